/* standee-sheet.c: stand-up paper soldiers, to cut out and fold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/lettering-private.h"

/* In millimetres. A strip from the top: a tab, the back with its head down, a fold, the front, a
 * fold, and the base, under which the tab is glued. */
#define TAB 7
#define LEAST_FACE 20
#define GREATEST_FACE 42
#define FACE 0.9 /* of the base's width */
#define NAME 0.26 /* of the face's height */

typedef struct
{
  DrawCounter base;
  double face; /* how high the front is, and the back */
} Standee;

static void
standee_free (gpointer data)
{
  Standee *standee = data;

  g_free (standee->base.name);
  g_free (standee);
}

/* What both sides have: a frame, and the name below, upright around the origin. Returns where the
 * sign stands. */
static DrawBox
draw_panel (cairo_t *cr, const Standee *standee, DrawInk ink)
{
  const DrawCounter *base = &standee->base;
  DrawBox box = { -base->width / 2, -standee->face / 2, base->width, standee->face }, name;

  cairo_rectangle (cr, box.left, box.top, box.width, box.height);
  draw_set_colour (cr, draw_counter_get_ground (base->type, ink), 1);
  cairo_fill (cr);
  box = draw_counter_frame (cr, base->side, box, fmin (base->width, standee->face), ink);
  box = draw_box_shrink (box, fmin (box.width, box.height) * 0.04);
  name = box;
  name.height *= NAME;
  name.top += box.height - name.height;
  draw_counter_name (cr, base->name, name, ink);
  box.height -= name.height;
  return box;
}

/* Whoever sees the back sees the sign from behind, on bars. */
static void
draw_back (cairo_t *cr, const Standee *standee, DrawInk ink)
{
  DrawBox box = draw_panel (cr, standee, ink);

  draw_counter_bars (cr, box, ink);
  cairo_save (cr);
  cairo_translate (cr, box.left + box.width / 2, 0);
  cairo_scale (cr, -1, 1);
  cairo_translate (cr, -box.left - box.width / 2, 0);
  draw_counter_sign (cr, standee->base.type, draw_box_shrink (box, box.height * 0.08), ink);
  cairo_restore (cr);
}

static void
draw_front (cairo_t *cr, const Standee *standee, DrawInk ink)
{
  DrawBox box = draw_panel (cr, standee, ink);

  draw_counter_sign (cr, standee->base.type, box, ink);
}

static void
draw_tab (cairo_t *cr, double width, double y, DrawInk ink)
{
  DrawLettering glue
    = { .face = DRAW_FACE_MAP, .size = 2.6, .italic = TRUE, .align = PANGO_ALIGN_CENTER };

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  draw_lettering_show_fitted (cr, &glue, 0, y + 0.9, width - 2, _ ("glue"));
}

static void
draw_standee (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Standee *standee = item;
  double width = standee->base.width, face = standee->face, depth = standee->base.depth;
  double top = -(TAB + 2 * face + depth) / 2;

  draw_tab (cr, width, top + TAB / 2.0, ink);
  cairo_save (cr);
  cairo_translate (cr, 0, top + TAB + face / 2);
  cairo_rotate (cr, G_PI);
  draw_back (cr, standee, ink);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_translate (cr, 0, top + TAB + face * 1.5);
  draw_front (cr, standee, ink);
  cairo_restore (cr);
  /* It lies before the figure, which looks over it at the enemy; its owner, behind it, reads it. */
  cairo_save (cr);
  cairo_translate (cr, 0, top + TAB + 2 * face + depth / 2);
  cairo_rotate (cr, G_PI);
  draw_counter (cr, &standee->base, ink);
  cairo_restore (cr);
}

static void
add_base (DrawCutSheet *sheet, const DrawUnits *units, guint member, guint base)
{
  const WarUnitType *type = units->type;
  WarLength base_width = MAX (type->base_width, 1), base_depth = MAX (type->base_depth, 1);
  Standee *standee = g_new0 (Standee, 1);
  double width = (double) base_width / WAR_MILLIMETRE, top;

  standee->face = floor (CLAMP (width * FACE, LEAST_FACE, GREATEST_FACE));
  standee->base = (DrawCounter){
    .type = type,
    .side = units->side,
    .name = draw_units_dup_base_name (units, member, base),
    .width = width,
    .depth = (double) base_depth / WAR_MILLIMETRE,
  };
  top = -(TAB + 2 * standee->face + standee->base.depth) / 2;
  draw_cut_sheet_add (
    sheet,
    (DrawCut){
      .piece = { .width = base_width,
                 .height = base_depth + (WarLength) ((TAB + 2 * standee->face) * WAR_MILLIMETRE),
                 .n_folds = 3,
                 .folds = { top + TAB, top + TAB + standee->face, top + TAB + 2 * standee->face },
                 .title = g_strdup (standee->base.name) },
      .draw = draw_standee,
      .item = standee,
      .free_item = standee_free,
    });
}

void
draw_standees_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_autoptr (GPtrArray) list = draw_units_list_new_of (subject);

  if (list->len > 0)
    draw_cut_sheet_advise (sheet, _ ("Fold along the dashes, and glue the tab under the base."));
  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      for (guint j = 0; j < units->members->len; j++)
        for (guint base = 0; base < draw_units_count_bases (units); base++)
          add_base (sheet, units, j, base);
    }
}
