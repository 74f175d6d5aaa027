/* board-tiles.c: a drawing kept in tiles, so that only what is new or has changed is drawn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-tiles.h"

#include <math.h>
#include <string.h>

typedef struct
{
  gint column, row; /* the tile's place in the plane, in tiles */
  cairo_surface_t *surface; /* never drawn to once it is in the node; NULL: nothing is on it */
  GskRenderNode *node; /* shows the surface with a corner at the origin; NULL: not yet shown */
  cairo_rectangle_int_t damage; /* in its pixels; 0 wide: none */
} Tile;

typedef struct
{
  double scale; /* device pixels per millimetre */
  GHashTable *tiles; /* of a gint64 that is the place */
} TileSet;

struct _DuckBoardTiles
{
  DuckBoardDraw draw;
  gpointer data;
  graphene_rect_t bounds; /* mm */

  TileSet now;
  TileSet before; /* shown below, as long as the view lacks something */
  gboolean complete; /* at the last update nothing was lacking */
  guint64 n_drawn;
};

static gint64
get_key (gint column, gint row)
{
  return (gint64) ((guint64) (guint32) column << 32 | (guint32) row);
}

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  g_free (tile);
}

static GHashTable *
new_table (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, tile_free);
}

DuckBoardTiles *
duck_board_tiles_new (DuckBoardDraw draw, gpointer data)
{
  DuckBoardTiles *tiles = g_new0 (DuckBoardTiles, 1);

  tiles->draw = draw;
  tiles->data = data;
  tiles->now.tiles = new_table ();
  tiles->before.tiles = new_table ();
  return tiles;
}

void
duck_board_tiles_free (DuckBoardTiles *tiles)
{
  g_return_if_fail (tiles != NULL);

  g_hash_table_unref (tiles->now.tiles);
  g_hash_table_unref (tiles->before.tiles);
  g_free (tiles);
}

guint64
duck_board_tiles_get_n_drawn (const DuckBoardTiles *tiles)
{
  g_return_val_if_fail (tiles != NULL, 0);

  return tiles->n_drawn;
}

static gsize
count_bytes (const TileSet *set)
{
  GHashTableIter iter;
  gpointer value;
  gsize n = 0;

  g_hash_table_iter_init (&iter, set->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((const Tile *) value)->surface != NULL)
      n += DUCK_BOARD_TILE * DUCK_BOARD_TILE * 4;
  return n;
}

gsize
duck_board_tiles_get_n_bytes (const DuckBoardTiles *tiles)
{
  g_return_val_if_fail (tiles != NULL, 0);

  return count_bytes (&tiles->now) + count_bytes (&tiles->before);
}

void
duck_board_tiles_set_bounds (DuckBoardTiles *tiles, const graphene_rect_t *bounds)
{
  g_return_if_fail (tiles != NULL && bounds != NULL);

  if (graphene_rect_equal (&tiles->bounds, bounds))
    return;
  tiles->bounds = *bounds;
  g_hash_table_remove_all (tiles->now.tiles);
  g_hash_table_remove_all (tiles->before.tiles);
}

/* ---------------------------------------------------------------------------------------------
 * Places. */

/* The device pixels that hold these millimetres. */
static cairo_rectangle_int_t
to_pixels (const graphene_rect_t *area, double scale)
{
  gint left = (gint) floor (area->origin.x * scale), top = (gint) floor (area->origin.y * scale);
  gint right = (gint) ceil ((area->origin.x + area->size.width) * scale);
  gint bottom = (gint) ceil ((area->origin.y + area->size.height) * scale);

  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

static gboolean
intersect (const cairo_rectangle_int_t *a, const cairo_rectangle_int_t *b,
           cairo_rectangle_int_t *both)
{
  gint left = MAX (a->x, b->x), top = MAX (a->y, b->y);
  gint right = MIN (a->x + a->width, b->x + b->width);
  gint bottom = MIN (a->y + a->height, b->y + b->height);

  *both = (cairo_rectangle_int_t){ left, top, MAX (right - left, 0), MAX (bottom - top, 0) };
  return both->width > 0 && both->height > 0;
}

static void
unite (cairo_rectangle_int_t *a, const cairo_rectangle_int_t *b)
{
  if (a->width == 0)
    {
      *a = *b;
      return;
    }

  gint left = MIN (a->x, b->x), top = MIN (a->y, b->y);
  gint right = MAX (a->x + a->width, b->x + b->width);
  gint bottom = MAX (a->y + a->height, b->y + b->height);

  *a = (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

static gint
divide_down (gint a)
{
  return a >= 0 ? a / DUCK_BOARD_TILE : -((-a + DUCK_BOARD_TILE - 1) / DUCK_BOARD_TILE);
}

/* Of these pixels, in tiles. */
static cairo_rectangle_int_t
get_span (const cairo_rectangle_int_t *pixels)
{
  gint left = divide_down (pixels->x), top = divide_down (pixels->y);
  gint right = divide_down (pixels->x + pixels->width - 1);
  gint bottom = divide_down (pixels->y + pixels->height - 1);

  return (cairo_rectangle_int_t){ left, top, right - left + 1, bottom - top + 1 };
}

/* The part of a tile that has something of the drawing, in pixels of the tile. */
static gboolean
get_content (const DuckBoardTiles *tiles, gint column, gint row, cairo_rectangle_int_t *content)
{
  cairo_rectangle_int_t bounds = to_pixels (&tiles->bounds, tiles->now.scale);
  cairo_rectangle_int_t tile
    = { column * DUCK_BOARD_TILE, row * DUCK_BOARD_TILE, DUCK_BOARD_TILE, DUCK_BOARD_TILE };

  if (!intersect (&bounds, &tile, content))
    return FALSE;
  content->x -= tile.x;
  content->y -= tile.y;
  return TRUE;
}

static Tile *
find_tile (const TileSet *set, gint column, gint row)
{
  gint64 key = get_key (column, row);

  return g_hash_table_lookup (set->tiles, &key);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static gboolean
is_empty (cairo_surface_t *surface)
{
  static const guint8 nothing[DUCK_BOARD_TILE * 4];
  const guint8 *data = cairo_image_surface_get_data (surface);
  gint stride = cairo_image_surface_get_stride (surface);

  for (gint y = 0; y < DUCK_BOARD_TILE; y++)
    if (memcmp (data + (gsize) y * (gsize) stride, nothing, sizeof nothing) != 0)
      return FALSE;
  return TRUE;
}

/* Draws the damaged part of the tile, on a copy of what the screen may still be showing. */
static void
draw_tile (DuckBoardTiles *tiles, Tile *tile)
{
  const cairo_rectangle_int_t *damage = &tile->damage;
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, DUCK_BOARD_TILE, DUCK_BOARD_TILE);
  cairo_t *cr = cairo_create (surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  if (tile->surface != NULL)
    {
      cairo_set_source_surface (cr, tile->surface, 0, 0);
      cairo_paint (cr);
    }
  cairo_rectangle (cr, damage->x, damage->y, damage->width, damage->height);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);

  cairo_translate (cr, -tile->column * (double) DUCK_BOARD_TILE,
                   -tile->row * (double) DUCK_BOARD_TILE);
  cairo_scale (cr, tiles->now.scale, tiles->now.scale);
  tiles->draw (cr, 1 / tiles->now.scale, tiles->data);
  tiles->n_drawn += (guint64) damage->width * (guint64) damage->height;
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  if (is_empty (surface))
    cairo_surface_destroy (surface);
  else
    tile->surface = surface;
  tile->damage = (cairo_rectangle_int_t){ 0 };
}

static void
invalidate_tile (Tile *tile, const cairo_rectangle_int_t *pixels,
                 const cairo_rectangle_int_t *content)
{
  cairo_rectangle_int_t own = *pixels, damage;

  own.x -= tile->column * DUCK_BOARD_TILE;
  own.y -= tile->row * DUCK_BOARD_TILE;
  if (intersect (&own, content, &damage))
    unite (&tile->damage, &damage);
}

void
duck_board_tiles_invalidate (DuckBoardTiles *tiles, const graphene_rect_t *area)
{
  cairo_rectangle_int_t pixels;
  GHashTableIter iter;
  gpointer value;

  g_return_if_fail (tiles != NULL);

  pixels = to_pixels (area != NULL ? area : &tiles->bounds, tiles->now.scale);
  g_hash_table_iter_init (&iter, tiles->now.tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Tile *tile = value;
      cairo_rectangle_int_t content;

      if (get_content (tiles, tile->column, tile->row, &content))
        invalidate_tile (tile, &pixels, &content);
    }
}

/* The tile, with all of it to be drawn if it is new; NULL: nothing of the drawing is there. */
static Tile *
make_tile (DuckBoardTiles *tiles, gint column, gint row)
{
  Tile *tile = find_tile (&tiles->now, column, row);
  cairo_rectangle_int_t content;

  if (tile != NULL || !get_content (tiles, column, row, &content))
    return tile;

  gint64 *key = g_new (gint64, 1);

  tile = g_new0 (Tile, 1);
  tile->column = column;
  tile->row = row;
  tile->damage = content;
  *key = get_key (column, row);
  g_hash_table_insert (tiles->now.tiles, key, tile);
  return tile;
}

/* A new scale: the tiles of the old one serve until theirs are there. Tiles of a scale that was
 * left before they were all there are worth less than whole ones of the scale before it. */
static void
set_scale (DuckBoardTiles *tiles, double scale)
{
  if (tiles->now.scale > scale || tiles->now.scale < scale)
    {
      if (tiles->complete || g_hash_table_size (tiles->before.tiles) == 0)
        {
          TileSet now = tiles->now;

          tiles->now = tiles->before;
          tiles->before = now;
        }
      g_hash_table_remove_all (tiles->now.tiles);
      tiles->now.scale = scale;
      tiles->complete = FALSE;
    }
}

/* How far a tile is from the middle of the view, squared. */
static double
get_distance (const Tile *tile, const DuckBoardView *view)
{
  double x = (tile->column + 0.5) * DUCK_BOARD_TILE - (view->x + view->width / 2.);
  double y = (tile->row + 0.5) * DUCK_BOARD_TILE - (view->y + view->height / 2.);

  return x * x + y * y;
}

static gint
compare_distances (gconstpointer a, gconstpointer b, gpointer view)
{
  double x = get_distance (*(Tile *const *) a, view), y = get_distance (*(Tile *const *) b, view);

  return x < y ? -1 : x > y;
}

static gboolean
is_in_span (const Tile *tile, const cairo_rectangle_int_t *span)
{
  return tile->column >= span->x && tile->column < span->x + span->width && tile->row >= span->y
         && tile->row < span->y + span->height;
}

/* How many tiles are kept: as many as a view of that size may ever need. */
static guint
get_limit (const DuckBoardView *view)
{
  gint columns = (view->width + DUCK_BOARD_TILE - 1) / DUCK_BOARD_TILE + 1;
  gint rows = (view->height + DUCK_BOARD_TILE - 1) / DUCK_BOARD_TILE + 1;

  return (guint) (columns * rows);
}

/* Leaves out the farthest tiles of those that are not in sight. */
static void
forget_far_tiles (DuckBoardTiles *tiles, const DuckBoardView *view,
                  const cairo_rectangle_int_t *span)
{
  guint limit = get_limit (view);
  g_autoptr (GPtrArray) far = NULL;
  GHashTableIter iter;
  gpointer value;

  if (g_hash_table_size (tiles->now.tiles) <= limit)
    return;
  far = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, tiles->now.tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (!is_in_span (value, span))
      g_ptr_array_add (far, value);
  g_ptr_array_sort_with_data (far, compare_distances, (gpointer) view);
  while (far->len > 0 && g_hash_table_size (tiles->now.tiles) > limit)
    {
      const Tile *tile = g_ptr_array_index (far, far->len - 1);
      gint64 key = get_key (tile->column, tile->row);

      g_hash_table_remove (tiles->now.tiles, &key);
      g_ptr_array_set_size (far, (gint) far->len - 1);
    }
}

gboolean
duck_board_tiles_update (DuckBoardTiles *tiles, const DuckBoardView *view, gint64 deadline)
{
  g_return_val_if_fail (tiles != NULL, FALSE);
  g_return_val_if_fail (view != NULL && view->width > 0 && view->height > 0, FALSE);
  g_return_val_if_fail (view->scale > 0, FALSE);

  cairo_rectangle_int_t pixels = { view->x, view->y, view->width, view->height };
  cairo_rectangle_int_t span = get_span (&pixels);
  g_autoptr (GPtrArray) lacking = g_ptr_array_new ();

  set_scale (tiles, view->scale);
  for (gint row = span.y; row < span.y + span.height; row++)
    for (gint column = span.x; column < span.x + span.width; column++)
      {
        Tile *tile = make_tile (tiles, column, row);

        if (tile != NULL && tile->damage.width > 0)
          g_ptr_array_add (lacking, tile);
      }
  g_ptr_array_sort_with_data (lacking, compare_distances, (gpointer) view);

  guint n = 0;

  while (n < lacking->len && (n == 0 || g_get_monotonic_time () < deadline))
    draw_tile (tiles, g_ptr_array_index (lacking, n++));
  tiles->complete = n == lacking->len;
  if (tiles->complete)
    g_hash_table_remove_all (tiles->before.tiles);
  forget_far_tiles (tiles, view, &span);
  return tiles->complete;
}

gboolean
duck_board_tiles_prepare (DuckBoardTiles *tiles, const DuckBoardView *view)
{
  g_return_val_if_fail (tiles != NULL && view != NULL, FALSE);

  cairo_rectangle_int_t pixels = { view->x, view->y, view->width, view->height };
  cairo_rectangle_int_t span = get_span (&pixels);

  if (!tiles->complete || tiles->now.scale > view->scale || tiles->now.scale < view->scale)
    return FALSE;
  for (gint row = span.y - 1; row <= span.y + span.height; row++)
    for (gint column = span.x - 1; column <= span.x + span.width; column++)
      {
        cairo_rectangle_int_t content;
        Tile *tile = find_tile (&tiles->now, column, row);

        if ((tile == NULL && g_hash_table_size (tiles->now.tiles) < get_limit (view)
             && get_content (tiles, column, row, &content))
            || (tile != NULL && tile->damage.width > 0))
          {
            draw_tile (tiles, make_tile (tiles, column, row));
            return TRUE;
          }
      }
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Showing. */

/* The texture shares the memory of the surface. */
static GskRenderNode *
new_texture_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
    cairo_image_surface_get_data (surface), stride * DUCK_BOARD_TILE,
    (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture
    = gdk_memory_texture_new (DUCK_BOARD_TILE, DUCK_BOARD_TILE, GDK_MEMORY_DEFAULT, bytes, stride);

  return gsk_texture_node_new (texture, bounds);
}

/* Where cairo renders, GTK 4.8 would convert the whole texture, pixel by pixel through floating
 * point, in each frame of which any part has changed. */
static GskRenderNode *
new_painted_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* A node stays as long as what is on the tile: GTK sees by it that there is nothing new to show. */
static void
append_tile (const TileSet *set, Tile *tile, GtkSnapshot *snapshot, const DuckBoardView *view,
             const graphene_rect_t *rectangle)
{
  double x_step = (double) rectangle->size.width / view->width;
  double y_step = (double) rectangle->size.height / view->height;
  double side = DUCK_BOARD_TILE * view->scale / set->scale;
  double x = tile->column * side - view->x, y = tile->row * side - view->y;

  GskRenderNodeType type = view->in_software ? GSK_CAIRO_NODE : GSK_TEXTURE_NODE;

  if (tile->node == NULL || gsk_render_node_get_node_type (tile->node) != type)
    {
      graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, DUCK_BOARD_TILE, DUCK_BOARD_TILE);

      g_clear_pointer (&tile->node, gsk_render_node_unref);
      tile->node = type == GSK_CAIRO_NODE ? new_painted_node (tile->surface, &bounds)
                                          : new_texture_node (tile->surface, &bounds);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (rectangle->origin.x + x * x_step),
                                                (float) (rectangle->origin.y + y * y_step)));
  gtk_snapshot_scale (snapshot, (float) (side * x_step / DUCK_BOARD_TILE),
                      (float) (side * y_step / DUCK_BOARD_TILE));
  gtk_snapshot_append_node (snapshot, tile->node);
  gtk_snapshot_restore (snapshot);
}

/* In place of a tile that is not there yet. */
static void
append_before (const DuckBoardTiles *tiles, const Tile *tile, GtkSnapshot *snapshot,
               const DuckBoardView *view, const graphene_rect_t *rectangle)
{
  double x_step = (double) rectangle->size.width / view->width;
  double y_step = (double) rectangle->size.height / view->height;
  double factor = tiles->before.scale / tiles->now.scale;
  cairo_rectangle_int_t pixels = {
    (gint) floor (tile->column * DUCK_BOARD_TILE * factor),
    (gint) floor (tile->row * DUCK_BOARD_TILE * factor),
    (gint) ceil (DUCK_BOARD_TILE * factor) + 1,
    (gint) ceil (DUCK_BOARD_TILE * factor) + 1,
  };
  cairo_rectangle_int_t span = get_span (&pixels);
  GHashTableIter iter;
  gpointer value;

  gtk_snapshot_push_clip (
    snapshot, &GRAPHENE_RECT_INIT (
                (float) (rectangle->origin.x + (tile->column * DUCK_BOARD_TILE - view->x) * x_step),
                (float) (rectangle->origin.y + (tile->row * DUCK_BOARD_TILE - view->y) * y_step),
                (float) (DUCK_BOARD_TILE * x_step), (float) (DUCK_BOARD_TILE * y_step)));
  g_hash_table_iter_init (&iter, tiles->before.tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((const Tile *) value)->surface != NULL && is_in_span (value, &span))
      append_tile (&tiles->before, value, snapshot, view, rectangle);
  gtk_snapshot_pop (snapshot);
}

void
duck_board_tiles_snapshot (DuckBoardTiles *tiles, GtkSnapshot *snapshot, const DuckBoardView *view,
                           const graphene_rect_t *rectangle)
{
  g_return_if_fail (tiles != NULL && view != NULL && rectangle != NULL);

  if (tiles->now.scale <= 0)
    return; /* nothing has been drawn yet */

  double factor = tiles->now.scale / view->scale;
  cairo_rectangle_int_t pixels = {
    (gint) floor (view->x * factor),
    (gint) floor (view->y * factor),
    (gint) ceil (view->width * factor) + 1,
    (gint) ceil (view->height * factor) + 1,
  };
  cairo_rectangle_int_t span = get_span (&pixels);

  for (gint row = span.y; row < span.y + span.height; row++)
    for (gint column = span.x; column < span.x + span.width; column++)
      {
        Tile *tile = find_tile (&tiles->now, column, row);

        if (tile != NULL && tile->surface != NULL)
          append_tile (&tiles->now, tile, snapshot, view, rectangle);
        else if (tile != NULL && tile->damage.width > 0)
          append_before (tiles, tile, snapshot, view, rectangle);
      }
}
