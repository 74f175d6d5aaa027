/* mind-sight.c: what a solo commander of Entrenched! believes is seen from where
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/mind.h"

/* A guess takes the middles of cells for the units in them. It is made once for each pair of cells
 * and kept with the set-up: as bases do not block sight (E-7) it tells nothing about a game. */

#define FIGURE (20 * WAR_MILLIMETRE) /* how wide they are who look, and are looked at */

void
war_entrenched_begin_glances (WarEntrenched *data)
{
  WarEntrenchedGlances *glances = &data->glances;

  do
    {
      glances->size += WAR_INCH / 2;
      glances->n_columns = data->field->width / glances->size + 1;
      glances->n_rows = data->field->depth / glances->size + 1;
    }
  while (glances->n_columns * glances->n_rows > WAR_ENTRENCHED_MAX_CELLS);

  glances->n_cells = (guint) (glances->n_columns * glances->n_rows);
  glances->pairs = g_new0 (guint8, (gsize) glances->n_cells * glances->n_cells);
}

guint
war_entrenched_find_cell (const WarEntrenchedMind *mind, WarPosition position)
{
  const WarEntrenchedGlances *glances = &mind->data->glances;
  gint column = CLAMP (position.x / glances->size, 0, glances->n_columns - 1);
  gint row = CLAMP (position.y / glances->size, 0, glances->n_rows - 1);

  return (guint) (row * glances->n_columns + column);
}

static WarBase
place_figure (const WarEntrenchedGlances *glances, guint cell)
{
  gint column = (gint) cell % glances->n_columns, row = (gint) cell / glances->n_columns;

  return war_base_place ((WarPosition){ column * glances->size + glances->size / 2,
                                        row * glances->size + glances->size / 2 },
                         0, FIGURE, FIGURE);
}

static guint
tell (const WarSight *sight)
{
  return (sight->n_clear > 0 ? WAR_ENTRENCHED_GLANCE_SEEN : 0) | (guint) CLAMP (sight->cover, 0, 2);
}

static guint8
join (guint there, guint back)
{
  return (guint8) (WAR_ENTRENCHED_GLANCE_KNOWN | there | back << WAR_ENTRENCHED_GLANCE_BACK);
}

void
war_entrenched_fill_glance (const WarEntrenchedMind *mind, guint from, guint to)
{
  const WarEntrenchedGlances *glances = &mind->data->glances;
  WarSightScene scene = war_entrenched_get_scene (mind->setup);
  WarBase firer = place_figure (glances, from), target = place_figure (glances, to);
  WarSight there, back;

  war_sight_glance (&scene, &firer, &target, &there, &back);
  glances->pairs[from * glances->n_cells + to] = join (tell (&there), tell (&back));
  glances->pairs[to * glances->n_cells + from] = join (tell (&back), tell (&there));
}
