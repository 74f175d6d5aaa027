/* operation-elements.c: operations, as documents and inside other documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/operation/tag.h"
#include "engine/system.h"
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

/* <force> */

enum
{
  FORCE_SIDE,
  FORCE_NAME,
  FORCE_BOOK,
  FORCE_COST_LIMIT,
  FORCE_ALLIES,
};

static const StoreAttribute force_attributes[] = {
  { "side", STORE_VALUE_INTEGER, TRUE, 1, WAR_N_SIDES },
  STORE_NAME_ATTRIBUTE,
  { "book", STORE_VALUE_ID, TRUE },
  { "cost-limit", STORE_VALUE_INTEGER, FALSE, 1, WAR_ARMY_MAX_COST_LIMIT },
  { "allied-books", STORE_VALUE_IDS, FALSE },
  { NULL },
};

/* Those in the file itself are there. */
static gboolean
may_lack_book (const StoreDocument *document)
{
  return document->may_lack && document->books == NULL;
}

/* The book of that id, or what stands in for it; NULL after a fault. Free it. */
static WarBook *
take_book (StoreReader *reader, const StoreDocument *document, const StoreValue *value,
           const char *id)
{
  g_autoptr (GError) error = NULL;
  WarBook *book = store_document_find_book (document, id, &error);

  if (book == NULL && may_lack_book (document) && id[0] != '\0')
    return war_book_new_absent (document->rules, id);
  if (book == NULL)
    {
      if (id[0] != '\0')
        store_reader_fault (reader, value, "%s", error->message);
      return NULL;
    }
  if (book->rules->system != document->rules->system)
    store_reader_fault (reader, value, _ ("the book “%s” is of another system"), id);
  return war_book_ref (book);
}

static void
take_allies (StoreReader *reader, StoreDocument *document, const StoreValue *values)
{
  const StoreValue *allies = &values[FORCE_ALLIES];
  g_auto (GStrv) ids = g_strsplit (allies->text, " ", -1);
  guint n_allied = document->rules->system->n_allied_books;

  if (!allies->present || allies->faulty)
    return;
  if (values[FORCE_COST_LIMIT].present && g_strv_length (ids) > n_allied)
    store_reader_fault (reader, allies,
                        g_dngettext (GETTEXT_PACKAGE, "an army of %s may have only %u book",
                                     "an army of %s may have only %u books", 1 + n_allied),
                        document->rules->system->name, 1 + n_allied);
  if (g_strv_length (ids) > WAR_FORCE_MAX_ALLIES)
    {
      store_reader_fault (reader, allies, _ ("a force may have at most %d allies"),
                          WAR_FORCE_MAX_ALLIES);
      return;
    }
  for (guint i = 0; ids[i] != NULL; i++)
    {
      WarBook *book = take_book (reader, document, allies, ids[i]);

      if (g_str_equal (ids[i], values[FORCE_BOOK].text)
          || g_strv_contains ((const char *const *) ids + i + 1, ids[i]))
        store_reader_fault (reader, allies, _ ("the book “%s” is there already"), ids[i]);
      if (book != NULL)
        g_ptr_array_add (document->force->allies, book);
    }
}

static void
start_force (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  gint64 side = values[FORCE_SIDE].integer;
  g_autoptr (WarBook) book
    = take_book (reader, document, &values[FORCE_BOOK], values[FORCE_BOOK].text);

  /* One of a side that nobody knows may be anybody's. */
  document->forced_sides |= values[FORCE_SIDE].faulty ? ~0u : 1u << side;
  document->force = NULL;
  document->entry = NULL;
  if (book == NULL)
    return;

  if (document->operation->forces[side - 1] != NULL)
    {
      store_reader_fault (reader, &values[FORCE_SIDE], _ ("side %d has a force already"),
                          (int) side);
      return;
    }

  document->force = war_force_new (values[FORCE_NAME].text, book);
  document->force->cost_limit = (gint) values[FORCE_COST_LIMIT].integer;
  document->operation->forces[side - 1] = document->force;
  take_allies (reader, document, values);
}

enum
{
  TAKE_TYPE,
  TAKE_COUNT,
  TAKE_NAME,
  TAKE_WAVE,
  TAKE_ARRIVES,
  TAKE_ZONE,
  TAKE_EDGE,
  TAKE_GROUP,
  TAKE_DRAWN,
  TAKE_TAGS,
};

static const char *const yes[] = { "yes", NULL };

static const StoreAttribute take_attributes[]
  = { { "type", STORE_VALUE_ID, TRUE },
      { "count", STORE_VALUE_INTEGER, TRUE, 1, WAR_FORCE_MAX_COUNT },
      STORE_OPTIONAL_NAME_ATTRIBUTE,
      { "wave", STORE_VALUE_INTEGER, FALSE, 1, WAR_FORCE_MAX_WAVE },
      { "arrives", STORE_VALUE_INTEGER, FALSE, 1, STORE_ROUNDS_MAX },
      { "at-zone", STORE_VALUE_ID, FALSE },
      { "at-edge", STORE_VALUE_CHOICE, FALSE, .get_choices = war_field_edge_get_ids },
      STORE_UNIT_GROUP_ATTRIBUTE,
      { "drawn", STORE_VALUE_CHOICE, FALSE, .choices = yes },
      { "tags", STORE_VALUE_INTEGERS, FALSE, 0, WAR_TAG_FIRST_CORNER - 1 },
      { NULL } };

/* Reserves come in no wave, and to one place. In the file itself its field has their zone; what a
 * link leads to may be changed alone, and then the operation is odd. */
static void
check_reserve (StoreReader *reader, const StoreDocument *document, const StoreValue *values)
{
  const StoreValue *zone = &values[TAKE_ZONE], *edge = &values[TAKE_EDGE];

  if (values[TAKE_ARRIVES].present && values[TAKE_WAVE].present)
    store_reader_fault (reader, &values[TAKE_WAVE],
                        _ ("there may be “wave” or “arrives”, not both"));
  if (values[TAKE_DRAWN].present && (values[TAKE_ARRIVES].present || values[TAKE_WAVE].present))
    store_reader_fault (reader, &values[TAKE_DRAWN],
                        _ ("there may be no “wave” or “arrives” of what is “drawn”"));
  if (zone->present && edge->present)
    store_reader_fault (reader, edge, _ ("there may be “at-zone” or “at-edge”, not both"));
  if ((zone->present || edge->present) && !values[TAKE_ARRIVES].present)
    store_reader_fault (reader, zone->present ? zone : edge,
                        _ ("there may be no “%s” without “arrives”"),
                        zone->present ? "at-zone" : "at-edge");
  if (zone->present && !zone->faulty && document->field != NULL
      && document->operation->field_link == NULL
      && war_field_find_zone (document->field, zone->text) == NULL)
    store_reader_fault (reader, zone, _ ("the field has no zone “%s”"), zone->text);
}

static void
take_tags (StoreReader *reader, const StoreValue *value, WarForceEntry *entry)
{
  g_auto (GStrv) numbers = g_strsplit (value->text, " ", -1);

  if (!value->present || value->faulty)
    return;
  for (guint i = 0; numbers[i] != NULL && i < (guint) entry->count; i++)
    {
      guint number = (guint) g_ascii_strtoull (numbers[i], NULL, 10);

      g_array_append_val (entry->tags, number);
    }
  if (g_strv_length (numbers) > (guint) entry->count)
    store_reader_fault (reader, value, _ ("there are more “tags” than units"));
}

static void
start_take (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarForceEntry *entry;
  WarUnitType *type;
  g_autoptr (WarUnitType) absent = NULL;

  check_reserve (reader, document, values);
  document->entry = NULL;
  if (document->force == NULL)
    return;
  if (document->force->cost_limit != 0)
    {
      store_reader_fault (reader, NULL, _ ("a force with a “cost-limit” may not have <take>"));
      return;
    }

  type = war_force_find_type (document->force, values[TAKE_TYPE].text);
  if (type == NULL && may_lack_book (document) && values[TAKE_TYPE].text[0] != '\0')
    type = absent = war_unit_type_new_absent (values[TAKE_TYPE].text);
  if (type == NULL)
    {
      if (values[TAKE_TYPE].text[0] != '\0')
        store_reader_fault (reader, &values[TAKE_TYPE],
                            _ ("there is no unit type “%s” in the book “%s”"),
                            values[TAKE_TYPE].text, document->force->book->id);
      return;
    }

  if (war_force_count_units (document->force) + values[TAKE_COUNT].integer > WAR_ARMY_MAX_UNITS)
    {
      store_reader_fault (reader, &values[TAKE_COUNT], _ ("a force may have at most %d units"),
                          WAR_ARMY_MAX_UNITS);
      return;
    }

  entry = war_force_entry_new (type, (gint) values[TAKE_COUNT].integer);
  entry->name = store_value_dup_text (&values[TAKE_NAME]);
  entry->wave = (gint) values[TAKE_WAVE].integer;
  entry->arrives = (gint) values[TAKE_ARRIVES].integer;
  entry->zone = store_value_dup_text (&values[TAKE_ZONE]);
  entry->is_drawn = values[TAKE_DRAWN].present;
  entry->group = store_value_dup_text (&values[TAKE_GROUP]);
  if (values[TAKE_EDGE].present)
    entry->edge = (WarFieldEdge) (WAR_FIELD_EDGE_NORTH + values[TAKE_EDGE].integer);
  take_tags (reader, &values[TAKE_TAGS], entry);
  g_ptr_array_add (document->force->entries, entry);
  document->entry = entry;
}

static WarExtra **
get_force_extra (gpointer data)
{
  WarForce *force = ((StoreDocument *) data)->force;

  return force != NULL ? &force->extra : NULL;
}

static WarExtra **
get_entry_extra (gpointer data)
{
  WarForce *force = ((StoreDocument *) data)->force;

  return force != NULL
           ? store_get_last_extra (force->entries, G_STRUCT_OFFSET (WarForceEntry, extra))
           : NULL;
}

static const StoreChild take_children[]
  = { { &store_begins_element, FALSE, WAR_FORCE_MAX_COUNT }, { NULL } };
static const StoreElement take_element = {
  .name = "take",
  .attributes = take_attributes,
  .children = take_children,
  .get_extra = get_entry_extra,
  .start = start_take,
};
static const StoreChild force_children[]
  = { { &take_element, FALSE, WAR_FORCE_MAX_ENTRIES }, { NULL } };
static const StoreElement force_element = {
  .name = "force",
  .attributes = force_attributes,
  .children = force_children,
  .get_extra = get_force_extra,
  .start = start_force,
};
static const StoreChild forces_children[] = { { &force_element, TRUE, WAR_N_SIDES }, { NULL } };

static void
end_forces (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  for (guint side = 1; side <= WAR_N_SIDES; side++)
    if ((document->forced_sides & 1u << side) == 0)
      store_reader_fault (reader, NULL, _ ("side %u has no force"), side);
  document->forced_sides = 0;
}

const StoreElement store_forces_element
  = { .name = "forces", .children = forces_children, .end = end_forces };

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

/* Writing */

static void
write_paragraphs (StoreWriter *writer, const char *element, const char *text)
{
  g_auto (GStrv) paragraphs = NULL;

  if (text == NULL || text[0] == '\0')
    return;

  paragraphs = g_strsplit (text, "\n\n", -1);
  store_writer_start (writer, element);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      store_writer_start (writer, "p");
      store_writer_content (writer, paragraphs[i]);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

void
store_prologue_write (StoreWriter *writer, const char *prologue)
{
  write_paragraphs (writer, "prologue", prologue);
}

static void
write_field (StoreWriter *writer, const WarOperation *operation, gboolean link)
{
  store_writer_start (writer, link ? "field-link" : "field");
  if (link)
    {
      store_writer_text (writer, "href", operation->field_link);
    }
  else
    {
      store_writer_item (writer, operation->field->extra);
      store_field_write (writer, operation->field);
    }
  store_writer_end (writer);
}

/* Since version 1.1. */
static void
write_drawn (StoreWriter *writer, const WarForceEntry *entry)
{
  if (!entry->is_drawn)
    return;

  store_writer_need (writer, 1);
  store_writer_text (writer, "drawn", yes[0]);
}

/* Since version 1.1. */
static void
write_tags (StoreWriter *writer, const WarForceEntry *entry)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < entry->tags->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (entry->tags, guint, i));
  if (text->len == 0)
    return;

  store_writer_need (writer, 1);
  store_writer_text (writer, "tags", text->str);
}

/* Since version 1.1. */
static void
write_allies (StoreWriter *writer, const WarForce *force)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autofree char *text = NULL;

  if (force->allies->len == 0)
    return;

  for (guint i = 0; i < force->allies->len; i++)
    g_strv_builder_add (builder, ((const WarBook *) g_ptr_array_index (force->allies, i))->id);
  ids = g_strv_builder_end (builder);
  text = g_strjoinv (" ", ids);
  store_writer_need (writer, 1);
  store_writer_text (writer, "allied-books", text);
}

static void
write_forces (StoreWriter *writer, const WarOperation *operation)
{
  store_writer_start (writer, "forces");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = operation->forces[i];

      store_writer_start (writer, "force");
      store_writer_item (writer, force->extra);
      store_writer_integer (writer, "side", i + 1);
      store_writer_text (writer, "name", force->name);
      store_writer_text (writer, "book", force->book->id);
      if (force->cost_limit != 0)
        store_writer_integer (writer, "cost-limit", force->cost_limit);
      write_allies (writer, force);
      for (guint j = 0; j < force->entries->len; j++)
        {
          const WarForceEntry *entry = g_ptr_array_index (force->entries, j);

          store_writer_start (writer, "take");
          store_writer_item (writer, entry->extra);
          store_writer_text (writer, "type", entry->type->id);
          store_writer_integer (writer, "count", entry->count);
          store_writer_text (writer, "name", entry->name);
          if (entry->wave != 0)
            store_writer_integer (writer, "wave", entry->wave);
          if (entry->arrives != 0)
            store_writer_integer (writer, "arrives", entry->arrives);
          store_writer_text (writer, "at-zone", entry->zone);
          if (entry->edge != WAR_FIELD_EDGE_NONE)
            store_writer_text (writer, "at-edge",
                               war_field_edge_get_ids ()[entry->edge - WAR_FIELD_EDGE_NORTH]);
          store_unit_group_write (writer, entry->group);
          write_drawn (writer, entry);
          write_tags (writer, entry);
          store_starts_write (writer, operation->field, entry);
          store_writer_end (writer);
        }
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

static void
write_victory (StoreWriter *writer, const WarOperation *operation)
{
  store_writer_start (writer, "victory");
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      store_writer_start (writer, "condition");
      store_writer_item (writer, condition->extra);
      store_writer_text (writer, "kind", war_condition_kind_get_ids ()[condition->kind]);
      store_writer_integer (writer, "winner", condition->winner);
      store_writer_text (writer, "place", condition->place);
      if (war_condition_kind_has_count (condition->kind))
        store_writer_integer (writer, "count", condition->count);
      if (war_condition_kind_has_reach (condition->kind))
        store_writer_integer (writer, "reach-mm100", condition->reach);
      store_writer_text (writer, "clause", condition->clause);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

void
store_operation_write (StoreWriter *writer, const WarOperation *operation, gboolean link,
                       gboolean books)
{
  g_autoptr (WarOperation) original = store_words_get_original_operation (operation);

  operation = original;
  store_writer_text (writer, "id", operation->id);
  store_writer_text (writer, "name", operation->name);
  store_system_write (writer, operation->rules->system->id);
  store_writer_text (writer, "game-type", operation->game_type);
  store_writer_text (writer, "place", operation->place);
  store_writer_text (writer, "date", operation->date);
  store_writer_integer (writer, "rounds", operation->rounds);
  if (operation->first_side != 0)
    store_writer_integer (writer, "first-side", operation->first_side);
  if (operation->first_chooser != 0)
    store_writer_integer (writer, "first-chooser", operation->first_chooser);
  store_writer_text (writer, "level", operation->level);

  if (books)
    store_books_write (writer, operation);
  store_prologue_write (writer, operation->prologue);
  write_paragraphs (writer, "special-rules", operation->special_rules);
  store_amendments_write (writer, operation);
  write_field (writer, operation, link);
  write_forces (writer, operation);
  write_victory (writer, operation);
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
