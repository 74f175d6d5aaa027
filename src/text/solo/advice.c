/* advice.c: what a commander would do, and what would have been better, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/advice.h"

#include <glib/gi18n-lib.h>

#include "engine/game/foresight.h"
#include "engine/game/shown.h"
#include "text/game/order.h"
#include "text/game/reason.h"
#include "text/words/place.h"

/* "C7": where the unit that is ordered would come to stand; NULL: where it is, or the order says
 * it. */
static char *
describe_place (const WarSetup *setup, const WarState *view, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  const WarForeseenPose *pose;
  WarShownPiece piece;
  WarRefusal refusal;
  char *text = NULL;

  if (setup->play->orders[order->kind].actor != WAR_TABLE_PIECES
      || setup->operation->field->board != NULL
      || !war_play_show_piece (setup, view, (guint) order->actor, &piece))
    return NULL;

  war_foresight_init (foresight);
  pose = war_play_foresee (setup, view, order, foresight, &refusal)
           ? war_foresight_find_pose (foresight, order->actor)
           : NULL;
  if (pose != NULL && war_position_distance (pose->base.centre, piece.base.centre) > 0)
    text = text_square (setup->operation->field, pose->base.centre);
  war_foresight_clear (foresight);
  return text;
}

char *
text_advised (const WarSetup *setup, const WarState *view, const WarAdvice *advice, guint n)
{
  g_return_val_if_fail (setup != NULL && view != NULL && advice != NULL, NULL);
  g_return_val_if_fail (n < advice->n_items, NULL);

  const WarAdvised *item = &advice->items[n];
  g_autofree char *order = text_order (setup, &item->order);
  g_autofree char *reason = text_reason (setup, view, &advice->posture, &item->order);
  g_autofree char *place = describe_place (setup, view, &item->order);
  g_autoptr (GString) text = g_string_new (order);

  if (place != NULL)
    {
      g_string_append_c (text, ' ');
      /* Translators: the square of the map in which a unit would then stand, "C7" */
      g_string_append_printf (text, _ ("It comes to %s."), place);
    }
  if (item->n_played > 0)
    {
      g_string_append_c (text, '\n');
      /* Translators: battles that a commander has played on in its mind */
      g_string_append_printf (text, _ ("Won %u and drawn %u of %u battles that go on with it."),
                              item->n_won, item->n_drawn, item->n_played);
    }
  if (reason != NULL)
    g_string_append_printf (text, "%c%s", item->n_played > 0 ? ' ' : '\n', reason);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static int
get_percent (double share)
{
  return (int) (100 * share + 0.5);
}

char *
text_hindsight (const WarSetup *setup, const WarPastDecision *decision,
                const WarHindsight *hindsight)
{
  g_return_val_if_fail (setup != NULL && decision != NULL && hindsight != NULL, NULL);

  g_autofree char *given = text_order (setup, &decision->given);
  g_autofree char *better = text_order (setup, &hindsight->better);
  guint n = MAX (hindsight->n_played, 1);

  /* Translators: an order that was given; one that would have been better; of so many battles that
     were played on with each, how many of a hundred are won with the one and with the other, and
     between what that lies with 95 % */
  return g_strdup_printf (
    _ ("Instead of “%s”: “%s” Of %u battles that go on from there, %d %% are won with that "
       "(%d to %d), and %d %% as it was (%d to %d)."),
    given, better, n, get_percent ((double) hindsight->n_better_won / n),
    get_percent (hindsight->better_interval.low), get_percent (hindsight->better_interval.high),
    get_percent ((double) hindsight->n_won / n), get_percent (hindsight->interval.low),
    get_percent (hindsight->interval.high));
}
