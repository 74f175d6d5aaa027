/* ground.c: sight and cover on the ground of Entrenched!, and the checks that it asks for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

WarSightScene
war_entrenched_make_scene (const WarEntrenched *data, WarGroundScratch *scratch)
{
  /* Bases do not block sight (entrenched.E-7). */
  return (WarSightScene){
    .ground = data->ground,
    .scratch = scratch,
    .effects = data->effects,
    .cover_reach = data->rules->numbers[WAR_ENTRENCHED_COVER_REACH],
  };
}

WarSightScene
war_entrenched_get_scene (const WarSetup *setup)
{
  return war_entrenched_make_scene (war_entrenched_get_data (setup),
                                    war_entrenched_get_memo (setup)->scratch);
}

WarPassageScene
war_entrenched_get_passage_scene (const WarSetup *setup)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  return (WarPassageScene){
    .ground = data->ground,
    .scratch = war_entrenched_get_memo (setup)->scratch,
    .effects = data->passages,
    .terrains = data->passage_terrains,
    .crossings = data->crossing_terrains,
  };
}

WarSight
war_entrenched_look (const WarSetup *setup, const WarBase *firer, const WarBase *target)
{
  const WarSightScene scene = war_entrenched_get_scene (setup);

  return war_looks_look (&war_entrenched_get_memo (setup)->looks, &scene, firer, target);
}

/* entrenched.5.7, entrenched.5.8, G-4 */
gint
war_entrenched_get_cover (const WarSetup *setup, const WarState *state, guint piece,
                          const WarBase *firer, const WarEntrenchedWeapon *weapon, gint *feature)
{
  const WarSightEffect *effects = war_entrenched_get_data (setup)->effects;
  WarBase base = war_entrenched_get_base (setup, state, piece);
  gint32 inside = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  WarSight sight = { 0 };

  if (!weapon->negates_cover)
    sight = war_entrenched_look (setup, firer, &base);

  /* Whoever is in a shelter has its cover, wherever the middle of its base may be (E-25). */
  if (!weapon->negates_cover && inside != WAR_NONE && effects[inside].cover > sight.cover)
    {
      sight.cover = effects[inside].cover;
      sight.cover_feature = inside;
    }
  if (feature != NULL)
    *feature = sight.cover > 0 ? sight.cover_feature : WAR_NONE;

  return sight.cover;
}

/* Checks of a unit on its way ------------------------------------------------------------------ */

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

  if (!war_entrenched_roll (context, piece, purposes[kind], clause, 1, passage->need, &die,
                            &question))
    return FALSE;

  *is_passed = die >= passage->need;
  war_context_tell_dice (context, &question, &die, WAR_ENTRENCHED_EVENT_CHECKED, (gint) piece,
                         (gint) passage->feature, clause, kind, *is_passed);
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
