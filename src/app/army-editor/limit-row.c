/* limit-row.c: a limit of a book that can be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/limit-row.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/newer.h"
#include "app/base/number-guard.h"
#include "app/base/tooltip.h"
#include "text/army/book.h"
#include "text/army/problem.h"
#include "text/words/phrase.h"

struct _DuckLimitRow
{
  AdwExpanderRow parent_instance;

  WarLimit *limit;
  const WarRules *rules;
  AdwComboRow *counted; /* each type by itself, then the categories */
  AdwComboRow *kind; /* in the order of WarLimitKind */
  AdwComboRow *measure; /* nothing, all units, then the categories */
  GtkSpinButton *share, *of;
  GtkWidget *of_row, *remove;
  gboolean showing; /* the widgets are being set, and say nothing new */
};

G_DEFINE_FINAL_TYPE (DuckLimitRow, duck_limit_row, ADW_TYPE_EXPANDER_ROW)

static guint edited_signal, removed_signal;

enum
{
  COUNTED_EACH_TYPE,
  COUNTED_CATEGORIES,
};

enum
{
  MEASURE_NOTHING,
  MEASURE_ALL,
  MEASURE_CATEGORIES,
};

static guint
find_category (DuckLimitRow *self, const char *id)
{
  guint index = 0;

  war_rules_find_category (self->rules, id, &index);
  return index;
}

static const char *
get_category (DuckLimitRow *self, guint index)
{
  return ((const WarCategory *) g_ptr_array_index (self->rules->categories, index))->id;
}

static guint
get_measure (DuckLimitRow *self)
{
  if (self->limit->of == 0)
    return MEASURE_NOTHING;
  return self->limit->among == NULL ? MEASURE_ALL
                                    : MEASURE_CATEGORIES + find_category (self, self->limit->among);
}

/* What the limit says, in the heading and the widgets. */
static void
show (DuckLimitRow *self)
{
  const WarLimit *limit = self->limit;
  g_autofree char *name = text_capitalised (text_limit_name (limit, self->rules));
  g_autofree char *text = text_book_limit (limit, self->rules);
  /* Translators: %s is a kind of units: "Remove the limit of cavalry" */
  g_autofree char *remove
    = g_strdup_printf (_ ("Remove the Limit of %s"), text_limit_name (limit, self->rules));

  self->showing = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), text);
  adw_combo_row_set_selected (self->counted,
                              limit->category == NULL
                                ? COUNTED_EACH_TYPE
                                : COUNTED_CATEGORIES + find_category (self, limit->category));
  adw_combo_row_set_selected (self->kind, limit->kind);
  adw_combo_row_set_selected (self->measure, get_measure (self));
  gtk_spin_button_set_value (self->share, limit->share);
  gtk_spin_button_set_value (self->of, MAX (limit->of, 1));
  gtk_widget_set_visible (self->of_row, limit->of > 0);
  duck_tooltip_set (self->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove, -1);
  self->showing = FALSE;
}

/* Each choice that cannot stand beside the others gives way. */
static void
make_sound (WarLimit *limit)
{
  if (limit->category == NULL)
    limit->kind = WAR_LIMIT_AT_MOST;
  if (limit->kind == WAR_LIMIT_AT_LEAST)
    limit->share = MAX (limit->share, 1);
  if (limit->among != NULL && g_strcmp0 (limit->among, limit->category) == 0)
    g_clear_pointer (&limit->among, g_free);
  if (war_limit_is_part (limit))
    limit->of = MAX (limit->of, limit->share + 1);
}

static void
changed_cb (DuckLimitRow *self)
{
  guint counted = adw_combo_row_get_selected (self->counted);
  guint measure = adw_combo_row_get_selected (self->measure);
  WarLimit *limit;
  gint of;

  if (self->showing || self->limit == NULL)
    return;

  limit = war_limit_copy (self->limit);
  limit->kind = (WarLimitKind) adw_combo_row_get_selected (self->kind);
  limit->share = gtk_spin_button_get_value_as_int (self->share);
  of = gtk_spin_button_get_value_as_int (self->of);
  limit->of = measure == MEASURE_NOTHING ? 0 : MAX (of, 1);
  g_clear_pointer (&limit->category, g_free);
  g_clear_pointer (&limit->among, g_free);
  if (counted >= COUNTED_CATEGORIES)
    limit->category = g_strdup (get_category (self, counted - COUNTED_CATEGORIES));
  if (measure >= MEASURE_CATEGORIES)
    limit->among = g_strdup (get_category (self, measure - MEASURE_CATEGORIES));
  make_sound (limit);

  war_limit_free (self->limit);
  self->limit = limit;
  show (self);
  g_signal_emit (self, edited_signal, 0);
}

static void
removed_cb (DuckLimitRow *self)
{
  g_signal_emit (self, removed_signal, 0);
}

/* The first choices, then the categories. */
static AdwComboRow *
add_combo (DuckLimitRow *self, const char *title, const char *const *first, gboolean categories)
{
  GtkStringList *names = gtk_string_list_new (first);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; categories && i < self->rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (self->rules->categories, i);
      g_autofree char *name = text_capitalised (text_translate (category->name));

      gtk_string_list_append (names, name);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  g_object_unref (names);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return ADW_COMBO_ROW (row);
}

static GtkSpinButton *
add_number (DuckLimitRow *self, const char *title, double least)
{
  GtkWidget *button = gtk_spin_button_new_with_range (least, 1000, 1);
  GtkWidget *row = duck_control_row_new (title, button);

  duck_number_guard_add (GTK_SPIN_BUTTON (button));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_signal_connect_object (button, "value-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (button);
}

static void
add_remove (DuckLimitRow *self)
{
  self->remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_set_valign (self->remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->remove, "flat");
  g_signal_connect_object (self->remove, "clicked", G_CALLBACK (removed_cb), self,
                           G_CONNECT_SWAPPED);
  duck_expander_row_name (ADW_EXPANDER_ROW (self));
  duck_expander_row_add (ADW_EXPANDER_ROW (self), self->remove);
}

static void
add_rows (DuckLimitRow *self)
{
  const char *const each_type[] = { _ ("Units of one Type"), NULL };
  const char *const kinds[] = { _ ("At Most"), _ ("At Least"), NULL };
  const char *const measures[] = { _ ("The Whole Army"), _ ("All Units"), NULL };

  self->counted = add_combo (self, _ ("What Is Counted"), each_type, TRUE);
  self->kind = add_combo (self, _ ("Kind of Limit"), kinds, FALSE);
  self->share = add_number (self, _ ("So Many"), 0);
  self->measure = add_combo (self, _ ("Measured By"), measures, TRUE);
  self->of = add_number (self, _ ("For Every"), 1);
  self->of_row = gtk_widget_get_ancestor (GTK_WIDGET (self->of), ADW_TYPE_ACTION_ROW);
}

static void
duck_limit_row_finalize (GObject *object)
{
  war_limit_free (DUCK_LIMIT_ROW (object)->limit);

  G_OBJECT_CLASS (duck_limit_row_parent_class)->finalize (object);
}

static void
duck_limit_row_class_init (DuckLimitRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_limit_row_finalize;

  edited_signal = g_signal_new ("edited", DUCK_TYPE_LIMIT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  removed_signal = g_signal_new ("removed", DUCK_TYPE_LIMIT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
duck_limit_row_init (DuckLimitRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
duck_limit_row_new (const WarLimit *limit, const WarRules *rules)
{
  g_return_val_if_fail (limit != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  DuckLimitRow *self = g_object_new (DUCK_TYPE_LIMIT_ROW, NULL);

  self->rules = rules;
  self->showing = TRUE;
  add_remove (self);
  add_rows (self);
  self->limit = war_limit_copy (limit);
  show (self);
  return GTK_WIDGET (self);
}

const WarLimit *
duck_limit_row_get_limit (DuckLimitRow *self)
{
  g_return_val_if_fail (DUCK_IS_LIMIT_ROW (self), NULL);

  return self->limit;
}
