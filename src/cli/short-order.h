/* short-order.h: orders as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

/* An order that has been read as far as its words go. */
typedef struct
{
  WarOrder order;
  guint n_arguments; /* that are known */
  gboolean has_option; /* the actor may give such an order now: option says what is left open */
  WarOption option;
} CliShortOrder;

/* Reads a line, either in the grammar of war_order_from_text(), with the seat or without, or in the
 * short one that duckboard-cli(1) describes: "move 3 90 4", "fire bef-infantry-2 at 14". What can
 * be only one thing may be left out. `seat` gives the order unless the line names another. FALSE
 * with a message, to free, if it is not an order; whether it is allowed is another matter. Of an
 * order there may be a message too: why it goes less far than the unit could go elsewhere. */
gboolean cli_short_order_read (const WarSetup *setup, const WarState *state, gint seat,
                               const char *line, WarOrder *order, char **message);

/* Reads words that need not be all of an order, after its actor: what is still open is in the
 * option. */
gboolean cli_short_order_begin (const WarSetup *setup, const WarState *state, gint seat,
                                const char *words, CliShortOrder *begun, char **message);

/* Reads the number of a unit, or its name or parts of that, the seat's own before others. FALSE if
 * the words are no unit; with a message, to free, if they may be several. */
gboolean cli_short_order_find_unit (const WarSetup *setup, const WarState *state, gint seat,
                                    const char *words, gint *piece, char **message);

/* "move UNIT to PLACE | HEADING DISTANCE": how an order of the kind is typed. Free it. */
char *cli_short_order_describe (const WarOrderKind *kind);
