/* play-drawing.c: what a person sees of what could be done on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/play-drawing.h"

#include <math.h>

#include "draw/palette.h"

/* How far a unit goes is looked at in so many headings, a few of them each time. */
#define N_HEADINGS 96
#define HEADINGS_AT_ONCE 6

/* Logical pixels. */
#define LINE 2.
#define BELOW 4. /* the white below a line, so that it shows on any ground */
#define RING 5. /* beyond the base */
#define HATCH 6.

/* Whatever is drawn of a unit lies within so much of its base, in pixels. */
#define MARGIN 12.

/* Towards one heading: where the middle of the unit would be. */
typedef struct
{
  graphene_point_t plain; /* as far as nothing is rolled; mm */
  graphene_point_t most;
} Ray;

struct _DuckPlayDrawing
{
  GObject parent_instance;

  DuckPlay *play; /* lent: the tool keeps it */
  WarForesight *foresight; /* of rays */
  Ray rays[N_HEADINGS];
  guint n_rays; /* that are known */
  gboolean has_checks; /* some of them differ */
  guint source; /* looks at more of them; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckPlayDrawing, duck_play_drawing, G_TYPE_OBJECT)

static guint changed_signal;

static const DrawColour chosen_colour = { 0.05, 0.05, 0.05 };
static const DrawColour may_act_colour = { 0.85, 0.55, 0.05 };
static const DrawColour reach_colour = { 0.05, 0.35, 0.25 };
static const DrawColour target_colour = { 0.7, 0.1, 0.1 };

static graphene_point_t
to_point (WarPosition position)
{
  return GRAPHENE_POINT_INIT ((float) position.x / WAR_MILLIMETRE,
                              (float) position.y / WAR_MILLIMETRE);
}

/* ---------------------------------------------------------------------------------------------
 * How far it goes. */

/* The way of the hand towards a heading, as far as can be; FALSE: there is none. */
static gboolean
find_farthest (DuckPlayDrawing *self, WarHeading heading, WarOrder *order)
{
  const WarSetup *setup = duck_play_get_setup (self->play);

  return war_choice_go (setup, duck_play_get_view (self->play), duck_play_get_hand (self->play),
                        heading, WAR_LENGTH_MAX, order);
}

static void
find_ray (DuckPlayDrawing *self, guint i)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  const WarChoice *hand = duck_play_get_hand (self->play);
  const gint32 *cells
    = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, (guint) hand->order.actor);
  WarPosition from = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  WarHeading heading = (WarHeading) (i * WAR_HEADING_TURN / N_HEADINGS);
  WarLength plain, most;
  WarRefusal refusal;
  WarOrder order;

  self->rays[i].plain = self->rays[i].most = to_point (from);
  if (!find_farthest (self, heading, &order)
      || !war_play_foresee (setup, view, &order, self->foresight, &refusal))
    return;

  most = plain = order.arguments[hand->n_chosen + 1];
  heading = (WarHeading) order.arguments[hand->n_chosen];
  for (guint check = 0; check < self->foresight->n_checks; check++)
    plain = MIN (plain, MAX (self->foresight->checks[check].distance, 0));
  self->has_checks |= plain < most;
  self->rays[i].plain = to_point (war_position_step (from, heading, plain));
  self->rays[i].most = to_point (war_position_step (from, heading, most));
}

static gboolean
find_rays_cb (gpointer data)
{
  DuckPlayDrawing *self = data;

  for (guint i = 0; i < HEADINGS_AT_ONCE && self->n_rays < N_HEADINGS; i++)
    find_ray (self, self->n_rays++);
  if (self->n_rays < N_HEADINGS)
    return G_SOURCE_CONTINUE;

  self->source = 0;
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/* Anew, if the hand wants a way of a unit that is on the field. */
static void
begin_rays (DuckPlayDrawing *self)
{
  const WarChoice *hand = duck_play_get_hand (self->play);

  g_clear_handle_id (&self->source, g_source_remove);
  self->n_rays = 0;
  self->has_checks = FALSE;
  if (hand != NULL
      && war_choice_get_want (duck_play_get_setup (self->play), hand) == WAR_CHOICE_WAY)
    self->source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, find_rays_cb, self, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
set_colour (cairo_t *cr, DrawColour colour, double alpha)
{
  draw_set_colour (cr, colour, alpha);
}

/* White below, so that it shows on any ground. */
static void
stroke (cairo_t *cr, double pixel, DrawColour colour, gboolean dashed)
{
  const double dashes[] = { 5 * pixel, 4 * pixel };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, BELOW * pixel);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, LINE * pixel);
  if (dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  set_colour (cr, colour, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Around the base, so much beyond it. */
static void
trace_base (cairo_t *cr, const WarBase *base, double beyond)
{
  double width = base->width / (double) WAR_MILLIMETRE + 2 * beyond;
  double depth = base->depth / (double) WAR_MILLIMETRE + 2 * beyond;
  graphene_point_t centre = to_point (base->centre);

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rotate (cr, base->heading * 2 * G_PI / WAR_HEADING_TURN);
  cairo_rectangle (cr, -width / 2, -depth / 2, width, depth);
  cairo_restore (cr);
}

/* A part of the overlay around a base. */
static cairo_t *
add_base_part (DuckBoardOverlay *overlay, const WarBase *base)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  double reach = hypot (base->width, base->depth) / 2 / WAR_MILLIMETRE + MARGIN * pixel;
  graphene_point_t centre = to_point (base->centre);
  const graphene_rect_t bounds
    = GRAPHENE_RECT_INIT ((float) (centre.x - reach), (float) (centre.y - reach),
                          (float) (2 * reach), (float) (2 * reach));

  return duck_board_overlay_add (overlay, &bounds);
}

static void
trace_rays (const DuckPlayDrawing *self, cairo_t *cr, gboolean plain)
{
  for (guint i = 0; i < N_HEADINGS; i++)
    {
      const graphene_point_t *end = plain ? &self->rays[i].plain : &self->rays[i].most;

      cairo_line_to (cr, end->x, end->y);
    }
  cairo_close_path (cr);
}

static graphene_rect_t
get_ray_bounds (const DuckPlayDrawing *self, double margin)
{
  graphene_rect_t bounds = { self->rays[0].most, GRAPHENE_SIZE_INIT (0, 0) };

  for (guint i = 1; i < N_HEADINGS; i++)
    graphene_rect_expand (&bounds, &self->rays[i].most, &bounds);
  graphene_rect_inset (&bounds, (float) -margin, (float) -margin);
  return bounds;
}

/* Behind a check. */
static void
hatch (cairo_t *cr, const graphene_rect_t *bounds, double pixel)
{
  double left = bounds->origin.x, top = bounds->origin.y, height = bounds->size.height;

  cairo_save (cr);
  cairo_clip (cr);
  for (double x = left - height; x < left + bounds->size.width; x += HATCH * pixel)
    {
      cairo_move_to (cr, x, top + height);
      cairo_line_to (cr, x + height, top);
    }
  set_colour (cr, reach_colour, 0.5);
  cairo_set_line_width (cr, pixel);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_reach (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = get_ray_bounds (self, MARGIN * pixel);
  cairo_t *cr = duck_board_overlay_add (overlay, &bounds);

  trace_rays (self, cr, TRUE);
  set_colour (cr, reach_colour, 0.16);
  cairo_fill (cr);
  if (self->has_checks)
    {
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      trace_rays (self, cr, TRUE);
      cairo_new_sub_path (cr);
      trace_rays (self, cr, FALSE);
      hatch (cr, &bounds, pixel);
    }
  trace_rays (self, cr, FALSE);
  set_colour (cr, reach_colour, 0.8);
  cairo_set_line_width (cr, 1.5 * pixel);
  cairo_stroke (cr);
}

static void
draw_ring (DuckBoardOverlay *overlay, const WarBase *base, DrawColour colour, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  cairo_t *cr = add_base_part (overlay, base);

  trace_base (cr, base, RING * pixel);
  stroke (cr, pixel, colour, dashed);
}

/* Whether the chosen unit may do something to the piece. */
static gboolean
is_candidate (const DuckPlayDrawing *self, gint row)
{
  g_autoptr (GArray) orders = duck_play_get_chosen (self->play) != WAR_NONE
                                ? duck_play_list_at (self->play, WAR_TABLE_PIECES, row)
                                : g_array_new (FALSE, FALSE, sizeof (WarOrder));

  return orders->len > 0;
}

static void
draw_units (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  WarShownPiece piece;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      if (!war_play_show_piece (setup, view, row, &piece))
        continue;
      if ((gint) row == duck_play_get_chosen (self->play))
        draw_ring (overlay, &piece.base, chosen_colour, FALSE);
      else if (is_candidate (self, (gint) row))
        draw_ring (overlay, &piece.base, target_colour, TRUE);
      else if (duck_play_may_act (self->play, (gint) row))
        draw_ring (overlay, &piece.base, may_act_colour, TRUE);
    }
}

/* A line over its own part. */
static void
draw_line (DuckBoardOverlay *overlay, graphene_point_t from, graphene_point_t to, DrawColour colour,
           gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = { from, GRAPHENE_SIZE_INIT (0, 0) };
  cairo_t *cr;

  graphene_rect_expand (&bounds, &to, &bounds);
  graphene_rect_inset (&bounds, (float) (-BELOW * pixel), (float) (-BELOW * pixel));
  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  stroke (cr, pixel, colour, dashed);
}

static void
draw_ghost (DuckBoardOverlay *overlay, const WarBase *base, double alpha, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  cairo_t *cr = add_base_part (overlay, base);
  WarPosition front = war_position_step (base->centre, base->heading, base->depth / 2);
  graphene_point_t centre = to_point (base->centre), tip = to_point (front);

  trace_base (cr, base, 0);
  set_colour (cr, reach_colour, alpha);
  cairo_fill (cr);
  trace_base (cr, base, 0);
  cairo_move_to (cr, centre.x, centre.y);
  cairo_line_to (cr, tip.x, tip.y);
  stroke (cr, pixel, reach_colour, dashed);
}

/* Where everybody would be, where checks that fail stop the unit, and what is seen. */
static void
draw_proposal (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarForesight *foresight = duck_play_get_foresight (self->play);
  const WarSetup *setup = duck_play_get_setup (self->play);
  WarShownPiece piece;

  if (foresight == NULL)
    return;

  for (guint i = 0; i < foresight->n_poses; i++)
    {
      const WarForeseenPose *pose = &foresight->poses[i];

      if (war_play_show_piece (setup, duck_play_get_view (self->play), (guint) pose->row, &piece))
        draw_line (overlay, to_point (piece.base.centre), to_point (pose->base.centre),
                   reach_colour, FALSE);
      draw_ghost (overlay, &pose->base, 0.35, FALSE);
    }
  for (guint i = 0; i < foresight->n_checks; i++)
    if (foresight->checks[i].stops)
      draw_ghost (overlay, &foresight->checks[i].stop, 0, TRUE);
  for (guint i = 0; i < foresight->n_lines; i++)
    draw_line (overlay, to_point (foresight->lines[i].from), to_point (foresight->lines[i].to),
               foresight->lines[i].is_blocked ? target_colour : reach_colour,
               foresight->lines[i].is_blocked);
  for (guint i = 0; i < foresight->n_losses; i++)
    if (war_play_show_piece (setup, duck_play_get_view (self->play),
                             (guint) foresight->losses[i].row, &piece))
      draw_ring (overlay, &piece.base, target_colour, FALSE);
}

void
duck_play_drawing_draw (DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  g_return_if_fail (DUCK_IS_PLAY_DRAWING (self));

  if (self->n_rays == N_HEADINGS)
    draw_reach (self, overlay);
  draw_units (self, overlay);
  draw_proposal (self, overlay);
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

static void
play_changed_cb (DuckPlayDrawing *self)
{
  begin_rays (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
proposed_cb (DuckPlayDrawing *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
duck_play_drawing_finalize (GObject *object)
{
  DuckPlayDrawing *self = DUCK_PLAY_DRAWING (object);

  g_clear_handle_id (&self->source, g_source_remove);
  war_foresight_clear (self->foresight);
  g_clear_pointer (&self->foresight, g_free);

  G_OBJECT_CLASS (duck_play_drawing_parent_class)->finalize (object);
}

static void
duck_play_drawing_class_init (DuckPlayDrawingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_play_drawing_finalize;

  changed_signal = g_signal_new ("changed", DUCK_TYPE_PLAY_DRAWING, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_play_drawing_init (DuckPlayDrawing *self)
{
  self->foresight = g_new (WarForesight, 1);
  war_foresight_init (self->foresight);
}

DuckPlayDrawing *
duck_play_drawing_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlayDrawing *self = g_object_new (DUCK_TYPE_PLAY_DRAWING, NULL);

  self->play = play;
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  begin_rays (self);
  return self;
}
