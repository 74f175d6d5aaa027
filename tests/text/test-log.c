/* test-log.c: the log for programs is as data/schemas/log.md says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/private.h"
#include "store/library.h"
#include "text/play-private.h"

static char *
read_description (void)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "schemas/log.md");
  char *text = NULL;

  store_library_free (library);
  g_assert_nonnull (path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Its row of the table: names, keys, and what is to be said. NULL: there is none. */
static char **
find_row (char **lines, const char *event)
{
  g_autofree char *name = g_strdup_printf ("`%s`", event);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "|", 5);

      if (g_strv_length (cells) == 5 && strstr (cells[1], name) != NULL)
        return g_steal_pointer (&cells);
    }

  return NULL;
}

/* The keys of a cell, but for those of dice, which not the table of fields has. */
static char *
get_keys (const char *cell)
{
  g_auto (GStrv) pieces = g_strsplit (cell, "`", -1);
  GString *keys = g_string_new (NULL);

  for (guint i = 1; pieces[i] != NULL; i += 2)
    if (!g_str_equal (pieces[i], "dice"))
      g_string_append_printf (keys, "%s ", pieces[i]);

  return g_string_free (keys, FALSE);
}

static char *
get_fields (const TextEventFields *fields)
{
  GString *keys = g_string_new (NULL);

  if (fields->actor != NULL)
    g_string_append_printf (keys, "%s ", fields->actor);
  if (fields->target != NULL)
    g_string_append_printf (keys, "%s ", fields->target);
  for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS && fields->arguments[i].name != NULL; i++)
    g_string_append_printf (keys, "%s ", fields->arguments[i].name);

  return g_string_free (keys, FALSE);
}

/* Words of no meaning stand for nothing that can happen. */
static gboolean
happens (const char *word)
{
  return !g_str_equal (word, "none") && !g_str_equal (word, "setup");
}

static void
test_keys (void)
{
  const TextPlay *play = &text_entrenched_play;
  g_autofree char *text = read_description ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint kind = 0; kind < WAR_ENTRENCHED_N_EVENTS; kind++)
    {
      const char *event = war_entrenched_play.events[kind];
      g_auto (GStrv) row = find_row (lines, event);
      g_autofree char *described = NULL;
      g_autofree char *written = get_fields (&play->fields[kind]);

      if (row == NULL)
        g_error ("“%s” is not described", event);
      g_test_message ("%s", event);
      described = get_keys (row[2]);
      g_assert_cmpstr (described, ==, written);
      for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS; i++)
        for (const char *const *word = play->fields[kind].arguments[i].words;
             word != NULL && *word != NULL; word++)
          {
            g_autofree char *quoted = g_strdup_printf ("`%s`", *word);

            g_assert_true (!happens (*word) || strstr (row[3], quoted) != NULL);
          }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/log/keys", test_keys);
  return g_test_run ();
}
