/* complete.c: what a shell offers to write next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/complete.h"

#include <string.h>

#include "draw/surface/sheet-options.h"
#include "engine/solo/commander.h"
#include "engine/system.h"
#include "text/game/event.h"

#define FILES ":files"

/* Whatever is shipped. */
#define DOCUMENTS ".duckarmy,.duckop,.duckcampaign,.duckfield,.duckbook"

/* What stands behind options, in the words of offer(). */
static const struct
{
  const char *option;
  const char *value;
} values[] = {
  { "output", "file" },
  { "width", "" },
  { "paper", "=a4,a3,a5,letter" },
  { "scale", "=1:" },
  { "dpi", "" },
  { "overlap", "" },
  { "pace", "" },
  { "detail", "detail" },
  { "columns", "" },
  { "cards", "=poker,bridge" },
  { "backs", "=long,short" },
  { "offset", "" },
  { "with", "extras" },
  { "without", "parts" },
  { "corners", "" },
  { "cover", "" },
  { "wounds", "" },
  { "square", "" },
  { "url", "" },
  { "system", "system" },
  { "amend", "amendments" },
  { "type", "game-type" },
  { "army1", ".duckarmy" },
  { "army2", ".duckarmy" },
  { "field", ".duckfield" },
  { "rounds", "" },
  { "level", "level" },
  { "seed", "" },
  { "1", "commanders" },
  { "2", "commanders" },
  { "3", "commanders" },
  { "4", "commanders" },
  { "5", "commanders" },
  { "6", "commanders" },
  { "7", "commanders" },
  { "8", "commanders" },
  { "patience", "" },
  { "seat", "" },
  { "orders", "file" },
  { "dice", "" },
  { "save", "file" },
  { "to", "" },
  { "log", "=text,json" },
  { "games", "" },
  { "within", "" },
  { "threads", "" },
  { "shard", "" },
  { "armies", "" },
  { "points", "" },
};

/* The formats of show, and of all other commands that have some. */
#define ROSTER_FORMATS "=text,line,markdown,bbcode,html"
#define REPORT_FORMATS "=text,markdown,csv,json"

typedef struct
{
  const char *word; /* which is being written */
  const char *begun; /* what is there of what is offered: the word from some letter on */
} Begun;

static void
say (const Begun *word, const char *offered)
{
  if (g_str_has_prefix (offered, word->begun))
    g_print ("%.*s%s\n", (int) (word->begun - word->word), word->word, offered);
}

static void
say_all (const Begun *word, const char *const *offered)
{
  for (; *offered != NULL; offered++)
    say (word, *offered);
}

/* ---------------------------------------------------------------------------------------------
 * What there is of each kind. */

/* suffixes: ".duckop,.duckarmy". Where a name means another document, the file's says which. */
static void
offer_shipped (const Begun *word, StoreLibrary *library, const char *suffixes)
{
  g_auto (GStrv) each = g_strsplit (suffixes, ",", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) paths = store_library_list_shipped (library, each[i]);

      for (guint j = 0; j < paths->len; j++)
        {
          g_autofree char *file = g_path_get_basename (g_ptr_array_index (paths, j));
          g_autofree char *name = g_strndup (file, strlen (file) - strlen (each[i]));
          g_autofree char *found = cli_document_find (library, name);

          say (word, g_strcmp0 (found, g_ptr_array_index (paths, j)) == 0 ? name : file);
        }
    }
  g_print (FILES "\n");
}

static void
offer_types (const Begun *word, StoreLibrary *library)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckbook");

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *file = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *id = g_strndup (file, strlen (file) - strlen (".duckbook"));
      const WarBook *book = store_library_get_book (library, id, NULL);

      for (guint j = 0; book != NULL && j < book->types->len; j++)
        say (word, ((const WarUnitType *) g_ptr_array_index (book->types, j))->id);
    }
}

/* What is printed of a document by a word: the document itself by its kind, or a part. */
static void
offer_prints (const Begun *word)
{
  static const char *const kinds[]
    = { "roster", "book", "operation", "campaign", "game", "evening", NULL };

  say_all (word, kinds);
  for (const DrawSheetPartOption *part = draw_sheet_get_part_options (); part->id != NULL; part++)
    if (part->is_extra && part->part != DRAW_SHEET_CONTENTS)
      say (word, part->id);
}

static void
offer_parts (const Begun *word, gboolean are_extra)
{
  for (const DrawSheetPartOption *part = draw_sheet_get_part_options (); part->id != NULL; part++)
    if (part->is_extra == are_extra)
      say (word, part->id);
}

/* Of all systems, which the words at the command line do not name. */
static void
offer_of_systems (const Begun *word, StoreLibrary *library, const char *what)
{
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      const char *const *levels = war_system_get_levels (system);
      const WarRules *rules = store_library_get_rules (library, system->id, NULL);

      if (g_str_equal (what, "system"))
        say (word, system->id);
      else if (g_str_equal (what, "level") && levels != NULL)
        say_all (word, levels);
      else if (g_str_equal (what, "game-type"))
        for (guint j = 0; rules != NULL && j < rules->game_types->len; j++)
          say (word, ((const WarGameType *) g_ptr_array_index (rules->game_types, j))->id);
      else if (g_str_equal (what, "amendments"))
        for (const WarAmendment *each = system->amendments; each->clause != NULL; each++)
          say (word, text_short_clause (each->clause));
    }
}

static void
offer_commanders (const Begun *word)
{
  const char *const *ids = war_commander_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], WAR_COMMANDER_PROGRAM))
      say (word, WAR_COMMANDER_PROGRAM ":");
    else
      say (word, ids[i]);
}

/* "list armies" … */
static const char *const lists[] = { "armies", "books",  "fields",     "operations", "campaigns",
                                     "games",  "tables", "amendments", NULL };

static void
offer_commands (const Begun *word, const CliCommand *commands)
{
  for (; commands->name != NULL; commands++)
    say (word, commands->name);
  say (word, "help");
}

/* Of several that are separated by commas the last is being written. */
static Begun
find_last (const Begun *word)
{
  const char *comma = strrchr (word->begun, ',');

  return comma != NULL ? (Begun){ word->word, comma + 1 } : *word;
}

/* what: "" or "-" nothing that is known; "=…" these words; suffixes of documents; "file"; or the
 * name of a kind of thing. */
static void
offer (const Begun *word, const char *what, const CliCommand *commands)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  Begun last = find_last (word);

  if (*what == '=')
    {
      g_auto (GStrv) words = g_strsplit (what + 1, ",", -1);

      say_all (word, (const char *const *) words);
    }
  else if (*what == '.')
    offer_shipped (word, library, what);
  else if (g_str_equal (what, "document"))
    offer_shipped (word, library, DOCUMENTS);
  else if (g_str_equal (what, "file"))
    g_print (FILES "\n");
  else if (g_str_equal (what, "list"))
    say_all (word, lists);
  else if (g_str_equal (what, "commands"))
    offer_commands (word, commands);
  else if (g_str_equal (what, "unit-type"))
    offer_types (word, library);
  else if (g_str_equal (what, "print"))
    offer_prints (word);
  else if (g_str_equal (what, "detail"))
    say_all (word, draw_sheet_get_detail_ids ());
  else if (g_str_equal (what, "extras"))
    offer_parts (&last, TRUE);
  else if (g_str_equal (what, "parts"))
    offer_parts (&last, FALSE);
  else if (g_str_equal (what, "commanders"))
    offer_commanders (word);
  else if (g_str_equal (what, "amendments"))
    offer_of_systems (&last, library, what);
  else if (*what != '\0' && *what != '-')
    offer_of_systems (word, library, what);
}

/* ---------------------------------------------------------------------------------------------
 * What the words before the last one say. */

typedef struct
{
  const CliCommand *command; /* NULL: none has been named */
  gboolean asks_help, is_unknown; /* in its place: "help", or what is no command */
  guint n_words; /* after its name */
  const GOptionEntry *option; /* whose value comes next, or NULL */
  gboolean has_options; /* FALSE after "--" */
} Call;

static const GOptionEntry *
find_option (const GOptionEntry *entries, const char *word)
{
  gboolean is_long = g_str_has_prefix (word, "--");
  gsize length = is_long ? strcspn (word + 2, "=") : 0;

  for (; entries->long_name != NULL; entries++)
    if (is_long ? strlen (entries->long_name) == length
                    && strncmp (entries->long_name, word + 2, length) == 0
                : word[1] != '\0' && word[1] == entries->short_name)
      return entries;
  return NULL;
}

static const CliCommand *
find_command (const CliCommand *commands, const char *name)
{
  for (; commands->name != NULL; commands++)
    if (g_str_equal (commands->name, name))
      return commands;
  return NULL;
}

static void
read_option (Call *call, const GOptionEntry *entries, const char *word)
{
  gboolean has_value
    = word[1] == '-' ? strchr (word, '=') != NULL : word[1] != '\0' && word[2] != '\0';

  call->option = find_option (entries, word);
  if (call->option != NULL && (call->option->arg == G_OPTION_ARG_NONE || has_value))
    call->option = NULL;
}

static Call
read_call (const CliCommand *commands, const GOptionEntry *entries, char **words, guint n_words)
{
  Call call = { .has_options = TRUE };

  for (guint i = 0; i < n_words; i++)
    if (call.option != NULL && g_str_equal (words[i], "="))
      continue;
    else if (call.option != NULL)
      call.option = NULL;
    else if (call.has_options && g_str_equal (words[i], "--"))
      call.has_options = FALSE;
    else if (call.has_options && words[i][0] == '-')
      read_option (&call, entries, words[i]);
    else if (call.command == NULL && !call.asks_help && !call.is_unknown)
      {
        call.command = find_command (commands, words[i]);
        call.asks_help = g_str_equal (words[i], "help");
        call.is_unknown = call.command == NULL && !call.asks_help;
      }
    else
      call.n_words++;
  return call;
}

static void
offer_options (const Begun *word, const CliCommand *command)
{
  g_auto (GStrv) names = g_strsplit (command != NULL ? command->options : "help version", " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *option = g_strdup_printf ("--%s", names[i]);

      say (word, option);
    }
}

static void
offer_value (const Begun *word, const char *option, const CliCommand *command)
{
  gboolean is_roster = command != NULL && g_str_equal (command->name, "show");

  if (g_str_equal (option, "format"))
    offer (word, is_roster ? ROSTER_FORMATS : REPORT_FORMATS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].option, option))
      offer (word, values[i].value, NULL);
}

/* What a word after the command's name is: its last kind goes for all further ones. */
static void
offer_word (const Begun *word, const Call *call, const CliCommand *commands)
{
  g_auto (GStrv) kinds = g_strsplit (call->command->words, " ", -1);
  guint n = g_strv_length (kinds);

  if (call->n_words < call->command->maximum && n > 0)
    offer (word, kinds[MIN (call->n_words, n - 1)], commands);
}

void
cli_complete (const CliCommand *commands, const GOptionEntry *entries, char **words)
{
  g_return_if_fail (commands != NULL);
  g_return_if_fail (entries != NULL);
  g_return_if_fail (words != NULL);

  guint n_before = *words != NULL ? g_strv_length (words) - 1 : 0;
  const char *last = *words != NULL ? words[n_before] : "";
  Call call = read_call (commands, entries, words, n_before);
  Begun word = { last, last };

  if (call.option != NULL)
    {
      if (g_str_equal (last, "="))
        word = (Begun){ "", "" };
      offer_value (&word, call.option->long_name, call.command);
    }
  else if (call.has_options && g_str_has_prefix (last, "--") && strchr (last, '=') != NULL)
    {
      const GOptionEntry *option = find_option (entries, last);

      word.begun = strchr (last, '=') + 1;
      if (option != NULL)
        offer_value (&word, option->long_name, call.command);
    }
  else if (call.has_options && *last == '-')
    offer_options (&word, call.command);
  else if (call.command != NULL)
    offer_word (&word, &call, commands);
  else if (!call.is_unknown && call.n_words == 0)
    offer (&word, "commands", commands);
}
