/* form.h: what players write down at the table, unseen by others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* A table to fill in. */
typedef struct
{
  gint side; /* 0, 1: whose it is */
  char *title; /* "Fire of Company 2" */
  char *note; /* how to fill it in */
  gboolean is_last_wide; /* of its columns: as wide as all others but the first */
  GPtrArray *heads; /* char: over each column */
  GPtrArray *rows; /* char: what stands first in each */
} TextForm;

/* TextForms, those of a side one after the other; none: nothing is written down in secret. Free
 * it. */
GPtrArray *text_forms (const WarSetup *setup);

/* For who makes them: adds one without rows, and takes both texts over. */
TextForm *text_form_add (GPtrArray *forms, gint side, char *title, char *note);

G_END_DECLS
