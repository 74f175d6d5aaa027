/* private.h: words that the texts of Trench Assault share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"
#include "text/game/play-private.h"

G_BEGIN_DECLS

/* names.c: what things are called. Free the results, but for constant ones. */
char *text_assault_piece (const WarSetup *setup, gint piece);
const char *text_assault_side (const WarSetup *setup, gint side);
char *text_assault_seat (const WarSetup *setup, gint seat); /* "company 2"; NULL: as its side */
char *text_assault_player (const WarSetup *setup, gint seat); /* "British, company 2" */

/* For the beginning of a line: "Company 2"; the defenders are one. */
char *text_assault_group (const WarSetup *setup, gint piece); /* "Company 2"; NULL: none */
char *text_assault_company (const WarSetup *setup, gint company);
char *text_assault_bunker (const WarSetup *setup, gint bunker); /* from 1: "bunker 2 (D1)" */
const char *text_assault_phase (gint phase);
const char *text_assault_morale (gint morale);
const char *text_assault_row (gint row); /* of the table of shots: "moving in the open" */
char *text_assault_square (const WarSetup *setup, WarLength x, WarLength y);
char *text_assault_length (const WarSetup *setup, WarLength length);

/* lessons.c */
extern const TextLesson text_assault_lessons[];
extern const TextFirstGame text_assault_first_game;

/* event.c, fields.c */
char *text_assault_event (const WarSetup *setup, const WarEvent *event);
extern const TextEventFields text_assault_fields[];

/* refusal.c */
char *text_assault_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                            const WarRefusal *refusal);

/* order.c */
extern const char *const text_assault_orders[];
extern const char *const text_assault_phases[];
char *text_assault_phase_owner (const WarSetup *setup, const WarState *state, gint phase);
char *text_assault_order (const WarSetup *setup, const WarOrder *order);
char *text_assault_decision (const WarSetup *setup, const WarState *state, const gint32 *decision);
char *text_assault_argument (const WarSetup *setup, const WarOrder *order, guint argument);

/* forecast.c */
char *text_assault_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                             const WarForesight *foresight);
const char *text_assault_check (guint kind);
char *text_assault_loss (const WarForeseenLoss *loss);
char *text_assault_modifier (const WarSetup *setup, const WarModifier *modifier);
char *text_assault_question (const WarSetup *setup, const WarQuestion *question);

/* odds.c */
char *text_assault_odds (const TextAttack *attack);
extern const TextAverages text_assault_averages;

/* group.c */
char *text_assault_odd_group (const WarOddity *oddity, const WarOperation *operation);
char *text_assault_odd_group_remedy (const WarOddity *oddity, const WarOperation *operation);

/* form.c */
void text_assault_add_forms (const WarSetup *setup, GPtrArray *forms);

/* state.c */
char *text_assault_situation (const WarSetup *setup, const WarState *state);
char *text_assault_condition (const WarSetup *setup, const WarState *state, gint piece);
char *text_assault_bunkers (const WarSetup *setup, const WarState *state); /* NULL: none known */
char *text_assault_state (const WarSetup *setup, const WarState *state);
char *text_assault_look (const WarSetup *setup, const WarState *state, guint row);
char *text_assault_result (const WarSetup *setup, const WarState *state);

/* terrain.c */
char *text_assault_terrain (const gint32 *stats, const WarRules *rules);
const char *text_assault_terrain_choice (guint stat, gint32 value);

G_END_DECLS
