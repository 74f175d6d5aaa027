/* test-words.c: armies in words, and as files of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/words.h"

#include <string.h>

#include "store/disk/zip.h"
#include "store/documents/army-file.h"
#include "store/foreign/battlescribe.h"

static WarArmy *
load_army (StoreLibrary *library)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_army_load (library, path, faults);
}

/* With a unit that has a name and a note, and marks that XML has to escape. */
static WarArmy *
make_army (StoreLibrary *library)
{
  g_autoptr (WarArmy) army = load_army (library);
  g_autoptr (WarUnit) unit = war_unit_new (war_book_find_type (army->book, "vickers-mg-team"),
                                           "Emma <Gees> & \"Co\"", "Behind the brewery");

  return war_army_insert_unit (army, 0, unit);
}

static WarRoster *
read_roster (GBytes *bytes, const char *fault)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("army.ros");
  WarRoster *roster = store_battlescribe_roster_from_bytes (bytes, faults);
  g_autofree char *words = store_faults_to_string (faults);

  g_assert_true ((roster != NULL) == store_faults_is_empty (faults));
  g_assert_cmpstr (words, ==, fault != NULL ? fault : "");
  return roster;
}

static void
assert_terms_equal (const GPtrArray *terms, const GPtrArray *others)
{
  g_assert_cmpuint (terms->len, ==, others->len);
  for (guint i = 0; i < terms->len; i++)
    {
      const WarRosterTerm *term = g_ptr_array_index (terms, i);
      const WarRosterTerm *other = g_ptr_array_index (others, i);

      g_assert_cmpstr (term->name, ==, other->name);
      g_assert_cmpstr (term->text, ==, other->text);
    }
}

static void
assert_costs_equal (const GPtrArray *costs, const GPtrArray *others)
{
  g_assert_cmpuint (costs->len, ==, others->len);
  for (guint i = 0; i < costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (costs, i);
      const WarRosterCost *other = g_ptr_array_index (others, i);

      g_assert_cmpstr (cost->name, ==, other->name);
      g_assert_cmpfloat (cost->value, ==, other->value);
    }
}

static void
assert_rows_equal (const WarRosterRow *row, const WarRosterRow *other)
{
  g_assert_cmpstr (row->kind, ==, other->kind);
  g_assert_cmpstr (row->name, ==, other->name);
  g_assert_cmpuint (row->cells->len, ==, other->cells->len);
  for (guint i = 0; i < row->cells->len; i++)
    {
      g_assert_cmpstr (g_array_index (row->cells, WarRosterCell, i).name, ==,
                       g_array_index (other->cells, WarRosterCell, i).name);
      g_assert_cmpstr (g_array_index (row->cells, WarRosterCell, i).value, ==,
                       g_array_index (other->cells, WarRosterCell, i).value);
    }
}

static void
assert_units_equal (const WarRosterUnit *unit, const WarRosterUnit *other)
{
  g_assert_cmpstr (unit->id, ==, other->id);
  g_assert_cmpstr (unit->name, ==, other->name);
  g_assert_cmpstr (unit->own_name, ==, other->own_name);
  g_assert_cmpstr (unit->note, ==, other->note);
  g_assert_cmpuint (unit->count, ==, other->count);
  assert_costs_equal (unit->costs, other->costs);
  assert_terms_equal (unit->rules, other->rules);
  assert_terms_equal (unit->categories, other->categories);
  g_assert_cmpuint (unit->rows->len, ==, other->rows->len);
  for (guint i = 0; i < unit->rows->len; i++)
    assert_rows_equal (g_ptr_array_index (unit->rows, i), g_ptr_array_index (other->rows, i));
}

static void
assert_forces_equal (const WarRosterForce *force, const WarRosterForce *other)
{
  g_assert_cmpstr (force->book, ==, other->book);
  g_assert_cmpstr (force->kind, ==, other->kind);
  g_assert_cmpuint (force->revision, ==, other->revision);
}

static void
assert_rosters_equal (const WarRoster *roster, const WarRoster *other)
{
  g_assert_cmpstr (roster->name, ==, other->name);
  g_assert_cmpstr (roster->system, ==, other->system);
  g_assert_cmpuint (roster->forces->len, ==, other->forces->len);
  for (guint i = 0; i < roster->forces->len; i++)
    assert_forces_equal (g_ptr_array_index (roster->forces, i),
                         g_ptr_array_index (other->forces, i));
  assert_costs_equal (roster->costs, other->costs);
  assert_costs_equal (roster->limits, other->limits);
  g_assert_cmpuint (roster->units->len, ==, other->units->len);
  for (guint i = 0; i < roster->units->len; i++)
    assert_units_equal (g_ptr_array_index (roster->units, i), g_ptr_array_index (other->units, i));
}

static gboolean
contains (GBytes *bytes, const char *part)
{
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return strstr (text, part) != NULL;
}

/* What is written is read back as it was, and twice the same bytes. */
static void
test_roster (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = make_army (library);
  g_autoptr (WarRoster) roster = text_words_from_army (army);
  g_autoptr (GBytes) bytes = store_battlescribe_roster_to_bytes (roster);
  g_autoptr (GBytes) again = store_battlescribe_roster_to_bytes (roster);
  g_autoptr (WarRoster) back = read_roster (bytes, NULL);
  double sum = 0;

  g_assert_true (g_bytes_equal (bytes, again));
  assert_rosters_equal (roster, back);
  for (guint i = 0; i < back->units->len; i++)
    sum += ((WarRosterCost *) g_ptr_array_index (
              ((WarRosterUnit *) g_ptr_array_index (back->units, i))->costs, 0))
             ->value;
  g_assert_cmpfloat (sum, ==, war_army_get_cost (army));
  g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (back->costs, 0))->value, ==, sum);
  g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (back->limits, 0))->value, ==, 665);

  /* Seven like units are one selection; inches have a straight mark, as readers look for it. */
  g_assert_true (contains (bytes, "name=\"BEF Infantry\" entryId=\"bef-infantry\" number=\"7\""));
  g_assert_true (contains (bytes, ">10&quot;</characteristic>"));
  g_assert_true (contains (bytes, "customName=\"Emma &lt;Gees&gt; &amp; &quot;Co&quot;\""));
  g_assert_true (contains (bytes, "<customNotes>Behind the brewery</customNotes>"));
  g_assert_false (contains (bytes, "″"));
}

/* What stands in a wave says so before its note. */
static void
test_wave (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = make_army (library);
  g_autoptr (WarArmy) attrition = war_army_set_game_type (army, "attrition");
  const guint first = 0;
  g_autoptr (WarArmy) second = war_army_set_units_wave (attrition, &first, 1, 2);
  g_autoptr (WarRoster) roster = text_words_from_army (second);
  guint n = 0;

  for (guint i = 0; i < roster->units->len; i++)
    n += g_strcmp0 (((WarRosterUnit *) g_ptr_array_index (roster->units, i))->note,
                    "Wave 2\nBehind the brewery")
         == 0;
  g_assert_cmpuint (n, ==, 1);
}

/* The archive holds one file, called after it, and has no time in it. */
static void
test_zip (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = make_army (library);
  g_autoptr (WarRoster) roster = text_words_from_army (army);
  g_autoptr (GBytes) bytes = store_battlescribe_roster_to_bytes (roster);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) packed = store_battlescribe_pack (bytes, "armies/My Army.rosz", &error);
  g_autoptr (GBytes) plain = store_battlescribe_pack (bytes, "armies/My Army.ros", NULL);

  g_assert_true (g_bytes_equal (plain, bytes));
  if (!store_zip_is_supported ())
    {
      g_assert_null (packed);
      g_assert_cmpstr (error->message, ==,
                       "This Duckboard was built without ZIP archives; save without compression, "
                       "as .ros, .cat or .gst.");
      return;
    }

  g_autoptr (GBytes) again = store_battlescribe_pack (bytes, "My Army.rosz", &error);
  g_autoptr (WarRoster) back = read_roster (packed, NULL);

  g_assert_no_error (error);
  g_assert_true (store_zip_is_one (packed));
  g_assert_true (g_bytes_equal (packed, again));
  g_assert_cmpuint (g_bytes_get_size (packed), <, g_bytes_get_size (bytes) / 4);
  g_assert_cmpmem ((const char *) g_bytes_get_data (packed, NULL) + 30, 11, "My Army.ros", 11);
  assert_rosters_equal (roster, back);
}

/* ---------------------------------------------------------------------------------------------
 * Books. */

/* All values of the attribute in the text. */
static GHashTable *
collect (GBytes *bytes, const char *attribute, GHashTable *values)
{
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *pattern = g_strdup_printf (" %s=\"([^\"]*)\"", attribute);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (values == NULL)
    values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_add (values, g_match_info_fetch (match, 1));
  return values;
}

static void
assert_all_in (GHashTable *values, GHashTable *ids, const char *what)
{
  GHashTableIter iterator;
  gpointer value;

  g_assert_cmpuint (g_hash_table_size (values), >, 0);
  g_hash_table_iter_init (&iterator, values);
  while (g_hash_table_iter_next (&iterator, &value, NULL))
    if (!g_hash_table_contains (ids, value))
      g_error ("%s names %s, which is nowhere", what, (char *) value);
}

/* Everything that a catalogue and a roster name is there, in the catalogue or its system. */
static void
test_book (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = make_army (library);
  g_autoptr (WarRoster) words = text_words_from_book (army->book);
  g_autoptr (WarRoster) roster = text_words_from_army (army);
  g_autoptr (GBytes) system = store_battlescribe_system_to_bytes (words, army->book);
  g_autoptr (GBytes) catalogue = store_battlescribe_catalogue_to_bytes (words, army->book);
  g_autoptr (GBytes) ros = store_battlescribe_roster_to_bytes (roster);
  g_autoptr (GHashTable) ids = collect (catalogue, "id", collect (system, "id", NULL));
  g_autoptr (GHashTable) targets = collect (catalogue, "targetId", NULL);
  g_autoptr (GHashTable) types = collect (ros, "typeId", collect (catalogue, "typeId", NULL));
  g_autoptr (GHashTable) entries = collect (ros, "entryId", NULL);
  g_autoptr (GHashTable) books = collect (
    ros, "catalogueId", collect (ros, "gameSystemId", collect (catalogue, "gameSystemId", NULL)));

  collect (system, "targetId", targets);
  assert_all_in (targets, ids, "a link");
  assert_all_in (types, ids, "a profile or cost");
  assert_all_in (entries, ids, "the roster");
  assert_all_in (books, ids, "the roster");
  g_assert_cmpuint (words->units->len, ==, army->book->types->len);

  /* Three of ten units may be cavalry (entrenched.10.2). */
  g_assert_true (contains (system, "value=\"30\" percentValue=\"true\""));
  g_assert_cmpuint (store_battlescribe_count_lost_limits (army->book), ==, 0);
}

/* A share of the units of another category is nothing that others count. */
static void
test_lost_limit (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = load_army (library);
  WarLimit *limit = g_ptr_array_index (army->book->limits, 0);
  g_autoptr (WarRoster) words = text_words_from_book (army->book);
  g_autofree char *among = g_strdup ("infantry");

  g_assert_null (limit->among);
  limit->among = among;
  g_assert_cmpuint (store_battlescribe_count_lost_limits (army->book), ==, 1);

  g_autoptr (GBytes) system = store_battlescribe_system_to_bytes (words, army->book);

  limit->among = NULL;
  g_assert_false (contains (system, "value=\"30\""));
}

/* ---------------------------------------------------------------------------------------------
 * The format. */

/* What an element may hold, in the order of the published schema (v2.03) as far as we write it. */
static const struct
{
  const char *element, *children;
} orders[] = {
  { "roster", "costs costLimits forces customNotes tags" },
  { "force", "customNotes rules profiles selections publications categories forces" },
  { "selection", "customNotes rules profiles selections costs categories" },
  { "category", "customNotes rules profiles" },
  { "profile", "modifiers modifierGroups characteristics" },
  { "rule", "modifiers modifierGroups description" },
  { "gameSystem", "readme publications costTypes profileTypes categoryEntries forceEntries "
                  "selectionEntries entryLinks rules infoLinks sharedSelectionEntries "
                  "sharedSelectionEntryGroups sharedRules sharedProfiles sharedInfoGroups" },
  { "catalogue", "readme publications costTypes profileTypes categoryEntries forceEntries "
                 "selectionEntries entryLinks rules infoLinks sharedSelectionEntries "
                 "sharedSelectionEntryGroups sharedRules sharedProfiles sharedInfoGroups" },
  { "forceEntry", "modifiers modifierGroups constraints profiles rules infoGroups infoLinks "
                  "forceEntries categoryLinks" },
  { "categoryLink", "modifiers modifierGroups constraints profiles rules infoGroups infoLinks" },
  { "selectionEntry", "modifiers modifierGroups constraints profiles rules infoGroups infoLinks "
                      "categoryLinks selectionEntries selectionEntryGroups entryLinks costs" },
};

/* Of the elements that are open, the innermost last: which of their children came last. */
typedef struct
{
  GArray *last; /* gint */
  GPtrArray *names;
} Order;

static gint
find_child (const char *element, const char *child)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_str_equal (orders[i].element, element))
      {
        g_auto (GStrv) children = g_strsplit (orders[i].children, " ", -1);

        for (gint j = 0; children[j] != NULL; j++)
          if (g_str_equal (children[j], child))
            return j;
        g_error ("<%s> may not hold <%s>", element, child);
      }
  return G_MAXINT; /* a list of elements of one kind, or one that holds a text */
}

static void
start_element (GMarkupParseContext *context, const char *name, const char **attributes,
               const char **values, gpointer data, GError **error)
{
  Order *order = data;
  gint none = -1;

  if (order->names->len > 0)
    {
      gint *last = &g_array_index (order->last, gint, order->last->len - 1);
      const char *parent = g_ptr_array_index (order->names, order->names->len - 1);
      gint child = find_child (parent, name);

      if (child != G_MAXINT && child <= *last)
        g_error ("in <%s>, <%s> stands behind what follows it", parent, name);
      *last = child;
    }
  g_array_append_val (order->last, none);
  g_ptr_array_add (order->names, g_strdup (name));
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Order *order = data;

  g_array_set_size (order->last, order->last->len - 1);
  g_ptr_array_set_size (order->names, order->names->len - 1);
}

static void
assert_in_order (GBytes *bytes, const char *namespace)
{
  static const GMarkupParser parser
    = { .start_element = start_element, .end_element = end_element };
  g_autoptr (GArray) last = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Order order = { last, names };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &order, NULL);
  g_autofree char *attribute
    = g_strdup_printf (" xmlns=\"http://www.battlescribe.net/schema/%s\"", namespace);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_true (contains (bytes, attribute));
  g_assert_true (contains (bytes, " battleScribeVersion=\"2.03\""));
}

/* Programs that hold to the schema read what we write. */
static void
test_order (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = make_army (library);
  g_autoptr (WarRoster) words = text_words_from_book (army->book);
  g_autoptr (WarRoster) roster = text_words_from_army (army);
  g_autoptr (GBytes) system = store_battlescribe_system_to_bytes (words, army->book);
  g_autoptr (GBytes) catalogue = store_battlescribe_catalogue_to_bytes (words, army->book);
  g_autoptr (GBytes) ros = store_battlescribe_roster_to_bytes (roster);

  assert_in_order (system, "gameSystemSchema");
  assert_in_order (catalogue, "catalogueSchema");
  assert_in_order (ros, "rosterSchema");
}

/* ---------------------------------------------------------------------------------------------
 * Others' files. */

#define HEAD "<roster id=\"r\" name=\"Horde\" gameSystemId=\"g\" gameSystemName=\"Orks &amp; Co\">"

static WarRoster *
read_text (const char *text, const char *fault)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return read_roster (bytes, fault);
}

/* Models below units, in any order, hidden rules, limits that are none, and what we do not know. */
static void
test_foreign (void)
{
  g_autoptr (WarRoster) roster = read_text (
    "\xef\xbb\xbf<?xml version=\"1.0\"?>\r\n" HEAD "<forces><force name=\"Patrol\" id=\"f\" "
    "catalogueName=\"Orks\" group=\"new\"><selections>"
    "<selection id=\"0\" name=\"Battle Size\" type=\"upgrade\"><rules><rule id=\"z\" name=\"No\"/>"
    "</rules></selection>"
    "<selection id=\"1\" name=\"Boyz\" number=\"1\" type=\"unit\" from=\"entry\"><costs>"
    "<cost name=\"pts\" typeId=\"p\" value=\"10.5\"/></costs><selections>"
    "<selection id=\"2\" name=\"Boy\" number=\"9\" type=\"model\"><costs>"
    "<cost name=\"pts\" typeId=\"p\" value=\"80\"/></costs><profiles><profile id=\"3\" "
    "name=\"Choppa\" typeName=\"Weapon\"><characteristics><characteristic name=\"R\">-"
    "</characteristic><characteristic name=\"A\">2\n "
    "3</characteristic></characteristics></profile></profiles></selection>"
    "<selection id=\"4\" name=\"Boss\" number=\"1\" type=\"model\"><profiles><profile id=\"3\" "
    "name=\"Choppa\" typeName=\"Weapon\"/></profiles><rules><rule id=\"5\" name=\"Waaagh\">"
    "<description>Loud</description></rule><rule id=\"6\" name=\"No\" hidden=\"true\"/></rules>"
    "</selection></selections></selection>"
    "<selection id=\"7\" name=\"Gretchin\" customName=\"Runts\" type=\"model\"/>"
    "</selections></force></forces><costLimits><costLimit name=\"pts\" typeId=\"p\" "
    "value=\"-1\"/></costLimits></roster>",
    NULL);
  const WarRosterUnit *boyz = g_ptr_array_index (roster->units, 0);
  const WarRosterUnit *runts = g_ptr_array_index (roster->units, 1);
  g_autofree char *plain = text_words_to_plain (roster);

  g_assert_cmpstr (roster->system, ==, "Orks & Co");
  g_assert_cmpuint (roster->units->len, ==, 2);
  g_assert_cmpuint (roster->limits->len, ==, 0);
  g_assert_cmpfloat (((WarRosterCost *) g_ptr_array_index (boyz->costs, 0))->value, ==, 90.5);
  g_assert_cmpuint (boyz->rows->len, ==, 1);
  g_assert_cmpuint (boyz->rules->len, ==, 1);
  g_assert_cmpuint (runts->count, ==, 1);
  g_assert_cmpstr (
    plain, ==,
    "Horde\n=====\nOrks & Co · Patrol · Orks\n"
    "Sum of the units: 90.5 pts; the roster itself gives none\n\n"
    "For All\n     Battle Size\n     No\n\n"
    "1 × Boyz                                                      "
    "          90.5 pts\n"
    "     9 × Boy, Boss\n"
    "     Choppa: A 2 3\n     Waaagh\n"
    "1 × Gretchin “Runts”\n\n"
    "This is a roster of “Orks & Co” for list builders. It can be shown and printed;\n"
    "no army is made of it.\n");
}

/* A bad file gets a sentence with its place, and nothing else. */
static void
test_bad (void)
{
  static const struct
  {
    const char *text, *fault;
  } files[] = {
    { "", NULL },
    { "<book/>", "army.ros:1:6: this begins with <book>, and is no roster\n" },
    { "<!DOCTYPE roster [<!ENTITY a \"aaaa\">]><roster/>",
      "army.ros:1:18: a document type (<!DOCTYPE>) is not allowed\n" },
    { HEAD "&lol;</roster>", NULL },
    { HEAD "\n<forces>", NULL },
    { HEAD "\n\n<costs><cost name=\"pts\" value=\"1e\"/></costs></roster>",
      "army.ros:3:35: “value” of <cost> is no number; mend it, or have the other program write the "
      "roster anew\n" },
    { HEAD "<costs><cost name=\"pts\" value=\"nan\"/></costs></roster>", NULL },
    { HEAD "\xff</roster>", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (files[i].text, strlen (files[i].text));
      g_autoptr (StoreFaults) faults = store_faults_new ("army.ros");
      g_autofree char *words = NULL;

      g_assert_null (store_battlescribe_roster_from_bytes (bytes, faults));
      g_assert_cmpuint (faults->items->len, ==, 1);
      words = store_faults_to_string (faults);
      if (files[i].fault != NULL)
        g_assert_cmpstr (words, ==, files[i].fault);
    }
}

static void
append_times (GString *text, const char *piece, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, piece);
}

/* What is too deep, or too much, is refused at once. */
static void
test_limits (void)
{
  g_autoptr (GString) deep = g_string_new (HEAD);
  g_autoptr (GString) many = g_string_new (HEAD "<forces><force><selections>");
  g_autoptr (GString) enough = g_string_new (HEAD "<forces><force><selections>");
  WarRoster *roster;

  append_times (deep, "<selections>", STORE_BATTLESCRIBE_MAX_UNITS);
  g_assert_null (read_text (deep->str, "army.ros:1:844: elements lie more than 64 deep in each "
                                       "other\n"));

  append_times (many, "\n<selection type=\"unit\"/>", STORE_BATTLESCRIBE_MAX_UNITS + 1);
  g_string_append (many, "</selections></force></forces></roster>");
  g_assert_null (read_text (many->str, "army.ros: there are more than 5000 units\n"));

  append_times (enough, "\n<selection type=\"unit\"/>", STORE_BATTLESCRIBE_MAX_UNITS);
  g_string_append (enough, "</selections></force></forces></roster>");
  roster = read_text (enough->str, NULL);
  g_assert_cmpuint (roster->units->len, ==, STORE_BATTLESCRIBE_MAX_UNITS);
  war_roster_unref (roster);
}

/* ---------------------------------------------------------------------------------------------
 * Archives. */

/* A file in an archive as it is, without a checksum that anybody could blame. */
static void
append_stored (GString *zip, const char *name, const char *content)
{
  static const guint8 head[] = { 'P', 'K', 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0 };
  guint32 sizes[]
    = { 0, GUINT32_TO_LE ((guint32) strlen (content)), GUINT32_TO_LE ((guint32) strlen (content)) };
  guint16 lengths[] = { GUINT16_TO_LE ((guint16) strlen (name)), 0 };

  g_string_append_len (zip, (const char *) head, sizeof head);
  g_string_append_len (zip, (const char *) sizes, sizeof sizes);
  g_string_append_len (zip, (const char *) lengths, sizeof lengths);
  g_string_append (zip, name);
  g_string_append (zip, content);
}

static void
assert_refused_zip (GBytes *zip, const char *fault)
{
  g_assert_null (read_roster (zip, fault));
}

/* More comes out of an archive than it says, or several files, or none, or damage. */
static void
test_bad_zip (void)
{
  g_autoptr (GString) several = g_string_new (NULL);
  g_autoptr (GBytes) zeros = g_bytes_new_take (g_malloc0 (20 << 20), 20 << 20);
  g_autoptr (GBytes) some = g_bytes_new_from_bytes (zeros, 0, 1 << 20);
  g_autoptr (GBytes) bomb = NULL, two = NULL, whole = NULL, cut = NULL, none = NULL;

  if (!store_zip_is_supported ())
    {
      g_autoptr (GBytes) any = g_bytes_new_static ("PK\003\004", 4);

      assert_refused_zip (any, "army.ros: this is a ZIP archive, which this Duckboard was built "
                               "without; unpack it, and open what is in it\n");
      return;
    }

  bomb = store_zip_write ("bomb.ros", zeros, NULL);
  g_assert_cmpuint (g_bytes_get_size (bomb), <, 100000);
  assert_refused_zip (bomb, "army.ros: what is in this archive is larger than 16\u00a0MB\n");

  whole = store_zip_write ("some.ros", some, NULL);
  cut = g_bytes_new_from_bytes (whole, 0, g_bytes_get_size (whole) / 2);
  assert_refused_zip (cut, "army.ros: the file in this archive is damaged or encrypted; have the "
                           "other program write it anew, without a password\n");

  append_stored (several, "a.ros", "<roster/>");
  append_stored (several, "b.ros", "<roster/>");
  two = g_bytes_new (several->str, several->len);
  assert_refused_zip (two, "army.ros: the file in this archive is damaged or encrypted; have the "
                           "other program write it anew, without a password\n");

  none = g_bytes_new_static ("PK\003\004", 4);
  assert_refused_zip (none, "army.ros: this archive is damaged; fetch or write it anew\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/roster", test_roster);
  g_test_add_func ("/words/wave", test_wave);
  g_test_add_func ("/words/zip", test_zip);
  g_test_add_func ("/words/book/entrenched.10.2", test_book);
  g_test_add_func ("/words/book/lost-limit", test_lost_limit);
  g_test_add_func ("/words/book/order", test_order);
  g_test_add_func ("/words/foreign", test_foreign);
  g_test_add_func ("/words/bad", test_bad);
  g_test_add_func ("/words/limits", test_limits);
  g_test_add_func ("/words/bad-zip", test_bad_zip);
  return g_test_run ();
}
