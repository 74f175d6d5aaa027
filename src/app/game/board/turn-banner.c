/* turn-banner.c: says over the board for a moment whose turn it has become, and what of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/turn-banner.h"

#include "app/base/newer.h"
#include "desk/base/sound.h"
#include "engine/war.h"

/* How long the lines are there, in milliseconds: as long as it takes to look up and read them. */
#define STAY 1800

struct _DuckTurnBanner
{
  GtkWidget parent_instance;

  GtkRevealer *revealer;
  GtkWidget *lines;
  GtkLabel *title, *subtitle;
  guint source; /* will take them away; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckTurnBanner, duck_turn_banner, GTK_TYPE_WIDGET)

static gboolean
hide_cb (gpointer data)
{
  DuckTurnBanner *self = data;

  self->source = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return G_SOURCE_REMOVE;
}

void
duck_turn_banner_hide (DuckTurnBanner *self)
{
  g_return_if_fail (DUCK_IS_TURN_BANNER (self));

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

void
duck_turn_banner_say (DuckTurnBanner *self, const char *title, const char *subtitle, gint side)
{
  g_return_if_fail (DUCK_IS_TURN_BANNER (self));
  g_return_if_fail (title != NULL);

  static const char *const classes[WAR_N_SIDES] = { "side-1", "side-2" };
  g_autofree char *words = g_strjoin (". ", title, subtitle, NULL);

  for (gint i = 0; i < WAR_N_SIDES; i++)
    if (i == side)
      gtk_widget_add_css_class (GTK_WIDGET (self->revealer), classes[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self->revealer), classes[i]);
  duck_sound_play (DUCK_SOUND_TURN);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle != NULL);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  duck_widget_announce (GTK_WIDGET (self), words);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (STAY, hide_cb, self);
}

const char *
duck_turn_banner_get_title (DuckTurnBanner *self)
{
  g_return_val_if_fail (DUCK_IS_TURN_BANNER (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->title) : NULL;
}

static void
duck_turn_banner_dispose (GObject *object)
{
  DuckTurnBanner *self = DUCK_TURN_BANNER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->revealer != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->revealer));
  self->revealer = NULL;

  G_OBJECT_CLASS (duck_turn_banner_parent_class)->dispose (object);
}

static void
duck_turn_banner_class_init (DuckTurnBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_turn_banner_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static GtkLabel *
add_line (DuckTurnBanner *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->lines), label);
  return GTK_LABEL (label);
}

static void
duck_turn_banner_init (DuckTurnBanner *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_widget_set_parent (GTK_WIDGET (self->revealer), GTK_WIDGET (self));
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_add_css_class (self->lines, "osd");
  gtk_widget_add_css_class (self->lines, "band");
  gtk_revealer_set_child (self->revealer, self->lines);
  self->title = add_line (self, "title-2");
  self->subtitle = add_line (self, "caption");
}
