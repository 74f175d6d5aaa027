/* faults.h: everything that is wrong with a file, with line and column
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint line, column; /* from 1; in characters; 0: the file as a whole */
  char *message; /* a translated sentence without a stop at its end */
} StoreFault;

/* What a reader found wrong with one file, in the order in which it was found.
 * A reader that reports a fault gives no document. Warnings are no faults. */
typedef struct
{
  char *file; /* as people know it: a path, or a name */
  GPtrArray *items; /* StoreFault */
  guint n_more; /* faults past STORE_FAULTS_MAX */
  GPtrArray *warnings; /* StoreFault: what does not keep the document from being used */
  gboolean unreadable; /* the file could not be read at all: missing, no permission, too large */
  gint is_unwanted; /* atomic: nobody waits for the file any more */
} StoreFaults;

/* Faults past this number are counted, not kept; warnings past theirs are dropped. */
#define STORE_FAULTS_MAX 100
#define STORE_WARNINGS_MAX 20

StoreFaults *store_faults_new (const char *file);
void store_faults_free (StoreFaults *faults);
gboolean store_faults_is_empty (const StoreFaults *faults);

/* In any thread: whoever is reading the file stops at its next element, and gives no document. */
void store_faults_give_up (StoreFaults *faults);
gboolean store_faults_are_unwanted (const StoreFaults *faults);

void store_faults_add (StoreFaults *faults, guint line, guint column, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

void store_faults_warn (StoreFaults *faults, guint line, guint column, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

/* One line per fault: "FILE:LINE:COL: message"; per warning: "FILE:LINE:COL: warning: message". */
char *store_faults_to_string (const StoreFaults *faults);
char *store_faults_warnings_to_string (const StoreFaults *faults);

/* The same as a GError, for callers that only pass it on. */
GError *store_faults_to_error (const StoreFaults *faults);

typedef enum
{
  STORE_ERROR_INVALID, /* the content of a file is wrong */
  STORE_ERROR_READ, /* the file could not be read */
  STORE_ERROR_WRITE, /* the file could not be written; what was there before still is */
} StoreError;

#define STORE_ERROR (store_error_quark ())
GQuark store_error_quark (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreFaults, store_faults_free)

G_END_DECLS
