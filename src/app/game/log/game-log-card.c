/* game-log-card.c: all that is known of a line of a game's log
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-log-card.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "app/game/board/rolled-dice.h"
#include "app/game/log/game-log-row.h"
#include "text/game/event.h"
#include "text/game/foresight.h"
#include "text/game/reason.h"
#include "text/game/state.h"

static void
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_box_append (box, label);
}

/* "Needs 4+: 2 of 5 dice have it, 2.5 on average." */
static char *
dup_need (const WarEvent *event)
{
  double average = 0;

  for (guint i = 0; i < event->n_dice; i++)
    average += war_event_get_die_chance (event, i);
  /* Translators: what dice need, how many have it, of how many, and how many have it on average */
  return g_strdup_printf (_ ("Needs %d+: %u of %u have it, %.1f on average."), event->need,
                          war_event_count_successes (event), event->n_dice, average);
}

/* What made the rolls better or worse; whose, where both sides rolled. */
static void
add_modifiers (GtkBox *box, const WarSetup *setup, const WarEvent *event)
{
  for (guint i = 0; i < event->n_modifiers; i++)
    {
      const WarModifier *modifier = &event->modifiers[i];
      g_autofree char *name = text_piece (setup, modifier->row);
      g_autofree char *text = text_foresight_modifier (setup, modifier);
      g_autofree char *line = modifier->row == event->actor
                                ? g_strdup_printf ("• %s", text)
                                : g_strdup_printf ("• %s: %s", name, text);

      add_label (box, line, "caption");
    }
}

static void
add_dice (GtkBox *box, DuckGameDocument *document, DuckGameEvent *event)
{
  const WarEvent *rolled = duck_game_event_get_event (event);
  GtkWidget *dice = duck_game_log_dice_new ();

  duck_rolled_dice_set_event (DUCK_ROLLED_DICE (dice), event);
  gtk_box_append (box, dice);
  if (rolled->need > 0)
    {
      g_autofree char *need = dup_need (rolled);

      add_label (box, need, NULL);
    }
  add_modifiers (box, duck_game_document_get_game (document)->setup, rolled);
}

/* Why one of the program's commanders gave the order. */
static void
add_reason (GtkBox *box, DuckGameDocument *document, DuckGameEvent *event)
{
  const StoreGame *game = duck_game_document_get_game (document);
  guint n = duck_game_event_get_n_orders (event) - 1;
  const WarOrder *order = &g_array_index (game->game->records, WarRecord, n).order;
  g_autofree char *reason = g_strdup (duck_game_document_get_reason (document, n));

  if (reason == NULL && !duck_game_document_is_person (document, order->seat)
      && duck_game_document_may_read_reason (document, n))
    reason
      = text_reason (game->setup, war_replay_go_to (duck_game_document_get_replay (document), n),
                     &war_posture_usual, order);
  if (reason != NULL)
    add_label (box, reason, "note");
}

static void
add_buttons (GtkBox *box, DuckGameEvent *event)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *copy = gtk_button_new_with_mnemonic (_ ("_Copy"));
  GtkWidget *clause = duck_game_log_clause_new ();
  const char *number = duck_game_event_get_clause (event);
  g_autofree char *text = duck_game_event_dup_text (event);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (copy), "log.copy-text");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (copy), "s", text);
  gtk_box_append (GTK_BOX (line), copy);
  duck_game_log_clause_set_event (clause, event);
  gtk_widget_remove_css_class (clause, "caption");
  gtk_widget_remove_css_class (clause, "clause");
  gtk_widget_remove_css_class (clause, "flat");
  if (number != NULL)
    {
      g_autofree char *label = g_strdup_printf (_ ("Rule %s"), number);

      gtk_button_set_label (GTK_BUTTON (clause), label);
    }
  gtk_box_append (GTK_BOX (line), clause);
  gtk_box_append (box, line);
}

void
duck_game_log_card_show (GtkWidget *widget, const GdkRectangle *place, DuckGameDocument *document,
                         DuckGameEvent *event)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));
  g_return_if_fail (DUCK_IS_GAME_EVENT (event));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *text = duck_game_event_dup_text (event);
  g_autofree char *rule = duck_game_event_dup_rule (event);

  add_label (GTK_BOX (box), text, "heading");
  if (duck_game_event_get_event (event)->n_dice > 0)
    add_dice (GTK_BOX (box), document, event);
  add_reason (GTK_BOX (box), document, event);
  if (rule != NULL)
    add_label (GTK_BOX (box), g_strchomp (rule), "dim-label");
  add_buttons (GTK_BOX (box), event);
  duck_popover_show (widget, place, box, GTK_POS_LEFT);
}
