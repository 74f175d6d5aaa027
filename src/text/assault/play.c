/* play.c: the words of Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/assault/private.h"

const TextPlay text_assault_play = {
  .system = "assault",
  .first = TEXT_FIRST_NOTHING,
  .set_up = "assault.A-26",
  .piece = text_assault_piece,
  .group = text_assault_group,
  .seat = text_assault_seat,
  .forms = text_assault_add_forms,
  .event = text_assault_event,
  .refusal = text_assault_refusal,
  .condition = text_assault_condition,
  .order = text_assault_order,
  .orders = text_assault_orders,
  .phases = text_assault_phases,
  .phase_owner = text_assault_phase_owner,
  .decision = text_assault_decision,
  .situation = text_assault_situation,
  .has_turns = TRUE,
  .state = text_assault_state,
  .look = text_assault_look,
  .forecast = text_assault_forecast,
  .check = text_assault_check,
  .loss = text_assault_loss,
  .modifier = text_assault_modifier,
  .question = text_assault_question,
  .result = text_assault_result,
  .argument = text_assault_argument,
  .terrain = text_assault_terrain,
  .terrain_choice = text_assault_terrain_choice,
  .odd_group = text_assault_odd_group,
  .odd_group_remedy = text_assault_odd_group_remedy,
  .odds = text_assault_odds,
  .averages = &text_assault_averages,
  .lessons = text_assault_lessons,
  .first_game = &text_assault_first_game,
  .fields = text_assault_fields,
};
