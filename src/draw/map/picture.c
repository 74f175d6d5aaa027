/* picture.c: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/picture-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include <cairo-svg.h>

#include "draw/surface/surface-private.h"
#include "draw/surface/svg-private.h"
#include "text/field/sight.h"

/* What no printer reaches, in millimetres. */
#define PAPER_MARGIN 8.0

#define MM_PER_INCH 25.4

/* The size of what is drawn, in millimetres of the table. */
static void
get_size (const DrawPicture *picture, const WarField *field, double *width, double *height)
{
  double margin = (picture->left_out & DRAW_PART_BORDER) != 0 ? 0 : draw_map_get_margin (field);

  *width = (double) field->width / WAR_MILLIMETRE + 2 * margin;
  *height = (double) field->depth / WAR_MILLIMETRE + 2 * margin;
}

/* width: on paper, in millimetres. */
static void
set_width (DrawPicture *picture, double width)
{
  g_return_if_fail (picture->format != DRAW_FORMAT_PNG || picture->dpi > 0);

  picture->width = picture->format == DRAW_FORMAT_PNG ? width * picture->dpi / MM_PER_INCH : width;
}

void
draw_picture_set_scale (DrawPicture *picture, const WarField *field, double scale)
{
  double width, height;

  g_return_if_fail (picture != NULL && field != NULL && scale > 0);

  get_size (picture, field, &width, &height);
  set_width (picture, width / scale);
}

/* The paper, upright or across as more room is left, and how wide the map may be there. */
static DrawPaper
turn_paper (const DrawPaper *paper, double shape, double *width)
{
  DrawPaper turned = *paper;

  if (shape < 1)
    {
      turned.width = paper->height;
      turned.height = paper->width;
    }
  *width = MIN (turned.width - 2 * PAPER_MARGIN, (turned.height - 2 * PAPER_MARGIN) / shape);

  return turned;
}

void
draw_picture_fit_paper (DrawPicture *picture, const WarField *field, const DrawPaper *paper)
{
  double width, height, room;

  g_return_if_fail (picture != NULL && field != NULL && paper != NULL);

  get_size (picture, field, &width, &height);
  turn_paper (paper, height / width, &room);
  set_width (picture, room);
}

double
draw_picture_get_height (const DrawPicture *picture, const WarField *field)
{
  double width, height;

  g_return_val_if_fail (picture != NULL && field != NULL, 0);

  get_size (picture, field, &width, &height);

  return picture->width * height / width;
}

DrawMapping
draw_mapping_begin (DrawPlan *plan, const DrawPicture *picture, double width, double pixel)
{
  guint left_out = picture->left_out;
  gboolean is_paper = picture->format != DRAW_FORMAT_PNG;
  double least = DRAW_MAP_LEAST_LETTER * pixel / DRAW_PAPER_PIXEL;
  double table_width, table_height;

  get_size (picture, plan->field, &table_width, &table_height);
  return (DrawMapping){
    .plan = plan,
    .scale = width / table_width,
    .margin = (left_out & DRAW_PART_BORDER) != 0 ? 0 : draw_map_get_margin (plan->field),
    .options = { .ink = picture->ink,
                 .pixel = pixel * table_width / width,
                 .letter = is_paper ? least * table_width / width : 0,
                 .zones = (left_out & DRAW_PART_ZONES) == 0,
                 .labels = TRUE,
                 .no_names = (left_out & DRAW_PART_NAMES) != 0,
                 .no_squares = (left_out & DRAW_PART_SQUARES) != 0 },
  };
}

static void
draw_mapping_place (const DrawMapping *mapping, cairo_t *cr)
{
  cairo_translate (cr, mapping->left, mapping->top);
  cairo_scale (cr, mapping->scale, mapping->scale);
  cairo_translate (cr, mapping->margin, mapping->margin);
}

void
draw_mapping_show (const DrawMapping *mapping, cairo_t *cr, const DrawLayer *layer)
{
  draw_mapping_place (mapping, cr);
  if (layer != NULL)
    draw_plan_layer (cr, mapping->plan, layer, &mapping->options);
  else if (mapping->margin == 0)
    draw_plan_field (cr, mapping->plan, &mapping->options);
  else
    draw_plan_map (cr, mapping->plan, &mapping->options);
}

static cairo_status_t
draw_mapping (cairo_surface_t *surface, const DrawMapping *mapping, const DrawLayer *layer)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  draw_mapping_show (mapping, cr, layer);
  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

/* PNG ----------------------------------------------------------------------------------------- */

static GBytes *
make_png (DrawPlan *plan, const DrawPicture *picture, double height, GError **error)
{
  double width = round (picture->width);
  DrawMapping mapping = draw_mapping_begin (plan, picture, width, 1);
  cairo_surface_t *surface;

  height = fmax (round (height), 1);
  if (MAX (width, height) > DRAW_PICTURE_MAX_PIXELS || width < 1)
    {
      g_set_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_SIZE,
                   _ ("The picture would have %.0f × %.0f pixels; at most %d are possible."), width,
                   height, DRAW_PICTURE_MAX_PIXELS);
      return NULL;
    }

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  return draw_surface_finish_png (surface, draw_mapping (surface, &mapping, NULL), picture->dpi,
                                  error);
}

/* SVG ----------------------------------------------------------------------------------------- */

static gboolean
is_left_out (const DrawLayer *layer, guint left_out)
{
  static const struct
  {
    const char *id;
    DrawPart part;
  } layers[] = {
    { "border", DRAW_PART_BORDER }, { "grid", DRAW_PART_SQUARES },     { "zones", DRAW_PART_ZONES },
    { "labels", DRAW_PART_NAMES },  { "zone-edges", DRAW_PART_ZONES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    if (g_str_equal (layer->id, layers[i].id))
      return (left_out & layers[i].part) != 0;

  return FALSE;
}

/* Each feature is a group that says what it is. */
static void
add_features (DrawSvg *svg, const DrawMapping *mapping, const DrawLayer *layer)
{
  DrawPlan *plan = mapping->plan;
  g_autoptr (GArray) parts = draw_layer_get_parts (plan, layer);

  for (guint i = 0; i < parts->len; i++)
    {
      const DrawLayerPart *part = &g_array_index (parts, DrawLayerPart, i);
      const WarFeature *feature = g_ptr_array_index (plan->field->features, part->feature);
      g_autofree char *title = text_feature (feature);
      cairo_t *cr = cairo_create (draw_svg_begin_part (svg));

      draw_mapping_place (mapping, cr);
      draw_plan_layer_part (cr, plan, part, &mapping->options);
      cairo_show_page (cr);
      cairo_destroy (cr);
      draw_svg_end_part (svg, feature->id, title);
    }
}

static GBytes *
make_layered_svg (DrawPlan *plan, const DrawPicture *picture, double height, GError **error)
{
  DrawMapping mapping = draw_mapping_begin (plan, picture, picture->width, DRAW_PAPER_PIXEL);
  DrawSvg *svg = draw_svg_new (picture->width, height);
  g_autoptr (GPtrArray) layers = draw_plan_get_layers (plan);

  for (guint i = 0; i < layers->len; i++)
    {
      const DrawLayer *layer = g_ptr_array_index (layers, i);

      if (is_left_out (layer, picture->left_out))
        continue;
      draw_svg_begin_layer (svg, layer->id, layer->name);
      if (layer->features != NULL)
        {
          add_features (svg, &mapping, layer);
        }
      else
        {
          draw_mapping (draw_svg_begin_part (svg), &mapping, layer);
          draw_svg_end_part (svg, layer->id, NULL);
        }
      draw_svg_end_layer (svg);
    }

  return draw_svg_finish (svg, error);
}

static GBytes *
make_svg (DrawPlan *plan, const DrawPicture *picture, double height, GError **error)
{
  DrawMapping mapping = draw_mapping_begin (plan, picture, picture->width, DRAW_PAPER_PIXEL);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface
    = cairo_svg_surface_create_for_stream (draw_surface_write, bytes, picture->width, height);
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_MM);
  status = draw_mapping (surface, &mapping, NULL);

  return draw_surface_finish (surface, bytes, status, error);
}

/* PDF ----------------------------------------------------------------------------------------- */

static GBytes *
make_pdf (DrawPlan *plan, const DrawPicture *picture, double width, double height,
          double page_width, double page_height, GError **error)
{
  DrawMapping mapping = draw_mapping_begin (plan, picture, width * DRAW_POINTS_PER_MM,
                                            DRAW_PAPER_PIXEL * DRAW_POINTS_PER_MM);
  GByteArray *bytes = g_byte_array_new ();
  const char *title = plan->field->name != NULL ? plan->field->name : "";
  cairo_surface_t *surface = draw_surface_new_pdf (bytes, title, page_width, page_height);
  cairo_status_t status;

  mapping.left = (page_width - width) / 2 * DRAW_POINTS_PER_MM;
  mapping.top = (page_height - height) / 2 * DRAW_POINTS_PER_MM;
  status = draw_mapping (surface, &mapping, NULL);

  return draw_surface_finish_pdf (surface, bytes, status, error);
}

static GBytes *
make_pdf_on_paper (DrawPlan *plan, const DrawPicture *picture, double shape, GError **error)
{
  double width = picture->width, room;
  DrawPaper page = turn_paper (picture->paper, shape, &room);

  if (width == 0)
    width = room;
  if (width > page.width || width * shape > page.height)
    {
      g_set_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_SIZE,
                   _ ("The map would be %.0f × %.0f\u00a0mm, which is larger than the paper."),
                   width, width * shape);
      return NULL;
    }

  return make_pdf (plan, picture, width, width * shape, page.width, page.height, error);
}

GBytes *
draw_map_to_picture (const WarField *field, const DrawPicture *picture, GError **error)
{
  g_autoptr (DrawPlan) plan = NULL;
  double table_width, table_height, height;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (picture->width > 0 || picture->paper != NULL, NULL);

  plan = draw_plan_new (field, NULL);
  get_size (picture, field, &table_width, &table_height);
  height = picture->width * table_height / table_width;
  switch (picture->format)
    {
    case DRAW_FORMAT_PNG:
      return make_png (plan, picture, height, error);
    case DRAW_FORMAT_SVG:
      return picture->layers ? make_layered_svg (plan, picture, height, error)
                             : make_svg (plan, picture, height, error);
    case DRAW_FORMAT_PDF:
    default:
      return picture->paper != NULL
               ? make_pdf_on_paper (plan, picture, table_height / table_width, error)
               : make_pdf (plan, picture, picture->width, height, picture->width, height, error);
    }
}
