/* game-turn-bar.c: what is going on in a game, and the one button that goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-turn-bar.h"

#include "app/base/clause-link.h"
#include "app/base/rows-layout.h"
#include "app/game/steady-click.h"

/* Begins a line, but no paragraph: all of them together have the lines of the label. Where there is
 * no room for another line, it is a space. */
#define LINE_SEPARATOR " \u2028"

/* What needs more lines than there are is said in smaller letters, of which one line more has the
 * same height. */
#define LINES 3
#define SMALL 0.78

struct _DuckGameTurnBar
{
  GtkBox parent_instance;

  GtkLabel *status;
  GtkWidget *pause;
  GtkWidget *skip;
  GtkButton *go_on;
  GtkLabel *go_on_label;

  gboolean is_small; /* the status */
  int fitted; /* its width when that was found */
  guint fit_source; /* will find it; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckGameTurnBar, duck_game_turn_bar, GTK_TYPE_BOX)

static void
fit_status (DuckGameTurnBar *self)
{
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoAttrList) attributes = NULL;
  gboolean is_small;

  self->fitted = gtk_widget_get_width (GTK_WIDGET (self->status));
  if (self->fitted <= 0)
    return;

  layout
    = gtk_widget_create_pango_layout (GTK_WIDGET (self->status), gtk_label_get_text (self->status));
  pango_layout_set_width (layout, self->fitted * PANGO_SCALE);
  is_small = pango_layout_get_line_count (layout) > LINES;
  if (is_small == self->is_small)
    return;

  self->is_small = is_small;
  attributes = is_small ? pango_attr_list_new () : NULL;
  if (is_small)
    pango_attr_list_insert (attributes, pango_attr_scale_new (SMALL));
  gtk_label_set_attributes (self->status, attributes);
  gtk_label_set_lines (self->status, is_small ? LINES + 1 : LINES);
}

static void
fit_cb (gpointer data)
{
  DuckGameTurnBar *self = data;

  self->fit_source = 0;
  fit_status (self);
}

/* A button that comes or goes leaves the status another width. A box is not told that it has been
 * laid out, but is drawn then. */
static void
duck_game_turn_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckGameTurnBar *self = DUCK_GAME_TURN_BAR (widget);

  GTK_WIDGET_CLASS (duck_game_turn_bar_parent_class)->snapshot (widget, snapshot);
  if (gtk_widget_get_width (GTK_WIDGET (self->status)) != self->fitted && self->fit_source == 0)
    self->fit_source = g_idle_add_once (fit_cb, self);
}

void
duck_game_turn_bar_set_status (DuckGameTurnBar *self, const char *status, const WarRules *rules)
{
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (self));

  g_auto (GStrv) lines = g_strsplit (status != NULL ? status : "", "\n", -1);
  g_autofree char *text = g_strjoinv (LINE_SEPARATOR, lines);

  duck_clause_link_set_text (self->status, text, rules);
  fit_status (self);
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
duck_game_turn_bar_offer (DuckGameTurnBar *self, gboolean skip, gboolean pause)
{
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (self));

  gtk_widget_set_visible (self->skip, skip);
  gtk_widget_set_visible (self->pause, pause);
}

GtkWidget *
duck_game_turn_bar_get_button (DuckGameTurnBar *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_TURN_BAR (self), NULL);

  return GTK_WIDGET (self->go_on);
}

static void
duck_game_turn_bar_dispose (GObject *object)
{
  DuckGameTurnBar *self = DUCK_GAME_TURN_BAR (object);

  g_clear_handle_id (&self->fit_source, g_source_remove);

  G_OBJECT_CLASS (duck_game_turn_bar_parent_class)->dispose (object);
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

  G_OBJECT_CLASS (klass)->dispose = duck_game_turn_bar_dispose;
  widget_class->snapshot = duck_game_turn_bar_snapshot;
  g_type_ensure (DUCK_TYPE_ROWS_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/game-turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, status);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, pause);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, skip);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, DuckGameTurnBar, go_on_label);
}

static void
duck_game_turn_bar_init (DuckGameTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
