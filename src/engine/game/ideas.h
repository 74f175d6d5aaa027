/* ideas.h: the orders that a solo commander may give, as a system thinks of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* What a system's think() fills in for a seat that has something to decide; it goes by the view
 * alone. */
typedef struct
{
  const WarSetup *setup;
  const WarState *view;
  gint seat;
  WarIdea *items;
  guint n_items, maximum; /* how many there are, and for how many there is room */
} WarIdeas;

/* Adds an order if it is allowed; what is beyond the maximum is forgotten. Whether it was added.
 * Worth that is too great for an idea counts as the greatest. */
gboolean war_ideas_add (WarIdeas *ideas, const WarOrder *order, gint64 worth);

/* The same for an order without targets that is worth nothing, as it is the only one or ends
 * something; actor may be WAR_NONE. */
void war_ideas_add_plain (WarIdeas *ideas, guint kind, gint actor, gint32 argument);

/* As war_ideas_add(), of an order with one argument and one target. */
gboolean war_ideas_add_at (WarIdeas *ideas, guint kind, gint actor, gint32 argument, gint target,
                           gint64 worth);

/* *best becomes the order if it is allowed and worth more: of more orders than there is room for
 * only the best is an idea. */
void war_ideas_keep_best (const WarIdeas *ideas, const WarOrder *order, gint32 worth,
                          WarIdea *best);

G_END_DECLS
