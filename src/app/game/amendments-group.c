/* amendments-group.c: rows that say which amendments a game has
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/amendments-group.h"

#include <glib/gi18n-lib.h>

#include "text/amendment.h"
#include "text/event.h"
#include "text/phrase.h"

/* The rows of “Rules”. */
enum
{
  AS_PRINTED,
  BALANCED,
  ONE_BY_ONE,
};

struct _DuckAmendmentsGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow *choice;
  AdwExpanderRow *amendments;

  WarRules *rules; /* whose amendments have rows; or NULL */
  GPtrArray *switches; /* GtkSwitch, by amendment; NULL for what has no row */
  gboolean is_following; /* rows are being set: nobody has touched them */
};

G_DEFINE_FINAL_TYPE (DuckAmendmentsGroup, duck_amendments_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

WarAmendments
duck_amendments_group_get (DuckAmendmentsGroup *self)
{
  g_return_val_if_fail (DUCK_IS_AMENDMENTS_GROUP (self), 0);

  WarAmendments amendments = 0;

  for (guint i = 0; i < self->switches->len; i++)
    {
      GtkSwitch *button = g_ptr_array_index (self->switches, i);

      if (button != NULL && gtk_switch_get_active (button))
        amendments |= (WarAmendments) 1 << i;
    }
  return amendments;
}

static void
change_cb (DuckAmendmentsGroup *self)
{
  if (!self->is_following)
    g_signal_emit (self, changed_signal, 0);
}

static void
clear_rows (DuckAmendmentsGroup *self)
{
  for (guint i = 0; i < self->switches->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->switches, i);

      if (button != NULL)
        adw_expander_row_remove (self->amendments,
                                 gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW));
    }
  g_ptr_array_set_size (self->switches, 0);
  g_clear_pointer (&self->rules, war_rules_unref);
}

static GtkWidget *
add_row (DuckAmendmentsGroup *self, const WarClause *clause)
{
  /* Translators: the number of a rule or ruling, and what it says */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), text_short_clause (clause->id),
                                            text_translate (clause->amendment));
  g_autofree char *printed = text_describe_without (self->rules, clause);
  GtkWidget *button = gtk_switch_new (), *row = adw_action_row_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), printed);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_expander_row_add_row (self->amendments, row);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (change_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

/* A switch for each amendment that games of the system may have. */
static void
fill_rows (DuckAmendmentsGroup *self, WarRules *rules)
{
  const WarAmendment *amendments = rules != NULL ? rules->system->amendments : NULL;

  clear_rows (self);
  self->rules = rules != NULL ? war_rules_ref (rules) : NULL;
  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    {
      const WarClause *clause = war_rules_find_clause (rules, amendments[i].clause);
      gboolean has_row = !amendments[i].of_campaigns && clause != NULL && clause->amendment != NULL;

      g_ptr_array_add (self->switches, has_row ? add_row (self, clause) : NULL);
    }
}

void
duck_amendments_group_show (DuckAmendmentsGroup *self, WarRules *rules, WarAmendments amendments)
{
  g_return_if_fail (DUCK_IS_AMENDMENTS_GROUP (self));

  WarAmendments all = rules != NULL ? war_system_get_amendments (rules->system) : 0;
  WarAmendments on = amendments & all;
  guint n_on = 0, n_all = 0;
  g_autofree char *count = NULL;

  self->is_following = TRUE;
  if (rules != self->rules)
    fill_rows (self, rules);
  for (guint i = 0; i < self->switches->len; i++)
    {
      GtkSwitch *button = g_ptr_array_index (self->switches, i);

      if (button == NULL)
        continue;
      n_all++;
      n_on += on >> i & 1;
      gtk_switch_set_active (button, (on >> i & 1) != 0);
    }

  adw_combo_row_set_selected (self->choice, on == 0     ? AS_PRINTED
                                            : on == all ? BALANCED
                                                        : ONE_BY_ONE);
  count = g_strdup_printf (_ ("%u of %u"), n_on, n_all);
  adw_expander_row_set_subtitle (self->amendments, count);
  gtk_widget_set_visible (GTK_WIDGET (self), n_all > 0);
  self->is_following = FALSE;
}

static void
choice_cb (DuckAmendmentsGroup *self)
{
  guint choice = adw_combo_row_get_selected (self->choice);

  if (self->is_following || self->rules == NULL)
    return;

  if (choice == ONE_BY_ONE)
    {
      adw_expander_row_set_expanded (self->amendments, TRUE);
      return;
    }
  duck_amendments_group_show (
    self, self->rules, choice == BALANCED ? war_system_get_amendments (self->rules->system) : 0);
  change_cb (self);
}

static void
duck_amendments_group_finalize (GObject *object)
{
  DuckAmendmentsGroup *self = DUCK_AMENDMENTS_GROUP (object);

  g_ptr_array_unref (self->switches);
  g_clear_pointer (&self->rules, war_rules_unref);

  G_OBJECT_CLASS (duck_amendments_group_parent_class)->finalize (object);
}

static void
duck_amendments_group_class_init (DuckAmendmentsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_amendments_group_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/amendments-group.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckAmendmentsGroup, choice);
  gtk_widget_class_bind_template_child (widget_class, DuckAmendmentsGroup, amendments);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_amendments_group_init (DuckAmendmentsGroup *self)
{
  self->switches = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
