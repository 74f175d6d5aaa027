/* counter-sheet.c: counters of units and places, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/counter-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/counter-private.h"
#include "draw/flow-private.h"
#include "draw/packing-private.h"
#include "draw/ruler-private.h"
#include "draw/units-private.h"
#include "text/field.h"
#include "text/phrase.h"

/* Everything is at true size, in millimetres, on every paper. */
#define MARGIN 7.5 /* what no printer reaches, and a bit */
#define FOOT 28.0 /* above the lower margin: a ruler and two lines */
#define CUT_LINE 0.1
#define PLACE 30.0 /* the sides of a place's counter */

typedef struct
{
  char *title, *credit;
  DrawPaper paper;
  DrawInk ink;
  guint n_sheets;
  guint n_too_large; /* units that no sheet has room for */
  WarArmy *army; /* what the types belong to; or NULL, as the next one */
  WarOperation *operation;
  GArray *counters; /* DrawCounter */
  GArray *packed; /* DrawPacked, whose items are counters */
} Counters;

static void
counters_free (gpointer content)
{
  Counters *self = content;

  g_free (self->title);
  g_free (self->credit);
  g_clear_pointer (&self->army, war_army_unref);
  g_clear_pointer (&self->operation, war_operation_unref);
  g_array_unref (self->counters);
  g_array_unref (self->packed);
  g_free (self);
}

static void
clear_counter (gpointer counter)
{
  g_free (((DrawCounter *) counter)->name);
}

static Counters *
counters_new (const char *title, const WarSystem *system, const DrawSheetSetup *setup)
{
  Counters *self = g_new0 (Counters, 1);

  self->title = g_strdup (title);
  self->credit = draw_page_dup_credit (system);
  self->paper = setup->paper;
  self->ink = setup->ink;
  self->counters = g_array_new (FALSE, FALSE, sizeof (DrawCounter));
  g_array_set_clear_func (self->counters, clear_counter);
  self->packed = g_array_new (FALSE, TRUE, sizeof (DrawPacked));
  return self;
}

/* The part of the sheets where counters are, rounded down. */
static WarLength
get_room_width (const Counters *self)
{
  return (WarLength) ((self->paper.width - 2 * MARGIN) * WAR_MILLIMETRE);
}

static WarLength
get_room_height (const Counters *self)
{
  return (WarLength) ((self->paper.height - 2 * MARGIN - FOOT) * WAR_MILLIMETRE);
}

static gboolean
add (Counters *self, DrawCounter counter, WarLength width, WarLength depth)
{
  DrawPacked packed = { .width = width, .height = depth, .item = self->counters->len };

  if (!draw_packing_fits (width, depth, get_room_width (self), get_room_height (self)))
    {
      g_free (counter.name);
      return FALSE;
    }
  counter.width = (double) width / WAR_MILLIMETRE;
  counter.depth = (double) depth / WAR_MILLIMETRE;
  g_array_append_val (self->counters, counter);
  g_array_append_val (self->packed, packed);
  return TRUE;
}

/* What stands on the counter: its own name, else the type's; with a number if others have that. */
static char *
dup_name (const DrawUnits *units, guint i)
{
  const char *common = draw_units_get_common_name (units);
  const char *own = draw_units_get_member (units, i)->name;
  g_autofree char *label = draw_units_dup_label (units, i);

  if (common == NULL && own != NULL)
    return g_strdup (own);
  if (common == NULL)
    common = text_translate (units->type->name);
  return units->members->len > 1 ? g_strdup_printf ("%s %s", common, label) : g_strdup (common);
}

/* list: of DrawUnits */
static void
add_units (Counters *self, const GPtrArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      for (guint j = 0; j < units->members->len; j++)
        if (!add (self,
                  (DrawCounter){
                    .type = units->type, .side = units->side, .name = dup_name (units, j) },
                  MAX (units->type->base_width, 1), MAX (units->type->base_depth, 1)))
          self->n_too_large++;
    }
}

static void
add_places (Counters *self, const WarField *field)
{
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (point->kind != WAR_POINT_LABEL)
        add (self, (DrawCounter){ .place = point->kind, .name = text_point (field, point) },
             (WarLength) (PLACE * WAR_MILLIMETRE), (WarLength) (PLACE * WAR_MILLIMETRE));
    }
}

/* --------------------------------------------------------------------------------------------- */

static void
draw_packed (const Counters *self, const DrawPacked *packed, cairo_t *cr)
{
  const DrawCounter *counter = &g_array_index (self->counters, DrawCounter, packed->item);
  double width = packed->turned ? counter->depth : counter->width;
  double height = packed->turned ? counter->width : counter->depth;
  double left = MARGIN + (double) packed->x / WAR_MILLIMETRE;
  double top = MARGIN + (double) packed->y / WAR_MILLIMETRE;

  cairo_save (cr);
  cairo_translate (cr, left + width / 2, top + height / 2);
  if (packed->turned)
    cairo_rotate (cr, G_PI / 2);
  draw_counter (cr, counter, self->ink);
  cairo_restore (cr);
}

/* Above all counters, as they cover half of their neighbours' lines. */
static void
draw_cuts (const Counters *self, guint page, cairo_t *cr)
{
  const DrawColour red = { 1, 0, 0 };

  for (guint i = 0; i < self->packed->len; i++)
    {
      const DrawPacked *packed = &g_array_index (self->packed, DrawPacked, i);
      WarLength width = packed->turned ? packed->height : packed->width;
      WarLength height = packed->turned ? packed->width : packed->height;

      if (packed->sheet == page)
        cairo_rectangle (cr, MARGIN + (double) packed->x / WAR_MILLIMETRE,
                         MARGIN + (double) packed->y / WAR_MILLIMETRE,
                         (double) width / WAR_MILLIMETRE, (double) height / WAR_MILLIMETRE);
    }
  draw_set_colour (
    cr, self->ink == DRAW_INK_BLACK ? draw_palette_get (DRAW_COLOUR_INK, DRAW_INK_BLACK) : red, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

static char *
dup_advice (const Counters *self)
{
  const char *advice = _ ("Print at 100\u00a0%, and cut along the lines.");

  if (self->n_too_large == 0)
    return g_strdup (advice);
  return g_strdup_printf (ngettext ("%s %u unit is too large for this paper.",
                                    "%s %u units are too large for this paper.", self->n_too_large),
                          advice, self->n_too_large);
}

static void
draw_foot (const Counters *self, guint page, cairo_t *cr)
{
  double left = MARGIN, right = self->paper.width - MARGIN;
  double bottom = self->paper.height - MARGIN;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 3.2, .bold = TRUE };
  DrawLettering line = { .face = DRAW_FACE_MAP, .size = 2.8, .italic = TRUE };
  DrawLettering number = { .face = DRAW_FACE_MAP, .size = 3.2, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *number_text = g_strdup_printf (_ ("%u / %u"), page + 1, self->n_sheets);
  g_autofree char *advice = dup_advice (self);
  g_autofree char *words = g_strdup_printf ("%s · %s", advice, self->credit);

  draw_ruler (cr, self->ink, left, bottom - FOOT + 2 + DRAW_RULER_ABOVE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  draw_lettering_show_fitted (cr, &title, left, bottom - 4.2, (right - left) * 0.84, self->title);
  draw_lettering_show_fitted (cr, &line, left, bottom - 0.6, right - left, words);
  draw_lettering_show_at_baseline (cr, &number, right, bottom - 4.2, number_text);
}

static void
draw_counters_page (gpointer content, guint page, cairo_t *cr)
{
  const Counters *self = content;

  for (guint i = 0; i < self->packed->len; i++)
    {
      const DrawPacked *packed = &g_array_index (self->packed, DrawPacked, i);

      if (packed->sheet == page)
        draw_packed (self, packed, cr);
    }
  draw_cuts (self, page, cr);
  draw_foot (self, page, cr);
}

/* Takes self over. */
static DrawSheets *
finish (Counters *self)
{
  if (self->counters->len == 0 && self->n_too_large == 0)
    {
      counters_free (self);
      return NULL;
    }
  self->n_sheets = draw_pack (self->packed, get_room_width (self), get_room_height (self));
  self->n_sheets = MAX (self->n_sheets, 1); /* which says what is too large */

  return draw_sheets_new (_ ("Counters"), self->paper, self->n_sheets, draw_counters_page, self,
                          counters_free);
}

DrawSheets *
draw_army_counter_sheets_new (WarArmy *army, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (army != NULL && setup != NULL, NULL);

  g_autoptr (GPtrArray) list = draw_units_list_new ();
  Counters *self = counters_new (army->name, army->rules->system, setup);

  self->army = war_army_ref (army);
  draw_units_list_add_army (list, army);
  add_units (self, list);
  return finish (self);
}

DrawSheets *
draw_operation_counter_sheets_new (WarOperation *operation, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (operation != NULL && setup != NULL, NULL);

  g_autoptr (GPtrArray) list = draw_units_list_new ();
  Counters *self = counters_new (text_translate (operation->name), operation->rules->system, setup);

  self->operation = war_operation_ref (operation);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    draw_units_list_add_force (list, operation, side);
  add_units (self, list);
  add_places (self, operation->field);
  return finish (self);
}
