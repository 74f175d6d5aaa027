/* rules-file.c: the tables of a rule system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "store/documents/document-private.h"

const char *const store_parameter_ids[] = {
  [WAR_PARAMETER_NONE] = "none",
  [WAR_PARAMETER_COUNT] = "count",
  [WAR_PARAMETER_LENGTH] = "length",
  NULL,
};

enum
{
  RULES_VERSION,
  RULES_SYSTEM,
};

static const StoreAttribute rules_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  { "system", STORE_VALUE_ID, TRUE },
  { NULL },
};

static void
start_rules (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const WarSystem *system = document->rules->system;
  const StoreAttribute terrain_type
    = { "type", STORE_VALUE_CHOICE, TRUE, .choices = war_terrain_get_ids () };

  if (!g_str_equal (values[RULES_SYSTEM].text, system->id))
    store_reader_fault (reader, &values[RULES_SYSTEM], _ ("the system must be “%s” here"),
                        system->id);

  if (document->routine == NULL)
    document->routine = war_routine_new ();
  if (document->numbers == NULL)
    document->numbers = store_document_new_attributes (document, NULL, system->numbers);
  if (document->terrain_statistics == NULL)
    document->terrain_statistics
      = store_document_new_attributes (document, &terrain_type, system->terrain_stats);
}

/* The first two attributes of every item. */
enum
{
  ITEM_ID,
  ITEM_NAME,
};

static const StoreAttribute category_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { NULL },
};

static void
start_category (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRules *rules = ((StoreDocument *) data)->rules;
  WarCategory *category;

  if (war_rules_find_category (rules, values[ITEM_ID].text, NULL) != NULL)
    store_report_second (reader, &values[ITEM_ID]);
  if (rules->categories->len == WAR_MAX_CATEGORIES)
    {
      store_reader_fault (reader, NULL, _ ("there may be at most %d categories"),
                          WAR_MAX_CATEGORIES);
      return;
    }

  category = g_new0 (WarCategory, 1);
  category->id = g_strdup (values[ITEM_ID].text);
  category->name = g_strdup (values[ITEM_NAME].text);
  g_ptr_array_add (rules->categories, category);
}

enum
{
  TRAIT_PARAMETER = ITEM_NAME + 1,
  TRAIT_BEARER,
  TRAIT_CLAUSE,
};

static const char *const bearer_ids[] = { "any", "unit", "weapon", NULL };

static const StoreAttribute trait_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "parameter", STORE_VALUE_CHOICE, FALSE, .choices = store_parameter_ids },
  { "of", STORE_VALUE_CHOICE, FALSE, .choices = bearer_ids },
  { "clause", STORE_VALUE_CLAUSE, FALSE },
  { NULL },
};

static void
start_trait (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (war_rules_find_trait (document->rules, values[ITEM_ID].text) != NULL)
    store_report_second (reader, &values[ITEM_ID]);

  document->trait = war_trait_new ();
  document->trait->id = g_strdup (values[ITEM_ID].text);
  document->trait->name = g_strdup (values[ITEM_NAME].text);
  document->trait->parameter = (WarParameterKind) values[TRAIT_PARAMETER].integer;
  document->trait->bearer = (WarTraitBearer) values[TRAIT_BEARER].integer;
  document->trait->clause = store_value_dup_text (&values[TRAIT_CLAUSE]);
  g_ptr_array_add (document->rules->traits, document->trait);
}

static void
end_trait (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  document->trait->text = g_strdup (text);
}

enum
{
  GAME_TYPE_CLAUSE = ITEM_NAME + 1,
  GAME_TYPE_ROUNDS_MINIMUM,
  GAME_TYPE_ROUNDS_MAXIMUM,
  GAME_TYPE_ROUNDS_USUAL,
  GAME_TYPE_COST_MINIMUM,
  GAME_TYPE_COST_MAXIMUM,
};

static const StoreAttribute game_type_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "clause", STORE_VALUE_CLAUSE, TRUE },
  { "rounds-minimum", STORE_VALUE_INTEGER, TRUE, 1, 1000 },
  { "rounds-maximum", STORE_VALUE_INTEGER, TRUE, 1, 1000 },
  { "rounds-usual", STORE_VALUE_INTEGER, FALSE, 1, 1000 },
  { "cost-minimum", STORE_VALUE_INTEGER, TRUE, 0, WAR_ARMY_MAX_COST_LIMIT },
  { "cost-maximum", STORE_VALUE_INTEGER, TRUE, 0, WAR_ARMY_MAX_COST_LIMIT },
  { NULL },
};

static void
start_game_type (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRules *rules = ((StoreDocument *) data)->rules;
  WarGameType *game_type = g_new0 (WarGameType, 1);

  if (war_rules_find_game_type (rules, values[ITEM_ID].text) != NULL)
    store_report_second (reader, &values[ITEM_ID]);

  game_type->id = g_strdup (values[ITEM_ID].text);
  game_type->name = g_strdup (values[ITEM_NAME].text);
  game_type->clause = g_strdup (values[GAME_TYPE_CLAUSE].text);
  game_type->rounds_minimum = (gint) values[GAME_TYPE_ROUNDS_MINIMUM].integer;
  game_type->rounds_maximum = (gint) values[GAME_TYPE_ROUNDS_MAXIMUM].integer;
  game_type->rounds_usual = values[GAME_TYPE_ROUNDS_USUAL].present
                              ? (gint) values[GAME_TYPE_ROUNDS_USUAL].integer
                              : (game_type->rounds_minimum + game_type->rounds_maximum) / 2;
  game_type->cost_minimum = (gint) values[GAME_TYPE_COST_MINIMUM].integer;
  game_type->cost_maximum = (gint) values[GAME_TYPE_COST_MAXIMUM].integer;
  g_ptr_array_add (rules->game_types, game_type);
}

static const StoreAttribute field_size_attributes[] = {
  { "width-mm100", STORE_VALUE_INTEGER, TRUE, WAR_FIELD_MIN_SIZE, WAR_LENGTH_MAX },
  { "depth-mm100", STORE_VALUE_INTEGER, TRUE, WAR_FIELD_MIN_SIZE, WAR_LENGTH_MAX },
  { NULL },
};

static void
start_field_size (StoreReader *reader, const StoreValue *values, gpointer data)
{
  const WarFieldSize size = { (WarLength) values[0].integer, (WarLength) values[1].integer };

  g_array_append_val (((StoreDocument *) data)->rules->field_sizes, size);
}

enum
{
  ROLE_OF = ITEM_NAME + 1,
  ROLE_CLAUSE,
};

static const char *const role_bearer_ids[] = { "any", "feature", "zone", NULL };

static const StoreAttribute field_role_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "of", STORE_VALUE_CHOICE, FALSE, .choices = role_bearer_ids },
  { "clause", STORE_VALUE_CLAUSE, FALSE },
  { NULL },
};

static void
start_field_role (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRules *rules = ((StoreDocument *) data)->rules;
  WarFieldRole *role = g_new0 (WarFieldRole, 1);

  if (war_rules_find_field_role (rules, values[ITEM_ID].text) != NULL)
    store_report_second (reader, &values[ITEM_ID]);

  role->id = g_strdup (values[ITEM_ID].text);
  role->name = g_strdup (values[ITEM_NAME].text);
  role->bearer = (WarFieldRoleBearer) values[ROLE_OF].integer;
  role->clause = store_value_dup_text (&values[ROLE_CLAUSE]);
  g_ptr_array_add (rules->field_roles, role);
}

/* <phase>, <mark> */

enum
{
  PHASE_OF = ITEM_NAME + 1,
  MARK_CLAUSE = ITEM_NAME + 1,
  MARK_OF,
  MARK_BY,
  MARK_TOKEN,
  MARK_SIGN,
};

static const char *const owner_ids[] = { "turn", "round", "first", "second", NULL };

static const StoreAttribute phase_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "of", STORE_VALUE_CHOICE, FALSE, .choices = owner_ids },
  { NULL },
};

static void
start_phase (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRoutine *routine = ((StoreDocument *) data)->routine;
  WarPhase *phase = war_phase_new ();

  if (war_routine_find_phase (routine, values[ITEM_ID].text) != NULL)
    store_report_second (reader, &values[ITEM_ID]);

  phase->id = g_strdup (values[ITEM_ID].text);
  phase->name = g_strdup (values[ITEM_NAME].text);
  phase->owner = (WarPhaseOwner) values[PHASE_OF].integer;
  g_ptr_array_add (routine->phases, phase);
}

/* "paper": who plays with the program need not be told. */
static const char *const remember_on_ids[] = { "all", "paper", NULL };

static const StoreAttribute remember_attributes[] = {
  { "clause", STORE_VALUE_CLAUSE, TRUE },
  { "on", STORE_VALUE_CHOICE, FALSE, .choices = remember_on_ids },
  { NULL },
};

static void
start_remember (StoreReader *reader, const StoreValue *values, gpointer data)
{
  GPtrArray *phases = ((StoreDocument *) data)->routine->phases;
  WarPhase *phase = g_ptr_array_index (phases, phases->len - 1);

  if (values[1].integer == 0)
    g_ptr_array_add (phase->clauses, g_strdup (values[0].text));
  g_ptr_array_add (phase->looked_up, g_strdup (values[0].text));
}

static const char *const token_ids[] = { "yes", "no", NULL };

static const StoreAttribute mark_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "clause", STORE_VALUE_CLAUSE, FALSE },
  { "of", STORE_VALUE_IDS, FALSE },
  { "by", STORE_VALUE_IDS, FALSE },
  { "token", STORE_VALUE_CHOICE, FALSE, .choices = token_ids },
  { "sign", STORE_VALUE_CHOICE, FALSE, .choices = war_token_ids },
  { NULL },
};

static gboolean
is_bearer (const WarRules *rules, const char *id)
{
  return war_rules_find_trait (rules, id) != NULL
         || war_rules_find_category (rules, id, NULL) != NULL;
}

static void
start_mark (StoreReader *reader, const StoreValue *values, gpointer data)
{
  const StoreDocument *document = data;
  WarRoutine *routine = document->routine;
  WarMark *mark = war_mark_new ();
  const StoreValue *of = &values[MARK_OF];
  g_auto (GStrv) ids = g_strsplit (of->present && !of->faulty ? of->text : "", " ", -1);

  if (war_routine_find_mark (routine, values[ITEM_ID].text, NULL) != NULL)
    store_report_second (reader, &values[ITEM_ID]);
  for (guint i = 0; ids[i] != NULL; i++)
    if (!is_bearer (document->rules, ids[i]))
      store_reader_fault (reader, of, _ ("there is no trait or category “%s” before this <mark>"),
                          ids[i]);

  mark->id = g_strdup (values[ITEM_ID].text);
  mark->name = g_strdup (values[ITEM_NAME].text);
  mark->clause = store_value_dup_text (&values[MARK_CLAUSE]);
  mark->of = store_value_dup_text (of);
  mark->by = store_value_dup_text (&values[MARK_BY]);
  mark->has_no_token = values[MARK_TOKEN].integer != 0;
  if (values[MARK_SIGN].present)
    mark->sign = (WarToken) values[MARK_SIGN].integer;
  g_ptr_array_add (routine->marks, mark);
}

static const StoreAttribute *
get_numbers_attributes (StoreReader *reader, gpointer data)
{
  return (const StoreAttribute *) (gpointer) ((StoreDocument *) data)->numbers->data;
}

static void
start_numbers (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (document->has_numbers)
    store_reader_fault (reader, NULL, _ ("there is another <numbers> of this system"));

  document->has_numbers = TRUE;
  for (guint i = 0; i < document->numbers->len; i++)
    document->rules->numbers[i] = (gint32) values[i].integer;
}

static const StoreAttribute *
get_terrain_attributes (StoreReader *reader, gpointer data)
{
  return (const StoreAttribute *) (gpointer) ((StoreDocument *) data)->terrain_statistics->data;
}

/* What a terrain does. The values after its type are in the order of terrain_stats. */
static void
start_terrain (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarTerrain terrain = (WarTerrain) values[0].integer;
  gint32 *stats = document->rules->terrain[terrain];

  if ((document->terrains >> terrain & 1) != 0)
    store_reader_fault (reader, &values[0], _ ("there is another <terrain> of the type “%s”"),
                        values[0].text);

  document->terrains |= (guint32) 1 << terrain;
  for (guint i = 1; i < document->terrain_statistics->len; i++)
    stats[i - 1] = (gint32) values[i].integer;
}

/* <table> */

#define TABLE_ROWS_MAX 200

static const StoreAttribute table_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  { NULL },
};

/* Its place among the system's; WAR_MAX_TABLES: it has none such. */
static guint
find_table (const WarSystem *system, const char *id)
{
  for (guint i = 0; system->tables != NULL && system->tables[i].id != NULL; i++)
    if (g_str_equal (system->tables[i].id, id))
      return i;
  return WAR_MAX_TABLES;
}

static void
start_table (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const WarSystem *system = document->rules->system;
  const StoreValue *id = &values[ITEM_ID];

  document->table = find_table (system, id->text);
  if (document->table == WAR_MAX_TABLES)
    store_reader_fault (reader, id, _ ("the rule system “%s” has no table “%s”"), system->id,
                        id->text);
  else if (document->rules->tables[document->table] != NULL)
    store_report_second (reader, id);
  else
    {
      document->rules->tables[document->table] = g_array_new (FALSE, TRUE, sizeof (WarTableRow));
      document->row_columns[document->table]
        = store_document_new_attributes (document, NULL, system->tables[document->table].columns);
    }
}

/* Of a table that the system does not have nothing is known. */
static const StoreAttribute *
get_row_attributes (StoreReader *reader, gpointer data)
{
  static const StoreAttribute none[] = { { NULL } };
  const StoreDocument *document = data;

  if (document->table == WAR_MAX_TABLES)
    return none;
  return (const StoreAttribute *) (gpointer) document->row_columns[document->table]->data;
}

static void
start_row (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarTableRow row = { { 0 } };
  GArray *rows;

  if (document->table == WAR_MAX_TABLES)
    return;

  rows = document->rules->tables[document->table];
  if (rows->len == document->rules->system->tables[document->table].max_rows)
    {
      store_reader_fault (reader, NULL, _ ("there may be at most %u rows in this table"),
                          rows->len);
      return;
    }
  for (guint i = 0; i < document->row_columns[document->table]->len; i++)
    row.values[i] = (gint32) values[i].integer;
  if (war_rules_find_row (document->rules, document->table, row.values) != NULL)
    store_reader_fault (reader, NULL, _ ("there is another <row> for the same"));
  g_array_append_val (rows, row);
}

#define CHAPTER_FOR (ITEM_NAME + 1)

static const StoreAttribute chapter_attributes[] = {
  { "id", STORE_VALUE_CLAUSE, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "for", STORE_VALUE_IDS, FALSE },
  { NULL },
};

static void
start_chapter (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRules *rules = ((StoreDocument *) data)->rules;
  WarChapter *chapter = g_new0 (WarChapter, 1);

  for (guint i = 0; i < rules->chapters->len; i++)
    if (g_str_equal (((WarChapter *) g_ptr_array_index (rules->chapters, i))->id,
                     values[ITEM_ID].text))
      store_report_second (reader, &values[ITEM_ID]);

  chapter->id = g_strdup (values[ITEM_ID].text);
  chapter->name = g_strdup (values[ITEM_NAME].text);
  chapter->uses = store_value_dup_text (&values[CHAPTER_FOR]);
  g_ptr_array_add (rules->chapters, chapter);
}

enum
{
  CLAUSE_ID,
  CLAUSE_AMENDMENT,
  CLAUSE_PRINTED,
  CLAUSE_FOR,
};

static const StoreAttribute clause_attributes[] = {
  { "id", STORE_VALUE_CLAUSE, TRUE },
  { "amendment", STORE_VALUE_TEXT, FALSE, 1, STORE_NAME_MAX },
  { "printed", STORE_VALUE_TEXT, FALSE, 1, STORE_REMARK_MAX },
  { "for", STORE_VALUE_IDS, FALSE },
  { NULL },
};

static void
start_clause (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarRules *rules = ((StoreDocument *) data)->rules;
  WarClause *clause = g_new0 (WarClause, 1);

  if (war_rules_find_clause (rules, values[ITEM_ID].text) != NULL)
    store_report_second (reader, &values[ITEM_ID]);

  if (values[CLAUSE_AMENDMENT].present != values[CLAUSE_PRINTED].present)
    store_reader_fault (reader, NULL, _ ("“amendment” and “printed” stand together"));

  clause->id = g_strdup (values[CLAUSE_ID].text);
  clause->amendment = store_value_dup_text (&values[CLAUSE_AMENDMENT]);
  clause->printed = store_value_dup_text (&values[CLAUSE_PRINTED]);
  clause->uses = store_value_dup_text (&values[CLAUSE_FOR]);
  g_ptr_array_add (rules->clauses, clause);
}

static void
end_clause (StoreReader *reader, const char *text, gpointer data)
{
  GPtrArray *clauses = ((StoreDocument *) data)->rules->clauses;
  WarClause *clause = g_ptr_array_index (clauses, clauses->len - 1);

  clause->text = g_strdup (text);
}

static const StoreElement category_element
  = { .name = "category", .attributes = category_attributes, .start = start_category };
static const StoreElement trait_element = {
  .name = "trait",
  .attributes = trait_attributes,
  .has_text = TRUE,
  .start = start_trait,
  .end = end_trait,
};
static const StoreElement game_type_element
  = { .name = "game-type", .attributes = game_type_attributes, .start = start_game_type };
static const StoreElement field_size_element
  = { .name = "field-size", .attributes = field_size_attributes, .start = start_field_size };
static const StoreElement field_role_element
  = { .name = "field-role", .attributes = field_role_attributes, .start = start_field_role };
static const StoreElement remember_element
  = { .name = "remember", .attributes = remember_attributes, .start = start_remember };
static const StoreChild phase_children[] = { { &remember_element, FALSE, 40 }, { NULL } };
static const StoreElement phase_element = {
  .name = "phase",
  .attributes = phase_attributes,
  .children = phase_children,
  .start = start_phase,
};
static const StoreElement mark_element
  = { .name = "mark", .attributes = mark_attributes, .start = start_mark };
static const StoreElement numbers_element
  = { .name = "numbers", .get_attributes = get_numbers_attributes, .start = start_numbers };
static const StoreElement terrain_element
  = { .name = "terrain", .get_attributes = get_terrain_attributes, .start = start_terrain };
static const StoreElement row_element
  = { .name = "row", .get_attributes = get_row_attributes, .start = start_row };
static const StoreChild table_children[] = { { &row_element, TRUE, TABLE_ROWS_MAX }, { NULL } };
static const StoreElement table_element = {
  .name = "table",
  .attributes = table_attributes,
  .children = table_children,
  .start = start_table,
};
static const StoreElement chapter_element
  = { .name = "chapter", .attributes = chapter_attributes, .start = start_chapter };
static const StoreElement clause_element = {
  .name = "clause",
  .attributes = clause_attributes,
  .has_text = TRUE,
  .start = start_clause,
  .end = end_clause,
};

static const StoreChild rules_children[] = {
  { &category_element, FALSE, WAR_MAX_CATEGORIES },
  { &trait_element, FALSE, 200 },
  { &game_type_element, FALSE, 100 },
  { &field_size_element, FALSE, 20 },
  { &field_role_element, FALSE, 40 },
  { &numbers_element, FALSE, 1 },
  { &terrain_element, FALSE, WAR_N_TERRAINS },
  { &table_element, FALSE, WAR_MAX_TABLES },
  { &phase_element, FALSE, WAR_MAX_PHASES },
  { &mark_element, FALSE, WAR_MAX_MARKS },
  { &chapter_element, FALSE, 100 },
  { &clause_element, FALSE, 2000 },
  { NULL },
};

const StoreElement store_rules_element = {
  .name = "rules",
  .attributes = rules_attributes,
  .children = rules_children,
  .start = start_rules,
};
