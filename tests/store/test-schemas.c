/* test-schemas.c: the published schemas say the same as the reader
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/xmlIO.h>
#include <string.h>

#include "store/army-file.h"
#include "store/book-file.h"
#include "store/document-private.h"
#include "store/field-file.h"
#include "store/operation-file.h"

/* Mutations of each file; many more with -m slow. */
#define N_MUTATIONS 300
#define N_MUTATIONS_SLOW 10000

static StoreLibrary *library;

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
} kinds[] = {
  { ".duckarmy", "schemas/army.rng", read_army },
  { ".duckbook", "schemas/book.rng", read_book },
  { ".duckfield", "schemas/field.rng", read_field },
  { ".duckop", "schemas/operation.rng", read_operation },
  { ".xml", "schemas/rules.rng", read_rules },
};

/* What is said about ids that do not exist or stand twice, about shapes, and about how many of an
 * element there may be: a schema does not know. All else that the reader says is structural. */
static const char *const sense[] = {
  "there is another one with the id “",
  "there is another <type> with the id “",
  "there is no army book “",
  "there is no trait “",
  "there is no unit type “",
  "there may be at most ",
  "the book “",
  "the edge from position ",
  "the field cannot be opened:",
  "the field has no point “",
  "the field has no zone “",
  "the position ",
  "the rules know no category “",
  "the rules know no game type “",
  "the share must be less than “of”",
  "the system must be “",
  "the trait “",
  "a book’s own traits stand in <traits>",
  "a field may have at most ",
  "a force may have at most ",
  "an army may have at most ",
  "position ",
  "side 1 has no force", /* also when its book is missing */
  "side 2 has no force",
  "“", /* “command” is a trait of the rules */
};

static gboolean
is_sense (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (sense); i++)
    if (g_str_has_prefix (message, sense[i]))
      return TRUE;

  return FALSE;
}

/* The two judges */

typedef struct
{
  gboolean accepted_by_reader;
  gboolean structural; /* the reader has a fault that a schema can know about */
  gboolean accepted_by_schema;
  char *words; /* what both say */
} Judgement;

static void
judgement_clear (Judgement *judgement)
{
  g_free (judgement->words);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Judgement, judgement_clear)

static void on_schema_words (void *words, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
on_schema_words (void *words, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (words, format, arguments);
  va_end (arguments);
}

static guint
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

/* path: where the text comes from: it tells the kind, and where links lead from. */
static Judgement
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
  for (guint i = 0; i < faults->items->len; i++)
    if (!is_sense (((StoreFault *) g_ptr_array_index (faults->items, i))->message))
      judgement.structural = TRUE;

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

/* Every shipped document, table and example. */
static GPtrArray *
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

static char *
get_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) paths = list_files ();
  guint counts[G_N_ELEMENTS (kinds)] = { 0 };

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autofree char *text = get_text (path);
      g_auto (Judgement) judgement = judge (path, text, strlen (text));

      counts[find_kind (path)]++;
      if (!judgement.accepted_by_reader || !judgement.accepted_by_schema)
        g_error ("%s: %s", path, judgement.words);
    }

  /* A document and an example of each kind. */
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >=, 2);
}

/* Damages */

#define ARMY "scenarios/british-expeditionary-force.duckarmy"
#define BOOK "books/entente-in-arms.duckbook"
#define FIELD "scenarios/langemarck.duckfield"
#define OPERATION "scenarios/langemarck.duckop"
#define RULES "systems/entrenched/rules.xml"
#define CLAUSES "systems/entrenched/clauses.xml"

/* Each alone is refused by the reader, for its structure, and by the schema. */
static const struct
{
  const char *name, *original, *replacement;
} damages[] = {
  { ARMY, "xmlns=\"urn:duckboard:1\"", "xmlns=\"urn:duckboard:2\"" },
  { ARMY, "xmlns=\"urn:duckboard:1\" ", "" },
  { ARMY, "version=\"1.0\" name", "version=\"1.1\" name" },
  { ARMY, "version=\"1.0\" name", "version=\" 1.0\" name" },
  { ARMY, "version=\"1.0\" name", "name" },
  { ARMY, "system=\"entrenched\"", "system=\"chess\"" },
  { ARMY, "system=\"entrenched\" ", "" },
  { ARMY, "game-type=\"assault\"", "game-type=\"As sault\"" },
  { ARMY, "cost-limit=\"", "cost-limit=\"0" },
  { ARMY, "cost-limit=\"", "cost-limit=\"+" },
  { ARMY, "cost-limit=\"", "cost-limit=\" " },
  { ARMY, "cost-limit=\"", "cost-limit=\"-" },
  { ARMY, "cost-limit=\"", "cost-limit=\"9999" },
  { ARMY, "cost-limit=\"", "cost-limit=\"99999999999999999999999999999999999999" },
  { ARMY, "cost-limit=\"", "colour=\"red\" cost-limit=\"" },
  { ARMY, "cost-limit=\"", "xml:lang=\"en\" cost-limit=\"" },
  { ARMY, "<book id=\"entente-in-arms\"", "<book id=\"entente--in-arms\"" },
  { ARMY, "<book id=\"entente-in-arms\"", "<book id=\"-entente\"" },
  { ARMY, "<book id=\"entente-in-arms\"", "<book id=\"entente_in_arms\"" },
  { ARMY, "<book id=\"entente-in-arms\"",
    "<book id=\"a2345678901234567890123456789012345678901234567890123456789012345\"" },
  { ARMY, "revision=\"1\"", "revision=\"0\"" },
  { ARMY, "sha256=\"", "sha256=\"0" },
  { ARMY, "sha256=\"b", "sha256=\"B" },
  { ARMY, "<used>", "<units/><used>" },
  { ARMY, "<used>", "<used><traits/>" },
  { ARMY, "<used>", "<used>oops" },
  { ARMY, "<used>", "<used/><used>" },
  { ARMY, "<units>", "<units><type/>" },
  { ARMY, "<unit type=", "<unit note=\"\" type=" },
  { ARMY, "<unit type=", "<unit note=\"a&#10;b\" type=" },
  { ARMY, "<unit type=", "<unit name=\"&#x85;\" type=" },
  { ARMY, "<unit type=", "<unit><unit/></unit><unit type=" },
  { ARMY, "categories=\"officer\"", "categories=\"officer  cavalry\"" },
  { ARMY, "categories=\"officer\"", "categories=\"officer \"" },
  { ARMY, "base-width-mm100=\"2000\"", "base-width-mm100=\"499\"" },
  { ARMY, "base-depth-mm100=\"2000\"", "base-depth-mm100=\"30001\"" },
  { ARMY, "cloth=\"khaki\"", "cloth=\" khaki\"" },
  { ARMY, "symbol=\"officer\"", "symbol=\"wizard\"" },
  { ARMY, "wounds=\"3\"", "wounds=\"7\"" },
  { ARMY, "wounds=\"3\" ", "" },
  { ARMY, "<weapon name=\"Webley\"", "<weapon" },
  { ARMY, "dice=\"2\"", "dice=\"dpw\"" },
  { ARMY, "dice=\"2\"", "dice=\"21\"" },
  { ARMY, "hit=\"4\"", "aim=\"4\"" },
  { ARMY, "<has trait=\"command\"", "<has trait=\"Command\"" },
  { BOOK, "<types>", "<traits/><types>" },
  { BOOK, "<types>", "<limits><limit category=\"officer\" share=\"1\" of=\"2\"/></limits><types>" },
  { BOOK, "</book>", "<types/></book>" },
  { BOOK, " revision=\"1\"", "" },
  { BOOK, " clause=\"entrenched.10.2\"", " clause=\"entrenched.\"" },
  { BOOK, " clause=\"entrenched.10.2\"", " clause=\"entrenched.10.x\"" },
  { FIELD, "width-mm100=\"60960\"", "width-mm100=\"2539\"" },
  { FIELD, "depth-mm100=\"30480\"", "depth-mm100=\"10000001\"" },
  { FIELD, "<ground kind=\"free\"/>", "" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"square\"/>" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"free\"/><ground kind=\"free\"/>" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"free\">.</ground>" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"free\"/><points/>" },
  { FIELD, "<features>", "<features><tunnel/>" },
  { FIELD, "<features>", "<features><area xmlns=\"urn:other\"/>" },
  { FIELD, "terrain=\"mud\"", "terrain=\"lava\"" },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"44400,3400  " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\" 44400,3400 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"044400,3400 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"44400,-0 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"44400;3400 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"44400, 3400 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"44400,20000001 " },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"0,0 1,1\" points=\"" },
  { FIELD, "centre-mm100=\"29800,14980\"", "centre-mm100=\"29800,14980 1,1\"" },
  { FIELD, "heading=\"967\"", "heading=\"4096\"" },
  { FIELD, "side=\"1\"", "side=\"3\"" },
  { OPERATION, "rounds=\"12\"", "rounds=\"12\" first-side=\"0\"" },
  { OPERATION, "<p>", "<p> &#10;</p><p>" },
  { OPERATION, "<p>", "<p><b>bold</b>" },
  { OPERATION, "<field-link href=\"langemarck.duckfield\"/>", "" },
  { OPERATION, "href=\"langemarck", "href=\"../langemarck" },
  { OPERATION, "href=\"langemarck", "href=\"/langemarck" },
  { OPERATION, "href=\"langemarck", "href=\"./langemarck" },
  { OPERATION, "href=\"langemarck", "href=\"a\\langemarck" },
  { OPERATION, "<forces>",
    "<field name=\"F\" width-mm100=\"2540\" depth-mm100=\"2540\">"
    "<ground kind=\"free\"/></field><forces>" },
  { OPERATION, "<force side=\"2\"", "<force side=\"1\"" },
  { OPERATION, "count=\"5\"", "count=\"101\"" },
  { OPERATION, "place=\"entente-zone\" ", "" },
  { OPERATION, "kind=\"destroy-all\"", "kind=\"destroy-all\" count=\"2\"" },
  { OPERATION, "<victory>", "<victory/><victory>" },
  { RULES, "parameter=\"length\"", "parameter=\"volume\"" },
  { RULES, "<trait id=\"command\"", "<clause id=\"entrenched.1\"/><trait id=\"command\"" },
  { RULES, "rounds-minimum=\"10\" ", "" },
  { CLAUSES, "id=\"entrenched.5.2\"", "id=\"entrenched\"" },
  { CLAUSES, "id=\"entrenched.5.2\"", "id=\"entrenched.5.2\" name=\"Shots\"" },
};

/* A shipped file with its text replaced in one place. */
static Judgement
judge_changed (const char *name, const char *original, const char *replacement)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autofree char *text = get_text (path);
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_nonnull (strstr (text, original));
  g_string_replace (changed, original, replacement, 1);
  return judge (path, changed->str, changed->len);
}

static void
test_damage (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (Judgement) judgement
    = judge_changed (damages[row].name, damages[row].original, damages[row].replacement);

  if (!judgement.structural || judgement.accepted_by_schema)
    g_error ("%s instead of %s: %s", damages[row].replacement, damages[row].original,
             judgement.words);
}

/* Both take what is just within the limits, and what says the same in another form. */
static const struct
{
  const char *name, *original, *replacement;
} edges[] = {
  { ARMY, "cost-limit=\"665\"", "cost-limit=\"100000\"" },
  { ARMY, "cost-limit=\"665\"", "cost-limit=\"1\"" },
  { ARMY, "cost-limit=\"665\"", "cost-limit=\"&#49;00\"" },
  { ARMY, "<unit type=", "<unit name=\"–\" note=\"&amp;&lt;&#x2028;é\" type=" },
  { ARMY, "<units>", "<units><?note it?><!-- text --> <![CDATA[ ]]>" },
  { ARMY, "cost=\"50\"", "cost=\"0\"" },
  { ARMY, "cost=\"50\"", "cost=\"10000\"" },
  { ARMY, "base-width-mm100=\"2000\"", "base-width-mm100=\"500\"" },
  { ARMY, "base-width-mm100=\"2000\"", "base-width-mm100=\"30000\"" },
  { ARMY, "movement-mm100=\"12700\"", "movement-mm100=\"0\"" },
  { ARMY, "movement-mm100=\"12700\"", "movement-mm100=\"60960\"" },
  { ARMY, "range-mm100=\"15240\"", "range-mm100=\"182880\"" },
  { ARMY, "dice=\"2\"", "dice=\"20\"" },
  { ARMY, "length-mm100=\"15240\"", "length-mm100=\"10000000\"" },
  { FIELD, "width-mm100=\"60960\"", "width-mm100=\"10000000\"" },
  { FIELD, "heading=\"967\"", "heading=\"4095\"" },
  { FIELD, "points-mm100=\"44400,3400 ", "points-mm100=\"20000000,-20000000 " },
  { FIELD, "centre-mm100=\"29800,14980\"", "centre-mm100=\"-20000000,0\"" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"hex\"> </ground>" },
  { OPERATION, "rounds=\"12\"", "rounds=\"1000\" first-side=\"2\"" },
  { OPERATION, "<p>", "<p><!-- a -->.</p><p><![CDATA[<]]>" },
  { OPERATION, "count=\"5\"", "count=\"100\"" },
  { RULES, "parameter=\"length\"", "parameter=\"none\"" },
};

static void
test_edge (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (Judgement) judgement
    = judge_changed (edges[row].name, edges[row].original, edges[row].replacement);

  if (judgement.structural || !judgement.accepted_by_schema)
    g_error ("%s: %s", edges[row].replacement, judgement.words);
}

/* The schema has every word of the engine's lists. */
static void
check_words (const char *name, const char *attribute, const char *word, const char *const *words)
{
  g_autofree char *original = g_strdup_printf (" %s=\"%s\"", attribute, word);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *replacement = g_strdup_printf (" %s=\"%s\"", attribute, words[i]);
      g_auto (Judgement) judgement = judge_changed (name, original, replacement);

      if (judgement.structural || !judgement.accepted_by_schema)
        g_error ("%s: %s", replacement, judgement.words);
    }
}

static void
test_words (void)
{
  check_words (FIELD, "terrain", "mud", war_terrain_get_ids ());
  check_words ("schemas/examples/example.duckfield", "kind", "control", war_point_kind_get_ids ());
  check_words (ARMY, "cloth", "khaki", war_cloth_get_ids ());
  check_words (ARMY, "symbol", "officer", war_symbol_get_ids ());
  check_words (RULES, "parameter", "length", store_parameter_ids);
}

/* Mutations */

static void
collect_elements (xmlNode *element, GPtrArray *elements)
{
  g_ptr_array_add (elements, element);
  for (xmlNode *child = xmlFirstElementChild (element); child != NULL;
       child = xmlNextElementSibling (child))
    collect_elements (child, elements);
}

static gint
get_random (guint n)
{
  return g_test_rand_int_range (0, (gint32) n);
}

static xmlNode *
pick_element (const GPtrArray *elements)
{
  return g_ptr_array_index (elements, get_random (elements->len));
}

/* An attribute of the element, or NULL if it has none. */
static xmlAttr *
pick_attribute (const xmlNode *element)
{
  guint n = 0;

  for (xmlAttr *attribute = element->properties; attribute != NULL; attribute = attribute->next)
    n++;
  if (n == 0)
    return NULL;

  xmlAttr *picked = element->properties;

  for (gint i = get_random (n); i > 0; i--)
    picked = picked->next;

  return picked;
}

/* A character put in place of another one, put before it, or left out. Only ASCII is touched. */
static char *
mutate_text (const char *text)
{
  static const char characters[] = "0123456789aezAEZ-+., /\t\n\\";
  const char *replacement = &characters[get_random (sizeof characters - 1)];
  gsize at = (gsize) get_random ((guint) strlen (text) + 1);
  gboolean put = get_random (3) > 0;
  gboolean drop = !put || get_random (2) == 0;

  while (at > 0 && (guchar) text[at] >= 0x80)
    at--;
  if ((guchar) text[at] >= 0x80 || text[at] == '\0')
    drop = FALSE;

  return g_strdup_printf ("%.*s%.*s%s", (int) at, text, put ? 1 : 0, replacement,
                          text + at + (drop ? 1 : 0));
}

static gboolean
is_inside (const xmlNode *node, const xmlNode *ancestor)
{
  for (; node != NULL; node = node->parent)
    if (node == ancestor)
      return TRUE;

  return FALSE;
}

static void
swap_with_next (xmlNode *element)
{
  xmlNode *next = xmlNextElementSibling (element);

  if (next == NULL)
    return;

  xmlUnlinkNode (element);
  xmlAddNextSibling (next, element);
}

/* Takes the element, or a copy of it, to where it may not belong. */
static void
carry (xmlNode *element, xmlNode *where, gboolean copy)
{
  if (copy)
    element = xmlCopyNode (element, 1);
  else if (is_inside (where, element))
    return;
  else
    xmlUnlinkNode (element);

  if (get_random (2) == 0 && where->parent->type == XML_ELEMENT_NODE)
    xmlAddPrevSibling (where, element);
  else
    xmlAddChild (where, element);
}

static void
mutate_value (xmlNode *element, xmlAttr *attribute)
{
  xmlChar *value = xmlGetNoNsProp (element, attribute->name);
  g_autofree char *mutated = mutate_text (value != NULL ? (const char *) value : "");

  xmlSetProp (element, attribute->name, (const xmlChar *) mutated);
  xmlFree (value);
}

/* The node is an element or an attribute. */
static void
mutate_name (xmlNode *node)
{
  g_autofree char *name = g_strdup ((const char *) node->name);

  name[(gsize) get_random ((guint) strlen (name))] = "aeinrst"[get_random (7)];
  xmlNodeSetName (node, (const xmlChar *) name);
}

/* Into the element, after all or before all that is in it; at times only white space, or less. */
static void
add_content (xmlNode *element)
{
  static const char *const texts[] = { "x", " ", "\n", "\302\240", "0", "" };
  const xmlChar *text = (const xmlChar *) texts[get_random (G_N_ELEMENTS (texts))];
  xmlNode *node = get_random (4) == 0   ? xmlNewComment (text)
                  : get_random (4) == 0 ? xmlNewCDataBlock (element->doc, text, xmlStrlen (text))
                                        : xmlNewText (text);

  if (element->children != NULL && get_random (2) == 0)
    xmlAddPrevSibling (element->children, node);
  else
    xmlAddChild (element, node);
}

/* One change of one thing; at times it comes to nothing. */
static void
mutate (xmlDoc *tree)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();

  collect_elements (xmlDocGetRootElement (tree), elements);

  xmlNode *element = pick_element (elements);
  xmlNode *other = pick_element (elements);
  xmlAttr *attribute = pick_attribute (element);
  gboolean is_root = element->parent->type != XML_ELEMENT_NODE;

  switch (get_random (is_root ? 8 : 12))
    {
    case 0:
    case 1:
    case 2:
      if (attribute != NULL)
        mutate_value (element, attribute);
      break;
    case 3:
      if (attribute != NULL)
        xmlRemoveProp (attribute);
      break;
    case 4:
      if (attribute != NULL)
        mutate_name ((xmlNode *) attribute);
      break;
    case 5:
      if (attribute != NULL)
        xmlSetProp (other, attribute->name, (const xmlChar *) "1");
      break;
    case 6:
      mutate_name (element);
      break;
    case 7:
      add_content (element);
      break;
    case 8:
      xmlUnlinkNode (element);
      xmlFreeNode (element);
      break;
    case 9:
      swap_with_next (element);
      break;
    case 10:
      carry (element, other, get_random (2) == 0);
      break;
    default:
      xmlAddNextSibling (element, xmlCopyNode (element, 1));
    }
}

/* The line in which the two texts begin to differ. */
static char *
get_changed_line (const char *text, const char *original)
{
  gsize at = 0;
  const char *start;

  while (text[at] != '\0' && text[at] == original[at])
    at++;
  start = at > 0 ? g_strrstr_len (text, (gssize) at, "\n") : NULL;
  start = start != NULL ? start + 1 : text;

  return g_strndup (start, MIN (strcspn (start + 1, "\n") + 1, 1000));
}

/* What the schema refuses, the reader refuses; what only the reader refuses is against sense. */
static void
test_mutations (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = get_text (path);
  guint n = g_test_slow () ? N_MUTATIONS_SLOW : N_MUTATIONS;
  xmlDoc *original = xmlReadMemory (text, (int) strlen (text), NULL, NULL, XML_PARSE_NONET);
  guint n_refused = 0;

  for (guint i = 0; i < n; i++)
    {
      xmlDoc *tree = xmlCopyDoc (original, 1);
      xmlChar *mutated = NULL;
      int length = 0;

      mutate (tree);
      xmlDocDumpMemory (tree, &mutated, &length);
      xmlFreeDoc (tree);

      g_auto (Judgement) judgement = judge (path, (const char *) mutated, (gsize) length);

      n_refused += judgement.accepted_by_schema ? 0 : 1;
      if (judgement.accepted_by_schema ? judgement.structural : judgement.accepted_by_reader)
        {
          g_autofree char *line = get_changed_line ((const char *) mutated, text);

          g_test_message ("%s: they differ on: %s\n%s", path, line, judgement.words);
          g_test_fail ();
        }
      xmlFree (mutated);
    }

  xmlFreeDoc (original);
  g_assert_cmpuint (n_refused, >, n / 10);
  g_assert_cmpuint (n_refused, <, n);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  xmlSetExternalEntityLoader (xmlNoNetExternalEntityLoader);
  library = store_library_new (NULL);
  paths = list_files ();

  g_test_add_func ("/store/schemas/shipped", test_shipped);
  g_test_add_func ("/store/schemas/words", test_words);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/schemas/damage/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_damage);
    }
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/schemas/edge/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_edge);
    }
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *path = g_strdup_printf ("/store/schemas/mutations/%u-%s", i, name);

      g_test_add_data_func (path, g_ptr_array_index (paths, i), test_mutations);
    }

  result = g_test_run ();
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].compiled != NULL)
      xmlRelaxNGFree (kinds[i].compiled);
  xmlRelaxNGCleanupTypes ();
  store_library_free (library);
  return result;
}
