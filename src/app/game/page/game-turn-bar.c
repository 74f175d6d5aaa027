/* game-turn-bar.c: what is going on in a game, and the one button that goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-turn-bar.h"

#include "app/base/clause-link.h"
#include "app/base/rows-layout.h"
#include "app/game/hand/steady-click.h"

/* Begins a line, but no paragraph: all of them together have the lines of the label. Where there is
 * no room for another line, it is a space. */
#define LINE_SEPARATOR " \u2028"

/* As many lines are shown, as the label's property says. What follows goes on in the last of them:
 * since GTK 4.18 a label is never lower than the lines that begin in it. */
#define MAX_LINES 3

/* The letters of the second line of the button, beside those of its first. */
#define SMALL 0.78

struct _DuckGameTurnBar
{
  GtkBox parent_instance;

  GtkLabel *status;
  GtkWidget *pause;
  GtkWidget *hurry;
  GtkWidget *skip;
  GtkWidget *show_menu;
  GtkButton *go_on;
  GtkLabel *go_on_label;
};

G_DEFINE_FINAL_TYPE (DuckGameTurnBar, duck_game_turn_bar, GTK_TYPE_BOX)

void
duck_game_turn_bar_set_status (DuckGameTurnBar *self, const char *status, const WarRules *rules)
{
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (self));

  g_auto (GStrv) lines = g_strsplit (status != NULL ? status : "", "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (text, i < MAX_LINES ? LINE_SEPARATOR : " ");
      g_string_append (text, lines[i]);
    }
  duck_clause_link_set_text (self->status, text->str, rules);
}

/* How many can still act stands on a line of its own, in smaller letters: in a narrow window the
 * status needs the room. */
static PangoAttrList *
new_second_line (const char *label)
{
  PangoAttrList *list = pango_attr_list_new ();
  PangoAttribute *attributes[]
    = { pango_attr_scale_new (SMALL), pango_attr_weight_new (PANGO_WEIGHT_NORMAL) };

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      attributes[i]->start_index = (guint) strcspn (label, "\n");
      pango_attr_list_insert (list, attributes[i]);
    }
  return list;
}

void
duck_game_turn_bar_set_next (DuckGameTurnBar *self, const char *label, const char *meaning)
{
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (self));
  g_return_if_fail (label == NULL || meaning != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->go_on), label != NULL);
  if (label == NULL)
    return;

  g_autoptr (PangoAttrList) attributes = new_second_line (label);

  gtk_label_set_label (self->go_on_label, label);
  gtk_label_set_attributes (self->go_on_label, attributes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  duck_steady_click_set_meaning (self->go_on, meaning);
}

void
duck_game_turn_bar_offer (DuckGameTurnBar *self, gboolean skip, gboolean pause, gboolean hurry)
{
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (self));

  gtk_widget_set_visible (self->skip, skip);
  gtk_widget_set_visible (self->pause, pause);
  gtk_widget_set_visible (self->hurry, hurry);
}

GtkWidget *
duck_game_turn_bar_get_button (DuckGameTurnBar *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_TURN_BAR (self), NULL);

  return GTK_WIDGET (self->go_on);
}

GtkWidget *
duck_game_turn_bar_get_show_menu (DuckGameTurnBar *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_TURN_BAR (self), NULL);

  return self->show_menu;
}

/* What has no room. */
static gboolean
query_tooltip_cb (GtkLabel *status, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (status)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_label_get_text (status));
  return TRUE;
}

static void
duck_game_turn_bar_class_init (DuckGameTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUCK_TYPE_ROWS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/game-turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, status);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, pause);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, hurry);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, skip);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, show_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, go_on_label);
}

static void
duck_game_turn_bar_init (DuckGameTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
