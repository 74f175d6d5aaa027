/* play-drawing.c: what a person sees of what could be done on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/play-drawing.h"

#include <math.h>

#include "app/game/board/play-marks.h"
#include "app/game/board/play-signs.h"
#include "app/game/hand/play-hexes.h"
#include "app/game/hand/play-reach.h"
#include "draw/surface/palette.h"
#include "engine/game/shown-body.h"
#include "text/game/foresight.h"
#include "text/words/phrase.h"

/* Logical pixels. */
#define HATCH 6.
#define SIGN_APART 18. /* numbers that are nearer to each other lie one over the other */
#define FAN 30. /* from a unit to the numbers of its bases, where they have no room on them */

/* Fewer rays behind a check have no room for a sign. */
#define MIN_RAYS 3

/* Towards one heading: where the middle of the unit would be. */
typedef struct
{
  graphene_point_t plain; /* as far as nothing is rolled; mm */
  graphene_point_t most;
  gboolean has_check;
  WarProbability chance; /* of the first one */
} Ray;

struct _DuckPlayDrawing
{
  GObject parent_instance;

  DuckPlay *play; /* lent: the tool keeps it */
  DuckPlayReach *reach;
  Ray rays[WAR_REACH_MAX_HEADINGS];
  guint n_rays; /* 0: there are none to be seen */
};

G_DEFINE_FINAL_TYPE (DuckPlayDrawing, duck_play_drawing, G_TYPE_OBJECT)

static guint changed_signal;

static const DrawColour may_act_colour = { 0.85, 0.55, 0.05 };
static const DrawColour bond_colour = { 0.1, 0.3, 0.6 };

/* ---------------------------------------------------------------------------------------------
 * How far it goes. */

static Ray
get_ray (WarPosition from, const WarReachRay *ray)
{
  WarLength most
    = ray->distances.n_ranges > 0 ? ray->distances.ranges[ray->distances.n_ranges - 1].maximum : 0;
  gboolean has_check = ray->n_checks > 0;
  WarLength plain = has_check ? CLAMP (ray->checks[0].distance, 0, most) : most;

  return (Ray){
    .plain = duck_play_mark_point (war_position_step (from, ray->heading, plain)),
    .most = duck_play_mark_point (war_position_step (from, ray->heading, most)),
    .has_check = has_check && plain < most,
    .chance = has_check ? ray->checks[0].chance : 0,
  };
}

/* Where there are no ways the outline goes by the middle of the unit. */
static gboolean
is_gap (const WarReach *ways, guint i)
{
  WarHeading next = ways->rays[(i + 1) % ways->n_rays].heading;

  return ways->n_rays == 1
         || ((next - ways->rays[i].heading) & (WAR_HEADING_TURN - 1)) > WAR_HEADING_TURN / 16;
}

static void
update_rays (DuckPlayDrawing *self)
{
  const WarReach *ways = duck_play_reach_get_ways (self->reach);
  WarPosition from;

  self->n_rays = 0;
  if (ways == NULL)
    return;

  from = duck_play_reach_get_from (self->reach);
  for (guint i = 0; i < ways->n_rays && self->n_rays + 1 < G_N_ELEMENTS (self->rays); i++)
    {
      self->rays[self->n_rays++] = get_ray (from, &ways->rays[i]);
      if (is_gap (ways, i))
        self->rays[self->n_rays++]
          = (Ray){ .plain = duck_play_mark_point (from), .most = duck_play_mark_point (from) };
    }
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
trace_rays (const DuckPlayDrawing *self, cairo_t *cr, gboolean plain)
{
  for (guint i = 0; i < self->n_rays; i++)
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

  for (guint i = 1; i < self->n_rays; i++)
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
  draw_set_colour (cr, duck_play_reach_colour, 0.5);
  cairo_set_line_width (cr, pixel);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Whether the rays want the same sign. */
static gboolean
is_same_check (const DuckPlayDrawing *self, guint a, guint b)
{
  return self->rays[a].has_check && self->rays[b].has_check
         && self->rays[a].chance == self->rays[b].chance;
}

/* One sign for neighbours behind the same check, in their middle. */
static void
add_chances (const DuckPlayDrawing *self, DuckPlaySigns *signs)
{
  for (guint i = 0, n; i < self->n_rays; i += n)
    {
      for (n = 1; i + n < self->n_rays && is_same_check (self, i, i + n); n++)
        ;
      if (n >= MIN_RAYS && self->rays[i].has_check)
        {
          const Ray *ray = &self->rays[i + n / 2];
          g_autofree char *chance = text_chance (ray->chance);
          graphene_point_t middle;

          graphene_point_interpolate (&ray->plain, &ray->most, 0.5, &middle);
          duck_play_signs_add (signs, middle, middle, chance, duck_play_reach_colour);
        }
    }
}

static gboolean
has_checks (const DuckPlayDrawing *self)
{
  for (guint i = 0; i < self->n_rays; i++)
    if (self->rays[i].has_check)
      return TRUE;
  return FALSE;
}

static void
draw_reach (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = get_ray_bounds (self, DUCK_PLAY_MARK_MARGIN * pixel);
  cairo_t *cr = duck_board_overlay_add (overlay, &bounds);

  trace_rays (self, cr, TRUE);
  draw_set_colour (cr, duck_play_reach_colour, 0.16);
  cairo_fill (cr);
  if (has_checks (self))
    {
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      trace_rays (self, cr, TRUE);
      cairo_new_sub_path (cr);
      trace_rays (self, cr, FALSE);
      hatch (cr, &bounds, pixel);
    }
  trace_rays (self, cr, FALSE);
  draw_set_colour (cr, duck_play_reach_colour, 0.8);
  cairo_set_line_width (cr, 1.5 * pixel);
  cairo_stroke (cr);
}

/* The unit, whose first base on the field is that of the row: as one, if its bases stand together,
 * else each of them. A later base is by itself. How many are written. */
static guint
find_bases (const DuckPlayDrawing *self, gint row, WarBase bases[WAR_BODY_MAX_PIECES])
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  guint n_pieces = war_play_show_body (setup, view, (guint) row, pieces);

  if (n_pieces == 0)
    n_pieces = war_play_show_piece (setup, view, (guint) row, &pieces[0]);
  if (n_pieces > 1 && war_body_enclose (pieces, n_pieces, &bases[0]))
    return 1;
  for (guint i = 0; i < n_pieces; i++)
    bases[i] = pieces[i].base;
  return n_pieces;
}

static void
ring_unit (const DuckPlayDrawing *self, DuckBoardOverlay *overlay, gint lead, DrawColour colour,
           gboolean dashed)
{
  WarBase bases[WAR_BODY_MAX_PIECES];
  guint n_bases = find_bases (self, lead, bases);

  for (guint i = 0; i < n_bases; i++)
    if (lead == duck_play_get_chosen (self->play))
      duck_play_mark_ring (overlay, &bases[i], colour, dashed);
    else
      duck_play_mark_ring_of_many (overlay, &bases[i], colour, dashed);
}

/* The chosen one above its neighbours. */
static void
draw_units (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  gint chosen = duck_play_get_chosen (self->play);

  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      if (duck_play_get_lead (self->play, row) != row || row == chosen)
        continue;
      if (duck_play_names_targets (self->play))
        {
          if (duck_play_is_candidate (self->play, row))
            ring_unit (self, overlay, row, duck_play_target_colour,
                       !duck_play_is_target (self->play, row));
        }
      else if (duck_play_reach_is_target (self->reach, row))
        ring_unit (self, overlay, row,
                   duck_play_reach_is_hopeless (self->reach, row) ? duck_play_hopeless_colour
                                                                  : duck_play_target_colour,
                   TRUE);
      else if (duck_play_may_act (self->play, row)
               && !war_play_has_acted (setup, view, (guint) row))
        ring_unit (self, overlay, row, may_act_colour, TRUE);
    }
  if (chosen != WAR_NONE)
    ring_unit (self, overlay, chosen, duck_play_chosen_colour, FALSE);
}

static gboolean
has_base_argument (const WarOrderKind *kind)
{
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    if (kind->arguments[i].kind == WAR_ARGUMENT_BASE)
      return TRUE;
  return FALSE;
}

/* The units, by their rows, that may do something for which one of their bases has to be named; of
 * the one that is chosen, or else of all. Free it. */
static gboolean *
list_asking (const DuckPlayDrawing *self, guint n_pieces, guint *n_asking)
{
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;
  const GArray *choices = duck_play_get_choices (self->play);
  gint chosen = duck_play_get_chosen (self->play);
  gboolean *asking = g_new0 (gboolean, n_pieces);

  *n_asking = 0;
  for (guint i = 0; i < choices->len; i++)
    {
      const WarOrder *order = &g_array_index (choices, WarChoice, i).order;

      if (kinds[order->kind].actor != WAR_TABLE_PIECES
          || (chosen != WAR_NONE && order->actor != chosen)
          || !has_base_argument (&kinds[order->kind]))
        continue;
      asking[order->actor] = TRUE;
      ++*n_asking;
    }
  return asking;
}

/* The bases of a unit on the field, by number: as many as there are. */
static GArray *
list_bases (const DuckPlayDrawing *self, gint lead)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  GArray *bases = g_array_new (FALSE, FALSE, sizeof (WarBase));
  gint n_pieces = (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  for (gint row = lead; row < n_pieces && duck_play_get_lead (self->play, row) == lead; row++)
    {
      WarShownPiece piece;

      if (war_play_show_piece (setup, duck_play_get_view (self->play), (guint) row, &piece))
        g_array_append_val (bases, piece.base);
    }

  return bases;
}

static void
draw_numbers_of (DuckBoardOverlay *overlay, DuckPlaySigns *signs, const GArray *bases)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  g_autofree graphene_point_t *own = g_new (graphene_point_t, bases->len);
  g_autofree graphene_point_t *middles = g_new (graphene_point_t, bases->len);
  gboolean is_fanned;

  for (guint i = 0; i < bases->len; i++)
    own[i] = duck_play_mark_point (g_array_index (bases, WarBase, i).centre);
  is_fanned = duck_play_mark_fan (own, bases->len, SIGN_APART * pixel, FAN * pixel, middles);
  for (guint i = 0; i < bases->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      if (is_fanned)
        duck_play_mark_line (overlay, own[i], middles[i], duck_play_chosen_colour, FALSE);
      duck_play_signs_add_fixed (signs, middles[i], number, duck_play_chosen_colour);
    }
}

/* The numbers by which menus name the bases of a unit. */
static void
draw_numbers (const DuckPlayDrawing *self, DuckBoardOverlay *overlay, DuckPlaySigns *signs)
{
  guint n_pieces = duck_play_get_setup (self->play)->layout->tables[WAR_TABLE_PIECES].n_rows;
  guint n_asking;
  g_autofree gboolean *asking = list_asking (self, n_pieces, &n_asking);

  for (gint row = 0; n_asking > 0 && row < (gint) n_pieces; row++)
    if (asking[row])
      {
        g_autoptr (GArray) bases = list_bases (self, row);

        if (bases->len > 0)
          draw_numbers_of (overlay, signs, bases);
      }
}

/* The place of a sign of a target: at the lower edge of its base. */
static graphene_point_t
get_loss_place (const WarBase *base)
{
  graphene_point_t centre = duck_play_mark_point (base->centre);
  double away = MIN (base->width, base->depth) / 2 / (double) WAR_MILLIMETRE;

  return GRAPHENE_POINT_INIT (centre.x, (float) (centre.y + away));
}

static gint
compare_losses (gconstpointer a, gconstpointer b)
{
  const WarForeseenLoss *first = a, *second = b;

  return (first->loss < second->loss) - (first->loss > second->loss);
}

/* WarForeseenLoss: of all under the template that is aimed, of all targets, or of all over whom
 * something drifts when the step ends. */
static GArray *
list_losses (const DuckPlayDrawing *self)
{
  const WarForesight *foresight = duck_play_get_foresight (self->play);
  const WarForesight *ending = duck_play_reach_get_ending (self->reach);
  const GArray *targets = duck_play_reach_get_targets (self->reach);
  GArray *losses = g_array_new (FALSE, FALSE, sizeof (WarForeseenLoss));

  if (foresight != NULL && foresight->radius > 0)
    return g_array_append_vals (losses, foresight->losses, foresight->n_losses);
  if (ending != NULL && targets->len == 0)
    return g_array_append_vals (losses, ending->losses, ending->n_losses);
  for (guint i = 0; i < targets->len; i++)
    {
      const DuckPlayTarget *target = &g_array_index (targets, DuckPlayTarget, i);
      WarForeseenLoss loss = target->loss;

      loss.row = target->row;
      if (target->is_foreseen)
        g_array_append_val (losses, loss);
    }
  return losses;
}

/* More than so many cannot be told apart. */
#define MAX_LOSSES 16

/* Of more than so many each expectation is said once, of the first of whom it is. */
#define FEW_LOSSES 4

/* What is to be expected of each, the best ones first: where there is no room for more, the
 * pointer asks for it. */
static void
add_losses (const DuckPlayDrawing *self, DuckPlaySigns *signs)
{
  g_autoptr (GArray) losses = list_losses (self);
  g_autofree char *last = NULL;
  WarBase bases[WAR_BODY_MAX_PIECES];

  g_array_sort (losses, compare_losses);
  for (guint i = 0, n = 0; i < losses->len && n < MAX_LOSSES; i++)
    {
      const WarForeseenLoss *loss = &g_array_index (losses, WarForeseenLoss, i);
      gboolean is_hopeless = duck_play_reach_is_hopeless (self->reach, loss->row);
      g_autofree char *words = is_hopeless ? g_strdup ("0") : text_foresight_brief_loss (loss);

      if (losses->len > FEW_LOSSES && g_strcmp0 (words, last) == 0)
        continue;
      n++;
      g_free (last);
      last = g_strdup (words);
      if (words != NULL && find_bases (self, loss->row, bases) > 0)
        duck_play_signs_add (signs, get_loss_place (&bases[0]),
                             duck_play_mark_point (bases[0].centre), words,
                             is_hopeless ? duck_play_hopeless_colour : duck_play_target_colour);
    }
}

/* The template of a weapon, where it is aimed. */
static void
draw_area (DuckBoardOverlay *overlay, WarPosition middle, WarLength radius)
{
  duck_play_mark_circle (overlay, duck_play_mark_point (middle), radius / (double) WAR_MILLIMETRE,
                         duck_play_target_colour, FALSE);
}

/* Where a cloud may go next, dashed, with the chance of it; if that is sure, with the way there.
 * One that would be off the field has only the way, to where it would be. */
static void
draw_drifts (const WarForesight *foresight, DuckBoardOverlay *overlay)
{
  for (guint i = 0; i < foresight->n_drifts; i++)
    {
      const WarForeseenDrift *drift = &foresight->drifts[i];
      graphene_point_t from = duck_play_mark_point (drift->from);
      graphene_point_t to = duck_play_mark_point (drift->to);
      double radius = drift->radius / (double) WAR_MILLIMETRE;

      if (drift->leaves || drift->chance == WAR_PROBABILITY_ONE)
        duck_play_mark_line (overlay, from, to, duck_play_target_colour, TRUE);
      if (!drift->leaves)
        duck_play_mark_circle (overlay, to, radius, duck_play_target_colour, TRUE);
    }
}

static void
add_drifts (const WarForesight *foresight, DuckPlaySigns *signs)
{
  for (guint i = 0; i < foresight->n_drifts; i++)
    {
      const WarForeseenDrift *drift = &foresight->drifts[i];
      graphene_point_t to = duck_play_mark_point (drift->to);
      g_autofree char *chance = text_chance (drift->chance);

      if (drift->chance < WAR_PROBABILITY_ONE)
        duck_play_signs_add (signs, to, to, chance, duck_play_target_colour);
    }
}

/* Where everybody would be, where checks that fail stop the unit, what is hit and seen. */
static void
draw_proposal (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarForesight *foresight = duck_play_get_foresight (self->play);
  const WarForesight *ending = duck_play_reach_get_ending (self->reach);
  const WarSetup *setup = duck_play_get_setup (self->play);
  WarShownPiece piece;

  if (ending != NULL)
    draw_drifts (ending, overlay);
  if (duck_play_get_refused (self->play) != NULL)
    duck_play_mark_cross (overlay, duck_play_get_refused (self->play));
  if (foresight == NULL)
    return;

  for (guint i = 0; i < foresight->n_poses; i++)
    {
      const WarForeseenPose *pose = &foresight->poses[i];

      /* On hexes the way has lines of its own. */
      if (setup->operation->field->board == NULL
          && war_play_show_piece (setup, duck_play_get_view (self->play), (guint) pose->row,
                                  &piece))
        duck_play_mark_line (overlay, duck_play_mark_point (piece.base.centre),
                             duck_play_mark_point (pose->base.centre), duck_play_reach_colour,
                             FALSE);
      duck_play_mark_ghost (overlay, &pose->base, 0.35, FALSE);
    }
  for (guint i = 0; i < foresight->n_checks; i++)
    if (foresight->checks[i].stops)
      duck_play_mark_ghost (overlay, &foresight->checks[i].stop, 0, TRUE);
  if (foresight->radius > 0)
    draw_area (overlay, foresight->area, foresight->radius);
  draw_drifts (foresight, overlay);
  for (guint i = 0; i < foresight->n_lines; i++)
    duck_play_mark_line (overlay, duck_play_mark_point (foresight->lines[i].from),
                         duck_play_mark_point (foresight->lines[i].to),
                         foresight->lines[i].is_blocked ? duck_play_target_colour
                                                        : duck_play_reach_colour,
                         foresight->lines[i].is_blocked);
  for (guint i = 0; i < foresight->n_losses; i++)
    ring_unit (self, overlay, foresight->losses[i].row, duck_play_target_colour, FALSE);
}

/* From the chosen unit to those that lead it, or that it leads. */
static void
draw_bonds (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  gint chosen = duck_play_get_chosen (self->play), rows[WAR_MAX_BONDS];
  WarBase from[WAR_BODY_MAX_PIECES], to[WAR_BODY_MAX_PIECES];
  guint n_rows;

  if (chosen == WAR_NONE || find_bases (self, chosen, from) == 0)
    return;

  n_rows = war_play_list_bonds (setup, view, (guint) chosen, rows);
  for (guint i = 0; i < n_rows; i++)
    if (find_bases (self, rows[i], to) > 0)
      duck_play_mark_line (overlay, duck_play_mark_point (from[0].centre),
                           duck_play_mark_point (to[0].centre), bond_colour, TRUE);
}

/* Who is to strike at whom, of either side. */
static void
draw_aims (const DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  WarShownPiece from, to;

  if (duck_play_is_in_past (self->play))
    return;
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      gint aim = war_play_find_aim (setup, view, row);

      if (aim != WAR_NONE && war_play_show_piece (setup, view, row, &from)
          && war_play_show_piece (setup, view, (guint) aim, &to))
        duck_play_mark_arrow (
          overlay, &from.base, &to.base,
          draw_palette_get (from.side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2,
                            DRAW_INK_COLOUR));
    }
}

/* What may be moved aside comes last. */
static void
draw_signs (DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  const WarForesight *foresight = duck_play_get_foresight (self->play);
  const WarForesight *ending = duck_play_reach_get_ending (self->reach);
  DuckPlaySigns *signs = duck_play_signs_new (overlay);

  draw_numbers (self, overlay, signs);
  add_losses (self, signs);
  if (ending != NULL)
    add_drifts (ending, signs);
  if (foresight != NULL)
    add_drifts (foresight, signs);
  add_chances (self, signs);
  duck_play_signs_end (signs);
}

void
duck_play_drawing_draw (DuckPlayDrawing *self, DuckBoardOverlay *overlay)
{
  g_return_if_fail (DUCK_IS_PLAY_DRAWING (self));

  if (self->n_rays > 0)
    draw_reach (self, overlay);
  duck_play_hexes_draw (self->play, self->reach, overlay);
  draw_bonds (self, overlay);
  draw_units (self, overlay);
  draw_aims (self, overlay);
  draw_proposal (self, overlay);
  draw_signs (self, overlay);
}

DuckPlayCover
duck_play_drawing_find_cover (DuckPlayDrawing *self, const graphene_rect_t *area)
{
  g_return_val_if_fail (DUCK_IS_PLAY_DRAWING (self), DUCK_PLAY_COVER_NOTHING);

  return duck_play_cover_find (self->play, self->reach, area);
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

static void
reach_changed_cb (DuckPlayDrawing *self)
{
  update_rays (self);
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

  g_clear_object (&self->reach);

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
}

DuckPlayDrawing *
duck_play_drawing_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlayDrawing *self = g_object_new (DUCK_TYPE_PLAY_DRAWING, NULL);

  self->play = play;
  self->reach = duck_play_reach_new (play);
  g_signal_connect_object (self->reach, "changed", G_CALLBACK (reach_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  update_rays (self);
  return self;
}
