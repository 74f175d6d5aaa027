/* cover.c: small pictures of documents, by which people know them again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/cover.h"

#include <math.h>

#include "draw/map/map.h"
#include "draw/surface/lettering-private.h"
#include "draw/units/pieces.h"
#include "draw/units/unit.h"
#include "engine/field/field.h"
#include "text/words/phrase.h"

/* Shares of a cover's height. */
#define MARGIN 0.07
#define GAP 0.035
#define LINE 0.012
#define LARGEST_BASE 0.4

/* Of fields that are drawn. */
#define MAX_VERTICES 20000
#define MAX_LAYERS 20
#define LINE_WIDTH 20 /* of lines with their signs, in millimetres */

#define MAX_BASES 60
#define MAX_SHEETS 3

static void
draw_paper (cairo_t *cr, const DrawCover *cover)
{
  cairo_rectangle (cr, 0, 0, cover->width, cover->height);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_fill (cr);
}

/* What a feature covers, about, in square millimetres. */
static double
get_cover (const WarFeature *feature)
{
  const WarShape *shape = &feature->shape;
  WarPosition minimum, maximum;
  double length = 0;

  if (shape->kind == WAR_SHAPE_LINE)
    {
      for (guint i = 0; i + 1 < shape->vertices->len; i++)
        {
          const WarPosition *ends = &g_array_index (shape->vertices, WarPosition, i);

          length += hypot ((double) ends[1].x - ends[0].x, (double) ends[1].y - ends[0].y);
        }
      return length / WAR_MILLIMETRE * LINE_WIDTH;
    }

  war_shape_get_bounds (shape, &minimum, &maximum);
  return ((double) maximum.x - minimum.x) / WAR_MILLIMETRE
         * (((double) maximum.y - minimum.y) / WAR_MILLIMETRE);
}

/* Whether the field would take more than a moment to draw: one that has far more corners, or lies
 * in far more layers, than fields that people play on. In a list of many it is not waited for. */
static gboolean
is_heavy (const WarField *field)
{
  double area = 0;
  double whole = (double) field->width / WAR_MILLIMETRE * ((double) field->depth / WAR_MILLIMETRE);
  guint n_vertices = 0;

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      area += get_cover (feature);
      if (feature->shape.vertices != NULL)
        n_vertices += feature->shape.vertices->len;
    }

  return n_vertices > MAX_VERTICES || area > MAX_LAYERS * whole;
}

/* The whole field in a box, framed; a heavy one is left blank.
 * setup, state: of a game with its units; or NULL. */
static void
draw_game_sheet (cairo_t *cr, const WarField *field, const WarSetup *setup, const WarState *state,
                 double x, double y, double width, double height, double pixel)
{
  double field_width = field->width / (double) WAR_MILLIMETRE;
  double field_depth = field->depth / (double) WAR_MILLIMETRE;
  double scale = MIN (width / field_width, height / field_depth);
  double line = MAX (height * LINE, pixel);
  DrawMapOptions options = { .ink = DRAW_INK_COLOUR, .pixel = pixel / scale, .zones = TRUE };

  x += (width - field_width * scale) / 2;
  y += (height - field_depth * scale) / 2;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  if (!is_heavy (field))
    draw_field (cr, field, &options);
  if (setup != NULL)
    draw_pieces (cr, setup, state, DRAW_INK_COLOUR);
  cairo_restore (cr);

  cairo_rectangle (cr, x, y, field_width * scale, field_depth * scale);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, DRAW_INK_COLOUR), 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_sheet (cairo_t *cr, const WarField *field, double x, double y, double width, double height,
            double pixel)
{
  draw_game_sheet (cr, field, NULL, NULL, x, y, width, height, pixel);
}

void
draw_game_cover (cairo_t *cr, const DrawCover *cover, const WarSetup *setup, const WarState *state)
{
  double margin = cover->height * MARGIN;

  g_return_if_fail (setup != NULL);
  g_return_if_fail (state != NULL);

  draw_paper (cr, cover);
  draw_game_sheet (cr, setup->operation->field, setup, state, margin, margin,
                   cover->width - 2 * margin, cover->height - 2 * margin, cover->pixel);
}

void
draw_field_cover (cairo_t *cr, const DrawCover *cover, const WarField *field)
{
  double margin = cover->height * MARGIN;

  g_return_if_fail (field != NULL);

  draw_paper (cr, cover);
  draw_sheet (cr, field, margin, margin, cover->width - 2 * margin, cover->height - 2 * margin,
              cover->pixel);
}

/* ---------------------------------------------------------------------------------------------
 * Armies. */

/* A rank of bases, as many as fit beside each other. */
typedef struct
{
  guint n;
  double width, depth; /* of all together, of the deepest */
} Rank;

/* The rank that begins with the unit, at so many user units a millimetre. */
static Rank
form_rank (const GPtrArray *types, guint first, double scale, double width, double gap)
{
  Rank rank = { 0 };

  for (guint i = first; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      double base = (double) type->base_width / WAR_MILLIMETRE * scale;
      double with = rank.width + base + (rank.n > 0 ? gap : 0);

      if (rank.n > 0 && with > width)
        break;
      rank.n++;
      rank.width = with;
      rank.depth = MAX (rank.depth, (double) type->base_depth / WAR_MILLIMETRE * scale);
    }
  return rank;
}

/* How high all ranks are together; too high if one base alone is too wide. */
static double
measure_ranks (const GPtrArray *types, double scale, double width, double gap)
{
  double height = -gap;

  for (guint i = 0; i < types->len;)
    {
      Rank rank = form_rank (types, i, scale, width, gap);

      if (rank.width > width)
        return G_MAXDOUBLE;
      height += rank.depth + gap;
      i += rank.n;
    }
  return height;
}

/* The largest scale, in user units a millimetre, at which the ranks fit the box; there is one, as
 * bases and gaps shrink alike with it. */
static double
find_scale (const GPtrArray *types, double width, double height, double gap)
{
  double deepest = 1, low = 0, high;

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);

      deepest = MAX (deepest, (double) type->base_depth / WAR_MILLIMETRE);
    }
  high = height * LARGEST_BASE / deepest;
  if (measure_ranks (types, high, width, gap) <= height)
    return high;
  for (guint i = 0; i < 24; i++)
    {
      double middle = (low + high) / 2;

      if (measure_ranks (types, middle, width, gap) <= height)
        low = middle;
      else
        high = middle;
    }
  return low;
}

/* types: WarUnitType, a base each. */
static void
draw_ranks (cairo_t *cr, const GPtrArray *types, double x, double y, double width, double height,
            double gap)
{
  double scale = find_scale (types, width, height, gap);

  y += (height - measure_ranks (types, scale, width, gap)) / 2;
  for (guint i = 0; i < types->len;)
    {
      Rank rank = form_rank (types, i, scale, width, gap);
      double left = x + (width - rank.width) / 2;

      for (guint end = i + rank.n; i < end; i++)
        {
          const WarUnitType *type = g_ptr_array_index (types, i);
          double base_width = (double) type->base_width / WAR_MILLIMETRE * scale;
          double base_depth = (double) type->base_depth / WAR_MILLIMETRE * scale;

          cairo_save (cr);
          cairo_translate (cr, left + base_width / 2, y + rank.depth / 2);
          if (base_width > 0 && base_depth > 0)
            draw_unit_type (cr, type, base_width, base_depth, DRAW_INK_COLOUR);
          cairo_restore (cr);
          left += base_width + gap;
        }
      y += rank.depth + gap;
    }
}

void
draw_army_cover (cairo_t *cr, const DrawCover *cover, const WarArmy *army)
{
  double margin = cover->height * MARGIN;
  g_autoptr (GPtrArray) types = g_ptr_array_new ();

  g_return_if_fail (army != NULL);

  draw_paper (cr, cover);
  for (guint i = 0; i < MIN (army->units->len, MAX_BASES); i++)
    g_ptr_array_add (types, war_army_get_unit (army, i)->type);
  if (types->len > 0)
    draw_ranks (cr, types, margin, margin, cover->width - 2 * margin, cover->height - 2 * margin,
                cover->height * GAP);
}

/* ---------------------------------------------------------------------------------------------
 * Books. */

/* The first few types, no symbol twice. */
static GPtrArray *
choose_types (const WarBook *book, guint n_most)
{
  GPtrArray *types = g_ptr_array_new ();
  guint32 symbols = 0;

  for (guint i = 0; i < book->types->len && types->len < n_most; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);

      if ((symbols >> type->symbol & 1) == 0)
        g_ptr_array_add (types, type);
      symbols |= 1u << type->symbol;
    }
  return types;
}

void
draw_book_cover (cairo_t *cr, const DrawCover *cover, const WarBook *book)
{
  double height = cover->height * (1 - 2 * MARGIN), width = height * 1.25;
  double x = (cover->width - width) / 2, y = cover->height * MARGIN;
  double spine = height * 0.1, inset = height * 0.08;
  const WarUnitType *first = book->types->len > 0 ? g_ptr_array_index (book->types, 0) : NULL;
  DrawColour cloth
    = draw_palette_get_cloth (first != NULL ? first->cloth : WAR_CLOTH_KHAKI, DRAW_INK_COLOUR);
  DrawColour ink = draw_palette_get (DRAW_COLOUR_INK, DRAW_INK_COLOUR);
  DrawLettering title = { .face = DRAW_FACE_MAP,
                          .size = height * 0.13,
                          .bold = TRUE,
                          .width = width - spine - 2 * inset,
                          .align = PANGO_ALIGN_CENTER,
                          .lines = 2 };
  g_autoptr (GPtrArray) types = choose_types (book, 5);

  draw_paper (cr, cover);

  /* The pages, then the cover on them. */
  cairo_rectangle (cr, x + height * 0.03, y + height * 0.03, width, height * 0.97);
  draw_set_colour (cr, ink, 0.3);
  cairo_fill (cr);
  cairo_rectangle (cr, x, y, width, height * 0.97);
  draw_set_colour (cr, cloth, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, x, y, spine, height * 0.97);
  draw_set_colour (cr, ink, 0.35);
  cairo_fill (cr);
  cairo_rectangle (cr, x + spine + inset / 2, y + inset / 2, width - spine - inset,
                   height * 0.97 - inset);
  draw_set_colour (cr, ink, 0.8);
  cairo_set_line_width (cr, MAX (height * LINE, cover->pixel));
  cairo_stroke (cr);

  draw_set_colour (cr, ink, 1);
  draw_lettering_show (cr, &title, x + spine + inset, y + inset * 1.5, text_translate (book->name));
  if (types->len > 0)
    draw_ranks (cr, types, x + spine + inset, y + height * 0.48, width - spine - 2 * inset,
                height * 0.42, cover->height * GAP);
}

/* ---------------------------------------------------------------------------------------------
 * Campaigns. */

void
draw_campaign_cover (cairo_t *cr, const DrawCover *cover, const WarCampaign *campaign)
{
  guint n = MIN (campaign->parts->len, MAX_SHEETS);
  double margin = cover->height * MARGIN;
  double step = n > 1 ? cover->height * 0.3 / (n - 1) : 0;
  double width = cover->width - 2 * margin - step * 1.6 * (n > 0 ? n - 1 : 0);
  double height = cover->height - 2 * margin - step * (n > 0 ? n - 1 : 0);

  draw_paper (cr, cover);
  /* The first lies on top, and lowest. */
  for (guint i = n; i-- > 0;)
    {
      const WarField *field = war_campaign_get_part (campaign, i)->operation->field;

      draw_sheet (cr, field, margin + step * 1.6 * i, margin + step * (n - 1 - i), width, height,
                  cover->pixel);
    }
}
