/* tracker-file.c: games for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/tracker-file.h"

#include <glib/gi18n-lib.h>

#include "store/documents/document-private.h"
#include "store/documents/routine.h"

/* What the elements work on; those that it shares with others see only the first. */
typedef struct
{
  StoreDocument document;
  WarTracker *tracker;
  gint side; /* that is being read; −1: none yet */
} Reading;

enum
{
  TRACKER_VERSION,
  TRACKER_NAME,
  TRACKER_SYSTEM,
  TRACKER_ROUNDS,
  TRACKER_ROUND,
  TRACKER_STEP,
  TRACKER_FIRST,
};

static const StoreAttribute tracker_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  STORE_NAME_ATTRIBUTE,
  { "system", STORE_VALUE_ID, TRUE },
  { "rounds", STORE_VALUE_INTEGER, FALSE, 1, WAR_OPERATION_MAX_ROUNDS },
  { "round", STORE_VALUE_INTEGER, TRUE, 1, WAR_OPERATION_MAX_ROUNDS + 1 },
  { "step", STORE_VALUE_INTEGER, TRUE, 1, 2 * WAR_MAX_PHASES },
  { "first-side", STORE_VALUE_INTEGER, TRUE, 1, WAR_N_SIDES },
  { NULL },
};

/* The rules may have fewer steps by now. */
static guint
limit_step (const WarTracker *tracker, guint step)
{
  g_autoptr (GArray) steps = war_tracker_list_steps (tracker);

  return MIN (step, steps->len - 1);
}

static void
start_tracker (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;
  WarRoutine *routine;
  WarTracker *tracker;

  if (!store_document_set_system (reader, &reading->document, &values[TRACKER_SYSTEM]))
    return;

  routine
    = store_library_get_routine (reading->document.library, values[TRACKER_SYSTEM].text, NULL);
  tracker = war_tracker_new (values[TRACKER_NAME].text, reading->document.rules, routine);
  reading->tracker = tracker;
  tracker->rounds = values[TRACKER_ROUNDS].present ? (gint) values[TRACKER_ROUNDS].integer : 0;
  tracker->round = (gint) values[TRACKER_ROUND].integer;
  tracker->first = (gint) values[TRACKER_FIRST].integer - 1;
  tracker->step = limit_step (tracker, (guint) values[TRACKER_STEP].integer - 1);
}

static WarExtra **
get_tracker_extra (gpointer data)
{
  return &((Reading *) data)->tracker->extra;
}

/* <side> */

enum
{
  SIDE_NAME,
  SIDE_POINTS,
};

static const StoreAttribute side_attributes[] = {
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  { "points", STORE_VALUE_INTEGER, FALSE, 0, WAR_TRACKER_MAX_POINTS },
  { NULL },
};

static void
start_side (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;

  reading->side++;
  g_ptr_array_set_size (reading->document.types, 0);
  if (reading->side >= WAR_N_SIDES)
    return;

  reading->tracker->sides[reading->side] = store_value_dup_text (&values[SIDE_NAME]);
  reading->tracker->points[reading->side] = (gint) values[SIDE_POINTS].integer;
}

/* <unit> */

enum
{
  UNIT_TYPE,
  UNIT_NAME,
  UNIT_LOST,
  UNIT_ACTED,
  UNIT_MARKS,
};

static const char *const acted_ids[] = { "no", "yes", NULL };

static const StoreAttribute unit_attributes[] = {
  { "type", STORE_VALUE_ID, TRUE },
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  { "lost", STORE_VALUE_INTEGER, FALSE, 0, 1000 },
  { "acted", STORE_VALUE_CHOICE, FALSE, .choices = acted_ids },
  { "marks", STORE_VALUE_IDS, FALSE },
  { NULL },
};

static WarUnitType *
find_type (const StoreDocument *document, const char *id)
{
  for (guint i = 0; i < document->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (document->types, i);

      if (g_str_equal (type->id, id))
        return type;
    }
  return NULL;
}

static guint32
read_marks (StoreReader *reader, const WarRoutine *routine, const StoreValue *value)
{
  g_auto (GStrv) ids = g_strsplit (value->text, " ", -1);
  guint32 marks = 0;

  for (guint i = 0; ids[i] != NULL && !value->faulty; i++)
    {
      guint mark;

      if (war_routine_find_mark (routine, ids[i], &mark) != NULL)
        marks |= (guint32) 1 << mark;
      else
        store_reader_fault (reader, value, _ ("the rules know no mark “%s”"), ids[i]);
    }
  return marks;
}

static void
start_unit (StoreReader *reader, const StoreValue *values, gpointer data)
{
  Reading *reading = data;
  WarUnitType *type = find_type (&reading->document, values[UNIT_TYPE].text);
  WarTracked *unit;
  gint strength;

  if (reading->tracker->units->len == WAR_TRACKER_MAX_UNITS)
    {
      store_reader_fault (reader, NULL, _ ("there may be at most %d units on a table"),
                          WAR_TRACKER_MAX_UNITS);
      store_reader_stop (reader);
      return;
    }
  if (type == NULL || reading->side >= WAR_N_SIDES)
    {
      if (values[UNIT_TYPE].text[0] != '\0')
        store_reader_fault (reader, &values[UNIT_TYPE],
                            _ ("there is no unit type “%s” of this side"), values[UNIT_TYPE].text);
      return;
    }

  unit = war_tracked_new (type, reading->side);
  unit->name = store_value_dup_text (&values[UNIT_NAME]);
  unit->has_acted = values[UNIT_ACTED].integer != 0;
  unit->marks = read_marks (reader, reading->tracker->routine, &values[UNIT_MARKS]);
  unit->lost = (gint) values[UNIT_LOST].integer;
  strength = war_tracked_get_strength (unit, reading->document.rules->system);
  if (unit->lost > strength)
    store_reader_fault (reader, &values[UNIT_LOST], _ ("this unit cannot lose more than %d"),
                        strength);
  war_tracker_add_unit (reading->tracker, unit);
}

static WarExtra **
get_unit_extra (gpointer data)
{
  return store_get_last_extra (((Reading *) data)->tracker->units,
                               G_STRUCT_OFFSET (WarTracked, extra));
}

/* <note> */

enum
{
  NOTE_ROUND,
  NOTE_TEXT,
};

static const StoreAttribute note_attributes[] = {
  { "round", STORE_VALUE_INTEGER, TRUE, 1, WAR_OPERATION_MAX_ROUNDS + 1 },
  { "text", STORE_VALUE_TEXT, TRUE, 1, WAR_TRACKER_MAX_TEXT },
  { NULL },
};

static void
start_note (StoreReader *reader, const StoreValue *values, gpointer data)
{
  g_ptr_array_add (
    ((Reading *) data)->tracker->notes,
    war_tracker_note_new ((gint) values[NOTE_ROUND].integer, values[NOTE_TEXT].text));
}

static WarExtra **
get_note_extra (gpointer data)
{
  return store_get_last_extra (((Reading *) data)->tracker->notes,
                               G_STRUCT_OFFSET (WarTrackerNote, extra));
}

static void
end_tracker (StoreReader *reader, const char *text, gpointer data)
{
  if (((Reading *) data)->side != WAR_N_SIDES - 1)
    store_reader_fault (reader, NULL, _ ("a table has %d sides"), WAR_N_SIDES);
}

static const StoreElement unit_element = {
  .name = "unit", .attributes = unit_attributes, .get_extra = get_unit_extra, .start = start_unit
};
static const StoreElement note_element = {
  .name = "note", .attributes = note_attributes, .get_extra = get_note_extra, .start = start_note
};
static const StoreChild used_children[]
  = { { &store_type_element, FALSE, WAR_TRACKER_MAX_UNITS }, { NULL } };
static const StoreElement used_element = { .name = "used", .children = used_children };
static const StoreChild side_children[] = {
  { &used_element, FALSE, 1 },
  { &unit_element, FALSE, WAR_TRACKER_MAX_UNITS },
  { NULL },
};
static const StoreElement side_element = {
  .name = "side",
  .attributes = side_attributes,
  .children = side_children,
  .start = start_side,
};
static const StoreChild notes_children[]
  = { { &note_element, FALSE, WAR_TRACKER_MAX_NOTES }, { NULL } };
static const StoreElement notes_element = { .name = "notes", .children = notes_children };

static const StoreChild tracker_children[] = {
  { &side_element, TRUE, WAR_N_SIDES },
  { &notes_element, FALSE, 1 },
  { NULL },
};

static const StoreElement tracker_element = {
  .name = "tracker",
  .attributes = tracker_attributes,
  .children = tracker_children,
  .get_extra = get_tracker_extra,
  .start = start_tracker,
  .end = end_tracker,
};

WarTracker *
store_tracker_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  Reading reading = { .document = { .library = library }, .side = -1 };
  WarTracker *tracker = NULL;

  if (store_read (bytes, &tracker_element, &reading, faults))
    tracker = g_steal_pointer (&reading.tracker);

  g_clear_pointer (&reading.tracker, war_tracker_unref);
  store_document_clear (&reading.document);
  return tracker;
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_tracker_from_bytes (library, bytes, faults);
}

WarTracker *
store_tracker_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, from_bytes, faults);
}

/* The side's unit types, each once, in the order of their first units. */
static void
write_used (StoreWriter *writer, const WarTracker *tracker, gint side)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();

  for (guint i = 0; i < tracker->units->len; i++)
    {
      const WarTracked *unit = war_tracker_get_unit (tracker, i);

      if (unit->side == side && !g_ptr_array_find (types, unit->type, NULL))
        g_ptr_array_add (types, unit->type);
    }
  if (types->len == 0)
    return;

  store_writer_start (writer, "used");
  for (guint i = 0; i < types->len; i++)
    store_type_write (writer, g_ptr_array_index (types, i), tracker->rules, TRUE);
  store_writer_end (writer);
}

static char *
format_marks (guint32 marks, const WarRoutine *routine)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < routine->marks->len; i++)
    if ((marks >> i & 1) != 0)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "",
                              ((const WarMark *) g_ptr_array_index (routine->marks, i))->id);
  return g_string_free (ids, ids->len == 0);
}

static void
write_unit (StoreWriter *writer, const WarTracked *unit, const WarRoutine *routine)
{
  g_autofree char *marks = format_marks (unit->marks, routine);

  store_writer_start (writer, "unit");
  store_writer_item (writer, unit->extra);
  store_writer_text (writer, "type", unit->type->id);
  store_writer_text (writer, "name", unit->name);
  if (unit->lost > 0)
    store_writer_integer (writer, "lost", unit->lost);
  if (unit->has_acted)
    store_writer_text (writer, "acted", acted_ids[TRUE]);
  store_writer_text (writer, "marks", marks);
  store_writer_end (writer);
}

static void
write_notes (StoreWriter *writer, const WarTracker *tracker)
{
  store_writer_start (writer, "notes");
  for (guint i = 0; i < tracker->notes->len; i++)
    {
      const WarTrackerNote *note = g_ptr_array_index (tracker->notes, i);

      store_writer_start (writer, "note");
      store_writer_item (writer, note->extra);
      store_writer_integer (writer, "round", note->round);
      store_writer_text (writer, "text", note->text);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

GBytes *
store_tracker_to_bytes (const WarTracker *tracker)
{
  StoreWriter *writer = store_writer_new ("tracker", tracker->extra);

  store_writer_need (writer, 1);
  store_writer_text (writer, "name", tracker->name);
  store_system_write (writer, tracker->rules->system->id);
  if (tracker->rounds > 0)
    store_writer_integer (writer, "rounds", tracker->rounds);
  store_writer_integer (writer, "round", tracker->round);
  store_writer_integer (writer, "step", tracker->step + 1);
  store_writer_integer (writer, "first-side", tracker->first + 1);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      store_writer_start (writer, "side");
      store_writer_text (writer, "name", tracker->sides[side]);
      if (tracker->points[side] > 0)
        store_writer_integer (writer, "points", tracker->points[side]);
      write_used (writer, tracker, side);
      for (guint i = 0; i < tracker->units->len; i++)
        if (war_tracker_get_unit (tracker, i)->side == side)
          write_unit (writer, war_tracker_get_unit (tracker, i), tracker->routine);
      store_writer_end (writer);
    }

  if (tracker->notes->len > 0 || store_writer_keeps (writer, "notes"))
    write_notes (writer, tracker);
  return store_writer_finish (writer);
}

static GBytes *
to_bytes (gconstpointer tracker)
{
  return store_tracker_to_bytes (tracker);
}

gboolean
store_tracker_save (StoreLibrary *library, const WarTracker *tracker, const char *path,
                    GError **error)
{
  g_autoptr (GBytes) bytes = store_tracker_to_bytes (tracker);

  return store_document_save (library, path, bytes, from_bytes, to_bytes,
                              (GDestroyNotify) war_tracker_unref, error);
}
