/* tracker-dice.c: dice for a real table, which know what is needed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/tracker/tracker-dice.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/die.h"
#include "app/base/number-guard.h"
#include "text/army/odds.h"
#include "text/game/tracker.h"
#include "text/words/phrase.h"

#define MOST_DICE 60

/* As they are shown, in pixels: so many in a line, which a phone has room for. */
#define DIE_SIZE 28
#define DIE_STEP 34
#define DICE_IN_LINE 7

/* What can be rolled for. */
typedef struct
{
  gint weapon; /* of the unit; −1: none */
  gint stat; /* of the unit's type, or of the target's; −1: none */
  gboolean is_targets; /* the target rolls */
} Purpose;

struct _DuckTrackerDice
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkDropDown *purpose;
  GtkDropDown *target;
  GtkDropDown *cover;
  const TextAverages *averages; /* whose situations those are; or NULL */
  GtkWidget *cover_label;
  GtkSpinButton *n_dice;
  GtkDropDown *faces;
  GtkSpinButton *need;
  GtkSpinButton *modifier;
  GtkLabel *average;
  GtkWidget *roll;
  GtkEntry *typed;
  GtkLabel *result;
  GtkDrawingArea *picture; /* of the last roll */

  WarTracker *tracker; /* or NULL */
  gint index; /* of the unit; −1 */
  GArray *purposes; /* Purpose */
  GArray *targets; /* guint: indices of units, after the entry for none */
  guint dice[MOST_DICE], n_rolled, n_faces; /* of the last roll */
  gint least; /* that a die of it had to show */
  guint passed; /* of these */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (DuckTrackerDice, duck_tracker_dice, GTK_TYPE_WIDGET)

static guint rolled_signal;

/* Of dice; the usual ones first. */
static const guint faces[] = { 6, 3, 8, 10, 12, 20 };

/* ---------------------------------------------------------------------------------------------
 * What is chosen. */

static const WarTracked *
get_unit (DuckTrackerDice *self)
{
  return self->index >= 0 ? war_tracker_get_unit (self->tracker, (guint) self->index) : NULL;
}

/* Its index; −1: there is no target. */
static gint
get_target (DuckTrackerDice *self)
{
  guint selected = gtk_drop_down_get_selected (self->target);

  return selected > 0 && selected - 1 < self->targets->len
           ? (gint) g_array_index (self->targets, guint, selected - 1)
           : -1;
}

static const Purpose *
get_purpose (DuckTrackerDice *self)
{
  guint selected = gtk_drop_down_get_selected (self->purpose);

  return selected < self->purposes->len ? &g_array_index (self->purposes, Purpose, selected) : NULL;
}

static const WarStat *
get_stats (DuckTrackerDice *self, gboolean of_weapons)
{
  const WarSystem *system = self->tracker->rules->system;

  return of_weapons ? system->weapon_stats : system->unit_stats;
}

static gint
get_left (DuckTrackerDice *self, const WarTracked *unit)
{
  return war_tracked_get_strength (unit, self->tracker->rules->system) - unit->lost;
}

/* How many dice a weapon has in the hands of the unit as it is. */
static gint
count_dice (DuckTrackerDice *self, const WarTracked *unit, const WarWeapon *weapon)
{
  const WarStat *stats = get_stats (self, TRUE);
  gint stat = war_stats_find_role (stats, WAR_ROLE_DICE);
  gint32 value = stat >= 0 ? weapon->stats[stat] : 1;

  if (value == WAR_DICE_PER_WOUND && stat >= 0 && stats[stat].kind == WAR_STAT_DICE)
    value = get_left (self, unit);
  return CLAMP (value, 1, MOST_DICE);
}

static char *
dup_purpose (DuckTrackerDice *self, const Purpose *purpose)
{
  const WarTracked *unit = get_unit (self);
  gint target = get_target (self);

  if (purpose->weapon >= 0)
    return g_strdup (text_translate (
      ((const WarWeapon *) g_ptr_array_index (unit->type->weapons, (guint) purpose->weapon))
        ->name));
  if (purpose->stat >= 0 && purpose->is_targets && target >= 0)
    {
      g_autofree char *name = text_tracked (self->tracker, (guint) target);

      /* Translators: "Save of BEF Infantry 2" */
      return g_strdup_printf (_ ("%s of %s"), _ (get_stats (self, FALSE)[purpose->stat].name),
                              name);
    }
  if (purpose->stat >= 0)
    return g_strdup (_ (get_stats (self, FALSE)[purpose->stat].name));
  return g_strdup (_ ("Something Else"));
}

/* ---------------------------------------------------------------------------------------------
 * What is proposed. */

static void
show_average (DuckTrackerDice *self)
{
  const Purpose *purpose = get_purpose (self);
  gint target = get_target (self);
  TextAverage average;
  gboolean any = FALSE;

  if (purpose != NULL && purpose->weapon >= 0 && target >= 0)
    {
      gint left = get_left (self, get_unit (self));
      const TextAttack attack = {
        .rules = self->tracker->rules,
        .attacker = get_unit (self)->type,
        .target = war_tracker_get_unit (self->tracker, (guint) target)->type,
        .weapon = purpose->weapon,
        .wounds = left,
        .situation = gtk_drop_down_get_selected (self->cover),
      };

      any = text_average (&attack, &average);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->average), any);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), any);
  gtk_widget_set_visible (self->cover_label, any);
  if (any)
    {
      g_autofree char *phrase = text_average_phrase (&average);
      /* Translators: wounds on average, and the chance to destroy: "1.33, 12 %" */
      g_autofree char *text
        = g_strdup_printf (_ ("Wounds on average, chance to destroy: %s"), phrase);

      gtk_label_set_label (self->average, text);
    }
}

static void
propose (DuckTrackerDice *self)
{
  const Purpose *purpose = get_purpose (self);
  gint target = get_target (self);

  if (purpose == NULL || self->index < 0)
    return;
  if (purpose->weapon >= 0)
    {
      const WarWeapon *weapon
        = g_ptr_array_index (get_unit (self)->type->weapons, (guint) purpose->weapon);
      gint hit = war_stats_find_role (get_stats (self, TRUE), WAR_ROLE_HIT);

      gtk_spin_button_set_value (self->n_dice, count_dice (self, get_unit (self), weapon));
      if (hit >= 0 && weapon->stats[hit] > 0)
        gtk_spin_button_set_value (self->need, weapon->stats[hit]);
    }
  else if (purpose->stat >= 0)
    {
      const WarTracked *unit = purpose->is_targets && target >= 0
                                 ? war_tracker_get_unit (self->tracker, (guint) target)
                                 : get_unit (self);

      gtk_spin_button_set_value (self->n_dice, purpose->is_targets ? MAX (self->passed, 1) : 1);
      gtk_spin_button_set_value (self->need, unit->type->stats[purpose->stat]);
    }
  show_average (self);
}

static void
add_stats (DuckTrackerDice *self, const WarUnitType *type, gboolean is_targets)
{
  const WarStat *stats = get_stats (self, FALSE);

  for (gint i = 0; stats[i].id != NULL; i++)
    if (stats[i].kind == WAR_STAT_TARGET && type->stats[i] > 0)
      {
        const Purpose purpose = { -1, i, is_targets };

        g_array_append_val (self->purposes, purpose);
      }
}

static void
fill_purposes (DuckTrackerDice *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const WarUnitType *type = get_unit (self)->type;
  guint selected = gtk_drop_down_get_selected (self->purpose);
  gint target = get_target (self);
  Purpose purpose = { -1, -1, FALSE };

  g_array_set_size (self->purposes, 0);
  for (guint i = 0; i < type->weapons->len; i++)
    {
      purpose.weapon = (gint) i;
      g_array_append_val (self->purposes, purpose);
    }
  add_stats (self, type, FALSE);
  if (target >= 0)
    add_stats (self, war_tracker_get_unit (self->tracker, (guint) target)->type, TRUE);
  purpose.weapon = -1;
  g_array_append_val (self->purposes, purpose);

  for (guint i = 0; i < self->purposes->len; i++)
    {
      g_autofree char *name = dup_purpose (self, &g_array_index (self->purposes, Purpose, i));

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->purpose, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->purpose, selected < self->purposes->len ? selected : 0);
}

/* The other side's who are left. */
static void
fill_targets (DuckTrackerDice *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gint before = get_target (self);
  guint selected = 0;

  gtk_string_list_append (names, _ ("No Target"));
  g_array_set_size (self->targets, 0);
  for (guint i = 0; i < self->tracker->units->len; i++)
    {
      const WarTracked *unit = war_tracker_get_unit (self->tracker, i);
      g_autofree char *name = NULL;

      if (unit->side == get_unit (self)->side || get_left (self, unit) <= 0)
        continue;
      name = text_tracked (self->tracker, i);
      gtk_string_list_append (names, name);
      g_array_append_val (self->targets, i);
      if ((gint) i == before)
        selected = self->targets->len;
    }
  gtk_drop_down_set_model (self->target, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->target, selected);
}

static void
purpose_cb (DuckTrackerDice *self)
{
  if (!self->is_updating)
    propose (self);
}

static void
cover_cb (DuckTrackerDice *self)
{
  if (!self->is_updating)
    show_average (self);
}

static void
target_cb (DuckTrackerDice *self)
{
  if (self->is_updating || self->index < 0)
    return;

  self->is_updating = TRUE;
  fill_purposes (self);
  self->is_updating = FALSE;
  show_average (self);
}

/* The situations of a target that the rules know. */
static void
fill_covers (DuckTrackerDice *self)
{
  const TextAverages *averages = text_find_averages (self->tracker->rules->system);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (averages == self->averages)
    return;

  for (guint i = 0; averages != NULL && averages->situations[i] != NULL; i++)
    gtk_string_list_append (names, _ (averages->situations[i]));
  gtk_drop_down_set_model (self->cover, G_LIST_MODEL (names));
  self->averages = averages;
}

void
duck_tracker_dice_set_unit (DuckTrackerDice *self, WarTracker *tracker, gint index)
{
  g_return_if_fail (DUCK_IS_TRACKER_DICE (self));

  gboolean is_another = index != self->index;

  g_clear_pointer (&self->tracker, war_tracker_unref);
  self->tracker = tracker != NULL ? war_tracker_ref (tracker) : NULL;
  self->index = tracker != NULL ? index : -1;
  gtk_widget_set_sensitive (self->box, self->index >= 0);
  if (self->index < 0)
    return;

  self->is_updating = TRUE;
  fill_covers (self);
  fill_targets (self);
  fill_purposes (self);
  if (is_another)
    gtk_drop_down_set_selected (self->purpose, 0);
  self->is_updating = FALSE;
  propose (self);
}

/* ---------------------------------------------------------------------------------------------
 * Rolling. */

static char *
dup_head (DuckTrackerDice *self)
{
  const Purpose *purpose = get_purpose (self);
  gint target = get_target (self);
  g_autofree char *unit = text_tracked (self->tracker, (guint) self->index);
  g_autofree char *what = dup_purpose (self, purpose);
  g_autofree char *at = NULL;

  if (purpose->is_targets)
    return g_steal_pointer (&what);
  if (purpose->weapon < 0 || target < 0)
    return g_strdup_printf ("%s, %s", unit, what);
  at = text_tracked (self->tracker, (guint) target);
  /* Translators: a unit, its weapon, and its target */
  return g_strdup_printf (_ ("%s, %s at %s"), unit, what, at);
}

static guint
get_faces (DuckTrackerDice *self)
{
  guint selected = gtk_drop_down_get_selected (self->faces);

  return faces[MIN (selected, G_N_ELEMENTS (faces) - 1)];
}

static void
draw_dice_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  DuckTrackerDice *self = data;

  for (guint i = 0; i < self->n_rolled; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % DICE_IN_LINE * DIE_STEP + 0.5, i / DICE_IN_LINE * DIE_STEP + 0.5);
      duck_die_draw (cr, self->dice[i], self->n_faces, (gint) self->dice[i] >= self->least,
                     DIE_SIZE - 1);
      cairo_restore (cr);
    }
}

static void
show_dice (DuckTrackerDice *self, const guint *dice, guint n_dice, gint least)
{
  guint n_lines = (n_dice + DICE_IN_LINE - 1) / DICE_IN_LINE;

  memcpy (self->dice, dice, n_dice * sizeof dice[0]);
  self->n_rolled = n_dice;
  self->n_faces = get_faces (self);
  self->least = least;
  gtk_drawing_area_set_content_width (self->picture, DICE_IN_LINE * DIE_STEP);
  gtk_drawing_area_set_content_height (self->picture, (int) (n_lines * DIE_STEP));
  gtk_widget_set_visible (GTK_WIDGET (self->picture), n_dice > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

/* On a phone what was rolled lies below what is in sight: once it has its place, it is scrolled
 * to. */
static gboolean
scroll_cb (GtkWidget *result, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (result, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *whole = gtk_widget_get_ancestor (result, GTK_TYPE_VIEWPORT);
  graphene_rect_t place;
  GtkAdjustment *adjustment;
  double top;

  if (scroller == NULL || whole == NULL || !gtk_widget_compute_bounds (result, whole, &place))
    return G_SOURCE_REMOVE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  top = gtk_adjustment_get_value (adjustment) + (double) place.origin.y;
  gtk_adjustment_clamp_page (adjustment, top, top + (double) place.size.height);
  return G_SOURCE_REMOVE;
}

static gboolean
wait_cb (GtkWidget *result, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_add_tick_callback (result, scroll_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
settle (DuckTrackerDice *self, const guint *dice, guint n_dice)
{
  gint need = gtk_spin_button_get_value_as_int (self->need);
  gint modifier = gtk_spin_button_get_value_as_int (self->modifier);
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autofree char *head = dup_head (self);
  g_autofree char *plus = modifier != 0 ? text_signed (modifier) : g_strdup ("");
  g_autofree char *text = NULL;

  self->passed = 0;
  for (guint i = 0; i < n_dice; i++)
    {
      g_string_append_printf (numbers, "%s%u", i > 0 ? " " : "", dice[i]);
      self->passed += (gint) dice[i] + modifier >= need;
    }
  /* Translators: who rolls for what; the dice; the modifier, "+1", or nothing; of how many dice how
   * many made it; and the least number that does */
  text = g_strdup_printf (_ ("%s: %s%s: %u of %u make %d+"), head, numbers->str, plus, self->passed,
                          n_dice, need);
  gtk_label_set_label (self->result, text);
  show_dice (self, dice, n_dice, need - modifier);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->result), wait_cb, NULL, NULL);
  g_signal_emit (self, rolled_signal, 0, text);
}

static void
roll_cb (DuckTrackerDice *self)
{
  guint dice[MOST_DICE], n_dice = (guint) gtk_spin_button_get_value_as_int (self->n_dice);

  if (self->index < 0)
    return;
  for (guint i = 0; i < n_dice; i++)
    dice[i] = (guint) g_random_int_range (1, (gint32) get_faces (self) + 1);
  settle (self, dice, n_dice);
}

/* "3516" of dice with single digits, "3 5 12". */
static void
typed_cb (DuckTrackerDice *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->typed));
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);
  gboolean is_apart = g_strv_length (words) > 1;
  guint dice[MOST_DICE], n_dice = 0;

  for (guint i = 0; words[i] != NULL && self->index >= 0; i++)
    for (const char *c = words[i]; *c != '\0' && n_dice < MOST_DICE;)
      {
        int digit = g_ascii_digit_value (*c);
        guint64 number = is_apart ? g_ascii_strtoull (c, NULL, 10) : (guint64) MAX (digit, 0);

        if (number == 0 || number > get_faces (self))
          {
            gtk_label_set_label (self->result, _ ("Type what the dice show, such as 3 5 1."));
            gtk_widget_set_visible (GTK_WIDGET (self->picture), FALSE);
            return;
          }
        dice[n_dice++] = (guint) number;
        c += is_apart ? strlen (c) : 1;
      }
  if (n_dice == 0)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->typed), "");
  settle (self, dice, n_dice);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
duck_tracker_dice_dispose (GObject *object)
{
  DuckTrackerDice *self = DUCK_TRACKER_DICE (object);

  g_clear_pointer (&self->tracker, war_tracker_unref);
  self->index = -1;
  self->is_updating = TRUE;
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_tracker_dice_parent_class)->dispose (object);
}

static void
duck_tracker_dice_finalize (GObject *object)
{
  DuckTrackerDice *self = DUCK_TRACKER_DICE (object);

  g_array_unref (self->purposes);
  g_array_unref (self->targets);

  G_OBJECT_CLASS (duck_tracker_dice_parent_class)->finalize (object);
}

static void
duck_tracker_dice_class_init (DuckTrackerDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_tracker_dice_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_tracker_dice_finalize;
  rolled_signal = g_signal_new ("rolled", DUCK_TYPE_TRACKER_DICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/tracker-dice.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, box);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, purpose);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, target);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, cover);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, cover_label);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, n_dice);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, faces);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, need);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, modifier);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, average);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, roll);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, typed);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, result);
  gtk_widget_class_bind_template_child (widget_class, DuckTrackerDice, picture);
  gtk_widget_class_bind_template_callback (widget_class, purpose_cb);
  gtk_widget_class_bind_template_callback (widget_class, target_cb);
  gtk_widget_class_bind_template_callback (widget_class, cover_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
}

static void
duck_tracker_dice_init (DuckTrackerDice *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->index = -1;
  self->purposes = g_array_new (FALSE, FALSE, sizeof (Purpose));
  self->targets = g_array_new (FALSE, FALSE, sizeof (guint));
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_number_guard_add (self->n_dice);
  duck_number_guard_add (self->need);
  duck_number_guard_add (self->modifier);
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      /* Translators: a die with so many faces, as players write it: D6 */
      g_autofree char *name = g_strdup_printf (_ ("D%u"), faces[i]);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->faces, G_LIST_MODEL (names));
  gtk_drawing_area_set_draw_func (self->picture, draw_dice_cb, self, NULL);
  gtk_widget_set_sensitive (self->box, FALSE);
  self->is_updating = FALSE;
}
