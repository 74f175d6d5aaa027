/* private.h: words that the texts of End of Empires 1914 share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/empires/private.h"
#include "text/game/play-private.h"

G_BEGIN_DECLS

/* names.c: what things are called. Free the results, but for constant ones. */

/* A unit, by any of its bases; those after the first say which they are. */
char *text_empires_piece (const WarSetup *setup, gint piece);
const char *text_empires_side (const WarSetup *setup, gint side);
const char *text_empires_phase (gint phase); /* "side A moves" */
const char *text_empires_pose (gint pose); /* "line", "column" */
char *text_empires_square (const WarSetup *setup, WarLength x, WarLength y);
char *text_empires_length (const WarSetup *setup, WarLength length);

/* lessons.c */
extern const TextLesson text_empires_lessons[];
extern const TextFirstGame text_empires_first_game;

/* event.c, fields.c */
char *text_empires_event (const WarSetup *setup, const WarEvent *event);
extern const TextEventFields text_empires_fields[];

/* refusal.c */
char *text_empires_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                            const WarRefusal *refusal);

/* order.c */
extern const char *const text_empires_orders[];
extern const char *const text_empires_phases[];
char *text_empires_phase_owner (const WarSetup *setup, const WarState *state, gint phase);
char *text_empires_order (const WarSetup *setup, const WarOrder *order);
char *text_empires_decision (const WarSetup *setup, const WarState *state, const gint32 *decision);
char *text_empires_argument (const WarSetup *setup, const WarOrder *order, guint argument);
char *text_empires_choice (const WarChoice *choice);
const char *text_empires_end (const WarSetup *setup, const WarState *state);

/* forecast.c */
char *text_empires_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                             const WarForesight *foresight);
char *text_empires_loss (const WarForeseenLoss *loss);
char *text_empires_modifier (const WarSetup *setup, const WarModifier *modifier);
char *text_empires_question (const WarSetup *setup, const WarQuestion *question);

/* odds.c */
char *text_empires_odds (const TextAttack *attack);
extern const TextAverages text_empires_averages;

/* state.c */
char *text_empires_situation (const WarSetup *setup, const WarState *state);
char *text_empires_condition (const WarSetup *setup, const WarState *state, gint piece);
char *text_empires_state (const WarSetup *setup, const WarState *state);
char *text_empires_look (const WarSetup *setup, const WarState *state, guint row);
char *text_empires_result (const WarSetup *setup, const WarState *state);

/* terrain.c */
char *text_empires_terrain (const gint32 *stats, const WarRules *rules);
const char *text_empires_terrain_choice (guint stat, gint32 value);

G_END_DECLS
