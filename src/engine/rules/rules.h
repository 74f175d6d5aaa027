/* rules.h: a rule system: what it counts, and its tables from data
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"
#include "engine/rules/extra.h"
#include "engine/rules/length-unit.h"
#include "engine/rules/terrain.h"

G_BEGIN_DECLS

typedef struct _WarArmy WarArmy;

/* How a statistic is counted, which decides how it is written, shown and checked. */
typedef enum
{
  WAR_STAT_COUNT, /* a plain number: 4 */
  WAR_STAT_LENGTH, /* a WarLength, shown in the system's unit: 4″ */
  WAR_STAT_TARGET, /* the least result that succeeds: 3+ */
  WAR_STAT_DICE, /* a number of dice, or WAR_DICE_PER_WOUND: 5, DPW */
  WAR_STAT_CHOICE, /* one of choices: its index */
} WarStatKind;

/* A WAR_STAT_DICE value: one die for each wound that the unit still has. */
#define WAR_DICE_PER_WOUND (-1)

/* What a statistic is to whoever shows it, in any system. */
typedef enum
{
  WAR_ROLE_NONE,
  WAR_ROLE_STRENGTH, /* of a unit: so many losses end it, and have boxes on a roster */
  WAR_ROLE_BASES, /* of a unit: on so many bases it stands */
  WAR_ROLE_FIGURES, /* of a unit: so many stand on each base */
  WAR_ROLE_MOVEMENT, /* of a unit: how far it goes; it may have several */
  WAR_ROLE_RANGE, /* of a weapon; without one it is for melee */
  WAR_ROLE_LEAST_RANGE,
  WAR_ROLE_BAND, /* of a weapon: a range of several, the shorter ones first */
  WAR_ROLE_HIT,
  WAR_ROLE_DICE, /* of a weapon, or a column: so many are rolled; of a number: besides those */
  WAR_ROLE_TEMPLATE, /* of a weapon: which; of a number: how far one is across, in their order */
  WAR_ROLE_USES,
  WAR_ROLE_ARC, /* of a weapon: so many degrees to either side; 0: all round */
  WAR_ROLE_RING, /* of a number: how far a ring is across that is laid on the table */
  WAR_ROLE_AROUND, /* of a number: how far from a point something reaches to all sides */
  WAR_ROLE_INNER, /* of a number: a length by which the program reckons; nobody lays it out */
  WAR_ROLE_MONEY, /* of a number: what sides earn, and spend between turns */
  WAR_ROLE_ZONE_DEPTH, /* of a number: how deep zones along an edge are */
} WarStatRole;

/* A statistic that a system gives to its unit types, weapons or terrain. A value of 0 in one that
 * is not required means that it is not there; of choices, the first. */
typedef struct
{
  const char *id; /* the attribute in a book; a length's attribute has "-mm100" after it */
  const char *name; /* N_(): "Movement" */
  const char *sign; /* N_(): a column heading of a few letters: "M" */
  WarStatKind kind;
  gboolean required;
  gint32 minimum, maximum; /* inclusive; of values that are present; 0 for choices */
  const char *const *choices; /* CHOICE: ids, NULL-terminated */
  const char *zero; /* N_(): what 0 says to who types it: "0 is none"; or NULL */
  WarStatRole role;
  const char *clause; /* of a number: of no use where that clause of the rules is of none, or, if
                       * it is an amendment that the number belongs to, off; or NULL */
} WarStat;

/* The place of the statistic that has the role, the first of several; −1: there is none. */
gint war_stats_find_role (const WarStat *stats, WarStatRole role);

#define WAR_MAX_STATS 12
#define WAR_MAX_NUMBERS 48
#define WAR_MAX_CATEGORIES 32

/* What a table is to whoever shows it, in any system. */
typedef enum
{
  WAR_TABLE_OF_NO_ROLE,
  WAR_TABLE_OF_DICE, /* how many are rolled: a column has WAR_ROLE_DICE */
  WAR_TABLE_OF_GRADES, /* columns: the least experience, and the grade that it makes */
  WAR_TABLE_OF_LEVELS, /* column: the ids of the levels of an enemy that goes by a chart */
  WAR_TABLE_OF_CHART, /* by which that enemy goes */
} WarTableRole;

/* A table of the rules, as those of fire and movement. Which columns it has says the system, what
 * stands in its rows the data. */
typedef struct
{
  const char *id;
  const WarStat *columns; /* ends with an id of NULL; at most WAR_MAX_STATS */
  guint n_keys; /* no two rows have the same values in all of so many first columns */
  guint max_rows;
  const char *chapter; /* id: of no use where that is of none; or NULL */
  WarTableRole role;
} WarTableKind;

#define WAR_MAX_TABLES 16

/* A row of a table: its values are in the order of the columns. */
typedef struct
{
  gint32 values[WAR_MAX_STATS];
} WarTableRow;

/* One thing that is wrong with an army: army-check.h. */
typedef struct _WarProblem WarProblem;

/* A battle of two armies: battle.h; and what is made of it. */
typedef struct _WarBattle WarBattle;
typedef struct _WarBattleFault WarBattleFault;
typedef struct _WarOperation WarOperation;

/* How a system is played: play.h. */
typedef struct _WarPlay WarPlay;

/* What is seen: outlook.h. */
typedef struct _WarSightSystem WarSightSystem;

/* A clause that goes beyond or against what is printed: a switch of the game. What it is about is
 * said by the rules' data, in the clause. */
typedef struct
{
  const char *clause; /* its id */
  gboolean of_campaigns; /* about what lies between operations: none of them has it */
  const char
    *option; /* the attribute of <options>, yes or no, that was its switch in version 1.0 of
                         the files; or NULL */
  gboolean is_choice; /* makes the game neither fairer nor less so: people choose it by itself */
  gboolean is_for_fellows; /* a choice that is made where several persons share a side */
} WarAmendment;

/* Which are on: bit n stands for the n-th of the system. */
typedef guint32 WarAmendments;

#define WAR_MAX_AMENDMENTS 32

/* How units of an operation may come, if they are not there at first; a bit each. */
typedef enum
{
  WAR_COMING_IN_WAVES = 1 << 0,
  WAR_COMING_IN_ROUNDS = 1 << 1, /* reserves */
  WAR_COMING_DRAWN = 1 << 2, /* when the rules draw them; of no system that has a play */
} WarComing;

/* A rule system as code: one constant per system. WarRules is the same system as data. */
typedef struct
{
  const char *id;
  const char *name; /* not translated: the title of the published rules */
  const char *credit; /* who wrote the published rules */
  WarLengthUnit length_unit;
  guint die_sides; /* of its dice */
  const WarStat *unit_stats; /* ends with an id of NULL; at most WAR_MAX_STATS */
  const WarStat *weapon_stats; /* likewise */
  const WarStat *terrain_stats; /* likewise: what a terrain does, a table in the rules */
  const WarStat *numbers; /* the numbers that its rules are made of; at most WAR_MAX_NUMBERS */
  const WarTableKind *tables; /* ends with an id of NULL; at most WAR_MAX_TABLES; NULL: none */
  const WarAmendment *amendments; /* ends with a clause of NULL; at most WAR_MAX_AMENDMENTS */

  /* Makes of a row of the n-th table what it says in games with these amendments; FALSE: it counts
   * for nothing in them. NULL: all tables say the same in all games. */
  gboolean (*amend_row) (guint table, WarAmendments amendments, WarTableRow *row);

  /* Appends WarProblem* to problems for each way in which the army breaks the system's rules of
   * composition. NULL: the limit of cost, those of the book and what the game type recommends are
   * all there is. */
  void (*check_army) (const WarArmy *army, GPtrArray *problems);

  /* So many books beside its own an army may have units of, of those that fight on one side. */
  guint n_allied_books;

  /* In how many waves the army comes in its game type, 0 being all at once; at most
   * WAR_ARMY_MAX_WAVES. NULL: the system has no waves. */
  guint (*count_waves) (const WarArmy *army);

  /* The kinds of victory conditions (WarConditionKind, a bit each) by which somebody wins in its
   * play. 0: operations have none, and its rules alone say how either side wins. */
  guint32 conditions;
  WarComing comings; /* those that its rules know */
  guint start_marks; /* bits by WarToken: with which units of an operation may begin */
  gboolean wins_by_rules; /* its rules say how either side wins, whatever conditions there are */
  gboolean needs_no_zones; /* roles of the field, or its rules, say where sides begin */
  gboolean draws_in_secret; /* chance says what only some may know, as whoever had chosen its number
                             * would */
  gboolean
    bars_points_in_zones; /* where points are counted, they lie outside of the sides' zones */

  /* What war_battle_arrange() makes of a battle whose armies are of the system, have books and
   * units, and whose game type the rules have. NULL: the system knows no such battles. */
  WarOperation *(*arrange_battle) (const WarBattle *battle, WarBattleFault *fault);

  gboolean costs_describe; /* costs say how large a force is: equal ones make no fair game */

  /* Counts up with every change of the code after which an old game would go on otherwise. */
  guint version;
  guint amendable_version; /* games of older versions were played with all amendments */
  const WarPlay *play; /* NULL: armies can be built, but there is no play yet */
  const WarSightSystem *sight; /* NULL: nothing is said about sight */
} WarSystem;

/* The place of the table that has the role among the system's; −1: there is none. */
gint war_system_find_table (const WarSystem *system, WarTableRole role);

/* All that operations may have; and those of them that make the game fairer, all together. */
WarAmendments war_system_get_amendments (const WarSystem *system);
WarAmendments war_system_get_balanced (const WarSystem *system);

/* Those for where several persons share a side, whatever else is on. */
WarAmendments war_system_get_for_fellows (const WarSystem *system);

/* The place of the amendment among the system's, by the clause's id or its last part, "E-5";
 * WAR_NO_AMENDMENT if it has none such. */
#define WAR_NO_AMENDMENT (-1)
gint war_system_find_amendment (const WarSystem *system, const char *clause);

/* A kind of unit that rules of composition count: cavalry, officers. A type may be of several. */
typedef struct
{
  char *id;
  char *name; /* in the plural, lower case: "cavalry", "emplacements" */
} WarCategory;

/* What a trait's parameter is. */
typedef enum
{
  WAR_PARAMETER_NONE,
  WAR_PARAMETER_COUNT,
  WAR_PARAMETER_LENGTH,
} WarParameterKind;

/* What has a trait. Anything may, by the format; elsewhere than here it does nothing. */
typedef enum
{
  WAR_TRAIT_OF_ANY,
  WAR_TRAIT_OF_UNITS,
  WAR_TRAIT_OF_WEAPONS,
} WarTraitBearer;

/* A named special ability of unit types or weapons. Immutable once built, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name;
  char *text; /* one or two sentences for players */
  char *clause; /* clause id, or NULL */
  gboolean own; /* a book's own: a text that no rule enforces */
  WarParameterKind parameter;
  WarTraitBearer bearer;
  WarExtra *extra; /* of an own one; or NULL */
} WarTrait;

typedef struct
{
  char *id;
  char *name;
  char *clause;
  gint rounds_minimum, rounds_maximum; /* recommended */
  gint rounds_usual; /* where nobody says how many */
  gint cost_minimum, cost_maximum; /* recommended */
} WarGameType;

/* A size that fields often have, which its players give in their unit of length. */
typedef struct
{
  WarLength width, depth;
} WarFieldSize;

/* What may have a role on a field. */
typedef enum
{
  WAR_FIELD_ROLE_OF_ANY,
  WAR_FIELD_ROLE_OF_FEATURES,
  WAR_FIELD_ROLE_OF_ZONES,
} WarFieldRoleBearer;

/* What a feature or a zone is for in the system, beyond what its terrain does: a first line, the
 * wire of one side. */
typedef struct
{
  char *id;
  char *name; /* "First Line" */
  char *clause; /* or NULL */
  WarFieldRoleBearer bearer;
} WarFieldRole;

/* A numbered fact or ruling of a system, in our words. */
typedef struct
{
  char *id; /* "entrenched.10.2" */
  char *text;
  char *amendment; /* of an amendment: what is so while it is on, in a few words; else NULL */
  char *printed; /* likewise: what is so while it is off, which is the printed rule; else NULL */
  char *uses; /* what an operation has to have for it to be of use: operation-use.c; or NULL */
} WarClause;

/* What clauses with numbers of the same beginning are about. */
typedef struct
{
  char *id; /* "entrenched.10", "entrenched.E": what the ids of its clauses begin with */
  char *name; /* "Armies" */
  char *uses; /* as of a clause */
} WarChapter;

/* The tables of one system: immutable once built, reference-counted. Arrays own their items. */
typedef struct
{
  gatomicrefcount references;
  const WarSystem *system;
  GPtrArray *categories; /* WarCategory; at most WAR_MAX_CATEGORIES; index = bit in a unit type */
  GPtrArray *traits; /* WarTrait */
  GPtrArray *game_types; /* WarGameType */
  GArray *field_sizes; /* WarFieldSize, the usual one first; none: its fields are no free ground */
  GPtrArray *field_roles; /* WarFieldRole; not all systems have some */
  GPtrArray *chapters; /* WarChapter, in their order; not all systems have some */
  GPtrArray *clauses; /* WarClause, in the order of their chapters */
  gint32 numbers[WAR_MAX_NUMBERS]; /* in the order of WarSystem.numbers */
  gint32 terrain[WAR_N_TERRAINS][WAR_MAX_STATS]; /* in the order of WarSystem.terrain_stats */
  GArray *tables[WAR_MAX_TABLES]; /* WarTableRow, in the order of WarSystem.tables; or NULL */
} WarRules;

WarRules *war_rules_new (const WarSystem *system);
WarRules *war_rules_ref (WarRules *rules);
void war_rules_unref (WarRules *rules);

/* Look-ups by id: NULL if there is none. The result belongs to the rules. */
const WarCategory *war_rules_find_category (const WarRules *rules, const char *id, guint *index);
WarTrait *war_rules_find_trait (const WarRules *rules, const char *id);
const WarGameType *war_rules_find_game_type (const WarRules *rules, const char *id);
const WarClause *war_rules_find_clause (const WarRules *rules, const char *id);
const WarFieldRole *war_rules_find_field_role (const WarRules *rules, const char *id);

/* The chapter of a clause by the clause's id; NULL: it is in none. */
const WarChapter *war_rules_find_chapter (const WarRules *rules, const char *clause);

/* The n-th table of the system; how many rows it has, which may be none. */
const WarTableRow *war_rules_get_table (const WarRules *rules, guint table, guint *n_rows);

/* The row of the n-th table with these values in the columns that are its keys; NULL: none. */
const WarTableRow *war_rules_find_row (const WarRules *rules, guint table, const gint32 *keys);

/* In a table of thresholds, which stand in its first column: the row of the greatest one that the
 * value reaches; NULL: it reaches none. */
const WarTableRow *war_rules_find_step (const WarRules *rules, guint table, gint32 value);

/* The bit of a category in WarUnitType.categories, 0 if the rules do not know it. */
guint32 war_rules_get_category_mask (const WarRules *rules, const char *id);

WarTrait *war_trait_new (void);
WarTrait *war_trait_ref (WarTrait *trait);
void war_trait_unref (WarTrait *trait);

void war_category_free (WarCategory *category);
void war_game_type_free (WarGameType *game_type);
void war_field_role_free (WarFieldRole *role);
void war_chapter_free (WarChapter *chapter);
void war_clause_free (WarClause *clause);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarRules, war_rules_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarCategory, war_category_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarTrait, war_trait_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarGameType, war_game_type_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarFieldRole, war_field_role_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarChapter, war_chapter_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarClause, war_clause_free)

G_END_DECLS
