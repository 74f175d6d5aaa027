/* play.c: the words of each rule system that is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"
#include "text/words/rule-words-private.h"

const TextPlay text_entrenched_play = {
  .system = "entrenched",
  .first = TEXT_FIRST_GOES_OR_CHOOSES,
  .set_up = "entrenched.1.5",
  .piece = text_entrenched_piece,
  .condition = text_entrenched_condition,
  .event = text_entrenched_event,
  .refusal = text_entrenched_refusal,
  .order = text_entrenched_order,
  .orders = text_entrenched_orders,
  .phases = text_entrenched_phases,
  .decision = text_entrenched_decision,
  .situation = text_entrenched_situation,
  .state = text_entrenched_state,
  .look = text_entrenched_look,
  .look_lines = text_entrenched_look_lines,
  .forecast = text_entrenched_forecast,
  .check = text_entrenched_check,
  .loss = text_entrenched_loss,
  .modifier = text_entrenched_modifier,
  .question = text_entrenched_question,
  .result = text_entrenched_result,
  .argument = text_entrenched_argument,
  .odds = text_entrenched_odds,
  .average = text_entrenched_average,
  .averages = &text_entrenched_averages,
  .terrain = text_entrenched_terrain,
  .terrain_choice = text_entrenched_terrain_choice,
  .lessons = text_entrenched_lessons,
  .first_game = &text_entrenched_first_game,
  .fields = text_entrenched_fields,
  .templates = text_entrenched_templates,
  .n_templates = TEXT_ENTRENCHED_N_TEMPLATES,
  .compass = text_entrenched_compass,
  .compass_clause = "entrenched.6.1",
};

static const TextPlay *const plays[] = {
  &text_entrenched_play, &text_empires_play, &text_assault_play, &text_raider_play, &text_club_play,
};

const TextPlay *
text_play_find (const WarSystem *system)
{
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    if (g_str_equal (system->id, plays[i]->system))
      return plays[i];

  return NULL;
}

const TextPlay *
text_play_get (const WarSetup *setup)
{
  const TextPlay *play = text_play_find (setup->operation->rules->system);

  g_assert (play != NULL && play->state != NULL);
  return play;
}

/* The id itself if there are no words for it. */
static const char *
find_purpose (const TextPurpose *purposes, const char *id)
{
  for (; purposes->id != NULL; purposes++)
    if (g_strcmp0 (purposes->id, id) == 0)
      return _ (purposes->words);

  return id;
}

char *
text_question_purpose (const WarSetup *setup, const TextPurpose *purposes,
                       const WarQuestion *question)
{
  const char *words = find_purpose (purposes, question->purpose);
  g_autofree char *unit = question->subject != WAR_NONE
                            ? text_play_get (setup)->piece (setup, question->subject)
                            : NULL;

  /* Translators: what dice are rolled for, and for which unit: "a morale test (7th Brigade)" */
  return unit != NULL ? g_strdup_printf (C_ ("dice", "%s (%s)"), words, unit) : g_strdup (words);
}

/* ------------------------------------------------------------------------------------------------
 * Tables of the rules. */

static const struct
{
  const char *system;
  const TextRuleWord *titles, *words;
} rule_words[] = {
  { "assault", text_assault_rule_titles, text_assault_rule_words },
  { "club", text_club_rule_titles, text_club_rule_words },
  { "empires", text_empires_rule_titles, text_empires_rule_words },
  { "raider", text_raider_rule_titles, text_raider_rule_words },
};

static const TextRuleWord no_words[] = { { NULL } };

const TextRuleWord *
text_play_get_rule_titles (const WarSystem *system)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_words); i++)
    if (g_str_equal (system->id, rule_words[i].system))
      return rule_words[i].titles;

  return no_words;
}

const TextRuleWord *
text_play_get_rule_words (const WarSystem *system)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_words); i++)
    if (g_str_equal (system->id, rule_words[i].system))
      return rule_words[i].words;

  return no_words;
}
