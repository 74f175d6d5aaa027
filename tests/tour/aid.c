/* aid.c: lets the tour see and reach the widgets of the program that it is preloaded into
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* tour.py writes commands, one a line, to the descriptor named by TOUR_AID_FD, and reads one line
 * for each:
 *
 *   rest               once all is done that was to do: "ok", or what an action did wrong
 *   find PATH          "X Y", the middle of a widget on the screen, or "none"
 *   reveal PATH        "ok", once a widget is scrolled to, or "none"
 *   act NAME [VALUE]   activates an action, with a value in GVariant's text format: "ok"
 *   resize W H         gives the main window this size: "ok"
 *   classes            the classes of the program that are in sight
 *   active             "yes" if the newest window has the keys, or "no" and they are given to it
 *
 * A PATH is steps parted by "/". Each is a class or an id from a .ui file, below the step before;
 * "#N" behind it means the Nth, counted from 1, of those in sight. The newest window comes first.
 *
 * Translations are read from the folder TOUR_LOCALE_DIR, since the program is not installed. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

static const char *own_prefix = "Duck";

static int channel = -1;
static GString *commands = NULL;
static char *complaint = NULL;

char *bindtextdomain (const char *domain, const char *folder);

char *
bindtextdomain (const char *domain, const char *folder)
{
  char *(*original) (const char *, const char *);
  const char *ours = getenv ("TOUR_LOCALE_DIR");

  *(void **) &original = dlsym (RTLD_NEXT, "bindtextdomain");
  return original (domain, ours != NULL && strcmp (domain, "duckboard") == 0 ? ours : folder);
}

static void
answer (const char *text)
{
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  if (write (channel, line, strlen (line)) < 0)
    g_printerr ("The tour does not listen.\n");
}

/* ---------------------------------------------------------------------------------------------
 * Widgets. */

/* The newest first; the main window, which the others belong to, last. */
static GList *
list_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GList *list = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
        continue;
      if (gtk_window_get_transient_for (window) != NULL)
        list = g_list_prepend (list, window);
      else
        list = g_list_append (list, window);
    }
  return list;
}

/* libadwaita's dialogs, of which newer versions have other classes. */
static const struct
{
  const char *name, *classes[2];
} dialogs[] = {
  { "alert", { "AdwAlertDialog", "AdwMessageDialog" } },
  { "about", { "AdwAboutDialog", "AdwAboutWindow" } },
  { "shortcuts", { "AdwShortcutsDialog", "AdwPreferencesWindow" } },
};

static gboolean
is_named (GtkWidget *widget, const char *name)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    if (strcmp (dialogs[i].name, name) == 0)
      return strcmp (G_OBJECT_TYPE_NAME (widget), dialogs[i].classes[0]) == 0
             || strcmp (G_OBJECT_TYPE_NAME (widget), dialogs[i].classes[1]) == 0;

  return g_strcmp0 (id, name) == 0 || strcmp (G_OBJECT_TYPE_NAME (widget), name) == 0;
}

/* What is scrolled out of sight is mapped all the same, and what has no size yet. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t bounds;
  float middle;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, native, &bounds)
      || bounds.size.width <= 0 || bounds.size.height <= 0)
    return FALSE;
  middle = bounds.origin.y + bounds.size.height / 2;
  return middle >= 0 && middle < (float) gtk_widget_get_height (native);
}

static GtkWidget *
find_below (GtkWidget *widget, const char *name, int *n)
{
  if (is_in_sight (widget) && is_named (widget, name) && --*n == 0)
    return widget;
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, name, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find (const char *path)
{
  g_auto (GStrv) steps = g_strsplit (path, "/", -1);
  g_autoptr (GList) windows = list_windows ();

  for (GList *l = windows; l != NULL; l = l->next)
    {
      GtkWidget *widget = l->data;

      for (guint i = 0; widget != NULL && steps[i] != NULL; i++)
        {
          g_auto (GStrv) parts = g_strsplit (steps[i], "#", 2);
          int n = parts[1] != NULL ? atoi (parts[1]) : 1;

          widget = find_below (widget, parts[0], &n);
        }
      if (widget != NULL)
        return widget;
    }
  return NULL;
}

static void
answer_place (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  g_autofree char *text = NULL;
  double x, y, dx, dy;
  int root_x, root_y;
  Window child;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), gtk_widget_get_width (widget) / 2.,
                                    gtk_widget_get_height (widget) / 2., &x, &y);
  gtk_native_get_surface_transform (native, &dx, &dy);
  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), XDefaultRootWindow (display),
                         (int) (x + dx), (int) (y + dy), &root_x, &root_y, &child);
  text = g_strdup_printf ("%d %d", root_x, root_y);
  answer (text);
}

/* What is half out of a viewport may have its middle behind a button below. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double top;

  for (; viewport != NULL; viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT))
    {
      adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
      if (adjustment != NULL && gtk_widget_compute_bounds (widget, viewport, &bounds))
        {
          top = gtk_adjustment_get_value (adjustment) + (double) bounds.origin.y;
          gtk_adjustment_clamp_page (adjustment, top, top + (double) bounds.size.height);
        }
      widget = gtk_widget_get_parent (viewport);
      if (widget == NULL)
        return;
    }
}

static void
add_classes (GtkWidget *widget, GHashTable *classes)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), own_prefix))
    g_hash_table_add (classes, (gpointer) G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_classes (child, classes);
}

static void
answer_classes (void)
{
  g_autoptr (GList) windows = list_windows ();
  g_autoptr (GHashTable) classes = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char **names = NULL;
  g_autofree char *text = NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    add_classes (l->data, classes);
  names = (char **) g_hash_table_get_keys_as_array (classes, NULL);
  text = g_strjoinv (" ", names);
  answer (text);
}

/* ---------------------------------------------------------------------------------------------
 * Doing. */

/* There is no window manager, which would put dialogs over the middle of their parents. */
static void
centre (GtkWindow *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);

  if (parent == NULL)
    return;

  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSurface *below = gtk_native_get_surface (GTK_NATIVE (parent));
  int right = gdk_surface_get_width (below) - gdk_surface_get_width (surface);
  int down = gdk_surface_get_height (below) - gdk_surface_get_height (surface);

  XMoveWindow (gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface)),
               gdk_x11_surface_get_xid (surface), MAX (0, right / 2), MAX (0, down / 2));
}

/* Nor would anybody give the keys to a window when the one that had them closes. */
static void
answer_active (void)
{
  g_autoptr (GList) windows = list_windows ();
  GtkWindow *window = windows != NULL ? windows->data : NULL;

  if (window == NULL || gtk_window_is_active (window))
    {
      answer (window != NULL ? "yes" : "no");
      return;
    }

  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkDisplay *display = gdk_surface_get_display (surface);

  gdk_x11_display_error_trap_push (display);
  XSetInputFocus (gdk_x11_display_get_xdisplay (display), gdk_x11_surface_get_xid (surface),
                  RevertToParent, CurrentTime);
  gdk_x11_display_error_trap_pop_ignored (display);
  answer ("no");
}

static gboolean
answer_rest_cb (gpointer data)
{
  g_autofree char *text = g_steal_pointer (&complaint);

  answer (text != NULL ? text : "ok");
  return G_SOURCE_REMOVE;
}

/* What the server has to say to what was asked of it comes first. */
static gboolean
sync_cb (gpointer data)
{
  gdk_display_sync (gdk_display_get_default ());
  g_idle_add_full (G_PRIORITY_LOW, answer_rest_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  g_autoptr (GList) windows = list_windows ();

  for (GList *l = windows; l != NULL; l = l->next)
    centre (l->data);
  g_idle_add_full (G_PRIORITY_LOW, sync_cb, NULL, NULL);
}

/* Not from the source that reads commands: a dialog may run a loop of its own. */
static gboolean
act_cb (gpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (GList) windows = list_windows ();
  g_autoptr (GVariant) value = NULL;
  GtkWidget *widget = NULL;

  for (GList *l = windows; l != NULL && widget == NULL; l = l->next)
    if (GTK_IS_APPLICATION_WINDOW (l->data))
      widget = l->data;
  if (words[1] != NULL)
    value = g_variant_parse (NULL, words[1], NULL, NULL, &error);
  if (value != NULL)
    g_variant_ref_sink (value);
  if (error != NULL)
    complaint = g_strdup (error->message);
  else if (widget == NULL || !gtk_widget_activate_action_variant (widget, words[0], value))
    complaint = g_strdup_printf ("there is no action %s", words[0]);
  return G_SOURCE_REMOVE;
}

static void
resize (const char *size)
{
  g_autoptr (GList) windows = list_windows ();
  GList *last = g_list_last (windows);
  char *end;
  int width = (int) strtol (size, &end, 10);

  if (last != NULL)
    gtk_window_set_default_size (last->data, width, atoi (end));
}

static void
obey (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  GtkWidget *widget;

  if (strcmp (words[0], "rest") == 0)
    {
      rest ();
      return;
    }
  if (strcmp (words[0], "classes") == 0)
    {
      answer_classes ();
      return;
    }
  if (strcmp (words[0], "active") == 0)
    {
      answer_active ();
      return;
    }
  if (strcmp (words[0], "find") == 0)
    {
      widget = find (words[1]);
      if (widget != NULL)
        answer_place (widget);
      else
        answer ("none");
      return;
    }
  if (strcmp (words[0], "reveal") == 0)
    {
      widget = find (words[1]);
      if (widget != NULL)
        scroll_to (widget);
      answer (widget != NULL ? "ok" : "none");
      return;
    }
  if (strcmp (words[0], "act") == 0)
    g_idle_add_full (G_PRIORITY_DEFAULT, act_cb, g_strdup (words[1]), g_free);
  else if (strcmp (words[0], "resize") == 0)
    resize (words[1]);
  answer ("ok");
}

static gboolean
read_cb (int fd, GIOCondition condition, gpointer data)
{
  char bytes[4096];
  ssize_t n = read (fd, bytes, sizeof bytes);
  char *end;

  if (n <= 0)
    return G_SOURCE_REMOVE;
  g_string_append_len (commands, bytes, n);
  while ((end = strchr (commands->str, '\n')) != NULL)
    {
      g_autofree char *line = g_strndup (commands->str, (gsize) (end - commands->str));

      g_string_erase (commands, 0, end - commands->str + 1);
      obey (line);
    }
  return G_SOURCE_CONTINUE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  const char *fd = getenv ("TOUR_AID_FD");

  if (fd == NULL)
    return;
  channel = atoi (fd);
  commands = g_string_new (NULL);
  g_unix_fd_add (channel, G_IO_IN | G_IO_HUP, read_cb, NULL);
  /* Not for the programs that this one starts. */
  unsetenv ("TOUR_AID_FD");
  unsetenv ("LD_PRELOAD");
}
