/* army-editor-copy.c: what is copied, pasted and dropped: rosters, units, and types of the book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/base/toasts.h"
#include "desk/documents/type-item.h"
#include "store/documents/army-file.h"
#include "text/army/roster.h"

/* Units on the clipboard are an army in the format of files, so that they go between windows; other
 * programs get them as text. */
#define UNITS "application/vnd.duckboard.army+xml"

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

/* ---------------------------------------------------------------------------------------------
 * Units. */

/* An army of these units alone. */
static WarArmy *
extract (const WarArmy *army, const GArray *indices)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));
  guint next = 0;

  for (guint i = 0; i < army->units->len; i++)
    {
      if (next < indices->len && g_array_index (indices, guint, next) == i)
        next++;
      else
        g_array_append_val (others, i);
    }
  return war_army_remove_units (army, (const guint *) (gpointer) others->data, others->len);
}

/* FALSE: nothing is chosen. */
static gboolean
copy_units (DuckArmyEditor *self)
{
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (self);

  if (indices->len == 0)
    return FALSE;

  g_autoptr (WarArmy) part
    = extract (duck_army_document_get_army (duck_army_editor_get_document (self)), indices);
  g_autoptr (GBytes) bytes = store_army_to_bytes (part);
  g_autofree char *roster = text_roster (part, TEXT_ROSTER_PLAIN, TEXT_ROSTER_FULL);
  GdkContentProvider *both[] = { gdk_content_provider_new_for_bytes (UNITS, bytes),
                                 gdk_content_provider_new_typed (G_TYPE_STRING, roster) };
  g_autoptr (GdkContentProvider) content
    = gdk_content_provider_new_union (both, G_N_ELEMENTS (both));

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  return TRUE;
}

static void
copy_units_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  copy_units (user_data);
}

static void
cut_units_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (copy_units (user_data))
    gtk_widget_activate_action (GTK_WIDGET (user_data), "army.remove-selected", NULL);
}

/* After the last unit that is chosen and into its section; else at the end. */
static void
insert_units (DuckArmyEditor *self, const WarArmy *part)
{
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  g_autoptr (GArray) chosen = duck_army_editor_get_chosen_units (self);
  guint before = chosen->len > 0 ? g_array_index (chosen, guint, chosen->len - 1) + 1
                                 : duck_army_document_get_army (document)->units->len;
  gboolean had_focus = duck_army_editor_has_units_focus (self);
  g_autofree char *problem = duck_army_document_paste_units (
    document, part, before, duck_army_editor_get_section_to_fill (self));

  if (problem != NULL)
    duck_toasts_say (GTK_WIDGET (self), problem, FALSE);
  else
    duck_army_editor_select_units (self, before, part->units->len, had_focus);
}

/* Takes the editor. */
static void
read_units (DuckArmyEditor *editor, GBytes *bytes)
{
  g_autoptr (DuckArmyEditor) self = editor;
  g_autoptr (StoreFaults) faults = store_faults_new ("");
  g_autoptr (WarArmy) part = NULL;

  /* The page may have been closed meanwhile. */
  if (self->units == NULL)
    return;

  if (bytes != NULL)
    part = store_army_from_bytes (
      duck_document_get_library (duck_page_get_document (DUCK_PAGE (self))), bytes, faults);
  if (part == NULL)
    duck_toasts_say (GTK_WIDGET (self), _ ("There are no units on the clipboard"), FALSE);
  else
    insert_units (self, part);
}

static void
units_read_cb (GObject *stream, GAsyncResult *result, gpointer editor)
{
  GOutputStream *memory = G_OUTPUT_STREAM (stream);
  g_autoptr (GBytes) bytes = NULL;

  if (g_output_stream_splice_finish (memory, result, NULL) >= 0)
    bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
  read_units (editor, bytes);
}

static void
clipboard_read_cb (GObject *clipboard, GAsyncResult *result, gpointer editor)
{
  g_autoptr (GInputStream) stream
    = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);
  g_autoptr (GOutputStream) memory = NULL;

  if (stream == NULL)
    {
      read_units (editor, NULL);
      return;
    }

  memory = g_memory_output_stream_new_resizable ();
  g_output_stream_splice_async (
    memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
    G_PRIORITY_DEFAULT, NULL, units_read_cb, editor);
}

static void
paste_units_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *types[] = { UNITS, NULL };

  gdk_clipboard_read_async (gtk_widget_get_clipboard (GTK_WIDGET (user_data)), types,
                            G_PRIORITY_DEFAULT, NULL, clipboard_read_cb, g_object_ref (user_data));
}

void
duck_army_editor_drop_type (DuckArmyEditor *self, WarUnitType *type, DuckUnitItem *target,
                            gboolean after)
{
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  gint section;
  guint before = duck_army_editor_find_place (self, target, after, &section);

  if (war_army_is_full (duck_army_document_get_army (document)))
    return;

  duck_army_document_insert_unit (document, type, before, MAX (section, 0));
  duck_army_editor_select_units (self, before, 1, FALSE);
}

/* On what is left free by the rows: as if it had been added. */
static gboolean
dropped_cb (DuckArmyEditor *self, const GValue *value)
{
  DuckTypeItem *item = g_value_get_object (value);
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));

  if (war_army_is_full (army))
    return FALSE;

  duck_army_editor_add_unit (self, duck_type_item_get_unit_type (item));
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * In order. */

static void
sort_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  DuckArmyOrder order;

  if (duck_army_order_from_id (g_variant_get_string (parameter, NULL), &order))
    duck_army_document_sort_units (duck_army_editor_get_document (self), order);
}

static void
sort_book_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  DuckArmyOrder order;

  if (!duck_army_order_from_id (g_variant_get_string (state, NULL), &order))
    return;

  g_simple_action_set_state (action, state);
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));
  g_autoptr (GVariant) state
    = g_action_group_get_action_state (duck_page_get_actions (DUCK_PAGE (self)), "sort-book");
  DuckArmyOrder order = DUCK_ARMY_BY_BOOK;

  duck_army_order_from_id (g_variant_get_string (state, NULL), &order);
  return duck_army_order_compare (order, army->book,
                                  duck_type_item_get_unit_type ((DuckTypeItem *) a),
                                  duck_type_item_get_unit_type ((DuckTypeItem *) b));
}

void
duck_army_editor_update_copy_actions (DuckArmyEditor *self, const WarArmy *army)
{
  static const char *const names[] = { "copy-units", "cut-units", "sort" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    duck_page_set_enabled (DUCK_PAGE (self), names[i], army->units->len > 0);
}

void
duck_army_editor_receive_types (DuckArmyEditor *self)
{
  GtkDropTarget *target = gtk_drop_target_new (DUCK_TYPE_TYPE_ITEM, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->units_stack), GTK_EVENT_CONTROLLER (target));
}

void
duck_army_editor_add_copy_actions (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "copy", .activate = copy_action, .parameter_type = "(uu)" },
    { .name = "copy-units", .activate = copy_units_action },
    { .name = "cut-units", .activate = cut_units_action },
    { .name = "paste-units", .activate = paste_units_action },
    { .name = "sort", .activate = sort_action, .parameter_type = "s" },
    { .name = "sort-book",
      .parameter_type = "s",
      .state = "'book'",
      .change_state = sort_book_action },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items, self, NULL));
}
