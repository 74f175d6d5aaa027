/* tracker-document.c: an open game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/tracker-document.h"

#include <glib/gi18n-lib.h>

#include "store/documents/routine.h"
#include "store/documents/tracker-file.h"
#include "text/game/tracker.h"

struct _DuckTrackerDocument
{
  DuckDocument parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckTrackerDocument, duck_tracker_document, DUCK_TYPE_DOCUMENT)

WarTracker *
duck_tracker_document_get_tracker (DuckTrackerDocument *self)
{
  g_return_val_if_fail (DUCK_IS_TRACKER_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

/* Takes the tracker. */
static void
push (DuckTrackerDocument *self, WarTracker *tracker, const char *name)
{
  duck_document_push (DUCK_DOCUMENT (self), tracker, name);
}

void
duck_tracker_document_lose (DuckTrackerDocument *self, guint index, gint by)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);
  gint before = war_tracker_get_unit (tracker, index)->lost;
  g_autoptr (WarTracker) edited = war_tracker_set_lost (tracker, index, before + by);
  g_autofree char *name = text_tracked (tracker, index);
  g_autofree char *condition = text_tracked_condition (edited, index);
  gint lost = war_tracker_get_unit (edited, index)->lost - before;
  g_autofree char *note = NULL;

  if (lost == 0)
    return;
  /* Translators: a unit, how much it loses, and how it is now: "3 of 4 left" */
  note = lost > 0 ? g_strdup_printf (_ ("%s loses %d: %s"), name, lost, condition)
                  : g_strdup_printf (_ ("%s gets %d back: %s"), name, -lost, condition);
  push (self, war_tracker_add_note (edited, note), note);
}

void
duck_tracker_document_toggle_acted (DuckTrackerDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);
  g_autofree char *unit = text_tracked (tracker, index);
  /* Translators: %s is a unit */
  g_autofree char *name = g_strdup_printf (_ ("Mark %s"), unit);
  gboolean has_acted = war_tracker_get_unit (tracker, index)->has_acted;

  push (self, war_tracker_set_acted (tracker, index, !has_acted), name);
}

void
duck_tracker_document_toggle_mark (DuckTrackerDocument *self, guint index, guint mark)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);
  g_autofree char *unit = text_tracked (tracker, index);
  g_autofree char *name = g_strdup_printf (_ ("Mark %s"), unit);

  g_return_if_fail (mark < tracker->routine->marks->len);

  push (self,
        war_tracker_set_marks (tracker, index,
                               war_tracker_get_unit (tracker, index)->marks ^ (guint32) 1 << mark),
        name);
}

void
duck_tracker_document_set_points (DuckTrackerDocument *self, gint side, gint points)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);

  if (points != tracker->points[side])
    push (self, war_tracker_set_points (tracker, side, points), _ ("Set Points"));
}

void
duck_tracker_document_set_first (DuckTrackerDocument *self, gint side)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);

  if (side != tracker->first)
    push (self, war_tracker_set_first (tracker, side), _ ("Set Who Goes First"));
}

void
duck_tracker_document_set_rounds (DuckTrackerDocument *self, gint rounds)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);

  if (rounds != tracker->rounds)
    push (self, war_tracker_set_rounds (tracker, rounds), _ ("Set Rounds"));
}

void
duck_tracker_document_go_on (DuckTrackerDocument *self)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));

  WarTracker *tracker = war_tracker_go_on (duck_tracker_document_get_tracker (self));
  g_autofree char *name = text_tracker_situation (tracker);

  push (self, tracker, name);
}

void
duck_tracker_document_note (DuckTrackerDocument *self, const char *text)
{
  g_return_if_fail (DUCK_IS_TRACKER_DOCUMENT (self));
  g_return_if_fail (text != NULL);

  g_autofree char *line = g_strstrip (g_strdup (text));

  if (line[0] != '\0')
    push (self, war_tracker_add_note (duck_tracker_document_get_tracker (self), line), line);
}

gboolean
duck_tracker_document_bring (DuckTrackerDocument *self, gint side, const WarArmy *army)
{
  g_return_val_if_fail (DUCK_IS_TRACKER_DOCUMENT (self), FALSE);
  g_return_val_if_fail (army != NULL, FALSE);

  const WarTracker *tracker = duck_tracker_document_get_tracker (self);
  WarTracker *edited;

  if (army->rules->system != tracker->rules->system)
    return FALSE;

  edited = war_tracker_copy (tracker);
  war_tracker_add_army (edited, side, army);
  push (self, edited, _ ("Bring Army"));
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * As a document. */

static const char *
duck_tracker_document_get_title (DuckDocument *document)
{
  return duck_tracker_document_get_tracker (DUCK_TRACKER_DOCUMENT (document))->name;
}

static gboolean
duck_tracker_document_save (DuckDocument *document, const char *path, GError **error)
{
  return store_tracker_save (duck_document_get_library (document),
                             duck_tracker_document_get_tracker (DUCK_TRACKER_DOCUMENT (document)),
                             path, error);
}

static GBytes *
duck_tracker_document_to_bytes (DuckDocument *document)
{
  return store_tracker_to_bytes (
    duck_tracker_document_get_tracker (DUCK_TRACKER_DOCUMENT (document)));
}

/* Nothing is made of a value beforehand. */
static void
duck_tracker_document_value_changed (DuckDocument *document)
{
}

/* path: NULL while there is no file. */
static DuckTrackerDocument *
new_document (StoreLibrary *library, const char *path, WarTracker *tracker)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (tracker != NULL, NULL);

  DuckTrackerDocument *self = g_object_new (DUCK_TYPE_TRACKER_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_tracker_ref (tracker),
                           (GDestroyNotify) war_tracker_unref);
  return self;
}

DuckTrackerDocument *
duck_tracker_document_new_with_army (StoreLibrary *library, const WarArmy *army, GError **error)
{
  g_return_val_if_fail (army != NULL, NULL);

  WarRoutine *routine = store_library_get_routine (library, army->rules->system->id, error);
  g_autoptr (WarTracker) tracker = NULL;

  if (routine == NULL)
    return NULL;

  tracker = war_tracker_new (army->name, army->rules, routine);
  war_tracker_add_army (tracker, 0, army);
  return new_document (library, NULL, tracker);
}

DuckTrackerDocument *
duck_tracker_document_new_with_operation (StoreLibrary *library, const WarOperation *operation,
                                          GError **error)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarRoutine *routine = store_library_get_routine (library, operation->rules->system->id, error);
  g_autoptr (WarTracker) tracker = NULL;

  if (routine == NULL)
    return NULL;

  tracker = war_tracker_new_from_operation (operation, routine);
  return new_document (library, NULL, tracker);
}

static gpointer
duck_tracker_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_tracker_load (library, path, faults);
}

static DuckDocument *
duck_tracker_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarTracker) tracker = value;

  return DUCK_DOCUMENT (new_document (library, path, tracker));
}

static DuckDocument *
duck_tracker_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                                  StoreFaults *faults)
{
  g_autoptr (WarTracker) tracker = store_tracker_from_bytes (library, bytes, faults);

  return tracker != NULL ? DUCK_DOCUMENT (new_document (library, path, tracker)) : NULL;
}

static void
duck_tracker_document_class_init (DuckTrackerDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  document_class->suffix = ".ducktable";
  document_class->kind = N_ ("Games at the Table");
  document_class->read = duck_tracker_document_read;
  document_class->make = duck_tracker_document_make;
  document_class->release = (GDestroyNotify) war_tracker_unref;
  document_class->get_title = duck_tracker_document_get_title;
  document_class->save = duck_tracker_document_save;
  document_class->to_bytes = duck_tracker_document_to_bytes;
  document_class->value_changed = duck_tracker_document_value_changed;
  document_class->from_bytes = duck_tracker_document_from_bytes;
}

static void
duck_tracker_document_init (DuckTrackerDocument *self)
{
}
