/* start-page.c: the library: what there is to open
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/list-keys.h"
#include "app/library/library-card.h"
#include "app/window/start-page-private.h"

G_DEFINE_FINAL_TYPE (DuckStartPage, duck_start_page, ADW_TYPE_BIN)

static guint section_changed_signal;

/* A part of the library, and what is said if there is nothing in it. */
typedef struct
{
  const char *icon; /* NULL: that of the kind */
  const char *name; /* likewise, in the plural */
  gint kind; /* or one of the two below */
  const char *empty_title;
  const char *empty_text;
  const char *way_out; /* label of a button, or NULL */
  const char *action; /* what it does */
} Section;

#define ALL (-1)
#define RECENT (-2)

static const Section sections[] = {
  { "view-grid-symbolic", N_ ("All Documents"), ALL, N_ ("Nothing of Your Own Yet"),
    N_ ("Build an army, or duplicate something that comes with Duckboard and change it."),
    N_ ("_New Army…"), "app.new-army" },
  { "document-open-recent-symbolic", N_ ("Recent"), RECENT, N_ ("Nothing Used Yet"),
    N_ ("What you open or change is listed here, the last one first."), NULL, NULL },
  { NULL, NULL, DUCK_KIND_ARMY, N_ ("No Armies of Your Own"),
    N_ ("Choose units from an army book, or duplicate an army that comes with Duckboard."),
    N_ ("_New Army…"), "app.new-army" },
  { NULL, NULL, DUCK_KIND_BOOK, N_ ("No Army Books of Your Own"),
    N_ ("Army books say what an army may be made of. Begin one, or change a copy of one that comes "
        "with Duckboard."),
    N_ ("_New Army Book…"), "app.new-book" },
  { NULL, NULL, DUCK_KIND_FIELD, N_ ("No Battlefields of Your Own"),
    N_ ("Draw one, or have one laid out for you; or duplicate one that comes with Duckboard."),
    N_ ("_New Battlefield…"), "app.new-field" },
  { NULL, NULL, DUCK_KIND_OPERATION, N_ ("No Operations of Your Own"),
    N_ ("Design a battle of your own, or duplicate an operation that comes with Duckboard."),
    N_ ("New _Operation…"), "app.new-operation" },
  { NULL, NULL, DUCK_KIND_CAMPAIGN, N_ ("No Campaigns of Your Own"),
    N_ ("Put operations in order, or duplicate a campaign that comes with Duckboard."),
    N_ ("New _Campaign"), "app.new-campaign" },
  { NULL, NULL, DUCK_KIND_GAME, N_ ("No Saved Games"),
    N_ ("Games that you save while you play are kept here."), N_ ("New _Game…"), "app.new-game" },
  { NULL, NULL, DUCK_KIND_TRACKER, N_ ("No Games at the Table"),
    N_ ("“Play at the Table” of an army or an operation keeps track of figures on a real table."),
    NULL, NULL },
};

#define N_SECTIONS G_N_ELEMENTS (sections)

/* In the order of the drop-down list. */
enum
{
  ANY_ORIGIN,
  BUILT_IN,
  OWN,
};

DuckLibraryModel *
duck_start_page_get_model (DuckStartPage *self)
{
  g_return_val_if_fail (DUCK_IS_START_PAGE (self), NULL);

  return self->model;
}

GActionGroup *
duck_start_page_get_actions (DuckStartPage *self)
{
  g_return_val_if_fail (DUCK_IS_START_PAGE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

DuckLibraryItem *
duck_start_page_get_chosen (DuckStartPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

const char *
duck_start_page_get_beginning (DuckStartPage *self, const char **action)
{
  g_return_val_if_fail (DUCK_IS_START_PAGE (self), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  const Section *section = &sections[self->section];

  /* Where all kinds are shown, one begins with an army. */
  if (section->kind == RECENT)
    section = &sections[0];
  if (section->way_out == NULL)
    return NULL;
  *action = section->action;
  return _ (section->way_out);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static gboolean
is_in_section (DuckLibraryItem *item, const Section *section)
{
  if (duck_library_item_get_hidden (item))
    return FALSE;
  if (section->kind == RECENT)
    return duck_library_item_get_time (item) > 0;
  return section->kind == ALL || duck_library_item_get_kind (item) == (DuckKind) section->kind;
}

static gboolean
match_cb (gpointer item, gpointer data)
{
  DuckStartPage *self = data;
  guint origin = gtk_drop_down_get_selected (self->origin);
  gboolean built_in = duck_library_item_get_origin (item) == DUCK_ORIGIN_BUILT_IN;

  return is_in_section (item, &sections[self->section])
         && (origin == ANY_ORIGIN || built_in == (origin == BUILT_IN))
         && duck_library_filter_has (self->kinds, item)
         && (self->words == NULL || duck_library_item_matches (item, self->words));
}

/* What was used last comes first; what never was, by kind and name. */
static gint
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  DuckLibraryItem *first = (DuckLibraryItem *) a, *second = (DuckLibraryItem *) b;
  gint64 first_time = duck_library_item_get_time (first);
  gint64 second_time = duck_library_item_get_time (second);
  gint by_kind
    = (gint) duck_library_item_get_kind (first) - (gint) duck_library_item_get_kind (second);

  if (first_time != second_time)
    return first_time > second_time ? -1 : 1;
  if (by_kind != 0)
    return by_kind;
  return g_utf8_collate (duck_library_item_get_name (first), duck_library_item_get_name (second));
}

/* Says what can be done where there is nothing. */
static void
update_empty (DuckStartPage *self)
{
  const Section *section = &sections[self->section];
  gboolean searched
    = (self->words != NULL && self->words[0] != NULL) || duck_library_filter_is_on (self->kinds);
  const char *icon = section->icon;

  if (icon == NULL)
    icon = duck_kind_get_info ((DuckKind) section->kind)->icon;
  adw_status_page_set_icon_name (self->empty, searched ? "edit-find-symbolic" : icon);
  adw_status_page_set_title (self->empty,
                             searched ? _ ("Nothing Found") : _ (section->empty_title));
  adw_status_page_set_description (
    self->empty, searched ? _ ("Try other words, or search everything.") : _ (section->empty_text));
  gtk_widget_set_visible (GTK_WIDGET (self->way_out), searched || section->way_out != NULL);
  if (searched || section->way_out != NULL)
    {
      gtk_button_set_label (self->way_out,
                            searched ? _ ("_Search Everything") : _ (section->way_out));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->way_out),
                                      searched ? "library.search-all" : section->action);
    }
}

static void
update_stack (DuckStartPage *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0;

  if (!any)
    update_empty (self);
  gtk_stack_set_visible_child_name (self->stack, any            ? "items"
                                                 : self->loaded ? "empty"
                                                                : "loading");
}

static void
update_counts (DuckStartPage *self)
{
  GListModel *items = duck_library_model_get_items (self->model);

  for (guint i = 0; i < N_SECTIONS; i++)
    {
      g_autofree char *text = NULL;
      guint n = 0;

      for (guint j = 0; j < g_list_model_get_n_items (items); j++)
        {
          g_autoptr (DuckLibraryItem) item = g_list_model_get_item (items, j);

          n += is_in_section (item, &sections[i]);
        }
      text = g_strdup_printf ("%u", n);
      gtk_label_set_label (self->counts[i], text);
    }
}

/* The part of the grid that shows the chosen document, or NULL. That a part is in the state of a
 * chosen one says nothing: parts that are used again keep it for a while. */
static GtkWidget *
find_chosen_cell (DuckStartPage *self)
{
  DuckLibraryItem *chosen = duck_start_page_get_chosen (self);
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid));

  for (; cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *card = gtk_widget_get_first_child (cell);

      if (DUCK_IS_LIBRARY_CARD (card)
          && duck_library_card_get_item (DUCK_LIBRARY_CARD (card)) == chosen)
        return cell;
    }

  return NULL;
}

/* Keys choose a document as soon as there are any, and go on from the chosen one. GTK would begin
 * where they were last, even if another has been chosen since. */
static void
focus_grid (DuckStartPage *self)
{
  GtkWidget *grid = GTK_WIDGET (self->grid), *cell;

  if (!gtk_widget_get_mapped (grid))
    return;

  gtk_widget_activate_action (grid, "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
  cell = find_chosen_cell (self);
  gtk_widget_grab_focus (cell != NULL ? cell : grid);
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

void
duck_start_page_go_on (DuckStartPage *self)
{
  g_return_if_fail (DUCK_IS_START_PAGE (self));

  GtkListBoxRow *section = gtk_list_box_get_selected_row (self->sections);

  gboolean is_empty = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "items") != 0;
  gboolean to_sections = section != NULL && (has_focus (GTK_WIDGET (self->grid)) || is_empty);

  /* Where there is room for one of them. */
  duck_panes_show (self->panes, to_sections ? DUCK_PANE_START : DUCK_PANE_MAIN);
  if (to_sections)
    gtk_widget_grab_focus (GTK_WIDGET (section));
  else
    focus_grid (self);
}

/* focused: one of the cards had the focus. */
static void
show_filtered (DuckStartPage *self, gboolean focused)
{
  update_counts (self);
  update_stack (self);
  duck_start_page_update_actions (self);
  /* The card that had it may be gone. */
  if (focused)
    focus_grid (self);
}

void
duck_start_page_refilter (DuckStartPage *self)
{
  gboolean focused = has_focus (GTK_WIDGET (self->grid));

  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  show_filtered (self, focused);
}

/* A grid makes its cards all at once, for many more rows than are in sight. A window that has just
 * been opened would stand still for that: it gets what is in sight, and then a few with each
 * frame. */
#define FIRST_CARDS 24
#define MORE_CARDS 12

/* Once the documents are known, and cards are made of them. */
static void
begin_to_grow (DuckStartPage *self)
{
  if (self->loaded && gtk_grid_view_get_model (self->grid) != NULL && self->growth == NULL)
    self->growth = duck_growth_new_of_slice (GTK_WIDGET (self->grid), 0, MORE_CARDS, self->first);
}

/* Where the chosen document stands among all that are listed; their number: it is not. */
static guint
find_in_list (DuckStartPage *self, DuckLibraryItem *chosen)
{
  GListModel *list = gtk_slice_list_model_get_model (self->first);
  guint n = g_list_model_get_n_items (list);

  for (guint i = 0; chosen != NULL && i < n; i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (list, i);

      if (item == chosen)
        return i;
    }
  return n;
}

/* Others are listed from now on, perhaps many more. What is chosen stays so if it is of them. */
static void
list_anew (DuckStartPage *self)
{
  DuckLibraryItem *chosen = duck_start_page_get_chosen (self);
  g_autoptr (DuckLibraryItem) kept = chosen != NULL ? g_object_ref (chosen) : NULL;
  gboolean focused = has_focus (GTK_WIDGET (self->grid));
  gboolean is_listed;
  guint place;

  if (self->growth == NULL)
    {
      duck_start_page_refilter (self);
      return;
    }

  gtk_slice_list_model_set_size (self->first, FIRST_CARDS);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  place = find_in_list (self, kept);
  is_listed = place < g_list_model_get_n_items (gtk_slice_list_model_get_model (self->first));
  duck_growth_begin_anew (self->growth,
                          is_listed && place >= FIRST_CARDS ? place + 1 - FIRST_CARDS : 0);
  if (is_listed)
    gtk_single_selection_set_selected (self->selection, place);
  show_filtered (self, focused);
}

static void
update_filter (DuckStartPage *self)
{
  /* While the template is being built there is nothing to filter. */
  if (self->filter == NULL)
    return;

  g_clear_pointer (&self->words, g_strfreev);
  self->words = duck_library_fold_words (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  list_anew (self);
}

static void
refreshed_cb (DuckStartPage *self)
{
  gboolean first = !self->loaded;

  self->loaded = TRUE;
  begin_to_grow (self);
  duck_start_page_refilter (self);
  if (first)
    {
      /* What came first need not be what stands first. */
      gtk_single_selection_set_selected (self->selection, 0);
      focus_grid (self);
    }
  if (self->wanted == NULL)
    return;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (!g_str_equal (duck_library_item_get_path (item), self->wanted))
        continue;
      gtk_single_selection_set_selected (self->selection, i);
      if (self->wants_focus || has_focus (GTK_WIDGET (self->grid)))
        focus_grid (self);
      else
        gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", i);
      g_clear_pointer (&self->wanted, g_free);
      return;
    }
}

/* ---------------------------------------------------------------------------------------------
 * Cards. */

static void
choose_card (DuckStartPage *self, DuckLibraryCard *card)
{
  DuckLibraryItem *item = duck_library_card_get_item (card);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i++)
    {
      g_autoptr (DuckLibraryItem) other = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (other == item)
        gtk_single_selection_set_selected (self->selection, i);
    }
}

static void
clicked_cb (DuckStartPage *self, DuckLibraryCard *card)
{
  choose_card (self, card);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "open", NULL);
}

static void
setup_cb (DuckStartPage *self, GtkListItem *list_item)
{
  GtkWidget *card = duck_library_card_new ();

  g_signal_connect_object (card, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "menu", G_CALLBACK (choose_card), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, card);
}

static void
bind_cb (DuckStartPage *self, GtkListItem *list_item)
{
  DuckLibraryItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *card = gtk_list_item_get_child (list_item);
  GtkWidget *cell = gtk_widget_get_parent (card);
  g_autofree char *place = duck_library_item_dup_place (item);
  g_autofree char *description
    = g_strdup_printf ("%s · %s", place, duck_library_item_get_details (item));

  duck_library_card_set_item (DUCK_LIBRARY_CARD (card), item);
  duck_library_pictures_add (self->pictures, card, item);
  /* The cell has the focus, so it is what a screen reader reads. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  duck_library_item_get_name (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
unbind_cb (DuckStartPage *self, GtkListItem *list_item)
{
  GtkWidget *card = gtk_list_item_get_child (list_item);

  duck_library_pictures_remove (self->pictures, card);
  duck_library_card_set_item (DUCK_LIBRARY_CARD (card), NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Sections. */

static void
add_section (DuckStartPage *self, guint index)
{
  const Section *section = &sections[index];
  const DuckKindInfo *info
    = section->icon == NULL ? duck_kind_get_info ((DuckKind) section->kind) : NULL;
  const char *name = info != NULL ? _ (info->plural) : _ (section->name);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *count = gtk_label_new (NULL);

  self->counts[index] = GTK_LABEL (count);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_add_css_class (count, "numeric");
  gtk_box_append (GTK_BOX (box),
                  gtk_image_new_from_icon_name (info != NULL ? info->icon : section->icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), count);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_list_box_append (self->sections, row);
}

static void
section_selected_cb (DuckStartPage *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;

  self->section = (guint) gtk_list_box_row_get_index (row);
  update_filter (self);
  g_signal_emit (self, section_changed_signal, 0);
}

/* Where there is room for one of them, what is in the part comes instead of the parts. */
static void
section_activated_cb (DuckStartPage *self, GtkListBoxRow *row)
{
  duck_panes_show (self->panes, DUCK_PANE_MAIN);
}

static void
search_all_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;

  gtk_drop_down_set_selected (self->origin, ANY_ORIGIN);
  duck_library_filter_clear (self->kinds);
  gtk_list_box_select_row (self->sections, gtk_list_box_get_row_at_index (self->sections, 0));
}

static void
search_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;

  duck_panes_show (self->panes, DUCK_PANE_MAIN);
  duck_list_search (self->search);
}

static void
stop_search_cb (DuckStartPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

/* Enter in the search opens what was found, if it is one; of several one is to be chosen. */
static void
search_activate_cb (DuckStartPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) != 1)
    {
      focus_grid (self);
      return;
    }
  gtk_single_selection_set_selected (self->selection, 0);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "open", NULL);
}

static void
activate_cb (DuckStartPage *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "open", NULL);
}

static gboolean
go_on_cb (GtkWidget *page, GVariant *arguments, gpointer data)
{
  duck_start_page_go_on (DUCK_START_PAGE (page));
  return TRUE;
}

/* The context menu by keyboard. */
static gboolean
open_menu_cb (GtkWidget *grid, GVariant *arguments, gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (grid);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *card = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (!DUCK_IS_LIBRARY_CARD (card))
    return FALSE;
  duck_library_card_open_menu (DUCK_LIBRARY_CARD (card));
  return TRUE;
}

/* Letters that are typed at the documents search them. */
static gboolean
key_pressed_cb (DuckStartPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);
  gunichar letter = gdk_keyval_to_unicode (keyval);
  char text[7] = "";

  /* Keys in a menu come here too. */
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || !g_unichar_isgraph (letter)
      || focus == NULL || gtk_widget_get_native (focus) != GTK_NATIVE (root))
    return GDK_EVENT_PROPAGATE;

  g_unichar_to_utf8 (letter, text);
  gtk_editable_set_text (GTK_EDITABLE (self->search), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
  return GDK_EVENT_STOP;
}

static void
add_keys (DuckStartPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), keys);

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                      gtk_callback_action_new (open_menu_cb, NULL, NULL)));
  /* Only here: elsewhere the key deletes letters. */
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Delete|KP_Delete"),
                      gtk_named_action_new ("library.delete")));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>v"),
                      gtk_named_action_new ("win.paste-army")));
  gtk_widget_add_controller (GTK_WIDGET (self->grid), controller);

  /* Before the panes, which would go to where they were left, not to the chosen document. */
  controller = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("F6|<Shift>F6"),
                      gtk_callback_action_new (go_on_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
fill_grid (DuckStartPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSorter *sorter
    = GTK_SORTER (gtk_custom_sorter_new ((GCompareDataFunc) compare_cb, NULL, NULL));
  GListModel *items = g_object_ref (duck_library_model_get_items (self->model));
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;

  self->pictures = duck_library_pictures_new (self->model, GTK_SCROLLABLE (self->grid));
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  filtered = gtk_filter_list_model_new (items, g_object_ref (self->filter));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), sorter);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  self->first = gtk_slice_list_model_new (G_LIST_MODEL (sorted), 0, FIRST_CARDS);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->first));

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_view_set_factory (self->grid, factory);
  g_object_unref (factory);
  g_signal_connect_object (self->selection, "notify::selected-item",
                           G_CALLBACK (duck_start_page_update_actions), self, G_CONNECT_SWAPPED);
}

/* Before the page is laid out. Cards are made once it is seen: not of a window that has been opened
 * for a file. */
static gboolean
first_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckStartPage *self = DUCK_START_PAGE (widget);

  if (!gtk_widget_get_mapped (widget))
    return G_SOURCE_REMOVE;

  if (gtk_grid_view_get_model (self->grid) == NULL)
    gtk_grid_view_set_model (self->grid, GTK_SELECTION_MODEL (self->selection));
  begin_to_grow (self);
  focus_grid (self);
  return G_SOURCE_REMOVE;
}

/* What shows the page gives the focus back to the part that had it, which may show another document
 * by then: so this comes after it. */
static void
duck_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (duck_start_page_parent_class)->map (widget);

  gtk_widget_add_tick_callback (widget, first_frame_cb, NULL, NULL);
}

static void
duck_start_page_dispose (GObject *object)
{
  DuckStartPage *self = DUCK_START_PAGE (object);

  g_clear_pointer (&self->growth, duck_growth_free);
  if (self->deletions != NULL)
    duck_start_page_finish_deletions (self);
  g_clear_pointer (&self->deletions, g_ptr_array_unref);
  if (self->model != NULL)
    {
      gtk_grid_view_set_model (self->grid, NULL);
      g_clear_pointer (&self->pictures, duck_library_pictures_free);
      g_signal_handlers_disconnect_by_func (self->model, refreshed_cb, self);
      /* Its thread ends now, not when all that it was asked for is done. */
      g_object_run_dispose (G_OBJECT (self->model));
    }
  g_clear_object (&self->model);
  g_clear_object (&self->selection);
  g_clear_object (&self->first);
  g_clear_object (&self->filter);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (duck_start_page_parent_class)->dispose (object);
}

static void
duck_start_page_finalize (GObject *object)
{
  DuckStartPage *self = DUCK_START_PAGE (object);

  g_free (self->counts);
  g_free (self->wanted);
  g_strfreev (self->words);

  G_OBJECT_CLASS (duck_start_page_parent_class)->finalize (object);
}

static void
duck_start_page_class_init (DuckStartPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = duck_start_page_dispose;
  object_class->finalize = duck_start_page_finalize;
  widget_class->map = duck_start_page_map;

  section_changed_signal = g_signal_new ("section-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (DUCK_TYPE_LIBRARY_FILTER);
  g_type_ensure (DUCK_TYPE_PANES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, sections);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, search);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, origin);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, grid);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, empty);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, way_out);
  gtk_widget_class_bind_template_callback (widget_class, update_filter);
  gtk_widget_class_bind_template_callback (widget_class, section_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, section_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
duck_start_page_init (DuckStartPage *self)
{
  static const GActionEntry actions[] = {
    { .name = "search", .activate = search_action },
    { .name = "search-all", .activate = search_all_action },
  };

  self->counts = g_new0 (GtkLabel *, N_SECTIONS);
  self->model = duck_library_model_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  duck_start_page_add_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library", G_ACTION_GROUP (self->actions));
  for (guint i = 0; i < N_SECTIONS; i++)
    add_section (self, i);
  fill_grid (self);
  add_keys (self);
  duck_list_leave_by_tab (self->sections);
  duck_list_leave_by_tab (self->grid);
  g_signal_connect_object (self->model, "refreshed", G_CALLBACK (refreshed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_select_row (self->sections, gtk_list_box_get_row_at_index (self->sections, 0));
}

GtkWidget *
duck_start_page_new (void)
{
  return g_object_new (DUCK_TYPE_START_PAGE, NULL);
}
