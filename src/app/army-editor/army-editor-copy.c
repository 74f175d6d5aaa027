/* army-editor-copy.c: the roster of an army for other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/base/toasts.h"
#include "text/roster.h"

static GdkContentProvider *
new_content (const char *roster, TextRosterFormat format)
{
  GdkContentProvider *text = gdk_content_provider_new_typed (G_TYPE_STRING, roster);

  if (format != TEXT_ROSTER_HTML)
    return text;

  /* A letter takes it as a table, a field for text as it is written. */
  g_autoptr (GBytes) bytes = g_bytes_new (roster, strlen (roster));
  GdkContentProvider *both[] = { gdk_content_provider_new_for_bytes ("text/html", bytes), text };

  return gdk_content_provider_new_union (both, G_N_ELEMENTS (both));
}

/* Parameters: TextRosterFormat, TextRosterReader. */
static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  guint format, reader;

  g_variant_get (parameter, "(uu)", &format, &reader);
  if (format > TEXT_ROSTER_HTML || reader > TEXT_ROSTER_FOR_OPPONENT)
    return;

  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));
  g_autofree char *roster
    = text_roster (army, (TextRosterFormat) format, (TextRosterReader) reader);
  g_autoptr (GdkContentProvider) content = new_content (roster, (TextRosterFormat) format);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  duck_toasts_say (GTK_WIDGET (self),
                   reader == TEXT_ROSTER_FULL ? _ ("Roster copied")
                                              : _ ("Roster without costs, waves and notes copied"),
                   FALSE);
}

void
duck_army_editor_add_copy_actions (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "copy", .activate = copy_action, .parameter_type = "(uu)" },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
}
