/* test-battle.c: battles that are arranged from a game type, two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/play.h"
#include "engine/operation/battle.h"
#include "store/documents/field-file.h"
#include "store/documents/library.h"

#define IN(inches) ((WarLength) ((inches) *WAR_INCH))

typedef struct
{
  StoreLibrary *library;
  WarBattle battle; /* an Assault of an infantry and an officer against one infantry, 24″ × 12″ */
  WarBattleFault fault;
} Fixture;

static WarArmy *
new_army (Fixture *fixture, const char *book, const char *type, const char *name)
{
  g_autoptr (GError) error = NULL;
  WarBook *found = store_library_get_book (fixture->library, book, &error);
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (WarUnit) unit = NULL;

  g_assert_no_error (error);
  army = war_army_new (book, found);
  unit = war_unit_new (war_book_find_type (found, type), name, NULL);
  return war_army_insert_unit (army, 0, unit);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (WarUnit) officer = NULL;

  fixture->library = store_library_new (NULL);
  army = new_army (fixture, "entente-in-arms", "bef-infantry", "Old Contemptibles");
  officer = war_unit_new (war_book_find_type (army->book, "bef-officer"), NULL, NULL);

  fixture->battle = (WarBattle){
    .game_type = "assault",
    .armies = { war_army_insert_unit (army, 1, officer),
                new_army (fixture, "for-the-fatherland", "german-infantry", NULL) },
    .field = war_field_new ("Meadow", IN (24), IN (12)),
    .edges = WAR_BATTLE_SHORT_EDGES,
  };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < WAR_N_SIDES; i++)
    war_army_unref (fixture->battle.armies[i]);
  war_field_unref (fixture->battle.field);
  store_library_free (fixture->library);
}

static WarOperation *
arrange (Fixture *fixture)
{
  WarOperation *operation = war_battle_arrange (&fixture->battle, &fixture->fault);

  if (operation == NULL)
    g_error ("fault %u of side %d", fixture->fault.kind, fixture->fault.side);
  return operation;
}

static void
assert_fault (Fixture *fixture, WarBattleFaultKind kind, gint side)
{
  g_assert_null (war_battle_arrange (&fixture->battle, &fixture->fault));
  g_assert_cmpuint (fixture->fault.kind, ==, kind);
  g_assert_cmpint (fixture->fault.side, ==, side);
}

static void
assert_condition (const WarOperation *operation, guint index, WarConditionKind kind, gint winner,
                  const char *place, gint count)
{
  const WarGameType *game_type = war_rules_find_game_type (operation->rules, operation->game_type);

  g_assert_cmpuint (index, <, operation->conditions->len);

  const WarCondition *condition = g_ptr_array_index (operation->conditions, index);

  g_assert_cmpuint (condition->kind, ==, kind);
  g_assert_cmpint (condition->winner, ==, winner);
  g_assert_cmpstr (condition->place, ==, place);
  g_assert_cmpint (condition->count, ==, count);
  g_assert_cmpstr (condition->clause, ==, game_type->clause);
}

/* The conditions that differ, and those that all game types share. */
static void
assert_conditions (const WarOperation *operation, WarConditionKind kind, const char *first,
                   const char *second, gint count)
{
  g_assert_cmpuint (operation->conditions->len, ==, 4);
  assert_condition (operation, 0, kind, 1, first, count);
  assert_condition (operation, 1, kind, 2, second, count);
  assert_condition (operation, 2, WAR_CONDITION_DESTROY_ALL, 1, NULL, 0);
  assert_condition (operation, 3, WAR_CONDITION_DESTROY_ALL, 2, NULL, 0);
}

static void
assert_point (const WarField *field, const char *id, WarPointKind kind, WarLength x, WarLength y)
{
  const WarPoint *point = war_field_find_point (field, id);

  g_assert_nonnull (point);
  g_assert_cmpuint (point->kind, ==, kind);
  g_assert_cmpint (point->position.x, ==, x);
  g_assert_cmpint (point->position.y, ==, y);
}

static void
assert_zone (const WarField *field, const char *id, gint side, WarLength left, WarLength top,
             WarLength right, WarLength bottom)
{
  const WarZone *zone = war_field_find_zone (field, id);
  WarPosition minimum, maximum;

  g_assert_nonnull (zone);
  g_assert_cmpint (zone->side, ==, side);
  g_assert_cmpuint (zone->shape.kind, ==, WAR_SHAPE_AREA);
  g_assert_cmpuint (zone->shape.vertices->len, ==, 4);
  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  g_assert_cmpint (minimum.x, ==, left);
  g_assert_cmpint (minimum.y, ==, top);
  g_assert_cmpint (maximum.x, ==, right);
  g_assert_cmpint (maximum.y, ==, bottom);
}

static void
add_point (WarField *field, const char *id, WarPointKind kind, WarLength x, WarLength y)
{
  WarPoint *point = war_point_new ();

  point->id = g_strdup (id);
  point->kind = kind;
  point->position = (WarPosition){ x, y };
  g_ptr_array_add (field->points, point);
}

static void
add_zone (WarField *field, const char *id, gint side, const WarPosition *vertices, guint n_vertices)
{
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup (id);
  zone->side = side;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, vertices, n_vertices);
  g_ptr_array_add (field->zones, zone);
}

static void
test_assault (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpstr (operation->id, ==, "assault");
  g_assert_cmpstr (operation->name, ==, "Assault");
  g_assert_cmpstr (operation->game_type, ==, "assault");
  assert_conditions (operation, WAR_CONDITION_MOST_KILLED, NULL, NULL, 0);
  g_assert_cmpuint (operation->field->points->len, ==, 0);
}

static void
test_control (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "control";

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_conditions (operation, WAR_CONDITION_MOST_POINTS, NULL, NULL, 0);
  g_assert_cmpuint (operation->field->points->len, ==, 3);
}

static void
test_capture (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "capture";

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_conditions (operation, WAR_CONDITION_CARRY, "objective-2", "objective-1", 0);
  assert_point (operation->field, "objective-1", WAR_POINT_OBJECTIVE, IN (4), IN (6));
  assert_point (operation->field, "objective-2", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  g_assert_cmpuint (operation->field->points->len, ==, 2);
}

static void
test_attrition (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "attrition";

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_conditions (operation, WAR_CONDITION_HOLD_ZONE, "zone-2", "zone-1", 2);
}

static gint
get_wave (const WarOperation *operation, guint index)
{
  return ((const WarForceEntry *) g_ptr_array_index (operation->forces[0]->entries, index))->wave;
}

/* Waves that the army says are the battle's, if they are complete and there are waves at all. */
static void
test_waves_of_army (Fixture *fixture, gconstpointer data)
{
  WarArmy *army = fixture->battle.armies[0];
  guint n_units = army->units->len;
  g_autoptr (WarArmy) complete = war_army_ref (army), incomplete = NULL;
  g_autoptr (WarOperation) attrition = NULL, assault = NULL, open = NULL;

  for (guint i = 0; i < n_units; i++)
    {
      WarArmy *next = war_army_set_units_wave (complete, &i, 1, 1 + (gint) i % 3);

      war_army_unref (complete);
      complete = next;
    }
  incomplete = war_army_set_units_wave (complete, &(const guint){ 0 }, 1, 0);

  fixture->battle.armies[0] = complete;
  fixture->battle.game_type = "attrition";
  attrition = arrange (fixture);
  for (guint i = 0; i < n_units; i++)
    g_assert_cmpint (get_wave (attrition, i), ==, 1 + (gint) i % 3);
  fixture->battle.game_type = "assault";
  assault = arrange (fixture);
  g_assert_cmpint (get_wave (assault, 0), ==, 0);

  fixture->battle.armies[0] = incomplete;
  fixture->battle.game_type = "attrition";
  open = arrange (fixture);
  g_assert_cmpint (get_wave (open, n_units - 1), ==, 0);
  fixture->battle.armies[0] = army;
}

static void
test_forces (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = arrange (fixture);
  const WarForce *force = operation->forces[0];
  const WarForceEntry *infantry = g_ptr_array_index (force->entries, 0);
  const WarForceEntry *officer = g_ptr_array_index (force->entries, 1);

  g_assert_cmpstr (force->name, ==, "entente-in-arms");
  g_assert_true (force->book == fixture->battle.armies[0]->book);
  g_assert_cmpuint (force->entries->len, ==, 2);
  g_assert_cmpstr (infantry->type->id, ==, "bef-infantry");
  g_assert_cmpstr (infantry->name, ==, "Old Contemptibles");
  g_assert_cmpint (infantry->count, ==, 1);
  g_assert_cmpint (infantry->wave, ==, 0);
  g_assert_cmpstr (officer->type->id, ==, "bef-officer");
  g_assert_null (officer->name);
  g_assert_cmpuint (war_force_count_units (operation->forces[1]), ==, 1);
}

/* The middle of what is recommended, or as agreed. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *game_type;
    gint rounds;
  } cases[] = { { "assault", 13 }, { "control", 16 }, { "capture", 18 }, { "attrition", 24 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      fixture->battle.game_type = cases[i].game_type;

      g_autoptr (WarOperation) operation = arrange (fixture);

      g_assert_cmpint (operation->rounds, ==, cases[i].rounds);
    }

  fixture->battle.rounds = 3;

  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpint (operation->rounds, ==, 3);
}

static void
test_short_edges (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_zone (operation->field, "zone-1", 1, 0, 0, IN (8), IN (12));
  assert_zone (operation->field, "zone-2", 2, IN (16), 0, IN (24), IN (12));
}

static void
test_long_edges (Fixture *fixture, gconstpointer data)
{
  fixture->battle.edges = WAR_BATTLE_LONG_EDGES;

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_zone (operation->field, "zone-1", 1, 0, IN (8), IN (24), IN (12));
  assert_zone (operation->field, "zone-2", 2, 0, 0, IN (24), IN (4));
}

/* Long edges are long however the field lies. */
static void
test_deep_field (Fixture *fixture, gconstpointer data)
{
  war_field_unref (fixture->battle.field);
  fixture->battle.field = war_field_new ("Lane", IN (12), IN (24));
  fixture->battle.edges = WAR_BATTLE_LONG_EDGES;

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_zone (operation->field, "zone-1", 1, 0, 0, IN (4), IN (24));
  assert_zone (operation->field, "zone-2", 2, IN (8), 0, IN (12), IN (24));
}

/* What is added is added to a copy. */
static void
test_field_stays (Fixture *fixture, gconstpointer data)
{
  WarField *field = fixture->battle.field;
  WarFeature *feature = war_feature_new ();

  fixture->battle.game_type = "control";
  feature->id = g_strdup ("wood");
  feature->shape = (WarShape){ .kind = WAR_SHAPE_BOX, .width = IN (1), .depth = IN (1) };
  g_ptr_array_add (field->features, feature);

  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpuint (field->zones->len, ==, 0);
  g_assert_cmpuint (field->points->len, ==, 0);
  g_assert_cmpstr (operation->field->name, ==, "Meadow");
  g_assert_cmpuint (operation->field->features->len, ==, 1);
  g_assert_true (g_ptr_array_index (operation->field->features, 0) == feature);
  g_assert_null (operation->field_link);
}

static void
test_own_zones (Fixture *fixture, gconstpointer data)
{
  const WarPosition left[] = { { 0, 0 }, { IN (6), 0 }, { 0, IN (6) } };
  const WarPosition right[] = { { IN (24), 0 }, { IN (24), IN (6) }, { IN (18), 0 } };

  fixture->battle.game_type = "attrition";
  add_zone (fixture->battle.field, "left", 2, left, G_N_ELEMENTS (left));
  assert_fault (fixture, WAR_BATTLE_NO_ZONE, 1);

  add_zone (fixture->battle.field, "right", 1, right, G_N_ELEMENTS (right));

  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpuint (operation->field->zones->len, ==, 2);
  assert_condition (operation, 0, WAR_CONDITION_HOLD_ZONE, 1, "left", 2);
  assert_condition (operation, 1, WAR_CONDITION_HOLD_ZONE, 2, "right", 2);
}

/* The middle line lies across the way between the zones. */
static void
test_control_points (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "control";
  fixture->battle.edges = WAR_BATTLE_LONG_EDGES;

  g_autoptr (WarOperation) wide = arrange (fixture);

  fixture->battle.edges = WAR_BATTLE_SHORT_EDGES;

  g_autoptr (WarOperation) narrow = arrange (fixture);

  for (gint i = 1; i <= 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("control-%d", i);

      assert_point (wide->field, id, WAR_POINT_CONTROL, IN (6) * i, IN (6));
      assert_point (narrow->field, id, WAR_POINT_CONTROL, IN (12), IN (3) * i);
    }
}

static void
test_own_control_points (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "control";
  add_point (fixture->battle.field, "church", WAR_POINT_CONTROL, IN (16), IN (2));
  add_point (fixture->battle.field, "label", WAR_POINT_LABEL, IN (2), IN (2));

  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpuint (operation->field->points->len, ==, 2);

  /* On the edge of a zone it is still outside. */
  add_point (fixture->battle.field, "mill", WAR_POINT_CONTROL, IN (16) + 1, IN (2));
  assert_fault (fixture, WAR_BATTLE_POINT_IN_ZONE, 2);
}

/* Labels that have a new point's id are not in its way. */
static void
test_ids (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "control";
  add_point (fixture->battle.field, "control-2", WAR_POINT_LABEL, IN (2), IN (2));

  g_autoptr (WarOperation) operation = arrange (fixture);

  g_assert_cmpuint (operation->field->points->len, ==, 4);
  assert_point (operation->field, "control-2", WAR_POINT_LABEL, IN (2), IN (2));
  assert_point (operation->field, "control-3", WAR_POINT_CONTROL, IN (12), IN (6));
  assert_point (operation->field, "control-4", WAR_POINT_CONTROL, IN (12), IN (9));
}

/* One of the field's own, and a new one for the other zone. */
static void
test_own_objective (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "capture";
  add_point (fixture->battle.field, "nowhere", WAR_POINT_OBJECTIVE, IN (12), IN (6));
  add_point (fixture->battle.field, "maps", WAR_POINT_OBJECTIVE, IN (16), IN (1));

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_conditions (operation, WAR_CONDITION_CARRY, "maps", "objective-1", 0);
  assert_point (operation->field, "objective-1", WAR_POINT_OBJECTIVE, IN (4), IN (6));
  g_assert_cmpuint (operation->field->points->len, ==, 3);
}

/* The middle of a hook is beside it. */
static void
test_no_middle (Fixture *fixture, gconstpointer data)
{
  const WarPosition hook[] = { { 0, 0 },           { IN (8), 0 },      { IN (8), IN (1) },
                               { IN (1), IN (1) }, { IN (1), IN (8) }, { 0, IN (8) } };
  const WarPosition box[]
    = { { IN (16), 0 }, { IN (24), 0 }, { IN (24), IN (12) }, { IN (16), IN (12) } };

  fixture->battle.game_type = "capture";
  add_zone (fixture->battle.field, "hook", 1, hook, G_N_ELEMENTS (hook));
  add_zone (fixture->battle.field, "box", 2, box, G_N_ELEMENTS (box));
  assert_fault (fixture, WAR_BATTLE_NO_MIDDLE, 1);

  add_point (fixture->battle.field, "maps", WAR_POINT_OBJECTIVE, IN (4), IN (0.5));

  g_autoptr (WarOperation) operation = arrange (fixture);

  assert_condition (operation, 1, WAR_CONDITION_CARRY, 2, "maps", 0);
}

static void
replace_army (Fixture *fixture, gint side, WarArmy *army)
{
  war_army_unref (fixture->battle.armies[side - 1]);
  fixture->battle.armies[side - 1] = army;
}

static void
test_armies (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = fixture->battle.armies[0]->rules;
  WarBook *book = fixture->battle.armies[1]->book;
  WarSystem other = *rules->system;
  g_autoptr (WarRules) other_rules = war_rules_new (&other);

  replace_army (fixture, 2, war_army_new ("Nobody", book));
  assert_fault (fixture, WAR_BATTLE_NO_UNITS, 2);
  replace_army (fixture, 2, war_army_new_without_book ("Lost", rules));
  assert_fault (fixture, WAR_BATTLE_NO_BOOK, 2);
  replace_army (fixture, 2, war_army_new_without_book ("Strangers", other_rules));
  assert_fault (fixture, WAR_BATTLE_OTHER_SYSTEM, 2);

  other.arrange_battle = NULL;
  replace_army (fixture, 1, war_army_new_without_book ("Strangers", other_rules));
  assert_fault (fixture, WAR_BATTLE_NONE, 0);
}

static void
test_game_type (Fixture *fixture, gconstpointer data)
{
  fixture->battle.game_type = "parade";
  assert_fault (fixture, WAR_BATTLE_NO_GAME_TYPE, 0);
}

static void
test_field (Fixture *fixture, gconstpointer data)
{
  fixture->battle.field->ground = WAR_GROUND_HEX;
  assert_fault (fixture, WAR_BATTLE_HEXES, 0);

  war_field_unref (fixture->battle.field);
  fixture->battle.field = war_field_new ("Speck", 2, 2);
  assert_fault (fixture, WAR_BATTLE_FIELD_TOO_SMALL, 0);
}

/* Fields of other systems: whose points may lie in zones, or that have boards or roles. */
static gboolean
is_of_another_system (const char *path)
{
  static const char *const names[]
    = { "club-full-board", "club-half-board", "le-cateau", "mons", "parapet", "switch-line", NULL };
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *name = g_strndup (file, strcspn (file, "."));

  return g_strv_contains (names, name);
}

/* Every shipped field takes a battle of each game type, and the game can begin. */
static void
test_shipped_fields (Fixture *fixture, gconstpointer data)
{
  const GPtrArray *game_types = fixture->battle.armies[0]->rules->game_types;
  g_autoptr (GPtrArray) paths = store_library_list_shipped (fixture->library, ".duckfield");

  g_assert_cmpuint (paths->len, >=, 5);
  for (guint i = 0; i < paths->len; i++)
    for (guint j = 0; j < game_types->len; j++)
      {
        g_autoptr (StoreFaults) faults = store_faults_new (g_ptr_array_index (paths, i));
        WarSetupFault fault;

        if (is_of_another_system (g_ptr_array_index (paths, i)))
          continue;
        g_test_message ("%s", (const char *) g_ptr_array_index (paths, i));
        war_field_unref (fixture->battle.field);
        fixture->battle.field = store_field_load (g_ptr_array_index (paths, i), faults);
        fixture->battle.game_type = ((WarGameType *) g_ptr_array_index (game_types, j))->id;

        g_autoptr (WarOperation) operation = arrange (fixture);
        g_autoptr (WarSetup) setup = war_setup_new (operation, &fault);

        g_assert_nonnull (setup);
        g_free (war_setup_begin (setup, 1));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.9.1/assault", test_assault);
  ADD ("entrenched.9.2/control", test_control);
  ADD ("entrenched.9.3/capture", test_capture);
  ADD ("entrenched.9.4/attrition", test_attrition);
  ADD ("entrenched.E-18/waves-of-army", test_waves_of_army);
  ADD ("entrenched.9.1/forces", test_forces);
  ADD ("entrenched.1.8/rounds", test_rounds);
  ADD ("entrenched.1.4/short-edges", test_short_edges);
  ADD ("entrenched.1.4/long-edges", test_long_edges);
  ADD ("entrenched.E-1/deep-field", test_deep_field);
  ADD ("entrenched.E-1/field-stays", test_field_stays);
  ADD ("entrenched.E-1/own-zones", test_own_zones);
  ADD ("entrenched.E-17/control-points", test_control_points);
  ADD ("entrenched.E-17/own-control-points", test_own_control_points);
  ADD ("entrenched.E-17/ids", test_ids);
  ADD ("entrenched.9.3/own-objective", test_own_objective);
  ADD ("entrenched.9.3/no-middle", test_no_middle);
  ADD ("battle/armies", test_armies);
  ADD ("battle/game-type", test_game_type);
  ADD ("battle/field", test_field);
  ADD ("battle/shipped-fields", test_shipped_fields);
#undef ADD

  return g_test_run ();
}
