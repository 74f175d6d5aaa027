/* counter-sheet.c: counters of units and places, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/tag.h"
#include "engine/operation/tag.h"
#include "text/field/field.h"

#define BLEED (DRAW_CUT_GUTTER / 2)
#define PLACE 30.0 /* the sides of a place's counter, in millimetres */

/* Its ground goes on into the gutter, for those who do not cut well. */
static void
draw_ground (cairo_t *cr, const DrawCounter *counter, DrawInk ink)
{
  cairo_rectangle (cr, -counter->width / 2 - BLEED, -counter->depth / 2 - BLEED,
                   counter->width + 2 * BLEED, counter->depth + 2 * BLEED);
  draw_set_colour (cr, draw_counter_get_ground (counter->type, ink), 1);
  cairo_fill (cr);
}

static void
draw_face (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  draw_ground (cr, item, ink);
  draw_counter (cr, item, ink);
}

static void
draw_back (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  draw_ground (cr, item, ink);
  draw_counter_back (cr, item, ink);
}

/* Takes the name over. */
static void
add (DrawCutSheet *sheet, DrawCounter counter, WarLength width, WarLength depth)
{
  counter.width = (double) width / WAR_MILLIMETRE;
  counter.depth = (double) depth / WAR_MILLIMETRE;
  draw_cut_sheet_add (
    sheet,
    (DrawCut){ .piece = { .width = width, .height = depth, .title = g_strdup (counter.name) },
               .draw = draw_face,
               .draw_back = draw_back,
               .item = g_memdup2 (&counter, sizeof counter),
               .free_item = draw_counter_free });
}

/* 0: the base has none. */
static double
get_tag_size (const DrawUnits *units, guint member, guint base, const WarField *field)
{
  const DrawUnitsMember *unit = draw_units_get_member (units, member);

  if (!unit->has_tag || unit->tag + base >= WAR_TAG_FIRST_CORNER)
    return 0;
  return (double) war_tag_get_size (units->type->base_width, units->type->base_depth, field)
         / WAR_MILLIMETRE;
}

/* list: of DrawUnits; field: for which they have tags, or NULL */
static void
add_units (DrawCutSheet *sheet, const GPtrArray *list, const WarField *field)
{
  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);
      const WarUnitType *type = units->type;

      for (guint j = 0; j < units->members->len; j++)
        for (guint base = 0;
             base < draw_units_count_bases (units) && !draw_units_is_lost (units, j); base++)
          add (sheet,
               (DrawCounter){ .type = type,
                              .side = units->side,
                              .tag_size = field != NULL ? get_tag_size (units, j, base, field) : 0,
                              .tag = draw_units_get_member (units, j)->tag + base,
                              .name = draw_units_dup_base_name (units, j, base) },
               MAX (type->base_width, 1), MAX (type->base_depth, 1));
    }
}

static void
add_places (DrawCutSheet *sheet, const WarField *field)
{
  const WarLength side = (WarLength) (PLACE * WAR_MILLIMETRE);

  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (point->kind != WAR_POINT_LABEL)
        add (sheet, (DrawCounter){ .place = point->kind, .name = text_point (field, point) }, side,
             side);
    }
}

void
draw_counters_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_autoptr (GPtrArray) list = draw_units_list_new_of (subject);

  add_units (sheet, list, draw_tag_find_field (subject, setup));
  if (subject->operation != NULL)
    add_places (sheet, subject->operation->field);
}
