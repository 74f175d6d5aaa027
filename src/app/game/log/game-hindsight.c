/* game-hindsight.c: what would have been better at the turning points of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-hindsight.h"

#include <glib/gi18n-lib.h>

#include "app/base/words.h"
#include "engine/solo/playout.h"
#include "text/solo/advice.h"

/* A decision that is looked at, and what has been found. */
typedef struct
{
  WarPastDecision decision;
  gint side;
  char *text; /* NULL: nothing was surely better */
} Look;

/* What a thread thinks about. What is lent to it is of the document. It is counted, by who takes
 * what came of it and by the box, both of the main thread: the document may not end in another. */
typedef struct
{
  DuckGameDocument *document;
  const WarSetup *setup;
  guint64 seed;
  GArray *looks; /* Look */
  WarHaste haste;
  GtkBox *box; /* NULL: it is gone */
} Search;

static void
look_clear (gpointer data)
{
  Look *look = data;

  g_free (look->decision.view);
  g_free (look->text);
}

static void
search_clear (gpointer data)
{
  Search *search = data;

  g_array_unref (search->looks);
  if (search->box != NULL)
    g_object_remove_weak_pointer (G_OBJECT (search->box), (gpointer *) &search->box);
  g_object_unref (search->document);
}

static void
search_release (gpointer search)
{
  g_rc_box_release_full (search, search_clear);
}

static void
release_cb (gpointer data, GClosure *closure)
{
  search_release (data);
}

/* What led to each of the losses, every decision once. */
static GArray *
find_decisions (DuckGameDocument *document, const DuckGameLoss *losses, guint n_losses)
{
  const WarGame *game = duck_game_document_get_game (document)->game;
  GArray *looks = g_array_new (FALSE, TRUE, sizeof (Look));

  g_array_set_clear_func (looks, look_clear);
  for (guint i = 0; i < n_losses; i++)
    {
      Look look = { .side = losses[i].side };
      gboolean is_known = FALSE;

      if (!war_hindsight_find_decision (game, duck_game_document_get_replay (document),
                                        losses[i].n_orders, losses[i].side, &look.decision))
        continue;
      for (guint j = 0; j < looks->len; j++)
        is_known |= g_array_index (looks, Look, j).decision.n_orders == look.decision.n_orders;
      if (is_known)
        look_clear (&look);
      else
        g_array_append_val (looks, look);
    }
  return looks;
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (WarSetup) lent = war_setup_lend (search->setup);
  guint n_found = 0;

  for (guint i = 0; i < search->looks->len && n_found < DUCK_GAME_HINDSIGHT_MAX
                    && !g_atomic_int_get (&search->haste.is_wanted);
       i++)
    {
      Look *look = &g_array_index (search->looks, Look, i);
      WarHindsight hindsight;

      if (!war_hindsight_find (lent, &look->decision, search->seed + i, &search->haste, &hindsight))
        continue;
      look->text = text_hindsight (lent, &look->decision, &hindsight);
      n_found++;
    }
  g_task_return_boolean (task, TRUE);
}

static void
add_found (GtkBox *box, const Look *look)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *show = gtk_button_new_with_mnemonic (_ ("Sho_w"));
  GtkWidget *replay = gtk_button_new_with_mnemonic (_ ("Let the _Captain Replay It"));

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "force");
  gtk_box_append (GTK_BOX (card), duck_words_new (look->text, NULL));
  gtk_widget_set_tooltip_text (show, _ ("Show This Moment"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (show), "game.go-to");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (show), "u", look->decision.n_orders);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (replay), "game.replay-steady");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (replay), "(ui)", look->decision.n_orders,
                                    look->side);
  gtk_box_append (GTK_BOX (line), show);
  gtk_box_append (GTK_BOX (line), replay);
  gtk_box_append (GTK_BOX (card), line);
  gtk_box_append (box, card);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Search *search = data;
  guint n_found = 0;

  if (search->box == NULL)
    {
      search_release (search);
      return;
    }
  gtk_box_remove (search->box, gtk_widget_get_last_child (GTK_WIDGET (search->box)));
  for (guint i = 0; i < search->looks->len; i++)
    if (g_array_index (search->looks, Look, i).text != NULL)
      {
        add_found (search->box, &g_array_index (search->looks, Look, i));
        n_found++;
      }
  if (n_found == 0)
    gtk_box_append (
      search->box,
      duck_words_new (_ ("Nothing that would surely have been better was found."), "dim-label"));
  search_release (search);
}

static void
gone_cb (GtkWidget *box, Search *search)
{
  g_atomic_int_set (&search->haste.is_wanted, TRUE);
}

GtkWidget *
duck_game_hindsight_new (DuckGameDocument *document, const DuckGameLoss *losses, guint n_losses)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  const StoreGame *game = duck_game_document_get_game (document);
  g_autoptr (GTask) task = NULL;
  Search *search;
  GtkWidget *box;

  if (!war_playout_is_possible (game->setup) || n_losses == 0)
    return NULL;

  search = g_rc_box_new0 (Search);
  search->document = g_object_ref (document);
  search->setup = game->setup;
  search->seed = game->game->seed;
  search->looks = find_decisions (document, losses, n_losses);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  search->box = GTK_BOX (box);
  g_object_add_weak_pointer (G_OBJECT (box), (gpointer *) &search->box);
  gtk_box_append (GTK_BOX (box), duck_words_new (_ ("What Would Have Been Better"), "heading"));
  gtk_box_append (GTK_BOX (box), duck_words_new_waiting (_ ("A commander thinks about it…")));

  task = g_task_new (NULL, NULL, found_cb, search);
  g_task_set_task_data (task, search, NULL);
  g_signal_connect_data (box, "destroy", G_CALLBACK (gone_cb), g_rc_box_acquire (search),
                         release_cb, 0);
  g_task_run_in_thread (task, think_in_thread);
  return box;
}
