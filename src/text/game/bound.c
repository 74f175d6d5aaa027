/* bound.c: what keeps somebody from going on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/field/sight.h"
#include "text/game/play-private.h"
#include "text/words/phrase.h"

const char *const text_bound_words[]
  = { "none", "field", "ground", "slowed", "feature", "enemy", "friend", NULL };

static char *
describe_distance (const WarSetup *setup, const WarBound *bound, const char *enemy)
{
  g_autofree char *limit = NULL;

  /* Translators: %s is an enemy unit that bars somebody's way */
  if (bound->limit <= 0)
    return g_strdup_printf (_ ("%s bars the way"), enemy);

  limit = text_length (bound->limit, setup->operation->rules->system->length_unit);
  /* Translators: a length, and an enemy unit to which it has to be kept */
  return g_strdup_printf (_ ("no nearer than %s to %s"), limit, enemy);
}

static char *
describe_feature (const WarSetup *setup, gint row)
{
  g_autofree char *feature
    = text_feature (g_ptr_array_index (setup->operation->field->features, (guint) row));

  return g_strdup_printf (_ ("“%s” bars the way"), feature);
}

char *
text_bound (const WarSetup *setup, const WarBound *bound)
{
  g_autofree char *piece = bound->kind == WAR_BOUND_ENEMY || bound->kind == WAR_BOUND_FRIEND
                             ? text_play_get (setup)->piece (setup, bound->row)
                             : NULL;

  switch (bound->kind)
    {
    case WAR_BOUND_FIELD:
      return g_strdup (_ ("the field ends there"));
    case WAR_BOUND_GROUND:
      return g_strdup (_ ("it cannot pass the ground there"));
    case WAR_BOUND_SLOWED:
      return g_strdup (_ ("an obstacle there takes the rest of its move"));
    case WAR_BOUND_WALL:
      return describe_feature (setup, bound->row);
    case WAR_BOUND_ENEMY:
      return describe_distance (setup, bound, piece);
    case WAR_BOUND_FRIEND:
      /* Translators: %s is a unit of one's own */
      return g_strdup_printf (_ ("farther on it would end on %s"), piece);
    case WAR_BOUND_NONE:
    default:
      return NULL;
    }
}

char *
text_move_to_bound (const WarSetup *setup, const WarEvent *event, char *sentence)
{
  const WarBound found = war_event_get_bound (event, 4);
  g_autofree char *bound = text_bound (setup, &found);
  g_autofree char *move = sentence;

  if (bound == NULL)
    return g_steal_pointer (&move);

  /* Translators: a sentence about a unit that moves, and what keeps it from going on */
  return g_strdup_printf (_ ("%s It comes no farther: %s."), move, bound);
}
