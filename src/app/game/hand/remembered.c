/* remembered.c: little questions that a person has answered once for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/remembered.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "text/game/order.h"

#define WIDTH 360
#define HEIGHT 280

/* What is answered to a kind of question. */
typedef struct
{
  gint seat;
  gint32 decision; /* of the system */
  gboolean is_commanders; /* a commander answers */
  WarOrder order; /* else: its kind and arguments, whoever acts */
  char *question, *answer; /* as it was asked, and what is done */
} Memory;

struct _DuckRemembered
{
  GObject parent_instance;

  DuckPlay *play; /* lent */
  GPtrArray *memories; /* Memory */
  GSimpleAction *action; /* that shows them; or NULL: there is no page */
  guint n_orders; /* of the game, that it knows of */
  gboolean is_paused; /* an order was taken back, and none has been given since */
  guint source; /* will answer; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckRemembered, duck_remembered, G_TYPE_OBJECT)

static void
memory_free (gpointer data)
{
  Memory *memory = data;

  g_free (memory->question);
  g_free (memory->answer);
  g_free (memory);
}

static guint
count_orders (DuckRemembered *self)
{
  return duck_game_document_get_game (duck_play_get_document (self->play))->game->records->len;
}

/* What the seat has to decide; WAR_UNKNOWN: nothing. */
static gint32
get_decision (DuckRemembered *self, gint seat)
{
  const gint32 *decision = seat != WAR_NONE
                             ? war_decision_peek (duck_play_get_setup (self->play),
                                                  duck_play_get_view (self->play), seat)
                             : NULL;

  return decision != NULL ? decision[WAR_DECISION_KIND] : WAR_UNKNOWN;
}

gboolean
duck_remembered_can_answer (DuckRemembered *self)
{
  g_return_val_if_fail (DUCK_IS_REMEMBERED (self), FALSE);

  return get_decision (self, duck_play_get_seat (self->play)) != WAR_UNKNOWN
         && duck_play_get_choices (self->play)->len > 1 && duck_play_has_answers (self->play);
}

static Memory *
find (DuckRemembered *self)
{
  gint seat = duck_play_get_seat (self->play);
  gint32 decision = get_decision (self, seat);

  for (guint i = 0; i < self->memories->len; i++)
    {
      Memory *memory = g_ptr_array_index (self->memories, i);

      if (memory->seat == seat && memory->decision == decision)
        return memory;
    }
  return NULL;
}

static void
update_action (DuckRemembered *self)
{
  if (self->action != NULL)
    g_simple_action_set_enabled (self->action, self->memories->len > 0);
}

void
duck_remembered_add (DuckRemembered *self, const WarChoice *answer)
{
  g_return_if_fail (DUCK_IS_REMEMBERED (self));
  g_return_if_fail (duck_remembered_can_answer (self));

  const WarSetup *setup = duck_play_get_setup (self->play);
  Memory *memory = find (self);

  if (memory != NULL)
    g_ptr_array_remove (self->memories, memory);
  memory = g_new0 (Memory, 1);
  memory->seat = duck_play_get_seat (self->play);
  memory->decision = get_decision (self, memory->seat);
  memory->is_commanders = answer == NULL;
  if (answer != NULL)
    memory->order = answer->order;
  memory->question = text_decision (setup, duck_play_get_view (self->play), memory->seat);
  memory->answer = answer != NULL ? text_choice (setup, answer)
                                  /* Translators: how a question is answered */
                                  : g_strdup (_ ("The program answers"));
  g_ptr_array_add (self->memories, memory);
  update_action (self);
}

/* ---------------------------------------------------------------------------------------------
 * Answering. */

static gboolean
give (DuckRemembered *self, const WarOrder *order)
{
  WarOutcome outcome
    = duck_game_document_give_for (duck_play_get_document (self->play), order, NULL);

  return outcome == WAR_OUTCOME_DONE || outcome == WAR_OUTCOME_NEEDS_ANSWER;
}

gboolean
duck_remembered_answer (DuckRemembered *self)
{
  g_return_val_if_fail (DUCK_IS_REMEMBERED (self), FALSE);

  WarOrder order;

  return duck_game_document_choose (duck_play_get_document (self->play),
                                    duck_play_get_seat (self->play), war_quick_command, &order)
         && give (self, &order);
}

/* The same order of whoever is asked now. FALSE: there is none among the answers. */
static gboolean
find_same (DuckRemembered *self, const Memory *memory, WarOrder *order)
{
  const GArray *choices = duck_play_get_choices (self->play);

  for (guint i = 0; i < choices->len; i++)
    {
      *order = g_array_index (choices, WarChoice, i).order;
      if (order->kind == memory->order.kind
          && memcmp (order->arguments, memory->order.arguments, sizeof order->arguments) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
answer_cb (gpointer data)
{
  DuckRemembered *self = data;
  const Memory *memory;
  WarOrder order;

  self->source = 0;
  if (self->is_paused || !duck_remembered_can_answer (self))
    return G_SOURCE_REMOVE;
  memory = find (self);
  if (memory == NULL)
    return G_SOURCE_REMOVE;
  if (memory->is_commanders)
    duck_remembered_answer (self);
  else if (find_same (self, memory, &order))
    give (self, &order);
  return G_SOURCE_REMOVE;
}

/* The game has gone on, or back. Before the question is painted. */
static void
renewed_cb (DuckRemembered *self)
{
  guint n_orders = count_orders (self);

  if (n_orders < self->n_orders)
    self->is_paused = TRUE;
  else if (n_orders > self->n_orders)
    self->is_paused = FALSE;
  self->n_orders = n_orders;
  if (self->source == 0 && self->memories->len > 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, answer_cb, self, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * All of them. */

static void
forget_cb (GtkButton *button, DuckRemembered *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *list = gtk_widget_get_parent (row);
  GtkRoot *window = gtk_widget_get_root (list);
  guint place = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  if (place < self->memories->len)
    g_ptr_array_remove_index (self->memories, place);
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
  update_action (self);
  if (self->memories->len == 0)
    gtk_window_close (GTK_WINDOW (window));
}

static GtkWidget *
new_row (DuckRemembered *self, const Memory *memory)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Ask Again"));

  gtk_box_append (GTK_BOX (words), duck_words_new (memory->answer, "heading"));
  gtk_box_append (GTK_BOX (words), duck_words_new (memory->question, "caption"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "remembered-row");
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (forget_cb), self, 0);
  return row;
}

static void
show_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckPage *page = data;
  DuckRemembered *self = g_object_get_data (G_OBJECT (action), "remembered");
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *window;

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "remembered");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  for (guint i = 0; i < self->memories->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         new_row (self, g_ptr_array_index (self->memories, i)));
  window = duck_side_window_new (GTK_WIDGET (page), _ ("Answered for You"), list, WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
}

void
duck_remembered_add_actions (DuckRemembered *self, DuckPage *page)
{
  g_return_if_fail (DUCK_IS_REMEMBERED (self));
  g_return_if_fail (DUCK_IS_PAGE (page));

  self->action = g_simple_action_new ("remembered", NULL);
  g_object_set_data (G_OBJECT (self->action), "remembered", self);
  g_signal_connect (self->action, "activate", G_CALLBACK (show_action), page);
  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (page)), G_ACTION (self->action));
  update_action (self);
}

static void
duck_remembered_dispose (GObject *object)
{
  DuckRemembered *self = DUCK_REMEMBERED (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->action);
  g_clear_pointer (&self->memories, g_ptr_array_unref);

  G_OBJECT_CLASS (duck_remembered_parent_class)->dispose (object);
}

static void
duck_remembered_class_init (DuckRememberedClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_remembered_dispose;
}

static void
duck_remembered_init (DuckRemembered *self)
{
  self->memories = g_ptr_array_new_with_free_func (memory_free);
}

DuckRemembered *
duck_remembered_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckRemembered *self = g_object_new (DUCK_TYPE_REMEMBERED, NULL);

  self->play = play;
  self->n_orders = count_orders (self);
  g_signal_connect_object (play, "renewed", G_CALLBACK (renewed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
