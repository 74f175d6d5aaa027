/* game-persons.c: who of the persons of a game holds which seats
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-document.h"
#include "engine/solo/commander.h"
#include "text/game/state.h"

static const WarGame *
get_played (DuckGameDocument *self)
{
  return duck_game_document_get_game (self)->game;
}

static guint
count_seats (DuckGameDocument *self)
{
  return get_played (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
}

static gint32
get_side (DuckGameDocument *self, gint seat)
{
  const WarGame *game = get_played (self);

  return war_state_peek_row (game->setup->layout, game->state, WAR_TABLE_SEATS,
                             (guint) seat)[WAR_SEAT_SIDE];
}

/* A commander that this version does not have is a person's to be. */
gboolean
duck_game_document_is_person (DuckGameDocument *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  WarCommander commander;

  return !war_commander_find (duck_game_document_get_commander (self, seat), &commander)
         || commander == NULL;
}

gboolean
duck_game_document_is_same_person (DuckGameDocument *self, gint seat, gint other)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  if (seat == other || seat == WAR_NONE || other == WAR_NONE)
    return seat == other;

  return duck_game_document_is_person (self, seat) && get_side (self, seat) != WAR_NONE
         && get_side (self, seat) == get_side (self, other)
         && g_str_equal (duck_game_document_get_commander (self, seat),
                         duck_game_document_get_commander (self, other));
}

gboolean
duck_game_document_has_others (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  return duck_game_document_count_persons (self) > 1
         && war_setup_has_secrets (get_played (self)->setup);
}

gboolean
duck_game_document_may_hand_over (DuckGameDocument *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  gint viewer = duck_game_document_get_viewer (self);

  if (!duck_game_document_has_others (self) || viewer == WAR_NONE
      || get_side (self, viewer) == WAR_NONE)
    return TRUE;

  return duck_game_document_is_person (self, seat)
           ? duck_game_document_is_same_person (self, seat, viewer)
           : get_side (self, seat) == get_side (self, viewer);
}

char *
duck_game_document_dup_person (DuckGameDocument *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  const WarGame *game = get_played (self);
  gint side = get_side (self, seat);

  for (gint other = 0; other < (gint) count_seats (self); other++)
    if (side == WAR_NONE
        || (get_side (self, other) == side
            && !duck_game_document_is_same_person (self, seat, other)))
      return text_seat (game->setup, game->state, (guint) seat);
  return g_strdup (text_side (game->setup, side));
}

/* The seats of the rules are nobody's. */
static gboolean
is_decided_by_person (DuckGameDocument *self, gint seat)
{
  const WarGame *game = get_played (self);
  const gint32 *cells
    = war_state_peek_row (game->setup->layout, game->state, WAR_TABLE_SEATS, (guint) seat);

  return cells[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC
         && duck_game_document_is_person (self, seat);
}

guint
duck_game_document_count_persons (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), 0);

  guint n = 0;

  for (gint seat = 0; seat < (gint) count_seats (self); seat++)
    {
      gboolean is_new = is_decided_by_person (self, seat);

      for (gint other = 0; other < seat && is_new; other++)
        is_new = !is_decided_by_person (self, other)
                 || !duck_game_document_is_same_person (self, seat, other);
      n += is_new;
    }
  return n;
}

guint
duck_game_document_find_last (DuckGameDocument *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), 0);

  guint last = 0;

  for (gint other = 0; other < (gint) count_seats (self); other++)
    if (duck_game_document_is_same_person (self, seat, other))
      {
        guint n = war_game_find_last (get_played (self), other);

        last = MAX (last, n);
      }
  return last;
}
