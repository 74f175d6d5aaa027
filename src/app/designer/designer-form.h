/* designer-form.h: a section of the operation designer: rows that show the operation and change it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/designer/designer-rows.h"
#include "desk/documents/operation-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DESIGNER_FORM (duck_designer_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckDesignerForm, duck_designer_form, DUCK, DESIGNER_FORM, AdwBin)

typedef struct _DuckDesignerField DuckDesignerField;

/* What a row is about, for whoever is led to it. */
typedef enum
{
  DUCK_SUBJECT_NONE, /* of no row: the beginning of the section */
  DUCK_SUBJECT_PLACE,
  DUCK_SUBJECT_DATE,
  DUCK_SUBJECT_PROLOGUE,
  DUCK_SUBJECT_FIELD,
  DUCK_SUBJECT_CHOOSING_FIELD,
  DUCK_SUBJECT_BOOK, /* side */
  DUCK_SUBJECT_UNITS, /* side, index: of the force's entry */
  DUCK_SUBJECT_TAKING_ARMY, /* side */
  DUCK_SUBJECT_ADDING_UNITS, /* side */
  DUCK_SUBJECT_COST_LIMIT, /* side */
  DUCK_SUBJECT_CONDITION, /* index */
  DUCK_SUBJECT_ADDING_CONDITION, /* side */
  DUCK_SUBJECT_ROUNDS,
  DUCK_SUBJECT_AMENDMENT, /* index: of the system's */
} DuckDesignerSubjectKind;

typedef struct
{
  DuckDesignerSubjectKind kind;
  gint side; /* 1 or 2; 0: of neither */
  guint index;
} DuckDesignerSubject;

/* A widget that stands for something of the operation. */
struct _DuckDesignerField
{
  DuckDesignerForm *form;
  GtkWidget *widget;
  gint side; /* 1 or 2; 0: of neither */
  guint index; /* of an entry, condition or option */

  /* The widget follows the operation; NULL: it shows nothing that changes. */
  void (*show) (const DuckDesignerField *field, const WarOperation *operation);

  /* The user has done something with the widget; NULL: nothing can be done with it. */
  void (*apply) (const DuckDesignerField *field, DuckOperationDocument *document);
};

/* One of the designer's sections. */
typedef struct
{
  const char *id;
  const char *title; /* N_() */

  /* Which rows there are, as a text: when it changes, they are made anew. NULL: always the same. */
  char *(*describe) (const WarOperation *operation);
  void (*build) (DuckDesignerForm *form, const WarOperation *operation);
} DuckDesignerSection;

extern const DuckDesignerSection duck_designer_briefing_section;
extern const DuckDesignerSection duck_designer_forces_section;
extern const DuckDesignerSection duck_designer_field_section;
extern const DuckDesignerSection duck_designer_victory_section;
extern const DuckDesignerSection duck_designer_play_section;

/* The document outlives the form. */
GtkWidget *duck_designer_form_new (DuckOperationDocument *document,
                                   const DuckDesignerSection *section);
void duck_designer_form_update (DuckDesignerForm *self);
DuckOperationDocument *duck_designer_form_get_document (DuckDesignerForm *self);

/* Scrolls to the row that is about this, folds out what it is in, and gives it the focus; to the
 * first row if none is. */
void duck_designer_form_go_to (DuckDesignerForm *self, const DuckDesignerSubject *subject);

/* The same for a row that is made because of the edit that follows. */
void duck_designer_form_go_to_new (DuckDesignerForm *self, const DuckDesignerSubject *subject);

/* Says in passing what the last edit has done besides what was asked for, and offers to undo it as
 * long as it is the last one. */
void duck_designer_form_offer_undo (DuckDesignerForm *self, const char *text);

/* For sections, while they build. */
AdwPreferencesGroup *duck_designer_form_add_group (DuckDesignerForm *self, const char *title,
                                                   const char *description);

/* Makes the widget a field. signal: when it applies; NULL with a NULL apply. */
void duck_designer_form_bind (DuckDesignerForm *self, gpointer widget, const char *signal,
                              gint side, guint index,
                              void (*show) (const DuckDesignerField *, const WarOperation *),
                              void (*apply) (const DuckDesignerField *, DuckOperationDocument *));

/* Adds and binds the rows of one that folds out, once it does: a list of all that can be added is
 * long, and of many of them most are never opened. The expander is a field. */
typedef void (*DuckDesignerFill) (DuckDesignerForm *form, AdwExpanderRow *expander,
                                  const WarOperation *operation, gint side, guint index);
void duck_designer_form_fill_later (DuckDesignerForm *self, GtkWidget *expander, gint side,
                                    guint index, DuckDesignerFill fill);

/* Adds and binds a row of the group, one of perhaps many: below those that fill a window they come
 * by and by. */
typedef void (*DuckDesignerAdd) (DuckDesignerForm *form, AdwPreferencesGroup *group,
                                 const WarOperation *operation, gint side, guint index);
void duck_designer_form_add_later (DuckDesignerForm *self, AdwPreferencesGroup *group, gint side,
                                   guint index, DuckDesignerAdd add);

/* The entry of a force that a field is of, and a copy of what it is now. */
const WarForceEntry *duck_designer_field_get_entry (const DuckDesignerField *field,
                                                    const WarOperation *operation);
WarForceEntry *duck_designer_field_copy_entry (const DuckDesignerField *field,
                                               DuckOperationDocument *document);

/* Says what the widget, or the row, is about. */
void duck_designer_form_mark (DuckDesignerForm *self, GtkWidget *widget,
                              DuckDesignerSubjectKind kind, gint side, guint index);

G_END_DECLS
