/* gaps.c: gaps in the defenders' wire before play: fixed by the operation, set by an umpire, or
 * rolled for (assault.3.5, assault.A-4)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/field-edit/field-pick.h"
#include "engine/geometry/geometry.h"

/* A stretch of the wire: its n-th gap, from 0. */
typedef struct
{
  const WarAssaultSegment *wire;
  WarLength from, to; /* along it */
  WarPosition middle;
} Stretch;

/* The n-th from the attackers' left, wire by wire; FALSE: there are fewer. */
static gboolean
find_stretch (const WarSetup *setup, guint n, Stretch *stretch)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength width = data->rules->numbers[WAR_ASSAULT_STRETCH];

  for (guint i = 0; i < data->wires->len; i++)
    {
      const WarAssaultSegment *wire = &g_array_index (data->wires, WarAssaultSegment, i);
      WarLength length = war_position_distance (wire->from, wire->to), half;
      guint n_stretches = (guint) ((length + width - 1) / width);

      if (n >= n_stretches)
        {
          n -= n_stretches;
          continue;
        }

      *stretch = (Stretch){ .wire = wire, .from = (WarLength) n * width };
      stretch->to = MIN (stretch->from + width, length);
      half = stretch->from + (stretch->to - stretch->from) / 2;
      stretch->middle = war_assault_step_along (wire, half);
      return TRUE;
    }

  return FALSE;
}

guint
war_assault_count_stretches (const WarSetup *setup)
{
  guint n = 0;
  Stretch stretch;

  while (n < war_assault_get_data (setup)->n_gaps && find_stretch (setup, n, &stretch))
    n++;
  return n;
}

/* Whether the operation fixes it: something on its field that is a gap lies there. */
static gboolean
is_fixed (const WarAssault *data, WarPosition middle)
{
  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);

      if (g_strcmp0 (feature->role, "wire-gap") == 0
          && war_shape_get_distance (&feature->shape, middle) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The row of a stretch's gap. Before play it says what an umpire has set: a gap, or that the wire
 * holds. */
static gint32 *
get_gap (const WarSetup *setup, WarState *state, guint n)
{
  return war_setup_get_piece (setup, state, war_assault_count_units (setup) + n);
}

static void
tell (WarContext *context, const Stretch *stretch, gboolean is_gapped, const WarQuestion *question,
      gint32 die)
{
  WarEvent *event
    = war_context_add (context, WAR_ASSAULT_EVENT_STRETCH, WAR_NONE, WAR_NONE, "assault.A-4");

  if (question != NULL)
    war_event_set_dice (event, question, &die);
  war_event_set_position (event, 0, stretch->middle);
  event->arguments[2] = is_gapped;
}

static void
open_stretch (WarContext *context, guint n, const Stretch *stretch)
{
  war_assault_open_stretch (context->setup, context->state, n, stretch->wire, stretch->from,
                            stretch->to);
}

/* FALSE: a die is missing. */
static gboolean
roll (WarContext *context, guint n, const Stretch *stretch)
{
  WarQuestion question;
  gint32 die;

  if (!war_context_roll (context, "stretch-gapped", "assault.A-4", WAR_NONE, 1,
                         war_assault_get_number (context->setup, WAR_ASSAULT_STRETCH_GAPPED), &die,
                         &question))
    return FALSE;

  tell (context, stretch, die >= question.need, &question, die);
  if (die >= question.need)
    open_stretch (context, n, stretch);
  return TRUE;
}

gboolean
war_assault_gap_wire (WarContext *context)
{
  const WarAssault *data = war_assault_get_data (context->setup);
  guint n_stretches = war_assault_count_stretches (context->setup);

  for (guint i = 0; i < n_stretches; i++)
    {
      gint32 *gap = get_gap (context->setup, context->state, i);
      Stretch stretch;

      find_stretch (context->setup, i, &stretch);
      if (data->has_fixed_gaps)
        {
          gboolean is_gapped = is_fixed (data, stretch.middle);

          tell (context, &stretch, is_gapped, NULL, 0);
          if (is_gapped)
            open_stretch (context, i, &stretch);
        }
      else if (gap[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
        {
          if (!roll (context, i, &stretch))
            return FALSE;
        }
      else if (gap[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY)
        gap[WAR_PIECE_PRESENCE] = WAR_PRESENCE_FREE;
    }

  return TRUE;
}

/* An umpire's ---------------------------------------------------------------------------------- */

gboolean
war_assault_may_set_gaps (const WarSetup *setup)
{
  const WarAssault *data = war_assault_get_data (setup);

  return data->seat_of_umpire != WAR_NONE && !data->has_fixed_gaps
         && war_assault_count_stretches (setup) > 0;
}

static gboolean
check_gap (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarRefusal *refusal)
{
  return (order->arguments[0] >= 1
          && (guint) order->arguments[0] <= war_assault_count_stretches (setup)
          && order->arguments[1] >= 0 && order->arguments[1] <= 1)
         || war_refuse_malformed (refusal);
}

static gboolean
offer_gap (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarOption *option)
{
  war_domain_add (&option->arguments[1], 0, 1);
  return war_domain_add (&option->arguments[0], 1, (gint32) war_assault_count_stretches (setup));
}

static gboolean
carry_out_gap (WarContext *context, const WarOrder *order, guint unit)
{
  guint n = (guint) order->arguments[0] - 1;
  guint row = war_assault_count_units (context->setup) + n;
  Stretch stretch;

  find_stretch (context->setup, n, &stretch);
  war_state_reset_piece (context->setup->layout, context->state, row);
  if (order->arguments[1] != 0)
    open_stretch (context, n, &stretch);
  else
    get_gap (context->setup, context->state, n)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  tell (context, &stretch, order->arguments[1] != 0, NULL, 0);
  return TRUE;
}

const WarOrderRule war_assault_gap_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_GAPS,
  .check = check_gap,
  .carry_out = carry_out_gap,
  .offer = offer_gap,
};
