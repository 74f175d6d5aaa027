/* new-game.c: the window in which a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/new-game.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/newer.h"
#include "app/base/number-guard.h"
#include "app/base/whole-choice.h"
#include "app/game/set-up/amendments-group.h"
#include "app/game/set-up/game-rows.h"
#include "app/game/set-up/manners-group.h"
#include "app/game/set-up/seats-group.h"
#include "app/shell/chooser.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "engine/system.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "text/solo/commander.h"
#include "text/words/phrase.h"

struct _DuckNewGame
{
  AdwWindow parent_instance;

  GtkWidget *play;
  GtkWidget *faults_box;
  GtkLabel *faults;
  AdwComboRow *what;
  AdwActionRow *operation;
  AdwActionRow *army_1;
  AdwActionRow *army_2;
  AdwActionRow *field;
  AdwComboRow *edges;
  GtkWidget *rounds_row;
  GtkSpinButton *rounds;
  DuckSeatsGroup *seats;
  AdwComboRow *level;
  DuckAmendmentsGroup *amendments;
  AdwExpanderRow *advanced;
  DuckMannersGroup *manners;
  GtkEditable *seed;
  GtkWidget *drawn_seed; /* instead, where nobody may choose it */

  DuckGamePlan plan;
  char *path; /* of the file that the game is to have; or NULL */
  GPtrArray *systems; /* WarRules of those that arrange battles */
  GPtrArray *game_types; /* WarGameType, lent: the rows of `what` after the first */
  GtkWidget *chosen_by; /* the row whose document is being chosen */
  gboolean has_fellows; /* and what is for several persons of a side has been proposed */
  gboolean is_following; /* widgets follow the plan: nobody has touched them */
};

G_DEFINE_FINAL_TYPE (DuckNewGame, duck_new_game, ADW_TYPE_WINDOW)

static DuckShell *
get_shell (DuckNewGame *self)
{
  return duck_shell_find (self);
}

static StoreLibrary *
get_library (DuckNewGame *self)
{
  return duck_shell_get_library (get_shell (self));
}

/* ---------------------------------------------------------------------------------------------
 * The plan's rules. */

/* Those of the operation, or of the game type; NULL while no operation is chosen. */
static WarRules *
get_rules (DuckNewGame *self)
{
  if (self->plan.game_type == NULL)
    return self->plan.operation != NULL ? self->plan.operation->rules : NULL;

  for (guint i = 0; i < self->systems->len; i++)
    {
      WarRules *rules = g_ptr_array_index (self->systems, i);

      if (g_ptr_array_find (rules->game_types, self->plan.game_type, NULL))
        return rules;
    }
  g_return_val_if_reached (NULL);
}

/* The one that is to be played, if any is. */
static const WarOperation *
get_operation (DuckNewGame *self)
{
  return self->plan.game_type == NULL ? self->plan.operation : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What is wrong. */

/* Whether the number of the dice would tell whoever chose it what the rules hide from them. */
static gboolean
is_seed_drawn (DuckNewGame *self)
{
  const WarRules *rules = get_rules (self);

  return rules != NULL && rules->system->draws_in_secret
         && duck_seats_group_has_persons (self->seats);
}

static void
show_seed (DuckNewGame *self)
{
  gboolean is_drawn = is_seed_drawn (self);

  gtk_widget_set_visible (GTK_WIDGET (self->seed), !is_drawn);
  gtk_widget_set_visible (self->drawn_seed, is_drawn);
}

/* The number that dice begin with: what is typed, or any, which can be read out and typed again; or
 * one of more than can be tried. FALSE: what is typed is none. */
static gboolean
read_seed (DuckNewGame *self, guint64 *seed)
{
  if (is_seed_drawn (self))
    {
      *seed = (guint64) g_random_int () << 32 | g_random_int ();
      return TRUE;
    }

  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->seed)));

  *seed = g_random_int () % 1000000;
  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* The level matters only where the rules command somebody, or nobody knows yet. */
static void
show_level (DuckNewGame *self, const WarOperation *operation)
{
  gboolean matters = operation == NULL;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      gboolean is = operation != NULL && war_operation_is_automatic (operation, side + 1);

      matters |= is;
      duck_seats_group_set_automatic (
        self->seats, side, is ? text_commander_automaton (get_rules (self)->system) : NULL);
    }
  self->is_following = TRUE;
  duck_game_rows_show_level (self->level, get_rules (self), matters,
                             self->plan.level != NULL ? self->plan.level
                             : get_operation (self) != NULL
                               ? war_operation_get_level (get_operation (self))
                               : NULL);
  self->is_following = FALSE;
}

static void
show_faults (DuckNewGame *self)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (WarOperation) operation = duck_game_plan_arrange (&self->plan, faults);
  g_autofree char *lines = NULL;
  guint64 seed;

  duck_seats_group_set_operation (self->seats, operation);
  show_level (self, operation);
  show_seed (self);
  if (!read_seed (self, &seed))
    g_ptr_array_add (faults, g_strdup (_ ("The number of the dice is no number. Type digits, or "
                                          "nothing.")));
  lines = duck_game_rows_join_faults (faults);
  if (g_strcmp0 (gtk_label_get_label (self->faults), lines) != 0)
    gtk_label_set_label (self->faults, lines);
  gtk_widget_set_visible (self->faults_box, faults->len > 0);
  gtk_widget_set_sensitive (self->play, faults->len == 0);
}

/* ---------------------------------------------------------------------------------------------
 * The plan. */

static void
show_document (AdwActionRow *row, const char *name, gboolean is_shown)
{
  g_autofree char *markup = g_markup_escape_text (name != NULL ? name : _ ("None chosen"), -1);

  adw_action_row_set_subtitle (row, markup);
  gtk_widget_set_visible (GTK_WIDGET (row), is_shown);
}

/* What is for several persons of a side is on as soon as there are such, and else as the operation
 * has it, until somebody says otherwise. */
static gboolean
propose_for_fellows (DuckNewGame *self)
{
  const WarRules *rules = get_rules (self);
  const WarOperation *operation = get_operation (self);
  WarAmendments own = operation != NULL ? operation->amendments : 0;
  WarAmendments mask = rules != NULL ? war_system_get_for_fellows (rules->system) : 0;

  if (duck_seats_group_has_fellows (self->seats) == self->has_fellows)
    return FALSE;

  self->has_fellows = !self->has_fellows;
  self->plan.amendments = (self->plan.amendments & ~mask) | (self->has_fellows ? mask : own & mask);
  if (operation != NULL)
    self->plan.amendments &= ~operation->fixed_off;
  return TRUE;
}

/* Whether there is a screen between persons whoever wants one (duck_hand_over_is_needed()). */
static gboolean
is_always_covered (const WarRules *rules)
{
  return rules != NULL && rules->system->play != NULL && rules->system->play->hide != NULL;
}

static void
show_amendments (DuckNewGame *self)
{
  const WarOperation *operation = get_operation (self);

  duck_amendments_group_show (self->amendments, get_rules (self), self->plan.amendments,
                              operation != NULL ? operation->fixed_off : 0);
}

static void
show_sides (DuckNewGame *self)
{
  char *names[WAR_N_SIDES];

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      names[side] = duck_game_plan_dup_side (&self->plan, side + 1);
      duck_seats_group_set_side (self->seats, side, names[side]);
    }
  duck_manners_group_name_sides (self->manners, (const char *const *) names);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    g_free (names[side]);
}

/* The widgets follow the plan. */
static void
follow (DuckNewGame *self)
{
  const DuckGamePlan *plan = &self->plan;
  const WarRules *rules = get_rules (self);
  gboolean is_battle = plan->game_type != NULL;

  self->is_following = TRUE;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->what),
                               rules != NULL ? rules->system->name : "");
  show_document (self->operation, plan->operation != NULL ? plan->operation->name : NULL,
                 !is_battle);
  show_document (self->army_1, plan->armies[0] != NULL ? plan->armies[0]->name : NULL,
                 duck_game_plan_wants_army (plan, 1));
  show_document (self->army_2, plan->armies[1] != NULL ? plan->armies[1]->name : NULL,
                 duck_game_plan_wants_army (plan, 2));
  show_document (self->field, plan->field != NULL ? plan->field->name : NULL, is_battle);
  gtk_widget_set_visible (GTK_WIDGET (self->edges), is_battle);
  gtk_widget_set_visible (self->rounds_row, is_battle);
  show_sides (self);
  show_amendments (self);
  self->is_following = FALSE;
  show_faults (self);
  if (propose_for_fellows (self))
    {
      self->is_following = TRUE;
      show_amendments (self);
      self->is_following = FALSE;
    }
  duck_manners_group_offer_screen (self->manners, duck_seats_group_has_persons (self->seats)
                                                    && !is_always_covered (rules));
}

static void
level_cb (DuckNewGame *self)
{
  if (self->is_following)
    return;

  self->plan.level
    = war_system_get_levels (get_rules (self)->system)[adw_combo_row_get_selected (self->level)];
  follow (self);
}

/* Somebody has touched a widget: the plan follows. */
static void
change_cb (DuckNewGame *self)
{
  if (self->is_following)
    return;

  self->plan.edges = (WarBattleEdges) adw_combo_row_get_selected (self->edges);
  self->plan.rounds = gtk_spin_button_get_value_as_int (self->rounds);
  self->plan.amendments = duck_amendments_group_get (self->amendments);
  follow (self);
}

/* What the game that is played now has by itself. */
static void
propose (DuckNewGame *self)
{
  const WarGameType *game_type = self->plan.game_type;

  self->plan.level = NULL;
  if (game_type != NULL)
    {
      self->plan.amendments = duck_amendments_recall (get_rules (self));
      self->plan.rounds = game_type->rounds_usual;
      self->is_following = TRUE;
      gtk_spin_button_set_value (self->rounds, game_type->rounds_usual);
      self->is_following = FALSE;
    }
  else if (self->plan.operation != NULL)
    self->plan.amendments = self->plan.operation->amendments;
  self->has_fellows = FALSE;
}

static void
what_cb (DuckNewGame *self)
{
  guint choice = adw_combo_row_get_selected (self->what);

  if (self->is_following || choice == GTK_INVALID_LIST_POSITION)
    return;

  self->plan.game_type = choice > 0 ? g_ptr_array_index (self->game_types, choice - 1) : NULL;
  propose (self);
  follow (self);
}

/* ---------------------------------------------------------------------------------------------
 * Documents. */

static void
set_operation (DuckNewGame *self, WarOperation *operation)
{
  g_clear_pointer (&self->plan.operation, war_operation_unref);
  self->plan.operation = war_operation_ref (operation);
  propose (self);
}

static void
set_army (DuckNewGame *self, gint side, WarArmy *army)
{
  g_clear_pointer (&self->plan.armies[side - 1], war_army_unref);
  self->plan.armies[side - 1] = war_army_ref (army);
}

static void
set_field (DuckNewGame *self, WarField *field)
{
  g_clear_pointer (&self->plan.field, war_field_unref);
  self->plan.field = war_field_ref (field);
}

/* Which setting has the file that was last chosen by the row. */
static const char *
get_key (DuckNewGame *self, gpointer row)
{
  return row == (gpointer) self->operation ? DUCK_SETTING_GAME_OPERATION
         : row == (gpointer) self->army_1  ? DUCK_SETTING_GAME_ARMY_1
         : row == (gpointer) self->army_2  ? DUCK_SETTING_GAME_ARMY_2
                                           : DUCK_SETTING_GAME_FIELD;
}

/* FALSE: it cannot be read, which faults say. */
static gboolean
load (DuckNewGame *self, gpointer row, const char *path, StoreFaults *faults)
{
  StoreLibrary *library = get_library (self);

  if (row == (gpointer) self->operation)
    {
      g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);

      if (operation != NULL)
        set_operation (self, operation);
      return operation != NULL;
    }
  if (row == (gpointer) self->field)
    {
      g_autoptr (WarField) field = store_field_open (library, path, faults);

      if (field != NULL)
        set_field (self, field);
      return field != NULL;
    }

  g_autoptr (WarArmy) army = store_army_load (library, path, faults);

  if (army != NULL)
    set_army (self, row == (gpointer) self->army_1 ? 1 : 2, army);
  return army != NULL;
}

static void
chosen_cb (const char *path, gpointer object)
{
  DuckNewGame *self = object;
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  /* It was closed meanwhile. */
  if (get_shell (self) == NULL)
    return;

  gtk_window_present (GTK_WINDOW (self));
  if (!load (self, self->chosen_by, path, faults))
    {
      duck_dialog_show_faults (GTK_WINDOW (self), faults);
      return;
    }
  g_settings_set_value (duck_settings_get (), get_key (self, self->chosen_by),
                        g_variant_new_bytestring (path));
  follow (self);
}

/* Of a side that brings an army only those of its book are offered. */
static void
choose_cb (DuckNewGame *self, AdwActionRow *row)
{
  gint side = row == self->army_1 ? 1 : row == self->army_2 ? 2 : 0;
  const WarOperation *operation = get_operation (self);
  WarRules *rules = get_rules (self);
  const WarBook *book = side > 0 && operation != NULL ? operation->forces[side - 1]->book : NULL;
  const DuckChoosing choosing = {
    .title = row == self->operation ? _ ("Choose an Operation")
             : side > 0             ? _ ("Choose an Army")
                                    : _ ("Choose a Battlefield"),
    .kind = row == self->operation ? DUCK_KIND_OPERATION
            : side > 0             ? DUCK_KIND_ARMY
                                   : DUCK_KIND_FIELD,
    .system = side > 0 && rules != NULL ? rules->system : NULL,
    .book = book,
  };

  self->chosen_by = GTK_WIDGET (row);
  duck_chooser_show (self, &choosing, chosen_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * What is remembered. */

/* What was last chosen by a row, as far as it is still there. */
static void
recall_document (DuckNewGame *self, gpointer row)
{
  g_autoptr (GVariant) value = g_settings_get_value (duck_settings_get (), get_key (self, row));
  const char *path = g_variant_get_bytestring (value);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  if (*path != '\0' && g_file_test (path, G_FILE_TEST_EXISTS))
    load (self, row, path, faults);
}

/* "entrenched/control" */
static char *
dup_game_type (DuckNewGame *self)
{
  return self->plan.game_type != NULL
           ? g_strdup_printf ("%s/%s", get_rules (self)->system->id, self->plan.game_type->id)
           : g_strdup ("");
}

static void
choose_game_type (DuckNewGame *self, const char *name)
{
  for (guint i = 0; i < self->game_types->len; i++)
    {
      g_autofree char *other = NULL;

      self->plan.game_type = g_ptr_array_index (self->game_types, i);
      other = dup_game_type (self);
      if (name == NULL || g_str_equal (other, name))
        {
          adw_combo_row_set_selected (self->what, i + 1);
          return;
        }
    }
  self->plan.game_type = NULL;
  adw_combo_row_set_selected (self->what, 0);
}

static void
recall (DuckNewGame *self)
{
  GSettings *settings = duck_settings_get ();
  g_auto (GStrv) ids = g_settings_get_strv (settings, DUCK_SETTING_GAME_COMMANDERS);
  g_auto (GStrv) seats = g_settings_get_strv (settings, DUCK_SETTING_GAME_SEATS);
  g_autofree char *game_type = g_settings_get_string (settings, DUCK_SETTING_GAME_TYPE);

  recall_document (self, self->operation);
  recall_document (self, self->army_1);
  recall_document (self, self->army_2);
  recall_document (self, self->field);
  choose_game_type (self, game_type);
  for (guint i = 0; i < WAR_N_SIDES && ids[i] != NULL; i++)
    duck_seats_group_set_commander (self->seats, (gint) i, ids[i]);
  duck_seats_group_set_seats (self->seats, (const char *const *) seats);
  adw_combo_row_set_selected (self->edges,
                              (guint) g_settings_get_enum (settings, DUCK_SETTING_GAME_EDGES));
  duck_manners_group_recall (self->manners);
}

static void
remember (DuckNewGame *self)
{
  GSettings *settings = duck_settings_get ();
  const char *const ids[] = { duck_seats_group_get_commander (self->seats, 0),
                              duck_seats_group_get_commander (self->seats, 1), NULL };
  const char *seats[WAR_MAX_SEATS + 1] = { NULL };
  g_autofree char *game_type = dup_game_type (self);

  g_settings_set_string (settings, DUCK_SETTING_GAME_TYPE, game_type);
  g_settings_set_strv (settings, DUCK_SETTING_GAME_COMMANDERS, ids);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    seats[i] = self->plan.seats[i] != NULL ? self->plan.seats[i] : "";
  g_settings_set_strv (settings, DUCK_SETTING_GAME_SEATS, seats);
  g_settings_set_enum (settings, DUCK_SETTING_GAME_EDGES,
                       (gint) adw_combo_row_get_selected (self->edges));
  duck_manners_group_remember (self->manners);
  /* Of operations they are their own. */
  if (self->plan.game_type != NULL)
    duck_amendments_remember (get_rules (self), self->plan.amendments);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
play_cb (DuckNewGame *self)
{
  /* A number that is still being typed counts. */
  gtk_spin_button_update (self->rounds);

  DuckShell *parent = get_shell (self);
  DuckGamePlan *plan = &self->plan;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (StoreGame) game = NULL;
  g_autofree char *path = NULL;
  gboolean is_guided = duck_manners_group_is_guided (self->manners);

  duck_seats_group_plan (self->seats, plan);
  duck_manners_group_plan (self->manners, plan);
  plan->hands_over = plan->hands_over && duck_seats_group_has_persons (self->seats);
  if (!read_seed (self, &plan->seed) || (game = duck_game_plan_begin (plan, faults)) == NULL)
    {
      show_faults (self);
      return;
    }

  remember (self);
  path = g_steal_pointer (&self->path);
  gtk_window_destroy (GTK_WINDOW (self));
  duck_game_rows_show_game (parent, g_steal_pointer (&game), path);
  if (is_guided)
    gtk_widget_activate_action (GTK_WIDGET (parent), "game.guide", NULL);
}

static void
duck_new_game_finalize (GObject *object)
{
  DuckNewGame *self = DUCK_NEW_GAME (object);

  duck_game_plan_clear (&self->plan);
  g_free (self->path);
  g_ptr_array_unref (self->systems);
  g_ptr_array_unref (self->game_types);

  G_OBJECT_CLASS (duck_new_game_parent_class)->finalize (object);
}

static void
duck_new_game_class_init (DuckNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_new_game_finalize;

  g_type_ensure (DUCK_TYPE_AMENDMENTS_GROUP);
  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
  g_type_ensure (DUCK_TYPE_MANNERS_GROUP);
  g_type_ensure (DUCK_TYPE_SEATS_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, play);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, faults_box);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, faults);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, what);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, operation);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, army_1);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, army_2);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, field);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, edges);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, rounds_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, rounds);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, level);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, amendments);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, advanced);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, manners);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, DuckNewGame, drawn_seed);
  gtk_widget_class_bind_template_callback (widget_class, change_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, what_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_new_game_init (DuckNewGame *self)
{
  self->systems = g_ptr_array_new_with_free_func ((GDestroyNotify) war_rules_unref);
  self->game_types = g_ptr_array_new ();
  self->is_following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_expander_row_name (self->advanced);
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->rounds),
                            WAR_OPERATION_MAX_ROUNDS);
  duck_number_guard_add (self->rounds);
  duck_whole_choice_add (self->what);
}

/* An operation, then the game types of the systems that arrange battles. */
static void
fill_games (DuckNewGame *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      WarRules *rules = system->arrange_battle != NULL
                          ? store_library_get_rules (get_library (self), system->id, NULL)
                          : NULL;

      if (rules != NULL)
        g_ptr_array_add (self->systems, war_rules_ref (rules));
    }

  gtk_string_list_append (names, _ ("An operation"));
  for (guint i = 0; i < self->systems->len; i++)
    {
      const WarRules *rules = g_ptr_array_index (self->systems, i);

      for (guint j = 0; j < rules->game_types->len; j++)
        {
          WarGameType *game_type = g_ptr_array_index (rules->game_types, j);
          const char *name = text_translate (game_type->name);
          /* Translators: a rule system, and one of its game types */
          g_autofree char *full = g_strdup_printf (_ ("%s: %s"), rules->system->name, name);

          gtk_string_list_append (names, self->systems->len > 1 ? full : name);
          g_ptr_array_add (self->game_types, game_type);
        }
    }
  adw_combo_row_set_model (self->what, G_LIST_MODEL (names));
}

static DuckNewGame *
new_game (DuckShell *parent)
{
  DuckNewGame *self = g_object_new (DUCK_TYPE_NEW_GAME, "transient-for", parent, NULL);

  fill_games (self);
  recall (self);
  self->is_following = FALSE;
  return self;
}

/* The game type of last time, if it is of the army's system; else the first one that is, if any. */
static void
choose_battle (DuckNewGame *self, const WarArmy *army)
{
  g_autofree char *name = NULL;

  if (self->plan.game_type != NULL
      && (army == NULL || get_rules (self)->system == army->rules->system))
    return;

  if (army != NULL && army->rules->game_types->len > 0)
    name = g_strdup_printf (
      "%s/%s", army->rules->system->id,
      ((const WarGameType *) g_ptr_array_index (army->rules->game_types, 0))->id);
  self->is_following = TRUE;
  choose_game_type (self, name);
  if (self->plan.game_type == NULL)
    choose_game_type (self, NULL);
  self->is_following = FALSE;
}

static void
show (DuckNewGame *self)
{
  self->plan.edges = (WarBattleEdges) adw_combo_row_get_selected (self->edges);
  propose (self);
  follow (self);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_widget_get_sensitive (self->play)
                                             ? self->play
                                             : GTK_WIDGET (self->what));
  gtk_window_present (GTK_WINDOW (self));
}

void
duck_new_game_show (DuckShell *parent, const DuckNewGamePreset *preset)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewGame *self = new_game (parent);

  if (preset != NULL && preset->operation != NULL)
    {
      self->is_following = TRUE;
      self->plan.game_type = NULL;
      adw_combo_row_set_selected (self->what, 0);
      self->is_following = FALSE;
      set_operation (self, preset->operation);
    }
  if (preset != NULL && (preset->army != NULL || preset->field != NULL))
    choose_battle (self, preset->army);
  if (preset != NULL && preset->army != NULL)
    set_army (self, 1, preset->army);
  if (preset != NULL && preset->field != NULL)
    set_field (self, preset->field);
  self->path = preset != NULL ? g_strdup (preset->path) : NULL;
  show (self);
}

void
duck_new_game_show_file (DuckShell *parent, const char *path)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));
  g_return_if_fail (path != NULL);

  StoreLibrary *library = duck_shell_get_library (parent);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (WarField) field = NULL;
  DuckNewGamePreset preset;
  DuckKind kind;

  /* Where there is no file the reader says so. */
  if (!duck_kind_from_path (path, &kind))
    kind = g_file_test (path, G_FILE_TEST_EXISTS) ? DUCK_KIND_BOOK : DUCK_KIND_OPERATION;
  if (kind == DUCK_KIND_OPERATION)
    operation = store_operation_load (library, path, faults);
  else if (kind == DUCK_KIND_ARMY)
    army = store_army_load (library, path, faults);
  else if (kind == DUCK_KIND_FIELD)
    field = store_field_open (library, path, faults);

  preset = (DuckNewGamePreset){ .operation = operation, .army = army, .field = field };
  if (operation != NULL || army != NULL || field != NULL)
    duck_new_game_show (parent, &preset);
  else if (kind == DUCK_KIND_OPERATION || kind == DUCK_KIND_ARMY || kind == DUCK_KIND_FIELD)
    duck_dialog_show_faults (GTK_WINDOW (parent), faults);
  else
    duck_dialog_show_error (GTK_WINDOW (parent), _ ("Nothing to Play"),
                            _ ("Operations, armies, battlefields and saved games can be played."),
                            NULL);
}
