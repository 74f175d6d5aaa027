/* random.c: a commander that gives orders at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/random.h"

#include "engine/solo/quick.h"

#define MAX_OPTIONS 1024
#define LIMIT_SHARE 4

static guint
get_weight (const WarSetup *setup, const WarOption *option)
{
  return MAX (setup->play->orders[option->kind].weight, 1);
}

/* The index of an option, each with a chance by the weight of its kind. */
static guint
draw_option (const WarSetup *setup, const WarOption *options, guint n_options,
             WarGenerator *generator)
{
  guint all = 0, drawn, index = 0;

  for (guint i = 0; i < n_options; i++)
    all += get_weight (setup, &options[i]);

  for (drawn = war_generator_draw (generator, all); drawn >= get_weight (setup, &options[index]);
       index++)
    drawn -= get_weight (setup, &options[index]);

  return index;
}

/* Nobody gives up by chance. */
static guint
leave_giving_up_out (const WarSetup *setup, WarOption *options, guint n_options)
{
  guint n = 0;

  for (guint i = 0; i < n_options; i++)
    if (setup->play->orders[options[i].kind].role != WAR_ORDER_GIVES_UP)
      options[n++] = options[i];
  return n;
}

gboolean
war_solo_random_choose (const WarSetup *setup, const WarState *view, gint seat,
                        WarGenerator *generator, WarOrder *order)
{
  g_autofree WarOption *options = g_new (WarOption, MAX_OPTIONS);
  guint n_options = setup->play->list (setup, view, seat, WAR_NONE, options, MAX_OPTIONS);

  n_options = leave_giving_up_out (setup, options, MIN (n_options, MAX_OPTIONS));

  /* An option may lead nowhere after all: then it is no longer one. */
  while (n_options > 0)
    {
      guint chosen = draw_option (setup, options, n_options, generator);
      gboolean at_limit = war_generator_draw (generator, LIMIT_SHARE) == 0;

      if (at_limit ? war_play_sample_limit (setup, view, seat, &options[chosen], generator, order)
                   : war_play_sample (setup, view, seat, &options[chosen], generator, order))
        return TRUE;

      options[chosen] = options[--n_options];
    }

  /* Where there is hardly any room for a large base, chance does not find it; who thinks does. */
  return war_solo_quick_choose (setup, view, seat, generator, order);
}
