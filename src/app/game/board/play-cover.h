/* play-cover.h: what of a choice lies in a part of the map, which something else would cover
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "app/game/hand/play-reach.h"

G_BEGIN_DECLS

/* The more it matters that it is seen, the greater. */
typedef enum
{
  DUCK_PLAY_COVER_NOTHING,
  DUCK_PLAY_COVER_ACTOR, /* somebody else who may act */
  DUCK_PLAY_COVER_WAY, /* where the chosen unit may go */
  DUCK_PLAY_COVER_CHOICE, /* the chosen unit, whom it may attack, where its order leads */
} DuckPlayCover;

/* The most of what is there; area in millimetres of the table. */
DuckPlayCover duck_play_cover_find (DuckPlay *play, DuckPlayReach *reach,
                                    const graphene_rect_t *area);

G_END_DECLS
