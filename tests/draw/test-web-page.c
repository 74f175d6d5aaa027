/* test-web-page.c: documents as pages for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/web/web-page.h"

#include <libxml/parser.h>
#include <math.h>
#include <string.h>

#include "draw/surface/svg-compact-private.h"
#include "engine/operation/operation-edit.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/routine.h"

#define HOSTILE "<b onclick=\"x\">&\"' </title></style><script>x</script>"

static StoreLibrary *library;
static const DrawWebDocument document
  = { "the-document", "data:application/x-test;base64,QUJD", "a & b \"c\".duckop" };

/* What a page is made of. */
typedef struct
{
  GHashTable *ids; /* char: each once */
  GPtrArray *targets; /* char: ids that are referred to */
} Page;

static void
look_at_value (Page *page, const char *name, const char *value)
{
  const char *at = value;

  if (g_str_equal (name, "id"))
    g_assert_true (g_hash_table_add (page->ids, g_strdup (value)));
  g_assert_false (g_str_has_prefix (name, "on"));
  g_assert_false (g_str_equal (name, "src"));
  if (g_str_equal (name, "href") && value[0] == '#')
    g_ptr_array_add (page->targets, g_strdup (value + 1));
  else if (g_str_equal (name, "href"))
    g_assert_true (g_str_has_prefix (value, "data:"));
  while ((at = strstr (at, "url(#")) != NULL)
    {
      at += strlen ("url(#");
      g_ptr_array_add (page->targets, g_strndup (at, strcspn (at, ")")));
    }
}

static void
look_at (Page *page, xmlNode *node)
{
  static const char *const unwanted[] = { "script", "iframe", "object", "embed", "b", "form" };

  for (; node != NULL; node = node->next)
    {
      if (node->type != XML_ELEMENT_NODE)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (unwanted); i++)
        g_assert_cmpstr ((const char *) node->name, !=, unwanted[i]);
      for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
        {
          xmlChar *value = xmlNodeGetContent ((xmlNode *) attribute);

          look_at_value (page, (const char *) attribute->name, (const char *) value);
          xmlFree (value);
        }
      look_at (page, node->children);
    }
}

/* It is well-formed, with each id once and no reference that leads nowhere; nothing runs, and
 * nobody is asked for anything. Takes the page, which is given back as text. */
static char *
check_page (GBytes *bytes, GError *error)
{
  Page page = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                g_ptr_array_new_with_free_func (g_free) };
  gsize length;
  char *text;
  xmlDoc *read;

  g_assert_no_error (error);
  text = g_bytes_unref_to_data (bytes, &length);
  text = g_realloc (text, length + 1);
  text[length] = '\0';
  read = xmlReadMemory (text, (int) length, "page", NULL, XML_PARSE_NONET | XML_PARSE_HUGE);
  g_assert_nonnull (read);
  look_at (&page, xmlDocGetRootElement (read));
  for (guint i = 0; i < page.targets->len; i++)
    if (!g_hash_table_contains (page.ids, g_ptr_array_index (page.targets, i)))
      g_error ("#%s leads nowhere", (const char *) g_ptr_array_index (page.targets, i));
  g_assert_true (g_hash_table_contains (page.ids, document.id));
  g_assert_nonnull (strstr (text, "<html lang=\"en\">"));
  xmlFreeDoc (read);
  g_hash_table_unref (page.ids);
  g_ptr_array_unref (page.targets);
  return text;
}

static char *
make_operation (WarOperation *operation)
{
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  GError *error = NULL;
  GBytes *bytes = draw_web_page_new (&subject, &document, &error);

  return check_page (bytes, error);
}

/* Each system's, with all that its sheets say; small enough for a letter. */
static void
test_operations (void)
{
  static const char *const names[]
    = { "hooge", "le-cateau", "one-line", "parapet", "club-first-watch" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (library, names[i]);
      g_autofree char *page = make_operation (operation);
      g_autofree char *name = g_markup_escape_text (operation->name, -1);
      const char *printed = strstr (page, "--printed:");

      g_test_message ("%s: %zu bytes", names[i], strlen (page));
      g_assert_nonnull (strstr (page, name));
      g_assert_nonnull (strstr (page, "<h2>Forces</h2>"));
      g_assert_nonnull (strstr (page, "<h2>Traits</h2>"));
      if (i == 0)
        g_assert_cmpuint (strlen (page), <=, 400 * 1000);

      /* No wider than A4 and Letter: browsers would print all pages smaller. */
      g_assert_nonnull (printed);
      g_assert_cmpfloat (g_ascii_strtod (printed + strlen ("--printed:"), NULL), <=, 186);
    }
}

/* At 1 : 4 a field of 24 inches is 152.4 mm wide, with its frame. */
static void
test_printed (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  g_autofree char *page = make_operation (operation);
  double printed = g_ascii_strtod (strstr (page, "--printed:") + strlen ("--printed:"), NULL);

  g_assert_nonnull (strstr (page, "1 : 4."));
  g_assert_cmpfloat (fabs (printed - 152.4 * (130 + 2 * 2.4) / 130), <, 0.02);
}

/* What people write is text, and nothing else. */
static void
test_hostile (void)
{
  g_autoptr (WarOperation) shipped = shipped_load_operation (library, "langemarck");
  g_autoptr (WarOperation) operation = war_operation_copy (shipped);
  g_autoptr (WarField) field = war_field_copy (shipped->field);
  g_autofree char *page = NULL;

  g_free (operation->name);
  operation->name = g_strdup (HOSTILE);
  g_free (operation->place);
  operation->place = g_strdup (HOSTILE);
  g_free (operation->prologue);
  operation->prologue = g_strdup (HOSTILE "\n\n" HOSTILE);
  g_free (operation->special_rules);
  operation->special_rules = g_strdup (HOSTILE);
  g_free (field->name);
  field->name = g_strdup (HOSTILE);
  war_field_unref (operation->field);
  operation->field = g_steal_pointer (&field);
  page = make_operation (operation);
  g_assert_null (strstr (page, "<b "));
  g_assert_null (strstr (page, "<script"));
  g_assert_nonnull (strstr (page, "&lt;b onclick=&quot;x&quot;&gt;&amp;&quot;"));
}

static void
test_army (void)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fifteenth-corps.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  const DrawSubject subject = { .army = army, .rules = army->rules };
  GError *error = NULL;
  GBytes *bytes = draw_web_page_new (&subject, &document, &error);
  g_autofree char *page = check_page (bytes, error);
  const char *link = strstr (page, document.link);

  g_assert_nonnull (link);
  g_assert_nonnull (strstr (page, "The army is legal."));
  /* Behind all words. */
  g_assert_null (strstr (link, "<h2>"));
  g_assert_nonnull (strstr (page, "download=\"a &amp; b &quot;c&quot;.duckop\""));
}

static void
test_tracker (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  WarRoutine *routine = store_library_get_routine (library, "entrenched", NULL);
  g_autoptr (WarTracker) fresh = war_tracker_new_from_operation (operation, routine);
  g_autoptr (WarTracker) hurt = war_tracker_set_lost (fresh, 0, 1);
  g_autoptr (WarTracker) noted = war_tracker_add_note (hurt, HOSTILE);
  GError *error = NULL;
  GBytes *bytes = draw_web_page_new_of_tracker (noted, &document, &error);
  g_autofree char *page = check_page (bytes, error);

  g_assert_nonnull (strstr (page, "<td>3 of 4 left</td>"));
  g_assert_nonnull (strstr (page, "Round 1: &lt;b"));
}

/* The number at *at; moves on. */
static double
read_number (const char **at)
{
  char *after;
  double number;

  while (**at == ' ' || **at == ',')
    (*at)++;
  number = g_ascii_strtod (*at, &after);
  g_assert_true (after != *at);
  /* Two decimal points are two numbers. */
  *at = after;
  return number;
}

/* A path in fewer letters leads to the same places. */
static void
test_compact (void)
{
  static const char path[]
    = "<path style=\"fill:none\" d=\"M 10.123456 20.5 L 30.25 -0.004 L 29.75 -0.251 C 1 2 3.333333 "
      "4 5 6.999999 Z M 100 0.5 L 101 1 Z M 100 0.5 \" transform=\"matrix(0.5,0,0,0.5,1,2)\"/>";
  static const double places[] = { 6.061728, 12.25, 16.125, 1.998, 15.875, 1.8745 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (DrawSvgLooks) looks = draw_svg_looks_new ();
  const char *at;
  double x = 0, y = 0;

  draw_svg_append_compact (text, looks, path, strlen (path));
  g_assert_cmpuint (text->len, <, strlen (path) * 2 / 3);
  g_assert_null (strstr (text->str, "transform"));
  at = strstr (text->str, " d=\"m") + strlen (" d=\"m");
  for (guint i = 0; i < 3; i++)
    {
      x += read_number (&at);
      y += read_number (&at);
      g_assert_cmpfloat (fabs (x - places[2 * i]), <=, 0.01);
      g_assert_cmpfloat (fabs (y - places[2 * i + 1]), <=, 0.01);
      if (*at == 'l')
        at++;
    }
  g_assert_cmpint (*at++, ==, 'c');
  for (guint i = 0; i < 4; i++)
    read_number (&at);
  x += read_number (&at);
  y += read_number (&at);
  g_assert_cmpfloat (fabs (x - 3.5), <=, 0.01);
  g_assert_cmpfloat (fabs (y - 5.5), <=, 0.01);
  /* From where the part began, whose end that is; and nothing after the last part. */
  g_assert_true (g_str_has_prefix (at, "zm"));
  at += 2;
  g_assert_cmpfloat (fabs (6.061728 + read_number (&at) - 51), <=, 0.01);
  g_assert_cmpfloat (fabs (12.25 + read_number (&at) - 2.25), <=, 0.01);
  g_assert_cmpstr (at, ==, " .5 .25z\"/>");
}

static void
assert_compact (const char *svg, const char *wanted, const char *wanted_css)
{
  g_autoptr (DrawSvgLooks) looks = draw_svg_looks_new ();
  g_autoptr (GString) text = g_string_new (NULL), css = g_string_new (NULL);

  draw_svg_append_compact (text, looks, svg, strlen (svg));
  draw_svg_looks_append_css (looks, css);
  g_assert_cmpstr (text->str, ==, wanted);
  g_assert_cmpstr (css->str, ==, wanted_css);
}

/* How paths look is said once, and the same however cairo says it: 1.16 in styles, 1.18 in
 * attributes. */
static void
test_looks (void)
{
  static const char surface[] = "<path class=\"p-0\" d=\"m1 2h2v2z\"/>";
  static const char surface_css[] = ".p-0{%sfill-rule:nonzero;fill:#1a3f94;fill-opacity:1}\n";
  static const char line[] = "<path class=\"p-0\" d=\"m2 0h1M5 5v-1\"/>";
  static const char line_css[] = ".p-0{fill:none;stroke-width:0.25;stroke:#ffffff;"
                                 "stroke-opacity:1;stroke-dasharray:1,0.5}\n";
  g_autofree char *old = g_strdup_printf (surface_css, "stroke:none;");
  g_autofree char *new = g_strdup_printf (surface_css, "");

  assert_compact ("<path style=\" stroke:none;fill-rule:nonzero;fill:rgb(10.2%,24.7%,58%);"
                  "fill-opacity:1;\" d=\"M 1 2 L 3 2 L 3 4 Z M 1 2 \"/>\n",
                  surface, old);
  assert_compact ("<path fill-rule=\"nonzero\" fill=\"rgb(10.2%, 24.7%, 58%)\" fill-opacity=\"1\" "
                  "d=\"M 1 2 L 3 2 L 3 4 Z M 1 2 \"/>\n",
                  surface, new);
  /* Lines that look the same are one path. */
  assert_compact ("<path style=\"fill:none;stroke-width:0.5;stroke:rgb(100%,100%,100%);"
                  "stroke-opacity:1;stroke-dasharray:2,1;\" d=\"M 2 0 L 4 0 \" "
                  "transform=\"matrix(0.5,0,0,0.5,1,0)\"/>\n"
                  "<path style=\"fill:none;stroke-width:0.25;stroke:rgb(100%,100%,100%);"
                  "stroke-opacity:1;stroke-dasharray:1,0.5;\" d=\"M 5 5 L 5 4 \"/>\n",
                  line, line_css);
  /* But not if something shines through, or stands between them. */
  assert_compact (
    "<path fill=\"none\" stroke=\"rgb(0%,0%,0%)\" stroke-opacity=\"0.5\" d=\"M 0 0 L 1 "
    "0\"/><path fill=\"none\" stroke=\"rgb(0%,0%,0%)\" stroke-opacity=\"0.5\" d=\"M 0 0 "
    "L 1 0\"/>",
    "<path class=\"p-0\" d=\"m0 0h1\"/><path class=\"p-0\" d=\"m0 0h1\"/>",
    ".p-0{fill:none;stroke:#000000;stroke-opacity:0.5}\n");
  assert_compact ("<path fill=\"none\" stroke=\"rgb(0%,0%,0%)\" stroke-opacity=\"1\" d=\"M 0 0 L 1 "
                  "0\"/><use/><path fill=\"none\" stroke=\"rgb(0%,0%,0%)\" stroke-opacity=\"1\" "
                  "d=\"M 0 0 L 1 0\"/>",
                  "<path class=\"p-0\" d=\"m0 0h1\"/><use/><path class=\"p-0\" d=\"m0 0h1\"/>",
                  ".p-0{fill:none;stroke:#000000;stroke-opacity:1}\n");
  /* What makes lines broader one way than the other, and what is no path of cairo's, stays. */
  assert_compact ("<path fill=\"none\" d=\"M 1 1 L 2 2\" transform=\"matrix(1,0,0,2,0,0)\"/>",
                  "<path class=\"p-0\" d=\"m1 1 1 1\" transform=\"matrix(1,0,0,2,0,0)\"/>",
                  ".p-0{fill:none}\n");
  assert_compact ("<path id=\"a\" d=\"m 1 1 q 2 2\"/>", "<path id=\"a\" d=\"m 1 1 q 2 2\"/>", "");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/web-page/operations", test_operations);
  g_test_add_func ("/web-page/printed", test_printed);
  g_test_add_func ("/web-page/hostile", test_hostile);
  g_test_add_func ("/web-page/army", test_army);
  g_test_add_func ("/web-page/tracker", test_tracker);
  g_test_add_func ("/web-page/compact", test_compact);
  g_test_add_func ("/web-page/looks", test_looks);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
