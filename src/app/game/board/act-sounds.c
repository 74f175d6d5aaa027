/* act-sounds.c: what orders sound like
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/act-sounds.h"

#include "desk/base/sound.h"

/* What is loudest first: of all that is to be heard at once the rest may be left out. */
static const struct
{
  WarActKind kind;
  DuckSound sound;
} sounds[] = {
  { WAR_ACT_SHELL, DUCK_SOUND_SHELL }, { WAR_ACT_SHOT, DUCK_SOUND_SHOT },
  { WAR_ACT_FIGHT, DUCK_SOUND_SHOT },  { WAR_ACT_GAS, DUCK_SOUND_GAS },
  { WAR_ACT_MOVE, DUCK_SOUND_STEP },
};

static gboolean
has_kind (const GArray *acts, WarActKind kind)
{
  for (guint i = 0; i < acts->len; i++)
    if (g_array_index (acts, WarAct, i).kind == kind)
      return TRUE;
  return FALSE;
}

void
duck_act_sounds_play (const GArray *acts)
{
  g_return_if_fail (acts != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sounds); i++)
    if (has_kind (acts, sounds[i].kind))
      duck_sound_play (sounds[i].sound);
}
