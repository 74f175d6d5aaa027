/* designer-checks.c: what is odd about an operation, in a list that is always in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-checks.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "app/designer/designer-form.h"
#include "text/operation/oddity.h"

/* How high the list may become before it is scrolled, in pixels. */
#define HEIGHT_MAX 190
/* How low a window may make it. */
#define HEIGHT_LOW 110

struct _DuckDesignerChecks
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  GtkLabel *heading;
  GtkListBox *list;
  GtkScrolledWindow *frame; /* of the list */
  char *shown; /* the sentences that the list has */
  int room, width; /* the most that the list took in the frame since it became that wide */
};

G_DEFINE_FINAL_TYPE (DuckDesignerChecks, duck_designer_checks, ADW_TYPE_BIN)

static guint mend_signal;

/* Where a fault, or what is odd, can be mended. */
typedef struct
{
  const char *section;
  DuckDesignerSubjectKind subject;
} Remedy;

static const Remedy fault_remedies[] = {
  [WAR_SETUP_NO_PLAY] = { "forces", DUCK_SUBJECT_NONE },
  [WAR_SETUP_NO_FIELD] = { "field", DUCK_SUBJECT_CHOOSING_FIELD },
  [WAR_SETUP_NO_ZONE] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_SETUP_NO_ROLE] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_SETUP_NO_UNITS] = { "forces", DUCK_SUBJECT_TAKING_ARMY },
  [WAR_SETUP_NO_ARMY] = { "forces", DUCK_SUBJECT_COST_LIMIT },
  [WAR_SETUP_TOO_MANY_UNITS] = { "forces", DUCK_SUBJECT_NONE },
  [WAR_SETUP_TOO_MANY_FEATURES] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_SETUP_TOO_MANY_PIECES] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_SETUP_TOO_MANY_SHOTS] = { "forces", DUCK_SUBJECT_NONE },
  [WAR_SETUP_TOO_MANY_HEXES] = { "field", DUCK_SUBJECT_CHOOSING_FIELD },
  [WAR_SETUP_TOO_MANY_FORTS] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_SETUP_WRONG_GROUND] = { "field", DUCK_SUBJECT_CHOOSING_FIELD },
  [WAR_SETUP_BASE_TOO_SMALL] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_TOO_MANY_WEAPONS] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_CONDITION_TWICE] = { "victory", DUCK_SUBJECT_CONDITION },
  [WAR_SETUP_CONDITION_PLACE] = { "victory", DUCK_SUBJECT_CONDITION },
  [WAR_SETUP_RESERVE_PLACE] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_ALL_RESERVES] = { "forces", DUCK_SUBJECT_NONE },
  [WAR_SETUP_FIELD_ABSENT] = { "field", DUCK_SUBJECT_CHOOSING_FIELD },
  [WAR_SETUP_BOOK_ABSENT] = { "forces", DUCK_SUBJECT_BOOK },
  [WAR_SETUP_TYPE_ABSENT] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_NOT_OF_SIDE] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_START_OUTSIDE] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_START_BARRED] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_START_TAKEN] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_START_LOSSES] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_SETUP_START_IMPOSSIBLE] = { "forces", DUCK_SUBJECT_NONE },
};
static const Remedy oddity_remedies[] = {
  [WAR_ODDITY_NO_ZONE] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_ODDITY_NO_ROOM] = { "forces", DUCK_SUBJECT_ADDING_UNITS },
  [WAR_ODDITY_BASE_TOO_LARGE] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_ODDITY_CANNOT_WIN] = { "victory", DUCK_SUBJECT_ADDING_CONDITION },
  [WAR_ODDITY_NO_CONTROL_POINTS] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_ODDITY_POINT_IN_ZONE] = { "field", DUCK_SUBJECT_FIELD },
  [WAR_ODDITY_CANNOT_BE_MET] = { "victory", DUCK_SUBJECT_CONDITION },
  [WAR_ODDITY_NOT_OF_SYSTEM] = { "victory", DUCK_SUBJECT_CONDITION },
  [WAR_ODDITY_NOT_AMENDED] = { "play", DUCK_SUBJECT_AMENDMENT },
  [WAR_ODDITY_GROUP] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_ODDITY_UNKNOWN_COMING] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_ODDITY_EMPTY_WAVE] = { "forces", DUCK_SUBJECT_ADDING_UNITS },
  [WAR_ODDITY_ROUNDS_UNUSUAL] = { "play", DUCK_SUBJECT_ROUNDS },
  [WAR_ODDITY_COST_UNUSUAL] = { "forces", DUCK_SUBJECT_ADDING_UNITS },
  [WAR_ODDITY_NOTHING_AFFORDED] = { "forces", DUCK_SUBJECT_COST_LIMIT },
  [WAR_ODDITY_ARRIVES_TOO_LATE] = { "forces", DUCK_SUBJECT_UNITS },
  [WAR_ODDITY_NO_PROLOGUE] = { "briefing", DUCK_SUBJECT_PROLOGUE },
  [WAR_ODDITY_NO_PLACE] = { "briefing", DUCK_SUBJECT_PLACE },
};

static const Remedy *
get_remedy (const WarOddity *oddity)
{
  return oddity->kind == WAR_ODDITY_UNPLAYABLE ? &fault_remedies[oddity->fault.kind]
                                               : &oddity_remedies[oddity->kind];
}

/* Of the side's units those of the type; of reserves, such as come later. */
static guint
find_units (const WarOperation *operation, gint side, const WarUnitType *type, gboolean reserves)
{
  const GPtrArray *entries = operation->forces[side - 1]->entries;

  for (guint i = 0; i < entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (entries, i);

      if (entry->type == type && (entry->arrives != 0) == reserves)
        return i;
    }

  return 0;
}

static gboolean
is_about_reserves (const WarOddity *oddity)
{
  return oddity->kind == WAR_ODDITY_UNPLAYABLE ? oddity->fault.kind == WAR_SETUP_RESERVE_PLACE
                                               : oddity->round != 0;
}

static DuckDesignerSubject
find_subject (const WarOddity *oddity, const WarOperation *operation)
{
  gint side = oddity->side;
  DuckDesignerSubject subject = { get_remedy (oddity)->subject, side, 0 };

  if (subject.kind == DUCK_SUBJECT_PLACE && operation->place != NULL)
    subject.kind = DUCK_SUBJECT_DATE;
  if (subject.kind == DUCK_SUBJECT_CONDITION)
    {
      subject.side = 0;
      g_ptr_array_find (operation->conditions, oddity->condition, &subject.index);
    }
  if (subject.kind == DUCK_SUBJECT_AMENDMENT)
    subject.index
      = (guint) war_system_find_amendment (operation->rules->system, oddity->condition->clause);
  if (subject.kind == DUCK_SUBJECT_FIELD || subject.kind == DUCK_SUBJECT_CHOOSING_FIELD)
    subject.side = 0;
  if (oddity->kind == WAR_ODDITY_GROUP)
    g_ptr_array_find (operation->forces[side - 1]->entries, oddity->entry, &subject.index);
  else if (oddity->kind == WAR_ODDITY_UNPLAYABLE && oddity->fault.kind >= WAR_SETUP_START_OUTSIDE)
    subject.index = oddity->fault.entry;
  else if (subject.kind == DUCK_SUBJECT_UNITS)
    subject.index = find_units (operation, side, oddity->type, is_about_reserves (oddity));
  /* A force that the player brings has no units to add to. */
  if ((subject.kind == DUCK_SUBJECT_ADDING_UNITS || subject.kind == DUCK_SUBJECT_TAKING_ARMY)
      && side != 0 && operation->forces[side - 1]->cost_limit != 0)
    subject.kind = DUCK_SUBJECT_COST_LIMIT;
  return subject;
}

static const char *
get_icon (WarOddityWeight weight)
{
  switch (weight)
    {
    case WAR_ODDITY_PREVENTS:
      return "dialog-error-symbolic";
    case WAR_ODDITY_SPOILS:
      return "dialog-warning-symbolic";
    case WAR_ODDITY_LACKS:
    default:
      return "dialog-information-symbolic";
    }
}

static GtkWidget *
new_row (const char *icon_name, const char *sentence, const char *remedy)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), remedy);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static GtkWidget *
new_oddity_row (const WarOddity *oddity, const WarOperation *operation)
{
  g_autofree char *sentence = text_oddity (oddity, operation);
  g_autofree char *remedy = text_oddity_remedy (oddity, operation);

  const WarCondition *condition = oddity->condition;
  GtkWidget *row = new_row (get_icon (war_oddity_get_weight (oddity)), sentence, remedy);

  if (condition != NULL && condition->clause != NULL)
    {
      g_autofree char *cited = duck_clause_link_cite ("", condition->clause);
      GtkWidget *label = gtk_label_new (NULL);

      duck_clause_link_set_text (GTK_LABEL (label), g_strstrip (cited), operation->rules);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  return row;
}

/* The file that the field came from is gone: nothing is odd about the operation itself. NULL: it is
 * there. */
static char *
dup_field_gone (DuckDesignerChecks *self)
{
  if (!duck_operation_document_is_field_gone (self->document))
    return NULL;
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("The field’s file “%s” is not beside the operation’s."),
                          duck_operation_document_get_operation (self->document)->field_link);
}

static GtkWidget *
new_field_row (const char *sentence)
{
  return new_row ("dialog-information-symbolic", sentence,
                  _ ("Nothing is lost: saved, the operation has the field in its own file."));
}

static void
activated_cb (DuckDesignerChecks *self, GtkListBoxRow *row)
{
  const WarOperation *operation = duck_operation_document_get_operation (self->document);
  const GArray *oddities = duck_operation_document_get_oddities (self->document);
  guint index = (guint) gtk_list_box_row_get_index (row);

  /* That about the field's file stands below those of the operation. */
  if (index >= oddities->len)
    {
      DuckDesignerSubject field = { DUCK_SUBJECT_CHOOSING_FIELD, 0, 0 };

      g_signal_emit (self, mend_signal, 0, "field", &field);
      return;
    }

  const WarOddity *oddity = &g_array_index (oddities, WarOddity, index);
  DuckDesignerSubject subject = find_subject (oddity, operation);

  g_signal_emit (self, mend_signal, 0, get_remedy (oddity)->section, &subject);
}

void
duck_designer_checks_update (DuckDesignerChecks *self)
{
  g_return_if_fail (DUCK_IS_DESIGNER_CHECKS (self));

  const WarOperation *operation = duck_operation_document_get_operation (self->document);
  const GArray *oddities = duck_operation_document_get_oddities (self->document);
  g_autoptr (GString) sentences = g_string_new (NULL);
  g_autofree char *field_gone = dup_field_gone (self);
  guint n_rows = oddities->len + (field_gone != NULL ? 1 : 0);
  GtkListBoxRow *row;

  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *sentence = text_oddity (&g_array_index (oddities, WarOddity, i), operation);

      g_string_append_printf (sentences, "%s\n", sentence);
    }
  if (field_gone != NULL)
    g_string_append (sentences, field_gone);
  if (g_strcmp0 (sentences->str, self->shown) == 0)
    return;

  g_free (self->shown);
  self->shown = g_strdup (sentences->str);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < oddities->len; i++)
    gtk_list_box_append (self->list,
                         new_oddity_row (&g_array_index (oddities, WarOddity, i), operation));
  if (field_gone != NULL)
    gtk_list_box_append (self->list, new_field_row (field_gone));
  gtk_widget_set_visible (GTK_WIDGET (self->frame), n_rows > 0);

  if (n_rows == 0)
    gtk_label_set_label (self->heading, _ ("Nothing is missing."));
  else
    {
      g_autofree char *text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u thing to look at", "%u things to look at", n_rows),
        n_rows);

      gtk_label_set_label (self->heading, text);
    }
}

static void
duck_designer_checks_finalize (GObject *object)
{
  g_free (DUCK_DESIGNER_CHECKS (object)->shown);

  G_OBJECT_CLASS (duck_designer_checks_parent_class)->finalize (object);
}

static void
duck_designer_checks_class_init (DuckDesignerChecksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_designer_checks_finalize;
  mend_signal
    = g_signal_new ("mend", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_POINTER);
}

/* ---------------------------------------------------------------------------------------------
 * The frame is as high as its list: GTK 4.8 would not ask how high that is at its width. It keeps
 * the room that the list once took: the map above it would jump with each thing that is mended. */

static GtkSizeRequestMode
get_request_mode (GtkWidget *fitting)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static DuckDesignerChecks *
get_checks (GtkWidget *fitting)
{
  return DUCK_DESIGNER_CHECKS (gtk_widget_get_ancestor (fitting, DUCK_TYPE_DESIGNER_CHECKS));
}

static int
measure_list (DuckDesignerChecks *self, int width)
{
  int height;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->frame)))
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->list), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                      NULL);
  return MIN (height, HEIGHT_MAX);
}

static void
measure (GtkWidget *fitting, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  DuckDesignerChecks *self = get_checks (fitting);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural = measure_list (self, for_size);
      *minimum = MIN (*natural, HEIGHT_LOW);
      if (for_size == self->width)
        *natural = MAX (*natural, self->room);
    }
  else if (gtk_widget_get_visible (GTK_WIDGET (self->frame)))
    gtk_widget_measure (GTK_WIDGET (self->frame), orientation, -1, minimum, natural, NULL, NULL);
}

static void
allocate (GtkWidget *fitting, int width, int height, int baseline)
{
  DuckDesignerChecks *self = get_checks (fitting);
  int list = measure_list (self, width);

  self->room = width == self->width ? MAX (self->room, list) : list;
  self->width = width;
  if (gtk_widget_get_visible (GTK_WIDGET (self->frame)))
    gtk_widget_size_allocate (GTK_WIDGET (self->frame),
                              &(GtkAllocation){ 0, 0, width, MIN (list, height) }, -1);
}

static GtkWidget *
new_fitting (GtkWidget *frame)
{
  GtkWidget *fitting = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (fitting), frame);
  gtk_widget_set_layout_manager (fitting,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  return fitting;
}

static void
duck_designer_checks_init (DuckDesignerChecks *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->heading = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->heading, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heading));

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Check List"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);

  self->frame = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->frame, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->frame, GTK_WIDGET (self->list));
  gtk_widget_set_visible (GTK_WIDGET (self->frame), FALSE);
  gtk_box_append (GTK_BOX (box), new_fitting (GTK_WIDGET (self->frame)));
  gtk_widget_add_css_class (box, "checks");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
duck_designer_checks_new (DuckOperationDocument *document)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);

  DuckDesignerChecks *self = g_object_new (DUCK_TYPE_DESIGNER_CHECKS, NULL);

  self->document = document;
  return GTK_WIDGET (self);
}
