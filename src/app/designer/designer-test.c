/* designer-test.c: tests an operation by many games, in the background
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-test.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/number-guard.h"
#include "app/base/words.h"
#include "app/designer/test-charts.h"
#include "engine/solo/quick.h"
#include "text/diagnosis.h"
#include "text/oddity.h"
#include "text/phrase.h"
#include "text/series.h"

#define USUAL_GAMES 200

struct _DuckDesignerTest
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  GtkSpinButton *games;
  GtkButton *start, *cancel;
  GtkProgressBar *progress;
  GtkWidget *result; /* what is shown once there is something */
  GtkDrawingArea *bar, *lengths;
  GtkLabel *words;
  GtkLabel *note;

  GCancellable *cancellable; /* of the test that runs; or NULL */
  WarOperation *tested; /* or NULL */
  WarSeriesTally tally; /* of it */
  gint64 begun; /* when the test began that runs; in microseconds */
};

G_DEFINE_FINAL_TYPE (DuckDesignerTest, duck_designer_test, ADW_TYPE_BIN)

/* ---------------------------------------------------------------------------------------------
 * The games. */

/* What the threads that play share with the window. */
typedef struct
{
  WarOperation *operation;
  WarSeriesPlan plan;
  GCancellable *cancellable;
  GMutex mutex;
  WarSeriesTally so_far; /* guarded */
  gboolean told; /* guarded: the window is about to look */
  DuckDesignerTest *test; /* the window's thread has it alone, and lets it go at the end */
  gboolean is_playable;
  WarSetupFault fault;
  WarSeriesTally tally;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  war_operation_unref (work->operation);
  g_object_unref (work->cancellable);
  g_mutex_clear (&work->mutex);
  g_free (work);
}

/* About how long the rest takes; NULL: it cannot be said yet, or it does not matter. Free it. */
static char *
describe_rest (const DuckDesignerTest *self, guint n_played, guint n_games)
{
  gint64 passed = (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
  guint rest;

  if (n_played == 0 || passed < 2)
    return NULL;
  rest = (guint) (passed * (n_games - n_played) / n_played);
  if (rest < 90)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "about %u second left", "about %u seconds left", rest), rest);
  rest = (rest + 30) / 60;
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "about %u minute left", "about %u minutes left", rest), rest);
}

static void
show_progress (DuckDesignerTest *self, const WarSeriesTally *tally, guint n_games)
{
  g_autofree char *rest = describe_rest (self, tally->n_games, n_games);
  g_autofree char *games = g_strdup_printf (_ ("%u of %u games"), tally->n_games, n_games);
  /* Translators: how many games have been played, and how long the rest takes */
  g_autofree char *text
    = rest != NULL ? g_strdup_printf (_ ("%s, %s"), games, rest) : g_steal_pointer (&games);

  gtk_progress_bar_set_fraction (self->progress, (double) tally->n_games / MAX (n_games, 1));
  gtk_progress_bar_set_text (self->progress, text);
}

static gboolean
progress_cb (gpointer data)
{
  GTask *task = data;
  Work *work = g_task_get_task_data (task);
  WarSeriesTally so_far;

  g_mutex_lock (&work->mutex);
  so_far = work->so_far;
  work->told = FALSE;
  g_mutex_unlock (&work->mutex);
  if (work->test != NULL && work->test->cancellable == work->cancellable)
    show_progress (work->test, &so_far, work->plan.n_games);
  return G_SOURCE_REMOVE;
}

static gboolean
step_cb (const WarSeriesTally *tally, gpointer data)
{
  GTask *task = data;
  Work *work = g_task_get_task_data (task);
  gboolean tells;

  g_mutex_lock (&work->mutex);
  work->so_far = *tally;
  tells = !work->told;
  work->told = TRUE;
  g_mutex_unlock (&work->mutex);
  if (tells)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, progress_cb, g_object_ref (task), g_object_unref);
  return !g_cancellable_is_cancelled (work->cancellable);
}

static void
work_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  work->is_playable
    = war_series_play (work->operation, &work->plan, step_cb, task, &work->tally, &work->fault);
  g_task_return_boolean (task, TRUE);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

/* Nobody can play the operation yet, which is said in its place. */
static gboolean
is_barred (DuckDesignerTest *self)
{
  return duck_operation_document_get_operation (self->document)->rules->system->play == NULL;
}

static void
set_running (DuckDesignerTest *self, gboolean running)
{
  gtk_widget_set_visible (GTK_WIDGET (self->start), !running);
  gtk_widget_set_visible (GTK_WIDGET (self->cancel), running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), !is_barred (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->games), !running && !is_barred (self));
}

static void
show_note (DuckDesignerTest *self, const char *text)
{
  gtk_label_set_label (self->note, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), text != NULL);
}

/* What there is nothing of is left out. */
static void
append_part (GString *words, const char *separator, const char *part)
{
  if (part != NULL)
    g_string_append_printf (words, "%s%s", separator, part);
}

static void
show_result (DuckDesignerTest *self)
{
  g_autofree char *first = text_series_wins (&self->tally, self->tested, 1);
  g_autofree char *second = text_series_wins (&self->tally, self->tested, 2);
  g_autofree char *means = text_series_means (&self->tally, self->tested);
  g_autofree char *diagnosis = text_series_diagnosis (&self->tally, self->tested);
  g_autofree char *armies = text_series_armies (self->tested);
  g_autofree char *lengths = text_series_lengths (&self->tally);
  g_autofree char *turn = text_series_first (&self->tally, self->tested);
  g_autofree char *endings = text_series_endings (&self->tally, self->tested);
  g_autoptr (GString) words = g_string_new (NULL);

  append_part (words, "", diagnosis);
  append_part (words, "\n", first);
  append_part (words, "\n", second);
  append_part (words, "\n\n", means);
  append_part (words, " ", lengths);
  append_part (words, " ", turn);
  append_part (words, "\n\n", endings);
  append_part (words, "\n\n", armies);
  gtk_label_set_label (self->words, words->str);
  if (lengths != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->lengths), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    lengths, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->lengths));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  diagnosis, -1);
  gtk_widget_set_visible (self->result, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self->bar));
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (DuckDesignerTest) self = g_steal_pointer (&work->test);

  /* The page has gone, or another test runs. */
  if (self->cancellable != work->cancellable)
    return;

  g_clear_object (&self->cancellable);
  set_running (self, FALSE);
  /* Unless there is more, what was known before still is. */
  gtk_widget_set_visible (self->result, self->tested != NULL);
  if (!work->is_playable)
    {
      g_autofree char *sentence = text_setup_fault (&work->fault, work->operation);

      show_note (self, sentence);
      return;
    }
  if (work->tally.n_games == 0)
    {
      duck_designer_test_update (self);
      return;
    }

  g_clear_pointer (&self->tested, war_operation_unref);
  self->tested = war_operation_ref (work->operation);
  self->tally = work->tally;
  show_result (self);
  duck_designer_test_update (self);
}

void
duck_designer_test_update (DuckDesignerTest *self)
{
  g_return_if_fail (DUCK_IS_DESIGNER_TEST (self));

  g_autofree char *not_played
    = text_not_played (duck_operation_document_get_operation (self->document)->rules->system);

  if (self->cancellable == NULL && self->tested != NULL
      && self->tested != duck_operation_document_get_operation (self->document))
    show_note (self, _ ("The operation has changed since it was tested."));
  else
    show_note (self, not_played);
}

static void
start_cb (DuckDesignerTest *self)
{
  g_autoptr (GTask) task = NULL;
  guint n_processors = g_get_num_processors ();
  Work *work;

  if (self->cancellable != NULL)
    return;

  self->cancellable = g_cancellable_new ();
  work = g_new0 (Work, 1);
  work->operation = war_operation_ref (duck_operation_document_get_operation (self->document));
  work->cancellable = g_object_ref (self->cancellable);
  work->test = g_object_ref (self);
  work->plan = (WarSeriesPlan){
    .n_games = (guint) gtk_spin_button_get_value_as_int (self->games),
    .seed = g_random_int (),
    /* One core is left to the windows. */
    .n_threads = CLAMP (n_processors - 1, 1, WAR_SERIES_MAX_THREADS),
    .commanders = { war_quick_command, war_quick_command },
  };
  g_mutex_init (&work->mutex);
  self->begun = g_get_monotonic_time ();

  show_note (self, NULL);
  gtk_widget_set_visible (self->result, FALSE); /* that of another test */
  show_progress (self, &work->so_far, work->plan.n_games);
  set_running (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->cancel));
  task = g_task_new (NULL, self->cancellable, done_cb, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_cb);
}

static void
cancel_cb (DuckDesignerTest *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  duck_test_charts_draw_wins (cr, &((DuckDesignerTest *) data)->tally, width, height);
}

static void
draw_lengths (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  duck_test_charts_draw_lengths (GTK_WIDGET (area), cr, &((DuckDesignerTest *) data)->tally, width,
                                 height);
}

static GtkLabel *
new_words (GtkWidget *box)
{
  GtkWidget *label = duck_words_new (NULL, NULL);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
build (DuckDesignerTest *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row;
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *caption;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Test It"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("The program plays against itself, many times, and counts who wins. It plays quickly rather "
       "than well: small differences say little."));
  self->games = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 10000, 50));
  duck_number_guard_add (self->games);
  gtk_spin_button_set_value (self->games, USUAL_GAMES);
  row = duck_control_row_new (_ ("Games"), GTK_WIDGET (self->games));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  self->start = GTK_BUTTON (gtk_button_new_with_mnemonic (_ ("_Test It")));
  self->cancel = GTK_BUTTON (gtk_button_new_with_mnemonic (_ ("_Cancel")));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_progress_bar_set_show_text (self->progress, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->progress), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->progress), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->start), "suggested-action");
  g_signal_connect_object (self->start, "clicked", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cancel, "clicked", G_CALLBACK (cancel_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->start));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->cancel));
  gtk_box_append (GTK_BOX (box), buttons);

  self->result = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->bar = GTK_DRAWING_AREA (gtk_drawing_area_new ());
  gtk_drawing_area_set_content_height (self->bar, 56);
  gtk_drawing_area_set_draw_func (self->bar, draw_bar, self, NULL);
  gtk_box_append (GTK_BOX (self->result), GTK_WIDGET (self->bar));
  self->lengths = GTK_DRAWING_AREA (gtk_drawing_area_new ());
  gtk_drawing_area_set_content_height (self->lengths, 80);
  gtk_drawing_area_set_draw_func (self->lengths, draw_lengths, self, NULL);
  gtk_box_append (GTK_BOX (self->result), GTK_WIDGET (self->lengths));
  caption = duck_words_new (_ ("Games by the round in which they ended"), "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_box_append (GTK_BOX (self->result), caption);
  self->words = new_words (self->result);
  gtk_widget_set_visible (self->result, FALSE);
  gtk_box_append (GTK_BOX (box), self->result);
  self->note = new_words (box);
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "dim-label");

  group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_bin_set_child (ADW_BIN (self), page);
  set_running (self, FALSE);
  duck_designer_test_update (self);
}

static void
duck_designer_test_dispose (GObject *object)
{
  DuckDesignerTest *self = DUCK_DESIGNER_TEST (object);

  cancel_cb (self);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->tested, war_operation_unref);

  G_OBJECT_CLASS (duck_designer_test_parent_class)->dispose (object);
}

static void
duck_designer_test_unroot (GtkWidget *widget)
{
  DuckDesignerTest *self = DUCK_DESIGNER_TEST (widget);

  /* The tab is closing: nobody waits for the games any more. */
  cancel_cb (self);
  g_clear_object (&self->cancellable);

  GTK_WIDGET_CLASS (duck_designer_test_parent_class)->unroot (widget);
}

static void
duck_designer_test_class_init (DuckDesignerTestClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_designer_test_dispose;
  GTK_WIDGET_CLASS (klass)->unroot = duck_designer_test_unroot;
}

static void
duck_designer_test_init (DuckDesignerTest *self)
{
}

GtkWidget *
duck_designer_test_new (DuckOperationDocument *document)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);

  DuckDesignerTest *self = g_object_new (DUCK_TYPE_DESIGNER_TEST, NULL);

  self->document = document;
  build (self);
  return GTK_WIDGET (self);
}
