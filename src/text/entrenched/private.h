/* private.h: words that the texts of Entrenched! share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "text/game/play-private.h"

G_BEGIN_DECLS

/* names.c: what things are called. Free the results, but for constant ones. */

/* A unit by its own name, else its type's, with a number where its side has several of the name,
 * and its side where both have it; an objective, a control point or a cloud. */
char *text_entrenched_piece (const WarSetup *setup, gint piece);
const char *text_entrenched_side (const WarSetup *setup, gint side);
const char *text_entrenched_weapon (const WarSetup *setup, gint piece, gint weapon);
const char *text_entrenched_feature (const WarSetup *setup, gint feature);
const char *text_entrenched_phase (gint phase); /* "movement phase" */
char *text_entrenched_square (const WarSetup *setup, WarLength x, WarLength y);
char *text_entrenched_length (const WarSetup *setup, WarLength length);
char *text_entrenched_at_most (const WarSetup *setup, WarLength length); /* never rounded up */
char *text_entrenched_place_of (const WarSetup *setup, gint condition); /* its zone or point */

/* "1½ of 2 rounds", "1 of 2 turns": for how long that place has been held, of how long wins; both
 * in ends of turns, as the rules count them. */
char *text_entrenched_holding (const WarSetup *setup, gint condition, gint held, gint needed);

/* event.c */
const char *text_entrenched_check (guint check); /* "wire check" */
char *text_entrenched_event (const WarSetup *setup, const WarEvent *event);

/* lessons.c */
extern const TextLesson text_entrenched_lessons[];
extern const TextFirstGame text_entrenched_first_game;

/* fields.c */
extern const TextEventFields text_entrenched_fields[];

/* refusal.c */
char *text_entrenched_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                               const WarRefusal *refusal);

/* order.c */
extern const char *const text_entrenched_orders[];
extern const char *const text_entrenched_phases[];
char *text_entrenched_order (const WarSetup *setup, const WarOrder *order);
char *text_entrenched_decision (const WarSetup *setup, const WarState *state,
                                const gint32 *decision);
char *text_entrenched_argument (const WarSetup *setup, const WarOrder *order, guint argument);

/* look.c */
char *text_entrenched_look (const WarSetup *setup, const WarState *state, guint row);
GPtrArray *text_entrenched_look_lines (const WarSetup *setup, const WarState *state, guint row);

/* forecast.c */
char *text_entrenched_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                                const WarForesight *foresight);
char *text_entrenched_loss (const WarForeseenLoss *loss);
char *text_entrenched_modifier (const WarSetup *setup, const WarModifier *modifier);
char *text_entrenched_question (const WarSetup *setup, const WarQuestion *question);

/* odds.c */
char *text_entrenched_odds (const TextAttack *attack);
gboolean text_entrenched_average (const TextAttack *attack, TextAverage *average);
extern const TextAverages text_entrenched_averages;

/* state.c */
char *text_entrenched_condition (const WarSetup *setup, const WarState *state, gint piece);
char *text_entrenched_situation (const WarSetup *setup, const WarState *state);
char *text_entrenched_state (const WarSetup *setup, const WarState *state);
char *text_entrenched_result (const WarSetup *setup, const WarState *state);

/* terrain.c: what terrain does. */
char *text_entrenched_terrain (const gint32 *stats, const WarRules *rules);
const char *text_entrenched_terrain_choice (guint stat, gint32 value);

/* What templates 1 and 2 are for, and the compass (entrenched.5.10, entrenched.E-16). */
#define TEXT_ENTRENCHED_N_TEMPLATES 2
extern const char *const text_entrenched_templates[TEXT_ENTRENCHED_N_TEMPLATES];
extern const char text_entrenched_compass[];

G_END_DECLS
