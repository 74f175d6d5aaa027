/* checks.c: the checks that terrain asks of a unit on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

const char *const war_entrenched_check_clauses[]
  = { NULL, "entrenched.4.7", "entrenched.4.8", "entrenched.4.9", "entrenched.4.10" };

void
war_entrenched_find_passages (const WarSetup *setup, const WarState *state, guint piece,
                              const WarSweep *sweep, guint32 checks, WarPassages *passages)
{
  WarBase now = war_entrenched_get_base (setup, state, piece);
  gint32 inside = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  const WarPassageScene scene = war_entrenched_get_passage_scene (setup);

  war_passage_find (&scene, &now, inside != WAR_NONE, sweep, checks, passages);
}

static gboolean
roll_check (WarContext *context, guint piece, const WarPassage *passage, gboolean *is_passed)
{
  static const char *const purposes[]
    = { NULL, "bog-check", "wire-check", "vault-check", "wade-check" };
  guint kind = war_entrenched_get_data (context->setup)->passages[passage->feature].kind;
  const char *clause = war_entrenched_check_clauses[kind];
  gint32 die;
  WarQuestion question;
  WarEvent *event;

  if (!war_entrenched_roll (context, piece, purposes[kind], clause, 1, passage->need, &die,
                            &question))
    return FALSE;

  *is_passed = die >= passage->need;
  event = war_context_tell (context, WAR_ENTRENCHED_EVENT_CHECKED, (gint) piece,
                            (gint) passage->feature, clause, kind, *is_passed);
  war_event_set_dice (event, &question, &die);
  return TRUE;
}

gboolean
war_entrenched_roll_checks (WarContext *context, guint piece, const WarSweep *sweep, guint32 checks,
                            WarLength *distance)
{
  WarPassages passages;

  *distance = war_sweep_get_length (sweep);
  war_entrenched_find_passages (context->setup, context->state, piece, sweep, checks, &passages);
  for (guint i = 0; i < passages.n_items; i++)
    {
      gboolean is_passed;

      if (!roll_check (context, piece, &passages.items[i], &is_passed))
        return FALSE;
      if (!is_passed)
        {
          /* entrenched.4.11: however near the end, it does not get there. */
          *distance = MIN (passages.items[i].distance, *distance - 1);
          return TRUE;
        }
    }

  return TRUE;
}
