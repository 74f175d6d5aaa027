/* app-fixture.c: the real window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "app/base/newer.h"
#include "app/designer/new-operation.h"
#include "app/shell/choice.h"
#include "app/shell/chooser.h"
#include "app/window/drafts-bar.h"
#include "desk/base/settings.h"

/* The second connection to the X server, which plays the user's hands. */
static Display *hands;

/* One for all tests: what has not been run cannot be shut down. */
static DuckApplication *application;

/* The user's folder for documents. */
static char *documents;

/* GLib reads once where the user's folders are. */
static void
make_documents_folder (void)
{
  g_autofree char *list = g_build_filename (g_get_user_config_dir (), "user-dirs.dirs", NULL);
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;

  documents = g_dir_make_tmp ("duckboard-XXXXXX", &error);
  g_assert_no_error (error);
  line = g_strdup_printf ("XDG_DOCUMENTS_DIR=\"%s\"\n", documents);
  g_mkdir_with_parents (g_get_user_config_dir (), 0700);
  g_file_set_contents (list, line, -1, &error);
  g_assert_no_error (error);
}

/* The program is not installed, so its translations are in the folder of the build. */
static void
use_translations (void)
{
  const char *folder = g_getenv ("TEST_LOCALES");

  if (folder == NULL)
    return;
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

/* ---------------------------------------------------------------------------------------------
 * Warnings that are not ours. All others end a test. */

/* What GTK and libadwaita warn of themselves: how a message begins that names a widget, of which
 * class that is, and what it is in. */
static const struct
{
  const char *beginning, *type, *owner;
} foreign_warnings[] = {
  /* GTK 4.8, on a busy machine: a button of its path bar is drawn before it has a place. */
  { "Trying to snapshot ", "GtkButton", "GtkFileChooserWidget" },
  /* libadwaita 1.7: how large it and its labels would be if it were smaller than they are. */
  { "Trying to measure ", "GtkLabel", "AdwAlertDialog" },
  { "Trying to measure ", "AdwAlertDialog", "AdwAlertDialog" },
  /* libadwaita 1.7: least heights that are a pixel more than those that are wanted. */
  { "", "AdwClamp", "AdwPreferencesPage" },
};

static gboolean
is_foreign (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (foreign_warnings); i++)
    {
      g_autofree char *beginning
        = g_strconcat (foreign_warnings[i].beginning, foreign_warnings[i].type, " ", NULL);
      GType owner = g_type_from_name (foreign_warnings[i].owner);
      void *widget;

      if (g_str_has_prefix (message, beginning)
          && sscanf (message + strlen (beginning), "%p", &widget) == 1 && GTK_IS_WIDGET (widget)
          && owner != 0 && gtk_widget_get_ancestor (widget, owner) != NULL)
        return TRUE;
    }

  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if ((level & G_LOG_LEVEL_WARNING) != 0 && g_str_equal (fields[i].key, "MESSAGE")
        && fields[i].length < 0 && is_foreign (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

int
app_run_tests (int argc, char **argv, void (*add_tests) (void))
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  /* headless.sh sets this, and gives a display and folders that are nobody's. */
  if (g_getenv ("XVFB_FB") == NULL)
    {
      g_print ("1..0 # SKIP only with tests/headless.sh\n");
      return 0;
    }
  use_translations ();
  make_documents_folder ();
  gtk_init ();
  adw_init ();
  hands = XOpenDisplay (NULL);
  g_assert_nonnull (hands);
  application = duck_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  /* What comes between steps has a test of its own. */
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_IDLE_QUESTION, "never");
  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_END_EMPTY_STEPS, FALSE);
  add_tests ();

  int status = g_test_run ();

  XCloseDisplay (hands);
  g_assert_cmpint (g_rmdir (documents), ==, 0);
  g_free (documents);
  return status;
}

/* ---------------------------------------------------------------------------------------------
 * Leaks. */

#if defined __SANITIZE_ADDRESS__
#define HAVE_SANITISER 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define HAVE_SANITISER 1
#endif
#endif

#ifdef HAVE_SANITISER
/* Of GLib's first table of quarks, in bytes. GLib makes it before any of our code runs, and forgets
 * it once there are more than 2048 quarks, of which GTK alone has 1700, since other threads may
 * still look at it. No stack tells it from other leaks, but its size and being the first do. */
#define QUARK_TABLE (2048 * sizeof (char *))

/* What can be reached from here is no leak. */
static const volatile void *quark_table;

/* Called by the sanitiser, from before it is ready for code that it has instrumented. */
void __sanitizer_malloc_hook (const volatile void *block, size_t size);

__attribute__ ((no_sanitize ("address", "undefined"))) void
__sanitizer_malloc_hook (const volatile void *block, size_t size)
{
  if (size == QUARK_TABLE && quark_table == NULL)
    quark_table = block;
}
#endif

/* ---------------------------------------------------------------------------------------------
 * Waiting. */

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
app_iterate (void)
{
  /* Whatever happens, the condition is looked at again soon. */
  guint source = g_timeout_add (5, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

void
app_finish_pending (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
after_paint_cb (GdkFrameClock *clock, guint *n_frames)
{
  (*n_frames)++;
}

void
app_wait_for_paint (GtkWidget *widget)
{
  guint n_frames = 0;

  app_wait_for (gtk_widget_get_mapped (widget));

  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &n_frames);

  gtk_widget_queue_draw (widget);
  while (n_frames < 2)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      app_iterate ();
    }
  g_signal_handler_disconnect (clock, handler);
}

/* ---------------------------------------------------------------------------------------------
 * Set-up. */

void
app_set_up (AppFixture *fixture, gconstpointer data)
{
  fixture->folder = documents;
  fixture->application = application;
  fixture->window = DUCK_WINDOW (duck_application_new_window (fixture->application));
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
gone_cb (gpointer n_left, GObject *object)
{
  (*(guint *) n_left)--;
}

static void
watch (gpointer object, guint *n_left)
{
  (*n_left)++;
  g_object_weak_ref (object, gone_cb, n_left);
}

static void
watch_pages (GtkWidget *widget, guint *n_left)
{
  if (DUCK_IS_PAGE (widget))
    {
      watch (widget, n_left);
      watch (duck_page_get_document (DUCK_PAGE (widget)), n_left);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_pages (child, n_left);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        empty_folder (path);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

void
app_tear_down (AppFixture *fixture, gconstpointer data)
{
  guint n_left = 0;

  if (fixture->window != NULL)
    {
      watch (fixture->window, &n_left);
      watch_pages (GTK_WIDGET (fixture->window), &n_left);
      gtk_window_destroy (GTK_WINDOW (fixture->window));
    }
  app_wait_for (n_left == 0);

  g_autofree char *drafts = duck_drafts_dup_folder ();

  empty_folder (fixture->folder);
  empty_folder (drafts);
}

/* ---------------------------------------------------------------------------------------------
 * Actions, questions and dialogs. */

gboolean
app_action_is_enabled (AppFixture *fixture, const char *name)
{
  if (!g_action_group_has_action (G_ACTION_GROUP (fixture->window), name))
    g_error ("There is no action “%s”", name);
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), name);
}

void
app_activate (AppFixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
}

void
app_respond (AppFixture *fixture, const char *label)
{
  gpointer dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_alert_is (dialog));
  g_object_add_weak_pointer (dialog, &dialog);
  app_click (app_find_labelled (dialog, label));
  app_wait_for (dialog == NULL);
  app_finish_pending ();
}

void
app_cancel_by_closing (AppFixture *fixture)
{
  gpointer dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_alert_is (dialog));
  g_object_add_weak_pointer (dialog, &dialog);
  gtk_window_close (GTK_WINDOW (fixture->window));
  if (dialog != NULL && GTK_IS_WINDOW (dialog))
    app_click (app_find_labelled (dialog, "_Cancel"));
  app_wait_for (dialog == NULL);
  app_finish_pending ();
}

void
app_close (gpointer dialog)
{
  g_object_add_weak_pointer (dialog, &dialog);
  duck_sheet_close (dialog);
  app_wait_for (dialog == NULL);
}

gpointer
app_get_dialog_of (gpointer parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (gtk_window_get_transient_for (window) == parent
          && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return ADW_IS_WINDOW (window) || duck_sheet_find (window) == NULL
                 ? GTK_WIDGET (window)
                 : duck_sheet_find (window);
    }
  return duck_sheet_find (parent);
}

gpointer
app_get_dialog (AppFixture *fixture)
{
  return fixture->window != NULL ? app_get_dialog_of (fixture->window) : NULL;
}

DuckDocument *
app_wait_for_document (AppFixture *fixture, guint n_documents)
{
  app_wait_for (duck_window_get_n_documents (fixture->window) == n_documents);
  return duck_window_get_document (fixture->window);
}

DuckPage *
app_begin_operation (AppFixture *fixture)
{
  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
  gpointer dialog;
  DuckPage *page;

  app_activate (fixture, "app.new-operation");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_NEW_OPERATION (dialog));
  g_object_add_weak_pointer (dialog, &dialog);
  app_click (app_find (dialog, "create"));
  app_wait_for (dialog == NULL);
  page = DUCK_PAGE (adw_tab_page_get_child (adw_tab_view_get_selected_page (tabs)));
  app_wait_for_paint (GTK_WIDGET (page));
  return page;
}

GtkWidget *
app_show_section (DuckPage *page, const char *name)
{
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));

  gtk_stack_set_visible_child_name (stack, name);
  return gtk_stack_get_visible_child (stack);
}

void
app_choose_in (gpointer root, const char *expander, guint n, const char *title)
{
  AdwExpanderRow *row = app_find_row (root, ADW_TYPE_EXPANDER_ROW, expander, n);

  adw_expander_row_set_expanded (row, TRUE);
  adw_action_row_activate (app_find_row (row, ADW_TYPE_ACTION_ROW, title, 0));
  app_wait_for_paint (root);
}

GtkWindow *
app_find_window (const char *title)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (g_strcmp0 (gtk_window_get_title (link->data), title) == 0
        && gtk_widget_get_visible (link->data))
      return link->data;
  return NULL;
}

/* Over a window or over a dialog of it. */
static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (DUCK_IS_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

GtkWindow *
app_wait_for_chooser (AppFixture *fixture)
{
  GtkWindow *chooser;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  app_wait_for_paint (GTK_WIDGET (chooser));
  return chooser;
}

guint
app_find_choice (GtkWindow *chooser, const char *name)
{
  GtkListView *list = GTK_LIST_VIEW (app_find (chooser, "list"));
  GListModel *choices = G_LIST_MODEL (gtk_list_view_get_model (list));

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (DuckChoice) choice = g_list_model_get_item (choices, i);
      DuckLibraryItem *item = duck_choice_get_item (choice);
      g_autofree char *base = g_path_get_basename (duck_library_item_get_path (item));

      if (g_str_equal (duck_library_item_get_name (item), name) || g_str_equal (base, name))
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

void
app_choose (AppFixture *fixture, const char *name)
{
  gpointer chooser = app_wait_for_chooser (fixture);
  guint position;

  g_object_add_weak_pointer (chooser, &chooser);
  app_wait_for ((position = app_find_choice (chooser, name)) != GTK_INVALID_LIST_POSITION);
  g_signal_emit_by_name (app_find (chooser, "list"), "activate", position);
  app_wait_for (chooser == NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

char *
app_build_shipped (const char *name)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *relative = g_build_filename ("scenarios", name, NULL);
  char *path = store_library_find_file (library, relative);

  g_assert_nonnull (path);
  return path;
}

char *
app_build_data (const char *name)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  char *path = store_library_find_file (library, name);

  g_assert_nonnull (path);
  return path;
}

char *
app_build_path (AppFixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

char *
app_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

char *
app_copy_shipped (AppFixture *fixture, const char *shipped, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *text = app_read (from);
  char *path = app_build_path (fixture, name);

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

DuckPage *
app_open_unpainted (AppFixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  /* On a busy machine reading takes longer than the moment that the window waits for it. */
  app_wait_for (duck_shell_has_open (DUCK_SHELL (fixture->window), path));

  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));

  return DUCK_PAGE (adw_tab_page_get_child (adw_tab_view_get_selected_page (tabs)));
}

DuckPage *
app_open (AppFixture *fixture, const char *path)
{
  DuckPage *page = app_open_unpainted (fixture, path);

  app_wait_for_paint (GTK_WIDGET (page));
  return page;
}

/* ---------------------------------------------------------------------------------------------
 * The user's hands. */

void
app_press_key (guint key, GdkModifierType modifiers)
{
  KeyCode code = XKeysymToKeycode (hands, key);
  KeyCode control = XKeysymToKeycode (hands, GDK_KEY_Control_L);
  KeyCode shift = XKeysymToKeycode (hands, GDK_KEY_Shift_L);
  KeyCode alt = XKeysymToKeycode (hands, GDK_KEY_Alt_L);
  gboolean upper = (modifiers & GDK_SHIFT_MASK) != 0
                   || (XkbKeycodeToKeysym (hands, code, 0, 0) != key
                       && XkbKeycodeToKeysym (hands, code, 0, 1) == key);

  if ((modifiers & GDK_CONTROL_MASK) != 0)
    XTestFakeKeyEvent (hands, control, True, CurrentTime);
  if ((modifiers & GDK_ALT_MASK) != 0)
    XTestFakeKeyEvent (hands, alt, True, CurrentTime);
  if (upper)
    XTestFakeKeyEvent (hands, shift, True, CurrentTime);
  XTestFakeKeyEvent (hands, code, True, CurrentTime);
  XTestFakeKeyEvent (hands, code, False, CurrentTime);
  if (upper)
    XTestFakeKeyEvent (hands, shift, False, CurrentTime);
  if ((modifiers & GDK_ALT_MASK) != 0)
    XTestFakeKeyEvent (hands, alt, False, CurrentTime);
  if ((modifiers & GDK_CONTROL_MASK) != 0)
    XTestFakeKeyEvent (hands, control, False, CurrentTime);
  XSync (hands, False);
}

void
app_hold_key (guint key, gboolean down)
{
  XTestFakeKeyEvent (hands, XKeysymToKeycode (hands, key), down ? True : False, CurrentTime);
  XSync (hands, False);
}

void
app_focus_window (AppFixture *fixture)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (fixture->window));

  XSetInputFocus (hands, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  XSync (hands, False);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
}

void
app_move_pointer (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  double native_x, native_y, surface_x, surface_y;
  int factor = gtk_widget_get_scale_factor (widget), root_x, root_y;
  Window child;

  g_assert_true (duck_widget_find_point (widget, GTK_WIDGET (native), x, y, &native_x, &native_y));
  gtk_native_get_surface_transform (native, &surface_x, &surface_y);
  XTranslateCoordinates (hands, gdk_x11_surface_get_xid (surface), DefaultRootWindow (hands),
                         (int) (native_x + surface_x) * factor,
                         (int) (native_y + surface_y) * factor, &root_x, &root_y, &child);
  XTestFakeMotionEvent (hands, -1, root_x, root_y, CurrentTime);
  XSync (hands, False);
}

void
app_press_button (guint button)
{
  XTestFakeButtonEvent (hands, button, True, CurrentTime);
  XSync (hands, False);
}

void
app_release_button (guint button)
{
  XTestFakeButtonEvent (hands, button, False, CurrentTime);
  XSync (hands, False);
}
