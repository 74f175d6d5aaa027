/* campaign-page.c: the page of a campaign: its operations in order, and its record
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/campaign-page.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/growth.h"
#include "app/base/kept-rows.h"
#include "app/base/newer.h"
#include "app/base/not-played.h"
#include "app/designer/designer-form.h"
#include "app/designer/league-view.h"
#include "app/shell/chooser.h"
#include "desk/base/kind.h"
#include "desk/documents/campaign-document.h"
#include "engine/game/operation-check.h"
#include "store/documents/operation-file.h"
#include "text/operation/briefing.h"
#include "text/operation/oddity.h"

struct _DuckCampaignPage
{
  DuckPage parent_instance;

  GtkWidget *name;
  GtkTextBuffer *prologue;
  GtkLabel *record;
  AdwPreferencesGroup *recorded; /* that is in; not for players */
  DuckLeagueView *league;
  AdwPreferencesPage *page;
  AdwPreferencesGroup *parts;
  GPtrArray *rows; /* Row, one for each part, as far as they are made */
  DuckGrowth *growth; /* of them; NULL: there were none yet */

  char *description; /* of the rows that there are */
  gboolean showing; /* the widgets follow the document, not the user */
  guint rebuild; /* source */
  guint focus; /* the part whose row gets the focus when the rows are made; G_MAXUINT: none */
};

G_DEFINE_FINAL_TYPE (DuckCampaignPage, duck_campaign_page, DUCK_TYPE_PAGE)

/* The widgets of a part. */
typedef struct
{
  DuckCampaignPage *page;
  guint index;
  GtkWidget *expander;
  /* Below it, once somebody has folded it out. */
  GtkWidget *result; /* NULL: nobody has */
  GtkSpinButton *killed[WAR_N_SIDES];
  GtkSwitch *chooses; /* NULL of the first */

  WarOperation *checked; /* or NULL */
  char *fault; /* why that cannot be played; or NULL */
} Row;

static void
free_row (gpointer data)
{
  Row *row = data;

  g_clear_pointer (&row->checked, war_operation_unref);
  g_free (row->fault);
  g_free (row);
}

static DuckCampaignDocument *
get_document (DuckCampaignPage *self)
{
  return DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

static const WarCampaign *
get_campaign (DuckCampaignPage *self)
{
  return duck_campaign_document_get_campaign (get_document (self));
}

static const WarPart *
get_part (const Row *row)
{
  return war_campaign_get_part (get_campaign (row->page), row->index);
}

/* Rows that are about to be made anew stand for what is no longer there. */
static gboolean
is_busy (DuckCampaignPage *self)
{
  return self->showing || self->rebuild != 0;
}

/* ---------------------------------------------------------------------------------------------
 * What the user does. */

static void
name_changed_cb (DuckCampaignPage *self)
{
  if (!self->showing)
    duck_campaign_document_set_name (get_document (self),
                                     gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
prologue_changed_cb (DuckCampaignPage *self)
{
  g_autofree char *text = duck_designer_dup_paragraphs (self->prologue);

  if (!self->showing)
    duck_campaign_document_set_prologue (get_document (self), text);
}

static void
result_changed_cb (Row *row)
{
  WarResult result = { .winner = WAR_WINNER_NONE };

  if (is_busy (row->page))
    return;

  result.winner = (gint) adw_combo_row_get_selected (ADW_COMBO_ROW (row->result));
  for (guint i = 0; i < WAR_N_SIDES && result.winner != WAR_WINNER_NONE; i++)
    result.killed[i] = gtk_spin_button_get_value_as_int (row->killed[i]);
  duck_campaign_document_set_result (get_document (row->page), row->index, &result);
}

static void
chooses_changed_cb (Row *row)
{
  if (!is_busy (row->page))
    duck_campaign_document_set_winner_chooses (get_document (row->page), row->index,
                                               gtk_switch_get_active (row->chooses));
}

static void
move_to (Row *row, guint to)
{
  if (is_busy (row->page))
    return;

  row->page->focus = to;
  duck_campaign_document_move_part (get_document (row->page), row->index, to);
}

static void
up_cb (Row *row)
{
  if (row->index > 0)
    move_to (row, row->index - 1);
}

static void
down_cb (Row *row)
{
  if (row->index + 1 < get_campaign (row->page)->parts->len)
    move_to (row, row->index + 1);
}

static void
remove_cb (Row *row)
{
  if (!is_busy (row->page))
    duck_campaign_document_remove_part (get_document (row->page), row->index);
}

static void
open_file (GtkWindow *window, const char *path)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-file", "^ay", path);
}

/* An operation of the campaign's own file that is to have one of its own, in a window. */
typedef struct
{
  DuckCampaignDocument *document;
  WarOperation *operation;
  GtkWindow *window;
} Writing;

static guint
find_part (const WarCampaign *campaign, const WarOperation *operation)
{
  guint index = 0;

  while (index < campaign->parts->len
         && war_campaign_get_part (campaign, index)->operation != operation)
    index++;
  return index;
}

static void
written_cb (const char *path, gpointer data)
{
  Writing *writing = data;
  DuckDocument *document = DUCK_DOCUMENT (writing->document);
  const WarCampaign *campaign = duck_campaign_document_get_campaign (writing->document);
  guint index = find_part (campaign, writing->operation);
  g_autofree char *link = path != NULL ? duck_document_dup_link (document, path) : NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL
      && !store_operation_save (duck_document_get_library (document), writing->operation, path,
                                &error))
    duck_dialog_show_error (writing->window, _ ("Not Saved"), error->message, NULL);
  else if (path != NULL)
    {
      if (link != NULL && index < campaign->parts->len)
        duck_campaign_document_link_part (writing->document, index, link);
      open_file (writing->window, path);
    }

  g_object_unref (writing->document);
  war_operation_unref (writing->operation);
  g_object_unref (writing->window);
  g_free (writing);
}

/* Beside the campaign's file the part links to it. */
static void
write_cb (Row *row)
{
  DuckDocument *document = DUCK_DOCUMENT (get_document (row->page));
  const char *suffix = duck_kind_get_info (DUCK_KIND_OPERATION)->suffix;
  WarOperation *operation = get_part (row)->operation;
  g_autofree char *folder = duck_document_dup_folder (document);
  g_autofree char *name = duck_kind_suggest_name (operation->name, suffix);
  Writing *writing;

  if (is_busy (row->page))
    return;

  writing = g_new (Writing, 1);
  writing->document = g_object_ref (get_document (row->page));
  writing->operation = war_operation_ref (operation);
  writing->window = g_object_ref (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row->page))));
  duck_dialog_save_file (writing->window, _ ("Save Operation to Edit"), folder, name, suffix,
                         written_cb, writing);
}

static char *
find_file (const Row *row)
{
  return duck_campaign_document_find_operation (get_document (row->page), row->index);
}

static void
open_cb (Row *row)
{
  g_autofree char *path = find_file (row);

  if (path != NULL)
    open_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row->page))), path);
}

static void
chosen_cb (const char *path, gpointer data)
{
  DuckCampaignPage *self = data;
  DuckDocument *document = DUCK_DOCUMENT (get_document (self));
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation
    = store_operation_load (duck_document_get_library (document), path, faults);
  g_autofree char *link = duck_document_dup_link (document, path);

  if (operation == NULL)
    duck_dialog_show_faults (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), faults);
  else if (war_campaign_has_rules (get_campaign (self))
           && operation->rules->system != get_campaign (self)->rules->system)
    duck_dialog_show_error (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                            _ ("Operation Not Added"),
                            _ ("It is of other rules than the campaign."), NULL);
  else
    duck_campaign_document_add_operation (get_document (self), operation, link);
}

static void
add_cb (DuckCampaignPage *self)
{
  const WarCampaign *campaign = get_campaign (self);
  const DuckChoosing choosing
    = { .title = _ ("Add an Operation"),
        .kind = DUCK_KIND_OPERATION,
        .system = war_campaign_has_rules (campaign) ? campaign->rules->system : NULL,
        .document = DUCK_DOCUMENT (get_document (self)) };

  duck_chooser_show (self, &choosing, chosen_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * The operations in order. */

static void
add_button (Row *row, const char *icon, const char *name, gboolean is_possible, GCallback callback)
{
  /* Translators: what a button does, and to which operation: “Remove: Siege of Hooge” */
  g_autofree char *whole = g_strdup_printf (_ ("%s: %s"), name, get_part (row)->operation->name);
  GtkWidget *button = duck_designer_new_button (icon, whole);

  gtk_widget_set_sensitive (button, is_possible);
  g_signal_connect_swapped (button, "clicked", callback, row);
  duck_expander_row_add (ADW_EXPANDER_ROW (row->expander), button);
}

/* An operation of its own file is opened; another gets one first. */
static void
add_opening (Row *row)
{
  g_autofree char *path = find_file (row);

  if (path != NULL || get_part (row)->operation->is_absent)
    add_button (row, "document-open-symbolic", _ ("Open"), path != NULL, G_CALLBACK (open_cb));
  else
    add_button (row, "document-save-as-symbolic", _ ("Save as a File of Its Own to Edit"), TRUE,
                G_CALLBACK (write_cb));
}

static void
add_result (Row *row)
{
  const WarForce *const *forces = (const WarForce *const *) get_part (row)->operation->forces;
  /* Translators: %s is a side */
  g_autofree char *first = g_strdup_printf (_ ("Won by %s"), forces[0]->name);
  g_autofree char *second = g_strdup_printf (_ ("Won by %s"), forces[1]->name);
  const char *const choices[] = { _ ("Not played yet"), first, second, _ ("A draw"), NULL };

  row->result = duck_designer_new_combo (_ ("Result"), choices);
  g_signal_connect_swapped (row->result, "notify::selected", G_CALLBACK (result_changed_cb), row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row->expander), row->result);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      /* Translators: %s is a side, in the plural; a number of points follows */
      g_autofree char *title = g_strdup_printf (_ ("%s Killed, in Points"), forces[i]->name);

      adw_expander_row_add_row (
        ADW_EXPANDER_ROW (row->expander),
        duck_designer_new_number (title, 0, WAR_KILLED_MAX, 5, &row->killed[i]));
      g_signal_connect_swapped (row->killed[i], "value-changed", G_CALLBACK (result_changed_cb),
                                row);
    }
}

static void
add_chooses (Row *row)
{
  GtkWidget *chooses = duck_designer_new_switch (
    _ ("Winner Chooses"), _ ("Who won the operation before this one chooses who goes first"),
    &row->chooses);

  g_signal_connect_swapped (row->chooses, "notify::active", G_CALLBACK (chooses_changed_cb), row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row->expander), chooses);
}

static void show_part (Row *row);

/* Few of many are ever folded out, and what is in them takes longer to make than they. */
static void
expanded_cb (Row *row)
{
  if (row->result != NULL || row->page->rebuild != 0 || get_campaign (row->page)->league != NULL)
    return;

  if (row->index > 0)
    add_chooses (row);
  add_result (row);
  row->page->showing = TRUE;
  show_part (row);
  row->page->showing = FALSE;
}

static void
add_part (DuckCampaignPage *self, guint index)
{
  Row *row = g_new0 (Row, 1);
  const WarOperation *operation;
  g_autofree char *title = NULL;

  row->page = self;
  row->index = index;
  row->expander = duck_expander_row_new ();
  g_ptr_array_add (self->rows, row);
  operation = get_part (row)->operation;

  title = g_strdup_printf (C_ ("operation of a campaign", "%u. %s"), index + 1, operation->name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->expander), title);
  adw_preferences_group_add (self->parts, row->expander);
  add_button (row, "user-trash-symbolic", _ ("Remove"), TRUE, G_CALLBACK (remove_cb));
  add_button (row, DUCK_APP_ID "-later-symbolic", _ ("Later"),
              index + 1 < get_campaign (self)->parts->len, G_CALLBACK (down_cb));
  add_button (row, DUCK_APP_ID "-earlier-symbolic", _ ("Earlier"), index > 0, G_CALLBACK (up_cb));
  add_opening (row);
  g_signal_connect_swapped (row->expander, "notify::expanded", G_CALLBACK (expanded_cb), row);
}

/* Which operations there are, in which order, and which have files of their own. */
static char *
describe (DuckCampaignPage *self)
{
  const WarCampaign *campaign = get_campaign (self);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);
      g_autofree char *path = duck_campaign_document_find_operation (get_document (self), i);

      g_string_append_printf (text, "%d %s %d %d %s\n", campaign->league != NULL,
                              part->operation->id, path != NULL, part->operation->is_absent,
                              part->operation->name);
    }
  return g_string_free (text, FALSE);
}

/* "Not played yet · From the file “hooge.duckop”" */
static char *
dup_state (const Row *row)
{
  const WarPart *part = get_part (row);
  g_autofree char *path = find_file (row);
  g_autofree char *result = text_part_result (part);
  g_autofree char *name = NULL, *from = NULL;

  if (path == NULL && get_campaign (row->page)->league != NULL)
    return g_strdup (_ ("In the campaign’s own file"));
  if (path == NULL)
    return g_strdup_printf ("%s · %s", result, _ ("In the campaign’s own file"));

  name = g_filename_display_basename (path);
  /* Translators: %s is the name of a file, in which an operation is */
  from = g_strdup_printf (_ ("From the file “%s”"), name);
  if (get_campaign (row->page)->league != NULL)
    return g_steal_pointer (&from);
  return g_strdup_printf ("%s · %s", result, from);
}

/* Why the operation cannot be played, the first reason of all; NULL: it can be. Looking costs, so
 * it is done once. */
static const char *
find_fault (Row *row)
{
  WarOperation *operation = get_part (row)->operation;
  g_autoptr (GArray) oddities = NULL;

  if (row->checked == operation)
    return row->fault;

  g_clear_pointer (&row->checked, war_operation_unref);
  g_clear_pointer (&row->fault, g_free);
  row->checked = war_operation_ref (operation);
  oddities = war_operation_check (operation);
  for (guint i = 0; i < oddities->len && row->fault == NULL; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);

      if (war_oddity_get_weight (oddity) == WAR_ODDITY_PREVENTS)
        row->fault = text_oddity (oddity, operation);
    }
  return row->fault;
}

/* What stands below its name. */
static void
show_state (Row *row)
{
  const WarOperation *operation = get_part (row)->operation;
  g_autofree char *state = dup_state (row);
  const char *shown = state;

  if (operation->is_absent)
    shown = _ ("Missing, or cannot be opened: bring its file back beside the campaign’s, or add "
               "another operation");
  else if (war_operation_count_absent (operation) > 0)
    shown = _ ("Its field or an army book is missing");
  else if (find_fault (row) != NULL)
    shown = find_fault (row);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row->expander), shown);
}

static void
show_part (Row *row)
{
  const WarPart *part = get_part (row);

  show_state (row);
  if (row->result == NULL)
    return;

  duck_designer_show_choice (row->result, (guint) part->result.winner);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      gtk_spin_button_set_value (row->killed[i], part->result.killed[i]);
      gtk_widget_set_sensitive (GTK_WIDGET (row->killed[i]),
                                part->result.winner != WAR_WINNER_NONE);
    }
  if (row->chooses != NULL)
    gtk_switch_set_active (row->chooses, part->winner_chooses);
}

static void
show_parts (DuckCampaignPage *self)
{
  self->showing = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    show_part (g_ptr_array_index (self->rows, i));
  self->showing = FALSE;
}

static void
clear_parts (DuckCampaignPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->parts,
                                  ((Row *) g_ptr_array_index (self->rows, i))->expander);
  g_ptr_array_set_size (self->rows, 0);
}

/* So many rows fill a window; those below come later. */
#define FIRST_PARTS 6

static gboolean
add_parts (guint n, gpointer data)
{
  DuckCampaignPage *self = data;
  guint n_parts = get_campaign (self)->parts->len, first = self->rows->len;

  /* Parts have come or gone, and all rows are about to be made anew. */
  if (self->rebuild != 0)
    return FALSE;

  self->showing = TRUE;
  for (guint i = first; i < n_parts && i - first < n; i++)
    {
      add_part (self, i);
      show_part (g_ptr_array_index (self->rows, i));
    }
  self->showing = FALSE;
  return self->rows->len < n_parts;
}

static GPtrArray *
list_expanders (DuckCampaignPage *self)
{
  GPtrArray *expanders = g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    g_ptr_array_add (expanders, ((Row *) g_ptr_array_index (self->rows, i))->expander);
  return expanders;
}

/* The first time by frames. Later ones are made where somebody has scrolled to, and is to stay. */
static void
build_parts (DuckCampaignPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (GPtrArray) before = list_expanders (self), after = NULL;
  g_autoptr (DuckKeptRows) kept
    = duck_kept_rows_new (before, root != NULL ? gtk_root_get_focus (root) : NULL);

  clear_parts (self);
  if (self->growth == NULL)
    self->growth = duck_growth_new (GTK_WIDGET (self), FIRST_PARTS, 1, add_parts, self);
  else
    duck_growth_begin_anew (self->growth, G_MAXUINT);
  after = list_expanders (self);
  duck_kept_rows_fold_out (kept, after);
  if (self->focus < self->rows->len)
    gtk_widget_child_focus (((Row *) g_ptr_array_index (self->rows, self->focus))->expander,
                            GTK_DIR_TAB_FORWARD);
  else
    duck_kept_rows_focus (kept, after);
  self->focus = G_MAXUINT;
}

static gboolean
rebuild_cb (gpointer data)
{
  DuckCampaignPage *self = data;

  self->rebuild = 0;
  build_parts (self);
  return G_SOURCE_REMOVE;
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

/* Of a campaign with players the operations are what there is to play, and no record of two sides
 * is kept. */
static void
show_kind (DuckCampaignPage *self)
{
  gboolean has_players = get_campaign (self)->league != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->recorded), !has_players);
  gtk_widget_set_visible (adw_preferences_group_get_header_suffix (self->parts), !has_players);
  adw_preferences_group_set_description (
    self->parts, has_players
                   ? _ ("What the players’ battles are fought over.")
                   : _ ("In this order. Whoever wins more of them wins the campaign; if both win "
                        "as many, whoever has killed more points."));
}

static void
duck_campaign_page_update (DuckPage *page)
{
  DuckCampaignPage *self = DUCK_CAMPAIGN_PAGE (page);
  const WarCampaign *campaign = get_campaign (self);
  g_autofree char *description = describe (self);
  g_autofree char *record = text_campaign_record (campaign);
  g_autofree char *typed = war_paragraphs_clean (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  self->showing = TRUE;
  if (g_strcmp0 (typed, campaign->name) != 0)
    duck_designer_show_text (self->name, campaign->name);
  duck_designer_show_paragraphs (self->prologue, campaign->prologue);
  self->showing = FALSE;
  gtk_label_set_label (self->record, record);
  show_kind (self);
  duck_league_view_update (self->league);

  if (g_strcmp0 (description, self->description) == 0 && self->rebuild == 0)
    {
      show_parts (self);
      return;
    }
  g_free (self->description);
  self->description = g_steal_pointer (&description);
  /* Not while a widget of the old rows still has something to do. */
  if (self->rebuild == 0)
    self->rebuild = g_idle_add_full (G_PRIORITY_HIGH_IDLE, rebuild_cb, self, NULL);
}

static AdwPreferencesGroup *
add_group (DuckCampaignPage *self, const char *title, const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (self->page, group);
  return group;
}

static GtkWidget *
new_play_button (const WarSystem *system)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Play Next Operation"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.play");
  duck_not_played_explain (button, system);
  return button;
}

static void
duck_campaign_page_constructed (GObject *object)
{
  DuckCampaignPage *self = DUCK_CAMPAIGN_PAGE (object);
  AdwPreferencesGroup *group;
  GtkWidget *row;

  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->league = duck_league_view_new (self->page, get_document (self));
  group = add_group (self, _ ("Campaign"), NULL);
  self->name = duck_designer_new_entry (_ ("Title"), DUCK_NAME_MAX);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_changed_cb), self);
  adw_preferences_group_add (group, self->name);

  group = add_group (self, _ ("Prologue"), _ ("Each line is a paragraph."));
  adw_preferences_group_add (group, duck_designer_new_text (_ ("Prologue"), &self->prologue));
  g_signal_connect_object (self->prologue, "changed", G_CALLBACK (prologue_changed_cb), self,
                           G_CONNECT_SWAPPED);

  self->parts = add_group (self, _ ("Operations"), NULL);
  adw_preferences_group_set_header_suffix (self->parts,
                                           new_play_button (get_campaign (self)->rules->system));
  group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  row = duck_designer_new_link (_ ("Add an Operation…"), NULL);
  g_signal_connect_object (row, "activated", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  adw_preferences_page_add (self->page, group);

  group = self->recorded = add_group (self, _ ("Record"), NULL);
  self->record = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->record, 0);
  gtk_label_set_wrap (self->record, TRUE);
  adw_preferences_group_add (group, GTK_WIDGET (self->record));
  duck_league_view_add_players (self->league);
  show_kind (self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));

  G_OBJECT_CLASS (duck_campaign_page_parent_class)->constructed (object);
}

static void
duck_campaign_page_dispose (GObject *object)
{
  DuckCampaignPage *self = DUCK_CAMPAIGN_PAGE (object);

  g_clear_handle_id (&self->rebuild, g_source_remove);
  g_clear_pointer (&self->growth, duck_growth_free);
  g_clear_pointer (&self->league, duck_league_view_free);
  if (self->rows != NULL)
    clear_parts (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->description, g_free);

  G_OBJECT_CLASS (duck_campaign_page_parent_class)->dispose (object);
}

static void
duck_campaign_page_class_init (DuckCampaignPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = duck_campaign_page_constructed;
  object_class->dispose = duck_campaign_page_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_campaign_page_update;
  DUCK_PAGE_CLASS (klass)->edits = TRUE;
}

static void
duck_campaign_page_init (DuckCampaignPage *self)
{
  self->focus = G_MAXUINT;
  self->rows = g_ptr_array_new_with_free_func (free_row);
}
