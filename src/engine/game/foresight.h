/* foresight.h: what an order would do, before anybody gives it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/odds.h"
#include "engine/game/play.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* A piece that would stand elsewhere, or otherwise. */
typedef struct
{
  gint row;
  gboolean comes; /* it is not on the field yet */
  WarBase base;
} WarForeseenPose;

/* Before the way begins: the actor has to turn first, or to get out of what it is in. */
#define WAR_FORESEEN_AT_ONCE (-1)

/* A roll on which it hangs whether the order is carried out to its end: terrain that is passed,
 * whether a unit comes. */
typedef struct
{
  guint kind; /* of the system */
  gint row; /* who has to pass */
  gint feature; /* that asks for it; WAR_NONE */
  WarLength distance; /* along the way; or WAR_FORESEEN_AT_ONCE */
  gint need; /* the least roll that passes */
  WarProbability chance; /* that it is passed */
  const char *clause; /* a constant */

  /* If those before it are passed and it is not: where the actor stands then. */
  gboolean stops; /* on the field */
  WarBase stop;
} WarForeseenCheck;

/* Somebody who may lose wounds, or whatever the system counts. */
typedef struct
{
  gint row;
  gboolean is_friend; /* of the side that gives the order; the actor itself is one, too */
  WarProbability loss; /* expected, of what it has left */
  WarProbability destroyed;
  WarProbability pinned; /* that it is pinned instead, where shots do so */
  WarProbability stunned; /* likewise, where gas does */
  gboolean is_rough; /* too much hangs on too much: these are about right */
  gint cover; /* how good its cover is; 0: none that counts */
  gint cover_feature; /* that gives it; or WAR_NONE */

  /* What is rolled at it, all modifiers counted: so many dice, the least number of one of them that
   * does something, and the least by which a save undoes that. n_dice 0: that is not said; need 0:
   * the dice have not all the same; save 0: there is none. */
  guint n_dice;
  gint need, save;
} WarForeseenLoss;

/* Where something that drifts may go next. */
typedef struct
{
  WarPosition from, to; /* its middle */
  WarLength radius;
  WarProbability chance; /* that it goes there rather than elsewhere */
  gboolean leaves; /* it is then off the field, and gone */
} WarForeseenDrift;

/* A line along which the actor looks at somebody, or something. */
typedef struct
{
  WarPosition from, to;
  gboolean is_blocked;
  gint feature; /* that blocks it; WAR_NONE: none, or a base does */
} WarForeseenLine;

#define WAR_FORESIGHT_MAX_POSES 256
#define WAR_FORESIGHT_MAX_CHECKS 256
#define WAR_FORESIGHT_MAX_LOSSES 256
#define WAR_FORESIGHT_MAX_DRIFTS 80
#define WAR_FORESIGHT_MAX_LINES 16
#define WAR_FORESIGHT_MAX_MODIFIERS 32

/* What would come of an order. It is filled again and again, as at every motion of a pointer, and
 * then allocates nothing; large: keep it off stacks. What has no room in it is left out. */
struct _WarForesight
{
  /* Where pieces stand if every check is passed, and nobody else does anything about it. It is
   * exact unless it hangs on other dice: a cloud's drift, who runs away. */
  guint n_poses;
  WarForeseenPose poses[WAR_FORESIGHT_MAX_POSES];

  /* In the order in which they are rolled. */
  guint n_checks;
  WarForeseenCheck checks[WAR_FORESIGHT_MAX_CHECKS];

  /* The way, of orders that have one: how far it goes, and how far it might. */
  gboolean has_way;
  WarLength distance, most;
  WarLength wheel; /* what turning before the way took of how far it might go; 0: nothing */
  WarBound bound; /* what keeps it from going on there */
  gboolean must_go_on; /* another one has to follow, as the actor may not stay there */

  /* Whom the actor would come into contact with, at which of its edges; WAR_NONE. */
  gint contact;
  WarEdge contact_edge;

  /* The round area that is hit; radius 0: none. */
  WarPosition area;
  WarLength radius;

  /* Everybody who is affected, the actor last if what is done is done to both. A charge is one that
   * reaches its enemy, who does nothing before. */
  guint n_losses;
  WarForeseenLoss losses[WAR_FORESIGHT_MAX_LOSSES];

  guint n_drifts;
  WarForeseenDrift drifts[WAR_FORESIGHT_MAX_DRIFTS];

  guint n_lines;
  WarForeseenLine lines[WAR_FORESIGHT_MAX_LINES];
  gboolean needs_sight; /* nothing is done where all lines are blocked */

  guint n_modifiers;
  WarModifier modifiers[WAR_FORESIGHT_MAX_MODIFIERS];

  /* private */
  WarState *after;
  WarChance chance;
};

/* Nothing is foreseen yet. */
void war_foresight_init (WarForesight *foresight);
void war_foresight_clear (WarForesight *foresight);

/* Finds what would come of an order, going by what the seat knows: by its view. FALSE, with the
 * refusal, if it is not allowed: then only lines of sight may be foreseen. Many foresights may be
 * made one after the other for the same view; nothing that the seat may not know shows in any. */
gboolean war_play_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                           WarForesight *foresight, WarRefusal *refusal);

/* Only what the system says of an order that is allowed: no poses, and of checks not where somebody
 * stops. For tables of many orders. */
void war_play_foresee_briefly (const WarSetup *setup, const WarState *view, const WarOrder *order,
                               WarForesight *foresight);

/* The chance that all checks are passed; for display only. */
double war_foresight_get_chance (const WarForesight *foresight);

/* The piece's pose, check or loss; NULL: there is none. */
const WarForeseenPose *war_foresight_find_pose (const WarForesight *foresight, gint row);
const WarForeseenLoss *war_foresight_find_loss (const WarForesight *foresight, gint row);

/* For systems. Each adds one that is cleared but for what is given, to be filled in. If there is no
 * room it is thrown away. */
WarForeseenCheck *war_foresight_add_check (WarForesight *foresight, guint kind, gint row);
WarForeseenLoss *war_foresight_add_loss (WarForesight *foresight, gint row);
WarForeseenDrift *war_foresight_add_drift (WarForesight *foresight, WarPosition from,
                                           WarPosition to);
WarForeseenLine *war_foresight_add_line (WarForesight *foresight, WarPosition from, WarPosition to);
WarModifier *war_foresight_add_modifier (WarForesight *foresight, guint kind, gint row,
                                         gint32 amount, const char *clause);

G_END_DECLS
