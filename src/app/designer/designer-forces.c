/* designer-forces.c: who fights, and with what: fixed lists, armies, or points and a book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "app/base/number-guard.h"
#include "app/base/unit-picture.h"
#include "app/designer/designer-form.h"
#include "app/designer/designer-reserve.h"
#include "app/designer/designer-starts.h"
#include "app/designer/take-army.h"
#include "app/shell/chooser.h"
#include "desk/base/kind.h"
#include "desk/library/library-file.h"
#include "text/operation/briefing.h"
#include "text/operation/starts.h"
#include "text/words/phrase.h"

typedef const DuckDesignerField Field;

/* What a side brings at first, when it is to bring an army. */
#define USUAL_COST 1000

/* By these the rows to choose from are known, which stand behind the entries. */
enum
{
  ADDS_TYPES = WAR_FORCE_MAX_ENTRIES,
  ADDS_ARMY,
};

static const WarForce *
get_force (Field *field, const WarOperation *operation)
{
  return operation->forces[field->side - 1];
}

static const WarForce *
get_document_force (Field *field, DuckOperationDocument *document)
{
  return get_force (field, duck_operation_document_get_operation (document));
}

static gint
get_number (Field *field)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget));
}

/* ---------------------------------------------------------------------------------------------
 * The side. */

static void
show_name (Field *field, const WarOperation *operation)
{
  duck_designer_show_text (field->widget, get_force (field, operation)->name);
}

static void
apply_name (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_side_name (document, field->side,
                                         gtk_editable_get_text (GTK_EDITABLE (field->widget)));
}

/* The books that a side of the operation can be of. */
static GPtrArray *
list_books (DuckOperationDocument *document)
{
  const WarRules *rules = duck_operation_document_get_operation (document)->rules;

  return duck_library_list_books (duck_document_get_library (DUCK_DOCUMENT (document)),
                                  rules->system);
}

static guint
count_units (Field *field, DuckOperationDocument *document)
{
  return war_force_count_units (get_document_force (field, document));
}

/* The choice, or the book by its name or as missing. */
static void
show_book_choice (Field *field, guint choice, const WarBook *book)
{
  /* Translators: %s is the id of an army book */
  g_autofree char *missing = g_strdup_printf (_ ("“%s” is missing, or cannot be opened"), book->id);

  duck_designer_show_choice_or (field->widget, choice,
                                book->is_absent ? missing : text_translate (book->name));
}

static void
show_book (Field *field, const WarOperation *operation)
{
  DuckOperationDocument *document = duck_designer_form_get_document (field->form);
  const WarBook *book = get_force (field, operation)->book;
  g_autoptr (GPtrArray) books = list_books (document);
  guint choice = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < books->len; i++)
    if (g_str_equal (((const WarBook *) g_ptr_array_index (books, i))->id, book->id))
      choice = i;
  show_book_choice (field, choice, book);
}

/* So many units are gone with a book. */
static void
offer_lost (Field *field, guint n_lost)
{
  g_autofree char *text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit is not in this book and was taken off",
                 "%u units are not in this book and were taken off", n_lost),
    n_lost);

  if (n_lost > 0)
    duck_designer_form_offer_undo (field->form, text);
}

static void
apply_book (Field *field, DuckOperationDocument *document)
{
  g_autoptr (GPtrArray) books = list_books (document);
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
  guint n_lost = count_units (field, document);

  if (choice >= books->len)
    return;

  duck_operation_document_set_book (document, field->side, g_ptr_array_index (books, choice));
  offer_lost (field, n_lost - count_units (field, document));
}

static void
show_ally (Field *field, const WarOperation *operation)
{
  DuckOperationDocument *document = duck_designer_form_get_document (field->form);
  const WarBook *ally = war_force_get_book (get_force (field, operation), field->index);
  g_autoptr (GPtrArray) books = list_books (document);
  guint choice = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; ally != NULL && i < books->len; i++)
    if (g_str_equal (((const WarBook *) g_ptr_array_index (books, i))->id, ally->id))
      choice = i + 1;
  if (ally == NULL)
    duck_designer_show_choice (field->widget, 0);
  else
    show_book_choice (field, choice, ally);
}

/* Whether the side's own book or another ally's is this one. */
static gboolean
is_there (Field *field, DuckOperationDocument *document, const WarBook *book)
{
  const WarForce *force = get_document_force (field, document);

  for (guint i = 0; i <= force->allies->len; i++)
    if (i != field->index && g_str_equal (war_force_get_book (force, i)->id, book->id))
      return TRUE;
  return FALSE;
}

static void
apply_ally (Field *field, DuckOperationDocument *document)
{
  g_autoptr (GPtrArray) books = list_books (document);
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
  guint n_lost = count_units (field, document);
  WarBook *book;

  if (choice > books->len)
    return;

  book = choice > 0 ? g_ptr_array_index (books, choice - 1) : NULL;
  /* The list has all books; what is there already goes back to what it was. */
  if (book != NULL && is_there (field, document, book))
    {
      show_ally (field, duck_operation_document_get_operation (document));
      return;
    }

  duck_operation_document_set_ally (document, field->side, field->index, book);
  offer_lost (field, n_lost - count_units (field, document));
}

/* A fixed list, or the player's own army. */
static void
show_source (Field *field, const WarOperation *operation)
{
  duck_designer_show_choice (field->widget, get_force (field, operation)->cost_limit != 0);
}

static void
apply_source (Field *field, DuckOperationDocument *document)
{
  gint cost_limit = get_document_force (field, document)->cost_limit;
  guint n_lost = count_units (field, document);
  g_autofree char *text = NULL;

  if (adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget)) == 0)
    cost_limit = 0;
  else if (cost_limit == 0)
    cost_limit = USUAL_COST;
  duck_operation_document_set_cost_limit (document, field->side, cost_limit);

  n_lost -= count_units (field, document);
  text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit was taken off", "%u units were taken off", n_lost),
    n_lost);
  if (n_lost > 0)
    duck_designer_form_offer_undo (field->form, text);
}

static void
show_limit (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             get_force (field, operation)->cost_limit);
}

static void
apply_limit (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_cost_limit (document, field->side, get_number (field));
}

/* "12 units, 665 points" */
static void
show_total (Field *field, const WarOperation *operation)
{
  const WarForce *force = get_force (field, operation);
  guint n = war_force_count_units (force);
  g_autofree char *cost = text_cost (war_force_get_cost (force));
  g_autofree char *units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  /* Translators: "12 units" and "520 points" */
  g_autofree char *total = g_strdup_printf (_ ("%s, %s"), units, cost);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (field->widget),
                                         force->cost_limit == 0 ? total : NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Entries. */

static void
set_entry (Field *field, DuckOperationDocument *document, WarForceEntry *entry)
{
  duck_operation_document_set_entry (document, field->side, field->index, entry);
}

/* "“Old Contemptibles” · 200 points · wave 2" */
static void
show_entry (Field *field, const WarOperation *operation)
{
  const WarForceEntry *entry = duck_designer_field_get_entry (field, operation);
  g_autofree char *cost = text_cost (entry->count * entry->type->cost);
  g_autofree char *coming = text_force_entry_coming (entry, operation);
  g_autofree char *starts = text_starts (entry);
  g_autoptr (GString) text = g_string_new (NULL);

  if (entry->name != NULL)
    {
      g_autofree char *quoted = text_quoted (entry->name);

      g_string_append_printf (text, "%s · ", quoted);
    }
  g_string_append (text, entry->type->is_absent ? _ ("not in any army book here") : cost);
  if (entry->group != NULL)
    g_string_append_printf (text, " · %s", entry->group);
  if (entry->wave != 0)
    g_string_append_printf (text, _ (" · wave %d"), entry->wave);
  if (entry->wave == 0 && coming != NULL)
    g_string_append_printf (text, " · %s", coming);
  if (starts != NULL)
    g_string_append_printf (text, " · %s", starts);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (field->widget), text->str);
}

static void
show_count (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             duck_designer_field_get_entry (field, operation)->count);
}

static void
apply_count (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  war_force_entry_set_count (entry, get_number (field));
  set_entry (field, document, entry);
}

/* Sets one of the entry's words to what the field has; NULL if that is nothing. */
static void
take_word (Field *field, char **word)
{
  g_free (*word);
  *word = war_line_clean (gtk_editable_get_text (GTK_EDITABLE (field->widget)));
}

static void
show_own_name (Field *field, const WarOperation *operation)
{
  duck_designer_show_text (field->widget, duck_designer_field_get_entry (field, operation)->name);
}

static void
apply_own_name (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  take_word (field, &entry->name);
  set_entry (field, document, entry);
}

static void
show_group (Field *field, const WarOperation *operation)
{
  duck_designer_show_text (field->widget, duck_designer_field_get_entry (field, operation)->group);
}

static void
apply_group (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  take_word (field, &entry->group);
  set_entry (field, document, entry);
}

static void
apply_remove (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_remove_entry (document, field->side, field->index);
}

static void
fill_entry (DuckDesignerForm *form, AdwExpanderRow *expander, const WarOperation *operation,
            gint side, guint index)
{
  GtkWidget *row = duck_designer_new_entry (_ ("Name of Their Own"), DUCK_NAME_MAX);

  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, row, "changed", side, index, show_own_name, apply_own_name);
  row = duck_designer_new_entry (_ ("Company, Regiment or Brigade"), DUCK_NAME_MAX);
  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, row, "changed", side, index, show_group, apply_group);
  duck_designer_add_arrival (form, expander, operation, side, index);
  duck_designer_add_starts (form, expander, operation, side, index);
}

static void
add_entry (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarOperation *operation,
           gint side, guint index)
{
  const WarForceEntry *entry = g_ptr_array_index (operation->forces[side - 1]->entries, index);
  const char *type_name = text_translate (entry->type->name);
  /* Translators: %s is a unit type */
  g_autofree char *remove_name = g_strdup_printf (_ ("Remove %s"), type_name);
  g_autofree char *count_name = g_strdup_printf (_ ("How Many %s"), type_name);
  GtkWidget *expander = duck_expander_row_new ();
  GtkWidget *remove = duck_designer_new_button ("user-trash-symbolic", remove_name);
  GtkWidget *count = gtk_spin_button_new_with_range (1, WAR_FORCE_MAX_COUNT, 1);

  duck_number_guard_add (GTK_SPIN_BUTTON (count));
  gtk_widget_set_valign (count, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_PROPERTY_LABEL, count_name,
                                  -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), type_name);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (expander),
                               duck_unit_picture_new (entry->type, 32));
  duck_expander_row_add (ADW_EXPANDER_ROW (expander), remove);
  duck_expander_row_add (ADW_EXPANDER_ROW (expander), count);
  adw_preferences_group_add (group, expander);
  duck_designer_form_bind (form, expander, NULL, side, index, show_entry, NULL);
  duck_designer_form_mark (form, expander, DUCK_SUBJECT_UNITS, side, index);
  duck_designer_form_bind (form, count, "value-changed", side, index, show_count, apply_count);
  duck_designer_form_bind (form, remove, "clicked", side, index, NULL, apply_remove);
  duck_designer_form_fill_later (form, expander, side, index, fill_entry);
}

/* ---------------------------------------------------------------------------------------------
 * Adding units. */

static void
apply_add (Field *field, DuckOperationDocument *document)
{
  g_autoptr (GPtrArray) types = war_force_list_types (get_document_force (field, document));

  if (field->index < types->len)
    duck_operation_document_add_unit (document, field->side,
                                      g_ptr_array_index (types, field->index));
}

static GtkWidget *
new_expander (const char *title, const char *subtitle)
{
  GtkWidget *expander = duck_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander), subtitle);
  return expander;
}

static GtkWidget *
new_choice (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

/* "40 points · 3 chosen" */
static void
show_type (Field *field, const WarOperation *operation)
{
  const WarForce *force = get_force (field, operation);
  g_autoptr (GPtrArray) types = war_force_list_types (force);
  const WarUnitType *type;
  g_autofree char *cost = NULL;
  g_autofree char *text = NULL;
  gint count = 0;

  if (field->index >= types->len)
    return;

  type = g_ptr_array_index (types, field->index);
  cost = text_cost (type->cost);
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      if (entry->type == type)
        count += entry->count;
    }
  /* Translators: "40 points", and how many such units there are already */
  text = g_strdup_printf (_ ("%s · %d chosen"), cost, count);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (field->widget), count > 0 ? text : cost);
}

/* A row for each type of the force's books: choosing one adds a unit. */
static void
fill_types (DuckDesignerForm *form, AdwExpanderRow *expander, const WarOperation *operation,
            gint side, guint index)
{
  g_autoptr (GPtrArray) types = war_force_list_types (operation->forces[side - 1]);

  for (guint i = 0; i < types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (types, i);
      GtkWidget *row = new_choice (text_translate (type->name), NULL);
      g_autofree char *add_name = g_strdup_printf (_ ("Add %s"), text_translate (type->name));
      GtkWidget *add = duck_designer_new_button ("list-add-symbolic", add_name);

      /* A row takes two quick clicks for one, a button for two. */
      gtk_widget_set_focusable (add, FALSE);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), duck_unit_picture_new (type, 32));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), add);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, row, "activated", side, i, NULL, apply_add);
      duck_designer_form_bind (form, add, "clicked", side, i, NULL, apply_add);
      duck_designer_form_bind (form, row, NULL, side, i, show_type, NULL);
    }
}

static void
add_types (DuckDesignerForm *form, AdwPreferencesGroup *group, gint side)
{
  GtkWidget *expander = new_expander (_ ("Add Units"), NULL);

  adw_preferences_group_add (group, expander);
  duck_designer_form_bind (form, expander, NULL, side, ADDS_TYPES, NULL, NULL);
  duck_designer_form_mark (form, expander, DUCK_SUBJECT_ADDING_UNITS, side, 0);
  duck_designer_form_fill_later (form, expander, side, 0, fill_types);
}

static void
take_army (DuckDesignerForm *form, gint side, const char *path)
{
  DuckOperationDocument *document = duck_designer_form_get_document (form);
  const WarRules *rules = duck_operation_document_get_operation (document)->rules;
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (form)));
  g_autoptr (WarArmy) army = duck_take_army (
    window, duck_document_get_library (DUCK_DOCUMENT (document)), path, rules->system);

  if (army != NULL)
    duck_operation_document_set_army (document, side, army);
}

static void
first_chosen_cb (const char *path, gpointer form)
{
  take_army (form, 1, path);
}

static void
second_chosen_cb (const char *path, gpointer form)
{
  take_army (form, 2, path);
}

/* An army of the side's book is chosen, whose units come in place of all. */
static void
apply_army (Field *field, DuckOperationDocument *document)
{
  const WarBook *book = get_document_force (field, document)->book;
  const DuckChoosing choosing = { .title = _ ("Take an Army"),
                                  .kind = DUCK_KIND_ARMY,
                                  .system = book->rules->system,
                                  .book = book,
                                  .document = DUCK_DOCUMENT (document) };

  duck_chooser_show (field->widget, &choosing,
                     field->side == 1 ? first_chosen_cb : second_chosen_cb, field->form);
}

/* ---------------------------------------------------------------------------------------------
 * The section. */

/* "None", and the names of the books that there are. */
static GStrv
list_book_names (DuckDesignerForm *form)
{
  g_autoptr (GPtrArray) books = list_books (duck_designer_form_get_document (form));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, C_ ("army book", "None"));
  for (guint i = 0; i < books->len; i++)
    g_strv_builder_add (names, text_translate (((WarBook *) g_ptr_array_index (books, i))->name));
  return g_strv_builder_end (names);
}

/* A row for each ally, and one for another. */
static void
add_allies (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarForce *force, gint side,
            const char *const *books)
{
  for (guint i = 1; i <= MIN (force->allies->len + 1, WAR_FORCE_MAX_ALLIES); i++)
    {
      GtkWidget *row = duck_designer_new_combo (_ ("Allied Army Book"), books);

      adw_preferences_group_add (group, row);
      duck_designer_form_bind (form, row, "notify::selected", side, i, show_ally, apply_ally);
    }
}

static void
add_force (DuckDesignerForm *form, const WarOperation *operation, gint side)
{
  const char *const sources[] = { _ ("A Fixed List"), _ ("The Player’s Own Army"), NULL };
  const WarForce *force = operation->forces[side - 1];
  AdwPreferencesGroup *group
    = duck_designer_form_add_group (form, side == 1 ? _ ("First Side") : _ ("Second Side"), NULL);
  g_auto (GStrv) books = list_book_names (form);
  GtkSpinButton *limit;
  GtkWidget *row;

  duck_designer_form_bind (form, group, NULL, side, 0, show_total, NULL);
  row = duck_designer_new_entry (_ ("Name"), DUCK_NAME_MAX);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "changed", side, 0, show_name, apply_name);

  row = duck_designer_new_combo (_ ("Army Book"), (const char *const *) books + 1);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "notify::selected", side, 0, show_book, apply_book);
  duck_designer_form_mark (form, row, DUCK_SUBJECT_BOOK, side, 0);

  row = duck_designer_new_combo (_ ("Units"), sources);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "notify::selected", side, 0, show_source, apply_source);

  if (force->cost_limit != 0)
    {
      row = duck_designer_new_number (_ ("Points at Most"), 1, WAR_ARMY_MAX_COST_LIMIT, 50, &limit);
      adw_preferences_group_add (group, row);
      duck_designer_form_bind (form, limit, "value-changed", side, 0, show_limit, apply_limit);
      duck_designer_form_mark (form, GTK_WIDGET (limit), DUCK_SUBJECT_COST_LIMIT, side, 0);
      if (operation->rules->system->n_allied_books > 0)
        add_allies (form, group, force, side, (const char *const *) books);
      return;
    }

  /* What is added comes below, so that the rows that add stay under the pointer. */
  row
    = duck_designer_new_link (_ ("Take an Army…"), _ ("Its units in place of those that are here"));
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "activated", side, ADDS_ARMY, NULL, apply_army);
  duck_designer_form_mark (form, row, DUCK_SUBJECT_TAKING_ARMY, side, 0);
  add_allies (form, group, force, side, (const char *const *) books);
  add_types (form, group, side);
  for (guint i = 0; i < force->entries->len; i++)
    duck_designer_form_add_later (form, group, side, i, add_entry);
}

/* Which units there are, of which books. */
static char *
describe (const WarOperation *operation)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = operation->forces[i];

      for (guint j = 0; j <= force->allies->len; j++)
        g_string_append_printf (text, "%s %d ", war_force_get_book (force, j)->id,
                                war_force_get_book (force, j)->is_absent);
      g_string_append_printf (text, "%d", force->cost_limit != 0);
      for (guint j = 0; j < force->entries->len; j++)
        g_string_append_printf (
          text, " %s", ((WarForceEntry *) g_ptr_array_index (force->entries, j))->type->id);
      g_string_append_c (text, '\n');
    }

  duck_designer_describe_arrivals (operation, text);
  duck_designer_describe_starts (operation, text);

  return g_string_free (text, FALSE);
}

static void
build (DuckDesignerForm *form, const WarOperation *operation)
{
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_force (form, operation, side);
}

const DuckDesignerSection duck_designer_forces_section
  = { .id = "forces", .title = N_ ("Forces"), .describe = describe, .build = build };
