/* foreign-private.h: what readers of other programs' files hand to their handlers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/foreign/foreign-xml.h"

G_BEGIN_DECLS

struct _StoreForeignTag
{
  const char *name;
  GHashTable *attributes; /* text by name */
  void (*fail) (gpointer reading, char *message); /* takes the message over */
  gpointer reading;
};

G_END_DECLS
