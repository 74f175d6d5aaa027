/* work-toast.h: what a window says of work that goes on behind it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* Work of a thread, for which no window waits. Once it has taken longer than anybody wonders about,
 * a toast says what is done, with a button that cancels it. The program does not end before. */
typedef struct _DuckWorkToast DuckWorkToast;

/* tell: says how far it has come, as a text to be freed; NULL as its result, or as the function:
 * there is no more to say than the text. */
typedef char *(*DuckTellFunc) (gpointer data);

DuckWorkToast *duck_work_toast_new (DuckShell *window, const char *text, GCancellable *cancellable,
                                    DuckTellFunc tell, gpointer data);

/* It is done, or cancelled. */
void duck_work_toast_free (DuckWorkToast *toast);

/* Where to say so; NULL: the window has been closed meanwhile. */
DuckShell *duck_work_toast_get_window (const DuckWorkToast *toast);

G_END_DECLS
