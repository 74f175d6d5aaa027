/* dice.c: the rolls of Entrenched!: hits, saves and responses
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

guint
war_entrenched_count_hits (const gint32 *dice, guint n_dice, gint hit, gint modifier)
{
  guint hits = 0;

  for (guint i = 0; i < n_dice; i++)
    hits += dice[i] == 6 || (dice[i] > 1 && dice[i] + modifier >= hit);

  return hits;
}

gboolean
war_entrenched_roll (WarContext *context, guint piece, const char *purpose, const char *clause,
                     guint n_dice, gint need, gint32 *dice, WarQuestion *question)
{
  *question = war_question_of_dice (
    purpose, clause, war_entrenched_get_owner (context->setup, context->state, piece), n_dice);
  question->subject = (gint) piece;
  question->need = need;
  return war_context_ask (context, question, dice);
}

gboolean
war_entrenched_roll_saves (WarContext *context, guint piece, guint hits, gint cover, guint *wounds)
{
  gint save = war_entrenched_get_type (context->setup, piece)->save;
  /* A need of 2 at the least says that a natural 1 never saves (E-5). */
  gint least = war_setup_is_amended (context->setup, WAR_ENTRENCHED_AMENDMENT_SAVES) ? 2 : 1;
  gint need = MAX (save - cover, least);
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  guint saves;

  hits = MIN (hits, WAR_MAX_DICE);
  *wounds = hits;
  if (hits == 0)
    return TRUE;

  if (!war_entrenched_roll (context, piece, "save", "entrenched.5.6", hits, need, dice, &question))
    return FALSE;

  saves = war_dice_count_successes (dice, hits, need);
  war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_COVER, (gint) piece, cover,
                             "entrenched.5.7", 0);
  war_context_tell_dice (context, &question, dice, WAR_ENTRENCHED_EVENT_SAVED, (gint) piece,
                         WAR_NONE, "entrenched.5.6", hits, saves, cover);

  *wounds = hits - saves;
  return TRUE;
}

gint
war_entrenched_get_response_need (const WarSetup *setup, const WarState *state, guint piece)
{
  gint need = war_entrenched_get_type (setup, piece)->response
              - war_entrenched_get_command (setup, state, piece);

  return MAX (need, 2);
}

gboolean
war_entrenched_test_response (WarContext *context, guint piece, const char *purpose,
                              const char *clause, WarEntrenchedEvent kind, gint target,
                              gint32 argument, gboolean *is_passed)
{
  gint response = war_entrenched_get_type (context->setup, piece)->response;
  gint need = war_entrenched_get_response_need (context->setup, context->state, piece);
  gint32 die;
  WarQuestion question;

  if (!war_entrenched_roll (context, piece, purpose, clause, 1, need, &die, &question))
    return FALSE;

  *is_passed = die >= need;
  war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_COMMAND, (gint) piece,
                             response - need, NULL, 0);
  war_context_tell_dice (context, &question, &die, kind, (gint) piece, target, clause, *is_passed,
                         MAX (response - need, 0), argument);
  return TRUE;
}
