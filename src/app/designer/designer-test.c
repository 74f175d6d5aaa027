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
#include "app/designer/designer-form.h"
#include "app/designer/test-export.h"
#include "app/designer/test-report.h"
#include "app/designer/test-variants.h"
#include "desk/designer/test-run.h"
#include "engine/solo/commander.h"
#include "text/operation/oddity.h"
#include "text/solo/commander.h"
#include "text/solo/diagnosis.h"
#include "text/solo/series.h"

#define USUAL_GAMES 200
#define MOST_GAMES 100000

/* How narrow the interval is to be, in percent up and down; the last choice is a fixed number. */
static const guint widths[] = { 10, 5, 3, 2 };

#define USUAL_WIDTH 1
#define FIXED_NUMBER G_N_ELEMENTS (widths)

struct _DuckDesignerTest
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  GtkWidget *how_often; /* AdwComboRow */
  GtkSpinButton *games;
  GtkWidget *games_row;
  GtkWidget *commanders[WAR_N_SIDES]; /* AdwComboRow; of those that one may choose */
  GtkSwitch *changes_sides;
  GtkWidget *changes_row;
  GtkButton *start, *go_on, *stop;
  GtkProgressBar *progress;
  GtkWidget *result; /* what is shown once there is something */
  GtkLabel *diagnosis, *note;
  DuckTestReport *report;
  GtkWidget *export;
  DuckTestVariants *variants;

  DuckTestRun *run; /* or NULL */
  DuckTestResult tested; /* its operation is NULL: nothing is */
  DuckTestPlan plan; /* by which that was tested */
};

G_DEFINE_FINAL_TYPE (DuckDesignerTest, duck_designer_test, ADW_TYPE_BIN)

static WarOperation *
get_operation (DuckDesignerTest *self)
{
  return duck_operation_document_get_operation (self->document);
}

/* ---------------------------------------------------------------------------------------------
 * How it is tested. */

/* Nobody can play the operation yet, which is said in its place. */
static gboolean
is_barred (DuckDesignerTest *self)
{
  return get_operation (self)->rules->system->play == NULL;
}

/* The id of who commands the side: the first of them is a person. */
static const char *
get_commander (DuckDesignerTest *self, guint side)
{
  return war_commander_list ()[adw_combo_row_get_selected (ADW_COMBO_ROW (self->commanders[side]))
                               + 1];
}

static gboolean
is_fixed (DuckDesignerTest *self)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (self->how_often)) == FIXED_NUMBER;
}

static void
choose_plan (DuckTestPlan *plan, gpointer data)
{
  DuckDesignerTest *self = data;
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (self->how_often));

  *plan = (DuckTestPlan){
    .stops_by_itself = !is_fixed (self),
    .looks = war_stopping_new (widths[MIN (choice, FIXED_NUMBER - 1)] / 100.),
    .plan = {
      .n_games = (guint) gtk_spin_button_get_value_as_int (self->games),
      .seed = self->tested.operation == get_operation (self) ? self->tested.seed : g_random_int (),
      .changes_sides = gtk_widget_get_sensitive (self->changes_row)
                       && gtk_switch_get_active (self->changes_sides),
    },
  };
  for (guint i = 0; i < WAR_N_SIDES; i++)
    war_commander_find (get_commander (self, i), &plan->plan.commanders[i]);
}

static void
show_choices (DuckDesignerTest *self)
{
  gboolean is_idle
    = self->run == NULL && !duck_test_variants_is_busy (self->variants) && !is_barred (self);

  gtk_widget_set_visible (self->games_row, is_fixed (self));
  gtk_widget_set_sensitive (self->how_often, is_idle);
  gtk_widget_set_sensitive (self->games_row, is_idle);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    gtk_widget_set_sensitive (self->commanders[i], is_idle);
  gtk_widget_set_sensitive (
    self->changes_row, is_idle && !g_str_equal (get_commander (self, 0), get_commander (self, 1)));
}

/* Whether one can go on with what was stopped. */
static gboolean
can_go_on (DuckDesignerTest *self)
{
  return self->tested.operation != NULL && self->tested.operation == get_operation (self)
         && self->tested.tally.look == WAR_ANY_MOMENT;
}

static void
show_buttons (DuckDesignerTest *self)
{
  gboolean is_running = self->run != NULL;
  gboolean is_idle
    = !is_running && !duck_test_variants_is_busy (self->variants) && !is_barred (self);

  gtk_widget_set_visible (GTK_WIDGET (self->start), !is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->go_on), !is_running && can_go_on (self));
  gtk_widget_set_visible (GTK_WIDGET (self->stop), is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), is_idle);
  gtk_widget_set_sensitive (GTK_WIDGET (self->go_on), is_idle);
  duck_test_variants_set_allowed (self->variants, !is_running && !is_barred (self));
  gtk_widget_set_visible (self->export, !is_running && self->tested.operation != NULL);
  show_choices (self);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static void
show_note (DuckDesignerTest *self, const char *text)
{
  gtk_label_set_label (self->note, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), text != NULL);
}

static void
show_progress (DuckDesignerTest *self)
{
  guint n_played = duck_test_run_get_n_played (self->run);
  guint n_all = duck_test_run_get_n_all (self->run);
  g_autofree char *rest = duck_test_run_dup_rest (self->run);
  g_autofree char *games = g_strdup_printf (
    self->plan.stops_by_itself ? _ ("%u of %u games at most") : _ ("%u of %u games"), n_played,
    n_all);
  /* Translators: how many games have been played, and how long the rest takes */
  g_autofree char *text
    = rest != NULL ? g_strdup_printf (_ ("%s, %s"), games, rest) : g_steal_pointer (&games);

  gtk_progress_bar_set_fraction (self->progress, MIN ((double) n_played / MAX (n_all, 1), 1));
  gtk_progress_bar_set_text (self->progress, text);
}

void
duck_designer_test_update (DuckDesignerTest *self)
{
  g_return_if_fail (DUCK_IS_DESIGNER_TEST (self));

  g_autofree char *not_played = text_not_played (get_operation (self)->rules->system);
  g_autofree char *looks = NULL;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      /* Translators: %s is a side */
      g_autofree char *title
        = g_strdup_printf (_ ("Who Plays %s"), get_operation (self)->forces[i]->name);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->commanders[i]), title);
    }
  if (self->run == NULL && self->tested.operation != NULL
      && self->tested.operation != get_operation (self))
    show_note (self, _ ("The operation has changed since it was tested."));
  else if (self->run == NULL && self->tested.operation != NULL)
    {
      looks = self->tested.tally.look == WAR_ANY_MOMENT
                ? g_strdup (_ ("Stopped by hand: the intervals are so wide that they hold whenever "
                               "one stops."))
                : text_series_looks (&self->tested.tally, &self->plan.looks);
      show_note (self, looks);
    }
  else
    show_note (self, not_played);
  duck_test_variants_update (self->variants);
  show_buttons (self);
}

static void
show_tally (DuckDesignerTest *self, const WarSeriesTally *tally)
{
  g_autofree char *diagnosis = text_series_diagnosis (tally, self->tested.operation);

  gtk_widget_set_visible (self->result, tally->n_games > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->diagnosis), tally->n_games > 0);
  if (g_strcmp0 (gtk_label_get_label (self->diagnosis), diagnosis) != 0)
    gtk_label_set_label (self->diagnosis, diagnosis);
  if (tally->n_games > 0)
    duck_test_report_show (self->report, tally);
}

static void
run_cb (DuckTestRun *run, gboolean is_over, gpointer data)
{
  DuckDesignerTest *self = data;
  const WarSeriesTally *tally = duck_test_run_get_tally (run);
  const WarSetupFault *fault = duck_test_run_get_fault (run);

  show_progress (self);
  show_tally (self, tally);
  if (!is_over)
    return;

  self->run = NULL;
  self->tested.tally = *tally;
  if (tally->n_games == 0)
    g_clear_pointer (&self->tested.operation, war_operation_unref);
  duck_designer_test_update (self);
  if (fault != NULL)
    {
      g_autofree char *sentence = text_setup_fault (fault, duck_test_run_get_operation (run));

      show_note (self, sentence);
    }
  duck_test_run_free (run);
}

static void
run (DuckDesignerTest *self, const WarSeriesTally *before)
{
  duck_test_report_begin (self->report, self->tested.operation,
                          (const char *const *) self->tested.commanders);
  self->run = duck_test_run_new (self->tested.operation, &self->plan, before, run_cb, self);
  show_note (self, NULL);
  show_progress (self);
  show_tally (self, duck_test_run_get_tally (self->run));
  show_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->stop));
}

static void
start_cb (DuckDesignerTest *self)
{
  if (self->run != NULL)
    return;

  /* A test of the same again is another one. */
  g_clear_pointer (&self->tested.operation, war_operation_unref);
  choose_plan (&self->plan, self);
  self->tested.operation = war_operation_ref (get_operation (self));
  self->tested.seed = self->plan.plan.seed;
  self->tested.changes_sides = self->plan.plan.changes_sides;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    self->tested.commanders[i] = get_commander (self, i);
  run (self, NULL);
}

static void
go_on_cb (DuckDesignerTest *self)
{
  const WarSeriesTally before = self->tested.tally;

  if (self->run == NULL && can_go_on (self))
    run (self, &before);
}

static void
stop_cb (DuckDesignerTest *self)
{
  if (self->run != NULL)
    duck_test_run_stop (self->run);
}

static const DuckTestResult *
get_result (gpointer data)
{
  DuckDesignerTest *self = data;

  self->tested.trials = duck_test_variants_get_trials (self->variants, self->tested.operation);
  self->tested.looks = self->plan.stops_by_itself ? &self->plan.looks : NULL;
  return self->tested.operation != NULL ? &self->tested : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static GtkWidget *
add_choice (DuckDesignerTest *self, AdwPreferencesGroup *group, const char *title,
            const char *const *choices, guint chosen)
{
  GtkWidget *row = duck_designer_new_combo (title, choices);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
  adw_preferences_group_add (group, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (show_choices), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
add_how_often (DuckDesignerTest *self, AdwPreferencesGroup *group)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      /* Translators: until each share is known to so many percent up and down */
      g_autofree char *choice = g_strdup_printf (_ ("Until known to ± %u\u00a0%%"), widths[i]);

      g_strv_builder_add (choices, choice);
    }
  g_strv_builder_add (choices, _ ("A fixed number"));
  words = g_strv_builder_end (choices);
  self->how_often
    = add_choice (self, group, _ ("How Often"), (const char *const *) words, USUAL_WIDTH);
  self->games = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, MOST_GAMES, 50));
  duck_number_guard_add (self->games);
  gtk_spin_button_set_value (self->games, USUAL_GAMES);
  self->games_row = duck_control_row_new (_ ("Games"), GTK_WIDGET (self->games));
  adw_preferences_group_add (group, self->games_row);
}

/* Those who can play the operation as it is now: all but a person. */
static void
offer_commanders (DuckDesignerTest *self)
{
  g_autoptr (WarOperation) supplied = war_operation_supply (get_operation (self), 0);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (supplied, &fault);
  guint n = war_commander_count (setup) - 1;

  g_clear_pointer (&setup, war_setup_free);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (self->commanders[i]);
      guint chosen = adw_combo_row_get_selected (row);
      g_autoptr (GtkStringList) names = NULL;

      if (g_list_model_get_n_items (adw_combo_row_get_model (row)) == n)
        continue;
      names = gtk_string_list_new (NULL);
      for (guint j = 0; j < n; j++)
        gtk_string_list_append (names, text_commander_name (war_commander_list ()[j + 1]));
      adw_combo_row_set_model (row, G_LIST_MODEL (names));
      adw_combo_row_set_selected (row, chosen < n ? chosen : 0);
    }
}

static void
add_commanders (DuckDesignerTest *self, AdwPreferencesGroup *group)
{
  const char *const quick[] = { text_commander_name (war_commander_list ()[1]), NULL };

  for (guint i = 0; i < WAR_N_SIDES; i++)
    self->commanders[i] = add_choice (self, group, "", quick, 0);
  self->changes_row = duck_designer_new_switch (
    _ ("Change Sides"), _ ("In each second game they have each other’s side"),
    &self->changes_sides);
  adw_preferences_group_add (group, self->changes_row);
}

static GtkButton *
add_button (DuckDesignerTest *self, GtkWidget *box, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return GTK_BUTTON (button);
}

static void
add_buttons (DuckDesignerTest *self, GtkWidget *box)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->go_on = add_button (self, buttons, _ ("_Go On"), G_CALLBACK (go_on_cb));
  self->start = add_button (self, buttons, _ ("_Test It"), G_CALLBACK (start_cb));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_progress_bar_set_show_text (self->progress, TRUE);
  gtk_progress_bar_set_ellipsize (self->progress, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->progress), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->progress), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->progress));
  self->stop = add_button (self, buttons, _ ("_Stop"), G_CALLBACK (stop_cb));
  gtk_widget_add_css_class (GTK_WIDGET (self->start), "suggested-action");
  self->export = duck_test_export_new (self->document, get_result, self);
  gtk_widget_set_hexpand (self->export, TRUE);
  gtk_widget_set_halign (self->export, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), self->export);
  gtk_box_append (GTK_BOX (box), buttons);
}

static void
build (DuckDesignerTest *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Test It"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("The program plays against itself, many times, and counts who wins. It plays quickly rather "
       "than well: small differences say little."));
  self->variants = DUCK_TEST_VARIANTS (duck_test_variants_new (self->document, choose_plan, self));
  g_signal_connect_object (self->variants, "busy", G_CALLBACK (show_buttons), self,
                           G_CONNECT_SWAPPED);
  add_how_often (self, ADW_PREFERENCES_GROUP (group));
  add_commanders (self, ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  add_buttons (self, box);
  self->diagnosis = GTK_LABEL (duck_words_new (NULL, "heading"));
  gtk_label_set_selectable (self->diagnosis, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->diagnosis), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->diagnosis));
  self->note = GTK_LABEL (duck_words_new (NULL, "dim-label"));
  gtk_label_set_selectable (self->note, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->variants));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  self->result = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->report = DUCK_TEST_REPORT (duck_test_report_new ());
  gtk_box_append (GTK_BOX (self->result), GTK_WIDGET (self->report));
  gtk_widget_set_visible (self->result, FALSE);
  group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->result);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_bin_set_child (ADW_BIN (self), page);
  duck_designer_test_update (self);
}

static void
end_games (DuckDesignerTest *self)
{
  g_clear_pointer (&self->run, duck_test_run_free);
  if (self->variants != NULL)
    duck_test_variants_end (self->variants);
}

static void
duck_designer_test_dispose (GObject *object)
{
  DuckDesignerTest *self = DUCK_DESIGNER_TEST (object);

  end_games (self);
  self->variants = NULL;
  g_clear_pointer (&self->tested.operation, war_operation_unref);

  G_OBJECT_CLASS (duck_designer_test_parent_class)->dispose (object);
}

static void
duck_designer_test_unroot (GtkWidget *widget)
{
  /* The tab is closing: nobody waits for the games any more. */
  end_games (DUCK_DESIGNER_TEST (widget));

  GTK_WIDGET_CLASS (duck_designer_test_parent_class)->unroot (widget);
}

/* What it takes to know who can play is too much for each edit elsewhere. */
static void
duck_designer_test_map (GtkWidget *widget)
{
  DuckDesignerTest *self = DUCK_DESIGNER_TEST (widget);

  if (self->run == NULL)
    offer_commanders (self);

  GTK_WIDGET_CLASS (duck_designer_test_parent_class)->map (widget);
}

static void
duck_designer_test_class_init (DuckDesignerTestClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_designer_test_dispose;
  GTK_WIDGET_CLASS (klass)->map = duck_designer_test_map;
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
