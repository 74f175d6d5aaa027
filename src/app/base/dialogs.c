/* dialogs.c: dialogs that newer GTK has other classes for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/dialogs.h"

#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/base/file-dialog.h"
#include "app/base/words.h"
#include "desk/base/kind.h"
#include "engine/operation/operation-edit.h"
#include "store/disk/name.h"

/* ---------------------------------------------------------------------------------------------
 * Messages. */

typedef struct
{
  DuckAnswerFunc func; /* NULL: it has been called, or is about to be */
  gpointer data;
  DuckAnswer answer;
  gboolean owns_data; /* func frees it, so is called although the dialog ends without an answer */
} Asking;

static gboolean
deliver_cb (gpointer data)
{
  const Asking *asking = data;

  asking->func (asking->answer, asking->data);
  return G_SOURCE_REMOVE;
}

/* Calls func from the main loop, and no more. */
static void
deliver (Asking *asking)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, g_memdup2 (asking, sizeof (Asking)), g_free);
  asking->func = NULL;
}

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  if (asking->func != NULL && asking->owns_data)
    deliver (asking);
  g_free (asking);
}

/* The answer may close the parent, which GTK 4.8 survives only when the dialog is gone. So it is
 * passed on after this. */
static void
answer_cb (GtkWidget *alert, const char *response, Asking *asking)
{
  /* Closing the dialog is an answer too, but not after another. */
  if (asking->func == NULL)
    return;

  if (g_str_equal (response, "save"))
    asking->answer = DUCK_ANSWER_SAVE;
  else if (g_str_equal (response, "discard"))
    asking->answer = DUCK_ANSWER_DISCARD;
  else if (g_str_equal (response, "save-as"))
    asking->answer = DUCK_ANSWER_SAVE_AS;
  else if (g_str_equal (response, "replace"))
    asking->answer = DUCK_ANSWER_REPLACE;
  deliver (asking);
}

/* A question that can be cancelled; body: taken over. owns_data: func frees data. */
static GtkWidget *
new_question_with (const char *heading, char *body, DuckAnswerFunc func, gpointer data,
                   gboolean owns_data)
{
  GtkWidget *alert = duck_alert_new (heading, body);
  Asking *asking = g_new0 (Asking, 1);

  asking->func = func;
  asking->data = data;
  asking->owns_data = owns_data;
  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  g_signal_connect_data (alert, "response", G_CALLBACK (answer_cb), asking, asking_free, 0);
  g_free (body);
  return alert;
}

static GtkWidget *
new_question (const char *heading, char *body, DuckAnswerFunc func, gpointer data)
{
  return new_question_with (heading, body, func, data, FALSE);
}

void
duck_dialog_ask_save (GtkWindow *parent, const char *name, gboolean gone, DuckAnswerFunc func,
                      gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  char *body = g_strdup_printf (
    gone ? _ ("%s has no file any more: it has been deleted or moved. The document is lost if you "
              "discard it.")
         : _ ("%s has changes that are not saved. They are lost if you discard them."),
    name);
  GtkWidget *alert
    = new_question (gone ? _ ("Save the Document Again?") : _ ("Save Changes?"), body, func, data);

  duck_alert_add (alert, "discard", _ ("_Discard"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_add (alert, "save", _ ("_Save"), DUCK_RESPONSE_SUGGESTED);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_save_first (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  /* Translators: %s is the name of a document */
  g_autofree char *heading = g_strdup_printf (_ ("Save “%s” First?"), name);
  GtkWidget *alert = new_question (
    heading, g_strdup (_ ("What is taken over is what its file says.")), func, data);

  duck_alert_add (alert, "save", _ ("_Save"), DUCK_RESPONSE_SUGGESTED);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_overwrite (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  GtkWidget *alert
    = new_question (_ ("Overwrite Other Changes?"),
                    g_strdup_printf (_ ("“%s” has changed on the disk since it was opened. What "
                                        "has been written there is lost if you overwrite it."),
                                     name),
                    func, data);

  duck_alert_add (alert, "save-as", _ ("Save _As…"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "replace", _ ("_Overwrite"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_elsewhere (GtkWindow *parent, const char *reason, DuckAnswerFunc func,
                           gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (reason != NULL);
  g_return_if_fail (func != NULL);

  GtkWidget *alert = new_question (_ ("Not Saved"), g_strdup (reason), func, data);

  duck_alert_add (alert, "save-as", _ ("Save _As…"), DUCK_RESPONSE_SUGGESTED);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_revert (GtkWindow *parent, const char *name, guint n_changes,
                        gboolean changed_on_disk, DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  g_autofree char *heading = g_strdup_printf (_ ("Revert “%s”?"), name);
  g_autofree char *lost
    = n_changes > 0
        ? g_strdup_printf (
          g_dngettext (
            GETTEXT_PACKAGE, "%u change that is not saved is taken back. Undo brings it back.",
            "%u changes that are not saved are taken back. Undo brings them back.", n_changes),
          n_changes)
        : g_strdup (_ ("All changes that are not saved are taken back. Undo brings them back."));
  const char *others
    = _ ("Another program has changed the file meanwhile: what it says now is read.");
  GtkWidget *alert = new_question (
    heading, g_strjoin (" ", lost, changed_on_disk ? others : NULL, NULL), func, data);

  duck_alert_add (alert, "discard", _ ("_Revert"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_copy_book (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  g_autofree char *heading = g_strdup_printf (_ ("Duplicate “%s”?"), name);
  GtkWidget *alert = new_question (
    heading,
    g_strdup (_ ("The copy can be edited. This army can be made from it at once, or stay with the "
                 "book that it has.")),
    func, data);

  duck_alert_add (alert, "discard", _ ("_Keep the Old Book"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "replace", _ ("_Use the Copy"), DUCK_RESPONSE_SUGGESTED);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_discard (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);

  char *body = name != NULL
                 ? g_strdup_printf (_ ("The changes to “%s” that were kept are lost then."), name)
                 : g_strdup (_ ("Everything that was kept is lost then."));
  GtkWidget *alert = new_question (_ ("Discard Unsaved Changes?"), body, func, data);

  duck_alert_add (alert, "discard", _ ("_Discard"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_give_up (GtkWindow *parent, const char *person, const char *meaning,
                         DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (person != NULL);
  g_return_if_fail (func != NULL);

  /* Translators: %s is who gives the game up, "British", and then what that comes to, "that
   * Germans win at once" */
  char *body = meaning != NULL ? g_strdup_printf (_ ("%s: giving up means %s."), person, meaning)
                               : g_strdup_printf (_ ("%s: the game is lost then."), person);
  GtkWidget *alert = new_question (_ ("Give the Game Up?"), body, func, data);

  duck_alert_add (alert, "discard", _ ("_Give Up"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_present (alert, parent);
}

void
duck_dialog_ask_end (GtkWindow *parent, const char *end, const char *names, guint n,
                     DuckAnswerFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (end != NULL);
  g_return_if_fail (names != NULL);
  g_return_if_fail (func != NULL);

  /* Translators: %s is what a button says: “End Movement” */
  g_autofree char *heading = g_strdup_printf (C_ ("question", "%s?"), end);
  /* Translators: the second is units by their names, as many of them as there is room for */
  char *body = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit could still act: %s.",
                                             "%u units could still act: %s.", n),
                                n, names);
  GtkWidget *alert = new_question (heading, body, func, data);

  duck_alert_add (alert, "discard", end, DUCK_RESPONSE_SUGGESTED);
  duck_alert_present (alert, parent);
}

/* func frees data. */
static void
ask_replace (GtkWindow *parent, const char *name, DuckAnswerFunc func, gpointer data)
{
  g_autofree char *heading = g_strdup_printf (_ ("Replace “%s”?"), name);
  GtkWidget *alert = new_question_with (
    heading,
    g_strdup (_ ("There is a file of this name already. What is in it is lost if "
                 "you replace it.")),
    func, data, TRUE);

  duck_alert_add (alert, "replace", _ ("_Replace"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_present (alert, parent);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

static void
add_filter (GListStore *filters, const char *name, const char *const *suffixes)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  g_list_store_append (filters, filter);
}

typedef struct
{
  DuckOpenFunc func; /* or NULL: */
  DuckOpenFilesFunc files_func;
  gpointer object;
} Opening;

static void
opened_cb (GPtrArray *files, gpointer data)
{
  Opening *opening = data;

  if (opening->files_func != NULL)
    opening->files_func (files, opening->object);
  for (guint i = 0; i < files->len && opening->func != NULL; i++)
    opening->func (g_file_peek_path (g_ptr_array_index (files, i)), opening->object);
  g_object_unref (opening->object);
  g_free (opening);
}

void
duck_dialog_open_files (GtkWindow *parent, DuckOpenFilesFunc func, gpointer object)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  Opening *opening = g_new0 (Opening, 1);

  opening->files_func = func;
  opening->object = g_object_ref (object);
  add_filter (filters, _ ("Documents and Maps"),
              (const char *[]){ "duckarmy", "duckbook", "duckfield", "duckop", "duckcampaign",
                                "duckgame", "ducktable", "uvtt", "dd2vtt", "df2vtt", "ros", "rosz",
                                "json", "txt", "html", "htm", NULL });
  add_filter (filters, _ ("Armies"), (const char *[]){ "duckarmy", NULL });
  add_filter (filters, _ ("Army Books"), (const char *[]){ "duckbook", NULL });
  add_filter (filters, _ ("Battlefields"), (const char *[]){ "duckfield", NULL });
  add_filter (filters, _ ("Operations"), (const char *[]){ "duckop", NULL });
  add_filter (filters, _ ("Campaigns"), (const char *[]){ "duckcampaign", NULL });
  add_filter (filters, _ ("Saved Games"), (const char *[]){ "duckgame", NULL });
  add_filter (filters, _ ("Games at the Table"), (const char *[]){ "ducktable", NULL });
  add_filter (filters, _ ("Maps of Virtual Tabletops"),
              (const char *[]){ "uvtt", "dd2vtt", "df2vtt", NULL });
  duck_file_dialog_open (parent, _ ("Open Documents"), G_LIST_MODEL (filters), TRUE, opened_cb,
                         opening);
}

/* filter: taken over. */
static void
open_one (GtkWindow *parent, const char *title, GtkFileFilter *filter, DuckOpenFunc func,
          gpointer object)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  Opening *opening = g_new0 (Opening, 1);

  opening->func = func;
  opening->object = g_object_ref (object);
  g_list_store_append (filters, filter);
  g_object_unref (filter);
  duck_file_dialog_open (parent, title, G_LIST_MODEL (filters), FALSE, opened_cb, opening);
}

void
duck_dialog_open_document (GtkWindow *parent, DuckKind kind, DuckOpenFunc func, gpointer object)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  const DuckKindInfo *info = duck_kind_get_info (kind);
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ (info->plural));
  gtk_file_filter_add_suffix (filter, info->suffix + 1);
  open_one (parent, _ ("Open File"), filter, func, object);
}

/* Those that can be read here. */
static void
add_pictures (GtkFileFilter *filter)
{
  GSList *formats = gdk_pixbuf_get_formats ();

  for (GSList *format = formats; format != NULL; format = format->next)
    {
      g_auto (GStrv) types = gdk_pixbuf_format_get_mime_types (format->data);

      for (guint i = 0; types[i] != NULL; i++)
        gtk_file_filter_add_mime_type (filter, types[i]);
    }
  g_slist_free (formats);
}

void
duck_dialog_open_picture (GtkWindow *parent, DuckOpenFunc func, gpointer object)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Pictures"));
  add_pictures (filter);
  open_one (parent, _ ("Choose Picture"), filter, func, object);
}

typedef struct
{
  GtkWindow *parent;
  DuckSaveFunc func;
  gpointer data;
  char *suffix;
  char *path; /* what is asked about, or NULL */
} Saving;

static void
saving_end (Saving *saving, const char *path)
{
  saving->func (path, saving->data);
  g_object_unref (saving->parent);
  g_free (saving->suffix);
  g_free (saving->path);
  g_free (saving);
}

static void
replace_answer_cb (DuckAnswer answer, gpointer data)
{
  Saving *saving = data;

  saving_end (saving, answer == DUCK_ANSWER_REPLACE ? saving->path : NULL);
}

static void
saved_cb (GPtrArray *files, gpointer data)
{
  Saving *saving = data;
  const char *path = files->len > 0 ? g_file_peek_path (g_ptr_array_index (files, 0)) : NULL;

  if (path == NULL || store_name_has_suffix (path, saving->suffix))
    {
      saving_end (saving, path);
      return;
    }

  saving->path = g_strconcat (path, saving->suffix, NULL);
  if (g_file_test (saving->path, G_FILE_TEST_EXISTS))
    {
      /* The file chooser has asked about another name, or about none. */
      g_autofree char *name = g_filename_display_basename (saving->path);

      ask_replace (saving->parent, name, replace_answer_cb, saving);
    }
  else
    saving_end (saving, saving->path);
}

/* Where files that end like this are saved if nobody says otherwise. */
static char *
dup_usual_folder (const char *suffix)
{
  DuckKind kind;
  char *folder = duck_kind_from_path (suffix, &kind) ? duck_kind_dup_save_folder (kind)
                                                     : duck_kind_dup_usual_folder ();

  /* If this fails, the dialog begins in another folder. */
  g_mkdir_with_parents (folder, 0755);
  return folder;
}

void
duck_dialog_save_file (GtkWindow *parent, const char *title, const char *folder, const char *name,
                       const char *suffix, DuckSaveFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (suffix != NULL && suffix[0] == '.');
  g_return_if_fail (func != NULL);

  Saving *saving = g_new0 (Saving, 1);
  g_autofree char *usual = NULL;

  saving->parent = g_object_ref (parent);
  saving->func = func;
  saving->data = data;
  saving->suffix = g_strdup (suffix);

  if (folder == NULL)
    folder = usual = dup_usual_folder (suffix);
  duck_file_dialog_save (parent, title, folder, name, saved_cb, saving);
}

/* ---------------------------------------------------------------------------------------------
 * Names. */

typedef struct
{
  DuckNameFunc func;
  gpointer data;
  GtkEditable *entry;
  char *name; /* the answer, or NULL */
} Naming;

static gboolean
deliver_name_cb (gpointer data)
{
  Naming *naming = data;

  naming->func (naming->name, naming->data);
  g_free (naming->name);
  g_free (naming);
  return G_SOURCE_REMOVE;
}

/* Like answers, a name is passed on when the dialog is gone. */
static void
name_response_cb (GtkWidget *alert, const char *response, Naming *naming)
{
  g_signal_handlers_disconnect_by_func (alert, name_response_cb, naming);
  if (g_str_equal (response, "rename"))
    naming->name = war_line_clean (gtk_editable_get_text (naming->entry));
  g_idle_add_full (G_PRIORITY_DEFAULT, deliver_name_cb, naming, NULL);
}

static void
name_changed_cb (GtkWidget *alert, GtkEditable *entry)
{
  g_autofree char *name = war_line_clean (gtk_editable_get_text (entry));

  duck_alert_set_enabled (alert, "rename", name != NULL);
}

void
duck_dialog_ask_name (GtkWindow *parent, const char *heading, const char *name, const char *answer,
                      DuckNameFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);
  g_return_if_fail (func != NULL);

  GtkWidget *alert = duck_alert_new (heading, NULL);
  GtkWidget *entry = gtk_entry_new ();
  Naming *naming = g_new0 (Naming, 1);

  naming->func = func;
  naming->data = data;
  naming->entry = GTK_EDITABLE (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), DUCK_NAME_MAX);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"),
                                  -1);
  duck_alert_set_child (alert, entry);
  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "rename", answer, DUCK_RESPONSE_SUGGESTED);
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed_cb), alert,
                           G_CONNECT_SWAPPED);
  name_changed_cb (alert, GTK_EDITABLE (entry)); /* It may begin without a name. */
  g_signal_connect (alert, "response", G_CALLBACK (name_response_cb), naming);
  duck_alert_present (alert, parent);
}

/* ---------------------------------------------------------------------------------------------
 * Errors. */

/* So many lines are shown whole; more are scrolled. */
#define MAX_LINES 3

static guint
count_lines (const char *text)
{
  guint n = 1;

  for (const char *c = text; *c != '\0'; c++)
    n += *c == '\n';
  return n;
}

/* Lines to read and copy. */
static GtkWidget *
new_detail (const char *detail)
{
  GtkWidget *label = duck_words_new (detail, "fault");
  GtkWidget *scrolled;

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, detail,
                                  -1);
  if (count_lines (detail) <= MAX_LINES)
    {
      gtk_widget_add_css_class (label, "card");
      return label;
    }

  scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scrolled), FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 120);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 260);
  gtk_widget_add_css_class (scrolled, "card");
  gtk_widget_set_overflow (scrolled, GTK_OVERFLOW_HIDDEN); /* its corners are round */
  gtk_widget_set_size_request (scrolled, 420, -1);
  return scrolled;
}

void
duck_dialog_show_error (GtkWindow *parent, const char *heading, const char *body,
                        const char *detail)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL);

  GtkWidget *alert = duck_alert_new (heading, body);

  if (detail != NULL)
    duck_alert_set_child (alert, new_detail (detail));
  duck_alert_add (alert, "close", _ ("_Close"), DUCK_RESPONSE_PLAIN);
  duck_alert_present (alert, parent);
}

/* One line per fault: "Line 6, column 27: …". The heading names the file. */
static char *
dup_fault_lines (const StoreFaults *faults)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < faults->items->len; i++)
    {
      const StoreFault *fault = g_ptr_array_index (faults->items, i);

      if (i > 0)
        g_string_append_c (lines, '\n');
      if (fault->line > 0)
        g_string_append_printf (lines, _ ("Line %u, column %u: %s"), fault->line, fault->column,
                                fault->message);
      else
        g_string_append (lines, fault->message);
    }
  if (faults->n_more > 0)
    {
      g_string_append_c (lines, '\n');
      g_string_append_printf (
        lines,
        g_dngettext (GETTEXT_PACKAGE, "And %u more fault", "And %u more faults", faults->n_more),
        faults->n_more);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* Whether some fault has a place in the file, and is none of the file as a whole. */
static gboolean
have_places (const StoreFaults *faults)
{
  for (guint i = 0; i < faults->items->len; i++)
    if (((const StoreFault *) g_ptr_array_index (faults->items, i))->line > 0)
      return TRUE;
  return FALSE;
}

void
duck_dialog_show_faults (GtkWindow *parent, const StoreFaults *faults)
{
  g_return_if_fail (faults != NULL);

  g_autofree char *base = g_path_get_basename (faults->file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Cannot Be Opened"), name);
  g_autofree char *lines = dup_fault_lines (faults);
  guint n = faults->items->len + faults->n_more;
  g_autofree char *body = NULL;

  if (faults->unreadable)
    body = g_strdup (_ ("Nothing has been opened."));
  else if (!have_places (faults))
    body = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "Something is wrong with the file, so nothing of it has been opened. The line "
                   "below says what.",
                   "%u things are wrong with the file, so nothing of it has been opened. The lines "
                   "below say what.",
                   n),
      n);
  else
    body = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "Something in the file is wrong, so nothing of it has been opened. The line "
                   "below says where, and what is allowed there.",
                   "%u things in the file are wrong, so nothing of it has been opened. The "
                   "lines below say where, and what is allowed there.",
                   n),
      n);
  duck_dialog_show_error (parent, heading, body, lines);
}
