/* order-words.c: the words of an order by which somebody writes to somebody
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/order-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/panes.h"
#include "text/game/order.h"

struct _DuckOrderWords
{
  GtkWidget parent_instance;

  DuckPlay *play; /* or NULL: not yet there */
  GtkWidget *box;
  GtkLabel *heading; /* who writes to whom */
  GtkEditable *words;
  GtkLabel *fault; /* why what has been typed cannot be sent */
  GtkWidget *send;
  WarOrder order; /* that the words were typed for */
};

G_DEFINE_FINAL_TYPE (DuckOrderWords, duck_order_words, GTK_TYPE_WIDGET)

/* Blanks at the ends are nothing. Free the words. */
static char *
dup_words (DuckOrderWords *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->words)));
}

/* NULL: they can be sent, or nothing has been typed yet. Free it. */
static char *
dup_fault (const char *words)
{
  gsize length = strlen (words);

  if (length >= WAR_ORDER_TEXT_SIZE)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Too long by %u byte.",
                                         "Too long by %u bytes.",
                                         (gulong) (length - WAR_ORDER_TEXT_SIZE + 1)),
                            (guint) (length - WAR_ORDER_TEXT_SIZE + 1));
  for (const char *at = words; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return g_strdup (_ ("A note is one line, without tabs."));
  return NULL;
}

static void
typed_cb (DuckOrderWords *self)
{
  g_autofree char *words = dup_words (self);
  g_autofree char *fault = dup_fault (words);

  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_sensitive (self->send, fault == NULL && *words != '\0');
}

static void
send_cb (DuckOrderWords *self)
{
  g_autofree char *words = dup_words (self);
  const WarOrder *wordless = duck_play_get_wordless (self->play);

  if (wordless != NULL && gtk_widget_get_sensitive (self->send))
    {
      WarOrder order = *wordless;

      g_strlcpy (order.text, words, sizeof order.text);
      if (duck_play_give (self->play, &order))
        gtk_editable_set_text (self->words, "");
    }
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return duck_play_step_back (((DuckOrderWords *) data)->play);
}

/* What one person has begun to write is not for the next one to read. */
static void
take_order (DuckOrderWords *self, const WarOrder *order)
{
  const WarOrderKind *kinds = duck_play_get_setup (self->play)->play->orders;
  g_autofree char *heading = text_order (duck_play_get_setup (self->play), order);

  gtk_label_set_label (self->heading, heading);
  if (!war_order_equal (order, &self->order, kinds))
    gtk_editable_set_text (self->words, "");
  self->order = *order;
}

/* It is asked for where the unit is that writes, also if that was out of sight. */
static void
show (DuckOrderWords *self)
{
  GtkWidget *panes = gtk_widget_get_ancestor (GTK_WIDGET (self), DUCK_TYPE_PANES);

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (panes != NULL)
    duck_panes_show (DUCK_PANES (panes), DUCK_PANE_END);
  gtk_widget_grab_focus (GTK_WIDGET (self->words));
}

static void
changed_cb (DuckOrderWords *self)
{
  const WarOrder *order = duck_play_get_wordless (self->play);
  gboolean was_visible = gtk_widget_get_visible (GTK_WIDGET (self));

  if (order != NULL)
    take_order (self, order);
  if (order != NULL && !was_visible)
    show (self);
  else if (order == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
duck_order_words_set_play (DuckOrderWords *self, DuckPlay *play)
{
  g_return_if_fail (DUCK_IS_ORDER_WORDS (self));
  g_return_if_fail (DUCK_IS_PLAY (play));

  self->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static void
duck_order_words_dispose (GObject *object)
{
  DuckOrderWords *self = DUCK_ORDER_WORDS (object);

  g_clear_object (&self->play);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_order_words_parent_class)->dispose (object);
}

static void
duck_order_words_class_init (DuckOrderWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_order_words_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkLabel *
new_label (const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style);
  return label;
}

static void
duck_order_words_init (DuckOrderWords *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->heading = new_label (NULL);
  self->fault = new_label ("error");
  self->words = GTK_EDITABLE (entry);
  self->send = gtk_button_new_with_mnemonic (_ ("_Send"));

  g_object_set (entry, "truncate-multiline", TRUE, NULL);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("What to say"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Note"),
                                  -1);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_add_css_class (self->send, "suggested-action");
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_callback_action_new (escape_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (send_cb), self);
  g_signal_connect_swapped (self->send, "clicked", G_CALLBACK (send_cb), self);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (line), entry);
  gtk_box_append (GTK_BOX (line), self->send);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->fault));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  typed_cb (self);
}
