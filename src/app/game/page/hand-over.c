/* hand-over.c: a game goes from one person to another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/hand-over.h"

#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/game/hand/steady-click.h"
#include "app/shell/shell.h"

#define WATCH "watch"

struct _DuckHandOver
{
  GtkWidget parent_instance;

  DuckPage *covered; /* lent, as are the next two; NULL: not yet there */
  GtkWidget *content;
  DuckGameDocument *document;
  AdwStatusPage *page;
  GtkWidget *uncover;
  GtkWidget *send;
  GtkWidget *watch; /* what only an umpire may see */
};

G_DEFINE_FINAL_TYPE (DuckHandOver, duck_hand_over, GTK_TYPE_WIDGET)

static guint uncovered_signal;

/* Who looks at the game. */
static char *
dup_person (DuckHandOver *self)
{
  gint viewer = duck_game_document_get_viewer (self->document);

  return viewer != WAR_NONE ? duck_game_document_dup_person (self->document, viewer)
                            : g_strdup ("");
}

/* ---------------------------------------------------------------------------------------------
 * The cover. */

static char *
dup_title (DuckHandOver *self, DuckHandOverWay way)
{
  g_autofree char *person = dup_person (self);

  if (way == DUCK_HAND_OVER_COME)
    /* Translators: %s is who is to decide: "British", or "British, company 2" */
    return g_strdup_printf (_ ("Post for %s"), person);
  if (way == DUCK_HAND_OVER_SENT)
    return g_strdup_printf (_ ("Handed On to %s"), person);
  return g_strdup_printf (_ ("Over to %s"), person);
}

static char *
dup_description (DuckHandOver *self, DuckHandOverWay way)
{
  g_autofree char *name = NULL;

  if (way == DUCK_HAND_OVER_COME)
    return g_strdup (_ ("Nobody else should look now. Whoever reads the file of this game can read "
                        "the secrets of both sides."));
  if (way == DUCK_HAND_OVER_HERE)
    return g_strdup (_ ("Nobody sees anybody’s plans until you go on."));

  name = g_filename_display_basename (duck_document_get_path (DUCK_DOCUMENT (self->document)));
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Send them the file “%s”, and open the one that they send back. The "
                             "board is theirs now."),
                          name);
}

void
duck_hand_over_cover (DuckHandOver *self, DuckHandOverWay way)
{
  g_return_if_fail (DUCK_IS_HAND_OVER (self));
  g_return_if_fail (self->document != NULL);

  g_autofree char *title = dup_title (self, way);
  g_autofree char *description = dup_description (self, way);
  gboolean is_sent_next
    = way == DUCK_HAND_OVER_HERE && duck_game_document_is_by_post (self->document);
  GtkWidget *suggested = is_sent_next ? self->send : self->uncover;
  GtkWidget *other = is_sent_next ? self->uncover : self->send;

  adw_status_page_set_title (self->page, title);
  adw_status_page_set_description (self->page, description);
  gtk_widget_set_visible (self->send, is_sent_next && duck_hand_over_may_send (self));
  gtk_widget_set_visible (self->watch, way == DUCK_HAND_OVER_HERE
                                         && duck_game_document_may_be_watched (self->document));
  gtk_widget_remove_css_class (other, "suggested-action");
  if (way == DUCK_HAND_OVER_SENT)
    gtk_widget_remove_css_class (suggested, "suggested-action");
  else
    gtk_widget_add_css_class (suggested, "suggested-action");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (self->content, FALSE);
  duck_game_document_set_covered (self->document, TRUE);
  duck_hand_over_guard (self);
  duck_steady_click_begin (GTK_BUTTON (self->uncover));
  gtk_widget_grab_focus (suggested);
}

static void
uncover_cb (DuckHandOver *self)
{
  gtk_widget_set_visible (self->content, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  duck_game_document_set_covered (self->document, FALSE);
  duck_page_set_all_enabled (self->covered, TRUE);
  g_signal_emit (self, uncovered_signal, 0);
}

/* ---------------------------------------------------------------------------------------------
 * To an umpire. */

static void
watch_cb (DuckHandOver *self)
{
  duck_game_document_set_watched (self->document, TRUE);
}

/* Where there is one. */
static void
offer_watch (DuckHandOver *self)
{
  GActionGroup *actions = duck_page_get_actions (self->covered);
  gboolean may_watch = duck_game_document_may_be_watched (self->document);

  if (may_watch && !g_action_group_has_action (actions, WATCH))
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (WATCH, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (watch_cb), self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
    }
  if (g_action_group_has_action (actions, WATCH))
    duck_page_set_enabled (self->covered, WATCH, may_watch);
}

void
duck_hand_over_guard (DuckHandOver *self)
{
  g_return_if_fail (DUCK_IS_HAND_OVER (self));

  if (!duck_hand_over_is_covered (self))
    {
      offer_watch (self);
      return;
    }
  duck_page_set_all_enabled (self->covered, FALSE);
  /* The one is below the cover, too; the other is for who does not sit here. */
  duck_page_set_enabled (self->covered, "guide", TRUE);
  duck_page_set_enabled (self->covered, "hand-on", duck_hand_over_may_send (self));
  offer_watch (self);
}

gboolean
duck_hand_over_is_needed (DuckHandOver *self)
{
  g_return_val_if_fail (DUCK_IS_HAND_OVER (self), FALSE);
  g_return_val_if_fail (self->document != NULL, FALSE);

  const StoreGame *game = duck_game_document_get_game (self->document);

  return game->hands_over || war_setup_has_secrets (game->setup);
}

/* What both see is compared as it is, with the same dice to come. */
static gboolean
see_alike (const WarGame *game, gint from, gint to)
{
  g_autofree WarState *one = war_state_copy (game->state), *other = war_state_copy (game->state);

  war_play_view (game->setup, game->state, from, 0, one);
  war_play_view (game->setup, game->state, to, 0, other);
  return war_state_hash (game->setup->layout, one) == war_state_hash (game->setup->layout, other);
}

gboolean
duck_hand_over_is_needed_between (DuckHandOver *self, gint from, gint to)
{
  g_return_val_if_fail (DUCK_IS_HAND_OVER (self), FALSE);
  g_return_val_if_fail (from >= 0 && to >= 0, FALSE);

  const StoreGame *game = duck_game_document_get_game (self->document);

  /* Where a system hides more than cells, what is the same may say something as well. */
  return game->hands_over
         || (duck_hand_over_is_needed (self)
             && (game->setup->play->hide != NULL || !see_alike (game->game, from, to)));
}

/* ---------------------------------------------------------------------------------------------
 * By post. */

gboolean
duck_hand_over_may_send (DuckHandOver *self)
{
  g_return_val_if_fail (DUCK_IS_HAND_OVER (self), FALSE);

  return duck_game_document_get_step (self->document).kind == WAR_STEP_PERSON
         && !duck_game_document_is_watched (self->document)
         && duck_game_document_count_persons (self->document) > 1;
}

/* What saving is about. */
typedef struct
{
  DuckHandOver *self;
  gboolean was_by_post;
} Sending;

static void
saved_cb (const char *path, gpointer data)
{
  Sending *sending = data;

  if (path == NULL)
    duck_game_document_set_by_post (sending->self->document, sending->was_by_post);
  else
    duck_hand_over_cover (sending->self, DUCK_HAND_OVER_SENT);
  g_object_unref (sending->self);
  g_free (sending);
}

static void
response_cb (DuckHandOver *self, const char *response)
{
  DuckShell *shell = duck_shell_find (self);
  Sending *sending;

  if (!g_str_equal (response, "send") || shell == NULL)
    return;

  sending = g_new0 (Sending, 1);
  sending->self = g_object_ref (self);
  sending->was_by_post = duck_game_document_is_by_post (self->document);
  duck_game_document_set_by_post (self->document, TRUE);
  duck_shell_save_document (shell, DUCK_DOCUMENT (self->document), saved_cb, sending);
}

void
duck_hand_over_send (DuckHandOver *self)
{
  g_return_if_fail (DUCK_IS_HAND_OVER (self));
  g_return_if_fail (duck_hand_over_may_send (self));

  g_autofree char *person = dup_person (self);
  /* Translators: %s is who is to decide: "British", or "British, company 2" */
  g_autofree char *heading = g_strdup_printf (_ ("Hand On to %s?"), person);
  GtkWidget *alert = duck_alert_new (
    heading,
    _ (
      "The game is saved as a file for you to send. Where they open it, it shows what has happened "
      "since they decided last.\n\nWhoever reads the file can read the secrets of both sides: a "
      "game by post is one among people who trust each other."));

  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "send", _ ("_Hand On"), DUCK_RESPONSE_SUGGESTED);
  g_signal_connect_object (alert, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  duck_alert_present (alert, self);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

void
duck_hand_over_set_page (DuckHandOver *self, DuckPage *page, GtkWidget *content)
{
  g_return_if_fail (DUCK_IS_HAND_OVER (self));
  g_return_if_fail (DUCK_IS_PAGE (page));
  g_return_if_fail (GTK_IS_WIDGET (content));

  self->covered = page;
  self->content = content;
  self->document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
}

gboolean
duck_hand_over_is_covered (DuckHandOver *self)
{
  g_return_val_if_fail (DUCK_IS_HAND_OVER (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}

static void
duck_hand_over_dispose (GObject *object)
{
  DuckHandOver *self = DUCK_HAND_OVER (object);
  GtkWidget *page = GTK_WIDGET (self->page);

  self->page = NULL;
  g_clear_pointer (&page, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_hand_over_parent_class)->dispose (object);
}

static void
duck_hand_over_class_init (DuckHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_hand_over_dispose;
  uncovered_signal = g_signal_new ("uncovered", DUCK_TYPE_HAND_OVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckHandOver, page);
  gtk_widget_class_bind_template_child (widget_class, DuckHandOver, uncover);
  gtk_widget_class_bind_template_child (widget_class, DuckHandOver, send);
  gtk_widget_class_bind_template_child (widget_class, DuckHandOver, watch);
  gtk_widget_class_bind_template_callback (widget_class, uncover_cb);
  gtk_widget_class_bind_template_callback (widget_class, duck_hand_over_send);
}

static void
duck_hand_over_init (DuckHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
