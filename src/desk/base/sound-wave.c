/* sound-wave.c: the sounds of a game, made of sines and noise
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/base/sound-wave.h"

#include <math.h>
#include <string.h>

#include "engine/chance/generator.h"

/* Seconds in which a sound comes out of silence at least, and goes into it. */
#define RISE 0.002
#define FALL 0.03

/* The samples of a sound that is being made, of no level yet. */
typedef struct
{
  guint n_samples;
  double *samples;
  WarGenerator generator;
} Wave;

static double
draw_noise (Wave *wave)
{
  return war_generator_next (&wave->generator) / 2147483648. - 1;
}

/* Adds noise between two frequencies, from a time on, that dies away: to a third in so many seconds
 * at each. Two filters of the first order make it. */
static void
add_noise (Wave *wave, double start, double low, double high, double level, double decay)
{
  double keep_high = exp (-2 * G_PI * high / DUCK_SOUND_RATE);
  double keep_low = exp (-2 * G_PI * low / DUCK_SOUND_RATE);
  double smooth = 0, slow = 0;

  for (guint i = (guint) (start * DUCK_SOUND_RATE); i < wave->n_samples; i++)
    {
      double time = (double) i / DUCK_SOUND_RATE - start;

      smooth = keep_high * smooth + (1 - keep_high) * draw_noise (wave);
      slow = keep_low * slow + (1 - keep_low) * smooth;
      wave->samples[i] += level * (smooth - slow) * fmin (time / RISE, 1) * exp (-time / decay);
    }
}

/* Adds a sine, whose frequency goes from one to another meanwhile. */
static void
add_tone (Wave *wave, double start, double from, double to, double level, double decay)
{
  double phase = 0;

  for (guint i = (guint) (start * DUCK_SOUND_RATE); i < wave->n_samples; i++)
    {
      double time = (double) i / DUCK_SOUND_RATE - start;

      phase += 2 * G_PI * (to + (from - to) * exp (-time / decay)) / DUCK_SOUND_RATE;
      wave->samples[i] += level * sin (phase) * fmin (time / RISE, 1) * exp (-time / decay);
    }
}

static void
add_dice (Wave *wave)
{
  static const double knocks[] = { 0, 0.075, 0.13, 0.17, 0.2, 0.22 };

  for (guint i = 0; i < G_N_ELEMENTS (knocks); i++)
    {
      double level = 1 / (1 + 0.45 * i);

      add_noise (wave, knocks[i], 900, 4200, level, 0.012);
      add_tone (wave, knocks[i], 1250 + 110 * (i % 3), 1100, 0.25 * level, 0.014);
    }
}

static void
add_step (Wave *wave)
{
  for (guint i = 0; i < 3; i++)
    {
      add_noise (wave, 0.15 * i, 60, 420, 1, 0.035);
      add_noise (wave, 0.15 * i + 0.012, 700, 1800, 0.14, 0.02);
    }
}

static void
add_shot (Wave *wave)
{
  add_noise (wave, 0, 250, 6500, 1, 0.028);
  add_noise (wave, 0.01, 120, 1100, 0.7, 0.075);
  add_tone (wave, 0, 190, 90, 0.35, 0.05);
}

static void
add_shell (Wave *wave)
{
  add_tone (wave, 0, 1500, 700, 0.06, 0.12);
  add_noise (wave, 0.2, 40, 700, 1.6, 0.2);
  add_noise (wave, 0.2, 400, 3000, 0.5, 0.05);
  add_tone (wave, 0.2, 95, 42, 0.8, 0.16);
}

/* It comes slowly, which no decay does. */
static void
add_gas (Wave *wave)
{
  add_noise (wave, 0, 2400, 7500, 1, 4);
  for (guint i = 0; i < wave->n_samples; i++)
    wave->samples[i] *= sin (G_PI * i / wave->n_samples);
}

static void
add_turn (Wave *wave)
{
  add_tone (wave, 0, 587.33, 587.33, 1, 0.14);
  add_tone (wave, 0, 1174.66, 1174.66, 0.2, 0.08);
  add_tone (wave, 0.16, 880, 880, 1, 0.16);
  add_tone (wave, 0.16, 1760, 1760, 0.2, 0.09);
}

static const struct
{
  const char *id;
  double seconds;
  double level; /* of its loudest sample: 1 is the loudest of all sounds */
  void (*add) (Wave *wave);
} sounds[DUCK_N_SOUNDS] = {
  [DUCK_SOUND_DICE] = { "dice", 0.35, 0.9, add_dice },
  [DUCK_SOUND_STEP] = { "step", 0.5, 0.45, add_step },
  [DUCK_SOUND_SHOT] = { "shot", 0.4, 0.9, add_shot },
  [DUCK_SOUND_SHELL] = { "shell", 1, 1, add_shell },
  [DUCK_SOUND_GAS] = { "gas", 0.9, 0.3, add_gas },
  [DUCK_SOUND_TURN] = { "turn", 0.7, 0.4, add_turn },
};

const char *
duck_sound_get_id (DuckSound sound)
{
  g_return_val_if_fail (sound < DUCK_N_SOUNDS, NULL);

  return sounds[sound].id;
}

GArray *
duck_sound_make (DuckSound sound)
{
  g_return_val_if_fail (sound < DUCK_N_SOUNDS, NULL);

  guint n_samples = (guint) (sounds[sound].seconds * DUCK_SOUND_RATE);
  g_autofree double *samples = g_new0 (double, n_samples);
  Wave wave = { n_samples, samples, war_generator_new (1914, sound) };
  GArray *array = g_array_sized_new (FALSE, FALSE, sizeof (gint16), n_samples);
  double most = 0, level;

  sounds[sound].add (&wave);
  for (guint i = 0; i < n_samples; i++)
    {
      double left = (double) (n_samples - 1 - i) / DUCK_SOUND_RATE;

      samples[i] *= fmin (left / FALL, 1);
      most = fmax (most, fabs (samples[i]));
    }
  level = sounds[sound].level * DUCK_SOUND_PEAK / most;
  for (guint i = 0; i < n_samples; i++)
    {
      gint16 sample = (gint16) lrint (samples[i] * level);

      g_array_append_val (array, sample);
    }
  return array;
}

static void
append_number (GByteArray *bytes, guint32 number, guint n_bytes)
{
  for (guint i = 0; i < n_bytes; i++)
    {
      guint8 byte = (guint8) (number >> (8 * i));

      g_byte_array_append (bytes, &byte, 1);
    }
}

static void
append_word (GByteArray *bytes, const char *word)
{
  g_byte_array_append (bytes, (const guint8 *) word, (guint) strlen (word));
}

/* RIFF, with whole numbers of 16 bits, the lowest byte first. */
GBytes *
duck_sound_make_wav (DuckSound sound)
{
  g_return_val_if_fail (sound < DUCK_N_SOUNDS, NULL);

  g_autoptr (GArray) samples = duck_sound_make (sound);
  guint32 size = samples->len * 2;
  GByteArray *bytes = g_byte_array_new ();

  append_word (bytes, "RIFF");
  append_number (bytes, 36 + size, 4);
  append_word (bytes, "WAVEfmt ");
  append_number (bytes, 16, 4);
  append_number (bytes, 1, 2); /* plain samples */
  append_number (bytes, 1, 2); /* channels */
  append_number (bytes, DUCK_SOUND_RATE, 4);
  append_number (bytes, DUCK_SOUND_RATE * 2, 4); /* bytes per second */
  append_number (bytes, 2, 2); /* bytes per sample of all channels */
  append_number (bytes, 16, 2); /* bits */
  append_word (bytes, "data");
  append_number (bytes, size, 4);
  for (guint i = 0; i < samples->len; i++)
    append_number (bytes, (guint16) g_array_index (samples, gint16, i), 2);
  return g_byte_array_free_to_bytes (bytes);
}
