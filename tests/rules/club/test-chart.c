/* test-chart.c: the chart of Trench Club against a second reading of it: all cells, all classes of
 * units, and round its left end (club.6)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "reading.h"
#include "stage.h"
#include "store/documents/library.h"

/* Where the unit stands that acts; hexes three steps from it, and hexes that nobody reaches. */
#define MIDDLE stage_at (4, 4)
#define NEAR stage_at (7, 4)
#define BESIDE stage_at (8, 4)
#define FAR(n) stage_at (31, (n))

/* The table as data ---------------------------------------------------------------------------- */

static const char *
name_what (gint what)
{
  switch (what)
    {
    case WAR_CLUB_WHAT_AIRCRAFT:
      return "aircraft";
    case WAR_CLUB_WHAT_TRUCK:
      return "truck";
    case WAR_CLUB_WHAT_FOOT:
      return "foot";
    case WAR_CLUB_WHAT_ARTILLERY:
      return "artillery";
    case WAR_CLUB_WHAT_ARMOUR:
      return "tank or car";
    case WAR_CLUB_WHAT_ANTI_AIRCRAFT:
      return "anti-aircraft";
    case WAR_CLUB_WHAT_OTHERS:
      return "all but artillery";
    case WAR_CLUB_WHAT_HIGHEST:
      return "highest hit";
    case WAR_CLUB_WHAT_SECOND:
      return "2nd highest hit";
    case WAR_CLUB_WHAT_DAMAGED:
      return "most damaged";
    case WAR_CLUB_WHAT_CROSSROADS:
      return "crossroads";
    case WAR_CLUB_WHAT_FOREST:
      return "forest";
    case WAR_CLUB_WHAT_CLUSTER:
      return "cluster";
    case WAR_CLUB_WHAT_ENTRANCE:
      return "entrance";
    case WAR_CLUB_WHAT_FORT:
      return "f";
    default:
      return "?";
    }
}

static void G_GNUC_PRINTF (3, 4)
  add (GString *words, const char *separator, const char *format, ...)
{
  va_list arguments;

  if (words->len > 0)
    g_string_append (words, separator);
  va_start (arguments, format);
  g_string_append_vprintf (words, format, arguments);
  va_end (arguments);
}

/* A box in the words of the second reading. */
static char *
describe (const WarClubBox *box)
{
  static const char *const places[]
    = { "", " within 2 of an entrance", " beyond 2 of an entrance" };
  GString *words = g_string_new (box->repairs ? "R" : "");

  switch (box->order)
    {
    case WAR_CLUB_DO_ONTO:
      add (words, ", ", "onto %s", name_what (box->what));
      break;
    case WAR_CLUB_DO_INTO:
      add (words, ", ", "into %s", name_what (box->what));
      break;
    case WAR_CLUB_DO_AWAY:
      add (words, ", ", "away");
      break;
    case WAR_CLUB_DO_TOWARDS:
      add (words, ", ", "towards %s%s%s", box->nearest == 2 ? "2nd " : "",
           box->what == WAR_CLUB_WHAT_AIRCRAFT ? "within 3 of " : "", name_what (box->what));
      break;
    case WAR_CLUB_DO_CARRY:
      add (words, ", ", "carry %s f%d", box->load == 2 ? "n+a" : "n", box->nearest);
      break;
    case WAR_CLUB_DO_POSITION:
      add (words, ", ", "flank or surround");
      break;
    case WAR_CLUB_DO_ATTACK:
      add (words, ", ", "attack %s%s%s", name_what (box->what), places[box->where],
           box->what == WAR_CLUB_WHAT_HIGHEST && box->row == WAR_CLUB_ROW_FIGHTER ? " in range"
                                                                                  : "");
      break;
    default:
      break;
    }
  if (box->but == 1)
    add (words, ", ", "gunner: into range of %s", box->but_what == 1 ? "tank" : "?");
  if (box->but == 2)
    add (words, ", ", "gunboat: attack %s", box->but_what == 2 ? "aircraft" : "?");
  return g_string_free (words, FALSE);
}

static void
test_reading (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "club", NULL);

  for (guint row = 0; row < READING_N_ROWS; row++)
    for (gint column = 1; column <= READING_N_COLUMNS; column++)
      {
        WarClubBox box = war_club_find_box (rules, (WarClubRow) row, column);
        g_autofree char *words = describe (&box);

        g_assert_cmpint (box.column, ==, reading[row][column - 1].column);
        g_assert_cmpstr (words, ==, reading[row][column - 1].order);
      }
}

static guint
count_boxes (guint row)
{
  guint n = 0;

  while (n < READING_N_COLUMNS && reading_boxes[row][n] != 0)
    n++;
  return n;
}

/* The place of the cell's box among those of its row. */
static guint
find_place (guint row, gint column)
{
  guint place = 0;

  while (place + 1 < count_boxes (row) && reading_boxes[row][place + 1] <= column)
    place++;
  return place;
}

/* club.5.8: to the left, and past column 1 to column 12. */
static void
test_left (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "club", NULL);
  guint n_boxes = 0;

  for (guint row = 0; row < READING_N_ROWS; row++)
    {
      guint n = count_boxes (row);

      n_boxes += n;
      g_assert_cmpuint (war_club_count_boxes (rules, (WarClubRow) row), ==, n);
      for (gint column = 1; column <= READING_N_COLUMNS; column++)
        {
          WarClubBox box = war_club_find_box (rules, (WarClubRow) row, column);
          guint place = find_place (row, column);

          for (guint i = 0; i <= n; i++)
            {
              g_assert_cmpint (box.column, ==, reading_boxes[row][(place + n - i % n) % n]);
              box = war_club_get_left_box (rules, &box);
            }
        }
    }
  g_assert_cmpuint (n_boxes, ==, 38); /* club.M-6 */
}

/* What units make of it ------------------------------------------------------------------------ */

/* Every class of units that has a row, and a nation of the chart that has it; bits. */
enum
{
  GUNNER = 1 << 0,
  GUNBOAT = 1 << 1,
  RAIL = 1 << 2,
};

typedef struct
{
  WarClubRow row;
  const char *nation, *type;
  guint traits;
} Class;

static const Class classes[] = {
  { WAR_CLUB_ROW_FOOT, "german", "infantry", 0 },
  { WAR_CLUB_ROW_FOOT, "german", "heavy-infantry", 0 },
  { WAR_CLUB_ROW_FOOT, "french", "mounted-infantry", 0 },
  { WAR_CLUB_ROW_FOOT, "austrian", "anti-tank-gunner", GUNNER },
  { WAR_CLUB_ROW_ARTILLERY, "british", "heavy-mortar", 0 },
  { WAR_CLUB_ROW_ARTILLERY, "german", "field-gun", 0 },
  { WAR_CLUB_ROW_ARTILLERY, "french", "howitzer", 0 },
  { WAR_CLUB_ROW_ARTILLERY, "german", "big-bertha", 0 },
  { WAR_CLUB_ROW_ARTILLERY, "austrian", "gunboat", GUNBOAT },
  { WAR_CLUB_ROW_ARTILLERY, "german", "railway-gun", RAIL },
  { WAR_CLUB_ROW_ARTILLERY, "german", "poison-gas-launcher", 0 },
  { WAR_CLUB_ROW_ARMOUR, "austrian", "armored-car", 0 },
  { WAR_CLUB_ROW_ARMOUR, "german", "tank", 0 },
  { WAR_CLUB_ROW_ARMOUR, "british", "mark-i-female", 0 },
  { WAR_CLUB_ROW_ARMOUR, "french", "renault-ft-17", 0 },
  { WAR_CLUB_ROW_FIGHTER, "german", "fighter", 0 },
  { WAR_CLUB_ROW_FIGHTER, "german", "ground-attack-aircraft", 0 },
  { WAR_CLUB_ROW_FIGHTER, "german", "airship", 0 },
};

/* What else there is in a situation: bits. */
enum
{
  ENTRANCE = 1 << 0, /* the near unit's hex is one; the fort is the chart's */
  FOREST = 1 << 1, /* one next to the unit */
  NEUTRAL = 1 << 2, /* the fort is nobody's */
  FRIEND = 1 << 3, /* another unit of the chart beside the near one */
};

/* Persons' units that nobody reaches, so that some have a higher Hit # than the near one. */
static const char *const both[] = { "tank", "mark-i-female" };

enum
{
  TANK = 1 << 0,
  FEMALE = 1 << 1,
  BOTH = TANK | FEMALE,
};

/* Kinds of units as the chart has them do other boxes. */
typedef enum
{
  SORT_FOOT,
  SORT_ARTILLERY,
  SORT_ARMOUR,
  SORT_FIGHTER,
  SORT_GUNNER,
  SORT_GUNBOAT,
  SORT_RAIL,
  N_SORTS,
} Sort;

typedef struct
{
  const char *name;
  const char *near; /* a person's unit three hexes away; or NULL */
  guint far;
  gint damage; /* of the near one */
  gint own_damage;
  guint others;
  const char *boxes[N_SORTS]; /* columns of those that can be done */
} Situation;

static const Situation situations[] = {
  { "nothing", NULL, BOTH, 0, 0, 0, { "", "", "", "", "", "", "" } },
  { "truck", "truck", BOTH, 0, 0, 0, { "5 10", "4", "1", "2 3", "5", "4", "4" } },
  { "beyond", "infantry", BOTH, 0, 0, 0, { "10", "8", "11", "2 6", "", "8", "8" } },
  { "within", "infantry", BOTH, 0, 0, ENTRANCE, { "10", "1 8", "8", "2 6", "", "1 8", "1 8" } },
  { "anti-aircraft", "anti-aircraft", BOTH, 0, 0, 0, { "10", "12", "7", "2", "", "12", "12" } },
  { "artillery", "heavy-mortar", BOTH, 0, 0, 0, { "3", "", "5", "2 7", "", "", "" } },
  { "tank", "tank", FEMALE, 0, 0, 0, { "10", "6", "3", "1 2", "3 10", "6", "6" } },
  { "female", "mark-i-female", TANK, 0, 0, 0, { "10", "3", "3", "1 2", "3 10", "3", "3" } },
  { "car", "armored-car", BOTH, 0, 0, 0, { "10", "", "3", "1 2", "", "", "" } },
  { "damaged", "truck", BOTH, 2, 0, 0, { "5 10", "4 11", "1", "2 3 12", "5", "4 11", "4 11" } },
  { "fighter", "fighter", BOTH, 0, 0, 0, { "10", "", "", "2 5", "", "9", "" } },
  { "repair", NULL, BOTH, 0, 4, ENTRANCE, { "5", "9", "1", "3", "5", "", "" } },
  { "less damage", NULL, BOTH, 0, 3, ENTRANCE, { "", "", "", "", "", "", "" } },
  { "forest", NULL, BOTH, 0, 0, FOREST, { "1", "", "", "", "1", "", "" } },
  { "neutral fort", NULL, BOTH, 0, 0, ENTRANCE | NEUTRAL, { "7", "", "", "", "7", "", "" } },
  { "friend", "truck", BOTH, 0, 0, FRIEND, { "5 10", "4", "1 10", "2 3 8", "5", "4", "4" } },
};

static const char *
get_boxes (const Situation *situation, const Class *class)
{
  Sort sort = (class->traits & GUNNER) != 0          ? SORT_GUNNER
              : (class->traits & GUNBOAT) != 0       ? SORT_GUNBOAT
              : (class->traits & RAIL) != 0          ? SORT_RAIL
              : class->row == WAR_CLUB_ROW_FOOT      ? SORT_FOOT
              : class->row == WAR_CLUB_ROW_ARTILLERY ? SORT_ARTILLERY
              : class->row == WAR_CLUB_ROW_ARMOUR    ? SORT_ARMOUR
                                                     : SORT_FIGHTER;

  return situation->boxes[sort];
}

static gboolean
is_listed (const char *boxes, gint column)
{
  g_auto (GStrv) words = g_strsplit (boxes, " ", -1);
  g_autofree char *word = g_strdup_printf ("%d", column);

  return g_strv_contains ((const char *const *) words, word);
}

/* Of each column: the first box to the left that can be done, and how many could not before. */
static void
assert_columns (Stage *stage, guint unit, WarClubRow row, const char *boxes, const char *name)
{
  g_autofree WarState *before = stage_copy (stage);
  guint n = count_boxes (row);

  for (gint column = 1; column <= READING_N_COLUMNS; column++)
    {
      guint place = find_place (row, column), passed = 0;
      const WarEvent *event;

      while (passed < n && !is_listed (boxes, reading_boxes[row][(place + n - passed) % n]))
        passed++;
      g_test_message ("%s, column %d", name, column);
      stage_restore (stage, before);
      stage_roll (stage, column);
      event = stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit);
      g_assert_cmpint (event->arguments[0], ==, (gint) row + 1);
      g_assert_cmpint (event->arguments[1], ==, reading_boxes[row][(place + n - passed) % n]);
      g_assert_cmpint (event->arguments[5], ==, passed);
      g_assert_cmpint (event->arguments[2] == WAR_CLUB_DEED_TOWARDS_FIRST
                         || event->arguments[2] == WAR_CLUB_DEED_NOTHING,
                       ==, passed == n);
    }
}

static void
prepare_ground (Stage *stage, const Situation *situation, const Class *class)
{
  if ((class->traits & GUNBOAT) != 0)
    stage_set_terrain (stage, MIDDLE, WAR_HEX_RIVER);
  if ((class->traits & RAIL) != 0)
    stage_add_road (stage, MIDDLE, 1, 1);
  if ((situation->others & FOREST) != 0)
    stage_set_terrain (stage, stage_at (5, 4), WAR_HEX_FOREST);
  if ((situation->others & ENTRANCE) != 0)
    stage_add_fort (stage, stage_at (9, 4), 4, 1, 1); /* entered from BESIDE */
  stage_begin (stage);
  if ((situation->others & NEUTRAL) == 0)
    *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
}

static void
test_cells (gconstpointer data)
{
  const Class *class = data;

  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      const Situation *situation = &situations[i];
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", class->nation);
      guint unit;

      prepare_ground (stage, situation, class);
      unit = stage_put (stage, 1, class->type, MIDDLE);
      *stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE) = situation->own_damage;
      for (guint j = 0; j < G_N_ELEMENTS (both); j++)
        if ((situation->far >> j & 1) != 0)
          stage_put (stage, 0, both[j], FAR (j));
      if (situation->near != NULL)
        *stage_unit (stage, stage_put (stage, 0, situation->near, NEAR), WAR_CLUB_PIECE_DAMAGE)
          = situation->damage;
      if ((situation->others & FRIEND) != 0)
        stage_put (stage, 1, "anti-aircraft", BESIDE);
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      assert_columns (stage, unit, class->row, get_boxes (situation, class), situation->name);
    }
}

/* The Truck's row ------------------------------------------------------------------------------ */

typedef struct
{
  const char *name;
  const char *load[2]; /* next to it */
  const char *other; /* a second cluster, farther away */
  gboolean has_crossroads, has_enemy, has_second_fort, has_own_fort;
  gint damage;
  const char *boxes;
} Errand;

static const Errand errands[] = {
  { "nothing", { NULL }, NULL, FALSE, FALSE, FALSE, FALSE, 0, "" },
  { "crossroads", { NULL }, NULL, TRUE, FALSE, FALSE, FALSE, 0, "1" },
  { "enemy", { NULL }, NULL, FALSE, TRUE, FALSE, FALSE, 0, "2" },
  { "one cluster", { NULL }, "infantry", FALSE, FALSE, FALSE, FALSE, 0, "" },
  { "two clusters", { "heavy-infantry" }, "infantry", FALSE, FALSE, FALSE, FALSE, 0, "3 4 5 6 8" },
  { "infantry", { "infantry" }, NULL, FALSE, FALSE, FALSE, FALSE, 0, "4 5 6 8" },
  { "infantry, two forts", { "infantry" }, NULL, FALSE, FALSE, TRUE, FALSE, 0, "4 5 6 7 8 9" },
  { "guns", { "field-gun" }, NULL, FALSE, FALSE, FALSE, FALSE, 0, "4 8" },
  { "guns, two forts", { "field-gun" }, NULL, FALSE, FALSE, TRUE, FALSE, 0, "4 8 9" },
  { "both", { "field-gun", "infantry" }, NULL, TRUE, TRUE, TRUE, FALSE, 0, "1 2 4 5 6 7 8 9" },
  { "horse", { "mounted-infantry" }, NULL, FALSE, FALSE, TRUE, FALSE, 0, "" },
  { "repair", { NULL }, NULL, FALSE, FALSE, FALSE, TRUE, 5, "2 4 6" },
  { "less damage", { NULL }, NULL, FALSE, FALSE, FALSE, TRUE, 3, "" },
};

static void
test_truck (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (errands); i++)
    {
      const Errand *errand = &errands[i];
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      guint truck;

      stage_add_fort (stage, stage_at (12, 2), 4, 1, 1);
      if (errand->has_second_fort)
        stage_add_fort (stage, stage_at (16, 6), 4, 1, 2);
      if (errand->has_own_fort)
        stage_add_fort (stage, stage_at (14, 6), 4, 1, 3);
      if (errand->has_crossroads)
        for (guint d = 0; d < 3; d++)
          stage_add_road (stage, stage_at (6, 4), d, 1);
      stage_begin (stage);
      if (errand->has_own_fort)
        *stage_fort (stage, 3, WAR_CLUB_FORT_HOLDER) = 1;
      truck = stage_put (stage, 1, "truck", MIDDLE);
      *stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE) = errand->damage;
      for (guint j = 0; j < 2 && errand->load[j] != NULL; j++)
        stage_put (stage, 1, errand->load[j], stage_at (4 - j, 5));
      if (errand->other != NULL)
        stage_put (stage, 1, errand->other, stage_at (4, 0));
      if (errand->has_enemy)
        stage_put (stage, 0, "infantry", FAR (4));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      assert_columns (stage, truck, WAR_CLUB_ROW_TRUCK, errand->boxes, errand->name);
    }
}

/* club.M-5: each column has a mood of its own. */
static void
test_moods (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "club", NULL);
  guint n_rows, seen = 0;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_MOODS, &n_rows);

  g_assert_cmpuint (n_rows, ==, READING_N_COLUMNS);
  for (guint i = 0; i < n_rows; i++)
    {
      g_assert_cmpint (rows[i].values[WAR_CLUB_MOODS_DIE], ==, (gint) i + 1);
      seen |= 1u << rows[i].values[WAR_CLUB_MOODS_MOOD];
    }
  g_assert_cmphex (seen, ==, (1u << READING_N_COLUMNS) - 1);
}

/* club.6.601: the same for every die. */
static void
test_anti_aircraft (void)
{
  static const char *const kinds[] = { "fighter", "truck" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      guint unit;

      stage_begin (stage);
      unit = stage_put (stage, 1, "anti-aircraft", MIDDLE);
      stage_put (stage, 0, kinds[i], stage_at (12, 4));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      assert_columns (stage, unit, WAR_CLUB_ROW_ANTI_AIRCRAFT, i == 0 ? "1" : "", kinds[i]);
      g_assert_cmpint (stage_hex (stage, unit), ==, i == 0 ? stage_at (6, 4) : MIDDLE);
    }
}

/* Medic and Minelayer act before the rows, and by none (club.1.8). */
static void
test_rowless (void)
{
  static const char *const types[] = { "medic", "minelayer" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      guint unit;

      stage_begin (stage);
      unit = stage_put (stage, 1, types[i], MIDDLE);
      stage_put (stage, 0, "tank", FAR (0));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 7);
      g_assert_true (stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit) == NULL
                     || stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit)->arguments[0] == 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-chart/club.M-6/second-reading", test_reading);
  g_test_add_func ("/club-chart/club.5.8/to-the-left", test_left);
  g_test_add_func ("/club-chart/club.M-5/moods", test_moods);
  g_test_add_func ("/club-chart/club.6.109/truck", test_truck);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      static const guint leftmost[] = { 109, 210, 312, 411, 512, 601 };
      g_autofree char *path
        = g_strdup_printf ("/club-chart/club.6.%u/%s", leftmost[classes[i].row], classes[i].type);

      g_test_add_data_func (path, &classes[i], test_cells);
    }
  g_test_add_func ("/club-chart/club.6.601/anti-aircraft", test_anti_aircraft);
  g_test_add_func ("/club-chart/club.1.8/rowless", test_rowless);
  return g_test_run ();
}
