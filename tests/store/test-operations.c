/* test-operations.c: what operation files say, and what is against their sense
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/tables.h"
#include "engine/operation/operation-edit.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/draft/draft-links.h"

typedef struct
{
  StoreLibrary *library;
  char *folder; /* of the example, whose field it links to */
  char *text; /* of the example */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->library = store_library_new (NULL);
  path = store_library_find_file (fixture->library, "schemas/examples/example.duckop");
  fixture->folder = g_path_get_dirname (path);
  g_assert_true (g_file_get_contents (path, &fixture->text, NULL, NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->folder);
  g_free (fixture->text);
  store_library_free (fixture->library);
}

/* The example with a text replaced; what is said about it goes to *lines. */
static WarOperation *
read_changed (Fixture *fixture, const char *original, const char *replacement, char **lines)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("example");
  GString *changed = g_string_new (fixture->text);
  g_autoptr (GBytes) bytes = NULL;
  WarOperation *operation;

  g_assert_cmpuint (g_string_replace (changed, original, replacement, 1), ==, 1);
  bytes = g_string_free_to_bytes (changed);
  operation = store_operation_from_bytes (fixture->library, bytes, fixture->folder, faults);
  *lines = store_faults_to_string (faults);

  return operation;
}

/* All that a battle of a game type can say is read, and written again as it was. */
static void
test_contents (Fixture *fixture, gconstpointer data)
{
  static const WarConditionKind kinds[]
    = { WAR_CONDITION_HOLD_POINT,  WAR_CONDITION_HOLD_ZONE,   WAR_CONDITION_DESTROY_ALL,
        WAR_CONDITION_DESTROY_ALL, WAR_CONDITION_CARRY,       WAR_CONDITION_SURVIVE,
        WAR_CONDITION_MOST_KILLED, WAR_CONDITION_MOST_POINTS, WAR_CONDITION_LIMIT };
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation
    = read_changed (fixture, "first-side=\"1\"", "first-chooser=\"2\"", &lines);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  const WarForceEntry *officer, *cavalry;

  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpstr (operation->game_type, ==, "attrition");
  g_assert_cmpint (operation->first_side, ==, 0);
  g_assert_cmpint (operation->first_chooser, ==, 2);
  g_assert_cmpuint (operation->amendments, ==,
                    1u << WAR_ENTRENCHED_AMENDMENT_WAVES | 1u << WAR_ENTRENCHED_AMENDMENT_VOLLEY);

  officer = g_ptr_array_index (operation->forces[0]->entries, 1);
  g_assert_cmpstr (officer->name, ==, "Captain Hale");
  g_assert_cmpint (officer->wave, ==, 2);
  g_assert_cmpint (((WarForceEntry *) g_ptr_array_index (operation->forces[1]->entries, 0))->wave,
                   ==, 0);
  g_assert_cmpint (officer->arrives, ==, 0);
  cavalry = g_ptr_array_index (operation->forces[0]->entries, 2);
  g_assert_cmpint (cavalry->arrives, ==, 4);
  g_assert_cmpint (cavalry->edge, ==, WAR_FIELD_EDGE_SOUTH);
  g_assert_null (cavalry->zone);
  cavalry = g_ptr_array_index (operation->forces[0]->entries, 3);
  g_assert_cmpint (cavalry->arrives, ==, 5);
  g_assert_cmpint (cavalry->edge, ==, WAR_FIELD_EDGE_NONE);
  g_assert_cmpstr (cavalry->zone, ==, "west");

  g_assert_cmpuint (operation->conditions->len, ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpint (((WarCondition *) g_ptr_array_index (operation->conditions, i))->kind, ==,
                     kinds[i]);

  bytes = store_operation_to_bytes (operation);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "rounds=\"12\" first-chooser=\"2\">"));
  g_assert_nonnull (
    strstr (text, "<take type=\"bef-officer\" count=\"1\" name=\"Captain Hale\" wave=\"2\"/>"));
  g_assert_nonnull (
    strstr (text, "<take type=\"british-cavalry\" count=\"2\" arrives=\"4\" at-edge=\"south\"/>"));
  g_assert_nonnull (
    strstr (text, "<take type=\"french-cavalry\" count=\"1\" arrives=\"5\" at-zone=\"west\"/>"));
  g_assert_nonnull (strstr (text, "version=\"1.1\" id="));
  g_assert_nonnull (strstr (text, "  <amendments>\n"
                                  "    <amendment clause=\"entrenched.E-18\"/>\n"
                                  "    <amendment clause=\"entrenched.E-27\"/>\n"
                                  "  </amendments>\n"));
}

#define AMENDMENTS \
  "<amendments>\n    <amendment clause=\"entrenched.E-18\"/>\n" \
  "    <amendment clause=\"entrenched.E-27\"/>\n  </amendments>"

/* As printed: nothing is written that version 1.0 did not know. */
static void
test_as_printed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, AMENDMENTS, "", &lines);
  g_autoptr (GBytes) bytes = store_operation_to_bytes (operation);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpuint (operation->amendments, ==, 0);
  g_assert_nonnull (strstr (text, "version=\"1.0\" id="));
  g_assert_null (strstr (text, "amendment"));
}

/* Groups are of version 1.1, which is written where there is one. */
static void
test_groups (Fixture *fixture, gconstpointer data)
{
#define HALE "<take type=\"bef-officer\" count=\"1\" name=\"Captain Hale\" wave=\"2\"/>"
  g_autofree char *lines = NULL, *plain_lines = NULL;
  g_autoptr (WarOperation) plain = read_changed (fixture, AMENDMENTS, "", &plain_lines);
  g_autoptr (WarOperation) operation = war_operation_copy (plain);
  WarForceEntry *entry
    = war_force_entry_copy (g_ptr_array_index (operation->forces[0]->entries, 0));
  g_autoptr (WarOperation) grouped = NULL;
  g_autoptr (WarOperation) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  entry->group = g_strdup ("2nd Battalion");
  grouped = war_operation_replace_entry (operation, 1, 0, entry);
  bytes = store_operation_to_bytes (grouped);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "version=\"1.1\" id="));
  g_assert_nonnull (strstr (text, " group=\"2nd Battalion\"/>"));

  again = read_changed (fixture, HALE,
                        "<take type=\"bef-officer\" count=\"1\" name=\"Captain Hale\" wave=\"2\" "
                        "group=\"2nd Battalion\"/>",
                        &lines);
  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpstr (((WarForceEntry *) g_ptr_array_index (again->forces[0]->entries, 1))->group, ==,
                   "2nd Battalion");
}

/* Allies are of version 1.1; units may be of their books, which a whole file has too. */
static void
test_allies (Fixture *fixture, gconstpointer data)
{
#define ENTENTE "book=\"entente-in-arms\""
  static const char *const wrong[][2]
    = { { ENTENTE " allied-books=\"entente-in-arms\"",
          "the book “entente-in-arms” is there already" },
        { ENTENTE " allied-books=\"british-brigades\"",
          "the book “british-brigades” is of another system" },
        { ENTENTE " allied-books=\"nowhere\"", "nowhere" },
        { ENTENTE " allied-books=\"a b c d\"", "a force may have at most 3 allies" } };
  g_autofree char *lines = NULL, *text = NULL, *whole_text = NULL;
  g_autoptr (WarOperation) operation
    = read_changed (fixture, ENTENTE, ENTENTE " allied-books=\"for-the-fatherland\"", &lines);
  g_autoptr (WarOperation) with_books = NULL;
  g_autoptr (GBytes) bytes = NULL, whole = NULL;
  g_auto (GStrv) books = NULL;

  g_assert_cmpstr (lines, ==, "");
  g_assert_nonnull (war_force_find_type (operation->forces[0], "german-infantry"));
  bytes = store_operation_to_bytes (operation);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, ENTENTE " allied-books=\"for-the-fatherland\""));
  g_assert_nonnull (strstr (text, "version=\"1.1\""));
  with_books = war_operation_make_whole (operation);
  whole = store_operation_to_bytes (with_books);
  whole_text = g_strndup (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
  books = g_strsplit (whole_text, "<book id=\"for-the-fatherland\"", -1);
  g_assert_cmpuint (g_strv_length (books), ==, 2); /* once, though both sides have it */

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *said = NULL;
      g_autoptr (WarOperation) none = read_changed (fixture, ENTENTE, wrong[i][0], &said);

      g_assert_null (none);
      g_assert_nonnull (strstr (said, wrong[i][1]));
    }
}

/* Who is drawn comes in no wave. */
static void
test_drawn (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL, *text = NULL, *said = NULL;
  g_autoptr (WarOperation) operation = read_changed (
    fixture, HALE, "<take type=\"bef-officer\" count=\"1\" name=\"Captain Hale\" drawn=\"yes\"/>",
    &lines);
  g_autoptr (WarOperation) both = read_changed (
    fixture, HALE, "<take type=\"bef-officer\" count=\"1\" wave=\"2\" drawn=\"yes\"/>", &said);
  g_autoptr (GBytes) bytes = NULL;
  const WarForceEntry *officer;

  g_assert_cmpstr (lines, ==, "");
  officer = g_ptr_array_index (operation->forces[0]->entries, 1);
  g_assert_true (officer->is_drawn);
  g_assert_cmpint (war_force_entry_get_coming (officer), ==, WAR_COMING_DRAWN);
  bytes = store_operation_to_bytes (operation);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "name=\"Captain Hale\" drawn=\"yes\"/>"));
  g_assert_null (both);
  g_assert_nonnull (strstr (said, "of what is “drawn”"));
}

#define INFANTRY "<take type=\"bef-infantry\" count=\"22\" wave=\"1\"/>"
#define BEGUN \
  "<take type=\"bef-infantry\" count=\"22\" wave=\"1\">\n" \
  "        <begins at-mm100=\"12000,3000\" heading=\"4095\" marks=\"stunned suppressed\" " \
  "left=\"2\"/>\n" \
  "        <begins at-mm100=\"0,0\" heading=\"0\"/>\n" \
  "        <begins left=\"1\"/>\n" \
  "      </take>"

/* Where units begin, and what they have lost, comes back as it was written: since 1.1. */
static void
test_starts (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL, *text = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, INFANTRY, BEGUN, &lines);
  g_autoptr (WarOperation) copy = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const WarForceEntry *entry;
  const WarUnitStart *start;

  g_assert_cmpstr (lines, ==, "");
  copy = war_operation_copy (operation);
  entry = g_ptr_array_index (copy->forces[0]->entries, 0);
  g_assert_cmpuint (entry->starts->len, ==, 3);
  g_assert_cmpuint (war_force_entry_count_placed (entry), ==, 2);
  g_assert_cmpuint (war_force_entry_count_damaged (entry), ==, 2);
  start = war_force_entry_get_start (entry, 0);
  g_assert_true (start->is_placed);
  g_assert_cmpint (start->at.x, ==, 12000);
  g_assert_cmpint (start->heading, ==, 4095);
  g_assert_cmphex (start->marks, ==, 1u << WAR_TOKEN_STUNNED | 1u << WAR_TOKEN_SUPPRESSED);
  g_assert_cmpuint (start->n_bases, ==, 1);
  g_assert_cmpint (start->left[0], ==, 2);
  g_assert_false (war_force_entry_get_start (entry, 2)->is_placed);
  g_assert_null (war_force_entry_get_start (entry, 3));

  bytes = store_operation_to_bytes (copy);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, BEGUN));
  g_assert_nonnull (strstr (text, "version=\"1.1\" id="));
}

/* What is against its sense, or cannot be, and what is said about it. */
static void
test_wrong_starts (Fixture *fixture, gconstpointer data)
{
#define TAKE(begins) "<take type=\"bef-officer\" count=\"1\">" begins "</take>"
  static const char *const wrong[][2] = {
    { TAKE ("<begins at-mm100=\"1,1\"/>"), "“at-mm100” and “heading” belong together" },
    { TAKE ("<begins heading=\"1\"/>"), "“at-mm100” and “heading” belong together" },
    { TAKE ("<begins at-mm100=\"1,1\" heading=\"4096\"/>"), "from 0 to 4095" },
    { TAKE ("<begins at-mm100=\"-1,1\" heading=\"0\"/>"), "at-mm100" },
    { TAKE ("<begins at-mm100=\"99999999999999999999,1\" heading=\"0\"/>"), "at-mm100" },
    { TAKE ("<begins at-mm100=\"1,1\" heading=\"0\" hex=\"1,1\"/>"), "not both" },
    { TAKE ("<begins left=\"0\"/>"), "left" },
    { TAKE ("<begins left=\"1 1 1 1 1 1 1 1 1\"/>"), "at most 8 bases" },
    { TAKE ("<begins left=\"101\"/>"), "left" },
    { TAKE ("<begins marks=\"stunned\"/>"), "there may be no “marks” without a place" },
    { TAKE ("<begins at-mm100=\"1,1\" heading=\"0\" marks=\"prone\"/>"),
      "begins with the mark “prone”" },
    { TAKE ("<begins at-mm100=\"1,1\" heading=\"0\" marks=\"stunned stunned\"/>"),
      "the mark “stunned” is there already" },
    { TAKE ("<begins at-mm100=\"1,1\" heading=\"0\" formation=\"column\"/>"), "have no formation" },
    { TAKE ("<begins/><begins/>"), "there are more <begins> than units" },
    { "<take type=\"bef-officer\" count=\"1\" drawn=\"yes\"><begins at-mm100=\"1,1\" "
      "heading=\"0\"/></take>",
      "who comes later cannot begin at a place" },
    { "<take type=\"nobody\" count=\"1\"><begins left=\"1\"/></take>", "nobody" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *lines = NULL;
      g_autoptr (WarOperation) none = read_changed (fixture, HALE, wrong[i][0], &lines);

      g_assert_null (none);
      if (strstr (lines, wrong[i][1]) == NULL)
        g_error ("%s: %s", wrong[i][0], lines);
      g_assert_nonnull (strstr (lines, ":17:"));
    }
}

/* A file that has its field and its books in itself has the places and the strengths, too. */
static void
test_starts_in_whole (Fixture *fixture, gconstpointer data)
{
  static const char *const wrong[][2] = {
    { "at-mm100=\"9999999,1\" heading=\"0\"", "a unit cannot begin beside the field" },
    { "hex=\"1,1\"", "the field has no hexes" },
    { "left=\"50\"", "“bef-infantry” has 1 base with at most" },
    { "left=\"1 1\"", "“bef-infantry” has 1 base with at most" },
  };
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, INFANTRY, BEGUN, &lines);
  g_autoptr (WarOperation) whole = war_operation_make_whole (operation);
  g_autoptr (GBytes) bytes = store_operation_to_bytes (whole);

  g_free (fixture->text);
  fixture->text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *said = NULL;
      g_autoptr (WarOperation) none
        = read_changed (fixture, "at-mm100=\"0,0\" heading=\"0\"", wrong[i][0], &said);

      g_assert_null (none);
      if (strstr (said, wrong[i][1]) == NULL)
        g_error ("%s: %s", wrong[i][0], said);
    }
}

/* A draft keeps it, and so does what is edited; on another field, or as a reserve, nobody stands
 * where he did. */
static void
test_starts_edited (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, INFANTRY, BEGUN, &lines);
  g_autoptr (GBytes) draft = store_operation_to_draft (operation);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (WarOperation) again = store_operation_from_draft (fixture->library, draft, faults);
  g_autoptr (WarField) small = war_field_new ("Small", WAR_INCH, WAR_INCH);
  g_autoptr (WarOperation) moved = war_operation_set_field (operation, small, NULL);
  const WarForceEntry *kept = g_ptr_array_index (again->forces[0]->entries, 0);
  const WarForceEntry *gone = g_ptr_array_index (moved->forces[0]->entries, 0);
  WarForceEntry *fewer = war_force_entry_copy (kept);

  g_assert_cmpuint (war_force_entry_count_placed (kept), ==, 2);
  g_assert_cmpuint (war_force_entry_count_placed (gone), ==, 0);
  g_assert_cmpuint (war_force_entry_count_damaged (gone), ==, 2);

  war_force_entry_set_count (fewer, 1);
  g_assert_cmpuint (fewer->starts->len, ==, 1);
  war_operation_set_reserve (operation, 1, fewer, TRUE);
  g_assert_cmpuint (war_force_entry_count_placed (fewer), ==, 0);
  g_assert_cmpuint (war_force_entry_count_damaged (fewer), ==, 1);
  war_force_entry_clear_losses (fewer);
  g_assert_cmpuint (fewer->starts->len, ==, 0);
  war_force_entry_free (fewer);
}

/* What no game may turn on is written after what is on, and comes back. */
static void
test_fixed_as_printed (Fixture *fixture, gconstpointer data)
{
#define FIXED "<amendments>\n    <as-printed clause=\"entrenched.E-27\"/>\n  </amendments>"
  g_autofree char *lines = NULL, *other_lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, AMENDMENTS, FIXED, &lines);
  g_autoptr (WarOperation) both
    = read_changed (fixture, "  </amendments>",
                    "    <as-printed clause=\"entrenched.E-27\"/>\n  </amendments>", &other_lines);
  g_autoptr (GBytes) bytes = store_operation_to_bytes (operation);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpuint (operation->amendments, ==, 0);
  g_assert_cmpuint (operation->fixed_off, ==, 1u << WAR_ENTRENCHED_AMENDMENT_VOLLEY);
  g_assert_nonnull (strstr (text, "version=\"1.1\" id="));
  g_assert_nonnull (strstr (text, FIXED));
  g_assert_null (both);
  g_assert_nonnull (
    strstr (other_lines, "the amendment “entrenched.E-27” is either on or as printed, not both"));
}

/* A draft keeps it, too. */
static void
test_fixed_in_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, AMENDMENTS, FIXED, &lines);
  g_autoptr (GBytes) draft = store_operation_to_draft (operation);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (WarOperation) recovered = store_operation_from_draft (fixture->library, draft, faults);

  g_assert_nonnull (recovered);
  g_assert_cmpuint (recovered->amendments, ==, 0);
  g_assert_cmpuint (recovered->fixed_off, ==, operation->fixed_off);
}

/* What version 1.0 said of the opening volley is understood, and written as version 1.1 says it. */
static void
test_old_options (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "no", "yes" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *options = g_strdup_printf ("<options opening-volley=\"%s\"/>", words[i]);
      g_autofree char *lines = NULL;
      g_autoptr (WarOperation) operation = read_changed (fixture, AMENDMENTS, options, &lines);
      g_autoptr (GBytes) bytes = store_operation_to_bytes (operation);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      g_assert_cmpuint (operation->amendments, ==, i << WAR_ENTRENCHED_AMENDMENT_VOLLEY);
      g_assert_null (strstr (text, "options"));
      g_assert_cmpint (strstr (text, "\"entrenched.E-27\"") != NULL, ==, i);
    }
}

/* Each is known, and is no matter of campaigns. */
static void
test_wrong_amendments (Fixture *fixture, gconstpointer data)
{
  static const char *const clauses[][2] = {
    { "entrenched.E-3", "the rules know no amendment “entrenched.E-3” of operations" },
    { "entrenched.E-24", "the rules know no amendment “entrenched.E-24” of operations" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    {
      g_autofree char *lines = NULL;
      g_autofree char *clause = g_strdup_printf ("\"%s\"", clauses[i][0]);
      g_autoptr (WarOperation) operation
        = read_changed (fixture, "\"entrenched.E-18\"", clause, &lines);

      g_assert_null (operation);
      g_assert_nonnull (strstr (lines, clauses[i][1]));
    }
}

/* The example with its field in it. */
static void
embed (Fixture *fixture)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation = read_changed (fixture, "rounds", "rounds", &lines);
  g_autoptr (GBytes) bytes = store_operation_to_whole_bytes (operation);

  g_free (fixture->text);
  fixture->text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A linked field may be changed alone: the operation can be opened all the same, to mend it. */
static void
test_lost_place (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation
    = read_changed (fixture, "place=\"west\"", "place=\"moon\"", &lines);

  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpstr (((WarCondition *) g_ptr_array_index (operation->conditions, 1))->place, ==,
                   "moon");
}

/* A draft is whole, and keeps the link; it is written even if a place is lost. */
static void
test_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation
    = read_changed (fixture, "place=\"west\"", "place=\"moon\"", &lines);
  g_autoptr (GBytes) bytes = store_operation_to_draft (operation);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (WarOperation) recovered = store_operation_from_draft (fixture->library, bytes, faults);
  g_autoptr (GBytes) found = NULL, expected = NULL;

  g_assert_true (store_faults_is_empty (faults));
  g_assert_cmpstr (recovered->field_link, ==, "example.duckfield");
  g_assert_null (((WarCondition *) g_ptr_array_index (recovered->conditions, 1))->place);
  found = store_field_to_bytes (recovered->field);
  expected = store_field_to_bytes (operation->field);
  g_assert_true (g_bytes_equal (found, expected));
}

/* What is no link of a document is none of a draft. */
static void
test_draft_links (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "<a/>\n<?link 0 ../a?>\n<?link 1 /b?>\n<?link 2 c/d.duckfield?>\n"
                             "<?link 9 e?>\n<?link x?>\n<?link 3?>\n<?link";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  char **links = store_draft_links_read (bytes, 4);

  g_assert_null (links[0]);
  g_assert_null (links[1]);
  g_assert_cmpstr (links[2], ==, "c/d.duckfield");
  g_assert_null (links[3]);
  store_draft_links_free (links, 4);
}

/* A force that is brought, and what the players agree on. */
static void
test_brought (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lines = NULL;
  g_autoptr (WarOperation) operation
    = read_changed (fixture, ">\n      <take type=\"german-infantry\" count=\"18\"/>",
                    " cost-limit=\"900\">", &lines);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpint (operation->forces[1]->cost_limit, ==, 900);
  g_assert_cmpstr (operation->special_rules, ==, "It is night: nobody sees further than 12″.");

  bytes = store_operation_to_bytes (operation);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "book=\"for-the-fatherland\" cost-limit=\"900\"/>\n"));
  g_assert_nonnull (strstr (text, "<special-rules>\n    <p>It is night"));
}

/* Each is named with its place and what it is about. */
static void
test_without_sense (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *original, *replacement, *expected;
  } rows[] = {
    { "game-type=\"attrition\"", "game-type=\"chess\"", "the rules know no game type “chess”" },
    { "first-side=\"1\"", "first-side=\"1\" first-chooser=\"1\"",
      "there may be first-side or first-chooser, not both" },
    { "place=\"colours\"", "place=\"west\"", "the field has no point “west”" },
    { "place=\"colours\"", "place=\"bridge\"", "the point “bridge” is not an objective" },
    { "place=\"west\"", "place=\"bridge\"", "the field has no zone “bridge”" },
    { "place=\"bridge\"", "place=\"inn\"", "the point “inn” is only a label" },
    { "type=\"bef-infantry\"", "type=\"uhlans\"",
      "there is no unit type “uhlans” in the book “entente-in-arms”" },
  };

  embed (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *lines = NULL;
      g_autofree char *expected = g_strdup_printf (": %s\n", rows[i].expected);

      g_assert_null (read_changed (fixture, rows[i].original, rows[i].replacement, &lines));
      if (!g_str_has_suffix (lines, expected) || strchr (lines, '\n') != strrchr (lines, '\n'))
        g_error ("“%s” instead of “%s”", lines, expected);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/store/operations/contents", test_contents);
  ADD ("/store/operations/entrenched.E-27/as-printed", test_as_printed);
  ADD ("/store/operations/groups", test_groups);
  ADD ("/store/operations/allies", test_allies);
  ADD ("/store/operations/drawn", test_drawn);
  ADD ("/store/operations/starts", test_starts);
  ADD ("/store/operations/starts/wrong", test_wrong_starts);
  ADD ("/store/operations/starts/whole", test_starts_in_whole);
  ADD ("/store/operations/starts/edited", test_starts_edited);
  ADD ("/store/operations/entrenched.E-27/old-options", test_old_options);
  ADD ("/store/operations/entrenched.E-24/wrong-amendments", test_wrong_amendments);
  ADD ("/store/operations/entrenched.E-27/fixed-as-printed", test_fixed_as_printed);
  ADD ("/store/operations/entrenched.E-27/fixed-as-printed/draft", test_fixed_in_draft);
  ADD ("/store/operations/lost-place", test_lost_place);
  ADD ("/store/operations/draft", test_draft);
  ADD ("/store/operations/draft-links", test_draft_links);
  ADD ("/store/operations/brought", test_brought);
  ADD ("/store/operations/without-sense", test_without_sense);

  return g_test_run ();
}
