/* stage.c: a board of Trench Club on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "common/scene.h"
#include "store/documents/library.h"

#define N_COLUMNS 36
#define N_ROWS 9
#define N_STARTS 6

struct _Stage
{
  StoreLibrary *library;
  WarSystem system; /* the club, with its play */
  const WarSystem *before;
  WarRules *rules;
  WarOperation *operation;
  WarHexBoard *board;
  Scene scene;
  GArray *told; /* WarEvent: of all orders since the phase began */
};

/* All units of the book twice or more, so that there are enough; but turrets, which are none. */
static WarForce *
make_force (StoreLibrary *library, const char *nation)
{
  g_autofree char *id = g_strconcat ("club-", nation, NULL);
  WarBook *book = store_library_get_book (library, id, NULL);
  WarForce *force;

  g_assert_nonnull (book);
  force = war_force_new (nation, book);
  for (guint i = 0; i < book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);

      if (!g_str_has_suffix (type->id, "gun-turret"))
        g_ptr_array_add (force->entries, war_force_entry_new (
                                           type, g_str_has_suffix (type->id, "infantry") ? 4 : 2));
    }
  return force;
}

Stage *
stage_new (WarAmendments amendments, const char *nation, const char *enemy)
{
  Stage *stage = g_new0 (Stage, 1);
  WarHexes hexes;

  stage->told = g_array_new (FALSE, FALSE, sizeof (WarEvent));
  stage->library = store_library_new (NULL);
  stage->rules = store_library_get_rules (stage->library, "club", NULL);
  g_assert_nonnull (stage->rules);
  stage->before = stage->rules->system;
  stage->system = *war_system_get ("club");
  stage->system.play = &war_club_play;
  stage->rules->system = &stage->system;
  stage->operation = war_operation_new ("stage", "Stage", stage->rules);
  stage->operation->game_type = g_strdup ("against-chart");
  stage->operation->level = g_strdup ("conscript");
  stage->operation->rounds = 60;
  stage->operation->first_side = 1;
  stage->operation->amendments = amendments;
  stage->operation->forces[0] = make_force (stage->library, nation);
  stage->operation->forces[1] = make_force (stage->library, enemy);
  stage->board = war_hex_board_new (N_COLUMNS, N_ROWS);
  hexes = war_hex_board_get_hexes (stage->board);
  for (guint i = 0; i < N_STARTS; i++)
    war_hex_board_set_start (stage->board, war_hexes_at (&hexes, N_COLUMNS - 1, (gint) i), i + 1);
  return stage;
}

void
stage_free (Stage *stage)
{
  scene_clear (&stage->scene);
  war_operation_unref (stage->operation);
  stage->rules->system = stage->before;
  store_library_free (stage->library);
  war_hex_board_unref (stage->board);
  g_array_unref (stage->told);
  g_free (stage);
}

void
stage_set_game_type (Stage *stage, const char *game_type)
{
  g_free (stage->operation->game_type);
  stage->operation->game_type = g_strdup (game_type);
}

WarOperation *
stage_get_operation (Stage *stage)
{
  return stage->operation;
}

WarHex
stage_at (guint column, guint row)
{
  return (WarHex) (row * N_COLUMNS + column);
}

WarHexBoard *
stage_get_board (Stage *stage)
{
  return stage->board;
}

void
stage_set_terrain (Stage *stage, WarHex hex, WarHexTerrain terrain)
{
  war_hex_board_set_terrain (stage->board, hex, terrain);
}

void
stage_add_road (Stage *stage, WarHex hex, guint direction, guint n_steps)
{
  WarHexes hexes = war_hex_board_get_hexes (stage->board);

  for (guint i = 0; i < n_steps; i++)
    {
      war_hex_board_set_road (stage->board, hex, direction, TRUE);
      hex = war_hex_get_neighbour (&hexes, hex, direction);
    }
}

void
stage_add_fort (Stage *stage, WarHex hex, guint first_open, guint second_open, guint number)
{
  war_hex_board_set_fort (stage->board, hex, (guint8) (1u << first_open | 1u << second_open),
                          number);
}

static void
begin (Stage *stage)
{
  if (war_hex_board_get_last_fort (stage->board) == 0)
    stage_add_fort (stage, stage_at (N_COLUMNS - 3, N_ROWS - 1), 0, 5, 1);
  stage->operation->field = war_field_new_hex ("Stage", stage->board, WAR_HEX_USUAL_HALF_WIDTH);
  scene_begin (&stage->scene, stage->operation);
  stage_forget (stage);
}

/* Nobody has come yet. */
void
stage_begin (Stage *stage)
{
  begin (stage);
  for (guint i = 0; i < war_club_count_units (stage->scene.setup); i++)
    if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY)
      *stage_unit (stage, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
}

void
stage_begin_game (Stage *stage)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      GPtrArray *entries = stage->operation->forces[side]->entries;

      for (guint i = entries->len; i > 0; i--)
        {
          WarForceEntry *entry = g_ptr_array_index (entries, i - 1);
          guint64 regular = war_rules_get_category_mask (stage->rules, "regular");

          entry->count = 1;
          if ((entry->type->categories & regular) == 0
              && !g_str_has_suffix (entry->type->id, "gun-turret")) /* that a test has added */
            g_ptr_array_remove_index (entries, i - 1);
        }
    }
  begin (stage);
}

guint
stage_put (Stage *stage, gint side, const char *type, WarHex hex)
{
  const char *book = stage->operation->forces[side]->book->id;
  g_autofree char *id = g_strdup_printf ("%s-%s", book, type);
  g_autofree char *ally = g_strdup_printf ("%s-ally-%s", book, type);

  for (guint i = 0; i < war_club_count_units (stage->scene.setup); i++)
    {
      gint32 *cells = war_setup_get_piece (stage->scene.setup, stage->scene.state, i);
      const WarClubType *its;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE || cells[WAR_CLUB_PIECE_NUMBER] != 0
          || cells[WAR_PIECE_TYPE] < 0)
        continue;
      its = war_club_get_nth_type (stage->scene.setup, (guint) cells[WAR_PIECE_TYPE]);
      if (cells[WAR_PIECE_SIDE] != side
          || (strcmp (its->type->id, id) != 0 && strcmp (its->type->id, ally) != 0))
        continue;
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = hex;
      cells[WAR_CLUB_PIECE_NUMBER] = ++*stage_game (stage, WAR_CLUB_GAME_NUMBERED);
      cells[WAR_CLUB_PIECE_ARMY] = 0;
      cells[WAR_CLUB_PIECE_START] = hex;
      return i;
    }

  g_error ("there is no %s left", id);
}

gint32 *
stage_unit (Stage *stage, guint unit, guint column)
{
  return &war_setup_get_piece (stage->scene.setup, stage->scene.state, unit)[column];
}

gint32 *
stage_game (Stage *stage, guint column)
{
  return &war_setup_get_game (stage->scene.setup, stage->scene.state)[column];
}

gint32 *
stage_seat (Stage *stage, gint seat, guint column)
{
  return &war_club_get_seat (stage->scene.setup, stage->scene.state, seat)[column];
}

gint32 *
stage_fort (Stage *stage, guint number, guint column)
{
  const WarClub *data = war_club_get_data (stage->scene.setup);
  gint fort = data->fort_at[war_hex_board_find_fort (data->board, number)];

  return &war_club_get_feature (stage->scene.setup, stage->scene.state, (guint) fort)[column];
}

WarHex
stage_hex (Stage *stage, guint unit)
{
  return war_club_get_hex (stage->scene.setup, stage->scene.state, unit);
}

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

WarState *
stage_copy (Stage *stage)
{
  return war_state_copy (stage->scene.state);
}

void
stage_restore (Stage *stage, const WarState *state)
{
  g_free (stage->scene.state);
  stage->scene.state = war_state_copy (state);
  stage_forget (stage);
}

static void
remember (Stage *stage)
{
  const WarEvents *events = &stage->scene.events;

  g_array_append_vals (stage->told, events->items, events->n_items);
}

void
stage_begin_phase (Stage *stage, gint side, WarClubPhase phase)
{
  WarContext context;

  stage_forget (stage);
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  *stage_game (stage, WAR_CLUB_GAME_FIRST) = 0;
  *stage_game (stage, WAR_CLUB_GAME_TURN) = side;
  *stage_game (stage, WAR_CLUB_GAME_ARMY) = WAR_NONE;
  *stage_game (stage, WAR_GAME_SIDE) = side;
  *stage_game (stage, WAR_CLUB_GAME_NAMED) = 0;
  *stage_game (stage, WAR_CLUB_GAME_COLUMN) = 0;
  for (guint i = 0; i < war_club_get_data (stage->scene.setup)->n_seats; i++)
    *stage_seat (stage, (gint) i, WAR_CLUB_SEAT_TURNS) = 3;
  for (guint i = 0; i < war_club_count_units (stage->scene.setup); i++)
    {
      if (!war_club_stands (stage->scene.setup, stage->scene.state, i))
        continue;
      *stage_unit (stage, i, WAR_CLUB_PIECE_START) = stage_hex (stage, i);
      *stage_unit (stage, i, WAR_CLUB_PIECE_MOVED) = 0;
      *stage_unit (stage, i, WAR_CLUB_PIECE_TARGET) = WAR_NONE;
      *stage_unit (stage, i, WAR_CLUB_PIECE_NAMED) = 0;
      *stage_unit (stage, i, WAR_CLUB_PIECE_FOUGHT) = 0;
    }
  context = scene_enter (&stage->scene, "");
  g_assert_true (war_club_begin_phase (&context, phase));
  remember (stage);
}

/* Orders --------------------------------------------------------------------------------------- */

static WarOrder
make_order (Stage *stage, WarClubOrder kind, gint unit, gint target, gint first, gint second)
{
  guint32 must, may;
  gint seat = 0;
  WarOrder order;

  war_decision_get_seats (stage->scene.setup, stage->scene.state, &must, &may);
  if (unit != WAR_NONE)
    seat = *stage_unit (stage, (guint) unit, WAR_CLUB_PIECE_NATION);
  while (unit == WAR_NONE && seat < WAR_CLUB_MAX_SEATS - 1 && (must >> seat & 1) == 0)
    seat++;
  order = war_order_new (kind, seat, unit);
  order.arguments[0] = first;
  order.arguments[1] = second;
  if (target != WAR_NONE)
    {
      order.n_targets = 1;
      order.targets[0] = target;
    }
  return order;
}

void
stage_give (Stage *stage, const WarOrder *order, const char *dice)
{
  scene_give (&stage->scene, order, dice);
  remember (stage);
}

void
stage_order (Stage *stage, const char *dice, WarClubOrder kind, gint unit, gint target, gint first,
             gint second)
{
  WarOrder order = make_order (stage, kind, unit, target, first, second);

  stage_give (stage, &order, dice);
}

void
stage_move (Stage *stage, guint unit, WarHex to)
{
  stage_order (stage, "", WAR_CLUB_ORDER_MOVE, (gint) unit, WAR_NONE, to, 0);
}

void
stage_attack (Stage *stage, guint unit, guint target)
{
  stage_order (stage, "", WAR_CLUB_ORDER_ATTACK, (gint) unit, (gint) target, 0, 0);
}

void
stage_end_step (Stage *stage)
{
  stage_order (stage, "", WAR_CLUB_ORDER_END_STEP, WAR_NONE, WAR_NONE, 0, 0);
}

void
stage_refuse_order (Stage *stage, WarClubRefusal kind, const char *clause, const WarOrder *order)
{
  scene_refuse (&stage->scene, order, kind, clause);
}

void
stage_refuse (Stage *stage, WarClubRefusal kind, const char *clause, WarClubOrder order, gint unit,
              gint target, gint first, gint second)
{
  WarOrder made = make_order (stage, order, unit, target, first, second);

  stage_refuse_order (stage, kind, clause, &made);
}

/* The chart ------------------------------------------------------------------------------------ */

void
stage_roll (Stage *stage, gint column)
{
  g_autofree char *die = g_strdup_printf ("%d", column);

  stage_order (stage, die, WAR_CLUB_ORDER_ROLL, WAR_NONE, WAR_NONE, 0, 0);
  for (guint i = 0; i < WAR_CLUB_N_ROWS; i++)
    stage_order (stage, "", WAR_CLUB_ORDER_WORK_ROW, WAR_NONE, WAR_NONE, 0, 0);
}

void
stage_name (Stage *stage)
{
  stage_order (stage, "", WAR_CLUB_ORDER_NAME_TARGETS, WAR_NONE, WAR_NONE, 0, 0);
}

/* Events --------------------------------------------------------------------------------------- */

void
stage_forget (Stage *stage)
{
  g_array_set_size (stage->told, 0);
}

guint
stage_count_all (Stage *stage)
{
  return stage->told->len;
}

const WarEvent *
stage_get_event (Stage *stage, guint n)
{
  return &g_array_index (stage->told, WarEvent, n);
}

guint
stage_count_events (Stage *stage, WarClubEvent kind)
{
  guint n_events = 0;

  for (guint i = 0; i < stage->told->len; i++)
    n_events += g_array_index (stage->told, WarEvent, i).kind == kind;
  return n_events;
}

const WarEvent *
stage_find_event (Stage *stage, WarClubEvent kind, gint actor)
{
  for (guint i = stage->told->len; i > 0; i--)
    {
      const WarEvent *event = &g_array_index (stage->told, WarEvent, i - 1);

      if (event->kind == kind && (actor == WAR_NONE || event->actor == actor))
        return event;
    }
  return NULL;
}

const WarEvent *
stage_event (Stage *stage, WarClubEvent kind, gint actor)
{
  const WarEvent *event = stage_find_event (stage, kind, actor);

  if (event == NULL)
    g_error ("there is no event %s of %d", war_club_play.events[kind], actor);
  return event;
}

void
stage_assert_deed (Stage *stage, guint unit, WarClubDeed deed, const char *clause)
{
  const WarEvent *event = stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit);

  g_assert_cmpint (event->arguments[2], ==, deed);
  g_assert_cmpstr (event->clause, ==, clause);
}
