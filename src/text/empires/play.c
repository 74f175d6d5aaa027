/* play.c: the words of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/empires/private.h"

const TextPlay text_empires_play = {
  .system = "empires",
  .first = TEXT_FIRST_PLACES,
  .set_up = "empires.C-24",
  .victory = "empires.C-10",
  .piece = text_empires_piece,
  .event = text_empires_event,
  .refusal = text_empires_refusal,
  .condition = text_empires_condition,
  .order = text_empires_order,
  .orders = text_empires_orders,
  .choice = text_empires_choice,
  .phases = text_empires_phases,
  .phase_owner = text_empires_phase_owner,
  .end = text_empires_end,
  .decision = text_empires_decision,
  .situation = text_empires_situation,
  .state = text_empires_state,
  .look = text_empires_look,
  .forecast = text_empires_forecast,
  .loss = text_empires_loss,
  .modifier = text_empires_modifier,
  .question = text_empires_question,
  .result = text_empires_result,
  .argument = text_empires_argument,
  .terrain = text_empires_terrain,
  .terrain_choice = text_empires_terrain_choice,
  .odds = text_empires_odds,
  .averages = &text_empires_averages,
  .lessons = text_empires_lessons,
  .first_game = &text_empires_first_game,
  .fields = text_empires_fields,
};
