/* coach.h: leads somebody who never played through a first turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play-group.h"

G_BEGIN_DECLS

/* What the coach can point at. */
typedef enum
{
  DUCK_COACH_AT_UNITS, /* the list of those who can act */
  DUCK_COACH_AT_BOARD,
  DUCK_COACH_AT_NEXT, /* the button that goes on */
  DUCK_COACH_AT_BAND, /* a decision over the board */
  DUCK_COACH_AT_LOG,
  DUCK_COACH_N_TARGETS,
} DuckCoachTarget;

#define DUCK_TYPE_COACH (duck_coach_get_type ())
G_DECLARE_FINAL_TYPE (DuckCoach, duck_coach, DUCK, COACH, GtkWidget)

/* Says, while it is visible, what to do now and why, with the chapter of the rules that it is
 * about, and marks the widget where it is done. It goes by how the game stands and by what the
 * person has ordered so far, not by what is pressed: whoever does something else is met there, and
 * a guide that was closed goes on later. When a whole turn has been played it says only what comes
 * up for the first time: text_lesson_list(). group: of whom
 * several may be chosen instead of one. targets: lent, as long as the coach. */
void duck_coach_set_play (DuckCoach *self, DuckPlay *play, DuckPlayGroup *group,
                          GtkWidget *const targets[DUCK_COACH_N_TARGETS]);

/* The id of the step that is shown: "place", "move"; for tests. */
const char *duck_coach_get_step (DuckCoach *self);

G_END_DECLS
