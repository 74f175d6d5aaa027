/* foresight.c: what an order would do, before anybody gives it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"

#include "engine/game/decision.h"

/* Others may react to an order, one after the other; each may pass so often. */
#define MAX_PASSES 4

/* Orders of others among whom one that passes is looked for. */
#define MAX_OPTIONS 16

void
war_foresight_init (WarForesight *foresight)
{
  *foresight = (WarForesight){ .contact = WAR_NONE };
}

void
war_foresight_clear (WarForesight *foresight)
{
  g_clear_pointer (&foresight->after, g_free);
}

/* Adding ------------------------------------------------------------------------------------- */

/* What has no room is written where the next one has none either, and not counted. */
#define ADD(items, n_items) \
  (&(items)[(n_items) < G_N_ELEMENTS (items) - 1 ? (n_items)++ : (n_items)])

WarForeseenCheck *
war_foresight_add_check (WarForesight *foresight, guint kind, gint row)
{
  WarForeseenCheck *check = ADD (foresight->checks, foresight->n_checks);

  *check = (WarForeseenCheck){ .kind = kind, .row = row, .feature = WAR_NONE };
  return check;
}

WarForeseenLoss *
war_foresight_add_loss (WarForesight *foresight, gint row)
{
  WarForeseenLoss *loss = ADD (foresight->losses, foresight->n_losses);

  *loss = (WarForeseenLoss){ .row = row, .cover_feature = WAR_NONE };
  return loss;
}

WarForeseenDrift *
war_foresight_add_drift (WarForesight *foresight, WarPosition from, WarPosition to)
{
  WarForeseenDrift *drift = ADD (foresight->drifts, foresight->n_drifts);

  *drift = (WarForeseenDrift){ .from = from, .to = to };
  return drift;
}

WarForeseenLine *
war_foresight_add_line (WarForesight *foresight, WarPosition from, WarPosition to)
{
  WarForeseenLine *line = ADD (foresight->lines, foresight->n_lines);

  *line = (WarForeseenLine){ .from = from, .to = to, .feature = WAR_NONE };
  return line;
}

WarModifier *
war_foresight_add_modifier (WarForesight *foresight, guint kind, gint row, gint32 amount,
                            const char *clause)
{
  WarModifier *modifier = ADD (foresight->modifiers, foresight->n_modifiers);

  *modifier = (WarModifier){
    .kind = (guint8) kind,
    .row = row,
    .amount = (gint16) amount,
    .clause = clause,
  };
  return modifier;
}

/* Carrying out ------------------------------------------------------------------------------- */

/* What the seat might do instead of reacting. */
static gboolean
find_pass (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order)
{
  WarOption options[MAX_OPTIONS];
  guint n_options = setup->play->list (setup, state, seat, WAR_NONE, options, MAX_OPTIONS);

  for (guint i = 0; i < MIN (n_options, MAX_OPTIONS); i++)
    {
      const WarOrderKind *kind = &setup->play->orders[options[i].kind];

      if (kind->role == WAR_ORDER_PASSES && war_order_kind_count_arguments (kind) == 0
          && kind->targets == WAR_NONE)
        {
          *order = war_order_new (options[i].kind, seat, options[i].actor);
          return TRUE;
        }
    }

  return FALSE;
}

/* Another seat that has to decide something in the middle of what the seat does; or WAR_NONE. */
static gint
find_interrupter (const WarSetup *setup, const WarState *state, gint seat, gint level)
{
  guint32 must, may;

  if (war_decision_get_level (setup, state) <= level)
    return WAR_NONE;

  war_decision_get_seats (setup, state, &must, &may);
  for (gint i = 0; i < WAR_MAX_SEATS; i++)
    if (i != seat && (must >> i & 1) != 0)
      return i;

  return WAR_NONE;
}

/* Carries the order out on foresight->after, with the dice of that question failing; whoever might
 * react to it passes. */
static gboolean
carry_out (const WarSetup *setup, const WarState *view, const WarOrder *order,
           WarForesight *foresight, gint failing)
{
  gint level = war_decision_get_level (setup, view), other;
  WarOrder next = *order;
  WarEvents nobody = { 0 };

  war_state_assign (foresight->after, view);
  war_chance_init_foreseen (&foresight->chance, failing);
  for (guint i = 0; i < MAX_PASSES; i++)
    {
      if (setup->play->carry_out (setup, foresight->after, &next, &foresight->chance, &nobody)
          != WAR_OUTCOME_DONE)
        return FALSE;

      other = find_interrupter (setup, foresight->after, order->seat, level);
      if (other == WAR_NONE || !find_pass (setup, foresight->after, other, &next))
        break;
    }

  return TRUE;
}

/* Poses -------------------------------------------------------------------------------------- */

static void
find_poses (const WarSetup *setup, const WarState *view, WarForesight *foresight)
{
  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  for (guint row = 0; row < n_rows && foresight->n_poses < WAR_FORESIGHT_MAX_POSES; row++)
    {
      WarShownPiece before, after;

      if (!war_play_show_piece (setup, foresight->after, row, &after))
        continue;

      war_play_show_piece (setup, view, row, &before);
      if (!before.is_on_field || !war_base_is_same (&before.base, &after.base))
        foresight->poses[foresight->n_poses++] = (WarForeseenPose){
          .row = (gint) row,
          .comes = !before.is_on_field,
          .base = after.base,
        };
    }
}

static void
find_stop (const WarSetup *setup, WarForeseenCheck *check, const WarForesight *foresight)
{
  WarShownPiece stopped;

  check->stops = check->row != WAR_NONE
                 && war_play_show_piece (setup, foresight->after, (guint) check->row, &stopped);
  if (check->stops)
    check->stop = stopped.base;
}

/* Filling ------------------------------------------------------------------------------------ */

static void
begin (WarForesight *foresight)
{
  foresight->n_poses = foresight->n_checks = foresight->n_losses = 0;
  foresight->n_drifts = foresight->n_lines = foresight->n_modifiers = 0;
  foresight->has_way = foresight->must_go_on = foresight->needs_sight = FALSE;
  foresight->distance = foresight->most = foresight->wheel = foresight->radius = 0;
  foresight->bound = (WarBound){ .row = WAR_NONE };
  foresight->contact = WAR_NONE;
  foresight->contact_edge = WAR_EDGE_FRONT;
}

/* Room for what comes of orders. */
static void
make_room (const WarState *view, WarForesight *foresight)
{
  if (foresight->after != NULL && foresight->after->size != view->size)
    g_clear_pointer (&foresight->after, g_free);
  if (foresight->after == NULL)
    foresight->after = war_state_copy (view);
}

static void
find_friends (const WarSetup *setup, const WarState *view, gint seat, WarForesight *foresight)
{
  gint32 side
    = war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];

  for (guint i = 0; i < foresight->n_losses; i++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES,
                                                (guint) foresight->losses[i].row);

      foresight->losses[i].is_friend = cells[WAR_PIECE_SIDE] == side;
    }
}

void
war_play_foresee_briefly (const WarSetup *setup, const WarState *view, const WarOrder *order,
                          WarForesight *foresight)
{
  begin (foresight);
  if (setup->play->foresee != NULL)
    setup->play->foresee (setup, view, order, TRUE, foresight);
  find_friends (setup, view, order->seat, foresight);
}

gboolean
war_play_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                  WarForesight *foresight, WarRefusal *refusal)
{
  gboolean is_allowed = war_play_check (setup, view, order, refusal);

  begin (foresight);
  if (setup->play->foresee != NULL && (is_allowed || refusal->kind >= WAR_REFUSAL_OWN))
    setup->play->foresee (setup, view, order, is_allowed, foresight);
  if (!is_allowed)
    return FALSE;

  find_friends (setup, view, order->seat, foresight);
  make_room (view, foresight);
  if (carry_out (setup, view, order, foresight, -1))
    find_poses (setup, view, foresight);
  for (guint i = 0; i < foresight->n_checks; i++)
    if (carry_out (setup, view, order, foresight, (gint) i))
      find_stop (setup, &foresight->checks[i], foresight);

  return TRUE;
}

/* Reading ------------------------------------------------------------------------------------ */

double
war_foresight_get_chance (const WarForesight *foresight)
{
  double chance = 1;

  for (guint i = 0; i < foresight->n_checks; i++)
    chance *= (double) foresight->checks[i].chance / (double) WAR_PROBABILITY_ONE;

  return chance;
}

const WarForeseenPose *
war_foresight_find_pose (const WarForesight *foresight, gint row)
{
  for (guint i = 0; i < foresight->n_poses; i++)
    if (foresight->poses[i].row == row)
      return &foresight->poses[i];

  return NULL;
}

const WarForeseenLoss *
war_foresight_find_loss (const WarForesight *foresight, gint row)
{
  for (guint i = 0; i < foresight->n_losses; i++)
    if (foresight->losses[i].row == row)
      return &foresight->losses[i];

  return NULL;
}
