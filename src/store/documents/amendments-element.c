/* amendments-element.c: what goes beyond or against the printed rules in an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/system.h"
#include "store/documents/document-private.h"

/* <options>: how version 1.0 switched some amendments. It is read, and <amendments> is written. */

static const char *const yes_no_ids[] = { "yes", "no", NULL };

static const StoreAttribute *
get_options_attributes (StoreReader *reader, gpointer data)
{
  StoreDocument *document = data;
  const WarAmendment *amendments = document->rules->system->amendments;

  if (document->options == NULL)
    {
      document->options = g_array_new (TRUE, TRUE, sizeof (StoreAttribute));
      for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
        if (amendments[i].option != NULL)
          {
            const StoreAttribute attribute
              = { amendments[i].option, STORE_VALUE_CHOICE, FALSE, .choices = yes_no_ids };

            g_array_append_val (document->options, attribute);
          }
    }
  return (const StoreAttribute *) (gpointer) document->options->data;
}

static void
start_options (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const WarAmendment *amendments = document->rules->system->amendments;

  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    {
      WarAmendments bit = (WarAmendments) 1 << i;

      if (amendments[i].option == NULL)
        continue;
      if (values->present)
        document->operation->amendments
          = (document->operation->amendments & ~bit) | (values->integer == 0 ? bit : 0);
      values++;
    }
}

const StoreElement store_options_element
  = { .name = "options", .get_attributes = get_options_attributes, .start = start_options };

/* <amendments>: what goes beyond or against the printed rules */

static const StoreAttribute amendment_attributes[]
  = { { "clause", STORE_VALUE_CLAUSE, TRUE }, { NULL } };

/* None after a fault. */
static WarAmendments
read_amendment (StoreReader *reader, const StoreValue *clause, const StoreDocument *document)
{
  const WarSystem *system = document->rules->system;
  gint amendment = war_system_find_amendment (system, clause->text);

  if (clause->faulty)
    return 0;
  if (amendment == WAR_NO_AMENDMENT || system->amendments[amendment].of_campaigns)
    {
      store_reader_fault (reader, clause, _ ("the rules know no amendment “%s” of operations"),
                          clause->text);
      return 0;
    }

  return (WarAmendments) 1 << amendment;
}

static void
start_amendment (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  document->operation->amendments |= read_amendment (reader, &values[0], document);
}

static void
start_as_printed (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarAmendments bit = read_amendment (reader, &values[0], document);

  if ((document->operation->amendments & bit) != 0)
    store_reader_fault (reader, &values[0],
                        _ ("the amendment “%s” is either on or as printed, not both"),
                        values[0].text);
  document->operation->fixed_off |= bit;
}

/* A newer version may know more of them. */
static gboolean
is_amendment_known (StoreReader *reader)
{
  g_autofree char *clause = store_reader_peek (reader, "clause");
  g_auto (GStrv) parts = g_strsplit (clause != NULL ? clause : "", ".", 2);
  const WarSystem *system = parts[0] != NULL ? war_system_get (parts[0]) : NULL;

  return system == NULL || war_system_find_amendment (system, clause) != WAR_NO_AMENDMENT;
}

static const StoreElement amendment_element = {
  .name = "amendment",
  .attributes = amendment_attributes,
  .is_known = is_amendment_known,
  .start = start_amendment,
};
static const StoreElement as_printed_element = {
  .name = "as-printed",
  .attributes = amendment_attributes,
  .is_known = is_amendment_known,
  .start = start_as_printed,
};
static const StoreChild amendments_children[]
  = { { &amendment_element, FALSE, WAR_MAX_AMENDMENTS },
      { &as_printed_element, FALSE, WAR_MAX_AMENDMENTS },
      { NULL } };
const StoreElement store_amendments_element
  = { .name = "amendments", .children = amendments_children };

/* Only for what a newer version has in it. */
static void
write_options (StoreWriter *writer)
{
  if (!store_writer_keeps (writer, "options"))
    return;

  store_writer_start (writer, "options");
  store_writer_end (writer);
}

static void
write_clauses (StoreWriter *writer, const char *element, const WarOperation *operation,
               WarAmendments among)
{
  const WarAmendment *amendments = operation->rules->system->amendments;

  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    if ((among >> i & 1) != 0)
      {
        store_writer_start (writer, element);
        store_writer_text (writer, "clause", amendments[i].clause);
        store_writer_end (writer);
      }
}

void
store_amendments_write (StoreWriter *writer, const WarOperation *operation)
{
  write_options (writer);
  if ((operation->amendments | operation->fixed_off) == 0
      && !store_writer_keeps (writer, "amendments"))
    return;

  store_writer_need (writer, 1);
  store_writer_start (writer, "amendments");
  write_clauses (writer, "amendment", operation, operation->amendments);
  write_clauses (writer, "as-printed", operation, operation->fixed_off);
  store_writer_end (writer);
}
