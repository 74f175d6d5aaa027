/* strike.c: melee weapons, and one strike with them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

#define FISTS_BIT (1u << WAR_ENTRENCHED_FISTS)

static gboolean
is_blade (const WarEntrenchedType *type, guint weapon)
{
  return war_entrenched_get_weapon_kind (&type->weapons[weapon]) == WAR_ENTRENCHED_MELEE_WEAPON;
}

/* The number of a melee weapon among those of its type, from 1; that of fists comes last. */
static gint32
number_blade (const WarEntrenchedType *type, guint weapon)
{
  gint32 number = 1;

  for (guint i = 0; i < MIN (weapon, type->n_weapons); i++)
    number += is_blade (type, i);

  return number;
}

guint32
war_entrenched_get_melee_weapons (const WarSetup *setup, const WarState *state, guint piece)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 used = MAX (cells[WAR_ENTRENCHED_PIECE_STRUCK], cells[WAR_ENTRENCHED_PIECE_HIT_BACK]);
  guint32 weapons = 0;

  /* Only one in a turn, whether it strikes or strikes back (entrenched.7.9). */
  for (guint i = 0; i < type->n_weapons; i++)
    if (is_blade (type, i) && war_entrenched_has_use (setup, state, piece, i)
        && (used == 0 || used == number_blade (type, i)))
      weapons |= 1u << i;

  return weapons != 0 ? weapons : FISTS_BIT;
}

gboolean
war_entrenched_has_melee_choice (const WarSetup *setup, const WarState *state, guint piece,
                                 guint *weapon)
{
  guint32 weapons = war_entrenched_get_melee_weapons (setup, state, piece);

  *weapon = (guint) g_bit_nth_lsf (weapons, -1);
  return weapons >> *weapon != 1;
}

gboolean
war_entrenched_may_choose_blade (const WarSetup *setup, const WarState *state, gint seat,
                                 guint piece, gint32 weapon, WarRefusal *refusal)
{
  guint32 weapons = war_entrenched_get_melee_weapons (setup, state, piece);

  return (weapon >= 0 && weapon <= WAR_ENTRENCHED_FISTS && (weapons >> weapon & 1) != 0)
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                        weapon == WAR_ENTRENCHED_FISTS ? "entrenched.7.12" : "entrenched.7.6",
                        weapon, 0);
}

/* entrenched.4.6, E-16 */
const char *
war_entrenched_find_bar_to_melee (const WarSetup *setup, const WarState *state, guint piece)
{
  if (war_entrenched_is_stunned (setup, state, piece))
    return "entrenched.E-16";
  if (war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_FELL_BACK] != 0)
    return "entrenched.4.6";

  return NULL;
}

/* In which rounds a unit struck is remembered for the two last ones: that is enough to know of the
 * round before the present one also when it has struck in this. */
static void
note_round (WarContext *context, gint32 *cells)
{
  gint32 round = war_context_get_game (context)[WAR_GAME_ROUND];

  if (cells[WAR_ENTRENCHED_PIECE_STRUCK_ROUND] == round)
    return;

  cells[WAR_ENTRENCHED_PIECE_STRUCK_BEFORE] = cells[WAR_ENTRENCHED_PIECE_STRUCK_ROUND];
  cells[WAR_ENTRENCHED_PIECE_STRUCK_ROUND] = round;
}

gboolean
war_entrenched_struck_last_round (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 last = war_setup_peek_game (setup, state)[WAR_GAME_ROUND] - 1;

  return last > 0
         && (cells[WAR_ENTRENCHED_PIECE_STRUCK_ROUND] == last
             || cells[WAR_ENTRENCHED_PIECE_STRUCK_BEFORE] == last);
}

WarEdge
war_entrenched_get_struck_edge (const WarSetup *setup, const WarState *state, guint piece,
                                guint target)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  return cells[WAR_ENTRENCHED_PIECE_ENGAGED] == (gint32) target
           ? (WarEdge) cells[WAR_ENTRENCHED_PIECE_EDGE]
           : WAR_EDGE_FRONT;
}

gboolean
war_entrenched_strike (WarContext *context, guint piece, guint weapon, guint target,
                       gboolean is_back)
{
  const WarEntrenchedWeapon *resolved = war_entrenched_get_weapon (context->setup, piece, weapon);
  gint32 *cells = war_context_get_piece (context, piece);
  const char *clause = is_back ? "entrenched.7.7" : "entrenched.7.6";
  WarEdge edge = war_entrenched_get_struck_edge (context->setup, context->state, piece, target);
  guint n_dice = war_entrenched_count_dice (context->setup, context->state, piece, weapon);
  gint32 n_more = war_entrenched_get_number (context->setup, WAR_ENTRENCHED_EDGE_DICE);
  guint hits;
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;

  /* entrenched.7.11, E-14 */
  if (edge != WAR_EDGE_FRONT)
    n_dice += (guint) n_more;
  n_dice = MIN (n_dice, WAR_MAX_DICE);

  note_round (context, cells);
  cells[is_back ? WAR_ENTRENCHED_PIECE_HIT_BACK : WAR_ENTRENCHED_PIECE_STRUCK]
    = number_blade (war_entrenched_get_type (context->setup, piece), weapon);
  if (weapon != WAR_ENTRENCHED_FISTS)
    war_entrenched_count_use (context->setup, context->state, piece, weapon);
  if (!war_entrenched_roll (context, piece, is_back ? "strike-back" : "strike", clause, n_dice,
                            resolved->hit, dice, &question))
    return FALSE;

  hits = war_entrenched_count_hits (dice, n_dice, resolved->hit, 0);
  if (edge != WAR_EDGE_FRONT)
    war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_EDGE, (gint) piece, n_more,
                               "entrenched.7.11", 0);
  war_context_tell_dice (context, &question, dice, WAR_ENTRENCHED_EVENT_STRUCK, (gint) piece,
                         (gint) target, clause, weapon, hits, edge, is_back);

  /* There is no cover in melee (E-12). */
  return war_entrenched_take_hits (context, target, hits, 0, piece, resolved);
}
