/* lesson.h: what is told of something that comes up for the first time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/choice.h"

G_BEGIN_DECLS

/* When orders of some kinds can be given that one has not given yet. Words are N_(). */
typedef struct
{
  const char *id; /* ASCII, kebab-case: "charge"; NULL ends a list */
  guint64 orders; /* bits of their kinds */
  const char *heading;
  const char *what; /* is asked, and where one says it */
  const char *why; /* what comes of it, and what else can be done */
} TextLesson;

#define TEXT_LESSON_ORDER(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* A shipped operation that one learns the rules by, against the program: one leads its first side.
 * Words are N_(). */
typedef struct
{
  const char *operation; /* name of its file, without a suffix */
  const char *words; /* what comes up in it */
} TextFirstGame;

/* That of the system; NULL: it has none. */
const TextFirstGame *text_first_game (const WarSystem *system);

/* Those of the game's rules, at most 32, what cannot wait first; NULL: there are none. */
const TextLesson *text_lesson_list (const WarSetup *setup);

G_END_DECLS
