/* tabletop.c: armies, fields, operations and games for virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/print/tabletop.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/map/picture.h"
#include "draw/sheets/reference-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/lettering-private.h"
#include "draw/surface/surface-private.h"
#include "draw/units/game-private.h"
#include "draw/units/markers-private.h"
#include "draw/units/token-private.h"
#include "engine/game/supply.h"
#include "text/game/piece.h"
#include "text/game/state.h"
#include "text/words/phrase.h"
#include "text/words/words.h"

/* Of pictures, in pixels: of a millimetre of bases, of an inch of a map, and what programs load. */
#define BASE_PIXELS 10
#define MAP_PIXELS 150
#define MOST_PIXELS 4096
#define THUMBNAIL 256

/* What the keys of a tabletop reach: more states than that have none. */
#define MOST_STATES 9

/* Bags and sticks beside the field, and how far they are from each other. */
#define BESIDE (5 * WAR_INCH)
#define STICK_LENGTH (12 * WAR_INCH)
#define STICK_WIDTH (WAR_INCH * 2 / 5)

/* So many tokens of each kind at most. */
#define MOST_TOKENS 12

/* A flag or mine, in millimetres across. */
#define MARKER 25

typedef struct
{
  WarTabletop *tabletop;
  gboolean with_pictures;
  const WarRules *rules;
  WarLength left; /* the field's edge, beside which bags stand */
} Maker;

/* ---------------------------------------------------------------------------------------------
 * Pictures. */

typedef void (*FaceFunc) (cairo_t *cr, gconstpointer item);

/* A picture of a face of so many millimetres, around the origin; −1: none is wanted. A picture of
 * that name is made once. */
static gint
add_picture (Maker *maker, const char *name, double width, double depth, FaceFunc draw,
             gconstpointer item)
{
  double scale = fmin (BASE_PIXELS, MOST_PIXELS / fmax (width, depth));
  gint index = war_tabletop_find_picture (maker->tabletop, name);
  cairo_surface_t *surface;
  cairo_t *cr;
  GBytes *png;

  if (!maker->with_pictures || index >= 0)
    return index;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) fmax (lround (width * scale), 1),
                                        (int) fmax (lround (depth * scale), 1));
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, width / 2, depth / 2);
  draw (cr, item);
  cairo_destroy (cr);
  png = draw_surface_finish_png (surface, CAIRO_STATUS_SUCCESS, 0, NULL);
  return png != NULL ? war_tabletop_add_picture (maker->tabletop, name, png) : -1;
}

static double
get_mm (WarLength length)
{
  return length / (double) WAR_MILLIMETRE;
}

static guint32
get_colour (DrawColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

/* ---------------------------------------------------------------------------------------------
 * Units. */

static void
draw_unit_face (cairo_t *cr, gconstpointer item)
{
  draw_counter (cr, item, DRAW_INK_COLOUR);
}

/* strength: what of it is left; 0: of one that has none to lose. */
static void
set_unit_picture (Maker *maker, WarTabletopThing *thing, const WarUnitType *type, gint side,
                  gint left, gint strength)
{
  const char *name = text_translate (type->name);
  gboolean is_counted = strength > 1;
  DrawCounter counter = {
    .type = type,
    .side = side,
    .name = is_counted ? g_strdup_printf ("%s %d/%d", name, left, strength) : g_strdup (name),
    .width = get_mm (thing->width),
    .depth = get_mm (thing->depth),
  };
  g_autofree char *file
    = is_counted ? g_strdup_printf ("side%d-%s-%dof%d.png", side, type->id, left, strength)
                 : g_strdup_printf ("side%d-%s.png", side, type->id);

  thing->picture
    = add_picture (maker, file, counter.width, counter.depth, draw_unit_face, &counter);
  g_free (counter.name);
}

/* Its states are what is left of it, the first all. */
static void
add_states (Maker *maker, WarTabletopThing *thing, const WarUnitType *type, gint side, gint left,
            gint strength)
{
  for (gint n = strength; n > 0; n--)
    {
      WarTabletopThing *state = war_tabletop_thing_copy (thing);

      /* TRANSLATORS: a unit, what is left of it, and of how much: British Infantry (3 of 6) */
      g_free (state->name);
      state->name = g_strdup_printf (_ ("%s (%d of %d)"), thing->name, n, strength);
      set_unit_picture (maker, state, type, side, n, strength);
      if (n == left)
        {
          thing->state = thing->states->len;
          thing->picture = state->picture;
        }
      g_ptr_array_add (thing->states, state);
    }
}

/* side: 1 or 2; 0: nobody's. */
static WarTabletopThing *
new_unit (Maker *maker, const WarUnitType *type, gint side, const char *name, gint left,
          gint strength)
{
  WarTabletopThing *thing
    = war_tabletop_thing_new (WAR_TABLETOP_TILE, name, MAX (type->base_width, WAR_MILLIMETRE),
                              MAX (type->base_depth, WAR_MILLIMETRE));

  thing->text = text_words_describe_type (type, maker->rules);
  thing->colour = get_colour (draw_palette_get_cloth (type->cloth, DRAW_INK_COLOUR));
  if (strength > 1 && strength <= MOST_STATES && left > 0)
    add_states (maker, thing, type, side, left, strength);
  else
    set_unit_picture (maker, thing, type, side, left, strength);
  return thing;
}

static gint
get_strength (const WarUnitType *type, const WarRules *rules)
{
  gint index = war_stats_find_role (rules->system->unit_stats, WAR_ROLE_STRENGTH);

  return index < 0 ? 0 : type->stats[index];
}

/* Bags stand in a column beside the field. */
static WarTabletopThing *
add_bag (Maker *maker, const char *name, DrawColour colour)
{
  WarTabletopThing *bag = war_tabletop_thing_new (WAR_TABLETOP_BAG, name, WAR_INCH, WAR_INCH);
  guint n = 0;

  for (guint i = 0; i < maker->tabletop->things->len; i++)
    n += ((const WarTabletopThing *) g_ptr_array_index (maker->tabletop->things, i))->kind
         == WAR_TABLETOP_BAG;
  bag->colour = get_colour (colour);
  bag->place = (WarPosition){ maker->left - BESIDE, (WarLength) n * BESIDE - BESIDE };
  g_ptr_array_add (maker->tabletop->things, bag);
  return bag;
}

static WarTabletopThing *
add_side_bag (Maker *maker, const char *name, gint side)
{
  return add_bag (maker, name,
                  draw_palette_get (side == 1   ? DRAW_COLOUR_SIDE_1
                                    : side == 2 ? DRAW_COLOUR_SIDE_2
                                                : DRAW_COLOUR_CONTOUR,
                                    DRAW_INK_COLOUR));
}

/* Those of a side, of an army if it is 0. */
static void
add_units (Maker *maker, const GPtrArray *list, gint side, const char *name)
{
  WarTabletopThing *bag = add_side_bag (maker, name, side);

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);
      guint n_bases = draw_units_count_bases (units);
      gint strength = n_bases == 1 ? get_strength (units->type, maker->rules) : 0;

      for (guint j = 0; units->side == side && j < units->members->len * n_bases; j++)
        {
          g_autofree char *its = draw_units_dup_base_name (units, j / n_bases, j % n_bases);

          g_ptr_array_add (bag->inside,
                           new_unit (maker, units->type, side, its, strength, strength));
        }
    }
}

/* ---------------------------------------------------------------------------------------------
 * What lies beside them. */

static void
draw_mark_face_cb (cairo_t *cr, gconstpointer item)
{
  cairo_arc (cr, 0, 0, DRAW_TOKEN_SIZE / 2.0, 0, 2 * G_PI);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_fill (cr);
  draw_mark (cr, item, DRAW_INK_COLOUR);
}

static void
add_marks (Maker *maker, WarTabletopThing *bag, const DrawSubject *subject, const GPtrArray *list)
{
  const WarRoutine *routine = subject->routine;

  for (guint i = 0; routine != NULL && i < routine->marks->len; i++)
    {
      const WarMark *mark = g_ptr_array_index (routine->marks, i);
      g_autofree char *file = g_strdup_printf ("token-%s.png", mark->id);
      guint n = draw_units_list_count_marked (list, mark);

      if (mark->has_no_token || !draw_mark_is_used (mark, subject->operation))
        continue;
      for (guint j = 0; j < MIN (n, MOST_TOKENS); j++)
        {
          WarTabletopThing *token = war_tabletop_thing_new (
            WAR_TABLETOP_DISC, text_translate (mark->name), DRAW_TOKEN_SIZE * WAR_MILLIMETRE,
            DRAW_TOKEN_SIZE * WAR_MILLIMETRE);

          token->colour = get_colour (draw_palette_get (DRAW_COLOUR_ROAD, DRAW_INK_COLOUR));
          token->picture
            = add_picture (maker, file, DRAW_TOKEN_SIZE, DRAW_TOKEN_SIZE, draw_mark_face_cb, mark);
          g_ptr_array_add (bag->inside, token);
        }
    }
}

static void
draw_marker_face_cb (cairo_t *cr, gconstpointer item)
{
  const WarShownMarker *marker = item;

  cairo_arc (cr, 0, 0, MARKER / 2.0, 0, 2 * G_PI);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  if (marker->kind == WAR_MARKER_FLAG) /* its pole stands at the left */
    cairo_translate (cr, -5, 6);
  if (marker->kind == WAR_MARKER_GAP) /* it is larger than a token */
    cairo_scale (cr, 0.3, 0.3);
  draw_marker (cr, marker, DRAW_INK_COLOUR);
}

/* Flags, mines and the like, which the game itself brings. */
static void
add_markers (Maker *maker, WarTabletopThing *bag, const DrawSubject *subject)
{
  g_auto (DrawGame) game = draw_game_begin (subject);
  g_autoptr (GArray) supply = game.setup != NULL ? war_setup_list_supply (game.setup) : NULL;

  for (guint i = 0; supply != NULL && i < supply->len; i++)
    {
      const WarSupply *item = &g_array_index (supply, WarSupply, i);
      WarShownMarker marker = item->marker;
      g_autofree char *owner = NULL, *file = NULL;

      if (item->kind != WAR_SUPPLY_MARKER)
        continue;
      marker.carrier = WAR_NONE;
      if (item->seat != WAR_NONE)
        owner = text_seat (game.setup, game.state, (guint) item->seat);
      file = g_strdup_printf ("marker-%d-side%d.png", (int) marker.kind, marker.side + 1);
      for (guint j = 0; j < item->count; j++)
        {
          const char *name = draw_token_get_title (marker.kind);
          g_autofree char *whose
            = owner != NULL ? g_strdup_printf (_ ("%s: %s"), name, owner) : NULL;
          WarTabletopThing *token
            = war_tabletop_thing_new (WAR_TABLETOP_DISC, whose != NULL ? whose : name,
                                      MARKER * WAR_MILLIMETRE, MARKER * WAR_MILLIMETRE);

          token->colour = get_colour (draw_palette_get (
            marker.side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, DRAW_INK_COLOUR));
          token->picture = add_picture (maker, file, MARKER, MARKER, draw_marker_face_cb, &marker);
          g_ptr_array_add (bag->inside, token);
        }
    }
}

static void
add_tokens (Maker *maker, const DrawSubject *subject, const GPtrArray *list)
{
  WarTabletopThing *bag = add_side_bag (maker, _ ("Tokens"), 0);

  add_marks (maker, bag, subject, list);
  if (subject->operation != NULL)
    add_markers (maker, bag, subject);
  if (bag->inside->len == 0)
    g_ptr_array_remove (maker->tabletop->things, bag);
}

/* One sees through it to what is below. */
static void
draw_template_face (cairo_t *cr, gconstpointer item)
{
  double radius = *(const double *) item;

  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_SIDE_2, DRAW_INK_COLOUR), 0.35);
  cairo_fill_preserve (cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, DRAW_INK_COLOUR), 0.9);
  cairo_set_line_width (cr, radius * 0.04);
  cairo_stroke (cr);
  cairo_move_to (cr, -radius * 0.1, 0);
  cairo_line_to (cr, radius * 0.1, 0);
  cairo_move_to (cr, 0, -radius * 0.1);
  cairo_line_to (cr, 0, radius * 0.1);
  cairo_stroke (cr);
}

/* How far a circle of the number is across; 0: it has none. */
static WarLength
get_across (const WarRules *rules, guint number)
{
  WarStatRole role = rules->system->numbers[number].role;

  if (role == WAR_ROLE_AROUND)
    return 2 * rules->numbers[number];
  return role == WAR_ROLE_TEMPLATE || role == WAR_ROLE_RING ? rules->numbers[number] : 0;
}

/* Templates and a range stick, in a row beside the bags. */
static void
add_tools (Maker *maker)
{
  const WarSystem *system = maker->rules->system;
  WarTabletopThing *stick;
  WarLength down = -2 * BESIDE;

  for (guint i = 0; system->numbers[i].id != NULL; i++)
    if (get_across (maker->rules, i) > 0)
      {
        WarLength across = get_across (maker->rules, i);
        double radius = get_mm (across) / 2;
        g_autofree char *length = text_length (across, system->length_unit);
        g_autofree char *name
          = g_strdup_printf ("%s · %s", text_translate (system->numbers[i].name), length);
        g_autofree char *file = g_strdup_printf ("template-%s.png", system->numbers[i].id);
        WarTabletopThing *disc = war_tabletop_thing_new (WAR_TABLETOP_DISC, name, across, across);

        disc->place = (WarPosition){ maker->left - BESIDE, down };
        disc->colour = get_colour (draw_palette_get (DRAW_COLOUR_SIDE_2, DRAW_INK_COLOUR));
        disc->picture
          = add_picture (maker, file, 2 * radius, 2 * radius, draw_template_face, &radius);
        g_ptr_array_add (maker->tabletop->things, disc);
        down -= BESIDE;
      }

  stick = war_tabletop_thing_new (WAR_TABLETOP_STICK, "12″", STICK_LENGTH, STICK_WIDTH);
  stick->colour = get_colour (draw_palette_get (DRAW_COLOUR_ROAD, DRAW_INK_COLOUR));
  stick->place = (WarPosition){ maker->left - BESIDE - STICK_LENGTH, 0 };
  g_ptr_array_add (maker->tabletop->things, stick);
}

/* ---------------------------------------------------------------------------------------------
 * The field, and what stands on it. */

static gboolean
add_field (Maker *maker, const WarField *field, GError **error)
{
  DrawPicture picture = { .format = DRAW_FORMAT_PNG, .left_out = DRAW_PART_BORDER };
  WarTabletopThing *thing
    = war_tabletop_thing_new (WAR_TABLETOP_FIELD, field->name, field->width, field->depth);

  maker->left = -field->width / 2;
  thing->colour = get_colour (draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR));
  g_ptr_array_add (maker->tabletop->things, thing);
  if (!maker->with_pictures)
    return TRUE;

  picture.width = fmin (MAP_PIXELS * (field->width / (double) WAR_INCH),
                        MOST_PIXELS * fmin (1, field->width / (double) field->depth));
  picture.width = fmax (floor (picture.width), 1);

  GBytes *png = draw_map_to_picture (field, &picture, error);

  if (png == NULL)
    return FALSE;
  thing->picture = war_tabletop_add_picture (maker->tabletop, "field.png", png);
  return TRUE;
}

/* On the field where it stands; else in its side's bag, if anything of it is left. */
static void
add_piece (Maker *maker, const DrawSubject *subject, guint row, WarTabletopThing *const bags[])
{
  const WarField *field = subject->operation->field;
  WarShownPiece piece;
  gboolean is_there = war_play_show_piece (subject->setup, subject->state, row, &piece);
  g_autofree char *name = NULL, *condition = NULL;
  WarTabletopThing *thing;

  if (piece.type == NULL
      || war_setup_peek_piece (subject->setup, subject->state, row)[WAR_PIECE_PRESENCE]
           == WAR_PRESENCE_GONE)
    return;
  name = text_piece (subject->setup, (gint) row);
  condition = text_piece_condition (subject->setup, subject->state, (gint) row);
  thing = new_unit (maker, piece.type, piece.side + 1, name, piece.left, piece.left + piece.lost);
  if (condition != NULL)
    {
      g_autofree char *text = g_steal_pointer (&thing->text);

      thing->text = g_strdup_printf ("%s\n%s", condition, text);
    }
  if (!is_there)
    {
      g_ptr_array_add (bags[piece.side]->inside, thing);
      return;
    }
  thing->width = piece.base.width;
  thing->depth = piece.base.depth;
  thing->place = (WarPosition){ piece.base.centre.x - field->width / 2,
                                piece.base.centre.y - field->depth / 2 };
  thing->heading = piece.base.heading;
  g_ptr_array_add (maker->tabletop->things, thing);
}

static void
add_game (Maker *maker, const DrawSubject *subject)
{
  WarTabletopThing *bags[WAR_N_SIDES];

  for (gint side = 0; side < WAR_N_SIDES; side++)
    bags[side] = add_side_bag (maker, text_side (subject->setup, side), side + 1);
  for (guint row = 0; row < subject->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    add_piece (maker, subject, row, bags);
}

static void
add_forces (Maker *maker, const DrawSubject *subject, const GPtrArray *list)
{
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_units (maker, list, side, subject->operation->forces[side - 1]->name);
}

WarTabletop *
draw_tabletop_new (const DrawSubject *subject, gboolean with_pictures, GError **error)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL, NULL);
  g_return_val_if_fail (subject->army != NULL || subject->operation != NULL, NULL);

  const char *name = subject->army != NULL ? subject->army->name : subject->operation->name;
  g_autoptr (GPtrArray) list = draw_units_list_new_of (subject);
  g_autoptr (WarTabletop) tabletop = war_tabletop_new (name != NULL ? name : "");
  Maker maker = { tabletop, with_pictures, subject->rules, 0 };

  if (subject->operation != NULL && !add_field (&maker, subject->operation->field, error))
    return NULL;
  if (subject->setup != NULL)
    add_game (&maker, subject);
  else if (subject->operation != NULL)
    add_forces (&maker, subject, list);
  else
    add_units (&maker, list, 0, tabletop->name);
  add_tokens (&maker, subject, list);
  add_tools (&maker);
  return g_steal_pointer (&tabletop);
}

WarTabletop *
draw_tabletop_new_of_field (const WarField *field, gboolean with_pictures, GError **error)
{
  g_return_val_if_fail (field != NULL, NULL);

  g_autoptr (WarTabletop) tabletop = war_tabletop_new (field->name);
  Maker maker = { tabletop, with_pictures, NULL, 0 };

  return add_field (&maker, field, error) ? g_steal_pointer (&tabletop) : NULL;
}

GBytes *
draw_tabletop_thumbnail (const WarTabletop *tabletop, GError **error)
{
  g_return_val_if_fail (tabletop != NULL, NULL);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, THUMBNAIL, THUMBNAIL);
  cairo_t *cr = cairo_create (surface);
  DrawBox box = { -THUMBNAIL / 2.0, -THUMBNAIL / 2.0, THUMBNAIL, THUMBNAIL };
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = 34, .bold = TRUE, .align = PANGO_ALIGN_CENTER, .lines = 5 };
  double width, height;

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_paint (cr);
  cairo_translate (cr, THUMBNAIL / 2.0, THUMBNAIL / 2.0);
  box = draw_box_shrink (draw_counter_frame (cr, 2, box, THUMBNAIL, DRAW_INK_COLOUR), 8);
  lettering.width = box.width;
  draw_lettering_measure (cr, &lettering, tabletop->name, &width, &height);
  draw_lettering_show (cr, &lettering, box.left, -height / 2, tabletop->name);
  cairo_destroy (cr);
  return draw_surface_finish_png (surface, CAIRO_STATUS_SUCCESS, 0, error);
}
