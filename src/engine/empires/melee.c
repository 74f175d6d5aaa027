/* melee.c: pairs of bases that fight hand to hand (empires.6.3 to empires.6.10, empires.C-5 to
 * empires.C-7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

typedef struct
{
  guint unit, place; /* its place among the unit's bases */
  WarBase base;
  gboolean is_paired, is_lost;
} Fighter;

#define MAX_FIGHTERS (WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES)

/* The bases of a side that may fight, by unit, from left to right. */
static guint
list_fighters (const WarContext *context, gint side, Fighter *fighters)
{
  guint n_fighters = 0;

  for (guint i = 0; i < context->setup->n_units; i++)
    {
      WarBase bases[WAR_EMPIRES_MAX_BASES];
      guint n_bases;

      if (war_ranks_side (context->setup, i) != side || !war_empires_is_brigade (context->setup, i)
          || !war_ranks_stands (context->setup, context->state, i))
        continue;
      n_bases = war_ranks_get_bases (context->setup, context->state, i, bases);
      for (guint j = 0; j < n_bases; j++)
        fighters[n_fighters++] = (Fighter){ .unit = i, .place = j, .base = bases[j] };
    }

  return n_fighters;
}

/* Whether the position is farther to the left of the base than the other. */
static gboolean
is_left_of (const WarBase *base, WarPosition position, WarPosition other)
{
  gint64 x = (gint64) position.x - other.x, y = (gint64) position.y - other.y;

  return x * war_heading_cosine (base->heading) + y * war_heading_sine (base->heading) < 0;
}

/* Units that do not touch do not fight, however near they are. */
static gboolean
do_touch (const WarContext *context, const Fighter *a, const Fighter *b)
{
  return war_ranks_touches (context->setup, context->state, a->unit, b->unit);
}

/* The nearest of the units that its unit touches; of equally near ones that on its left. */
static Fighter *
find_opponent (const WarContext *context, const Fighter *fighter, Fighter *others, guint n_others)
{
  WarLength reach = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_PAIR_REACH];
  WarLength nearest = reach + 1;
  Fighter *found = NULL;

  for (guint i = 0; i < n_others; i++)
    {
      WarLength distance;

      if (others[i].is_paired || !war_base_is_within (&fighter->base, &others[i].base, reach)
          || !do_touch (context, fighter, &others[i]))
        continue;
      distance = war_base_get_distance (&fighter->base, &others[i].base);
      if (distance < nearest
          || (distance == nearest
              && is_left_of (&fighter->base, others[i].base.centre, found->base.centre)))
        {
          nearest = distance;
          found = &others[i];
        }
    }

  return found;
}

/* Dice ---------------------------------------------------------------------------------------- */

static gint
get_figures (const WarContext *context, const Fighter *fighter)
{
  guint piece = war_ranks_first (context->setup, fighter->unit) + fighter->place;

  return war_context_get_piece (context, piece)[WAR_EMPIRES_PIECE_FIGURES];
}

#define ADD(cause) war_empires_sum_add (&sum, WAR_EMPIRES_CAUSE_##cause, 1)

/* empires.6.4, empires.6.5, empires.6.6, empires.6.7, empires.6.8 */
static WarEmpiresSum
sum_up (const WarContext *context, const Fighter *own, const Fighter *other)
{
  WarSightScene scene = war_empires_make_scene (context->setup);
  const gint32 *cells = war_setup_peek_formation (context->setup, context->state, own->unit);
  gint more = get_figures (context, own) - get_figures (context, other);
  WarEmpiresSum sum
    = war_empires_sum_begin (war_empires_get_data (context->setup)->adds, WAR_EMPIRES_ROLL_MELEE);

  war_empires_sum_add (&sum, WAR_EMPIRES_CAUSE_MORE_FIGURES, MAX (more, 0));
  if (war_sight_look (&scene, &own->base, &other->base).cover > 0)
    ADD (TARGET_IN_COVER);
  if (war_empires_is_prone_or_pinned (context->setup, context->state, own->unit))
    ADD (FIRER_PRONE_OR_PINNED);
  if (war_empires_is_mounted (context->setup, context->state, own->unit))
    ADD (CAVALRY);
  if (cells[WAR_EMPIRES_UNIT_STATE_ATTACKS] != 0)
    ADD (ATTACKING);
  return sum;
}

/* The number of a melee: of its turn, and of the first unit that is in it. Above zero in whatever
 * round a file says that it is. */
static gint32
number_melee (const WarContext *context, guint first)
{
  guint32 round = (guint32) war_context_get_game (context)[WAR_GAME_ROUND];

  return (gint32) (round % 0x1000000 * WAR_EMPIRES_MAX_UNITS + 1 + first);
}

static gint32 *
get_melee (WarContext *context, guint unit)
{
  return &war_setup_get_formation (context->setup, context->state,
                                   unit)[WAR_EMPIRES_UNIT_STATE_MELEE];
}

/* The two fight in one melee now, with all whom either of them fights in this step. */
static void
join_melee (WarContext *context, guint a, guint b)
{
  gint32 least = number_melee (context, 0);
  gint32 of_a = *get_melee (context, a), of_b = *get_melee (context, b);
  gint32 melee = number_melee (context, MIN (a, b));

  if (of_a >= least)
    melee = MIN (melee, of_a);
  if (of_b >= least)
    melee = MIN (melee, of_b);
  for (guint i = 0; i < context->setup->n_units; i++)
    {
      gint32 *number = get_melee (context, i);

      if (i == a || i == b || (*number >= least && (*number == of_a || *number == of_b)))
        *number = melee;
    }
}

/* Rolls for one of the two, and adds its die to those of the event. */
static gboolean
roll_one (WarContext *context, const Fighter *own, const Fighter *other, guint n, WarQuestion *both,
          gint32 *die, gint *result)
{
  WarEmpiresSum sum = sum_up (context, own, other);
  gint piece = (gint) war_ranks_first (context->setup, own->unit);
  WarQuestion question
    = war_question_of_dice ("melee", "empires.6.3", war_ranks_side (context->setup, own->unit), 1);

  war_empires_sum_apply (&sum, piece, 0, 1, &question);
  if (!war_context_ask (context, &question, die))
    return FALSE;

  war_empires_sum_apply (&sum, piece, n, 1, both);
  *result = *die + sum.sum;
  war_setup_get_formation (context->setup, context->state, own->unit)[WAR_EMPIRES_UNIT_STATE_FOUGHT]
    = 1;
  return TRUE;
}

/* A tie removes nobody. Each side rolls its own die; the event has both, as a roll of the other's
 * side, which has the second. */
static gboolean
fight_pair (WarContext *context, Fighter *own, Fighter *other, gint round)
{
  WarQuestion both = war_question_of_dice (
    "melee", "empires.6.3", war_ranks_side (context->setup, other->unit), WAR_N_SIDES);
  gint32 dice[WAR_N_SIDES];
  gint results[WAR_N_SIDES];

  if (!roll_one (context, own, other, 0, &both, &dice[0], &results[0])
      || !roll_one (context, other, own, 1, &both, &dice[1], &results[1]))
    return FALSE;

  for (guint i = 0; i < both.n_modifiers; i++)
    both.modifiers[i].n_dice = 0; /* each has one */
  join_melee (context, own->unit, other->unit);
  own->is_lost = results[0] < results[1];
  other->is_lost = results[1] < results[0];
  war_context_tell_dice (context, &both, dice, WAR_EMPIRES_EVENT_FOUGHT,
                         (gint) war_ranks_first (context->setup, own->unit),
                         (gint) war_ranks_first (context->setup, other->unit), "empires.6.3",
                         results[0], results[1], own->place + 1, other->place + 1, round);
  return TRUE;
}

/* Rounds -------------------------------------------------------------------------------------- */

static void
lose_base (WarContext *context, const Fighter *fighter)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, fighter->unit);

  if (war_ranks_count_bases (context->setup, context->state, fighter->unit) == 1)
    {
      war_empires_remove (context, fighter->unit, WAR_EMPIRES_LOST_MELEE, "empires.6.3");
      return;
    }

  war_empires_drop_base (context->setup, context->state, fighter->unit, fighter->place);
  cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] = 1;
  war_context_tell (context, WAR_EMPIRES_EVENT_BASE_LOST,
                    (gint) war_ranks_first (context->setup, fighter->unit), WAR_NONE, "empires.6.3",
                    war_ranks_count_bases (context->setup, context->state, fighter->unit),
                    fighter->place + 1);
}

/* Later bases of a unit first, as earlier ones keep their places then. */
static void
remove_losers (WarContext *context, const Fighter *fighters, guint n_fighters)
{
  for (guint i = n_fighters; i > 0; i--)
    if (fighters[i - 1].is_lost)
      lose_base (context, &fighters[i - 1]);
}

/* round: of this turn, from 1. *has_fought: whether there was a pair. */
static gboolean
fight_round (WarContext *context, gint round, gboolean *has_fought)
{
  gint side_a = war_context_get_game (context)[WAR_EMPIRES_GAME_SIDE_A];
  g_autofree Fighter *own = g_new (Fighter, MAX_FIGHTERS);
  g_autofree Fighter *others = g_new (Fighter, MAX_FIGHTERS);
  guint n_own = list_fighters (context, side_a, own);
  guint n_others = list_fighters (context, 1 - side_a, others);

  *has_fought = FALSE;
  for (guint i = 0; i < n_own; i++)
    {
      Fighter *other = find_opponent (context, &own[i], others, n_others);

      if (other == NULL)
        continue;
      other->is_paired = *has_fought = TRUE;
      if (!fight_pair (context, &own[i], other, round))
        return FALSE;
    }

  remove_losers (context, own, n_own);
  remove_losers (context, others, n_others);
  return TRUE;
}

/* empires.6.10, empires.C-7 */
static void
remove_last_bases (WarContext *context)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_stands (context->setup, context->state, i)
        && war_setup_peek_formation (context->setup, context->state,
                                     i)[WAR_EMPIRES_UNIT_STATE_FOUGHT]
             != 0
        && war_ranks_count_bases (context->setup, context->state, i) == 1)
      war_empires_remove (context, i, WAR_EMPIRES_LOST_MELEE, "empires.6.10");
}

gboolean
war_empires_fight (WarContext *context)
{
  gint n_rounds = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_MELEE_ROUNDS];
  gboolean has_fought = TRUE;

  for (gint round = 1; round <= n_rounds && has_fought; round++)
    if (!fight_round (context, round, &has_fought))
      return FALSE;

  remove_last_bases (context);
  return TRUE;
}

/* The step ------------------------------------------------------------------------------------ */

/* Whom brigades have touched since the game began is overrun, too. Where units were in contact
 * before the step everybody attacks who neither is pinned nor lies. */
gboolean
war_empires_begin_melee (WarContext *context)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_empires_is_brigade (context->setup, i)
        && war_ranks_stands (context->setup, context->state, i)
        && !war_empires_overrun (context, i))
      return FALSE;

  for (guint i = 0; i < context->setup->n_units; i++)
    {
      gint32 *cells = war_setup_get_formation (context->setup, context->state, i);

      cells[WAR_EMPIRES_UNIT_STATE_ATTACKS]
        = war_ranks_stands (context->setup, context->state, i)
          && !war_empires_is_prone_or_pinned (context->setup, context->state, i)
          && cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0
          && war_empires_is_in_contact (context->setup, context->state, i);
    }

  war_context_get_game (context)[WAR_EMPIRES_GAME_STAGE] = WAR_EMPIRES_STAGE_BRACE_A;
  return war_empires_go_on_with_melee (context);
}

static gboolean
open_advance (WarContext *context, gint side)
{
  return war_empires_has_advance (context->setup, context->state, side)
         && war_context_open_decision (context, side, WAR_EMPIRES_DECIDE_CHARGE);
}

/* TRUE: somebody has to decide first. */
static gboolean
open_stage (WarContext *context, gint32 stage)
{
  gint32 *game = war_context_get_game (context);
  gboolean is_a = stage == WAR_EMPIRES_STAGE_BRACE_A || stage == WAR_EMPIRES_STAGE_ADVANCE_A;
  gint side = is_a ? game[WAR_EMPIRES_GAME_SIDE_A] : 1 - game[WAR_EMPIRES_GAME_SIDE_A];

  game[WAR_GAME_SIDE] = side;
  return stage == WAR_EMPIRES_STAGE_BRACE_A || stage == WAR_EMPIRES_STAGE_BRACE_B
           ? war_empires_open_brace (context, side)
           : open_advance (context, side);
}

gboolean
war_empires_go_on_with_melee (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  war_context_close_decisions (context, WAR_NONE);
  for (; game[WAR_EMPIRES_GAME_STAGE] < WAR_EMPIRES_STAGE_FIGHT; game[WAR_EMPIRES_GAME_STAGE]++)
    if (open_stage (context, game[WAR_EMPIRES_GAME_STAGE]))
      return TRUE;

  return war_empires_fight (context) && war_empires_begin_phase (context, WAR_EMPIRES_PHASE_MORALE);
}
