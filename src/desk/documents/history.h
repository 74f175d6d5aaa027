/* history.h: unlimited undo and redo over immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The values that a document has had, with the names of the steps between them, where it stands
 * among them, and which of them is the saved one. It knows nothing of widgets or files. Values are
 * immutable and share what did not change, so a step costs little more than a pointer. */
typedef struct _DuckHistory DuckHistory;

/* Takes over the first value, which counts as saved; unref releases a value. */
DuckHistory *duck_history_new (gpointer value, GDestroyNotify unref);
void duck_history_free (DuckHistory *history);

/* Frees the history and gives its present value, which must be released. */
gpointer duck_history_free_to_value (DuckHistory *history);

gpointer duck_history_get_value (const DuckHistory *history);

/* What releases a value. */
GDestroyNotify duck_history_get_unref (const DuckHistory *history);

/* The value to which so many steps would lead, as duck_history_go() counts them; NULL: none. */
gpointer duck_history_peek (const DuckHistory *history, gint n_steps);

/* A step with a translated name, "Add BEF Infantry", that leads to the value, which is taken over.
 * Steps that had been undone are forgotten. */
void duck_history_push (DuckHistory *history, gpointer value, const char *name);

/* The same, but what is typed letter by letter is one step: a value that follows a step of the same
 * name takes its place, unless it has been saved or undone meanwhile. */
void duck_history_push_typed (DuckHistory *history, gpointer value, const char *name);

/* The same where what is typed stands in the name itself, or several parts have steps of one name:
 * as long as one goes on in the same part it is one step, of the name that it had first. */
void duck_history_push_typed_into (DuckHistory *history, gpointer value, const char *name,
                                   const char *part);

/* What comes of the last step by itself: the value takes the place of the present one. Steps that
 * had been undone are forgotten; one that was saved is not to be reached any more. */
void duck_history_replace (DuckHistory *history, gpointer value);

/* What comes by itself, and from elsewhere: like a step, but those that had been undone stay, after
 * it. What of it belongs to their values too, carry makes of them: new values, or NULL where
 * nothing does. */
typedef gpointer (*DuckCarryFunc) (gconstpointer later, gconstpointer before, gconstpointer value);
void duck_history_insert (DuckHistory *history, gpointer value, const char *name,
                          DuckCarryFunc carry);

/* FALSE if there is nothing to undo or redo. */
gboolean duck_history_undo (DuckHistory *history);
gboolean duck_history_redo (DuckHistory *history);

/* Several steps at once: undoes them if their number is negative, redoes them if it is positive.
 * FALSE, and nothing happens, if there are not so many. */
gboolean duck_history_go (DuckHistory *history, gint n_steps);

/* The name of the step that undo or redo would take; NULL: there is none. */
const char *duck_history_get_undo_name (const DuckHistory *history);
const char *duck_history_get_redo_name (const DuckHistory *history);

/* The names of the steps that undo or redo would take one after the other, at most so many,
 * NULL-terminated; free the array, not the names. */
const char **duck_history_list_undo (const DuckHistory *history, guint max);
const char **duck_history_list_redo (const DuckHistory *history, guint max);

/* Forgets the values, but the present one, of which that is so: the steps that led to them are one
 * with those that follow, whose names stay. */
void duck_history_fold (DuckHistory *history,
                        gboolean (*is_so) (gconstpointer value, gpointer data), gpointer data);

/* The present value is what the file has; no value is. */
void duck_history_mark_saved (DuckHistory *history);
void duck_history_mark_unsaved (DuckHistory *history);
gboolean duck_history_is_saved (const DuckHistory *history);

/* The steps between the present value and the saved one; 0: the saved one cannot be reached. */
guint duck_history_count_unsaved (const DuckHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckHistory, duck_history_free)

G_END_DECLS
