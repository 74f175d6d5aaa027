/* help-picture.c: pictures for the help, drawn from what comes with the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/help/help-picture.h"

#include "desk/base/kind.h"
#include "draw/sheets/cover.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"

/* So many orders into a game everybody is placed and has moved a little. */
#define N_ORDERS 60
#define SEED 1914

static void
draw_army (cairo_t *cr, const DrawCover *cover, StoreLibrary *library, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);

  if (army != NULL)
    draw_army_cover (cr, cover, army);
}

static void
draw_field (cairo_t *cr, const DrawCover *cover, StoreLibrary *library, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_open (library, path, faults);

  if (field != NULL)
    draw_field_cover (cr, cover, field);
}

static void
draw_game (cairo_t *cr, const DrawCover *cover, StoreLibrary *library, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSetupFault fault;
  g_autoptr (StoreGame) game = operation != NULL ? store_game_new (operation, SEED, &fault) : NULL;
  WarSession session;

  if (game == NULL)
    return;
  war_session_init (&session, game->game);
  for (guint i = 0; i < G_N_ELEMENTS (session.commanders); i++)
    session.commanders[i] = war_quick_command;
  war_session_run (&session, N_ORDERS);
  war_session_clear (&session);
  draw_game_cover (cr, cover, game->setup, game->game->state);
}

GdkTexture *
duck_help_picture_new (StoreLibrary *library, const char *name, gint scale)
{
  g_return_val_if_fail (library != NULL && name != NULL, NULL);
  g_return_val_if_fail (scale > 0, NULL);

  const int width = DUCK_HELP_PICTURE_WIDTH * scale, height = DUCK_HELP_PICTURE_HEIGHT * scale;
  const DrawCover cover = { DUCK_HELP_PICTURE_WIDTH, DUCK_HELP_PICTURE_HEIGHT, 1. / scale };
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  DuckKind kind;
  gsize stride;

  if (path == NULL || !duck_kind_from_path (path, &kind))
    return NULL;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  if (kind == DUCK_KIND_ARMY)
    draw_army (cr, &cover, library, path);
  else if (kind == DUCK_KIND_FIELD)
    draw_field (cr, &cover, library, path);
  else if (kind == DUCK_KIND_OPERATION)
    draw_game (cr, &cover, library, path);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes
    = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                  (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}
