/* new-game.h: the window in which a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_GAME (duck_new_game_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewGame, duck_new_game, DUCK, NEW_GAME, AdwWindow)

/* What is proposed, all or none of it: an operation; or an army or field for a battle. */
typedef struct
{
  WarOperation *operation;
  WarArmy *army; /* of side 1 */
  WarField *field;
  const char *path; /* where the game is to be kept; NULL: wherever games are */
} DuckNewGamePreset;

/* preset: NULL: what was chosen last. The game that begins is shown in a tab. */
void duck_new_game_show (DuckShell *parent, const DuckNewGamePreset *preset);

/* Proposes the operation, army or field in the file. A dialog says why if it cannot be read, or
 * holds nothing that is played. */
void duck_new_game_show_file (DuckShell *parent, const char *path);

G_END_DECLS
