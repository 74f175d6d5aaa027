/* referee-private.h: what the files of the second reading of Trench Assault share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "referee.h"

#define CM(value) ((gint) ((value) *WAR_CENTIMETRE))
#define MAX_UNITS 128

/* What somebody is like. */
typedef struct
{
  gboolean is_here, is_gone, is_pinned, has_moved, has_fired;
  WarPosition at, start; /* now, and where his side's last movement step found him */
  gint heading;
  gint cornered; /* in this turn */
  gint n_legs;
  double spent; /* of his allowance, in hundredths of a millimetre */
  gboolean has_left, may_have_left; /* the trench in which he started */
  gboolean has_met_wire; /* of a runner: ungapped, on his way */
} Man;

/* Words in the ids of types, bits. */
typedef enum
{
  CALLED_GUN = 1,
  CALLED_TANK = 2,
  CALLED_RUNNER = 4,
  CALLED_LEADER = 8,
  CALLED_BOMBERS = 16,
} Calling;

struct _AssaultReferee
{
  const WarSetup *setup;
  const WarAssault *data;
  guint n_units;
  guint8 calls[MAX_UNITS]; /* what each is called by the id of its type: bits of Calling */
  Man men[MAX_UNITS];
  Man shot_at[MAX_UNITS]; /* as they were before the fire of this turn */
  gint kills[MAX_UNITS], pins[MAX_UNITS]; /* of this turn's fire */
  gint morale[WAR_ASSAULT_MAX_COMPANIES + 1];
  gboolean has_rolled[WAR_ASSAULT_MAX_COMPANIES + 1];
  gboolean has_fought[MAX_UNITS];
  guint n_out[16]; /* who came out of each bunker in this turn */
  GArray *due; /* guint: who is in reach of the last shell, and has not rolled yet */
  gint turn;
  gboolean is_taken;
};

/* referee-look.c: who is who, and the ground: of features −1 is none, −2 nobody can say. */
gint referee_side_of (const AssaultReferee *referee, guint i);
gint referee_company_of (const AssaultReferee *referee, guint i);
const WarUnitType *referee_type_of (const AssaultReferee *referee, guint i);
void referee_call (AssaultReferee *referee); /* finds what everybody is called */
gboolean referee_is_gun (const AssaultReferee *referee, guint i);
gboolean referee_is_tank (const AssaultReferee *referee, guint i);
gboolean referee_has_bombs (const AssaultReferee *referee, guint i);
gboolean referee_is_runner (const AssaultReferee *referee, guint i);
gboolean referee_is_leader (const AssaultReferee *referee, guint i);
gboolean referee_is_fighter (const AssaultReferee *referee, guint i);
gint referee_morale_of (const AssaultReferee *referee, guint i);
gboolean referee_is_on (const AssaultReferee *referee, guint amendment);
WarBase referee_base_of (const AssaultReferee *referee, const Man *man, guint i);
WarLength referee_gap_between (const AssaultReferee *referee, guint a, guint b);
gint referee_feature_at (const AssaultReferee *referee, WarTerrain terrain, WarPosition place);
const char *referee_role_at (const AssaultReferee *referee, WarPosition place);
gint referee_factor_at (const AssaultReferee *referee, const WarState *state, gint side,
                        WarPosition place);

/* referee.c: bases that are lost, of how many. */
gint referee_count_lost (const AssaultReferee *referee, gint company, gint *n_all);

/* referee-fights.c: from hand to hand to the end of a turn. */
void referee_see_fought (AssaultReferee *referee, const WarEvent *event);
void referee_check_pairs (AssaultReferee *referee, const WarEvents *events, guint first);
void referee_see_forced_back (AssaultReferee *referee, const WarEvent *event);
void referee_check_leaders (AssaultReferee *referee);
void referee_see_unpinned (AssaultReferee *referee, const WarEvent *event);
gint referee_find_winner (AssaultReferee *referee);
