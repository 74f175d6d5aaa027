/* web-map.c: maps on pages for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map-private.h"
#include "draw/map/picture-private.h"
#include "draw/units/pieces.h"
#include "draw/web/web-page-private.h"
#include "engine/game/shown-body.h"
#include "text/field/field.h"

/* How wide the field is drawn, in millimetres: its letters are so large on a telephone that they
 * can be read, and larger on paper; and the frame around it. */
#define MAP_WIDTH 130.0
#define FRAME 2.4

/* What A4 and Letter both have room for, in millimetres. */
#define PRINT_WIDTH 180.0
#define PRINT_HEIGHT 230.0

/* A sign of the key, in millimetres. */
#define SIGN_WIDTH 9.0
#define SIGN_HEIGHT 4.6
#define SIGN_SCALE 0.75

/* The field, which is drawn once on a page, however many maps it has. */
#define FIELD_ID "field"

/* A map, or a sign of its key. */
typedef struct
{
  const DrawWebMap *map;
  DrawMapOptions options;
  double scale; /* millimetres of the drawing for one of the table */
  const DrawKeySign *sign;
  WarPointKind point;
  gboolean above; /* which markers */
} Drawing;

static Drawing
begin (const DrawWebMap *map)
{
  double scale = MAP_WIDTH * WAR_MILLIMETRE / map->plan->field->width;

  return (Drawing){ .map = map,
                    .scale = scale,
                    .options = { .ink = DRAW_INK_COLOUR,
                                 .pixel = DRAW_PAPER_PIXEL / scale,
                                 .letter = DRAW_MAP_LEAST_LETTER / scale,
                                 .rules = map->rules,
                                 .sides = { map->sides[0], map->sides[1] },
                                 .zones = TRUE,
                                 .labels = TRUE } };
}

static void
draw_field_of (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  DrawMap map;

  cairo_translate (cr, FRAME, FRAME);
  cairo_scale (cr, drawing->scale, drawing->scale);
  draw_plan_field (cr, drawing->map->plan, &drawing->options);
  draw_map_init (&map, cr, drawing->map->plan, &drawing->options);
  draw_map_frame (&map, FRAME / DRAW_FRAME_WIDTH / drawing->scale);
}

static void
begin_table (cairo_t *cr, const Drawing *drawing)
{
  cairo_translate (cr, FRAME, FRAME);
  cairo_scale (cr, drawing->scale, drawing->scale);
}

/* What is drawn over who stands there. */
static void
draw_others_of (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  begin_table (cr, drawing);
  drawing->map->draw (cr, drawing->map->data);
}

static void
draw_markers_of (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  begin_table (cr, drawing);
  draw_pieces_markers (cr, drawing->map->setup, drawing->map->state, drawing->above,
                       DRAW_INK_COLOUR);
}

double
draw_web_map_draw (const DrawWebMap *map, cairo_t *cr)
{
  const WarField *field = map->plan->field;
  const Drawing drawing = begin (map);

  if (cr != NULL)
    {
      cairo_save (cr);
      draw_field_of (cr, &drawing);
      cairo_restore (cr);
      cairo_save (cr);
      begin_table (cr, &drawing);
      if (map->setup != NULL)
        draw_pieces (cr, map->setup, map->state, DRAW_INK_COLOUR);
      if (map->draw != NULL)
        map->draw (cr, map->data);
      cairo_restore (cr);
    }
  return (double) field->depth / WAR_MILLIMETRE * drawing.scale + 2 * FRAME;
}

/* The key ------------------------------------------------------------------------------------- */

static void
draw_sign_of_key (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  DrawMap map;

  draw_map_init (&map, cr, drawing->map->plan, &drawing->options);
  if (drawing->sign != NULL)
    draw_key_sign (&map, drawing->sign, 0, 0, SIGN_WIDTH, SIGN_HEIGHT, SIGN_SCALE);
  else
    draw_point_sign (&map, drawing->point, SIGN_WIDTH / 2, SIGN_HEIGHT / 2, SIGN_HEIGHT * 0.44);
}

static void
add_sign (DrawHtml *html, const Drawing *drawing, const char *name)
{
  draw_html_add (html, "<li>");
  draw_html_add_drawing (html, NULL, SIGN_WIDTH, SIGN_HEIGHT, draw_sign_of_key, drawing);
  draw_html_add_element (html, "span", NULL, name);
  draw_html_add (html, "</li>\n");
}

static gboolean
has_point (const WarField *field, WarPointKind kind)
{
  for (guint i = 0; i < field->points->len; i++)
    if (((const WarPoint *) g_ptr_array_index (field->points, i))->kind == kind)
      return TRUE;
  return FALSE;
}

static void
add_key (DrawHtml *html, const DrawWebMap *map)
{
  const WarField *field = map->plan->field;
  Drawing drawing = begin (map);
  DrawKeySign signs[DRAW_KEY_MAX];
  guint n;

  drawing.options.pixel = DRAW_PAPER_PIXEL;
  n = draw_field_list_signs (field, &drawing.options, signs);
  draw_html_add (html, "<ul class=\"key\">\n");
  for (guint i = 0; i < n; i++)
    {
      drawing.sign = &signs[i];
      add_sign (html, &drawing, signs[i].name);
    }
  drawing.sign = NULL;
  for (WarPointKind kind = WAR_POINT_CONTROL; kind < WAR_POINT_LABEL; kind++)
    if (has_point (field, kind))
      {
        drawing.point = kind;
        add_sign (html, &drawing, text_point_kind (kind));
      }
  draw_html_add (html, "</ul>\n");
}

/* Who stands there ---------------------------------------------------------------------------- */

/* A unit, whose first piece is in the middle of the drawing. */
typedef struct
{
  const Drawing *drawing;
  const DrawHtml *html;
  WarShownPiece pieces[WAR_BODY_MAX_PIECES];
  guint n;
} Body;

static void
draw_body_of (cairo_t *cr, gconstpointer data)
{
  const Body *body = data;
  WarPosition first = body->pieces[0].base.centre;

  cairo_translate (cr, body->html->width / 2, body->html->height / 2);
  cairo_scale (cr, body->drawing->scale, body->drawing->scale);
  cairo_translate (cr, -first.x / (double) WAR_MILLIMETRE, -first.y / (double) WAR_MILLIMETRE);
  draw_piece_body (cr, body->pieces, body->n, DRAW_INK_COLOUR);
}

static gboolean
has_markers (const DrawWebMap *map)
{
  for (guint row = 0; row < map->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownMarker marker;

      if (war_play_show_marker (map->setup, map->state, row, &marker))
        return TRUE;
    }
  return FALSE;
}

/* Each kind of unit that is as heavily hit and turned the same way is said once on the page. */
static void
add_pieces (DrawHtml *html, const DrawWebMap *map, Drawing *drawing)
{
  gboolean with_markers = has_markers (map);
  Body body = { .drawing = drawing, .html = html };

  if (with_markers)
    draw_html_draw (html, draw_markers_of, drawing);
  for (guint row = 0; row < map->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const WarPosition *first = &body.pieces[0].base.centre;

      body.n = war_play_show_body (map->setup, map->state, row, body.pieces);
      if (body.n > 0)
        draw_html_draw_sign (html, FRAME + drawing->scale * first->x / (double) WAR_MILLIMETRE,
                             FRAME + drawing->scale * first->y / (double) WAR_MILLIMETRE,
                             draw_body_of, &body);
    }
  drawing->above = TRUE;
  if (with_markers)
    draw_html_draw (html, draw_markers_of, drawing);
}

/* The whole ----------------------------------------------------------------------------------- */

/* In whole numbers, so that it can be measured on: 1 : scale. */
static guint
get_print_scale (double width, double height)
{
  return (guint) fmax (1, ceil (fmax (width / PRINT_WIDTH, height / PRINT_HEIGHT)));
}

void
draw_web_map_add (DrawHtml *html, const DrawWebMap *map, const char *title, const char *caption)
{
  const WarField *field = map->plan->field;
  Drawing drawing = begin (map);
  double width = MAP_WIDTH + 2 * FRAME;
  double height = (double) field->depth / WAR_MILLIMETRE * drawing.scale + 2 * FRAME;
  guint scale = get_print_scale (width / drawing.scale, height / drawing.scale);
  char printed[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (printed, sizeof printed, "%.2f", width / drawing.scale / scale);
  g_string_append_printf (html->text,
                          "<figure>\n<div class=\"map\" style=\"--printed:%smm\" tabindex=\"0\""
                          " role=\"region\" aria-label=\"",
                          printed);
  draw_html_add_text (html, title);
  draw_html_add (html, "\">\n");
  draw_html_begin_drawing (html, title, width, height);
  if (html->has_field)
    {
      draw_html_add (html, "<use xlink:href=\"#" FIELD_ID "\"/>\n");
    }
  else
    {
      draw_html_add (html, "<g id=\"" FIELD_ID "\">\n");
      draw_html_draw (html, draw_field_of, &drawing);
      draw_html_add (html, "</g>\n");
    }
  if (map->setup != NULL)
    add_pieces (html, map, &drawing);
  if (map->draw != NULL)
    draw_html_draw (html, draw_others_of, &drawing);
  draw_html_end_drawing (html);
  draw_html_add (html, "</div>\n<figcaption>");
  if (caption != NULL)
    draw_html_add_text (html, caption);
  if (field->board == NULL && !html->has_field)
    {
      g_autofree char *words = g_strdup_printf (_ ("Printed at 100 %%: 1 : %u."), scale);

      draw_html_add (html, " ");
      draw_html_add_text (html, words);
    }
  if (!html->has_field)
    add_key (html, map);
  html->has_field = TRUE;
  draw_html_add (html, "</figcaption>\n</figure>\n");
}
