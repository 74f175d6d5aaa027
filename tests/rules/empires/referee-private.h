/* referee-private.h: what the files of the referee of End of Empires 1914 share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/empires/private.h"
#include "referee.h"

#define CM(value) ((value) *WAR_CENTIMETRE)
#define DEGREES(value) ((value) *WAR_HEADING_TURN / 360)

/* What is known of a unit. */
typedef struct
{
  WarEmpiresBranch branch;
  gint side;
  gint full; /* figures, dice or crew that it began with */
  gint left; /* by the events */
  gboolean stands;
  guint n_bases; /* as they stand, and what is left on each */
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  gint figures[WAR_EMPIRES_MAX_BASES];
  guint n_start; /* where they stood when its side's movement step began */
  WarBase start[WAR_EMPIRES_MAX_BASES];

  gboolean is_pinned, is_prone, is_mounted, is_limbered;
  gint retreat; /* steps for which it goes on */

  /* In this turn. */
  gint command; /* order that it has been given in its step, as a WarEmpiresCommand */
  gboolean has_shot, says_it_moves, has_moved, is_under_fire, is_enfiladed, has_surrendered;
  gint hits;
  gboolean has_advanced, attacks, has_fought, is_beaten; /* lost in melee */
} Account;

struct _EmpiresReferee
{
  const WarSetup *setup;
  Tally *tally;
  WarState *before; /* the order that is judged */
  const WarState *after;
  guint64 seed;
  guint n_orders, n_units;
  Account accounts[WAR_EMPIRES_MAX_UNITS];
  gint side_a, phase, round;
  gint points[WAR_N_SIDES]; /* by the events */
  gint victim, owed; /* whose hits have still to be taken; WAR_NONE */
};

/* Ends the program unless it is so. */
void referee_expect (const EmpiresReferee *referee, gboolean is_so, const char *clause, gint unit);

/* Counts the clause if it is so, and gives that back. */
gboolean referee_note (const EmpiresReferee *referee, gboolean is_so, const char *clause);

gint referee_find (const EmpiresReferee *referee, gint piece); /* its unit, or WAR_NONE */
gboolean referee_is_brigade (const Account *account); /* infantry, cavalry */
gboolean referee_is_fighting (const Account *account); /* those, machine guns and batteries */
WarLength referee_get_distance (const Account *a, const Account *b);
gboolean referee_is_in_contact (const EmpiresReferee *referee, gint unit);
gboolean referee_has_amendment (const EmpiresReferee *referee, guint amendment);

/* Whether somebody there is in cover from there (empires.C-4, empires.C-5). */
gboolean referee_is_covered (const EmpiresReferee *referee, const WarBase *from,
                             const WarBase *target);

/* empires-referee-moves.c: the order before its events, and what a move came to. */
void referee_judge_order (EmpiresReferee *referee, const WarOrder *order);
void referee_judge_move (EmpiresReferee *referee, const WarOrder *order);

/* A unit that has gone back in this order. */
void referee_judge_retreat (const EmpiresReferee *referee, gint unit, gboolean limbers);

/* empires-referee-fights.c */
void referee_judge_shot (EmpiresReferee *referee, const WarEvents *events, guint n);
void referee_judge_advance (EmpiresReferee *referee, const WarEvents *events, guint n);
void referee_begin_melee (EmpiresReferee *referee);
void referee_judge_melee (EmpiresReferee *referee, const WarEvents *events);

/* empires-referee-morale.c: whether its terrain lets the unit be there (empires.C-12); all that
 * comes after the melees, to the next turn. */
gboolean referee_may_be_at (const EmpiresReferee *referee, const Account *account,
                            WarPosition position);
void referee_judge_morale (EmpiresReferee *referee, const WarEvents *events);
