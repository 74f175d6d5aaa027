/* window-job.h: a document of the main window on its way to a file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window-private.h"

G_BEGIN_DECLS

/* A document on its way to a file. */
typedef struct _DuckWindowJob DuckWindowJob;

/* Called once it is known where the document goes. path: NULL if the user has thought better of it.
 * Takes the job over. */
typedef void (*DuckTargetFunc) (DuckWindowJob *job, const char *path);

struct _DuckWindowJob
{
  DuckWindow *window;
  DuckDocument *document;
  AdwTabPage *tab; /* closes when the document has been saved; or NULL */
  DuckTargetFunc found;
  gboolean whole; /* an operation is exported with all it needs; FALSE: what is printed */
  gboolean chosen; /* the user has chosen the file */
  DuckSaveFunc saved; /* is told where the document has been saved; or NULL */
  gpointer saved_data;
};

/* tab: closes when the document has been saved; or NULL. The window is not closed as long as there
 * are jobs. */
DuckWindowJob *duck_window_job_new (DuckWindow *self, DuckDocument *document, AdwTabPage *tab);
void duck_window_job_free (DuckWindowJob *job);

/* Finds out where the document is to be saved, asking if that is not plain; or asks anyway. */
void duck_window_job_find_target (DuckWindowJob *job, DuckTargetFunc found);
void duck_window_job_choose_target (DuckWindowJob *job);

/* A DuckTargetFunc that saves the document there, and says so. */
void duck_window_job_save (DuckWindowJob *job, const char *path);

/* FALSE: the document is as it was, and a dialog says why. */
gboolean duck_window_write (DuckWindow *self, DuckDocument *document, const char *path);

DuckDocument *duck_window_get_nth_document (DuckWindow *self, gint n);

G_END_DECLS
