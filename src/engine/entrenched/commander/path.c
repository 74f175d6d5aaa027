/* path.c: what is in the way of a solo commander of Entrenched! on foot
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

/* Sights and ways are guessed from cell to cell. What is known of them is kept in the memo: as
 * bases do not block sight (E-7), and ways are forgotten when others bar them, it tells nothing
 * about a game. On the standard field (1.1) cells are an inch wide. */
#define MAX_CELLS 400
#define FIGURE (20 * WAR_MILLIMETRE) /* how wide they are who look, and are looked at */

/* What is lost with each failed check: most of a move. */
#define HOLD_UP (4 * WAR_INCH)

/* Round whoever is in a bunker, and what it costs to go where enemies bar the way: they may be gone
 * by then. */
#define DETOUR (8 * WAR_INCH)
#define BAR (4 * WAR_INCH)

/* What checks cost on average. */
static WarCellCost
get_cost (const WarEntrenched *data, guint feature)
{
  const WarPassageEffect *passage = &data->passages[feature];

  return (WarCellCost){
    .always = data->features[feature].is_shelter ? DETOUR : 0,
    .toll = passage->kind != WAR_ENTRENCHED_CHECK_NONE
              ? HOLD_UP * (passage->need - 1) / MAX (7 - passage->need, 1)
              : 0,
    .is_crossing = passage->is_crossing,
  };
}

void
war_entrenched_find_cell_costs (WarEntrenched *data)
{
  data->cell_costs = g_new (WarCellCost, data->n_features);
  for (guint i = 0; i < data->n_features; i++)
    data->cell_costs[i] = get_cost (data, i);
}

WarCells *
war_entrenched_begin_cells (const WarEntrenched *data, WarGroundScratch *scratch)
{
  const WarSightScene scene = war_entrenched_make_scene (data, scratch);

  return war_cells_new (&scene, data->field,
                        war_cells_choose_size (data->field, WAR_INCH / 2, MAX_CELLS), FIGURE,
                        data->cell_costs, BAR);
}

/* The cells that enemies keep units off (4.4). */
void
war_entrenched_look_for_bars (const WarEntrenchedMind *mind)
{
  war_threats_bar (mind->enemies, mind->memo->cells,
                   mind->data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF]);
}

gboolean
war_entrenched_is_cramped (const WarEntrenchedMind *mind, guint piece, WarPosition centre)
{
  const WarEntrenched *data = mind->data;
  const WarUnitType *type = war_entrenched_get_type (mind->setup, piece)->type;
  WarLength room = MAX (type->base_width, type->base_depth) / 2;
  gint32 inside = war_entrenched_mind_peek (mind, piece)[WAR_ENTRENCHED_PIECE_INSIDE];

  for (guint i = 0; i < mind->n_shelters; i++)
    {
      const WarBase *shelter = &data->features[mind->shelters[i]].shelter;

      if (inside != (gint32) mind->shelters[i]
          && war_cells_guess_distance (centre, shelter->centre)
               < room + MAX (shelter->width, shelter->depth) / 2)
        return TRUE;
    }

  return centre.x < room || centre.y < room || centre.x > data->field->width - room
         || centre.y > data->field->depth - room;
}

void
war_entrenched_find_shelters (WarEntrenchedMind *mind)
{
  for (guint i = 0; i < mind->data->n_features; i++)
    if (mind->data->features[i].is_shelter && mind->n_shelters < WAR_ENTRENCHED_MAX_SHELTERS)
      mind->shelters[mind->n_shelters++] = i;
}
