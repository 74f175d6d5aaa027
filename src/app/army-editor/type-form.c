/* type-form.c: a unit type that can be changed: a row for each thing that a system says of one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/type-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/form-place.h"
#include "app/base/kept-rows.h"
#include "app/base/name-guard.h"
#include "app/base/newer.h"
#include "app/base/stat-row.h"
#include "app/base/tooltip.h"
#include "engine/army/book-edit.h"
#include "engine/field/terrain-usual.h"
#include "text/army/book.h"
#include "text/words/phrase.h"

struct _DuckTypeForm
{
  AdwBin parent_instance;

  WarUnitType *type; /* as it is shown; or NULL */
  WarBook *book;
  GArray *controls; /* Control: those that the form has now */
  GPtrArray *weapon_rows; /* AdwExpanderRow, lent */
  AdwPreferencesPage *page;
  GPtrArray *groups; /* of the page, lent */
};

G_DEFINE_FINAL_TYPE (DuckTypeForm, duck_type_form, ADW_TYPE_BIN)

static guint edited_signal;

/* What a row changes. */
typedef enum
{
  FIELD_NAME,
  FIELD_COST,
  FIELD_WIDTH,
  FIELD_DEPTH,
  FIELD_CLOTH,
  FIELD_SYMBOL,
  FIELD_CATEGORY, /* index: its bit */
  FIELD_STAT, /* index */
  FIELD_TRAIT, /* id: whether the type has it */
  FIELD_ARGUMENT, /* id: the trait's parameter */
  FIELD_REMOVE, /* the weapon as a whole */
  FIELD_ADD, /* another weapon */
} FieldKind;

typedef struct
{
  DuckTypeForm *form;
  FieldKind kind;
  gint weapon; /* of the type; −1: the field is the type's own */
  guint index;
  WarTrait *trait;
} Field;

/* Where a field is changed. */
typedef struct
{
  Field field;
  GtkWidget *widget;
} Control;

static Field *
new_field (DuckTypeForm *form, FieldKind kind, gint weapon, guint index)
{
  Field *field = g_new0 (Field, 1);

  field->form = form;
  field->kind = kind;
  field->weapon = weapon;
  field->index = index;
  return field;
}

/* Of a weapon's row: its button that removes the weapon; whether it has been unfolded yet. */
#define REMOVE_KEY "remove"
#define FILLED_KEY "filled"

static void rebuild (DuckTypeForm *self, const Field *focused);
static GtkWidget *find_control (DuckTypeForm *self, const Field *field);

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static WarWeapon *
get_weapon (const WarUnitType *type, gint weapon)
{
  return g_ptr_array_index (type->weapons, weapon);
}

/* Takes the type over. */
static void
emit_edited (DuckTypeForm *self, WarUnitType *type, const char *what)
{
  g_autoptr (WarUnitType) edited = type;

  war_unit_type_unref (self->type);
  self->type = war_unit_type_ref (edited);
  g_signal_emit (self, edited_signal, 0, edited, what);
}

static void
set_trait (GArray *uses, WarTrait *trait, gint32 value)
{
  war_trait_uses_remove (uses, trait->id);
  if (value >= 0)
    war_trait_uses_add (uses, trait, value);
}

/* What a parameter is before somebody says another. */
static gint32
get_first_argument (const WarTrait *trait, WarLengthUnit unit)
{
  switch (trait->parameter)
    {
    case WAR_PARAMETER_COUNT:
      return 1;
    case WAR_PARAMETER_LENGTH:
      return 6 * war_length_unit_get_span (unit);
    case WAR_PARAMETER_NONE:
    default:
      return 0;
    }
}

static void
change_number (const Field *field, WarUnitType *type, WarLengthUnit unit, gint32 value)
{
  GArray *traits = field->weapon < 0 ? type->traits : get_weapon (type, field->weapon)->traits;
  gint32 *stats = field->weapon < 0 ? type->stats : get_weapon (type, field->weapon)->stats;

  switch (field->kind)
    {
    case FIELD_COST:
      type->cost = value;
      break;
    case FIELD_WIDTH:
      type->base_width = value;
      break;
    case FIELD_DEPTH:
      type->base_depth = value;
      break;
    case FIELD_CLOTH:
      type->cloth = (WarCloth) value;
      break;
    case FIELD_SYMBOL:
      type->symbol = (WarSymbol) value;
      break;
    case FIELD_CATEGORY:
      type->categories ^= 1u << field->index;
      break;
    case FIELD_STAT:
      stats[field->index] = value;
      break;
    case FIELD_TRAIT:
      set_trait (traits, field->trait, value != 0 ? get_first_argument (field->trait, unit) : -1);
      break;
    case FIELD_ARGUMENT:
      set_trait (traits, field->trait, value);
      break;
    case FIELD_NAME:
    case FIELD_REMOVE:
    case FIELD_ADD:
    default:
      g_return_if_reached ();
    }
}

/* A weapon's heading says what its rows do. */
static void
name_weapon (DuckTypeForm *self, gint index)
{
  const WarWeapon *weapon = get_weapon (self->type, index);
  GtkWidget *row = g_ptr_array_index (self->weapon_rows, index);
  GtkWidget *remove = g_object_get_data (G_OBJECT (row), REMOVE_KEY);
  g_autofree char *line = text_weapon (weapon, self->book->rules->system);
  /* Translators: %s is a weapon */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), text_translate (weapon->name));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), line);
  duck_tooltip_set (remove, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
number_changed_cb (GtkWidget *row, gint value, Field *field)
{
  DuckTypeForm *self = field->form;
  WarUnitType *type = war_unit_type_copy (self->type);

  change_number (field, type, self->book->rules->system->length_unit, value);
  emit_edited (self, type, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  if (field->weapon >= 0)
    name_weapon (self, field->weapon);

  /* A parameter has a row of its own, which comes and goes. */
  if (field->kind == FIELD_TRAIT && field->trait->parameter != WAR_PARAMETER_NONE)
    {
      Field changed = *field; /* its row goes too */

      rebuild (self, &changed);
    }
}

static void
switch_changed_cb (GtkSwitch *button, GParamSpec *pspec, Field *field)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_ACTION_ROW);

  number_changed_cb (row, gtk_switch_get_active (button), field);
}

static void
name_changed_cb (GtkEditable *row, Field *field)
{
  const char *text = gtk_editable_get_text (row);
  g_autoptr (WarUnitType) type = war_unit_type_copy (field->form->type);
  char **name = field->weapon < 0 ? &type->name : &get_weapon (type, field->weapon)->name;

  if (duck_name_guard_is_empty (row) || g_str_equal (text, text_translate (*name)))
    return;

  g_free (*name);
  *name = g_strdup (text);
  emit_edited (field->form, g_steal_pointer (&type), _ ("Name"));
  if (field->weapon >= 0)
    name_weapon (field->form, field->weapon);
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static void
connect_field (gpointer object, const char *signal, GCallback callback, Field *field)
{
  Control control = { *field, object };

  g_array_append_val (field->form->controls, control);
  g_signal_connect_data (object, signal, callback, field, (GClosureNotify) (GCallback) g_free, 0);
}

static GtkWidget *
new_name_row (DuckTypeForm *self, gint weapon, const char *name)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), text_translate (name));
  duck_name_guard_add (GTK_EDITABLE (row));
  connect_field (row, "changed", G_CALLBACK (name_changed_cb),
                 new_field (self, FIELD_NAME, weapon, 0));
  return row;
}

static GtkWidget *
new_stat_row (DuckTypeForm *self, FieldKind kind, gint weapon, guint index, const WarStat *stat,
              gint32 value)
{
  GtkWidget *row = duck_stat_row_new (stat, value, self->book->rules->system->length_unit);

  connect_field (row, "edited", G_CALLBACK (number_changed_cb),
                 new_field (self, kind, weapon, index));
  return row;
}

static GtkWidget *
new_switch_row (const char *title, const char *subtitle, gboolean active, Field *field)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_switch_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (button), active);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  connect_field (button, "notify::active", G_CALLBACK (switch_changed_cb), field);
  return row;
}

static const WarTraitUse *
find_use (const GArray *uses, const WarTrait *trait)
{
  for (guint i = 0; i < uses->len; i++)
    if (g_array_index (uses, WarTraitUse, i).trait == trait)
      return &g_array_index (uses, WarTraitUse, i);
  return NULL;
}

static const WarStat count_stat
  = { "count", N_ ("Number"), "", WAR_STAT_COUNT, TRUE, 1, 1000, NULL };
static const WarStat length_stat
  = { "length", N_ ("Distance"), "", WAR_STAT_LENGTH, TRUE, 1, 100 * WAR_INCH, NULL };

typedef void (*AddFunc) (gpointer parent, GtkWidget *row);

static void
add_to_group (gpointer parent, GtkWidget *row)
{
  adw_preferences_group_add (parent, row);
}

static void
add_to_expander (gpointer parent, GtkWidget *row)
{
  adw_expander_row_add_row (parent, row);
}

/* Elsewhere it would do nothing; where it stands all the same it can be taken away. */
static gboolean
is_offered (const WarTrait *trait, gint weapon, const WarTraitUse *use)
{
  return use != NULL || trait->bearer == WAR_TRAIT_OF_ANY
         || trait->bearer == (weapon < 0 ? WAR_TRAIT_OF_UNITS : WAR_TRAIT_OF_WEAPONS);
}

/* What an own one says, for who follows it. */
static char *
dup_trait_text (const WarTrait *trait)
{
  const char *text = trait->text != NULL ? text_translate (trait->text) : "";

  if (!trait->own)
    return g_strdup (text);
  return *text != '\0' ? g_strdup_printf (_ ("%s (Not enforced.)"), text)
                       : g_strdup (_ ("Not enforced"));
}

/* All traits of the rules and of the book that it may have, as switches. */
static void
add_trait_rows (DuckTypeForm *self, gpointer parent, AddFunc add, gint weapon, const GArray *uses)
{
  const GPtrArray *sources[] = { self->book->rules->traits, self->book->traits };

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    for (guint j = 0; j < sources[i]->len; j++)
      {
        WarTrait *trait = g_ptr_array_index (sources[i], j);
        const WarTraitUse *use = find_use (uses, trait);
        g_autofree char *text = dup_trait_text (trait);
        Field *field;

        if (!is_offered (trait, weapon, use))
          continue;

        field = new_field (self, FIELD_TRAIT, weapon, 0);
        field->trait = trait;
        add (parent, new_switch_row (text_translate (trait->name), text, use != NULL, field));
        if (use == NULL || trait->parameter == WAR_PARAMETER_NONE)
          continue;

        GtkWidget *row
          = duck_stat_row_new (trait->parameter == WAR_PARAMETER_COUNT ? &count_stat : &length_stat,
                               use->argument, self->book->rules->system->length_unit);

        field = new_field (self, FIELD_ARGUMENT, weapon, 0);
        field->trait = trait;
        connect_field (row, "edited", G_CALLBACK (number_changed_cb), field);
        add (parent, row);
      }
}

static GtkWidget *
add_group (DuckTypeForm *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return group;
}

/* ---------------------------------------------------------------------------------------------
 * Weapons. */

static void
add_weapon_cb (GtkButton *button, Field *field)
{
  DuckTypeForm *self = field->form;
  WarUnitType *type = war_unit_type_copy (self->type);
  WarWeapon *weapon = war_weapon_new ();
  Field name = { .kind = FIELD_NAME, .weapon = (gint) type->weapons->len };

  /* With whatever the first weapon of the book does, which is a whole one. */
  weapon->name = g_strdup (_ ("New Weapon"));
  for (guint i = 0; i < self->book->types->len; i++)
    {
      const WarUnitType *other = g_ptr_array_index (self->book->types, i);

      if (other->weapons->len == 0)
        continue;
      memcpy (weapon->stats, get_weapon (other, 0)->stats, sizeof weapon->stats);
      break;
    }
  g_ptr_array_add (type->weapons, weapon);
  emit_edited (self, type, _ ("Weapons"));

  /* What is typed next is its name. */
  rebuild (self, &name);
  gtk_editable_select_region (GTK_EDITABLE (find_control (self, &name)), 0, -1);
}

static void
remove_weapon_cb (GtkButton *button, Field *field)
{
  DuckTypeForm *self = field->form;
  WarUnitType *type = war_unit_type_copy (self->type);
  gint last = (gint) type->weapons->len - 2;
  /* The next one can be removed next, else the last. */
  Field next = { .kind = last >= 0 ? FIELD_REMOVE : FIELD_ADD,
                 .weapon = last >= 0 ? MIN (field->weapon, last) : -1 };

  g_ptr_array_remove_index (type->weapons, (guint) field->weapon);
  g_ptr_array_remove_index (self->weapon_rows, (guint) field->weapon);
  emit_edited (self, type, _ ("Weapons"));
  rebuild (self, &next);
}

/* There is a row for each statistic and trait; most weapons stay folded. */
static void
weapon_expanded_cb (AdwExpanderRow *row, GParamSpec *pspec, Field *field)
{
  DuckTypeForm *self = field->form;
  const WarSystem *system = self->book->rules->system;
  const WarWeapon *weapon;

  if (!adw_expander_row_get_expanded (row)
      || g_object_get_data (G_OBJECT (row), FILLED_KEY) != NULL)
    return;

  g_object_set_data (G_OBJECT (row), FILLED_KEY, row);
  weapon = get_weapon (self->type, field->weapon);
  adw_expander_row_add_row (row, new_name_row (self, field->weapon, weapon->name));
  for (guint i = 0; system->weapon_stats[i].id != NULL; i++)
    adw_expander_row_add_row (row, new_stat_row (self, FIELD_STAT, field->weapon, i,
                                                 &system->weapon_stats[i], weapon->stats[i]));
  add_trait_rows (self, row, add_to_expander, field->weapon, weapon->traits);
}

static GtkWidget *
new_weapon_row (DuckTypeForm *self, gint index)
{
  GtkWidget *row = duck_expander_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  g_object_set_data (G_OBJECT (row), REMOVE_KEY, remove);
  duck_expander_row_add (ADW_EXPANDER_ROW (row), remove);
  connect_field (remove, "clicked", G_CALLBACK (remove_weapon_cb),
                 new_field (self, FIELD_REMOVE, index, 0));
  g_signal_connect_data (row, "notify::expanded", G_CALLBACK (weapon_expanded_cb),
                         new_field (self, FIELD_NAME, index, 0),
                         (GClosureNotify) (GCallback) g_free, 0);
  g_ptr_array_add (self->weapon_rows, row);
  name_weapon (self, index);
  return row;
}

static void
add_weapons (DuckTypeForm *self)
{
  GtkWidget *group = add_group (self, _ ("Weapons"));
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (add, "flat");
  duck_tooltip_set (add, _ ("Add a Weapon"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Add a Weapon"), -1);
  connect_field (add, "clicked", G_CALLBACK (add_weapon_cb), new_field (self, FIELD_ADD, -1, 0));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), add);
  for (guint i = 0; i < self->type->weapons->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_weapon_row (self, (gint) i));
}

/* ---------------------------------------------------------------------------------------------
 * The form. */

static const WarStat cost_stat
  = { "cost", N_ ("Points"), "", WAR_STAT_COUNT, TRUE, 0, 10000, NULL };
/* Bases are measured with a metric ruler whatever the system. */
static GtkWidget *
new_base_row (DuckTypeForm *self, FieldKind kind, const WarStat *stat, WarLength value)
{
  GtkWidget *row = duck_stat_row_new (stat, value, WAR_UNIT_CENTIMETRE);

  connect_field (row, "edited", G_CALLBACK (number_changed_cb), new_field (self, kind, -1, 0));
  return row;
}

static const WarStat width_stat
  = { "width", N_ ("Base Width"), "", WAR_STAT_LENGTH, TRUE, 500, 30000, NULL };
static const WarStat depth_stat
  = { "depth", N_ ("Base Depth"), "", WAR_STAT_LENGTH, TRUE, 500, 30000, NULL };

static void
add_unit (DuckTypeForm *self)
{
  const char *cloths[WAR_N_CLOTHS + 1] = { NULL };
  const char *symbols[WAR_N_SYMBOLS + 1] = { NULL };
  const WarStat cloth = { "cloth", N_ ("Cloth"), "", WAR_STAT_CHOICE, TRUE, 0, 0, cloths };
  const WarStat symbol = { "symbol", N_ ("Symbol"), "", WAR_STAT_CHOICE, TRUE, 0, 0, symbols };
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (add_group (self, _ ("Unit")));
  const WarUnitType *type = self->type;

  for (guint i = 0; i < WAR_N_CLOTHS; i++)
    cloths[i] = text_cloth ((WarCloth) i);
  for (guint i = 0; i < WAR_N_SYMBOLS; i++)
    symbols[i] = text_symbol ((WarSymbol) i);
  adw_preferences_group_add (group, new_name_row (self, -1, type->name));
  adw_preferences_group_add (group, new_stat_row (self, FIELD_COST, -1, 0, &cost_stat, type->cost));
  adw_preferences_group_add (group,
                             new_base_row (self, FIELD_WIDTH, &width_stat, type->base_width));
  adw_preferences_group_add (group,
                             new_base_row (self, FIELD_DEPTH, &depth_stat, type->base_depth));
  adw_preferences_group_add (group,
                             new_stat_row (self, FIELD_CLOTH, -1, 0, &cloth, (gint32) type->cloth));
  adw_preferences_group_add (
    group, new_stat_row (self, FIELD_SYMBOL, -1, 0, &symbol, (gint32) type->symbol));
}

static void
add_statistics (DuckTypeForm *self)
{
  const WarSystem *system = self->book->rules->system;
  GtkWidget *group = add_group (self, _ ("Statistics"));

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    adw_preferences_group_add (
      ADW_PREFERENCES_GROUP (group),
      new_stat_row (self, FIELD_STAT, -1, i, &system->unit_stats[i], self->type->stats[i]));
}

static void
add_categories (DuckTypeForm *self)
{
  GtkWidget *group = add_group (self, _ ("Categories"));

  for (guint i = 0; i < self->book->rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (self->book->rules->categories, i);
      g_autofree char *name = text_capitalised (text_translate (category->name));

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 new_switch_row (name, NULL,
                                                 (self->type->categories & 1u << i) != 0,
                                                 new_field (self, FIELD_CATEGORY, -1, i)));
    }
}

/* What is focused now, as far as it can be found again. */
static gboolean
find_focused (DuckTypeForm *self, Field *focused)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->controls->len; i++)
    {
      const Control *control = &g_array_index (self->controls, Control, i);

      if (focus != control->widget && !gtk_widget_is_ancestor (focus, control->widget))
        continue;
      *focused = control->field;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_same_field (const Field *field, const Field *other)
{
  return field->kind == other->kind && field->weapon == other->weapon
         && field->index == other->index && field->trait == other->trait;
}

/* NULL: the field is not in the form. */
static GtkWidget *
find_control (DuckTypeForm *self, const Field *field)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      const Control *control = &g_array_index (self->controls, Control, i);

      if (is_same_field (&control->field, field))
        return control->widget;
    }
  return NULL;
}

/* How much of a weapon is to be seen where its name is typed; pixels. */
#define WEAPON_HEIGHT 320

/* Unfolds its weapon too. Where it is will be known when it has been laid out: until then GTK would
 * scroll to the top. */
static void
focus_on (DuckTypeForm *self, const Field *field)
{
  double place = duck_form_place_get (self->page);
  GtkWidget *widget;

  if (field->weapon >= 0 && field->weapon < (gint) self->weapon_rows->len
      && field->kind != FIELD_REMOVE)
    adw_expander_row_set_expanded (g_ptr_array_index (self->weapon_rows, field->weapon), TRUE);
  widget = find_control (self, field);
  if (widget == NULL)
    return;

  if (!gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  duck_form_place_set (self->page, place);
  if (field->kind == FIELD_NAME && field->weapon >= 0)
    duck_form_place_show (self->page, g_ptr_array_index (self->weapon_rows, field->weapon),
                          WEAPON_HEIGHT);
  else
    duck_form_place_show (self->page, widget, 0);
}

static void
remove_groups (DuckTypeForm *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
}

/* focused: what gets the focus; NULL: nothing, unless it had it before. Unfolded ones stay so, and
 * what is in sight does. */
static void
rebuild (DuckTypeForm *self, const Field *focused)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (DuckKeptRows) weapons
    = duck_kept_rows_new (self->weapon_rows, root != NULL ? gtk_root_get_focus (root) : NULL);
  double place = duck_form_place_get (self->page);
  gboolean is_gone = FALSE;
  Field before;

  if (focused == NULL && find_focused (self, &before))
    focused = &before;
  g_array_set_size (self->controls, 0);
  g_ptr_array_set_size (self->weapon_rows, 0);
  remove_groups (self);
  add_unit (self);
  add_statistics (self);
  add_weapons (self);
  add_categories (self);
  add_trait_rows (self, add_group (self, _ ("Traits")), add_to_group, -1, self->type->traits);
  duck_form_place_set (self->page, place);

  duck_kept_rows_fold_out (weapons, self->weapon_rows);
  if (focused == &before && before.weapon >= 0)
    before.weapon
      = (gint) duck_kept_rows_find (weapons, self->weapon_rows, (guint) before.weapon, &is_gone);
  if (focused != NULL && !is_gone)
    focus_on (self, focused);
  else
    duck_kept_rows_focus (weapons, self->weapon_rows);
}

/* Whether the form of one offers the traits of the other. */
static gboolean
has_same_traits (const WarBook *book, const WarBook *other)
{
  if (other == NULL || book->traits->len != other->traits->len)
    return FALSE;
  for (guint i = 0; i < book->traits->len; i++)
    if (g_ptr_array_index (book->traits, i) != g_ptr_array_index (other->traits, i))
      return FALSE;
  return TRUE;
}

void
duck_type_form_show (DuckTypeForm *self, WarUnitType *type, WarBook *book)
{
  g_return_if_fail (DUCK_IS_TYPE_FORM (self));
  g_return_if_fail (type != NULL && book != NULL);

  gboolean is_shown = type == self->type && has_same_traits (book, self->book);
  gboolean is_other = self->type == NULL || !g_str_equal (type->id, self->type->id);

  war_unit_type_ref (type);
  war_book_ref (book);
  g_clear_pointer (&self->type, war_unit_type_unref);
  g_clear_pointer (&self->book, war_book_unref);
  self->type = type;
  self->book = book;
  if (is_other)
    {
      g_ptr_array_set_size (self->weapon_rows, 0);
      duck_form_place_set (self->page, 0);
    }
  if (!is_shown)
    rebuild (self, NULL);
}

void
duck_type_form_edit_name (DuckTypeForm *self)
{
  g_return_if_fail (DUCK_IS_TYPE_FORM (self));

  const Field name = { .kind = FIELD_NAME, .weapon = -1 };

  focus_on (self, &name);
  gtk_editable_select_region (GTK_EDITABLE (find_control (self, &name)), 0, -1);
}

static void
duck_type_form_finalize (GObject *object)
{
  DuckTypeForm *self = DUCK_TYPE_FORM (object);

  g_clear_pointer (&self->type, war_unit_type_unref);
  g_clear_pointer (&self->book, war_book_unref);
  g_array_unref (self->controls);
  g_ptr_array_unref (self->weapon_rows);
  g_ptr_array_unref (self->groups);

  G_OBJECT_CLASS (duck_type_form_parent_class)->finalize (object);
}

static void
duck_type_form_class_init (DuckTypeFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_type_form_finalize;

  edited_signal = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
}

static void
duck_type_form_init (DuckTypeForm *self)
{
  self->controls = g_array_new (FALSE, FALSE, sizeof (Control));
  self->weapon_rows = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
}

GtkWidget *
duck_type_form_new (void)
{
  return g_object_new (DUCK_TYPE_TYPE_FORM, NULL);
}
