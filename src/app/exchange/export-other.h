/* export-other.h: the window in which a document becomes a file of another program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* What a document becomes for programs that know nothing of Duckboard; maps are in
 * export-map.h. */
typedef enum
{
  DUCK_OTHER_ROSTER, /* for list builders, in an archive if that is possible */
  DUCK_OTHER_PLAIN_ROSTER,
  DUCK_OTHER_TEXT, /* of an army, which another Duckboard reads */
  DUCK_OTHER_CATALOGUE, /* of a book, for list builders */
  DUCK_OTHER_SYSTEM, /* what the catalogue is of */
  DUCK_OTHER_PAGE, /* for any browser, with the document in it */
  DUCK_OTHER_STORY, /* of a game, as such a page */
  DUCK_OTHER_STORY_PDF, /* the same to print */
  DUCK_OTHER_TABLETOP, /* Tabletop Simulator */
} DuckOther;

#define DUCK_N_OTHERS (DUCK_OTHER_TABLETOP + 1)

/* How pictures come to everybody's tabletop. */
typedef enum
{
  DUCK_PICTURES_NONE,
  DUCK_PICTURES_BESIDE, /* found on this computer */
  DUCK_PICTURES_ADDRESS, /* on a web space */
} DuckPictures;

/* Whether the document becomes such a file, or any. */
gboolean duck_other_is_for (DuckOther other, DuckDocument *document);
gboolean duck_other_is_for_any (DuckDocument *document);

/* Writes it. address: for DUCK_PICTURES_ADDRESS. */
gboolean duck_other_save (DuckOther other, DuckDocument *document, DuckPictures pictures,
                          const char *address, const char *path, GError **error);

#define DUCK_TYPE_EXPORT_OTHER (duck_export_other_get_type ())
G_DECLARE_FINAL_TYPE (DuckExportOther, duck_export_other, DUCK, EXPORT_OTHER, AdwWindow)

/* Asks what the document becomes, saying what that is for; then where it goes. */
void duck_export_other_show (DuckShell *parent, DuckDocument *document);

G_END_DECLS
