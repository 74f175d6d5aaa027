/* starts-element.c: <begins>, how a unit of a force begins: where it stands, and what it has lost
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/game/starts.h"
#include "store/documents/document-private.h"

enum
{
  BEGINS_AT,
  BEGINS_HEADING,
  BEGINS_HEX,
  BEGINS_FORMATION,
  BEGINS_MARKS,
  BEGINS_LEFT,
  BEGINS_EXPERIENCE,
};

/* As most begin, if they stand on several bases, is not said. */
static const char *const formations[] = { "column", NULL };

static const StoreAttribute begins_attributes[] = {
  { "at-mm100", STORE_VALUE_POSITION, FALSE, 0, WAR_LENGTH_MAX },
  { "heading", STORE_VALUE_INTEGER, FALSE, 0, WAR_HEADING_TURN - 1 },
  { "hex", STORE_VALUE_POSITION, FALSE, 0, MAX (WAR_HEXES_MAX_COLUMNS, WAR_HEXES_MAX_ROWS) - 1 },
  { "formation", STORE_VALUE_CHOICE, FALSE, .choices = formations },
  { "marks", STORE_VALUE_IDS, FALSE },
  { "left", STORE_VALUE_INTEGERS, FALSE, 1, WAR_START_MAX_LEFT },
  { "experience", STORE_VALUE_INTEGER, FALSE, 1, WAR_START_MAX_EXPERIENCE },
  { NULL },
};

/* In the file itself its field has the place; what a link leads to may be changed alone, and then
 * the operation is odd. */
static void
check_on_field (StoreReader *reader, const StoreDocument *document, const StoreValue *place,
                const WarUnitStart *start, gboolean is_hex)
{
  const WarField *field = document->field;

  if (place->faulty || field == NULL || document->operation->field_link != NULL)
    return;

  if (is_hex && field->board == NULL)
    store_reader_fault (reader, place, _ ("the field has no hexes"));
  else if (!is_hex && field->board != NULL)
    store_reader_fault (reader, place, _ ("on a field of hexes a unit begins at a “hex”"));
  else if (!war_unit_start_is_on (start, field))
    store_reader_fault (reader, place, _ ("a unit cannot begin beside the field"));
}

static void
take_place (StoreReader *reader, const StoreDocument *document, const StoreValue *values,
            WarUnitStart *start)
{
  const StoreValue *at = &values[BEGINS_AT], *hex = &values[BEGINS_HEX];
  const StoreValue *place = at->present ? at : hex;

  if (at->present && hex->present)
    store_reader_fault (reader, hex, _ ("there may be “at-mm100” or “hex”, not both"));
  if (at->present != values[BEGINS_HEADING].present)
    store_reader_fault (reader, at->present ? at : &values[BEGINS_HEADING],
                        _ ("“at-mm100” and “heading” belong together"));
  if (!place->present)
    return;

  start->is_placed = TRUE;
  start->heading = (WarHeading) values[BEGINS_HEADING].integer;
  if (place->positions->len > 0)
    start->at = g_array_index (place->positions, WarPosition, 0);
  if (document->entry->arrives != 0 || document->entry->is_drawn)
    store_reader_fault (reader, place, _ ("who comes later cannot begin at a place"));
  check_on_field (reader, document, place, start, place == hex);
}

static void
take_formation (StoreReader *reader, const StoreDocument *document, const StoreValue *value,
                WarUnitStart *start)
{
  if (!value->present)
    return;

  start->is_column = TRUE;
  if (!start->is_placed)
    store_reader_fault (reader, value, _ ("there may be no “%s” without a place"), "formation");
  else if (war_stats_find_role (document->rules->system->unit_stats, WAR_ROLE_BASES) < 0)
    store_reader_fault (reader, value, _ ("units of %s have no formation"),
                        document->rules->system->name);
}

static gboolean
find_mark (const WarSystem *system, const char *id, guint *mark)
{
  for (guint i = 0; i < WAR_N_TOKENS; i++)
    if ((system->start_marks >> i & 1) != 0 && g_str_equal (war_token_ids[i], id))
      {
        *mark = 1u << i;
        return TRUE;
      }

  return FALSE;
}

static void
take_marks (StoreReader *reader, const StoreDocument *document, const StoreValue *value,
            WarUnitStart *start)
{
  g_auto (GStrv) ids = g_strsplit (value->text, " ", -1);

  if (!value->present || value->faulty)
    return;

  if (!start->is_placed)
    store_reader_fault (reader, value, _ ("there may be no “%s” without a place"), "marks");
  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint mark = 0;

      if (!find_mark (document->rules->system, ids[i], &mark))
        store_reader_fault (reader, value, _ ("no unit of %s begins with the mark “%s”"),
                            document->rules->system->name, ids[i]);
      else if ((start->marks & mark) != 0)
        store_reader_fault (reader, value, _ ("the mark “%s” is there already"), ids[i]);
      start->marks |= mark;
    }
}

/* Books in the file itself are there for all times; others may be changed alone. */
static void
take_losses (StoreReader *reader, const StoreDocument *document, const StoreValue *value,
             WarUnitStart *start)
{
  const WarUnitType *type = document->entry->type;
  const WarSystem *system = document->rules->system;
  g_auto (GStrv) numbers = g_strsplit (value->text, " ", WAR_START_MAX_BASES + 1);

  if (!value->present || value->faulty)
    return;

  for (; numbers[start->n_bases] != NULL && start->n_bases < WAR_START_MAX_BASES; start->n_bases++)
    start->left[start->n_bases] = (gint) g_ascii_strtoll (numbers[start->n_bases], NULL, 10);
  if (numbers[start->n_bases] != NULL)
    store_reader_fault (reader, value, _ ("a unit has at most %d bases"), WAR_START_MAX_BASES);
  else if (document->books != NULL && !war_unit_start_is_possible (start, type, system))
    store_reader_fault (reader, value,
                        g_dngettext (GETTEXT_PACKAGE,
                                     "“%s” has %u base with at most %d of its strength",
                                     "“%s” has %u bases with at most %d of its strength each",
                                     war_unit_type_get_n_bases (type, system)),
                        type->id, war_unit_type_get_n_bases (type, system),
                        war_unit_type_get_strength_of_base (type, system));
}

static void
take_experience (StoreReader *reader, const StoreDocument *document, const StoreValue *value,
                 WarUnitStart *start)
{
  const WarSystem *system = document->rules->system;

  if (!value->present)
    return;

  start->experience = (gint) value->integer;
  if (system->play == NULL || system->play->starts == NULL || system->play->starts->experience == 0)
    store_reader_fault (reader, value, _ ("units of %s have no experience"), system->name);
}

static void
start_begins (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarUnitStart *start;

  if (document->entry == NULL)
    return;
  if (document->entry->starts->len >= (guint) document->entry->count)
    {
      store_reader_fault (reader, NULL, _ ("there are more <begins> than units"));
      return;
    }

  start = war_unit_start_new ();
  take_place (reader, document, values, start);
  take_formation (reader, document, &values[BEGINS_FORMATION], start);
  take_marks (reader, document, &values[BEGINS_MARKS], start);
  take_losses (reader, document, &values[BEGINS_LEFT], start);
  take_experience (reader, document, &values[BEGINS_EXPERIENCE], start);
  g_ptr_array_add (document->entry->starts, start);
}

static WarExtra **
get_begins_extra (gpointer data)
{
  WarForceEntry *entry = ((StoreDocument *) data)->entry;

  return entry != NULL ? store_get_last_extra (entry->starts, G_STRUCT_OFFSET (WarUnitStart, extra))
                       : NULL;
}

const StoreElement store_begins_element = {
  .name = "begins",
  .attributes = begins_attributes,
  .get_extra = get_begins_extra,
  .start = start_begins,
};

/* Writing ------------------------------------------------------------------------------------- */

static void
write_place (StoreWriter *writer, const WarField *field, const WarUnitStart *start)
{
  if (!start->is_placed)
    return;

  if (field->board != NULL)
    {
      store_writer_positions (writer, "hex", &start->at, 1);
      return;
    }
  store_writer_positions (writer, "at-mm100", &start->at, 1);
  store_writer_integer (writer, "heading", start->heading);
  if (start->is_column)
    store_writer_text (writer, "formation", formations[0]);
}

static void
write_marks (StoreWriter *writer, guint marks)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < WAR_N_TOKENS; i++)
    if ((marks >> i & 1) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", war_token_ids[i]);
  if (text->len > 0)
    store_writer_text (writer, "marks", text->str);
}

static void
write_losses (StoreWriter *writer, const WarUnitStart *start)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < start->n_bases; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", start->left[i]);
  if (text->len > 0)
    store_writer_text (writer, "left", text->str);
}

/* Since version 1.1. */
void
store_starts_write (StoreWriter *writer, const WarField *field, const WarForceEntry *entry)
{
  for (guint i = 0; i < entry->starts->len; i++)
    {
      const WarUnitStart *start = war_force_entry_get_start (entry, i);

      store_writer_need (writer, 1);
      store_writer_start (writer, "begins");
      store_writer_item (writer, start->extra);
      write_place (writer, field, start);
      write_marks (writer, start->marks);
      write_losses (writer, start);
      if (start->experience > 0)
        store_writer_integer (writer, "experience", start->experience);
      store_writer_end (writer);
    }
}
