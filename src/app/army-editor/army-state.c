/* army-state.c: what an army costs, and whether it is legal
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/army-state.h"

#include <glib/gi18n-lib.h>

#include "app/base/flow-layout.h"
#include "app/base/tooltip.h"
#include "text/army/problem.h"
#include "text/army/roster.h"
#include "text/words/phrase.h"

struct _DuckArmyState
{
  AdwBin parent_instance;

  GtkWidget *over;
  GtkLabel *cost;
  GtkLabel *n_units;
  GtkLevelBar *bar;
};

G_DEFINE_FINAL_TYPE (DuckArmyState, duck_army_state, ADW_TYPE_BIN)

static void
show_cost (DuckArmyState *self, const WarArmy *army)
{
  gint cost = war_army_get_cost (army);
  gboolean over = army->cost_limit > 0 && cost > army->cost_limit;
  guint n = army->units->len;
  g_autofree char *text = NULL;
  g_autofree char *n_units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);

  if (army->cost_limit == 0)
    text = text_cost (cost);
  else if (over)
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d point, %d too many",
                                         "%d of %d points, %d too many", (gulong) army->cost_limit),
                            cost, army->cost_limit, cost - army->cost_limit);
  else
    text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points", (gulong) army->cost_limit),
      cost, army->cost_limit);
  gtk_label_set_label (self->cost, text);
  gtk_label_set_label (self->n_units, n_units);
  gtk_widget_set_visible (self->over, over);

  gtk_widget_set_visible (GTK_WIDGET (self->bar), army->cost_limit > 0);
  /* A share of the limit: GTK does not draw the bar anew when only its greatest value changes. */
  gtk_level_bar_set_value (self->bar, CLAMP (cost / (double) MAX (army->cost_limit, 1), 0, 1));
  if (over)
    gtk_widget_add_css_class (GTK_WIDGET (self->bar), "over");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->bar), "over");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
}

void
duck_army_state_show (DuckArmyState *self, const WarArmy *army)
{
  g_return_if_fail (DUCK_IS_ARMY_STATE (self));
  g_return_if_fail (army != NULL);

  show_cost (self, army);
}

/* ---------------------------------------------------------------------------------------------
 * Whether it is legal. */

/* "Cavalry: 2 of 3 allowed" */
static char *
dup_standing (const WarLimit *limit, const WarArmy *army)
{
  g_autofree char *name = text_capitalised (text_limit_name (limit, army->rules));
  g_autofree char *stand = text_limit (limit, army);

  /* Translators: a category of units, and where it stands: "Cavalry: 2 of 3 allowed" */
  return g_strdup_printf (_ ("%s: %s"), name, stand);
}

static gboolean
is_broken (const WarLimit *limit, GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (problem->limit == limit)
        return TRUE;
    }
  return FALSE;
}

/* Where the limits stand that are kept: a line for each, or one for all of them. */
static void
say_limits (DuckRemarks *remarks, const WarArmy *army, GPtrArray *problems, gboolean folded)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; army->book != NULL && i < army->book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (army->book->limits, i);
      g_autofree char *standing = dup_standing (limit, army);

      if (is_broken (limit, problems))
        continue;
      g_string_append_printf (all, "%s%s", all->len > 0 ? " · " : "", standing);
      if (!folded)
        duck_remarks_add (remarks, DUCK_REMARK_FINE, standing);
    }
  if (folded && all->len > 0)
    duck_remarks_add (remarks, DUCK_REMARK_FINE, all->str);
}

/* What it comes to in a game, in systems that have something to say about it. */
static void
say_plan (DuckRemarks *remarks, const WarArmy *army)
{
  g_autoptr (GPtrArray) plan = text_army_plan (army);

  for (guint i = 0; i < plan->len; i++)
    duck_remarks_add_cited (remarks, DUCK_REMARK_NOTE, g_ptr_array_index (plan, i), army->rules);
}

static void
say_problems (DuckRemarks *remarks, const WarRules *rules, GPtrArray *problems,
              WarSeverity severity)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *sentence = text_problem (problem);

      if (problem->severity == severity)
        duck_remarks_add_cited (
          remarks, severity == WAR_SEVERITY_ERROR ? DUCK_REMARK_ERROR : DUCK_REMARK_WARNING,
          sentence, rules);
    }
}

static char *
dup_full (void)
{
  return g_strdup_printf (_ ("No more can be added: an army can have at most %d units."),
                          WAR_ARMY_MAX_UNITS);
}

void
duck_army_state_name_adding (GtkWidget *button, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (button));

  g_autofree char *full = dup_full ();

  duck_tooltip_set (button, gtk_widget_get_sensitive (button) ? name : full);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
duck_army_state_say (DuckRemarks *remarks, const WarArmy *army, GPtrArray *problems)
{
  g_return_if_fail (DUCK_IS_REMARKS (remarks));
  g_return_if_fail (army != NULL);
  g_return_if_fail (problems != NULL);

  guint n_errors = 0;

  for (guint i = 0; i < problems->len; i++)
    if (((const WarProblem *) g_ptr_array_index (problems, i))->severity == WAR_SEVERITY_ERROR)
      n_errors++;

  if (n_errors == 0)
    duck_remarks_begin (remarks, DUCK_REMARK_FINE, _ ("Legal army"));
  else
    {
      g_autofree char *text
        = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Not legal: %u thing to mend",
                                        "Not legal: %u things to mend", n_errors),
                           n_errors);

      duck_remarks_begin (remarks, DUCK_REMARK_ERROR, text);
    }
  /* What must be mended, then advice, then where the limits stand: of no units nothing is said. */
  if (war_army_is_full (army))
    {
      g_autofree char *full = dup_full ();

      duck_remarks_add (remarks, DUCK_REMARK_WARNING, full);
    }
  say_problems (remarks, army->rules, problems, WAR_SEVERITY_ERROR);
  say_problems (remarks, army->rules, problems, WAR_SEVERITY_WARNING);
  if (army->units->len > 0)
    {
      say_limits (remarks, army, problems, n_errors > 0);
      say_plan (remarks, army);
    }
}

static void
duck_army_state_class_init (DuckArmyStateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUCK_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/army-state.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, over);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, cost);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, n_units);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, bar);
}

static void
duck_army_state_init (DuckArmyState *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
