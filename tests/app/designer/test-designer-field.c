/* test-designer-field.c: an operation and the file of its field, which are open together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "desk/documents/field-document.h"
#include "desk/documents/operation-document.h"

/* A linked operation beside the file of its field, which the page shows. */
typedef struct
{
  char *operation, *field; /* paths */
  DuckPage *page;
} Pair;

static void
show_section (Pair *pair)
{
  app_show_section (pair->page, "field");
  app_wait_for_paint (GTK_WIDGET (pair->page));
}

static Pair
open_pair (AppFixture *fixture)
{
  Pair pair
    = { .operation = app_copy_shipped (fixture, "langemarck.duckop", "ours.duckop"),
        .field = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield") };

  pair.page = app_open (fixture, pair.operation);
  show_section (&pair);
  return pair;
}

static void
clear_pair (Pair *pair)
{
  g_free (pair->operation);
  g_free (pair->field);
}

static DuckOperationDocument *
get_document (Pair *pair)
{
  return DUCK_OPERATION_DOCUMENT (duck_page_get_document (pair->page));
}

static const WarOperation *
get_operation (Pair *pair)
{
  return duck_operation_document_get_operation (get_document (pair));
}

/* Its field's page, in front; its actions. */
static GActionGroup *
edit_field (AppFixture *fixture, Pair *pair)
{
  GtkWidget *page;

  app_click (app_find_labelled (pair->page, "_Edit Field"));
  app_wait_for (DUCK_IS_FIELD_DOCUMENT (duck_window_get_document (fixture->window)));
  page = gtk_widget_get_ancestor (app_find (fixture->window, "tool_grid"), DUCK_TYPE_PAGE);
  app_wait_for (gtk_widget_get_mapped (page));
  return duck_page_get_actions (DUCK_PAGE (page));
}

static GtkSwitch *
get_switch (Pair *pair)
{
  return GTK_SWITCH (app_find_type (
    gtk_stack_get_visible_child (GTK_STACK (app_find (pair->page, "sections"))), GTK_TYPE_SWITCH));
}

/* Whether each condition and reserve still has the place that it is about. */
static guint
count_places (const WarOperation *operation)
{
  guint n = 0;

  for (guint i = 0; i < operation->conditions->len; i++)
    n += ((const WarCondition *) g_ptr_array_index (operation->conditions, i))->place != NULL;
  return n;
}

/* What is saved in the field's tab, or written by another program, the operation has at once; it
 * stays as saved as it was. A place that is gone for a while is not forgotten. */
static void
test_comes_along (AppFixture *fixture, gconstpointer data)
{
  Pair pair = open_pair (fixture);
  guint n_features = get_operation (&pair)->field->features->len;
  guint n_places = count_places (get_operation (&pair));
  g_autofree char *other = app_build_shipped ("hooge.duckfield");
  g_autofree char *text = app_read (other);
  GActionGroup *actions = edit_field (fixture, &pair);

  g_action_group_activate_action (actions, "select-all", NULL);
  g_action_group_activate_action (actions, "delete", NULL);
  g_assert_cmpuint (get_operation (&pair)->field->features->len, ==, n_features);
  app_activate (fixture, "win.save");
  app_wait_for (get_operation (&pair)->field->features->len == 0);
  g_assert_false (duck_document_get_modified (DUCK_DOCUMENT (get_document (&pair))));
  g_assert_cmpstr (duck_document_get_undo_name (DUCK_DOCUMENT (get_document (&pair))), ==,
                   "Read Battlefield Again");
  duck_document_undo (duck_window_get_document (fixture->window));
  app_activate (fixture, "win.save");
  app_wait_for (get_operation (&pair)->field->features->len == n_features);
  g_assert_cmpuint (count_places (get_operation (&pair)), ==, n_places);

  g_assert_true (g_file_set_contents (pair.field, text, -1, NULL));
  app_wait_for (g_str_equal (get_operation (&pair)->field->name, "Hooge"));
  g_assert_true (app_has_row (pair.page, ADW_TYPE_ACTION_ROW, "Hooge", 0));
  clear_pair (&pair);
}

/* What has been undone can still be redone when the field has changed meanwhile, and the field is
 * then what its file says. */
static void
test_redo_stays (AppFixture *fixture, gconstpointer data)
{
  Pair pair = open_pair (fixture);
  DuckDocument *document = DUCK_DOCUMENT (get_document (&pair));
  g_autofree char *other = app_build_shipped ("hooge.duckfield");
  g_autofree char *text = app_read (other);

  duck_operation_document_set_name (get_document (&pair), "Another Name");
  duck_operation_document_set_rounds (get_document (&pair), 3);
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");
  g_assert_true (g_file_set_contents (pair.field, text, -1, NULL));
  app_wait_for (g_str_equal (get_operation (&pair)->field->name, "Hooge"));

  g_assert_false (duck_document_get_modified (document));
  app_activate (fixture, "win.redo");
  g_assert_cmpstr (get_operation (&pair)->name, ==, "Another Name");
  g_assert_cmpstr (get_operation (&pair)->field->name, ==, "Hooge");
  app_activate (fixture, "win.redo");
  g_assert_cmpint (get_operation (&pair)->rounds, ==, 3);
  g_assert_cmpstr (get_operation (&pair)->field->name, ==, "Hooge");
  g_assert_null (duck_document_get_redo_name (document));
  clear_pair (&pair);
}

/* What cannot be read changes nothing. */
static void
test_damaged (AppFixture *fixture, gconstpointer data)
{
  Pair pair = open_pair (fixture);
  WarField *before = get_operation (&pair)->field;

  g_assert_true (g_file_set_contents (pair.field, "<field", -1, NULL));
  app_wait_for_paint (GTK_WIDGET (pair.page));
  g_assert_true (get_operation (&pair)->field == before);

  /* Nor does the switch, which stays as it is. */
  gtk_switch_set_active (get_switch (&pair), FALSE);
  g_assert_null (get_operation (&pair)->field_link);
  gtk_switch_set_active (get_switch (&pair), TRUE);
  app_respond (fixture, "_Close");
  g_assert_null (get_operation (&pair)->field_link);
  g_assert_false (gtk_switch_get_active (get_switch (&pair)));
  duck_document_undo (DUCK_DOCUMENT (get_document (&pair)));
  clear_pair (&pair);
}

/* The switch that gives the link up takes it up again: as it was, and after a restart too. */
static void
test_link_again (AppFixture *fixture, gconstpointer data)
{
  Pair pair = open_pair (fixture);

  gtk_switch_set_active (get_switch (&pair), FALSE);
  g_assert_null (get_operation (&pair)->field_link);
  gtk_switch_set_active (get_switch (&pair), TRUE);
  g_assert_cmpstr (get_operation (&pair)->field_link, ==, "langemarck.duckfield");
  g_assert_cmpstr (duck_document_get_undo_name (DUCK_DOCUMENT (get_document (&pair))), ==,
                   "Link Battlefield");

  gtk_switch_set_active (get_switch (&pair), FALSE);
  app_activate (fixture, "win.save");
  app_wait_for (!duck_document_get_modified (DUCK_DOCUMENT (get_document (&pair))));
  app_activate (fixture, "win.close-tab");
  pair.page = app_open (fixture, pair.operation);
  show_section (&pair);
  g_assert_false (gtk_switch_get_active (get_switch (&pair)));
  gtk_switch_set_active (get_switch (&pair), TRUE);
  g_assert_cmpstr (get_operation (&pair)->field_link, ==, "langemarck.duckfield");
  app_activate (fixture, "win.save");
  app_wait_for (!duck_document_get_modified (DUCK_DOCUMENT (get_document (&pair))));
  clear_pair (&pair);
}

static void
assert_empty_handed (GActionGroup *actions)
{
  g_autoptr (GVariant) tool = g_action_group_get_action_state (actions, "tool");

  g_assert_cmpstr (g_variant_get_string (tool, NULL), ==, "select");
  g_assert_false (g_action_group_get_action_enabled (actions, "delete"));
}

/* Who comes to the field again has nothing in the hand that he took up before. */
static void
test_first_tool (AppFixture *fixture, gconstpointer data)
{
  Pair pair = open_pair (fixture);
  GActionGroup *actions = edit_field (fixture, &pair);

  assert_empty_handed (actions);
  g_action_group_activate_action (actions, "select-all", NULL);
  g_action_group_change_action_state (actions, "tool", g_variant_new_string ("point"));
  g_assert_true (g_action_group_get_action_enabled (actions, "delete"));

  app_open (fixture, pair.operation);
  edit_field (fixture, &pair);
  assert_empty_handed (actions);
  clear_pair (&pair);
}

static void
add_tests (void)
{
  APP_ADD ("/designer-field/comes-along", test_comes_along);
  APP_ADD ("/designer-field/redo-stays", test_redo_stays);
  APP_ADD ("/designer-field/damaged", test_damaged);
  APP_ADD ("/designer-field/link-again", test_link_again);
  APP_ADD ("/designer-field/first-tool", test_first_tool);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
