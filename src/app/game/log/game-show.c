/* game-show.c: shows on a board what orders have just done: who goes along his way, who fires
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-show.h"

#include <math.h>

#include "app/base/motion.h"
#include "app/game/board/act-sounds.h"
#include "app/game/board/play-marks.h"
#include "app/game/board/show-marks.h"
#include "desk/base/sound.h"
#include "draw/units/pieces.h"
#include "engine/game/shown-body.h"

/* Of the time between two orders: to go to who acts, if that is needed, and to show what is done.
 * The rest is for looking at it. */
#define PAN_PART 0.25
#define MOVE_PART 0.6

/* Neither takes longer, in microseconds: nobody watches a counter creep. */
#define LONGEST_PAN 400000
#define LONGEST_MOVE 900000

/* Of what is shown once more. */
#define REPLAY_PAN 300000
#define REPLAY_MOVE 900000
#define REPLAY_REST 1500000

/* So long marks are worked out at a time, while nothing else is to be done, in microseconds. */
#define MARKING_TIME 3000

/* Room around who acts, beside the margin that the board keeps, in millimetres. */
#define SIGHT 10

/* A unit that slides: its pieces, and the acts by which they do. */
typedef struct
{
  guint n_pieces;
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  gint rows[WAR_BODY_MAX_PIECES];
  gint acts[WAR_BODY_MAX_PIECES]; /* −1: it stays */
  gboolean is_marker;
  WarShownMarker marker;
} Slide;

struct _DuckGameShow
{
  GObject parent_instance;

  DuckBoard *board; /* lent, as is the next */
  DuckGameDocument *document;
  DuckBoardLayer *units; /* of the board */
  DuckBoardLive *trails, *movers; /* of the board; ours */
  guint pace; /* milliseconds */

  /* What is shown now. */
  GArray *acts; /* WarAct */
  GArray *slides; /* Slide */
  gboolean *absent; /* by rows */
  guint n_absent;
  gint share; /* of the ways, in WAR_ACT_WHOLE */
  gboolean is_heard; /* what they sound like has begun */
  guint tick; /* the callback of the frame clock; 0: nothing moves */
  gint64 start; /* the time of its first frame; 0: there was none */
  gint64 pan_time, move_time, rest_time; /* one after the other */
  double pan_x, pan_y, panned; /* in logical pixels, and the part of it that is done */
  gboolean is_replaying;
  guint replayed; /* that order */

  /* What was done since the viewer ordered something. */
  GArray *marks; /* WarAct */
  guint marks_from, marks_to; /* orders that they are of */
  gint viewer;
  guint marking; /* the source that works them out; 0: none */
  gboolean marks_visible;
};

G_DEFINE_FINAL_TYPE (DuckGameShow, duck_game_show, G_TYPE_OBJECT)

static guint ended_signal;

static const WarSetup *
get_setup (DuckGameShow *self)
{
  return duck_game_document_get_game (self->document)->setup;
}

static WarReplay *
get_replay (DuckGameShow *self)
{
  return duck_game_document_get_replay (self->document);
}

static guint
get_n_pieces (DuckGameShow *self)
{
  return get_setup (self)->layout->tables[WAR_TABLE_PIECES].n_rows;
}

static const WarAct *
get_act (DuckGameShow *self, guint i)
{
  return &g_array_index (self->acts, WarAct, i);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static WarBase
get_base (DuckGameShow *self, const Slide *slide, guint piece)
{
  return slide->acts[piece] >= 0
           ? war_act_get_base (get_act (self, (guint) slide->acts[piece]), self->share)
           : slide->pieces[piece].base;
}

static graphene_rect_t
get_rect (const WarBase *base, double reach)
{
  graphene_point_t centre = duck_play_mark_point (base->centre);

  return GRAPHENE_RECT_INIT ((float) (centre.x - reach), (float) (centre.y - reach),
                             (float) (2 * reach), (float) (2 * reach));
}

static void
draw_slide (DuckGameShow *self, const Slide *slide, DuckBoardOverlay *overlay)
{
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  WarBase base = get_base (self, slide, 0);
  graphene_rect_t bounds;

  if (slide->is_marker)
    {
      WarShownMarker marker = slide->marker;

      marker.centre = base.centre;
      bounds = get_rect (&base, draw_piece_get_marker_reach (&marker));
      draw_piece_marker (duck_board_overlay_add (overlay, &bounds), &marker, DRAW_INK_COLOUR);
      return;
    }

  for (guint i = 0; i < slide->n_pieces; i++)
    {
      graphene_rect_t part;

      pieces[i] = slide->pieces[i];
      pieces[i].base = get_base (self, slide, i);
      part = get_rect (
        &pieces[i].base,
        draw_piece_get_reach (&pieces[i].base, 1 / duck_board_overlay_get_pixel (overlay)));
      if (i == 0)
        bounds = part;
      else
        graphene_rect_union (&bounds, &part, &bounds);
    }
  draw_piece_body (duck_board_overlay_add (overlay, &bounds), pieces, slide->n_pieces,
                   DRAW_INK_COLOUR);
}

static void
draw_movers_cb (DuckBoardOverlay *overlay, gpointer data)
{
  DuckGameShow *self = data;

  for (guint i = 0; i < self->slides->len; i++)
    draw_slide (self, &g_array_index (self->slides, Slide, i), overlay);
  if (self->tick != 0 && self->marks_visible)
    duck_show_marks_draw_growing (overlay, self->acts, self->share);
}

/* Those of the order that is being shown come when it has been. */
static void
draw_trails_cb (DuckBoardOverlay *overlay, gpointer data)
{
  DuckGameShow *self = data;
  guint end = self->tick != 0 && self->acts->len > 0 && self->share < WAR_ACT_WHOLE
                ? get_act (self, 0)->order
                : G_MAXUINT;

  if (self->is_replaying)
    duck_show_marks_draw (overlay, get_setup (self), self->acts, end);
  else if (self->marks_visible)
    duck_show_marks_draw (overlay, get_setup (self), self->marks, end);
}

/* ---------------------------------------------------------------------------------------------
 * Who slides. */

static void
add_absent (DuckGameShow *self, gint row)
{
  if (self->absent == NULL)
    self->absent = g_new0 (gboolean, get_n_pieces (self));
  self->n_absent += !self->absent[row];
  self->absent[row] = TRUE;
}

/* The act by which the piece moves; −1. Of several, one after the other, the first goes on. */
static gint
find_move (DuckGameShow *self, gint row)
{
  for (guint i = 0; i < self->acts->len; i++)
    if (get_act (self, i)->kind == WAR_ACT_MOVE && get_act (self, i)->has_from
        && get_act (self, i)->piece == row)
      return (gint) i;
  return -1;
}

/* The pieces on the field of the unit whose first one this is. */
static void
fill_slide (DuckGameShow *self, const WarState *state, gint row, Slide *slide)
{
  const WarSetup *setup = get_setup (self);
  gint32 formation
    = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, (guint) row)[WAR_PIECE_FORMATION];

  for (gint other = row; other < (gint) get_n_pieces (self); other++)
    {
      WarShownPiece piece;

      if (other != row
          && (formation == WAR_NONE
              || war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES,
                                     (guint) other)[WAR_PIECE_FORMATION]
                   != formation))
        continue;
      if (slide->n_pieces == WAR_BODY_MAX_PIECES
          || !war_play_show_piece (setup, state, (guint) other, &piece))
        continue;
      slide->pieces[slide->n_pieces] = piece;
      slide->rows[slide->n_pieces] = other;
      slide->acts[slide->n_pieces++] = find_move (self, other);
    }
}

static void
add_slide (DuckGameShow *self, const Slide *slide)
{
  gboolean moves = FALSE;

  for (guint i = 0; i < slide->n_pieces; i++)
    moves |= slide->acts[i] >= 0;
  if (!moves)
    return;
  for (guint i = 0; i < slide->n_pieces; i++)
    add_absent (self, slide->rows[i]);
  g_array_append_vals (self->slides, slide, 1);
}

static void
find_slides (DuckGameShow *self, const WarState *state)
{
  for (gint row = 0; row < (gint) get_n_pieces (self); row++)
    {
      WarShownPiece pieces[WAR_BODY_MAX_PIECES];
      Slide slide = { 0 };

      if (war_play_show_body (get_setup (self), state, (guint) row, pieces) > 0)
        fill_slide (self, state, row, &slide);
      else if (war_play_show_marker (get_setup (self), state, (guint) row, &slide.marker)
               && slide.marker.carrier == WAR_NONE)
        {
          slide.is_marker = TRUE;
          slide.n_pieces = 1;
          slide.rows[0] = row;
          slide.acts[0] = find_move (self, row);
        }
      if (slide.n_pieces > 0)
        add_slide (self, &slide);
    }
}

/* Who has moved several times goes all of it, with a stop after each. */
static void
join_moves (DuckGameShow *self)
{
  for (guint i = 0; i < self->acts->len; i++)
    {
      WarAct *later = &g_array_index (self->acts, WarAct, i), *first;
      gint move
        = later->kind == WAR_ACT_MOVE && later->has_from ? find_move (self, later->piece) : -1;

      if (move < 0 || move >= (gint) i)
        continue;
      first = &g_array_index (self->acts, WarAct, (guint) move);
      if (first->n_stops < WAR_ACT_MAX_STOPS)
        first->stops[first->n_stops++] = first->to.centre;
      first->to = later->to;
      g_array_remove_index (self->acts, i--);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Time. */

/* The layer has them again; what is drawn above it stays until that is so. */
static void
bring_back (DuckGameShow *self)
{
  if (self->n_absent == 0)
    return;

  memset (self->absent, 0, get_n_pieces (self) * sizeof *self->absent);
  self->n_absent = 0;
  for (guint i = 0; i < self->slides->len; i++)
    {
      const Slide *slide = &g_array_index (self->slides, Slide, i);

      for (guint j = 0; j < slide->n_pieces; j++)
        {
          const WarBase *base = slide->acts[j] >= 0 ? &get_act (self, (guint) slide->acts[j])->to
                                                    : &slide->pieces[j].base;
          graphene_rect_t area
            = get_rect (base, slide->is_marker
                                ? draw_piece_get_marker_reach (&slide->marker)
                                : draw_piece_get_reach (base, duck_board_get_scale (self->board)));

          duck_board_invalidate (self->board, self->units, &area);
        }
    }
}

static void
clear (DuckGameShow *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->board), self->tick);
  self->tick = 0;
  self->start = 0;
  bring_back (self);
  g_array_set_size (self->acts, 0);
  g_array_set_size (self->slides, 0);
  duck_board_queue_live (self->board, self->movers);
  duck_board_queue_live (self->board, self->trails);
}

static void
end (DuckGameShow *self)
{
  gboolean was_replaying = self->is_replaying;

  self->is_replaying = FALSE;
  clear (self);
  if (!was_replaying)
    return;
  duck_board_invalidate (self->board, self->units, NULL);
  g_signal_emit (self, ended_signal, 0);
}

static double
ease (double part)
{
  part = CLAMP (part, 0, 1);
  return part * part * (3 - 2 * part);
}

static void
pan_to (DuckGameShow *self, double part)
{
  duck_board_pan (self->board, self->pan_x * (part - self->panned),
                  self->pan_y * (part - self->panned));
  self->panned = part;
}

static void
set_share (DuckGameShow *self, gint share)
{
  if (share == self->share)
    return;

  self->share = share;
  if (share == WAR_ACT_WHOLE)
    {
      bring_back (self);
      duck_board_queue_live (self->board, self->trails);
    }
  duck_board_queue_live (self->board, self->movers);
}

static gboolean
tick_cb (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  DuckGameShow *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock), since;

  if (self->start == 0)
    self->start = now;
  since = now - self->start;
  if (self->panned < 1)
    pan_to (self, self->pan_time > 0 ? ease ((double) since / (double) self->pan_time) : 1);
  since -= self->pan_time;
  if (since >= 0 && !self->is_heard)
    {
      self->is_heard = TRUE;
      duck_act_sounds_play (self->acts);
    }
  if (since > 0)
    set_share (self, self->move_time > 0
                       ? (gint) (WAR_ACT_WHOLE * ease ((double) since / (double) self->move_time))
                       : WAR_ACT_WHOLE);
  if (since >= self->move_time + self->rest_time && self->share == WAR_ACT_WHOLE
      && duck_board_is_complete (self->board))
    {
      self->tick = 0;
      end (self);
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

/* As little as brings who acts into sight; what there is no room for need not be. FALSE: all is. */
static gboolean
find_area (DuckGameShow *self, graphene_rect_t *area)
{
  WarPosition least = { 0, 0 }, most = { 0, 0 };
  const WarField *field = get_setup (self)->operation->field;
  gboolean has_any = FALSE;

  for (guint i = 0; i < self->acts->len; i++)
    {
      WarPosition from, to, low, high;

      if (!war_act_get_bounds (get_act (self, i), &from, &to))
        continue;
      low = has_any ? (WarPosition){ MIN (least.x, from.x), MIN (least.y, from.y) } : from;
      high = has_any ? (WarPosition){ MAX (most.x, to.x), MAX (most.y, to.y) } : to;
      /* What no part of the field that is as large as this one shows is left out of it. */
      if (has_any
          && ((high.x - low.x) / (double) WAR_MILLIMETRE * duck_board_get_scale (self->board)
                > gtk_widget_get_width (GTK_WIDGET (self->board))
              || (high.y - low.y) / (double) WAR_MILLIMETRE * duck_board_get_scale (self->board)
                   > gtk_widget_get_height (GTK_WIDGET (self->board))))
        continue;
      least = low;
      most = high;
      has_any = TRUE;
    }
  least.x = MAX (least.x - SIGHT * WAR_MILLIMETRE, 0);
  least.y = MAX (least.y - SIGHT * WAR_MILLIMETRE, 0);
  most.x = MIN (most.x + SIGHT * WAR_MILLIMETRE, field->width);
  most.y = MIN (most.y + SIGHT * WAR_MILLIMETRE, field->depth);
  if (!has_any || least.x >= most.x || least.y >= most.y)
    return FALSE;

  *area = GRAPHENE_RECT_INIT ((float) (least.x / (double) WAR_MILLIMETRE),
                              (float) (least.y / (double) WAR_MILLIMETRE),
                              (float) ((most.x - least.x) / (double) WAR_MILLIMETRE),
                              (float) ((most.y - least.y) / (double) WAR_MILLIMETRE));
  return TRUE;
}

/* Finds how far it is to there; a view that has to be larger, which is rare, is so at once. */
static void
plan_pan (DuckGameShow *self)
{
  DuckBoardLook before = duck_board_get_look (self->board), after;
  graphene_rect_t area;

  self->pan_x = self->pan_y = 0;
  self->panned = 1;
  if (before.fits || !find_area (self, &area))
    return;
  duck_board_reveal (self->board, &area);
  after = duck_board_get_look (self->board);
  if (after.scale < before.scale || after.scale > before.scale || self->pan_time == 0)
    return;
  self->pan_x = (after.x - before.x) * after.scale;
  self->pan_y = (after.y - before.y) * after.scale;
  if (fabs (self->pan_x) + fabs (self->pan_y) < 1)
    return;
  duck_board_pan (self->board, -self->pan_x, -self->pan_y);
  self->panned = 0;
}

/* Shows the acts; pieces stand as in the state in the end. */
static void
begin (DuckGameShow *self, const WarState *state, gint64 pan, gint64 move, gint64 rest)
{
  gboolean animates = gtk_widget_get_mapped (GTK_WIDGET (self->board))
                      && duck_motion_is_wanted (GTK_WIDGET (self->board));

  self->pan_time = animates ? pan : 0;
  self->move_time = animates ? move : 0;
  self->rest_time = rest;
  self->share = 0;
  self->is_heard = FALSE;
  plan_pan (self);
  if (self->panned >= 1)
    self->pan_time = 0;
  join_moves (self);
  if (self->move_time > 0)
    find_slides (self, state);
  if (self->n_absent > 0)
    duck_board_invalidate (self->board, self->units, NULL);
  if (animates || rest > 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->board), tick_cb, self, NULL);
  else
    {
      self->share = WAR_ACT_WHOLE;
      duck_act_sounds_play (self->acts);
    }
  duck_board_queue_live (self->board, self->movers);
  duck_board_queue_live (self->board, self->trails);
}

/* ---------------------------------------------------------------------------------------------
 * Marks. */

static void
stop_marking (DuckGameShow *self)
{
  g_clear_handle_id (&self->marking, g_source_remove);
}

static gboolean
mark_cb (gpointer data)
{
  DuckGameShow *self = data;
  guint n_orders = war_replay_get_n_orders (get_replay (self));
  gint64 deadline = g_get_monotonic_time () + MARKING_TIME;

  while (self->marks_to < n_orders && g_get_monotonic_time () < deadline)
    war_acts_add (get_setup (self), get_replay (self), self->marks_to++, self->marks);
  if (self->marks_to < n_orders)
    return G_SOURCE_CONTINUE;

  self->marking = 0;
  duck_board_queue_live (self->board, self->trails);
  return G_SOURCE_REMOVE;
}

/* From the last order of who looks on; where nobody plays, of the last order alone. */
static guint
find_marks_from (DuckGameShow *self)
{
  gint viewer = duck_game_document_get_viewer (self->document);
  guint n = viewer != WAR_NONE ? duck_game_document_find_last (self->document, viewer)
                               : war_replay_get_n_orders (get_replay (self));

  return n > 0 ? n - 1 : 0;
}

static void
update_marks (DuckGameShow *self)
{
  guint from = find_marks_from (self);
  gint viewer = duck_game_document_get_viewer (self->document);
  guint n_orders = war_replay_get_n_orders (get_replay (self));

  if (from != self->marks_from || viewer != self->viewer || n_orders < self->marks_to)
    {
      g_array_set_size (self->marks, 0);
      self->marks_from = self->marks_to = from;
      self->viewer = viewer;
      duck_board_queue_live (self->board, self->trails);
    }
  /* What nobody follows costs nobody time before it is over. */
  stop_marking (self);
  if (self->marks_to < n_orders)
    self->marking = g_idle_add_full (G_PRIORITY_LOW, mark_cb, self, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * What happens. */

static gboolean
is_by_person (DuckGameShow *self, guint order)
{
  const WarRecord *record = &g_array_index (
    duck_game_document_get_game (self->document)->game->records, WarRecord, order);

  return duck_game_document_is_person (self->document, record->order.seat);
}

/* Whoever ordered it saw it, and hears it at once. */
static void
hear_own (DuckGameShow *self, guint order)
{
  g_autoptr (GArray) acts = NULL;

  if (!duck_sound_is_wanted () || !is_by_person (self, order))
    return;

  acts = g_array_new (FALSE, FALSE, sizeof (WarAct));
  war_acts_add (get_setup (self), get_replay (self), order, acts);
  duck_act_sounds_play (acts);
}

void
duck_game_show_follow (DuckGameShow *self, guint n_before)
{
  g_return_if_fail (DUCK_IS_GAME_SHOW (self));

  guint n_orders = war_replay_get_n_orders (get_replay (self));

  duck_game_show_stop (self);
  update_marks (self);
  if (n_orders > n_before)
    hear_own (self, n_orders - 1);
  if (self->pace == 0)
    return;

  for (guint order = n_before; order < n_orders; order++)
    if (!is_by_person (self, order))
      war_acts_add (get_setup (self), get_replay (self), order, self->acts);
  if (self->acts->len > 0)
    begin (self, duck_game_document_get_view (self->document),
           MIN ((gint64) (self->pace * 1000 * PAN_PART), LONGEST_PAN),
           MIN ((gint64) (self->pace * 1000 * MOVE_PART), LONGEST_MOVE), 0);
}

void
duck_game_show_replay (DuckGameShow *self, guint order)
{
  g_return_if_fail (DUCK_IS_GAME_SHOW (self));
  g_return_if_fail (order < war_replay_get_n_orders (get_replay (self)));

  clear (self);
  self->is_replaying = TRUE;
  self->replayed = order;
  war_acts_add (get_setup (self), get_replay (self), order, self->acts);
  duck_board_invalidate (self->board, self->units, NULL);
  begin (self, war_replay_go_to (get_replay (self), order + 1), REPLAY_PAN, REPLAY_MOVE,
         REPLAY_REST);
}

gboolean
duck_game_show_is_replaying (DuckGameShow *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_SHOW (self), FALSE);

  return self->is_replaying;
}

void
duck_game_show_stop (DuckGameShow *self)
{
  g_return_if_fail (DUCK_IS_GAME_SHOW (self));

  if (self->tick == 0 && !self->is_replaying)
    {
      g_array_set_size (self->acts, 0);
      return;
    }
  /* Who was on his way to it wants to be there. */
  if (self->panned < 1)
    pan_to (self, 1);
  end (self);
}

void
duck_game_show_set_pace (DuckGameShow *self, guint pace)
{
  g_return_if_fail (DUCK_IS_GAME_SHOW (self));

  self->pace = pace;
  if (pace == 0)
    duck_game_show_stop (self);
}

void
duck_game_show_set_marks_visible (DuckGameShow *self, gboolean visible)
{
  g_return_if_fail (DUCK_IS_GAME_SHOW (self));

  if (visible == self->marks_visible)
    return;
  self->marks_visible = visible;
  duck_board_queue_live (self->board, self->trails);
}

guint
duck_game_show_get_n_orders (DuckGameShow *self, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_GAME_SHOW (self), n_orders);

  return self->is_replaying ? self->replayed + 1 : n_orders;
}

const gboolean *
duck_game_show_get_absent (DuckGameShow *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_SHOW (self), NULL);

  return self->n_absent > 0 ? self->absent : NULL;
}

gboolean
duck_game_show_find_base (DuckGameShow *self, gint row, WarBase *base, gint *share)
{
  g_return_val_if_fail (DUCK_IS_GAME_SHOW (self), FALSE);

  for (guint i = 0; i < self->slides->len; i++)
    {
      const Slide *slide = &g_array_index (self->slides, Slide, i);

      for (guint j = 0; j < slide->n_pieces; j++)
        if (slide->rows[j] == row && slide->acts[j] >= 0)
          {
            *base = get_base (self, slide, j);
            *share = self->share;
            return TRUE;
          }
    }
  return FALSE;
}

const GArray *
duck_game_show_get_marks (DuckGameShow *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_SHOW (self), NULL);

  return self->marks;
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

static void
duck_game_show_dispose (GObject *object)
{
  DuckGameShow *self = DUCK_GAME_SHOW (object);

  if (self->trails != NULL)
    {
      stop_marking (self);
      clear (self);
      duck_board_remove_live (self->board, self->trails);
      duck_board_remove_live (self->board, self->movers);
    }
  self->trails = self->movers = NULL;
  g_clear_pointer (&self->acts, g_array_unref);
  g_clear_pointer (&self->slides, g_array_unref);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->absent, g_free);

  G_OBJECT_CLASS (duck_game_show_parent_class)->dispose (object);
}

static void
duck_game_show_class_init (DuckGameShowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_game_show_dispose;

  ended_signal = g_signal_new ("ended", DUCK_TYPE_GAME_SHOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
duck_game_show_init (DuckGameShow *self)
{
  self->acts = g_array_new (FALSE, FALSE, sizeof (WarAct));
  self->slides = g_array_new (FALSE, FALSE, sizeof (Slide));
  self->marks = g_array_new (FALSE, FALSE, sizeof (WarAct));
  self->marks_visible = TRUE;
  self->panned = 1;
}

DuckGameShow *
duck_game_show_new (DuckBoard *board, DuckBoardLayer *units, DuckGameDocument *document)
{
  g_return_val_if_fail (DUCK_IS_BOARD (board), NULL);
  g_return_val_if_fail (units != NULL, NULL);
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  DuckGameShow *self = g_object_new (DUCK_TYPE_GAME_SHOW, NULL);

  self->board = board;
  self->units = units;
  self->document = document;
  self->viewer = duck_game_document_get_viewer (document);
  self->marks_from = self->marks_to = war_replay_get_n_orders (get_replay (self));
  self->trails = duck_board_add_live (board, draw_trails_cb, self);
  self->movers = duck_board_add_live (board, draw_movers_cb, self);
  return self;
}
