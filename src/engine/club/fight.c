/* fight.c: attacks of Trench Club (club.M-23 to club.M-25)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"

/* Who can attack whom -------------------------------------------------------------------------- */

/* club.3.8: what is for tanks alone goes before what is for all ground units. */
const WarClubGun *
war_club_find_gun (const WarClubType *type, const WarClubType *target)
{
  const WarClubGun *gun = &type->guns[WAR_CLUB_AT_GROUND];

  if (target->kind == WAR_CLUB_AIR)
    gun = &type->guns[WAR_CLUB_AT_AIR];
  else if (target->is_tank && type->guns[WAR_CLUB_AT_TANKS].is_there)
    gun = &type->guns[WAR_CLUB_AT_TANKS];
  return gun->is_there ? gun : NULL;
}

gboolean
war_club_is_target (const WarSetup *setup, const WarState *state, guint unit, guint target)
{
  return war_club_stands (setup, state, target) && war_club_is_enemy (setup, state, unit, target)
         && !war_club_is_inside (setup, state, target) /* club.2.11 */
         && war_club_find_gun (war_club_get_type (setup, state, unit),
                               war_club_get_type (setup, state, target))
              != NULL;
}

gboolean
war_club_reaches (const WarSetup *setup, const WarState *state, guint unit, WarHex from,
                  guint target)
{
  const WarClubGun *gun = war_club_find_gun (war_club_get_type (setup, state, unit),
                                             war_club_get_type (setup, state, target));
  gint distance
    = (gint) war_club_get_distance (setup, from, war_club_get_hex (setup, state, target));

  return gun != NULL && distance >= gun->least && distance <= gun->range
         && war_club_get_data (setup)->fort_at[from] == WAR_NONE; /* club.M-16 */
}

gboolean
war_club_may_attack (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  if (war_club_get (setup, state, unit, WAR_CLUB_PIECE_TARGET) != WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_DECLARED, "club.M-23", (gint32) unit, 0);
  if (war_club_is_inside (setup, state, unit))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_IN_FORT, "club.M-16", (gint32) unit, 0);
  return war_club_may_act (setup, state, unit, FALSE, refusal);
}

gboolean
war_club_has_attack (const WarSetup *setup, const WarState *state, guint unit)
{
  if (!war_club_may_attack (setup, state, unit, NULL))
    return FALSE;
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_is_target (setup, state, unit, i)
        && war_club_reaches (setup, state, unit, war_club_get_hex (setup, state, unit), i))
      return TRUE;
  return FALSE;
}

/* club.3.4 */
gboolean
war_club_is_hit_back (const WarSetup *setup, const WarState *state, guint unit, WarHex from,
                      guint target)
{
  const WarClubType *type = war_club_get_type (setup, state, unit);
  const WarClubType *other = war_club_get_type (setup, state, target);

  return war_club_get_distance (setup, from, war_club_get_hex (setup, state, target)) == 1
         && !type->spreads
         && (other->fights_close || (other->fights_close_air && type->kind == WAR_CLUB_AIR))
         && war_club_find_gun (other, type) != NULL;
}

/* Dice ----------------------------------------------------------------------------------------- */

/* In a forest (club.M-23). */
gboolean
war_club_is_covered_kind (WarClubKind kind)
{
  return kind == WAR_CLUB_FOOT || kind == WAR_CLUB_ARMOUR;
}

/* 12 always hits, 1 never (club.M-23). */
gint
war_club_limit_need (gint need)
{
  return CLAMP (need, 2, WAR_CLUB_SIDES);
}

gint
war_club_get_need (const WarSetup *setup, const WarState *state, const WarClubGun *gun, gint points,
                   guint target, WarHex hex)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, target);
  gboolean is_covered
    = data->board->cells[hex].terrain == WAR_HEX_FOREST && war_club_is_covered_kind (type->kind);
  gint need = type->hit + (is_covered ? data->rules->numbers[WAR_CLUB_FOREST_HIT] : 0)
              - gun->firepower - war_club_get_grade (setup, points);

  return war_club_limit_need (need);
}

/* Whether a unit of the side stands there, outside forts, if `unit` stood on `from`. */
static gboolean
is_ours_at (const WarClubBoard *board, guint unit, WarHex from, WarHex hex)
{
  gint other;

  if (hex == WAR_HEX_NONE || war_club_get_data (board->setup)->fort_at[hex] != WAR_NONE)
    return FALSE;
  if (hex == from)
    return TRUE;
  other = board->at[hex];
  return other != WAR_NONE && other != (gint) unit
         && !war_club_is_enemy (board->setup, board->state, unit, (guint) other);
}

static gboolean
may_flee (const WarClubBoard *board, guint unit, WarHex from, guint target)
{
  const WarSetup *setup = board->setup;
  const WarState *state = board->state;
  const WarClub *data = war_club_get_data (setup);
  WarHex at = war_club_get_hex (setup, state, target);

  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex hex = data->neighbours[at][d];
      gboolean is_whole;
      gint other;

      if (hex == WAR_HEX_NONE || hex == from
          || war_club_get_step (data, war_club_get_type (setup, state, target), at, d, &is_whole)
               == 0)
        continue;
      other = board->at[hex];
      if ((other == WAR_NONE || other == (gint) unit)
          && (data->fort_at[hex] == WAR_NONE
              || war_club_may_enter (setup, state, target, (guint) data->fort_at[hex], at)))
        return TRUE;
    }

  return FALSE;
}

gint
war_club_board_get_position_dice (const WarClubBoard *board, guint unit, WarHex from, guint target)
{
  const WarClub *data = war_club_get_data (board->setup);
  WarHex at = war_club_get_hex (board->setup, board->state, target);
  guint direction = 0, n = 0;
  gboolean is_ours[WAR_HEX_N_DIRECTIONS], is_flank = FALSE;

  while (direction < WAR_HEX_N_DIRECTIONS && data->neighbours[at][direction] != from)
    direction++;
  if (direction >= WAR_HEX_N_DIRECTIONS)
    return 0;

  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      guint off = (d + WAR_HEX_N_DIRECTIONS - direction) % WAR_HEX_N_DIRECTIONS;

      is_ours[off] = is_ours_at (board, unit, from, data->neighbours[at][d]);
      n += is_ours[off];
      is_flank |= is_ours[off] && off >= 2 && off <= 4;
    }

  if ((is_ours[2] && is_ours[4]) || (n >= 2 && !may_flee (board, unit, from, target)))
    return data->rules->numbers[WAR_CLUB_SURROUND_DICE];
  return is_flank ? data->rules->numbers[WAR_CLUB_FLANK_DICE] : 0;
}

gint
war_club_get_position_dice (const WarSetup *setup, const WarState *state, guint unit, WarHex from,
                            guint target, const char **clause)
{
  WarClubBoard board;

  *clause = "club.M-24";
  if (war_club_get_distance (setup, from, war_club_get_hex (setup, state, target)) != 1)
    return 0;
  war_club_look (setup, state, &board);
  return war_club_board_get_position_dice (&board, unit, from, target);
}

/* What comes of it ----------------------------------------------------------------------------- */

void
war_club_hurt (WarContext *context, guint unit, gint damage, const char *clause)
{
  gint32 now = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_DAMAGE) + damage;

  if (damage <= 0)
    return;
  now = MIN (now, WAR_CLUB_MAX_DAMAGE);
  war_club_set (context, unit, WAR_CLUB_PIECE_DAMAGE, now);
  if (now < WAR_CLUB_MAX_DAMAGE)
    {
      war_context_tell (context, WAR_CLUB_EVENT_DAMAGED, (gint) unit, WAR_NONE, clause, now);
      return;
    }
  war_club_set (context, unit, WAR_PIECE_PRESENCE, WAR_PRESENCE_GONE);
  war_context_add (context, WAR_CLUB_EVENT_DESTROYED, (gint) unit, WAR_NONE, clause);
}

/* club.3.6 */
static void
learn (WarContext *context, guint unit, gboolean has_damaged, gboolean has_destroyed)
{
  const gint32 *numbers = war_club_get_data (context->setup)->rules->numbers;
  gint points = has_destroyed ? numbers[WAR_CLUB_DESTROYED]
                : has_damaged ? numbers[WAR_CLUB_DAMAGED]
                              : 0;
  gint32 now
    = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_EXPERIENCE) + points;

  if (points == 0 || !war_club_stands (context->setup, context->state, unit))
    return;
  war_club_set (context, unit, WAR_CLUB_PIECE_EXPERIENCE, now);
  war_context_tell (context, WAR_CLUB_EVENT_LEARNT, (gint) unit, WAR_NONE, "club.3.6", now,
                    war_club_get_grade (context->setup, now));
}

typedef struct
{
  gint damage;
  gboolean is_destroyed;
  WarEvent *event; /* that tells of it */
} Result;

/* Rolls so many dice at the target and tells of it; the damage is not done yet. position: dice for
 * that among them, or of a turret the number of its fort. */
static gboolean
roll (WarContext *context, WarClubEvent kind, gint unit, gint owner, guint target, guint n_dice,
      gint need, gint position, Result *result)
{
  gint per = war_club_get_data (context->setup)->rules->numbers[WAR_CLUB_HITS_OF_DAMAGE];
  WarQuestion question = war_club_ask_dice (kind == WAR_CLUB_EVENT_HIT_BACK ? "hit-back" : "attack",
                                            "club.M-23", owner, n_dice);
  gint32 dice[WAR_MAX_DICE];
  WarEvent *event;
  gint hits;

  question.need = need;
  if (kind == WAR_CLUB_EVENT_FOUGHT && position != 0)
    war_question_add_modifier (&question, 0, unit, position, "club.M-24", 0);
  if (!war_context_ask (context, &question, dice))
    return FALSE;

  hits = (gint) war_dice_count_successes (dice, n_dice, need);
  result->damage = hits / per;
  result->is_destroyed
    = result->damage + war_club_get (context->setup, context->state, target, WAR_CLUB_PIECE_DAMAGE)
      >= WAR_CLUB_MAX_DAMAGE;
  event = war_context_tell (context, kind, unit, (gint) target, "club.M-23", hits, result->damage,
                            position);
  war_event_set_dice (event, &question, dice);
  result->event = event;
  return TRUE;
}

/* club.3.2 */
static guint
count_dice (WarContext *context, guint unit)
{
  gint damage = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_DAMAGE);

  return (guint) war_club_get_data (context->setup)
    ->dice[CLAMP (damage, 0, WAR_CLUB_MAX_DAMAGE - 1)];
}

/* At one unit, whoever's it is; FALSE: an answer is missing. Only the target itself can be flanked
 * or surrounded, not who stands beside it. */
static gboolean
roll_attack (WarContext *context, guint unit, guint target, gboolean is_target, Result *result)
{
  const WarClubType *type = war_club_get_type (context->setup, context->state, unit);
  const WarClubGun *gun
    = war_club_find_gun (type, war_club_get_type (context->setup, context->state, target));
  gint points = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_EXPERIENCE);
  WarHex hex = war_club_get_hex (context->setup, context->state, target);
  const char *clause;
  gint position = is_target ? war_club_get_position_dice (
                    context->setup, context->state, unit,
                    war_club_get_hex (context->setup, context->state, unit), target, &clause)
                            : 0;
  guint n_dice = count_dice (context, unit) + (guint) position;

  return roll (context, WAR_CLUB_EVENT_FOUGHT, (gint) unit,
               war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION), target,
               MIN (n_dice, WAR_MAX_DICE),
               war_club_get_need (context->setup, context->state, gun, points, target, hex),
               position, result);
}

static gboolean
roll_back (WarContext *context, guint unit, guint target, Result *result)
{
  const WarClubGun *gun
    = war_club_find_gun (war_club_get_type (context->setup, context->state, target),
                         war_club_get_type (context->setup, context->state, unit));
  gint points = war_club_get (context->setup, context->state, target, WAR_CLUB_PIECE_EXPERIENCE);

  return roll (context, WAR_CLUB_EVENT_HIT_BACK, (gint) target,
               war_club_get (context->setup, context->state, target, WAR_CLUB_PIECE_NATION), unit,
               count_dice (context, target),
               war_club_get_need (context->setup, context->state, gun, points, unit,
                                  war_club_get_hex (context->setup, context->state, unit)),
               0, result);
}

/* Whether somebody on the hex can be hit by what strays or spreads (club.M-18). */
static gint
find_victim (WarContext *context, WarHex hex)
{
  gint victim = WAR_NONE;

  if (hex != WAR_HEX_NONE && war_club_get_data (context->setup)->fort_at[hex] == WAR_NONE)
    victim = war_club_find_at (context->setup, context->state, hex);
  return victim != WAR_NONE && !war_club_is_air (context->setup, context->state, (guint) victim)
           ? victim
           : WAR_NONE;
}

/* club.3.7 */
static gboolean
stray (WarContext *context, guint unit, guint target, gint *victim)
{
  const WarClub *data = war_club_get_data (context->setup);
  WarHex hex = war_club_get_hex (context->setup, context->state, target);
  WarQuestion question = war_club_ask_dice (
    "stray", "club.M-18",
    war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION), 1);
  WarEvent *event;
  gint32 die;

  if (!war_context_ask (context, &question, &die))
    return FALSE;
  if (die <= data->rules->numbers[WAR_CLUB_STRAYS])
    hex = war_hex_get_neighbour (&data->hexes, hex, (guint) (die - 1) % WAR_HEX_N_DIRECTIONS);
  event = war_context_tell (context, WAR_CLUB_EVENT_STRAYED, (gint) unit, (gint) target,
                            "club.M-18", hex == WAR_HEX_NONE ? WAR_NONE : hex);
  war_event_set_dice (event, &question, &die);
  *victim = find_victim (context, hex);
  event->arguments[1] = *victim;
  return TRUE;
}

/* club.M-18: one after the other, by number. */
static gboolean
spread (WarContext *context, guint unit, guint target)
{
  WarHex hex = war_club_get_hex (context->setup, context->state, target);
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);
  gboolean has_damaged = FALSE, has_destroyed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      WarHex its = war_club_get_hex (context->setup, context->state, units[i]);
      Result result;

      if (war_club_get_distance (context->setup, hex, its) > 1
          || find_victim (context, its) != (gint) units[i])
        continue;
      if (!roll_attack (context, unit, units[i], units[i] == target, &result))
        return FALSE;
      has_damaged |= result.damage > 0;
      has_destroyed |= result.is_destroyed;
      war_club_hurt (context, units[i], result.damage, "club.M-18");
    }
  learn (context, unit, has_damaged, has_destroyed);
  return TRUE;
}

gboolean
war_club_fight (WarContext *context, guint unit)
{
  const WarClubType *type = war_club_get_type (context->setup, context->state, unit);
  gint target = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_TARGET);
  Result attack = { 0 }, back = { 0 };
  gint named = target;
  gboolean is_hit_back;

  war_club_set (context, unit, WAR_CLUB_PIECE_FOUGHT, 1);
  if (type->spreads)
    return spread (context, unit, (guint) target);
  if (type->strays && !stray (context, unit, (guint) target, &target))
    return FALSE;
  if (target == WAR_NONE)
    return TRUE;

  is_hit_back = war_club_is_hit_back (context->setup, context->state, unit,
                                      war_club_get_hex (context->setup, context->state, unit),
                                      (guint) target);
  if (!roll_attack (context, unit, (guint) target, target == named, &attack)
      || (is_hit_back && !roll_back (context, unit, (guint) target, &back)))
    return FALSE;

  war_club_hurt (context, (guint) target, attack.damage, "club.M-23");
  war_club_hurt (context, unit, back.damage, "club.3.4");
  learn (context, unit, attack.damage > 0, attack.is_destroyed);
  learn (context, (guint) target, back.damage > 0, back.is_destroyed);
  return TRUE;
}

/* Turrets (club.M-13) -------------------------------------------------------------------------- */

/* No person has one (club.4.6). */
static const WarClubType *
find_turret (const WarSetup *setup, gint side)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->types->len; i++)
    {
      const WarClubType *type = &g_array_index (data->types, WarClubType, i);

      if (type->is_turret && type->side == side)
        return type;
    }
  return NULL;
}

static gboolean
turret_reaches (const WarSetup *setup, const WarState *state, const WarClubType *turret,
                WarHex fort, guint unit)
{
  const WarClubGun *gun = war_club_find_gun (turret, war_club_get_type (setup, state, unit));
  gint distance = (gint) war_club_get_distance (setup, fort, war_club_get_hex (setup, state, unit));

  return war_club_get_side (setup, state, unit) != turret->side && gun != NULL
         && distance >= gun->least && distance <= gun->range
         && !war_club_is_inside (setup, state, unit);
}

static gint
rate_turret_target (const WarSetup *setup, const WarState *state, const WarClubType *turret,
                    WarHex fort, guint unit, WarClubPriority by)
{
  const WarClubType *type = war_club_get_type (setup, state, unit);
  WarHex hex = war_club_get_hex (setup, state, unit);
  gint damage = war_club_get (setup, state, unit, WAR_CLUB_PIECE_DAMAGE);

  if (by == WAR_CLUB_PRIORITY_NEARLY_DESTROYED)
    return damage == WAR_CLUB_MAX_DAMAGE - 1;
  if (by == WAR_CLUB_PRIORITY_CLOSEST)
    return -(gint) war_club_get_distance (setup, fort, hex);
  if (by == WAR_CLUB_PRIORITY_HIGHEST_HIT)
    return type->hit;
  if (by == WAR_CLUB_PRIORITY_MOST_EXPERIENCED)
    return war_club_get (setup, state, unit, WAR_CLUB_PIECE_EXPERIENCE);
  return war_club_get_mean (
    setup, (guint) war_club_get_data (setup)->dice[0],
    war_club_get_need (setup, state, war_club_find_gun (turret, type), 0, unit, hex),
    WAR_CLUB_MAX_DAMAGE - damage);
}

/* club.7.1, seen from the fort; then what it deals on average, and the number (club.M-2). */
static gint
pick_turret_target (const WarSetup *setup, const WarState *state, const WarClubType *turret,
                    WarHex fort, WarClubPriorities *asked)
{
  static const WarClubPriority priorities[]
    = { WAR_CLUB_PRIORITY_NEARLY_DESTROYED, WAR_CLUB_PRIORITY_CLOSEST,
        WAR_CLUB_PRIORITY_HIGHEST_HIT, WAR_CLUB_PRIORITY_MOST_EXPERIENCED, WAR_CLUB_PRIORITY_ODDS };
  guint units[WAR_CLUB_MAX_UNITS], n_left = 0;
  guint n = war_club_list_units (setup, state, units);

  for (guint i = 0; i < n; i++)
    if (turret_reaches (setup, state, turret, fort, units[i]))
      units[n_left++] = units[i];

  *asked = 0;
  for (guint k = 0; k < G_N_ELEMENTS (priorities); k++)
    {
      gint rates[WAR_CLUB_MAX_UNITS], best = G_MININT;
      guint n_kept = 0;

      for (guint i = 0; i < n_left; i++)
        {
          rates[i] = rate_turret_target (setup, state, turret, fort, units[i], priorities[k]);
          best = MAX (best, rates[i]);
        }
      for (guint i = 0; i < n_left; i++)
        if (rates[i] == best)
          units[n_kept++] = units[i];
      war_club_note_asked (asked, priorities[k], n_left, n_kept);
      n_left = n_kept;
    }
  war_club_note_asked (asked, WAR_CLUB_PRIORITY_NUMBER, n_left, MIN (n_left, 1));
  return n_left > 0 ? (gint) units[0] : WAR_NONE;
}

gboolean
war_club_turrets_fire (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint side = war_context_get_game (context)[WAR_GAME_SIDE];
  const WarClubType *turret = find_turret (context->setup, side);

  for (guint i = 0; i < data->n_forts && turret != NULL; i++)
    {
      const gint32 *fort = war_club_peek_feature (context->setup, context->state, i);
      WarClubPriorities asked;
      Result result;
      gint target;

      if (fort[WAR_CLUB_FORT_TURRET] == 0)
        continue;
      target = pick_turret_target (context->setup, context->state, turret, data->forts[i], &asked);
      if (target == WAR_NONE)
        continue;
      if (!roll (context, WAR_CLUB_EVENT_TURRET_FIRED, WAR_NONE,
                 data->parties[data->chart_party].seats[0], (guint) target, (guint) data->dice[0],
                 war_club_get_need (
                   context->setup, context->state,
                   war_club_find_gun (
                     turret, war_club_get_type (context->setup, context->state, (guint) target)),
                   0, (guint) target,
                   war_club_get_hex (context->setup, context->state, (guint) target)),
                 (gint) i + 1, &result))
        return FALSE;
      result.event->arguments[3] = (gint32) asked;
      war_club_hurt (context, (guint) target, result.damage, "club.M-13");
    }
  return TRUE;
}
