/* test-designer.c: an operation is designed with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/panes.h"
#include "app/board/board.h"
#include "app/designer/designer-checks.h"
#include "desk/documents/operation-document.h"
#include "engine/entrenched/tables.h"
#include "shipped.h"
#include "store/documents/operation-file.h"
#include "text/words/phrase.h"

static WarOperation *
get (DuckPage *page)
{
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)));
}

static void
type_entry (gpointer root, const char *title, guint n, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (app_find_row (root, ADW_TYPE_ENTRY_ROW, title, n)), text);
}

static void
choose (gpointer root, const char *title, guint n, guint choice)
{
  adw_combo_row_set_selected (app_find_row (root, ADW_TYPE_COMBO_ROW, title, n), choice);
  app_wait_for_paint (root);
}

/* Without ids and clauses, which no designer gives. */
static char *
to_text (const WarOperation *operation)
{
  g_autoptr (WarOperation) copy = war_operation_copy (operation);
  g_autoptr (GBytes) bytes = NULL;

  g_free (copy->id);
  copy->id = g_strdup ("same");
  for (guint i = 0; i < copy->conditions->len; i++)
    g_clear_pointer (&((WarCondition *) g_ptr_array_index (copy->conditions, i))->clause, g_free);
  bytes = store_operation_to_bytes (copy);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
add_force (DuckPage *page, GtkWidget *section, const WarForce *force, gint side)
{
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      const GPtrArray *entries = get (page)->forces[side - 1]->entries;
      GtkWidget *row;

      app_choose_in (section, "Add Units", (guint) side - 1, entry->type->name);
      entries = get (page)->forces[side - 1]->entries;
      g_assert_cmpuint (entries->len, ==, i + 1);
      app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, entry->type->name, 0));
      row = app_find_row (section, ADW_TYPE_EXPANDER_ROW, entry->type->name, 0);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (row, GTK_TYPE_SPIN_BUTTON)),
                                 entry->count);
    }
}

/* Those of the other operation. */
static void
switch_amendments (DuckPage *page, const WarOperation *other)
{
  GtkWidget *section = app_show_section (page, "play");
  const WarAmendment *amendments = other->rules->system->amendments;

  for (guint i = 0; amendments[i].clause != NULL; i++)
    if ((other->amendments >> i & 1) != 0)
      {
        const WarClause *clause = war_rules_find_clause (other->rules, amendments[i].clause);
        g_autofree char *title
          = g_strdup_printf ("%s: %s", strchr (clause->id, '.') + 1, clause->amendment);

        choose (section, title, 0, WAR_AMENDMENT_ON);
      }
}

/* Langemarck, from an empty operation. */
static void
test_langemarck (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) shipped
    = shipped_load_operation (duck_application_get_library (fixture->application), "langemarck");
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *section = app_show_section (page, "briefing");
  GtkTextView *prologue = GTK_TEXT_VIEW (app_find_type (section, GTK_TYPE_TEXT_VIEW));
  g_autofree char *expected = to_text (shipped);
  g_autofree char *found = NULL;

  type_entry (section, "Title", 0, shipped->name);
  type_entry (section, "Place", 0, shipped->place);
  type_entry (section, "Date", 0, shipped->date);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (prologue), shipped->prologue, -1);
  section = app_show_section (page, "field");
  adw_action_row_activate (app_find_row (section, ADW_TYPE_ACTION_ROW, "Choose Another…", 0));
  app_choose (fixture, "langemarck.duckfield");
  switch_amendments (page, shipped);
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (app_find_type (app_show_section (page, "play"), GTK_TYPE_SPIN_BUTTON)),
    shipped->rounds);

  section = app_show_section (page, "forces");
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_force (page, section, shipped->forces[side - 1], side);

  section = app_show_section (page, "victory");
  app_choose_in (section, "Let Central Powers Win When They…", 0, "Stay in a zone");
  app_choose_in (section, "Let Entente Win When They…", 0, "Destroy all of the enemy");
  app_choose_in (section, "Let Central Powers Win When They…", 0, "Destroy all of the enemy");
  app_choose_in (section, "Let Entente Win When They…", 0, "Hold out to the end");

  found = to_text (get (page));
  g_assert_cmpstr (found, ==, expected);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, "Nothing is missing."));

  while (duck_document_undo (duck_page_get_document (page)))
    app_iterate ();
  g_assert_cmpuint (get (page)->forces[0]->entries->len, ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (app_find_row (app_show_section (page, "briefing"),
                                                        ADW_TYPE_ENTRY_ROW, "Title", 0)),
                   ==, "New Operation");
}

/* Who opens the list of one side does not look at the other's. */
static void
test_adders (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *section = app_show_section (app_begin_operation (fixture), "victory");
  AdwExpanderRow *first
    = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "Let Entente Win When They…", 0);
  AdwExpanderRow *second
    = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "Let Central Powers Win When They…", 0);

  adw_expander_row_set_expanded (first, TRUE);
  g_assert_true (adw_expander_row_get_expanded (first));
  adw_expander_row_set_expanded (second, TRUE);
  g_assert_false (adw_expander_row_get_expanded (first));
  g_assert_true (adw_expander_row_get_expanded (second));
}

/* Real keys: what is typed is one step, and Ctrl+Z takes it back. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *title
    = app_find_row (app_show_section (page, "briefing"), ADW_TYPE_ENTRY_ROW, "Title", 0);

  gtk_widget_grab_focus (title);
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  app_press_key (GDK_KEY_h, 0);
  app_press_key (GDK_KEY_i, 0);
  app_wait_for (g_str_equal (get (page)->name, "hi"));
  g_assert_cmpstr (duck_document_get_undo_name (duck_page_get_document (page)), ==,
                   "Rename Operation");
  app_activate (fixture, "win.undo");
  g_assert_cmpstr (get (page)->name, ==, "New Operation");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "New Operation");
}

/* Every other field changes the operation, and follows it. */
static void
test_fields (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *section = app_show_section (page, "play");
  GtkTextView *rules = GTK_TEXT_VIEW (app_find_type (section, GTK_TYPE_TEXT_VIEW));
  const WarClause *clause = war_rules_find_clause (get (page)->rules, "entrenched.E-2");
  g_autofree char *title = g_strdup_printf ("E-2: %s", clause->amendment);
  const WarCondition *condition;

  choose (section, "First Player", 0, 3);
  g_assert_cmpint (get (page)->first_chooser, ==, 1);
  choose (section, "First Player", 0, 2);
  g_assert_cmpint (get (page)->first_side, ==, 2);
  choose (section, "Game Type", 0, 4);
  g_assert_cmpstr (get (page)->game_type, ==, "attrition");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (rules), "Fog.\nNight.", -1);
  g_assert_cmpstr (get (page)->special_rules, ==, "Fog.\n\nNight.");
  g_assert_cmpuint (get (page)->amendments, ==, 0);
  choose (section, title, 0, WAR_AMENDMENT_ON);
  g_assert_cmpuint (get (page)->amendments, ==, 1);
  choose (section, title, 0, WAR_AMENDMENT_FIXED_OFF);
  g_assert_cmpuint (get (page)->amendments, ==, 0);
  g_assert_cmpuint (get (page)->fixed_off, ==, 1);
  choose (section, title, 0, WAR_AMENDMENT_OPEN);
  g_assert_cmpuint (get (page)->fixed_off, ==, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (section, GTK_TYPE_SPIN_BUTTON)), 30);
  g_assert_cmpint (get (page)->rounds, ==, 30);

  section = app_show_section (page, "forces");
  g_assert_cmpstr (
    adw_action_row_get_subtitle (app_find_row (section, ADW_TYPE_COMBO_ROW, "Army Book", 1)), ==,
    text_translate (get (page)->forces[1]->book->name));
  type_entry (section, "Name", 1, "Blue");
  g_assert_cmpstr (get (page)->forces[1]->name, ==, "Blue");
  choose (section, "Units", 1, 1);
  g_assert_cmpint (get (page)->forces[1]->cost_limit, >, 0);
  adw_action_row_activate (app_find_row (section, ADW_TYPE_ACTION_ROW, "Take an Army…", 0));
  app_choose (fixture, "British Expeditionary Force");
  g_assert_cmpint (war_force_get_cost (get (page)->forces[0]), ==, 665);

  section = app_show_section (page, "victory");
  app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, "Let Blue Win When They…", 0));
  app_choose_in (section, "Let Blue Win When They…", 0, "Destroy all of the enemy");
  choose (section, "By What", 0, WAR_CONDITION_HOLD_ZONE);
  app_wait_for (app_has_row (section, ADW_TYPE_COMBO_ROW, "Zone", 0));
  condition = g_ptr_array_index (get (page)->conditions, 0);
  g_assert_cmpint (condition->kind, ==, WAR_CONDITION_HOLD_ZONE);
  g_assert_nonnull (condition->place);
  choose (section, "Zone", 0, 0);
  condition = g_ptr_array_index (get (page)->conditions, 0);
  g_assert_null (condition->place);
  app_click (app_find_button (section, "Remove Condition 1"));
  g_assert_cmpuint (get (page)->conditions->len, ==, 0);

  while (duck_document_undo (duck_page_get_document (page)))
    app_iterate ();
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (adw_combo_row_get_selected (
                      app_find_row (app_show_section (page, "play"), ADW_TYPE_COMBO_ROW, title, 0)),
                    ==, WAR_AMENDMENT_OPEN);
}

/* A line of the check list leads to where it is mended. */
static void
test_checks (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));

  g_signal_emit_by_name (app_find_type (checks, GTK_TYPE_LIST_BOX), "row-activated",
                         app_find_row (checks, ADW_TYPE_ACTION_ROW,
                                       "There is no condition by which side 1 (Entente) wins.", 0));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "victory");
  app_choose_in (gtk_stack_get_visible_child (stack), "Let Entente Win When They…", 0,
                 "Hold out to the end");
  g_assert_false (app_has_row (checks, ADW_TYPE_ACTION_ROW,
                               "There is no condition by which side 1 (Entente) wins.", 0));
}

/* A side without units takes an army, if there is one; that stands before the single units. */
static void
test_checks_offer_armies (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));
  GtkWidget *section, *army, *units;
  graphene_rect_t army_bounds, units_bounds;

  g_signal_emit_by_name (
    app_find_type (checks, GTK_TYPE_LIST_BOX), "row-activated",
    app_find_row (checks, ADW_TYPE_ACTION_ROW,
                  "The operation cannot be played: side 2 (Central Powers) has no units.", 0));
  section = gtk_stack_get_visible_child (stack);
  army = app_find_row (section, ADW_TYPE_ACTION_ROW, "Take an Army…", 1);
  units = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "Add Units", 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == army);
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (units)));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (gtk_widget_compute_bounds (army, section, &army_bounds)
                 && gtk_widget_compute_bounds (units, section, &units_bounds));
  g_assert_cmpfloat (army_bounds.origin.y, <, units_bounds.origin.y);
}

/* A line leads to the very row that it speaks of, folded out and in sight. */
static void
test_checks_lead (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *list
    = app_find_type (app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS), GTK_TYPE_LIST_BOX);
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));
  const WarForce *force = duck_operation_document_get_operation (document)->forces[1];
  guint last = force->entries->len - 1;
  g_autofree char *name
    = g_strdup (((const WarForceEntry *) g_ptr_array_index (force->entries, last))->type->name);
  WarForceEntry *entry = war_force_entry_copy (g_ptr_array_index (force->entries, last));
  GtkWidget *focus, *row;
  graphene_rect_t bounds;

  entry->arrives = 200;
  entry->edge = WAR_FIELD_EDGE_NORTH;
  duck_operation_document_set_arrival (document, 2, last, entry);
  app_wait_for (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0) != NULL);
  g_signal_emit_by_name (list, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "forces");
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (page)));
  row = gtk_widget_get_ancestor (focus, ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, name);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)));
  app_wait_for (
    gtk_widget_compute_bounds (focus, GTK_WIDGET (stack), &bounds) && bounds.origin.y >= 0
    && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (GTK_WIDGET (stack)));
}

/* Where there is room for the map alone the line brings the designer into sight. */
static void
test_checks_lead_narrow (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  DuckPanes *panes = DUCK_PANES (app_find_type (page, DUCK_TYPE_PANES));
  GtkListBox *list = GTK_LIST_BOX (
    app_find_type (app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS), GTK_TYPE_LIST_BOX));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (fixture->window), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 683, 500);
  app_wait_for (duck_panes_is_shown (panes, DUCK_PANE_MAIN)
                != duck_panes_is_shown (panes, DUCK_PANE_END));
  duck_panes_show (panes, DUCK_PANE_MAIN);
  app_wait_for (!duck_panes_is_shown (panes, DUCK_PANE_END));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (duck_panes_is_shown (panes, DUCK_PANE_END));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         app_find (page, "sections")));
  /* The next window has the size of this one. */
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
}

/* Of a condition that does not count, to the switch of the amendment that it needs. */
static void
test_checks_lead_to_amendment (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *list
    = app_find_type (app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS), GTK_TYPE_LIST_BOX);
  GtkWidget *focus, *row;

  duck_operation_document_set_amendment (document, WAR_ENTRENCHED_AMENDMENT_LIMIT,
                                         WAR_AMENDMENT_OPEN);
  app_wait_for (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0) != NULL);
  g_signal_emit_by_name (list, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (page)));
  row = gtk_widget_get_ancestor (focus, ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (row);
  g_assert_true (
    g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "E-23: "));
}

/* The check list takes room as lines come, and keeps it as they go: the map above it does not jump
 * with each thing that is mended. */
static void
test_checks_keep_room (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);
  GtkWidget *board = app_find_type (page, DUCK_TYPE_BOARD);
  int height, with_line, map;

  app_wait_for_paint (checks);
  height = gtk_widget_get_height (checks);
  duck_operation_document_set_prologue (document, "");
  app_wait_for (gtk_widget_get_height (checks) > height);
  with_line = gtk_widget_get_height (checks);
  duck_operation_document_set_place (document, "");
  app_wait_for (gtk_widget_get_height (checks) > with_line);
  map = gtk_widget_get_height (board);
  duck_operation_document_set_place (document, "Here");
  duck_operation_document_set_prologue (document, "It rained.");
  app_wait_for_paint (checks);
  app_wait_for_paint (checks);
  g_assert_cmpint (gtk_widget_get_height (board), ==, map);
}

/* What is missing in the briefing is typed at once where the line leads. */
static void
test_checks_lead_to_prologue (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);

  duck_operation_document_set_prologue (DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)),
                                        "");
  g_signal_emit_by_name (
    app_find_type (checks, GTK_TYPE_LIST_BOX), "row-activated",
    app_find_row (checks, ADW_TYPE_ACTION_ROW, "Nothing says why the battle is fought.", 0));
  g_assert_true (GTK_IS_TEXT_VIEW (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
}

/* However narrow the map is, no line of the check list is cut off. */
static void
test_checks_wrap (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);
  GtkWidget *scrolled = app_find_type (checks, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *panes = app_find_type (page, DUCK_TYPE_PANES);

  duck_operation_document_set_cost_limit (document, 2, 1);
  for (gint position = 700; position >= 360; position -= 170)
    {
      g_object_set (panes, "end-width", gtk_widget_get_width (panes) - position, NULL);
      app_wait_for (gtk_adjustment_get_upper (adjustment) > 20);
      app_wait_for_paint (GTK_WIDGET (page));
      app_wait_for (gtk_adjustment_get_page_size (adjustment)
                    >= gtk_adjustment_get_upper (adjustment));
    }
}

/* Units are held back, told when and where they come, and let go again; each is undone. */
static void
test_reserves (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  const WarOperation *before = duck_operation_document_get_operation (document);
  GtkWidget *section = app_show_section (page, "forces");
  GtkWidget *expander = app_find_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0);
  const WarForceEntry *entry;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), TRUE);
  gtk_switch_set_active (
    GTK_SWITCH (app_find_type (app_find_row (expander, ADW_TYPE_ACTION_ROW, "In Reserve", 0),
                               GTK_TYPE_SWITCH)),
    TRUE);
  app_wait_for (app_has_row (section, ADW_TYPE_ACTION_ROW, "Round of Arrival", 0));
  g_assert_cmpstr (duck_document_get_undo_name (DUCK_DOCUMENT (document)), ==,
                   "Hold Back BEF Infantry");
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (app_find_type (
      app_find_row (section, ADW_TYPE_ACTION_ROW, "Round of Arrival", 0), GTK_TYPE_SPIN_BUTTON)),
    13);
  choose (section, "Place of Arrival", 0, WAR_FIELD_EDGE_WEST);
  entry
    = g_ptr_array_index (duck_operation_document_get_operation (document)->forces[0]->entries, 0);
  g_assert_cmpint (entry->arrives, ==, 13);
  g_assert_cmpint (entry->edge, ==, WAR_FIELD_EDGE_WEST);
  g_assert_null (entry->zone);
  g_assert_true (app_shows_text (section, "200 points · from round 13, at the west edge"));
  g_assert_true (app_shows_text (
    page,
    "The reserves “BEF Infantry” of side 1 (Entente) come in round 13, and there are only 12."));

  while (duck_document_undo (DUCK_DOCUMENT (document)))
    ;
  g_assert_true (duck_operation_document_get_operation (document) == before);
  app_wait_for (!app_has_row (section, ADW_TYPE_ACTION_ROW, "Round of Arrival", 0));
}

/* What another book, or none, takes off is said, and can be brought back at once; once something
 * else is done, no longer by that. */
static void
test_taken_off (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  const WarOperation *before = get (page);
  GtkWidget *section = app_show_section (page, "forces");

  choose (section, "Army Book", 0, 1);
  g_assert_cmpuint (get (page)->forces[0]->entries->len, ==, 0);
  app_wait_for (
    app_shows_text (fixture->window, "12 units are not in this book and were taken off"));
  app_click (app_find_labelled (fixture->window, "_Undo"));
  app_wait_for (get (page) == before);
  app_wait_for (app_has_row (section, ADW_TYPE_EXPANDER_ROW, "BEF Infantry", 0));
  app_wait_for (
    !app_shows_text (fixture->window, "12 units are not in this book and were taken off"));

  choose (section, "Units", 0, 1);
  app_wait_for (app_shows_text (fixture->window, "12 units were taken off"));
  type_entry (section, "Name", 1, "Army of Flanders");
  app_wait_for (!app_shows_text (fixture->window, "12 units were taken off"));
}

/* A side has a book once: its own is no ally, nor is one twice. */
static void
test_allies (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  const WarOperation *before = get (page), *allied;
  GtkWidget *section = app_show_section (page, "forces");
  gpointer row = app_find_row (section, ADW_TYPE_COMBO_ROW, "Allied Army Book", 0);

  choose (section, "Allied Army Book", 0, 1);
  g_assert_true (get (page) == before);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);

  choose (section, "Allied Army Book", 0, 2);
  allied = get (page);
  g_assert_cmpuint (allied->forces[0]->allies->len, ==, 1);
  app_wait_for (app_has_row (section, ADW_TYPE_COMBO_ROW, "Allied Army Book", 2));
  choose (section, "Allied Army Book", 1, 2);
  g_assert_true (get (page) == allied);
  g_assert_cmpuint (
    adw_combo_row_get_selected (app_find_row (section, ADW_TYPE_COMBO_ROW, "Allied Army Book", 1)),
    ==, 0);
}

/* What is added is what one sees next, with what it still wants. */
static void
test_added_condition (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWidget *section = app_show_section (page, "victory");
  const char *title = "Let Central Powers Win When They…";
  GtkWidget *expander;

  app_choose_in (section, title, 0, "Hold a point");
  app_wait_for (app_has_row (section, ADW_TYPE_COMBO_ROW, "Point", 0));
  expander = gtk_widget_get_ancestor (app_find_row (section, ADW_TYPE_COMBO_ROW, "Point", 0),
                                      ADW_TYPE_EXPANDER_ROW);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (expander)));
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), expander));
  g_assert_false (
    adw_expander_row_get_expanded (app_find_row (section, ADW_TYPE_EXPANDER_ROW, title, 0)));
}

/* A field's file that was damaged meanwhile: it is said, and the operation keeps what it has. */
static void
test_read_damaged (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, "langemarck.duckop", "mine.duckop");
  g_autofree char *field
    = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *section = app_show_section (page, "field");
  const WarField *before = get (page)->field;
  gpointer dialog;

  g_assert_cmpstr (before->name, ==, "Langemarck");
  g_file_set_contents (field, "<field", -1, NULL);
  app_click (app_find_button (section, "Read the Field’s File Again"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_alert_is (dialog));
  g_assert_nonnull (strstr (duck_alert_get_heading (dialog), "langemarck.duckfield"));
  g_object_add_weak_pointer (dialog, &dialog);
  duck_sheet_close (dialog);
  app_wait_for (dialog == NULL);
  g_assert_cmpstr (get (page)->field->name, ==, "Langemarck");
}

/* A condition goes on being of its clause when a part of it is changed. */
static void
test_clause (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *section = app_show_section (page, "victory");
  const WarCondition *condition;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (app_find_type (section, ADW_TYPE_EXPANDER_ROW)),
                                 TRUE);
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (app_find_type (app_find_row (section, ADW_TYPE_ACTION_ROW, "Rounds", 0),
                                    GTK_TYPE_SPIN_BUTTON)),
    3);
  condition = g_ptr_array_index (duck_operation_document_get_operation (document)->conditions, 0);
  g_assert_cmpint (condition->count, ==, 3);
  g_assert_cmpstr (condition->clause, ==, "entrenched.11.1");

  /* Of another kind it is another condition. */
  choose (section, "By What", 0, WAR_CONDITION_DESTROY_ALL);
  condition = g_ptr_array_index (duck_operation_document_get_operation (document)->conditions, 0);
  g_assert_null (condition->clause);
}

static void
add_tests (void)
{
  APP_ADD ("/designer/langemarck", test_langemarck);
  APP_ADD ("/designer/adders", test_adders);
  APP_ADD ("/designer/keys", test_keys);
  APP_ADD ("/designer/fields", test_fields);
  APP_ADD ("/designer/checks", test_checks);
  APP_ADD ("/designer/checks-lead", test_checks_lead);
  APP_ADD ("/designer/checks-lead-narrow", test_checks_lead_narrow);
  APP_ADD ("/designer/checks-offer-armies", test_checks_offer_armies);
  APP_ADD ("/designer/checks-lead-to-amendment", test_checks_lead_to_amendment);
  APP_ADD ("/designer/checks-lead-to-prologue", test_checks_lead_to_prologue);
  APP_ADD ("/designer/checks-keep-room", test_checks_keep_room);
  APP_ADD ("/designer/checks-wrap", test_checks_wrap);
  APP_ADD ("/designer/reserves", test_reserves);
  APP_ADD ("/designer/read-damaged", test_read_damaged);
  APP_ADD ("/designer/taken-off", test_taken_off);
  APP_ADD ("/designer/allies", test_allies);
  APP_ADD ("/designer/added-condition", test_added_condition);
  APP_ADD ("/designer/entrenched.11.1/clause", test_clause);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
