/* rule-words.c: what stands in the tables of End of Empires
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/rule-words-private.h"

#include <glib/gi18n-lib.h>

const TextRuleWord text_empires_rule_titles[] = {
  { "hits", NC_ ("rules table", "Hits") },
  { "modifiers", NC_ ("rules table", "Modifiers") },
  { NULL },
};

const TextRuleWord text_empires_rule_words[] = {
  { "artillery", NC_ ("rules table", "artillery") },
  { "attacking", NC_ ("rules table", "attacks") },
  { "cavalry", NC_ ("rules table", "cavalry") },
  { "crew-lost", NC_ ("rules table", "crew lost") },
  { "enfiladed", NC_ ("rules table", "shot at from the flank") },
  { "firer-prone-or-pinned", NC_ ("rules table", "itself prone or pinned") },
  { "foot", NC_ ("rules table", "on foot") },
  { "friends-fled", NC_ ("rules table", "friends nearby have fled or surrendered") },
  { "hits", NC_ ("rules table", "Hits") },
  { "in-cover", NC_ ("rules table", "in cover") },
  { "long-range", NC_ ("rules table", "long range") },
  { "more-figures", NC_ ("rules table", "more figures on its base") },
  { "moved-and-fired", NC_ ("rules table", "moves and fires") },
  { "roll", NC_ ("rules table", "Roll") },
  { "short-range", NC_ ("rules table", "short range") },
  { "small-arms", NC_ ("rules table", "small arms") },
  { "target-artillery", NC_ ("rules table", "at artillery") },
  { "target-cavalry", NC_ ("rules table", "at cavalry") },
  { "target-in-cover", NC_ ("rules table", "the target is in cover") },
  { "target-machine-gun", NC_ ("rules table", "at machine guns") },
  { "target-prone-or-pinned", NC_ ("rules table", "the target is prone or pinned") },
  { "two-figures-lost", NC_ ("rules table", "two figures lost") },
  { "under-fire", NC_ ("rules table", "under fire") },
  { NULL },
};
