/* game-count.c: counts a game that has ended among those that were played here
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-count.h"

#include <glib/gi18n-lib.h>

#include "app/game/log/game-tally.h"
#include "app/shell/shell.h"
#include "desk/documents/game-document.h"
#include "store/draft/played-file.h"

#define MICROSECONDS 1000000

void
duck_game_count (DuckGamePage *page)
{
  g_return_if_fail (DUCK_IS_GAME_PAGE (page));

  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (page)));
  const StoreGame *game = duck_game_document_get_game (document);
  const char *const *commanders
    = (const char *const *) (game->begun_by != NULL ? game->begun_by : game->commanders);
  WarTally dice[WAR_N_SIDES + 1];
  g_autoptr (WarPlayed) played = NULL;
  g_autoptr (GError) error = NULL;
  DuckShell *shell = duck_shell_find (page);

  if (commanders == NULL)
    return;

  duck_game_tally_count (document, dice);
  played = war_played_new (game->game, commanders, dice, g_get_real_time () / MICROSECONDS);
  if (played != NULL && !store_played_add (NULL, played, &error) && shell != NULL)
    {
      /* Translators: %s says what is wrong */
      g_autofree char *text
        = g_strdup_printf (_ ("This game is not in “Your Games”: %s"), error->message);

      duck_shell_add_toast (shell, text, NULL);
    }
}
