/* private.h: words that the texts of Trench Raider share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/raider/private.h"
#include "text/game/play-private.h"

G_BEGIN_DECLS

/* names.c: what things are called. Free the results, but for constant ones. */
char *text_raider_piece (const WarSetup *setup, gint piece);
const char *text_raider_side (const WarSetup *setup, gint side);
char *text_raider_seat (const WarSetup *setup, gint seat); /* "game master"; NULL: as its side */
char *text_raider_regiment (const WarSetup *setup, gint regiment); /* from 0: "1st Regiment" */
char *text_raider_bunker (const WarSetup *setup, gint bunker); /* from 1: "bunker 2 (D1)" */
char *text_raider_crowd (const WarSetup *setup, gint piece, guint n_others); /* "and 3 others" */
const char *text_raider_phase (gint phase);
const char *text_raider_wind (gint wind); /* "from the French left", "rain" */
const char *text_raider_misfortune (gint misfortune);
char *text_raider_square (const WarSetup *setup, WarLength x, WarLength y);
char *text_raider_length (const WarSetup *setup, WarLength length);

/* Of a piece as it begins: "Cannon"; NULL: it has no such one, or no other. */
const char *text_raider_weapon (const WarSetup *setup, gint piece, gint weapon);

/* lessons.c */
extern const TextLesson text_raider_lessons[];
extern const TextFirstGame text_raider_first_game;

/* event.c, fields.c */
char *text_raider_event (const WarSetup *setup, const WarEvent *event);
extern const TextEventFields text_raider_fields[];

/* refusal.c */
char *text_raider_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                           const WarRefusal *refusal);

/* order.c, decision.c */
extern const char *const text_raider_orders[];
extern const char *const text_raider_phases[];
char *text_raider_order (const WarSetup *setup, const WarOrder *order);
char *text_raider_choice (const WarChoice *choice);
char *text_raider_argument (const WarSetup *setup, const WarOrder *order, guint argument);
char *text_raider_decision (const WarSetup *setup, const WarState *state, const gint32 *decision);
const char *text_raider_end (const WarSetup *setup, const WarState *state);

/* forecast.c */
char *text_raider_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                            const WarForesight *foresight);
char *text_raider_loss (const WarForeseenLoss *loss);
char *text_raider_modifier (const WarSetup *setup, const WarModifier *modifier);
char *text_raider_question (const WarSetup *setup, const WarQuestion *question);

/* odds.c */
char *text_raider_odds (const TextAttack *attack);
extern const TextAverages text_raider_averages;

/* state.c */
char *text_raider_situation (const WarSetup *setup, const WarState *state);
char *text_raider_condition (const WarSetup *setup, const WarState *state, gint piece);
char *text_raider_state (const WarSetup *setup, const WarState *state);
char *text_raider_look (const WarSetup *setup, const WarState *state, guint row);
char *text_raider_result (const WarSetup *setup, const WarState *state);

/* terrain.c */
char *text_raider_terrain (const gint32 *stats, const WarRules *rules);
const char *text_raider_terrain_choice (guint stat, gint32 value);

/* names.c: of the soldiers of a group that nobody leads, and what to do about it */
char *text_raider_odd_group (const WarOddity *oddity, const WarOperation *operation);
char *text_raider_odd_group_remedy (const WarOddity *oddity, const WarOperation *operation);

G_END_DECLS
