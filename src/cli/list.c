/* list.c: duckboard-cli list: which documents there are
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "engine/system.h"
#include "store/disk/name.h"
#include "text/army/amendment.h"
#include "text/game/state.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

/* A kind of document, by its suffix and the folder of one's own below
 * $XDG_DATA_HOME/duckboard/, which is also the word for it at the command line. */
static const struct
{
  const char *folder;
  const char *suffix;
  const char *title;
} kinds[] = {
  { "armies", ".duckarmy", N_ ("Armies") },
  { "books", ".duckbook", N_ ("Army books") },
  { "fields", ".duckfield", N_ ("Fields") },
  { "operations", ".duckop", N_ ("Operations") },
  { "campaigns", ".duckcampaign", N_ ("Campaigns") },
  { "games", ".duckgame", N_ ("Games") },
  { "tables", ".ducktable", N_ ("Games at the table") },
};

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_own (const char *kind, const char *suffix)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "duckboard", kind, NULL);
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (store_name_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));

  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

/* Its operation, and how far it is. */
static char *
describe_game (const StoreGame *game)
{
  g_autofree WarState *view = war_game_dup_public_view (game->game);
  g_autofree char *progress = text_progress (game->setup, view);

  return g_strdup_printf ("%s (%s)", game->operation->name, progress);
}

static char *
describe (const CliDocument *document)
{
  switch (document->kind)
    {
    case CLI_KIND_ARMY:
      {
        g_autofree char *cost = text_cost (war_army_get_cost (document->army));

        return g_strdup_printf ("%s (%s)", document->army->name, cost);
      }
    case CLI_KIND_BOOK:
      return g_strdup (text_translate (document->book->name));
    case CLI_KIND_FIELD:
      return g_strdup (document->field->name);
    case CLI_KIND_OPERATION:
      return g_strdup (document->operation->name);
    case CLI_KIND_CAMPAIGN:
      return g_strdup (document->campaign->name);
    case CLI_KIND_TRACKER:
      return g_strdup (document->tracker->name);
    case CLI_KIND_GAME:
    case CLI_KIND_ROSTER:
    case CLI_KIND_NONE:
    default:
      return g_strdup ("");
    }
}

/* Of games only how they stand; to carry out all their orders again would take long for many. */
static char *
describe_file (StoreLibrary *library, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_auto (CliDocument) document = { 0 };

  if (store_name_has_suffix (path, ".duckgame"))
    {
      g_autoptr (StoreGame) game = store_game_glance (library, path, faults);

      return game != NULL ? describe_game (game) : NULL;
    }
  return cli_document_open (&document, library, path, faults) ? describe (&document) : NULL;
}

/* Shipped documents are found by their names alone; one's own by their paths. */
static void
add_document (TextTable *table, StoreLibrary *library, const char *path, gboolean is_own)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *subject = describe_file (library, path);

  text_table_add_row (table, is_own ? path : name,
                      subject != NULL ? subject : _ ("(has faults: see “check”)"), NULL);
}

/* Of all systems. */
static int
list_amendments (StoreLibrary *library)
{
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      const WarRules *rules = store_library_get_rules (library, system->id, &error);
      g_autofree char *text = rules != NULL ? text_list_amendments (rules) : NULL;

      if (text == NULL)
        return cli_fail ("%s", error->message);
      g_print ("%s%s\n%s", i > 0 ? "\n" : "", system->name, text);
    }

  return CLI_RIGHT;
}

int
cli_run_list (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  GString *text;
  gboolean is_known = n_words == 0;

  if (n_words > 0 && g_str_equal (words[0], "amendments"))
    return list_amendments (library);

  text = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) shipped = NULL;
      g_autoptr (GPtrArray) own = NULL;
      g_autoptr (TextTable) table = text_table_new (2);

      if (n_words > 0 && !g_str_equal (words[0], kinds[i].folder))
        continue;

      is_known = TRUE;
      shipped = store_library_list_shipped (library, kinds[i].suffix);
      own = list_own (kinds[i].folder, kinds[i].suffix);
      for (guint j = 0; j < shipped->len; j++)
        add_document (table, library, g_ptr_array_index (shipped, j), FALSE);
      for (guint j = 0; j < own->len; j++)
        add_document (table, library, g_ptr_array_index (own, j), TRUE);
      if (shipped->len + own->len == 0)
        continue;

      g_string_append_printf (text, "%s%s\n", text->len > 0 ? "\n" : "", _ (kinds[i].title));
      text_table_append (table, text, 2);
    }

  g_print ("%s", text->str);
  g_string_free (text, TRUE);
  return is_known ? CLI_RIGHT
                  : cli_fail (_ ("there is no “list %s”; say armies, books, fields, operations, "
                                 "campaigns, games or amendments"),
                              words[0]);
}
