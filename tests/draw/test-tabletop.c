/* test-tabletop.c: what goes to a virtual tabletop measures what it should there
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

#include "draw/print/tabletop.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/routine.h"
#include "store/foreign/tabletop-simulator.h"

#define NEAR 0.01 /* inches */
#define ADDRESS "https://example.org/pictures/"

static StoreLibrary *library;

static DrawSubject
get_subject (WarOperation *operation)
{
  return (DrawSubject){
    .operation = operation,
    .rules = operation->rules,
    .routine = store_library_get_routine (library, operation->rules->system->id, NULL),
  };
}

static WarTabletop *
make (const DrawSubject *subject, gboolean with_pictures)
{
  g_autoptr (GError) error = NULL;
  WarTabletop *tabletop = draw_tabletop_new (subject, with_pictures, &error);

  g_assert_no_error (error);
  return tabletop;
}

/* The root object of what is written of it; free the parser. */
static JsonObject *
parse (const WarTabletop *tabletop, const char *address, JsonParser **parser)
{
  g_autoptr (GBytes) bytes = store_tabletop_to_bytes (tabletop, address);
  g_autoptr (GBytes) again = store_tabletop_to_bytes (tabletop, address);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_bytes_equal (bytes, again));
  *parser = json_parser_new ();
  json_parser_load_from_data (*parser, g_bytes_get_data (bytes, NULL),
                              (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  return json_node_get_object (json_parser_get_root (*parser));
}

static double
get_number (JsonObject *object, const char *name)
{
  return json_object_get_double_member (json_object_get_object_member (object, "Transform"), name);
}

static const char *
get_name (JsonObject *object)
{
  return json_object_get_string_member (object, "Nickname");
}

/* As wide and deep as the thing, by what the program there makes of a scale. */
static void
assert_size (JsonObject *object, const WarTabletopThing *thing)
{
  gboolean is_tile = json_object_has_member (object, "CustomImage");
  double unit = is_tile ? 2 : 1;

  if (thing->kind == WAR_TABLETOP_BAG)
    return;
  g_assert_cmpfloat_with_epsilon (get_number (object, "scaleX") * unit,
                                  thing->width / (double) WAR_INCH, NEAR);
  g_assert_cmpfloat_with_epsilon (get_number (object, "scaleZ") * unit,
                                  thing->depth / (double) WAR_INCH, NEAR);
}

static void
assert_picture (JsonObject *object, const WarTabletop *tabletop)
{
  JsonObject *image = json_object_get_object_member (object, "CustomImage");
  const char *url = json_object_get_string_member (image, "ImageURL");
  gint index;

  g_assert_true (g_str_has_prefix (url, ADDRESS));
  g_assert_cmpstr (url, ==, json_object_get_string_member (image, "ImageSecondaryURL"));
  index = war_tabletop_find_picture (tabletop, url + strlen (ADDRESS));
  g_assert_cmpint (index, >=, 0);
  g_assert_true (json_object_get_boolean_member (
    json_object_get_object_member (image, "CustomTile"), "Stretch"));
  g_assert_nonnull (strstr (json_object_get_string_member (object, "LuaScript"), "onLoad"));
}

/* What every object must have there; its id is its own. */
static void
assert_object (JsonObject *object, const WarTabletopThing *thing, const WarTabletop *tabletop,
               GHashTable *ids)
{
  static const char *const members[]
    = { "GUID",        "Name",      "Transform",      "Nickname",
        "Description", "GMNotes",   "ColorDiffuse",   "Locked",
        "Grid",        "Snap",      "IgnoreFoW",      "Autoraise",
        "Sticky",      "Tooltip",   "GridProjection", "HideWhenFaceDown",
        "Hands",       "LuaScript", "LuaScriptState", "XmlUI" };
  const char *id = json_object_get_string_member (object, "GUID");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    g_assert_true (json_object_has_member (object, members[i]));
  g_assert_cmpuint (strspn (id, "0123456789abcdef"), ==, 6);
  g_assert_cmpuint (strlen (id), ==, 6);
  g_assert_true (g_hash_table_add (ids, g_strdup (id)));
  g_assert_cmpstr (get_name (object), ==, thing->name);
  assert_size (object, thing);
  if (json_object_has_member (object, "CustomImage"))
    assert_picture (object, tabletop);
  else
    g_assert_cmpstr (json_object_get_string_member (object, "LuaScript"), ==, "");
}

static void
assert_objects (JsonArray *objects, const GPtrArray *things, const WarTabletop *tabletop,
                GHashTable *ids)
{
  g_assert_cmpuint (json_array_get_length (objects), ==, things->len);
  for (guint i = 0; i < things->len; i++)
    {
      JsonObject *object = json_array_get_object_element (objects, i);
      const WarTabletopThing *thing = g_ptr_array_index (things, i);

      assert_object (object, thing, tabletop, ids);
      if (thing->kind == WAR_TABLETOP_BAG)
        assert_objects (json_object_get_array_member (object, "ContainedObjects"), thing->inside,
                        tabletop, ids);
      for (guint j = 0; j < thing->states->len; j++)
        {
          JsonObject *states = json_object_get_object_member (object, "States");
          g_autofree char *number = g_strdup_printf ("%u", j + 1);

          g_assert_true (json_object_has_member (states, number) == (j != thing->state));
          if (j != thing->state)
            assert_object (json_object_get_object_member (states, number),
                           g_ptr_array_index (thing->states, j), tabletop, ids);
        }
    }
}

/* One of each system: with pictures and without. */
static void
test_operations (void)
{
  static const char *const names[] = { "langemarck", "mons", "parapet", "club-first-watch" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint plain = 0; plain < 2; plain++)
      {
        g_autoptr (WarOperation) operation = shipped_load_operation (library, names[i]);
        const DrawSubject subject = get_subject (operation);
        g_autoptr (WarTabletop) tabletop = make (&subject, plain == 0);
        g_autoptr (JsonParser) parser = NULL;
        JsonObject *root = parse (tabletop, plain == 0 ? ADDRESS : NULL, &parser);
        g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        g_assert_true ((tabletop->pictures->len > 0) == (plain == 0));
        assert_objects (json_object_get_array_member (root, "ObjectStates"), tabletop->things,
                        tabletop, ids);
        g_assert_cmpuint (g_hash_table_size (ids), >, 20);
      }
}

static guint
count_inside (const WarTabletop *tabletop, const char *name)
{
  guint n = 0;

  for (guint i = 0; i < tabletop->things->len; i++)
    {
      const WarTabletopThing *bag = g_ptr_array_index (tabletop->things, i);

      for (guint j = 0; j < bag->inside->len; j++)
        n += g_str_equal (((WarTabletopThing *) g_ptr_array_index (bag->inside, j))->name, name);
    }
  return n;
}

/* The bags have all that comes to lie on a table, and no marks that one sees by where a unit is. */
static void
test_supply (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "club-bridges");
  const DrawSubject subject = get_subject (operation);
  g_autoptr (WarTabletop) tabletop = make (&subject, FALSE);

  g_assert_cmpuint (count_inside (tabletop, "Gunboat"), ==, 1);
  g_assert_cmpuint (count_inside (tabletop, "Mine"), ==, 5);
  g_assert_cmpuint (count_inside (tabletop, "Flag"), ==, 2 * 5);
  g_assert_cmpuint (count_inside (tabletop, "In a Fort"), ==, 0);
}

/* How large a PNG is stands in its first chunk. */
static guint
read_side (const WarTabletopPicture *picture, guint at)
{
  const guint8 *digits = (const guint8 *) g_bytes_get_data (picture->png, NULL) + at;

  return (guint) digits[0] << 24 | (guint) digits[1] << 16 | (guint) digits[2] << 8 | digits[3];
}

/* No picture is larger than programs load, nor of another shape than what it lies on. */
static void
test_pictures (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "mons");
  const DrawSubject subject = get_subject (operation);
  g_autoptr (WarTabletop) tabletop = make (&subject, TRUE);

  for (guint i = 0; i < tabletop->things->len; i++)
    {
      const WarTabletopThing *thing = g_ptr_array_index (tabletop->things, i);
      const WarTabletopPicture *picture;
      guint width, height;

      if (thing->picture < 0)
        continue;
      picture = war_tabletop_get_picture (tabletop, (guint) thing->picture);
      width = read_side (picture, 16);
      height = read_side (picture, 20);
      g_assert_cmpuint (MAX (width, height), <=, 4096);
      g_assert_cmpfloat_with_epsilon (width / (double) height, thing->width / (double) thing->depth,
                                      0.02);
    }
}

static WarTabletopThing *
find_thing (const GPtrArray *things, const char *name)
{
  for (guint i = 0; i < things->len; i++)
    if (g_str_equal (((WarTabletopThing *) g_ptr_array_index (things, i))->name, name))
      return g_ptr_array_index (things, i);
  return NULL;
}

/* Units of a game stand where they stand, with what is left of them; who waits is in the bag, and
 * who is lost is nowhere. */
static void
test_game (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  DrawSubject subject = get_subject (operation);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);
  g_autofree WarState *state = war_setup_begin (setup, 1);
  gint32 *cells = war_state_get_row (setup->layout, state, WAR_TABLE_PIECES, 0);
  gint32 *lost = war_state_get_row (setup->layout, state, WAR_TABLE_PIECES, 1);
  g_autoptr (WarTabletop) tabletop = NULL;
  g_autoptr (JsonParser) parser = NULL;
  JsonArray *objects;
  WarShownPiece piece;
  WarTabletopThing *bag;
  gboolean found = FALSE;

  lost[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = 7 * WAR_INCH;
  cells[WAR_PIECE_Y] = 2 * WAR_INCH;
  cells[WAR_PIECE_HEADING] = WAR_HEADING_TURN / 4;
  subject.setup = setup;
  subject.state = state;
  g_assert_true (war_play_show_piece (setup, state, 0, &piece));
  tabletop = make (&subject, FALSE);
  bag = find_thing (tabletop->things, "Entente");
  g_assert_cmpint (bag->kind, ==, WAR_TABLETOP_BAG);
  g_assert_nonnull (find_thing (bag->inside, "BEF Infantry 3"));
  g_assert_null (find_thing (bag->inside, "BEF Infantry 1"));
  g_assert_null (find_thing (bag->inside, "BEF Infantry 2"));
  g_assert_null (find_thing (tabletop->things, "BEF Infantry 2"));

  objects = json_object_get_array_member (parse (tabletop, NULL, &parser), "ObjectStates");
  for (guint i = 0; i < json_array_get_length (objects); i++)
    {
      JsonObject *object = json_array_get_object_element (objects, i);

      if (!g_str_equal (get_name (object), "BEF Infantry 1"))
        continue;
      found = TRUE;
      /* The field is 24 by 12 inches, and z goes up. */
      g_assert_cmpfloat_with_epsilon (get_number (object, "posX"), 7 - 12, NEAR);
      g_assert_cmpfloat_with_epsilon (get_number (object, "posZ"), 6 - 2, NEAR);
      g_assert_cmpfloat_with_epsilon (get_number (object, "rotY"), 270, NEAR);
    }
  g_assert_true (found);
  war_setup_free (setup);
}

/* An army's bag has all its units, which are its own type's size. */
static void
test_army (void)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  const DrawSubject subject = { .army = army, .rules = army->rules };
  g_autoptr (WarTabletop) tabletop = make (&subject, FALSE);
  const WarTabletopThing *bag = g_ptr_array_index (tabletop->things, 0);

  g_assert_cmpint (bag->kind, ==, WAR_TABLETOP_BAG);
  g_assert_cmpstr (bag->name, ==, army->name);
  g_assert_cmpuint (bag->inside->len, ==, army->units->len);
  g_assert_nonnull (
    strstr (((const WarTabletopThing *) g_ptr_array_index (bag->inside, 0))->text, "Base "));
}

static void
test_field (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  g_autoptr (WarTabletop) tabletop = draw_tabletop_new_of_field (operation->field, TRUE, NULL);
  g_autoptr (GBytes) thumbnail = draw_tabletop_thumbnail (tabletop, NULL);
  const WarTabletopThing *field = g_ptr_array_index (tabletop->things, 0);
  const WarTabletopPicture sign = { NULL, thumbnail };

  g_assert_cmpuint (tabletop->things->len, ==, 1);
  g_assert_cmpint (field->width, ==, operation->field->width);
  g_assert_cmpint (field->picture, ==, 0);
  g_assert_cmpuint (read_side (&sign, 16), ==, 256);
  g_assert_cmpuint (read_side (&sign, 20), ==, 256);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/tabletop/operations", test_operations);
  g_test_add_func ("/tabletop/supply", test_supply);
  g_test_add_func ("/tabletop/pictures", test_pictures);
  g_test_add_func ("/tabletop/game", test_game);
  g_test_add_func ("/tabletop/army", test_army);
  g_test_add_func ("/tabletop/field", test_field);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
