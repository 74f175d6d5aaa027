/* mind.h: what the files of the solo commander of End of Empires 1914 share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/empires/private.h"
#include "engine/game/ideas.h"

G_BEGIN_DECLS

/* What a figure that is lost is worth. */
#define WAR_EMPIRES_FIGURE_WORTH 400

/* Sums of modifiers, from the least that matters. */
#define WAR_EMPIRES_LEAST_MODIFIER (-8)
#define WAR_EMPIRES_N_MODIFIERS 17

/* A unit as the commander sees it: all that its ratings need. */
typedef struct
{
  gboolean stands, is_own, is_fighting, is_brigade, is_mounted, is_pinned, is_in_cover;
  gboolean may_shoot; /* at all: its state lets it */
  WarEmpiresBranch branch;
  WarEmpiresWeapon weapon;
  guint n_bases, n_dice; /* dice of all bases */
  gint strength;
  WarBase whole;
} WarEmpiresSight;

typedef struct
{
  const WarSetup *setup;
  const WarEmpires *data;
  const WarState *view;
  gint seat;
  const WarPosture *posture;
  WarIdeas ideas;
  WarEmpiresSight units[WAR_EMPIRES_MAX_UNITS];
  guint n_units;

  /* What a die hits on average, by its modifier, in hundredths of a figure. */
  gint32 small_arms[WAR_EMPIRES_N_MODIFIERS], artillery[WAR_EMPIRES_N_MODIFIERS];
} WarEmpiresMind;

/* mind.c */
WarOrder war_empires_make_order (const WarEmpiresMind *mind, WarEmpiresOrder kind, guint unit);
WarHeading war_empires_get_ahead (const WarEmpiresMind *mind); /* towards the enemy's edge */

/* rate.c */
void war_empires_look_round (WarEmpiresMind *mind);

/* What it is worth that the unit stands there; `shoots`: and may shoot in this turn. */
gint32 war_empires_rate_stand (const WarEmpiresMind *mind, guint unit, const WarBase *whole,
                               const WarBase *bases, guint n_bases, gboolean shoots);

/* The place that it makes for, in fact or because none is left. */
WarPosition war_empires_get_goal (const WarEmpiresMind *mind, guint unit, WarPosition from);

/* Whether their middles alone say that the two are farther apart. */
gboolean war_empires_is_beyond (const WarBase *a, const WarBase *b, WarLength distance);

/* The place that is nearest, or WAR_NONE. */
gint war_empires_find_place (const WarEmpiresMind *mind, WarPosition from);

/* move.c */
void war_empires_think_of_moves (WarEmpiresMind *mind);

G_END_DECLS
