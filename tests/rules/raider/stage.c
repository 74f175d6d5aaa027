/* stage.c: a field of Trench Raider on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "common/scene.h"
#include "store/documents/library.h"

#define ROUNDING 3
#define CENTIMETRES(inches) ((inches) *2.54)

static const char *const books[WAR_N_SIDES] = { "french-regiments", "german-lines" };
static const char *const prefixes[WAR_N_SIDES] = { "assault", "line" };

struct _Stage
{
  StoreLibrary *library;
  WarOperation *operation;
  guint n_units;
  Scene scene;
};

Stage *
stage_new (WarAmendments amendments)
{
  Stage *stage = g_new0 (Stage, 1);
  WarRules *rules;

  stage->library = store_library_new (NULL);
  rules = store_library_get_rules (stage->library, "raider", NULL);
  g_assert_nonnull (rules);
  stage->operation = war_operation_new ("stage", "Stage", rules);
  stage->operation->rounds = 15;
  stage->operation->amendments
    = amendments == G_MAXUINT32 ? war_system_get_balanced (rules->system) : amendments;
  stage->operation->field = war_field_new ("Stage", STAGE_IN (48), STAGE_IN (72));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      WarBook *book = store_library_get_book (stage->library, books[side], NULL);

      g_assert_nonnull (book);
      stage->operation->forces[side] = war_force_new (books[side], book);
    }
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "german-line-1", 0, 25.5, 48, 26.5);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "german-line-2", 0, 17.5, 48, 18.5);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "french-line-1", 0, 49.5, 48, 50.5);
  return stage;
}

void
stage_free (Stage *stage)
{
  scene_clear (&stage->scene);
  war_operation_unref (stage->operation);
  store_library_free (stage->library);
  g_free (stage);
}

WarOperation *
stage_get_operation (Stage *stage)
{
  return stage->operation;
}

/* Before it begins ----------------------------------------------------------------------------- */

WarFeature *
stage_add_box (Stage *stage, WarTerrain terrain, const char *role, double left, double top,
               double right, double bottom)
{
  return scene_add_box (stage->operation->field, terrain, role, CENTIMETRES (left),
                        CENTIMETRES (top), CENTIMETRES (right), CENTIMETRES (bottom));
}

void
stage_add_wire (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "german-wire", 0, 30, 48, 30.5);
}

void
stage_add_bunker (Stage *stage, double x)
{
  stage_add_box (stage, WAR_TERRAIN_BUNKER, "german-line-1", x - 1.5, 25, x + 1.5, 27);
}

static WarForceEntry *
add_entry (Stage *stage, gint side, const char *type, guint count)
{
  WarForce *force = stage->operation->forces[side - 1];
  g_autofree char *id = g_strdup_printf ("%s-%s", prefixes[side - 1], type);
  WarUnitType *found = war_book_find_type (force->book, id);
  WarForceEntry *entry;

  g_assert_nonnull (found);
  entry = war_force_entry_new (found, (gint) count);
  g_ptr_array_add (force->entries, entry);
  stage->n_units += count;
  return entry;
}

guint
stage_add (Stage *stage, gint side, const char *type, guint count, const char *group)
{
  guint first = stage->n_units;

  add_entry (stage, side, type, count)->group = g_strdup (group);
  return first;
}

guint
stage_add_drawn (Stage *stage, gint side, const char *type, guint count)
{
  guint first = stage->n_units;

  add_entry (stage, side, type, count)->is_drawn = TRUE;
  return first;
}

void
stage_add_zone (Stage *stage, gint side, double top, double bottom)
{
  const WarPosition corners[] = { { 0, STAGE_IN (top) },
                                  { STAGE_IN (48), STAGE_IN (top) },
                                  { STAGE_IN (48), STAGE_IN (bottom) },
                                  { 0, STAGE_IN (bottom) } };
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup_printf ("zone-%d", side);
  zone->side = side;
  zone->shape.kind = WAR_SHAPE_AREA;
  if (zone->shape.vertices == NULL)
    zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  g_ptr_array_add (stage->operation->field->zones, zone);
}

void
stage_begin_play (Stage *stage)
{
  scene_begin (&stage->scene, stage->operation);
}

void
stage_begin (Stage *stage)
{
  stage_begin_play (stage);
  war_decision_close_all (stage->scene.setup, stage->scene.state, WAR_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 1;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_GAS;
  *stage_game (stage, WAR_RAIDER_GAME_WIND) = WAR_RAIDER_WIND_REAR;
  for (guint i = 0; i < war_raider_count_units (stage->scene.setup); i++)
    {
      *stage_unit (stage, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
      *stage_unit (stage, i, WAR_RAIDER_PIECE_COMES) = WAR_RAIDER_COMES_NOT;
    }
}

/* The situation -------------------------------------------------------------------------------- */

void
stage_put_heading (Stage *stage, guint unit, double x, double y, WarHeading heading)
{
  gint32 *cells = war_setup_get_piece (stage->scene.setup, stage->scene.state, unit);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_piece_set_pose (cells, (WarPosition){ STAGE_IN (x), STAGE_IN (y) }, heading);
}

void
stage_put (Stage *stage, guint unit, double x, double y)
{
  stage_put_heading (stage, unit, x, y, 0);
}

void
stage_put_inside (Stage *stage, guint unit, guint bunker)
{
  const WarRaiderBunker *found = war_raider_get_bunker (stage->scene.setup, bunker);
  gint32 *cells = war_setup_get_piece (stage->scene.setup, stage->scene.state, unit);

  cells[WAR_RAIDER_PIECE_BUNKER] = (gint32) found->feature;
  war_piece_set_pose (cells, found->centre, 0);
}

void
stage_put_cloud (Stage *stage, guint cloud, double x, double y)
{
  gint32 *cells
    = war_setup_get_piece (stage->scene.setup, stage->scene.state,
                           war_raider_get_data (stage->scene.setup)->first_cloud + cloud);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_piece_set_position (cells, (WarPosition){ STAGE_IN (x), STAGE_IN (y) });
}

static void
end_step (Stage *stage, WarRaiderPhase before, gint stage_before, const char *dice)
{
  WarContext context = scene_enter (&stage->scene, dice);

  war_decision_close_all (stage->scene.setup, stage->scene.state, WAR_NONE);
  *stage_game (stage, WAR_GAME_PHASE) = before;
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = stage_before;
  g_assert_true (war_raider_go_on (&context));
  scene_check_dice (&stage->scene, "step", dice);
}

/* Its end, which is the beginning of the bombardment, is not asked for. */
void
stage_begin_gas (Stage *stage, const char *dice)
{
  end_step (stage, WAR_RAIDER_PHASE_GAS, 0, dice);
}

void
stage_begin_moves (Stage *stage, gint side, const char *dice)
{
  *stage_game (stage, WAR_GAME_SIDE) = side - 1;
  end_step (stage, side == 1 ? WAR_RAIDER_PHASE_BOMBARDMENT : WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
            0, dice);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==,
                   side == 1 ? WAR_RAIDER_PHASE_MOVES : WAR_RAIDER_PHASE_COUNTER_MOVES);
}

void
stage_begin_return_fire (Stage *stage, gint mover)
{
  *stage_game (stage, WAR_GAME_SIDE) = mover - 1;
  end_step (stage, mover == 1 ? WAR_RAIDER_PHASE_MOVES : WAR_RAIDER_PHASE_COUNTER_MOVES, 1, "");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==,
                   mover == 1 ? WAR_RAIDER_PHASE_RETURN_FIRE : WAR_RAIDER_PHASE_COUNTER_FIRE);
}

void
stage_do (Stage *stage, gboolean (*step) (WarContext *context), const char *dice)
{
  WarContext context = scene_enter (&stage->scene, dice);
  gboolean is_done = step (&context);

  scene_check_dice (&stage->scene, "step", dice);
  g_assert_true (is_done);
}

void
stage_do_surely (Stage *stage, void (*step) (WarContext *context))
{
  WarContext context = scene_enter (&stage->scene, "");

  step (&context);
  scene_check_dice (&stage->scene, "step", "");
}

/* Looking -------------------------------------------------------------------------------------- */

const WarSetup *
stage_get_setup (Stage *stage)
{
  return stage->scene.setup;
}

WarState *
stage_get_state (Stage *stage)
{
  return stage->scene.state;
}

gint32 *
stage_unit (Stage *stage, guint unit, guint column)
{
  return &war_setup_get_piece (stage->scene.setup, stage->scene.state, unit)[column];
}

gint32 *
stage_regiment (Stage *stage, guint regiment, guint column)
{
  return &war_setup_get_formation (stage->scene.setup, stage->scene.state, regiment)[column];
}

gint32 *
stage_game (Stage *stage, guint column)
{
  return &war_setup_get_game (stage->scene.setup, stage->scene.state)[column];
}

gint32 *
stage_bunker (Stage *stage, guint bunker, guint column)
{
  guint feature = war_raider_get_bunker (stage->scene.setup, bunker)->feature;

  return &war_state_get_row (stage->scene.setup->layout, stage->scene.state, WAR_TABLE_FEATURES,
                             feature)[column];
}

gint
stage_x (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_X) * 100 / WAR_INCH;
}

gint
stage_y (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_Y) * 100 / WAR_INCH;
}

void
stage_assert_inches (WarLength length, double inches)
{
  WarLength off = length - STAGE_IN (inches);

  if (off < -ROUNDING || off > ROUNDING)
    g_error ("%d is off %g inches by %d", length, inches, off);
}

gboolean
stage_stands (Stage *stage, guint unit)
{
  return war_raider_stands (stage->scene.setup, stage->scene.state, unit);
}

gint
stage_get_decision (Stage *stage, gint seat)
{
  const gint32 *decision = war_decision_peek (stage->scene.setup, stage->scene.state, seat - 1);

  return decision == NULL ? -1 : decision[WAR_DECISION_KIND];
}

/* Orders --------------------------------------------------------------------------------------- */

void
stage_order (Stage *stage, const char *dice, const char *format, ...)
{
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  order = scene_read_order (&stage->scene, format, arguments);
  va_end (arguments);
  scene_give (&stage->scene, &order, dice);
}

WarRefusal
stage_refuse (Stage *stage, guint kind, const char *clause, const char *format, ...)
{
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  order = scene_read_order (&stage->scene, format, arguments);
  va_end (arguments);
  return scene_refuse (&stage->scene, &order, kind, clause);
}

gboolean
stage_allows (Stage *stage, const char *format, ...)
{
  WarRefusal refusal = { 0 };
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  order = scene_read_order (&stage->scene, format, arguments);
  va_end (arguments);
  return war_play_check (stage->scene.setup, stage->scene.state, &order, &refusal);
}

/* Events --------------------------------------------------------------------------------------- */

guint
stage_count_events (Stage *stage, WarRaiderEvent kind)
{
  return scene_count_events (&stage->scene, kind);
}

const WarEvent *
stage_event (Stage *stage, WarRaiderEvent kind, guint n)
{
  return scene_event (&stage->scene, kind, n);
}
