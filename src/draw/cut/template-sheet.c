/* template-sheet.c: the templates of a system, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/template-sheet.h"

#include <math.h>

#include "draw/cut/cut-sheet-private.h"
#include "draw/surface/lettering-private.h"
#include "text/field/template.h"
#include "text/words/phrase.h"

typedef struct
{
  double diameter; /* millimetres */
  char *name; /* "Template 1 · 2″" */
  const char *use;
} Template;

static void
template_free (gpointer data)
{
  g_free (((Template *) data)->name);
  g_free (data);
}

/* A burst around the middle, in light strokes that leave the edge free. */
static void
draw_burst (cairo_t *cr, double radius, DrawInk ink)
{
  for (guint i = 0; i < 24; i++)
    {
      double angle = 2 * G_PI * (i + 0.5) / 24;
      double from = radius * 0.76, to = radius * (i % 2 ? 0.95 : 0.88);

      cairo_move_to (cr, from * cos (angle), from * sin (angle));
      cairo_line_to (cr, to * cos (angle), to * sin (angle));
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_CONTOUR, ink), 1);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
}

static void
draw_cross (cairo_t *cr, DrawInk ink)
{
  cairo_move_to (cr, -4, 0);
  cairo_line_to (cr, 4, 0);
  cairo_move_to (cr, 0, -4);
  cairo_line_to (cr, 0, 4);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
draw_template (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Template *template = item;
  double diameter = template->diameter, radius = diameter / 2;
  DrawLettering title = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.075, .bold = TRUE, .align = PANGO_ALIGN_CENTER
  };
  DrawLettering note = {
    .face = DRAW_FACE_MAP, .size = diameter * 0.045, .italic = TRUE, .align = PANGO_ALIGN_CENTER
  };

  draw_burst (cr, radius, ink);
  draw_cross (cr, ink);
  draw_lettering_show_fitted (cr, &title, 0, -radius * 0.28, diameter * 0.58, template->name);
  draw_lettering_show_fitted (cr, &note, 0, radius * 0.40, diameter * 0.58, template->use);
}

static gboolean
is_template (const WarStat *number)
{
  return number->role == WAR_ROLE_TEMPLATE || number->role == WAR_ROLE_RING
         || number->role == WAR_ROLE_AROUND;
}

gboolean
draw_template_sheets_has (const DrawSubject *subject)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL, FALSE);

  const WarStat *numbers = subject->rules->system->numbers;

  for (guint i = 0; numbers[i].id != NULL; i++)
    if (is_template (&numbers[i]))
      return TRUE;
  return text_compass (subject->rules, subject->operation) != NULL;
}

/* With the names that they have on screens. */
static void
add_template (DrawCutSheet *sheet, const WarRules *rules, guint number, guint n)
{
  const WarSystem *system = rules->system;
  WarLength across = rules->numbers[number];
  g_autofree char *length = text_length (across, system->length_unit);
  Template *template = g_new (Template, 1);

  *template = (Template){
    .diameter = (double) across / WAR_MILLIMETRE,
    .name = g_strdup_printf ("%s · %s", text_translate (system->numbers[number].name), length),
    .use = text_template_use (system, n),
  };
  draw_cut_sheet_add (
    sheet, (DrawCut){ .piece = { .width = across,
                                 .height = across,
                                 .shape = { DRAW_CUT_CIRCLE, .radius = template->diameter / 2 },
                                 .title = g_strdup (template->name) },
                      .draw = draw_template,
                      .draw_back = draw_template,
                      .item = template,
                      .free_item = template_free });
}

void
draw_templates_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  const WarRules *rules = subject->rules;
  const char *compass = text_compass (rules, subject->operation);
  guint n = 0;

  for (guint i = 0; rules->system->numbers[i].id != NULL; i++)
    if (rules->system->numbers[i].role == WAR_ROLE_TEMPLATE)
      add_template (sheet, rules, i, n++);
  draw_rings_add (sheet, rules);
  if (compass != NULL)
    draw_compass_add (sheet, subject, compass);
}
