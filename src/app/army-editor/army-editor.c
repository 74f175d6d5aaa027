/* army-editor.c: the page of an army: its book, its units, and whether it is legal
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/army-editor.h"

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/army-editor/type-row.h"
#include "app/army-editor/unit-row.h"
#include "app/base/first-layout.h"
#include "app/base/list-keys.h"
#include "app/base/not-played.h"
#include "app/base/number-guard.h"
#include "desk/documents/type-item.h"
#include "text/army/book.h"
#include "text/words/phrase.h"

G_DEFINE_FINAL_TYPE (DuckArmyEditor, duck_army_editor, DUCK_TYPE_PAGE)

DuckArmyDocument *
duck_army_editor_get_document (DuckArmyEditor *self)
{
  return DUCK_ARMY_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

/* Selects the row of the book and brings it into view. */
static void
select_found_type (DuckArmyEditor *self, guint position)
{
  gtk_single_selection_set_selected (self->found_types, position);
  gtk_widget_activate_action (GTK_WIDGET (self->types_view), "list.scroll-to-item", "u", position);
}

/* The row of a button that has been clicked is the selected one. */
static void
select_type (DuckArmyEditor *self, DuckTypeItem *item)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->found_types)); i++)
    {
      g_autoptr (DuckTypeItem) found = g_list_model_get_item (G_LIST_MODEL (self->found_types), i);

      if (found == item)
        gtk_single_selection_set_selected (self->found_types, i);
    }
}

static void
add_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  GListModel *types = duck_army_document_get_types (duck_army_editor_get_document (self));
  const char *id = g_variant_get_string (parameter, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (types); i++)
    {
      g_autoptr (DuckTypeItem) item = g_list_model_get_item (types, i);

      if (g_str_equal (duck_type_item_get_unit_type (item)->id, id))
        {
          select_type (self, item);
          duck_army_editor_add_unit (self, duck_type_item_get_unit_type (item));
          return;
        }
    }
}

static void
search_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  duck_list_search (((DuckArmyEditor *) user_data)->search);
}

/* ---------------------------------------------------------------------------------------------
 * What the user does with the widgets. */

static void
type_activated_cb (DuckArmyEditor *self, guint position)
{
  g_autoptr (DuckTypeItem) item
    = g_list_model_get_item (G_LIST_MODEL (self->found_types), position);

  if (item != NULL)
    duck_army_editor_add_unit (self, duck_type_item_get_unit_type (item));
}

static void
search_changed_cb (DuckArmyEditor *self)
{
  const char *text = gtk_editable_get_text (self->search);

  if (g_strcmp0 (text, self->searched) == 0)
    return;

  g_free (self->searched);
  self->searched = g_strdup (text);
  duck_army_editor_filter_book (self);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found_types)) > 0)
    select_found_type (self, 0);
}

/* Enter in the search adds what is selected: the first that was found. */
static void
search_activate_cb (DuckArmyEditor *self)
{
  /* The entry waits a little before it says that it has changed. */
  search_changed_cb (self);
  if (*gtk_editable_get_text (self->search) == '\0')
    gtk_widget_child_focus (GTK_WIDGET (self->types_view), GTK_DIR_TAB_FORWARD);
  else
    type_activated_cb (self, gtk_single_selection_get_selected (self->found_types));
}

/* The list that was searched is below. */
static gboolean
search_key_cb (DuckArmyEditor *self, guint key)
{
  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
      || g_list_model_get_n_items (G_LIST_MODEL (self->found_types)) == 0)
    return GDK_EVENT_PROPAGATE;

  search_changed_cb (self);
  gtk_widget_child_focus (GTK_WIDGET (self->types_view), GTK_DIR_TAB_FORWARD);
  return GDK_EVENT_STOP;
}

static void
stop_search_cb (DuckArmyEditor *self)
{
  gtk_editable_set_text (self->search, "");
}

static void
found_changed_cb (DuckArmyEditor *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->found_types)) > 0;

  gtk_stack_set_visible_child_name (self->types_stack, any ? "types" : "none");
}

static void
name_changed_cb (DuckArmyEditor *self)
{
  const char *name = gtk_editable_get_text (self->name);

  /* An army has a name; while there is none it keeps the last. */
  if (!self->updating && *name != '\0')
    duck_army_document_set_name (duck_army_editor_get_document (self), name);
}

static void
name_left_cb (DuckArmyEditor *self)
{
  gtk_editable_set_text (self->name,
                         duck_army_document_get_army (duck_army_editor_get_document (self))->name);
}

static void
cost_limit_changed_cb (DuckArmyEditor *self)
{
  if (!self->updating)
    duck_army_document_set_cost_limit (duck_army_editor_get_document (self),
                                       gtk_spin_button_get_value_as_int (self->cost_limit));
}

static void
game_type_selected_cb (DuckArmyEditor *self)
{
  guint selected = gtk_drop_down_get_selected (self->game_type);
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));

  if (self->updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected == 0)
    duck_army_document_set_game_type (duck_army_editor_get_document (self), NULL);
  else
    {
      const WarGameType *type = g_ptr_array_index (army->rules->game_types, selected - 1);

      duck_army_document_set_game_type (duck_army_editor_get_document (self), type->id);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The card shows what was selected last. */

static void
show_owned (DuckArmyEditor *self, const WarUnitType *type)
{
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));

  duck_unit_card_set_owned (self->card,
                            duck_collection_get_owned (self->collection, army->book_id, type->id));
}

static void
show_type (DuckArmyEditor *self)
{
  DuckTypeItem *item = gtk_single_selection_get_selected_item (self->found_types);

  /* A list that follows the document chooses nothing. */
  if (item != NULL && !self->updating)
    {
      WarUnitType *type = duck_type_item_get_unit_type (item);

      self->shows_unit = FALSE;
      duck_unit_card_show (self->card, type, NULL, duck_type_item_get_rules (item));
      show_owned (self, type);
    }
}

static void
show_unit (DuckArmyEditor *self)
{
  g_autoptr (GtkBitset) selection = gtk_selection_model_get_selection (self->units);
  g_autoptr (DuckUnitItem) item = NULL;
  WarUnit *unit = NULL;

  if (!gtk_bitset_is_empty (selection))
    item = g_list_model_get_item (G_LIST_MODEL (self->units), gtk_bitset_get_minimum (selection));
  if (item != NULL)
    unit = duck_unit_item_get_unit (item);
  if (unit != NULL)
    {
      self->shows_unit = TRUE;
      duck_unit_card_show (self->card, unit->type, unit, duck_unit_item_get_rules (item));
      show_owned (self, unit->type);
    }
  duck_army_editor_update_group_action (self);
}

/* After an edit the unit may have other words, another one may be in its row, or none. */
static void
update_card (DuckArmyEditor *self)
{
  g_autoptr (GtkBitset) selection = gtk_selection_model_get_selection (self->units);

  if (!self->shows_unit)
    return;
  if (gtk_bitset_is_empty (selection))
    duck_unit_card_forget_unit (self->card);
  else
    show_unit (self);
}

static void
unit_activated_cb (DuckArmyEditor *self, guint position)
{
  duck_panes_show (self->panes, DUCK_PANE_END);
}

static void
add_targets (GPtrArray *targets, const WarBook *book)
{
  for (guint i = 0; i < book->types->len; i++)
    g_ptr_array_add (targets, war_unit_type_ref (g_ptr_array_index (book->types, i)));
}

/* The weapons are tried on what other books of the system have; else on the army's own. */
static void
set_targets (DuckArmyEditor *self, const WarArmy *army)
{
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckbook");
  g_autoptr (GPtrArray) targets
    = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_type_unref);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (".duckbook"));
      const WarBook *book = store_library_get_book (library, id, NULL);

      if (book != NULL && book->rules->system == army->rules->system
          && g_strcmp0 (id, army->book_id) != 0)
        add_targets (targets, book);
    }
  if (targets->len == 0 && army->book != NULL)
    add_targets (targets, army->book);
  duck_unit_card_set_targets (self->card, targets);
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow the document. */

static void
show_book (DuckArmyEditor *self, const WarArmy *army)
{
  g_autofree char *books = text_army_books (army);

  self->book = army->book;
  gtk_label_set_label (self->book_name,
                       army->book != NULL ? books : _ ("The army’s book is missing"));
  set_targets (self, army);
}

static void
select_game_type (DuckArmyEditor *self, const WarArmy *army)
{
  guint selected = 0;

  for (guint i = 0; i < army->rules->game_types->len; i++)
    {
      const WarGameType *type = g_ptr_array_index (army->rules->game_types, i);

      if (g_strcmp0 (type->id, army->game_type) == 0)
        selected = i + 1;
    }
  gtk_drop_down_set_selected (self->game_type, selected);
}

static void
duck_army_editor_update (DuckPage *page)
{
  DuckArmyEditor *self = DUCK_ARMY_EDITOR (page);
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  const WarArmy *army = duck_army_document_get_army (document);

  if (army->book != self->book)
    show_book (self, army);
  self->updating = TRUE;
  if (!g_str_equal (gtk_editable_get_text (self->name), army->name))
    gtk_editable_set_text (self->name, army->name);
  gtk_spin_button_set_value (self->cost_limit, army->cost_limit);
  select_game_type (self, army);
  duck_army_editor_update_book (self);
  self->updating = FALSE;

  update_card (self);
  duck_army_state_show (self->state, army);
  duck_army_state_say (self->remarks, army, duck_army_document_get_problems (document));
  gtk_stack_set_visible_child_name (self->units_stack, army->units->len > 0 ? "units" : "none");
  duck_army_editor_update_unit_actions (self, army);
}

/* What one looks for in the book is the first thing to type. */
static GtkWidget *
duck_army_editor_get_start (DuckPage *page)
{
  return GTK_WIDGET (DUCK_ARMY_EDITOR (page)->search);
}

static void
type_setup_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, duck_type_row_new ());
}

static void
type_bind_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  duck_type_row_set_item (DUCK_TYPE_ROW (gtk_list_item_get_child (list_item)),
                          gtk_list_item_get_item (list_item));
}

static void
type_unbind_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  duck_type_row_set_item (DUCK_TYPE_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static void
unit_dropped_cb (DuckArmyEditor *self, GObject *dragged, gboolean after, DuckUnitRow *row)
{
  DuckUnitItem *target = duck_unit_row_get_item (row);

  if (DUCK_IS_UNIT_ITEM (dragged))
    duck_army_editor_drop (self, DUCK_UNIT_ITEM (dragged), target, after);
  else
    duck_army_editor_drop_type (self, duck_type_item_get_unit_type (DUCK_TYPE_ITEM (dragged)),
                                target, after);
}

static void
unit_chosen_cb (DuckArmyEditor *self, DuckUnitRow *row)
{
  duck_army_editor_choose (self, duck_unit_row_get_item (row));
}

static void
duplicate_enabled_cb (DuckUnitRow *row, const char *action, gboolean enabled)
{
  duck_unit_row_set_full (row, !enabled);
}

static void
unit_setup_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  GtkWidget *row = duck_unit_row_new (G_MENU_MODEL (self->unit_menu));
  GActionGroup *actions = duck_page_get_actions (DUCK_PAGE (self));

  g_signal_connect_object (row, "dropped", G_CALLBACK (unit_dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "chosen", G_CALLBACK (unit_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (actions, "action-enabled-changed::duplicate",
                           G_CALLBACK (duplicate_enabled_cb), row, G_CONNECT_SWAPPED);
  duck_unit_row_set_full (DUCK_UNIT_ROW (row),
                          !g_action_group_get_action_enabled (actions, "duplicate"));
  gtk_list_item_set_child (list_item, row);
}

static void
unit_bind_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  DuckUnitItem *item = gtk_list_item_get_item (list_item);

  gtk_list_item_set_selectable (list_item, duck_unit_item_get_unit (item) != NULL);
  gtk_list_item_set_activatable (list_item, duck_unit_item_get_unit (item) != NULL);
  duck_unit_row_set_item (DUCK_UNIT_ROW (gtk_list_item_get_child (list_item)),
                          gtk_list_item_get_item (list_item));
}

static void
unit_unbind_cb (DuckArmyEditor *self, GtkListItem *list_item)
{
  duck_unit_row_set_item (DUCK_UNIT_ROW (gtk_list_item_get_child (list_item)), NULL);
}

static void
fill_game_types (DuckArmyEditor *self, const WarRules *rules)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Any Game"));
  for (guint i = 0; i < rules->game_types->len; i++)
    {
      const WarGameType *type = g_ptr_array_index (rules->game_types, i);

      gtk_string_list_append (names, text_translate (type->name));
    }
  gtk_drop_down_set_model (self->game_type, G_LIST_MODEL (names));
}

/* A list makes up to 200 rows at once, of which a screen shows 20. */
#define FIRST_UNITS 24
#define MORE_UNITS 6

static void
fill_lists (DuckArmyEditor *self)
{
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  GtkSliceListModel *units;
  GtkSortListModel *sorted;
  GtkFilterListModel *found;

  sorted = gtk_sort_list_model_new (g_object_ref (duck_army_document_get_types (document)),
                                    g_object_ref (self->sorter));
  found
    = gtk_filter_list_model_new (G_LIST_MODEL (sorted), GTK_FILTER (g_object_ref (self->filter)));
  self->found_types = gtk_single_selection_new (G_LIST_MODEL (found));
  g_signal_connect_object (self->found_types, "items-changed", G_CALLBACK (found_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->types_view, GTK_SELECTION_MODEL (self->found_types));
  found_changed_cb (self);

  units = gtk_slice_list_model_new (g_object_ref (duck_army_document_get_units (document)), 0, 0);
  self->units = GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (units)));
  gtk_list_view_set_model (self->units_view, self->units);
  self->growth
    = duck_growth_new_of_slice (GTK_WIDGET (self->units_view), FIRST_UNITS, MORE_UNITS, units);

  g_signal_connect_object (self->found_types, "notify::selected-item", G_CALLBACK (show_type), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->units, "selection-changed", G_CALLBACK (show_unit), self,
                           G_CONNECT_SWAPPED);
}

static void
duck_army_editor_constructed (GObject *object)
{
  DuckArmyEditor *self = DUCK_ARMY_EDITOR (object);
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));

  self->updating = TRUE;
  show_book (self, army);
  gtk_menu_button_set_create_popup_func (self->army_menu_button, duck_army_editor_fill_book_menu_cb,
                                         self, NULL);
  fill_game_types (self, army->rules);
  duck_number_guard_add (self->cost_limit);
  duck_not_played_explain (self->play, army->rules->system);
  fill_lists (self);
  self->updating = FALSE;
  show_type (self);

  G_OBJECT_CLASS (duck_army_editor_parent_class)->constructed (object);
}

static void
duck_army_editor_dispose (GObject *object)
{
  DuckArmyEditor *self = DUCK_ARMY_EDITOR (object);

  /* The list may outlive the page for a moment. */
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  if (self->sorter != NULL)
    gtk_custom_sorter_set_sort_func (GTK_CUSTOM_SORTER (self->sorter), NULL, NULL, NULL);
  g_clear_object (&self->sorter);
  g_clear_object (&self->collection);
  g_clear_object (&self->found_types);
  g_clear_pointer (&self->growth, duck_growth_free);
  g_clear_object (&self->units);
  g_clear_pointer (&self->searched, g_free);
  g_clear_pointer (&self->section_labels, g_strfreev);

  G_OBJECT_CLASS (duck_army_editor_parent_class)->dispose (object);
}

static void
duck_army_editor_class_init (DuckArmyEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = duck_army_editor_constructed;
  object_class->dispose = duck_army_editor_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_army_editor_update;
  DUCK_PAGE_CLASS (klass)->get_start = duck_army_editor_get_start;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "army";
  DUCK_PAGE_CLASS (klass)->edits = TRUE;

  g_type_ensure (DUCK_TYPE_FIRST_LAYOUT);
  g_type_ensure (DUCK_TYPE_ARMY_STATE);
  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_REMARKS);
  g_type_ensure (DUCK_TYPE_UNIT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/army-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, book_name);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, search);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, types_stack);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, types_view);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, name);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, cost_limit);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, game_type);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, state);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, remarks);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, units_stack);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, units_view);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, card);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, unit_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, section_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, book_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, ally_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, play);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyEditor, army_menu_button);
  gtk_widget_class_bind_template_callback (widget_class, type_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, cost_limit_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_type_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_unbind_cb);
}

static void
duck_army_editor_init (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "add", .activate = add_action, .parameter_type = "s" },
    { .name = "search", .activate = search_action },
  };

  self->updating = TRUE;
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  duck_army_editor_add_unit_actions (self);
  duck_army_editor_add_group_actions (self);
  duck_army_editor_add_copy_actions (self);
  duck_army_editor_add_book_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_list_leave_by_tab (self->types_view);
  duck_list_leave_by_tab (self->units_view);
  duck_army_editor_receive_types (self);

  g_autoptr (GPropertyAction) card = g_property_action_new ("card", self->panes, "end-shown");

  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (DUCK_PAGE (self))),
                           G_ACTION (card));
}
