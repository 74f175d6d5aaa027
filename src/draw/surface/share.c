/* share.c: what of a page is drawn at a time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/share-private.h"

static const cairo_user_data_key_t share_key;

void
draw_share_set (cairo_surface_t *surface, DrawShare *share)
{
  cairo_surface_set_user_data (surface, &share_key, share, NULL);
}

static DrawShare *
get_share (cairo_t *cr)
{
  return cairo_surface_get_user_data (cairo_get_target (cr), &share_key);
}

gboolean
draw_share_wants_thing (cairo_t *cr, guint thing, const char *title)
{
  DrawShare *share = get_share (cr);

  if (share == NULL)
    return TRUE;
  if (share->thing != thing)
    return FALSE;
  share->title = g_strdup (title);
  return TRUE;
}

gboolean
draw_share_wants_rest (cairo_t *cr, guint n_things)
{
  const DrawShare *share = get_share (cr);

  return share == NULL || share->thing >= n_things;
}

gboolean
draw_share_wants_lines (cairo_t *cr)
{
  return get_share (cr) == NULL;
}
