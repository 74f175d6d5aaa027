/* test-large.c: pages of large documents are there at once, and what is below comes by frames
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/army-editor/army-editor.h"
#include "app/army-editor/unit-row.h"
#include "app/base/growth.h"
#include "app/designer/campaign-page.h"
#include "desk/documents/army-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/operation-document.h"
#include "desk/documents/unit-item.h"
#include "engine/campaign/campaign-edit.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"

/* ---------------------------------------------------------------------------------------------
 * Growing. */

typedef struct
{
  guint n, most;
  guint n_calls;
} Rows;

static gboolean
grow (guint n, gpointer data)
{
  Rows *rows = data;

  rows->n_calls++;
  rows->n = n < rows->most - rows->n ? rows->n + n : rows->most;
  return rows->n < rows->most;
}

/* The first are there before anything is drawn, and with each frame so many more, and not again
 * once all are there. */
static void
test_growth (AppFixture *fixture, gconstpointer data)
{
  Rows rows = { .most = 10 };
  g_autoptr (DuckGrowth) growth = duck_growth_new (GTK_WIDGET (fixture->window), 3, 2, grow, &rows);
  guint before = 3;

  g_assert_cmpuint (rows.n, ==, 3);
  while (rows.n < rows.most)
    {
      app_iterate ();
      g_assert_cmpuint (rows.n - before, <=, 2);
      before = rows.n;
    }
  g_assert_cmpuint (rows.n_calls, ==, 5);
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (rows.n_calls, ==, 5);

  /* Others, which are wanted at once. */
  rows.n = 0;
  duck_growth_begin_anew (growth, 1);
  g_assert_cmpuint (rows.n, ==, 1);
  duck_growth_finish (growth);
  g_assert_cmpuint (rows.n, ==, 10);
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (rows.n_calls, ==, 7);
}

/* Whoever presses a key may mean the last row. */
static void
test_growth_by_keys (AppFixture *fixture, gconstpointer data)
{
  Rows rows = { .most = G_MAXUINT };
  DuckGrowth *growth = duck_growth_new (GTK_WIDGET (fixture->window), 0, 1, grow, &rows);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_press_key (GDK_KEY_End, 0);
  app_wait_for (rows.n == G_MAXUINT);
  duck_growth_free (growth);
}

/* Neither the widget nor the growth waits for the other. */
static void
test_growth_ends (AppFixture *fixture, gconstpointer data)
{
  Rows rows = { .most = 10 };
  GtkWidget *window = gtk_window_new ();
  DuckGrowth *growth = duck_growth_new (window, 1, 1, grow, &rows);

  gtk_window_destroy (GTK_WINDOW (window));
  duck_growth_finish (growth);
  duck_growth_free (growth);

  growth = duck_growth_new (GTK_WIDGET (fixture->window), 1, 1, grow, &rows);
  duck_growth_free (growth);
  rows.n_calls = 0;
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (rows.n_calls, ==, 0);
}

/* ---------------------------------------------------------------------------------------------
 * Pages. */

/* A document that has just been added, and its page not yet been painted. */
static DuckPage *
add_document (AppFixture *fixture, gpointer document, GType type)
{
  duck_shell_add_document (DUCK_SHELL (fixture->window), document);
  g_object_unref (document);
  return DUCK_PAGE (app_find_type (fixture->window, type));
}

/* So many rows at most come between two looks of the main loop; until all are there. */
static void
watch_rows (gpointer page, GType type, guint n_all, guint n_first, guint n_more)
{
  guint n = app_count_type (page, type);

  g_assert_cmpuint (n, <=, n_first);
  while (n < n_all)
    {
      guint before = n;

      app_iterate ();
      n = app_count_type (page, type);
      g_assert_cmpuint (n, <=, before + n_more);
    }
}

static DuckArmyDocument *
new_army (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_shipped ("german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  guint n = army->units->len;

  for (guint i = n; i < WAR_ARMY_MAX_UNITS; i++)
    {
      const WarUnit *like = g_ptr_array_index (army->units, i % n);
      g_autofree char *name = g_strdup_printf ("Number %u", i);

      g_ptr_array_add (army->units, war_unit_new (like->type, name, NULL));
    }
  return duck_army_document_new (library, NULL, army);
}

/* A list of GTK's makes 200 rows at once, of which 24 fill a large screen. */
static void
test_army (AppFixture *fixture, gconstpointer data)
{
  DuckArmyDocument *document = new_army (fixture);
  GListModel *all = duck_army_document_get_units (document), *listed;
  DuckPage *page = add_document (fixture, document, DUCK_TYPE_ARMY_EDITOR);
  GtkListView *list = GTK_LIST_VIEW (app_find (page, "units_view"));

  listed = G_LIST_MODEL (gtk_list_view_get_model (list));
  g_assert_cmpuint (g_list_model_get_n_items (all), >, 900);
  watch_rows (list, DUCK_TYPE_UNIT_ROW, 100, 24, 6);
  app_wait_for (g_list_model_get_n_items (listed) == g_list_model_get_n_items (all));
}

/* A unit that is added while the others are still coming is chosen, and is the last. */
static void
test_army_early (AppFixture *fixture, gconstpointer data)
{
  DuckArmyDocument *document = new_army (fixture);
  WarArmy *army = duck_army_document_get_army (document);
  WarUnitType *type = g_ptr_array_index (army->book->types, 0);
  const guint last = WAR_ARMY_MAX_UNITS - 1;
  GListModel *all = duck_army_document_get_units (document);
  DuckPage *page;
  GtkSelectionModel *units;

  duck_army_document_remove_units (document, &last, 1);
  page = add_document (fixture, document, DUCK_TYPE_ARMY_EDITOR);
  units = gtk_list_view_get_model (GTK_LIST_VIEW (app_find (page, "units_view")));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (units)), <=, 24);
  g_action_group_activate_action (duck_page_get_actions (page), "add",
                                  g_variant_new_string (type->id));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (units)), ==,
                    g_list_model_get_n_items (all));
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (all, i);
      const GArray *indices = duck_unit_item_get_indices (item);
      gboolean is_new = FALSE;

      for (guint j = 0; j < indices->len && duck_unit_item_get_unit (item) != NULL; j++)
        is_new |= g_array_index (indices, guint, j) == last;
      g_assert_cmpint (gtk_selection_model_is_selected (units, i), ==, is_new);
    }
  duck_document_give_up_draft (DUCK_DOCUMENT (document));
}

static DuckCampaignDocument *
open_campaign (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_path (fixture, "long.duckcampaign");
  g_autofree char *shipped = app_build_shipped ("blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (library, shipped, faults);
  g_autoptr (WarOperation) operation
    = war_operation_ref (war_campaign_get_part (campaign, 0)->operation);

  while (campaign->parts->len < WAR_CAMPAIGN_MAX_PARTS)
    {
      WarCampaign *longer = war_campaign_add_operation (campaign, operation, NULL);

      war_campaign_unref (campaign);
      campaign = longer;
    }
  g_assert_true (store_campaign_save (library, campaign, path, NULL));
  return DUCK_CAMPAIGN_DOCUMENT (duck_document_open (library, path, faults));
}

/* Rows that are made anew are all there, where somebody may have scrolled to. */
static void
test_campaign (AppFixture *fixture, gconstpointer data)
{
  DuckCampaignDocument *document = open_campaign (fixture);
  DuckPage *page = add_document (fixture, document, DUCK_TYPE_CAMPAIGN_PAGE);
  gpointer first;

  watch_rows (page, ADW_TYPE_EXPANDER_ROW, WAR_CAMPAIGN_MAX_PARTS, 6, 6);
  first = app_find_type (page, ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpuint (app_count_type (first, ADW_TYPE_COMBO_ROW), ==, 0);
  g_object_add_weak_pointer (G_OBJECT (first), &first);
  duck_campaign_document_move_part (document, 49, 48);
  while (first != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (app_count_type (page, ADW_TYPE_EXPANDER_ROW), ==, WAR_CAMPAIGN_MAX_PARTS);
}

/* The section of an operation that lists its units, and the last of them, whom somebody is led
 * to. */
static void
test_forces (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_path (fixture, "long.duckop");
  g_autofree char *shipped = app_build_shipped ("langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, shipped, faults);
  GPtrArray *entries = operation->forces[0]->entries;
  guint n_like = entries->len, n_before, n_all;
  GtkWidget *section;
  DuckPage *page;

  while (entries->len < WAR_FORCE_MAX_ENTRIES)
    g_ptr_array_add (entries,
                     war_force_entry_copy (g_ptr_array_index (entries, entries->len % n_like)));
  n_all = entries->len + operation->forces[1]->entries->len;
  g_assert_true (store_operation_save (library, operation, path, NULL));
  page = app_open (fixture, path);
  section = gtk_stack_get_child_by_name (GTK_STACK (app_find (page, "sections")), "forces");
  gtk_stack_set_visible_child (GTK_STACK (app_find (page, "sections")), section);
  n_before = app_count_type (section, ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpuint (n_before, <=, 2 + 12);
  watch_rows (section, ADW_TYPE_EXPANDER_ROW, 2 + n_all, 2 + 12, 3);
}

static void
add_tests (void)
{
  APP_ADD ("/large/growth", test_growth);
  APP_ADD ("/large/growth-by-keys", test_growth_by_keys);
  APP_ADD ("/large/growth-ends", test_growth_ends);
  APP_ADD ("/large/army", test_army);
  APP_ADD ("/large/army-early", test_army_early);
  APP_ADD ("/large/campaign", test_campaign);
  APP_ADD ("/large/forces", test_forces);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
