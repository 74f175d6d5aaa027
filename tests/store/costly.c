/* costly.c: files that are made to cost as much as they can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "costly.h"

#include <string.h>

#include "store/disk/read-file.h"
#include "store/disk/zip.h"

/* The example of a kind with a piece of text put in many times; "#" in it is a growing number. */
enum
{
  BEFORE_ROOT,
  IN_ROOT_TAG,
  IN_ROOT,
  IN_NEWER_ROOT, /* of a file of a newer minor version, where what is not known is kept */
};

typedef struct
{
  const char *name;
  guint place;
  const char *begin, *piece, *end;
} Filling;

static const Filling fillings[] = {
  { "attribute", IN_ROOT_TAG, " oops=\"", "0123456789", "\"" },
  { "attributes", IN_ROOT_TAG, "", " a#=\"\"", "" },
  { "namespaces-of-one-tag", IN_ROOT_TAG, "", " xmlns:a#=\"a\"", "" },
  { "open-value", IN_ROOT_TAG, " a='", "<", "" },
  { "white-space-of-a-tag", IN_ROOT_TAG, "", "\n", "" },
  { "nesting", IN_ROOT, "", "<oops>", "" },
  { "namespaces", IN_ROOT, "", "<oops xmlns:a#=\"a\"/>", "" },
  { "strangers", IN_ROOT, "", "<oops/>", "" },
  { "strangers-in-one", IN_ROOT, "<oops>", "<a b='c'/>", "</oops>" },
  { "ends", IN_ROOT, "", "</oops>", "" },
  { "names", IN_ROOT, "<", "n", "/>" },
  { "less-than", IN_ROOT, "", "<", "" },
  { "ampersands", IN_ROOT, "", "&", "" },
  { "half-comments", IN_ROOT, "", "<!--", "-->" },
  { "comments", IN_ROOT, "", "<!-- ' -->", "" },
  { "open-comment", IN_ROOT, "<!--", " - ", "" },
  { "instructions", IN_ROOT, "", "<?a '?>", "" },
  { "open-instruction", IN_ROOT, "<?a ", "? > ", "" },
  { "sections", IN_ROOT, "", "<![CDATA[ ]]>", "" },
  { "open-section", IN_ROOT, "<![CDATA[", "]] > ", "" },
  { "text", IN_ROOT, "", "text é", "" },
  { "white-space", IN_ROOT, "", " \n", "" },
  { "references", IN_ROOT, "", "&#32;&amp;", "" },
  { "unknown-references", IN_ROOT, "", "&a#;", "" },
  { "no-text", IN_ROOT, "", "\xff", "" },
  { "entities", BEFORE_ROOT, "<!DOCTYPE a [<!ENTITY a0 \"a\">", "<!ENTITY b# \"&a0;&a0;&a0;\">",
    "]>" },
  { "giant-entity", BEFORE_ROOT, "<!DOCTYPE a [<!ENTITY a \"", "0123456789", "\">]>" },
  { "attribute-lists", BEFORE_ROOT, "<!DOCTYPE a [", "<!ATTLIST army a# CDATA \"a\">", "]>" },
  { "text-before", BEFORE_ROOT, "", "text ", "" },
  { "newer-elements", IN_NEWER_ROOT, "", "<oops#/>", "" },
  { "newer-elements-in-one", IN_NEWER_ROOT, "<oops>", "<a b='c'/>", "</oops>" },
  { "newer-names", IN_NEWER_ROOT, "<oops>", "<a#/>", "</oops>" },
  { "newer-text", IN_NEWER_ROOT, "<oops>", "text \n", "</oops>" },
  { "newer-mixed", IN_NEWER_ROOT, "<oops>", "a <b/>", "</oops>" },
  { "newer-white-space", IN_NEWER_ROOT, "<oops>", " \n", "</oops>" },
  { "newer-references", IN_NEWER_ROOT, "<oops>", "&quot;", "</oops>" },
};

/* The same in a map, within its root. */
static const Filling map_fillings[] = {
  { "nesting", IN_ROOT, "\"a\":", "[", "" },
  { "values", IN_ROOT, "\"a\":[0", ",0", "]" },
  { "numbers", IN_ROOT, "\"a\":[0", ",-0.1234567890e-10", "]" },
  { "text", IN_ROOT, "\"a\":\"", "0123456789", "\"" },
  { "escapes", IN_ROOT, "\"a\":\"", "\\u00e9\\n", "\"" },
  { "names", IN_ROOT, "\"a\":0", ",\"a#\":0", "" },
  { "same-names", IN_ROOT, "\"lights\":0", ",\"lights\":0", "" },
  { "white-space", IN_ROOT, "", " \n", "\"a\":0" },
  { "comments", IN_ROOT, "", "/*\"*/", "" },
  { "single-quotes", IN_ROOT, "\"a\":'", "[", "'" },
  { "number", IN_ROOT, "\"a\":", "1", "" },
  { "no-text", IN_ROOT, "\"a\":\"", "\xff", "\"" },
  { "picture", IN_ROOT, "\"image\":\"iVBORw0KGgo", "AAAA", "=\"" },
  { "walls", IN_ROOT, "\"line_of_sight\":[[]", ",[{\"x\":#,\"y\":1},{\"x\":1,\"y\":2}]", "]" },
  { "short-walls", IN_ROOT, "\"line_of_sight\":[[]", ",[{\"x\":1,\"y\":1},{\"x\":1,\"y\":2}]",
    "]" },
  { "points", IN_ROOT, "\"line_of_sight\":[[{\"x\":0,\"y\":0}", ",{\"x\":1,\"y\":2}", "]]" },
  { "no-points", IN_ROOT, "\"line_of_sight\":[0", ",0", "]" },
  { "lights", IN_ROOT, "\"lights\":[{}", ",{}", "]" },
  { "doors", IN_ROOT, "\"portals\":[{}",
    ",{\"closed\":true,\"bounds\":[{\"x\":1,\"y\":1},{\"x\":1,\"y\":2}]}", "]" },
};

/* How deep libxml2 lets elements lie. */
#define DEEP 240

/* Appends the piece until the text has the size. */
static void
fill (GString *text, const char *piece, gsize size)
{
  g_auto (GStrv) parts = g_strsplit (piece, "#", 2);

  for (guint i = 0; text->len < size; i++)
    {
      g_string_append (text, parts[0]);
      if (parts[1] != NULL)
        g_string_append_printf (text, "%u%s", i, parts[1]);
    }
}

static void
repeat (GString *text, const char *piece, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, piece);
}

/* The example as one of a newer version: that of its root, not of XML. */
static char *
dup_newer (const char *example)
{
  static const char old[] = " version=\"1.";
  const char *version = strstr (strstr (example, "?>"), old);

  g_assert_nonnull (version);
  return g_strdup_printf ("%.*s version=\"1.9999%s", (int) (version - example), example,
                          strchr (version + strlen (old), '"'));
}

static void
make_filled (const Costly *costly, GString *text, gsize size)
{
  g_autofree char *newer = costly->place == IN_NEWER_ROOT ? dup_newer (costly->example) : NULL;
  const char *example = newer != NULL ? newer : costly->example;
  const char *root = strstr (example, "?>") + strlen ("?>");
  const char *root_end = strchr (root, '>');
  const char *at = costly->place == BEFORE_ROOT   ? root
                   : costly->place == IN_ROOT_TAG ? root_end
                                                  : root_end + 1;

  g_string_append_len (text, example, at - example);
  g_string_append (text, costly->begin);
  fill (text, costly->piece, size);
  g_string_append (text, costly->end);
  g_string_append (text, at);
}

static void
make_map (const Costly *costly, GString *text, gsize size)
{
  g_string_append (text, "{");
  g_string_append (text, costly->begin);
  fill (text, costly->piece, size);
  g_string_append (text, costly->end);
  g_string_append (text, ",\"resolution\":{\"map_origin\":{\"x\":0,\"y\":0},"
                         "\"map_size\":{\"x\":20,\"y\":20},\"pixels_per_grid\":50}}");
}

/* Elements that are kept, as deep as may be: each would be indented by that. */
static void
make_deep (const Costly *costly, GString *text, gsize size)
{
  g_autofree char *newer = dup_newer (costly->example);
  const char *at = strchr (strstr (newer, "?>") + 2, '>') + 1;

  g_string_append_len (text, newer, at - newer);
  repeat (text, "<oops>", DEEP);
  fill (text, "<a/>", size);
  repeat (text, "</oops>", DEEP);
  g_string_append (text, at);
}

/* A line of the example, again and again: as many elements as nobody has. */
static void
make_lines (const Costly *costly, GString *text, gsize size)
{
  const char *at = strstr (costly->example, costly->line);

  g_string_append_len (text, costly->example, at - costly->example);
  fill (text, costly->line, size);
  g_string_append (text, at);
}

/* As many corners as an area may have, in a saw with long teeth. */
static void
append_saw (GString *text)
{
  const guint n_teeth = 999;

  for (guint i = 0; i < 2 * n_teeth; i++)
    {
      guint y = i < n_teeth ? i : 2 * n_teeth - 1 - i;

      g_string_append_printf (text, "%s%u,%u", i > 0 ? " " : "",
                              (i < n_teeth) == (y % 2 == 0) ? 1000
                              : i < n_teeth                 ? 2000
                                                            : 0,
                              y);
    }
}

/* A value as long as a tag may be. */
static void
append_long_value (GString *text, const char *value, gsize length)
{
  gsize end = text->len + 60 * 1000;

  if (memchr (value, ',', length) != NULL && memchr (value, ' ', length) != NULL)
    append_saw (text);
  else
    while (text->len < end)
      {
        g_string_append_len (text, value, (gssize) length);
        g_string_append (text, " &amp;");
      }
}

/* A line of the example again and again, with one of its values as long as may be. */
static void
make_long_values (const Costly *costly, GString *text, gsize size)
{
  const char *at = strstr (costly->example, costly->line);
  const char *value = costly->line + costly->value;
  gsize length = strcspn (value, "\"");
  g_autoptr (GString) line = g_string_new_len (costly->line, (gssize) costly->value);

  append_long_value (line, value, length);
  g_string_append (line, value + length);
  g_string_append_len (text, costly->example, at - costly->example);
  fill (text, line->str, size);
  g_string_append (text, at);
}

/* A line of the example again and again, with another value each time: what is looked for among all
 * that came before is not found there. */
static void
make_numbered (const Costly *costly, GString *text, gsize size)
{
  const char *at = strstr (costly->example, costly->line);
  const char *value = costly->line + costly->value;
  gsize length = strcspn (value, "\"");
  g_autofree char *line
    = g_strdup_printf ("%.*s%.*s#%s", (int) costly->value, costly->line,
                       g_ascii_isdigit (*value) ? 0 : (int) length, value, value + length);

  g_string_append_len (text, costly->example, at - costly->example);
  fill (text, line, size);
  g_string_append (text, at);
}

/* Valid fields --------------------------------------------------------------------------------- */

#define FIELD_SIZE 1000000 /* hundredths of a millimetre: the largest there is */

static guint
draw (guint32 *state, guint below)
{
  *state = *state * 1664525 + 1013904223;
  return (guint) (((guint64) *state * below) >> 32);
}

/* Features until the text has the size, or there are as many as there may be. Each element is the
 * piece, with "#" for a number, and has so many points, anywhere. */
static void
append_features (GString *text, const char *piece, guint n_points, guint n_features, gsize size)
{
  g_auto (GStrv) parts = g_strsplit (piece, "#", 2);
  guint32 state = 1;

  g_string_append_printf (text,
                          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                          "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"Costly\" "
                          "width-mm100=\"%d\" depth-mm100=\"%d\"><ground kind=\"free\"/>"
                          "<features>",
                          FIELD_SIZE, FIELD_SIZE);
  for (guint i = 0; i < n_features && text->len < size; i++)
    {
      g_string_append_printf (text, "%s%u%s", parts[0], i, parts[1]);
      for (guint j = 0; j < n_points; j++)
        g_string_append_printf (text, "%s%u,%u", j > 0 ? " " : "", draw (&state, FIELD_SIZE),
                                draw (&state, FIELD_SIZE));
      g_string_append (text, "\"/>\n");
    }
  g_string_append (text, "</features></field>\n");
}

static void
make_tangle (const Costly *costly, GString *text, gsize size)
{
  append_features (text, "<line id=\"w-#\" terrain=\"wall\" width-mm100=\"400\" points-mm100=\"",
                   2000, G_MAXUINT, size);
}

/* Three points are no tangle, whatever they are. */
static void
make_triangles (const Costly *costly, GString *text, gsize size)
{
  append_features (text, "<area id=\"w-#\" terrain=\"wood\" points-mm100=\"", 3, 10000, size);
}

static const struct
{
  const char *name;
  void (*make) (const Costly *costly, GString *text, gsize size);
} fields[] = {
  { "tangled-walls", make_tangle },
  { "overlapping-woods", make_triangles },
};

/* All ------------------------------------------------------------------------------------------ */

static void
costly_free (gpointer data)
{
  Costly *costly = data;

  g_free (costly->name);
  g_free (costly->example);
  g_free (costly->line);
  g_free (costly);
}

/* Takes the name. */
static Costly *
add (GPtrArray *all, const Kind *kind, char *name, const char *example,
     void (*make) (const Costly *costly, GString *text, gsize size))
{
  Costly *costly = g_new0 (Costly, 1);

  costly->kind = kind;
  costly->name = name;
  costly->make = make;
  costly->example = g_strdup (example);
  costly->grows = TRUE;
  g_ptr_array_add (all, costly);
  return costly;
}

/* The tag without its values: "<take type= count=/>". */
static char *
dup_form (const char *tag)
{
  g_autoptr (GRegex) regex = g_regex_new ("\"[^\"]*\"", 0, 0, NULL);

  return g_regex_replace_literal (regex, tag, -1, 0, "", 0, NULL);
}

/* A line of the example that is an element by itself: it and each of its values. */
static void
add_line (GPtrArray *all, const Kind *kind, const char *example, const char *line, guint number)
{
  const char *tag = line + strspn (line, " ");
  g_autofree char *element = g_strndup (tag + 1, strcspn (tag + 1, " />"));
  guint n_values = 0;

  add (all, kind, g_strdup_printf ("line-%u-%s", number, element), example, make_lines)->line
    = g_strdup (line);

  for (const char *value = line; (value = strchr (value, '"')) != NULL; n_values++)
    {
      char *name = g_strdup_printf ("long-value-%u-%s-%u", number, element, n_values + 1);
      Costly *costly = add (all, kind, name, example, make_long_values);

      costly->line = g_strdup (line);
      costly->value = (gsize) (++value - line);
      costly->grows = FALSE;

      name = g_strdup_printf ("numbered-%u-%s-%u", number, element, n_values + 1);
      costly = add (all, kind, name, example, make_numbered);
      costly->line = g_strdup (line);
      costly->value = (gsize) (value - line);
      value += strcspn (value, "\"") + 1;
    }
}

/* One of each form. */
static void
add_lines (GPtrArray *all, const Kind *kind, const char *example)
{
  g_auto (GStrv) lines = g_strsplit (example, "\n", -1);
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *tag = lines[i] + strspn (lines[i], " ");

      if (tag[0] == '<' && g_ascii_islower (tag[1])
          && (g_str_has_suffix (tag, "/>") || strstr (tag, "</") != NULL)
          && g_hash_table_add (forms, dup_form (tag)))
        add_line (all, kind, example, lines[i], i + 1);
    }

  g_assert_cmpuint (g_hash_table_size (forms), >, 0);
}

static void
add_filling (GPtrArray *all, const Kind *kind, const Filling *filling, const char *example,
             void (*make) (const Costly *costly, GString *text, gsize size))
{
  Costly *costly = add (all, kind, g_strdup (filling->name), example, make);

  costly->begin = filling->begin;
  costly->piece = filling->piece;
  costly->end = filling->end;
  costly->place = filling->place;
}

/* Twice as much as may be, in the little that an archive wants for what is always the same. */
static void
make_more (const Costly *costly, GString *text, gsize size)
{
  fill (text, " ", 2 * STORE_FILE_MAX);
}

GPtrArray *
costly_new_all (const Kind *kind, StoreLibrary *library)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (costly_free);
  g_autofree char *example = NULL;

  if (kind->pack != NULL && !store_zip_is_supported ())
    return all;
  if (g_str_equal (kind->name, "map"))
    {
      for (guint i = 0; i < G_N_ELEMENTS (map_fillings); i++)
        add_filling (all, kind, &map_fillings[i], NULL, make_map);
      return all;
    }

  example = kind_get_example (kind, library, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fillings); i++)
    if (kind->suffix != NULL || fillings[i].place != IN_NEWER_ROOT)
      add_filling (all, kind, &fillings[i], example, make_filled);
  if (kind->suffix != NULL)
    add (all, kind, g_strdup ("newer-deep"), example, make_deep);
  if (kind->pack != NULL)
    add (all, kind, g_strdup ("more-than-may-be"), example, make_more)->grows = FALSE;
  add_lines (all, kind, example);

  for (guint i = 0; i < G_N_ELEMENTS (fields) && g_str_equal (kind->name, "field"); i++)
    add (all, kind, g_strdup (fields[i].name), NULL, fields[i].make)->grows = FALSE;

  return all;
}

GString *
costly_make (const Costly *costly, gsize size)
{
  GString *text = g_string_sized_new (size + COSTLY_MORE);

  costly->make (costly, text, size);
  if (costly->kind->pack != NULL)
    {
      g_autoptr (GBytes) packed = costly->kind->pack (text->str, text->len);

      g_string_truncate (text, 0);
      g_string_append_len (text, g_bytes_get_data (packed, NULL),
                           (gssize) g_bytes_get_size (packed));
    }
  return text;
}
