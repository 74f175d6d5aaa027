/* foresee.c: what orders of the probe would do, and where its pieces are shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "probe-private.h"

/* Bases of the formation stand where it puts them; all else in the middle of its hex. */
void
probe_show_piece (const WarSetup *setup, const WarState *view, guint row, WarShownPiece *piece)
{
  const gint32 *cells = probe_peek (setup, view, WAR_TABLE_PIECES, (gint) row);
  WarPosition centre = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };

  if (!probe_piece_is_on (setup, view, (gint) row))
    return;

  if (cells[WAR_PIECE_FORMATION] == WAR_NONE)
    centre = (WarPosition){ (2 * cells[WAR_PIECE_X] + cells[WAR_PIECE_Y]) * 6 * WAR_CENTIMETRE,
                            cells[WAR_PIECE_Y] * 10 * WAR_CENTIMETRE };
  piece->side = cells[WAR_PIECE_SIDE];
  piece->is_on_field = TRUE;
  piece->base = war_base_place (centre, (WarHeading) cells[WAR_PIECE_HEADING], PROBE_BASE_WIDTH,
                                PROBE_BASE_DEPTH);
}

/* Wounds that are not known are none. */
static guint
count_left (const WarSetup *setup, const WarState *view, gint row)
{
  const gint32 *piece = probe_peek (setup, view, WAR_TABLE_PIECES, row);

  if (piece[WAR_PIECE_FORMATION] != WAR_NONE)
    return war_formation_count (setup, view, (guint) piece[WAR_PIECE_FORMATION]);

  return (guint) ((piece[WAR_PIECE_TYPE] == PROBE_TYPE_SQUAD ? 2 : 1)
                  - MAX (piece[PROBE_PIECE_WOUNDS], 0));
}

static void
foresee_shots (const WarSetup *setup, const WarState *view, gint target, guint n_shots, gint need,
               WarForesight *foresight)
{
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, target);
  WarDie die = war_die_pass (6, need, 0, WAR_DIE_PLAIN);
  guint left = count_left (setup, view, target);
  WarOdds odds;

  war_odds_init (&odds);
  war_odds_cap (&odds, left);
  war_odds_add_dice (&odds, &die, n_shots);
  loss->loss = war_odds_get_mean (&odds);
  loss->destroyed = war_odds_at_least (&odds, left);
}

/* probe.3: shots go to the targets in turn. */
static void
foresee_fire (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  guint n_shots = (guint) order->arguments[0];
  ProbeHex hex = probe_piece_get_hex (setup, view, order->actor);

  for (guint i = 0; i < MIN (n_shots, order->n_targets); i++)
    {
      gint distance
        = probe_hex_distance (hex, probe_piece_get_hex (setup, view, order->targets[i]));

      foresee_shots (setup, view, order->targets[i],
                     (n_shots - i + order->n_targets - 1) / order->n_targets, distance <= 1 ? 4 : 5,
                     foresight);
    }
}

/* probe.9 */
static void
foresee_counter (const WarSetup *setup, const WarState *view, const WarOrder *order,
                 WarForesight *foresight)
{
  gint decision = war_decision_find_kind (setup, view, order->seat, PROBE_DECISION_COUNTER);

  foresee_shots (setup, view,
                 probe_peek (setup, view, WAR_TABLE_DECISIONS, decision)[WAR_DECISION_SUBJECT], 2,
                 5, foresight);
}

static void
foresee_check (ProbeCheck kind, gint row, gint feature, gint need, WarProbability chance,
               const char *clause, WarForesight *foresight)
{
  WarForeseenCheck *check = war_foresight_add_check (foresight, kind, row);

  check->feature = feature;
  check->need = need;
  check->chance = chance;
  check->clause = clause;
}

void
probe_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
               gboolean is_allowed, WarForesight *foresight)
{
  if (!is_allowed)
    return;

  switch ((ProbeOrder) order->kind)
    {
    case PROBE_ORDER_FIRE:
      foresee_fire (setup, view, order, foresight);
      break;
    case PROBE_ORDER_COUNTER:
      foresee_counter (setup, view, order, foresight);
      break;
    case PROBE_ORDER_CALL:
      foresee_check (PROBE_CHECK_ARRIVAL, WAR_NONE, WAR_NONE, 3, war_probability (4, 6), "probe.6",
                     foresight);
      break;
    case PROBE_ORDER_CUT:
      foresee_check (PROBE_CHECK_CUT, order->actor, order->targets[0], 7, war_probability (21, 36),
                     "probe.7", foresight);
      break;
    case PROBE_ORDER_LAY:
    case PROBE_ORDER_MOVE:
    case PROBE_ORDER_WHEEL:
    case PROBE_ORDER_SHELL:
    case PROBE_ORDER_NOTE:
    case PROBE_ORDER_PASS:
    case PROBE_ORDER_LOSE:
    case PROBE_ORDER_CHART:
    case PROBE_ORDER_DONE:
    case PROBE_N_ORDERS:
    default:
      break;
    }
}
