/* test-scenarios.c: the clauses, armies, fields and operations that are shipped
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/tables.h"
#include "engine/geometry/base.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"

typedef struct
{
  StoreLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  store_library_free (fixture->library);
}

/* Characters: what a card in the rules reference holds. */
#define CLAUSE_MAX 1100

/* How many clauses each chapter has: "entrenched.4.1" to "entrenched.4.11", then the rulings. */
static const struct
{
  const char *prefix;
  guint n_clauses;
} chapters[] = {
  { "entrenched.1.", 8 },  { "entrenched.2.", 1 },  { "entrenched.3.", 5 },
  { "entrenched.4.", 11 }, { "entrenched.5.", 11 }, { "entrenched.6.", 5 },
  { "entrenched.7.", 12 }, { "entrenched.8.", 3 },  { "entrenched.9.", 7 },
  { "entrenched.10.", 5 }, { "entrenched.11.", 2 }, { "entrenched.E-", 31 },
  { "common.G-", 8 },
};

/* All of the rules are there to be read, each clause once and in order: facts, then rulings. */
static void
test_clauses (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);
  guint n = 0;

  g_assert_nonnull (rules);
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    for (guint j = 1; j <= chapters[i].n_clauses; j++)
      {
        g_autofree char *id = g_strdup_printf ("%s%u", chapters[i].prefix, j);

        g_assert_cmpuint (n, <, rules->clauses->len);
        g_assert_cmpstr (((WarClause *) g_ptr_array_index (rules->clauses, n++))->id, ==, id);
      }
  g_assert_cmpuint (n, ==, rules->clauses->len);
}

/* Whole sentences in typographic quotes, short enough to be read at the table. */
static void
test_clause_texts (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);

  for (guint i = 0; i < rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (rules->clauses, i);

      g_test_message ("%s: %s", clause->id, clause->text);
      g_assert_cmpint (g_utf8_strlen (clause->text, -1), >, 20);
      g_assert_cmpint (g_utf8_strlen (clause->text, -1), <=, CLAUSE_MAX);
      g_assert_true (g_str_has_suffix (clause->text, "."));
      g_assert_true (g_unichar_isupper (g_utf8_get_char (clause->text)));
      g_assert_null (strpbrk (clause->text, "\"'"));
    }
}

static WarField *
load_field (Fixture *fixture, const char *name)
{
  g_autofree char *file = g_strdup_printf ("scenarios/%s.duckfield", name);
  g_autofree char *path = store_library_find_file (fixture->library, file);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  return field;
}

static WarOperation *
load_operation (Fixture *fixture, const char *name)
{
  g_autofree char *file = g_strdup_printf ("scenarios/%s.duckop", name);
  g_autofree char *path = store_library_find_file (fixture->library, file);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (fixture->library, path, faults);

  g_assert_nonnull (operation);
  return operation;
}

/* The fields of the game types, and the edges on which their zones lie. */
static const struct
{
  const char *name;
  gboolean long_edges;
} fields[] = { { "open-ground", TRUE }, { "village", FALSE }, { "trench-lines", FALSE } };

/* entrenched.1.1, 1.4, E-1: the size, and zones as deep as a third of the field. */
static void
test_zones (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (WarField) field = load_field (fixture, fields[i].name);
      gint sides = 0;

      g_assert_cmpint (field->width, ==, 24 * WAR_INCH);
      g_assert_cmpint (field->depth, ==, 12 * WAR_INCH);
      g_assert_cmpuint (field->zones->len, ==, 2);
      for (guint j = 0; j < 2; j++)
        {
          const WarZone *zone = g_ptr_array_index (field->zones, j);
          WarPosition minimum, maximum;

          war_shape_get_bounds (&zone->shape, &minimum, &maximum);
          sides |= 1 << zone->side;
          g_assert_null (zone->name); /* the sides that play give it */
          g_assert_cmpuint (zone->shape.vertices->len, ==, 4);
          g_assert_cmpint (maximum.x - minimum.x, ==, fields[i].long_edges ? 60960 : 20320);
          g_assert_cmpint (maximum.y - minimum.y, ==, fields[i].long_edges ? 10160 : 30480);
        }
      g_assert_cmpint (sides, ==, 1 << 1 | 1 << 2);
    }
}

static const char *
find_name_at (const WarGround *ground, WarGroundScratch *scratch, const WarPoint *point)
{
  const GPtrArray *features = war_ground_get_field (ground)->features;
  guint found[16];
  guint n = war_ground_find_at (ground, scratch, WAR_TERRAINS_ALL, point->position, found, 16);

  g_assert_cmpuint (n, <=, 16);
  for (guint i = 0; i < n; i++)
    {
      const WarFeature *feature = g_ptr_array_index (features, found[i]);

      if (g_strcmp0 (feature->name, point->name) == 0)
        return feature->name;
    }

  return NULL;
}

/* entrenched.E-17: three control points at the quarters of the middle line, each on the feature
 * that it is named after; entrenched.9.3: an objective in the middle of each zone. */
static void
test_points (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (WarField) field = load_field (fixture, fields[i].name);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
      gboolean long_edges = fields[i].long_edges;
      guint n_control = 0, n_objectives = 0;

      for (guint j = 0; j < field->points->len; j++)
        {
          const WarPoint *point = g_ptr_array_index (field->points, j);
          WarPosition at = point->position;

          if (point->kind == WAR_POINT_CONTROL)
            {
              n_control++;
              g_assert_cmpint (long_edges ? at.y : at.x, ==,
                               (long_edges ? field->depth : field->width) / 2);
              g_assert_cmpint (long_edges ? at.x : at.y, ==,
                               (long_edges ? field->width : field->depth) / 4 * (gint) n_control);
              g_assert_cmpstr (find_name_at (ground, scratch, point), ==, point->name);
            }
          else if (point->kind == WAR_POINT_OBJECTIVE)
            {
              const WarZone *zone = g_ptr_array_index (field->zones, n_objectives++);
              WarPosition minimum, maximum;

              war_shape_get_bounds (&zone->shape, &minimum, &maximum);
              g_assert_cmpint (at.x, ==, (minimum.x + maximum.x) / 2);
              g_assert_cmpint (at.y, ==, (minimum.y + maximum.y) / 2);
            }
        }
      g_assert_cmpuint (n_control, ==, 3);
      g_assert_cmpuint (n_objectives, ==, 2);
    }
}

/* Places for the largest base in use, a gun's, on a grid. */
#define GRID 500
#define BASE 5000

/* What takes a roll of 4 or more: no part of a gun's base is to meet wire, and its centre crosses
 * water where a way leads over it (entrenched.E-4). */
#define WIRE WAR_TERRAIN_BIT (WAR_TERRAIN_BARBED_WIRE)
#define WATER \
  (WAR_TERRAIN_BIT (WAR_TERRAIN_RIVER) | WAR_TERRAIN_BIT (WAR_TERRAIN_STREAM) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_DEEP_MUD))
#define CROSSINGS \
  (WAR_TERRAIN_BIT (WAR_TERRAIN_BRIDGE) | WAR_TERRAIN_BIT (WAR_TERRAIN_FORD) \
   | WAR_TERRAIN_BIT (WAR_TERRAIN_ROAD) | WAR_TERRAIN_BIT (WAR_TERRAIN_DUCKBOARD))

static gboolean
is_free (const WarGround *ground, WarGroundScratch *scratch, WarPosition centre)
{
  const WarField *field = war_ground_get_field (ground);
  WarBase base = war_base_place (centre, 0, BASE, BASE);

  if (!war_base_is_on_field (&base, field->width, field->depth)
      || war_ground_find_meeting (ground, scratch, WIRE, base.corners, WAR_N_EDGES, NULL, 0) > 0)
    return FALSE;

  return war_ground_find_at (ground, scratch, WATER, centre, NULL, 0) == 0
         || war_ground_find_at (ground, scratch, CROSSINGS, centre, NULL, 0) > 0;
}

/* Marks every place of the grid that a gun can get to from the start: rows of columns of flags. */
static GByteArray *
flood (const WarGround *ground, WarGroundScratch *scratch, WarPosition start, guint *n_columns)
{
  const WarField *field = war_ground_get_field (ground);
  guint columns = (guint) field->width / GRID + 1, rows = (guint) field->depth / GRID + 1;
  GByteArray *reached = g_byte_array_new ();
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));
  guint first = (guint) start.y / GRID * columns + (guint) start.x / GRID;

  *n_columns = columns;
  g_byte_array_set_size (reached, columns * rows);
  memset (reached->data, 0, reached->len);
  reached->data[first] = 1;
  g_array_append_val (queue, first);
  for (guint i = 0; i < queue->len; i++)
    {
      guint cell = g_array_index (queue, guint, i);
      guint neighbours[] = { cell - 1, cell + 1, cell - columns, cell + columns };

      for (guint j = 0; j < G_N_ELEMENTS (neighbours); j++)
        {
          guint next = neighbours[j];
          WarPosition centre
            = { (WarLength) (next % columns) * GRID, (WarLength) (next / columns) * GRID };

          /* What is off the field is never free, so no neighbour is across the edge. */
          if (next >= reached->len || reached->data[next] || !is_free (ground, scratch, centre))
            continue;
          reached->data[next] = 1;
          g_array_append_val (queue, next);
        }
    }

  return reached;
}

/* Its features have parts to play that only another system knows. */
static gboolean
has_roles (const WarField *field)
{
  for (guint i = 0; i < field->features->len; i++)
    if (((const WarFeature *) g_ptr_array_index (field->features, i))->role != NULL)
      return TRUE;

  return FALSE;
}

/* entrenched.E-29: a gun can be walked to every place where it can stand, by ways that ask for no
 * roll of 4 or more: nobody is walled in by wire or water, on any field that is shipped for it. */
static void
test_ways (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (fixture->library, ".duckfield");

  g_assert_cmpuint (paths->len, >, 0);
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarField) field = store_field_load (path, faults);
      g_autoptr (WarGround) ground = war_ground_new (field);
      g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
      g_autoptr (GByteArray) reached = NULL;
      WarPosition start = { 0, 0 };
      guint n_columns = 0;

      if (has_roles (field))
        continue;
      for (start.y = 0; start.y <= field->depth && !is_free (ground, scratch, start);
           start.x >= field->width ? (start.x = 0, start.y += GRID) : (start.x += GRID))
        ;
      g_assert_cmpint (start.y, <=, field->depth);

      reached = flood (ground, scratch, start, &n_columns);
      for (guint cell = 0; cell < reached->len; cell++)
        {
          WarPosition centre
            = { (WarLength) (cell % n_columns) * GRID, (WarLength) (cell / n_columns) * GRID };

          if (!reached->data[cell] && is_free (ground, scratch, centre))
            g_error ("%s: a gun at %d,%d has no way out", path, centre.x, centre.y);
        }
    }
}

/* entrenched.E-28: what shells have left of woods and houses gives cover, but hides nothing behind
 * it; in an orchard nobody sticks. */
static void
test_effects (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);
  g_autoptr (GPtrArray) paths = store_library_list_shipped (fixture->library, ".duckfield");
  guint n_ruined = 0, n_orchards = 0;

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarField) field = store_field_load (path, faults);

      for (guint j = 0; j < field->features->len; j++)
        {
          const WarFeature *feature = g_ptr_array_index (field->features, j);
          gboolean ruined = g_strcmp0 (feature->variant, "splintered") == 0
                            || g_strcmp0 (feature->variant, "ruin") == 0;
          gboolean orchard = g_strcmp0 (feature->name, "Orchard") == 0;

          n_ruined += ruined;
          n_orchards += orchard;
          if (ruined)
            {
              g_assert_cmpint (
                war_feature_get_effect (feature, rules, WAR_ENTRENCHED_TERRAIN_SIGHT), ==, 0);
              g_assert_cmpint (
                war_feature_get_effect (feature, rules, WAR_ENTRENCHED_TERRAIN_COVER), !=,
                WAR_ENTRENCHED_COVER_NONE);
            }
          if (orchard)
            g_assert_cmpint (war_feature_get_effect (feature, rules, WAR_ENTRENCHED_TERRAIN_CHECK),
                             ==, WAR_ENTRENCHED_CHECK_NONE);
        }
    }
  g_assert_cmpuint (n_ruined, >, 0);
  g_assert_cmpuint (n_orchards, >, 0);
}

static guint
count_features (const WarField *field, WarTerrain terrain)
{
  guint n = 0;

  for (guint i = 0; i < field->features->len; i++)
    n += ((const WarFeature *) g_ptr_array_index (field->features, i))->terrain == terrain;

  return n;
}

/* entrenched.11.2 and E-23: forces and their cost, how each side wins, what is on the field. */
static void
test_hooge (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarConditionKind kind;
    gint winner;
    const char *clause;
  } conditions[] = {
    { WAR_CONDITION_HOLD_POINT, 1, "entrenched.11.2" },
    { WAR_CONDITION_DESTROY_ALL, 2, "entrenched.11.2" },
    { WAR_CONDITION_DESTROY_ALL, 1, "entrenched.E-26" },
    { WAR_CONDITION_LIMIT, 2, "entrenched.E-23" },
  };
  g_autoptr (WarOperation) operation = load_operation (fixture, "hooge");
  const WarField *field = operation->field;
  const WarPoint *point = war_field_find_point (field, "manor-point");
  const WarZone *zone = war_field_find_zone (field, "central-zone");

  g_assert_cmpint (operation->rounds, ==, 12);
  g_assert_cmpint (war_force_get_cost (operation->forces[0]), ==, 730);
  g_assert_cmpint (war_force_get_cost (operation->forces[1]), ==, 855);
  g_assert_cmpuint (war_force_count_units (operation->forces[0]), ==, 12);
  g_assert_cmpuint (war_force_count_units (operation->forces[1]), ==, 15);

  g_assert_cmpuint (operation->conditions->len, ==, G_N_ELEMENTS (conditions));
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      g_assert_cmpint (condition->kind, ==, conditions[i].kind);
      g_assert_cmpint (condition->winner, ==, conditions[i].winner);
      g_assert_cmpstr (condition->clause, ==, conditions[i].clause);
      if (condition->kind == WAR_CONDITION_HOLD_POINT)
        {
          g_assert_cmpstr (condition->place, ==, "manor-point");
          g_assert_cmpint (condition->count, ==, 2);
          g_assert_cmpint (condition->reach, ==, WAR_INCH);
        }
    }

  g_assert_cmpint (field->width, ==, 24 * WAR_INCH);
  g_assert_cmpint (field->depth, ==, 12 * WAR_INCH);
  g_assert_cmpuint (count_features (field, WAR_TERRAIN_LARGE_SHELL_HOLE), ==, 3);
  g_assert_cmpuint (count_features (field, WAR_TERRAIN_RUBBLE), ==, 1);
  g_assert_cmpuint (count_features (field, WAR_TERRAIN_BARBED_WIRE), >=, 1);

  /* The point is the ruin, in the German zone. */
  g_assert_nonnull (point);
  g_assert_nonnull (zone);
  g_assert_cmpint (zone->side, ==, 2);
  g_assert_cmpint (war_polygon_locate ((const WarPosition *) (gpointer) zone->shape.vertices->data,
                                       zone->shape.vertices->len, point->position),
                   ==, WAR_LOCATION_INSIDE);
  {
    g_autoptr (WarGround) ground = war_ground_new (operation->field);
    g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

    g_assert_cmpstr (find_name_at (ground, scratch, point), ==, point->name);
    g_assert_true (is_free (ground, scratch, point->position));
  }
}

/* entrenched.11, E-24: Langemarck, then Hooge, where the winner of the first chooses who moves
 * first; more wins win, then more cost killed. */
static void
test_blood_of_ypres (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_nonnull (campaign);
  bytes = store_campaign_to_bytes (campaign);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, length);

  g_assert_cmpuint (campaign->parts->len, ==, 2);
  g_assert_cmpstr (war_campaign_get_part (campaign, 0)->operation->id, ==, "langemarck");
  g_assert_cmpstr (war_campaign_get_part (campaign, 1)->operation->id, ==, "hooge");

  for (gint side = 1; side <= 2; side++)
    {
      gint winner = side == 1 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2;
      WarResult results[] = { { winner, { 300, 200 } }, { WAR_WINNER_DRAW, { 100, 100 } } };
      g_autoptr (WarOperation) first = war_campaign_get_operation (campaign, 0, NULL);
      g_autoptr (WarOperation) second = war_campaign_get_operation (campaign, 1, results);

      g_assert_cmpint (first->first_chooser, ==, 0);
      g_assert_cmpint (second->first_chooser, ==, side);
      g_assert_cmpint (war_campaign_get_winner (campaign, results, 2), ==, winner);
    }
  {
    WarResult results[]
      = { { WAR_WINNER_SIDE_1, { 300, 200 } }, { WAR_WINNER_SIDE_2, { 300, 500 } } };

    g_assert_cmpint (war_campaign_get_winner (campaign, results, 2), ==, WAR_WINNER_SIDE_2);
  }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/scenarios/entrenched.1.1/clauses", test_clauses);
  ADD ("/store/scenarios/entrenched.1.1/clause-texts", test_clause_texts);
  ADD ("/store/scenarios/entrenched.E-1/zones", test_zones);
  ADD ("/store/scenarios/entrenched.E-17/points", test_points);
  ADD ("/store/scenarios/entrenched.E-29/ways", test_ways);
  ADD ("/store/scenarios/entrenched.E-28/effects", test_effects);
  ADD ("/store/scenarios/entrenched.11.2/hooge", test_hooge);
  ADD ("/store/scenarios/entrenched.E-24/blood-of-ypres", test_blood_of_ypres);
  return g_test_run ();
}
