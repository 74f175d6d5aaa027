/* photo-work.h: photos of a table, read in threads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "store/photo/photo.h"

G_BEGIN_DECLS

/* A photo, and a picture of it that is small enough to be drawn at any moment. Never changes, and
 * is shared by threads. */
typedef struct
{
  StorePhoto *photo;
  cairo_surface_t *picture;
  char *name; /* of its file */
} DuckPhoto;

DuckPhoto *duck_photo_ref (DuckPhoto *photo);
void duck_photo_unref (DuckPhoto *photo);

/* How far the loading has come, from 0 to 1. */
typedef struct _DuckPhotoLoading DuckPhotoLoading;

/* Loads pictures; the callback is called in any case. The result is for
 * duck_photo_loading_get_fraction() while it is on its way, and must be freed. */
DuckPhotoLoading *duck_photo_load (const char *const *paths, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);
void duck_photo_loading_free (DuckPhotoLoading *loading);
double duck_photo_loading_get_fraction (DuckPhotoLoading *loading);

/* DuckPhoto of all that could be read. errors: strings, why others could not. */
GPtrArray *duck_photo_load_finish (GAsyncResult *result, GPtrArray **errors);

/* What is to be read of photos. All of it is kept. */
typedef struct
{
  GPtrArray *photos; /* DuckPhoto */
  WarField *field;
  const WarSetup *setup; /* of which the thread has one of its own; lent, or NULL: no units */
  WarState *before; /* taken over; or NULL */
  gboolean is_game;
  const StorePoint *corners; /* that somebody points at, four; NULL: by tags */
} DuckPhotoQuestion;

/* What was. */
typedef struct
{
  GPtrArray *photos; /* DuckPhoto */
  StoreTable *table; /* NULL: why says it */
  char *why;
  WarSetup *setup; /* of the reading; or NULL */
  WarReading *reading; /* or NULL */
} DuckPhotoAnswer;

void duck_photo_read (const DuckPhotoQuestion *question, GAsyncReadyCallback callback,
                      gpointer data);
DuckPhotoAnswer *duck_photo_read_finish (GAsyncResult *result);
void duck_photo_answer_free (DuckPhotoAnswer *answer);

/* The field straightened, kept in the folder of the user's own pictures. */
void duck_photo_straighten (DuckPhotoAnswer *answer, const char *name, GAsyncReadyCallback callback,
                            gpointer data);
char *duck_photo_straighten_finish (GAsyncResult *result, GError **error);

G_END_DECLS
