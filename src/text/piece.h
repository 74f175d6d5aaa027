/* piece.h: the units of a game as they are shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* What a unit is marked with. */
typedef enum
{
  TEXT_TOKEN_INACTIVE,
  TEXT_TOKEN_STUNNED,
  TEXT_TOKEN_SUPPRESSED,
  TEXT_TOKEN_FELL_BACK,
  TEXT_N_TOKENS,
} TextToken;

/* A unit on the field. */
typedef struct
{
  const WarUnitType *type; /* lent */
  gint side; /* 0, 1 */
  WarBase base;
  gint lost; /* wounds */
  guint tokens; /* bits by TextToken */
} TextPiece;

typedef enum
{
  TEXT_MARKER_OBJECTIVE,
  TEXT_MARKER_WOUNDED, /* a unit that lies where it fell, or is carried */
  TEXT_MARKER_CLOUD,
} TextMarkerKind;

/* What is on the field beside units that fight. */
typedef struct
{
  TextMarkerKind kind;
  gint side; /* 0, 1 */
  WarPosition centre;
  gint heading;
  gint carrier; /* row of the unit that has it with it, and is where it is; WAR_NONE */
  WarLength radius; /* CLOUD */
  gboolean kills; /* CLOUD: it kills; else it stuns */
  const WarUnitType *type; /* WOUNDED; lent */
} TextMarker;

/* Units have the first rows of the pieces, so many. */
guint text_piece_count (const WarSetup *setup);

/* FALSE: the unit is not on the field; of what type and side it is is said all the same. */
gboolean text_piece_get (const WarSetup *setup, const WarState *state, guint row, TextPiece *piece);

/* FALSE: the row, of those of the pieces, is no such marker, or it is nowhere on the field. */
gboolean text_marker_get (const WarSetup *setup, const WarState *state, guint row,
                          TextMarker *marker);

/* "Lost: BEF Infantry 2, BEF Officer": what a side, 0 or 1, has lost; NULL: nothing. Free it. */
char *text_piece_losses (const WarSetup *setup, const WarState *state, gint side);

G_END_DECLS
