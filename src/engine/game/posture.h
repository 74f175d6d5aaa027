/* posture.h: how boldly a solo commander fights for a turn
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

G_END_DECLS
