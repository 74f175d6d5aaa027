/* quick.c: a solo commander that does what looks best at the moment
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/quick.h"

gboolean
war_solo_choose_in (const WarSetup *setup, const WarState *view, gint seat,
                    const WarPosture *posture, WarGenerator *generator, WarOrder *order)
{
  WarIdea ideas[WAR_SOLO_MAX_IDEAS];
  guint n_ideas, n_best = 0;

  if (setup->play->think == NULL)
    return FALSE;

  n_ideas = setup->play->think (setup, view, seat, posture, ideas, WAR_SOLO_MAX_IDEAS);
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  g_return_val_if_fail (n_ideas > 0, FALSE);

  /* The n-th of n equally good ones takes the place with the chance 1/n. */
  for (guint i = 0, best = 0; i < n_ideas; i++)
    {
      if (i > 0 && ideas[i].worth < ideas[best].worth)
        continue;
      if (i == 0 || ideas[i].worth > ideas[best].worth)
        n_best = 0;
      if (war_generator_draw (generator, ++n_best) == 0)
        {
          best = i;
          *order = ideas[i].order;
        }
    }

  return TRUE;
}

gboolean
war_solo_quick_choose (const WarSetup *setup, const WarState *view, gint seat,
                       WarGenerator *generator, WarOrder *order)
{
  return war_solo_choose_in (setup, view, seat, &war_posture_usual, generator, order);
}

gboolean
war_quick_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                   WarOrder *order)
{
  return war_solo_quick_choose (setup, view, seat, &mind->generator, order);
}
