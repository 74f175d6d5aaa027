/* probe-private.h: what the files of the probe share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "probe.h"

typedef struct
{
  gint q, r;
} ProbeHex;

extern const WarOrderKind probe_orders[];

/* What an argument of an order may be at most; the probe tries all of it. */
WarRange probe_get_range (guint kind, guint argument);
void probe_get_target_numbers (const WarOrder *order, guint *minimum, guint *maximum);

gboolean probe_hex_is_on (ProbeHex hex);
guint probe_hex_to_number (ProbeHex hex);
ProbeHex probe_hex_step (ProbeHex hex, gint heading, gint distance);
gint probe_hex_distance (ProbeHex a, ProbeHex b);
gboolean probe_hex_equal (ProbeHex a, ProbeHex b);

const gint32 *probe_peek (const WarSetup *setup, const WarState *state, WarTable table, gint row);
gint32 *probe_get (const WarSetup *setup, WarState *state, WarTable table, gint row);
guint probe_count_rows (const WarSetup *setup, WarTable table);
gint32 probe_get_round (const WarSetup *setup, const WarState *state);
gint32 probe_get_phase (const WarSetup *setup, const WarState *state);

gboolean probe_piece_is_on (const WarSetup *setup, const WarState *state, gint piece);
ProbeHex probe_piece_get_hex (const WarSetup *setup, const WarState *state, gint piece);
gint probe_piece_get_range (const gint32 *piece);

/* The first piece on the hex, or WAR_NONE. */
gint probe_find_piece (const WarSetup *setup, const WarState *state, ProbeHex hex);

/* The feature on the hex that nobody may enter, or WAR_NONE. */
gint probe_find_barrier (const WarSetup *setup, const WarState *state, ProbeHex hex);
ProbeHex probe_feature_get_hex (gint feature);

/* The number of pieces that are on the ground. */
guint probe_count_pieces (const WarSetup *setup, const WarState *state, gint side);
gint32 probe_get_home (gint side);

/* Whether the seat has to decide what this kind of order answers. */
gboolean probe_is_asked (const WarSetup *setup, const WarState *state, gint seat, guint kind);
gboolean probe_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
                      WarRefusal *refusal);
guint probe_list (const WarSetup *setup, const WarState *state, gint seat, gint actor,
                  WarOption *options, guint maximum);
gboolean probe_narrow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                       WarOption *option);
WarOutcome probe_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order,
                            WarChance *chance, WarEvents *events);

void probe_show_piece (const WarSetup *setup, const WarState *view, guint row,
                       WarShownPiece *piece);
void probe_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                    gboolean is_allowed, WarForesight *foresight);

/* What an order does with the state, and with whom it speaks. */
typedef struct
{
  const WarSetup *setup;
  WarState *state;
  WarChance *chance;
  WarEvents *events;
} ProbeAct;

/* Each gives FALSE when an answer is missing or a table is full. */
gboolean probe_move (ProbeAct *act, gint piece, gint heading, gint distance);
gboolean probe_land (ProbeAct *act, gint piece, const char *clause);
gboolean probe_fire (ProbeAct *act, const WarOrder *order, guint *hits);
gboolean probe_call (ProbeAct *act, gint side, ProbeHex hex);
gboolean probe_chart (ProbeAct *act, gint seat);
void probe_hit (ProbeAct *act, gint piece, guint n_hits);
gboolean probe_proceed (ProbeAct *act);
gboolean probe_roll (ProbeAct *act, gint seat, guint sides, guint count, gint need,
                     const char *purpose, const char *clause, gint32 *dice, WarQuestion *question);
