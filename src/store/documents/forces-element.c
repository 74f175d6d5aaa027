/* forces-element.c: the forces of operations, read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/operation/tag.h"
#include "store/documents/document-private.h"

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
