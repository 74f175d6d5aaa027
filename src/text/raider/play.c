/* play.c: the words of Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/raider/private.h"

const TextPlay text_raider_play = {
  .system = "raider",
  .first = TEXT_FIRST_NOTHING,
  .set_up = "raider.R-28",
  .victory = "raider.R-6",
  .seat = text_raider_seat,
  .piece = text_raider_piece,
  .condition = text_raider_condition,
  .event = text_raider_event,
  .refusal = text_raider_refusal,
  .order = text_raider_order,
  .orders = text_raider_orders,
  .choice = text_raider_choice,
  .phases = text_raider_phases,
  .end = text_raider_end,
  .decision = text_raider_decision,
  .situation = text_raider_situation,
  .has_turns = TRUE,
  .state = text_raider_state,
  .look = text_raider_look,
  .forecast = text_raider_forecast,
  .loss = text_raider_loss,
  .modifier = text_raider_modifier,
  .question = text_raider_question,
  .result = text_raider_result,
  .argument = text_raider_argument,
  .odds = text_raider_odds,
  .averages = &text_raider_averages,
  .terrain = text_raider_terrain,
  .terrain_choice = text_raider_terrain_choice,
  .lessons = text_raider_lessons,
  .first_game = &text_raider_first_game,
  .fields = text_raider_fields,
  .odd_group = text_raider_odd_group,
  .odd_group_remedy = text_raider_odd_group_remedy,
};
