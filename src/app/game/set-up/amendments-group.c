/* amendments-group.c: rows that say which amendments a game has
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/amendments-group.h"

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "desk/base/settings.h"
#include "text/army/amendment.h"
#include "text/game/event.h"
#include "text/words/phrase.h"

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
  WarAmendments fixed_off; /* of them: those that an operation does not allow */
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
  GtkWidget *button = gtk_switch_new (), *row = adw_action_row_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
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

/* Those that make the game fairer, of those that may be turned on. */
static WarAmendments
get_balanced (DuckAmendmentsGroup *self)
{
  return self->rules != NULL ? war_system_get_balanced (self->rules->system) & ~self->fixed_off : 0;
}

static void
show_row (DuckAmendmentsGroup *self, guint index, gboolean is_on)
{
  GtkSwitch *button = g_ptr_array_index (self->switches, index);
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_ACTION_ROW);
  const WarClause *clause
    = war_rules_find_clause (self->rules, self->rules->system->amendments[index].clause);
  gboolean is_fixed = (self->fixed_off >> index & 1) != 0;
  g_autofree char *otherwise = is_fixed ? text_describe_fixed_off (self->rules, clause)
                                        : text_describe_without (self->rules, clause);

  gtk_switch_set_active (button, is_on);
  gtk_widget_set_sensitive (GTK_WIDGET (button), !is_fixed);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), otherwise);
}

void
duck_amendments_group_show (DuckAmendmentsGroup *self, WarRules *rules, WarAmendments amendments,
                            WarAmendments fixed_off)
{
  g_return_if_fail (DUCK_IS_AMENDMENTS_GROUP (self));

  WarAmendments on, balanced;
  guint n_on = 0, n_all = 0;
  g_autofree char *count = NULL;

  self->is_following = TRUE;
  if (rules != self->rules)
    fill_rows (self, rules);
  self->fixed_off = fixed_off;
  on = rules != NULL ? amendments & war_system_get_amendments (rules->system) & ~fixed_off : 0;
  balanced = get_balanced (self);
  for (guint i = 0; i < self->switches->len; i++)
    {
      if (g_ptr_array_index (self->switches, i) == NULL)
        continue;
      n_all++;
      n_on += on >> i & 1;
      show_row (self, i, (on >> i & 1) != 0);
    }

  adw_combo_row_set_selected (self->choice, (on & balanced) == 0          ? AS_PRINTED
                                            : (on & balanced) == balanced ? BALANCED
                                                                          : ONE_BY_ONE);
  count = g_strdup_printf (_ ("%u of %u"), n_on, n_all);
  adw_expander_row_set_subtitle (self->amendments, count);
  gtk_widget_set_visible (GTK_WIDGET (self), n_all > 0);
  self->is_following = FALSE;
}

/* What makes the game neither fairer nor less so stays as it is. */
static void
choice_cb (DuckAmendmentsGroup *self)
{
  guint choice = adw_combo_row_get_selected (self->choice);
  WarAmendments balanced = get_balanced (self);

  if (self->is_following || self->rules == NULL)
    return;

  if (choice == ONE_BY_ONE)
    {
      adw_expander_row_set_expanded (self->amendments, TRUE);
      return;
    }
  duck_amendments_group_show (self, self->rules,
                              (duck_amendments_group_get (self) & ~balanced)
                                | (choice == BALANCED ? balanced : 0),
                              self->fixed_off);
  change_cb (self);
}

WarAmendments
duck_amendments_recall (const WarRules *rules)
{
  g_autoptr (GVariant) value
    = g_settings_get_value (duck_settings_get (), DUCK_SETTING_GAME_AMENDMENTS);
  g_autoptr (GVariant) clauses = g_variant_get_maybe (value);
  g_autofree const char **ids = clauses != NULL ? g_variant_get_strv (clauses, NULL) : NULL;
  WarAmendments amendments = 0;

  if (ids == NULL)
    return war_system_get_balanced (rules->system);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      gint amendment = war_system_find_amendment (rules->system, ids[i]);

      if (amendment != WAR_NO_AMENDMENT)
        amendments |= (WarAmendments) 1 << amendment;
    }
  return amendments & war_system_get_amendments (rules->system);
}

void
duck_amendments_remember (const WarRules *rules, WarAmendments amendments)
{
  const WarAmendment *all = rules->system->amendments;
  GVariantBuilder clauses;

  g_variant_builder_init (&clauses, G_VARIANT_TYPE_STRING_ARRAY);
  for (guint i = 0; all != NULL && all[i].clause != NULL; i++)
    if ((amendments >> i & 1) != 0)
      g_variant_builder_add (&clauses, "s", all[i].clause);
  g_settings_set_value (duck_settings_get (), DUCK_SETTING_GAME_AMENDMENTS,
                        g_variant_new_maybe (NULL, g_variant_builder_end (&clauses)));
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
  duck_expander_row_name (self->amendments);
}
