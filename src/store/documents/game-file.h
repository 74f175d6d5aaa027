/* game-file.h: saved games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Orders that were given under other rules: to look at, as they cannot be carried out again. */
typedef struct
{
  guint rules_version; /* WarSystem.version at that time */
  char *orders; /* lines as of war_game_to_text() */
  WarExtra *extra; /* or NULL */
} StorePast;

/* What somebody wrote about a moment of a game. */
typedef struct
{
  guint order; /* after so many of them */
  gint seat; /* whose it is, and for nobody else to read; WAR_NONE: everybody's */
  char *text;
} StoreNote;

#define STORE_NOTE_MAX 1000 /* characters */

StoreNote *store_note_new (guint order, gint seat, const char *text);

/* By their orders, then everybody's before those of seats: below 0, 0 or above, as strcmp(). */
int store_note_compare (const StoreNote *note, guint order, gint seat);
void store_note_free (StoreNote *note);

/* A game with all that it needs: it owns what it is made of. */
typedef struct
{
  WarOperation *operation;
  WarSetup *setup;
  WarGame *game;
  GStrv commanders; /* of the seats in order: WAR_COMMANDER_PERSON or another id; NULL: not known */
  GStrv begun_by; /* likewise, when the game began; NULL: the same */
  WarUndoPolicy undo;
  gboolean hands_over; /* between persons nobody's secrets are on the screen */
  gboolean is_by_post; /* it goes from one person to another as a file */
  GPtrArray *past; /* StorePast, the oldest first; empty unless the rules changed in between */
  GPtrArray *notes; /* StoreNote, in order: of each moment one for each seat, and one for all */

  /* What is not known in a file of a newer version; each is NULL or else a part of the file. That
   * of orders and of the state is written again as long as they are what they were. */
  WarExtra *extra;
  WarExtra *beginning_extra;
  WarExtra *orders_extra;
  WarExtra *state_extra;
  guint n_loaded; /* orders that were in the file */
  guint64 loaded_hash; /* of the state after them */
} StoreGame;

/* A new game of the operation; NULL with a fault if it cannot be played. */
StoreGame *store_game_new (WarOperation *operation, guint64 seed, WarSetupFault *fault);
void store_game_free (StoreGame *game);

/* Reads a whole game or none: NULL if faults has anything to say. Its orders are carried out again,
 * and each must lead to the state that it led to. Where the rules have another version by now, or
 * an order does something else, the game goes on from its state: the orders are past, and a warning
 * says so. */
StoreGame *store_game_load (StoreLibrary *library, const char *path, StoreFaults *faults);
StoreGame *store_game_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* Only as it stands, to be listed and neither played nor saved: its orders are not carried out
 * again, which takes most of the time, and are past. */
StoreGame *store_game_glance (StoreLibrary *library, const char *path, StoreFaults *faults);

/* The canonical file. */
GBytes *store_game_to_bytes (const StoreGame *game);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. */
gboolean store_game_save (StoreLibrary *library, const StoreGame *game, const char *path,
                          GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreGame, store_game_free)

G_END_DECLS
