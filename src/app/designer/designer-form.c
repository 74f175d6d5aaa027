/* designer-form.c: a section of the operation designer: rows that show the operation and change it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/growth.h"
#include "app/base/toasts.h"
#include "app/designer/designer-kept.h"
#include "app/shell/shell.h"

/* After so many frames a page that has just been shown lies where it will. */
#define LAYOUT_FRAMES 2

/* So many rows of long lists fill a window. Those below come so many with each frame. */
#define FIRST_ROWS 12
#define MORE_ROWS 3

typedef struct
{
  GtkWidget *widget;
  DuckDesignerSubject subject;
} Mark;

/* A row that is still to be made. */
typedef struct
{
  AdwPreferencesGroup *group;
  gint side;
  guint index;
  DuckDesignerAdd add;
} Later;

struct _DuckDesignerForm
{
  AdwBin parent_instance;

  DuckOperationDocument *document; /* lent */
  const DuckDesignerSection *section;
  AdwPreferencesPage *page; /* NULL: nobody has looked at it yet */
  GPtrArray *fields; /* DuckDesignerField */
  GArray *marks; /* Mark */
  GArray *later; /* Later */
  guint n_added; /* of those */
  DuckGrowth *growth; /* adds the others; NULL: as page */
  char *description; /* of the rows that there are */
  const DuckDesignerField *applying; /* the user is at it: it knows best what it shows */
  gboolean showing; /* the widgets follow the operation, not the user */
  guint rebuild; /* source */
  DuckDesignerSubject next; /* what the rows that are about to be made are to lead to */
  gint revealing; /* frames until the focus is scrolled to; −1: it is */
};

G_DEFINE_FINAL_TYPE (DuckDesignerForm, duck_designer_form, ADW_TYPE_BIN)

static const WarOperation *
get_operation (DuckDesignerForm *self)
{
  return duck_operation_document_get_operation (self->document);
}

DuckOperationDocument *
duck_designer_form_get_document (DuckDesignerForm *self)
{
  g_return_val_if_fail (DUCK_IS_DESIGNER_FORM (self), NULL);

  return self->document;
}

/* ---------------------------------------------------------------------------------------------
 * Fields. */

static void
apply (DuckDesignerField *field)
{
  DuckDesignerForm *self = field->form;

  /* Rows that are about to be made anew stand for what is no longer there. */
  if (self->showing || self->rebuild != 0)
    return;

  self->applying = field;
  field->apply (field, self->document);
  self->applying = NULL;
}

static void
property_cb (GObject *object, GParamSpec *property, DuckDesignerField *field)
{
  apply (field);
}

static void
signal_cb (GObject *object, DuckDesignerField *field)
{
  apply (field);
}

void
duck_designer_form_bind (DuckDesignerForm *self, gpointer widget, const char *signal, gint side,
                         guint index,
                         void (*show) (const DuckDesignerField *, const WarOperation *),
                         void (*apply_func) (const DuckDesignerField *, DuckOperationDocument *))
{
  DuckDesignerField *field = g_new0 (DuckDesignerField, 1);

  *field = (DuckDesignerField){ self, widget, side, index, show, apply_func };
  g_ptr_array_add (self->fields, field);
  if (signal != NULL)
    g_signal_connect (widget, signal,
                      g_str_has_prefix (signal, "notify::") ? G_CALLBACK (property_cb)
                                                            : G_CALLBACK (signal_cb),
                      field);
}

/* The fields from this one on. */
static void
show (DuckDesignerForm *self, guint first)
{
  self->showing = TRUE;
  for (guint i = first; i < self->fields->len; i++)
    {
      const DuckDesignerField *field = g_ptr_array_index (self->fields, i);

      if (field->show != NULL && field != self->applying)
        field->show (field, get_operation (self));
    }
  self->showing = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows that fold out. */

#define FILLING "duck-filling"

typedef struct
{
  DuckDesignerFill fill;
  gint side;
  guint index;
} Filling;

static void
fill_if_expanded (DuckDesignerForm *self, AdwExpanderRow *expander)
{
  g_autofree Filling *filling = NULL;
  guint first = self->fields->len;

  /* Rows that are about to be made anew stand for what is no longer there. */
  if (!adw_expander_row_get_expanded (expander) || self->rebuild != 0)
    return;

  filling = g_object_steal_data (G_OBJECT (expander), FILLING);
  if (filling == NULL)
    return;
  filling->fill (self, expander, get_operation (self), filling->side, filling->index);
  show (self, first);
}

static void
expanded_cb (AdwExpanderRow *expander, GParamSpec *property, DuckDesignerForm *self)
{
  fill_if_expanded (self, expander);
}

void
duck_designer_form_fill_later (DuckDesignerForm *self, GtkWidget *expander, gint side, guint index,
                               DuckDesignerFill fill)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));
  g_return_if_fail (ADW_IS_EXPANDER_ROW (expander));

  const Filling filling = { fill, side, index };

  g_object_set_data_full (G_OBJECT (expander), FILLING, g_memdup2 (&filling, sizeof filling),
                          g_free);
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (expanded_cb), self, 0);
}

/* What has been folded out while its rows were about to be made anew, which then stayed. */
static void
fill_all_expanded (DuckDesignerForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const DuckDesignerField *field = g_ptr_array_index (self->fields, i);

      if (ADW_IS_EXPANDER_ROW (field->widget))
        fill_if_expanded (self, ADW_EXPANDER_ROW (field->widget));
    }
}

/* ---------------------------------------------------------------------------------------------
 * Rows of long lists. */

void
duck_designer_form_add_later (DuckDesignerForm *self, AdwPreferencesGroup *group, gint side,
                              guint index, DuckDesignerAdd add)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));
  g_return_if_fail (add != NULL);

  const Later later = { group, side, index, add };

  g_array_append_val (self->later, later);
}

static gboolean
add_rows (guint n, gpointer data)
{
  DuckDesignerForm *self = data;
  guint first = self->fields->len;

  /* Rows that are about to be made anew stand for what is no longer there. */
  if (self->rebuild != 0)
    return TRUE;

  for (guint i = 0; i < n && self->n_added < self->later->len; i++)
    {
      const Later *later = &g_array_index (self->later, Later, self->n_added++);

      later->add (self, later->group, get_operation (self), later->side, later->index);
    }
  show (self, first);
  return self->n_added < self->later->len;
}

/* By frames only where nothing has been yet: who has scrolled to a row is to stay there. */
static void
begin_to_add_rows (DuckDesignerForm *self)
{
  self->n_added = 0;
  if (self->growth == NULL)
    self->growth = duck_growth_new (GTK_WIDGET (self), FIRST_ROWS, MORE_ROWS, add_rows, self);
  else
    duck_growth_begin_anew (self->growth, G_MAXUINT);
}

/* ---------------------------------------------------------------------------------------------
 * Leading to a row. */

/* How far the page is scrolled, or NULL. */
static GtkAdjustment *
ref_scrolled (AdwPreferencesPage *page)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (GTK_WIDGET (page));

  return GTK_IS_SCROLLED_WINDOW (scrolled)
           ? g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)))
           : NULL;
}

const WarForceEntry *
duck_designer_field_get_entry (const DuckDesignerField *field, const WarOperation *operation)
{
  g_return_val_if_fail (field != NULL && field->side != 0, NULL);

  return g_ptr_array_index (operation->forces[field->side - 1]->entries, field->index);
}

WarForceEntry *
duck_designer_field_copy_entry (const DuckDesignerField *field, DuckOperationDocument *document)
{
  return war_force_entry_copy (
    duck_designer_field_get_entry (field, duck_operation_document_get_operation (document)));
}

static void build (DuckDesignerForm *self);

void
duck_designer_form_mark (DuckDesignerForm *self, GtkWidget *widget, DuckDesignerSubjectKind kind,
                         gint side, guint index)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));

  const Mark mark = { widget, { kind, side, index } };

  g_array_append_val (self->marks, mark);
}

static GtkWidget *
find_marked (DuckDesignerForm *self, const DuckDesignerSubject *subject)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);

      if (mark->subject.kind == subject->kind && mark->subject.side == subject->side
          && mark->subject.index == subject->index)
        return mark->widget;
    }

  return NULL;
}

/* What is in it is seen. */
static void
fold_out (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (ADW_IS_EXPANDER_ROW (widget))
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
}

/* Once the section has been laid out: it may not have been shown before. */
static gboolean
reveal_focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckDesignerForm *self = DUCK_DESIGNER_FORM (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  g_autoptr (GtkAdjustment) scrolled = ref_scrolled (self->page);
  graphene_rect_t bounds;

  if (self->revealing-- > 0)
    return G_SOURCE_CONTINUE;

  if (focus != NULL && scrolled != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page))
      && gtk_widget_compute_bounds (focus, GTK_WIDGET (self->page), &bounds))
    {
      double value = gtk_adjustment_get_value (scrolled), top = value + bounds.origin.y;
      double bottom = top + bounds.size.height - gtk_adjustment_get_page_size (scrolled);

      /* Also if it is there: GTK may be on its way to where the row was before the layout. */
      value = MAX (value, bottom);
      gtk_adjustment_set_value (scrolled, MIN (value, top));
    }
  return G_SOURCE_REMOVE;
}

void
duck_designer_form_go_to (DuckDesignerForm *self, const DuckDesignerSubject *subject)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));

  GtkWidget *widget;

  /* Rows that are about to be made anew stand for what is no longer there. */
  if (self->rebuild != 0 || self->page == NULL)
    {
      g_clear_handle_id (&self->rebuild, g_source_remove);
      build (self);
    }
  duck_growth_finish (self->growth);
  widget = find_marked (self, subject);
  if (widget == NULL)
    {
      gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
      return;
    }

  fold_out (widget);
  /* Rows that fold out do not take it themselves. */
  if (ADW_IS_EXPANDER_ROW (widget) || !gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  if (self->revealing < 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_focus_cb, NULL, NULL);
  self->revealing = LAYOUT_FRAMES;
}

static char *
describe (DuckDesignerForm *self)
{
  return self->section->describe != NULL ? self->section->describe (get_operation (self))
                                         : g_strdup ("");
}

/* As far as it was before. Until the page is laid out it is as high as the old one, else it would
 * jump to its top. */
static void
scroll (AdwPreferencesPage *page, GtkAdjustment *before)
{
  g_autoptr (GtkAdjustment) scrolled = ref_scrolled (page);

  if (scrolled == NULL)
    return;
  gtk_adjustment_configure (
    scrolled, gtk_adjustment_get_value (before), gtk_adjustment_get_lower (before),
    gtk_adjustment_get_upper (before), gtk_adjustment_get_step_increment (before),
    gtk_adjustment_get_page_increment (before), gtk_adjustment_get_page_size (before));
  /* This ends what GTK has begun: on its way to the focus, which has no place yet. */
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_value (before));
}

static void
build (DuckDesignerForm *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (DuckDesignerKept) kept
    = duck_designer_kept_new (self->fields, root != NULL ? gtk_root_get_focus (root) : NULL);
  g_autoptr (GtkAdjustment) scrolled = self->page != NULL ? ref_scrolled (self->page) : NULL;

  g_free (self->description);
  self->description = describe (self);
  for (guint i = 0; i < self->fields->len; i++)
    {
      DuckDesignerField *field = g_ptr_array_index (self->fields, i);

      g_signal_handlers_disconnect_by_data (field->widget, field);
    }
  g_ptr_array_set_size (self->fields, 0);
  g_array_set_size (self->marks, 0);
  g_array_set_size (self->later, 0);
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->section->build (self, get_operation (self));
  show (self, 0);
  begin_to_add_rows (self);
  duck_designer_kept_fold_out (kept, self->fields);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
  duck_designer_kept_focus (kept, self->fields);
  if (scrolled != NULL)
    scroll (self->page, scrolled);
}

static gboolean
rebuild_cb (gpointer data)
{
  DuckDesignerForm *self = data;

  const DuckDesignerSubject next = self->next;

  self->rebuild = 0;
  self->next.kind = DUCK_SUBJECT_NONE;
  build (self);
  if (next.kind != DUCK_SUBJECT_NONE)
    duck_designer_form_go_to (self, &next);
  return G_SOURCE_REMOVE;
}

void
duck_designer_form_update (DuckDesignerForm *self)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));

  g_autofree char *description = NULL;

  if (self->page == NULL)
    return;

  description = describe (self);
  if (g_strcmp0 (description, self->description) == 0)
    {
      g_clear_handle_id (&self->rebuild, g_source_remove);
      show (self, 0);
      fill_all_expanded (self);
    }
  else if (self->rebuild == 0)
    /* Not while a widget of the old rows still has something to do. */
    self->rebuild = g_idle_add_full (G_PRIORITY_HIGH_IDLE, rebuild_cb, self, NULL);
}

void
duck_designer_form_go_to_new (DuckDesignerForm *self, const DuckDesignerSubject *subject)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));

  self->next = *subject;
}

void
duck_designer_form_offer_undo (DuckDesignerForm *self, const char *text)
{
  g_return_if_fail (DUCK_IS_DESIGNER_FORM (self));

  AdwToast *toast = duck_shell_add_toast (duck_shell_find (self), text, _ ("_Undo"));

  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (duck_document_undo), self->document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "changed", G_CALLBACK (duck_toasts_dismiss), toast,
                           G_CONNECT_SWAPPED);
}

AdwPreferencesGroup *
duck_designer_form_add_group (DuckDesignerForm *self, const char *title, const char *description)
{
  g_return_val_if_fail (DUCK_IS_DESIGNER_FORM (self), NULL);

  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_group_set_title (group, escaped);
  adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (self->page, group);
  return group;
}

/* ---------------------------------------------------------------------------------------------
 * The form. */

static void
duck_designer_form_dispose (GObject *object)
{
  DuckDesignerForm *self = DUCK_DESIGNER_FORM (object);

  g_clear_handle_id (&self->rebuild, g_source_remove);
  if (self->fields != NULL)
    for (guint i = 0; i < self->fields->len; i++)
      {
        DuckDesignerField *field = g_ptr_array_index (self->fields, i);

        g_signal_handlers_disconnect_by_data (field->widget, field);
      }
  g_clear_pointer (&self->fields, g_ptr_array_unref);
  g_clear_pointer (&self->growth, duck_growth_free);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->later, g_array_unref);
  g_clear_pointer (&self->description, g_free);

  G_OBJECT_CLASS (duck_designer_form_parent_class)->dispose (object);
}

/* Of several sections one is seen: its rows are made when somebody looks at it. */
static void
duck_designer_form_map (GtkWidget *widget)
{
  DuckDesignerForm *self = DUCK_DESIGNER_FORM (widget);

  if (self->page == NULL)
    build (self);

  GTK_WIDGET_CLASS (duck_designer_form_parent_class)->map (widget);
}

static void
duck_designer_form_class_init (DuckDesignerFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_designer_form_dispose;
  GTK_WIDGET_CLASS (klass)->map = duck_designer_form_map;
}

static void
duck_designer_form_init (DuckDesignerForm *self)
{
  self->fields = g_ptr_array_new_with_free_func (g_free);
  self->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  self->later = g_array_new (FALSE, FALSE, sizeof (Later));
  self->revealing = -1;
}

GtkWidget *
duck_designer_form_new (DuckOperationDocument *document, const DuckDesignerSection *section)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);

  DuckDesignerForm *self = g_object_new (DUCK_TYPE_DESIGNER_FORM, NULL);

  self->document = document;
  self->section = section;
  return GTK_WIDGET (self);
}
