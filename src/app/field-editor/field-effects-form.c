/* field-effects-form.c: what features do in the chosen system, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-effects-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/base/newer.h"
#include "app/field-editor/field-form-rows.h"
#include "desk/field-editor/field-selection.h"
#include "text/field/field.h"
#include "text/words/phrase.h"

/* A statistic of the system's terrain. */
typedef struct
{
  GtkDropDown *choice; /* of a choice; of a length whether it is the feature's own */
  DuckLengthSpin *length; /* of a length, else NULL */
  GtkWidget *length_row; /* likewise */
  guint n_choices; /* without "Mixed" */
} Row;

struct _DuckFieldEffectsForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  AdwExpanderRow *fold; /* says what differs from usual, and has the rows */
  GPtrArray *children; /* what it has, lent */
  GArray *rows; /* Row, in the order of the statistics */
};

G_DEFINE_FINAL_TYPE (DuckFieldEffectsForm, duck_field_effects_form, ADW_TYPE_BIN)

static WarRules *
get_rules (DuckFieldEffectsForm *self)
{
  return duck_field_document_get_rules (duck_field_session_get_document (self->session));
}

/* The feature with this number among those that are selected; NULL: something else is. */
static const WarFeature *
get_feature (DuckFieldEffectsForm *self, guint index)
{
  const WarField *field = duck_field_session_get_field (self->session);
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);

  return index < n_items && items[index].kind == WAR_ITEM_FEATURE
           ? g_ptr_array_index (field->features, items[index].index)
           : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static void show (DuckFieldEffectsForm *self);

static void
change (DuckFieldEffectsForm *self, guint stat, gboolean own, gint value)
{
  if (!duck_field_selection_set_effect (self->session, stat, own, value))
    show (self);
}

static void
choice_cb (DuckFieldEffectsForm *self, GParamSpec *pspec, GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (self->updating || selected == GTK_INVALID_LIST_POSITION)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->choice != choice)
        continue;
      if (selected < row->n_choices)
        change (self, i, selected > 0,
                row->length != NULL ? duck_length_spin_get_length (row->length)
                                    : (gint) selected - 1);
      return;
    }
}

static void
length_cb (DuckFieldEffectsForm *self, DuckLengthSpin *length)
{
  for (guint i = 0; !self->updating && i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).length == length)
      {
        change (self, i, TRUE, duck_length_spin_get_length (length));
        return;
      }
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

/* All selected features are of the terrain of the first. */
static gboolean
is_one_terrain (DuckFieldEffectsForm *self)
{
  for (guint i = 1; get_feature (self, i) != NULL; i++)
    if (get_feature (self, i)->terrain != get_feature (self, 0)->terrain)
      return FALSE;

  return TRUE;
}

/* All have the statistic as usual, or all have the same of their own. */
static gboolean
is_common (DuckFieldEffectsForm *self, guint stat)
{
  const WarRules *rules = get_rules (self);
  const char *system = rules->system->id;
  const WarFeature *first = get_feature (self, 0);
  gboolean own = war_feature_has_effect (first, system, stat);

  for (guint i = 1; get_feature (self, i) != NULL; i++)
    {
      const WarFeature *other = get_feature (self, i);

      if (war_feature_has_effect (other, system, stat) != own
          || (own
              && war_feature_get_effect (other, rules, stat)
                   != war_feature_get_effect (first, rules, stat)))
        return FALSE;
    }

  return TRUE;
}

/* What one may choose of the statistic, in words. Free it. */
static char **
list_choices (DuckFieldEffectsForm *self, guint stat)
{
  const WarRules *rules = get_rules (self);
  const WarStat *kind = &rules->system->terrain_stats[stat];
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *usual
    = text_terrain_value (rules, stat, rules->terrain[get_feature (self, 0)->terrain][stat]);
  g_autofree char *as_usual
    = is_one_terrain (self)
        /* Translators: an effect is what it is for this terrain; %s is what that is */
        ? g_strdup_printf (_ ("As Usual (%s)"), usual)
        : g_strdup (_ ("As Usual"));

  g_strv_builder_add (names, as_usual);
  for (gint i = 0; kind->choices != NULL && kind->choices[i] != NULL; i++)
    {
      g_autofree char *name = text_terrain_choice (rules->system, stat, i);

      g_strv_builder_add (names, name);
    }
  if (kind->kind == WAR_STAT_LENGTH)
    g_strv_builder_add (names, _ ("Its Own"));
  return g_strv_builder_end (names);
}

static void
show_row (DuckFieldEffectsForm *self, guint stat)
{
  const WarRules *rules = get_rules (self);
  const WarFeature *first = get_feature (self, 0);
  const WarStat *kind = &rules->system->terrain_stats[stat];
  Row *row = &g_array_index (self->rows, Row, stat);
  gint32 value = war_feature_get_effect (first, rules, stat);
  gboolean own = war_feature_has_effect (first, rules->system->id, stat);
  gboolean common = is_common (self, stat);
  g_auto (GStrv) names = list_choices (self, stat);
  gint chosen = own ? (row->length != NULL ? 1 : value + 1) : 0;

  row->n_choices = g_strv_length (names);
  duck_field_form_show_choice (row->choice, (const char *const *) names, common ? chosen : -1);
  if (row->length == NULL)
    return;

  duck_length_spin_set_length (row->length, CLAMP (value, kind->minimum, kind->maximum));
  gtk_widget_set_visible (row->length_row, common && own);
}

/* What differs from usual, or that nothing does. */
static char *
describe (DuckFieldEffectsForm *self)
{
  const WarRules *rules = get_rules (self);
  const WarFeature *first = get_feature (self, 0);
  g_autofree char *own = text_feature_own_effect (first, rules);
  g_autofree char *effect = text_feature_effect (first, rules);
  gboolean common = is_one_terrain (self) || own != NULL;

  for (guint i = 0; common && i < self->rows->len; i++)
    common = is_common (self, i);
  if (!common)
    return g_strdup (_ ("Mixed"));
  if (own != NULL)
    /* Translators: what a feature does other than its terrain usually does */
    return g_strdup_printf (_ ("Other than usual: %s."), own);
  /* Translators: what a feature does, as its terrain usually does */
  return g_strdup_printf (_ ("As usual: %s."), effect);
}

static void
show (DuckFieldEffectsForm *self)
{
  const WarRules *rules = get_rules (self);
  g_autofree char *sentence = NULL;
  guint n_items;

  duck_field_session_get_selection (self->session, &n_items);
  for (guint i = 0; i < n_items; i++)
    if (get_feature (self, i) == NULL)
      n_items = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), rules != NULL && n_items > 0);
  if (rules == NULL || n_items == 0)
    return;

  self->updating = TRUE;
  sentence = describe (self);
  adw_expander_row_set_subtitle (self->fold, sentence);
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, i);
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static GtkWidget *
fold_in (DuckFieldEffectsForm *self, const char *title, gpointer control)
{
  GtkWidget *child = gtk_list_box_row_new ();
  GtkWidget *row = duck_field_form_new_row (title, control);

  gtk_widget_add_css_class (row, "rule");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (child), row);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (child), FALSE);
  gtk_widget_set_focusable (child, FALSE);
  adw_expander_row_add_row (self->fold, child);
  g_ptr_array_add (self->children, child);
  return child;
}

static Row
add_row (DuckFieldEffectsForm *self, const WarStat *stat, WarLengthUnit unit)
{
  Row row = { GTK_DROP_DOWN (duck_field_form_new_choice ()), NULL, NULL, 0 };
  const char *name = text_translate (stat->name);

  fold_in (self, name, row.choice);
  g_signal_connect_object (row.choice, "notify::selected", G_CALLBACK (choice_cb), self,
                           G_CONNECT_SWAPPED);
  if (stat->kind == WAR_STAT_LENGTH)
    {
      row.length = DUCK_LENGTH_SPIN (duck_length_spin_new (stat->minimum, stat->maximum));
      duck_length_spin_set_unit (row.length, unit);
      g_signal_connect_object (row.length, "value-changed", G_CALLBACK (length_cb), self,
                               G_CONNECT_SWAPPED);
      row.length_row = fold_in (self, name, row.length);
    }
  return row;
}

/* Another system has other statistics. */
static void
fill (DuckFieldEffectsForm *self)
{
  const WarRules *rules = get_rules (self);

  for (guint i = 0; i < self->children->len; i++)
    adw_expander_row_remove (self->fold, g_ptr_array_index (self->children, i));
  g_ptr_array_set_size (self->children, 0);
  g_array_set_size (self->rows, 0);
  for (guint i = 0; rules != NULL && rules->system->terrain_stats[i].id != NULL; i++)
    {
      Row row = add_row (self, &rules->system->terrain_stats[i], rules->system->length_unit);

      g_array_append_val (self->rows, row);
    }
  show (self);
}

GtkWidget *
duck_field_effects_form_new (DuckFieldSession *session)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldEffectsForm *self = g_object_new (DUCK_TYPE_FIELD_EFFECTS_FORM, NULL);
  DuckFieldDocument *document = duck_field_session_get_document (session);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "selection-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::rules", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}

static void
duck_field_effects_form_finalize (GObject *object)
{
  DuckFieldEffectsForm *self = DUCK_FIELD_EFFECTS_FORM (object);

  g_clear_object (&self->session);
  g_array_unref (self->rows);
  g_ptr_array_unref (self->children);

  G_OBJECT_CLASS (duck_field_effects_form_parent_class)->finalize (object);
}

static void
duck_field_effects_form_class_init (DuckFieldEffectsFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_effects_form_finalize;
}

static void
duck_field_effects_form_init (DuckFieldEffectsForm *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->children = g_ptr_array_new ();
  self->fold = ADW_EXPANDER_ROW (duck_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fold), _ ("Rules Here"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->fold), FALSE);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->fold));
  adw_bin_set_child (ADW_BIN (self), list);
}
