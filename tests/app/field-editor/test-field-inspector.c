/* test-field-inspector.c: what is selected on a battlefield is changed by its values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/length-spin.h"
#include "app/board/board.h"
#include "app/field-editor/field-effects-form.h"
#include "app/field-editor/field-item-form.h"
#include "desk/documents/field-document.h"
#include "engine/field/field-item.h"

/* Two buildings, of which one is turned, and a wood, none of whole inches. */
static const char *const meadow
  = "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"Meadow\" width-mm100=\"60960\" "
    "depth-mm100=\"30480\"><ground kind=\"free\"/><features>"
    "<box id=\"barn\" terrain=\"building\" centre-mm100=\"10001,8001\" heading=\"0\" "
    "width-mm100=\"4001\" "
    "depth-mm100=\"2001\"/>"
    "<box id=\"mill\" terrain=\"building\" centre-mm100=\"30000,8000\" heading=\"1024\" "
    "width-mm100=\"3000\" depth-mm100=\"2001\"/>"
    "<area id=\"copse\" terrain=\"wood\" points-mm100=\"40001,10001 50001,10001 50001,20001\"/>"
    "</features></field>";

enum
{
  BARN,
  MILL,
  COPSE,
};

typedef struct
{
  DuckPage *page;
  DuckFieldDocument *document;
  DuckBoard *board;
  GtkWidget *form;
} Inspector;

static WarField *
get_field (const Inspector *inspector)
{
  return duck_field_document_get_field (inspector->document);
}

static const WarFeature *
get_feature (const Inspector *inspector, guint index)
{
  return g_ptr_array_index (get_field (inspector)->features, index);
}

static Inspector
open_meadow (AppFixture *fixture)
{
  g_autofree char *path = app_build_path (fixture, "meadow.duckfield");
  Inspector inspector;

  g_assert_true (g_file_set_contents (path, meadow, -1, NULL));
  inspector.page = app_open (fixture, path);
  inspector.document = DUCK_FIELD_DOCUMENT (duck_page_get_document (inspector.page));
  inspector.board = DUCK_BOARD (app_find (inspector.page, "board"));
  inspector.form = app_find_type (inspector.page, DUCK_TYPE_FIELD_ITEM_FORM);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (GTK_WIDGET (inspector.board));
  gtk_widget_grab_focus (GTK_WIDGET (inspector.board));
  return inspector;
}

/* Tab goes from feature to feature. */
static void
select_nth (const Inspector *inspector, guint index)
{
  gtk_widget_grab_focus (GTK_WIDGET (inspector->board));
  app_press_key (GDK_KEY_Escape, 0);
  for (guint i = 0; i <= index; i++)
    app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (gtk_widget_get_mapped (inspector->form));
  app_wait_for_paint (inspector->form);
}

static void
select_all (const Inspector *inspector)
{
  g_action_group_activate_action (duck_page_get_actions (inspector->page), "select-all", NULL);
  app_wait_for (gtk_widget_get_mapped (inspector->form));
}

/* The control below this title that is shown, or NULL. */
static GtkWidget *
find_below (GtkWidget *widget, const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_child_visible (child) || !gtk_widget_get_visible (child))
        continue;
      if (GTK_IS_LABEL (child) && gtk_widget_get_next_sibling (child) != NULL
          && g_str_equal (gtk_label_get_label (GTK_LABEL (child)), title))
        return gtk_widget_get_next_sibling (child);
      found = find_below (child, title);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkEditable *
find_entry (const Inspector *inspector, const char *title)
{
  GtkWidget *control = find_below (inspector->form, title);

  g_assert_nonnull (control);
  return GTK_EDITABLE (DUCK_IS_LENGTH_SPIN (control) ? app_find_type (control, GTK_TYPE_SPIN_BUTTON)
                                                     : control);
}

static const char *
get_text (const Inspector *inspector, const char *title)
{
  return gtk_editable_get_text (find_entry (inspector, title));
}

/* As somebody does who types and goes on. */
static void
enter (const Inspector *inspector, const char *title, const char *text)
{
  GtkEditable *entry = find_entry (inspector, title);

  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_set_text (entry, text);
  gtk_widget_grab_focus (GTK_WIDGET (inspector->board));
}

static const char *
get_choice (const Inspector *inspector, const char *title)
{
  GtkDropDown *choice = GTK_DROP_DOWN (find_below (inspector->form, title));

  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (choice));
}

/* What cannot be read, and what is out of its limits, leaves all as it was, and is said. */
static void
test_refused (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *title, *text, *sentence;
  } entries[] = {
    { "Width", "abc", "“abc” is no length." },
    { "Width", "", "“” is no length." },
    { "Width", "2 1", "“2 1” is no length." },
    { "Width", "1,000", "“1,000” is no length." },
    { "Width", "-5", "It can be from 0.04 to 48.00." },
    { "Width", "0", "It can be from 0.04 to 48.00." },
    { "Depth", "1e9", "It can be from 0.04 to 48.00." },
    { "Depth", "300", "It can be from 0.04 to 48.00." },
    { "Depth", "99999999", "It can be from 0.04 to 48.00." },
    { "Depth", "-99999999in", "It can be from 0.04 to 48.00." },
    { "Left Edge At", "400", "It can be from -1.57 to 24.00." },
    { "Top Edge At", "-400", "It can be from -0.79 to 12.00." },
    { "Turned By (Degrees)", "north", "“north” is no angle in degrees." },
  };
  Inspector inspector = open_meadow (fixture);
  g_autoptr (WarField) before = war_field_ref (get_field (&inspector));

  select_nth (&inspector, BARN);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *shown = g_strdup (get_text (&inspector, entries[i].title));

      g_test_message ("%s: %s", entries[i].title, entries[i].text);
      enter (&inspector, entries[i].title, entries[i].text);
      g_assert_cmpstr (get_text (&inspector, entries[i].title), ==, shown);
      g_assert_true (get_field (&inspector) == before);
      app_wait_for (app_shows_text (fixture->window, entries[i].sentence));
    }
}

/* Lengths are typed as players write them, and one that is only passed by stays exact. */
static void
test_typed (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);
  g_autoptr (WarField) before = war_field_ref (get_field (&inspector));

  select_nth (&inspector, BARN);
  gtk_widget_grab_focus (GTK_WIDGET (find_entry (&inspector, "Width")));
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_Tab, 0);
  gtk_widget_grab_focus (GTK_WIDGET (inspector.board));
  g_assert_true (get_field (&inspector) == before);

  enter (&inspector, "Width", "2½");
  g_assert_cmpint (get_feature (&inspector, BARN)->shape.width, ==, 5 * WAR_INCH / 2);
  g_assert_cmpint (get_feature (&inspector, BARN)->shape.depth, ==, 2001);
  enter (&inspector, "Width", "3 1/2");
  g_assert_cmpint (get_feature (&inspector, BARN)->shape.width, ==, 7 * WAR_INCH / 2);
  enter (&inspector, "Depth", "3,5 cm");
  g_assert_cmpint (get_feature (&inspector, BARN)->shape.depth, ==, 3500);
  enter (&inspector, "Turned By (Degrees)", "90");
  g_assert_cmpint (get_feature (&inspector, BARN)->shape.heading, ==, WAR_HEADING_TURN / 4);
}

/* The left edge is where a thing begins, whatever its shape; of several, where all of them do. */
static void
test_edges (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);
  WarPosition minimum, maximum;

  select_nth (&inspector, MILL);
  enter (&inspector, "Left Edge At", "5");
  war_shape_get_bounds (&get_feature (&inspector, MILL)->shape, &minimum, &maximum);
  g_assert_cmpint (minimum.x, ==, 5 * WAR_INCH);

  select_nth (&inspector, COPSE);
  enter (&inspector, "Top Edge At", "2");
  war_shape_get_bounds (&get_feature (&inspector, COPSE)->shape, &minimum, &maximum);
  g_assert_cmpint (minimum.y, ==, 2 * WAR_INCH);

  select_all (&inspector);
  enter (&inspector, "Left Edge At", "0");
  war_shape_get_bounds (&get_feature (&inspector, BARN)->shape, &minimum, &maximum);
  g_assert_cmpint (minimum.x, ==, 0);
  g_assert_cmpint (get_feature (&inspector, COPSE)->shape.vertices->len, ==, 3);
}

/* Values that differ say so, and what is entered holds for all. */
static void
test_mixed (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);

  select_all (&inspector);
  g_assert_cmpstr (get_choice (&inspector, "Terrain"), ==, "Mixed");
  g_assert_null (find_below (inspector.form, "Width"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_below (inspector.form, "Terrain")),
                              WAR_TERRAIN_MUD);
  for (guint i = BARN; i <= COPSE; i++)
    g_assert_cmpint (get_feature (&inspector, i)->terrain, ==, WAR_TERRAIN_MUD);
  g_assert_cmpstr (get_choice (&inspector, "Terrain"), ==, "Mud");

  select_nth (&inspector, COPSE);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_field (&inspector)->features->len == COPSE);
  select_all (&inspector);
  g_assert_cmpstr (get_text (&inspector, "Width"), ==, "Mixed");
  g_assert_cmpstr (get_text (&inspector, "Depth"), ==, "0.79");
  g_assert_cmpstr (get_text (&inspector, "Turned By (Degrees)"), ==, "Mixed");
  enter (&inspector, "Width", "2");
  for (guint i = BARN; i <= MILL; i++)
    {
      g_assert_cmpint (get_feature (&inspector, i)->shape.width, ==, 2 * WAR_INCH);
      g_assert_cmpint (get_feature (&inspector, i)->shape.depth, ==, 2001);
    }
  g_assert_cmpstr (get_text (&inspector, "Width"), ==, "2.00");
  g_assert_cmpint (get_feature (&inspector, MILL)->shape.heading, ==, WAR_HEADING_TURN / 4);
}

/* The value of the first, typed for all of them, is no less a change. */
static void
test_mixed_to_first (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);

  select_nth (&inspector, COPSE);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_field (&inspector)->features->len == COPSE);
  select_all (&inspector);
  enter (&inspector, "Turned By (Degrees)", "0");
  g_assert_cmpint (get_feature (&inspector, MILL)->shape.heading, ==, 0);
  g_assert_cmpstr (get_text (&inspector, "Turned By (Degrees)"), ==, "0");
}

/* One row says what differs from usual, and has the rest folded in. */
static void
test_rules (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);
  GtkWidget *effects = app_find_type (inspector.page, DUCK_TYPE_FIELD_EFFECTS_FORM);
  AdwExpanderRow *fold = ADW_EXPANDER_ROW (app_find_type (effects, ADW_TYPE_EXPANDER_ROW));

  select_nth (&inspector, BARN);
  g_assert_false (adw_expander_row_get_expanded (fold));
  g_assert_true (g_str_has_prefix (adw_expander_row_get_subtitle (fold), "As usual: "));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find_nth_type (effects, GTK_TYPE_DROP_DOWN, 1)),
                              2);
  g_assert_cmpstr (adw_expander_row_get_subtitle (fold), ==, "Other than usual: Cover (Light).");
  select_all (&inspector);
  g_assert_cmpstr (adw_expander_row_get_subtitle (fold), ==, "Mixed");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find_nth_type (effects, GTK_TYPE_DROP_DOWN, 1)),
                              3);
  for (guint i = BARN; i <= COPSE; i++)
    g_assert_true (war_feature_has_effect (get_feature (&inspector, i), "entrenched", 1));
  g_assert_cmpstr (adw_expander_row_get_subtitle (fold), ==, "Other than usual: Cover (Heavy).");
}

/* assault.A-27: a system with roles offers them; what has one of another system says so by its
 * id. */
static void
test_roles (AppFixture *fixture, gconstpointer data)
{
  Inspector inspector = open_meadow (fixture);
  StoreLibrary *library = duck_document_get_library (DUCK_DOCUMENT (inspector.document));

  select_nth (&inspector, COPSE);
  g_assert_null (find_below (inspector.form, "Role"));
  duck_field_document_set_rules (inspector.document,
                                 store_library_get_rules (library, "assault", NULL));
  g_assert_cmpstr (get_choice (&inspector, "Role"), ==, "No Role");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_below (inspector.form, "Role")), 2);
  g_assert_cmpstr (get_feature (&inspector, COPSE)->role, ==, "first-line");
  g_assert_cmpstr (get_choice (&inspector, "Role"), ==, "First Line");
  select_all (&inspector);
  g_assert_cmpstr (get_choice (&inspector, "Role"), ==, "Mixed");

  /* One without any still lets go of it: in a zone that has one nobody would deploy. */
  select_nth (&inspector, COPSE);
  duck_field_document_set_rules (inspector.document,
                                 store_library_get_rules (library, "entrenched", NULL));
  g_assert_cmpstr (get_choice (&inspector, "Role"), ==, "first-line");
  duck_field_document_set_rules (inspector.document,
                                 store_library_get_rules (library, "raider", NULL));
  g_assert_cmpstr (get_choice (&inspector, "Role"), ==, "first-line");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_below (inspector.form, "Role")), 0);
  g_assert_null (get_feature (&inspector, COPSE)->role);
}

static void
add_tests (void)
{
  APP_ADD ("/field-inspector/refused", test_refused);
  APP_ADD ("/field-inspector/typed", test_typed);
  APP_ADD ("/field-inspector/edges", test_edges);
  APP_ADD ("/field-inspector/mixed", test_mixed);
  APP_ADD ("/field-inspector/mixed-to-first", test_mixed_to_first);
  APP_ADD ("/field-inspector/rules", test_rules);
  APP_ADD ("/field-inspector/assault.A-27/roles", test_roles);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
