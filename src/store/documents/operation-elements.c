/* operation-elements.c: operations, as documents and inside other documents, read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "store/documents/document-private.h"
#include "store/documents/field-file.h"
#include "store/xml/words.h"

enum
{
  OPERATION_ID,
  OPERATION_NAME,
  OPERATION_SYSTEM,
  OPERATION_GAME_TYPE,
  OPERATION_PLACE,
  OPERATION_DATE,
  OPERATION_ROUNDS,
  OPERATION_FIRST_SIDE,
  OPERATION_FIRST_CHOOSER,
  OPERATION_LEVEL,
};

static void
check_level (StoreReader *reader, const WarRules *rules, const StoreValue *level)
{
  const char *const *levels = war_system_get_levels (rules->system);

  if (level->present && (levels == NULL || !g_strv_contains (levels, level->text)))
    store_reader_fault (reader, level, _ ("the rules know no level “%s”"), level->text);
}

void
store_operation_start (StoreReader *reader, StoreDocument *document, const StoreValue *values)
{
  const StoreValue *game_type = &values[OPERATION_GAME_TYPE];
  WarOperation *operation;

  if (!store_document_set_system (reader, document, &values[OPERATION_SYSTEM]))
    return;

  if (game_type->present && war_rules_find_game_type (document->rules, game_type->text) == NULL)
    store_reader_fault (reader, game_type, _ ("the rules know no game type “%s”"), game_type->text);
  if (values[OPERATION_FIRST_SIDE].present && values[OPERATION_FIRST_CHOOSER].present)
    store_reader_fault (reader, &values[OPERATION_FIRST_CHOOSER],
                        _ ("there may be first-side or first-chooser, not both"));

  check_level (reader, document->rules, &values[OPERATION_LEVEL]);

  operation = document->operation
    = war_operation_new (values[OPERATION_ID].text, values[OPERATION_NAME].text, document->rules);
  operation->game_type = store_value_dup_text (game_type);
  operation->place = store_value_dup_text (&values[OPERATION_PLACE]);
  operation->date = store_value_dup_text (&values[OPERATION_DATE]);
  operation->rounds = (gint) values[OPERATION_ROUNDS].integer;
  operation->first_side = (gint) values[OPERATION_FIRST_SIDE].integer;
  operation->first_chooser = (gint) values[OPERATION_FIRST_CHOOSER].integer;
  operation->level = store_value_dup_text (&values[OPERATION_LEVEL]);
}

/* <prologue> */

static void
end_paragraph (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  if (text[0] == '\0')
    store_reader_fault (reader, NULL, _ ("a paragraph may not be empty"));

  if (document->text == NULL)
    document->text = g_string_new (NULL);
  else
    g_string_append (document->text, "\n\n");

  g_string_append (document->text, text);
}

static const StoreElement paragraph_element
  = { .name = "p", .has_text = TRUE, .end = end_paragraph };
static const StoreChild prologue_children[] = { { &paragraph_element, TRUE, 200 }, { NULL } };

static void
end_prologue (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  char **prologue
    = document->operation != NULL ? &document->operation->prologue : &document->campaign->prologue;

  if (document->text != NULL)
    *prologue = g_string_free (g_steal_pointer (&document->text), FALSE);
}

const StoreElement store_prologue_element
  = { .name = "prologue", .children = prologue_children, .end = end_prologue };

/* <special-rules> */

static void
end_special_rules (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  if (document->text != NULL)
    document->operation->special_rules = g_string_free (g_steal_pointer (&document->text), FALSE);
}

const StoreElement store_special_rules_element
  = { .name = "special-rules", .children = prologue_children, .end = end_special_rules };

/* <field-link> or <field> */

static const StoreAttribute link_attributes[] = { STORE_LINK_ATTRIBUTE, { NULL } };

static WarField *
follow_link (StoreReader *reader, const StoreDocument *document, const StoreValue *link)
{
  g_autofree char *path = store_document_follow (reader, document, link);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : link->text);
  WarField *field = path != NULL ? store_field_load (path, faults) : NULL;

  if (field == NULL && document->may_lack && link->text[0] != '\0')
    return war_field_new_absent (link->text);

  store_document_report_linked (reader, link, faults, _ ("the field cannot be opened:"));
  return field;
}

static void
start_link (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (document->field != NULL)
    {
      store_reader_fault (reader, NULL, _ ("there may be <field-link> or <field>, not both"));
      store_reader_stop (reader);
      return;
    }

  document->operation->field_link = g_strdup (values[0].text);
  document->field = follow_link (reader, document, &values[0]);
}

static const StoreAttribute field_attributes[] = { STORE_FIELD_ATTRIBUTES, { NULL } };

static void
start_field (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (document->operation->field_link != NULL)
    {
      store_reader_fault (reader, NULL, _ ("there may be <field-link> or <field>, not both"));
      store_reader_stop (reader);
      return;
    }

  store_field_start (reader, document, &values[0], &values[1], &values[2]);
}

const StoreElement store_operation_link_element
  = { .name = "field-link", .attributes = link_attributes, .start = start_link };
const StoreElement store_operation_field_element = {
  .name = "field",
  .attributes = field_attributes,
  .children = store_field_children,
  .get_extra = store_field_get_extra,
  .start = start_field,
};

/* <victory> */

enum
{
  CONDITION_KIND,
  CONDITION_WINNER,
  CONDITION_PLACE,
  CONDITION_COUNT,
  CONDITION_REACH,
  CONDITION_CLAUSE,
};

static const StoreAttribute condition_attributes[]
  = { { "kind", STORE_VALUE_CHOICE, TRUE, .get_choices = war_condition_kind_get_ids },
      { "winner", STORE_VALUE_INTEGER, TRUE, 1, WAR_N_SIDES },
      { "place", STORE_VALUE_ID, FALSE },
      { "count", STORE_VALUE_INTEGER, FALSE, 1, STORE_ROUNDS_MAX },
      { "reach-mm100", STORE_VALUE_INTEGER, FALSE, 1, WAR_LENGTH_MAX },
      { "clause", STORE_VALUE_CLAUSE, FALSE },
      { NULL } };

static void
check_part (StoreReader *reader, const StoreValue *value, gboolean needed, const char *kind,
            const char *name)
{
  if (needed && !value->present)
    store_reader_fault (reader, value, _ ("a condition of kind “%s” needs the attribute “%s”"),
                        kind, name);
  else if (!needed && value->present)
    store_reader_fault (reader, value,
                        _ ("a condition of kind “%s” may not have the attribute “%s”"), kind, name);
}

/* In the file itself; what a link leads to may be changed alone, and then the operation is odd. */
static void
check_place (StoreReader *reader, const WarField *field, WarConditionKind kind,
             const StoreValue *place)
{
  const WarPoint *point = war_field_find_point (field, place->text);

  if (war_condition_kind_accepts (kind, field, place->text))
    return;

  if (kind == WAR_CONDITION_HOLD_ZONE)
    store_reader_fault (reader, place, _ ("the field has no zone “%s”"), place->text);
  else if (point == NULL)
    store_reader_fault (reader, place, _ ("the field has no point “%s”"), place->text);
  else if (point->kind == WAR_POINT_LABEL)
    store_reader_fault (reader, place, _ ("the point “%s” is only a label"), place->text);
  else
    store_reader_fault (reader, place, _ ("the point “%s” is not an objective"), place->text);
}

static void
start_condition (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarConditionKind kind = (WarConditionKind) values[CONDITION_KIND].integer;
  const char *kind_id = war_condition_kind_get_ids ()[kind];
  const StoreValue *place = &values[CONDITION_PLACE];
  WarCondition *condition = war_condition_new (kind, (gint) values[CONDITION_WINNER].integer);

  /* What belongs to a condition of no known kind, nobody knows. */
  if (!values[CONDITION_KIND].faulty)
    {
      if (place->present && !war_condition_kind_has_place (kind))
        check_part (reader, place, FALSE, kind_id, "place");
      check_part (reader, &values[CONDITION_COUNT], war_condition_kind_has_count (kind), kind_id,
                  "count");
      check_part (reader, &values[CONDITION_REACH], war_condition_kind_has_reach (kind), kind_id,
                  "reach-mm100");
      if (place->present && war_condition_kind_has_place (kind) && document->field != NULL
          && document->operation->field_link == NULL)
        check_place (reader, document->field, kind, place);
    }

  condition->place = store_value_dup_text (place);
  condition->count = (gint) values[CONDITION_COUNT].integer;
  condition->reach = (WarLength) values[CONDITION_REACH].integer;
  condition->clause = store_value_dup_text (&values[CONDITION_CLAUSE]);
  g_ptr_array_add (document->operation->conditions, condition);
}

static WarExtra **
get_condition_extra (gpointer data)
{
  return store_get_last_extra (((StoreDocument *) data)->operation->conditions,
                               G_STRUCT_OFFSET (WarCondition, extra));
}

static const StoreElement condition_element = {
  .name = "condition",
  .attributes = condition_attributes,
  .get_extra = get_condition_extra,
  .start = start_condition,
};
static const StoreChild victory_children[]
  = { { &condition_element, FALSE, WAR_OPERATION_MAX_CONDITIONS }, { NULL } };
const StoreElement store_victory_element = { .name = "victory", .children = victory_children };

/* <operation> */

const StoreChild store_operation_children[] = { STORE_OPERATION_CHILDREN, { NULL } };

WarExtra **
store_operation_get_extra (gpointer data)
{
  return &((StoreDocument *) data)->operation->extra;
}

void
store_operation_end (StoreReader *reader, StoreDocument *document)
{
  WarOperation *operation = document->operation;

  if (operation->field_link == NULL && document->field == NULL)
    store_reader_fault (reader, NULL, _ ("<operation> lacks <field-link> or <field>"));

  operation->field = g_steal_pointer (&document->field);
  if (store_library_has_shipped (document->library, operation->id, ".duckop"))
    store_words_translate_operation (operation);
}

gboolean
store_operation_link_leads (const WarOperation *operation, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *linked_path = NULL;
  g_autoptr (StoreFaults) faults = NULL;
  g_autoptr (WarField) linked = NULL;

  if (operation->field_link == NULL || operation->field->is_absent)
    return operation->field_link != NULL;

  linked_path = g_build_filename (folder, operation->field_link, NULL);
  faults = store_faults_new (linked_path);
  linked = store_field_load (linked_path, faults);
  if (linked == NULL)
    return FALSE;

  g_autoptr (WarOperation) original = store_words_get_original_operation (operation);
  g_autoptr (GBytes) expected = store_field_to_bytes (original->field);
  g_autoptr (GBytes) found = store_field_to_bytes (linked);

  return g_bytes_equal (expected, found);
}
