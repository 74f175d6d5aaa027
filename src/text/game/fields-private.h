/* fields-private.h: how a system's fields.c names the numbers of its events
 *
 * Initialisers of a TextField, for logs that programs read.
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/game/play-private.h"

#define NUMBER(name) \
  { \
    name, TEXT_FIELD_NUMBER, NULL \
  }
#define FLAG(name) \
  { \
    name, TEXT_FIELD_FLAG, NULL \
  }
#define ROW(name) \
  { \
    name, TEXT_FIELD_ROW, NULL \
  }
#define SIDE \
  { \
    "side", TEXT_FIELD_SIDE, NULL \
  }

/* words: NULL-terminated; the number is a place in them. */
#define WORD(name, words) \
  { \
    name, TEXT_FIELD_WORD, words \
  }

/* A pose: hundredths of a millimetre, and degrees. */
#define X NUMBER ("x_mm100")
#define Y NUMBER ("y_mm100")
#define HEADING NUMBER ("heading")
