/* army-editor-units.c: what is done with the units in an army's list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/army-editor/unit-row.h"
#include "app/base/dialogs.h"
#include "app/base/toasts.h"

static DuckUnitItem *
get_row (DuckArmyEditor *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->units), position);
}

static guint
count_rows (DuckArmyEditor *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->units));
}

static guint
find_row (DuckArmyEditor *self, DuckUnitItem *item)
{
  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (DuckUnitItem) row = get_row (self, i);

      if (row == item)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* ---------------------------------------------------------------------------------------------
 * What is chosen. */

/* The rows that are selected, else the one that has the focus; headings are none. */
static GtkBitset *
get_chosen_rows (DuckArmyEditor *self)
{
  g_autoptr (GtkBitset) selection = gtk_selection_model_get_selection (self->units);
  GtkBitset *chosen = gtk_bitset_copy (selection);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self)); /* none while the page is being made */
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_bitset_is_empty (chosen) && focus != NULL)
    {
      /* The focus is on what the list puts around the row, or on something in it. */
      GtkWidget *row = gtk_widget_get_first_child (focus);

      if (row == NULL || !DUCK_IS_UNIT_ROW (row))
        row = gtk_widget_get_ancestor (focus, DUCK_TYPE_UNIT_ROW);
      if (row != NULL)
        gtk_bitset_add (chosen, find_row (self, duck_unit_row_get_item (DUCK_UNIT_ROW (row))));
    }

  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (DuckUnitItem) item = get_row (self, i);

      if (duck_unit_item_get_unit (item) == NULL)
        gtk_bitset_remove (chosen, i);
    }
  return chosen;
}

static int
compare_indices (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return first < second ? -1 : first > second ? 1 : 0;
}

/* Where the last n_last units of each of the rows stand in the army, ascending. */
static GArray *
list_units (DuckArmyEditor *self, const GtkBitset *rows, guint n_last)
{
  GArray *indices = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, rows, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    {
      g_autoptr (DuckUnitItem) item = get_row (self, position);
      GArray *units = duck_unit_item_get_indices (item);

      guint n = MIN (units->len, n_last);

      g_array_append_vals (indices, &g_array_index (units, guint, units->len - n), n);
    }
  g_array_sort (indices, compare_indices);
  return indices;
}

static GArray *
get_indices (DuckArmyEditor *self, const GtkBitset *rows)
{
  return list_units (self, rows, G_MAXUINT);
}

GArray *
duck_army_editor_get_chosen_units (DuckArmyEditor *self)
{
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);

  return get_indices (self, rows);
}

static gboolean
has_unit_among (DuckUnitItem *item, guint first, guint n)
{
  GArray *indices = duck_unit_item_get_indices (item);

  if (duck_unit_item_get_unit (item) == NULL)
    return FALSE;
  for (guint i = 0; i < indices->len; i++)
    if (g_array_index (indices, guint, i) >= first && g_array_index (indices, guint, i) < first + n)
      return TRUE;
  return FALSE;
}

gboolean
duck_army_editor_has_units_focus (DuckArmyEditor *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->units_view)) != NULL;
}

/* The focus goes where the selection is, so that the arrow keys go on from there: the list itself
 * would put it where it was. */
static void
focus_row (DuckArmyEditor *self, guint position)
{
  g_autoptr (DuckUnitItem) item = get_row (self, position);
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->units_view));

  for (; cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *row = gtk_widget_get_first_child (cell);

      if (row != NULL && DUCK_IS_UNIT_ROW (row)
          && duck_unit_row_get_item (DUCK_UNIT_ROW (row)) == item)
        {
          gtk_widget_grab_focus (cell);
          return;
        }
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->units_view));
}

void
duck_army_editor_select_units (DuckArmyEditor *self, guint first, guint n, gboolean had_focus)
{
  guint top = GTK_INVALID_LIST_POSITION;

  duck_growth_finish (self->growth);
  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (DuckUnitItem) item = get_row (self, i);

      if (!has_unit_among (item, first, n))
        continue;

      gtk_selection_model_select_item (self->units, i, top == GTK_INVALID_LIST_POSITION);
      if (top == GTK_INVALID_LIST_POSITION)
        {
          gtk_widget_activate_action (GTK_WIDGET (self->units_view), "list.scroll-to-item", "u", i);
          top = i;
        }
    }
  if (had_focus && top != GTK_INVALID_LIST_POSITION)
    focus_row (self, top);
}

void
duck_army_editor_select_again (DuckArmyEditor *self, const GArray *indices, gboolean had_focus)
{
  duck_army_editor_select_units (self, g_array_index (indices, guint, 0), 1, had_focus);
  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (DuckUnitItem) item = get_row (self, i);

      for (guint j = 0; j < indices->len; j++)
        if (has_unit_among (item, g_array_index (indices, guint, j), 1))
          gtk_selection_model_select_item (self->units, i, FALSE);
    }
}

/* After rows have gone the one that came into their place is selected, or the last. */
static void
select_next (DuckArmyEditor *self, guint position, gboolean had_focus)
{
  guint n_rows = count_rows (self), next = MIN (position, MAX (n_rows, 1u) - 1);

  if (n_rows == 0)
    return;

  g_autoptr (DuckUnitItem) item = get_row (self, next);

  /* The heading of the next section cannot be selected. */
  if (duck_unit_item_get_unit (item) == NULL && next > 0)
    next--;
  gtk_selection_model_select_item (self->units, next, TRUE);
  if (had_focus)
    focus_row (self, next);
}

void
duck_army_editor_choose (DuckArmyEditor *self, DuckUnitItem *item)
{
  guint position = find_row (self, item);

  if (position != GTK_INVALID_LIST_POSITION
      && !gtk_selection_model_is_selected (self->units, position))
    gtk_selection_model_select_item (self->units, position, TRUE);
}

/* ---------------------------------------------------------------------------------------------
 * Adding. */

gint
duck_army_editor_get_section_to_fill (DuckArmyEditor *self)
{
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);
  gint section = war_army_count_waves (army) > 0;

  for (guint i = 0; i < count_rows (self); i++)
    {
      g_autoptr (DuckUnitItem) item = get_row (self, i);

      if (gtk_bitset_contains (rows, i))
        return duck_unit_item_get_section (item);
      if (duck_unit_item_get_section (item) == 0)
        section = 0;
    }
  return section;
}

void
duck_army_editor_add_unit (DuckArmyEditor *self, WarUnitType *type)
{
  DuckArmyDocument *document = duck_army_editor_get_document (self);

  duck_army_document_add_unit (document, type, duck_army_editor_get_section_to_fill (self));
  duck_army_editor_select_units (self, duck_army_document_get_army (document)->units->len - 1, 1,
                                 FALSE);
}

static void
duplicate (DuckArmyEditor *self, const guint *indices, guint n_indices)
{
  gboolean had_focus = duck_army_editor_has_units_focus (self);

  if (n_indices == 0)
    return;

  duck_army_document_duplicate_units (duck_army_editor_get_document (self), indices, n_indices);
  duck_army_editor_select_units (self, indices[n_indices - 1] + 1, n_indices, had_focus);
}

static void
duplicate_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  guint index = g_variant_get_uint32 (parameter);

  duck_army_document_duplicate_units (duck_army_editor_get_document (user_data), &index, 1);
}

static void
duplicate_selected_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (user_data);

  duplicate (user_data, (const guint *) indices->data, indices->len);
}

/* ---------------------------------------------------------------------------------------------
 * Removing. */

static void
remove_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyDocument *document = duck_army_editor_get_document (user_data);
  guint index = g_variant_get_uint32 (parameter);

  if (index < duck_army_document_get_army (document)->units->len)
    duck_army_document_remove_units (document, &index, 1);
}

static void
remove_selected_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);
  g_autoptr (GArray) indices = get_indices (self, rows);
  gboolean had_focus = duck_army_editor_has_units_focus (self);
  guint first = gtk_bitset_get_minimum (rows);

  if (indices->len == 0)
    return;

  duck_army_document_remove_units (duck_army_editor_get_document (self),
                                   (const guint *) indices->data, indices->len);

  /* So that Delete can be pressed again. */
  select_next (self, first, had_focus);
}

/* ---------------------------------------------------------------------------------------------
 * Numbers. */

/* The last unit of each chosen row, ascending: it is the one that comes and goes. */
static GArray *
get_last_units (DuckArmyEditor *self, const GtkBitset *rows)
{
  return list_units (self, rows, 1);
}

static void
one_more_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);
  g_autoptr (GArray) lasts = get_last_units (self, rows);

  if (lasts->len > 0)
    duck_army_document_duplicate_units (duck_army_editor_get_document (self),
                                        (const guint *) lasts->data, lasts->len);
}

static void
one_fewer_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GtkBitset) rows = get_chosen_rows (self), selection = NULL;
  g_autoptr (GArray) lasts = get_last_units (self, rows);
  gboolean had_focus = duck_army_editor_has_units_focus (self);
  guint first = gtk_bitset_get_minimum (rows);

  if (lasts->len == 0)
    return;

  duck_army_document_remove_units (duck_army_editor_get_document (self),
                                   (const guint *) lasts->data, lasts->len);
  selection = gtk_selection_model_get_selection (self->units);
  if (gtk_bitset_is_empty (selection))
    select_next (self, first, had_focus);
}

/* Parameters: the units of a row, and what was typed as their number. */
static void
set_count_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  g_autoptr (GVariant) variant = g_variant_get_child_value (parameter, 0);
  gsize n_indices;
  const guint *indices = g_variant_get_fixed_array (variant, &n_indices, sizeof (guint));
  guint others = duck_army_document_get_army (document)->units->len - (guint) n_indices;
  const char *typed;
  guint64 count;

  g_variant_get_child (parameter, 1, "&s", &typed);
  if (g_ascii_string_to_unsigned (typed, 10, 0, WAR_ARMY_MAX_UNITS - others, &count, NULL))
    {
      g_autoptr (GtkBitset) rows = get_chosen_rows (self), selection = NULL;
      gboolean had_focus = duck_army_editor_has_units_focus (self);

      duck_army_document_set_count (document, indices, (guint) n_indices, (guint) count);
      selection = gtk_selection_model_get_selection (self->units);
      if (count == 0 && gtk_bitset_is_empty (selection))
        select_next (self, gtk_bitset_get_minimum (rows), had_focus);
    }
  else
    {
      g_autofree char *text
        = g_strdup_printf (_ ("Type a number from 0 to %u: an army can have at most %d units"),
                           WAR_ARMY_MAX_UNITS - others, WAR_ARMY_MAX_UNITS);

      duck_toasts_say (GTK_WIDGET (self), text, FALSE);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Moving. */

static void
move (DuckArmyEditor *self, const GArray *indices, guint before, gint section)
{
  gboolean had_focus = duck_army_editor_has_units_focus (self);
  guint place = before;

  duck_army_document_move_units (duck_army_editor_get_document (self),
                                 (const guint *) indices->data, indices->len, before, section);
  for (guint i = 0; i < indices->len; i++)
    if (g_array_index (indices, guint, i) < before)
      place--;
  duck_army_editor_select_units (self, place, indices->len, had_focus);
}

guint
duck_army_editor_find_place (DuckArmyEditor *self, DuckUnitItem *target, gboolean after,
                             gint *section)
{
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));
  g_autoptr (DuckUnitItem) next = get_row (self, find_row (self, target) + 1);
  DuckUnitItem *follower = after ? next : target;
  g_autoptr (WarSections) sections = war_sections_new (army);

  *section = sections->n > 0 ? duck_unit_item_get_section (target) : -1;
  return follower != NULL && duck_unit_item_get_unit (follower) != NULL
           ? g_array_index (duck_unit_item_get_indices (follower), guint, 0)
           : army->units->len;
}

/* Moves the units next to the row at the position, and into its section. */
static void
move_to_row (DuckArmyEditor *self, const GArray *indices, guint position, gboolean after)
{
  g_autoptr (DuckUnitItem) target = get_row (self, position);
  gint section;
  guint before = duck_army_editor_find_place (self, target, after, &section);

  move (self, indices, before, section);
}

void
duck_army_editor_drop (DuckArmyEditor *self, DuckUnitItem *dragged, DuckUnitItem *target,
                       gboolean after)
{
  guint position = find_row (self, target), from = find_row (self, dragged);
  g_autoptr (GArray) indices = NULL;

  /* It may come from another army. */
  if (from == GTK_INVALID_LIST_POSITION || position == GTK_INVALID_LIST_POSITION)
    return;

  duck_army_editor_choose (self, dragged);
  indices = duck_army_editor_get_chosen_units (self);
  move_to_row (self, indices, position, after);
}

static void
move_up_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);
  g_autoptr (GArray) indices = get_indices (self, rows);
  guint position = gtk_bitset_get_minimum (rows);

  if (indices->len == 0 || position == 0)
    return;

  g_autoptr (DuckUnitItem) above = get_row (self, position - 1);

  if (duck_unit_item_get_unit (above) != NULL)
    move_to_row (self, indices, position - 1, FALSE);
  else if (position > 1)
    move_to_row (self, indices, position - 2, TRUE); /* the end of the section before */
}

static void
move_down_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);
  g_autoptr (GArray) indices = get_indices (self, rows);

  if (indices->len > 0 && gtk_bitset_get_maximum (rows) + 1 < count_rows (self))
    move_to_row (self, indices, gtk_bitset_get_maximum (rows) + 1, TRUE);
}

/* ---------------------------------------------------------------------------------------------
 * Words. */

static void
request (DuckArmyEditor *self, const char *what)
{
  g_autoptr (GtkBitset) rows = get_chosen_rows (self);

  if (gtk_bitset_is_empty (rows))
    return;

  guint position = gtk_bitset_get_minimum (rows);
  g_autoptr (DuckUnitItem) item = get_row (self, position);

  gtk_widget_activate_action (GTK_WIDGET (self->units_view), "list.scroll-to-item", "u", position);
  duck_unit_item_request (item, what);
}

static void
rename_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  request (user_data, "edit");
}

/* Parameter: the first digit. */
static void
type_count_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autofree char *digit = g_strdup_printf ("%d", g_variant_get_int32 (parameter));
  GtkWidget *focus;

  request (self, "count");
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL && GTK_IS_TEXT (focus))
    {
      gtk_editable_set_text (GTK_EDITABLE (focus), digit);
      gtk_editable_set_position (GTK_EDITABLE (focus), -1);
    }
}

static void
unit_menu_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  request (user_data, "menu");
}

static void
set_words_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GVariant) variant = g_variant_get_child_value (parameter, 0);
  const char *name, *note;
  gsize n_indices;
  const guint *indices = g_variant_get_fixed_array (variant, &n_indices, sizeof (guint));

  g_variant_get_child (parameter, 1, "&s", &name);
  g_variant_get_child (parameter, 2, "&s", &note);
  duck_army_document_set_units_words (duck_army_editor_get_document (self), indices,
                                      (guint) n_indices, name, note);

  /* What was renamed may be in another row now. */
  if (n_indices > 0)
    duck_army_editor_select_units (self, indices[0], 1, duck_army_editor_has_units_focus (self));
}

/* ---------------------------------------------------------------------------------------------
 * The actions. */

static void
surprise_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  duck_army_document_surprise (duck_army_editor_get_document (user_data),
                               (guint64) g_random_int () << 32 | g_random_int ());
}

static void
merged_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  duck_army_document_set_merged (duck_army_editor_get_document (user_data),
                                 g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

void
duck_army_editor_update_unit_actions (DuckArmyEditor *self, const WarArmy *army)
{
  static const char *const names[]
    = { "remove-selected", "rename",      "unit-menu",  "move-up",
        "move-down",       "set-section", "name-group", "one-fewer" };
  static const char *const adding[] = { "add", "duplicate", "duplicate-selected", "one-more" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    duck_page_set_enabled (DUCK_PAGE (self), names[i], army->units->len > 0);
  for (guint i = 0; i < G_N_ELEMENTS (adding); i++)
    duck_page_set_enabled (DUCK_PAGE (self), adding[i], !war_army_is_full (army));
  duck_page_set_enabled (DUCK_PAGE (self), "surprise", army->book != NULL);
  duck_army_editor_update_section_menu (self, army);
  duck_army_editor_update_group_action (self);
  duck_army_editor_update_copy_actions (self, army);
}

void
duck_army_editor_add_unit_actions (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "remove", .activate = remove_action, .parameter_type = "u" },
    { .name = "remove-selected", .activate = remove_selected_action },
    { .name = "duplicate", .activate = duplicate_action, .parameter_type = "u" },
    { .name = "duplicate-selected", .activate = duplicate_selected_action },
    { .name = "move-up", .activate = move_up_action },
    { .name = "move-down", .activate = move_down_action },
    { .name = "one-more", .activate = one_more_action },
    { .name = "one-fewer", .activate = one_fewer_action },
    { .name = "set-count", .activate = set_count_action, .parameter_type = "(aus)" },
    { .name = "type-count", .activate = type_count_action, .parameter_type = "i" },
    { .name = "rename", .activate = rename_action },
    { .name = "unit-menu", .activate = unit_menu_action },
    { .name = "set-words", .activate = set_words_action, .parameter_type = "(auss)" },
    { .name = "surprise", .activate = surprise_action },
    { .name = "merged", .state = "true", .change_state = merged_action },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
}
