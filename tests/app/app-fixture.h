/* app-fixture.h: the real window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/alert.h"
#include "app/base/sheet.h"
#include "app/shell/page.h"
#include "app/window/application.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/* A program with one window, and an empty folder, which is the user's folder for documents. The
 * window has just been shown, and not been painted: a test about the library waits for that, one
 * that opens a document does without the library. Taking it down checks that window, pages and
 * documents are gone: a leak fails the test. */
typedef struct
{
  DuckApplication *application;
  DuckWindow *window; /* NULL once it is gone */
  const char *folder;
} AppFixture;

/* What a test program's main() is. add_tests: calls g_test_add(). Without a display, TAP says that
 * the program is skipped. TEST_LOCALES in the environment: a folder of translations, which are used
 * in the language that the environment says. */
int app_run_tests (int argc, char **argv, void (*add_tests) (void));

#define APP_ADD(path, function) \
  g_test_add (path, AppFixture, NULL, app_set_up, function, app_tear_down)

void app_set_up (AppFixture *fixture, gconstpointer data);
void app_tear_down (AppFixture *fixture, gconstpointer data);

/* Runs the main loop until the condition holds; fails the test if it does not within a minute,
 * which a busy machine with sanitised programs never needs. */
#define app_wait_for(condition) \
  G_STMT_START \
  { \
    gint64 app_end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC; \
    while (!(condition) && g_get_monotonic_time () < app_end) \
      app_iterate (); \
    g_assert_true (condition); \
  } \
  G_STMT_END
void app_iterate (void);

/* Whatever the main loop has to do by now: an answer is passed on when its dialog is gone. */
void app_finish_pending (void);

/* Until the widget has been laid out and painted. */
void app_wait_for_paint (GtkWidget *widget);

/* The descendant with this id in its .ui file, or of this type; fails if there is none. */
GtkWidget *app_find (gpointer root, const char *id);
GtkWidget *app_find_type (gpointer root, GType type);

/* Of several descendants of this type the one with this number, counted from 0. */
GtkWidget *app_find_nth_type (gpointer root, GType type, guint n);

/* The row of this type and title with this number, counted from 0, to be cast; fails if there is
 * none. */
gpointer app_find_row (gpointer root, GType type, const char *title, guint n);
gboolean app_has_row (gpointer root, GType type, const char *title, guint n);

/* How many descendants have this type; whether a label that is shown has this text, and which. */
guint app_count_type (gpointer root, GType type);
gboolean app_shows_text (gpointer root, const char *text);
GtkWidget *app_find_text (gpointer root, const char *text);

/* The button with this tooltip; with this label, underscore and all. */
GtkWidget *app_find_button (gpointer root, const char *tooltip);
GtkWidget *app_find_labelled (gpointer root, const char *label);
void app_click (GtkWidget *button);

gboolean app_action_is_enabled (AppFixture *fixture, const char *name);
void app_activate (AppFixture *fixture, const char *action);

/* Files: a shipped one; one in the fixture's folder; a copy of a shipped one there. */
char *app_build_shipped (const char *name);
char *app_build_data (const char *name); /* "books/entente-in-arms.duckbook" */
char *app_build_path (AppFixture *fixture, const char *name);
char *app_copy_shipped (AppFixture *fixture, const char *shipped, const char *name);
char *app_read (const char *path);

/* Opens a file in the window; the page that shows it. Unpainted: for tests that ask nothing about
 * how it is laid out, and look at other windows or at files. */
DuckPage *app_open (AppFixture *fixture, const char *path);
DuckPage *app_open_unpainted (AppFixture *fixture, const char *path);

/* Begins a new operation as it is proposed; its page. */
DuckPage *app_begin_operation (AppFixture *fixture);

/* Shows the section of an operation's page, which is returned. */
GtkWidget *app_show_section (DuckPage *page, const char *name);

/* Chooses the row in the n-th of the rows of a title that fold out. */
void app_choose_in (gpointer root, const char *expander, guint n, const char *title);

/* The dialog that is open, of several the last, whether it is a window or lies in one; or NULL. */
gpointer app_get_dialog (AppFixture *fixture);

/* That of another window than the fixture's. */
gpointer app_get_dialog_of (gpointer parent);

/* The document that is shown as soon as so many are open: a thread reads them. */
DuckDocument *app_wait_for_document (AppFixture *fixture, guint n_documents);

/* Clicks the button with this label in the question that is open or about to be. */
void app_respond (AppFixture *fixture, const char *label);

/* Cancels that question as a press on the window's close button does, which closes the window's
 * own question first if that lies in the window, and by its button if it is a window. */
void app_cancel_by_closing (AppFixture *fixture);

/* Closes a dialog, and waits until it is gone. */
void app_close (gpointer dialog);

/* The chooser that is open or about to be, and the place in it of the document with this name, or
 * file name; GTK_INVALID_LIST_POSITION: it is not offered. */
GtkWindow *app_wait_for_chooser (AppFixture *fixture);

/* The window of the title that is shown; or NULL. */
GtkWindow *app_find_window (const char *title);
guint app_find_choice (GtkWindow *chooser, const char *name);

/* Chooses that document in it. */
void app_choose (AppFixture *fixture, const char *name);

/* Gives the keyboard to the window, as a window manager does when a dialog has closed. */
void app_focus_window (AppFixture *fixture);

/* Presses real keys and buttons of the X server. */
void app_press_key (guint key, GdkModifierType modifiers);
void app_hold_key (guint key, gboolean down);
void app_move_pointer (GtkWidget *widget, double x, double y);
void app_press_button (guint button);
void app_release_button (guint button);

G_END_DECLS
