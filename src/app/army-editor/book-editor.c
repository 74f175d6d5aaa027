/* book-editor.c: the page of an army book: its units, traits and limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/book-editor.h"

#include <glib/gi18n-lib.h>

#include "app/army-editor/book-form.h"
#include "app/army-editor/type-form.h"
#include "app/base/list-keys.h"
#include "app/base/name-guard.h"
#include "app/base/panes.h"
#include "app/base/remarks.h"
#include "app/base/unit-picture.h"
#include "app/shell/shell.h"
#include "desk/documents/book-document.h"
#include "desk/documents/type-item.h"
#include "engine/army/book-check.h"
#include "engine/army/book-edit.h"
#include "text/army/book.h"
#include "text/words/phrase.h"

struct _DuckBookEditor
{
  DuckPage parent_instance;

  GtkEditable *name;
  DuckRemarks *remarks;
  GtkToggleButton *book_button;
  GtkListView *types_view;
  GtkStack *forms;

  DuckTypeForm *type_form;
  DuckBookForm *book_form;
  GtkSingleSelection *types; /* none is selected while the form of the book is shown */
  guint current; /* the type that is selected, or was last */
  gboolean updating; /* the widgets follow the document, not the user */
};

G_DEFINE_FINAL_TYPE (DuckBookEditor, duck_book_editor, DUCK_TYPE_PAGE)

static DuckBookDocument *
get_document (DuckBookEditor *self)
{
  return DUCK_BOOK_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

static WarUnitType *
get_selected_type (DuckBookEditor *self)
{
  const WarBook *book = duck_book_document_get_book (get_document (self));

  return self->current < book->types->len ? g_ptr_array_index (book->types, self->current) : NULL;
}

static gboolean
shows_book (DuckBookEditor *self)
{
  return gtk_toggle_button_get_active (self->book_button);
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
select_type (DuckBookEditor *self, guint position)
{
  gtk_single_selection_set_selected (self->types, position);
  gtk_widget_activate_action (GTK_WIDGET (self->types_view), "list.scroll-to-item", "u", position);
}

/* Puts it behind the selected one, and selects it. */
static void
add_type (DuckBookEditor *self, WarUnitType *type)
{
  DuckBookDocument *document = get_document (self);
  guint position = self->current + 1;

  g_free (type->id);
  type->id = war_book_invent_id (duck_book_document_get_book (document), type->name);
  duck_book_document_insert_type (document, position, type);
  select_type (self, position);
}

/* What is typed next is its name. What it has of the selected one is said: it may be something
 * else. */
static void
add_type_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckBookEditor *self = user_data;
  const WarSystem *system = duck_book_document_get_book (get_document (self))->rules->system;
  const WarUnitType *selected = get_selected_type (self);
  g_autoptr (WarUnitType) type = NULL;
  g_autofree char *text = NULL;

  if (selected == NULL)
    return;

  type = war_unit_type_new_like (selected, system, _ ("New Unit"));
  /* Translators: what a new unit type has of another one, %s */
  text = g_strdup_printf (_ ("Begins with the categories, symbol, base and cloth of “%s”"),
                          text_translate (selected->name));
  add_type (self, type);
  duck_type_form_edit_name (self->type_form);
  duck_shell_add_toast (duck_shell_find (self), text, NULL);
}

static void
duplicate_type_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const WarUnitType *selected = get_selected_type (user_data);

  if (selected != NULL)
    {
      g_autoptr (WarUnitType) type = war_unit_type_copy (selected);

      add_type (user_data, type);
    }
}

static void
remove_type_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckBookEditor *self = user_data;
  guint n_types = duck_book_document_get_book (get_document (self))->types->len;

  /* A book without units is none. */
  if (n_types > 1 && self->current < n_types)
    duck_book_document_remove_type (get_document (self), self->current);
}

/* ---------------------------------------------------------------------------------------------
 * What the user does with the widgets. */

static void
name_changed_cb (DuckBookEditor *self)
{
  if (!self->updating && !duck_name_guard_is_empty (self->name))
    duck_book_document_set_name (get_document (self), gtk_editable_get_text (self->name));
}

static void
show_form (DuckBookEditor *self)
{
  WarUnitType *type = get_selected_type (self);

  if (type != NULL)
    duck_type_form_show (self->type_form, type, duck_book_document_get_book (get_document (self)));
  gtk_stack_set_visible_child (self->forms, shows_book (self) ? GTK_WIDGET (self->book_form)
                                                              : GTK_WIDGET (self->type_form));
}

static void
select_quietly (DuckBookEditor *self, guint position)
{
  self->updating = TRUE;
  gtk_single_selection_set_selected (self->types, position);
  self->updating = FALSE;
}

static void
update_actions (DuckBookEditor *self)
{
  guint n_types = duck_book_document_get_book (get_document (self))->types->len;
  gboolean selected = !shows_book (self);

  duck_page_set_enabled (DUCK_PAGE (self), "add-type", n_types < WAR_BOOK_MAX_TYPES);
  duck_page_set_enabled (DUCK_PAGE (self), "duplicate-type",
                         selected && n_types < WAR_BOOK_MAX_TYPES);
  duck_page_set_enabled (DUCK_PAGE (self), "remove-type", selected && n_types > 1);
}

/* No type is selected beside the book's own form, so that a click on one leads back to it. */
static void
book_toggled_cb (DuckBookEditor *self)
{
  select_quietly (self, shows_book (self) ? GTK_INVALID_LIST_POSITION : self->current);
  update_actions (self);
  show_form (self);
}

static void
selected_cb (DuckBookEditor *self)
{
  guint selected = gtk_single_selection_get_selected (self->types);

  if (self->updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  self->current = selected;
  if (shows_book (self))
    gtk_toggle_button_set_active (self->book_button, FALSE);
  else
    show_form (self);
}

static void
activate_cb (DuckBookEditor *self, guint position)
{
  gtk_single_selection_set_selected (self->types, position);
}

static void
edited_cb (DuckBookEditor *self, WarUnitType *type, const char *what)
{
  duck_book_document_set_type (get_document (self), self->current, type, what);
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow the document. */

static void
update_remarks (DuckBookEditor *self)
{
  DuckBookDocument *document = get_document (self);
  const char *faults = duck_book_document_get_faults (document);
  g_autoptr (GArray) oddities = war_book_find_oddities (duck_book_document_get_book (document));

  if (faults != NULL)
    {
      duck_remarks_begin (self->remarks, DUCK_REMARK_ERROR, _ ("Cannot be saved like this"));
      duck_remarks_add (self->remarks, DUCK_REMARK_ERROR, faults);
    }
  else if (oddities->len > 0)
    duck_remarks_begin (self->remarks, DUCK_REMARK_WARNING, _ ("Is this meant?"));
  else
    duck_remarks_begin (self->remarks, DUCK_REMARK_FINE, _ ("Nothing is wrong with the book"));
  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *text = text_book_oddity (&g_array_index (oddities, WarBookOddity, i));

      duck_remarks_add (self->remarks, DUCK_REMARK_WARNING, text);
    }
}

static void
duck_book_editor_update (DuckPage *page)
{
  DuckBookEditor *self = DUCK_BOOK_EDITOR (page);
  const WarBook *book = duck_book_document_get_book (get_document (self));
  const char *name = text_translate (book->name);

  self->updating = TRUE;
  if (!g_str_equal (gtk_editable_get_text (self->name), name))
    gtk_editable_set_text (self->name, name);
  self->updating = FALSE;

  update_remarks (self);
  duck_book_form_update (self->book_form);
  show_form (self);
  update_actions (self);
}

static void
type_setup_cb (DuckBookEditor *self, GtkListItem *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (NULL), *cost = gtk_label_new (NULL);

  gtk_widget_add_css_class (row, "unit-row");
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (cost, "numeric");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), g_object_new (DUCK_TYPE_UNIT_PICTURE, "size", 40, NULL));
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), cost);
  gtk_list_item_set_child (list_item, row);
}

static void
type_bind_cb (DuckBookEditor *self, GtkListItem *list_item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *name = gtk_widget_get_next_sibling (picture);
  GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (list_item));
  WarUnitType *type = duck_type_item_get_unit_type (gtk_list_item_get_item (list_item));
  g_autofree char *cost = text_cost (type->cost);

  duck_unit_picture_set_unit_type (DUCK_UNIT_PICTURE (picture), type);
  gtk_label_set_label (GTK_LABEL (name), text_translate (type->name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (name)), cost);
  /* The cell has the focus, so it is what a screen reader reads. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text_translate (type->name), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  cost, -1);
}

/* An edited type is another item in the place of the one that was selected. */
static void
items_changed_cb (DuckBookEditor *self, guint position, guint removed, guint added)
{
  guint n_types = g_list_model_get_n_items (G_LIST_MODEL (self->types));

  if (removed == added && added == 1 && !shows_book (self))
    self->current = position;
  else if (removed > added && self->current >= position + removed)
    self->current -= removed - added;
  self->current = MIN (self->current, n_types > 0 ? n_types - 1 : 0);
  if (!shows_book (self))
    select_quietly (self, self->current);
}

static void
duck_book_editor_constructed (GObject *object)
{
  DuckBookEditor *self = DUCK_BOOK_EDITOR (object);
  DuckBookDocument *document = get_document (self);

  self->type_form = DUCK_TYPE_FORM (duck_type_form_new ());
  self->book_form = DUCK_BOOK_FORM (duck_book_form_new (document));
  gtk_stack_add_child (self->forms, GTK_WIDGET (self->type_form));
  gtk_stack_add_child (self->forms, GTK_WIDGET (self->book_form));
  g_signal_connect_object (self->type_form, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);

  self->types = gtk_single_selection_new (g_object_ref (duck_book_document_get_types (document)));
  gtk_single_selection_set_autoselect (self->types, FALSE);
  gtk_single_selection_set_can_unselect (self->types, TRUE);
  select_quietly (self, 0);
  gtk_list_view_set_model (self->types_view, GTK_SELECTION_MODEL (self->types));
  g_signal_connect_object (self->types, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->types, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);

  G_OBJECT_CLASS (duck_book_editor_parent_class)->constructed (object);
}

static void
duck_book_editor_dispose (GObject *object)
{
  DuckBookEditor *self = DUCK_BOOK_EDITOR (object);

  g_clear_object (&self->types);

  G_OBJECT_CLASS (duck_book_editor_parent_class)->dispose (object);
}

/* The list, not the name above it, which whoever types by mistake would change. */
static GtkWidget *
duck_book_editor_get_start (DuckPage *page)
{
  return GTK_WIDGET (DUCK_BOOK_EDITOR (page)->types_view);
}

static void
duck_book_editor_class_init (DuckBookEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = duck_book_editor_constructed;
  object_class->dispose = duck_book_editor_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_book_editor_update;
  DUCK_PAGE_CLASS (klass)->get_start = duck_book_editor_get_start;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "book";
  DUCK_PAGE_CLASS (klass)->edits = TRUE;

  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_REMARKS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/book-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckBookEditor, name);
  gtk_widget_class_bind_template_child (widget_class, DuckBookEditor, remarks);
  gtk_widget_class_bind_template_child (widget_class, DuckBookEditor, book_button);
  gtk_widget_class_bind_template_child (widget_class, DuckBookEditor, types_view);
  gtk_widget_class_bind_template_child (widget_class, DuckBookEditor, forms);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, book_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, type_bind_cb);
}

static void
duck_book_editor_init (DuckBookEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "add-type", .activate = add_type_action },
    { .name = "duplicate-type", .activate = duplicate_type_action },
    { .name = "remove-type", .activate = remove_type_action },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_name_guard_add (self->name);
  duck_list_leave_by_tab (self->types_view);
}
