/* melee.c: hand to hand in Trench Assault (assault.9, assault.A-5, assault.A-19)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

/* At most two against one. */
typedef struct
{
  guint bases[WAR_N_SIDES][2];
  guint n_bases[WAR_N_SIDES];
} Fight;

/* Pairing ------------------------------------------------------------------------------------- */

static WarLength
get_across (const WarContext *context, guint unit)
{
  return war_assault_get_across (war_assault_get_data (context->setup),
                                 war_assault_get_centre (context->setup, context->state, unit));
}

/* Behind those who are as far from the attackers' left. */
static void
insert (const WarContext *context, GArray *units, guint unit)
{
  guint place = units->len;

  while (place > 0
         && get_across (context, g_array_index (units, guint, place - 1))
              > get_across (context, unit))
    place--;
  g_array_insert_val (units, place, unit);
}

/* Fighting bases of the side in trenches, from the attackers' left. */
static GArray *
list_fighters (const WarContext *context, gint side)
{
  GArray *fighters = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    if (war_assault_get_unit (context->setup, i)->side == side
        && war_assault_fights (context->setup, context->state, i)
        && war_assault_is_close (context->setup, context->state, i))
      insert (context, fighters, i);

  return fighters;
}

/* Whether the two may fight: within 5 cm in the same trench. */
static gboolean
are_opposed (const WarContext *context, guint a, guint b)
{
  const WarSetup *setup = context->setup;

  return war_assault_is_within (setup, context->state, a, b,
                                war_assault_get_number (setup, WAR_ASSAULT_FIGHT_REACH))
         && war_assault_find_trench (setup, war_assault_get_centre (setup, context->state, a))
              == war_assault_find_trench (setup, war_assault_get_centre (setup, context->state, b));
}

static WarLength
get_distance (const WarContext *context, guint a, guint b)
{
  WarBase base_a = war_assault_get_base (context->setup, context->state, a);
  WarBase base_b = war_assault_get_base (context->setup, context->state, b);

  return war_base_get_distance (&base_a, &base_b);
}

/* Each defender, from the left, with the nearest attacker still free. */
static void
pair (const WarContext *context, GArray *defenders, GArray *attackers, gboolean *is_taken,
      GArray *fights)
{
  for (guint i = 0; i < defenders->len; i++)
    {
      guint defender = g_array_index (defenders, guint, i);
      WarLength least = WAR_LENGTH_MAX;
      gint found = WAR_NONE;

      for (guint j = 0; j < attackers->len; j++)
        {
          guint attacker = g_array_index (attackers, guint, j);
          WarLength distance;

          if (is_taken[attacker] || !are_opposed (context, defender, attacker))
            continue;
          distance = get_distance (context, defender, attacker);
          if (distance >= least)
            continue;
          least = distance;
          found = (gint) attacker;
        }
      if (found != WAR_NONE)
        {
          Fight fight = { .bases = { { (guint) found }, { defender } }, .n_bases = { 1, 1 } };

          is_taken[found] = is_taken[defender] = TRUE;
          g_array_append_val (fights, fight);
        }
    }
}

/* The base over joins the nearest fight of one against one that has an enemy in reach. */
static void
join (const WarContext *context, guint unit, GArray *fights)
{
  gint side = war_assault_get_unit (context->setup, unit)->side;
  WarLength least = WAR_LENGTH_MAX;
  Fight *found = NULL;

  for (guint i = 0; i < fights->len; i++)
    {
      Fight *fight = &g_array_index (fights, Fight, i);
      guint enemy = fight->bases[1 - side][0];
      WarLength distance;

      if (fight->n_bases[0] != 1 || fight->n_bases[1] != 1 || !are_opposed (context, unit, enemy))
        continue;
      distance = get_distance (context, unit, enemy);
      if (distance >= least)
        continue;
      least = distance;
      found = fight;
    }
  if (found != NULL)
    found->bases[side][found->n_bases[side]++] = unit;
}

static GArray *
pair_all (const WarContext *context)
{
  GArray *fights = g_array_new (FALSE, FALSE, sizeof (Fight));
  g_autofree gboolean *is_taken = g_new0 (gboolean, war_assault_count_units (context->setup));
  g_autoptr (GArray) attackers = list_fighters (context, WAR_ASSAULT_ATTACKERS);
  g_autoptr (GArray) defenders = list_fighters (context, WAR_ASSAULT_DEFENDERS);
  g_autoptr (GArray) spare = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *const sides[] = { attackers, defenders };

  pair (context, defenders, attackers, is_taken, fights);

  /* Of either side, from the left. */
  for (guint s = 0; s < WAR_N_SIDES; s++)
    for (guint i = 0; i < sides[s]->len; i++)
      if (!is_taken[g_array_index (sides[s], guint, i)])
        insert (context, spare, g_array_index (sides[s], guint, i));
  for (guint i = 0; i < spare->len; i++)
    join (context, g_array_index (spare, guint, i), fights);

  return fights;
}

/* Dice ---------------------------------------------------------------------------------------- */

typedef gboolean (*Trait) (const WarContext *context, guint unit);

static gboolean
is_demoralised (const WarContext *context, guint unit)
{
  return war_assault_get_morale (context->setup, context->state, unit) == WAR_ASSAULT_DEMORALISED;
}

static gboolean
is_cornered (const WarContext *context, guint unit)
{
  return war_context_get_piece (context, unit)[WAR_ASSAULT_PIECE_CORNERED]
         == war_context_get_game (context)[WAR_GAME_ROUND];
}

static gboolean
is_crew (const WarContext *context, guint unit)
{
  return war_assault_get_type (context->setup, unit)->is_crew;
}

static gboolean
has_bombs (const WarContext *context, guint unit)
{
  return war_assault_get_type (context->setup, unit)->has_bombs;
}

static guint
count_with (const WarContext *context, const Fight *fight, gint side, Trait trait)
{
  guint n = 0;

  for (guint i = 0; i < fight->n_bases[side]; i++)
    n += trait (context, fight->bases[side][i]) != FALSE;

  return n;
}

static void
add (const WarContext *context, WarQuestion *question, guint cause, guint unit, const char *clause)
{
  gint amount = war_assault_get_data (context->setup)->adds[cause];

  war_question_add_modifier (question, cause, (gint) unit, amount, clause, 0);
  question->adds[0] += (gint8) amount;
}

/* One die for a side, with what its bases add. */
static gboolean
roll (WarContext *context, const Fight *fight, gint side, WarQuestion *question, gint32 *die)
{
  guint unit = fight->bases[side][0], n = fight->n_bases[side];

  *question = war_question_of_dice ("melee", "assault.9.1",
                                    war_assault_get_unit (context->setup, unit)->seat, 1);
  if (n < fight->n_bases[1 - side])
    add (context, question, WAR_ASSAULT_CAUSE_OUTNUMBERED, unit, "assault.9.2");
  if (count_with (context, fight, side, is_demoralised) > 0)
    add (context, question, WAR_ASSAULT_CAUSE_DEMORALISED, unit, "assault.9.3");
  if (count_with (context, fight, side, is_cornered) == n)
    add (context, question, WAR_ASSAULT_CAUSE_CORNERED, unit, "assault.9.4");
  if (count_with (context, fight, side, is_crew) == n)
    add (context, question, WAR_ASSAULT_CAUSE_CREW, unit, "assault.9.5");
  if (count_with (context, fight, side, has_bombs) > 0)
    add (context, question, WAR_ASSAULT_CAUSE_BOMBS, unit, "assault.9.6");
  return war_context_ask (context, question, die);
}

/* What becomes of the losers ------------------------------------------------------------------ */

/* Whether the centre's way meets an enemy base, of those that fight (assault.A-29). */
static gboolean
is_barred (const WarContext *context, guint unit, WarPosition from, WarPosition to)
{
  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    {
      WarBase base;

      if (!war_assault_is_enemy (context->setup, unit, i)
          || !war_assault_fights (context->setup, context->state, i))
        continue;
      base = war_assault_get_base (context->setup, context->state, i);
      if (war_segment_meets_polygon (from, to, base.corners, WAR_N_EDGES))
        return TRUE;
    }

  return FALSE;
}

/* assault.9.7, assault.9.8, assault.A-5: over any ground, but not onto what is not entered. */
static void
force_back (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarPosition from = war_assault_get_centre (setup, context->state, unit), to;
  WarHeading back = war_assault_get_front (data, 1 - war_assault_get_unit (setup, unit)->side);
  WarBase base;
  WarEvent *event;

  to = war_position_step (from, back, data->rules->numbers[WAR_ASSAULT_BACK]);
  base = war_assault_place_base (setup, unit, to, (WarHeading) cells[WAR_PIECE_HEADING]);
  if (is_barred (context, unit, from, to)
      || !war_assault_may_stand (setup, context->state, unit, &base))
    {
      cells[WAR_ASSAULT_PIECE_CORNERED]
        = war_setup_peek_game (setup, context->state)[WAR_GAME_ROUND] + 1;
      event = war_assault_tell_place (context, WAR_ASSAULT_EVENT_FORCED_BACK, unit, "assault.9.8");
      event->arguments[2] = TRUE;
      return;
    }

  war_assault_set_place (setup, context->state, unit, to, base.heading);
  war_assault_find_entered (setup, context->state, unit, from);
  cells[WAR_ASSAULT_PIECE_MOVED] = 1;
  war_assault_tell_place (context, WAR_ASSAULT_EVENT_FORCED_BACK, unit, "assault.9.7");
}

static void
carry_out_result (WarContext *context, guint unit, WarAssaultResult result)
{
  if (result == WAR_ASSAULT_FORCES_BACK)
    force_back (context, unit);
  else if (result == WAR_ASSAULT_FIGHT_KILLS)
    war_assault_lose (context, unit, WAR_ASSAULT_LOSS_KILLED, "assault.9.9");
  else if (result == WAR_ASSAULT_CAPTURES)
    war_assault_lose (context, unit, WAR_ASSAULT_LOSS_CAPTURED, "assault.9.10");
}

static gint32
get_second (const Fight *fight, gint side)
{
  return fight->n_bases[side] > 1 ? (gint32) fight->bases[side][1] : WAR_NONE;
}

static gboolean
fight_out (WarContext *context, const Fight *fight)
{
  WarQuestion questions[WAR_N_SIDES];
  gint32 dice[WAR_N_SIDES], results[WAR_N_SIDES];
  WarAssaultResult result;
  WarEvent *event;
  gint loser;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      if (!roll (context, fight, side, &questions[side], &dice[side]))
        return FALSE;
      results[side] = dice[side] + questions[side].adds[0];
    }
  result = (WarAssaultResult) war_assault_look_up (context->setup, WAR_ASSAULT_TABLE_MELEE,
                                                   ABS (results[0] - results[1]), WAR_ASSAULT_TIE);
  loser = results[0] < results[1] ? 0 : 1;

  event = war_context_add (context, WAR_ASSAULT_EVENT_FOUGHT, (gint) fight->bases[1][0],
                           (gint) fight->bases[0][0], "assault.9.1");
  war_event_set_dice (event, &questions[0], &dice[0]);
  event->n_dice = 2;
  event->dice[1] = (guint8) dice[1];
  event->adds[1] = questions[1].adds[0];
  event->owner = WAR_NONE;
  for (guint i = 0; i < questions[1].n_modifiers && event->n_modifiers < WAR_MAX_MODIFIERS; i++)
    event->modifiers[event->n_modifiers++] = questions[1].modifiers[i];
  event->arguments[0] = results[0];
  event->arguments[1] = results[1];
  event->arguments[2] = get_second (fight, 0);
  event->arguments[3] = get_second (fight, 1);
  event->arguments[4] = (gint32) result;
  event->arguments[5] = result == WAR_ASSAULT_TIE ? WAR_NONE : 1 - loser;

  for (guint i = 0; i < fight->n_bases[loser]; i++)
    carry_out_result (context, fight->bases[loser][i], result);
  return TRUE;
}

/* assault.A-19: with the amendment who does not fight is taken if he is left alone with the enemy,
 * anywhere. */
static void
capture_others (WarContext *context)
{
  const WarSetup *setup = context->setup;
  WarLength reach = war_assault_get_number (setup, WAR_ASSAULT_FIGHT_REACH);

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarAssaultBranch branch = war_assault_get_type (setup, i)->branch;
      gboolean has_friend = FALSE;

      if ((branch != WAR_ASSAULT_OFFICER && branch != WAR_ASSAULT_RUNNER
           && branch != WAR_ASSAULT_HEADQUARTERS)
          || !war_assault_stands (setup, context->state, i)
          || !war_assault_has_enemy_within (setup, context->state, i, reach, FALSE))
        continue;
      for (guint j = 0; j < war_assault_count_units (setup) && !has_friend; j++)
        has_friend = j != i && !war_assault_is_enemy (setup, i, j)
                     && war_assault_fights (setup, context->state, j)
                     && war_assault_is_within (setup, context->state, i, j, reach);
      if (!has_friend)
        war_assault_lose (context, i, WAR_ASSAULT_LOSS_CAPTURED, "assault.A-19");
    }
}

gboolean
war_assault_fight (WarContext *context)
{
  g_autoptr (GArray) fights = pair_all (context);

  for (guint i = 0; i < fights->len; i++)
    if (!fight_out (context, &g_array_index (fights, Fight, i)))
      return FALSE;

  if (war_setup_is_amended (context->setup, WAR_ASSAULT_AMENDMENT_LEADERS))
    capture_others (context);
  return TRUE;
}
