/* test-at-spi.c: what a screen reader is told of the window, over the bus that it reads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <unistd.h>

#include "app/library/library-card.h"

#define REGISTRY "org.a11y.atspi.Registry"
#define ROOT "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"

/* A thing that the bus tells of: whose it is, and which. */
typedef struct
{
  char *owner;
  char *path;
} Thing;

static void
thing_free (Thing *thing)
{
  g_free (thing->owner);
  g_free (thing->path);
  g_free (thing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Thing, thing_free)

static GDBusConnection *bus;

/* ---------------------------------------------------------------------------------------------
 * Asking. The program answers from the main loop, which goes on meanwhile. */

typedef struct
{
  GVariant *answer;
  gboolean done;
} Call;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Call *call = data;

  call->answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  call->done = TRUE;
}

static void
begin (Call *call, GDBusConnection *connection, const char *owner, const char *path,
       const char *interface, const char *method, GVariant *arguments)
{
  *call = (Call){ 0 };
  g_dbus_connection_call (connection, owner, path, interface, method, arguments, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, call);
}

/* NULL: whoever was asked does not exist, or no more. */
static GVariant *
end (Call *call)
{
  app_wait_for (call->done);
  return call->answer;
}

static GVariant *
ask (GDBusConnection *connection, const char *owner, const char *path, const char *interface,
     const char *method, GVariant *arguments)
{
  Call call;

  begin (&call, connection, owner, path, interface, method, arguments);
  return end (&call);
}

/* A string, or a string in a variant. */
static char *
end_string (Call *call)
{
  g_autoptr (GVariant) answer = end (call);
  g_autoptr (GVariant) child = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;
  g_autoptr (GVariant) value = NULL;

  if (child == NULL)
    return NULL;
  value = g_variant_is_of_type (child, G_VARIANT_TYPE_VARIANT) ? g_variant_get_variant (child)
                                                               : g_variant_ref (child);
  return g_variant_dup_string (value, NULL);
}

/* Thing */
static GPtrArray *
end_things (Call *call)
{
  GPtrArray *things = g_ptr_array_new_with_free_func ((GDestroyNotify) thing_free);
  g_autoptr (GVariant) answer = end (call);
  g_autoptr (GVariantIter) iter = NULL;
  const char *owner, *path;

  if (answer == NULL)
    return things;
  g_variant_get (answer, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &owner, &path))
    {
      Thing *thing = g_new (Thing, 1);

      thing->owner = g_strdup (owner);
      thing->path = g_strdup (path);
      g_ptr_array_add (things, thing);
    }
  return things;
}

static guint32
get_process (const char *owner)
{
  g_autoptr (GVariant) answer
    = ask (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
           "GetConnectionUnixProcessID", g_variant_new ("(s)", owner));
  guint32 process = 0;

  if (answer != NULL)
    g_variant_get (answer, "(u)", &process);
  return process;
}

/* Looks for this program among those that the registry knows. */
static gboolean
find_program (Thing **program)
{
  g_autoptr (GPtrArray) programs = NULL;
  Call call;

  if (*program != NULL)
    return TRUE;

  begin (&call, bus, REGISTRY, ROOT, ACCESSIBLE, "GetChildren", NULL);
  programs = end_things (&call);
  for (guint i = 0; i < programs->len && *program == NULL; i++)
    if (get_process (((const Thing *) g_ptr_array_index (programs, i))->owner)
        == (guint32) getpid ())
      *program = g_ptr_array_steal_index (programs, i);
  return *program != NULL;
}

/* FALSE: there is no such bus on this machine. */
static gboolean
connect_to_bus (void)
{
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) answer = NULL;
  const char *address;

  if (session == NULL)
    return FALSE;
  answer = ask (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL);
  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                  | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, NULL);
  return bus != NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Checking. */

/* What one can do something with, or choose. */
static gboolean
is_control (const char *role)
{
  static const char *const roles[]
    = { "button", "toggle button", "checkbox", "combo box", "entry",     "text box",
        "grid",   "grid cell",     "list",     "list item", "menu item", "search box",
        "slider", "spin button",   "switch",   "tab",       "table",     NULL };

  return g_strv_contains (roles, role);
}

/* What has others in it, each of which speaks for itself. */
static gboolean
is_holder (const char *role)
{
  static const char *const roles[] = { "grid", "grid cell", "list", "list item", "table", NULL };

  return g_strv_contains (roles, role);
}

/* Something that a person has said, and not the name of a class. */
static gboolean
is_name (const char *name)
{
  return name != NULL && *name != '\0' && !g_str_has_prefix (name, "Gtk")
         && !g_str_has_prefix (name, "Adw")
         && !(g_str_has_prefix (name, "Duck") && g_ascii_isupper (name[4]));
}

typedef struct
{
  const char *where;
  guint n_named;
  GString *faults;
} Check;

/* What there is in a part of the tree, as bits. */
enum
{
  HAS_NAMED = 1, /* a control with a name, which is that part itself */
  HAS_LIST = 2,
};

/* way: through what one came here; around: the nearest control around it; speaks: one around it has
 * a name and speaks for it.
 *
 * Nobody names the half of what GTK and libadwaita make of two, of which the other half has a name:
 * a drop-down list is a combo box with a button in it, a menu button is a button in a button, a row
 * with rows in it is a row with a list in it, and a tab has a button. A list of one row is no more
 * than that row. */
static guint
check (Check *state, const Thing *thing, const char *way, const char *around, gboolean speaks)
{
  g_autofree char *name = NULL, *role = NULL, *here = NULL;
  g_autoptr (GPtrArray) children = NULL;
  gboolean is_own, is_list, named, is_half;
  Call name_call, role_call, children_call;
  guint found = 0;

  begin (&name_call, bus, thing->owner, thing->path, "org.freedesktop.DBus.Properties", "Get",
         g_variant_new ("(ss)", ACCESSIBLE, "Name"));
  begin (&role_call, bus, thing->owner, thing->path, ACCESSIBLE, "GetRoleName", NULL);
  begin (&children_call, bus, thing->owner, thing->path, ACCESSIBLE, "GetChildren", NULL);
  name = end_string (&name_call);
  role = end_string (&role_call);
  children = end_things (&children_call);
  here = g_strdup_printf ("%s / %s “%s”", way, role, name);

  /* It has gone since. */
  if (role == NULL)
    return 0;

  is_own = is_control (role);
  is_list = g_str_equal (role, "list");
  named = is_own && is_name (name);
  state->n_named += named;
  speaks |= (named && !is_holder (role)) || g_strcmp0 (name, "AdwTab") == 0;
  for (guint i = 0; i < children->len; i++)
    found |= check (state, g_ptr_array_index (children, i), here, is_own ? role : around, speaks);

  is_half = ((found & HAS_NAMED) != 0 && children->len == 1)
            || (is_list && (children->len == 1 || g_str_equal (around, "list item")))
            || (g_str_equal (role, "list item") && (found & HAS_LIST) != 0);
  if (is_own && !named && !speaks && !is_half)
    g_string_append_printf (state->faults, "\n%s: %s", state->where, here);
  return (named ? HAS_NAMED : 0) | (found & HAS_LIST) | (is_list ? HAS_LIST : 0);
}

/* The library, and then each of the pages alone. paths: of shipped files, the last one NULL. */
static void
check_pages (AppFixture *fixture, const char *const *paths)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  g_autoptr (Thing) program = NULL;
  Check state = { .where = "the library", .faults = faults };

  if (!connect_to_bus ())
    {
      g_test_skip ("there is no bus for assistive technologies");
      return;
    }
  app_wait_for (find_program (&program));
  app_wait_for (app_count_type (fixture->window, DUCK_TYPE_LIBRARY_CARD) > 0);
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  check (&state, program, "", "", FALSE);
  g_assert_cmpuint (state.n_named, >, 20);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *path = app_build_data (paths[i]);

      app_open (fixture, path);
      state.where = paths[i];
      state.n_named = 0;
      check (&state, program, "", "", FALSE);
      g_assert_cmpuint (state.n_named, >, 10);
      app_activate (fixture, "win.close-tab");
    }
  g_assert_cmpstr (faults->str, ==, "");
  g_clear_object (&bus);
}

static void
test_editors (AppFixture *fixture, gconstpointer data)
{
  static const char *const paths[]
    = { "scenarios/british-expeditionary-force.duckarmy", "scenarios/langemarck.duckfield",
        "books/entente-in-arms.duckbook", NULL };

  check_pages (fixture, paths);
}

static void
test_games (AppFixture *fixture, gconstpointer data)
{
  static const char *const paths[]
    = { "scenarios/langemarck.duckop", "scenarios/blood-of-ypres.duckcampaign",
        "schemas/examples/example.duckgame", NULL };

  check_pages (fixture, paths);
}

/* All names in a part of the tree. */
static void
list_names (const Thing *thing, GPtrArray *names)
{
  g_autoptr (GPtrArray) children = NULL;
  Call name_call, children_call;

  begin (&name_call, bus, thing->owner, thing->path, "org.freedesktop.DBus.Properties", "Get",
         g_variant_new ("(ss)", ACCESSIBLE, "Name"));
  begin (&children_call, bus, thing->owner, thing->path, ACCESSIBLE, "GetChildren", NULL);
  g_ptr_array_add (names, end_string (&name_call));
  children = end_things (&children_call);
  for (guint i = 0; i < children->len; i++)
    list_names (g_ptr_array_index (children, i), names);
}

/* What has a letter to press in its label is called what it shows, whatever it shows later. */
static void
test_mnemonics (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_mnemonic ("_Halt"),
            *later = gtk_button_new_with_mnemonic ("_Before");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (Thing) program = NULL;
  static const char *const given[] = { "_Halt", "_After", "_Dig" };
  static const char *const wanted[] = { "Halt", "After", "Dig_In" };

  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), later);
  gtk_box_append (GTK_BOX (box), gtk_check_button_new_with_mnemonic ("_Dig__In"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  if (connect_to_bus ())
    {
      app_wait_for (find_program (&program));
      app_wait_for_paint (button);
      gtk_button_set_label (GTK_BUTTON (later), "_After");
      list_names (program, names);
      for (guint i = 0; i < names->len; i++)
        for (guint j = 0; j < G_N_ELEMENTS (given); j++)
          g_assert_false (names->pdata[i] != NULL && strstr (names->pdata[i], given[j]) != NULL);
      for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
        g_assert_true (
          g_ptr_array_find_with_equal_func (names, wanted[i], (GEqualFunc) g_str_equal, NULL));
      g_clear_object (&bus);
    }
  else
    g_test_skip ("there is no bus for assistive technologies");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  APP_ADD ("/at-spi/editors", test_editors);
  APP_ADD ("/at-spi/games", test_games);
  APP_ADD ("/at-spi/mnemonics", test_mnemonics);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
