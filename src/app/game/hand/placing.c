/* placing.c: what people let the program do for them, and questions that they no longer want
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/placing.h"

#include <glib/gi18n-lib.h>

#include "app/game/hand/steady-click.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "text/game/state.h"

typedef struct
{
  gboolean is_there;
  gboolean decides; /* not only who is placed: all that there is */
  gboolean passes; /* nothing is placed: it declines what it may */
  guint kind; /* the order by which it does */
  gboolean is_begun; /* an order has been given */
  guint n_orders; /* that had been given when it came up */
} Wish;

struct _DuckPlacing
{
  GObject parent_instance;

  DuckPlay *play; /* lent: whose it is goes with it */
  Wish wishes[WAR_MAX_SEATS];
  guint n_orders; /* of the game, that it knows of */
  gint phase; /* in which the wishes came up */
  guint source; /* will place the next unit; or 0 */
  DuckRemembered *remembered;
};

G_DEFINE_FINAL_TYPE (DuckPlacing, duck_placing, G_TYPE_OBJECT)

static guint changed_signal;

static DuckGameDocument *
get_document (DuckPlacing *self)
{
  return duck_play_get_document (self->play);
}

static gint
get_phase (DuckPlacing *self)
{
  const StoreGame *game = duck_game_document_get_game (get_document (self));

  return war_state_peek_row (game->setup->layout, game->game->state, WAR_TABLE_GAME,
                             0)[WAR_GAME_PHASE];
}

static guint
count_orders (DuckPlacing *self)
{
  return duck_game_document_get_game (get_document (self))->game->records->len;
}

/* Whether who decides could place a unit. */
static gboolean
is_possible (DuckPlacing *self)
{
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;
  const GArray *choices = duck_play_get_choices (self->play);

  for (guint i = 0; i < choices->len; i++)
    if (kinds[g_array_index (choices, WarChoice, i).order.kind].role == WAR_ORDER_PLACES)
      return TRUE;
  return FALSE;
}

/* Whether who decides could do anything but end the step. */
static gboolean
has_anything (DuckPlacing *self)
{
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;
  const GArray *choices = duck_play_get_choices (self->play);

  for (guint i = 0; i < choices->len; i++)
    if (kinds[g_array_index (choices, WarChoice, i).order.kind].role == WAR_ORDER_ACTS)
      return TRUE;
  return FALSE;
}

/* The order by which the seat, if that is to decide now, declines as it wishes. The play may not
 * have followed the game yet. */
static gboolean
find_pass (DuckPlacing *self, gint seat, WarOrder *order)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  WarStep step = duck_game_document_get_step (get_document (self));
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  if (step.kind != WAR_STEP_PERSON || step.seat != seat
      || duck_game_document_get_viewer (get_document (self)) != seat)
    return FALSE;
  war_choice_list (setup, duck_game_document_get_view (get_document (self)), seat, WAR_NONE,
                   choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      *order = choice->order;
      if (choice->order.kind == self->wishes[seat].kind
          && war_choice_get_want (setup, choice) == WAR_CHOICE_NOTHING)
        return TRUE;
    }
  return FALSE;
}

gboolean
duck_placing_is_wished (DuckPlacing *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_PLACING (self), FALSE);

  WarOrder order;

  return seat != WAR_NONE && self->wishes[seat].is_there
         && (!self->wishes[seat].passes || find_pass (self, seat, &order));
}

/* The first that goes on, or WAR_NONE. */
static gint
find_wish (DuckPlacing *self)
{
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (self->wishes[seat].is_there)
      return seat;
  return WAR_NONE;
}

static void
stop (DuckPlacing *self, gint seat)
{
  if (seat == WAR_NONE || !self->wishes[seat].is_there)
    return;
  self->wishes[seat].is_there = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

static const char *
get_side (DuckPlacing *self, gint seat)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  gint side = war_state_peek_row (setup->layout, duck_play_get_view (self->play), WAR_TABLE_SEATS,
                                  (guint) seat)[WAR_SEAT_SIDE];

  return side != WAR_NONE ? text_side (setup, side) : "";
}

/* What the program no longer does, or what is asked again. */
static char *
describe_stop (const Wish *wish, const char *side)
{
  if (wish->passes)
    /* Translators: %s is a side, which no longer declines all */
    return g_strdup_printf (_ ("Ask %s Again"), side);
  /* Translators: %s is a side */
  return g_strdup_printf (wish->decides ? _ ("Stop Deciding for %s") : _ ("Stop Placing for %s"),
                          side);
}

static void
offer (DuckPlacing *self, DuckPage *page, GtkButton *button, const char *action, gboolean can_begin)
{
  gtk_widget_set_visible (GTK_WIDGET (button), can_begin);
  duck_page_set_enabled (page, action, can_begin);
  if (can_begin)
    duck_steady_click_set_meaning (button, get_side (self, duck_play_get_seat (self->play)));
}

/* In a column that is as narrow as it was: what does not fit in a line goes on below. */
static void
set_label (GtkButton *button, const char *label)
{
  GtkLabel *text;

  gtk_button_set_label (button, label);
  text = GTK_LABEL (gtk_button_get_child (button));
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_justify (text, GTK_JUSTIFY_CENTER);
}

void
duck_placing_show (DuckPlacing *self, DuckPage *page, GtkButton *rest, GtkButton *step,
                   GtkButton *stop)
{
  g_return_if_fail (DUCK_IS_PLACING (self));
  g_return_if_fail (DUCK_IS_PAGE (page));

  gint wish = find_wish (self), seat = duck_play_get_seat (self->play);
  gboolean can_begin = seat != WAR_NONE && !duck_placing_is_wished (self, seat);
  gboolean can_place = can_begin && is_possible (self);
  WarOrder end;

  offer (self, page, rest, "place-rest", can_place);
  offer (self, page, step, "decide-rest", can_begin && !can_place && has_anything (self));
  set_label (step, duck_play_find_end (self->play, &end) ? _ ("_Finish Step for Me")
                                                         : _ ("A_nswer for Me"));
  gtk_widget_set_visible (GTK_WIDGET (stop), wish != WAR_NONE);
  duck_page_set_enabled (page, "stop-placing", wish != WAR_NONE);
  if (wish != WAR_NONE)
    {
      g_autofree char *label = describe_stop (&self->wishes[wish], get_side (self, wish));

      set_label (stop, label);
      duck_steady_click_set_meaning (stop, label);
    }
}

static const char *
name_step (const Wish *wish)
{
  if (wish->is_begun)
    return NULL;
  /* Translators: steps that can be undone */
  return wish->decides ? _ ("Finish the Step") : _ ("Place the Rest");
}

/* As a commander would decide, or place somebody. FALSE: that is not what there is to do. Dice that
 * people roll are waited for. */
static gboolean
give_one (DuckPlacing *self, gint seat)
{
  Wish *wish = &self->wishes[seat];
  const char *step = name_step (wish);
  WarOrderRole role;
  WarOutcome outcome;
  WarOrder order;

  if ((!wish->decides && !is_possible (self))
      || !duck_game_document_choose (get_document (self), seat, war_quick_command, &order))
    return FALSE;

  role = duck_play_get_setup (self->play)->play->orders[order.kind].role;
  if (role == WAR_ORDER_GIVES_UP
      || (!wish->decides && role != WAR_ORDER_PLACES && role != WAR_ORDER_PASSES))
    return FALSE;
  wish->is_begun = TRUE;
  outcome = duck_game_document_give_for (get_document (self), &order, step);
  return outcome == WAR_OUTCOME_DONE || (wish->decides && outcome == WAR_OUTCOME_NEEDS_ANSWER);
}

/* FALSE: it is refused. */
static gboolean
pass (DuckPlacing *self, gint seat)
{
  WarOrder order;

  return find_pass (self, seat, &order)
         && duck_game_document_give (get_document (self), &order, NULL) == WAR_OUTCOME_DONE;
}

static gboolean
place_cb (gpointer data)
{
  DuckPlacing *self = data;
  gint seat = duck_play_get_seat (self->play);

  self->source = 0;
  if (duck_placing_is_wished (self, seat)
      && !(self->wishes[seat].passes ? pass (self, seat) : give_one (self, seat)))
    stop (self, seat);
  return G_SOURCE_REMOVE;
}

/* Where another person looks on, before anything is painted as this side sees it. */
static void
plan (DuckPlacing *self)
{
  gboolean is_watched = duck_game_document_count_persons (get_document (self)) > 1;

  if (self->source == 0 && duck_placing_is_wished (self, duck_play_get_seat (self->play)))
    self->source = g_idle_add_full (is_watched ? G_PRIORITY_HIGH_IDLE : G_PRIORITY_DEFAULT_IDLE,
                                    place_cb, self, NULL);
}

/* Whether a piece of the seat's side is still to come. */
static gboolean
has_more (DuckPlacing *self, gint seat)
{
  const WarLayout *layout = duck_play_get_setup (self->play)->layout;
  const WarState *view = duck_play_get_view (self->play);
  gint32 side = war_state_peek_row (layout, view, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];

  for (guint i = 0; i < layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      const gint32 *cells = war_state_peek_row (layout, view, WAR_TABLE_PIECES, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY && cells[WAR_PIECE_SIDE] == side)
        return TRUE;
    }
  return FALSE;
}

/* Whether the person now decides for another seat of the side, and that one has done its part. */
static gboolean
has_done (DuckPlacing *self, gint seat)
{
  const WarSetup *setup = duck_game_document_get_game (get_document (self))->setup;
  const WarState *state = duck_game_document_get_game (get_document (self))->game->state;
  WarStep step = duck_game_document_get_step (get_document (self));

  return step.kind == WAR_STEP_PERSON && step.seat != seat
         && duck_game_document_is_same_person (get_document (self), step.seat, seat)
         && war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS,
                                (guint) step.seat)[WAR_SEAT_SIDE]
              == war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS,
                                     (guint) seat)[WAR_SEAT_SIDE]
         && war_decision_peek (setup, state, seat) == NULL;
}

/* Who takes an order back that declined or did something wants to answer that. */
static gboolean
is_at_end (DuckPlacing *self, gint seat, gboolean is_back)
{
  const Wish *wish = &self->wishes[seat];

  return wish->passes || wish->decides
           ? is_back || (wish->decides && has_done (self, seat))
           : (is_back && count_orders (self) <= wish->n_orders) || !has_more (self, seat);
}

/* The game has gone on, or back. */
static void
renewed_cb (DuckPlacing *self)
{
  gboolean is_back = count_orders (self) < self->n_orders;
  gboolean is_elsewhere = get_phase (self) != self->phase;

  self->n_orders = count_orders (self);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (self->wishes[seat].is_there && (is_elsewhere || is_at_end (self, seat, is_back)))
      stop (self, seat);
  plan (self);
}

static void
begin (DuckPlacing *self, Wish wish)
{
  gint seat = duck_play_get_seat (self->play);

  if (seat == WAR_NONE)
    return;
  wish.is_there = TRUE;
  wish.n_orders = count_orders (self);
  self->wishes[seat] = wish;
  self->phase = get_phase (self);
  plan (self);
}

void
duck_placing_begin_passing (DuckPlacing *self, guint kind)
{
  g_return_if_fail (DUCK_IS_PLACING (self));

  begin (self, (Wish){ .passes = TRUE, .kind = kind });
}

DuckRemembered *
duck_placing_get_remembered (DuckPlacing *self)
{
  g_return_val_if_fail (DUCK_IS_PLACING (self), NULL);

  return self->remembered;
}

static void
place_rest_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  begin (self, (Wish){ .decides = FALSE });
  g_signal_emit (self, changed_signal, 0);
}

static void
decide_rest_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  begin (self, (Wish){ .decides = TRUE });
  g_signal_emit (self, changed_signal, 0);
}

static void
stop_placing_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  stop (self, find_wish (self));
}

void
duck_placing_add_actions (DuckPlacing *self, DuckPage *page)
{
  static const GActionEntry actions[] = {
    { .name = "place-rest", .activate = place_rest_action },
    { .name = "decide-rest", .activate = decide_rest_action },
    { .name = "stop-placing", .activate = stop_placing_action },
  };

  g_return_if_fail (DUCK_IS_PLACING (self));
  g_return_if_fail (DUCK_IS_PAGE (page));

  g_action_map_add_action_entries (G_ACTION_MAP (duck_page_get_actions (page)), actions,
                                   G_N_ELEMENTS (actions), self);
  duck_remembered_add_actions (self->remembered, page);
}

static void
duck_placing_dispose (GObject *object)
{
  DuckPlacing *self = DUCK_PLACING (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->remembered);

  G_OBJECT_CLASS (duck_placing_parent_class)->dispose (object);
}

static void
duck_placing_class_init (DuckPlacingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_placing_dispose;
  changed_signal = g_signal_new ("changed", DUCK_TYPE_PLACING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
duck_placing_init (DuckPlacing *self)
{
}

DuckPlacing *
duck_placing_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlacing *self = g_object_new (DUCK_TYPE_PLACING, NULL);

  self->play = play;
  self->n_orders = count_orders (self);
  self->remembered = duck_remembered_new (play);
  g_signal_connect_object (play, "renewed", G_CALLBACK (renewed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
