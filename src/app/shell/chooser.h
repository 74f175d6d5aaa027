/* chooser.h: the window in which a document is chosen for another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "desk/base/kind.h"

G_BEGIN_DECLS

#define DUCK_TYPE_CHOOSER (duck_chooser_get_type ())
G_DECLARE_FINAL_TYPE (DuckChooser, duck_chooser, DUCK, CHOOSER, AdwWindow)

/* What is asked for. */
typedef struct
{
  const char *title; /* of the window, translated */
  DuckKind kind;
  const WarSystem *system; /* documents of others are not offered; NULL: all are */
  const WarBook *book; /* only armies of it, or of copies of it, are offered; or NULL */
  DuckDocument *document; /* it is chosen for this one, beside which more is offered; or NULL */
} DuckChoosing;

/* Called with the chosen document's file, or not at all. */
typedef void (*DuckChosenFunc) (const char *path, gpointer object);

/* Offers what is open in tabs, lies beside the document, was used, or is in the library, and files.
 * What has unsaved changes is saved first, if the user agrees. The object is kept alive until it is
 * over. The widget is what it is chosen from: its window, also if that is a dialog, has the keys
 * again then. */
void duck_chooser_show (gpointer widget, const DuckChoosing *choosing, DuckChosenFunc func,
                        gpointer object);

G_END_DECLS
