/* tracker-document.h: an open game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/tracker/tracker.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TRACKER_DOCUMENT (duck_tracker_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckTrackerDocument, duck_tracker_document, DUCK, TRACKER_DOCUMENT,
                      DuckDocument)

/* Nobody has saved it yet; NULL with an error if the rules cannot be read. With an army the other
 * side is still to come. */
DuckTrackerDocument *duck_tracker_document_new_with_army (StoreLibrary *library,
                                                          const WarArmy *army, GError **error);
DuckTrackerDocument *duck_tracker_document_new_with_operation (StoreLibrary *library,
                                                               const WarOperation *operation,
                                                               GError **error);

WarTracker *duck_tracker_document_get_tracker (DuckTrackerDocument *self);

/* Edits, each a step of the history; what changes nothing is none. What a unit loses, or gets back,
 * is noted. */
void duck_tracker_document_lose (DuckTrackerDocument *self, guint index, gint by);
void duck_tracker_document_toggle_acted (DuckTrackerDocument *self, guint index);
void duck_tracker_document_toggle_mark (DuckTrackerDocument *self, guint index, guint mark);
void duck_tracker_document_set_points (DuckTrackerDocument *self, gint side, gint points);
void duck_tracker_document_set_first (DuckTrackerDocument *self, gint side);
void duck_tracker_document_set_rounds (DuckTrackerDocument *self, gint rounds);
void duck_tracker_document_go_on (DuckTrackerDocument *self);
void duck_tracker_document_note (DuckTrackerDocument *self, const char *text);

/* The army of a side that has none; of another system it is not taken: FALSE. */
gboolean duck_tracker_document_bring (DuckTrackerDocument *self, gint side, const WarArmy *army);

G_END_DECLS
