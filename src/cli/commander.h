/* commander.h: who commands a side at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

typedef struct
{
  const char *name;

  /* Chooses an order from a view; NULL: a person does. */
  gboolean (*choose) (const WarSetup *setup, const WarState *view, gint seat,
                      WarGenerator *generator, WarOrder *order);
} CliCommander;

/* NULL: a person. NULL if there is none of the name. */
const CliCommander *cli_commander_find (const char *name);
