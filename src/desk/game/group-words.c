/* group-words.c: what is said of several units that do something at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/game/group-words.h"

#include <glib/gi18n-lib.h>

#include "engine/game/joint-move.h"
#include "text/game/foresight.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* What is said of so many who can only attack, or both. */
static char *
describe_attackers (guint n, guint n_movers)
{
  return n_movers > 0
           ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit. Drag it, or click an enemy.",
                                           "%u units. Drag one of them, or click an enemy at whom "
                                           "all fire; Escape lets go.",
                                           n),
                              n)
           : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit. Click an enemy.",
                                           "%u units. Click an enemy at whom all fire; Escape lets "
                                           "go.",
                                           n),
                              n);
}

char *
duck_group_words_members (const DuckGroupCount *count)
{
  guint n = count->n;
  g_autofree char *text = NULL;
  char *both;

  if (count->n_attackers > 0)
    text = describe_attackers (n, count->n_movers);
  else if (n > 0)
    text = g_strdup_printf (
      g_dngettext (
        GETTEXT_PACKAGE,
        "%u unit. Ctrl and a click add others; drag one, or use the arrow keys and Enter.",
        "%u units. Drag one of them, or use the arrow keys and Enter; Escape lets go.", n),
      n);
  if (count->n_unable == 0)
    return g_steal_pointer (&text);

  both = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s\n%u more unit cannot move now.",
                                       "%s\n%u more units cannot move now.", count->n_unable),
                          text != NULL ? text : "", count->n_unable);
  return g_strstrip (both);
}

/* format: a sentence with the number. */
G_GNUC_PRINTF (2, 3)
static void
add_words (GString *text, const char *format, ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

char *
duck_group_words_moves (const GArray *moves)
{
  guint n_go = 0, n_short = 0;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const WarJointMove *move = &g_array_index (moves, WarJointMove, i);

      n_go += move->goes;
      n_short += move->goes && move->is_short;
    }
  if (n_go > n_short)
    add_words (
      text,
      g_dngettext (GETTEXT_PACKAGE, "%u unit goes there.", "%u units go there.", n_go - n_short),
      n_go - n_short);
  if (n_short > 0)
    add_words (text,
               g_dngettext (GETTEXT_PACKAGE,
                            "%u unit cannot get there, and stops where it is shown.",
                            "%u units cannot get there, and stop where they are shown.", n_short),
               n_short);
  if (n_go < moves->len)
    add_words (text,
               g_dngettext (GETTEXT_PACKAGE, "%u unit has no way there.",
                            "%u units have no way there.", moves->len - n_go),
               moves->len - n_go);
  return g_string_free (text, FALSE);
}

/* The same target, of one order after the other. */
static void
add_loss (const WarSetup *setup, const WarState *view, const WarOrder *order, gint target,
          WarForeseenLoss *all)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  const WarForeseenLoss *loss;
  WarRefusal refusal;

  war_foresight_init (foresight);
  if (war_play_foresee (setup, view, order, foresight, &refusal)
      && (loss = war_foresight_find_loss (foresight, target)) != NULL)
    {
      WarProbability alive = WAR_PROBABILITY_ONE - all->destroyed;

      all->destroyed += ((loss->destroyed >> 1) * (alive >> 1)) >> 30;
      all->loss += loss->loss;
    }
  war_foresight_clear (foresight);
}

char *
duck_group_words_attack (const WarSetup *setup, const WarState *view, const GArray *orders,
                         gint target)
{
  const WarOrder *first = &g_array_index (orders, WarOrder, 0);
  g_autofree char *words = NULL, *forecast = NULL;

  if (orders->len == 1)
    {
      words = text_order (setup, first);
      forecast = text_forecast (setup, view, first);
    }
  else
    {
      g_autofree char *name = text_piece (setup, target);
      WarForeseenLoss all = { .row = target };
      guint n = 0;

      for (guint i = 0; i < orders->len; i++)
        {
          const WarOrder *order = &g_array_index (orders, WarOrder, i);

          add_loss (setup, view, order, target, &all);
          n += MAX (order->n_targets, 1);
        }
      /* Translators: %s is an enemy */
      words = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u unit attacks %s.", "%u units attack %s.", n), n, name);
      forecast = text_foresight_loss (setup, &all);
    }

  return g_strconcat (words, forecast != NULL ? "\n" : "", forecast, NULL);
}
