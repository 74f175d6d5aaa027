/* game-page.c: the page of a game: where it stands, how it came to that, and how it goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-page.h"

#include <glib/gi18n-lib.h>

#include "app/base/panes.h"
#include "app/base/rows-layout.h"
#include "app/board/board.h"
#include "app/game/board/dice-view.h"
#include "app/game/board/game-lights.h"
#include "app/game/board/over-board.h"
#include "app/game/hand/game-words.h"
#include "app/game/hand/placing.h"
#include "app/game/hand/play-tool.h"
#include "app/game/log/game-chart.h"
#include "app/game/log/game-end.h"
#include "app/game/log/game-log.h"
#include "app/game/log/game-recap.h"
#include "app/game/log/game-timeline.h"
#include "app/game/page/coach.h"
#include "app/game/page/game-advice.h"
#include "app/game/page/game-band.h"
#include "app/game/page/game-card.h"
#include "app/game/page/game-count.h"
#include "app/game/page/game-keys.h"
#include "app/game/page/game-looks.h"
#include "app/game/page/game-notes.h"
#include "app/game/page/game-panes.h"
#include "app/game/page/game-places.h"
#include "app/game/page/game-records.h"
#include "app/game/page/game-sides.h"
#include "app/game/page/game-since.h"
#include "app/game/page/game-standing.h"
#include "app/game/page/game-threat.h"
#include "app/game/page/game-turn-bar.h"
#include "app/game/page/game-units.h"
#include "app/game/page/give-up.h"
#include "app/game/page/hand-over.h"
#include "app/game/page/reveal.h"
#include "app/game/page/step-flow.h"
#include "app/game/set-up/runner.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "draw/units/pieces.h"
#include "text/game/state.h"

struct _DuckGamePage
{
  DuckPage parent_instance;

  GtkWidget *content; /* all but the cover */
  DuckPanes *panes;
  DuckRowsLayout *rows; /* board, question, time line */
  GtkOverlay *over_board;
  DuckBoard *board;
  GtkLabel *place;
  DuckGameStanding *standing;
  GtkLabel *next;
  GtkBox *sides;
  GtkLabel *past;
  DuckGameTimeline *timeline;
  GtkLabel *note; /* on the moment that is shown */
  DuckGameUnits *actors;
  GtkButton *place_rest;
  GtkButton *decide_rest;
  GtkButton *stop_placing;
  DuckDiceView *dice;
  DuckGameBand *band;
  DuckTurnBanner *banner;
  GtkWidget *threat_caption;
  DuckHandOver *cover; /* hides what is one person's from another */
  DuckGameTurnBar *turn_bar;
  DuckGameCard *card;
  DuckGameChart *chart;
  DuckGameLog *happened;
  DuckCoach *coach;

  DuckPlay *play; /* NULL: the page has shown nothing yet, as are these */
  DuckRunner *runner;
  DuckPlacing *placing;
  DuckStepFlow *flow;
  DuckReveal *reveal;
  DuckBoardLayer *units; /* of the board */
  DuckGameLights *lights;
  DuckGameThreat *threat;
  DuckGameShow *show;
  guint n_orders; /* after which the game is shown */
  gboolean is_over; /* and nobody has anything to decide any more */
  gboolean shows_end; /* it is over, and says so as soon as one looks at it */
  guint n_known; /* orders of the game that the page knows of */
  gint viewer; /* whose eyes the page saw by last */
  DuckGameLooks looks;
  DuckGameRecap *recap; /* of what has happened since the viewer decided last */
};

G_DEFINE_FINAL_TYPE (DuckGamePage, duck_game_page, DUCK_TYPE_PAGE)

static DuckGameDocument *
get_document (DuckGamePage *self)
{
  return DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

static const WarSetup *
get_setup (DuckGamePage *self)
{
  return duck_game_document_get_game (get_document (self))->setup;
}

static const WarState *
get_state (DuckGamePage *self)
{
  return war_replay_go_to (duck_game_document_get_replay (get_document (self)), self->n_orders);
}

static guint
get_n_orders (DuckGamePage *self)
{
  return war_replay_get_n_orders (duck_game_document_get_replay (get_document (self)));
}

/* ---------------------------------------------------------------------------------------------
 * The board. */

static void
draw_units (cairo_t *cr, double pixel, gpointer data)
{
  DuckGamePage *self = data;
  guint n_orders = duck_game_show_get_n_orders (self->show, self->n_orders);

  draw_pieces_but (cr, get_setup (self),
                   war_replay_go_to (duck_game_document_get_replay (get_document (self)), n_orders),
                   duck_game_show_get_absent (self->show), DRAW_INK_COLOUR);
}

static void
update_board (DuckGamePage *self)
{
  g_autofree char *description = duck_game_places_describe (get_setup (self), get_state (self));

  duck_board_invalidate (self->board, self->units, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/* ---------------------------------------------------------------------------------------------
 * The situation. */

static void
update_situation (DuckGamePage *self)
{
  g_autofree char *next = duck_game_words_next (
    get_setup (self), get_state (self), duck_game_document_get_viewer (get_document (self)));

  duck_game_standing_show (self->standing, get_document (self), get_state (self));
  gtk_label_set_label (self->next, next);
  gtk_widget_set_visible (GTK_WIDGET (self->next), *next != '\0');
  duck_game_sides_update (self->sides, get_document (self), get_state (self));
}

/* ---------------------------------------------------------------------------------------------
 * Time. */

static gboolean
is_in_past (DuckGamePage *self)
{
  return self->n_orders < get_n_orders (self);
}

static void
update_time (DuckGamePage *self)
{
  /* Who looks back needs it however low the window is. */
  duck_rows_layout_set_spares (self->rows, is_in_past (self) ? NULL : GTK_WIDGET (self->timeline),
                               GTK_WIDGET (self->standing));
  duck_game_timeline_show (self->timeline, get_document (self), self->n_orders);
  duck_game_notes_show (self->note, get_document (self), self->n_orders);
}

/* ---------------------------------------------------------------------------------------------
 * What comes next. */

static gboolean
is_over (DuckGamePage *self)
{
  return duck_game_document_get_step (get_document (self)).kind == WAR_STEP_OVER;
}

/* What is going on and whose decision it is, unless there is more to say of what is proposed. */
static void
update_status (DuckGamePage *self)
{
  g_autofree char *status = duck_reveal_dup_text (self->reveal)
                            ?: g_strdup (duck_step_flow_get_warning (self->flow))
                            ?: duck_game_recap_dup_text (self->recap, self->n_orders)
                            ?: duck_game_threat_dup_text (self->threat)
                            ?: duck_game_words_proposal (self->play)
                            ?: duck_game_words_action (self->play, get_state (self), self->runner,
                                                       self->n_orders);

  duck_game_turn_bar_set_status (self->turn_bar, status, get_setup (self)->operation->rules);
}

/* What had the focus and is gone by now leaves it to the map, not to what lies beside it. */
static void
keep_focus (DuckGamePage *self, GtkWidget *focus)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
update_next (DuckGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_recap = duck_game_recap_is_on (self->recap);
  g_autofree char *label = duck_reveal_is_on (self->reveal)
                             ? g_strdup (_ ("Show All"))
                             : duck_game_words_go_on (self->play, get_state (self), self->runner,
                                                      is_in_past (self), is_recap);
  g_autofree char *meaning
    = label != NULL ? duck_game_words_meaning (get_setup (self), get_state (self), label) : NULL;
  gboolean runs = duck_runner_get_running (self->runner) && duck_runner_is_due (self->runner);

  duck_game_turn_bar_set_next (self->turn_bar, label, meaning);
  duck_game_turn_bar_offer (self->turn_bar, is_recap, runs,
                            duck_runner_get_progress (self->runner) >= 0);
  duck_placing_show (self->placing, DUCK_PAGE (self), self->place_rest, self->decide_rest,
                     self->stop_placing);
  duck_page_set_enabled (DUCK_PAGE (self), "go-on", label != NULL);
  duck_page_set_enabled (DUCK_PAGE (self), "pause", runs);
  duck_game_advice_offer (DUCK_PAGE (self), self->play, duck_hand_over_is_covered (self->cover));
  duck_page_set_enabled (DUCK_PAGE (self), "since",
                         duck_game_document_get_viewer (get_document (self)) != WAR_NONE
                           && !duck_hand_over_is_covered (self->cover));
  duck_page_set_enabled (DUCK_PAGE (self), "hand-on", duck_hand_over_may_send (self->cover));
  duck_game_log_set_unit (self->happened, duck_play_get_chosen (self->play));
  update_status (self);
  duck_give_up_offer (self);
  duck_hand_over_guard (self->cover);
  duck_step_flow_follow (self->flow, !duck_hand_over_is_covered (self->cover),
                         gtk_widget_get_visible (GTK_WIDGET (self->band)));
  keep_focus (self, focus);
}

/* All that depends on which moment is shown. */
static void
show_moment (DuckGamePage *self)
{
  const gint32 *game
    = war_state_peek_row (get_setup (self)->layout, get_state (self), WAR_TABLE_GAME, 0);

  if (!is_in_past (self))
    duck_game_recap_end (self->recap);
  duck_game_units_show_phase (self->actors, game[WAR_GAME_PHASE]);
  update_board (self);
  update_situation (self);
  update_time (self);
  duck_game_log_follow (self->happened, self->n_orders);
  duck_game_chart_light (self->chart, self->n_orders, NULL);
  update_next (self);
}

guint
duck_game_page_get_n_orders (DuckGamePage *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_PAGE (self), 0);

  return self->n_orders;
}

void
duck_game_page_go_to (DuckGamePage *self, guint n_orders)
{
  g_return_if_fail (DUCK_IS_GAME_PAGE (self));
  g_return_if_fail (n_orders <= get_n_orders (self));

  if (n_orders == self->n_orders)
    return;
  if (duck_reveal_is_on (self->reveal) && n_orders != duck_reveal_get_n_orders (self->reveal))
    duck_reveal_stop (self->reveal);

  self->n_orders = n_orders;
  /* Nobody goes on while somebody looks back. */
  if (is_in_past (self))
    {
      duck_runner_set_running (self->runner, FALSE);
      gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
    }
  else
    duck_game_timeline_stop (self->timeline);
  duck_game_show_stop (self->show);
  duck_game_show_set_marks_visible (self->show, !is_in_past (self));
  duck_play_set_revealing (self->play, duck_reveal_is_on (self->reveal));
  duck_play_look_back (self->play, is_in_past (self), self->n_orders);
  show_moment (self);
}

DuckGameShow *
duck_game_page_get_show (DuckGamePage *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_PAGE (self), NULL);

  return self->show;
}

static void
go_on_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckGamePage *self = data;
  WarOrder order;

  if (duck_reveal_is_on (self->reveal))
    duck_reveal_stop (self->reveal);
  else if (is_in_past (self))
    duck_game_page_go_to (self, duck_game_recap_is_on (self->recap)
                                  ? duck_game_recap_find_next (self->recap, self->n_orders)
                                  : get_n_orders (self));
  else if (is_over (self))
    duck_game_end_show (DUCK_PAGE (self));
  else if (duck_runner_is_due (self->runner))
    duck_runner_set_running (self->runner, TRUE);
  else if (duck_game_document_is_watched (get_document (self)))
    duck_game_document_set_watched (get_document (self), FALSE);
  else if (duck_play_find_only (self->play, &order))
    duck_play_give (self->play, &order);
  else if (duck_play_find_end (self->play, &order))
    {
      duck_step_flow_end (self->flow, GTK_WIDGET (self), &order);
      update_status (self);
    }
}

static void
pause_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_runner_set_running (((DuckGamePage *) self)->runner, FALSE);
}

/* A commander who takes over waits until somebody lets it go on: that can still be taken back. */
static void
hand_over_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckGamePage *self = data;
  gint seat;
  const char *id;

  g_variant_get (parameter, "(i&s)", &seat, &id);
  if (duck_game_document_is_person (get_document (self), seat))
    duck_runner_set_running (self->runner, FALSE);
  duck_game_document_set_commander (get_document (self), seat, id);
}

static void
guide_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWidget *coach = GTK_WIDGET (((DuckGamePage *) data)->coach);

  gtk_widget_set_visible (coach, !gtk_widget_get_visible (coach));
}

static void
pointed_cb (DuckGamePage *self, DuckGameEvent *event)
{
  if (self->lights != NULL)
    duck_game_lights_show (self->lights, get_document (self), event, self->n_orders);
  duck_game_chart_light (self->chart, self->n_orders, event);
}

/* ---------------------------------------------------------------------------------------------
 * Handing over. */

/* What has happened since the viewer, whatever the seat, decided last. */
static void
begin_recap (DuckGamePage *self)
{
  guint n_orders;

  if (duck_game_recap_begin (self->recap, self->viewer, &n_orders))
    duck_game_page_go_to (self, n_orders);
  update_next (self);
}

/* Whoever sits at the screen now sees what sealed orders have come to. */
static void
begin_reveal (DuckGamePage *self)
{
  if (!duck_hand_over_is_covered (self->cover) && !is_in_past (self))
    duck_reveal_begin (self->reveal);
}

/* It stood still meanwhile. */
static void
revealed_cb (DuckGamePage *self)
{
  duck_runner_set_running (self->runner, TRUE);
  update_next (self);
}

static void
uncovered_cb (DuckGamePage *self)
{
  show_moment (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  begin_recap (self);
  duck_game_recap_say_notes (self->recap, self->viewer, self->play);
  begin_reveal (self);
}

/* A game has come by post, or somebody has opened one that several people play. */
static void
arrive (DuckGamePage *self)
{
  DuckGameDocument *document = get_document (self);
  gboolean has_come = duck_document_get_path (DUCK_DOCUMENT (document)) != NULL
                      && duck_game_document_is_by_post (document);
  gboolean is_secret = duck_hand_over_is_needed (self->cover)
                       && (has_come || duck_game_document_count_persons (document) > 1);

  if (self->viewer == WAR_NONE)
    return;
  if (is_secret)
    duck_hand_over_cover (self->cover, has_come ? DUCK_HAND_OVER_COME : DUCK_HAND_OVER_HERE);
  else if (has_come)
    begin_recap (self);
}

static void
hand_on_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_hand_over_send (((DuckGamePage *) self)->cover);
}

/* Somebody else looks now; but nobody does for whom the program places units. */
static void
change_viewer (DuckGamePage *self)
{
  gint viewer = duck_game_document_get_viewer (get_document (self));

  if (duck_placing_is_wished (self->placing, viewer))
    return;
  if (viewer != WAR_NONE && self->viewer != WAR_NONE
      && !duck_game_document_is_same_person (get_document (self), viewer, self->viewer)
      && (duck_hand_over_is_needed_between (self->cover, self->viewer, viewer)
          || duck_game_document_is_by_post (get_document (self))))
    {
      /* Nor what the other was about. */
      duck_play_choose (self->play, WAR_NONE);
      gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
      duck_game_looks_change (&self->looks, get_document (self), self->board, self->viewer, viewer);
      duck_hand_over_cover (self->cover, DUCK_HAND_OVER_HERE);
    }
  self->viewer = viewer;
}

static void
placing_changed_cb (DuckGamePage *self)
{
  change_viewer (self);
  update_next (self);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
barred_cb (DuckGamePage *self, const char *text)
{
  duck_shell_add_toast (duck_shell_find (self), text, NULL);
}

static void
failed_cb (DuckGamePage *self)
{
  barred_cb (self, _ ("The commander does not know what to do."));
}

static void
chosen_cb (DuckGamePage *self, gint piece)
{
  /* Where the unit is given its orders, also that to stand there. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  duck_game_places_reveal (self->board, get_setup (self), get_state (self), piece);
}

/* The map, on which the order is completed, gets the keys. */
static void
taken_cb (DuckGamePage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
body_cb (DuckGamePage *self)
{
  duck_play_tool_take_body (DUCK_PLAY_TOOL (duck_board_get_tool (self->board)));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
pace_cb (DuckGamePage *self)
{
  guint pace = duck_runner_read_pace ();

  duck_runner_set_pace (self->runner, pace);
  duck_game_show_set_pace (self->show, pace);
  duck_reveal_set_pace (self->reveal, pace);
}

/* One that was saved, or is recovered, waits for somebody who wants to go on; that of a campaign
 * has its file from the beginning. */
static gboolean
is_new (DuckGamePage *self)
{
  DuckDocument *document = DUCK_DOCUMENT (get_document (self));

  return !duck_document_get_modified (document)
         && (self->n_orders == 0 || duck_document_get_path (document) == NULL);
}

/* When the page is new. */
static void
set_up (DuckGamePage *self)
{
  const WarOperation *operation = get_setup (self)->operation;
  const char *place = operation->place != NULL ? operation->place : "";
  g_autoptr (DuckBoardTool) tool = NULL;

  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), *place != '\0');
  /* Orders that were given under other rules cannot be shown. */
  gtk_widget_set_visible (GTK_WIDGET (self->past),
                          duck_game_document_get_game (get_document (self))->past->len > 0);
  duck_board_set_rules (self->board, operation->rules);
  duck_board_set_field (self->board, operation->field);
  self->threat = duck_game_threat_new (self->board, self->threat_caption);
  self->units = duck_board_add_layer (self->board, draw_units, self, NULL);
  self->show = duck_game_show_new (self->board, self->units, get_document (self));
  self->lights = duck_game_lights_new (self->board);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  operation->name, -1);

  self->n_orders = self->n_known = get_n_orders (self);
  self->is_over = is_over (self);
  self->viewer = duck_game_document_get_viewer (get_document (self));
  self->runner = duck_runner_new (get_document (self));
  self->recap = duck_game_recap_new (get_document (self), self->happened);
  self->reveal = duck_reveal_new (self, self->happened, self->lights, self->dice);
  pace_cb (self);
  g_signal_connect_object (duck_settings_get (), "changed::" DUCK_SETTING_GAME_PACE,
                           G_CALLBACK (pace_cb), self, G_CONNECT_SWAPPED);
  self->play = duck_play_new (get_document (self));
  duck_game_advice_add_actions (DUCK_PAGE (self), self->play, self->runner);
  self->placing = duck_placing_new (self->play);
  duck_placing_add_actions (self->placing, DUCK_PAGE (self));
  self->flow = duck_step_flow_new (self->play, self->banner);
  tool = duck_play_tool_new (self->play);
  duck_board_set_tool (self->board, tool);
  duck_over_board_give_way (self->over_board, self->board);
  duck_game_threat_set_play (self->threat, self->play, DUCK_PAGE (self), self->content);
  duck_game_units_set_play (self->actors, self->play, self->board);
  duck_game_card_set_play (self->card, self->play);
  duck_game_band_set_play (self->band, self->play, self->placing);
  duck_coach_set_play (self->coach, self->play, duck_play_tool_get_group (DUCK_PLAY_TOOL (tool)),
                       (GtkWidget *const[DUCK_COACH_N_TARGETS]){
                         [DUCK_COACH_AT_UNITS] = GTK_WIDGET (self->actors),
                         [DUCK_COACH_AT_BOARD] = GTK_WIDGET (self->board),
                         [DUCK_COACH_AT_NEXT] = duck_game_turn_bar_get_button (self->turn_bar),
                         [DUCK_COACH_AT_BAND] = GTK_WIDGET (self->band),
                         [DUCK_COACH_AT_LOG] = GTK_WIDGET (self->happened),
                       });
  duck_game_log_set_document (self->happened, get_document (self));
  duck_game_chart_set_page (self->chart, DUCK_PAGE (self), duck_game_card_get_unit (self->card),
                            GTK_WIDGET (self->board));
  if (duck_game_chart_has_chart (self->chart))
    gtk_widget_set_size_request (GTK_WIDGET (self->happened), -1, DUCK_GAME_CHART_LOG_HEIGHT);
  duck_hand_over_set_page (self->cover, DUCK_PAGE (self), self->content);
  g_signal_connect_object (self->placing, "changed", G_CALLBACK (placing_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (update_next), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->threat, "changed", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "proposed", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "said", G_CALLBACK (update_status), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->runner, "notify", G_CALLBACK (update_next), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reveal, "stepped", G_CALLBACK (update_next), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reveal, "ended", G_CALLBACK (revealed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->runner, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_document (self), "barred", G_CALLBACK (barred_cb), self,
                           G_CONNECT_SWAPPED);
  if (is_new (self))
    duck_runner_set_running (self->runner, TRUE);
  arrive (self);
}

/* The game has gone on, or back: who had been looking at its end still does. */
static void
follow (DuckGamePage *self)
{
  guint n = get_n_orders (self);
  gboolean was_at_end = self->n_orders >= self->n_known;
  guint n_before = self->n_known;
  gint viewer = self->viewer;

  self->n_known = n;
  if (was_at_end || self->n_orders > n)
    self->n_orders = n;
  duck_play_look_back (self->play, is_in_past (self), self->n_orders);
  change_viewer (self);
  duck_game_show_set_marks_visible (self->show, !is_in_past (self));
  duck_game_show_follow (self->show, MIN (n_before, self->n_orders));
  if (n > n_before)
    {
      duck_dice_view_show_since (self->dice, get_document (self), n_before, viewer, self->viewer);
      /* A person has gone on: so may all others. */
      if (!is_in_past (self))
        duck_runner_set_running (self->runner, TRUE);
      begin_reveal (self);
    }
  else if (n < n_before)
    {
      duck_game_timeline_stop (self->timeline);
      gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
      duck_runner_set_running (self->runner, FALSE);
    }
}

static void
show_end (DuckGamePage *self)
{
  if (self->shows_end)
    duck_game_end_show (DUCK_PAGE (self));
  self->shows_end = FALSE;
}

static void
duck_game_page_update (DuckPage *page)
{
  DuckGamePage *self = DUCK_GAME_PAGE (page);

  if (self->play == NULL)
    set_up (self);
  else
    follow (self);
  show_moment (self);
  if (is_over (self) && !self->is_over)
    duck_game_count (self);
  /* Over another page it would be taken for that one's. */
  self->shows_end = is_over (self) && (!self->is_over || self->shows_end);
  self->is_over = is_over (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_end (self);
}

/* Round and turn as they are now, whatever moment is looked at, and whoever sees it. */
static char *
duck_game_page_dup_subtitle (DuckPage *page)
{
  DuckGamePage *self = DUCK_GAME_PAGE (page);

  return text_turn (get_setup (self), duck_game_document_get_open_view (get_document (self)));
}

static void
duck_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (duck_game_page_parent_class)->map (widget);
  show_end (DUCK_GAME_PAGE (widget));
}

static void
duck_game_page_dispose (GObject *object)
{
  DuckGamePage *self = DUCK_GAME_PAGE (object);

  /* A thought comes too late now. */
  if (self->runner != NULL)
    duck_runner_set_running (self->runner, FALSE);
  if (self->units != NULL)
    duck_board_set_tool (self->board, NULL);
  g_clear_object (&self->reveal);
  g_clear_object (&self->show);
  g_clear_object (&self->threat);
  g_clear_pointer (&self->lights, duck_game_lights_free);
  g_clear_pointer (&self->recap, duck_game_recap_free);
  if (self->units != NULL)
    duck_board_remove_layer (self->board, self->units);
  self->units = NULL;
  g_clear_object (&self->runner);
  g_clear_object (&self->flow);
  g_clear_object (&self->placing);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (duck_game_page_parent_class)->dispose (object);
}

static void
duck_game_page_class_init (DuckGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_game_page_dispose;
  widget_class->map = duck_game_page_map;
  DUCK_PAGE_CLASS (klass)->update = duck_game_page_update;
  DUCK_PAGE_CLASS (klass)->dup_subtitle = duck_game_page_dup_subtitle;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "game";
  DUCK_PAGE_CLASS (klass)->edits = TRUE;
  DUCK_PAGE_CLASS (klass)->has_foot = TRUE;

  g_type_ensure (DUCK_TYPE_BOARD);
  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_ROWS_LAYOUT);
  g_type_ensure (DUCK_TYPE_GAME_UNITS);
  g_type_ensure (DUCK_TYPE_GAME_CARD);
  g_type_ensure (DUCK_TYPE_GAME_CHART);
  g_type_ensure (DUCK_TYPE_GAME_BAND);
  g_type_ensure (DUCK_TYPE_GAME_LOG);
  g_type_ensure (DUCK_TYPE_GAME_STANDING);
  g_type_ensure (DUCK_TYPE_GAME_TIMELINE);
  g_type_ensure (DUCK_TYPE_GAME_TURN_BAR);
  g_type_ensure (DUCK_TYPE_TURN_BANNER);
  g_type_ensure (DUCK_TYPE_DICE_VIEW);
  g_type_ensure (DUCK_TYPE_COACH);
  g_type_ensure (DUCK_TYPE_HAND_OVER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, content);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, rows);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, over_board);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, place);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, standing);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, next);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, sides);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, past);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, timeline);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, note);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, actors);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, place_rest);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, decide_rest);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, stop_placing);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, dice);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, band);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, banner);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, threat_caption);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, cover);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, card);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, chart);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, happened);
  gtk_widget_class_bind_template_child (widget_class, DuckGamePage, coach);
  gtk_widget_class_bind_template_callback (widget_class, duck_game_page_go_to);
  gtk_widget_class_bind_template_callback (widget_class, duck_game_card_reveal);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, body_cb);
  gtk_widget_class_bind_template_callback (widget_class, uncovered_cb);
}

static void
duck_game_page_init (DuckGamePage *self)
{
  static const GActionEntry actions[] = {
    { .name = "go-on", .activate = go_on_action },
    { .name = "pause", .activate = pause_action },
    { .name = "hand-over", .activate = hand_over_action, .parameter_type = "(is)" },
    { .name = "hand-on", .activate = hand_on_action },
    { .name = "guide", .activate = guide_action },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  duck_over_board_arrange (self->over_board, GTK_WIDGET (self->band), GTK_WIDGET (self->dice),
                           GTK_WIDGET (self->banner), self->threat_caption);
  duck_game_keys_add (self->content, self->card, self->band, self->turn_bar);
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  duck_game_timeline_set_page (self->timeline, DUCK_PAGE (self));
  duck_game_records_add_actions (self);
  duck_game_since_add_actions (self, duck_game_turn_bar_get_show_menu (self->turn_bar),
                               GTK_WIDGET (self->happened));
  duck_game_notes_add_actions (self);
  duck_game_panes_add_actions (DUCK_PAGE (self), self->panes);
  duck_board_serve (self->board, GTK_WIDGET (self));
}
