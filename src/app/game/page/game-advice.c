/* game-advice.c: what a commander would do in a person's place, and how those who think are hurried
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-advice.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "text/solo/advice.h"

/* Logical pixels. */
#define WIDTH 420
#define HEIGHT 520

#define KEY_HANDS "duck-advice"
#define KEY_WINDOW "duck-advice-window"
#define KEY_ORDER "duck-advised-order"

typedef struct
{
  DuckPlay *play; /* lent, and so is the other */
  DuckRunner *runner;
} Hands;

/* What a thread thinks about. What is lent to it is of the document. It is counted, by who takes
 * what came of it and by the window, both of the main thread: the document may not end in
 * another. */
typedef struct
{
  DuckGameDocument *document;
  DuckPlay *play; /* lent: as long as there is the window */
  const WarSetup *setup;
  WarState *view;
  gint seat;
  guint n_orders;
  WarHaste haste;
  WarAdvice advice;
  gboolean is_known;
  char *texts[WAR_ADVICE_MAX];
  GtkBox *box; /* of the window; NULL: it is gone */
} Question;

static void
question_clear (gpointer data)
{
  Question *question = data;

  for (guint i = 0; i < WAR_ADVICE_MAX; i++)
    g_free (question->texts[i]);
  g_free (question->view);
  if (question->box != NULL)
    g_object_remove_weak_pointer (G_OBJECT (question->box), (gpointer *) &question->box);
  g_object_unref (question->document);
}

static void
question_release (gpointer question)
{
  g_rc_box_release_full (question, question_clear);
}

static guint
count_orders (DuckGameDocument *document)
{
  return war_replay_get_n_orders (duck_game_document_get_replay (document));
}

static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  g_autoptr (WarSetup) lent = war_setup_lend (question->setup);

  question->is_known = war_advice_find (lent, question->view, question->seat, question->n_orders,
                                        &question->haste, &question->advice);
  for (guint i = 0; question->is_known && i < question->advice.n_items; i++)
    question->texts[i] = text_advised (lent, question->view, &question->advice, i);
  g_task_return_boolean (task, TRUE);
}

/* The window goes by it. */
static void
do_it_cb (GtkWidget *button, DuckPlay *play)
{
  WarOrder order = *(const WarOrder *) g_object_get_data (G_OBJECT (button), KEY_ORDER);

  duck_play_give (play, &order);
}

static void
add_order (GtkBox *box, DuckPlay *play, const WarOrder *order, const char *text)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Do It"));
  g_auto (GStrv) lines = g_strsplit (text, "\n", 2);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "force");
  gtk_box_append (GTK_BOX (card), duck_words_new (lines[0], "heading"));
  if (lines[1] != NULL)
    gtk_box_append (GTK_BOX (card), duck_words_new (lines[1], "caption"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  lines[0], -1);
  g_object_set_data_full (G_OBJECT (button), KEY_ORDER, g_memdup2 (order, sizeof *order), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (do_it_cb), play, 0);
  gtk_box_append (GTK_BOX (card), button);
  gtk_box_append (box, card);
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Question *question = data;

  if (question->box == NULL)
    {
      question_release (question);
      return;
    }
  clear (question->box);
  if (!question->is_known)
    gtk_box_append (question->box, duck_words_new (_ ("It does not know either."), NULL));
  for (guint i = 0; question->is_known && i < question->advice.n_items; i++)
    add_order (question->box, question->play, &question->advice.items[i].order, question->texts[i]);
  question_release (question);
}

/* Nobody waits for it any more. */
static void
closed_cb (GtkWidget *window, Question *question)
{
  g_atomic_int_set (&question->haste.is_wanted, TRUE);
}

static void
release_cb (gpointer data, GClosure *closure)
{
  question_release (data);
}

/* For the window, which releases it. */
static Question *
ask (DuckPlay *play, GtkBox *box)
{
  DuckGameDocument *document = duck_play_get_document (play);
  const StoreGame *game = duck_game_document_get_game (document);
  Question *question = g_rc_box_new0 (Question);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, question);

  question->document = g_object_ref (document);
  question->play = play;
  question->setup = game->setup;
  question->seat = duck_play_get_seat (play);
  question->n_orders = count_orders (document);
  question->view = war_state_copy (game->game->state);
  war_play_view (game->setup, game->game->state, question->seat, question->n_orders,
                 question->view);
  question->box = box;
  g_object_add_weak_pointer (G_OBJECT (box), (gpointer *) &question->box);
  g_task_set_task_data (task, question, NULL);
  g_task_run_in_thread (task, think_in_thread);
  return g_rc_box_acquire (question);
}

static void
window_gone_cb (GObject *page)
{
  g_object_set_data (page, KEY_WINDOW, NULL);
}

static void
advise_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const Hands *hands = g_object_get_data (data, KEY_HANDS);
  DuckGameDocument *document = duck_play_get_document (hands->play);
  GtkWidget *box, *window = g_object_get_data (data, KEY_WINDOW);

  /* One is enough. */
  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (box, "tally");
  gtk_box_append (GTK_BOX (box), duck_words_new_waiting (_ ("A commander thinks about it…")));
  window = duck_side_window_new (data, _ ("What Would You Do?"), box, WIDTH, HEIGHT);
  g_signal_connect_data (window, "destroy", G_CALLBACK (closed_cb),
                         ask (hands->play, GTK_BOX (box)), release_cb, 0);
  /* What was advised is for what stood then. */
  g_signal_connect_object (document, "changed", G_CALLBACK (gtk_window_destroy), window,
                           G_CONNECT_SWAPPED);
  g_object_set_data (data, KEY_WINDOW, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (window_gone_cb), data, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
hurry_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const Hands *hands = g_object_get_data (data, KEY_HANDS);

  duck_runner_hurry (hands->runner);
}

void
duck_game_advice_add_actions (DuckPage *page, DuckPlay *play, DuckRunner *runner)
{
  static const GActionEntry actions[] = {
    { .name = "advise", .activate = advise_action },
    { .name = "hurry", .activate = hurry_action },
  };
  Hands *hands = g_new (Hands, 1);

  g_return_if_fail (DUCK_IS_PAGE (page));

  *hands = (Hands){ play, runner };
  g_object_set_data_full (G_OBJECT (page), KEY_HANDS, hands, g_free);
  duck_page_add_actions (page, actions, G_N_ELEMENTS (actions));
}

void
duck_game_advice_offer (DuckPage *page, DuckPlay *play, gboolean is_covered)
{
  g_return_if_fail (DUCK_IS_PAGE (page));

  duck_page_set_enabled (page, "advise",
                         !is_covered && duck_play_get_seat (play) != WAR_NONE
                           && duck_play_get_setup (play)->play->think != NULL);
}
