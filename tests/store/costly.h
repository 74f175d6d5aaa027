/* costly.h: files that are made to cost as much as they can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "kind.h"

G_BEGIN_DECLS

/* What is in a file besides what it is filled with is less, in bytes. */
#define COSTLY_MORE (100 * 1000)

/* One way to fill a file. */
typedef struct _Costly Costly;

struct _Costly
{
  const Kind *kind;
  char *name; /* "line-12-take" */

  /* Appends to the text until it is about so large. */
  void (*make) (const Costly *costly, GString *text, gsize size);

  gboolean grows; /* twice as much of it is twice the work; else it is of one size or the other */

  /* For those that are made of the documented example of their kind. */
  char *example;
  const char *begin, *piece, *end;
  guint place;
  char *line; /* of the example */
  gsize value; /* where one of its values begins */
};

/* All of a kind: Costly; none where it cannot be packed. Free it. */
GPtrArray *costly_new_all (const Kind *kind, StoreLibrary *library);

/* A file of it. Free it. */
GString *costly_make (const Costly *costly, gsize size);

G_END_DECLS
