/* referee-private.h: what the files of the referee share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "referee.h"

/* What is known of a unit. */
typedef struct
{
  gint left, lost; /* wounds: that it has; that it has lost since its last morale phase */
  gint stunned, suppressed; /* to the end of that turn of its owner; 0: it is not */
  gboolean is_inactive, has_fired, has_charged, fell_back; /* in its owner's turn */
  gint blow, blow_back; /* the weapon that it used so in this player's turn, or WAR_NONE */
  guint countered; /* bits of weapons, in this player's turn */
  guint64 rounds; /* bits of those in which it struck */
  gboolean must_fight;
} Account;

struct _Referee
{
  const WarSetup *setup;
  WarState *before; /* the order that is judged */
  const WarState *after;
  guint64 seed;
  guint n_orders, n_units;
  guint n_events[WAR_ENTRENCHED_N_EVENTS];
  Account accounts[WAR_ENTRENCHED_MAX_UNITS];
  guint8 edges[WAR_ENTRENCHED_MAX_UNITS][WAR_ENTRENCHED_MAX_UNITS]; /* 1 + the edge of the other
                                                                       that it charged; 0 */
  gint side, round, turn, phase, turns[WAR_N_SIDES];
  gint charger, charged; /* WAR_NONE */
  gboolean is_countered, comes_to_blows;
  gint attacker, attacked; /* whom somebody may strike back at; WAR_NONE */
  gboolean is_charge; /* that attack */
  gint hits, victim; /* not saved yet; of whom, or WAR_NONE: of everybody under a template */
  gint wounds; /* not taken yet */
  const WarEntrenchedWeapon *weapon; /* that made them */
};

typedef void (*Judge) (Referee *referee, const WarEvent *event, const WarEvent *next);

/* Of shots, charges and blows, by kind of event; NULL for all others. */
extern const Judge referee_fight_judges[WAR_ENTRENCHED_N_EVENTS];

/* Ends the program, with the clause and the unit, unless it is kept. */
void referee_expect (const Referee *referee, gboolean is_kept, const char *clause, gint piece);

/* Whether the clause holds that is an amendment to the printed rules. */
gboolean referee_is_amended (const Referee *referee, const char *clause);

/* Units, as they were before the order. */
const WarEntrenchedType *referee_get_type (const Referee *referee, gint piece);
gint referee_get_owner (const Referee *referee, gint piece);
WarBase referee_get_base (const Referee *referee, gint piece);
gboolean referee_was_there (const Referee *referee, gint piece);

/* Contacts, as they are now. */
gboolean referee_touches (const Referee *referee, gint a, gint b);
gboolean referee_is_in_contact (const Referee *referee, gint piece);
void referee_part (Referee *referee, gint piece);

/* Neither stunned nor fallen back: 4.6, E-16. */
gboolean referee_is_able (const Referee *referee, gint piece);
