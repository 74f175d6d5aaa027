/* test-draw-hooge.c: the field of Hooge is drawn by hand, and is the shipped one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <math.h>

#include "app/board/board.h"
#include "app/field-editor/field-item-form.h"
#include "app/field-editor/field-palette.h"
#include "app/field-editor/field-tool.h"
#include "desk/documents/field-document.h"
#include "engine/field/field-item.h"
#include "engine/field/terrain-usual.h"
#include "store/documents/field-file.h"

/* As many steps as somebody may need who has the map before them. */
#define MAX_STEPS 120

/* A field that is being drawn after another. */
typedef struct
{
  WarField *model;
  DuckPage *page;
  DuckDocument *document;
  DuckBoard *board;
  WarLength pixel; /* the size of one on the table, rounded up */
} Drawing;

static WarField *
get_field (const Drawing *drawing)
{
  return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (drawing->document));
}

/* ---------------------------------------------------------------------------------------------
 * Hands. */

static void
move_to (const Drawing *drawing, WarPosition position)
{
  graphene_point_t place = duck_board_position_to_widget (drawing->board, position);

  app_move_pointer (GTK_WIDGET (drawing->board), place.x, place.y);
}

static void
click (const Drawing *drawing, WarPosition position, guint button)
{
  move_to (drawing, position);
  app_press_button (button);
  app_release_button (button);
}

static void
drag (const Drawing *drawing, WarPosition from, WarPosition to)
{
  const WarPosition middle = { (from.x + to.x) / 2, (from.y + to.y) / 2 };

  move_to (drawing, from);
  app_press_button (1);
  move_to (drawing, middle);
  move_to (drawing, to);
  app_release_button (1);
}

static void
take_tool (const Drawing *drawing, const char *tool)
{
  g_action_group_change_action_state (duck_page_get_actions (drawing->page), "tool",
                                      g_variant_new_string (tool));
}

/* The control beside these words. */
static GtkWidget *
find_control (GtkWidget *root, const char *words)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_label (GTK_LABEL (child)), words)
          && gtk_widget_get_next_sibling (child) != NULL)
        return gtk_widget_get_next_sibling (child);
      found = find_control (child, words);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_control (const Drawing *drawing, GType form, const char *words)
{
  GtkWidget *control = find_control (app_find_type (drawing->page, form), words);

  g_assert_nonnull (control);
  return control;
}

/* In so many digits after the point. */
static gboolean
shows (GtkWidget *spin, double number, guint digits)
{
  return fabs (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)) - number)
         < 0.5 / pow (10, digits);
}

/* Types a number, and Enter. */
static void
type_number (GtkWidget *spin, double number, guint digits)
{
  g_autofree char *text = g_strdup_printf ("%.*f", (int) digits, number);

  if (shows (spin, number, digits))
    return;
  gtk_widget_grab_focus (spin);
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  for (const char *c = text; *c != '\0'; c++)
    app_press_key (gdk_unicode_to_keyval ((guint32) *c), 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (shows (spin, number, digits));
}

static void
choose_terrain (const Drawing *drawing, const WarFeature *feature)
{
  GtkListBox *terrains = GTK_LIST_BOX (
    app_find_type (app_find_type (drawing->page, DUCK_TYPE_FIELD_PALETTE), GTK_TYPE_LIST_BOX));
  const char *const *variants = war_terrain_get_usual (feature->terrain)->variants;
  guint variant = 0;

  gtk_list_box_select_row (terrains,
                           gtk_list_box_get_row_at_index (terrains, (gint) feature->terrain));
  for (guint i = 0; variants != NULL && variants[i] != NULL; i++)
    if (g_strcmp0 (variants[i], feature->variant) == 0)
      variant = i + 1;
  if (variants != NULL)
    gtk_drop_down_set_selected (
      GTK_DROP_DOWN (get_control (drawing, DUCK_TYPE_FIELD_PALETTE, "Drawn As")), variant);
}

static void
give_name (const Drawing *drawing, const char *name)
{
  if (name != NULL)
    gtk_editable_set_text (GTK_EDITABLE (get_control (drawing, DUCK_TYPE_FIELD_ITEM_FORM, "Name")),
                           name);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
draw_outline (const Drawing *drawing, const WarShape *shape)
{
  guint n;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n);

  for (guint i = 0; i < n; i++)
    click (drawing, vertices[i], 1);
  /* The other button ends it. */
  click (drawing, vertices[n - 1], 3);
}

static void
draw_stamp (const Drawing *drawing, const WarShape *shape)
{
  drag (drawing,
        (WarPosition){ shape->centre.x - shape->width / 2, shape->centre.y - shape->depth / 2 },
        (WarPosition){ shape->centre.x + shape->width / 2, shape->centre.y + shape->depth / 2 });
}

static void
draw_feature (const Drawing *drawing, const WarFeature *feature)
{
  static const char *const tools[] = {
    [WAR_SHAPE_AREA] = "area",
    [WAR_SHAPE_LINE] = "line",
    [WAR_SHAPE_BOX] = "box",
    [WAR_SHAPE_ELLIPSE] = "ellipse",
  };
  const WarShape *shape = &feature->shape;
  guint n = get_field (drawing)->features->len;

  choose_terrain (drawing, feature);
  if (shape->kind == WAR_SHAPE_LINE)
    type_number (app_find_type (get_control (drawing, DUCK_TYPE_FIELD_PALETTE, "Width of Lines"),
                                GTK_TYPE_SPIN_BUTTON),
                 (double) shape->width / WAR_INCH, 2);
  take_tool (drawing, tools[shape->kind]);
  if (shape->vertices != NULL)
    draw_outline (drawing, shape);
  else
    draw_stamp (drawing, shape);
  app_wait_for (get_field (drawing)->features->len == n + 1);

  give_name (drawing, feature->name);
  if (shape->vertices == NULL && shape->heading != 0)
    type_number (
      app_find_type (get_control (drawing, DUCK_TYPE_FIELD_ITEM_FORM, "Turned By (Degrees)"),
                     GTK_TYPE_SPIN_BUTTON),
      (shape->heading * 360u + WAR_HEADING_TURN / 2) / WAR_HEADING_TURN, 0);
}

static void
draw_zone (const Drawing *drawing, const WarZone *zone)
{
  guint n = get_field (drawing)->zones->len;
  WarPosition minimum, maximum;

  take_tool (drawing, "zone");
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (get_control (drawing, DUCK_TYPE_FIELD_PALETTE, "Zone Of")),
    (guint) zone->side - 1);
  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  drag (drawing, minimum, maximum);
  app_wait_for (get_field (drawing)->zones->len == n + 1);
  give_name (drawing, zone->name);
}

static void
draw_point (const Drawing *drawing, const WarPoint *point)
{
  guint n = get_field (drawing)->points->len;

  take_tool (drawing, "point");
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (get_control (drawing, DUCK_TYPE_FIELD_PALETTE, "Kind of Point")), point->kind);
  click (drawing, point->position, 1);
  app_wait_for (get_field (drawing)->points->len == n + 1);
  give_name (drawing, point->name);
}

static guint
count_selected (const Drawing *drawing)
{
  guint n;

  duck_field_session_get_selection (
    duck_field_tool_get_session (DUCK_FIELD_TOOL (duck_board_get_tool (drawing->board))), &n);
  return n;
}

/* What the features of a terrain do of their own is set for all of them at once. */
static void
give_effects (const Drawing *drawing, WarTerrain terrain)
{
  guint n_selected = 0;
  const WarRules *rules = duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (drawing->document));
  const WarFeature *first = NULL;

  take_tool (drawing, "select");
  app_press_key (GDK_KEY_Escape, 0);
  for (guint i = 0; i < drawing->model->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (drawing->model->features, i);

      if (feature->terrain != terrain || feature->effects == NULL)
        continue;
      move_to (drawing, war_shape_get_middle (&feature->shape));
      app_hold_key (GDK_KEY_Shift_L, TRUE);
      app_press_button (1);
      app_release_button (1);
      app_hold_key (GDK_KEY_Shift_L, FALSE);
      first = feature;
      n_selected++;
    }
  app_wait_for (count_selected (drawing) == n_selected);
  for (guint i = 0; rules->system->terrain_stats[i].id != NULL; i++)
    if (war_feature_has_effect (first, rules->system->id, i))
      gtk_drop_down_set_selected (
        GTK_DROP_DOWN (
          get_control (drawing, DUCK_TYPE_FIELD_ITEM_FORM, rules->system->terrain_stats[i].name)),
        (guint) war_feature_get_effect (first, rules, i) + 1);
}

/* ---------------------------------------------------------------------------------------------
 * Comparing. */

static void
assert_near (const Drawing *drawing, WarLength a, WarLength b)
{
  if (ABS (a - b) > 2 * drawing->pixel)
    g_error ("%d is drawn at %d", b, a);
}

static void
compare_shapes (const Drawing *drawing, const WarShape *drawn, const WarShape *model)
{
  guint n, n_model;
  const WarPosition *vertices = war_shape_get_vertices (drawn, &n);
  const WarPosition *model_vertices = war_shape_get_vertices (model, &n_model);

  g_assert_cmpint (drawn->kind, ==, model->kind);
  g_assert_cmpuint (n, ==, n_model);
  for (guint i = 0; i < n; i++)
    {
      assert_near (drawing, vertices[i].x, model_vertices[i].x);
      assert_near (drawing, vertices[i].y, model_vertices[i].y);
    }
  if (model->kind == WAR_SHAPE_LINE)
    g_assert_cmpint (drawn->width, ==, model->width);
  if (n > 0)
    return;
  g_assert_cmpint (drawn->heading, ==, model->heading);
  assert_near (drawing, drawn->centre.x, model->centre.x);
  assert_near (drawing, drawn->centre.y, model->centre.y);
  assert_near (drawing, drawn->width, model->width);
  assert_near (drawing, drawn->depth, model->depth);
}

static void
compare_features (const Drawing *drawing, const WarFeature *drawn, const WarFeature *model)
{
  const WarRules *rules = duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (drawing->document));

  g_assert_cmpint (drawn->terrain, ==, model->terrain);
  g_assert_cmpstr (drawn->name, ==, model->name);
  g_assert_cmpstr (drawn->variant, ==, model->variant);
  compare_shapes (drawing, &drawn->shape, &model->shape);
  for (guint i = 0; rules->system->terrain_stats[i].id != NULL; i++)
    g_assert_cmpint (war_feature_get_effect (drawn, rules, i), ==,
                     war_feature_get_effect (model, rules, i));
}

static void
compare (const Drawing *drawing)
{
  const WarField *field = get_field (drawing), *model = drawing->model;

  g_assert_cmpuint (field->features->len, ==, model->features->len);
  for (guint i = 0; i < model->features->len; i++)
    compare_features (drawing, g_ptr_array_index (field->features, i),
                      g_ptr_array_index (model->features, i));
  g_assert_cmpuint (field->zones->len, ==, model->zones->len);
  for (guint i = 0; i < model->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);
      const WarZone *other = g_ptr_array_index (model->zones, i);

      g_assert_cmpint (zone->side, ==, other->side);
      g_assert_cmpstr (zone->name, ==, other->name);
      compare_shapes (drawing, &zone->shape, &other->shape);
    }
  g_assert_cmpuint (field->points->len, ==, model->points->len);
  for (guint i = 0; i < model->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);
      const WarPoint *other = g_ptr_array_index (model->points, i);

      g_assert_cmpint (point->kind, ==, other->kind);
      g_assert_cmpstr (point->name, ==, other->name);
      assert_near (drawing, point->position.x, other->position.x);
      assert_near (drawing, point->position.y, other->position.y);
    }
}

static guint
count_steps (DuckDocument *document)
{
  guint n = 0;

  while (duck_document_undo (document))
    n++;
  return n;
}

static void
start (Drawing *drawing, AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("hooge.duckfield");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) empty = NULL;
  g_autoptr (DuckFieldDocument) document = NULL;

  drawing->model = store_field_load (path, faults);
  empty = war_field_new ("Hooge", drawing->model->width, drawing->model->depth);
  document
    = duck_field_document_new (duck_application_get_library (fixture->application), NULL, empty);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 2400, 1500);
  duck_shell_add_document (DUCK_SHELL (fixture->window), DUCK_DOCUMENT (document));
  drawing->document = DUCK_DOCUMENT (document);
  drawing->page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_PAGE));
  drawing->board = DUCK_BOARD (app_find (drawing->page, "board"));
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for (gtk_widget_get_width (GTK_WIDGET (drawing->board)) > 1500);
  app_wait_for_paint (GTK_WIDGET (drawing->board));
  drawing->pixel = (WarLength) (WAR_MILLIMETRE / duck_board_get_scale (drawing->board)) + 1;
  g_action_group_change_action_state (duck_page_get_actions (drawing->page), "snap-vertices",
                                      g_variant_new_boolean (FALSE));
}

/* Ids apart, and a pixel or two, it becomes the shipped field. */
static void
test_draw (AppFixture *fixture, gconstpointer data)
{
  Drawing drawing;
  guint n_steps;

  start (&drawing, fixture);
  g_assert_cmpint (drawing.pixel, <, WAR_MILLIMETRE / 2);
  for (guint i = 0; i < drawing.model->features->len; i++)
    draw_feature (&drawing, g_ptr_array_index (drawing.model->features, i));
  for (guint i = 0; i < drawing.model->zones->len; i++)
    draw_zone (&drawing, g_ptr_array_index (drawing.model->zones, i));
  for (guint i = 0; i < drawing.model->points->len; i++)
    draw_point (&drawing, g_ptr_array_index (drawing.model->points, i));
  give_effects (&drawing, WAR_TERRAIN_BUILDING);
  give_effects (&drawing, WAR_TERRAIN_WOOD);

  compare (&drawing);
  n_steps = count_steps (drawing.document);
  g_test_message ("%u steps", n_steps);
  g_assert_cmpuint (n_steps, <=, MAX_STEPS);
  war_field_unref (drawing.model);
}

static void
add_tests (void)
{
  APP_ADD ("/draw-hooge", test_draw);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
