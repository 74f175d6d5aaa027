/* stage.c: a field of Trench Assault on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "common/scene.h"
#include "store/documents/library.h"

#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))

static const char *const books[WAR_N_SIDES] = { "british-battalion", "german-garrison" };
static const char *const prefixes[WAR_N_SIDES] = { "battalion", "garrison" };

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
  rules = store_library_get_rules (stage->library, "assault", NULL);
  g_assert_nonnull (rules);
  stage->operation = war_operation_new ("stage", "Stage", rules);
  stage->operation->rounds = 20;
  stage->operation->amendments
    = amendments == G_MAXUINT32 ? war_system_get_balanced (rules->system) : amendments;
  stage->operation->field = war_field_new ("Stage", CM (200), CM (240));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      WarBook *book = store_library_get_book (stage->library, books[side], NULL);

      g_assert_nonnull (book);
      stage->operation->forces[side] = war_force_new (books[side], book);
    }
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "start-trench", 0, 210, 200, 216);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "first-line", 0, 29, 200, 31);
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
  return scene_add_box (stage->operation->field, terrain, role, left, top, right, bottom);
}

void
stage_add_wire (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 42, 200, 50);
}

void
stage_add_bunker (Stage *stage, double x)
{
  stage_add_box (stage, WAR_TERRAIN_BUNKER, "first-bunker", x - 3, 24, x + 3, 29);
}

void
stage_add_second_line (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "second-line", 0, 4, 200, 6);
}

guint
stage_add (Stage *stage, gint side, const char *type, guint count)
{
  WarForce *force = stage->operation->forces[side - 1];
  g_autofree char *id = g_strdup_printf ("%s-%s", prefixes[side - 1], type);
  WarUnitType *found = war_book_find_type (force->book, id);
  guint first = stage->n_units;

  g_assert_nonnull (found);
  g_ptr_array_add (force->entries, war_force_entry_new (found, (gint) count));
  stage->n_units += count;
  return first;
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
  *stage_game (stage, WAR_GAME_PHASE) = WAR_ASSAULT_PHASE_UNPINNING;
  for (guint i = 0; i < war_assault_count_units (stage->scene.setup); i++)
    {
      *stage_unit (stage, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
      *stage_unit (stage, i, WAR_ASSAULT_PIECE_MOVED) = 0;
    }
}

/* The situation -------------------------------------------------------------------------------- */

void
stage_put (Stage *stage, guint unit, double x, double y)
{
  gint side = war_assault_get_unit (stage->scene.setup, unit)->side;

  *stage_unit (stage, unit, WAR_PIECE_PRESENCE) = WAR_PRESENCE_ON_FIELD;
  war_assault_set_place (stage->scene.setup, stage->scene.state, unit,
                         (WarPosition){ CM (x), CM (y) },
                         war_assault_get_front (stage_get_data (stage), side));
}

/* The step before it ends without a decision, which lets this one begin as in a game. */
static void
begin_step (Stage *stage, WarAssaultPhase before, WarAssaultPhase phase)
{
  WarContext context = scene_enter (&stage->scene, "");

  war_decision_close_all (stage->scene.setup, stage->scene.state, WAR_NONE);
  *stage_game (stage, WAR_GAME_PHASE) = before;
  g_assert_true (war_assault_go_on (&context));
  scene_check_dice (&stage->scene, "step", "");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, phase);
}

void
stage_begin_fire (Stage *stage)
{
  begin_step (stage, WAR_ASSAULT_PHASE_SHELLS, WAR_ASSAULT_PHASE_FIRE);
}

void
stage_begin_moves (Stage *stage, gint side)
{
  begin_step (stage, side == 1 ? WAR_ASSAULT_PHASE_MORALE : WAR_ASSAULT_PHASE_ATTACKERS,
              side == 1 ? WAR_ASSAULT_PHASE_ATTACKERS : WAR_ASSAULT_PHASE_DEFENDERS);
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

const WarAssault *
stage_get_data (Stage *stage)
{
  return war_assault_get_data (stage->scene.setup);
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
stage_company (Stage *stage, guint company, guint column)
{
  return &war_setup_get_formation (stage->scene.setup, stage->scene.state, company)[column];
}

gint32 *
stage_game (Stage *stage, guint column)
{
  return &war_setup_get_game (stage->scene.setup, stage->scene.state)[column];
}

gint32 *
stage_bunker (Stage *stage, guint bunker, guint column)
{
  guint feature = g_array_index (stage_get_data (stage)->bunkers, WarAssaultBunker, bunker).feature;

  return &war_state_get_row (stage->scene.setup->layout, stage->scene.state, WAR_TABLE_FEATURES,
                             feature)[column];
}

gint
stage_x (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_X) * 100 / WAR_CENTIMETRE;
}

gint
stage_y (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_Y) * 100 / WAR_CENTIMETRE;
}

gboolean
stage_stands (Stage *stage, guint unit)
{
  return war_assault_stands (stage->scene.setup, stage->scene.state, unit);
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
stage_count_events (Stage *stage, WarAssaultEvent kind)
{
  return scene_count_events (&stage->scene, kind);
}

const WarEvent *
stage_event (Stage *stage, WarAssaultEvent kind, guint n)
{
  return scene_event (&stage->scene, kind, n);
}
