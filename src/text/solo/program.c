/* program.c: what a commander that is a program of its own is told when it has to decide
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/program.h"

#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "text/words/json.h"

static GString *
begin_line (const char *message)
{
  GString *json = g_string_new ("{");

  text_json_add_string (json, "message", message);
  return json;
}

static char *
end_line (GString *json)
{
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

char *
text_program_hello (const char *version)
{
  GString *json = begin_line ("hello");

  text_json_add_number (json, "protocol", TEXT_PROGRAM_PROTOCOL);
  text_json_add_string (json, "duckboard", version);
  return end_line (json);
}

/* State ---------------------------------------------------------------------------------------- */

/* The cells that say something: all others are as the game's table has it. What the seat may not
 * know is null. */
static void
append_cells (GString *json, const WarLayout *layout, WarTable table, const gint32 *cells)
{
  for (guint i = 0; i < layout->tables[table].n_columns; i++)
    {
      const char *name = war_layout_get_column (layout, table, i)->name;

      if (cells[i] == layout->tables[table].initials[i])
        continue;
      if (cells[i] == WAR_UNKNOWN)
        {
          text_json_key (json, name);
          g_string_append (json, "null");
        }
      else
        text_json_add_number (json, name, cells[i]);
    }
}

/* Rows that have anything to say, by their numbers. */
static void
append_table (GString *json, const WarLayout *layout, const WarState *view, WarTable table)
{
  text_json_key (json, war_table_get_name (table));
  g_string_append_c (json, '{');
  for (guint row = 0; row < layout->tables[table].n_rows; row++)
    {
      gsize before = json->len, begun;
      g_autofree char *key = g_strdup_printf ("%u", row);

      text_json_key (json, key);
      g_string_append_c (json, '{');
      begun = json->len;
      append_cells (json, layout, table, war_state_peek_row (layout, view, table, row));
      if (json->len == begun)
        g_string_truncate (json, before);
      else
        g_string_append_c (json, '}');
    }
  g_string_append_c (json, '}');
}

/* Sealed orders are those who gave them's. */
static void
append_state (GString *json, const WarLayout *layout, const WarState *view)
{
  text_json_key (json, "state");
  g_string_append_c (json, '{');
  for (guint i = 0; i < WAR_TABLE_SEALED; i++)
    append_table (json, layout, view, (WarTable) i);
  g_string_append_c (json, '}');
}

/* Options -------------------------------------------------------------------------------------- */

static void
append_domain (GString *json, const WarDomain *domain)
{
  WarRange range;

  text_json_add_number (json, "step", domain->step);
  text_json_key (json, "ranges");
  g_string_append_c (json, '[');
  for (gint64 from = G_MININT32; war_domain_find (domain, from, &range);
       from = (gint64) range.maximum + 1)
    {
      text_json_item (json);
      g_string_append_printf (json, "[%d,%d]", range.minimum, range.maximum);
    }
  g_string_append_c (json, ']');
}

static void
append_targets (GString *json, const WarOption *option)
{
  text_json_add_number (json, "least", option->minimum_targets);
  text_json_add_number (json, "most", option->maximum_targets);
  text_json_key (json, "targets");
  g_string_append_c (json, '[');
  for (guint i = 0; i < option->n_candidates; i++)
    {
      text_json_item (json);
      g_string_append_printf (json, "%d", option->candidates[i]);
    }
  g_string_append_c (json, ']');
}

/* The first of what is open: those after it hang on it. */
static void
append_option (GString *json, const WarSetup *setup, const WarOption *option)
{
  const WarOrderKind *kind = &setup->play->orders[option->kind];

  text_json_item (json);
  g_string_append_c (json, '{');
  text_json_add_string (json, "order", kind->name);
  text_json_add_row (json, "actor", option->actor);
  if (kind->arguments[0].name != NULL)
    append_domain (json, &option->arguments[0]);
  else if (kind->targets != WAR_NONE)
    append_targets (json, option);
  g_string_append_c (json, '}');
}

char *
text_program_decide (const WarSetup *setup, const WarState *view, gint seat, gboolean may_pass,
                     guint64 number)
{
  g_return_val_if_fail (setup != NULL && view != NULL, NULL);

  g_autoptr (GArray) options = war_play_list_options (setup, view, seat, WAR_NONE);
  const gint32 *decision = war_decision_peek (setup, view, seat);
  GString *json = begin_line ("decide");

  text_json_add_number (json, "number", (gint64) number);
  text_json_add_number (json, "seat", seat + 1);
  text_json_add_flag (json, "may_pass", may_pass);
  if (decision != NULL)
    text_json_add_string (json, "decision", setup->play->decisions[decision[WAR_DECISION_KIND]]);
  append_state (json, setup->layout, view);
  text_json_key (json, "options");
  g_string_append_c (json, '[');
  for (guint i = 0; i < options->len; i++)
    append_option (json, setup, &g_array_index (options, WarOption, i));
  g_string_append_c (json, ']');
  return end_line (json);
}

/* Answers -------------------------------------------------------------------------------------- */

char *
text_program_domain (const WarSetup *setup, const WarState *view, const WarOption *option,
                     const WarOrder *order, guint n_arguments)
{
  g_return_val_if_fail (option != NULL && order != NULL, NULL);

  const WarOrderKind *kind = &setup->play->orders[option->kind];
  guint n_all = war_order_kind_count_arguments (kind);
  guint n = n_arguments + (n_arguments == n_all ? order->n_targets : 0);
  g_autofree WarOption *narrowed = g_memdup2 (option, sizeof *option);
  gboolean is_possible = n == 0 || setup->play->narrow == NULL
                         || setup->play->narrow (setup, view, order, n, narrowed);
  GString *json = begin_line ("domain");

  text_json_add_flag (json, "possible", is_possible);
  if (is_possible && n_arguments < n_all)
    {
      text_json_add_string (json, "argument", kind->arguments[n_arguments].name);
      append_domain (json, &narrowed->arguments[n_arguments]);
    }
  else if (is_possible && kind->targets != WAR_NONE)
    append_targets (json, narrowed);
  return end_line (json);
}

static void
append_order (GString *json, const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *text = war_order_to_text (order, setup->play->orders);

  text_json_add_string (json, "order", text);
}

char *
text_program_sample (const WarSetup *setup, const WarOrder *order)
{
  GString *json = begin_line ("sample");

  if (order != NULL)
    append_order (json, setup, order);
  return end_line (json);
}

static gint
compare_ideas (gconstpointer a, gconstpointer b)
{
  gint32 worth_a = ((const WarIdea *) a)->worth, worth_b = ((const WarIdea *) b)->worth;

  return (worth_a < worth_b) - (worth_a > worth_b);
}

char *
text_program_ideas (const WarSetup *setup, const WarState *view, gint seat)
{
  g_autoptr (GArray) ideas = NULL;
  guint n_ideas;
  GString *json;

  if (setup->play->think == NULL)
    return NULL;

  ideas = g_array_sized_new (FALSE, FALSE, sizeof (WarIdea), WAR_SOLO_MAX_IDEAS);
  n_ideas = setup->play->think (setup, view, seat, &war_posture_usual,
                                (WarIdea *) (gpointer) ideas->data, WAR_SOLO_MAX_IDEAS);
  g_array_set_size (ideas, MIN (n_ideas, WAR_SOLO_MAX_IDEAS));
  g_array_sort (ideas, compare_ideas);
  json = begin_line ("ideas");
  text_json_key (json, "ideas");
  g_string_append_c (json, '[');
  for (guint i = 0; i < ideas->len; i++)
    {
      const WarIdea *idea = &g_array_index (ideas, WarIdea, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      append_order (json, setup, &idea->order);
      text_json_add_number (json, "worth", idea->worth);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
  return end_line (json);
}

/* For display, and for programs that reckon in fractions. */
static void
add_probability (GString *json, const char *key, WarProbability probability)
{
  text_json_add_fraction (json, key, (double) probability / (double) WAR_PROBABILITY_ONE);
}

static void
append_loss (GString *json, const WarForeseenLoss *loss)
{
  text_json_item (json);
  g_string_append_c (json, '{');
  text_json_add_row (json, "row", loss->row);
  text_json_add_flag (json, "friend", loss->is_friend);
  add_probability (json, "lost", loss->loss);
  add_probability (json, "destroyed", loss->destroyed);
  add_probability (json, "pinned", loss->pinned);
  add_probability (json, "stunned", loss->stunned);
  g_string_append_c (json, '}');
}

static void
append_pose (GString *json, const WarForeseenPose *pose)
{
  text_json_item (json);
  g_string_append_c (json, '{');
  text_json_add_row (json, "row", pose->row);
  text_json_add_number (json, "x_mm100", pose->base.centre.x);
  text_json_add_number (json, "y_mm100", pose->base.centre.y);
  text_json_add_number (json, "heading", pose->base.heading);
  g_string_append_c (json, '}');
}

char *
text_program_foresight (const WarForesight *foresight)
{
  g_return_val_if_fail (foresight != NULL, NULL);

  GString *json = begin_line ("foresight");

  text_json_add_fraction (json, "chance", war_foresight_get_chance (foresight));
  text_json_add_row (json, "contact", foresight->contact);
  text_json_key (json, "poses");
  g_string_append_c (json, '[');
  for (guint i = 0; i < foresight->n_poses; i++)
    append_pose (json, &foresight->poses[i]);
  g_string_append_c (json, ']');
  text_json_key (json, "losses");
  g_string_append_c (json, '[');
  for (guint i = 0; i < foresight->n_losses; i++)
    append_loss (json, &foresight->losses[i]);
  g_string_append_c (json, ']');
  return end_line (json);
}

char *
text_program_refused (const char *clause, const char *reason)
{
  GString *json = begin_line ("refused");

  text_json_key (json, "clause");
  if (clause != NULL)
    text_json_string (json, clause);
  else
    g_string_append (json, "null");
  text_json_add_string (json, "reason", reason);
  return end_line (json);
}

char *
text_program_over (const WarResult *result, gint side)
{
  g_return_val_if_fail (result != NULL, NULL);

  const char *end = result->winner == WAR_WINNER_DRAW   ? "draw"
                    : result->winner == WAR_WINNER_NONE ? "unfinished"
                    : result->winner == side            ? "won"
                                                        : "lost";
  GString *json = begin_line ("over");

  text_json_add_string (json, "result", end);
  return end_line (json);
}
