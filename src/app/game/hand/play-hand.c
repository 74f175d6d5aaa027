/* play-hand.c: what pointing at the map means with the choice that is in hand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-hand.h"

#include "app/game/hand/play-private.h"

gboolean
duck_play_hand_wants (DuckPlay *play, WarChoiceWant want)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarChoice *hand = duck_play_get_hand (play);

  return hand != NULL && war_choice_get_want (duck_play_get_setup (play), hand) == want;
}

gboolean
duck_play_hand_is_pointed (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarChoice *hand = duck_play_get_hand (play);

  return hand != NULL
         && duck_play_want_is_pointed (war_choice_get_want (duck_play_get_setup (play), hand));
}

gboolean
duck_play_hand_marches (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarSetup *setup = duck_play_get_setup (play);
  const WarChoice *hand = duck_play_get_hand (play);

  return hand != NULL
         && (war_choice_has_wheeled (setup, hand)
             || war_order_kind_has_wheel (&setup->play->orders[hand->order.kind], hand->n_chosen));
}

gboolean
duck_play_hand_is_lit (DuckPlay *play, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarChoice *hand = duck_play_get_hand (play);
  gint32 hex = war_choice_find_hex (duck_play_get_setup (play), place);

  return hex != WAR_NONE && duck_play_hand_wants (play, WAR_CHOICE_HEX)
         && war_domain_has (&hand->option.arguments[hand->n_chosen], hex);
}

gboolean
duck_play_hand_means_ground (DuckPlay *play, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarChoice *hand = duck_play_get_hand (play);
  const WarOrderKind *kind;

  if (piece == WAR_NONE || !duck_play_hand_wants (play, WAR_CHOICE_PLACE))
    return FALSE;
  kind = &duck_play_get_setup (play)->play->orders[hand->order.kind];
  return kind->role == WAR_ORDER_ACTS
         && (kind->actor == WAR_NONE || !duck_play_is_own (play, piece));
}
