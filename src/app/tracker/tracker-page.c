/* tracker-page.c: the page of a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/tracker/tracker-page.h"

#include <glib/gi18n-lib.h>

#include "app/base/number-guard.h"
#include "app/base/panes.h"
#include "app/shell/chooser.h"
#include "app/shell/shell.h"
#include "app/tracker/tracked-card.h"
#include "app/tracker/tracker-dice.h"
#include "desk/documents/tracker-document.h"
#include "store/documents/army-file.h"
#include "text/game/tracker.h"
#include "text/words/phrase.h"

/* Of the log, the last so many lines are shown. */
#define MOST_NOTES 200

/* What a side has on the page. */
typedef struct
{
  GtkLabel *head;
  GtkSpinButton *points;
  GtkFlowBox *cards;
  GtkWidget *bring;
} SideWidgets;

struct _DuckTrackerPage
{
  DuckPage parent_instance;

  GtkLabel *situation;
  GtkBox *steps;
  GtkLabel *reminders;
  GtkSpinButton *rounds;
  GtkBox *sides;
  GtkLabel *status;
  GtkButton *go_on;
  GtkLabel *unit_name;
  GtkLabel *unit_condition;
  GtkBox *marks;
  DuckTrackerDice *dice;
  GtkEntry *note;
  GtkLabel *notes;

  SideWidgets side[WAR_N_SIDES];
  GPtrArray *cards; /* DuckTrackedCard, by the units; lent */
  WarTracker *shown; /* or NULL: nothing yet */
  gint chosen; /* index of a unit; −1: none */
  gint bringing; /* the side for which an army is chosen */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (DuckTrackerPage, duck_tracker_page, DUCK_TYPE_PAGE)

static DuckTrackerDocument *
get_document (DuckTrackerPage *self)
{
  return DUCK_TRACKER_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

static WarTracker *
get_tracker (DuckTrackerPage *self)
{
  return duck_tracker_document_get_tracker (get_document (self));
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* ---------------------------------------------------------------------------------------------
 * Where the round is. */

static void
add_step (DuckTrackerPage *self, const WarTrackerStep *step, gboolean is_present)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *sign = gtk_image_new_from_icon_name ("pan-end-symbolic");
  g_autofree char *text
    = step->side == WAR_TRACKER_BOTH
        ? g_strdup (text_tracker_phase (step))
        : g_strdup_printf ("%s · %s", text_tracker_side (get_tracker (self), step->side),
                           text_tracker_phase (step));
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_opacity (sign, is_present ? 1 : 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, is_present ? "heading" : "dim-label");
  if (is_present)
    gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (self->steps, line);
}

/* "Next: Movement", "Next: Round 3" */
static char *
dup_go_on_label (const WarTracker *tracker)
{
  g_autoptr (WarTracker) next = war_tracker_go_on (tracker);
  WarTrackerStep step = war_tracker_get_step (next);

  if (war_tracker_is_over (next))
    return g_strdup (_ ("End the Last Round"));
  if (next->round != tracker->round)
    return g_strdup_printf (_ ("Next: Round %d"), next->round);
  if (step.side == WAR_TRACKER_BOTH || step.side == war_tracker_get_step (tracker).side)
    /* Translators: %s is a phase of a turn */
    return g_strdup_printf (_ ("Next: %s"), text_tracker_phase (&step));
  /* Translators: a side, and a phase of its turn */
  return g_strdup_printf (_ ("Next: %s, %s"), text_tracker_side (tracker, step.side),
                          text_tracker_phase (&step));
}

static void
update_round (DuckTrackerPage *self)
{
  const WarTracker *tracker = get_tracker (self);
  g_autoptr (GArray) steps = war_tracker_list_steps (tracker);
  g_autofree char *situation = text_tracker_situation (tracker);
  g_autofree char *reminders = text_tracker_reminders (tracker);
  g_autofree char *go_on = dup_go_on_label (tracker);

  gtk_label_set_label (self->situation, situation);
  gtk_label_set_label (self->reminders, reminders);
  gtk_widget_set_visible (GTK_WIDGET (self->reminders), reminders[0] != '\0');
  gtk_button_set_label (self->go_on, go_on);
  gtk_spin_button_set_value (self->rounds, tracker->rounds);
  duck_page_set_enabled (DUCK_PAGE (self), "go-on", !war_tracker_is_over (tracker));
  clear (self->steps);
  for (guint i = 0; i < steps->len; i++)
    add_step (self, &g_array_index (steps, WarTrackerStep, i), i == tracker->step);
}

static void
go_on_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_tracker_document_go_on (get_document (self));
}

static void
other_first_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_tracker_document_set_first (get_document (self), 1 - get_tracker (self)->first);
}

static void
rounds_cb (DuckTrackerPage *self)
{
  if (!self->is_updating)
    duck_tracker_document_set_rounds (get_document (self),
                                      gtk_spin_button_get_value_as_int (self->rounds));
}

/* ---------------------------------------------------------------------------------------------
 * The chosen unit. */

static void
mark_toggled_cb (DuckTrackerPage *self, GtkCheckButton *button)
{
  guint mark = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "mark"));

  if (!self->is_updating && self->chosen >= 0)
    duck_tracker_document_toggle_mark (get_document (self), (guint) self->chosen, mark);
}

/* A mark, with what it means; its key is its number. */
static void
add_mark (DuckTrackerPage *self, guint index)
{
  const WarTracker *tracker = get_tracker (self);
  const WarMark *mark = g_ptr_array_index (tracker->routine->marks, index);
  const WarClause *clause
    = mark->clause != NULL ? war_rules_find_clause (tracker->rules, mark->clause) : NULL;
  GtkWidget *button = gtk_check_button_new_with_label (text_translate (mark->name));

  if (clause != NULL)
    gtk_widget_set_tooltip_text (button, text_translate (clause->text));
  g_object_set_data (G_OBJECT (button), "mark", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "toggled", G_CALLBACK (mark_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->marks, button);
}

static void
update_unit (DuckTrackerPage *self)
{
  WarTracker *tracker = get_tracker (self);
  g_autofree char *name = NULL, *condition = NULL;

  duck_tracker_dice_set_unit (self->dice, tracker, self->chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->marks), self->chosen >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->unit_condition), self->chosen >= 0);
  if (self->chosen < 0)
    {
      gtk_label_set_label (self->unit_name, _ ("Choose a unit."));
      return;
    }

  name = text_tracked (tracker, (guint) self->chosen);
  condition = text_tracked_condition (tracker, (guint) self->chosen);
  gtk_label_set_label (self->unit_name, name);
  gtk_label_set_label (self->unit_condition, condition);
  for (GtkWidget *mark = gtk_widget_get_first_child (GTK_WIDGET (self->marks)); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark))
    {
      guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (mark), "mark"));
      const WarMark *its = g_ptr_array_index (tracker->routine->marks, index);
      const WarTracked *unit = war_tracker_get_unit (tracker, (guint) self->chosen);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (mark), (unit->marks >> index & 1) != 0);
      gtk_widget_set_visible (mark, war_mark_is_of (its, unit->type, tracker->rules)
                                      || (unit->marks >> index & 1) != 0);
    }
}

static void
choose (DuckTrackerPage *self, gint index)
{
  if (index == self->chosen)
    return;

  self->chosen = index;
  self->is_updating = TRUE;
  update_unit (self);
  self->is_updating = FALSE;
}

static void
rolled_cb (DuckTrackerPage *self, const char *text)
{
  duck_tracker_document_note (get_document (self), text);
}

/* ---------------------------------------------------------------------------------------------
 * Cards. */

static void
card_chosen_cb (DuckTrackerPage *self, DuckTrackedCard *card)
{
  guint index = duck_tracked_card_get_index (card);
  gint side = war_tracker_get_unit (get_tracker (self), index)->side;

  gtk_flow_box_unselect_all (self->side[1 - side].cards);
  gtk_flow_box_select_child (self->side[side].cards, GTK_FLOW_BOX_CHILD (card));
  choose (self, (gint) index);
}

static void
card_lost_cb (DuckTrackerPage *self, gint by, DuckTrackedCard *card)
{
  duck_tracker_document_lose (get_document (self), duck_tracked_card_get_index (card), by);
}

static void
card_acted_cb (DuckTrackerPage *self, DuckTrackedCard *card)
{
  duck_tracker_document_toggle_acted (get_document (self), duck_tracked_card_get_index (card));
}

static void
card_marked_cb (DuckTrackerPage *self, guint mark, DuckTrackedCard *card)
{
  if (mark < get_tracker (self)->routine->marks->len)
    duck_tracker_document_toggle_mark (get_document (self), duck_tracked_card_get_index (card),
                                       mark);
}

static void
new_card (DuckTrackerPage *self, guint index)
{
  GtkWidget *card = duck_tracked_card_new (index);

  g_signal_connect_object (card, "chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "lost", G_CALLBACK (card_lost_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "acted", G_CALLBACK (card_acted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "marked", G_CALLBACK (card_marked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->cards, card);
  gtk_flow_box_append (self->side[war_tracker_get_unit (get_tracker (self), index)->side].cards,
                       card);
}

static void
points_cb (DuckTrackerPage *self, GtkSpinButton *points)
{
  if (!self->is_updating)
    duck_tracker_document_set_points (get_document (self), points == self->side[1].points,
                                      gtk_spin_button_get_value_as_int (points));
}

static void
chosen_army_cb (const char *path, gpointer data)
{
  DuckTrackerPage *self = data;
  DuckShell *shell = duck_shell_find (self);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;

  if (shell == NULL)
    return;
  army = store_army_load (duck_shell_get_library (shell), path, faults);
  if (army == NULL)
    duck_dialog_show_faults (GTK_WINDOW (shell), faults);
  else
    duck_tracker_document_bring (get_document (self), self->bringing, army);
}

static void
bring_cb (DuckTrackerPage *self, GtkWidget *button)
{
  const DuckChoosing choosing = {
    .title = _ ("Choose an Army"),
    .kind = DUCK_KIND_ARMY,
    .system = get_tracker (self)->rules->system,
  };

  self->bringing = button == self->side[1].bring;
  if (duck_shell_find (self) != NULL)
    duck_chooser_show (self, &choosing, chosen_army_cb, self);
}

static GtkWidget *
new_points (DuckTrackerPage *self, gint side)
{
  GtkWidget *points = gtk_spin_button_new_with_range (0, WAR_TRACKER_MAX_POINTS, 1);
  /* Translators: %s is a side */
  g_autofree char *name
    = g_strdup_printf (_ ("Victory points of %s"), text_tracker_side (get_tracker (self), side));

  duck_number_guard_add (GTK_SPIN_BUTTON (points));
  gtk_widget_set_tooltip_text (points, name);
  gtk_widget_set_valign (points, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (points), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (points, "value-changed", G_CALLBACK (points_cb), self,
                           G_CONNECT_SWAPPED);
  return points;
}

static void
build_side (DuckTrackerPage *self, gint side)
{
  SideWidgets *widgets = &self->side[side];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cards = gtk_flow_box_new ();

  widgets->head = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (widgets->head, 0);
  gtk_label_set_wrap (widgets->head, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (widgets->head), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (widgets->head), "title-4");
  widgets->points = GTK_SPIN_BUTTON (new_points (self, side));
  widgets->bring = gtk_button_new_with_mnemonic (_ ("_Bring an Army…"));
  gtk_widget_set_halign (widgets->bring, GTK_ALIGN_START);
  g_signal_connect_object (widgets->bring, "clicked", G_CALLBACK (bring_cb), self,
                           G_CONNECT_SWAPPED);
  widgets->cards = GTK_FLOW_BOX (cards);
  gtk_flow_box_set_column_spacing (widgets->cards, 6);
  gtk_flow_box_set_row_spacing (widgets->cards, 6);
  gtk_flow_box_set_max_children_per_line (widgets->cards, 6);
  gtk_flow_box_set_homogeneous (widgets->cards, TRUE);
  gtk_widget_set_valign (cards, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text_tracker_side (get_tracker (self), side), -1);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (widgets->head));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (widgets->points));
  gtk_box_append (self->sides, line);
  gtk_box_append (self->sides, widgets->bring);
  gtk_box_append (self->sides, cards);
}

/* When the page is new, or somebody else has come to the table. */
static void
build (DuckTrackerPage *self)
{
  const WarTracker *tracker = get_tracker (self);

  clear (self->sides);
  clear (self->marks);
  g_ptr_array_set_size (self->cards, 0);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    build_side (self, side);
  for (guint i = 0; i < tracker->units->len; i++)
    new_card (self, i);
  for (guint i = 0; i < tracker->routine->marks->len; i++)
    add_mark (self, i);
  self->chosen = -1;
}

static void
update_sides (DuckTrackerPage *self)
{
  const WarTracker *tracker = get_tracker (self);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      guint left = war_tracker_count_left (tracker, side);
      gint lost = war_tracker_get_cost_lost (tracker, side);
      gboolean is_empty = left == 0 && lost == 0;
      /* Translators: a side, how many units of it are left, and the cost of those that are not */
      g_autofree char *head
        = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u unit left, lost %d points",
                                        "%s: %u units left, lost %d points", left),
                           text_tracker_side (tracker, side), left, lost);

      gtk_label_set_label (self->side[side].head,
                           is_empty ? text_tracker_side (tracker, side) : head);
      gtk_spin_button_set_value (self->side[side].points, tracker->points[side]);
      gtk_widget_set_visible (self->side[side].bring, is_empty);
    }
  for (guint i = 0; i < self->cards->len; i++)
    duck_tracked_card_show (g_ptr_array_index (self->cards, i), tracker);
}

/* ---------------------------------------------------------------------------------------------
 * The log. */

static void
note_cb (DuckTrackerPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->note)));

  gtk_editable_set_text (GTK_EDITABLE (self->note), "");
  duck_tracker_document_note (get_document (self), text);
}

/* The last one first; it is said, too. */
static void
update_notes (DuckTrackerPage *self)
{
  const GPtrArray *notes = get_tracker (self)->notes;
  g_autofree char *situation = text_tracker_situation (get_tracker (self));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = notes->len; i > 0 && notes->len - i < MOST_NOTES; i--)
    {
      const WarTrackerNote *note = g_ptr_array_index (notes, i - 1);

      /* Translators: the number of a round, and what was noted in it */
      g_string_append_printf (text, _ ("%d: %s"), note->round, note->text);
      g_string_append_c (text, '\n');
    }
  gtk_label_set_label (self->notes, text->str);
  if (self->shown != NULL && self->shown->notes->len < notes->len)
    gtk_label_set_label (
      self->status, ((const WarTrackerNote *) g_ptr_array_index (notes, notes->len - 1))->text);
  else
    gtk_label_set_label (self->status, situation);
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
duck_tracker_page_update (DuckPage *page)
{
  DuckTrackerPage *self = DUCK_TRACKER_PAGE (page);
  WarTracker *tracker = get_tracker (self);

  self->is_updating = TRUE;
  if (self->shown == NULL || self->shown->units->len != tracker->units->len)
    build (self);
  update_round (self);
  update_sides (self);
  update_unit (self);
  update_notes (self);
  self->is_updating = FALSE;
  g_clear_pointer (&self->shown, war_tracker_unref);
  self->shown = war_tracker_ref (tracker);
}

static GtkWidget *
duck_tracker_page_get_start (DuckPage *page)
{
  DuckTrackerPage *self = DUCK_TRACKER_PAGE (page);

  return self->cards->len > 0 ? g_ptr_array_index (self->cards, 0) : GTK_WIDGET (self->go_on);
}

static void
duck_tracker_page_dispose (GObject *object)
{
  DuckTrackerPage *self = DUCK_TRACKER_PAGE (object);

  self->is_updating = TRUE;
  g_clear_pointer (&self->shown, war_tracker_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (duck_tracker_page_parent_class)->dispose (object);
}

static void
duck_tracker_page_class_init (DuckTrackerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_tracker_page_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_tracker_page_update;
  DUCK_PAGE_CLASS (klass)->get_start = duck_tracker_page_get_start;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "table";
  DUCK_PAGE_CLASS (klass)->edits = TRUE;
  DUCK_PAGE_CLASS (klass)->has_foot = TRUE;

  g_type_ensure (DUCK_TYPE_PANES);
  g_type_ensure (DUCK_TYPE_TRACKER_DICE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/tracker-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, situation);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, steps);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, reminders);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, sides);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, status);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, unit_name);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, unit_condition);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, marks);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, dice);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, note);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerPage, notes);
  gtk_widget_class_bind_template_callback (widget_class, rounds_cb);
  gtk_widget_class_bind_template_callback (widget_class, rolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, note_cb);
}

static void
duck_tracker_page_init (DuckTrackerPage *self)
{
  static const GActionEntry actions[] = {
    { .name = "go-on", .activate = go_on_action },
    { .name = "other-first", .activate = other_first_action },
  };

  self->cards = g_ptr_array_new ();
  self->chosen = -1;
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_number_guard_add (self->rounds);
  self->is_updating = FALSE;
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
}
