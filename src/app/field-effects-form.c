/* field-effects-form.c: what features do in the chosen system, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-effects-form.h"

#include <glib/gi18n-lib.h>

#include "app/field-inspector.h"
#include "app/length-spin.h"
#include "engine/field-edit.h"
#include "text/field.h"
#include "text/phrase.h"

/* A statistic of the system's terrain. */
typedef struct
{
  GtkDropDown *choice; /* of a choice; of a length whether it is the feature's own */
  DuckLengthSpin *length; /* of a length, else NULL */
} Row;

struct _DuckFieldEffectsForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkLabel *effect; /* in words */
  GtkBox *box; /* of rows */
  GArray *rows; /* Row, in the order of the statistics */
};

G_DEFINE_FINAL_TYPE (DuckFieldEffectsForm, duck_field_effects_form, ADW_TYPE_BIN)

static WarRules *
get_rules (DuckFieldEffectsForm *self)
{
  return duck_field_document_get_rules (duck_field_session_get_document (self->session));
}

/* The first feature that is selected, as which all are shown; or NULL. */
static const WarFeature *
get_first (DuckFieldEffectsForm *self)
{
  const WarField *field = duck_field_session_get_field (self->session);
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);

  return n_items > 0 && items[0].kind == WAR_ITEM_FEATURE
           ? g_ptr_array_index (field->features, items[0].index)
           : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

/* own: FALSE: as the terrain has it. */
static WarField *
make_changed (DuckFieldEffectsForm *self, guint stat, gboolean own, gint value)
{
  const char *system = get_rules (self)->system->id;
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);
  WarField *field = war_field_ref (duck_field_session_get_field (self->session));

  for (guint i = 0; i < n_items; i++)
    if (items[i].kind == WAR_ITEM_FEATURE)
      {
        g_autoptr (WarField) before = field;
        g_autoptr (WarFeature) copy
          = war_feature_copy (g_ptr_array_index (field->features, items[i].index));

        if (own)
          war_feature_set_effect (copy, system, stat, value);
        else
          war_feature_clear_effect (copy, system, stat);
        field = war_field_replace_feature (before, items[i].index, copy);
      }
  return field;
}

static void
change (DuckFieldEffectsForm *self, guint stat, gboolean own, gint value)
{
  /* Translators: a step that can be undone; %s is what a terrain does: "Cover" */
  g_autofree char *step = g_strdup_printf (
    _ ("Change %s"), text_translate (get_rules (self)->system->terrain_stats[stat].name));

  duck_field_session_edit (self->session, make_changed (self, stat, own, value), step);
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

/* What the terrain itself has. */
static char *
dup_usual (const WarRules *rules, WarTerrain terrain, guint stat)
{
  gint32 value = rules->terrain[terrain][stat];

  if (rules->system->terrain_stats[stat].kind == WAR_STAT_CHOICE)
    return text_terrain_choice (rules->system, stat, value);
  return text_stat (&rules->system->terrain_stats[stat], value, rules->system->length_unit);
}

static void
show_row (DuckFieldEffectsForm *self, const WarFeature *feature, guint stat)
{
  const WarRules *rules = get_rules (self);
  const WarStat *kind = &rules->system->terrain_stats[stat];
  const Row *row = &g_array_index (self->rows, Row, stat);
  gboolean own = war_feature_has_effect (feature, rules->system->id, stat);
  gint32 value = war_feature_get_effect (feature, rules, stat);
  g_autofree char *usual = dup_usual (rules, feature->terrain, stat);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  /* Translators: an effect is what it is for this terrain; %s is what that is */
  g_ptr_array_add (names, g_strdup_printf (_ ("As Usual (%s)"), usual));
  for (gint i = 0; kind->choices != NULL && kind->choices[i] != NULL; i++)
    g_ptr_array_add (names, text_terrain_choice (rules->system, stat, i));
  if (row->length != NULL)
    g_ptr_array_add (names, g_strdup (_ ("Its Own")));
  g_ptr_array_add (names, NULL);
  duck_field_form_set_choices (row->choice, (const char *const *) names->pdata);

  if (row->length == NULL)
    {
      gtk_drop_down_set_selected (row->choice, own ? (guint) value + 1 : 0);
      return;
    }
  gtk_drop_down_set_selected (row->choice, own);
  duck_length_spin_set_length (row->length, CLAMP (value, kind->minimum, kind->maximum));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (row->length)), own);
}

static void
show (DuckFieldEffectsForm *self)
{
  const WarRules *rules = get_rules (self);
  const WarFeature *feature = get_first (self);
  g_autofree char *effect = NULL, *sentence = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), rules != NULL && feature != NULL);
  if (rules == NULL || feature == NULL)
    return;

  self->updating = TRUE;
  effect = text_feature_effect (feature, rules);
  /* Translators: the name of a rule system, and what a feature does in it */
  sentence = g_strdup_printf (_ ("%s: %s."), rules->system->name, effect);
  gtk_label_set_label (self->effect, sentence);
  for (guint i = 0; i < self->rows->len; i++)
    show_row (self, feature, i);
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static Row
add_row (DuckFieldEffectsForm *self, const WarStat *stat, WarLengthUnit unit)
{
  Row row = { GTK_DROP_DOWN (duck_field_form_new_choice ()), NULL };
  const char *name = text_translate (stat->name);

  gtk_box_append (self->box, duck_field_form_new_row (name, GTK_WIDGET (row.choice)));
  g_signal_connect_object (row.choice, "notify::selected", G_CALLBACK (choice_cb), self,
                           G_CONNECT_SWAPPED);
  if (stat->kind == WAR_STAT_LENGTH)
    {
      row.length = DUCK_LENGTH_SPIN (duck_length_spin_new (stat->minimum, stat->maximum));
      duck_length_spin_set_unit (row.length, unit);
      g_signal_connect_object (row.length, "value-changed", G_CALLBACK (length_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->box, duck_field_form_new_row (name, GTK_WIDGET (row.length)));
    }
  return row;
}

/* Another system has other statistics. */
static void
fill (DuckFieldEffectsForm *self)
{
  const WarRules *rules = get_rules (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->effect = GTK_LABEL (gtk_label_new (NULL));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_label_set_xalign (self->effect, 0);
  gtk_label_set_wrap (self->effect, TRUE);
  gtk_label_set_max_width_chars (self->effect, 30);
  gtk_widget_add_css_class (GTK_WIDGET (self->effect), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->effect));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), box);
}
