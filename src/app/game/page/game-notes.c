/* game-notes.c: what somebody notes of a moment of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-notes.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"

/* What is being written about. */
typedef struct
{
  DuckGameDocument *document;
  guint n_orders;
  GtkEntry *entry; /* lent */
} Writing;

static void
writing_free (gpointer data, GClosure *closure)
{
  Writing *writing = data;

  g_object_unref (writing->document);
  g_free (writing);
}

void
duck_game_notes_show (GtkLabel *label, DuckGameDocument *document, guint n_orders)
{
  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  const char *note = duck_game_document_get_note (document, n_orders);

  gtk_label_set_label (label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (label), note != NULL);
}

/* Blanks at the ends are nothing; what is empty is no note. */
static void
keep_cb (GtkWidget *widget, Writing *writing)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);
  g_autofree char *text
    = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (writing->entry))));
  g_autoptr (DuckGameDocument) document = g_object_ref (writing->document);
  guint n_orders = writing->n_orders;

  gtk_popover_popdown (GTK_POPOVER (popover));
  duck_game_document_set_note (document, n_orders, *text != '\0' ? text : NULL);
}

static GtkWidget *
new_form (DuckGameDocument *document, guint n_orders)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *keep = gtk_button_new_with_mnemonic (_ ("_Keep"));
  const char *note = duck_game_document_get_note (document, n_orders);
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing){ g_object_ref (document), n_orders, GTK_ENTRY (entry) };
  gtk_editable_set_text (GTK_EDITABLE (entry), note != NULL ? note : "");
  gtk_entry_set_max_length (GTK_ENTRY (entry), STORE_NOTE_MAX);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry),
                                  duck_game_document_has_others (document)
                                    ? _ ("Others can read it when the game is over")
                                    : _ ("Whoever opens the game can read it"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 36);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Note"),
                                  -1);
  gtk_widget_add_css_class (keep, "suggested-action");
  g_signal_connect_data (entry, "activate", G_CALLBACK (keep_cb), writing, writing_free, 0);
  g_signal_connect (keep, "clicked", G_CALLBACK (keep_cb), writing);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), keep);
  return box;
}

/* Above the line of orders. */
static void
note_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (data));
  GtkWidget *form = new_form (document, duck_game_page_get_n_orders (data));
  const GdkRectangle place
    = { gtk_widget_get_width (data) / 2, gtk_widget_get_height (data) - 40, 1, 1 };

  duck_popover_show (data, &place, form, GTK_POS_TOP);
  gtk_widget_grab_focus (gtk_widget_get_first_child (form));
}

void
duck_game_notes_add_actions (DuckGamePage *page)
{
  static const GActionEntry actions[] = { { .name = "note", .activate = note_action } };

  g_return_if_fail (DUCK_IS_GAME_PAGE (page));

  duck_page_add_actions (DUCK_PAGE (page), actions, G_N_ELEMENTS (actions));
}
