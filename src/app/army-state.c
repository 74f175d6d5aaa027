/* army-state.c: what an army costs, and whether it is legal
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-state.h"

#include <glib/gi18n-lib.h>

#include "text/phrase.h"
#include "text/problem.h"

struct _DuckArmyState
{
  AdwBin parent_instance;

  GtkWidget *over;
  GtkLabel *cost;
  GtkLabel *n_units;
  GtkLevelBar *bar;
  GtkImage *verdict_icon;
  GtkLabel *verdict;
  AdwBin *holder; /* of the lines, or of a scrolled window with them */
  GtkBox *lines;
};

/* So many lines are shown whole; more are scrolled, in the height of about as many. */
#define MAX_LINES 8
#define MAX_HEIGHT 200

G_DEFINE_FINAL_TYPE (DuckArmyState, duck_army_state, ADW_TYPE_BIN)

/* How a line begins: a sign, its style and its word for those who do not see it. */
typedef struct
{
  const char *icon;
  const char *style;
  const char *word; /* N_() */
} Mark;

static const Mark fine = { "object-select-symbolic", "success", N_ ("Fine") };
static const Mark warning = { "dialog-warning-symbolic", "warning", N_ ("Warning") };
static const Mark error = { "dialog-error-symbolic", "error", N_ ("Error") };

static void
show_mark (GtkImage *image, const Mark *mark)
{
  gtk_image_set_from_icon_name (image, mark->icon);
  gtk_widget_set_css_classes (GTK_WIDGET (image), (const char *[]){ mark->style, NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_dgettext (GETTEXT_PACKAGE, mark->word), -1);
}

static void
add_line (DuckArmyState *self, const Mark *mark, const char *text)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *label = gtk_label_new (text);

  show_mark (GTK_IMAGE (image), mark);
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), image);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (self->lines, line);
}

/* "Cavalry", for the beginning of a line. */
static char *
dup_capitalised (const char *word)
{
  gunichar first = g_utf8_get_char (word);
  char start[7] = { 0 };

  if (*word == '\0')
    return g_strdup (word);

  g_unichar_to_utf8 (g_unichar_toupper (first), start);
  return g_strconcat (start, g_utf8_next_char (word), NULL);
}

static gboolean
is_about_limit (const WarProblem *problem)
{
  return problem->kind == WAR_PROBLEM_TOO_MANY && problem->limit != NULL;
}

static const WarProblem *
find_problem_of_limit (GPtrArray *problems, const WarLimit *limit)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (is_about_limit (problem) && problem->limit == limit)
        return problem;
    }
  return NULL;
}

static void
show_problem (DuckArmyState *self, const WarProblem *problem)
{
  g_autofree char *sentence = text_problem (problem);

  add_line (self, problem->severity == WAR_SEVERITY_ERROR ? &error : &warning, sentence);
}

/* Each limit of the book: where it stands, or what would mend it. */
static void
show_limits (DuckArmyState *self, const WarArmy *army, GPtrArray *problems)
{
  for (guint i = 0; army->book != NULL && i < army->book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (army->book->limits, i);
      const WarProblem *problem = find_problem_of_limit (problems, limit);

      if (problem != NULL)
        {
          show_problem (self, problem);
          continue;
        }

      const WarCategory *category = war_rules_find_category (army->rules, limit->category, NULL);
      g_autofree char *name
        = dup_capitalised (category != NULL ? text_translate (category->name) : limit->category);
      g_autofree char *stand = text_limit (limit, army);
      /* Translators: a category of units, and where it stands: "Cavalry: 2 of 3 allowed" */
      g_autofree char *line = g_strdup_printf (_ ("%s: %s"), name, stand);

      add_line (self, &fine, line);
    }
}

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
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d point, %d over the limit",
                                         "%d of %d points, %d over the limit",
                                         (gulong) army->cost_limit),
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

static void
show_verdict (DuckArmyState *self, GPtrArray *problems)
{
  guint n_errors = 0;

  for (guint i = 0; i < problems->len; i++)
    if (((const WarProblem *) g_ptr_array_index (problems, i))->severity == WAR_SEVERITY_ERROR)
      n_errors++;

  if (n_errors == 0)
    {
      show_mark (self->verdict_icon, &fine);
      gtk_label_set_label (self->verdict, _ ("Legal army"));
    }
  else
    {
      g_autofree char *text
        = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Not legal: %u thing to mend",
                                        "Not legal: %u things to mend", n_errors),
                           n_errors);

      show_mark (self->verdict_icon, &error);
      gtk_label_set_label (self->verdict, text);
    }
}

/* A scrolled window does not ask for the height of lines that are broken, so there is one only when
 * it is needed. */
static void
set_scrolled (DuckArmyState *self, gboolean many)
{
  GtkWidget *lines = GTK_WIDGET (self->lines);

  if (many == (adw_bin_get_child (self->holder) != lines))
    return;

  adw_bin_set_child (self->holder, NULL);
  if (many)
    {
      GtkWidget *scrolled = gtk_scrolled_window_new ();

      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                      GTK_POLICY_AUTOMATIC);
      gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), lines);
      adw_bin_set_child (self->holder, scrolled);
    }
  else
    adw_bin_set_child (self->holder, lines);
}

void
duck_army_state_show (DuckArmyState *self, const WarArmy *army, GPtrArray *problems)
{
  g_return_if_fail (DUCK_IS_ARMY_STATE (self));
  g_return_if_fail (army != NULL);
  g_return_if_fail (problems != NULL);

  GtkWidget *line;
  guint n_lines = 0;
  gboolean many;

  show_cost (self, army);
  show_verdict (self, problems);

  while ((line = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, line);
  /* What must be mended, then where the limits stand, then advice. */
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (!is_about_limit (problem) && problem->severity == WAR_SEVERITY_ERROR)
        show_problem (self, problem);
      n_lines++;
    }
  show_limits (self, army, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (!is_about_limit (problem) && problem->severity != WAR_SEVERITY_ERROR)
        show_problem (self, problem);
    }

  many = n_lines + (army->book != NULL ? army->book->limits->len : 0) > MAX_LINES;
  set_scrolled (self, many);
}

static void
duck_army_state_class_init (DuckArmyStateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/army-state.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, over);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, cost);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, n_units);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, bar);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, verdict_icon);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, verdict);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, holder);
  gtk_widget_class_bind_template_child (widget_class, DuckArmyState, lines);
}

static void
duck_army_state_init (DuckArmyState *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
