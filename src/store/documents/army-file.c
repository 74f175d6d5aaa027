/* army-file.c: army files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/army-file.h"

#include <glib/gi18n-lib.h>

#include "store/documents/document-private.h"
#include "store/xml/words.h"

/* In a file of its own the version comes before. */
enum
{
  ARMY_NAME,
  ARMY_SYSTEM,
  ARMY_GAME_TYPE,
  ARMY_COST_LIMIT,
};

#define ARMY_ATTRIBUTES \
  STORE_NAME_ATTRIBUTE, { "system", STORE_VALUE_ID, TRUE }, \
    { "game-type", STORE_VALUE_ID, FALSE }, \
  { \
    "cost-limit", STORE_VALUE_INTEGER, FALSE, 1, WAR_ARMY_MAX_COST_LIMIT \
  }

static const StoreAttribute army_attributes[]
  = { STORE_VERSION_ATTRIBUTE, ARMY_ATTRIBUTES, { NULL } };
static const StoreAttribute player_army_attributes[] = { ARMY_ATTRIBUTES, { NULL } };

static void
start_player_army (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarArmy *army;

  if (!store_document_set_system (reader, document, &values[ARMY_SYSTEM]))
    return;

  if (values[ARMY_GAME_TYPE].present
      && war_rules_find_game_type (document->rules, values[ARMY_GAME_TYPE].text) == NULL)
    store_reader_fault (reader, &values[ARMY_GAME_TYPE], _ ("the rules know no game type “%s”"),
                        values[ARMY_GAME_TYPE].text);

  army = document->army = war_army_new_without_book (values[ARMY_NAME].text, document->rules);
  army->game_type = store_value_dup_text (&values[ARMY_GAME_TYPE]);
  army->cost_limit = (gint) values[ARMY_COST_LIMIT].integer;
}

static void
start_army (StoreReader *reader, const StoreValue *values, gpointer data)
{
  start_player_army (reader, values + 1, data);
}

/* Each army has types of its own: two of them may mean different things by one id. */
static void
end_player_army (StoreReader *reader, const char *text, gpointer data)
{
  g_ptr_array_set_size (((StoreDocument *) data)->types, 0);
}

enum
{
  BOOK_ID,
  BOOK_REVISION,
  BOOK_DIGEST,
};

static const StoreAttribute book_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  { "revision", STORE_VALUE_INTEGER, TRUE, 1, 1000000 },
  { "sha256", STORE_VALUE_DIGEST, FALSE },
  { NULL },
};

/* The first one is its own. */
static void
add_ally (StoreReader *reader, WarArmy *army, const StoreValue *values, WarBook *book)
{
  const char *id = values[BOOK_ID].text;
  guint n_allied = army->rules->system->n_allied_books;
  g_autofree char *digest = store_value_dup_text (&values[BOOK_DIGEST]);

  if (war_army_has_book (army, id))
    store_reader_fault (reader, &values[BOOK_ID], _ ("the book “%s” is there already"), id);
  else if (army->allies->len == n_allied)
    store_reader_fault (reader, NULL,
                        g_dngettext (GETTEXT_PACKAGE, "an army of %s may have only %u book",
                                     "an army of %s may have only %u books", 1 + n_allied),
                        army->rules->system->name, 1 + n_allied);
  else
    war_army_add_ally (army, id, (gint) values[BOOK_REVISION].integer, digest, book);
}

/* A book that cannot be found is not a fault: the army stands on its own copies. */
static void
start_book (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarArmy *army = document->army;
  WarBook *book = store_library_get_book (document->library, values[BOOK_ID].text, NULL);

  if (book != NULL && book->rules->system != document->rules->system)
    book = NULL;
  if (army->book_id != NULL)
    add_ally (reader, army, values, book);
  else
    {
      army->book_id = g_strdup (values[BOOK_ID].text);
      army->book_revision = (gint) values[BOOK_REVISION].integer;
      army->book_digest = store_value_dup_text (&values[BOOK_DIGEST]);
      army->own_book = book != NULL ? war_book_ref (book) : NULL;
    }
  war_army_join_books (army);
}

enum
{
  UNIT_TYPE,
  UNIT_NAME,
  UNIT_NOTE,
  UNIT_WAVE,
  UNIT_GROUP,
};

#define NOTE_MAX 2000

static const StoreAttribute unit_attributes[] = {
  { "type", STORE_VALUE_ID, TRUE },
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  { "note", STORE_VALUE_TEXT, FALSE, 1, NOTE_MAX },
  { "wave", STORE_VALUE_INTEGER, FALSE, 1, WAR_ARMY_MAX_WAVES },
  STORE_UNIT_GROUP_ATTRIBUTE,
  { NULL },
};

/* The army's copy, or the book's entry where the two are the same or there is no copy. */
static WarUnitType *
find_type (const StoreDocument *document, const char *id)
{
  WarUnitType *entry
    = document->army->book != NULL ? war_book_find_type (document->army->book, id) : NULL;

  for (guint i = 0; i < document->types->len; i++)
    {
      WarUnitType *copy = g_ptr_array_index (document->types, i);

      if (g_str_equal (copy->id, id))
        return entry != NULL && war_unit_type_equal (copy, entry)
                   && war_unit_type_extra_equal (copy, entry)
                 ? entry
                 : copy;
    }

  return entry;
}

static void
start_unit (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  GPtrArray *units = document->army->units;
  WarUnitType *type = find_type (document, values[UNIT_TYPE].text);
  g_autofree char *name = store_value_dup_text (&values[UNIT_NAME]);
  g_autofree char *note = store_value_dup_text (&values[UNIT_NOTE]);

  if (units->len == WAR_ARMY_MAX_UNITS)
    {
      store_reader_fault (reader, NULL, _ ("an army may have at most %d units"),
                          WAR_ARMY_MAX_UNITS);
      store_reader_stop (reader);
      return;
    }

  if (type == NULL)
    {
      if (values[UNIT_TYPE].text[0] != '\0')
        store_reader_fault (reader, &values[UNIT_TYPE],
                            _ ("there is no unit type “%s” in the book “%s”, nor in this file"),
                            values[UNIT_TYPE].text,
                            document->army->book_id != NULL ? document->army->book_id : "?");
      return;
    }

  WarUnit *unit = war_unit_new (type, name, note);

  unit->wave = (gint) values[UNIT_WAVE].integer;
  unit->group = store_value_dup_text (&values[UNIT_GROUP]);
  g_ptr_array_add (units, unit);
}

static WarExtra **
get_army_extra (gpointer data)
{
  return &((StoreDocument *) data)->army->extra;
}

static WarExtra **
get_unit_extra (gpointer data)
{
  return store_get_last_extra (((StoreDocument *) data)->army->units,
                               G_STRUCT_OFFSET (WarUnit, extra));
}

static const StoreElement book_element
  = { .name = "book", .attributes = book_attributes, .start = start_book };
static const StoreElement unit_element = {
  .name = "unit", .attributes = unit_attributes, .get_extra = get_unit_extra, .start = start_unit
};
static const StoreChild used_children[]
  = { { &store_type_element, FALSE, WAR_ARMY_MAX_UNITS }, { NULL } };
static const StoreElement used_element = { .name = "used", .children = used_children };
static const StoreChild units_children[]
  = { { &unit_element, FALSE, WAR_ARMY_MAX_UNITS }, { NULL } };
static const StoreElement units_element = { .name = "units", .children = units_children };

static const StoreChild army_children[] = {
  { &book_element, TRUE, 1 + WAR_ARMY_MAX_ALLIES },
  { &used_element, FALSE, 1 },
  { &units_element, TRUE, 1 },
  { NULL },
};

static const StoreElement army_element = {
  .name = "army",
  .attributes = army_attributes,
  .children = army_children,
  .get_extra = get_army_extra,
  .start = start_army,
};

const StoreElement store_player_army_element = {
  .name = "army",
  .attributes = player_army_attributes,
  .children = army_children,
  .get_extra = get_army_extra,
  .start = start_player_army,
  .end = end_player_army,
};

/* Whether the army's copies say nothing else than its books as they are now: then those are its
 * books, whatever revisions it was written with before. */
static gboolean
agree_with_books (const WarArmy *army)
{
  for (guint i = 0; army->book != NULL && i < army->units->len; i++)
    {
      const WarUnitType *type = war_army_get_unit (army, i)->type;

      if (war_book_find_type (army->book, type->id) != type)
        return FALSE;
    }

  return army->book != NULL;
}

static void
write_book (StoreWriter *writer, const char *id, gint revision, const char *digest)
{
  store_writer_start (writer, "book");
  store_writer_text (writer, "id", id);
  store_writer_integer (writer, "revision", revision);
  store_writer_text (writer, "sha256", digest);
  store_writer_end (writer);
}

/* Allies are there since version 1.1. */
static void
write_books (StoreWriter *writer, const WarArmy *army)
{
  gboolean agree = agree_with_books (army);

  write_book (writer, army->book_id, agree ? army->own_book->revision : army->book_revision,
              agree ? army->own_book->digest : army->book_digest);
  for (guint i = 0; i < army->allies->len; i++)
    {
      const WarArmyAlly *ally = g_ptr_array_index (army->allies, i);
      const WarBook *book = agree ? ally->book : NULL;

      write_book (writer, ally->id, book != NULL ? book->revision : ally->revision,
                  book != NULL ? book->digest : ally->digest);
    }
}

WarArmy *
store_army_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  StoreDocument document = { .library = library };
  WarArmy *army = NULL;

  if (store_read (bytes, &army_element, &document, faults))
    army = g_steal_pointer (&document.army);

  store_document_clear (&document);
  return army;
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_army_from_bytes (library, bytes, faults);
}

WarArmy *
store_army_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  WarArmy *army = store_document_load (library, path, from_bytes, faults);

  if (army != NULL && store_library_is_shipped (library, path))
    store_words_translate_army (army);
  return army;
}

/* The army's unit types, each once, in the order of their first units. */
static void
write_used (StoreWriter *writer, const WarArmy *army)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnitType *type = war_army_get_unit (army, i)->type;

      if (!g_ptr_array_find (types, type, NULL))
        g_ptr_array_add (types, type);
    }

  if (types->len == 0)
    return;

  store_writer_start (writer, "used");
  for (guint i = 0; i < types->len; i++)
    store_type_write (writer, g_ptr_array_index (types, i), army->rules, TRUE);
  store_writer_end (writer);
}

void
store_army_write (StoreWriter *writer, const WarArmy *army)
{
  if (army->allies->len > 0)
    store_writer_need (writer, 1);
  store_writer_text (writer, "name", army->name);
  store_system_write (writer, army->rules->system->id);
  store_writer_text (writer, "game-type", army->game_type);
  if (army->cost_limit > 0)
    store_writer_integer (writer, "cost-limit", army->cost_limit);

  write_books (writer, army);
  write_used (writer, army);

  store_writer_start (writer, "units");
  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      store_writer_start (writer, "unit");
      store_writer_item (writer, unit->extra);
      store_writer_text (writer, "type", unit->type->id);
      store_writer_text (writer, "name", unit->name);
      store_writer_text (writer, "note", unit->note);
      if (unit->wave > 0)
        store_writer_integer (writer, "wave", unit->wave);
      store_unit_group_write (writer, unit->group);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

GBytes *
store_army_to_bytes (const WarArmy *army)
{
  StoreWriter *writer = store_writer_new ("army", army->extra);

  store_army_write (writer, army);
  return store_writer_finish (writer);
}

static GBytes *
to_bytes (gconstpointer army)
{
  return store_army_to_bytes (army);
}

gboolean
store_army_save (StoreLibrary *library, const WarArmy *army, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = store_army_to_bytes (army);

  return store_document_save (library, path, bytes, from_bytes, to_bytes,
                              (GDestroyNotify) war_army_unref, error);
}
