/* rule-words-private.h: what stands in the tables of each rule system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* An id of a system's data, and what it is called. */
typedef struct
{
  const char *id;
  const char *words; /* NC_ ("rules table", …) */
} TextRuleWord;

/* Of one system: what its tables are called, and what is called otherwise than in other systems, or
 * is in no other; each ends with an id of NULL. */
extern const TextRuleWord text_assault_rule_titles[], text_assault_rule_words[];
extern const TextRuleWord text_club_rule_titles[], text_club_rule_words[];
extern const TextRuleWord text_empires_rule_titles[], text_empires_rule_words[];
extern const TextRuleWord text_raider_rule_titles[], text_raider_rule_words[];

/* Those of a system; they have nothing in them for one without tables. */
const TextRuleWord *text_play_get_rule_titles (const WarSystem *system);
const TextRuleWord *text_play_get_rule_words (const WarSystem *system);

G_END_DECLS
