/* rule-words.c: what stands in the tables of Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/rule-words-private.h"

#include <glib/gi18n-lib.h>

const TextRuleWord text_raider_rule_titles[] = {
  { "arrivals", NC_ ("rules table", "Arrivals") },
  { "bomb", NC_ ("rules table", "A Bomb") },
  { "bombardment", NC_ ("rules table", "Bombardment") },
  { "cutting", NC_ ("rules table", "Cutting Wire") },
  { "dogfight", NC_ ("rules table", "Dogfight") },
  { "heavy", NC_ ("rules table", "Heavy Units") },
  { "interception", NC_ ("rules table", "Interception") },
  { "misfortunes", NC_ ("rules table", "Misfortunes") },
  { "reinforcements", NC_ ("rules table", "Reinforcements") },
  { "return-shot", NC_ ("rules table", "Return Fire at Aeroplanes") },
  { "special", NC_ ("rules table", "Special Arrivals") },
  { "wind", NC_ ("rules table", "Wind") },
  { NULL },
};

const TextRuleWord text_raider_rule_words[] = {
  { "aeroplane", NC_ ("rules table", "aeroplane") },
  { "aeroplanes", NC_ ("rules table", "Aeroplanes") },
  { "again", NC_ ("rules table", "roll twice") },
  { "another-run", NC_ ("rules table", "another run") },
  { "armoured-car", NC_ ("rules table", "armoured car") },
  { "breaks-off", NC_ ("rules table", "breaks off") },
  { "bunker", NC_ ("rules table", "bunker") },
  { "count", NC_ ("rules table", "Number") },
  { "crashes", NC_ ("rules table", "crashes") },
  { "driven-off", NC_ ("rules table", "driven off") },
  { "duds", NC_ ("rules table", "duds") },
  { "elite", NC_ ("rules table", "elite") },
  { "event", NC_ ("rules table", "Event") },
  { "field-gun", NC_ ("rules table", "field gun") },
  { "fog", NC_ ("rules table", "fog") },
  { "french", NC_ ("rules table", "French") },
  { "from", NC_ ("rules table", "From") },
  { "german", NC_ ("rules table", "Germans") },
  { "guns-fall-short", NC_ ("rules table", "guns fall short") },
  { "hole", NC_ ("rules table", "shell hole") },
  { "jam", NC_ ("rules table", "jam") },
  { "leader", NC_ ("rules table", "leader") },
  { "left", NC_ ("rules table", "the left") },
  { "lost", NC_ ("rules table", "Lost") },
  { "machine-gun", NC_ ("rules table", "machine gun") },
  { "men", NC_ ("rules table", "Men") },
  { "missed", NC_ ("rules table", "missed") },
  { "mortar", NC_ ("rules table", "mortar") },
  { "mud", NC_ ("rules table", "mud") },
  { "rain", NC_ ("rules table", "nowhere: rain") },
  { "rear", NC_ ("rules table", "behind") },
  { "renault", NC_ ("rules table", "Renault") },
  { "reserves", NC_ ("rules table", "reserves") },
  { "right", NC_ ("rules table", "the right") },
  { "roads-shelled", NC_ ("rules table", "roads shelled") },
  { "rum", NC_ ("rules table", "rum") },
  { "runner-lost", NC_ ("rules table", "runner lost") },
  { "shells", NC_ ("rules table", "Shells") },
  { "shot-down", NC_ ("rules table", "shot down") },
  { "side", NC_ ("rules table", "Side") },
  { "sniper", NC_ ("rules table", "sniper") },
  { "soldier", NC_ ("rules table", "soldier") },
  { "special", NC_ ("rules table", "special arrival") },
  { "st-chamond", NC_ ("rules table", "Saint-Chamond") },
  { "sum", NC_ ("rules table", "Sum") },
  { "tank", NC_ ("rules table", "tank") },
  { "unit", NC_ ("rules table", "Unit") },
  { "whippet", NC_ ("rules table", "Whippet") },
  { "wind-turns", NC_ ("rules table", "wind turns") },
  { NULL },
};
