/* step-end.c: what is left undone when a step of a game ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/step-end.h"

#include <glib/gi18n-lib.h>

#include "engine/game/shown.h"

guint
duck_step_end_count_idle (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), 0);

  const WarSetup *setup = duck_play_get_setup (play);
  guint n = 0;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    n += duck_play_may_act (play, (gint) i)
         && !war_play_has_acted (setup, duck_play_get_view (play), i);
  return n;
}

/* Whether something has been said of an order that is not given yet. */
static gboolean
has_begun (DuckPlay *play)
{
  const WarChoice *hand = duck_play_get_hand (play);

  return duck_play_get_wordless (play) != NULL
         || (hand != NULL && !duck_play_is_in_hand (play, hand));
}

void
duck_step_end_say (DuckShell *shell, DuckPlay *play, const char *text)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  WarStep step = duck_game_document_get_step (duck_play_get_document (play));

  if (shell != NULL && step.kind == WAR_STEP_COMMANDER)
    duck_shell_add_toast (shell, text, NULL);
  else
    duck_play_say (play, text);
}

static void
give (DuckShell *shell, DuckPlay *play, const WarOrder *order)
{
  guint n_idle = duck_step_end_count_idle (play);
  g_autofree char *text = NULL;

  if (!duck_play_give (play, order) || n_idle == 0)
    return;

  text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "That step has ended; %u unit could still have acted.",
                 "That step has ended; %u units could still have acted.", n_idle),
    n_idle);
  duck_step_end_say (shell, play, text);
}

void
duck_step_end_ask (DuckShell *shell, DuckPlay *play, const WarOrder *order, gboolean *is_warned)
{
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (order != NULL);
  g_return_if_fail (is_warned != NULL);

  if (*is_warned || !has_begun (play))
    give (shell, play, order);
  else
    *is_warned = TRUE;
}

const char *
duck_step_end_get_warning (void)
{
  return _ (
    "An order has been begun: Enter gives it, Escape drops it. Ending once more drops it too.");
}
