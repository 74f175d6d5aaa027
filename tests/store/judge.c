/* judge.c: reader and schema as two judges of the same text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "judge.h"

#include <libxml/relaxng.h>
#include <libxml/xmlIO.h>
#include <string.h>

#include "engine/system.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/document-private.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"

StoreLibrary *library;

/* Kinds of documents */

static void
read_army (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarArmy *army = store_army_from_bytes (library, bytes, faults);

  g_clear_pointer (&army, war_army_unref);
}

static void
read_book (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarBook *book = store_book_from_bytes (library, bytes, faults);

  g_clear_pointer (&book, war_book_unref);
}

static void
read_field (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarField *field = store_field_from_bytes (bytes, faults);

  g_clear_pointer (&field, war_field_unref);
}

static void
read_operation (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarOperation *operation = store_operation_from_bytes (library, bytes, folder, faults);

  g_clear_pointer (&operation, war_operation_unref);
}

static void
read_campaign (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarCampaign *campaign = store_campaign_from_bytes (library, bytes, folder, faults);

  g_clear_pointer (&campaign, war_campaign_unref);
}

static void
read_game (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  StoreGame *game = store_game_from_bytes (library, bytes, faults);

  g_clear_pointer (&game, store_game_free);
}

static void
read_tracker (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  WarTracker *tracker = store_tracker_from_bytes (library, bytes, faults);

  g_clear_pointer (&tracker, war_tracker_unref);
}

/* The system is told by the folder that the file lies in; that of an example is not. */
static void
read_rules (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autofree char *name = g_path_get_basename (folder);
  const WarSystem *system = war_system_get (name);
  StoreDocument document = { 0 };

  document.rules = war_rules_new (system != NULL ? system : war_system_get ("entrenched"));
  store_read (bytes, &store_rules_element, &document, faults);
  store_document_clear (&document);
}

static struct
{
  const char *suffix; /* of the files */
  const char *schema;
  void (*read) (GBytes *bytes, const char *folder, StoreFaults *faults);
  xmlRelaxNG *compiled;
} kinds[JUDGE_N_KINDS] = {
  { ".duckarmy", "schemas/army.rng", read_army },
  { ".duckbook", "schemas/book.rng", read_book },
  { ".duckfield", "schemas/field.rng", read_field },
  { ".duckop", "schemas/operation.rng", read_operation },
  { ".duckcampaign", "schemas/campaign.rng", read_campaign },
  { ".duckgame", "schemas/game.rng", read_game },
  { ".ducktable", "schemas/tracker.rng", read_tracker },
  { ".xml", "schemas/rules.rng", read_rules },
};

/* What is said about ids that do not exist or stand twice, about shapes, hexes, and how many of an
 * element there may be: a schema does not know. All else that the reader says is structural. */
static const char *const sense[] = {
  "a unit cannot begin beside the field",
  "a unit has at most ",
  "no unit of ",
  "on a field of hexes a unit begins at a “hex”",
  "the field has no hexes",
  "there are more <begins> than units",
  "there are more “tags” than units",
  "there is another one with the id “",
  "there is another <numbers> of this system",
  "there is another <row> for the same",
  "there is another <terrain> of the type “",
  "there is another <type> with the id “",
  "there is no army book “",
  "there is no battle “",
  "there is no player “",
  "there is no trait or category “",
  "there is no trait “",
  "there is no unit type “",
  "there may be at most ",
  "this is no row of a state of this game",
  "this is not the state that the orders lead to",
  "this operation cannot be played",
  "this state is impossible in this game",
  "this unit cannot lose more than ",
  "units are named in their order, each once",
  "who has a bye plays against nobody",
  "who comes later cannot begin at a place",
  "an <effect> must say what is different",
  "somebody else fights on the side already",
  "the book “",
  "the campaign has no part ",
  "the edge from position ",
  "the feature “",
  "hexes must be from ",
  "nothing is carried over into the first part",
  "the field cannot be opened:",
  "the field must be as large as its board: ",
  "the file has no army book “",
  "the hex ",
  "the operation cannot be opened:",
  "the operation “",
  "the field has no point “",
  "the field has no zone “",
  "the player’s army has no unit ",
  "the point “",
  "the position ",
  "the rules know no amendment “",
  "the rules know no category “",
  "the rules know no game type “",
  "the rules know no level “",
  "the rules know no mark “",
  "the share must be less than “of”",
  "the system must be “",
  "the trait “",
  "a book’s own traits stand in <traits>",
  "a limit cannot be measured by what it counts",
  "a field may have at most ",
  "a force may have at most ",
  "an army may have at most ",
  "position ",
  "side 1 has no force", /* also when its book is missing */
  "side 2 has no force",
  "“", /* “command” is a trait of the rules */
};

/* Schemas do not know of which system a weapon or its unit type is: a file that has the attributes
 * of another's passes them. The name stands before those. */
static gboolean
is_of_system (const char *message)
{
  return (g_str_has_prefix (message, "<weapon> ") || g_str_has_prefix (message, "<statistics> "))
         && strstr (message, "attribute “name”") == NULL && strstr (message, " has name=") == NULL;
}

static gboolean
is_sense (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (sense); i++)
    if (g_str_has_prefix (message, sense[i]))
      return TRUE;

  return FALSE;
}

/* The two judges */

void
judgement_clear (Judgement *judgement)
{
  g_free (judgement->words);
}

static void on_schema_words (void *words, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
on_schema_words (void *words, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (words, format, arguments);
  va_end (arguments);
}

guint
find_kind (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (path, kinds[i].suffix))
      return i;

  g_error ("%s is of no kind", path);
}

static xmlRelaxNG *
get_schema (guint kind)
{
  g_autofree char *path = store_library_find_file (library, kinds[kind].schema);
  g_autoptr (GString) words = g_string_new (NULL);
  xmlRelaxNGParserCtxt *parser;

  if (kinds[kind].compiled != NULL)
    return kinds[kind].compiled;

  g_assert_nonnull (path);
  parser = xmlRelaxNGNewParserCtxt (path);
  xmlRelaxNGSetParserErrors (parser, on_schema_words, on_schema_words, words);
  kinds[kind].compiled = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_cmpstr (words->str, ==, "");
  g_assert_nonnull (kinds[kind].compiled);

  return kinds[kind].compiled;
}

static gboolean
is_accepted_by_schema (xmlRelaxNG *schema, const char *text, gsize length, GString *words)
{
  xmlRelaxNGValidCtxt *validator = xmlRelaxNGNewValidCtxt (schema);
  xmlDoc *tree = xmlReadMemory (text, (int) length, NULL, NULL,
                                XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  gboolean accepted;

  xmlRelaxNGSetValidErrors (validator, on_schema_words, on_schema_words, words);
  accepted = tree != NULL && xmlRelaxNGValidateDoc (validator, tree) == 0;
  xmlRelaxNGFreeValidCtxt (validator);
  xmlFreeDoc (tree);

  return accepted;
}

/* It is the first thing that is said of it. */
static gboolean
is_of_newer_version (const StoreFaults *faults)
{
  const StoreFault *first = g_ptr_array_index (faults->warnings, 0);

  return g_str_has_prefix (first->message, "version ");
}

Judgement
judge (const char *path, const char *text, gsize length)
{
  guint kind = find_kind (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);
  g_autoptr (StoreFaults) faults = store_faults_new ("reader");
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *lines = NULL;
  Judgement judgement = { 0 };

  kinds[kind].read (bytes, folder, faults);
  judgement.accepted_by_reader = store_faults_is_empty (faults);
  judgement.is_newer = faults->warnings->len > 0 && is_of_newer_version (faults);
  for (guint i = 0; i < faults->items->len; i++)
    if (!is_sense (((StoreFault *) g_ptr_array_index (faults->items, i))->message))
      {
        const char *message = ((StoreFault *) g_ptr_array_index (faults->items, i))->message;

        judgement.structural = TRUE;
        judgement.is_for_all_systems |= !is_of_system (message);
      }

  judgement.accepted_by_schema = is_accepted_by_schema (get_schema (kind), text, length, words);
  lines = store_faults_to_string (faults);
  judgement.words = g_strconcat (lines, "schema:\n", words->str, NULL);

  return judgement;
}

/* Shipped files */

static void
add_files (GPtrArray *paths, const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (directory);
  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        add_files (paths, path);
      else if (!g_str_has_suffix (name, ".rng") && !g_str_has_suffix (name, ".md"))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
}

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
list_files (void)
{
  static const char *const folders[] = { "books", "scenarios", "schemas/examples", "systems" };
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = store_library_find_file (library, folders[i]);

      g_assert_nonnull (folder);
      add_files (paths, folder);
    }

  /* In the same order everywhere, or a seed would not say what was tried. */
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

char *
get_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
set_up (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  library = store_library_new (NULL);
}

int
run (void)
{
  int result = g_test_run ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].compiled != NULL)
      xmlRelaxNGFree (kinds[i].compiled);
  store_library_free (library);
  return result;
}
