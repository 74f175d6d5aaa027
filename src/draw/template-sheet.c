/* template-sheet.c: the templates of a system, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/template-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/lettering-private.h"
#include "draw/ruler-private.h"
#include "draw/share-private.h"
#include "text/phrase.h"
#include "text/template.h"

/* Everything on the sheet is at true size, in millimetres, on every paper. */
#define INCH 25.4
#define GAP 7.0
#define COMPASS 64.0
#define CUT_LINE 0.1
#define RULER_HEIGHT 24.0
#define TITLE_HEIGHT 13.0

typedef struct
{
  double diameter;
  char *name; /* "Template 1 · 2″" */
  const char *use;
} DrawTemplate;

typedef struct
{
  DrawPaper paper;
  DrawInk ink;
  WarRules *rules;
  const char *compass; /* what the compass is for; NULL: there is none */
  GArray *templates; /* DrawTemplate, the largest first */
  double width, depth; /* of all of them, beside each other */
} DrawTemplates;

static void
draw_template_ink (const DrawTemplates *sheet, cairo_t *cr)
{
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, sheet->ink), 1);
}

/* A circle to cut along, with its centre marked. */
static void
draw_template_cut (const DrawTemplates *sheet, cairo_t *cr, double x, double y, double diameter)
{
  if (!draw_share_wants_cuts (cr))
    return;
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, diameter / 2, 0, 2 * G_PI);
  draw_set_colour (cr, draw_palette_get_cut (sheet->ink), 1);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

static void
draw_template_cross (const DrawTemplates *sheet, cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - 4, y);
  cairo_line_to (cr, x + 4, y);
  cairo_move_to (cr, x, y - 4);
  cairo_line_to (cr, x, y + 4);
  draw_template_ink (sheet, cr);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

/* A burst around the middle, in light strokes that leave the edge free. */
static void
draw_template_burst (const DrawTemplates *sheet, cairo_t *cr, double x, double y, double radius)
{
  for (guint i = 0; i < 24; i++)
    {
      double angle = 2 * G_PI * (i + 0.5) / 24;
      double from = radius * 0.76, to = radius * (i % 2 ? 0.95 : 0.88);

      cairo_move_to (cr, x + from * cos (angle), y + from * sin (angle));
      cairo_line_to (cr, x + to * cos (angle), y + to * sin (angle));
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_CONTOUR, sheet->ink), 1);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
}

static void
draw_template (const DrawTemplates *sheet, cairo_t *cr, double x, double y,
               const DrawTemplate *template)
{
  double diameter = template->diameter, radius = diameter / 2;
  DrawLettering title = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.075, .bold = TRUE, .align = PANGO_ALIGN_CENTER
  };
  DrawLettering note = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.045, .italic = TRUE, .align = PANGO_ALIGN_CENTER
  };

  draw_template_burst (sheet, cr, x, y, radius);
  draw_template_cross (sheet, cr, x, y);
  draw_template_ink (sheet, cr);
  draw_lettering_show_fitted (cr, &title, x, y - radius * 0.28, diameter * 0.58, template->name);
  draw_lettering_show_fitted (cr, &note, x, y + radius * 0.40, diameter * 0.58, template->use);
}

/* The six directions: 1 is straight towards the enemy's edge, the others follow clockwise
 * (entrenched.E-16). */
static void
draw_template_compass (const DrawTemplates *sheet, cairo_t *cr, double x, double y)
{
  double radius = COMPASS / 2;
  DrawLettering number
    = { .face = DRAW_FACE_MAP, .size = 8, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  draw_template_cross (sheet, cr, x, y);
  draw_template_ink (sheet, cr);
  for (guint i = 0; i < 6; i++)
    {
      double angle = G_PI * i / 3;
      char text[] = { (char) ('1' + i), '\0' };

      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, angle);
      cairo_move_to (cr, 0, -radius * 0.20);
      cairo_line_to (cr, 0, -radius * 0.46);
      cairo_set_line_width (cr, i == 0 ? 1.4 : 0.7);
      cairo_stroke (cr);
      cairo_move_to (cr, 0, -radius * 0.62);
      cairo_line_to (cr, -2.6, -radius * 0.44);
      cairo_line_to (cr, 2.6, -radius * 0.44);
      cairo_close_path (cr);
      cairo_fill (cr);
      cairo_restore (cr);

      draw_lettering_show_at_baseline (cr, &number, x + radius * 0.78 * sin (angle),
                                       y - radius * 0.78 * cos (angle) + 2.9, text);
    }
}

/* How to cut and to print, beside the compass if there is one. */
static void
draw_templates_advice (const DrawTemplates *sheet, cairo_t *cr, double left, double y)
{
  const char *compass = sheet->compass;
  double column = compass != NULL ? left + COMPASS + GAP : left;
  DrawLettering head = { .face = DRAW_FACE_MAP, .size = 4.6, .bold = TRUE };
  DrawLettering body
    = { .face = DRAW_FACE_TEXT, .size = 3.3, .width = left + sheet->width - column };

  draw_template_ink (sheet, cr);
  if (compass != NULL)
    {
      y += 6 + draw_lettering_show (cr, &head, column, y + 4, _ ("Compass"));
      y += 3 + draw_lettering_show (cr, &body, column, y, compass);
    }
  draw_lettering_show (
    cr, &body, column, y,
    _ ("Cut along the thin lines: each template measures what it should to the "
       "middle of its line. Print at 100\u00a0%, without fitting to the page, and "
       "lay a ruler on the scale below."));
}

/* All templates beside each other, with the names that they have on screens. */
static void
draw_templates_row (const DrawTemplates *sheet, cairo_t *cr, double x, double y)
{
  for (guint i = 0; i < sheet->templates->len; i++)
    {
      const DrawTemplate *template = &g_array_index (sheet->templates, DrawTemplate, i);

      x += template->diameter / 2;
      draw_template_cut (sheet, cr, x, y, template->diameter);
      if (draw_share_wants_thing (cr, i, template->name))
        draw_template (sheet, cr, x, y, template);
      x += template->diameter / 2 + GAP;
    }
}

static void
draw_templates_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const DrawTemplates *sheet = content;
  const WarSystem *rules = sheet->rules->system;
  gboolean has_compass = sheet->compass != NULL;
  guint n_things = sheet->templates->len + (has_compass ? 1 : 0);
  double left = (sheet->paper.width - sheet->width) / 2;
  double used = TITLE_HEIGHT + sheet->depth + COMPASS + RULER_HEIGHT;
  double gap = CLAMP ((sheet->paper.height - 20 - used) / 3, 0, 26);
  double top = 10 + TITLE_HEIGHT + gap, advice = top + sheet->depth + gap;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 7, .bold = TRUE };
  DrawLettering system = { .face = DRAW_FACE_MAP, .size = 3.6, .italic = TRUE };
  g_autofree char *about = g_strdup_printf ("%s · %s", rules->name, rules->credit);

  draw_templates_row (sheet, cr, left, top + sheet->depth / 2);
  if (has_compass)
    {
      draw_template_cut (sheet, cr, left + COMPASS / 2, advice + COMPASS / 2, COMPASS);
      if (draw_share_wants_thing (cr, n_things - 1, _ ("Compass")))
        draw_template_compass (sheet, cr, left + COMPASS / 2, advice + COMPASS / 2);
    }
  if (!draw_share_wants_rest (cr, n_things))
    return;

  draw_template_ink (sheet, cr);
  draw_lettering_show_fitted (cr, &title, left, 16, sheet->width, _ ("Templates"));
  draw_lettering_show_fitted (cr, &system, left, 21, sheet->width, about);
  draw_templates_advice (sheet, cr, left, advice);
  draw_ruler (cr, sheet->ink, (sheet->paper.width - 4 * INCH) / 2,
              advice + COMPASS + gap + RULER_HEIGHT / 2);
}

static void
draw_template_clear (gpointer template)
{
  g_free (((DrawTemplate *) template)->name);
}

static gint
draw_template_compare (gconstpointer a, gconstpointer b)
{
  double one = ((const DrawTemplate *) a)->diameter, other = ((const DrawTemplate *) b)->diameter;

  return (one < other) - (one > other);
}

static void
draw_templates_free (gpointer content)
{
  DrawTemplates *sheet = content;

  g_array_unref (sheet->templates);
  war_rules_unref (sheet->rules);
  g_free (sheet);
}

gboolean
draw_template_sheets_has (const WarRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return war_stats_find_role (rules->system->numbers, WAR_ROLE_TEMPLATE) >= 0;
}

DrawSheets *
draw_template_sheets_new (WarRules *rules, const WarOperation *operation, DrawPaper paper,
                          DrawInk ink)
{
  g_return_val_if_fail (rules != NULL && draw_template_sheets_has (rules), NULL);

  const WarStat *numbers = rules->system->numbers;
  DrawTemplates *sheet = g_new0 (DrawTemplates, 1);

  sheet->paper = paper;
  sheet->ink = ink;
  sheet->rules = war_rules_ref (rules);
  sheet->compass = text_compass (rules, operation);
  sheet->templates = g_array_new (FALSE, FALSE, sizeof (DrawTemplate));
  g_array_set_clear_func (sheet->templates, draw_template_clear);
  for (guint i = 0; numbers[i].id != NULL; i++)
    if (numbers[i].role == WAR_ROLE_TEMPLATE)
      {
        g_autofree char *length = text_length (rules->numbers[i], rules->system->length_unit);
        DrawTemplate template = {
          .diameter = (double) rules->numbers[i] / WAR_MILLIMETRE,
          .name = g_strdup_printf ("%s · %s", text_translate (numbers[i].name), length),
          .use = text_template_use (rules->system, sheet->templates->len),
        };

        sheet->width += template.diameter + (sheet->templates->len > 0 ? GAP : 0);
        sheet->depth = fmax (sheet->depth, template.diameter);
        g_array_append_val (sheet->templates, template);
      }
  g_array_sort (sheet->templates, draw_template_compare);

  return draw_sheets_new (_ ("Templates"), paper, 1, draw_templates_page, sheet,
                          draw_templates_free);
}
