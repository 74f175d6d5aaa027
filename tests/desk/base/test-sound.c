/* test-sound.c: the sounds of a game: how long and loud they are, and how many are heard at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/base/sound.h"

#include <math.h>
#include <string.h>

/* Samples in which a sound comes out of silence, and goes into it. */
#define EDGE 20

static gint16
get (const GArray *samples, guint i)
{
  return g_array_index (samples, gint16, i);
}

/* Whoever has them on all evening is neither startled nor waits for one to end: each is short, of
 * half the level that there can be at most, and begins and ends in silence, without a click. */
static void
test_level (void)
{
  for (DuckSound sound = 0; sound < DUCK_N_SOUNDS; sound++)
    {
      g_autoptr (GArray) samples = duck_sound_make (sound), again = duck_sound_make (sound);
      double sum = 0, squares = 0;
      gint most = 0;

      g_assert_cmpuint (samples->len, >=, DUCK_SOUND_RATE / 5);
      g_assert_cmpuint (samples->len, <=, DUCK_SOUND_RATE * 6 / 5);
      for (guint i = 0; i < samples->len; i++)
        {
          gint level = get (samples, i) < 0 ? -get (samples, i) : get (samples, i);

          most = MAX (most, level);
          sum += get (samples, i);
          squares += (double) level * level;
        }
      g_assert_cmpint (most, <=, DUCK_SOUND_PEAK);
      g_assert_cmpint (most, >=, DUCK_SOUND_PEAK / 4);
      /* It is not mostly silence, and does not push the membrane to one side. */
      g_assert_cmpfloat (sqrt (squares / samples->len), >, 400);
      g_assert_cmpfloat (fabs (sum / samples->len), <, 100);
      g_assert_cmpint (get (samples, 0), ==, 0);
      for (guint i = samples->len - EDGE; i < samples->len; i++)
        g_assert_cmpint (get (samples, i) < 0 ? -get (samples, i) : get (samples, i), <,
                         DUCK_SOUND_PEAK / 20);
      g_assert_cmpint (get (samples, samples->len - 1), ==, 0);
      g_assert_cmpmem (samples->data, samples->len * 2, again->data, again->len * 2);
    }
}

static guint32
get_number (const guint8 *bytes, guint n_bytes)
{
  guint32 number = 0;

  for (guint i = n_bytes; i > 0; i--)
    number = number << 8 | bytes[i - 1];
  return number;
}

/* The file says what it has: a player goes by that. */
static void
test_file (void)
{
  for (DuckSound sound = 0; sound < DUCK_N_SOUNDS; sound++)
    {
      g_autoptr (GArray) samples = duck_sound_make (sound);
      g_autoptr (GBytes) file = duck_sound_make_wav (sound);
      gsize length;
      const guint8 *bytes = g_bytes_get_data (file, &length);

      g_assert_cmpuint (length, ==, 44 + samples->len * 2);
      g_assert_cmpmem (bytes, 4, "RIFF", 4);
      g_assert_cmpuint (get_number (bytes + 4, 4), ==, length - 8);
      g_assert_cmpmem (bytes + 8, 8, "WAVEfmt ", 8);
      g_assert_cmpuint (get_number (bytes + 22, 2), ==, 1);
      g_assert_cmpuint (get_number (bytes + 24, 4), ==, DUCK_SOUND_RATE);
      g_assert_cmpuint (get_number (bytes + 34, 2), ==, 16);
      g_assert_cmpuint (get_number (bytes + 40, 4), ==, samples->len * 2);
      for (guint i = 0; i < samples->len; i++)
        g_assert_cmpint ((gint16) get_number (bytes + 44 + 2 * i, 2), ==, get (samples, i));
    }
}

/* A volley is one shot, and of all that happens at once three things are heard; later ones are
 * again. */
static void
test_gate (void)
{
  const gint64 second = 1000000;
  DuckSoundGate gate = { 0 };
  guint n = 0;

  for (guint i = 0; i < 40; i++)
    n += duck_sound_gate_pass (&gate, DUCK_SOUND_SHOT, second + i);
  g_assert_cmpuint (n, ==, 1);
  for (DuckSound sound = 0; sound < DUCK_N_SOUNDS; sound++)
    n += duck_sound_gate_pass (&gate, sound, second + 100);
  g_assert_cmpuint (n, ==, 3);
  g_assert_false (duck_sound_gate_pass (&gate, DUCK_SOUND_TURN, second + second / 3));
  g_assert_true (duck_sound_gate_pass (&gate, DUCK_SOUND_SHOT, 2 * second));

  /* An hour of them is heard evenly. */
  n = 0;
  for (gint64 time = 10 * second; time < 70 * second; time += second / 100)
    n += duck_sound_gate_pass (&gate, (DuckSound) (time % DUCK_N_SOUNDS), time);
  g_assert_cmpuint (n, >, 60);
  g_assert_cmpuint (n, <=, 60 * 6 + 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sound/level", test_level);
  g_test_add_func ("/sound/file", test_file);
  g_test_add_func ("/sound/gate", test_gate);
  return g_test_run ();
}
