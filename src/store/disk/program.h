/* program.h: a program that speaks with this one, line by line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* It is started as it is, without arguments, in a process group of its own; a script that does not
 * begin with the name of its interpreter is one of the shell. What it writes to its standard error
 * output goes where ours goes. Whoever names it has chosen to run it: no document ever does. Used
 * by one thread at a time, in a program that ignores SIGPIPE. */
typedef struct _StoreProgram StoreProgram;

/* No line of its is longer: in bytes. */
#define STORE_PROGRAM_MAX_LINE (1024 * 1024)

/* How long it may take for a line, in seconds. */
#define STORE_PROGRAM_USUAL_PATIENCE 60
#define STORE_PROGRAM_MAX_PATIENCE 86400

/* Whether somebody wants to stop, and nobody is to wait any longer. */
typedef gboolean (*StoreProgramStops) (void);

/* Starts the program at the path. stops: or NULL. NULL with an error if that cannot be done. */
StoreProgram *store_program_start (const char *path, guint patience, StoreProgramStops stops,
                                   GError **error);

/* Closes its standard input and waits a moment for it to end by itself; then it is ended, with all
 * that it has started. */
void store_program_free (StoreProgram *program);

/* Says a line, given without its end. FALSE with an error: it has ended, or does not listen. */
gboolean store_program_say (StoreProgram *program, const char *line, GError **error);

/* What it says next, without the end of the line or a byte-order mark: UTF-8. FALSE with an error:
 * it has ended, says nothing for too long, or what is no line of text. */
gboolean store_program_hear (StoreProgram *program, GString *line, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreProgram, store_program_free)

G_END_DECLS
