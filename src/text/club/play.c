/* play.c: the words of Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

const TextPlay text_club_play = {
  .system = "club",
  .set_up = "club.2.1 club.2.2 club.2.3 club.4.1 club.4.2 club.4.3 club.4.4",
  .piece = text_club_piece,
  .seat = text_club_nation,
  .condition = text_club_condition,
  .event = text_club_event,
  .refusal = text_club_refusal,
  .order = text_club_order,
  .orders = text_club_orders,
  .phases = text_club_phases,
  .decision = text_club_decision,
  .situation = text_club_situation,
  .state = text_club_state,
  .look = text_club_look,
  .forecast = text_club_forecast,
  .loss = text_club_loss,
  .modifier = text_club_modifier,
  .question = text_club_question,
  .result = text_club_result,
  .argument = text_club_argument,
  .odds = text_club_odds,
  .averages = &text_club_averages,
  .terrain = text_club_terrain,
  .terrain_choice = text_club_terrain_choice,
  .army_plan = text_club_army_plan,
  .level = text_club_level,
  .level_effect = text_club_level_effect,
  .automaton = NC_ ("who commands", "The chart"),
  .automaton_in_sentence = N_ ("the chart"),
  .chart = text_club_chart,
  .has_chart = text_club_has_chart,
  .chart_mark = text_club_chart_mark,
  .victory = "club.1.9",
  .goal = text_club_goal,
  .lessons = text_club_lessons,
  .first_game = &text_club_first_game,
  .fields = text_club_fields,
  .compass
  = N_ ("Lay it on the target’s hex as the board’s hexes lie, and roll the die: 1 to 6 is the "
        "neighbour that is hit, 7 to 12 the target."),
  .compass_clause = "club.M-18",
};
