/* test-schemas.c: the published schemas say the same as the reader
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/system.h"
#include "judge.h"
#include "store/documents/document-private.h"

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) paths = list_files ();
  guint counts[JUDGE_N_KINDS] = { 0 };

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autofree char *text = get_text (path);
      g_auto (Judgement) judgement = judge (path, text, strlen (text));

      counts[find_kind (path)]++;
      if (!judgement.accepted_by_reader || !judgement.accepted_by_schema)
        g_error ("%s: %s", path, judgement.words);
    }

  /* There is an example of each kind. */
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (counts[i], >=, 1);
}

/* Damages */

#define ARMY "scenarios/british-expeditionary-force.duckarmy"
#define BOOK "books/entente-in-arms.duckbook"
#define FIELD "schemas/examples/example.duckfield"
#define OPERATION "schemas/examples/example.duckop"
#define CAMPAIGN "schemas/examples/example.duckcampaign"
#define GAME "schemas/examples/example.duckgame"
#define RULES "systems/entrenched/rules.xml"
#define EMPIRES "systems/empires/rules.xml"
#define CLAUSES "systems/entrenched/clauses.xml"

/* Each alone is refused by the reader, for its structure, and by the schema. */
static const struct
{
  const char *name, *original, *replacement;
} damages[] = {
  { ARMY, "xmlns=\"urn:duckboard:1\"", "xmlns=\"urn:duckboard:2\"" },
  { ARMY, "xmlns=\"urn:duckboard:1\" ", "" },
  { ARMY, "version=\"1.0\" name", "version=\"2.0\" name" },
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
  { ARMY, "revision=\"2\"", "revision=\"0\"" },
  { ARMY, "sha256=\"", "sha256=\"0" },
  { ARMY, "sha256=\"1f", "sha256=\"1F" },
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
  { BOOK, " category=\"cavalry\" share=", " at=\"about\" category=\"cavalry\" share=" },
  { BOOK, " category=\"cavalry\" share=", " at=\"least\" share=" },
  { BOOK, " category=\"cavalry\" share=\"3\" of=\"10\"",
    " at=\"least\" category=\"cavalry\" share=\"0\"" },
  { BOOK, " category=\"cavalry\" share=\"3\" of=\"10\"",
    " category=\"cavalry\" share=\"3\" among=\"infantry\"" },
  { BOOK, " category=\"cavalry\" share=\"3\" of=\"10\"",
    " category=\"cavalry\" share=\"3\" of=\"0\"" },
  { BOOK, " revision=\"2\"", "" },
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
  { FIELD, "terrain=\"wood\"", "terrain=\"lava\"" },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"20000,5000  " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\" 20000,5000 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"020000,5000 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"44400,-0 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"44400;3400 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"44400, 3400 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"44400,20000001 " },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"0,0 1,1\" points=\"" },
  { FIELD, "centre-mm100=\"40000,20000\"", "centre-mm100=\"40000,20000 1,1\"" },
  { FIELD, "heading=\"512\"", "heading=\"4096\"" },
  { FIELD, "side=\"1\"", "side=\"3\"" },
  { FIELD, "<effect system=\"entrenched\"", "<effect system=\"Entrenched\"" },
  { FIELD, "<effect system=\"entrenched\"", "<effect" },
  { FIELD, "cover=\"light\"", "cover=\"deep\"" },
  { FIELD, "cover=\"light\"", "sight-limit-mm100=\"0\"" },
  { FIELD, "cover=\"light\"", "type=\"road\"" },
  { FIELD, "<effect ", "<effect system=\"entrenched\">x</effect><effect " },
  { OPERATION, "first-side=\"1\"", "first-side=\"0\"" },
  { OPERATION, "first-side=\"1\"", "first-chooser=\"3\"" },
  { OPERATION, "first-side=\"1\"", "first-side=\"1\" first-chooser=\"1\"" },
  { OPERATION, "game-type=\"attrition\"", "game-type=\"\"" },
  { OPERATION, "<amendments>", "<options opening-volley=\"maybe\"/><amendments>" },
  { OPERATION, "<amendments>", "<options volley=\"no\"/><amendments>" },
  { OPERATION, "<amendments>", "<options/><options/><amendments>" },
  { OPERATION, "<amendments>", "<amendments/><amendments>" },
  { OPERATION, "<amendment ", "<amendment/><amendment " },
  { OPERATION, "</amendments>", "<as-printed/></amendments>" },
  { OPERATION, "<amendment ", "<as-printed clause=\"entrenched.E-2\"/><amendment " },
  { OPERATION, "\"entrenched.E-18\"", "\"E-18\"" },
  { EMPIRES, "<row least=\"4\" ", "<row " },
  { EMPIRES, "<row least=\"4\" ", "<row least=\"4.0\" " },
  { EMPIRES, "<row least=\"4\" ", "<row least=\"21\" " },
  { EMPIRES, "<row least=\"4\" ", "<row least=\"4\" adds=\"1\" " },
  { EMPIRES, "<row least=\"4\" ", "<col least=\"4\" " },
  { EMPIRES, "roll=\"melee\" cause=\"attacking\"", "roll=\"brawl\" cause=\"attacking\"" },
  { EMPIRES, "roll=\"melee\" cause=\"attacking\"", "cause=\"attacking\"" },
  { EMPIRES, "<table id=\"hits\">", "<table id=\"draws\">" },
  { EMPIRES, "<table id=\"hits\">", "<table id=\"hits\"/><table id=\"hits\">" },
  { EMPIRES, "<terrain type=\"road\"", "<table id=\"hits\"/><terrain type=\"road\"" },
  { CLAUSES, " printed=\"All weapons", " prints=\"All weapons" },
  { OPERATION, "wave=\"1\"", "wave=\"0\"" },
  { OPERATION, "wave=\"1\"", "wave=\"10\"" },
  { OPERATION, "arrives=\"4\"", "arrives=\"0\"" },
  { OPERATION, "arrives=\"4\"", "arrives=\"4\" wave=\"1\"" },
  { OPERATION, "arrives=\"4\" ", "" },
  { OPERATION, "at-edge=\"south\"", "at-edge=\"bottom\"" },
  { OPERATION, "at-edge=\"south\"", "at-edge=\"south\" at-zone=\"west\"" },
  { OPERATION, "name=\"Captain Hale\"", "name=\"\"" },
  { OPERATION, "name=\"Entente\"", "name=\"Entente\" cost-limit=\"500\"" },
  { OPERATION, "<special-rules>", "<special-rules/><special-rules>" },
  { OPERATION, "<special-rules>", "<special-rules>Fog.<p/>" },
  { OPERATION, "place=\"colours\"", "place=\"colours\" count=\"1\"" },
  { OPERATION, "kind=\"survive\" winner=\"2\" count=\"2\"", "kind=\"survive\" winner=\"2\"" },
  { OPERATION, "kind=\"most-killed\"", "kind=\"most-killed\" count=\"2\"" },
  { OPERATION, "<p>", "<p> &#10;</p><p>" },
  { OPERATION, "<p>", "<p><b>bold</b>" },
  { OPERATION, "<field-link href=\"example.duckfield\"/>", "" },
  { OPERATION, "href=\"example", "href=\"../example" },
  { OPERATION, "href=\"example", "href=\"/example" },
  { OPERATION, "href=\"example", "href=\"./example" },
  { OPERATION, "href=\"example", "href=\"a\\example" },
  { OPERATION, "<forces>",
    "<field name=\"F\" width-mm100=\"2540\" depth-mm100=\"2540\">"
    "<ground kind=\"free\"/></field><forces>" },
  { OPERATION, "<force side=\"2\"", "<force side=\"1\"" },
  { OPERATION, "count=\"22\"", "count=\"101\"" },
  { OPERATION, "kind=\"destroy-all\"", "kind=\"destroy-all\" count=\"2\"" },
  { OPERATION, "<victory>", "<victory/><victory>" },
  { CAMPAIGN, "winner-chooses=\"no\"", "winner-chooses=\"never\"" },
  { CAMPAIGN, "winner-chooses=\"no\"", "loser-chooses=\"no\"" },
  { CAMPAIGN, "<part>", "<part killed-1=\"20\">" },
  { CAMPAIGN, "<part>", "<part result=\"side-3\">" },
  { CAMPAIGN, "<operation-link href=\"example.duckop\"/>", "" },
  { CAMPAIGN, "href=\"example", "href=\"../example" },
  { CAMPAIGN, "<operation-link", "<field-link" },
  { CAMPAIGN, "<operation id=\"far-bank\"", "<operation version=\"1.0\" id=\"far-bank\"" },
  { CAMPAIGN, "<operation id=\"far-bank\"",
    "<operation-link href=\"example.duckop\"/><operation id=\"far-bank\"" },
  { CAMPAIGN, "<parts>", "<parts/><parts>" },
  { GAME, "<orders sum=\"", "<orders sum=\"0" },
  { GAME, "rules-version=\"", "rules-version=\"-" },
  { GAME, "rules-version=\"4\" ", "" },
  { GAME, "seed=\"0", "seed=\"" },
  { GAME, "seed=\"0", "seed=\"A" },
  { GAME, "seed=\"", "own-dice=\"9\" seed=\"" },
  { GAME, "seed=\"", "own-dice=\"1,2\" seed=\"" },
  { GAME, "seed=\"", "own-dice=\"1  2\" seed=\"" },
  { GAME, "seed=\"", "commanders=\"\" seed=\"" },
  { GAME, "seed=\"", "begun-by=\"\" seed=\"" },
  { GAME, "seed=\"", "commanders=\"Quick\" seed=\"" },
  { GAME, "seed=\"", "commanders=\"a b c d e f g h i\" seed=\"" },
  { GAME, "seed=\"", "undo=\"some\" seed=\"" },
  { GAME, "seed=\"", "undo=\"\" seed=\"" },
  { GAME, "seed=\"", "hands-over=\"maybe\" seed=\"" },
  { GAME, "seed=\"", "by-post=\"\" seed=\"" },
  { GAME, "<book id=\"example\"", "<book version=\"1.0\" id=\"example\"" },
  { GAME, "<books>", "<books/><books>" },
  { GAME, "</operation>", "</operation><past rules-version=\"0\"/>" },
  { GAME, "</operation>", "</operation><beginning><row line=\"generator 1 1\"/></beginning>" },
  { GAME, "<order line=\"", "<order line=\"&#10;" },
  { GAME, "<order line=\"", "<order row=\"" },
  { GAME, "answers=\"", "answers=\"0" },
  { GAME, "answers=\"", "answers=\"1, " },
  { GAME, "answers=\"", "answers=\"20000001 " },
  { GAME, "hash=\"", "hash=\"0" },
  { GAME, "<state>", "<note after=\"-1\" text=\"x\"/><state>" },
  { GAME, "<state>", "<note after=\"1\" text=\"\"/><state>" },
  { GAME, "<state>", "<note after=\"1\" text=\"&#10;\"/><state>" },
  { GAME, "</state>", "</state><note after=\"1\" text=\"x\"/>" },
  { GAME, "<row ", "<row/><row " },
  { GAME, "<state>", "<state>.</state><state>" },
  { RULES, "parameter=\"length\"", "parameter=\"volume\"" },
  { RULES, "<trait id=\"command\"", "<clause id=\"entrenched.1\"/><trait id=\"command\"" },
  { RULES, "rounds-minimum=\"10\" ", "" },
  { RULES, "bog-check=\"3\"", "bog-check=\"7\"" },
  { RULES, "bog-check=\"3\" ", "" },
  { RULES, "keep-off-mm100=\"7620\"", "keep-off=\"3\"" },
  { RULES, "keep-off-mm100=\"7620\"", "keep-off-mm100=\"0\"" },
  { RULES, "<numbers ", "<terrain type=\"open\"/><numbers " },
  { RULES, "type=\"mud\"", "type=\"lava\"" },
  { RULES, "type=\"mud\" ", "" },
  { RULES, "check=\"bog\"", "check=\"soft\"" },
  { RULES, "sight-limit-mm100=\"5080\"", "sight-limit-mm100=\"60961\"" },
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
  { FIELD, "heading=\"512\"", "heading=\"4095\"" },
  { FIELD, "points-mm100=\"20000,5000 ", "points-mm100=\"20000000,-20000000 " },
  { FIELD, "centre-mm100=\"40000,20000\"", "centre-mm100=\"-20000000,0\"" },
  { FIELD, "<ground kind=\"free\"/>", "<ground kind=\"hex\"> </ground>" },
  { FIELD, "cover=\"light\"", "cover=\"none\" heavy=\"yes\" check=\"wire\"" },
  { OPERATION, "rounds=\"12\" first-side=\"1\"", "rounds=\"1000\" first-side=\"2\"" },
  { OPERATION, "<p>", "<p><!-- a -->.</p><p><![CDATA[<]]>" },
  { OPERATION, "count=\"22\"", "count=\"100\"" },
  { OPERATION, "first-side=\"1\"", "first-chooser=\"2\"" },
  { OPERATION, "<amendments>", "<options/><amendments>" },
  { OPERATION, "<amendments>", "<options opening-volley=\"no\"/><amendments>" },
  { OPERATION, "version=\"1.1\" id", "version=\"1.0\" id" },
  { FIELD, "version=\"1.0\" name", "version=\"1.1\" name" },
  { OPERATION, "wave=\"1\"", "wave=\"9\"" },
  { OPERATION, "arrives=\"4\" at-edge=\"south\"", "arrives=\"1000\"" },
  { OPERATION, " place=\"colours\"", "" },
  { OPERATION, "place=\"west\" ", "" },
  { OPERATION, "<take type=\"german-infantry\" count=\"18\"/>", "" },
  { OPERATION, "for-the-fatherland\">\n      <take type=\"german-infantry\" count=\"18\"/>",
    "for-the-fatherland\" cost-limit=\"100000\">" },
  { CAMPAIGN, "<take type=\"bef-infantry\" count=\"3\"/>", "" },
  { CAMPAIGN, "winner-chooses=\"no\"", "winner-chooses=\"yes\"" },
  { CAMPAIGN, "<part>", "<part result=\"side-2\" killed-2=\"1000000\" killed-1=\"1\">" },
  { GAME, "rules-version=\"4\"", "rules-version=\"2147483647\"" },
  { GAME, "seed=\"", "own-dice=\"1 8\" seed=\"" },
  { GAME, "seed=\"", "commanders=\"person quick\" seed=\"" },
  { GAME, "seed=\"", "begun-by=\"person quick\" seed=\"" },
  { GAME, "seed=\"", "commanders=\"a b c d e f g h\" seed=\"" },
  { GAME, "seed=\"", "undo=\"all\" hands-over=\"no\" seed=\"" },
  { GAME, "seed=\"", "undo=\"until-chance\" hands-over=\"yes\" seed=\"" },
  { GAME, "seed=\"", "undo=\"none\" by-post=\"yes\" seed=\"" },
  { GAME, "seed=\"", "by-post=\"no\" seed=\"" },
  { GAME, "answers=\"", "answers=\"-20000000 0 " },
  { GAME, "<orders ",
    "<past rules-version=\"0\"/><beginning><row line=\"generator 1 1\"/></beginning><orders " },
  { RULES, "parameter=\"length\"", "parameter=\"none\"" },
  { RULES, "light-cover=\"1\"", "light-cover=\"0\"" },
  { RULES, "sight-limit-mm100=\"5080\"", "sight-limit-mm100=\"60960\"" },
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

/* Likewise for the choices of a system's terrain. */
static void
check_terrain_words (const WarStat *stats)
{
  for (; stats->id != NULL; stats++)
    for (guint i = 0; stats->choices != NULL && stats->choices[i] != NULL; i++)
      {
        g_autofree char *replacement
          = g_strdup_printf ("type=\"road\" %s=\"%s\"", stats->id, stats->choices[i]);
        g_auto (Judgement) judgement
          = judge_changed ("schemas/examples/rules.xml", "type=\"road\"", replacement);

        if (judgement.structural || !judgement.accepted_by_schema)
          g_error ("%s: %s", replacement, judgement.words);
      }
}

/* The number that the schema and the reader take, or neither of them. */
static void
check_number (const WarStat *stat, gint32 number, gboolean accepted)
{
  const char *suffix = stat->kind == WAR_STAT_LENGTH ? "-mm100" : "";
  g_autofree char *pattern = g_strdup_printf (" %s%s=\"[^\"]*\"", stat->id, suffix);
  g_autofree char *replacement = g_strdup_printf (" %s%s=\"%d\"", stat->id, suffix, number);
  g_autofree char *path = store_library_find_file (library, RULES);
  g_autofree char *text = get_text (path);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *changed = g_regex_replace_literal (regex, text, -1, 0, replacement, 0, NULL);
  g_auto (Judgement) judgement = judge (path, changed, strlen (changed));

  g_assert_true (g_regex_match (regex, text, 0, NULL));
  if (judgement.structural == accepted || judgement.accepted_by_schema != accepted)
    g_error ("%s: %s", replacement, judgement.words);
}

/* The schema has the limits of each number of a system. */
static void
test_numbers (void)
{
  for (const WarStat *stat = war_system_get ("entrenched")->numbers; stat->id != NULL; stat++)
    {
      check_number (stat, stat->minimum - 1, FALSE);
      check_number (stat, stat->minimum, TRUE);
      check_number (stat, stat->maximum, TRUE);
      check_number (stat, stat->maximum + 1, FALSE);
    }
}

/* Operations may have those that are not of campaigns. */
static void
check_amendments (void)
{
  const WarAmendment *amendments = war_system_get ("entrenched")->amendments;

  for (guint i = 0; amendments[i].clause != NULL; i++)
    {
      g_autofree char *clause = g_strdup_printf ("\"%s\"", amendments[i].clause);
      g_auto (Judgement) judgement = judge_changed (OPERATION, "\"entrenched.E-18\"", clause);

      if (judgement.accepted_by_schema == amendments[i].of_campaigns)
        g_error ("%s: %s", clause, judgement.words);
    }
}

static void
test_words (void)
{
  check_words (FIELD, "terrain", "wood", war_terrain_get_ids ());
  check_words (FIELD, "kind", "control", war_point_kind_get_ids ());
  check_amendments ();
  check_words (ARMY, "cloth", "khaki", war_cloth_get_ids ());
  check_words (ARMY, "symbol", "officer", war_symbol_get_ids ());
  check_words (RULES, "parameter", "length", store_parameter_ids);
  check_words (RULES, "type", "mud", war_terrain_get_ids ());
  check_terrain_words (war_system_get ("entrenched")->terrain_stats);
}

int
main (int argc, char **argv)
{
  set_up (&argc, &argv);

  g_test_add_func ("/store/schemas/shipped", test_shipped);
  g_test_add_func ("/store/schemas/words", test_words);
  g_test_add_func ("/store/schemas/numbers", test_numbers);
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
  return run ();
}
