/* book-form.c: a book's own traits and its limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/book-form.h"

#include <glib/gi18n-lib.h>

#include "app/army-editor/limit-row.h"
#include "app/base/control-row.h"
#include "app/base/form-place.h"
#include "app/base/kept-rows.h"
#include "app/base/name-guard.h"
#include "app/base/newer.h"
#include "app/base/number-guard.h"
#include "app/base/tooltip.h"
#include "engine/army/book-edit.h"
#include "text/words/phrase.h"

struct _DuckBookForm
{
  AdwBin parent_instance;

  DuckBookDocument *document; /* which outlives the form */
  AdwPreferencesPage *page;
  GPtrArray *groups; /* of the page, lent */
  char *description; /* of what the rows say */
  GPtrArray *trait_rows; /* AdwExpanderRow, lent */
  GtkWidget *add_trait;
  GPtrArray *share_rows; /* DuckControlRow, lent: of the categories */
  GPtrArray *limit_rows; /* DuckLimitRow, lent: of the limits that are no shares, in their order */
  GtkWidget *add_limit;
  gboolean editing; /* the form changes the document, and knows how */
};

G_DEFINE_FINAL_TYPE (DuckBookForm, duck_book_form, ADW_TYPE_BIN)

/* What a row changes: the trait, the category or the row with this index. */
typedef struct
{
  DuckBookForm *form;
  guint index;
  gboolean is_text; /* of a trait: its text, not its name */
  GtkSpinButton *share, *of; /* of a limit */
} Field;

static Field *
new_field (DuckBookForm *form, guint index)
{
  Field *field = g_new0 (Field, 1);

  field->form = form;
  field->index = index;
  return field;
}

static void
connect_field (gpointer object, const char *signal, GCallback callback, Field *field)
{
  g_signal_connect_data (object, signal, callback, field, (GClosureNotify) (GCallback) g_free, 0);
}

static GtkWidget *
add_group (DuckBookForm *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return group;
}

/* ---------------------------------------------------------------------------------------------
 * Own traits. */

/* Of a trait's row: its button that removes the trait. */
#define REMOVE_KEY "remove"

/* The heading says what is typed below it. */
static void
name_trait (GtkWidget *row, const WarTrait *trait)
{
  GtkWidget *remove = g_object_get_data (G_OBJECT (row), REMOVE_KEY);
  /* Translators: %s is a trait */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), text_translate (trait->name));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text_translate (trait->name));
  duck_tooltip_set (remove, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
words_changed_cb (GtkEditable *row, Field *field)
{
  DuckBookForm *self = field->form;
  const WarBook *book = duck_book_document_get_book (self->document);
  const char *words = gtk_editable_get_text (row);
  g_autoptr (WarTrait) trait = war_trait_copy (g_ptr_array_index (book->traits, field->index));
  char **place = field->is_text ? &trait->text : &trait->name;

  if (duck_name_guard_is_empty (row)
      || g_str_equal (words, *place != NULL ? text_translate (*place) : ""))
    return;

  g_free (*place);
  *place = g_strdup (words);
  self->editing = TRUE;
  duck_book_document_set_trait (self->document, field->index, trait);
  self->editing = FALSE;
  name_trait (g_ptr_array_index (self->trait_rows, field->index), trait);
}

/* The next one can be removed next, else the last; or one can be added. */
static void
remove_trait_cb (GtkButton *button, Field *field)
{
  DuckBookForm *self = field->form;
  guint index = field->index;

  duck_book_document_remove_trait (self->document, index);
  if (self->trait_rows->len > 0)
    gtk_widget_grab_focus (
      g_ptr_array_index (self->trait_rows, MIN (index, self->trait_rows->len - 1)));
  else
    gtk_widget_grab_focus (self->add_trait);
}

static void
add_trait_cb (DuckBookForm *self)
{
  const WarBook *book = duck_book_document_get_book (self->document);
  g_autoptr (WarTrait) trait = war_trait_new ();
  guint n_traits = self->trait_rows->len;

  trait->own = TRUE;
  trait->name = g_strdup (_ ("New Trait"));
  trait->text = g_strdup (_ ("What it does"));
  trait->id = war_book_invent_id (book, trait->name);
  duck_book_document_add_trait (self->document, trait);

  /* It is unfolded, and what is typed next is its name. */
  if (self->trait_rows->len > n_traits)
    {
      AdwExpanderRow *row = g_ptr_array_index (self->trait_rows, self->trait_rows->len - 1);
      GtkWidget *name = g_object_get_data (G_OBJECT (row), "name-row");

      adw_expander_row_set_expanded (row, TRUE);
      gtk_widget_grab_focus (name);
      gtk_editable_select_region (GTK_EDITABLE (name), 0, -1);
    }
}

static GtkWidget *
new_words_row (DuckBookForm *self, guint index, gboolean is_text, const char *words)
{
  GtkWidget *row = adw_entry_row_new ();
  Field *field = new_field (self, index);

  field->is_text = is_text;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), is_text ? _ ("Text") : _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), text_translate (words));
  if (!is_text)
    duck_name_guard_add (GTK_EDITABLE (row));
  connect_field (row, "changed", G_CALLBACK (words_changed_cb), field);
  return row;
}

static GtkWidget *
new_trait_row (DuckBookForm *self, guint index, const WarTrait *trait)
{
  GtkWidget *row = duck_expander_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  GtkWidget *name_row = new_words_row (self, index, FALSE, trait->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), _ ("Not enforced"));
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  g_object_set_data (G_OBJECT (row), REMOVE_KEY, remove);
  name_trait (row, trait);
  connect_field (remove, "clicked", G_CALLBACK (remove_trait_cb), new_field (self, index));
  duck_expander_row_add (ADW_EXPANDER_ROW (row), remove);
  g_object_set_data (G_OBJECT (row), "name-row", name_row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), name_row);
  adw_expander_row_add_row (
    ADW_EXPANDER_ROW (row),
    new_words_row (self, index, TRUE, trait->text != NULL ? trait->text : ""));
  return row;
}

/* In the heading of a group. */
static GtkWidget *
new_add_button (DuckBookForm *self, const char *name, GCallback callback)
{
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (add, "flat");
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  duck_tooltip_set (add, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (add, "clicked", callback, self, G_CONNECT_SWAPPED);
  return add;
}

static void
add_traits (DuckBookForm *self)
{
  const WarBook *book = duck_book_document_get_book (self->document);
  GtkWidget *group = add_group (self, _ ("Own Traits"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("Texts that players follow by themselves: the program does not enforce them."));
  self->add_trait = new_add_button (self, _ ("Add a Trait"), G_CALLBACK (add_trait_cb));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->add_trait);
  g_ptr_array_set_size (self->trait_rows, 0);
  for (guint i = 0; i < book->traits->len; i++)
    {
      GtkWidget *row = new_trait_row (self, i, g_ptr_array_index (book->traits, i));

      g_ptr_array_add (self->trait_rows, row);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Shares of all units: a row for each category. */

static void
limit_changed_cb (GtkSpinButton *button, Field *field)
{
  DuckBookForm *self = field->form;
  const WarBook *book = duck_book_document_get_book (self->document);
  const WarCategory *category = g_ptr_array_index (book->rules->categories, field->index);
  gint share = gtk_spin_button_get_value_as_int (field->share);
  gint of = gtk_spin_button_get_value_as_int (field->of);

  /* All of them are no limit. */
  self->editing = TRUE;
  duck_book_document_set_limit (self->document, category->id, share, share < of ? of : 0);
  self->editing = FALSE;
}

static GtkSpinButton *
new_number (const char *name, double least, double value)
{
  GtkWidget *button = gtk_spin_button_new_with_range (least, 1000, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), value);
  duck_number_guard_add (GTK_SPIN_BUTTON (button));
  duck_tooltip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_SPIN_BUTTON (button);
}

static const WarLimit *
find_limit (const WarBook *book, const char *category)
{
  for (guint i = 0; i < book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (book->limits, i);

      if (war_limit_is_share (limit, category))
        return limit;
    }
  return NULL;
}

static GtkWidget *
new_limit_row (DuckBookForm *self, guint index)
{
  const WarBook *book = duck_book_document_get_book (self->document);
  const WarCategory *category = g_ptr_array_index (book->rules->categories, index);
  const WarLimit *limit = find_limit (book, category->id);
  g_autofree char *name = text_capitalised (text_translate (category->name));
  GtkWidget *row = g_object_new (DUCK_TYPE_CONTROL_ROW, NULL);
  Field *first = new_field (self, index), *second = new_field (self, index);

  first->share = second->share
    = new_number (_ ("At Most so Many"), 0, limit != NULL ? limit->share : 10);
  first->of = second->of = new_number (_ ("Of so Many Units"), 1, limit != NULL ? limit->of : 10);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  duck_control_row_add (DUCK_CONTROL_ROW (row), GTK_WIDGET (first->share));
  duck_control_row_add (DUCK_CONTROL_ROW (row), gtk_label_new (C_ ("3 in 10", "in")));
  duck_control_row_add (DUCK_CONTROL_ROW (row), GTK_WIDGET (first->of));
  connect_field (first->share, "value-changed", G_CALLBACK (limit_changed_cb), first);
  connect_field (first->of, "value-changed", G_CALLBACK (limit_changed_cb), second);
  return row;
}

static void
add_limits (DuckBookForm *self)
{
  const WarBook *book = duck_book_document_get_book (self->document);
  GtkWidget *group = add_group (self, _ ("Limits"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("At most so many of a category in so many units. 10 in 10 is no limit."));
  g_ptr_array_set_size (self->share_rows, 0);
  for (guint i = 0; i < book->rules->categories->len; i++)
    {
      GtkWidget *row = new_limit_row (self, i);

      g_ptr_array_add (self->share_rows, row);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The other limits. */

static gboolean
is_other (const WarLimit *limit)
{
  return !war_limit_is_share (limit, limit->category);
}

/* The place in the book of the n-th of them; FALSE: there are fewer by now. */
static gboolean
find_other (const WarBook *book, guint n, guint *index)
{
  for (*index = 0; *index < book->limits->len; ++*index)
    if (is_other (g_ptr_array_index (book->limits, *index)) && n-- == 0)
      return TRUE;

  return FALSE;
}

static void make_rows_anew (DuckBookForm *self);

static gboolean
make_rows_idle_cb (gpointer form)
{
  if (gtk_widget_get_root (form) != NULL)
    make_rows_anew (form);
  return G_SOURCE_REMOVE;
}

/* One that has become a share of all units is among those as soon as its row has ended its turn. */
static void
limit_edited_cb (DuckLimitRow *row, Field *field)
{
  DuckBookForm *self = field->form;
  const WarLimit *limit = duck_limit_row_get_limit (row);
  guint index;

  if (!find_other (duck_book_document_get_book (self->document), field->index, &index))
    return;

  self->editing = TRUE;
  duck_book_document_replace_limit (self->document, index, limit);
  self->editing = FALSE;
  if (!is_other (limit))
    g_idle_add_full (G_PRIORITY_DEFAULT, make_rows_idle_cb, g_object_ref (self), g_object_unref);
}

static void
focus_limit (DuckBookForm *self, guint index)
{
  if (self->limit_rows->len > 0)
    gtk_widget_grab_focus (
      g_ptr_array_index (self->limit_rows, MIN (index, self->limit_rows->len - 1)));
  else
    gtk_widget_grab_focus (self->add_limit);
}

static void
limit_removed_cb (DuckLimitRow *row, Field *field)
{
  DuckBookForm *self = field->form;
  guint index = field->index, place;

  if (!find_other (duck_book_document_get_book (self->document), index, &place))
    return;

  duck_book_document_remove_limit (self->document, place);
  focus_limit (self, index);
}

static void
add_limit_cb (DuckBookForm *self)
{
  WarLimit limit = { .kind = WAR_LIMIT_AT_MOST, .share = 2 };
  guint n_limits = self->limit_rows->len;

  duck_book_document_add_limit (self->document, &limit);
  if (self->limit_rows->len > n_limits)
    {
      adw_expander_row_set_expanded (g_ptr_array_index (self->limit_rows, n_limits), TRUE);
      focus_limit (self, n_limits);
    }
}

static void
add_other_limits (DuckBookForm *self)
{
  const WarBook *book = duck_book_document_get_book (self->document);
  GtkWidget *group = add_group (self, _ ("Other Limits"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("What there must be at least, so many in all, or so many for every so many of others."));
  self->add_limit = new_add_button (self, _ ("Add a Limit"), G_CALLBACK (add_limit_cb));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->add_limit);
  g_ptr_array_set_size (self->limit_rows, 0);
  for (guint i = 0; i < book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (book->limits, i);
      GtkWidget *row;

      if (!is_other (limit))
        continue;
      row = duck_limit_row_new (limit, book->rules);
      connect_field (row, "edited", G_CALLBACK (limit_edited_cb),
                     new_field (self, self->limit_rows->len));
      connect_field (row, "removed", G_CALLBACK (limit_removed_cb),
                     new_field (self, self->limit_rows->len));
      g_ptr_array_add (self->limit_rows, row);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The form. */

/* What the rows are about, as a text: while it is the same they stay. A trait that has not been
 * changed is the same in the next book. */
static char *
describe (const WarBook *book)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < book->traits->len; i++)
    g_string_append_printf (text, "%p ", g_ptr_array_index (book->traits, i));
  for (guint i = 0; i < book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (book->limits, i);

      g_string_append_printf (text, "\n%d %s %d %d %s", limit->kind,
                              limit->category != NULL ? limit->category : "", limit->share,
                              limit->of, limit->among != NULL ? limit->among : "");
    }
  return g_string_free (text, FALSE);
}

static void
make_rows (DuckBookForm *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
  add_traits (self);
  add_limits (self);
  add_other_limits (self);
}

static GtkWidget *
get_group (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
}

/* What is folded out stays so, and the focus and what is in sight stay where they are. */
static void
make_rows_anew (DuckBookForm *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (DuckKeptRows) traits = duck_kept_rows_new (self->trait_rows, focus);
  g_autoptr (DuckKeptRows) shares = duck_kept_rows_new (self->share_rows, focus);
  g_autoptr (DuckKeptRows) limits = duck_kept_rows_new (self->limit_rows, focus);
  gboolean focused = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  gboolean at_limits = focused && get_group (focus) == get_group (self->add_limit);
  double place = duck_form_place_get (self->page);

  make_rows (self);
  duck_kept_rows_fold_out (traits, self->trait_rows);
  duck_kept_rows_fold_out (limits, self->limit_rows);
  if (focused && !duck_kept_rows_focus (traits, self->trait_rows)
      && !duck_kept_rows_focus (shares, self->share_rows)
      && !duck_kept_rows_focus (limits, self->limit_rows))
    gtk_widget_grab_focus (at_limits ? self->add_limit : self->add_trait);
  duck_form_place_set (self->page, place);
}

void
duck_book_form_update (DuckBookForm *self)
{
  g_return_if_fail (DUCK_IS_BOOK_FORM (self));

  g_autofree char *description = describe (duck_book_document_get_book (self->document));
  gboolean is_same = g_strcmp0 (description, self->description) == 0;

  g_free (self->description);
  self->description = g_steal_pointer (&description);
  if (!self->editing && !is_same)
    make_rows_anew (self);
}

static void
duck_book_form_finalize (GObject *object)
{
  DuckBookForm *self = DUCK_BOOK_FORM (object);

  g_free (self->description);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->trait_rows);
  g_ptr_array_unref (self->share_rows);
  g_ptr_array_unref (self->limit_rows);

  G_OBJECT_CLASS (duck_book_form_parent_class)->finalize (object);
}

static void
duck_book_form_class_init (DuckBookFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_book_form_finalize;
}

static void
duck_book_form_init (DuckBookForm *self)
{
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->groups = g_ptr_array_new ();
  self->trait_rows = g_ptr_array_new ();
  self->share_rows = g_ptr_array_new ();
  self->limit_rows = g_ptr_array_new ();
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
}

GtkWidget *
duck_book_form_new (DuckBookDocument *document)
{
  g_return_val_if_fail (DUCK_IS_BOOK_DOCUMENT (document), NULL);

  DuckBookForm *self = g_object_new (DUCK_TYPE_BOOK_FORM, NULL);

  self->document = document;
  self->description = describe (duck_book_document_get_book (document));
  make_rows (self);
  return GTK_WIDGET (self);
}
