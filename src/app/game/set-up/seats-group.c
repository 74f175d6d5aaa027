/* seats-group.c: rows that say who commands the sides of a game, and each seat of theirs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/seats-group.h"

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "app/base/whole-choice.h"
#include "engine/solo/commander.h"
#include "text/game/state.h"
#include "text/solo/commander.h"
#include "text/words/phrase.h"

struct _DuckSeatsGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow *commander_1;
  AdwComboRow *commander_2;
  AdwExpanderRow *seats_1;
  AdwExpanderRow *seats_2;

  GtkStringList *choices[WAR_N_SIDES]; /* commanders, then "each seat by itself", if it has some */
  char *names[WAR_MAX_SEATS]; /* NULL: there is no such seat, or it is the rules' */
  gint sides[WAR_MAX_SEATS]; /* of those that have a name; WAR_NONE: an umpire */
  AdwComboRow *rows[WAR_MAX_SEATS]; /* of seats whose side has several or that have none; or NULL */
  gboolean is_automatic[WAR_N_SIDES]; /* the rules command the side */
  GStrv wanted; /* ids of who had each seat last; NULL: nobody knows */
  GHashTable *kept; /* side and name of a seat: the id of who had it when the seats became others */
  guint before[WAR_N_SIDES]; /* what was chosen before they did */
  guint n_commanders; /* who can play there, the first of all */
  guint wanted_commanders[WAR_N_SIDES]; /* of those who cannot play there, who else would; or 0 */
  gboolean is_following; /* rows are being set: nobody has touched them */
};

/* Among all commanders, the one that can play anywhere. */
#define USUAL_COMMANDER 1

G_DEFINE_FINAL_TYPE (DuckSeatsGroup, duck_seats_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

static AdwComboRow *
get_row (DuckSeatsGroup *self, gint side)
{
  return side == 0 ? self->commander_1 : self->commander_2;
}

static AdwExpanderRow *
get_seats (DuckSeatsGroup *self, gint side)
{
  return side == 0 ? self->seats_1 : self->seats_2;
}

/* Whether it is said of each seat of the side who has it: always of those that have no side. */
static gboolean
is_by_seats (DuckSeatsGroup *self, gint side)
{
  guint choice;

  if (side == WAR_NONE)
    return TRUE;

  choice = adw_combo_row_get_selected (get_row (self, side));
  return !self->is_automatic[side] && choice != GTK_INVALID_LIST_POSITION
         && choice >= self->n_commanders;
}

/* ---------------------------------------------------------------------------------------------
 * Seats. */

/* The ids of whoever may have a seat: the persons, as many as the side has seats, and the program's
 * commanders. */
static const char *
get_id (guint n_seats, guint choice)
{
  const char *const *persons = war_commander_list_persons ();
  guint n_persons = g_strv_length ((GStrv) persons);

  n_persons = MIN (n_persons, n_seats);
  return choice < n_persons ? persons[choice] : war_commander_list ()[choice - n_persons + 1];
}

static guint
count_seats (DuckSeatsGroup *self, gint side)
{
  guint n = 0;

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    n += self->names[i] != NULL && self->sides[i] == side;
  return n;
}

/* How the program plays as who is chosen; and that one person has the whole side, unless the seats
 * are shared out. */
static void
say_commander (DuckSeatsGroup *self, gint side)
{
  guint n_seats = count_seats (self, side);
  const char *id = duck_seats_group_get_commander (self, side);
  const char *manner = text_commander_manner (id);
  gboolean is_whole = !self->is_automatic[side] && !is_by_seats (self, side);
  g_autofree char *text = NULL;

  if (is_whole && manner != NULL)
    text = g_strdup (manner);
  else if (is_whole && n_seats > 1)
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "One person has its %u seat",
                                         "One person has all its %u seats", n_seats),
                            n_seats);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (get_row (self, side)), text != NULL ? text : "");
}

static void
changed_cb (DuckSeatsGroup *self)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    say_commander (self, side);
  if (self->is_following)
    return;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      gboolean is_shown = is_by_seats (self, side);
      GtkWidget *seats = GTK_WIDGET (get_seats (self, side));

      if (is_shown && !gtk_widget_get_visible (seats))
        adw_expander_row_set_expanded (ADW_EXPANDER_ROW (seats), TRUE);
      gtk_widget_set_visible (seats, is_shown);
    }
  g_signal_emit (self, changed_signal, 0);
}

/* nth: which of its side's seats it is: each has a person of its own at first, as far as there are
 * so many. */
static AdwComboRow *
new_row (DuckSeatsGroup *self, const char *name, guint nth, guint n_seats)
{
  GtkWidget *row = adw_combo_row_new ();
  guint n_persons = g_strv_length ((GStrv) war_commander_list_persons ());
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  guint n_choices = MIN (n_persons, n_seats) + self->n_commanders - 1;

  for (guint i = 0; i < n_choices; i++)
    gtk_string_list_append (choices, text_commander_name (get_id (n_seats, i)));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), MIN (nth, n_persons - 1));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return ADW_COMBO_ROW (row);
}

static char *
make_key (DuckSeatsGroup *self, guint seat)
{
  return g_strdup_printf ("%d %s", self->sides[seat], self->names[seat]);
}

/* The id of who is chosen for a seat that has a row. */
static const char *
get_chosen (DuckSeatsGroup *self, guint seat)
{
  return get_id (count_seats (self, self->sides[seat]),
                 adw_combo_row_get_selected (self->rows[seat]));
}

static void
clear (DuckSeatsGroup *self)
{
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (self->rows[i] != NULL)
      g_hash_table_insert (self->kept, make_key (self, i), g_strdup (get_chosen (self, i)));
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      if (self->rows[i] != NULL && self->sides[i] == WAR_NONE)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->rows[i]));
      else if (self->rows[i] != NULL)
        adw_expander_row_remove (get_seats (self, self->sides[i]), GTK_WIDGET (self->rows[i]));
      self->rows[i] = NULL;
      g_clear_pointer (&self->names[i], g_free);
    }
}

/* Whether the seats are those that have rows. */
static gboolean
has_seats (DuckSeatsGroup *self, char *const names[WAR_MAX_SEATS], const gint sides[WAR_MAX_SEATS])
{
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (g_strcmp0 (names[i], self->names[i]) != 0
        || (names[i] != NULL && sides[i] != self->sides[i]))
      return FALSE;
  return TRUE;
}

/* "Each seat by itself" is offered where there are several. */
static void
offer_seats (DuckSeatsGroup *self, gint side)
{
  GtkStringList *choices = self->choices[side];
  const char *const offer[] = { _ ("Each seat by itself"), NULL };
  guint n_commanders = self->n_commanders;
  gboolean has_offer = g_list_model_get_n_items (G_LIST_MODEL (choices)) > n_commanders;
  gboolean wants_offer = count_seats (self, side) > 1;

  if (has_offer && !wants_offer && is_by_seats (self, side))
    adw_combo_row_set_selected (get_row (self, side), 0);
  if (has_offer != wants_offer)
    gtk_string_list_splice (choices, n_commanders, has_offer, wants_offer ? offer : NULL);
}

static void
fill (DuckSeatsGroup *self, char *names[WAR_MAX_SEATS], const gint sides[WAR_MAX_SEATS])
{
  guint n_done[WAR_N_SIDES] = { 0 };

  clear (self);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      self->names[i] = g_steal_pointer (&names[i]);
      self->sides[i] = sides[i];
    }

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      guint n_seats = self->names[i] != NULL ? count_seats (self, sides[i]) : 0;

      if (n_seats > 0 && sides[i] == WAR_NONE)
        {
          self->rows[i] = new_row (self, self->names[i], 0, 1);
          adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->rows[i]));
        }
      else if (n_seats > 1)
        {
          self->rows[i] = new_row (self, self->names[i], n_done[sides[i]]++, n_seats);
          adw_expander_row_add_row (get_seats (self, sides[i]), GTK_WIDGET (self->rows[i]));
        }
    }
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      offer_seats (self, side);
      gtk_widget_set_visible (GTK_WIDGET (get_seats (self, side)), is_by_seats (self, side));
    }
}

/* Chooses who has the seat by itself, if it may be had by him. */
static void
set_commander_of (DuckSeatsGroup *self, guint seat, const char *id)
{
  guint n_seats = count_seats (self, self->sides[seat]);
  guint n_choices = g_list_model_get_n_items (adw_combo_row_get_model (self->rows[seat]));

  for (guint choice = 0; choice < n_choices; choice++)
    if (g_str_equal (get_id (n_seats, choice), id))
      adw_combo_row_set_selected (self->rows[seat], choice);
}

/* As they were wanted, where there are such seats. */
static void
choose_wanted (DuckSeatsGroup *self)
{
  for (guint i = 0; self->wanted != NULL && i < WAR_MAX_SEATS && self->wanted[i] != NULL; i++)
    {
      gint side = self->sides[i];

      if (*self->wanted[i] == '\0' || self->rows[i] == NULL)
        continue;
      if (side != WAR_NONE && !self->is_automatic[side])
        adw_combo_row_set_selected (get_row (self, side), self->n_commanders);
      set_commander_of (self, i, self->wanted[i]);
    }
  for (gint side = 0; side < WAR_N_SIDES; side++)
    gtk_widget_set_visible (GTK_WIDGET (get_seats (self, side)), is_by_seats (self, side));
}

/* Other rules may give or take a seat: whoever has the others keeps them. */
static void
choose_kept (DuckSeatsGroup *self)
{
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      g_autofree char *key = self->rows[i] != NULL ? make_key (self, i) : NULL;
      const char *id = key != NULL ? g_hash_table_lookup (self->kept, key) : NULL;

      if (id != NULL)
        set_commander_of (self, i, id);
    }
}

void
duck_seats_group_set_seats (DuckSeatsGroup *self, const char *const *ids)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));
  g_return_if_fail (ids != NULL);

  g_strfreev (self->wanted);
  self->wanted = g_strdupv ((char **) ids);
  g_hash_table_remove_all (self->kept);
  self->is_following = TRUE;
  choose_wanted (self);
  self->is_following = FALSE;
}

/* Returns how many commanders can play there. */
static guint
list_seats (WarOperation *operation, char *names[WAR_MAX_SEATS], gint sides[WAR_MAX_SEATS])
{
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 0, &fault);

  for (guint i = 0; game != NULL && i < game->setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      const gint32 *cells
        = war_state_peek_row (game->setup->layout, game->game->state, WAR_TABLE_SEATS, i);

      if (cells[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC)
        continue;
      names[i] = text_seat (game->setup, game->game->state, i);
      sides[i] = cells[WAR_SEAT_SIDE];
    }
  return war_commander_count (game != NULL ? game->setup : NULL);
}

/* The first so many of all: who had one of the others has the program's usual one, until that can
 * play again. */
static void
offer_commanders (DuckSeatsGroup *self, guint n_commanders)
{
  const char *const *ids = war_commander_list ();

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      guint chosen = adw_combo_row_get_selected (get_row (self, side));
      guint *choice = self->is_automatic[side] ? &self->before[side] : &chosen;

      if (*choice != GTK_INVALID_LIST_POSITION && *choice >= self->n_commanders)
        *choice += n_commanders - self->n_commanders; /* each seat by itself */
      else if (*choice >= n_commanders)
        {
          self->wanted_commanders[side] = *choice;
          *choice = USUAL_COMMANDER;
        }
      else if (self->wanted_commanders[side] > 0 && self->wanted_commanders[side] < n_commanders)
        {
          *choice = self->wanted_commanders[side];
          self->wanted_commanders[side] = 0;
        }
      for (guint i = 0; i < n_commanders; i++)
        g_ptr_array_add (names, (gpointer) text_commander_name (ids[i]));
      g_ptr_array_add (names, NULL);
      gtk_string_list_splice (self->choices[side], 0, self->n_commanders,
                              (const char *const *) names->pdata);
      if (!self->is_automatic[side])
        adw_combo_row_set_selected (get_row (self, side), chosen);
    }
  self->n_commanders = n_commanders;
}

void
duck_seats_group_set_operation (DuckSeatsGroup *self, WarOperation *operation)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));

  char *names[WAR_MAX_SEATS] = { NULL };
  gint sides[WAR_MAX_SEATS] = { 0 };
  guint n_commanders
    = operation != NULL ? list_seats (operation, names, sides) : war_commander_count (NULL);
  gboolean is_other = n_commanders != self->n_commanders;

  self->is_following = TRUE;
  if (is_other)
    offer_commanders (self, n_commanders);
  if (is_other || !has_seats (self, names, sides))
    {
      fill (self, names, sides);
      choose_wanted (self);
      choose_kept (self);
    }
  changed_cb (self);
  self->is_following = FALSE;
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    g_free (names[i]);
}

/* ---------------------------------------------------------------------------------------------
 * Sides. */

void
duck_seats_group_set_side (DuckSeatsGroup *self, gint side, const char *name)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));

  g_autofree char *number = g_strdup_printf (_ ("Side %d"), side + 1);
  const char *title = name != NULL ? name : number;
  /* Translators: %s is a side, whose seats follow */
  g_autofree char *seats = g_strdup_printf (_ ("%s: Seats"), title);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (get_row (self, side)), title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (get_seats (self, side)), seats);
}

void
duck_seats_group_set_automatic (DuckSeatsGroup *self, gint side, const char *name)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));

  const char *const names[] = { name, NULL };
  g_autoptr (GtkStringList) only = gtk_string_list_new (names);

  if (self->is_automatic[side] == (name != NULL))
    return;

  self->is_following = TRUE;
  if (name != NULL)
    self->before[side] = adw_combo_row_get_selected (get_row (self, side));
  self->is_automatic[side] = name != NULL;
  adw_combo_row_set_model (get_row (self, side),
                           G_LIST_MODEL (name != NULL ? only : self->choices[side]));
  adw_combo_row_set_selected (get_row (self, side), name != NULL ? 0 : self->before[side]);
  self->is_following = FALSE;
}

/* The place of the id among the commanders that is chosen, or was before the rules commanded. */
static guint
get_choice (DuckSeatsGroup *self, gint side)
{
  guint choice = self->is_automatic[side] ? self->before[side]
                                          : adw_combo_row_get_selected (get_row (self, side));

  return choice < self->n_commanders ? choice : 0;
}

const char *
duck_seats_group_get_commander (DuckSeatsGroup *self, gint side)
{
  g_return_val_if_fail (DUCK_IS_SEATS_GROUP (self), NULL);

  return is_by_seats (self, side) ? WAR_COMMANDER_PERSON
                                  : war_commander_list ()[get_choice (self, side)];
}

void
duck_seats_group_set_commander (DuckSeatsGroup *self, gint side, const char *id)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));

  for (guint i = 0; war_commander_list ()[i] != NULL; i++)
    if (!g_str_equal (war_commander_list ()[i], id))
      continue;
    else if (i >= self->n_commanders)
      self->wanted_commanders[side] = i;
    else if (self->is_automatic[side])
      self->before[side] = i;
    else
      adw_combo_row_set_selected (get_row (self, side), i);
}

/* Who has the seat; NULL: whoever has its side. */
static const char *
get_commander_of (DuckSeatsGroup *self, guint seat)
{
  return self->rows[seat] != NULL && is_by_seats (self, self->sides[seat]) ? get_chosen (self, seat)
                                                                           : NULL;
}

void
duck_seats_group_plan (DuckSeatsGroup *self, DuckGamePlan *plan)
{
  g_return_if_fail (DUCK_IS_SEATS_GROUP (self));
  g_return_if_fail (plan != NULL);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    plan->commanders[side] = duck_seats_group_get_commander (self, side);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    plan->seats[i] = get_commander_of (self, i);
}

/* The persons of a side, as bits; WAR_NONE: an umpire, if it is one. */
static guint
find_persons (DuckSeatsGroup *self, gint side)
{
  const char *const *persons = war_commander_list_persons ();
  guint found = 0;

  if (side != WAR_NONE && self->is_automatic[side])
    return 0;
  if (!is_by_seats (self, side))
    return war_commander_is_person (duck_seats_group_get_commander (self, side));

  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    for (guint i = 0; persons[i] != NULL; i++)
      if (self->names[seat] != NULL && self->sides[seat] == side
          && g_strcmp0 (get_commander_of (self, seat), persons[i]) == 0)
        found |= 1u << i;
  return found;
}

gboolean
duck_seats_group_has_persons (DuckSeatsGroup *self)
{
  g_return_val_if_fail (DUCK_IS_SEATS_GROUP (self), FALSE);

  guint n_persons = 0;

  for (gint side = WAR_NONE; side < WAR_N_SIDES; side++)
    for (guint persons = find_persons (self, side); persons != 0; persons &= persons - 1)
      n_persons++;
  return n_persons > 1;
}

gboolean
duck_seats_group_has_fellows (DuckSeatsGroup *self)
{
  g_return_val_if_fail (DUCK_IS_SEATS_GROUP (self), FALSE);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      guint persons = find_persons (self, side);

      if ((persons & (persons - 1)) != 0)
        return TRUE;
    }
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
duck_seats_group_finalize (GObject *object)
{
  DuckSeatsGroup *self = DUCK_SEATS_GROUP (object);

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_strfreev (self->wanted);
  g_hash_table_unref (self->kept);

  G_OBJECT_CLASS (duck_seats_group_parent_class)->finalize (object);
}

static void
duck_seats_group_class_init (DuckSeatsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_seats_group_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/seats-group.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckSeatsGroup, commander_1);
  gtk_widget_class_bind_template_child (widget_class, DuckSeatsGroup, commander_2);
  gtk_widget_class_bind_template_child (widget_class, DuckSeatsGroup, seats_1);
  gtk_widget_class_bind_template_child (widget_class, DuckSeatsGroup, seats_2);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_seats_group_init (DuckSeatsGroup *self)
{
  self->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->n_commanders = war_commander_count (NULL);
  self->is_following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

      for (guint i = 0; i < self->n_commanders; i++)
        gtk_string_list_append (choices, text_commander_name (war_commander_list ()[i]));
      self->choices[side] = choices; /* the row keeps it */
      /* Beside the sentence that says how they play. */
      duck_whole_choice_add (get_row (self, side));
      adw_combo_row_set_model (get_row (self, side), G_LIST_MODEL (choices));
      duck_expander_row_name (get_seats (self, side));
    }
  self->is_following = FALSE;
}
