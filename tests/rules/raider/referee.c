/* referee.c: what Trench Raider's rules say of each roll, and of what orders may change
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee.h"

#include "engine/raider/private.h"

/* Lengths in inches, and ways of rounding, of a millimetre at most. */
#define INCHES(value) ((WarLength) ((value) *WAR_INCH))
#define ROUNDING (WAR_MILLIMETRE)

#define REFEREE_ASSERT_CLAUSE(clause, condition) \
  G_STMT_START \
  { \
    if (!(condition)) \
      g_error ("%s is not kept: %s", clause, #condition); \
  } \
  G_STMT_END

typedef struct
{
  const WarSetup *setup;
  const WarState *before, *after;
  const WarOrder *order;
  const WarEvent *event;
  gint die; /* the first; 0: none */
  gint sum;
} Look;

static const gint32 *
peek (const Look *look, const WarState *state, gint row)
{
  return war_setup_peek_piece (look->setup, state, (guint) row);
}

static WarRaiderBranch
get_branch (const Look *look, gint row)
{
  return war_raider_get_type (look->setup, look->before, (guint) row)->branch;
}

static gboolean
is_elite (const Look *look, gint row)
{
  return get_branch (look, row) == WAR_RAIDER_ELITE;
}

static gint32
get_misfortune (const Look *look)
{
  return war_setup_peek_game (look->setup, look->after)[WAR_RAIDER_GAME_MISFORTUNE];
}

/* Before the turn ----------------------------------------------------------------------------- */

/* raider.2.4 */
static void
check_wind (const Look *look)
{
  static const gint32 winds[]
    = { WAR_RAIDER_WIND_LEFT, WAR_RAIDER_WIND_RIGHT, WAR_RAIDER_WIND_REAR,
        WAR_RAIDER_WIND_REAR, WAR_RAIDER_WIND_FRONT, WAR_RAIDER_WIND_RAIN };

  if (look->event->arguments[1] != 0)
    REFEREE_ASSERT_CLAUSE ("raider.2.4", look->event->arguments[0] == winds[look->die - 1]);
}

/* raider.R-4: 2 is the first in the table. */
static void
check_misfortune (const Look *look)
{
  REFEREE_ASSERT_CLAUSE ("raider.R-4", look->event->arguments[0] == look->sum - 1);
}

/* Two dice for regiments, regulars and those outside; three for vehicles and the elite; mud takes
 * 2″ of who walks, but leaves 1″ (raider.3.9, raider.3.12, raider.4.8, raider.4.9, raider.R-4). */
static void
check_inches (const Look *look)
{
  WarLength length = INCHES (look->sum);
  WarRaiderMovers movers = (WarRaiderMovers) look->event->arguments[0];
  guint n_dice = movers == WAR_RAIDER_MOVERS_VEHICLE || movers == WAR_RAIDER_MOVERS_ELITE ? 3 : 2;

  if (movers == WAR_RAIDER_MOVERS_REGIMENT && get_misfortune (look) == WAR_RAIDER_RUNNER_LOST)
    n_dice = look->event->n_dice;
  if (get_misfortune (look) == WAR_RAIDER_MUD && movers != WAR_RAIDER_MOVERS_VEHICLE
      && movers != WAR_RAIDER_MOVERS_ELITE)
    length = length > INCHES (3) ? length - INCHES (2) : INCHES (1);
  REFEREE_ASSERT_CLAUSE ("raider.R-14", look->event->n_dice == n_dice);
  REFEREE_ASSERT_CLAUSE ("raider.R-14", look->event->arguments[2] == length);
}

/* Fire and shells ------------------------------------------------------------------------------ */

/* Rifles reach 12″, all else 24″; looked at where neither has moved in the order, which is one of
 * fire (raider.R-1, raider.3.7). */
static void
check_range (const Look *look)
{
  const WarEvent *event = look->event;
  WarBase a, b;
  WarLength reach = war_raider_is_man_branch (get_branch (look, event->actor)) ? 12 : 24;

  if (look->order->kind != WAR_RAIDER_ORDER_FIRE
      || !war_raider_stands (look->setup, look->before, (guint) event->actor)
      || !war_raider_stands (look->setup, look->before, (guint) event->target))
    return;

  a = war_raider_get_base (look->setup, look->before, (guint) event->actor);
  b = war_raider_get_base (look->setup, look->before, (guint) event->target);
  REFEREE_ASSERT_CLAUSE ("raider.R-1", war_base_get_distance (&a, &b) <= INCHES (reach));
}

/* 5 and 6 hit, 6 in cover; a gun's shot, and one at a bunker, on 6 (raider.R-1, raider.3.7,
 * raider.R-26). */
static void
check_shot (const Look *look)
{
  const WarEvent *event = look->event;
  gboolean is_cannon = g_str_equal (event->clause, "raider.3.7");
  gint need = is_cannon || event->arguments[2] != 0 ? 6 : 5;

  REFEREE_ASSERT_CLAUSE ("raider.R-1", event->arguments[1] == (look->die >= need));
  REFEREE_ASSERT_CLAUSE (
    "raider.R-1", is_cannon || !war_raider_is_vehicle_branch (get_branch (look, event->target)));
  check_range (look);
}

/* It falls as far from where it was aimed as the dice say, less one each, on one of 24 headings;
 * off the field it is lost (raider.R-2). */
static void
check_shell (const Look *look)
{
  const WarEvent *event = look->event;
  const WarField *field = look->setup->operation->field;
  WarPosition place = { event->arguments[0], event->arguments[1] }, aim;
  WarLength distance = INCHES (look->sum - (gint) event->n_dice), away;
  gboolean is_off = place.x < 0 || place.y < 0 || place.x > field->width || place.y > field->depth;
  gint turn;

  REFEREE_ASSERT_CLAUSE ("raider.R-2", event->n_dice == (event->arguments[2] != 0 ? 2 : 1));
  REFEREE_ASSERT_CLAUSE ("raider.R-2", event->arguments[3] == is_off);
  if (look->order->kind != WAR_RAIDER_ORDER_THROW && look->order->kind != WAR_RAIDER_ORDER_LOB)
    return;

  aim = (WarPosition){ look->order->arguments[0], look->order->arguments[1] };
  away = war_position_distance (aim, place);
  REFEREE_ASSERT_CLAUSE ("raider.R-2", ABS (away - distance) <= ROUNDING);
  if (distance < INCHES (2))
    return;
  turn = (gint) (war_heading_towards (aim, place) * 24 + WAR_HEADING_TURN / 2) % WAR_HEADING_TURN
         - WAR_HEADING_TURN / 2;
  REFEREE_ASSERT_CLAUSE ("raider.R-2", ABS (turn) <= WAR_HEADING_TURN / 8);
}

/* Close ---------------------------------------------------------------------------------------- */

/* The higher wins; +1 for each man more, 1 for elite, 1 for rum (raider.3.18 to raider.3.20). */
static void
check_fight (const Look *look)
{
  const WarEvent *event = look->event;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      gint32 more = event->arguments[2 + side] - event->arguments[3 - side];
      gint32 rest = event->arguments[side] - event->dice[side] - MAX (more, 0);
      gint32 most = (side == WAR_RAIDER_GERMAN) + (get_misfortune (look) == WAR_RAIDER_RUM);

      REFEREE_ASSERT_CLAUSE ("raider.3.19", rest >= 0 && rest <= most);
    }
  REFEREE_ASSERT_CLAUSE ("raider.3.18",
                         event->arguments[4]
                           == (event->arguments[0] == event->arguments[1]  ? WAR_NONE
                               : event->arguments[0] < event->arguments[1] ? WAR_RAIDER_FRENCH
                                                                           : WAR_RAIDER_GERMAN));
}

/* One man cuts on 6, two on 5 …, six always (raider.6.3). */
static void
check_cut (const Look *look)
{
  gint need = 7 - look->event->arguments[0];

  REFEREE_ASSERT_CLAUSE ("raider.6.3", look->event->arguments[1] == (look->die >= need));
}

/* 10 men or fewer break on 1 and 2; the headquarters adds 1 (raider.3.22, raider.3.23). */
static void
check_morale (const Look *look)
{
  const gint32 *arguments = look->event->arguments;

  REFEREE_ASSERT_CLAUSE ("raider.3.22", arguments[1] >= 1 && arguments[1] <= 10);
  REFEREE_ASSERT_CLAUSE ("raider.3.23", arguments[2] == 0 || arguments[2] == 1);
  REFEREE_ASSERT_CLAUSE ("raider.3.22", arguments[3] == (look->die + arguments[2] <= 2));
}

/* In a leader's stead men of his side die, no leaders (raider.6.8, raider.R-17). */
static void
check_instead (const Look *look)
{
  gint leader = look->event->actor, man = look->event->target;

  REFEREE_ASSERT_CLAUSE ("raider.6.8", get_branch (look, leader) == WAR_RAIDER_LEADER);
  REFEREE_ASSERT_CLAUSE ("raider.R-17",
                         get_branch (look, man) == WAR_RAIDER_SOLDIER || is_elite (look, man));
  REFEREE_ASSERT_CLAUSE ("raider.R-17", war_raider_get_side (look->setup, (guint) leader)
                                          == war_raider_get_side (look->setup, (guint) man));
}

/* Moves ---------------------------------------------------------------------------------------- */

/* Nobody who is pinned or cut wire goes, nor farther than his side rolled for him (raider.2.10,
 * raider.6.4, raider.R-14). */
static void
check_move (const Look *look)
{
  const gint32 *cells = peek (look, look->before, look->event->actor);
  const gint32 *game = war_setup_peek_game (look->setup, look->before);
  WarPosition to = { look->event->arguments[0], look->event->arguments[1] };
  WarLength inches = game[WAR_RAIDER_GAME_OTHERS];

  if (is_elite (look, look->event->actor))
    inches = game[WAR_RAIDER_GAME_ELITE];
  else if (cells[WAR_RAIDER_PIECE_REGIMENT] != WAR_NONE
           && war_raider_get_side (look->setup, (guint) look->event->actor) == WAR_RAIDER_FRENCH)
    inches = war_setup_peek_formation (
      look->setup, look->before,
      (guint) cells[WAR_RAIDER_PIECE_REGIMENT])[WAR_RAIDER_REGIMENT_INCHES];
  REFEREE_ASSERT_CLAUSE ("raider.2.10", cells[WAR_RAIDER_PIECE_PINNED] == 0);
  REFEREE_ASSERT_CLAUSE ("raider.6.4", cells[WAR_RAIDER_PIECE_UNCOVERED] == 0);
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    REFEREE_ASSERT_CLAUSE ("raider.R-14", war_position_distance (war_piece_get_position (cells), to)
                                            <= inches + ROUNDING);
}

/* What comes ----------------------------------------------------------------------------------- */

/* As many as the dice say, as far as there are dead (raider.3.31). */
static void
check_reinforcements (const Look *look)
{
  REFEREE_ASSERT_CLAUSE ("raider.3.31",
                         look->event->arguments[1] == MIN (look->sum, look->event->arguments[2]));
}

/* Aeroplanes ----------------------------------------------------------------------------------- */

/* raider.8.6; with one left it meets on 3 and more (raider.R-21). */
static void
check_interception (const Look *look)
{
  guint n = 0;
  gint32 meet, lost;

  for (guint i = 0; i < war_raider_count_units (look->setup); i++)
    n += get_branch (look, (gint) i) == WAR_RAIDER_AEROPLANE
         && war_raider_get_side (look->setup, i) == WAR_RAIDER_FRENCH
         && peek (look, look->before, (gint) i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY;
  meet = look->die >= 5 ? (gint32) n : look->die >= 3;
  lost = look->die <= 2;
  REFEREE_ASSERT_CLAUSE ("raider.8.6", look->event->arguments[0] == meet);
  REFEREE_ASSERT_CLAUSE ("raider.8.6", look->event->arguments[1] == lost);
}

/* Whoever is on the line dies on 4 and more, and hits on 1 (raider.8.2, raider.8.3). */
static void
check_strafed (const Look *look)
{
  REFEREE_ASSERT_CLAUSE ("raider.8.2", look->event->arguments[0] == (look->die >= 4));
  REFEREE_ASSERT_CLAUSE ("raider.8.3", look->event->arguments[1] == (look->die == 1));
}

/* Of these the first argument is what one of six dice comes to. */
static const struct
{
  WarRaiderEvent kind;
  const char *clause;
  gint32 results[6];
} by_die[] = {
  { WAR_RAIDER_EVENT_LUCK, "raider.R-4", { 0, 0, 0, 1, 1, 1 } },
  { WAR_RAIDER_EVENT_GASSED, "raider.2.9", { 0, 0, 0, 0, 0, 1 } },
  { WAR_RAIDER_EVENT_SAVED, "raider.R-29", { 0, 0, 0, 1, 1, 1 } },
  { WAR_RAIDER_EVENT_DUD, "raider.R-4", { 1, 1, 0, 0, 0, 0 } },
  { WAR_RAIDER_EVENT_FLAME_DIE, "raider.6.10", { 1, 0, 0, 0, 0, 0 } },
  { WAR_RAIDER_EVENT_RETURN_SHOT,
    "raider.R-21",
    { WAR_RAIDER_SHOT_NO_EFFECT, WAR_RAIDER_SHOT_NO_EFFECT, WAR_RAIDER_SHOT_BREAKS_OFF,
      WAR_RAIDER_SHOT_BREAKS_OFF, WAR_RAIDER_SHOT_CRASHES, WAR_RAIDER_SHOT_CRASHES } },
  { WAR_RAIDER_EVENT_BOMBED,
    "raider.8.5",
    { WAR_RAIDER_BOMB_SHOT_DOWN, WAR_RAIDER_BOMB_MISSED, WAR_RAIDER_BOMB_MISSED,
      WAR_RAIDER_BOMB_MISSED, WAR_RAIDER_BOMB_DESTROYED, WAR_RAIDER_BOMB_DESTROYED } },
  { WAR_RAIDER_EVENT_DOGFIGHT,
    "raider.8.7",
    { WAR_RAIDER_DOGFIGHT_ANOTHER_RUN, WAR_RAIDER_DOGFIGHT_ANOTHER_RUN,
      WAR_RAIDER_DOGFIGHT_DRIVEN_OFF, WAR_RAIDER_DOGFIGHT_DRIVEN_OFF, WAR_RAIDER_DOGFIGHT_SHOT_DOWN,
      WAR_RAIDER_DOGFIGHT_SHOT_DOWN } },
};

static void (*const checks[WAR_RAIDER_N_EVENTS]) (const Look *look) = {
  [WAR_RAIDER_EVENT_WIND] = check_wind,
  [WAR_RAIDER_EVENT_MISFORTUNE] = check_misfortune,
  [WAR_RAIDER_EVENT_ROLLED] = check_inches,
  [WAR_RAIDER_EVENT_FIRED] = check_shot,
  [WAR_RAIDER_EVENT_SHELL] = check_shell,
  [WAR_RAIDER_EVENT_FIGHT] = check_fight,
  [WAR_RAIDER_EVENT_CUT] = check_cut,
  [WAR_RAIDER_EVENT_MORALE] = check_morale,
  [WAR_RAIDER_EVENT_INSTEAD] = check_instead,
  [WAR_RAIDER_EVENT_MOVED] = check_move,
  [WAR_RAIDER_EVENT_REINFORCED] = check_reinforcements,
  [WAR_RAIDER_EVENT_INTERCEPTION] = check_interception,
  [WAR_RAIDER_EVENT_STRAFED] = check_strafed,
};

/* States --------------------------------------------------------------------------------------- */

/* A leader does not die while men of his side live (raider.R-17). */
static void
check_leaders (const Look *look)
{
  guint n_men[WAR_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < war_raider_count_units (look->setup); i++)
    {
      WarRaiderBranch branch = get_branch (look, (gint) i);

      n_men[war_raider_get_side (look->setup, i)]
        += (branch == WAR_RAIDER_SOLDIER || branch == WAR_RAIDER_ELITE)
           && (war_raider_stands (look->setup, look->after, i)
               || war_raider_get_bunker_of (look->setup, look->after, i) != WAR_NONE);
    }
  for (guint i = 0; i < war_raider_count_units (look->setup); i++)
    if (get_branch (look, (gint) i) == WAR_RAIDER_LEADER
        && peek (look, look->before, (gint) i)[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_NONE
        && peek (look, look->after, (gint) i)[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_KILLED)
      REFEREE_ASSERT_CLAUSE ("raider.R-17", n_men[war_raider_get_side (look->setup, i)] == 0);
}

/* When a step has just ended every line stands as raider.R-6 says: a German one with Frenchmen and
 * no German piece in it is captured. */
static void
check_lines (const Look *look)
{
  const gint32 *game = war_setup_peek_game (look->setup, look->after);

  if (war_setup_peek_game (look->setup, look->before)[WAR_GAME_PHASE] == game[WAR_GAME_PHASE]
      || game[WAR_GAME_ROUND] == 0)
    return;

  for (gint line = 1; line <= war_raider_get_data (look->setup)->n_lines[WAR_RAIDER_GERMAN]; line++)
    {
      guint n[WAR_N_SIDES] = { 0, 0 }, n_vehicles[WAR_N_SIDES] = { 0, 0 };

      for (guint i = 0; i < war_raider_count_units (look->setup); i++)
        {
          gint side = war_raider_get_side (look->setup, i);
          gint32 bunker = war_raider_get_bunker_of (look->setup, look->after, i);
          gboolean is_in
            = bunker != WAR_NONE
                ? war_raider_get_bunker (
                    look->setup,
                    (guint) war_raider_get_feature (look->setup, (guint) bunker)->bunker)
                      ->line
                    == line
                : war_raider_stands (look->setup, look->after, i)
                    && war_raider_find_line (look->setup,
                                             war_raider_get_centre (look->setup, look->after, i),
                                             WAR_RAIDER_GERMAN)
                         == line;

          if (war_raider_is_vehicle (look->setup, look->after, i))
            n_vehicles[side] += is_in;
          else
            n[side] += is_in;
        }
      if (n[WAR_RAIDER_FRENCH] > 0 && n[WAR_RAIDER_GERMAN] + n_vehicles[WAR_RAIDER_GERMAN] == 0)
        REFEREE_ASSERT_CLAUSE ("raider.R-6", game[WAR_RAIDER_GAME_CAPTURED + line - 1] != 0);
      if (n[WAR_RAIDER_GERMAN] > 0 && n[WAR_RAIDER_FRENCH] + n_vehicles[WAR_RAIDER_FRENCH] == 0)
        REFEREE_ASSERT_CLAUSE ("raider.R-6", game[WAR_RAIDER_GAME_CAPTURED + line - 1] == 0);
    }
}

void
raider_referee_watch (RaiderReferee *referee, const WarState *before, const WarGame *game,
                      const WarEvents *events)
{
  Look look = {
    .setup = referee->setup,
    .before = before,
    .after = game->state,
    .order = &g_array_index (game->records, WarRecord, game->records->len - 1).order,
  };

  for (guint i = 0; i < events->n_items; i++)
    {
      look.event = &events->items[i];
      look.die = look.event->n_dice > 0 ? look.event->dice[0] : 0;
      look.sum = 0;
      for (guint j = 0; j < look.event->n_dice; j++)
        look.sum += look.event->dice[j];
      for (guint j = 0; j < G_N_ELEMENTS (by_die); j++)
        if (look.event->kind == by_die[j].kind && look.die > 0)
          REFEREE_ASSERT_CLAUSE (by_die[j].clause,
                                 look.event->arguments[0] == by_die[j].results[look.die - 1]);
      if (checks[look.event->kind] != NULL)
        checks[look.event->kind](&look);
      referee->n_rolls[look.event->kind]++;
    }
  check_leaders (&look);
  check_lines (&look);
}
