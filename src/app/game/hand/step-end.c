/* step-end.c: what is left undone when a step of a game ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/step-end.h"

#include <glib/gi18n-lib.h>

#include "app/game/hand/game-words.h"
#include "engine/game/shown.h"

/* Whether it can do anything but come onto the field or stay out of it, which is done for one
 * before the first round. */
static gboolean
has_more_to_do (DuckPlay *play, gint piece)
{
  const GArray *choices = duck_play_get_choices (play);
  const WarOrderKind *kinds = duck_play_get_setup (play)->play->orders;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarOrder *order = &g_array_index (choices, WarChoice, i).order;

      if (kinds[order->kind].actor == WAR_TABLE_PIECES && order->actor == piece
          && kinds[order->kind].role != WAR_ORDER_PLACES
          && kinds[order->kind].role != WAR_ORDER_PASSES)
        return TRUE;
    }
  return FALSE;
}

/* Whether it could do anything that is not done as the step ends. */
static gboolean
may_miss_something (DuckPlay *play, gint piece)
{
  const GArray *choices = duck_play_get_choices (play);
  const WarOrderKind *kinds = duck_play_get_setup (play)->play->orders;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarOrder *order = &g_array_index (choices, WarChoice, i).order;

      if (kinds[order->kind].actor == WAR_TABLE_PIECES && order->actor == piece
          && !kinds[order->kind].rest_is_done)
        return TRUE;
    }
  return FALSE;
}

GArray *
duck_step_end_list_idle (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  GArray *idle = g_array_new (FALSE, FALSE, sizeof (gint));
  WarOrder end;
  gboolean rest_is_done
    = duck_play_find_end (play, &end) && setup->play->orders[end.kind].rest_is_done;
  gboolean is_under_way
    = war_state_peek_row (setup->layout, view, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND] > 0;

  for (gint i = 0; !rest_is_done && i < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    if ((is_under_way ? may_miss_something (play, i) : has_more_to_do (play, i))
        && !war_play_has_acted (setup, view, (guint) i))
      g_array_append_val (idle, i);
  return idle;
}

guint
duck_step_end_count_idle (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), 0);

  g_autoptr (GArray) idle = duck_step_end_list_idle (play);

  return idle->len;
}

gboolean
duck_step_end_has_begun (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  const WarChoice *hand = duck_play_get_hand (play);

  return duck_play_get_wordless (play) != NULL
         || (hand != NULL && !duck_play_is_in_hand (play, hand));
}

/* The line below the map says it, before what is decided next, unless it is a commander's soon. */
void
duck_step_end_say (DuckShell *shell, DuckPlay *play, const char *text)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  DuckGameDocument *document = duck_play_get_document (play);
  g_autofree char *next = NULL, *both = NULL;

  if (shell != NULL && duck_game_document_get_step (document).kind == WAR_STEP_COMMANDER)
    {
      duck_shell_add_toast (shell, text, NULL);
      return;
    }

  next = duck_game_words_next (duck_play_get_setup (play), duck_play_get_view (play),
                               duck_game_document_get_viewer (document));
  both = g_strdup_printf ("%s\n%s", text, next);
  duck_play_say (play, both);
}

/* Whether somebody else looks now, from whom the one before has secrets. */
static gboolean
has_gone_on (DuckGameDocument *document, gint viewer)
{
  return duck_game_document_has_others (document)
         && !duck_game_document_is_same_person (document, viewer,
                                                duck_game_document_get_viewer (document));
}

/* Who did not fire is as secret as who did. */
void
duck_step_end_give (DuckShell *shell, DuckPlay *play, const WarOrder *order)
{
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (order != NULL);

  DuckGameDocument *document = duck_play_get_document (play);
  gint viewer = duck_game_document_get_viewer (document);
  guint n_idle = duck_step_end_count_idle (play);
  g_autofree char *text = NULL;

  if (!duck_play_give (play, order) || n_idle == 0 || has_gone_on (document, viewer))
    return;

  text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "That step has ended; %u unit could still have acted.",
                 "That step has ended; %u units could still have acted.", n_idle),
    n_idle);
  duck_step_end_say (shell, play, text);
}

const char *
duck_step_end_get_warning (void)
{
  return _ (
    "An order has been begun: Enter gives it, Escape drops it. Ending once more drops it too.");
}
