/* test-log.c: the log for programs is as data/schemas/log.md says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/club.h"
#include "engine/club/terms.h"
#include "engine/entrenched/private.h"
#include "store/documents/library.h"
#include "text/game/log.h"
#include "text/game/play-private.h"

#include "mons.h"

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

/* The lines from a heading to the next one. */
static char *
read_section (const char *heading)
{
  g_autofree char *text = read_description ();
  g_auto (GStrv) parts = g_strsplit (text, "\n## ", -1);

  for (guint i = 1; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], heading))
      return g_strdup (parts[i]);
  g_error ("there is no section “%s”", heading);
}

/* Words of no meaning stand for nothing that can happen, and some are equal in one thing. */
static void
check_words (const char *section, const TextEventFields *fields)
{
  for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS; i++)
    for (const char *const *word = fields->arguments[i].words; word != NULL && *word != NULL;
         word++)
      {
        g_autofree char *name
          = g_strndup (*word, strlen (*word) - (g_str_has_suffix (*word, "-equal") ? 6 : 0));
        g_autofree char *quoted = g_strdup_printf ("`%s`", name);

        if (happens (name) && strstr (section, quoted) == NULL)
          g_error ("%s is not described", quoted);
      }
}

/* No key stands twice in a line, as those that every line begins with. */
static void
check_keys (const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);
  static const char *const taken[]
    = { "v", "n", "event", "seat", "clause", "purpose", "dice", "adds", "need", "note", NULL };

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_assert_false (g_strv_contains (taken, words[i]));
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (words[i], !=, words[j]);
    }
}

typedef struct
{
  const char *heading;
  const WarPlay *play;
  const TextPlay *text;
  guint n_events;
} Section;

static const Section sections[] = {
  { "Events\n", &war_entrenched_play, &text_entrenched_play, WAR_ENTRENCHED_N_EVENTS },
  { "Trench Club\n", &war_club_play, &text_club_play, WAR_CLUB_N_EVENTS },
};

static void
test_keys (gconstpointer data)
{
  const Section *section = data;
  g_autofree char *text = read_section (section->heading);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint kind = 0; kind < section->n_events; kind++)
    {
      const char *event = section->play->events[kind];
      g_auto (GStrv) row = find_row (lines, event);
      g_autofree char *described = NULL;
      g_autofree char *written = get_fields (&section->text->fields[kind]);

      if (row == NULL)
        g_error ("“%s” is not described", event);
      g_test_message ("%s", event);
      described = get_keys (row[2]);
      g_assert_cmpstr (described, ==, written);
      check_keys (written);
      check_words (text, &section->text->fields[kind]);
    }
}

/* Whole lines: what is not there is null or left out, dice have what is added and needed. */
static void
test_lines (Fixture *fixture, gconstpointer data)
{
  const WarEvent shot = { .kind = WAR_EMPIRES_EVENT_FIRED,
                          .actor = GUNS,
                          .target = ENEMY,
                          .clause = "empires.5.1",
                          .purpose = "to-hit",
                          .arguments = { 2, 1 },
                          .n_dice = 2,
                          .dice = { 5, 3 },
                          .adds = { -3, 0 },
                          .need = 1 };
  const WarEvent plain = { .kind = WAR_EMPIRES_EVENT_RETREATS,
                           .actor = WAR_NONE,
                           .target = WAR_NONE,
                           .clause = "empires.8.7",
                           .purpose = "retreat",
                           .arguments = { 4 },
                           .n_dice = 1,
                           .dice = { 4 } };
  g_autofree char *first = text_log_event (fixture->setup, &shot, NULL, 0, 7);
  g_autofree char *second = text_log_event (fixture->setup, &plain, NULL, 1, 8);
  g_autofree char *undone = text_log_undo (12, 9);

  g_assert_cmpstr (first, ==,
                   "{\"v\":1,\"n\":7,\"event\":\"fired\",\"seat\":1,\"clause\":\"empires.5.1\","
                   "\"actor\":22,\"target\":26,\"purpose\":\"to-hit\",\"dice\":[5,3],"
                   "\"adds\":[-3,0],\"need\":1,\"hits\":2,\"moves\":true}");
  g_assert_cmpstr (second, ==,
                   "{\"v\":1,\"n\":8,\"event\":\"retreats\",\"seat\":2,"
                   "\"clause\":\"empires.8.7\",\"actor\":null,\"purpose\":\"retreat\","
                   "\"dice\":[4],\"steps\":4}");
  g_assert_cmpstr (undone, ==, "{\"v\":1,\"n\":9,\"event\":\"undo\",\"orders\":12}");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/text/log/keys/entrenched", &sections[0], test_keys);
  g_test_add_data_func ("/text/log/keys/club", &sections[1], test_keys);
  ADD ("/text/log/lines", test_lines);
  return g_test_run ();
}
