/* template.c: what templates to cut out are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/template.h"

#include <glib/gi18n-lib.h>

#include "text/play-private.h"

const char *
text_template_use (const WarSystem *system, guint n)
{
  const TextPlay *play = text_play_find (system);

  g_return_val_if_fail (play != NULL && n < play->n_templates, "");

  return _ (play->templates[n]);
}

const char *
text_compass (const WarSystem *system)
{
  const TextPlay *play = text_play_find (system);

  return play != NULL && play->compass != NULL ? _ (play->compass) : NULL;
}
