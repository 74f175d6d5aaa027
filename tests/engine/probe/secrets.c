/* secrets.c: whether anything that a seat is told hangs on what it may not know
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "driver.h"
#include "engine/game/decision.h"
#include "engine/game/foresight.h"

#define MAX_OPTIONS 512
#define N_ORDERS 8
#define MAX_EVENTS 128

/* Seeds of the views of both states: what they differ in is not known either. */
#define SEED 7
#define OTHER_SEED 8

static gboolean
is_same_domain (const WarDomain *a, const WarDomain *b)
{
  if (a->step != b->step || a->n_ranges != b->n_ranges)
    return FALSE;

  for (guint i = 0; i < a->n_ranges; i++)
    if (a->ranges[i].minimum != b->ranges[i].minimum
        || a->ranges[i].maximum != b->ranges[i].maximum)
      return FALSE;

  return TRUE;
}

static void
compare_options (const WarSetup *setup, const WarOption *a, const WarOption *b)
{
  guint n_arguments = war_order_kind_count_arguments (&setup->play->orders[a->kind]);

  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpint (a->actor, ==, b->actor);
  g_assert_cmpuint (a->n_candidates, ==, b->n_candidates);
  g_assert_cmpuint (a->minimum_targets, ==, b->minimum_targets);
  g_assert_cmpuint (a->maximum_targets, ==, b->maximum_targets);
  g_assert_cmpmem (a->candidates, a->n_candidates * sizeof (gint), b->candidates,
                   b->n_candidates * sizeof (gint));
  for (guint i = 0; i < n_arguments; i++)
    g_assert_true (is_same_domain (&a->arguments[i], &b->arguments[i]));
}

static void
assert_same_places (WarPosition a, WarPosition b)
{
  g_assert_cmpint (a.x, ==, b.x);
  g_assert_cmpint (a.y, ==, b.y);
}

static void
compare_checks (const WarForeseenCheck *a, const WarForeseenCheck *b)
{
  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpint (a->row, ==, b->row);
  g_assert_cmpint (a->feature, ==, b->feature);
  g_assert_cmpint (a->distance, ==, b->distance);
  g_assert_cmpuint (a->chance, ==, b->chance);
  g_assert_cmpint (a->stops, ==, b->stops);
  if (a->stops)
    g_assert_true (war_base_is_same (&a->stop, &b->stop));
}

static void
compare_losses (const WarForeseenLoss *a, const WarForeseenLoss *b)
{
  g_assert_cmpint (a->row, ==, b->row);
  g_assert_cmpuint (a->loss, ==, b->loss);
  g_assert_cmpuint (a->destroyed, ==, b->destroyed);
  g_assert_cmpuint (a->pinned, ==, b->pinned);
  g_assert_cmpuint (a->stunned, ==, b->stunned);
  g_assert_cmpint (a->cover, ==, b->cover);
  g_assert_cmpint (a->cover_feature, ==, b->cover_feature);
}

static void
compare_lines (const WarForeseenLine *a, const WarForeseenLine *b)
{
  assert_same_places (a->from, b->from);
  assert_same_places (a->to, b->to);
  g_assert_cmpint (a->is_blocked, ==, b->is_blocked);
  g_assert_cmpint (a->feature, ==, b->feature);
}

static void
compare_drifts (const WarForeseenDrift *a, const WarForeseenDrift *b)
{
  assert_same_places (a->from, b->from);
  assert_same_places (a->to, b->to);
  g_assert_cmpuint (a->chance, ==, b->chance);
  g_assert_cmpint (a->leaves, ==, b->leaves);
}

static void
compare_modifiers (const WarModifier *a, const WarModifier *b)
{
  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->n_dice, ==, b->n_dice);
  g_assert_cmpint (a->amount, ==, b->amount);
  g_assert_cmpint (a->row, ==, b->row);
}

static void
compare_ways (const WarForesight *a, const WarForesight *b)
{
  g_assert_cmpint (a->has_way, ==, b->has_way);
  if (!a->has_way)
    return;
  g_assert_cmpint (a->distance, ==, b->distance);
  g_assert_cmpint (a->most, ==, b->most);
  g_assert_cmpint (a->bound.kind, ==, b->bound.kind);
  g_assert_cmpint (a->bound.row, ==, b->bound.row);
  g_assert_cmpint (a->bound.limit, ==, b->bound.limit);
}

static void
compare_foresights (const WarForesight *a, const WarForesight *b)
{
  g_assert_cmpuint (a->n_poses, ==, b->n_poses);
  g_assert_cmpuint (a->n_checks, ==, b->n_checks);
  g_assert_cmpuint (a->n_losses, ==, b->n_losses);
  g_assert_cmpuint (a->n_drifts, ==, b->n_drifts);
  g_assert_cmpuint (a->n_lines, ==, b->n_lines);
  g_assert_cmpuint (a->n_modifiers, ==, b->n_modifiers);
  for (guint i = 0; i < a->n_poses; i++)
    {
      g_assert_cmpint (a->poses[i].row, ==, b->poses[i].row);
      g_assert_true (war_base_is_same (&a->poses[i].base, &b->poses[i].base));
    }
  for (guint i = 0; i < a->n_checks; i++)
    compare_checks (&a->checks[i], &b->checks[i]);
  for (guint i = 0; i < a->n_losses; i++)
    compare_losses (&a->losses[i], &b->losses[i]);
  for (guint i = 0; i < a->n_drifts; i++)
    compare_drifts (&a->drifts[i], &b->drifts[i]);
  for (guint i = 0; i < a->n_lines; i++)
    compare_lines (&a->lines[i], &b->lines[i]);
  for (guint i = 0; i < a->n_modifiers; i++)
    compare_modifiers (&a->modifiers[i], &b->modifiers[i]);
  compare_ways (a, b);
  g_assert_cmpint (a->contact, ==, b->contact);
  g_assert_cmpint (a->radius, ==, b->radius);
}

/* One state, what a seat may know of it, and what it may do. */
typedef struct
{
  WarState *state, *view;
  WarOption *options;
  guint n_options;
  WarForesight *foresight;
} Side;

static void
side_init (Side *side, const WarSetup *setup, const WarState *state)
{
  *side = (Side){
    .state = war_state_copy (state),
    .view = war_state_copy (state),
    .options = g_new0 (WarOption, MAX_OPTIONS),
    .foresight = g_new (WarForesight, 1),
  };
  war_foresight_init (side->foresight);
}

static void
side_clear (Side *side)
{
  war_foresight_clear (side->foresight);
  g_free (side->foresight);
  g_free (side->options);
  g_free (side->view);
  g_free (side->state);
}

static void
side_look (Side *side, const WarSetup *setup, gint seat, guint64 seed)
{
  war_play_view (setup, side->state, seat, seed, side->view);
  side->n_options
    = setup->play->list (setup, side->state, seat, WAR_NONE, side->options, MAX_OPTIONS);
  g_assert_cmpuint (side->n_options, <=, MAX_OPTIONS);
}

/* Puts something else into every cell that the seat may not know; the number of cells. */
static guint
exchange (const WarSetup *setup, const WarState *view, WarState *state, WarGenerator *generator)
{
  guint n_cells = 0;

  state->generator = war_generator_new (war_generator_next (generator), 1);
  for (guint table = 0; table < WAR_N_TABLES; table++)
    {
      const WarTableLayout *layout = &setup->layout->tables[table];

      for (guint i = 0; i < layout->n_rows * layout->n_columns; i++)
        if (view->cells[layout->offset + i] == WAR_UNKNOWN)
          {
            state->cells[layout->offset + i] = (gint32) war_generator_draw (generator, 4)
                                               + layout->initials[i % layout->n_columns];
            n_cells++;
          }
    }

  return n_cells;
}

static void
compare_orders (const WarSetup *setup, Side *a, Side *b, gint seat, WarGenerator *generator)
{
  for (guint i = 0; i < N_ORDERS; i++)
    {
      WarRefusal refusal, other;
      WarOrder order;

      driver_draw_order (setup, generator, seat, &order);
      if (i % 2 == 0 && a->n_options > 0
          && !war_play_sample (setup, a->view, seat,
                               &a->options[war_generator_draw (generator, a->n_options)], generator,
                               &order))
        continue;

      g_assert_cmpint (war_play_check (setup, a->state, &order, &refusal), ==,
                       war_play_check (setup, b->state, &order, &other));
      g_assert_cmpuint (refusal.kind, ==, other.kind);
      g_assert_cmpmem (refusal.arguments, sizeof (refusal.arguments), other.arguments,
                       sizeof (other.arguments));
      g_assert_cmpint (war_play_foresee (setup, a->view, &order, a->foresight, &refusal), ==,
                       war_play_foresee (setup, b->view, &order, b->foresight, &other));
      compare_foresights (a->foresight, b->foresight);
    }
}

guint
driver_check_secrets (const WarSetup *setup, const WarState *state, gint seat,
                      WarGenerator *generator)
{
  gsize size = setup->layout->n_cells * sizeof (gint32);
  guint n_cells;
  Side a, b;

  side_init (&a, setup, state);
  side_init (&b, setup, state);
  side_look (&a, setup, seat, SEED);
  n_cells = exchange (setup, a.view, b.state, generator);
  side_look (&b, setup, seat, OTHER_SEED);

  g_assert_cmpmem (a.view->cells, size, b.view->cells, size);
  g_assert_cmpuint (a.n_options, ==, b.n_options);
  for (guint i = 0; i < a.n_options; i++)
    compare_options (setup, &a.options[i], &b.options[i]);
  compare_orders (setup, &a, &b, seat, generator);

  side_clear (&a);
  side_clear (&b);
  return n_cells;
}

/* What the seat is told of an order, and what it may know after it; chance is drawn anew. */
static void
tell (const WarSetup *setup, const WarState *before, const WarOrder *order, gint seat,
      WarGenerator *generator, WarState *view, WarEvents *told)
{
  WarEvent items[MAX_EVENTS];
  WarEvents events = { .items = items, .capacity = MAX_EVENTS };
  g_autofree WarState *state = war_state_copy (before);
  g_autofree WarState *scratch = war_state_copy (before);
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarRefusal refusal;

  state->generator = war_generator_new (war_generator_next (generator), 1);
  war_chance_init (chance, WAR_CHANCE_GENERATOR);
  g_assert_cmpint (war_play_carry_out (setup, state, scratch, order, chance, &events, &refusal), ==,
                   WAR_OUTCOME_DONE);

  war_play_view (setup, state, seat, SEED, view);
  for (guint i = 0; i < events.n_items; i++)
    if ((items[i].seats >> seat & 1) != 0)
      told->items[told->n_items++] = items[i];
}

static void
compare_telling (const WarSetup *setup, const WarState *state, const WarOrder *one,
                 const WarOrder *other, gint seat, WarGenerator *generator)
{
  WarEvent items[2][MAX_EVENTS];
  WarEvents told[2] = { { .items = items[0] }, { .items = items[1] } };
  g_autofree WarState *a = war_state_copy (state);
  g_autofree WarState *b = war_state_copy (state);

  tell (setup, state, one, seat, generator, a, &told[0]);
  tell (setup, state, other, seat, generator, b, &told[1]);
  g_assert_cmpmem (a->cells, setup->layout->n_cells * sizeof (gint32), b->cells,
                   setup->layout->n_cells * sizeof (gint32));
  g_assert_cmpmem (items[0], told[0].n_items * sizeof (WarEvent), items[1],
                   told[1].n_items * sizeof (WarEvent));
}

guint
driver_check_telling (const WarSetup *setup, const WarState *state, gint seat, guint32 kinds,
                      WarGenerator *generator)
{
  g_autofree WarOption *options = g_new0 (WarOption, MAX_OPTIONS);
  guint n_compared = 0, n_options;
  WarOrder one, other;

  for (gint giver = 0; giver < WAR_MAX_SEATS; giver++)
    {
      if (giver == seat || war_decision_find (setup, state, giver) == WAR_NONE)
        continue;

      n_options = setup->play->list (setup, state, giver, WAR_NONE, options, MAX_OPTIONS);
      for (guint i = 0; i < MIN (n_options, MAX_OPTIONS); i++)
        if ((kinds >> options[i].kind & 1) != 0
            && war_play_sample (setup, state, giver, &options[i], generator, &one)
            && war_play_sample (setup, state, giver, &options[i], generator, &other))
          {
            compare_telling (setup, state, &one, &other, seat, generator);
            n_compared++;
          }
    }

  return n_compared;
}
