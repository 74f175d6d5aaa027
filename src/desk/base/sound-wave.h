/* sound-wave.h: the sounds of a game, made of sines and noise
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is heard of a game; each of it is seen as well. */
typedef enum
{
  DUCK_SOUND_DICE, /* fall on a table */
  DUCK_SOUND_STEP, /* somebody goes somewhere */
  DUCK_SOUND_SHOT,
  DUCK_SOUND_SHELL, /* bursts */
  DUCK_SOUND_GAS, /* hisses */
  DUCK_SOUND_TURN, /* a step of the game begins */
} DuckSound;

#define DUCK_N_SOUNDS (DUCK_SOUND_TURN + 1)

/* Samples per second, of one channel, and the loudest of any sound: half of what there can be. */
#define DUCK_SOUND_RATE 22050
#define DUCK_SOUND_PEAK 16384

/* A word of ASCII. */
const char *duck_sound_get_id (DuckSound sound);

/* gint16: its samples, the same ones each time, from silence to silence. Free the array. */
GArray *duck_sound_make (DuckSound sound);

/* The samples as a WAV file. */
GBytes *duck_sound_make_wav (DuckSound sound);

G_END_DECLS
