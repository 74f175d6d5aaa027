/* token-sheet.c: what units are marked with and what lies on the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/sheets/reference-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/lettering-private.h"
#include "draw/units/game-private.h"
#include "draw/units/markers-private.h"
#include "draw/units/token-private.h"
#include "engine/game/supply.h"
#include "text/field/field.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

/* In millimetres. */
#define TOKEN DRAW_TOKEN_SIZE
#define SIGN 3.9 /* the radius of its sign */
#define MARKER 25 /* the side of a square one */
#define CORNER 22
#define EDGE 1.6 /* words come no nearer to the cut */
#define LEAST_WORDS 3.0 /* how high their room is */
#define MOST_WORDS 8

/* Where there is only a system: of each. */
#define A_DOZEN 12

/* Of hundreds of single figures never all have the same mark: two sheets of them are enough. */
#define MOST_MARKS 64

static void
set_ink (cairo_t *cr, DrawInk ink)
{
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
}

void
draw_mark (cairo_t *cr, const WarMark *mark, DrawInk ink)
{
  DrawBox box = { -TOKEN / 2.0 + EDGE, TOKEN * 0.08, TOKEN - 2 * EDGE, TOKEN * 0.42 - EDGE };

  if (mark->sign == WAR_N_TOKENS)
    {
      box.top = -TOKEN * 0.2;
      box.height = TOKEN * 0.4;
    }
  else
    {
      cairo_save (cr);
      cairo_translate (cr, 0, -TOKEN * 0.17);
      draw_token (cr, mark->sign, SIGN, ink);
      cairo_restore (cr);
    }
  draw_counter_name (cr, text_translate (mark->name), box, ink);
}

static void
draw_mark_cut (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  draw_mark (cr, item, ink);
}

/* A square one, which a blade cuts. Takes item, which free_item frees, and title over. */
static void
add_token (DrawCutSheet *sheet, DrawCutFunc draw, gpointer item, GDestroyNotify free_item,
           char *title)
{
  draw_cut_sheet_add (sheet, (DrawCut){ .piece = { .width = TOKEN * WAR_MILLIMETRE,
                                                   .height = TOKEN * WAR_MILLIMETRE,
                                                   .title = title },
                                        .draw = draw,
                                        .draw_back = draw,
                                        .item = item,
                                        .free_item = free_item });
}

/* One for each that may have it, without units a dozen. The sheet keeps the marks. operation: or
 * NULL. */
static void
add_marks (DrawCutSheet *sheet, const WarRoutine *routine, const GPtrArray *list,
           const WarOperation *operation)
{
  draw_cut_sheet_keep (sheet, war_routine_ref ((WarRoutine *) routine),
                       (GDestroyNotify) war_routine_unref);
  for (guint i = 0; i < routine->marks->len; i++)
    {
      WarMark *mark = g_ptr_array_index (routine->marks, i);
      guint n = list->len > 0 ? draw_units_list_count_marked (list, mark) : A_DOZEN;

      n = MIN (n, MOST_MARKS);
      if (mark->has_no_token || !draw_mark_is_used (mark, operation))
        continue;
      for (guint j = 0; j < n; j++)
        add_token (sheet, draw_mark_cut, mark, NULL, g_strdup (text_translate (mark->name)));
    }
}

/* Markers ------------------------------------------------------------------------------------- */

typedef struct
{
  WarShownMarker marker;
  double width, height; /* millimetres, of what is cut out */
  char *words;
} Face;

static void
face_free (gpointer data)
{
  g_free (((Face *) data)->words);
  g_free (data);
}

/* Below what is drawn; on a round one, and between stakes, where there is room. */
static DrawBox
get_words_box (const Face *face)
{
  double height = fmin (fmax (face->height * 0.25, LEAST_WORDS), MOST_WORDS), radius;
  DrawBox box
    = { -face->width / 2 + EDGE, face->height / 2 - EDGE - height, face->width - 2 * EDGE, height };

  if (face->marker.kind == WAR_MARKER_GAP)
    {
      box = draw_box_shrink (box, EDGE / 2);
      box.top = -box.height / 2;
    }
  else if (face->marker.kind == WAR_MARKER_CLOUD)
    {
      radius = face->width / 2 - EDGE;
      box.top = radius * 0.26;
      box.height = fmin (radius * 0.34, MOST_WORDS);
      box.width = 2 * sqrt (radius * radius - pow (box.top + box.height, 2));
      box.left = -box.width / 2;
    }
  return box;
}

/* Whoever lies there: the base is cut out, empty. */
static void
draw_wounded (cairo_t *cr, const Face *face, DrawInk ink)
{
  WarShownMarker cross = face->marker;
  DrawBox box = { -face->width / 2, -face->height / 2, face->width, face->height };

  cross.carrier = 0;
  draw_counter_frame (cr, face->marker.side + 1, box, fmin (face->width, face->height), ink);
  cairo_translate (cr, 0, -fmin (face->height * 0.14, MOST_WORDS / 2.0));
  draw_marker (cr, &cross, ink);
}

static void
draw_face (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Face *face = item;

  cairo_save (cr);
  if (face->marker.kind == WAR_MARKER_WOUNDED)
    {
      draw_wounded (cr, face, ink);
    }
  else
    {
      /* Its pole stands at the left. */
      if (face->marker.kind == WAR_MARKER_OBJECTIVE || face->marker.kind == WAR_MARKER_FLAG)
        cairo_translate (cr, face->width * -0.2, face->height * 0.14);
      else if (face->marker.kind == WAR_MARKER_MINE || face->marker.kind == WAR_MARKER_TURRET)
        cairo_translate (cr, 0, face->height * -0.12);
      draw_marker (cr, &face->marker, ink);
    }
  cairo_restore (cr);
  draw_counter_name (cr, face->words, get_words_box (face), ink);
}

/* words: on it; NULL: its title. */
static void
add_face (DrawCutSheet *sheet, WarShownMarker marker, WarLength width, WarLength height,
          const char *words, const char *title)
{
  Face *face = g_new (Face, 1);

  marker.carrier = WAR_NONE;
  *face = (Face){ marker, (double) width / WAR_MILLIMETRE, (double) height / WAR_MILLIMETRE,
                  g_strdup (words != NULL ? words : title) };
  draw_cut_sheet_add (
    sheet, (DrawCut){ .piece = { .width = width,
                                 .height = height,
                                 .shape = { marker.kind == WAR_MARKER_CLOUD ? DRAW_CUT_CIRCLE
                                                                            : DRAW_CUT_RECTANGLE,
                                            .radius = face->width / 2 },
                                 .title = g_strdup (title) },
                      .draw = draw_face,
                      .draw_back = draw_face,
                      .item = face,
                      .free_item = face_free });
}

static void
add_marker (DrawCutSheet *sheet, WarShownMarker marker, WarLength width, WarLength height,
            const char *title)
{
  add_face (sheet, marker, width, height, NULL, title);
}

static void
add_objectives (DrawCutSheet *sheet, const WarOperation *operation)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->kind == WAR_CONDITION_CARRY)
        add_marker (
          sheet,
          (WarShownMarker){ .kind = WAR_MARKER_OBJECTIVE, .side = condition->winner == 1 ? 1 : 0 },
          MARKER * WAR_MILLIMETRE, MARKER * WAR_MILLIMETRE, _ ("Objective"));
    }
}

static guint
count_symbol (const GPtrArray *list, gint side, WarSymbol symbol)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (units->side == side && units->type->symbol == symbol)
        n += units->members->len;
    }
  return n;
}

/* One for each unit of a side that somebody can carry away. */
static void
add_wounded (DrawCutSheet *sheet, const GPtrArray *list, gint side)
{
  for (guint i = 0; i < list->len && count_symbol (list, side, WAR_SYMBOL_STRETCHER) > 0; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);
      const WarUnitType *type = units->type;

      for (guint j = 0; units->side == side && j < units->members->len; j++)
        add_marker (
          sheet,
          (WarShownMarker){ .kind = WAR_MARKER_WOUNDED, .side = MAX (side - 1, 0), .type = type },
          MAX (type->base_width, 1), MAX (type->base_depth, 1), text_translate (type->name));
    }
}

/* As large as the largest template, one for each unit that has gas. */
static void
add_clouds (DrawCutSheet *sheet, const GPtrArray *list, const WarRules *rules)
{
  const WarStat *numbers = rules->system->numbers;
  WarLength across = 0;
  guint n = 0;

  for (gint side = 0; side <= WAR_N_SIDES; side++)
    n += count_symbol (list, side, WAR_SYMBOL_GAS);
  for (guint i = 0; numbers[i].id != NULL; i++)
    if (numbers[i].role == WAR_ROLE_TEMPLATE)
      across = MAX (across, rules->numbers[i]);
  for (guint i = 0; across > 0 && i < n; i++)
    add_marker (sheet, (WarShownMarker){ .kind = WAR_MARKER_CLOUD, .radius = across / 2 }, across,
                across, _ ("Gas"));
}

/* Corners ------------------------------------------------------------------------------------- */

typedef struct
{
  gint side;
  char *name; /* of the zone */
} Corner;

static void
corner_free (gpointer data)
{
  g_free (((Corner *) data)->name);
  g_free (data);
}

/* An angle in whose corner the zone's is, with a bar for side 1 and two for side 2. */
static void
draw_corner (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Corner *corner = item;
  const double start = -CORNER / 2.0 + 1.5, end = CORNER / 2.0 - 1.5;
  DrawBox box = { start + 4.5, start + 4.5, end - start - 5, end - start - 5 };

  draw_set_colour (
    cr, draw_palette_get (corner->side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, ink), 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  for (gint i = 0; i < corner->side; i++)
    {
      double from = start + 0.7 + 1.7 * i;

      cairo_move_to (cr, from, end);
      cairo_line_to (cr, from, from);
      cairo_line_to (cr, end, from);
    }
  cairo_set_line_width (cr, corner->side == 1 ? 1.8 : 0.8);
  cairo_stroke (cr);
  set_ink (cr, ink);
  draw_counter_name (cr, corner->name, box, ink);
}

static void
add_corners (DrawCutSheet *sheet, const WarOperation *operation)
{
  const WarField *field = operation->field;

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      for (guint j = 0; j < zone->shape.vertices->len; j++)
        {
          Corner *corner = g_new (Corner, 1);

          *corner = (Corner){ zone->side, text_zone_of_operation (operation, zone) };
          draw_cut_sheet_add (sheet, (DrawCut){ .piece = { .width = CORNER * WAR_MILLIMETRE,
                                                           .height = CORNER * WAR_MILLIMETRE,
                                                           .title = g_strdup (corner->name) },
                                                .draw = draw_corner,
                                                .draw_back = draw_corner,
                                                .item = corner,
                                                .free_item = corner_free });
        }
    }
}

/* What the game itself brings ------------------------------------------------------------------ */

/* A line says which way up it is: 6, 9. */
static void
draw_start (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  DrawBox box = { -TOKEN / 2.0 + EDGE, -TOKEN * 0.4, TOKEN - 2 * EDGE, TOKEN * 0.74 };

  draw_counter_word (cr, item, box, ink);
  cairo_rectangle (cr, -TOKEN * 0.2, TOKEN * 0.36, TOKEN * 0.4, TOKEN * 0.05);
  set_ink (cr, ink);
  cairo_fill (cr);
}

static void
add_start (DrawCutSheet *sheet, guint number)
{
  char *text = g_strdup_printf ("%u", number);

  add_token (sheet, draw_start, text, g_free, g_strdup_printf (_ ("Start %s"), text));
}

/* As large as a unit of its side, among whose counters it is drawn. */
static void
add_lot (DrawCutSheet *sheet, const GPtrArray *list, const WarSupply *item)
{
  WarShownMarker marker = { .kind = WAR_MARKER_FLAG, .side = item->side };
  WarLength side = MARKER * WAR_MILLIMETRE;

  for (guint i = list->len; i > 0; i--)
    {
      const DrawUnits *units = g_ptr_array_index (list, i - 1);

      if (units->side == item->side + 1 && units->type->base_width > 0)
        side = units->type->base_width;
    }
  add_face (sheet, marker, side, side, _ ("From the Bag"), _ ("From the Bag"));
}

const char *
draw_token_get_title (WarMarkerKind kind)
{
  switch ((gint) kind)
    {
    case WAR_MARKER_FLAG:
      return _ ("Flag");
    case WAR_MARKER_MINE:
      return _ ("Mine");
    case WAR_MARKER_TURRET:
      return _ ("Turret");
    case WAR_MARKER_CLOUD:
      return _ ("Gas");
    case WAR_MARKER_GAP:
    default:
      return _ ("Gap in Wire");
    }
}

static void
add_supply_marker (DrawCutSheet *sheet, const WarSupply *item, const DrawGame *game)
{
  WarShownMarker marker = item->marker;
  gboolean is_gap = marker.kind == WAR_MARKER_GAP;
  g_autofree char *owner
    = item->seat != WAR_NONE ? text_seat (game->setup, game->state, (guint) item->seat) : NULL;

  /* A template has the size of a cloud: this one says where it is, or is laid into the ring. */
  if (marker.kind == WAR_MARKER_CLOUD)
    marker.radius = MARKER * WAR_MILLIMETRE / 2;
  add_face (sheet, marker, is_gap ? marker.width : MARKER * WAR_MILLIMETRE,
            is_gap ? marker.depth : MARKER * WAR_MILLIMETRE, owner,
            draw_token_get_title (marker.kind));
}

static void
add_supply (DrawCutSheet *sheet, const DrawSubject *subject, const GPtrArray *list)
{
  g_auto (DrawGame) game = draw_game_begin (subject);
  g_autoptr (GArray) supply = game.setup != NULL ? war_setup_list_supply (game.setup) : NULL;

  for (guint i = 0; supply != NULL && i < supply->len; i++)
    {
      const WarSupply *item = &g_array_index (supply, WarSupply, i);

      for (guint j = 0; j < item->count; j++)
        if (item->kind == WAR_SUPPLY_START)
          add_start (sheet, item->number);
        else if (item->kind == WAR_SUPPLY_LOT)
          add_lot (sheet, list, item);
        else if (item->kind == WAR_SUPPLY_MARKER)
          add_supply_marker (sheet, item, &game);
    }
}

void
draw_tokens_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_autoptr (GPtrArray) list = draw_units_list_new_of (subject);

  if (subject->operation != NULL)
    {
      add_objectives (sheet, subject->operation);
      if (!setup->has_battlefield)
        add_corners (sheet, subject->operation);
      add_supply (sheet, subject, list);
    }
  for (gint side = 0; side <= WAR_N_SIDES; side++)
    add_wounded (sheet, list, side);
  add_clouds (sheet, list, subject->rules);
  if (subject->routine != NULL)
    add_marks (sheet, subject->routine, list, subject->operation);
}
