/* threats.c: what enemies may do to a unit of a solo commander, and it to them, place by place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/threats.h"

void
war_threats_add (WarThreats *threats, const WarCells *cells, guint row, const WarBase *base)
{
  g_return_if_fail (threats->n_items < WAR_THREATS_MAX);

  guint place = threats->n_items++;

  threats->rows[place] = row;
  threats->bases[place] = *base;
  threats->cells[place] = war_cells_find (cells, base->centre);
}

void
war_threats_bar (const WarThreats *threats, WarCells *cells, WarLength reach)
{
  war_cells_begin_bars (cells);
  for (guint i = 0; i < threats->n_items; i++)
    {
      const WarBase *base = &threats->bases[i];

      war_cells_bar (cells, base->centre, reach + (base->width + base->depth) / 4);
    }
  war_cells_end_bars (cells);
}

void
war_threats_begin (WarThreats *threats)
{
  threats->n_prey = 0;
  threats->best_shot = 0;
}

void
war_threat_add_weapon (WarThreat *threat, const WarThreatWeapon *weapon)
{
  g_return_if_fail (threat->n_weapons < WAR_THREAT_MAX_WEAPONS);

  threat->weapons[threat->n_weapons++] = *weapon;
  threat->reach = MAX (threat->reach, weapon->range + threat->movement);
}

void
war_threats_add_shot (WarThreats *threats, guint enemy, const WarThreatWeapon *weapon)
{
  WarThreat *threat = &threats->threats[enemy];

  g_return_if_fail (threat->n_shots < WAR_THREAT_MAX_WEAPONS);

  threat->shots[threat->n_shots++] = *weapon;
  threat->reach = MAX (threat->reach, weapon->range);
  for (guint cover = 0; cover < G_N_ELEMENTS (weapon->worth); cover++)
    threats->best_shot = MAX (threats->best_shot, weapon->worth[cover]);
}

void
war_threats_add_prey (WarThreats *threats, guint enemy)
{
  gint32 charge = threats->threats[enemy].charge;
  guint place = threats->n_prey++;

  for (; place > 0 && threats->threats[threats->prey[place - 1]].charge < charge; place--)
    threats->prey[place] = threats->prey[place - 1];
  threats->prey[place] = enemy;
}

gint
war_threats_find_best (const WarThreats *threats, const gint32 *worths, gint32 best)
{
  gint found = -1;

  for (guint i = 0; i < threats->n_items; i++)
    if (worths[i] > best)
      {
        best = worths[i];
        found = (gint) i;
      }

  return found;
}

/* From middle to middle, less what the bases take of it at the least. */
void
war_outpost_look_round (WarOutpost *outpost, const WarThreats *threats, const WarCells *cells,
                        WarLength width, WarLength depth, WarPosition centre)
{
  outpost->centre = centre;
  outpost->inset = MIN (width, depth) / 2;
  outpost->cell = war_cells_find (cells, centre);
  outpost->nearest = -1;
  for (guint i = 0; i < threats->n_items; i++)
    {
      const WarBase *other = &threats->bases[i];
      WarLength apart = war_cells_guess_distance (centre, other->centre) - outpost->inset
                        - MIN (other->width, other->depth) / 2;

      outpost->distances[i] = MAX (apart, 0);
      if (outpost->nearest < 0 || outpost->distances[i] < outpost->distances[outpost->nearest])
        outpost->nearest = (gint) i;
    }
}

/* The worst that one enemy might do from where it is. */
static gint32
rate_danger (const WarThreat *threat, WarLength charge, WarLength distance, WarCellGlance glance)
{
  gint32 worst = 0;

  for (guint i = 0; i < threat->n_weapons; i++)
    {
      const WarThreatWeapon *weapon = &threat->weapons[i];
      gint32 worth = weapon->worth[glance.cover];

      if (distance <= weapon->range && (glance.is_seen || weapon->is_indirect))
        worst = MAX (worst, worth);
      else if (distance <= weapon->range + threat->movement)
        worst = MAX (worst, worth / 2);
    }

  if (threat->may_charge && distance <= charge + threat->movement)
    worst += distance <= charge ? threat->blade : threat->blade / 2;

  return worst;
}

gint32
war_outpost_rate_fire (const WarOutpost *outpost, const WarThreats *threats, WarCells *cells,
                       WarLength charge, gint32 *danger)
{
  gint32 best = 0;

  *danger = 0;
  for (guint i = 0; i < threats->n_items; i++)
    {
      const WarThreat *threat = &threats->threats[i];
      WarLength distance = outpost->distances[i];
      WarCellGlance here, there;

      if (distance > threat->reach)
        continue;

      here = war_cells_glance (cells, threats->cells[i], outpost->cell, &there);
      *danger += rate_danger (threat, charge, distance, here);
      for (guint j = 0; j < threat->n_shots; j++)
        {
          const WarThreatWeapon *shot = &threat->shots[j];

          if (distance <= shot->range && (there.is_seen || shot->is_indirect))
            best = MAX (best, shot->worth[there.cover]);
        }
    }

  return best;
}
