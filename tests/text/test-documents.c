/* test-documents.c: what is wrong with armies, operations and battles, and whole documents as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "engine/game/replay.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/game-file.h"
#include "text/army/problem.h"
#include "text/army/roster.h"
#include "text/game/chronicle.h"
#include "text/operation/battle-fault.h"
#include "text/operation/briefing.h"
#include "text/operation/oddity.h"
#include "text/operation/starts.h"
#include "text/words/layout-private.h"

#include "scenario.h"

static char *
find_example (Fixture *fixture, const char *name)
{
  g_autofree char *whole = g_strconcat ("schemas/examples/", name, NULL);

  return store_library_find_file (fixture->library, whole);
}

/* ---------------------------------------------------------------------------------------------
 * What is wrong. */

/* Of cavalry, by officers. */
static const struct
{
  WarProblem problem;
  WarLimit limit;
  const char *sentence;
} problems[] = {
  { { .kind = WAR_PROBLEM_NO_UNITS }, { 0 }, "The army has no units yet. Add some from the book." },
  { { .kind = WAR_PROBLEM_OVER_COST_LIMIT, .have = 601, .allowed = 600 },
    { 0 },
    "The army costs 601 points, which is 1 point over its limit of 600. Remove units or raise the "
    "limit." },
  { { .kind = WAR_PROBLEM_OVER_COST_LIMIT,
      .have = 700,
      .allowed = 600,
      .clause = "entrenched.10.1" },
    { 0 },
    "The army costs 700 points, which is 100 points over its limit of 600. Remove units or raise "
    "the limit. (Rule\u00a010.1)" },
  { { .kind = WAR_PROBLEM_TOO_MANY, .have = 4, .allowed = 3, .remove = 1 },
    { .share = 3, .of = 10 },
    "Too many cavalry: 4, and the limit is 3 (3 in 10 units). Remove 1." },
  { { .kind = WAR_PROBLEM_TOO_MANY, .have = 4, .allowed = 3, .remove = 1, .add = 1 },
    { .share = 3, .of = 10 },
    "Too many cavalry: 4, and the limit is 3 (3 in 10 units). Remove 1, or add 1 unit of another "
    "kind." },
  { { .kind = WAR_PROBLEM_TOO_MANY, .have = 5, .allowed = 3, .remove = 2, .add = 4 },
    { .share = 3, .of = 10, .among = (char *) "officers" },
    "Too many cavalry: 5, and the limit is 3 (3 for every 10 of the officers). Remove 2, or "
    "add 4 of the officers." },
  { { .kind = WAR_PROBLEM_TOO_MANY, .have = 5, .allowed = 3, .remove = 2 },
    { .share = 3, .of = 10, .among = (char *) "officers" },
    "Too many cavalry: 5, and the limit is 3. Remove 2." },
  { { .kind = WAR_PROBLEM_TOO_MANY, .have = 5, .allowed = 3, .remove = 2, .add = 2 },
    { .share = 3 },
    "Too many cavalry: 5, and the limit is 3. Remove 2." },
  { { .kind = WAR_PROBLEM_TOO_FEW, .have = 1, .allowed = 3 },
    { 0 },
    "Too few cavalry: 1, and there must be 3." },
  { { .kind = WAR_PROBLEM_TOO_FEW, .have = 1, .allowed = 3, .add = 2 },
    { 0 },
    "Too few cavalry: 1, and there must be 3. Add 2." },
  { { .kind = WAR_PROBLEM_TYPE_NOT_IN_BOOK },
    { 0 },
    "“BEF Infantry” is not in the army book. Remove it, or add it to a book of your own." },
  { { .kind = WAR_PROBLEM_TYPE_CHANGED },
    { 0 },
    "“BEF Infantry” has changed in the army book since it was chosen; the army keeps it as it was. "
    "Add one again to use the new entry for all of them." },
  { { .kind = WAR_PROBLEM_BOOK_MISSING },
    { 0 },
    "The army book is missing or has faults. The army can be shown and saved as it is, but units "
    "can be added and its composition checked only with the book." },
  { { .kind = WAR_PROBLEM_COST_LIMIT_UNUSUAL, .have = 1 },
    { 0 },
    "A limit of 1 point is outside the 300 to 2000 that are recommended for Assault." },
  { { .kind = WAR_PROBLEM_COST_LIMIT_UNUSUAL, .have = 100, .clause = "entrenched.E-20" },
    { 0 },
    "A limit of 100 points is outside the 300 to 2000 that are recommended for Assault. "
    "(Ruling\u00a0E-20)" },
  { { .kind = WAR_PROBLEM_NEEDS_GAME_TYPE },
    { 0 },
    "“BEF Infantry” is of use only in the game type Assault." },
  { { .kind = WAR_PROBLEM_FULL, .allowed = 500 }, { 0 }, "An army can have at most 500 units." },
  { { .kind = WAR_PROBLEM_NEEDS_TRAIT },
    { 0 },
    "“BEF Infantry” is of use only beside a unit that has the trait Command." },
  { { .kind = WAR_PROBLEM_WAVE_EMPTY, .wave = 2 },
    { 0 },
    "Nothing comes in wave 2. Put units into it." },
  { { .kind = WAR_PROBLEM_WAVE_TOO_COSTLY, .wave = 2, .have = 400, .allowed = 300 },
    { 0 },
    "Wave 2 costs 400 points, and the limit is 300. Put some of its units into other waves." },
  { { .kind = WAR_PROBLEM_WAVE_TOO_COSTLY,
      .severity = WAR_SEVERITY_WARNING,
      .wave = 2,
      .have = 400,
      .allowed = 300 },
    { 0 },
    "Wave 2 costs 400 points, which is too much where no wave may cost more than half: 300." },
  { { .kind = WAR_PROBLEM_WITHOUT_WAVE, .have = 1 }, { 0 }, "1 unit is in no wave yet." },
  { { .kind = WAR_PROBLEM_WITHOUT_WAVE, .have = 3 }, { 0 }, "3 units are in no wave yet." },
};

static void
test_problems (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = fixture->operation->rules;

  for (guint i = 0; i < G_N_ELEMENTS (problems); i++)
    {
      WarProblem problem = problems[i].problem;
      g_autofree char *sentence = NULL;

      problem.limit = &problems[i].limit;
      problem.category = war_rules_find_category (rules, "cavalry", NULL);
      problem.among = war_rules_find_category (rules, "officer", NULL);
      problem.game_type = g_ptr_array_index (rules->game_types, 0);
      problem.trait = g_ptr_array_index (rules->traits, 0);
      problem.type = g_ptr_array_index (fixture->operation->forces[0]->book->types, 0);
      sentence = text_problem (&problem);
      g_assert_cmpstr (sentence, ==, problems[i].sentence);
    }
}

/* Units that cannot begin as it is said are named, and what mends it. */
static void
test_start_faults (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = {
    "begins where the field is not",
    "begins on ground where it cannot stand",
    "begins on top of a unit “",
    "begins with more than there is of such a unit",
  };
  WarForceEntry *entry = g_ptr_array_index (fixture->operation->forces[1]->entries, 0);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const WarOddity oddity = {
        .kind = WAR_ODDITY_UNPLAYABLE,
        .fault = {
          .kind = (WarSetupFaultKind) (WAR_SETUP_START_OUTSIDE + i),
          .side = 2,
          .limit = 3,
          .other = entry->type,
        },
      };
      g_autofree char *sentence = text_oddity (&oddity, fixture->operation);
      g_autofree char *remedy = text_oddity_remedy (&oddity, fixture->operation);

      g_assert_nonnull (strstr (sentence, words[i]));
      g_assert_nonnull (strstr (sentence, " (3 of "));
      g_assert_nonnull (strstr (sentence, "of side 2 (Central Powers)"));
      g_assert_cmpstr (remedy, ==,
                       i < 3 ? "Let whoever plays place these units." : "Make these units whole.");
    }
}

/* Where a unit begins, and what it has left, is said of each, and of all that are alike. */
static void
test_starts (Fixture *fixture, gconstpointer data)
{
  const WarForceEntry *given = g_ptr_array_index (fixture->operation->forces[1]->entries, 0);
  WarForceEntry *entry = war_force_entry_copy (given);
  g_autofree char *one = NULL, *all = NULL, *none = text_start (entry, 0, fixture->operation);

  for (guint i = 0; i < 2; i++)
    {
      WarUnitStart *start = war_unit_start_new ();

      start->is_placed = i == 0;
      start->at = (WarPosition){ 12 * WAR_INCH, 4 * WAR_INCH };
      start->heading = WAR_HEADING_TURN / 4;
      start->marks = i == 0 ? 1u << WAR_TOKEN_SUPPRESSED : 0;
      start->n_bases = 1;
      start->left[0] = 1;
      g_ptr_array_add (entry->starts, start);
    }
  one = text_start (entry, 0, fixture->operation);
  all = text_starts (entry);
  g_assert_null (none);
  g_assert_cmpstr (one, ==, "begins at 12 4, facing east · 1 of 6 left · suppressed");
  g_assert_true (g_str_has_prefix (all, "1 of "));
  g_assert_nonnull (strstr (all, " begins on the field · 2 of "));
  g_assert_true (g_str_has_suffix (all, " have losses"));
  war_force_entry_free (entry);
}

/* All kinds, with what mends them. */
static void
test_setup_faults (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);
  const WarFieldRole role = { .name = (char *) "First Line" };

  for (guint kind = WAR_SETUP_NO_PLAY; kind <= WAR_SETUP_TYPE_ABSENT; kind++)
    {
      const WarOddity oddity = {
        .kind = WAR_ODDITY_UNPLAYABLE,
        .fault = {
          .kind = (WarSetupFaultKind) kind,
          .side = 2,
          .limit = 8,
          .type = ((WarForceEntry *) fixture->operation->forces[0]->entries->pdata[0])->type,
          .book = fixture->operation->forces[1]->book,
          .condition = fixture->operation->conditions->pdata[1],
          .role = &role,
        },
      };
      g_autofree char *sentence = text_oddity (&oddity, fixture->operation);
      g_autofree char *remedy = text_oddity_remedy (&oddity, fixture->operation);

      g_string_append_printf (all, "%s %s\n", sentence, remedy);
    }
  g_assert_cmpstr (
    all->str, ==,
    "Entrenched! 1914–1915 cannot be played with this version of Duckboard. Choose another system, "
    "or play it by the book.\n"
    "The operation cannot be played: it has no field. Choose another field.\n"
    "The operation cannot be played: the field has no zone for side 2 (Central Powers). Add a zone "
    "to the field.\n"
    "The operation cannot be played: nothing on the field has the role “First Line”. Give the role "
    "to a trench of the field.\n"
    "The operation cannot be played: side 2 (Central Powers) has no units. Take an army for it, "
    "add units one by one, or let the player bring an army.\n"
    "Side 2 (Central Powers) brings an army of its own: choose one of at most 8 points. Choose an "
    "army for it.\n"
    "The operation cannot be played: both sides together can have at most 8 units. Remove some "
    "units.\n"
    "The operation cannot be played: its field can have at most 8 features. Remove some features "
    "from the field.\n"
    "The operation cannot be played: its units, and what they can cut out of the wire on its "
    "field, "
    "come to more than 8 pieces. Make the wire on the field shorter, or remove some units.\n"
    "The operation cannot be played: its units have more than 8 shots together. Remove some units, "
    "or give them fewer shots in their army book.\n"
    "The operation cannot be played: its field can have at most 8 hexes. Choose a smaller field.\n"
    "The operation cannot be played: its field can have at most 8 forts. Remove some forts from "
    "the field.\n"
    "The operation cannot be played: Entrenched! 1914–1915 needs another kind of ground. Choose "
    "another field.\n"
    "The operation cannot be played: the base of “BEF Infantry” is too small. Remove these units, "
    "or change them in their army book.\n"
    "The operation cannot be played: “BEF Infantry” has more than 8 weapons. Remove these units, "
    "or change them in their army book.\n"
    "The operation cannot be played: a side can have condition 2 only once. Remove one of the two "
    "conditions.\n"
    "The operation cannot be played: condition 2 does not say at which place. Choose a place for "
    "the condition, or add one to the field.\n"
    "The operation cannot be played: the reserves “BEF Infantry” of side 2 (Central Powers) have "
    "no place to come to. Choose a zone or an edge for them.\n"
    "The operation cannot be played: all units are in reserve, and nobody begins. Let some units "
    "be there from the beginning.\n"
    "The operation cannot be played: its field “Langemarck” is missing or cannot be opened. Choose "
    "another field, or bring its file back beside the operation’s.\n"
    "The operation cannot be played: the army book “for-the-fatherland” of side 2 (Central Powers) "
    "is missing or cannot be opened. Choose another army book, or bring this one back.\n"
    "The operation cannot be played: the army book “For the Fatherland” has no units "
    "“bef-infantry”, which side 2 (Central Powers) has. Remove these units, or add such a unit "
    "type to the army book.\n");
}

static void
test_oddities (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);
  const WarCondition amended
    = { .kind = WAR_CONDITION_LIMIT, .clause = (char *) "entrenched.E-23" };
  const WarPoint point = { .name = (char *) "Mill" };
  WarOperation *operation = fixture->operation;
  const gint rounds = operation->rounds;

  for (guint kind = WAR_ODDITY_NO_ZONE; kind <= WAR_ODDITY_NO_PLACE; kind++)
    /* Of groups the system of this one says nothing. */
    for (gint variant = 0; variant < 2 && kind != WAR_ODDITY_GROUP; variant++)
      {
        const gint number = variant == 0 ? 1 : 5000;
        const WarOddity oddity
          = { .kind = (WarOddityKind) kind,
              .side = 1 + variant,
              .n_placed = number,
              .n_units = 7,
              .round = kind == WAR_ODDITY_ARRIVES_TOO_LATE ? number : variant * 3,
              .wave = number,
              .coming = variant == 0 ? WAR_COMING_IN_WAVES : WAR_COMING_DRAWN,
              .most = number,
              .cost = number,
              .type = g_ptr_array_index (operation->forces[0]->book->types, 0),
              .condition
              = kind == WAR_ODDITY_NOT_AMENDED ? &amended : operation->conditions->pdata[variant],
              .point = &point,
              .game_type = g_ptr_array_index (operation->rules->game_types, 0) };
        g_autofree char *sentence = NULL, *remedy = NULL;

        operation->forces[variant]->cost_limit = number;
        operation->rounds = kind == WAR_ODDITY_ROUNDS_UNUSUAL ? number : rounds;
        sentence = text_oddity (&oddity, operation);
        remedy = text_oddity_remedy (&oddity, operation);
        g_string_append_printf (all, "%s %s\n", sentence, remedy);
      }
  g_assert_cmpstr (
    all->str, ==,
    "The field has no zone for side 1 (Entente). Add one for its units to stand in. Add a zone to "
    "the field.\n"
    "The field has no zone for side 2 (Central Powers). Add one for its units to stand in. Add a "
    "zone to the field.\n"
    "Of the units of side 1 (Entente) only 1 of 7 find room in its zone. Remove units, or make the "
    "zone larger.\n"
    "Of the reserves of side 2 (Central Powers) in round 3 only 5000 of 7 find room where they "
    "come. Remove units, or make the zone larger.\n"
    "The base of “BEF Infantry” is too large for the zone of side 1 (Entente). Make the zone "
    "larger, or choose other units.\n"
    "The base of “BEF Infantry”, in reserve, is too large for the place to which side 2 (Central "
    "Powers) brings it. Make the zone larger, or choose other units.\n"
    "There is no condition by which side 1 (Entente) wins. Add a condition by which Entente can "
    "win.\n"
    "There is no condition by which side 2 (Central Powers) wins. Add a condition by which Central "
    "Powers can win.\n"
    "Condition 1 counts victory points, but the field has no control points. Add control points to "
    "the field, or remove the condition.\n"
    "Condition 2 counts victory points, but the field has no control points. Add control points to "
    "the field, or remove the condition.\n"
    "The control point “Mill” lies in the zone of side 1 (Entente), and has to lie in none. Move "
    "it out of the zone.\n"
    "The control point “Mill” lies in the zone of side 2 (Central Powers), and has to lie in none. "
    "Move it out of the zone.\n"
    "Condition 1 cannot be met: its count is 2, and 1 is the most that there can be. Let it count "
    "1 at most.\n"
    "Condition 2 cannot be met: its count is 0, and 5000 is the most that there can be. Let it "
    "count 5000 at most.\n"
    "Condition 1 does not count, as the amendment E-23 is not on. Switch the amendment E-23 on, or "
    "remove the condition.\n"
    "Condition 1 does not count, as the amendment E-23 is not on. Switch the amendment E-23 on, or "
    "remove the condition.\n"
    "Condition 1 does not count: by the rules of Entrenched! 1914–1915 nobody wins so. Remove the "
    "condition.\n"
    "Condition 2 does not count: by the rules of Entrenched! 1914–1915 nobody wins so. Remove the "
    "condition.\n"
    "Side 1 (Entente) has no units in wave 1, but in a later one. Put units into wave 1, or let "
    "the later ones come earlier.\n"
    "Side 2 (Central Powers) has no units in wave 5000, but in a later one. Put units into wave "
    "5000, or let the later ones come earlier.\n"
    "Entrenched! 1914–1915 knows no waves, and “BEF Infantry” of side 1 (Entente) are in one. Let "
    "them be there from the beginning.\n"
    "Entrenched! 1914–1915 draws no units: “BEF Infantry” of side 2 (Central Powers) are there "
    "from "
    "the beginning. Let them be there from the beginning.\n"
    "The reserves “BEF Infantry” of side 1 (Entente) come in round 1, and there are only 12. Let "
    "them come in round 12 at the latest.\n"
    "The reserves “BEF Infantry” of side 2 (Central Powers) come in round 5000, and there are only "
    "12. Let them come in round 12 at the latest.\n"
    "1 round is outside the 10 to 16 that are recommended for Assault. Let it last 10 to 16 "
    "rounds.\n"
    "5000 rounds are outside the 10 to 16 that are recommended for Assault. Let it last 10 to 16 "
    "rounds.\n"
    "The force of side 1 (Entente) costs 1 point, outside the 300 to 2000 that are recommended for "
    "Assault. Add units.\n"
    "The force of side 2 (Central Powers) costs 5000 points, outside the 300 to 2000 that are "
    "recommended for Assault. Remove units.\n"
    "Nobody can bring an army for side 1 (Entente): nothing in “Entente In Arms” costs as little "
    "as 1. Allow it more points.\n"
    "Nobody can bring an army for side 2 (Central Powers): nothing in “For the Fatherland” costs "
    "as little as 5000. Allow it more points.\n"
    "Nothing says why the battle is fought. Write a prologue.\n"
    "Nothing says why the battle is fought. Write a prologue.\n"
    "It is not said where and when the battle was. Give a place and a date.\n"
    "It is not said where and when the battle was. Give a place and a date.\n");
}

static void
test_battle_faults (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint kind = WAR_BATTLE_NONE; kind <= WAR_BATTLE_POINT_IN_ZONE; kind++)
    {
      const WarBattleFault fault = { .kind = (WarBattleFaultKind) kind, .side = 2 };
      g_autofree char *sentence = text_battle_fault (&fault);

      g_string_append_printf (all, "%s\n", sentence);
    }
  g_assert_cmpstr (all->str, ==,
                   "This rule system makes no battles of two armies. Choose an operation.\n"
                   "The army of side 2 is of another rule system.\n"
                   "The book of the army of side 2 is missing.\n"
                   "The army of side 2 has no units. Give it some.\n"
                   "The rule system has no such game type.\n"
                   "A field of hexes is of no use here. Choose one of free ground.\n"
                   "The field has no hexes, which this system needs.\n"
                   "The field is too small for two deployment zones.\n"
                   "The field has a deployment zone for the other side, but none for side 2. Draw "
                   "one, or take the other away.\n"
                   "The middle of the zone of side 2 is not in it, so the objective cannot lie "
                   "there. Draw another zone.\n"
                   "A control point lies in the zone of side 2. Move it out.\n");
}

/* ---------------------------------------------------------------------------------------------
 * Documents. */

/* The same small army for whoever has it, and for the other side. */
static void
test_roster (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = find_example (fixture, "example.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (fixture->library, path, faults);
  g_autofree char *shipped_path
    = store_library_find_file (fixture->library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (WarArmy) shipped = store_army_load (fixture->library, shipped_path, faults);
  g_autofree char *own = NULL, *others = NULL, *line = NULL, *others_line = NULL, *legal = NULL;

  g_assert_nonnull (army);
  g_assert_nonnull (shipped);
  own = text_roster (army, TEXT_ROSTER_PLAIN, TEXT_ROSTER_FULL);
  g_assert_cmpstr (
    own, ==,
    "Example\n"
    "=======\n"
    "Entrenched! 1914–1915 · example · Assault\n"
    "80 of 300 points · 2 units\n"
    "\n"
    " 1 × Rifles                                                            40 points\n"
    "     W 4  M 4″  R 3+  S 4+  B 2\n"
    "     Rifle 10″/4+/DPW\n"
    "     Cyclist\n"
    " 1 × Rifles “First Section”                                            40 points\n"
    "     W 4  M 4″  R 3+  S 4+  B 2\n"
    "     Rifle 10″/4+/DPW\n"
    "     Cyclist\n"
    "     Holds the bridge.\n"
    "\n"
    "The army is legal.\n"
    "     The army book is missing or has faults. The army can be shown and saved as\n"
    "     it is, but units can be added and its composition checked only with the\n"
    "     book.\n");
  others = text_roster (army, TEXT_ROSTER_PLAIN, TEXT_ROSTER_FOR_OPPONENT);
  g_assert_cmpstr (others, ==,
                   "Example\n"
                   "=======\n"
                   "Entrenched! 1914–1915 · example · Assault\n"
                   "2 units\n"
                   "\n"
                   " 1 × Rifles\n"
                   "     W 4  M 4″  R 3+  S 4+  B 2\n"
                   "     Rifle 10″/4+/DPW\n"
                   "     Cyclist\n"
                   " 1 × Rifles “First Section”\n"
                   "     W 4  M 4″  R 3+  S 4+  B 2\n"
                   "     Rifle 10″/4+/DPW\n"
                   "     Cyclist\n");
  line = text_roster (army, TEXT_ROSTER_LINE, TEXT_ROSTER_FULL);
  g_assert_cmpstr (
    line, ==,
    "Example, 80 of 300 points: 1 × Rifles, 1 × Rifles “First Section” (Holds the bridge.)");
  legal = text_roster (shipped, TEXT_ROSTER_PLAIN, TEXT_ROSTER_FULL);
  g_assert_cmpstr (strstr (legal, "\nComposition"), ==,
                   "\n"
                   "Composition\n"
                   "     cavalry: 3 of 3 allowed\n"
                   "     emplacements: 2 of 2 allowed\n"
                   "     officers: 1 of 2 allowed\n"
                   "     miners: 0 of 1 allowed\n"
                   "\n"
                   "The army is legal.\n");
  others_line = text_roster (army, TEXT_ROSTER_LINE, TEXT_ROSTER_FOR_OPPONENT);
  g_assert_cmpstr (others_line, ==, "Example: 1 × Rifles, 1 × Rifles “First Section”");
}

/* Who won each operation of two, and how much was killed.  */
static const struct
{
  WarResult results[2];
  const char *record;
} records[] = {
  { { { .winner = WAR_WINNER_NONE } },
    "Not played yet. Not played yet. Nothing has been played yet." },
  { { { .winner = WAR_WINNER_SIDE_1, .killed = { 300, 1 } } },
    "Won by Entente. Not played yet. 1 of 2 operations have been played. Entente: 1 win, 300 "
    "points killed. Central Powers: 0 wins, 1 point killed." },
  { { { .winner = WAR_WINNER_SIDE_1, .killed = { 300, 100 } },
      { .winner = WAR_WINNER_SIDE_2, .killed = { 100, 400 } } },
    "Won by Entente. Won by Others. 2 of 2 operations have been played. Entente: 1 win, "
    "400 points killed. Central Powers: 1 win, 500 points killed. Central Powers have won the "
    "campaign." },
  { { { .winner = WAR_WINNER_SIDE_2, .killed = { 300, 100 } },
      { .winner = WAR_WINNER_SIDE_2, .killed = { 100, 400 } } },
    "Won by Central Powers. Won by Others. 2 of 2 operations have been played. Entente: 0 "
    "wins, 400 points killed. Central Powers: 2 wins, 500 points killed. Central Powers have won "
    "the campaign." },
  { { { .winner = WAR_WINNER_DRAW, .killed = { 300, 300 } }, { .winner = WAR_WINNER_DRAW } },
    "A draw. A draw. 2 of 2 operations have been played. Entente: 0 wins, 300 points killed. "
    "Central Powers: 0 wins, 300 points killed. The campaign is a draw." },
};

static void
test_records (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);

  g_assert_nonnull (campaign);
  /* The sides are called as the first operation calls them. */
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      WarForce *force = war_campaign_get_part (campaign, 1)->operation->forces[side];

      g_free (force->name);
      force->name = g_strdup ("Others");
    }
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *record = NULL;
      g_autoptr (GString) all = g_string_new (NULL);

      for (guint j = 0; j < campaign->parts->len; j++)
        {
          WarPart *part = g_ptr_array_index (campaign->parts, j);
          g_autofree char *result = NULL;

          part->result = records[i].results[j];
          result = text_part_result (part);
          g_string_append_printf (all, "%s. ", result);
        }
      record = text_campaign_record (campaign);
      g_string_append (all, record);
      g_assert_cmpstr (all->str, ==, records[i].record);
    }
}

/* Each line by what it begins with; the sentences are those of events. */
static char *
outline (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *found = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize n = strspn (lines[i], " #-");

      g_string_append_printf (found, "%.*s%s", (int) n, lines[i],
                              lines[i][0] == '\0' ? "|"
                              : n > 0             ? ""
                                                  : "x");
    }
  return g_string_free (found, FALSE);
}

/* It is one value of JSON for any reader, with the game first. */
static void
check_array (const char *json)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *array;

  g_assert_true (json_parser_load_from_data (parser, json, -1, NULL));
  array = json_node_get_array (json_parser_get_root (parser));
  g_assert_cmpstr (
    json_object_get_string_member (json_array_get_object_element (array, 0), "event"), ==, "game");
}

static void
test_chronicle (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = find_example (fixture, "example.duckgame");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  StoreGame *saved = store_game_load (fixture->library, path, faults);
  WarReplay *replay = NULL;
  g_autofree char *text = NULL, *markdown = NULL, *json = NULL, *seen = NULL;
  g_autofree char *text_outline = NULL, *markdown_outline = NULL;
  g_auto (GStrv) json_lines = NULL;
  guint n_events;

  g_assert_nonnull (saved);
  replay = war_replay_new (saved->game, WAR_NONE);
  text = text_chronicle (saved->game, replay, WAR_NONE, TEXT_CHRONICLE_TEXT);
  markdown = text_chronicle (saved->game, replay, WAR_NONE, TEXT_CHRONICLE_MARKDOWN);
  json = text_chronicle (saved->game, replay, WAR_NONE, TEXT_CHRONICLE_JSON);
  text_outline = outline (text);
  markdown_outline = outline (markdown);
  g_assert_cmpstr (text_outline, ==, "xx        |xxx  |xx  |xxx    |x|xxx||");
  g_assert_cmpstr (
    markdown_outline, ==,
    "# |x- - - - |## |### |#### |- |### |#### |- |## |### |#### |- - |#### ||x|xx||");
  json_lines = g_strsplit (json, "\n", -1);
  for (guint i = 0; json_lines[i][0] != '\0'; i++)
    {
      g_autofree char *beginning
        = g_strdup_printf ("%s{\"v\":1,\"n\":%u,\"event\":\"", i == 0 ? "[" : "", i + 1);

      g_assert_true (g_str_has_prefix (json_lines[i], beginning));
      g_assert_true (g_str_has_suffix (json_lines[i], json_lines[i + 1][0] != '\0' ? "}," : "}]"));
    }
  check_array (json);
  war_replay_get_events (replay, &n_events);
  g_assert_cmpuint (g_strv_length (json_lines), ==,
                    1 + war_replay_get_n_orders (replay) + n_events + 1);
  war_replay_free (replay);

  /* Nothing is hidden in this system: of all that was ordered a side is told, but the seed. */
  replay = war_replay_new (saved->game, 1);
  seen = text_chronicle (saved->game, replay, 1, TEXT_CHRONICLE_JSON);
  g_assert_null (strstr (seen, "\"seed\""));
  g_assert_cmpstr (strchr (seen, '\n'), ==, strchr (json, '\n'));
  war_replay_free (replay);
  store_game_free (saved);
}

/* ---------------------------------------------------------------------------------------------
 * Lines. */

static void
test_lines (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *long_word = g_strnfill (90, 'x');
  g_autofree char *half = g_strnfill (40, 'y');
  g_auto (GStrv) lines = NULL;

  text_append_pair (text, "left", "right");
  text_append_pair (text, half, half);
  text_append_title (text, long_word);
  text_append_wrapped (text, "", 2);
  text_append_wrapped (text, "a bb", 2);
  g_string_append (text, "--\n");
  for (guint width = 36; width <= 39; width++)
    {
      g_autofree char *words = g_strdup_printf ("%s %.*s", half, (int) width, long_word);

      text_append_wrapped (text, words, 2);
    }
  text_append_wrapped (text, long_word, 2);
  lines = g_strsplit (text->str, "\n", -1);
  g_assert_cmpuint (strlen (lines[0]), ==, 80);
  g_assert_true (g_str_has_suffix (lines[0], "   right"));
  g_assert_cmpuint (strlen (lines[1]), ==, 81);
  g_assert_cmpuint (strlen (lines[2]), ==, 90);
  g_assert_cmpuint (strspn (lines[3], "="), ==, 80);
  g_string_truncate (text, 0);
  for (guint i = 4; lines[i] != NULL; i++)
    g_string_append_printf (text, "%zu ", strlen (lines[i]));
  g_assert_cmpstr (text->str, ==, "0 6 2 79 80 42 40 42 41 92 0 ");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/documents/problems", test_problems);
  ADD ("/text/documents/setup-faults", test_setup_faults);
  ADD ("/text/documents/start-faults", test_start_faults);
  ADD ("/text/documents/starts", test_starts);
  ADD ("/text/documents/oddities", test_oddities);
  ADD ("/text/documents/battle-faults", test_battle_faults);
  ADD ("/text/documents/roster", test_roster);
  ADD ("/text/documents/records", test_records);
  ADD ("/text/documents/chronicle", test_chronicle);
  ADD ("/text/documents/lines", test_lines);

  return g_test_run ();
}
