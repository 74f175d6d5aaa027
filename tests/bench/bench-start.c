/* bench-start.c: how long a window takes to come, beside GNOME's text editor and an empty one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <adwaita.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "short.h"

/* The first ones warm the caches, and are not counted. */
static guint n_warm = 2;
#define MAX_RUNS 15
static guint n_runs = MAX_RUNS;

/* Smaller windows are GTK's own: for the clipboard, for settings. */
#define MIN_SIZE 200

#define PATIENCE (20 * G_USEC_PER_SEC)

static Display *display;
static int damage_event;
static int nowhere; /* /dev/null */

/* All in milliseconds. */
typedef struct
{
  double mapped; /* until the window is there */
  double drawn; /* until something is in it */
  double work; /* the processor's, of all threads, until then */
} Start;

/* ---------------------------------------------------------------------------------------------
 * Watching. */

static int
ignore_error (Display *of, XErrorEvent *event)
{
  /* Windows go while they are asked about. */
  return 0;
}

static gboolean
is_window (Window window)
{
  XWindowAttributes attributes;

  return XGetWindowAttributes (display, window, &attributes) && attributes.width >= MIN_SIZE
         && attributes.height >= MIN_SIZE && !attributes.override_redirect;
}

/* Whether there is more than one colour in the middle row: a frame has been drawn, and not only the
 * window's ground. */
static gboolean
has_picture (Window window)
{
  XWindowAttributes attributes;
  XImage *image;
  gboolean found = FALSE;

  if (!XGetWindowAttributes (display, window, &attributes))
    return FALSE;
  image = XGetImage (display, window, 0, attributes.height / 2, (unsigned) attributes.width, 1,
                     AllPlanes, ZPixmap);
  if (image == NULL)
    return FALSE;

  for (int x = 1; x < attributes.width && !found; x++)
    found = XGetPixel (image, x, 0) != XGetPixel (image, 0, 0);
  XDestroyImage (image);
  return found;
}

/* FALSE: nothing has happened for too long. */
static gboolean
wait_for_event (gint64 end, XEvent *event)
{
  while (XPending (display) == 0)
    {
      struct pollfd server = { .fd = ConnectionNumber (display), .events = POLLIN };
      gint64 left = end - g_get_monotonic_time ();

      if (left <= 0 || poll (&server, 1, (int) (left / 1000) + 1) < 0)
        return FALSE;
    }
  XNextEvent (display, event);
  return TRUE;
}

/* Until the first window of whoever was started at that time shows something. */
static gboolean
watch (gint64 begin, Start *start)
{
  Window window = None;
  Damage damage = None;
  XEvent event;

  while (wait_for_event (begin + PATIENCE, &event))
    {
      if (window == None && event.type == MapNotify && is_window (event.xmap.window))
        {
          window = event.xmap.window;
          start->mapped = (double) (g_get_monotonic_time () - begin) / 1000;
          damage = XDamageCreate (display, window, XDamageReportNonEmpty);
        }
      else if (window == None || event.type != damage_event)
        continue;

      XDamageSubtract (display, damage, None, None);
      if (has_picture (window))
        {
          start->drawn = (double) (g_get_monotonic_time () - begin) / 1000;
          XDamageDestroy (display, damage);
          return TRUE;
        }
    }
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Starting. */

/* Starts the program, and ends it as soon as its window shows something. */
static Start
run (char **command)
{
  Start start = { 0 };
  struct rusage usage;
  gint64 begin;
  int status;
  pid_t child;

  XSync (display, True);
  begin = g_get_monotonic_time ();
  child = fork ();
  if (child == 0)
    {
      close (ConnectionNumber (display));
      dup2 (nowhere, STDERR_FILENO); /* what it complains about has nothing to do with this */
      execvp (command[0], command);
      _exit (127);
    }
  if (child < 0 || !watch (begin, &start))
    {
      fprintf (stderr, "%s shows no window.\n", command[0]);
      exit (1);
    }

  kill (child, SIGKILL);
  wait4 (child, &status, 0, &usage);
  start.work = (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
               + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
  return start;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return first < second ? -1 : first > second;
}

static double
find_median (const Start *starts, gsize offset)
{
  double values[MAX_RUNS];

  for (guint i = 0; i < n_runs; i++)
    values[i] = G_STRUCT_MEMBER (double, &starts[i], offset);
  qsort (values, n_runs, sizeof values[0], compare);
  return values[n_runs / 2];
}

/* What a start of the program costs whoever has been welcomed. */
static void
write_settings (void)
{
  g_autofree char *folder
    = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, "[io/github/duckboard_app/Duckboard]\nwelcomed=true\n", -1, NULL);
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
}

static void
print_start (const char *name, const Start *starts, double medians[3])
{
  medians[0] = find_median (starts, G_STRUCT_OFFSET (Start, mapped));
  medians[1] = find_median (starts, G_STRUCT_OFFSET (Start, drawn));
  medians[2] = find_median (starts, G_STRUCT_OFFSET (Start, work));
  printf ("  %-18s  there after %5.0f ms, drawn after %5.0f ms, processor %5.0f ms\n", name,
          medians[0], medians[1], medians[2]);
}

/* The word by which this program is started as one that shows a window with a label in it. */
#define EMPTY "--empty"

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), gtk_label_new ("Empty"));
  gtk_window_present (GTK_WINDOW (window));
}

static int
show_empty (void)
{
  AdwApplication *application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

enum
{
  OWN,
  NOTHING,
  OTHER,
  N_PROGRAMS,
};

static void
compare_with (const char *what, const double own[3], const double other[3], const double less[3])
{
  printf ("  %-30s  there after %5.2f ×,  drawn after %5.2f ×,  processor %5.2f ×\n", what,
          (own[0] - less[0]) / (other[0] - less[0]), (own[1] - less[1]) / (other[1] - less[1]),
          (own[2] - less[2]) / (other[2] - less[2]));
}

int
main (int argc, char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], EMPTY))
    return show_empty ();

  gboolean is_short = bench_take_short (&argc, argv);
  char *own[] = { argc > 1 ? argv[1] : NULL, NULL };
  char *other[] = { (char *) "gnome-text-editor", (char *) "--standalone", NULL };
  char *nothing[] = { argv[0], (char *) EMPTY, NULL };
  char **commands[N_PROGRAMS] = { own, nothing, other };
  g_autofree char *found = g_find_program_in_path (other[0]);
  guint n_programs = found != NULL && !is_short ? N_PROGRAMS : OTHER;
  Start starts[N_PROGRAMS][MAX_RUNS];
  double medians[N_PROGRAMS][3];
  int error_base;

  if (is_short)
    {
      n_warm = 0;
      n_runs = 1;
    }
  display = XOpenDisplay (NULL);
  if (argc != 2 || display == NULL || !XDamageQueryExtension (display, &damage_event, &error_base))
    {
      fprintf (stderr, "Usage: headless.sh bench-start PROGRAM\n");
      return 1;
    }
  damage_event += XDamageNotify;
  nowhere = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  write_settings ();

  for (guint i = 0; i < n_warm + n_runs; i++)
    for (guint program = 0; program < n_programs; program++)
      {
        Start start = run (commands[program]);

        if (i >= n_warm)
          starts[program][i - n_warm] = start;
      }

  printf ("from the start to the window, medians of %d (goal: drawn not later than the other)\n",
          n_runs);
  print_start ("Duckboard", starts[OWN], medians[OWN]);
  print_start ("an empty window", starts[NOTHING], medians[NOTHING]);
  if (n_programs == N_PROGRAMS)
    {
      static const double none[3];

      print_start (other[0], starts[OTHER], medians[OTHER]);
      compare_with ("Duckboard", medians[OWN], medians[OTHER], none);
      compare_with ("above what an empty one takes", medians[OWN], medians[OTHER],
                    medians[NOTHING]);
    }
  XCloseDisplay (display);
  return 0;
}
