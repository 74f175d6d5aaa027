/* help-window.c: how to begin: a first army, a first field, a first game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/help/help-window.h"

#include <glib/gi18n-lib.h>

#include "app/base/shortcuts.h"
#include "app/base/words.h"
#include "app/help/help-picture.h"

struct _DuckHelpWindow
{
  AdwWindow parent_instance;

  GtkDropDown *pages;
  GtkScrolledWindow *scroller;
  GtkBox *content;
  GtkButton *begin;
};

G_DEFINE_FINAL_TYPE (DuckHelpWindow, duck_help_window, ADW_TYPE_WINDOW)

#define MAX_LINES 15

/* A line of a page: a step, after which a picture may follow; or keys, and what they do. */
typedef struct
{
  const char *text;
  const char *picture; /* name of a shipped document */
  const char *keys; /* as a GtkShortcutLabel has them */
} Line;

typedef struct
{
  const char *title;
  const char *begin; /* label of what one begins with; or NULL */
  const char *action; /* of the main window, that does so */
  Line lines[MAX_LINES + 1];
} Page;

static const Page pages[] = {
  {
    N_ ("First Army"),
    N_ ("New Army…"),
    "app.new-army",
    {
      { N_ (
        "“New Army…” in the main menu asks for the rules, an army book and a game type. “Surprise "
        "Me” begins with a legal army at random.") },
      { N_ (
          "At the left stands the army book. Choose a unit and press Enter, or click on the button "
          "beside it: it comes into the army."),
        .picture = "scenarios/british-expeditionary-force.duckarmy" },
      { N_ ("Below the army stands what the rules say: the points, what is allowed, and what is "
            "wrong, as a sentence with its rule. The number leads to the rule.") },
      { N_ (
        "Plus and minus change how many there are, F2 names a unit, Delete removes it. All of it "
        "can be undone.") },
      { N_ ("Save the army, print its roster, or play with it: F5.") },
    },
  },
  {
    N_ ("First Field"),
    N_ ("New Battlefield…"),
    "app.new-field",
    {
      { N_ (
        "“New Battlefield…” in the main menu asks how large it is and what lies on it: nothing, "
        "or a landscape at random, which the preview shows.") },
      { N_ ("Choose a tool at the left and a terrain. A wood is clicked corner by corner, a trench "
            "bend by bend, and ended with a double-click."),
        .picture = "scenarios/hooge.duckfield" },
      { N_ ("With the select tool, S, things are moved, turned and sized. The inspector, F9, says "
            "what a thing does in the rules, and changes it.") },
      { N_ ("Give each side a deployment zone: Z, and drag a rectangle.") },
      { N_ ("Save the battlefield, print it at true size, or play on it: F5.") },
    },
  },
  {
    N_ ("First Game"),
    N_ ("Learn by Playing"),
    "win.learn",
    {
      { N_ ("“Learn by Playing” begins a small battle against the program, in one of the five rule "
            "systems. A guide above the map says step by step what to do and why."),
        .picture = "scenarios/langemarck.duckop" },
      { N_ (
        "Any other game: “New Game…” in the main menu, or open an operation and press F5. Choose "
        "who commands each side.") },
      { N_ (
        "Choose a unit: its reach is drawn on the map, its card says what it can do. Click where "
        "it shall go, or on an enemy; the line below the map says first what would happen.") },
      { N_ (
        "One button below the map goes on: to the next phase, the next roll. The log at the right "
        "says what happened; undo takes it back as far as the game allows.") },
      { N_ ("Each order is kept on the disk at once: a game that was cut off is offered again. "
            "“Your Games” in the main menu counts those that have ended; Preferences turn on "
            "sounds.") },
    },
  },
  {
    N_ ("Campaign of a Club"),
    N_ ("New Campaign…"),
    "app.new-campaign",
    {
      { N_ ("Add the players by name, and the operations that they may play. Each player may bring "
            "an army.") },
      { N_ (
        "“Everybody Plays Everybody” plans all rounds, “Pair the Next Round” one by how players "
        "stand; or add battles one by one, also such as hang on how others end.") },
      { N_ ("“Record” enters how a battle has ended, on a real table or in a saved game; “Play” "
            "plays it here and records it.") },
      { N_ ("Was a result wrong? Take it back: standings, armies and what may be played next are "
            "worked out anew.") },
      { N_ ("Print the campaign for the wall of the club, or export a page that everybody reads on "
            "a phone.") },
    },
  },
  {
    N_ ("Keys at a Glance"),
    N_ ("All Keys"),
    "win.show-help-overlay",
    {
      { N_ ("Help; rules"), .keys = "F1 <Control><Shift>r" },
      { N_ ("Undo; redo"), .keys = "<Control>z <Control><Shift>z" },
      { N_ ("Play with what is open"), .keys = "F5" },
      { N_ ("Map: next thing; all of the map"), .keys = "Tab 0" },
      { N_ ("Map: closer; farther away"), .keys = "plus minus" },
      { N_ ("Game: turn a unit; let it step"), .keys = "Left Right Up Down" },
      { N_ ("Game: give the order; let go"), .keys = "Return Escape" },
      { N_ ("Game: turn what is being placed"), .keys = "r <Shift>r" },
      { N_ ("Game: what the enemy could hit next turn"), .keys = "t" },
      { N_ ("Game: what keys do now"), .keys = "question" },
      { N_ ("Game: look back and forth"), .keys = "<Alt>Left <Alt>Right" },
    },
  },
};

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static void
add_step (DuckHelpWindow *self, guint number, const Line *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = new_label (text, "title-3");

  gtk_widget_set_hexpand (label, FALSE);
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), new_label (_ (line->text), NULL));
  gtk_box_append (self->content, box);
}

static void
add_keys (DuckHelpWindow *self, const Line *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_auto (GStrv) words = g_strsplit (line->keys, " ", -1);

  gtk_box_append (GTK_BOX (box), new_label (_ (line->text), NULL));
  for (guint i = 0; words[i] != NULL; i++)
    gtk_box_append (GTK_BOX (keys), duck_shortcut_label_new (words[i]));
  gtk_widget_set_valign (keys, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), keys);
  gtk_box_append (self->content, box);
}

static void
add_picture (DuckHelpWindow *self, const Line *line)
{
  DuckShell *shell = duck_shell_find (self);
  gint scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkTexture) texture
    = shell != NULL ? duck_help_picture_new (duck_shell_get_library (shell), line->picture, scale)
                    : NULL;
  GtkWidget *picture;

  if (texture == NULL)
    return;
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_widget_set_size_request (picture, -1, DUCK_HELP_PICTURE_HEIGHT);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), _ (line->text));
  gtk_box_append (self->content, picture);
}

static void
page_cb (DuckHelpWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->pages);
  const Page *page = selected < G_N_ELEMENTS (pages) ? &pages[selected] : NULL;
  GtkWidget *child;

  if (page == NULL)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->content))) != NULL)
    gtk_box_remove (self->content, child);
  gtk_box_append (self->content, new_label (_ (page->title), "title-1"));
  for (guint i = 0; page->lines[i].text != NULL; i++)
    {
      if (page->lines[i].keys != NULL)
        add_keys (self, &page->lines[i]);
      else
        add_step (self, i + 1, &page->lines[i]);
      if (page->lines[i].picture != NULL)
        add_picture (self, &page->lines[i]);
    }
  gtk_button_set_label (self->begin, _ (page->begin));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* In the main window, which comes to the front. */
static void
begin_cb (DuckHelpWindow *self)
{
  const Page *page = &pages[gtk_drop_down_get_selected (self->pages)];
  DuckShell *shell = duck_shell_find (self);

  if (shell == NULL)
    return;
  gtk_window_present (GTK_WINDOW (shell));
  gtk_widget_activate_action (GTK_WIDGET (shell), page->action, NULL);
}

static void
duck_help_window_class_init (DuckHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckHelpWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, DuckHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, DuckHelpWindow, content);
  gtk_widget_class_bind_template_child (widget_class, DuckHelpWindow, begin);
  gtk_widget_class_bind_template_callback (widget_class, page_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
duck_help_window_init (DuckHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Its pages have pictures from the shell's library. */
static DuckHelpWindow *
new_window (DuckShell *shell)
{
  DuckHelpWindow *self = g_object_new (DUCK_TYPE_HELP_WINDOW, "transient-for", shell, "application",
                                       gtk_window_get_application (GTK_WINDOW (shell)), NULL);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_string_list_append (titles, _ (pages[i].title));
  gtk_drop_down_set_model (self->pages, G_LIST_MODEL (titles));
  page_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->begin));
  return self;
}

static DuckHelpWindow *
find_window (DuckShell *shell)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (shell));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (DUCK_IS_HELP_WINDOW (l->data)
        && gtk_window_get_transient_for (l->data) == GTK_WINDOW (shell))
      return l->data;
  return NULL;
}

void
duck_help_window_show (DuckShell *shell)
{
  g_return_if_fail (DUCK_IS_SHELL (shell));

  DuckHelpWindow *self = find_window (shell);

  if (self == NULL)
    self = new_window (shell);
  gtk_window_present (GTK_WINDOW (self));
}
