/* unit-card.c: all about a unit: statistics, weapons, traits, and what they do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/unit-card.h"

#include <glib/gi18n-lib.h>

#include "app/base/clause-link.h"
#include "app/base/number-guard.h"
#include "app/base/unit-picture.h"
#include "app/base/words.h"
#include "text/army/amendment.h"
#include "text/army/odds.h"
#include "text/game/event.h"
#include "text/words/phrase.h"

/* Of a weapon in a table: where it has less room, its name goes on below. */
#define NAME_CHARS 8

struct _DuckUnitCard
{
  AdwBin parent_instance;

  DuckUnitPicture *picture;
  GtkLabel *name;
  GtkLabel *subtitle;
  GtkLabel *note;
  GtkBox *statistics;
  GtkWidget *weapons_title;
  GtkBox *weapons;
  GtkWidget *dice_key;
  GtkWidget *averages;
  GtkDropDown *target;
  AdwBin *table;
  GtkLabel *key;
  GtkWidget *traits_title;
  GtkBox *traits;
  GtkSpinButton *owned;

  gboolean updating; /* the card follows, nobody typed */
  GPtrArray *targets; /* WarUnitType */
  WarUnitType *type; /* or NULL */
  WarRules *rules; /* of the type */
};

G_DEFINE_FINAL_TYPE (DuckUnitCard, duck_unit_card, ADW_TYPE_BIN)

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
show_statistics (DuckUnitCard *self)
{
  const WarSystem *system = self->rules->system;

  clear (self->statistics);
  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->unit_stats[i];
      g_autofree char *value = text_stat (stat, self->type->stats[i], system->length_unit);
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *number = gtk_label_new (value);
      GtkWidget *sign = gtk_label_new (g_dgettext (GETTEXT_PACKAGE, stat->name));

      if (self->type->stats[i] == 0 && !stat->required)
        gtk_label_set_label (GTK_LABEL (number), "–");
      gtk_widget_add_css_class (number, "title-4");
      gtk_widget_add_css_class (sign, "statistic");
      gtk_label_set_ellipsize (GTK_LABEL (sign), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (cell, TRUE);
      gtk_box_append (GTK_BOX (cell), number);
      gtk_box_append (GTK_BOX (cell), sign);
      gtk_box_append (self->statistics, cell);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Weapons. */

/* "Range 10″ · Hit 4+ · Dice DPW" */
static char *
dup_weapon_statistics (const WarWeapon *weapon, const WarSystem *system)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; system->weapon_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->weapon_stats[i];

      if (weapon->stats[i] == 0 && !stat->required)
        continue;

      g_autofree char *value = text_stat (stat, weapon->stats[i], system->length_unit);

      g_string_append_printf (line, "%s%s %s", line->len > 0 ? " · " : "",
                              g_dgettext (GETTEXT_PACKAGE, stat->name), value);
    }
  return g_string_free (line, FALSE);
}

static gboolean
has_dice_per_wound (const WarUnitType *type, const WarSystem *system)
{
  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      for (guint j = 0; system->weapon_stats[j].id != NULL; j++)
        if (system->weapon_stats[j].kind == WAR_STAT_DICE && weapon->stats[j] == WAR_DICE_PER_WOUND)
          return TRUE;
    }
  return FALSE;
}

static void
show_weapons (DuckUnitCard *self)
{
  clear (self->weapons);
  for (guint i = 0; i < self->type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (self->type->weapons, i);
      g_autofree char *statistics = dup_weapon_statistics (weapon, self->rules->system);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

      gtk_box_append (GTK_BOX (box), duck_words_new (text_translate (weapon->name), "body"));
      gtk_box_append (GTK_BOX (box), duck_words_new (statistics, "caption"));
      gtk_box_append (self->weapons, box);
    }
  gtk_widget_set_visible (self->weapons_title, self->type->weapons->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->weapons), self->type->weapons->len > 0);
  gtk_widget_set_visible (self->dice_key, has_dice_per_wound (self->type, self->rules->system));
}

/* ---------------------------------------------------------------------------------------------
 * What weapons do on average. */

static void
attach (GtkGrid *grid, const char *text, guint column, guint row, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  /* Above the numbers, so that the weapons' names have room in other languages too; these are
   * never cut, as what is cut may be what tells one from another. */
  gtk_label_set_wrap (GTK_LABEL (label), row == 0 || column == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_label_set_width_chars (GTK_LABEL (label), column == 0 ? NAME_CHARS : -1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), row == 0 ? 8 : -1);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
}

/* How many rows there are, below that of the situations. */
static guint
fill_averages (GtkGrid *grid, const TextAttack *attack, const TextAverages *averages)
{
  guint row = 0;

  for (guint i = 0; averages->situations[i] != NULL; i++)
    attach (grid, g_dgettext (GETTEXT_PACKAGE, averages->situations[i]), i + 1, 0, "dim-label");
  for (;;)
    {
      TextAverage cells[TEXT_MAX_SITUATIONS];
      g_autofree char *name = averages->dup_row (attack, row, cells);

      if (name == NULL)
        return row;
      attach (grid, name, 0, ++row, "heading");
      for (guint i = 0; averages->situations[i] != NULL; i++)
        {
          g_autofree char *phrase = text_average_phrase (&cells[i]);

          attach (grid, cells[i].melee && i > 0 ? "–" : phrase, i + 1, row, "numeric");
        }
    }
}

static void
show_averages (DuckUnitCard *self)
{
  guint selected = gtk_drop_down_get_selected (self->target);
  GtkWidget *grid = gtk_grid_new ();
  const TextAverages *averages = text_find_averages (self->rules->system);
  TextAttack attack = { .rules = self->rules, .attacker = self->type };
  guint n_rows = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  if (averages != NULL && selected < self->targets->len)
    {
      attack.target = g_ptr_array_index (self->targets, selected);
      n_rows = fill_averages (GTK_GRID (grid), &attack, averages);
      gtk_label_set_label (self->key, g_dgettext (GETTEXT_PACKAGE, averages->key));
    }
  adw_bin_set_child (self->table, grid);
  gtk_widget_set_visible (self->averages, n_rows > 0);
}

static void
target_selected_cb (DuckUnitCard *self)
{
  if (self->type != NULL)
    show_averages (self);
}

void
duck_unit_card_set_targets (DuckUnitCard *self, GPtrArray *targets)
{
  g_return_if_fail (DUCK_IS_UNIT_CARD (self));

  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < targets->len; i++)
    gtk_string_list_append (
      names, text_translate (((const WarUnitType *) g_ptr_array_index (targets, i))->name));
  g_ptr_array_ref (targets);
  g_ptr_array_unref (self->targets);
  self->targets = targets;
  gtk_drop_down_set_model (self->target, G_LIST_MODEL (names));
}

/* ---------------------------------------------------------------------------------------------
 * Traits. */

static gboolean
has_trait (GPtrArray *traits, const WarTrait *trait)
{
  return g_ptr_array_find (traits, trait, NULL);
}

/* What the word means, and the clause behind it. */
static void
show_trait (DuckUnitCard *self, const WarTraitUse *use)
{
  const WarTrait *trait = use->trait;
  g_autofree char *name = text_trait (use, self->rules->system);
  const WarClause *clause
    = trait->clause != NULL ? war_rules_find_clause (self->rules, trait->clause) : NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *amendment = NULL;

  gtk_box_append (GTK_BOX (box), duck_words_new (name, "body"));
  if (trait->text != NULL)
    gtk_box_append (GTK_BOX (box), duck_words_new (text_translate (trait->text), "caption"));
  if (trait->own)
    gtk_box_append (GTK_BOX (box),
                    duck_words_new (_ ("Not enforced: a trait of the book’s own"), "dim-label"));
  if (clause != NULL)
    {
      const char *number = text_short_clause (clause->id);
      /* Translators: the number of a rule or ruling, and what it says */
      g_autofree char *cited = g_strdup_printf ("[%s]", number);
      g_autofree char *text = g_strdup_printf (_ ("%s: %s"), cited, text_translate (clause->text));
      GtkWidget *label = duck_words_new (NULL, "caption");

      duck_clause_link_set_text (GTK_LABEL (label), text, self->rules);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
      amendment = text_describe_amendment (self->rules, clause);
      if (amendment != NULL)
        gtk_box_append (GTK_BOX (box), duck_words_new (amendment, "caption"));
    }
  gtk_box_append (self->traits, box);
}

/* Of the unit and of its weapons, each once. */
static void
show_traits (DuckUnitCard *self)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  clear (self->traits);
  for (guint i = 0; i <= self->type->weapons->len; i++)
    {
      const GArray *uses
        = i == 0 ? self->type->traits
                 : ((const WarWeapon *) g_ptr_array_index (self->type->weapons, i - 1))->traits;

      for (guint j = 0; j < uses->len; j++)
        {
          const WarTraitUse *use = &g_array_index (uses, WarTraitUse, j);

          if (has_trait (shown, use->trait))
            continue;
          g_ptr_array_add (shown, use->trait);
          show_trait (self, use);
        }
    }
  gtk_widget_set_visible (self->traits_title, shown->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->traits), shown->len > 0);
}

/* ---------------------------------------------------------------------------------------------
 * The card. */

static void
show_words (DuckUnitCard *self, const WarUnit *unit)
{
  g_autofree char *cost = text_cost (self->type->cost);
  g_autofree char *categories = text_categories (self->type, self->rules);
  const char *name = text_translate (self->type->name);
  gboolean is_named = unit != NULL && unit->name != NULL;
  const char *note = unit != NULL ? unit->note : NULL;
  GString *subtitle = g_string_new (is_named ? name : NULL);

  g_string_append_printf (subtitle, "%s%s", is_named ? " · " : "", cost);
  if (*categories != '\0')
    g_string_append_printf (subtitle, " · %s", categories);
  gtk_label_set_label (self->name, is_named ? unit->name : name);
  gtk_label_set_label (self->subtitle, subtitle->str);
  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  g_string_free (subtitle, TRUE);
}

void
duck_unit_card_show (DuckUnitCard *self, WarUnitType *type, const WarUnit *unit, WarRules *rules)
{
  g_return_if_fail (DUCK_IS_UNIT_CARD (self));
  g_return_if_fail (type != NULL);
  g_return_if_fail (rules != NULL);

  gboolean is_other = type != self->type;

  war_unit_type_ref (type);
  war_rules_ref (rules);
  g_clear_pointer (&self->type, war_unit_type_unref);
  g_clear_pointer (&self->rules, war_rules_unref);
  self->type = type;
  self->rules = rules;

  show_words (self, unit);
  if (!is_other)
    return;

  duck_unit_picture_set_unit_type (self->picture, type);
  show_statistics (self);
  show_weapons (self);
  show_averages (self);
  show_traits (self);
}

void
duck_unit_card_forget_unit (DuckUnitCard *self)
{
  g_return_if_fail (DUCK_IS_UNIT_CARD (self));

  if (self->type != NULL)
    show_words (self, NULL);
}

void
duck_unit_card_set_owned (DuckUnitCard *self, gint owned)
{
  g_return_if_fail (DUCK_IS_UNIT_CARD (self));

  self->updating = TRUE;
  gtk_spin_button_set_value (self->owned, owned);
  self->updating = FALSE;
}

static void
owned_changed_cb (DuckUnitCard *self)
{
  if (!self->updating && self->type != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "army.own", "(si)", self->type->id,
                                gtk_spin_button_get_value_as_int (self->owned));
}

static void
duck_unit_card_finalize (GObject *object)
{
  DuckUnitCard *self = DUCK_UNIT_CARD (object);

  g_clear_pointer (&self->targets, g_ptr_array_unref);
  g_clear_pointer (&self->type, war_unit_type_unref);
  g_clear_pointer (&self->rules, war_rules_unref);

  G_OBJECT_CLASS (duck_unit_card_parent_class)->finalize (object);
}

static void
duck_unit_card_class_init (DuckUnitCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_unit_card_finalize;

  g_type_ensure (DUCK_TYPE_UNIT_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/unit-card.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, name);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, subtitle);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, note);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, statistics);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, weapons_title);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, weapons);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, dice_key);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, averages);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, target);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, table);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, key);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, traits_title);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, traits);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitCard, owned);
  gtk_widget_class_bind_template_callback (widget_class, target_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, owned_changed_cb);
}

static void
duck_unit_card_init (DuckUnitCard *self)
{
  self->targets = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_number_guard_add (self->owned);
}
