/* designer-briefing.c: what is read aloud before a battle: the designer's first section
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/designer/designer-form.h"
#include "desk/base/kind.h"

/* As in the schema: places, and dates as people write them. */
#define REMARK_MAX 200

typedef const DuckDesignerField Field;

static const char *
get_text (Field *field)
{
  return gtk_editable_get_text (GTK_EDITABLE (field->widget));
}

static void
show_line (Field *field, const char *text)
{
  duck_designer_show_text (field->widget, text);
}

static void
show_name (Field *field, const WarOperation *operation)
{
  show_line (field, operation->name);
}

static void
apply_name (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_name (document, get_text (field));
}

static void
show_place (Field *field, const WarOperation *operation)
{
  show_line (field, operation->place);
}

static void
apply_place (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_place (document, get_text (field));
}

static void
show_date (Field *field, const WarOperation *operation)
{
  show_line (field, operation->date);
}

static void
apply_date (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_date (document, get_text (field));
}

static void
show_prologue (Field *field, const WarOperation *operation)
{
  duck_designer_show_paragraphs (GTK_TEXT_BUFFER (field->widget), operation->prologue);
}

static void
apply_prologue (Field *field, DuckOperationDocument *document)
{
  g_autofree char *text = duck_designer_dup_paragraphs (GTK_TEXT_BUFFER (field->widget));

  duck_operation_document_set_prologue (document, text);
}

static GtkWidget *
add_line (DuckDesignerForm *form, AdwPreferencesGroup *group, const char *title, gint max_length,
          void (*show) (Field *, const WarOperation *),
          void (*apply) (Field *, DuckOperationDocument *))
{
  GtkWidget *row = duck_designer_new_entry (title, max_length);

  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "changed", 0, 0, show, apply);
  return row;
}

static void
build (DuckDesignerForm *form, const WarOperation *operation)
{
  AdwPreferencesGroup *group = duck_designer_form_add_group (form, _ ("Briefing"), NULL);
  GtkTextBuffer *buffer;
  GtkWidget *row, *text;

  add_line (form, group, _ ("Title"), DUCK_NAME_MAX, show_name, apply_name);
  row = add_line (form, group, _ ("Place"), REMARK_MAX, show_place, apply_place);
  duck_designer_form_mark (form, row, DUCK_SUBJECT_PLACE, 0, 0);
  row = add_line (form, group, _ ("Date"), REMARK_MAX, show_date, apply_date);
  duck_designer_form_mark (form, row, DUCK_SUBJECT_DATE, 0, 0);

  group = duck_designer_form_add_group (
    form, _ ("Prologue"), _ ("What happened before the battle. Each line is a paragraph."));
  text = duck_designer_new_text (_ ("Prologue"), &buffer);
  adw_preferences_group_add (group, text);
  duck_designer_form_bind (form, buffer, "changed", 0, 0, show_prologue, apply_prologue);
  /* The frame would take the focus itself. */
  duck_designer_form_mark (form, gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (text)),
                           DUCK_SUBJECT_PROLOGUE, 0, 0);
}

const DuckDesignerSection duck_designer_briefing_section
  = { .id = "briefing", .title = N_ ("Briefing"), .build = build };
