/* photo-marks.c: where units are in photos of a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/photo/photo-marks.h"

#include <math.h>

static gboolean
is_row_wrong (const WarReading *reading, gint row)
{
  for (guint i = 0; i < reading->findings->len; i++)
    {
      const WarFinding *finding = &g_array_index (reading->findings, WarFinding, i);

      if (finding->row == row && row != WAR_NONE && war_finding_is_wrong (finding))
        return TRUE;
    }
  return FALSE;
}

static const WarUnitType *
get_type (const DuckPhotoAnswer *answer, const WarTagged *tagged)
{
  const WarForce *force = answer->setup->operation->forces[tagged->side];

  return ((const WarForceEntry *) g_ptr_array_index (force->entries, tagged->entry))->type;
}

static DuckPhotoMark
make_mark (const DuckPhotoAnswer *answer, guint photo, const WarSeenBase *base)
{
  const WarUnitType *type = get_type (answer, &base->tagged);
  double turn = base->heading * 2 * G_PI / WAR_HEADING_TURN;
  double x = (double) base->at.x / WAR_MILLIMETRE, y = (double) base->at.y / WAR_MILLIMETRE;
  double half_width = type->base_width / 2.0 / WAR_MILLIMETRE;
  double half_depth = type->base_depth / 2.0 / WAR_MILLIMETRE;
  DuckPhotoMark mark = { .row = war_placement_find_row (answer->setup, &base->tagged) };

  for (guint i = 0; i < 4; i++)
    {
      double right = i == 1 || i == 2 ? half_width : -half_width;
      double back = i >= 2 ? half_depth : -half_depth;
      StorePoint place = { x + right * cos (turn) - back * sin (turn),
                           y + right * sin (turn) + back * cos (turn) };

      store_table_find_pixel (answer->table, photo, place, &mark.corners[i]);
    }
  mark.is_wrong = is_row_wrong (answer->reading, mark.row);
  return mark;
}

static void
add_marks (const DuckPhotoAnswer *answer, guint photo, const GArray *bases, GArray *marks)
{
  for (guint i = 0; i < bases->len; i++)
    {
      DuckPhotoMark mark = make_mark (answer, photo, &g_array_index (bases, WarSeenBase, i));

      g_array_append_val (marks, mark);
    }
}

GArray *
duck_photo_marks_list (const DuckPhotoAnswer *answer, guint photo)
{
  g_return_val_if_fail (answer != NULL && photo < answer->photos->len, NULL);

  GArray *marks = g_array_new (FALSE, FALSE, sizeof (DuckPhotoMark));

  if (answer->reading == NULL || !store_table_has_joined (answer->table, photo))
    return marks;
  add_marks (answer, photo, answer->reading->seen, marks);
  add_marks (answer, photo, answer->reading->doubles, marks);
  return marks;
}

static gboolean
has_unit (const DuckPhotoAnswer *answer, gint row, guint photo)
{
  const StorePhoto *own = ((DuckPhoto *) g_ptr_array_index (answer->photos, photo))->photo;
  g_autoptr (GArray) marks = duck_photo_marks_list (answer, photo);

  for (guint i = 0; i < marks->len; i++)
    {
      const DuckPhotoMark *mark = &g_array_index (marks, DuckPhotoMark, i);
      double x = (mark->corners[0].x + mark->corners[2].x) / 2;
      double y = (mark->corners[0].y + mark->corners[2].y) / 2;

      if (mark->row == row && x >= 0 && y >= 0 && x < store_photo_get_width (own)
          && y < store_photo_get_height (own))
        return TRUE;
    }
  return FALSE;
}

gint
duck_photo_marks_find_photo (const DuckPhotoAnswer *answer, gint row, guint photo)
{
  g_return_val_if_fail (answer != NULL && answer->photos->len > 0, -1);

  for (guint i = 0; i < answer->photos->len; i++)
    {
      guint n = (photo + i) % answer->photos->len;

      if (has_unit (answer, row, n))
        return (gint) n;
    }
  return -1;
}
