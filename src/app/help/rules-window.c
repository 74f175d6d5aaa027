/* rules-window.c: the clauses of a rule system, to look things up beside one's work
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/help/rules-window.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "app/base/list-keys.h"
#include "app/base/words.h"
#include "engine/system.h"
#include "text/army/amendment.h"
#include "text/field/field.h"
#include "text/game/event.h"
#include "text/words/phrase.h"

struct _DuckRulesWindow
{
  AdwWindow parent_instance;

  GtkDropDown *systems;
  GtkSearchEntry *search;
  GtkDropDown *chapters;
  GtkListBox *list;
  GtkLabel *credit;

  WarRules *rules; /* or NULL: none yet */
  const char *played; /* the system of the game that is looked at; NULL: none is */
  WarAmendments amendments; /* of that game */
  GPtrArray *names; /* char: of chapters, as the rows count them */
  char **words; /* that are searched, folded */
  GtkListBoxRow *wanted; /* is brought into sight once it has its place; or NULL */
  guint tick;
};

G_DEFINE_FINAL_TYPE (DuckRulesWindow, duck_rules_window, ADW_TYPE_WINDOW)

/* What a row says. */
typedef struct
{
  guint chapter; /* index in names */
  char *clause; /* its id; or NULL: it is of a table */
  char *folded; /* all that it says, to be searched */
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->clause);
  g_free (entry->folded);
  g_free (entry);
}

static const Entry *
get_entry (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "entry");
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

/* How narrow a text may become, in characters. Without that each is laid out with one letter in
 * each line, to learn how narrow it could be: of hundreds of clauses that takes seconds. */
#define TEXT_WIDTH 12

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), TEXT_WIDTH);
  return label;
}

/* width: of the name, in characters. note: or NULL. */
static void
add_row (DuckRulesWindow *self, const char *clause, const char *name, gint width, const char *text,
         const char *note)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name_label = new_label (name, "heading");
  GtkWidget *text_label = new_label (text, NULL);
  g_autofree char *all = g_strdup_printf (note != NULL ? "%s %s %s" : "%s %s", name, text, note);
  Entry *entry = g_new0 (Entry, 1);

  gtk_label_set_width_chars (GTK_LABEL (name_label), width);
  gtk_label_set_max_width_chars (GTK_LABEL (name_label), width);
  gtk_label_set_yalign (GTK_LABEL (name_label), 0);
  duck_clause_link_set_text (GTK_LABEL (text_label), text, self->rules);
  gtk_box_append (GTK_BOX (lines), text_label);
  if (note != NULL)
    gtk_box_append (GTK_BOX (lines), new_label (note, "caption"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (columns), name_label);
  gtk_box_append (GTK_BOX (columns), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), columns);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);

  entry->chapter = self->names->len - 1;
  entry->clause = g_strdup (clause);
  entry->folded = g_utf8_casefold (all, -1);
  g_object_set_data_full (G_OBJECT (row), "entry", entry, entry_free);
  gtk_list_box_append (self->list, row);
}

/* Whether the amendment counts in what is being looked at; NULL: there is nothing that it could
 * count in. */
static const char *
name_use (DuckRulesWindow *self, const WarClause *clause)
{
  gint amendment = war_system_find_amendment (self->rules->system, clause->id);

  if (self->played == NULL || !g_str_equal (self->played, self->rules->system->id)
      || amendment == WAR_NO_AMENDMENT)
    return NULL;
  if ((self->amendments >> amendment & 1) != 0)
    return _ ("It is in use here.");
  return text_amendment_is_choice (self->rules, clause)
           ? _ ("It is not in use here.")
           : _ ("It is not in use here: the printed rule holds.");
}

static char *
dup_note (DuckRulesWindow *self, const WarClause *clause)
{
  g_autofree char *amendment = text_describe_amendment (self->rules, clause);
  const char *use = amendment != NULL ? name_use (self, clause) : NULL;

  if (use == NULL)
    return g_steal_pointer (&amendment);
  return g_strdup_printf ("%s\n%s", amendment, use);
}

static void
begin_chapter (DuckRulesWindow *self, const char *name)
{
  g_ptr_array_add (self->names, g_strdup (name));
}

static char *
dup_chapter_name (const WarChapter *chapter)
{
  const char *number = text_short_clause (chapter->id);

  /* Of rulings the name says it all. */
  if (!g_ascii_isdigit (number[0]))
    return g_strdup (text_translate (chapter->name));
  return g_strdup_printf ("%s  %s", number, text_translate (chapter->name));
}

static void
add_clauses (DuckRulesWindow *self)
{
  const WarChapter *last = NULL;

  for (guint i = 0; i < self->rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (self->rules->clauses, i);
      const WarChapter *chapter = war_rules_find_chapter (self->rules, clause->id);
      g_autofree char *note = dup_note (self, clause);

      if (self->names->len == 0 || chapter != last)
        {
          g_autofree char *name
            = chapter != NULL ? dup_chapter_name (chapter) : g_strdup (_ ("Clauses"));

          begin_chapter (self, name);
        }
      last = chapter;
      add_row (self, clause->id, text_short_clause (clause->id), 6, text_translate (clause->text),
               note);
    }
}

/* The width of names in tables, in characters. */
#define NAME_WIDTH 16

static void
add_terrain (DuckRulesWindow *self)
{
  begin_chapter (self, _ ("Terrain"));
  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    {
      g_autofree char *effect = text_terrain_effect ((WarTerrain) i, self->rules);
      const char *name = text_translate (war_terrain_get_name ((WarTerrain) i));

      add_row (self, NULL, name, NAME_WIDTH, effect, NULL);
    }
}

/* Where a system has no name for a number, its clauses say it. */
static void
add_numbers (DuckRulesWindow *self)
{
  const WarSystem *system = self->rules->system;
  gboolean any = FALSE;

  for (guint i = 0; system->numbers[i].id != NULL; i++)
    {
      const WarStat *number = &system->numbers[i];
      g_autofree char *value = text_stat (number, self->rules->numbers[i], system->length_unit);

      if (number->name == NULL)
        continue;
      if (!any)
        begin_chapter (self, _ ("Numbers"));
      any = TRUE;
      add_row (self, NULL, text_translate (number->name), NAME_WIDTH, value, NULL);
    }
}

static void
add_traits (DuckRulesWindow *self)
{
  if (self->rules->traits->len > 0)
    begin_chapter (self, _ ("Traits"));
  for (guint i = 0; i < self->rules->traits->len; i++)
    {
      const WarTrait *trait = g_ptr_array_index (self->rules->traits, i);
      g_autofree char *text = duck_clause_link_cite (
        trait->text != NULL ? text_translate (trait->text) : "", trait->clause);

      add_row (self, NULL, text_translate (trait->name), NAME_WIDTH, text, NULL);
    }
}

static char *
describe_game_type (const WarGameType *type)
{
  g_autofree char *least = text_cost (type->cost_minimum);
  g_autofree char *most = text_cost (type->cost_maximum);
  /* Translators: rounds of a game, least and most; costs of armies, likewise: "600 points" */
  g_autofree char *text = g_strdup_printf (_ ("%d to %d rounds, armies of %s to %s"),
                                           type->rounds_minimum, type->rounds_maximum, least, most);

  return duck_clause_link_cite (text, type->clause);
}

static void
add_game_types (DuckRulesWindow *self)
{
  if (self->rules->game_types->len > 0)
    begin_chapter (self, _ ("Game Types"));
  for (guint i = 0; i < self->rules->game_types->len; i++)
    {
      const WarGameType *type = g_ptr_array_index (self->rules->game_types, i);
      g_autofree char *text = describe_game_type (type);

      add_row (self, NULL, text_translate (type->name), NAME_WIDTH, text, NULL);
    }
}

static void
fill_list (DuckRulesWindow *self)
{
  GtkListBoxRow *row;
  g_autoptr (GtkStringList) chapters = gtk_string_list_new (NULL);
  const WarSystem *system = self->rules->system;
  /* Translators: a set of rules and its author; the clauses are our words for what they say */
  g_autofree char *credit
    = g_strdup_printf (_ ("%s by %s, in our own words. You need the printed rules to play."),
                       system->name, system->credit);

  self->wanted = NULL;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_ptr_array_set_size (self->names, 0);
  add_clauses (self);
  add_terrain (self);
  add_numbers (self);
  add_traits (self);
  add_game_types (self);

  gtk_string_list_append (chapters, _ ("All Chapters"));
  for (guint i = 0; i < self->names->len; i++)
    gtk_string_list_append (chapters, g_ptr_array_index (self->names, i));
  gtk_drop_down_set_model (self->chapters, G_LIST_MODEL (chapters));
  gtk_label_set_label (self->credit, credit);
}

/* ---------------------------------------------------------------------------------------------
 * Searching. */

static gboolean
filter (GtkListBoxRow *row, gpointer data)
{
  DuckRulesWindow *self = data;
  const Entry *entry = get_entry (row);
  guint chapter = gtk_drop_down_get_selected (self->chapters);

  if (chapter != GTK_INVALID_LIST_POSITION && chapter > 0 && entry->chapter != chapter - 1)
    return FALSE;
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    if (strstr (entry->folded, self->words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
head (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  DuckRulesWindow *self = data;
  guint chapter = get_entry (row)->chapter;
  GtkWidget *header = NULL;

  if (before == NULL || get_entry (before)->chapter != chapter)
    {
      header = new_label (g_ptr_array_index (self->names, chapter), "title-4");
      gtk_widget_add_css_class (header, "rules-chapter");
    }
  gtk_list_box_row_set_header (row, header);
}

static void
filter_cb (DuckRulesWindow *self)
{
  g_autofree char *folded
    = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  g_strfreev (self->words);
  self->words = g_strsplit_set (folded, " ", -1);
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

static void
stop_search_cb (DuckRulesWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static GtkListBoxRow *
find_first_seen (DuckRulesWindow *self)
{
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

static void
search_activate_cb (DuckRulesWindow *self)
{
  GtkListBoxRow *row = find_first_seen (self);

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
search_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  duck_list_search (DUCK_RULES_WINDOW (widget)->search);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckRulesWindow *self = DUCK_RULES_WINDOW (widget);

  /* Before it has its place nothing can be scrolled there. */
  if (self->wanted != NULL && gtk_widget_get_height (GTK_WIDGET (self->wanted)) == 0)
    return G_SOURCE_CONTINUE;
  if (self->wanted != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->wanted));
  self->wanted = NULL;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
show_clause (DuckRulesWindow *self, const char *id)
{
  GtkListBoxRow *row;

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (self->chapters, 0);
  filter_cb (self);
  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_strcmp0 (get_entry (row)->clause, id) == 0)
      {
        gtk_list_box_select_row (self->list, row);
        self->wanted = row;
        if (self->tick == 0)
          self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
        return;
      }
}

static void
set_rules (DuckRulesWindow *self, WarRules *rules)
{
  const WarSystem *system;

  g_clear_pointer (&self->rules, war_rules_unref);
  self->rules = war_rules_ref (rules);
  fill_list (self);
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    if (system == rules->system)
      gtk_drop_down_set_selected (self->systems, i);
}

/* The rules of the system; NULL: they cannot be read. */
static WarRules *
load (DuckRulesWindow *self, const char *system)
{
  DuckShell *shell = duck_shell_find (self);

  return shell != NULL ? store_library_get_rules (duck_shell_get_library (shell), system, NULL)
                       : NULL;
}

static void
system_cb (DuckRulesWindow *self)
{
  const WarSystem *system = war_system_get_nth (gtk_drop_down_get_selected (self->systems));
  WarRules *rules;

  if (self->rules == NULL || system == NULL || system == self->rules->system)
    return;

  rules = load (self, system->id);
  if (rules != NULL)
    set_rules (self, rules);
}

/* A clause leads to others. */
static void
show_clause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DuckRulesWindow *self = DUCK_RULES_WINDOW (widget);
  const WarClause *clause
    = duck_clause_link_find (self->rules, g_variant_get_string (parameter, NULL));

  if (clause != NULL)
    show_clause (self, clause->id);
}

static void
duck_rules_window_dispose (GObject *object)
{
  DuckRulesWindow *self = DUCK_RULES_WINDOW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->wanted = NULL;

  G_OBJECT_CLASS (duck_rules_window_parent_class)->dispose (object);
}

static void
duck_rules_window_finalize (GObject *object)
{
  DuckRulesWindow *self = DUCK_RULES_WINDOW (object);

  g_clear_pointer (&self->rules, war_rules_unref);
  g_ptr_array_unref (self->names);
  g_strfreev (self->words);

  G_OBJECT_CLASS (duck_rules_window_parent_class)->finalize (object);
}

static void
duck_rules_window_class_init (DuckRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_rules_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_rules_window_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckRulesWindow, systems);
  gtk_widget_class_bind_template_child (widget_class, DuckRulesWindow, search);
  gtk_widget_class_bind_template_child (widget_class, DuckRulesWindow, chapters);
  gtk_widget_class_bind_template_child (widget_class, DuckRulesWindow, list);
  gtk_widget_class_bind_template_child (widget_class, DuckRulesWindow, credit);
  gtk_widget_class_bind_template_callback (widget_class, system_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_install_action (widget_class, DUCK_CLAUSE_ACTION, "s", show_clause_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, search_key_cb, NULL);
}

static void
duck_rules_window_init (DuckRulesWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const WarSystem *system;

  self->names = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_list_leave_by_tab (self->list);
  gtk_list_box_set_filter_func (self->list, filter, self, NULL);
  gtk_list_box_set_header_func (self->list, head, self, NULL);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    gtk_string_list_append (names, system->name);
  gtk_drop_down_set_model (self->systems, G_LIST_MODEL (names));
}

/* That of the shell, if it is open. */
static DuckRulesWindow *
find_window (DuckShell *shell)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (shell));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (DUCK_IS_RULES_WINDOW (l->data)
        && gtk_window_get_transient_for (l->data) == GTK_WINDOW (shell))
      return l->data;
  return NULL;
}

void
duck_rules_window_show (DuckShell *shell, WarRules *rules, const WarAmendments *amendments,
                        const char *clause)
{
  g_return_if_fail (DUCK_IS_SHELL (shell));
  g_return_if_fail (rules != NULL);

  DuckRulesWindow *self = find_window (shell);
  const char *played = amendments != NULL ? rules->system->id : NULL;
  WarAmendments in_use = amendments != NULL ? *amendments : 0;
  const WarClause *found;

  if (self == NULL)
    {
      self = g_object_new (DUCK_TYPE_RULES_WINDOW, "transient-for", shell, "application",
                           gtk_window_get_application (GTK_WINDOW (shell)), NULL);
      gtk_widget_grab_focus (GTK_WIDGET (self->search));
    }
  if (self->rules != rules || self->played != played || self->amendments != in_use)
    {
      self->played = played;
      self->amendments = in_use;
      set_rules (self, rules);
    }
  found = clause != NULL ? duck_clause_link_find (rules, clause) : NULL;
  if (found != NULL)
    show_clause (self, found->id);
  gtk_window_present (GTK_WINDOW (self));
}
