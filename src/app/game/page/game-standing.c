/* game-standing.c: how a game stands and what it is won by, in a line above its map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-standing.h"

#include "app/base/flow-layout.h"
#include "app/base/tooltip.h"
#include "text/game/state.h"
#include "text/operation/briefing.h"

struct _DuckGameStanding
{
  GtkBox parent_instance;

  GtkLabel *situation;
  GtkLabel *side_1, *side_2;
  GtkLabel *goals; /* what the button opens */
};

G_DEFINE_FINAL_TYPE (DuckGameStanding, duck_game_standing, GTK_TYPE_BOX)

/* What has no room in the line is read over it. */
static void
set_text (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) == 0)
    return;
  gtk_label_set_label (label, text);
  duck_tooltip_set (GTK_WIDGET (label), text);
}

/* The side that looks comes first; it is the same all game long. */
static void
show_goals (DuckGameStanding *self, DuckGameDocument *document, const WarState *state)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  gint viewer = duck_game_document_get_viewer (document);
  gint side = viewer != WAR_NONE ? war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS,
                                                       (guint) viewer)[WAR_SEAT_SIDE]
                                 : 0;
  /* An umpire is of none. */
  g_autofree char *goals = text_goals (setup->operation, MAX (side, 0));

  gtk_label_set_label (self->goals, goals);
}

void
duck_game_standing_show (DuckGameStanding *self, DuckGameDocument *document, const WarState *state)
{
  g_return_if_fail (DUCK_IS_GAME_STANDING (self));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));
  g_return_if_fail (state != NULL);

  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  g_autofree char *situation = text_situation (setup, state);
  g_autofree char *result = text_result (setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);

  set_text (self->situation, situation);
  set_text (self->side_1, lines[0]);
  set_text (self->side_2, lines[0] != NULL && lines[1] != NULL ? lines[1] : "");
  gtk_widget_set_visible (GTK_WIDGET (self->side_2), *gtk_label_get_label (self->side_2) != '\0');
  show_goals (self, document, state);
}

static void
duck_game_standing_class_init (DuckGameStandingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUCK_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/game-standing.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameStanding, situation);
  gtk_widget_class_bind_template_child (widget_class, DuckGameStanding, side_1);
  gtk_widget_class_bind_template_child (widget_class, DuckGameStanding, side_2);
  gtk_widget_class_bind_template_child (widget_class, DuckGameStanding, goals);
}

static void
duck_game_standing_init (DuckGameStanding *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
