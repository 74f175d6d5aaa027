/* play-cover.c: what of a choice lies in a part of the map, which something else would cover
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/play-cover.h"

#include "app/game/board/play-marks.h"

static gboolean
has_point (const graphene_rect_t *area, WarPosition position)
{
  graphene_point_t point = duck_play_mark_point (position);

  return graphene_rect_contains_point (area, &point);
}

static gboolean
touches_base (const graphene_rect_t *area, const WarBase *base)
{
  graphene_rect_t around = { duck_play_mark_point (base->corners[0]), GRAPHENE_SIZE_INIT (0, 0) };

  for (guint i = 1; i < WAR_N_EDGES; i++)
    {
      graphene_point_t corner = duck_play_mark_point (base->corners[i]);

      graphene_rect_expand (&around, &corner, &around);
    }
  return graphene_rect_intersection (area, &around, NULL);
}

/* What the unit, by its first row on the field, is to the choice. */
static DuckPlayCover
get_part (DuckPlay *play, DuckPlayReach *reach, gint lead)
{
  if (lead == duck_play_get_chosen (play) || duck_play_reach_is_target (reach, lead)
      || (duck_play_names_targets (play) && duck_play_is_candidate (play, lead)))
    return DUCK_PLAY_COVER_CHOICE;
  if (duck_play_may_act (play, lead)
      && !war_play_has_acted (duck_play_get_setup (play), duck_play_get_view (play), (guint) lead))
    return DUCK_PLAY_COVER_ACTOR;
  return DUCK_PLAY_COVER_NOTHING;
}

static DuckPlayCover
find_units (DuckPlay *play, DuckPlayReach *reach, const graphene_rect_t *area)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarState *view = duck_play_get_view (play);
  DuckPlayCover most = DUCK_PLAY_COVER_NOTHING;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      DuckPlayCover part;

      if (!war_play_show_piece (setup, view, row, &piece) || !touches_base (area, &piece.base))
        continue;
      part = get_part (play, reach, duck_play_get_lead (play, (gint) row));
      most = MAX (most, part);
    }
  return most;
}

/* Where the order that is proposed leads, whom it hits, or where it cannot be. */
static gboolean
has_proposal (DuckPlay *play, const graphene_rect_t *area)
{
  const WarForesight *foresight = duck_play_get_foresight (play);
  const WarPosition *refused = duck_play_get_refused (play);

  if (refused != NULL && has_point (area, *refused))
    return TRUE;
  if (foresight == NULL)
    return FALSE;
  for (guint i = 0; i < foresight->n_poses; i++)
    if (touches_base (area, &foresight->poses[i].base))
      return TRUE;
  for (guint i = 0; i < foresight->n_losses; i++)
    {
      WarShownPiece piece;

      if (war_play_show_piece (duck_play_get_setup (play), duck_play_get_view (play),
                               (guint) foresight->losses[i].row, &piece)
          && touches_base (area, &piece.base))
        return TRUE;
    }
  return foresight->radius > 0 && has_point (area, foresight->area);
}

static gboolean
has_hex (const WarField *field, const GArray *hexes, const graphene_rect_t *area)
{
  for (guint i = 0; i < hexes->len; i++)
    {
      const WarHexes board = war_field_get_hexes (field);
      WarHex hex = (WarHex) g_array_index (hexes, DuckPlayHex, i).hex;

      if (has_point (area, war_hex_get_centre (&board, hex)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_way (DuckPlay *play, DuckPlayReach *reach, const graphene_rect_t *area)
{
  const WarReach *ways = duck_play_reach_get_ways (reach);
  WarPosition from;

  if (has_hex (duck_play_get_setup (play)->operation->field, duck_play_reach_get_hexes (reach),
               area))
    return TRUE;
  if (ways == NULL)
    return FALSE;

  from = duck_play_reach_get_from (reach);
  for (guint i = 0; i < ways->n_rays; i++)
    {
      const WarReachRay *ray = &ways->rays[i];
      guint n = ray->distances.n_ranges;

      if (n > 0
          && has_point (
            area, war_position_step (from, ray->heading, ray->distances.ranges[n - 1].maximum)))
        return TRUE;
    }
  return FALSE;
}

DuckPlayCover
duck_play_cover_find (DuckPlay *play, DuckPlayReach *reach, const graphene_rect_t *area)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), DUCK_PLAY_COVER_NOTHING);
  g_return_val_if_fail (DUCK_IS_PLAY_REACH (reach), DUCK_PLAY_COVER_NOTHING);
  g_return_val_if_fail (area != NULL, DUCK_PLAY_COVER_NOTHING);

  DuckPlayCover units = find_units (play, reach, area);

  if (units == DUCK_PLAY_COVER_CHOICE || has_proposal (play, area))
    return DUCK_PLAY_COVER_CHOICE;
  return has_way (play, reach, area) ? DUCK_PLAY_COVER_WAY : units;
}
