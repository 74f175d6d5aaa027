/* field-layout.c: the size, the turn and the zones of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-layout.h"

#include "engine/field-edit/field-edit-private.h"

/* How many hexes of that pitch there is room for, but so many as a field needs. Whoever asks for
 * another extent than that of have of them gets one more or less, however little it is: else nobody
 * would come from one hex to the next by small steps. */
static guint
count_hexes (WarLength extent, WarLength old_extent, WarLength pitch, guint have, guint most)
{
  guint least = (guint) ((WAR_FIELD_MIN_SIZE + pitch - 1) / pitch);
  guint room = (guint) (extent / pitch);

  if (room == have && extent > old_extent)
    room++;
  else if (room == have && extent < old_extent)
    room--;
  return CLAMP (room, least, most);
}

/* The columns and rows that there is room for, of hexes as large as they are. */
static void
fit_board (WarField *field, WarLength *width, WarLength *depth)
{
  WarHexes hexes = war_field_get_hexes (field);
  guint n_columns = count_hexes (*width, field->width, 2 * hexes.half_width, hexes.n_columns,
                                 WAR_HEXES_MAX_COLUMNS);
  guint n_rows
    = count_hexes (*depth, field->depth, 3 * hexes.third, hexes.n_rows, WAR_HEXES_MAX_ROWS);
  WarHexBoard *board;
  WarPosition extent;

  board = war_hex_board_resize (field->board, n_columns, n_rows);
  war_hex_board_unref (field->board);
  field->board = board;
  hexes.n_columns = board->n_columns;
  hexes.n_rows = board->n_rows;
  extent = war_hexes_get_extent (&hexes);
  *width = extent.x;
  *depth = extent.y;
}

WarField *
war_field_set_size (const WarField *field, WarLength width, WarLength depth)
{
  g_return_val_if_fail (width >= WAR_FIELD_MIN_SIZE && width <= WAR_LENGTH_MAX, NULL);
  g_return_val_if_fail (depth >= WAR_FIELD_MIN_SIZE && depth <= WAR_LENGTH_MAX, NULL);

  WarField *copy = war_field_copy (field);

  if (copy->board != NULL)
    fit_board (copy, &width, &depth);
  copy->width = width;
  copy->depth = depth;
  for (guint i = copy->zones->len; i-- > 0;)
    {
      const WarZone *zone = g_ptr_array_index (copy->zones, i);

      if (!war_field_put_shape (copy, (WarItem){ WAR_ITEM_ZONE, i }, &zone->shape))
        g_ptr_array_remove_index (copy->zones, i);
    }
  for (guint i = 0; i < copy->points->len; i++)
    {
      const WarItem item = { WAR_ITEM_POINT, i };
      const WarShape shape = war_field_get_item_shape (copy, item);

      war_field_put_shape (copy, item, &shape);
    }

  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * Turning. */

/* At most two transforms, one after the other; returns how many. */
static guint
get_transforms (const WarField *field, WarTurn turn, WarTransform transforms[2])
{
  const WarTransform across
    = { .kind = WAR_TRANSFORM_MIRROR_ACROSS, .origin = { field->width, 0 } };
  const WarTransform along = { .kind = WAR_TRANSFORM_MIRROR_ALONG, .origin = { 0, field->depth } };

  switch (turn)
    {
    case WAR_TURN_HALF:
      transforms[0] = across;
      transforms[1] = along;
      return 2;
    case WAR_TURN_MIRROR_ACROSS:
      transforms[0] = across;
      return 1;
    case WAR_TURN_MIRROR_ALONG:
      transforms[0] = along;
      return 1;
    case WAR_TURN_RIGHT:
    case WAR_TURN_LEFT:
    default:
      transforms[0] = (WarTransform){ .kind = WAR_TRANSFORM_ROTATE,
                                      .turn = turn == WAR_TURN_RIGHT ? WAR_HEADING_TURN / 4
                                                                     : WAR_HEADING_TURN * 3 / 4 };
      transforms[1] = (WarTransform){ .kind = WAR_TRANSFORM_MOVE };
      if (turn == WAR_TURN_RIGHT)
        transforms[1].origin.x = field->depth;
      else
        transforms[1].origin.y = field->width;
      return 2;
    }
}

/* A board has rows whose every other one lies to the right: half a turn leaves an even number of
 * them as they are, and a mirror along them an odd number. */
static WarHexBoard *
turn_board (const WarHexBoard *board, WarTurn turn)
{
  if (turn == WAR_TURN_HALF && board->n_rows % 2 == 0)
    return war_hex_board_turn (board);
  if (turn == WAR_TURN_MIRROR_ALONG && board->n_rows % 2 == 1)
    return war_hex_board_mirror (board);
  return NULL;
}

WarField *
war_field_turn (const WarField *field, WarTurn turn)
{
  g_autoptr (WarField) copy = war_field_copy (field);
  WarTransform transforms[2];
  guint n_transforms = get_transforms (field, turn, transforms);

  if (field->board != NULL)
    {
      war_hex_board_unref (copy->board);
      copy->board = turn_board (field->board, turn);
      if (copy->board == NULL)
        return NULL;
    }

  g_clear_pointer (&copy->background, war_background_unref);
  if (turn == WAR_TURN_RIGHT || turn == WAR_TURN_LEFT)
    {
      copy->width = field->depth;
      copy->depth = field->width;
    }

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };
        const WarShape original = war_field_get_item_shape (field, item);
        WarShape shape = war_shape_copy (&original);
        gboolean fits;

        for (guint j = 0; j < n_transforms; j++)
          war_shape_transform (&shape, &transforms[j]);
        fits = war_field_put_shape (copy, item, &shape);
        war_shape_clear (&shape);
        if (!fits)
          return NULL;
      }

  return g_steal_pointer (&copy);
}

/* ---------------------------------------------------------------------------------------------
 * Zones. */

void
war_field_lay_zone (WarField *field, gint side, WarPosition minimum, WarPosition maximum)
{
  g_return_if_fail (field != NULL);

  const WarPosition corners[] = {
    minimum,
    { maximum.x, minimum.y },
    maximum,
    { minimum.x, maximum.y },
  };
  g_autofree char *id = g_strdup_printf ("zone-%d", side);
  WarZone *zone = war_zone_new ();

  zone->id = war_field_find_zone (field, id) == NULL
               ? g_steal_pointer (&id)
               : war_field_invent_id (field, WAR_ITEM_ZONE, "zone");
  zone->side = side;
  zone->shape.kind = WAR_SHAPE_AREA;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  g_ptr_array_add (field->zones, zone);
}

WarField *
war_field_set_zones (const WarField *field, WarZonesKind kind, WarLength depth)
{
  g_return_val_if_fail (depth >= 0, NULL);

  WarField *copy = war_field_copy (field);
  WarLength width = field->width, height = field->depth;
  gboolean wide = width >= height;
  /* Whether the zones lie at the top and the bottom. */
  gboolean upright = (kind == WAR_ZONES_LONG_EDGES) == wide;
  WarLength across = kind == WAR_ZONES_CORNERS ? MIN (width, height) : upright ? height : width;

  if (depth == 0)
    depth = across / 3;
  depth = MIN (depth, across / 2);

  for (guint i = copy->zones->len; i-- > 0;)
    if (((const WarZone *) g_ptr_array_index (copy->zones, i))->role == NULL)
      g_ptr_array_remove_index (copy->zones, i);
  if (copy->zones->len + 2 > WAR_FIELD_MAX_ZONES)
    {
      war_field_unref (copy);
      return NULL;
    }
  if (kind == WAR_ZONES_CORNERS)
    {
      war_field_lay_zone (copy, 1, (WarPosition){ 0, height - depth },
                          (WarPosition){ depth, height });
      war_field_lay_zone (copy, 2, (WarPosition){ width - depth, 0 },
                          (WarPosition){ width, depth });
    }
  else if (upright)
    {
      war_field_lay_zone (copy, 1, (WarPosition){ 0, height - depth },
                          (WarPosition){ width, height });
      war_field_lay_zone (copy, 2, (WarPosition){ 0, 0 }, (WarPosition){ width, depth });
    }
  else
    {
      war_field_lay_zone (copy, 1, (WarPosition){ 0, 0 }, (WarPosition){ depth, height });
      war_field_lay_zone (copy, 2, (WarPosition){ width - depth, 0 },
                          (WarPosition){ width, height });
    }

  return copy;
}
