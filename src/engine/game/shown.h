/* shown.h: what stands on the field in a game, as it is shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/game/state.h"
#include "engine/geometry/base.h"
#include "engine/rules/token.h"

G_BEGIN_DECLS

/* A token, and the column whose cell says that it lies there, by not being 0. */
typedef struct
{
  WarToken token;
  guint column;
} WarTokenColumn;

/* Bits of those tokens by the cells of a row. */
guint war_shown_get_tokens (const gint32 *cells, const WarTokenColumn *columns, guint n_columns);

/* A piece of a unit. */
typedef struct
{
  const WarUnitType *type; /* lent; NULL: the row is no piece of a unit */
  gint side; /* 0, 1 */
  gboolean is_on_field; /* it has a base */
  WarBase base;
  gint left, lost; /* of its strength: wounds, figures */
  guint tokens; /* bits by WarToken */
} WarShownPiece;

typedef enum
{
  WAR_MARKER_OBJECTIVE,
  WAR_MARKER_WOUNDED, /* a unit that lies where it fell, or is carried */
  WAR_MARKER_CLOUD,
  WAR_MARKER_FLAG, /* of who holds a place */
  WAR_MARKER_TURRET,
  WAR_MARKER_MINE,
  WAR_MARKER_GAP, /* in wire, through which one goes */
  WAR_N_MARKERS,
} WarMarkerKind;

/* What is on the field beside units that fight. */
typedef struct
{
  WarMarkerKind kind;
  gint side; /* 0, 1 */
  WarPosition centre;
  WarHeading heading;
  gint carrier; /* row of the piece that has it with it, and is where it is; WAR_NONE */
  WarLength radius; /* CLOUD */
  gboolean kills; /* CLOUD: it kills; else it stuns */
  WarLength width, depth; /* GAP: along the wire, and through it */
  const WarUnitType *type; /* WOUNDED; lent */
} WarShownMarker;

G_END_DECLS
