/* decision.c: what seats must or may decide now
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/decision.h"

#include <string.h>

static gint32 *
get_row (const WarSetup *setup, WarState *state, guint row)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
}

static const gint32 *
peek_row (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS, row);
}

static guint
count_rows (const WarSetup *setup, WarTable table)
{
  return setup->layout->tables[table].n_rows;
}

static void
reset_row (const WarSetup *setup, WarState *state, WarTable table, guint row)
{
  const WarTableLayout *layout = &setup->layout->tables[table];

  memcpy (war_state_get_row (setup->layout, state, table, row), layout->initials,
          layout->n_columns * sizeof (gint32));
}

/* 0 when there are none. */
gint
war_decision_get_level (const WarSetup *setup, const WarState *state)
{
  gint level = 0;

  for (guint i = 0; i < count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = peek_row (setup, state, i);

      if (decision[WAR_DECISION_SEAT] != WAR_NONE)
        level = MAX (level, decision[WAR_DECISION_LEVEL]);
    }

  return level;
}

void
war_decision_set_level (const WarSetup *setup, WarState *state, guint row, gint level)
{
  get_row (setup, state, row)[WAR_DECISION_LEVEL] = level;
}

gboolean
war_decision_open (const WarSetup *setup, WarState *state, gint seat, guint kind, gboolean must,
                   gint subject, gint32 argument, guint *row)
{
  gint32 latest = 0, level = war_decision_get_level (setup, state);
  gint free_row = WAR_NONE;

  for (guint i = count_rows (setup, WAR_TABLE_DECISIONS); i > 0; i--)
    {
      const gint32 *decision = peek_row (setup, state, i - 1);

      if (decision[WAR_DECISION_SEAT] == WAR_NONE)
        free_row = (gint) i - 1;
      else
        latest = MAX (latest, decision[WAR_DECISION_NUMBER]);
    }

  if (free_row == WAR_NONE)
    return FALSE;

  gint32 *decision = get_row (setup, state, (guint) free_row);

  /* In a view a free row may hold what is unknown. */
  reset_row (setup, state, WAR_TABLE_DECISIONS, (guint) free_row);
  decision[WAR_DECISION_SEAT] = seat;
  decision[WAR_DECISION_KIND] = (gint32) kind;
  decision[WAR_DECISION_MUST] = must;
  decision[WAR_DECISION_SUBJECT] = subject;
  decision[WAR_DECISION_ARGUMENT] = argument;
  decision[WAR_DECISION_LEVEL] = level;
  decision[WAR_DECISION_NUMBER] = latest + 1;
  if (row != NULL)
    *row = (guint) free_row;

  return TRUE;
}

void
war_decision_set_secret (const WarSetup *setup, WarState *state, guint row)
{
  get_row (setup, state, row)[WAR_DECISION_SECRET] = 1;
}

void
war_decision_close (const WarSetup *setup, WarState *state, guint row)
{
  reset_row (setup, state, WAR_TABLE_DECISIONS, row);
}

void
war_decision_close_all (const WarSetup *setup, WarState *state, gint kind)
{
  for (guint i = 0; i < count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = peek_row (setup, state, i);

      if (decision[WAR_DECISION_SEAT] != WAR_NONE
          && (kind == WAR_NONE || decision[WAR_DECISION_KIND] == kind))
        war_decision_close (setup, state, i);
    }
}

/* Whether a should be answered before b: what must be decided, then the latest. */
static gboolean
goes_before (const gint32 *a, const gint32 *b)
{
  if (a[WAR_DECISION_MUST] != b[WAR_DECISION_MUST])
    return a[WAR_DECISION_MUST] > b[WAR_DECISION_MUST];

  return a[WAR_DECISION_NUMBER] > b[WAR_DECISION_NUMBER];
}

/* The seat's first decision, of that kind unless it is WAR_NONE. */
static gint
find (const WarSetup *setup, const WarState *state, gint seat, gint kind)
{
  gint found = WAR_NONE, level = war_decision_get_level (setup, state);

  for (guint i = 0; i < count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = peek_row (setup, state, i);

      if (decision[WAR_DECISION_SEAT] == seat && decision[WAR_DECISION_LEVEL] == level
          && (kind == WAR_NONE || decision[WAR_DECISION_KIND] == kind)
          && (found == WAR_NONE || goes_before (decision, peek_row (setup, state, (guint) found))))
        found = (gint) i;
    }

  return found;
}

gint
war_decision_find (const WarSetup *setup, const WarState *state, gint seat)
{
  return find (setup, state, seat, WAR_NONE);
}

const gint32 *
war_decision_peek (const WarSetup *setup, const WarState *state, gint seat)
{
  gint row = war_decision_find (setup, state, seat);

  return row != WAR_NONE ? peek_row (setup, state, (guint) row) : NULL;
}

gint
war_decision_find_kind (const WarSetup *setup, const WarState *state, gint seat, guint kind)
{
  return find (setup, state, seat, (gint) kind);
}

void
war_decision_get_seats (const WarSetup *setup, const WarState *state, guint32 *must, guint32 *may)
{
  gint level = war_decision_get_level (setup, state);

  *must = *may = 0;
  for (guint i = 0; i < count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = peek_row (setup, state, i);

      if (decision[WAR_DECISION_SEAT] != WAR_NONE && decision[WAR_DECISION_LEVEL] == level)
        *(decision[WAR_DECISION_MUST] != 0 ? must : may) |= 1u << decision[WAR_DECISION_SEAT];
    }
}

static void
fill_sealed (gint32 *sealed, const WarOrder *order, const WarOrderKind *kind)
{
  sealed[WAR_SEALED_SEAT] = order->seat;
  sealed[WAR_SEALED_KIND] = (gint32) order->kind;
  sealed[WAR_SEALED_ACTOR] = order->actor;
  sealed[WAR_SEALED_N_TARGETS] = (gint32) order->n_targets;
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    sealed[WAR_SEALED_ARGUMENTS + i] = order->arguments[i];
  for (guint i = 0; i < order->n_targets; i++)
    sealed[WAR_SEALED_TARGETS + i] = order->targets[i];
}

gboolean
war_sealed_add (const WarSetup *setup, WarState *state, const WarOrder *order)
{
  const WarTableLayout *layout = &setup->layout->tables[WAR_TABLE_SEALED];
  guint row = 0, end = 0;

  if (order->n_targets > WAR_SEALED_MAX_TARGETS || order->text[0] != '\0')
    return FALSE;

  /* Rows in use come first, in the order of seats. */
  for (; end < layout->n_rows; end++)
    {
      gint32 seat
        = war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, end)[WAR_SEALED_SEAT];

      if (seat == WAR_NONE)
        break;
      if (seat <= order->seat)
        row = end + 1;
    }
  if (end == layout->n_rows)
    return FALSE;

  gint32 *sealed = war_state_get_row (setup->layout, state, WAR_TABLE_SEALED, row);

  memmove (sealed + layout->n_columns, sealed,
           (gsize) (end - row) * layout->n_columns * sizeof (gint32));
  reset_row (setup, state, WAR_TABLE_SEALED, row);
  fill_sealed (sealed, order, &setup->play->orders[order->kind]);

  return TRUE;
}

/* Takes the first row out and moves the others up. */
static void
remove_first_sealed (const WarSetup *setup, WarState *state)
{
  const WarTableLayout *layout = &setup->layout->tables[WAR_TABLE_SEALED];
  gint32 *sealed = war_state_get_row (setup->layout, state, WAR_TABLE_SEALED, 0);

  memmove (sealed, sealed + layout->n_columns,
           (gsize) (layout->n_rows - 1) * layout->n_columns * sizeof (gint32));
  reset_row (setup, state, WAR_TABLE_SEALED, layout->n_rows - 1);
}

gboolean
war_sealed_take (const WarSetup *setup, WarState *state, WarOrder *order)
{
  if (count_rows (setup, WAR_TABLE_SEALED) == 0)
    return FALSE;

  for (;;)
    {
      const gint32 *sealed = war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, 0);
      gboolean is_known = sealed[WAR_SEALED_KIND] != WAR_UNKNOWN;

      if (sealed[WAR_SEALED_SEAT] == WAR_NONE)
        return FALSE;

      if (is_known)
        {
          *order = war_order_new ((guint) sealed[WAR_SEALED_KIND], sealed[WAR_SEALED_SEAT],
                                  sealed[WAR_SEALED_ACTOR]);
          order->n_targets = (guint) sealed[WAR_SEALED_N_TARGETS];
          for (guint i = 0; i < WAR_ORDER_MAX_ARGUMENTS; i++)
            order->arguments[i] = sealed[WAR_SEALED_ARGUMENTS + i];
          for (guint i = 0; i < order->n_targets; i++)
            order->targets[i] = sealed[WAR_SEALED_TARGETS + i];
        }

      remove_first_sealed (setup, state);
      if (is_known)
        return TRUE;
    }
}

gboolean
war_sealed_is_complete (const WarSetup *setup, const WarState *state)
{
  for (guint i = 0; i < count_rows (setup, WAR_TABLE_DECISIONS); i++)
    {
      const gint32 *decision = peek_row (setup, state, i);

      if (decision[WAR_DECISION_SEAT] != WAR_NONE && decision[WAR_DECISION_SECRET] != 0)
        return FALSE;
    }

  return TRUE;
}
