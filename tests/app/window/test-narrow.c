/* test-narrow.c: every page fits into half a laptop's screen, with all of its controls
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game/game-player.h"

#include <string.h>

#include "app/base/panes.h"
#include "app/base/tooltip.h"
#include "app/window/drafts-bar.h"
#include "desk/documents/army-document.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/order.h"

/* Half of 1366 × 768, less what a desktop needs for its bar and shadows. */
#define WIDTH 683
#define HEIGHT 500

/* The most that there is above a page. */
#define ABOVE 165

/* Without drafts to recover: the header and the tabs. */
#define USUALLY_ABOVE 101

/* Of a game of Trench Assault; so many orders bring all of its questions. */
#define N_SEATS 6
#define N_ORDERS 100

static void
assert_fits (gpointer window, const char *name)
{
  int width, height, natural;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, WIDTH, &height, &natural, NULL, NULL);
  /* A window of a fixed size is as high as it would like to be. */
  if (GTK_IS_WINDOW (window) && !gtk_window_get_resizable (window))
    height = natural;
  if (width > WIDTH || height > HEIGHT)
    g_error ("%s needs %d × %d", name, width, height);
  g_test_message ("%s needs %d × %d", name, width, height);
}

/* Below the header, the tabs, and the bar of drafts if it is to be there: a page that would scroll
 * could hide the button by which its game goes on, or what is said below a map. */
static void
assert_page_fits (DuckPage *page, const char *name, int above)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_VERTICAL, WIDTH, &height, NULL, NULL,
                      NULL);
  if (height > HEIGHT - above)
    g_error ("%s needs a height of %d", name, height);
}

static const char *const documents[] = {
  "scenarios/british-expeditionary-force.duckarmy",
  "books/entente-in-arms.duckbook",
  "scenarios/hooge.duckfield",
  "scenarios/hooge.duckop",
  "scenarios/blood-of-ypres.duckcampaign",
  "schemas/examples/example.duckgame",
  "schemas/examples/example.ducktable",
};

/* The library, and a page of each kind of document. */
static void
test_pages (AppFixture *fixture, gconstpointer data)
{
  assert_fits (fixture->window, "The library");
  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *path = app_build_data (documents[i]);

      app_open (fixture, path);
      assert_fits (fixture->window, documents[i]);
      app_activate (fixture, "win.close-tab");
    }
}

/* A phone's screen, upright, in logical pixels. */
#define PHONE 360

static void
assert_as_narrow (gpointer widget, const char *name)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width > PHONE)
    g_error ("%s needs a width of %d", name, width);
}

/* The library and each page on a phone, where windows have one button at most. */
static void
test_phone (AppFixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (fixture->window));
  /* Without the frame that X11 has around it. */
  GtkWidget *content
    = adw_application_window_get_content (ADW_APPLICATION_WINDOW (fixture->window));

  g_object_set (settings, "gtk-decoration-layout", ":close", NULL);
  assert_as_narrow (content, "The library");
  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *path = app_build_data (documents[i]);

      assert_as_narrow (app_open (fixture, path), documents[i]);
      assert_as_narrow (content, documents[i]);
      app_activate (fixture, "win.close-tab");
    }
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
}

/* The bar that offers what was left by a program that ended unexpectedly. */
static void
show_drafts (AppFixture *fixture)
{
  g_autofree char *path = app_build_data (documents[0]);
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) document
    = duck_document_open (duck_application_get_library (fixture->application), path, faults);
  GtkWidget *bar = app_find (fixture->window, "drafts");

  g_assert_nonnull (document);
  duck_document_keep_draft (document, folder);
  duck_army_document_set_name (DUCK_ARMY_DOCUMENT (document), "Left");
  g_clear_object (&document);
  duck_drafts_bar_load (DUCK_DRAFTS_BAR (bar));
  app_wait_for (gtk_widget_get_visible (bar));
}

/* Likewise with a second tab, which brings a bar, with drafts to recover, and with the guide where
 * there is one. */
static void
test_bars (AppFixture *fixture, gconstpointer data)
{
  DuckDraftsBar *bar = DUCK_DRAFTS_BAR (app_find (fixture->window, "drafts"));
  g_autofree char *other = app_build_data ("scenarios/langemarck.duckfield");

  show_drafts (fixture);
  assert_fits (fixture->window, "The library with drafts");
  app_open (fixture, other);
  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *path = app_build_data (documents[i]);
      DuckPage *page;

      page = app_open (fixture, path);
      g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
      if (gtk_widget_activate_action (GTK_WIDGET (page), "game.guide", NULL))
        assert_page_fits (page, "A game with its guide", ABOVE);
      if (g_str_has_suffix (documents[i], ".duckfield"))
        assert_page_fits (page, documents[i], USUALLY_ABOVE);
      assert_fits (fixture->window, documents[i]);
      app_activate (fixture, "win.close-tab");
    }
  duck_drafts_bar_discard_all (bar);
}

/* In a low window the bar is a slim line, whose text can be read in full. */
static void
test_low (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *bar = app_find (fixture->window, "drafts"), *text = app_find (bar, "text");
  GtkWindow *window = GTK_WINDOW (fixture->window);
  int usual;

  gtk_window_set_default_size (window, WIDTH, 700);
  show_drafts (fixture);
  app_wait_for_paint (bar);
  usual = gtk_widget_get_height (bar);
  gtk_window_set_default_size (window, WIDTH, HEIGHT);
  app_wait_for (gtk_widget_get_height (bar) <= 36);
  g_assert_cmpint (usual, >, 50);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (text), ==, gtk_label_get_label (GTK_LABEL (text)));
  gtk_window_set_default_size (window, WIDTH, 700);
  app_wait_for (gtk_widget_get_height (bar) == usual);
  duck_drafts_bar_discard_all (DUCK_DRAFTS_BAR (bar));
}

/* Windows of their own, by the actions that open them. file: what is open meanwhile, or NULL. */
static const struct
{
  const char *action, *file;
} dialogs[] = {
  { "app.preferences", NULL },
  { "app.about", NULL },
  { "win.rules", NULL },
  { "win.help", NULL },
  { "app.new-army", NULL },
  { "app.new-field", NULL },
  { "app.new-game", NULL },
  { "win.play", "scenarios/british-expeditionary-force.duckarmy" },
  { "win.play", "scenarios/hooge.duckop" },
  { "win.export-map", "scenarios/hooge.duckfield" },
  { "field.lay-out", "scenarios/hooge.duckfield" },
  { "app.new-book", NULL },
  { "app.new-operation", NULL },
  { "win.learn", NULL },
  { "win.show-played", NULL },
  { "win.print", "scenarios/british-expeditionary-force.duckarmy" },
  { "win.print", "scenarios/hooge.duckop" },
  { "win.export-other", "scenarios/british-expeditionary-force.duckarmy" },
  { "win.show-code", "scenarios/british-expeditionary-force.duckarmy" },
  { "game.briefing", "schemas/examples/example.duckgame" },
  { "game.tally", "schemas/examples/example.duckgame" },
};

/* On a phone, too. */
static void
test_dialogs (AppFixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (fixture->window));

  g_object_set (settings, "gtk-decoration-layout", ":close", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *path = dialogs[i].file != NULL ? app_build_data (dialogs[i].file) : NULL;
      gpointer dialog;

      if (path != NULL)
        app_open (fixture, path);
      app_activate (fixture, dialogs[i].action);
      app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
      assert_fits (dialog, dialogs[i].action);
      /* Without the frame that X11 has around it. */
      assert_as_narrow (GTK_IS_WINDOW (dialog) ? gtk_window_get_child (dialog) : dialog,
                        dialogs[i].action);
      app_close (dialog);
      app_wait_for (app_get_dialog (fixture) == NULL);
      if (path != NULL)
        app_activate (fixture, "win.close-tab");
    }
  gtk_settings_reset_property (settings, "gtk-decoration-layout");
}

/* The bar of drafts is as high as it says before it knows its width: GTK has a warning for those
 * that are not, which ends the test as well. */
static void
test_drafts (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *bar = app_find (fixture->window, "drafts");
  int least, wide;

  show_drafts (fixture);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 2 * WIDTH, &wide, NULL, NULL, NULL);
  g_assert_cmpint (least, >=, wide);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 2 * WIDTH, 700);
  app_wait_for_paint (bar);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, 700);
  app_wait_for_paint (bar);
  duck_drafts_bar_discard_all (DUCK_DRAFTS_BAR (bar));
}

/* What an army costs can be read whole in windows that show two panes, and one. */
static void
test_cost (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "dear.duckarmy");
  DuckPage *page = app_open (fixture, path);
  DuckArmyDocument *document = DUCK_ARMY_DOCUMENT (duck_page_get_document (page));
  WarArmy *army = duck_army_document_get_army (document);
  const int widths[] = { 800, WIDTH };

  while (war_army_get_cost (army) < 2000)
    {
      duck_army_document_add_unit (document, g_ptr_array_index (army->book->types, 0), 0);
      army = duck_army_document_get_army (document);
    }
  duck_army_document_set_cost_limit (document, 1105);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *cost = app_find (app_find (page, "state"), "cost");

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i], HEIGHT);
      app_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->window)) <= widths[i]);
      duck_panes_show (DUCK_PANES (app_find (page, "panes")), DUCK_PANE_MAIN);
      app_wait_for_paint (cost);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (cost))));
    }
}

/* All of what the guide says at first, which is most, is in sight, above a map that is small. */
static void
test_guide (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  GtkWidget *coach = app_find (player.page, "coach");
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (app_find (coach, "scroller"));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, HEIGHT);
  app_activate (fixture, "game.guide");
  app_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture->window)) <= HEIGHT);
  app_wait_for_paint (coach);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
}

/* What is said in passing does not hide the buttons that zoom, however long it is. */
static void
test_toast (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  GtkWidget *zoom = app_find_button (player.page, "Zoom In"), *toast;
  graphene_rect_t place, zoom_place;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, 700);
  duck_shell_add_toast (
    DUCK_SHELL (fixture->window),
    "It is placed 1.2″ away from there. There is no room for BEF Infantry 1: German Infantry 1 is "
    "in the way.",
    NULL);
  app_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->window)) <= WIDTH);
  app_wait_for (app_count_type (fixture->window, g_type_from_name ("AdwToastWidget")) > 0);
  toast = app_find_type (fixture->window, g_type_from_name ("AdwToastWidget"));
  app_wait_for_paint (toast);
  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (player.page), &place));
  g_assert_true (gtk_widget_compute_bounds (zoom, GTK_WIDGET (player.page), &zoom_place));
  g_assert_false (graphene_rect_intersection (&place, &zoom_place, NULL));
}

/* In how many lines the sentence stands where a game says what is decided now. */
static gint
count_lines (GtkWidget *status, const char *sentence)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (status, sentence);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, gtk_widget_get_width (status) * PANGO_SCALE);
  return pango_layout_get_line_count (layout);
}

/* Of what a seat of Trench Assault is asked in a game the first line, which says what to do, can be
 * read whole beside the button that ends the step, also in a window that is not large. */
static void
test_status (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "parapet");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 3, &fault);
  Player player
    = begin_operation (fixture, "parapet", "quick quick quick quick quick person", 3, FALSE);
  GtkWidget *status = app_find (player.page, "status");
  WarSession session;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  wait_for_person (&player);
  app_wait_for_paint (status);
  war_session_init (&session, game->game);
  for (guint seat = 0; seat < N_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  for (guint n = 0; n < N_ORDERS; n++)
    {
      for (gint seat = 0; seat < N_SEATS; seat++)
        {
          g_autofree char *sentence = text_decision (game->setup, game->game->state, seat);

          if (sentence != NULL && count_lines (status, strtok (sentence, "\n")) > 3)
            g_error ("“%s” is too long", sentence);
        }
      war_session_run (&session, n + 1);
    }
  war_session_clear (&session);
  store_game_free (game);
}

static gboolean
is_shown (gpointer panes, DuckPane pane)
{
  return duck_panes_is_shown (panes, pane);
}

/* Gives the page a width, as a window that is narrower or wider would. */
static void
set_width (gpointer panes, int width)
{
  gtk_widget_size_allocate (panes, &(GtkAllocation){ 0, 0, width, 400 }, -1);
}

static GtkWidget *
new_pane (int width)
{
  GtkWidget *pane = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (pane, width, 50);
  return pane;
}

/* All, then two, then one at a time: what is chosen is in sight, and has what it needs. */
static void
test_folding (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *start = new_pane (200), *main_pane = new_pane (300), *end = new_pane (100);
  DuckPanes *panes = g_object_ref_sink (
    g_object_new (DUCK_TYPE_PANES, "start", start, "main", main_pane, "end", end, "start-title",
                  "Start", "main-title", "Main", "end-title", "End", "start-width", 250, NULL));
  int minimum;

  gtk_widget_measure (GTK_WIDGET (panes), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, 300);

  set_width (panes, 800);
  g_assert_true (is_shown (panes, DUCK_PANE_START) && is_shown (panes, DUCK_PANE_MAIN)
                 && is_shown (panes, DUCK_PANE_END));
  g_assert_cmpint (gtk_widget_get_width (start), ==, 250);
  g_assert_cmpint (gtk_widget_get_width (end), ==, 100);
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_first_child (GTK_WIDGET (panes))));

  /* Three do not fit: the sides take turns beside the main pane. */
  set_width (panes, 560);
  g_assert_true (is_shown (panes, DUCK_PANE_START) && is_shown (panes, DUCK_PANE_MAIN));
  g_assert_false (is_shown (panes, DUCK_PANE_END));
  g_assert_true (gtk_widget_get_child_visible (gtk_widget_get_first_child (GTK_WIDGET (panes))));
  duck_panes_show (panes, DUCK_PANE_END);
  set_width (panes, 560);
  g_assert_true (is_shown (panes, DUCK_PANE_END) && is_shown (panes, DUCK_PANE_MAIN));
  g_assert_false (is_shown (panes, DUCK_PANE_START));

  /* One at a time. */
  set_width (panes, 320);
  g_assert_true (is_shown (panes, DUCK_PANE_END) && !is_shown (panes, DUCK_PANE_MAIN));
  g_assert_cmpint (gtk_widget_get_width (end), ==, 320);
  duck_panes_show (panes, DUCK_PANE_START);
  set_width (panes, 320);
  g_assert_true (is_shown (panes, DUCK_PANE_START) && !is_shown (panes, DUCK_PANE_END));

  /* Where there is room for the others, the end that is hidden folds nothing. */
  g_object_set (panes, "end-shown", FALSE, NULL);
  set_width (panes, 560);
  g_assert_true (is_shown (panes, DUCK_PANE_START) && is_shown (panes, DUCK_PANE_MAIN));
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_first_child (GTK_WIDGET (panes))));

  /* What was asked about after the layout comes too. */
  app_finish_pending ();
  g_object_unref (panes);
}

/* The button at the border; or NULL, where none is in sight. */
static GtkWidget *
find_fold (DuckPanes *panes, const char *css_class)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (panes)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "pane-fold") && gtk_widget_has_css_class (child, css_class)
        && gtk_widget_get_child_visible (child))
      return child;
  return NULL;
}

/* Either side is folded away and comes back, by its button or because it is asked for. */
static void
test_folds (AppFixture *fixture, gconstpointer data)
{
  DuckPanes *panes = g_object_ref_sink (g_object_new (
    DUCK_TYPE_PANES, "start", new_pane (200), "main", new_pane (300), "end", new_pane (100),
    "start-title", "_Units", "main-title", "Map", "end-title", "_Log", "has-folds", TRUE, NULL));
  gboolean is_folded;

  set_width (panes, 800);
  app_finish_pending ();
  g_assert_cmpstr (duck_tooltip_get (find_fold (panes, "start")), ==, "Hide “Units”");
  g_assert_cmpstr (duck_tooltip_get (find_fold (panes, "end")), ==, "Hide “Log”");
  g_signal_emit_by_name (find_fold (panes, "start"), "clicked");
  set_width (panes, 800);
  app_finish_pending ();
  g_assert_false (is_shown (panes, DUCK_PANE_START));
  g_assert_true (is_shown (panes, DUCK_PANE_MAIN) && is_shown (panes, DUCK_PANE_END));
  g_assert_cmpstr (duck_tooltip_get (find_fold (panes, "start")), ==, "Show “Units”");
  g_signal_emit_by_name (find_fold (panes, "end"), "clicked");
  set_width (panes, 800);
  g_assert_true (is_shown (panes, DUCK_PANE_MAIN) && !is_shown (panes, DUCK_PANE_END));

  /* It stays folded where there is less room, and can be had back there. */
  set_width (panes, 320);
  g_assert_true (is_shown (panes, DUCK_PANE_MAIN));
  g_signal_emit_by_name (find_fold (panes, "end"), "clicked");
  set_width (panes, 320);
  g_assert_true (is_shown (panes, DUCK_PANE_END) && !is_shown (panes, DUCK_PANE_MAIN));
  g_assert_null (find_fold (panes, "end"));
  set_width (panes, 800);

  /* Whoever is needed is there, and away again after that. */
  g_assert_false (is_shown (panes, DUCK_PANE_START));
  g_object_set (panes, "start-needed", TRUE, NULL);
  set_width (panes, 800);
  g_assert_true (is_shown (panes, DUCK_PANE_START));
  g_assert_null (find_fold (panes, "start"));
  g_object_get (panes, "start-folded", &is_folded, NULL);
  g_assert_true (is_folded);
  g_object_set (panes, "start-needed", FALSE, NULL);
  set_width (panes, 800);
  g_assert_false (is_shown (panes, DUCK_PANE_START));
  duck_panes_show (panes, DUCK_PANE_START);
  set_width (panes, 800);
  g_assert_true (is_shown (panes, DUCK_PANE_START));

  app_finish_pending ();
  g_object_unref (panes);
}

/* F6 goes from pane to pane, also where they are out of sight. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *units = app_find (page, "units_view"), *search = app_find (page, "search");

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for (gtk_widget_get_focus_child (search) != NULL);
  app_press_key (GDK_KEY_F6, 0);
  app_wait_for (gtk_widget_get_focus_child (search) == NULL);
  g_assert_true (gtk_widget_is_ancestor (app_find (page, "state"),
                                         gtk_widget_get_focus_child (app_find (page, "panes"))));
  app_press_key (GDK_KEY_F6, 0);
  app_wait_for (gtk_widget_get_focus_child (app_find (page, "card")) != NULL);
  app_press_key (GDK_KEY_F6, GDK_SHIFT_MASK);
  app_press_key (GDK_KEY_F6, GDK_SHIFT_MASK);
  app_wait_for (gtk_widget_get_focus_child (search) != NULL);
  g_assert_true (gtk_widget_get_mapped (units));

  /* Out of the buttons on top, too. */
  gtk_widget_child_focus (app_find (fixture->window, "library_button"), GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                          GTK_WIDGET (page)));
  app_press_key (GDK_KEY_F6, 0);
  app_wait_for (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                        GTK_WIDGET (page)));
}

static void
add_tests (void)
{
  APP_ADD ("/narrow/folding", test_folding);
  APP_ADD ("/narrow/folds", test_folds);
  APP_ADD ("/narrow/keys", test_keys);
  APP_ADD ("/narrow/fits/dialogs", test_dialogs);
  APP_ADD ("/narrow/fits/pages", test_pages);
  APP_ADD ("/narrow/fits/phone", test_phone);
  APP_ADD ("/narrow/fits/bars", test_bars);
  APP_ADD ("/narrow/fits/cost", test_cost);
  APP_ADD ("/narrow/fits/drafts", test_drafts);
  APP_ADD ("/narrow/fits/guide", test_guide);
  APP_ADD ("/narrow/fits/status", test_status);
  APP_ADD ("/narrow/low", test_low);
  APP_ADD ("/narrow/toast", test_toast);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
