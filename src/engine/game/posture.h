/* posture.h: how boldly a solo commander fights for a turn, and what it reckoned that by
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How much two things count for who thinks, in eighths of what they usually do: all integers, so
 * that a commander chooses the same on every machine. */
typedef struct
{
  gint32 caution; /* losses that it may have itself; more than 0 */
  gint32 drive; /* what wins the battle: places, objectives, zones; more than 0 */
} WarPosture;

#define WAR_POSTURE_USUAL 8

extern const WarPosture war_posture_usual;

/* A worth as it counts. */
static inline gint32
war_posture_weigh (gint32 share, gint32 worth)
{
  return (gint32) ((gint64) worth * share / WAR_POSTURE_USUAL);
}

/* What came of playing a battle on in the mind before a turn. */
typedef struct
{
  guint n_played; /* in the posture that was taken; 0: nobody has looked ahead */
  guint n_won, n_drawn; /* of them */
  guint n_usual, n_usual_won; /* likewise in the usual posture */
  gint feared; /* the row of an own piece that was gone most often before the next own turn; −1 */
  guint n_feared; /* in so many of those that were played in the posture */
} WarReckoning;

/* Between a commander that thinks in a thread and who waits for it; all of it atomic. */
typedef struct
{
  gint is_wanted; /* whether it is to take the best that it has found by now */
  gint done; /* how far it has come, in thousandths; −1: it does not look ahead just now */
} WarHaste;

G_END_DECLS
