/* guard.h: reads a document in a process that can open nothing, and counts what it takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kind.h"

typedef struct
{
  guint n_faults; /* that were kept; 0: it was read */
  guint n_more;
  gsize n_message_bytes; /* of all of them */

  guint64 n_comparisons; /* of two strings */
  gsize peak; /* bytes of memory in use at once, above what the process began with */

  /* Only in builds with an address sanitiser, which sees every call; else 0. */
  gsize total; /* bytes that were ever asked for */
  guint n_calls; /* for memory */
} GuardCounts;

typedef enum
{
  GUARD_KEPT,
  GUARD_OPENED, /* it tried to open a file or a socket, or to run a program */
  GUARD_DIED, /* of a signal, or of far too much memory */
} GuardResult;

/* Reads texts (GString), one after the other. The library is used as it is: what it has not read
 * yet cannot be read.
 * counts: one for each text. */
GuardResult guard_read (const Kind *kind, StoreLibrary *library, const GPtrArray *texts,
                        const char *folder, GuardCounts *counts);
