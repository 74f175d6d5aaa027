/* random.c: a commander that gives orders at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/random.h"

#include "engine/solo/quick.h"

#define LIMIT_SHARE 4

static guint
get_weight (const WarSetup *setup, const WarOption *option)
{
  return MAX (setup->play->orders[option->kind].weight, 1);
}

/* The index of an option, each with a chance by the weight of its kind. */
static guint
draw_option (const WarSetup *setup, const GArray *options, WarGenerator *generator)
{
  const WarOption *option = (const WarOption *) options->data;
  guint all = 0, drawn, index = 0;

  for (guint i = 0; i < options->len; i++)
    all += get_weight (setup, &option[i]);

  for (drawn = war_generator_draw (generator, all); drawn >= get_weight (setup, &option[index]);
       index++)
    drawn -= get_weight (setup, &option[index]);

  return index;
}

/* Nobody gives up by chance. */
static void
leave_giving_up_out (const WarSetup *setup, GArray *options)
{
  for (guint i = options->len; i > 0; i--)
    if (setup->play->orders[g_array_index (options, WarOption, i - 1).kind].role
        == WAR_ORDER_GIVES_UP)
      g_array_remove_index (options, i - 1);
}

gboolean
war_solo_random_choose (const WarSetup *setup, const WarState *view, gint seat,
                        WarGenerator *generator, WarOrder *order)
{
  g_autoptr (GArray) options = war_play_list_options (setup, view, seat, WAR_NONE);

  leave_giving_up_out (setup, options);

  /* An option may lead nowhere after all: then it is no longer one. */
  while (options->len > 0)
    {
      guint chosen = draw_option (setup, options, generator);
      const WarOption *option = &g_array_index (options, WarOption, chosen);
      gboolean at_limit = war_generator_draw (generator, LIMIT_SHARE) == 0;

      if (at_limit ? war_play_sample_limit (setup, view, seat, option, generator, order)
                   : war_play_sample (setup, view, seat, option, generator, order))
        return TRUE;

      g_array_remove_index_fast (options, chosen);
    }

  /* Where there is hardly any room for a large base, chance does not find it; who thinks does. */
  return war_solo_quick_choose (setup, view, seat, generator, order);
}

gboolean
war_random_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                    WarOrder *order)
{
  return war_solo_random_choose (setup, view, seat, &mind->generator, order);
}
