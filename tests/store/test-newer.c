/* test-newer.c: files of newer versions of the format: what is not known in them is kept
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/operation/operation-edit.h"
#include "judge.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"

/* Files of the future are made of each file; many more with -m slow. */
#define N_FUTURES 5
#define N_FUTURES_SLOW 200

/* Reading and writing again */

static GBytes *
rewrite_army (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarArmy) army = store_army_from_bytes (library, bytes, faults);

  return army != NULL ? store_army_to_bytes (army) : NULL;
}

static GBytes *
rewrite_book (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarBook) book = store_book_from_bytes (library, bytes, faults);

  return book != NULL ? store_book_to_bytes (book) : NULL;
}

static GBytes *
rewrite_field (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarField) field = store_field_from_bytes (bytes, faults);

  return field != NULL ? store_field_to_bytes (field) : NULL;
}

static GBytes *
rewrite_operation (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarOperation) operation = store_operation_from_bytes (library, bytes, folder, faults);

  return operation != NULL ? store_operation_to_bytes (operation) : NULL;
}

static GBytes *
rewrite_campaign (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarCampaign) campaign = store_campaign_from_bytes (library, bytes, folder, faults);

  return campaign != NULL ? store_campaign_to_bytes (campaign) : NULL;
}

static GBytes *
rewrite_game (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (StoreGame) game = store_game_from_bytes (library, bytes, faults);

  return game != NULL ? store_game_to_bytes (game) : NULL;
}

static GBytes *
rewrite_tracker (GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarTracker) tracker = store_tracker_from_bytes (library, bytes, faults);

  return tracker != NULL ? store_tracker_to_bytes (tracker) : NULL;
}

static const struct
{
  const char *suffix;
  GBytes *(*rewrite) (GBytes *bytes, const char *folder, StoreFaults *faults);
} kinds[] = {
  { ".duckarmy", rewrite_army },         { ".duckbook", rewrite_book },
  { ".duckfield", rewrite_field },       { ".duckop", rewrite_operation },
  { ".duckcampaign", rewrite_campaign }, { ".duckgame", rewrite_game },
  { ".ducktable", rewrite_tracker },
};

/* What is written after reading the text, or NULL; *lines are its faults, or else its warnings. */
static char *
rewrite (const char *path, const char *text, char **lines)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) again = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (path, kinds[i].suffix))
      again = kinds[i].rewrite (bytes, folder, faults);

  *lines
    = again != NULL ? store_faults_warnings_to_string (faults) : store_faults_to_string (faults);
  return again != NULL ? g_strndup (g_bytes_get_data (again, NULL), g_bytes_get_size (again))
                       : NULL;
}

static gboolean
is_document (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (path, kinds[i].suffix))
      return TRUE;

  return FALSE;
}

/* Files of the future */

static gboolean
toss (void)
{
  return g_test_rand_int_range (0, 2) == 0;
}

static void
append_new_element (GString *xml, const char *indentation)
{
  gint number = g_test_rand_int_range (0, 100);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      g_string_append_printf (xml, "%s<novelty/>\n", indentation);
      break;
    case 1:
      g_string_append_printf (xml, "%s<novelty n=\"%d\" t=\"a &amp; &lt;&quot;&#10;\"/>\n",
                              indentation, number);
      break;
    case 2:
      g_string_append_printf (xml, "%s<novelty>Text no. %d &lt;&gt; é</novelty>\n", indentation,
                              number);
      break;
    default:
      g_string_append_printf (xml, "%s<novelty n=\"%d\">\n", indentation, number);
      g_string_append_printf (xml, "%s  <inner/>\n", indentation);
      g_string_append_printf (xml, "%s  <inner>\n", indentation);
      g_string_append_printf (xml, "%s    <p>A <b>bold</b> word.</p>\n", indentation);
      g_string_append_printf (xml, "%s  </inner>\n", indentation);
      g_string_append_printf (xml, "%s</novelty>\n", indentation);
    }
}

/* A new attribute somewhere in the tag, but not before the namespace. */
static char *
add_attribute (const char *tag)
{
  g_auto (GStrv) parts = g_strsplit (tag, "\" ", -1);
  guint first = strstr (tag, " xmlns=") != NULL ? 1 : 0;
  guint n_parts = g_strv_length (parts);
  guint at = (guint) g_test_rand_int_range ((gint32) first, (gint32) n_parts + 1);
  GString *changed = g_string_new (NULL);

  if (strchr (tag, '"') == NULL)
    {
      g_string_append_printf (changed, "%s novelty=\"%d\"", tag, g_test_rand_int_range (0, 100));
      return g_string_free (changed, FALSE);
    }

  for (guint i = 0; i < n_parts; i++)
    {
      const char *part = parts[i];

      /* The first part has the element's name before its attribute's. */
      if (i == 0 && at == 0)
        {
          gsize length = strcspn (part, " ");

          g_string_append_printf (changed, "%.*s novelty=\"&quot; \"", (int) length, part);
          part += length;
        }
      else if (i == at)
        {
          g_string_append (changed, "novelty=\"1\" ");
        }
      g_string_append (changed, part);
      if (i + 1 < n_parts)
        g_string_append (changed, "\" ");
    }
  if (at == n_parts)
    g_string_append (changed, " novelty=\"\"");

  return g_string_free (changed, FALSE);
}

/* A line of a canonical file with new things in it, before it and after it. */
static void
append_future_line (GString *xml, const char *line)
{
  gsize depth = strspn (line, " ");
  g_autofree char *indentation = g_strnfill (depth, ' ');
  g_autofree char *inner = g_strnfill (depth + 2, ' ');
  const char *end = strchr (line, '>');
  gboolean is_empty = end > line && end[-1] == '/';
  g_autofree char *tag = g_strndup (line, (gsize) (end - line) - is_empty);
  g_autofree char *name = NULL;

  if (line[depth + 1] == '/')
    {
      if (toss ())
        append_new_element (xml, inner);
      g_string_append_printf (xml, "%s\n", line);
      return;
    }

  name = g_strndup (line + depth + 1, strcspn (line + depth + 1, " />"));
  if (toss ())
    {
      g_autofree char *changed = add_attribute (tag + depth);

      g_string_append_printf (xml, "%s%s", indentation, changed);
    }
  else
    {
      g_string_append (xml, tag);
    }

  if (is_empty && toss ())
    {
      g_string_append (xml, ">\n");
      append_new_element (xml, inner);
      g_string_append_printf (xml, "%s</%s>\n", indentation, name);
    }
  else if (is_empty)
    {
      g_string_append (xml, "/>\n");
    }
  else
    {
      g_string_append_printf (xml, "%s\n", end);
      if (end[1] == '\0' && toss ())
        append_new_element (xml, inner);
    }
}

static char *
make_future (const char *text)
{
  G_GNUC_UNUSED g_autofree char *newer = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) current = g_string_new (text);
  GString *xml = g_string_new (NULL);

  g_string_replace (current, "xmlns=\"urn:duckboard:1\" version=\"1.0\"",
                    "xmlns=\"urn:duckboard:1\" version=\"1.7\"", 1);
  g_string_replace (current, "xmlns=\"urn:duckboard:1\" version=\"1.1\"",
                    "xmlns=\"urn:duckboard:1\" version=\"1.7\"", 1);
  lines = g_strsplit (current->str, "\n", -1);
  g_string_append_printf (xml, "%s\n", lines[0]);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    append_future_line (xml, lines[i]);

  return g_string_free (xml, FALSE);
}

static void
test_kept (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = get_text (path);
  guint n = g_test_slow () ? N_FUTURES_SLOW : N_FUTURES;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *future = make_future (text);
      g_autofree char *lines = NULL;
      g_autofree char *again = rewrite (path, future, &lines);

      if (again == NULL)
        g_error ("%s: %s\n%s", path, lines, future);
      if (!g_str_equal (again, future))
        g_error ("%s: written as\n%s\ninstead of\n%s", path, again, future);
      g_assert_nonnull (strstr (lines, "warning: version 1.7 of the format is newer than 1.1"));
    }
}

/* Files of one line each */

#define FIELD(version, attributes, content) \
  "<field xmlns=\"urn:duckboard:1\" version=\"" version "\" name=\"F\" width-mm100=\"60960\" " \
  "depth-mm100=\"30480\"" attributes "><ground kind=\"free\"/>" content "</field>"

static const struct
{
  const char *name, *text, *lines;
} rows[] = {
  { "no-news", FIELD ("1.7", "", ""),
    "f:1:41: warning: version 1.7 of the format is newer than 1.1, which this version of "
    "Duckboard reads: what it does not know is kept as it is\n" },
  { "said-once", FIELD ("1.12", " a=\"\" b=\"\"", "<features><hex/><hex/></features><hex a=\"\"/>"),
    "f:1:41: warning: version 1.12 of the format is newer than 1.1, which this version of "
    "Duckboard reads: what it does not know is kept as it is\n"
    "f:1:99: warning: <field> has an attribute “a” that this version does not know; it is kept\n"
    "f:1:104: warning: <field> has an attribute “b” that this version does not know; it is kept\n"
    "f:1:137: warning: <features> has a <hex> that this version does not know; it is kept\n"
    "f:1:160: warning: <field> has a <hex> that this version does not know; it is kept\n" },
  { "major", FIELD ("2.0", "", ""),
    "f:1:41: version 2.0 of the format is not known to this version of Duckboard, which reads "
    "1.1; a newer Duckboard may open it\n" },
  { "no-version", FIELD ("1.07", " hexes=\"\"", ""),
    "f:1:41: version 1.07 of the format is not known to this version of Duckboard, which reads "
    "1.1; a newer Duckboard may open it\n" },
  { "no-number", FIELD ("1.+7", "", ""),
    "f:1:41: version 1.+7 of the format is not known to this version of Duckboard, which reads "
    "1.1; a newer Duckboard may open it\n" },
  { "wrong-value", FIELD ("1.7", "", "<features><hex/></features><zones/>"),
    "f:1:143: <zones> lacks <zone>\n" },
  { "foreign", FIELD ("1.7", " xmlns:x=\"urn:x\" x:a=\"\"", "<hex><x:hex x:a=\"\"/></hex>"),
    "f:1:116: <field> has no attribute “x:a”\n"
    "f:1:144: <hex> is in a foreign namespace\n"
    "f:1:156: <hex> has no attribute “x:a”\n" },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *lines = NULL;
  G_GNUC_UNUSED g_autofree char *again = rewrite ("f.duckfield", rows[row].text, &lines);

  g_assert_cmpstr (lines, ==, rows[row].lines);
}

/* A minor version has no new words within texts, and texts nowhere new. */
static void
test_texts (void)
{
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckop");
  g_autofree char *text = get_text (path);
  g_autoptr (GString) changed = g_string_new (text);
  g_autofree char *lines = NULL;
  g_autofree char *again = NULL;

  g_string_replace (changed, "version=\"1.1\" id", "version=\"1.7\" id", 1);
  g_string_replace (changed, "Both sides want", "Both <b>sides</b> want", 1);
  g_string_replace (changed, "<forces>", "<forces>so", 1);
  again = rewrite (path, changed->str, &lines);
  g_assert_null (again);
  g_assert_cmpstr (lines, ==,
                   "f:4:13: <b> may not stand in <p>\n"
                   "f:14:11: there may be no text in <forces>\n");
}

/* What a feature does in a system that is not known yet is kept too; in our version it is wrong. */
static void
test_systems (void)
{
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckfield");
  g_autofree char *text = get_text (path);
  g_autoptr (GString) changed = g_string_new (text);
  g_autofree char *lines = NULL;
  g_autofree char *again = NULL;
  g_autofree char *wrong = NULL;

  g_string_replace (changed, "<effect ", "<effect system=\"chess\" rook=\"yes\"/>\n      <effect ",
                    1);
  wrong = rewrite (path, changed->str, &lines);
  g_assert_null (wrong);
  g_clear_pointer (&lines, g_free);

  g_string_replace (changed, "version=\"1.0\" name", "version=\"1.2\" name", 1);
  again = rewrite (path, changed->str, &lines);
  g_assert_cmpstr (again, ==, changed->str);
}

/* Edits */

static WarArmy *
read_army (const char *text)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("army");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  WarArmy *army = store_army_from_bytes (library, bytes, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, "");
  return army;
}

static char *
get_future_army (void)
{
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckarmy");
  g_autofree char *text = get_text (path);
  GString *future = g_string_new (text);

  g_string_replace (future, "version=\"1.0\" name", "version=\"1.7\" mood=\"grim\" name", 1);
  g_string_replace (future, "<unit type=\"rifles\"", "<unit veterans=\"yes\" type=\"rifles\"", 1);
  g_string_replace (future, "<statistics ", "<statistics luck=\"3\" ", 1);
  g_string_replace (future, "  </units>", "    <reserve n=\"1\"/>\n  </units>", 1);
  return g_string_free (future, FALSE);
}

static char *
army_to_text (const WarArmy *army)
{
  g_autoptr (GBytes) bytes = store_army_to_bytes (army);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Units keep what is theirs wherever they stand, and the army what is its own. */
static void
test_edited_army (void)
{
  g_autofree char *text = get_future_army ();
  g_autoptr (WarArmy) army = read_army (text);
  WarUnit *veterans = war_army_get_unit (army, 0);
  g_autoptr (WarUnit) recruits = war_unit_new (veterans->type, "Recruits", NULL);
  g_autoptr (WarArmy) longer = war_army_insert_unit (army, 0, recruits);
  g_autoptr (WarArmy) renamed = war_army_set_name (longer, "Renamed");
  g_autofree char *edited = army_to_text (renamed);
  g_autofree char *unedited = NULL;
  const guint first = 0;
  g_autoptr (WarArmy) shorter = war_army_remove_units (longer, &first, 1);

  g_assert_nonnull (strstr (edited, "version=\"1.7\" mood=\"grim\" name=\"Renamed\""));
  g_assert_nonnull (strstr (edited, "    <unit type=\"rifles\" name=\"Recruits\"/>\n"
                                    "    <unit veterans=\"yes\" type=\"rifles\""));
  g_assert_nonnull (strstr (edited, "<statistics luck=\"3\" "));
  g_assert_nonnull (strstr (edited, "<reserve n=\"1\"/>"));

  unedited = army_to_text (shorter);
  g_assert_cmpstr (unedited, ==, text);
}

/* A unit whose type follows another version of it is still the unit that it was. */
static void
test_unit_that_follows (void)
{
  g_autofree char *text = get_future_army ();
  G_GNUC_UNUSED g_autofree char *other_text = NULL;
  g_autoptr (WarArmy) army = read_army (text);
  g_autoptr (WarArmy) other = NULL;
  g_autoptr (WarArmy) edited = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GString) dearer = g_string_new (text);

  g_string_replace (dearer, " cost=\"40\"", " cost=\"41\"", 1);
  other = read_army (dearer->str);
  edited = war_army_insert_unit (army, army->units->len, war_army_get_unit (other, 0));
  g_assert_true (war_army_get_unit (edited, 0) != war_army_get_unit (army, 0));
  written = army_to_text (edited);
  g_assert_nonnull (strstr (written, "<units>\n    <unit veterans=\"yes\" type=\"rifles\""));
}

/* A document of ours that takes in something of a newer version is of that version: nothing of it
 * is lost, and it can be read again. */
static void
test_mixed (void)
{
  static const char *const newer = FIELD ("1.3", "",
                                          "<features><area id=\"a\" terrain=\"mud\" depth=\"2\" "
                                          "points-mm100=\"0,0 9,0 9,9\"/></features>");
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckop");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = get_text (path);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) field_bytes = g_bytes_new (newer, strlen (newer));
  g_autoptr (WarField) field = store_field_from_bytes (field_bytes, faults);
  g_autoptr (WarOperation) operation = store_operation_from_bytes (library, bytes, folder, faults);
  g_autoptr (WarOperation) moved = war_operation_set_field (operation, field, NULL);
  g_autoptr (GBytes) whole = NULL;
  g_autofree char *written = NULL;

  g_ptr_array_set_size (moved->conditions, 0);
  g_ptr_array_add (moved->conditions, war_condition_new (WAR_CONDITION_LIMIT, 1));
  whole = store_operation_to_whole_bytes (moved);
  written = g_strndup (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));

  g_assert_nonnull (strstr (written, " version=\"1.3\" id=\"example\""));
  g_assert_nonnull (strstr (written, "terrain=\"mud\" depth=\"2\" "));
  {
    g_autofree char *lines = NULL;
    g_autofree char *again = rewrite ("o.duckop", written, &lines);

    g_assert_cmpstr (again, ==, written);
  }
}

/* A link to a file of a newer version is followed, and it is said what it leads to. */
static void
test_linked (void)
{
  static const char *const names[] = { "example.duckop", "example.duckfield" };
  g_autofree char *example = store_library_find_file (library, "schemas/examples/example.duckop");
  g_autofree char *examples = g_path_get_dirname (example);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, names[0], NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("o");
  g_autoptr (WarOperation) operation = NULL;
  g_autofree char *lines = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from = g_build_filename (examples, names[i], NULL);
      g_autofree char *to = g_build_filename (folder, names[i], NULL);
      g_autofree char *text = get_text (from);
      g_autoptr (GString) changed = g_string_new (text);

      if (i == 1)
        g_string_replace (changed, "version=\"1.0\" name", "version=\"1.7\" name", 1);
      g_assert_true (g_file_set_contents (to, changed->str, -1, NULL));
    }

  operation = store_operation_load (library, path, faults);
  g_assert_nonnull (operation);
  lines = store_faults_warnings_to_string (faults);
  g_assert_true (g_str_has_prefix (lines, "o:13:21: warning: "));
  g_assert_nonnull (strstr (lines, "example.duckfield:2:41: warning: version 1.7 of the format"));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *to = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_unlink (to), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What is kept has its limit, however it is made: of elements, of text or of attributes. */
static void
test_limit (void)
{
  static const struct
  {
    const char *begin, *piece, *end;
    guint n_pieces;
  } cases[] = {
    { "<oops>", "<a/>", "</oops>", 20000 },
    { "<oops>", "<a>text</a> ", "</oops>", 20000 },
    { "<oops>", "&quot;", "</oops>", 20000 },
    { "", "<oops a=\"0123456789\"/>", "", 20000 },
    { "<features>",
      "<ellipse id=\"a-#\" terrain=\"mud\" centre-mm100=\"5,5\" heading=\"0\" width-mm100=\"5\" "
      "depth-mm100=\"5\" "
      "oops=\"012345678901234567890123456789012345678901234567890123456789\"/>",
      "</features>", 9999 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (FIELD ("1.7", "", ""));
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (StoreFaults) faults = store_faults_new ("f");
      g_autofree char *found = NULL;

      g_string_truncate (text, text->len - strlen ("</field>"));
      g_string_append (text, cases[i].begin);
      for (guint j = 0; j < cases[i].n_pieces; j++)
        {
          g_autofree char *number = g_strdup_printf ("%u", j);
          g_auto (GStrv) parts = g_strsplit (cases[i].piece, "#", 2);
          g_autofree char *piece = g_strjoinv (number, parts);

          g_string_append (text, piece);
        }
      g_string_append_printf (text, "%s</field>", cases[i].end);
      bytes = g_bytes_new (text->str, text->len);

      g_assert_null (store_field_from_bytes (bytes, faults));
      found = store_faults_to_string (faults);
      g_assert_nonnull (strstr (found, "there is more than 1024 KiB that this version"));
      g_assert_cmpuint (faults->items->len, ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;

  set_up (&argc, &argv);
  paths = list_files ();

  for (guint i = 0; i < paths->len; i++)
    {
      const char *file = g_ptr_array_index (paths, i);
      g_autofree char *name = g_path_get_basename (file);
      g_autofree char *path = g_strdup_printf ("/store/newer/kept/%u-%s", i, name);

      if (is_document (file))
        g_test_add_data_func (path, file, test_kept);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/store/newer/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/store/newer/texts", test_texts);
  g_test_add_func ("/store/newer/systems", test_systems);
  g_test_add_func ("/store/newer/edited-army", test_edited_army);
  g_test_add_func ("/store/newer/unit-that-follows", test_unit_that_follows);
  g_test_add_func ("/store/newer/mixed", test_mixed);
  g_test_add_func ("/store/newer/linked", test_linked);
  g_test_add_func ("/store/newer/limit", test_limit);

  return run ();
}
