/* test-export.h: the report of a test, as files of several kinds, on paper, and to be pasted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/operation-document.h"
#include "draw/surface/sheets.h"
#include "engine/solo/stopping.h"
#include "engine/solo/trials.h"

G_BEGIN_DECLS

/* What has been tested, how, and what came of it. */
typedef struct
{
  WarOperation *operation;
  const char *commanders[WAR_N_SIDES]; /* ids */
  guint64 seed;
  gboolean changes_sides;
  WarSeriesTally tally;
  const WarStopping *looks; /* by which it stops by itself; or NULL */
  const WarTrials *trials; /* what changes came to; or NULL */
} DuckTestResult;

/* Lent; NULL: there is none. */
typedef const DuckTestResult *(*DuckTestResultFunc) (gpointer data);

/* A button with a menu. The document outlives it. */
GtkWidget *duck_test_export_new (DuckOperationDocument *document, DuckTestResultFunc result,
                                 gpointer data);

/* What a file of that suffix is to hold: txt, md, csv, json or pdf. Free it. */
GBytes *duck_test_export_to_bytes (const DuckTestResult *result, StoreLibrary *library,
                                   const char *suffix, const DrawSheetSetup *setup, GError **error);

G_END_DECLS
