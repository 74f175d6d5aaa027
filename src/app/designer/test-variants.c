/* test-variants.c: small changes of an operation, tried, and taken over with one press
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/test-variants.h"

#include <glib/gi18n-lib.h>

#include "app/base/words.h"
#include "app/shell/shell.h"
#include "text/operation/oddity.h"
#include "text/solo/trials.h"

struct _DuckTestVariants
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  DuckTestPlanFunc plan;
  gpointer plan_data;
  GtkButton *start, *stop;
  GtkProgressBar *progress;
  GtkLabel *remedy, *note;
  GtkListBox *list;

  DuckTestRun *run; /* or NULL */
  WarOperation *tried; /* or NULL */
  WarTrials trials; /* of it: an array of its own, or none */
  gboolean is_allowed;
};

G_DEFINE_FINAL_TYPE (DuckTestVariants, duck_test_variants, ADW_TYPE_BIN)

static guint busy_signal;

static WarOperation *
get_operation (DuckTestVariants *self)
{
  return duck_operation_document_get_operation (self->document);
}

/* What was tried can be taken over as long as nothing else has changed. */
static gboolean
is_current (DuckTestVariants *self)
{
  return self->tried == get_operation (self);
}

static void
show_words (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* ---------------------------------------------------------------------------------------------
 * The list. */

static void
take_over_cb (DuckTestVariants *self, GtkWidget *button)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "trial"));
  DuckShell *shell = duck_shell_find (self);
  WarVariant variant;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (!is_current (self) || self->trials.trials == NULL || n >= self->trials.trials->len)
    return;

  variant = g_array_index (self->trials.trials, WarTrial, n).variant;
  title = text_trial_title (&variant, self->tried);
  /* Translators: %s is a change of an operation, such as "10 rounds instead of 12" */
  text = g_strdup_printf (_ ("Taken over: %s"), title);
  duck_operation_document_take_over (self->document, &variant);
  if (shell != NULL)
    duck_shell_add_toast (shell, text, NULL);
  /* The buttons of the rows take no more presses. */
  gtk_widget_grab_focus (GTK_WIDGET (self->start));
}

static GtkWidget *
new_row (DuckTestVariants *self, const WarTrial *trial, gboolean is_remedy)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("Take Over"));
  g_autofree char *title = text_trial_title (&trial->variant, self->tried);
  g_autofree char *effect = text_trial_effect (&self->trials, trial, self->tried);
  /* Translators: %s is a change of an operation, such as "10 rounds instead of 12" */
  g_autofree char *name = g_strdup_printf (_ ("Take over: %s"), title);
  guint n = (guint) (trial - &g_array_index (self->trials.trials, WarTrial, 0));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), effect);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  if (is_remedy)
    adw_action_row_set_icon_name (ADW_ACTION_ROW (row), "emblem-ok-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (button, is_current (self));
  if (is_remedy)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "trial", GUINT_TO_POINTER (n));
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_over_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
show_list (DuckTestVariants *self)
{
  g_autoptr (GPtrArray) ranked = war_trials_rank (&self->trials);
  const WarTrial *remedy = war_trials_find_remedy (&self->trials);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < ranked->len; i++)
    {
      const WarTrial *trial = g_ptr_array_index (ranked, i);

      gtk_list_box_append (self->list, new_row (self, trial, trial == remedy));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), ranked->len > 0);
}

static void
show (DuckTestVariants *self)
{
  g_autofree char *method = NULL;
  g_autofree char *remedy = NULL;

  show_list (self);
  if (self->trials.trials == NULL || self->trials.before.n_games == 0)
    {
      show_words (self->remedy, NULL);
      show_words (self->note, NULL);
      return;
    }

  method = text_trials_method (&self->trials);
  remedy = self->run == NULL ? text_trials_remedy (&self->trials, self->tried) : NULL;
  show_words (self->remedy, remedy);
  show_words (self->note, is_current (self)
                            ? method
                            : _ ("The operation has changed since these changes were tried."));
}

/* ---------------------------------------------------------------------------------------------
 * The games. */

static void
show_buttons (DuckTestVariants *self)
{
  gboolean is_running = self->run != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->start), !is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->stop), is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), self->is_allowed);
}

static void
show_progress (DuckTestVariants *self)
{
  guint n_played = duck_test_run_get_n_played (self->run);
  guint n_all = duck_test_run_get_n_all (self->run);
  g_autofree char *rest = duck_test_run_dup_rest (self->run);
  g_autofree char *games = g_strdup_printf (_ ("%u of %u games"), n_played, n_all);
  /* Translators: how many games have been played, and how long the rest takes */
  g_autofree char *text
    = rest != NULL ? g_strdup_printf (_ ("%s, %s"), games, rest) : g_steal_pointer (&games);

  gtk_progress_bar_set_fraction (self->progress, (double) n_played / MAX (n_all, 1));
  gtk_progress_bar_set_text (self->progress, text);
}

/* Takes over what the run has come to. */
static void
take_trials (DuckTestVariants *self)
{
  const WarTrials *trials = duck_test_run_get_trials (self->run);

  if (trials->n_steps == self->trials.n_steps)
    return;
  war_trials_clear (&self->trials);
  self->trials = *trials;
  self->trials.trials = g_array_copy (trials->trials);
}

static void
run_cb (DuckTestRun *run, gboolean is_over, gpointer data)
{
  DuckTestVariants *self = data;
  guint n_before = self->trials.n_steps;

  show_progress (self);
  take_trials (self);
  if (is_over)
    {
      const WarSetupFault *fault = duck_test_run_get_fault (run);
      g_autofree char *sentence = fault != NULL ? text_setup_fault (fault, self->tried) : NULL;

      self->run = NULL;
      show (self);
      if (sentence != NULL)
        show_words (self->note, sentence);
      duck_test_run_free (run);
      show_buttons (self);
      g_signal_emit (self, busy_signal, 0);
    }
  else if (self->trials.n_steps != n_before)
    show (self);
}

static void
start_cb (DuckTestVariants *self)
{
  DuckTestPlan plan;

  if (self->run != NULL || !self->is_allowed)
    return;

  self->plan (&plan, self->plan_data);
  /* As many as any share takes: a number that hangs on no game. */
  if (plan.stops_by_itself)
    plan.plan.n_games = plan.looks.games[WAR_N_LOOKS - 1];
  plan.stops_by_itself = FALSE;
  war_trials_clear (&self->trials);
  g_clear_pointer (&self->tried, war_operation_unref);
  self->tried = war_operation_ref (get_operation (self));
  self->run = duck_test_run_new_trials (self->tried, &plan, run_cb, self);
  show (self);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_progress_bar_set_text (self->progress, _ ("Trying changes …"));
  show_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->stop));
  g_signal_emit (self, busy_signal, 0);
}

static void
stop_cb (DuckTestVariants *self)
{
  if (self->run != NULL)
    duck_test_run_stop (self->run);
}

void
duck_test_variants_end (DuckTestVariants *self)
{
  g_return_if_fail (DUCK_IS_TEST_VARIANTS (self));

  g_clear_pointer (&self->run, duck_test_run_free);
}

void
duck_test_variants_update (DuckTestVariants *self)
{
  g_return_if_fail (DUCK_IS_TEST_VARIANTS (self));

  if (self->trials.trials != NULL && self->run == NULL)
    show (self);
}

void
duck_test_variants_set_allowed (DuckTestVariants *self, gboolean allowed)
{
  g_return_if_fail (DUCK_IS_TEST_VARIANTS (self));

  self->is_allowed = allowed;
  show_buttons (self);
}

gboolean
duck_test_variants_is_busy (DuckTestVariants *self)
{
  g_return_val_if_fail (DUCK_IS_TEST_VARIANTS (self), FALSE);

  return self->run != NULL;
}

const WarTrials *
duck_test_variants_get_trials (DuckTestVariants *self, const WarOperation *operation)
{
  g_return_val_if_fail (DUCK_IS_TEST_VARIANTS (self), NULL);

  return self->run == NULL && self->trials.trials != NULL && self->trials.trials->len > 0
             && self->tried == operation
           ? &self->trials
           : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static GtkLabel *
add_words (GtkWidget *box, const char *style)
{
  GtkWidget *label = duck_words_new (NULL, style);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_visible (label, FALSE);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
build (DuckTestVariants *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("What to Change"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("Small changes are played with the same dice: who begins, rounds, points or units, "
       "reserves, amendments. The fairest come first."));
  self->start = GTK_BUTTON (gtk_button_new_with_mnemonic (_ ("Try _Changes")));
  self->stop = GTK_BUTTON (gtk_button_new_with_mnemonic (_ ("_Stop")));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_progress_bar_set_show_text (self->progress, TRUE);
  gtk_progress_bar_set_ellipsize (self->progress, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->progress), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->progress), GTK_ALIGN_CENTER);
  g_signal_connect_object (self->start, "clicked", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stop, "clicked", G_CALLBACK (stop_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->start));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (buttons), GTK_WIDGET (self->stop));
  gtk_box_append (GTK_BOX (box), buttons);
  self->remedy = add_words (box, "heading");
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What Changes Do"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  self->note = add_words (box, "dim-label");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_bin_set_child (ADW_BIN (self), group);
  show_buttons (self);
}

static void
duck_test_variants_dispose (GObject *object)
{
  DuckTestVariants *self = DUCK_TEST_VARIANTS (object);

  duck_test_variants_end (self);
  war_trials_clear (&self->trials);
  g_clear_pointer (&self->tried, war_operation_unref);

  G_OBJECT_CLASS (duck_test_variants_parent_class)->dispose (object);
}

static void
duck_test_variants_class_init (DuckTestVariantsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_test_variants_dispose;
  busy_signal = g_signal_new ("busy", DUCK_TYPE_TEST_VARIANTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
}

static void
duck_test_variants_init (DuckTestVariants *self)
{
  self->is_allowed = TRUE;
}

GtkWidget *
duck_test_variants_new (DuckOperationDocument *document, DuckTestPlanFunc plan, gpointer data)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);
  g_return_val_if_fail (plan != NULL, NULL);

  DuckTestVariants *self = g_object_new (DUCK_TYPE_TEST_VARIANTS, NULL);

  self->document = document;
  self->plan = plan;
  self->plan_data = data;
  build (self);
  return GTK_WIDGET (self);
}
