/* test-anywhere.c: battles of Entrenched! on ground, and of armies, that nobody would think of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "driver.h"
#include "engine/entrenched/tables.h"
#include "engine/game/decision.h"
#include "engine/operation/battle.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "store/documents/library.h"

#ifdef __SANITIZE_ADDRESS__
#define N_BATTLES 7
#else
#define N_BATTLES 50
#endif
#define N_SLOW_BATTLES 2000

#define IN(inches) ((inches) *WAR_INCH)

/* After one order of so many it is seen whether what is offered is allowed. */
#define OFFERS_SHARE 10

static gboolean
one_in (gint n)
{
  return g_test_rand_int_range (0, n) == 0;
}

static WarLength
draw (WarLength minimum, WarLength maximum)
{
  return g_test_rand_int_range (minimum, maximum);
}

static void
add_vertices (WarShape *shape, const WarPosition *vertices, guint n_vertices)
{
  shape->vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (shape->vertices, vertices, n_vertices);
}

static void
draw_shape (WarShape *shape, WarLength x, WarLength y)
{
  WarLength width = draw (300, 4000), depth = draw (300, 4000);
  const WarPosition line[] = { { x, y }, { x + draw (-9000, 9000), y + draw (-9000, 9000) } };
  const WarPosition hook[] = { { x, y },
                               { x + 2 * width, y },
                               { x + 2 * width, y + depth },
                               { x + width / 2, y + depth },
                               { x + width / 2, y + 2 * depth },
                               { x, y + 2 * depth } };

  shape->kind = (WarShapeKind[]){ WAR_SHAPE_BOX, WAR_SHAPE_ELLIPSE, WAR_SHAPE_LINE,
                                  WAR_SHAPE_AREA }[g_test_rand_int_range (0, 4)];
  shape->centre = (WarPosition){ x, y };
  shape->width = shape->kind == WAR_SHAPE_LINE ? 2 * draw (50, 600) : 2 * width;
  if (shape->kind == WAR_SHAPE_LINE)
    add_vertices (shape, line, G_N_ELEMENTS (line));
  else if (shape->kind == WAR_SHAPE_AREA)
    add_vertices (shape, hook, G_N_ELEMENTS (hook));
  else
    {
      shape->depth = 2 * depth;
      shape->heading = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
    }
}

/* Bunkers are many, as they do most; effects of its own may make anything of a feature (E-28). */
static void
add_feature (WarField *field, guint number)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", number);
  feature->terrain
    = one_in (4) ? WAR_TERRAIN_BUNKER : (WarTerrain) g_test_rand_int_range (0, WAR_N_TERRAINS);
  draw_shape (&feature->shape, draw (-1000, field->width), draw (-1000, field->depth));
  if (one_in (4))
    war_feature_set_effect (feature, "entrenched", WAR_ENTRENCHED_TERRAIN_CHECK,
                            g_test_rand_int_range (0, WAR_ENTRENCHED_CHECK_WADE + 1));
  if (one_in (4))
    war_feature_set_effect (feature, "entrenched", WAR_ENTRENCHED_TERRAIN_COVER,
                            g_test_rand_int_range (0, WAR_ENTRENCHED_COVER_HEAVY + 1));
  if (one_in (8))
    war_feature_set_effect (feature, "entrenched", WAR_ENTRENCHED_TERRAIN_HEAVY,
                            g_test_rand_int_range (0, 2));
  if (one_in (8))
    war_feature_set_effect (feature, "entrenched", WAR_ENTRENCHED_TERRAIN_CROSSING,
                            g_test_rand_int_range (0, 2));
  g_ptr_array_add (field->features, feature);
}

static WarArmy *
draw_army (StoreLibrary *library)
{
  const char *const books[] = { "entente-in-arms", "for-the-fatherland" };
  WarBook *book = store_library_get_book (library, books[g_test_rand_int_range (0, 2)], NULL);
  WarArmy *army = war_army_new ("Army", book);

  for (gint n = g_test_rand_int_range (2, 14); n > 0; n--)
    {
      g_autoptr (WarArmy) before = army;
      g_autoptr (WarUnit) unit = war_unit_new (
        g_ptr_array_index (book->types,
                           (guint) g_test_rand_int_range (0, (gint32) book->types->len)),
        NULL, NULL);

      army = war_army_insert_unit (before, before->units->len, unit);
    }

  return army;
}

/* E-30: some units come later, at any edge. */
static void
hold_back (WarForce *force)
{
  for (guint i = 1; i < force->entries->len; i++)
    if (one_in (6))
      {
        WarForceEntry *entry = g_ptr_array_index (force->entries, i);

        entry->wave = 0;
        entry->arrives = g_test_rand_int_range (1, 5);
        entry->edge
          = (WarFieldEdge) g_test_rand_int_range (WAR_FIELD_EDGE_NORTH, WAR_FIELD_EDGE_WEST + 1);
      }
}

typedef enum
{
  AS_PRINTED,
  BALANCED,
  BETWEEN, /* with any of the amendments */
} Manner;

static WarAmendments
draw_amendments (const WarSystem *system, Manner manner)
{
  WarAmendments all = war_system_get_amendments (system);

  return manner == AS_PRINTED ? 0
         : manner == BALANCED ? all
                              : all & (WarAmendments) g_test_rand_int ();
}

static WarSetup *
draw_battle (StoreLibrary *library, Manner manner)
{
  const char *const types[] = { "assault", "control", "capture", "attrition" };
  g_autoptr (WarField) field
    = war_field_new ("Anywhere", draw (IN (10), IN (26)), draw (IN (8), IN (16)));
  g_autoptr (WarArmy) first = draw_army (library);
  g_autoptr (WarArmy) second = draw_army (library);
  const WarBattle battle = {
    .game_type = types[g_test_rand_int_range (0, G_N_ELEMENTS (types))],
    .armies = { first, second },
    .field = field,
    .edges = one_in (2) ? WAR_BATTLE_LONG_EDGES : WAR_BATTLE_SHORT_EDGES,
    .rounds = g_test_rand_int_range (3, 14),
    .amendments = draw_amendments (first->rules->system, manner),
  };
  g_autoptr (WarOperation) operation = NULL;
  WarBattleFault fault;
  WarSetupFault setup_fault;
  WarSetup *setup;

  for (guint i = 0, n = (guint) g_test_rand_int_range (5, 60); i < n; i++)
    add_feature (field, i);
  operation = war_battle_arrange (&battle, &fault);
  g_assert_nonnull (operation);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    hold_back (operation->forces[side]);

  setup = war_setup_new (operation, &setup_fault);
  g_assert_nonnull (setup);
  return setup;
}

static void
watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  WarGenerator *generator = data;
  guint32 must, may;

  driver_check_state (game->setup, game->state);
  if (war_generator_draw (generator, OFFERS_SHARE) != 0)
    return;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    if (((must | may) >> seat & 1) != 0)
      driver_check_offers (game->setup, game->state, seat, generator);
}

/* Wherever it is, and whoever fights, nothing impossible happens, and it comes to an end. */
static void
test_battles (gconstpointer data)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  guint n_battles = g_test_slow () ? N_SLOW_BATTLES : N_BATTLES, n_orders = 0;

  for (guint i = 0; i < n_battles; i++)
    {
      const GamesCommander commanders[] = {
        one_in (3) ? war_solo_quick_choose : war_solo_random_choose,
        one_in (3) ? war_solo_quick_choose : war_solo_random_choose,
      };
      g_autoptr (WarSetup) setup = draw_battle (library, (Manner) GPOINTER_TO_INT (data));
      WarGenerator generator = war_generator_new ((guint64) g_test_rand_int (), 3);

      WarGame *game
        = games_play (setup, (guint64) g_test_rand_int (), commanders, watch, &generator);

      n_orders += game->records->len;
      war_game_free (game);
    }

  g_test_message ("%u battles, %u orders", n_battles, n_orders);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/games/anywhere/as-printed", GINT_TO_POINTER (AS_PRINTED),
                        test_battles);
  g_test_add_data_func ("/rules/games/anywhere/balanced", GINT_TO_POINTER (BALANCED), test_battles);
  g_test_add_data_func ("/rules/games/anywhere/between", GINT_TO_POINTER (BETWEEN), test_battles);
  return g_test_run ();
}
