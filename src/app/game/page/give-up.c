/* give-up.c: a person gives a game up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/give-up.h"

#include "app/base/dialogs.h"
#include "desk/documents/game-document.h"
#include "text/game/order.h"

#define ACTION "give-up"

static DuckGameDocument *
get_document (DuckGamePage *page)
{
  return DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (page)));
}

/* The kind of order by which the game is given up; WAR_NONE: the rules do not know of that. */
static gint
find_kind (const WarSetup *setup)
{
  const WarOrderKind *kinds = setup->play->orders;

  for (gint i = 0; kinds[i].name != NULL; i++)
    if (kinds[i].role == WAR_ORDER_GIVES_UP)
      return i;
  return WAR_NONE;
}

/* FALSE: no person may give it now. */
static gboolean
find_order (DuckGameDocument *document, WarOrder *order)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarStep step = duck_game_document_get_step (document);
  gint kind = find_kind (setup);
  WarRefusal refusal;

  if (kind == WAR_NONE || step.kind != WAR_STEP_PERSON || duck_game_document_is_watched (document)
      || duck_game_document_get_question (document) != NULL)
    return FALSE;

  *order = war_order_new ((guint) kind, step.seat, WAR_NONE);
  return war_play_check (setup, duck_game_document_get_view (document), order, &refusal);
}

/* What is asked about. */
typedef struct
{
  DuckGameDocument *document;
  WarOrder order;
} GivingUp;

/* It is still the same person's to say. */
static void
answer_cb (DuckAnswer answer, gpointer data)
{
  GivingUp *giving_up = data;
  WarOrder order;
  WarRefusal refusal;

  if (answer == DUCK_ANSWER_DISCARD && find_order (giving_up->document, &order)
      && order.seat == giving_up->order.seat)
    duck_game_document_give (giving_up->document, &order, &refusal);
  g_object_unref (giving_up->document);
  g_free (giving_up);
}

static void
give_up_cb (DuckGamePage *page)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  DuckGameDocument *document = get_document (page);
  g_autofree char *meaning = NULL;
  g_autofree char *person = NULL;
  GivingUp *giving_up;
  WarOrder order;

  if (!find_order (document, &order))
    return;

  giving_up = g_new (GivingUp, 1);
  *giving_up = (GivingUp){ g_object_ref (document), order };
  person = duck_game_document_dup_person (document, order.seat);
  meaning = text_forecast (duck_game_document_get_game (document)->setup,
                           duck_game_document_get_view (document), &order);
  duck_dialog_ask_give_up (window, person, meaning, answer_cb, giving_up);
}

static gboolean
is_in_past (DuckGamePage *page)
{
  return duck_game_page_get_n_orders (page)
         < war_replay_get_n_orders (duck_game_document_get_replay (get_document (page)));
}

void
duck_give_up_offer (DuckGamePage *page)
{
  g_return_if_fail (DUCK_IS_GAME_PAGE (page));

  GActionGroup *actions = duck_page_get_actions (DUCK_PAGE (page));
  DuckGameDocument *document = get_document (page);
  WarOrder order;

  if (find_kind (duck_game_document_get_game (document)->setup) == WAR_NONE)
    return;

  if (!g_action_group_has_action (actions, ACTION))
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (ACTION, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (give_up_cb), page,
                               G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
    }
  duck_page_set_enabled (DUCK_PAGE (page), ACTION,
                         !is_in_past (page) && find_order (document, &order));
}
