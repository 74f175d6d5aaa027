/* export-other.c: the window in which a document becomes a file of another program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/export-other.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/dialogs.h"
#include "app/exchange/export.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/tracker-document.h"
#include "draw/print/tabletop.h"
#include "draw/web/story.h"
#include "draw/web/web-page.h"
#include "store/documents/campaign-file.h"
#include "store/disk/save.h"
#include "store/disk/zip.h"
#include "store/documents/web-page.h"
#include "store/foreign/army-text.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/tabletop-simulator.h"
#include "text/words/words.h"

#define MARGIN 18

/* ---------------------------------------------------------------------------------------------
 * Files. */

/* ".rosz" */
static const char *
get_suffix (DuckOther other)
{
  gboolean zips = store_zip_is_supported ();
  const char *const suffixes[] = {
    [DUCK_OTHER_ROSTER] = zips ? ".rosz" : ".ros",
    [DUCK_OTHER_PLAIN_ROSTER] = ".ros",
    [DUCK_OTHER_TEXT] = ".txt",
    [DUCK_OTHER_CATALOGUE] = ".cat",
    [DUCK_OTHER_SYSTEM] = ".gst",
    [DUCK_OTHER_TABLETOP] = ".json",
    [DUCK_OTHER_PAGE] = ".html",
    [DUCK_OTHER_STORY] = ".html",
    [DUCK_OTHER_STORY_PDF] = ".pdf",
  };

  g_return_val_if_fail ((gsize) other < G_N_ELEMENTS (suffixes), "");

  return suffixes[other];
}

/* Its file would tell what some of its persons are not to know. */
static gboolean
has_secrets (DuckDocument *document)
{
  return DUCK_IS_GAME_DOCUMENT (document)
         && duck_game_document_get_step (DUCK_GAME_DOCUMENT (document)).kind != WAR_STEP_OVER
         && duck_game_document_has_others (DUCK_GAME_DOCUMENT (document));
}

gboolean
duck_other_is_for (DuckOther other, DuckDocument *document)
{
  DrawSubject subject;

  if (document == NULL)
    return FALSE;
  switch (other)
    {
    case DUCK_OTHER_ROSTER:
      return DUCK_IS_ARMY_DOCUMENT (document);
    case DUCK_OTHER_PLAIN_ROSTER:
      return DUCK_IS_ARMY_DOCUMENT (document) && store_zip_is_supported ();
    case DUCK_OTHER_TEXT:
      return DUCK_IS_ARMY_DOCUMENT (document);
    case DUCK_OTHER_CATALOGUE:
    case DUCK_OTHER_SYSTEM:
      return DUCK_IS_BOOK_DOCUMENT (document);
    case DUCK_OTHER_TABLETOP:
      return DUCK_IS_FIELD_DOCUMENT (document)
             || (duck_document_find_subject (document, &subject) && subject.campaign == NULL);
    case DUCK_OTHER_PAGE:
      return DUCK_IS_FIELD_DOCUMENT (document) || DUCK_IS_TRACKER_DOCUMENT (document)
             || (duck_document_find_subject (document, &subject) && !has_secrets (document));
    case DUCK_OTHER_STORY:
    case DUCK_OTHER_STORY_PDF:
      return DUCK_IS_GAME_DOCUMENT (document) && !has_secrets (document);
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
duck_other_is_for_any (DuckDocument *document)
{
  for (guint i = 0; i < DUCK_N_OTHERS; i++)
    if (duck_other_is_for ((DuckOther) i, document))
      return TRUE;
  return FALSE;
}

static gboolean
save_tabletop (DuckDocument *document, DuckPictures pictures, const char *address, const char *path,
               GError **error)
{
  gboolean with_pictures = pictures != DUCK_PICTURES_NONE;
  g_autoptr (WarTabletop) tabletop = NULL;
  g_autoptr (GBytes) thumbnail = NULL;
  DrawSubject subject;

  if (DUCK_IS_FIELD_DOCUMENT (document))
    tabletop = draw_tabletop_new_of_field (
      duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document)), with_pictures, error);
  else if (duck_document_find_subject (document, &subject))
    tabletop = draw_tabletop_new (&subject, with_pictures, error);
  thumbnail = tabletop != NULL ? draw_tabletop_thumbnail (tabletop, error) : NULL;
  return thumbnail != NULL
         && store_tabletop_save (tabletop, path, pictures == DUCK_PICTURES_ADDRESS ? address : NULL,
                                 thumbnail, error);
}

/* The document's file, with all that it needs. */
static GBytes *
make_whole (DuckDocument *document, GError **error)
{
  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    return store_campaign_to_whole_bytes (
      duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)));
  return duck_export_is_operation (document)
           ? duck_export_whole_operation (document, error)
           : DUCK_DOCUMENT_GET_CLASS (document)->to_bytes (document);
}

static GBytes *
make_page (DuckDocument *document, GError **error)
{
  const char *suffix = DUCK_DOCUMENT_GET_CLASS (document)->suffix;
  g_autoptr (GBytes) whole = make_whole (document, error);
  g_autofree char *link = whole != NULL ? store_web_page_to_link (whole, suffix) : NULL;
  g_autofree char *file = duck_document_suggest_name (document, NULL);
  const DrawWebDocument page = { STORE_WEB_PAGE_ID, link, file };
  DrawSubject subject;

  if (link == NULL)
    return NULL;
  if (DUCK_IS_FIELD_DOCUMENT (document))
    return draw_web_page_new_of_field (
      duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document)),
      duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (document)), &page, error);
  if (DUCK_IS_TRACKER_DOCUMENT (document))
    return draw_web_page_new_of_tracker (
      duck_tracker_document_get_tracker (DUCK_TRACKER_DOCUMENT (document)), &page, error);
  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    return draw_web_page_new_of_campaign (
      duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document)), &page, error);
  duck_document_find_subject (document, &subject);
  return draw_web_page_new (&subject, &page, error);
}

/* With what has been noted for all. */
static DrawStory *
new_story (DuckDocument *document)
{
  const StoreGame *game = duck_game_document_get_game (DUCK_GAME_DOCUMENT (document));
  gint viewer = duck_game_document_get_viewer (DUCK_GAME_DOCUMENT (document));
  DrawStory *story = draw_story_new (game->game, viewer);

  for (guint i = 0; i < game->notes->len; i++)
    {
      const StoreNote *note = g_ptr_array_index (game->notes, i);

      if (note->seat == WAR_NONE || note->seat == viewer)
        draw_story_add_note (story, note->order, note->text);
    }
  return story;
}

static GBytes *
make_story (DuckDocument *document, DuckOther other, GError **error)
{
  g_autoptr (DrawStory) story = new_story (document);
  g_autoptr (GBytes) game = make_whole (document, error);
  g_autofree char *link = NULL;
  g_autofree char *file = duck_document_suggest_name (document, NULL);
  DrawWebDocument page = { STORE_WEB_PAGE_ID, NULL, file };

  if (game == NULL)
    return NULL;
  if (other == DUCK_OTHER_STORY_PDF)
    return draw_story_to_pdf (story, &draw_paper_a4, error);
  page.link = link = store_web_page_to_link (game, DUCK_DOCUMENT_GET_CLASS (document)->suffix);
  return draw_story_to_web_page (story, &page, error);
}

static GBytes *
make_book (DuckOther other, DuckBookDocument *document)
{
  const WarBook *book = duck_book_document_get_book (document);
  g_autoptr (WarRoster) words = text_words_from_book (book);

  return other == DUCK_OTHER_CATALOGUE ? store_battlescribe_catalogue_to_bytes (words, book)
                                       : store_battlescribe_system_to_bytes (words, book);
}

static GBytes *
make_army (DuckOther other, DuckArmyDocument *document)
{
  const WarArmy *army = duck_army_document_get_army (document);
  g_autoptr (WarRoster) roster = NULL;
  char *text;

  if (other != DUCK_OTHER_TEXT)
    {
      roster = text_words_from_army (army);
      return store_battlescribe_roster_to_bytes (roster);
    }
  text = store_army_to_text (army);
  return g_bytes_new_take (text, strlen (text));
}

gboolean
duck_other_save (DuckOther other, DuckDocument *document, DuckPictures pictures,
                 const char *address, const char *path, GError **error)
{
  g_return_val_if_fail (duck_other_is_for (other, document), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) packed = NULL;

  if (other == DUCK_OTHER_TABLETOP)
    return save_tabletop (document, pictures, address, path, error);
  if (other == DUCK_OTHER_PAGE || other == DUCK_OTHER_STORY || other == DUCK_OTHER_STORY_PDF)
    {
      bytes = other == DUCK_OTHER_PAGE ? make_page (document, error)
                                       : make_story (document, other, error);
      return bytes != NULL && store_save_bytes (path, bytes, error);
    }
  bytes = DUCK_IS_BOOK_DOCUMENT (document) ? make_book (other, DUCK_BOOK_DOCUMENT (document))
                                           : make_army (other, DUCK_ARMY_DOCUMENT (document));
  packed = store_battlescribe_pack (bytes, path, error);
  return packed != NULL && store_save_bytes (path, packed, error);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

struct _DuckExportOther
{
  AdwWindow parent_instance;

  DuckShell *window;
  DuckDocument *document;
  GArray *others; /* DuckOther: of the rows of the format */
  AdwComboRow *format, *pictures;
  GtkWidget *address; /* AdwEntryRow */
  GtkLabel *about;
  GtkWidget *save;
};

G_DEFINE_FINAL_TYPE (DuckExportOther, duck_export_other, ADW_TYPE_WINDOW)

static const char *
get_name (DuckOther other)
{
  static const char *const names[] = {
    [DUCK_OTHER_ROSTER] = N_ ("Roster for List Builders"),
    [DUCK_OTHER_PLAIN_ROSTER] = N_ ("Roster, Not Compressed"),
    [DUCK_OTHER_TEXT] = N_ ("Text to Send"),
    [DUCK_OTHER_CATALOGUE] = N_ ("Catalogue for List Builders"),
    [DUCK_OTHER_SYSTEM] = N_ ("Game System for List Builders"),
    [DUCK_OTHER_TABLETOP] = N_ ("Tabletop Simulator"),
    [DUCK_OTHER_PAGE] = N_ ("Page for Any Browser"),
    [DUCK_OTHER_STORY] = N_ ("Story of the Battle"),
    [DUCK_OTHER_STORY_PDF] = N_ ("Story to Print"),
  };

  return _ (names[other]);
}

/* For whom it is, and what gets lost. */
static const char *
get_about (DuckOther other)
{
  static const char *const abouts[] = {
    [DUCK_OTHER_ROSTER]
    = N_ ("BattleScribe’s format, for programs that read rosters of any game: units, their "
          "statistics, weapons, traits and costs. Colours and the book stay behind."),
    [DUCK_OTHER_PLAIN_ROSTER]
    = N_ ("The same without compression, for programs that read nothing else."),
    [DUCK_OTHER_TEXT] = N_ ("The whole army, for a letter or a chat. Another Duckboard takes it by "
                            "Paste Army."),
    [DUCK_OTHER_CATALOGUE]
    = N_ ("Units to choose from, in BattleScribe’s format. The game system must lie beside it."),
    [DUCK_OTHER_SYSTEM]
    = N_ ("What the catalogue is of: columns, categories and limits. A limit that is measured by "
          "the units of another category stays behind."),
    [DUCK_OTHER_TABLETOP]
    = N_ ("Put it into Tabletop Simulator’s folder of saved objects, with the picture of the same "
          "name. Each tile has a script of four lines that gives it its true size, and does "
          "nothing else."),
    [DUCK_OTHER_PAGE]
    = N_ ("One file that any telephone shows and any printer prints, with the map. The document "
          "itself lies in it: another Duckboard opens the page."),
    [DUCK_OTHER_STORY]
    = N_ ("Such a page that tells the battle: what was at stake, who fought, a map of each round "
          "with moves and losses, what changed most, and how it ended."),
    [DUCK_OTHER_STORY_PDF] = N_ ("The same on A4, as a PDF."),
  };

  return _ (abouts[other]);
}

static DuckOther
get_chosen (DuckExportOther *self)
{
  return g_array_index (self->others, DuckOther, adw_combo_row_get_selected (self->format));
}

static DuckPictures
get_pictures (DuckExportOther *self)
{
  return (DuckPictures) adw_combo_row_get_selected (self->pictures);
}

/* What is to be known about the pictures that are chosen. */
static const char *
get_about_pictures (DuckPictures pictures)
{
  switch (pictures)
    {
    case DUCK_PICTURES_BESIDE:
      return _ ("The pictures are found on this computer alone, by a path that stands in the file: "
                "Tabletop Simulator’s Cloud Manager uploads them for all players.");
    case DUCK_PICTURES_ADDRESS:
      return _ ("Put the folder of pictures where that address leads, for all players to reach.");
    case DUCK_PICTURES_NONE:
    default:
      return _ ("Everything is a block in its colour, with its name and what it can do.");
    }
}

static void
update (DuckExportOther *self)
{
  DuckOther chosen = get_chosen (self);
  gboolean has_pictures = chosen == DUCK_OTHER_TABLETOP;
  gboolean needs_address = has_pictures && get_pictures (self) == DUCK_PICTURES_ADDRESS;
  g_autofree char *about
    = g_strjoin ("\n\n", get_about (chosen),
                 has_pictures ? get_about_pictures (get_pictures (self)) : NULL, NULL);

  gtk_label_set_text (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->pictures), has_pictures);
  gtk_widget_set_visible (self->address, needs_address);
  gtk_widget_set_sensitive (
    self->save, !needs_address || *gtk_editable_get_text (GTK_EDITABLE (self->address)) != '\0');
}

static void
path_cb (const char *path, gpointer data)
{
  g_autoptr (DuckExportOther) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL, *text = NULL;

  if (path == NULL)
    return;
  if (!duck_other_save (get_chosen (self), self->document, get_pictures (self),
                        gtk_editable_get_text (GTK_EDITABLE (self->address)), path, &error))
    {
      duck_dialog_show_error (GTK_WINDOW (self), _ ("Not Exported"), error->message, NULL);
      return;
    }
  name = g_filename_display_basename (path);
  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_ ("Exported “%s”"), name);
  duck_shell_add_toast (self->window, text, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckExportOther *self = DUCK_EXPORT_OTHER (widget);
  const char *suffix = get_suffix (get_chosen (self));
  g_autofree char *folder = duck_document_dup_export_folder (self->document);
  g_autofree char *file = duck_document_suggest_name (self->document, suffix);

  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export"), folder, file, suffix, path_cb,
                         g_object_ref (self));
}

static AdwComboRow *
new_choice (const char *title, GtkStringList *words)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (words));
  g_object_unref (words);
  return ADW_COMBO_ROW (row);
}

static GtkStringList *
list_formats (DuckExportOther *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (DuckOther other = 0; other < DUCK_N_OTHERS; other++)
    if (duck_other_is_for (other, self->document))
      {
        g_array_append_val (self->others, other);
        gtk_string_list_append (names, get_name (other));
      }
  return names;
}

static GtkWidget *
new_header (DuckExportOther *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  self->save = gtk_button_new_with_mnemonic (_ ("_Export…"));
  gtk_widget_add_css_class (self->save, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->save), "export.save");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->save);
  return header;
}

static GtkWidget *
new_rows (DuckExportOther *self)
{
  const char *const pictures[] = { _ ("None"), _ ("Beside the File"), _ ("At an Address"), NULL };
  GtkWidget *group = adw_preferences_group_new ();

  self->format = new_choice (_ ("Format"), list_formats (self));
  self->pictures = new_choice (_ ("Pictures"), gtk_string_list_new (pictures));
  self->address = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->address),
                                 _ ("Address of the Folder of Pictures"));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->about, TRUE);
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "dim-label");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->format));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->pictures));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->address);
  g_signal_connect_swapped (self->format, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->pictures, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->address, "changed", G_CALLBACK (update), self);
  return group;
}

static GtkWidget *
new_content (DuckExportOther *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_box_append (GTK_BOX (content), new_header (self));
  gtk_box_append (GTK_BOX (box), new_rows (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->about));
  gtk_box_append (GTK_BOX (content), box);
  return content;
}

static void
duck_export_other_finalize (GObject *object)
{
  DuckExportOther *self = DUCK_EXPORT_OTHER (object);

  g_clear_object (&self->window);
  g_clear_object (&self->document);
  g_array_unref (self->others);
  G_OBJECT_CLASS (duck_export_other_parent_class)->finalize (object);
}

static void
duck_export_other_class_init (DuckExportOtherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_export_other_finalize;
  gtk_widget_class_install_action (widget_class, "export.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_export_other_init (DuckExportOther *self)
{
  self->others = g_array_new (FALSE, FALSE, sizeof (DuckOther));
}

void
duck_export_other_show (DuckShell *parent, DuckDocument *document)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (duck_other_is_for_any (document));

  DuckExportOther *self = g_object_new (DUCK_TYPE_EXPORT_OTHER, "transient-for", parent, "modal",
                                        TRUE, "title", _ ("Export"), "default-width", 520, NULL);

  self->window = g_object_ref (parent);
  self->document = g_object_ref (document);
  adw_window_set_content (ADW_WINDOW (self), new_content (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save);
  /* Return exports; the first that would have the focus cancels. */
  gtk_window_set_focus (GTK_WINDOW (self), self->save);
  update (self);
  gtk_window_present (GTK_WINDOW (self));
}
