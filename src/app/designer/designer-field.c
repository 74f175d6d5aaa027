/* designer-field.c: where an operation is fought: a field of the library, linked or taken over
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/designer/designer-form.h"
#include "app/shell/chooser.h"
#include "desk/base/kind.h"
#include "store/documents/field-file.h"
#include "text/field/field.h"

typedef const DuckDesignerField Field;

/* Called a size in the system's unit: "24″ × 12″". */
static char *
dup_size (const WarField *field, const WarRules *rules)
{
  return text_field_size (field, rules->system->length_unit);
}

/* ---------------------------------------------------------------------------------------------
 * The field that it has. */

static void
show_field (Field *field, const WarOperation *operation)
{
  const char *name = operation->field->name;
  g_autofree char *size = dup_size (operation->field, operation->rules);
  gboolean is_absent = operation->field->is_absent;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field->widget), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (field->widget),
                               is_absent ? _ ("Missing, or cannot be opened") : size);
}

/* What is absent cannot be edited, nor taken over. */
static void
show_edit (Field *field, const WarOperation *operation)
{
  gtk_widget_set_sensitive (field->widget, !operation->field->is_absent);
}

static void
show_link (Field *field, const WarOperation *operation)
{
  gtk_switch_set_active (GTK_SWITCH (field->widget), operation->field_link != NULL);
  gtk_widget_set_sensitive (field->widget, !operation->field->is_absent);
}

/* The same switch gives the link up and takes it up again. */
static void
apply_link (Field *field, DuckOperationDocument *document)
{
  const WarOperation *operation = duck_operation_document_get_operation (document);
  gboolean is_linked = gtk_switch_get_active (GTK_SWITCH (field->widget));
  g_autoptr (StoreFaults) faults = store_faults_new (operation->field->name);

  if (is_linked == (operation->field_link != NULL))
    return;
  if (!is_linked)
    duck_operation_document_set_field (document, operation->field, NULL);
  else if (!duck_operation_document_link_field (document, faults))
    {
      duck_dialog_show_faults (GTK_WINDOW (gtk_widget_get_root (field->widget)), faults);
      show_link (field, operation);
    }
}

/* What the link leads to, as it is now. */
static void
show_read_again (Field *field, const WarOperation *operation)
{
  g_autofree char *path
    = duck_operation_document_find_field (duck_designer_form_get_document (field->form));

  gtk_widget_set_sensitive (field->widget, path != NULL);
}

static StoreLibrary *
get_library (DuckOperationDocument *document)
{
  return duck_document_get_library (DUCK_DOCUMENT (document));
}

/* What cannot be read is said, and the operation keeps the field as it has it. */
static void
apply_read_again (Field *field, DuckOperationDocument *document)
{
  g_autofree char *path = duck_operation_document_find_field (document);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : "");
  g_autoptr (WarField) found
    = path != NULL ? store_field_open (get_library (document), path, faults) : NULL;

  if (found != NULL)
    duck_operation_document_set_field (
      document, found, duck_operation_document_get_operation (document)->field_link);
  else if (path != NULL)
    duck_dialog_show_faults (GTK_WINDOW (gtk_widget_get_root (field->widget)), faults);
}

static void
open_file (GtkWindow *window, const char *path)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-file", "^ay", path);
}

/* A field that is to have a file of its own, in a window. */
typedef struct
{
  DuckOperationDocument *document;
  GtkWindow *window;
} Writing;

static void
written_cb (const char *path, gpointer data)
{
  Writing *writing = data;
  WarField *field = duck_operation_document_get_operation (writing->document)->field;
  g_autofree char *link = path != NULL ? g_path_get_basename (path) : NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && !store_field_save (field, path, &error))
    duck_dialog_show_error (writing->window, _ ("Not Saved"), error->message, NULL);
  else if (path != NULL)
    {
      duck_operation_document_set_field (writing->document, field, link);
      open_file (writing->window, path);
    }

  g_object_unref (writing->document);
  g_object_unref (writing->window);
  g_free (writing);
}

/* Beside the operation's own file the link leads to it. */
static void
ask_for_file (DuckOperationDocument *document, GtkWindow *window)
{
  const char *suffix = duck_kind_get_info (DUCK_KIND_FIELD)->suffix;
  const char *title = duck_operation_document_get_operation (document)->field->name;
  g_autofree char *folder = duck_document_dup_folder (DUCK_DOCUMENT (document));
  g_autofree char *name = duck_kind_suggest_name (title, suffix);
  Writing *writing = g_new (Writing, 1);

  writing->document = g_object_ref (document);
  writing->window = g_object_ref (window);
  duck_dialog_save_file (window, _ ("Save Battlefield to Edit"), folder, name, suffix, written_cb,
                         writing);
}

static void
apply_edit (Field *field, DuckOperationDocument *document)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (field->widget));
  g_autofree char *path = duck_operation_document_find_field (document);

  if (path != NULL)
    open_file (window, path);
  else
    ask_for_file (document, window);
}

/* ---------------------------------------------------------------------------------------------
 * Another one. */

static void
chosen_cb (const char *path, gpointer data)
{
  DuckDesignerForm *form = data;
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  DuckOperationDocument *document = duck_designer_form_get_document (form);
  g_autoptr (WarField) chosen = store_field_open (get_library (document), path, faults);
  g_autofree char *link = duck_document_dup_link (DUCK_DOCUMENT (document), path);

  if (chosen != NULL)
    duck_operation_document_set_field (document, chosen, link);
  else
    duck_dialog_show_faults (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (form))), faults);
}

static void
apply_choose (Field *field, DuckOperationDocument *document)
{
  const DuckChoosing choosing = { .title = _ ("Choose Battlefield"),
                                  .kind = DUCK_KIND_FIELD,
                                  .document = DUCK_DOCUMENT (document) };

  duck_chooser_show (field->widget, &choosing, chosen_cb, field->form);
}

/* ---------------------------------------------------------------------------------------------
 * The section. */

static void
build (DuckDesignerForm *form, const WarOperation *operation)
{
  AdwPreferencesGroup *group = duck_designer_form_add_group (form, _ ("Battlefield"), NULL);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *edit = gtk_button_new_with_mnemonic (_ ("_Edit Field"));
  GtkWidget *again;
  GtkSwitch *link;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_widget_set_valign (edit, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (edit, _ ("Opens the Field’s File in a Tab, or Asks for One"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), edit);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, NULL, 0, 0, show_field, NULL);
  duck_designer_form_bind (form, edit, "clicked", 0, 0, show_edit, apply_edit);
  duck_designer_form_mark (form, edit, DUCK_SUBJECT_FIELD, 0, 0);

  row = duck_designer_new_switch (
    _ ("Linked"), _ ("If the field’s file lies beside the operation’s, changes to it come along"),
    &link);
  again = duck_designer_new_button ("view-refresh-symbolic", _ ("Read the Field’s File Again"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), again);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, link, "notify::active", 0, 0, show_link, apply_link);
  duck_designer_form_bind (form, again, "clicked", 0, 0, show_read_again, apply_read_again);

  row = duck_designer_new_link (
    _ ("Choose Another…"), _ ("Conditions and reserves lose the places that it does not have"));
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "activated", 0, 0, NULL, apply_choose);
  duck_designer_form_mark (form, row, DUCK_SUBJECT_CHOOSING_FIELD, 0, 0);
}

const DuckDesignerSection duck_designer_field_section
  = { .id = "field", .title = N_ ("Field"), .build = build };
