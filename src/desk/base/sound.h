/* sound.h: plays the sounds of a game, where people want them and the computer can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/base/sound-wave.h"

G_BEGIN_DECLS

/* They are played by libcanberra, which desktops have for sounds of their own; it is looked for
 * when the first one is wanted, and the program does without it. All of that is done in a thread:
 * nobody waits for a sound, and what cannot be played is left out. */

/* Plays the sound, if the settings want any, unless too much is being heard already. */
void duck_sound_play (DuckSound sound);
gboolean duck_sound_is_wanted (void);

/* Plays it in any case, as loudly as the settings say, and calls back in the main loop. fault: a
 * sentence that says why it cannot be heard; NULL: it can. */
typedef void (*DuckSoundTried) (const char *fault, gpointer data);
void duck_sound_try (DuckSound sound, DuckSoundTried tried, gpointer data);

/* What has been heard last, by which it is decided what is heard next: a value, 0 at first. */
typedef struct
{
  gint64 ends[DUCK_N_SOUNDS]; /* until when a sound is not begun again, in microseconds */
  gint64 begun[3]; /* when the last ones began, the latest first */
} DuckSoundGate;

/* Whether a sound may begin at this time, in microseconds: of many at once a few are heard, each
 * kind once. If so it has begun. */
gboolean duck_sound_gate_pass (DuckSoundGate *gate, DuckSound sound, gint64 now);

G_END_DECLS
