/* private.h: words that the texts of Trench Club share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/chart.h"
#include "engine/club/private.h"
#include "text/game/play-private.h"

G_BEGIN_DECLS

/* names.c: what things are called. Free the results, but for constant ones. */
char *text_club_piece (const WarSetup *setup, gint piece);
const char *text_club_side (const WarSetup *setup, gint side);
char *text_club_seat (const WarSetup *setup, gint seat); /* "Entente", or which of two allies */
char *text_club_nation (const WarSetup *setup,
                        gint seat); /* of its side's two; NULL: there is one */
const char *text_club_phase (gint phase); /* "moves" */
char *text_club_hex (const WarSetup *setup, gint32 hex); /* "D4" */
const char *text_club_type (const WarSetup *setup, guint type);
char *text_club_halves (gint32 halves); /* half points: "2½" */

/* chart.c: what the chart says, and why. */
const char *text_club_row (gint row); /* "Truck" */
const char *text_club_mood (const WarRules *rules, gint column); /* "Regroup" */
const char *text_club_level (const char *id); /* "Conscript" */
char *text_club_level_effect (const WarRules *rules, const char *id);
guint text_club_box_id (const WarClubBox *box); /* 207 */
const char *text_club_box (const WarClubBox *box); /* what it says; NULL: it is a user's own */
WarClubBox text_club_get_right_box (const WarRules *rules, const WarClubBox *box);
char *text_club_acted (const WarSetup *setup, const WarEvent *event, const char *actor,
                       const char *target);
char *text_club_priorities (WarClubPriorities asked); /* NULL: there was nothing to choose */

/* army.c: appends sentences */
void text_club_army_plan (const WarArmy *army, GPtrArray *sentences);

/* chart-shown.c */
TextChart *text_club_chart (const WarRules *rules);
gboolean text_club_has_chart (const WarSetup *setup);
gboolean text_club_chart_mark (const WarSetup *setup, const WarEvent *event, TextChartMark *mark);

/* lessons.c */
extern const TextLesson text_club_lessons[];
extern const TextFirstGame text_club_first_game;

/* event.c, fields.c */
char *text_club_event (const WarSetup *setup, const WarEvent *event);
extern const TextEventFields text_club_fields[];

/* refusal.c */
char *text_club_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                         const WarRefusal *refusal);

/* order.c */
extern const char *const text_club_orders[];
extern const char *const text_club_phases[];
char *text_club_order (const WarSetup *setup, const WarOrder *order);
char *text_club_decision (const WarSetup *setup, const WarState *state, const gint32 *decision);
char *text_club_argument (const WarSetup *setup, const WarOrder *order, guint argument);

/* forecast.c */
char *text_club_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                          const WarForesight *foresight);
char *text_club_loss (const WarForeseenLoss *loss);
char *text_club_modifier (const WarSetup *setup, const WarModifier *modifier);
char *text_club_question (const WarSetup *setup, const WarQuestion *question);

/* odds.c */
char *text_club_odds (const TextAttack *attack);
extern const TextAverages text_club_averages;

/* state.c */
char *text_club_situation (const WarSetup *setup, const WarState *state);
char *text_club_condition (const WarSetup *setup, const WarState *state, gint piece);
char *text_club_state (const WarSetup *setup, const WarState *state);
char *text_club_look (const WarSetup *setup, const WarState *state, guint row);
char *text_club_result (const WarSetup *setup, const WarState *state);

char *text_club_goal (const WarOperation *operation); /* NULL: its field has no board */

/* terrain.c */
char *text_club_terrain (const gint32 *stats, const WarRules *rules);
const char *text_club_terrain_choice (guint stat, gint32 value);

G_END_DECLS
