/* rule-words.c: what stands in the tables of Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/rule-words-private.h"

#include <glib/gi18n-lib.h>

const TextRuleWord text_assault_rule_titles[] = {
  { "melee", NC_ ("rules table", "Melee") },
  { "melee-modifiers", NC_ ("rules table", "Added in Melee") },
  { "morale", NC_ ("rules table", "Morale") },
  { "shell", NC_ ("rules table", "A Shell") },
  { "shot", NC_ ("rules table", "A Shot") },
  { NULL },
};

const TextRuleWord text_assault_rule_words[] = {
  { "bombs", NC_ ("rules table", "bombs") },
  { "captured", NC_ ("rules table", "captured") },
  { "cornered", NC_ ("rules table", "cornered") },
  { "crew", NC_ ("rules table", "crew of a gun") },
  { "demoralised", NC_ ("rules table", "demoralised") },
  { "fine", NC_ ("rules table", "fine") },
  { "forced-back", NC_ ("rules table", "forced back") },
  { "killed", NC_ ("rules table", "killed") },
  { "near", NC_ ("rules table", "Near") },
  { "nervous", NC_ ("rules table", "nervous") },
  { "outnumbered", NC_ ("rules table", "outnumbered") },
  { "result", NC_ ("rules table", "Result") },
  { "state", NC_ ("rules table", "State") },
  { "tie", NC_ ("rules table", "tie") },
  { NULL },
};
