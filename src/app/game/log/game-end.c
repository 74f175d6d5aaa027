/* game-end.c: how a game has ended
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-end.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "app/game/hand/game-words.h"
#include "app/game/log/game-hindsight.h"
#include "app/game/log/game-log-row.h"
#include "app/game/log/game-tally.h"
#include "desk/documents/game-event.h"
#include "draw/sheets/cover.h"
#include "text/game/event.h"
#include "text/game/moment.h"
#include "text/game/piece.h"
#include "text/game/state.h"

#define N_TURNING_POINTS 5

/* GArray of DuckTurningPoint: what the expander shows. */
#define KEY_LOSSES "duck-losses"

/* Logical pixels. */
#define PICTURE_WIDTH 420
#define PICTURE_HEIGHT 240

/* ---------------------------------------------------------------------------------------------
 * Turning points. */

static gint
compare_cost (gconstpointer a, gconstpointer b)
{
  const DuckTurningPoint *one = a, *other = b;
  gint cost = one->killed[0] + one->killed[1], other_cost = other->killed[0] + other->killed[1];

  return cost != other_cost ? other_cost - cost : (gint) one->n_orders - (gint) other->n_orders;
}

static gint
compare_time (gconstpointer a, gconstpointer b)
{
  return (gint) ((const DuckTurningPoint *) a)->n_orders
         - (gint) ((const DuckTurningPoint *) b)->n_orders;
}

/* All orders that cost something, as they were given: the whole game is played for it. */
static GArray *
find_losses (DuckGameDocument *document)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarReplay *replay = duck_game_document_get_replay (document);
  GArray *points = g_array_new (FALSE, FALSE, sizeof (DuckTurningPoint));
  WarResult before = war_play_get_result (setup, war_replay_go_to (replay, 0));

  for (guint n = 1; n <= war_replay_get_n_orders (replay); n++)
    {
      WarResult after = war_play_get_result (setup, war_replay_go_to (replay, n));
      DuckTurningPoint point
        = { n, { after.killed[0] - before.killed[0], after.killed[1] - before.killed[1] } };

      if (point.killed[0] > 0 || point.killed[1] > 0)
        g_array_append_val (points, point);
      before = after;
    }
  return points;
}

static GArray *
choose_dearest (const GArray *losses, guint maximum)
{
  GArray *points = g_array_copy ((GArray *) losses);

  g_array_sort (points, compare_cost);
  g_array_set_size (points, MIN (points->len, maximum));
  g_array_sort (points, compare_time);
  return points;
}

GArray *
duck_game_end_find_turning_points (DuckGameDocument *document, guint maximum)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  g_autoptr (GArray) losses = find_losses (document);

  return choose_dearest (losses, maximum);
}

/* ---------------------------------------------------------------------------------------------
 * What is said. */

static DuckGameDocument *
get_document (DuckPage *page)
{
  return DUCK_GAME_DOCUMENT (duck_page_get_document (page));
}

static GtkWidget *
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (box, label);
  return label;
}

/* The last event says why the game has ended. */
static void
add_reason (GtkBox *box, DuckGameDocument *document)
{
  GListModel *events = duck_game_document_get_events (document);
  guint n = g_list_model_get_n_items (events);
  GtkWidget *line, *clause;
  g_autoptr (DuckGameEvent) last = NULL;
  g_autofree char *text = NULL;

  if (n == 0 || duck_game_document_get_step (document).kind != WAR_STEP_OVER)
    return;

  last = g_list_model_get_item (events, n - 1);
  text = duck_game_event_dup_text (last);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  clause = duck_game_log_clause_new ();
  gtk_widget_set_hexpand (add_label (GTK_BOX (line), text, NULL), TRUE);
  duck_game_log_clause_set_event (clause, last);
  gtk_box_append (GTK_BOX (line), clause);
  gtk_box_append (box, line);
}

static void
add_sides (GtkBox *box, const WarSetup *setup, const WarState *state)
{
  g_autofree char *result = text_result (setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);

  for (gint side = 0; side < WAR_N_SIDES && lines[side] != NULL; side++)
    {
      GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      g_autofree char *losses = text_piece_losses (setup, state, side);

      gtk_widget_add_css_class (card, "card");
      gtk_widget_add_css_class (card, "force");
      gtk_widget_add_css_class (card, side == 0 ? "side-1" : "side-2");
      add_label (GTK_BOX (card), lines[side], NULL);
      add_label (GTK_BOX (card), losses != NULL ? losses : _ ("Nothing is lost."), "caption");
      gtk_box_append (box, card);
    }
}

/* A line that leads to when that was. */
static void
add_moment (GtkBox *box, const char *text, guint n_orders)
{
  GtkWidget *button = gtk_button_new (), *label = duck_words_new (text, NULL);

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "turning-point");
  gtk_widget_set_tooltip_text (button, _ ("Show This Moment"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.go-to");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", n_orders);
  gtk_box_append (box, button);
}

static void
add_turning_point (GtkBox *box, DuckGameDocument *document, const DuckTurningPoint *point)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  gint loser = point->killed[0] >= point->killed[1] ? 1 : 0;
  g_autofree char *loss = text_moment (duck_game_document_get_game (document)->game,
                                       duck_game_document_get_replay (document), point->n_orders);
  /* Translators: an order's number, what was lost by it, a side, and how many points that cost
     it */
  g_autofree char *text = g_strdup_printf (_ ("Order %u: %s (%s, %d points)"), point->n_orders,
                                           loss != NULL ? loss : "…", text_side (setup, loser),
                                           MAX (point->killed[0], point->killed[1]));

  add_moment (box, text, point->n_orders);
}

/* All that cost something, under the turns in which it was. */
static GtkWidget *
new_course (DuckGameDocument *document, const GArray *points)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarReplay *replay = duck_game_document_get_replay (document);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *shown = NULL;

  for (guint i = 0; i < points->len; i++)
    {
      const DuckTurningPoint *point = &g_array_index (points, DuckTurningPoint, i);
      /* Before it: who has won by it is said above. */
      g_autofree char *turn = text_turn (setup, war_replay_go_to (replay, point->n_orders - 1));

      if (g_strcmp0 (turn, shown) != 0)
        add_label (GTK_BOX (box), turn, "caption-heading");
      g_free (shown);
      shown = g_steal_pointer (&turn);
      add_turning_point (GTK_BOX (box), document, point);
    }
  return box;
}

/* It takes a while in a long game: when somebody wants it. */
static void
expanded_cb (GtkExpander *expander, GParamSpec *pspec, DuckGameDocument *document)
{
  const GArray *losses = g_object_get_data (G_OBJECT (expander), KEY_LOSSES);

  if (gtk_expander_get_expanded (expander) && gtk_expander_get_child (expander) == NULL)
    gtk_expander_set_child (expander, new_course (document, losses));
}

/* For whom each of them was dear; of a game that goes on it would be advice. */
static void
add_hindsight (GtkBox *box, DuckGameDocument *document, const GArray *points)
{
  DuckGameLoss losses[N_TURNING_POINTS];
  GtkWidget *hindsight;

  if (duck_game_document_get_step (document).kind != WAR_STEP_OVER)
    return;
  for (guint i = 0; i < points->len; i++)
    {
      const DuckTurningPoint *point = &g_array_index (points, DuckTurningPoint, i);

      losses[i] = (DuckGameLoss){ point->n_orders, point->killed[0] >= point->killed[1] ? 1 : 0 };
    }
  hindsight = duck_game_hindsight_new (document, losses, points->len);
  if (hindsight != NULL)
    gtk_box_append (box, hindsight);
}

static void
add_turning_points (GtkBox *box, DuckGameDocument *document)
{
  g_autoptr (GArray) all = find_losses (document);
  g_autoptr (GArray) points = choose_dearest (all, N_TURNING_POINTS);
  g_autofree char *label = NULL;
  GtkWidget *expander;

  if (points->len > 0)
    add_label (box, _ ("Turning Points"), "heading");
  for (guint i = 0; i < points->len; i++)
    add_turning_point (box, document, &g_array_index (points, DuckTurningPoint, i));
  add_hindsight (box, document, points);
  if (all->len <= points->len)
    return;

  label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "All %u Moment That Cost Something",
                                        "All %u Moments That Cost Something", all->len),
                           all->len);
  expander = gtk_expander_new (label);
  g_object_set_data_full (G_OBJECT (expander), KEY_LOSSES, g_steal_pointer (&all),
                          (GDestroyNotify) g_array_unref);
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (expanded_cb), document, 0);
  gtk_box_append (box, expander);
}

/* What brought the sides nearer to victory: points, places, forts. */
static void
add_scores (GtkBox *box, DuckGameDocument *document)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  GListModel *events = duck_game_document_get_events (document);
  gboolean is_first = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *text = NULL;

      if (!text_event_is_score (setup, duck_game_event_get_event (event)))
        continue;
      if (is_first)
        add_label (box, _ ("Towards Victory"), "heading");
      is_first = FALSE;
      text = duck_game_event_dup_text (event);
      add_moment (box, text, duck_game_event_get_n_orders (event));
    }
}

/* ---------------------------------------------------------------------------------------------
 * The picture. */

static void
draw_field_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  DuckGameDocument *document = data;
  /* User units of a cover: a hundred are its height. */
  double scale = height / 100.;
  const DrawCover cover = { width / scale, height / scale,
                            1. / scale / gtk_widget_get_scale_factor (GTK_WIDGET (area)) };

  cairo_scale (cr, scale, scale);
  draw_game_cover (cr, &cover, duck_game_document_get_game (document)->setup,
                   duck_game_document_get_view (document));
}

static GtkWidget *
new_picture (DuckGameDocument *document, const char *name)
{
  GtkWidget *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), PICTURE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), PICTURE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_field_cb,
                                  g_object_ref (document), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return picture;
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static GtkWidget *
add_button (GtkBox *box, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (box, button);
  return button;
}

/* What goes on now is on the board, above which the window would lie. */
static void
leave_cb (GtkWidget *button)
{
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (button)));
}

/* By which the same dice fall again; where people rolled them, none does. */
static void
add_seed (GtkBox *box, const WarGame *game)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, game->seed);
  /* Translators: %s is a number, by which the dice of a game fall again as they did */
  g_autofree char *text = g_strdup_printf (_ ("Number of the dice: %s"), number);

  if (game->people == 0)
    gtk_label_set_selectable (GTK_LABEL (add_label (box, text, "caption")), TRUE);
}

static GtkWidget *
new_content (DuckPage *page)
{
  DuckGameDocument *document = get_document (page);
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *next
    = duck_game_words_next (setup, duck_game_document_get_view (document), WAR_NONE);
  g_autofree char *situation = text_situation (setup, duck_game_document_get_view (document));

  gtk_widget_add_css_class (box, "tally");
  add_label (GTK_BOX (box), next, "title-3");
  add_label (GTK_BOX (box), duck_document_get_title (DUCK_DOCUMENT (document)), "heading");
  add_label (GTK_BOX (box), situation, "dim-label");
  add_reason (GTK_BOX (box), document);
  gtk_box_append (GTK_BOX (box), new_picture (document, situation));
  g_signal_connect (add_button (GTK_BOX (buttons), _ ("_Replay"), "game.replay"), "clicked",
                    G_CALLBACK (leave_cb), NULL);
  g_signal_connect (add_button (GTK_BOX (buttons), _ ("Play _Again"), "game.play-again"), "clicked",
                    G_CALLBACK (leave_cb), NULL);
  add_button (GTK_BOX (buttons), _ ("Save _Position…"), "game.save-position");
  gtk_box_append (GTK_BOX (box), buttons);
  add_sides (GTK_BOX (box), setup, duck_game_document_get_view (document));
  add_scores (GTK_BOX (box), document);
  add_turning_points (GTK_BOX (box), document);
  add_label (GTK_BOX (box), _ ("Dice"), "heading");
  duck_game_tally_add_luck (GTK_BOX (box), document);
  add_seed (GTK_BOX (box), duck_game_document_get_game (document)->game);
  return box;
}

static void
forget_cb (DuckPage *page)
{
  g_object_set_data (G_OBJECT (page), "end", NULL);
}

void
duck_game_end_show (DuckPage *page)
{
  g_return_if_fail (DUCK_IS_PAGE (page));

  GtkWidget *window;

  /* It is made anew. */
  if (g_object_get_data (G_OBJECT (page), "end") != NULL)
    gtk_window_destroy (g_object_get_data (G_OBJECT (page), "end"));

  window = duck_side_window_new (GTK_WIDGET (page), _ ("Result"), new_content (page), 480, 700);
  gtk_widget_insert_action_group (window, "game", duck_page_get_actions (page));
  g_object_set_data (G_OBJECT (page), "end", window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (forget_cb), page, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}
