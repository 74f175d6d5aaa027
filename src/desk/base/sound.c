/* sound.c: plays the sounds of a game, where people want them and the computer can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/base/sound.h"

#include <glib/gi18n-lib.h>
#include <gmodule.h>
#include <math.h>

#include "desk/base/settings.h"
#include "store/disk/save.h"

/* So long after a sound has begun the same one is not, in microseconds; and within so long no more
 * than DuckSoundGate has room for begin. */
#define SAME_GAP 250000
#define CROWD_TIME 500000

/* GSound's and GNOME's, KDE's and MATE's own sounds go through it as well. */
#define LIBRARY "libcanberra.so.0"

/* What is used of it: of its header, which is not needed to build. */
typedef struct
{
  int (*create) (gpointer *context);
  int (*change_props) (gpointer context, ...);
  int (*play) (gpointer context, guint32 id, ...);
} Library;

#define PLAYED 0 /* its only answer that is no fault */

/* Sounds that wait for the thread: more, as a sound server that does not answer holds them up, are
 * left out. And a sound that comes so late, in microseconds, is not of what is seen then. */
#define MOST_WAITING 2
#define TOO_LATE 600000

/* A sound that is to be played by the thread. */
typedef struct
{
  DuckSound sound;
  gint volume; /* in hundredths */
  gint64 time; /* when it was wanted, in microseconds */
  DuckSoundTried tried; /* or NULL: not to be told of */
  gpointer data;
  char *fault;
} Job;

/* ---------------------------------------------------------------------------------------------
 * What is heard. */

gboolean
duck_sound_gate_pass (DuckSoundGate *gate, DuckSound sound, gint64 now)
{
  g_return_val_if_fail (gate != NULL, FALSE);
  g_return_val_if_fail (sound < DUCK_N_SOUNDS, FALSE);

  guint last = G_N_ELEMENTS (gate->begun) - 1;

  if (now < gate->ends[sound] || (gate->begun[last] > 0 && now < gate->begun[last] + CROWD_TIME))
    return FALSE;

  gate->ends[sound] = now + SAME_GAP;
  for (guint i = last; i > 0; i--)
    gate->begun[i] = gate->begun[i - 1];
  gate->begun[0] = now;
  return TRUE;
}

gboolean
duck_sound_is_wanted (void)
{
  return g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_SOUNDS);
}

/* ---------------------------------------------------------------------------------------------
 * The thread. */

/* FALSE: it is not installed. */
static gboolean
find_library (Library *library)
{
  GModule *module = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);

  if (module == NULL)
    return FALSE;
  if (g_module_symbol (module, "ca_context_create", (gpointer *) &library->create)
      && g_module_symbol (module, "ca_context_change_props", (gpointer *) &library->change_props)
      && g_module_symbol (module, "ca_context_play", (gpointer *) &library->play))
    return TRUE;

  g_module_close (module);
  return FALSE;
}

/* The path of the sound's file, which the library reads: made if need be; NULL: it cannot be. */
static char *
find_file (DuckSound sound)
{
  g_autoptr (GBytes) bytes = duck_sound_make_wav (sound);
  g_autofree char *name = g_strdup_printf ("%s.wav", duck_sound_get_id (sound));
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "duckboard", "sounds", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL), *there = NULL;
  gsize length;

  if (g_file_get_contents (path, &there, &length, NULL) && length == g_bytes_get_size (bytes)
      && memcmp (there, g_bytes_get_data (bytes, NULL), length) == 0)
    return g_steal_pointer (&path);
  if (g_mkdir_with_parents (folder, 0700) != 0 || !store_save_bytes (path, bytes, NULL))
    return NULL;
  return g_steal_pointer (&path);
}

/* In decibels, as a word: ears take half of it for half as loud. */
static void
write_volume (gint volume, char word[G_ASCII_DTOSTR_BUF_SIZE])
{
  g_ascii_formatd (word, G_ASCII_DTOSTR_BUF_SIZE, "%.1f", 33.2 * log10 (volume / 100.));
}

/* A sentence that says why it is not heard, to free; NULL: it is. */
static char *
play (DuckSound sound, gint volume)
{
  static Library library;
  static gpointer context;
  static char *paths[DUCK_N_SOUNDS];
  char word[G_ASCII_DTOSTR_BUF_SIZE];

  if (library.play == NULL && !find_library (&library))
    return g_strdup (_ ("No sound can be played: libcanberra is not installed."));
  if (context == NULL)
    {
      if (library.create (&context) != PLAYED)
        context = NULL;
      else
        library.change_props (context, "application.name", "Duckboard", "application.id",
                              DUCK_APP_ID, NULL);
    }
  if (paths[sound] == NULL)
    paths[sound] = find_file (sound);
  if (paths[sound] == NULL)
    return g_strdup (_ ("No sound can be played: its file cannot be written. Is the disk full?"));

  write_volume (volume, word);
  if (context != NULL
      && library.play (context, 0, "media.filename", paths[sound], "media.role", "game",
                       "canberra.volume", word, NULL)
           == PLAYED)
    return NULL;
  return g_strdup (_ ("No sound can be played: no loudspeaker or sound server answers."));
}

static gboolean
tell_cb (gpointer data)
{
  Job *job = data;

  job->tried (job->fault, job->data);
  g_free (job->fault);
  g_free (job);
  return G_SOURCE_REMOVE;
}

static void
work_cb (gpointer data, gpointer user_data)
{
  Job *job = data;

  if (job->tried != NULL || g_get_monotonic_time () < job->time + TOO_LATE)
    job->fault = play (job->sound, job->volume);
  if (job->tried != NULL)
    {
      g_idle_add (tell_cb, job);
      return;
    }
  g_free (job->fault);
  g_free (job);
}

static void
push (DuckSound sound, DuckSoundTried tried, gpointer data)
{
  static GThreadPool *pool;
  gint volume = g_settings_get_int (duck_settings_get (), DUCK_SETTING_SOUND_VOLUME);
  Job *job;

  if (pool == NULL)
    pool = g_thread_pool_new (work_cb, NULL, 1, FALSE, NULL);
  if (tried == NULL && g_thread_pool_unprocessed (pool) >= MOST_WAITING)
    return;

  job = g_new0 (Job, 1);
  *job = (Job){
    .sound = sound, .volume = volume, .time = g_get_monotonic_time (), .tried = tried, .data = data
  };
  g_thread_pool_push (pool, job, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * For others. */

void
duck_sound_play (DuckSound sound)
{
  g_return_if_fail (sound < DUCK_N_SOUNDS);

  static DuckSoundGate gate;

  if (duck_sound_is_wanted () && duck_sound_gate_pass (&gate, sound, g_get_monotonic_time ()))
    push (sound, NULL, NULL);
}

void
duck_sound_try (DuckSound sound, DuckSoundTried tried, gpointer data)
{
  g_return_if_fail (sound < DUCK_N_SOUNDS);
  g_return_if_fail (tried != NULL);

  push (sound, tried, data);
}
