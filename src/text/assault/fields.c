/* fields.c: what the numbers of the events of Trench Assault are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/assault/private.h"
#include "text/game/fields-private.h"

static const char *const phases[]
  = { "divide",    "arrange",   "shells",       "fire",      "company-morale",
      "attackers", "defenders", "hand-to-hand", "unpinning", NULL };
static const char *const effects[] = { "none", "pinned", "killed", NULL };
static const char *const rows[] = { "moving", "still", "covered", NULL };
static const char *const morales[] = { "fine", "nervous", "demoralised", NULL };
static const char *const results[] = { "tie", "forced-back", "killed", "captured", NULL };
static const char *const losses[] = { "none", "killed", "captured", "surrendered", "left", NULL };
static const char *const winners[] = { "none", "1", "2", "draw", NULL };
static const char *const ends[] = { "none", "taken", "plain", "broken", "few", "limit", NULL };

const TextEventFields text_assault_fields[] = {
  [WAR_ASSAULT_EVENT_SHELTERED] = { "actor", NULL, { NUMBER ("bunker"), NUMBER ("place") } },
  [WAR_ASSAULT_EVENT_ENTRANCE] = { NULL, NULL, { NUMBER ("bunker"), NUMBER ("opens") } },
  [WAR_ASSAULT_EVENT_STRETCH] = { NULL, NULL, { X, Y, FLAG ("gapped") } },
  [WAR_ASSAULT_EVENT_ARRANGED] = { "actor", NULL, { X, Y, HEADING } },
  [WAR_ASSAULT_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_ASSAULT_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases) }, 3 },
  [WAR_ASSAULT_EVENT_SHELLS] = { NULL, NULL },
  [WAR_ASSAULT_EVENT_SHELL] = { NULL, NULL, { X, Y, NUMBER ("shell"), NUMBER ("shells") } },
  [WAR_ASSAULT_EVENT_SHELLED] = { "actor", NULL, { WORD ("effect", effects) } },
  [WAR_ASSAULT_EVENT_ORDERED] = { "actor", "target", { NUMBER ("shots") } },
  [WAR_ASSAULT_EVENT_FIRED]
  = { "actor", "target", { NUMBER ("pins"), NUMBER ("kills"), WORD ("row", rows), FLAG ("far") } },
  [WAR_ASSAULT_EVENT_HIT] = { "actor", NULL, { WORD ("effect", effects), FLAG ("new") } },
  [WAR_ASSAULT_EVENT_OFFICER] = { "actor", NULL, { X, Y } },
  [WAR_ASSAULT_EVENT_MORALE]
  = { NULL,
      NULL,
      { NUMBER ("company"), WORD ("morale", morales), NUMBER ("lost"), NUMBER ("bases") } },
  [WAR_ASSAULT_EVENT_SURRENDERED] = { "actor", NULL },
  [WAR_ASSAULT_EVENT_MOVED]
  = { "actor", NULL, { X, Y, HEADING, NUMBER ("distance_mm100"), TEXT_BOUND_FIELDS } },
  [WAR_ASSAULT_EVENT_TURNED] = { "actor", NULL, { HEADING } },
  [WAR_ASSAULT_EVENT_WITHDREW] = { "actor", NULL, { X, Y, FLAG ("left_field") } },
  [WAR_ASSAULT_EVENT_STUCK] = { "actor", NULL, { FLAG ("stuck") } },
  [WAR_ASSAULT_EVENT_GAPPED] = { "actor", NULL, { X, Y } },
  [WAR_ASSAULT_EVENT_EMERGED] = { "actor", NULL, { X, Y } },
  [WAR_ASSAULT_EVENT_FOUGHT] = { "actor",
                                 "target",
                                 { NUMBER ("attackers_result"),
                                   NUMBER ("defenders_result"),
                                   ROW ("attackers_second"),
                                   ROW ("defenders_second"),
                                   WORD ("result", results),
                                   { "winner", TEXT_FIELD_SIDE, NULL } } },
  [WAR_ASSAULT_EVENT_FORCED_BACK] = { "actor", NULL, { X, Y, FLAG ("cornered") } },
  [WAR_ASSAULT_EVENT_LOST] = { "actor", NULL, { WORD ("by", losses) }, .is_loss = TRUE },
  [WAR_ASSAULT_EVENT_UNPINNED] = { "actor", NULL, { FLAG ("unpinned") } },
  [WAR_ASSAULT_EVENT_TAKEN] = { NULL, NULL, { NUMBER ("line") }, .is_score = TRUE },
  [WAR_ASSAULT_EVENT_NOTE] = { "actor", "target" },
  [WAR_ASSAULT_EVENT_RUNNER] = { "actor", "target", { X, Y, HEADING } },
  [WAR_ASSAULT_EVENT_WRITTEN] = { "actor", "target" },
  [WAR_ASSAULT_EVENT_DELIVERED] = { "actor", NULL },
  [WAR_ASSAULT_EVENT_READ] = { "actor", "target" },
  [WAR_ASSAULT_EVENT_UNDELIVERED] = { "actor", NULL },
  [WAR_ASSAULT_EVENT_CAME_BACK] = { "actor", NULL, { X, Y, HEADING } },
  [WAR_ASSAULT_EVENT_OVER] = { NULL, NULL, { WORD ("winner", winners), WORD ("end", ends) } },
};
