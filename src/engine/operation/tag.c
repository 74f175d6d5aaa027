/* tag.c: the tags by which a photo of a table is read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/tag.h"

/* Numbers ------------------------------------------------------------------------------------- */

/* Whom a number belongs to. */
typedef struct
{
  gboolean is_taken;
  WarTagged tagged;
} Slot;

static const WarForceEntry *
get_entry (const WarOperation *operation, gint side, guint entry)
{
  return g_ptr_array_index (operation->forces[side]->entries, entry);
}

static guint
count_entries (const WarOperation *operation, gint side)
{
  return operation->forces[side] != NULL ? operation->forces[side]->entries->len : 0;
}

static guint
get_n_bases (const WarOperation *operation, const WarForceEntry *entry)
{
  return war_unit_type_get_n_bases (entry->type, operation->rules->system);
}

static gboolean
is_free (const Slot *slots, guint first, guint n)
{
  if (first + n > WAR_TAG_FIRST_CORNER)
    return FALSE;
  for (guint i = first; i < first + n; i++)
    if (slots[i].is_taken)
      return FALSE;
  return TRUE;
}

/* The bases of a unit have numbers one after the other. */
static void
take (Slot *slots, guint first, guint n, WarTagged tagged)
{
  for (; tagged.base < n; tagged.base++)
    slots[first + tagged.base] = (Slot){ TRUE, tagged };
}

/* Those that units have of their own; returns the number behind the last of them. */
static guint
take_own (const WarOperation *operation, Slot *slots)
{
  guint next = 0;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < count_entries (operation, side); i++)
      {
        const WarForceEntry *entry = get_entry (operation, side, i);
        guint n = get_n_bases (operation, entry);

        for (guint j = 0; j < entry->tags->len; j++)
          {
            guint first = g_array_index (entry->tags, guint, j);

            if (!is_free (slots, first, n))
              continue;
            take (slots, first, n, (WarTagged){ side, i, j, 0 });
            next = MAX (next, first + n);
          }
      }
  return next;
}

/* Behind those that are taken, or else in a gap that somebody has left; −1: there is no room. */
static gint
find_room (const Slot *slots, guint next, guint n)
{
  for (guint i = 0; i < WAR_TAG_FIRST_CORNER; i++)
    {
      guint first = (next + i) % WAR_TAG_FIRST_CORNER;

      if (is_free (slots, first, n))
        return (gint) first;
    }
  return -1;
}

static gboolean
has_slot (const Slot *slots, gint side, guint entry, guint nth)
{
  for (guint i = 0; i < WAR_TAG_FIRST_CORNER; i++)
    {
      const WarTagged *tagged = &slots[i].tagged;

      if (slots[i].is_taken && tagged->side == side && tagged->entry == entry && tagged->nth == nth)
        return TRUE;
    }
  return FALSE;
}

static void
take_rest (const WarOperation *operation, Slot *slots, guint next)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < count_entries (operation, side); i++)
      {
        const WarForceEntry *entry = get_entry (operation, side, i);
        guint n = get_n_bases (operation, entry);

        for (guint j = 0; j < (guint) entry->count; j++)
          {
            gint first = j < entry->tags->len && has_slot (slots, side, i, j)
                           ? -1
                           : find_room (slots, next, n);

            if (first < 0)
              continue;
            take (slots, (guint) first, n, (WarTagged){ side, i, j, 0 });
            next = MAX (next, (guint) first + n);
          }
      }
}

/* Who has which, of all WAR_TAG_FIRST_CORNER. Free it. */
static Slot *
number (const WarOperation *operation, gboolean has_own)
{
  Slot *slots = g_new0 (Slot, WAR_TAG_FIRST_CORNER);

  take_rest (operation, slots, has_own ? take_own (operation, slots) : 0);
  return slots;
}

static gboolean
is_same (const WarTagged *one, const WarTagged *other)
{
  return one->side == other->side && one->entry == other->entry && one->nth == other->nth
         && one->base == other->base;
}

gint
war_tag_get_id (const WarOperation *operation, const WarTagged *tagged)
{
  g_return_val_if_fail (operation != NULL && tagged != NULL, -1);

  g_autofree Slot *slots = number (operation, TRUE);

  for (guint id = 0; id < WAR_TAG_FIRST_CORNER; id++)
    if (slots[id].is_taken && is_same (&slots[id].tagged, tagged))
      return (gint) id;
  return -1;
}

gboolean
war_tag_find (const WarOperation *operation, guint id, WarTagged *tagged)
{
  g_return_val_if_fail (operation != NULL && tagged != NULL, FALSE);

  g_autofree Slot *slots = id < WAR_TAG_FIRST_CORNER ? number (operation, TRUE) : NULL;

  if (slots == NULL || !slots[id].is_taken)
    return FALSE;
  *tagged = slots[id].tagged;
  return TRUE;
}

/* Puts the number into the list of its entry, which has those of units before it. */
static void
keep_one (WarOperation *operation, guint id, const WarTagged *tagged)
{
  WarForceEntry *entry
    = g_ptr_array_index (operation->forces[tagged->side]->entries, tagged->entry);

  if (tagged->base == 0 && tagged->nth == entry->tags->len)
    g_array_append_val (entry->tags, id);
}

void
war_tags_keep (WarOperation *operation)
{
  g_return_if_fail (operation != NULL);

  g_autofree Slot *slots = number (operation, TRUE);
  guint most = 0;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < count_entries (operation, side); i++)
      {
        WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        g_array_set_size (entry->tags, 0);
        most = MAX (most, (guint) entry->count);
      }
  /* Units of an entry need not have ascending numbers. */
  for (guint nth = 0; nth < most; nth++)
    for (guint id = 0; id < WAR_TAG_FIRST_CORNER; id++)
      if (slots[id].is_taken && slots[id].tagged.nth == nth)
        keep_one (operation, id, &slots[id].tagged);
}

void
war_tags_forget_usual (WarOperation *operation)
{
  g_return_if_fail (operation != NULL);

  g_autofree Slot *slots = number (operation, TRUE), *usual = number (operation, FALSE);

  for (guint id = 0; id < WAR_TAG_FIRST_CORNER; id++)
    if (slots[id].is_taken != usual[id].is_taken
        || (slots[id].is_taken && !is_same (&slots[id].tagged, &usual[id].tagged)))
      return;
  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < count_entries (operation, side); i++)
      g_array_set_size (
        ((WarForceEntry *) g_ptr_array_index (operation->forces[side]->entries, i))->tags, 0);
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

guint
war_tag_count_without (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, 0);

  g_autofree Slot *slots = number (operation, TRUE);
  guint n = war_tag_count_bases (operation);

  for (guint id = 0; id < WAR_TAG_FIRST_CORNER; id++)
    n -= slots[id].is_taken;
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

#define OVERLAP 80 /* percent of a part by which the next one lies farther */

void
war_tag_get_part (WarLength size, const WarField *field, WarLength *width, WarLength *depth)
{
  g_return_if_fail (field != NULL && width != NULL && depth != NULL);

  WarLength longer = size * PHOTO_WIDTH / WAR_TAG_LEAST_PIXELS * 100 / AROUND;
  WarLength shorter = size * PHOTO_HEIGHT / WAR_TAG_LEAST_PIXELS * 100 / AROUND;
  gboolean is_wide = field->width >= field->depth;

  *width = is_wide ? longer : shorter;
  *depth = is_wide ? shorter : longer;
}

/* Along one side. */
static guint
count_parts (WarLength part, WarLength side)
{
  WarLength step = MAX (part * OVERLAP / 100, 1);

  return part >= side ? 1 : 1 + (guint) ((side - part + step - 1) / step);
}

guint
war_tag_count_photos (WarLength size, const WarField *field)
{
  g_return_val_if_fail (field != NULL, 0);

  WarLength width, depth;
  guint n;

  if (war_tag_count_pixels (size, field) >= WAR_TAG_LEAST_PIXELS)
    return 1;
  war_tag_get_part (size, field, &width, &depth);
  n = count_parts (width, field->width) * count_parts (depth, field->depth);
  return MAX (n, 2);
}
