/* tag.c: the tags by which a photo of a table is read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/tag.h"

/* Numbers ------------------------------------------------------------------------------------- */

static const WarForceEntry *
get_entry (const WarOperation *operation, gint side, guint entry)
{
  return g_ptr_array_index (operation->forces[side]->entries, entry);
}

static guint
get_n_bases (const WarOperation *operation, const WarForceEntry *entry)
{
  return war_unit_type_get_n_bases (entry->type, operation->rules->system);
}

gint
war_tag_get_id (const WarOperation *operation, const WarTagged *tagged)
{
  g_return_val_if_fail (operation != NULL && tagged != NULL, -1);

  guint id = 0;

  for (gint side = 0; side <= tagged->side; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = get_entry (operation, side, i);

        if (side == tagged->side && i == tagged->entry)
          {
            id += tagged->nth * get_n_bases (operation, entry) + tagged->base;
            return id < WAR_TAG_FIRST_CORNER ? (gint) id : -1;
          }
        id += (guint) entry->count * get_n_bases (operation, entry);
      }

  return -1;
}

gboolean
war_tag_find (const WarOperation *operation, guint id, WarTagged *tagged)
{
  g_return_val_if_fail (operation != NULL && tagged != NULL, FALSE);

  guint left = id;

  for (gint side = 0; side < WAR_N_SIDES && id < WAR_TAG_FIRST_CORNER; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = get_entry (operation, side, i);
        guint n_bases = get_n_bases (operation, entry), n = (guint) entry->count * n_bases;

        if (left < n)
          {
            *tagged = (WarTagged){ side, i, left / n_bases, left % n_bases };
            return TRUE;
          }
        left -= n;
      }

  return FALSE;
}

guint
war_tag_count_bases (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, 0);

  guint n = 0;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = get_entry (operation, side, i);

        n += (guint) entry->count * get_n_bases (operation, entry);
      }
  return n;
}

/* Sizes --------------------------------------------------------------------------------------- */

#define FRAME 260 /* of a counter, on both sides of the tag together */
#define STEP 50

static WarLength
get_room (WarLength width, WarLength depth, WarLength frame)
{
  WarLength least = MIN (width, depth), most = MAX (width, depth);

  /* A name stands beside the tag of a long base, and behind that of a square one. */
  return 2 * most >= 3 * least ? (least - frame) / 5 * 4 : least / 2;
}

WarLength
war_tag_get_size (WarLength width, WarLength depth, const WarField *field)
{
  g_return_val_if_fail (field != NULL, 0);

  WarLength usual = get_room (width, depth, FRAME), most = war_tag_get_corner_size (field);
  WarLength size = CLAMP (usual, 0, most) / STEP * STEP;

  if (war_tag_count_pixels (size, field) >= WAR_TAG_LEAST_PIXELS)
    return size;
  most = get_room (width, depth, 0) / STEP * STEP;
  return MAX (size, most);
}

/* Half as large again as those that a table of this size is good for. */
#define SMALL_FIELD (70 * WAR_CENTIMETRE)
#define ANGLE 400 /* around the tag: lines that say which corner it is of */

WarLength
war_tag_get_corner_size (const WarField *field)
{
  g_return_val_if_fail (field != NULL, 0);

  return MAX (field->width, field->depth) <= SMALL_FIELD ? 1600 : 2400;
}

WarLength
war_tag_get_corner_side (const WarField *field)
{
  return WAR_TAG_WITH_RING (war_tag_get_corner_size (field)) + 2 * ANGLE;
}

#define PHOTO_WIDTH 4000
#define PHOTO_HEIGHT 3000
#define AROUND 115 /* percent of the field that is seen */

guint
war_tag_count_pixels (WarLength size, const WarField *field)
{
  g_return_val_if_fail (field != NULL, 0);

  gint64 across = MAX (MAX (field->width, field->depth), 1);
  gint64 down = MAX (MIN (field->width, field->depth), 1);
  gint64 by_width = (gint64) size * PHOTO_WIDTH * 100 / AROUND / across;
  gint64 by_height = (gint64) size * PHOTO_HEIGHT * 100 / AROUND / down;

  return (guint) MIN (by_width, by_height);
}
