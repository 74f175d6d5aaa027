/* columns-private.h: how the tables in a system's system.c name their numbers and columns
 *
 * Initialisers of a WarStat. Nobody is shown what has no name.
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

/* A length from a hundredth of a millimetre to so many units, with what it is called. */
#define CENTIMETRES(id, name, most) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, (most) *WAR_CENTIMETRE \
  }
#define INCHES(id, name, most) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, (most) *WAR_INCH \
  }

/* The same of what is laid on the table. */
#define LAID_CENTIMETRES(id, name, most, its_role) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, (most) *WAR_CENTIMETRE, .role = its_role \
  }
#define LAID_INCHES(id, name, most, its_role) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, (most) *WAR_INCH, .role = its_role \
  }

/* A number that is always there, and one that may be left out. */
#define COUNT(id, least, most) \
  { \
    id, NULL, "", WAR_STAT_COUNT, TRUE, least, most \
  }
#define COUNT_OF(id, least, most, its_role) \
  { \
    id, NULL, "", WAR_STAT_COUNT, TRUE, least, most, .role = its_role \
  }
#define SOME(id, least, most) \
  { \
    id, NULL, "", WAR_STAT_COUNT, FALSE, least, most \
  }

/* The least result of a die that succeeds. */
#define NEED(id) \
  { \
    id, NULL, "", WAR_STAT_TARGET, TRUE, 2, 6 \
  }

/* One of choices: the first of them where it is left out, and one that is always there. */
#define CHOICE(id, name, choices) \
  { \
    id, name, "", WAR_STAT_CHOICE, FALSE, 0, 0, choices \
  }
#define KEY(id, choices) \
  { \
    id, NULL, "", WAR_STAT_CHOICE, TRUE, 0, 0, choices \
  }
