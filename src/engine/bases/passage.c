/* passage.c: the features that a base comes to on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/passage.h"

#include "engine/game/foresight.h"

/* More features than a front can cross in one move. */
#define MAX_CROSSINGS 128

/* Every half a millimetre the middle of the base is looked for on a crossing. */
#define STEP (WAR_MILLIMETRE / 2)

/* What is asked about a way. */
typedef struct
{
  const WarPassageScene *scene;
  const WarBase *now; /* as the base stands: it has not turned yet, nor stepped out */
  const WarSweep *sweep;
  WarPosition end; /* of the middle of the base */
  WarEdge leading[2];
  guint n_leading;
  guint32 kinds; /* bits */
} Way;

/* How far the edge gets, in units of 1/WAR_SINE_ONE. */
static gint64
get_advance (const WarBase *start, WarEdge edge, WarPosition vector)
{
  WarHeading outwards = war_base_get_edge_heading (start, edge);

  return (gint64) vector.x * war_heading_sine (outwards)
         - (gint64) vector.y * war_heading_cosine (outwards);
}

/* The edge that faces where the base goes; on a diagonal front or rear. Going back or aside askew
 * another one goes ahead too, and not by rounding alone. */
static void
find_leading_edges (Way *way, WarPosition vector)
{
  static const WarEdge edges[] = { WAR_EDGE_FRONT, WAR_EDGE_REAR, WAR_EDGE_RIGHT, WAR_EDGE_LEFT };
  const WarBase *start = &way->sweep->start;

  way->leading[0] = WAR_EDGE_FRONT;
  way->n_leading = 1;
  for (guint i = 1; i < G_N_ELEMENTS (edges); i++)
    if (get_advance (start, edges[i], vector) > get_advance (start, way->leading[0], vector))
      way->leading[0] = edges[i];
  if (way->leading[0] == WAR_EDGE_FRONT)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    if (edges[i] != way->leading[0]
        && get_advance (start, edges[i], vector) > (gint64) WAR_BASE_SLACK * WAR_SINE_ONE)
      way->leading[way->n_leading++] = edges[i];
}

static Way
begin_way (const WarPassageScene *scene, const WarBase *now, const WarSweep *sweep, guint32 kinds)
{
  Way way = {
    .scene = scene,
    .now = now,
    .sweep = sweep,
    .end = { sweep->start.centre.x + sweep->vector.x, sweep->start.centre.y + sweep->vector.y },
    .kinds = kinds,
  };

  find_leading_edges (&way, (WarPosition){ way.end.x - now->centre.x, way.end.y - now->centre.y });
  return way;
}

static gboolean
is_asked (const Way *way, guint feature)
{
  guint kind = way->scene->effects[feature].kind;

  return kind != 0 && (way->kinds & (1u << kind)) != 0;
}

static gint
compare (const WarPassage *a, const WarPassage *b)
{
  if (a->distance != b->distance)
    return a->distance < b->distance ? -1 : 1;
  if (a->need != b->need)
    return a->need > b->need ? -1 : 1;
  return a->feature < b->feature ? -1 : 1;
}

/* If there is no room for more, the last is left out. */
static void
add_passage (const Way *way, guint feature, WarLength distance, WarPassageReason reason,
             WarPassages *passages)
{
  const WarPassage passage = { feature, distance, way->scene->effects[feature].need, reason };
  guint place;

  for (place = 0; place < passages->n_items; place++)
    if (passages->items[place].feature == feature)
      break;
  if (place < passages->n_items && passages->items[place].distance <= distance)
    return;
  if (place == WAR_PASSAGE_MAX)
    place--;
  else if (place == passages->n_items)
    passages->n_items++;

  for (; place > 0 && compare (&passages->items[place - 1], &passage) > 0; place--)
    passages->items[place] = passages->items[place - 1];
  passages->items[place] = passage;
}

/* Crossings: bridge, ford, road, duckboard ---------------------------------------------------- */

/* Whether a crossing that the line meets lies above the feature and holds the position. */
static gboolean
is_carried (const Way *way, guint feature, const WarGroundHit *hits, guint n_hits,
            WarPosition position)
{
  for (guint i = 0; i < n_hits; i++)
    if (hits[i].feature > feature && way->scene->effects[hits[i].feature].is_crossing
        && war_ground_feature_has (way->scene->ground, hits[i].feature, position))
      return TRUE;

  return FALSE;
}

/* Looks at the part of the line that is over the feature: whether there is any, and whether
 * crossings carry all of it. */
static gboolean
is_carried_along (const Way *way, guint feature, WarPosition a, WarPosition b, gboolean *is_over)
{
  WarGroundHit hits[MAX_CROSSINGS];
  guint n_hits = war_ground_find_hits (way->scene->ground, way->scene->scratch,
                                       way->scene->crossings, a, b, hits, MAX_CROSSINGS);
  WarLength length = war_position_distance (a, b);

  *is_over = FALSE;
  for (WarLength along = 0;; along = MIN (along + STEP, length))
    {
      WarPosition position = a;

      if (length > 0)
        {
          position.x += (WarLength) (((gint64) b.x - a.x) * along / length);
          position.y += (WarLength) (((gint64) b.y - a.y) * along / length);
        }
      if (war_ground_feature_has (way->scene->ground, feature, position))
        {
          *is_over = TRUE;
          if (!is_carried (way, feature, hits, MIN (n_hits, MAX_CROSSINGS), position))
            return FALSE;
        }
      if (along == length)
        return TRUE;
    }
}

/* Whether crossings spare the base the feature: all the way of its middle over the feature lies on
 * them. If the middle does not come so far, the line from it to the middle of the leading edge says
 * on what the base goes. */
static gboolean
is_spared (const Way *way, guint feature)
{
  WarPosition start = way->now->centre, end = way->end;
  WarPosition from, to, front;
  gboolean is_over, is_spared;

  war_base_get_edge (&way->sweep->start, way->leading[0], &from, &to);
  front.x = (from.x + to.x) / 2 + way->sweep->vector.x;
  front.y = (from.y + to.y) / 2 + way->sweep->vector.y;

  /* Mostly there are none about. */
  if (!war_ground_segment_meets (way->scene->ground, way->scene->crossings, start, end)
      && !war_ground_segment_meets (way->scene->ground, way->scene->crossings, end, front))
    return FALSE;

  is_spared = is_carried_along (way, feature, start, end, &is_over);
  if (is_over)
    return is_spared;

  is_spared = is_carried_along (way, feature, end, front, &is_over);
  return is_over && is_spared;
}

/* What is passed ------------------------------------------------------------------------------ */

/* Whether the middle of the base goes out of the feature. */
static gboolean
leaves (const Way *way, guint feature)
{
  WarPosition start = way->now->centre;

  return !war_ground_feature_has (way->scene->ground, feature, way->end)
         || war_ground_feature_get_length (way->scene->ground, way->scene->scratch, feature, start,
                                           way->end)
              < war_position_distance (start, way->end);
}

/* Features that hold who starts with the middle of its base in them; who is inside of something
 * they hold there. */
static void
add_leavings (const Way *way, gboolean steps_out, WarPassages *passages)
{
  guint features[MAX_CROSSINGS];
  guint n_features
    = war_ground_find_at (way->scene->ground, way->scene->scratch, way->scene->terrains,
                          way->now->centre, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    {
      if (way->scene->effects[features[i]].holds && is_asked (way, features[i])
          && leaves (way, features[i]) && !is_spared (way, features[i]))
        add_passage (way, features[i], steps_out ? WAR_PASSAGE_NOT_YET : 0, WAR_PASSAGE_LEAVING,
                     passages);
    }
}

/* Whether any of the base, as it stands, is in the feature: to touch it is not enough. */
static gboolean
stands_in (const Way *way, guint feature)
{
  const WarPosition *corners = way->now->corners;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    if (war_ground_feature_is_entered (way->scene->ground, feature, corners[i],
                                       corners[(i + 1) % WAR_N_EDGES]))
      return TRUE;

  return war_ground_feature_has_edge_in (way->scene->ground, feature, corners, WAR_N_EDGES)
         || war_ground_feature_has (way->scene->ground, feature, way->now->centre);
}

static gboolean
is_edge_in (const Way *way, WarEdge edge, guint feature)
{
  WarPosition from, to;

  war_base_get_edge (&way->sweep->start, edge, &from, &to);
  return war_ground_feature_is_entered (way->scene->ground, feature, from, to);
}

/* Features into which the leading edge, then the front, comes by turning. */
static void
add_turnings (const Way *way, WarPassages *passages)
{
  guint features[MAX_CROSSINGS];
  guint n_features = war_ground_find_meeting (way->scene->ground, way->scene->scratch,
                                              way->scene->terrains, way->sweep->start.corners,
                                              WAR_N_EDGES, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    if (is_asked (way, features[i]) && is_edge_in (way, way->leading[0], features[i])
        && !stands_in (way, features[i]) && !is_spared (way, features[i]))
      add_passage (way, features[i], WAR_PASSAGE_NOT_YET, WAR_PASSAGE_TURNING, passages);
}

/* Features that lie so near to what the base was in that the leading edge is over them when it is
 * right outside. */
static void
add_steps_out (const Way *way, WarEdge leading, WarPassages *passages)
{
  const WarBase *start = &way->sweep->start;
  const WarPosition step
    = { start->centre.x - way->now->centre.x, start->centre.y - way->now->centre.y };
  const WarBase inside
    = war_base_place (way->now->centre, start->heading, start->width, start->depth);
  const WarSweep sweep = war_sweep_plan (&inside, step);
  WarCrossing crossings[MAX_CROSSINGS];
  guint n_crossings
    = war_sweep_find_crossings (&sweep, leading, way->scene->ground, way->scene->scratch,
                                way->scene->terrains, crossings, G_N_ELEMENTS (crossings));

  for (guint i = 0; i < MIN (n_crossings, G_N_ELEMENTS (crossings)); i++)
    if (is_asked (way, crossings[i].feature) && !stands_in (way, crossings[i].feature)
        && !is_spared (way, crossings[i].feature))
      add_passage (way, crossings[i].feature, WAR_PASSAGE_NOT_YET, WAR_PASSAGE_STEPPING_OUT,
                   passages);
}

static gboolean
is_astride (const Way *way, guint feature)
{
  return way->scene->effects[feature].lets_astride && stands_in (way, feature);
}

/* What a leading edge stands in already has been entered before. */
static gboolean
has_entered (const Way *way, guint feature)
{
  for (guint i = 0; i < way->n_leading; i++)
    if (is_edge_in (way, way->leading[i], feature))
      return TRUE;

  return FALSE;
}

static void
add_entries (const Way *way, WarEdge leading, WarPassages *passages)
{
  WarCrossing crossings[MAX_CROSSINGS];
  guint n_crossings
    = war_sweep_find_crossings (way->sweep, leading, way->scene->ground, way->scene->scratch,
                                way->scene->terrains, crossings, G_N_ELEMENTS (crossings));

  for (guint i = 0; i < MIN (n_crossings, G_N_ELEMENTS (crossings)); i++)
    if (is_asked (way, crossings[i].feature) && !has_entered (way, crossings[i].feature)
        && !is_astride (way, crossings[i].feature) && !is_spared (way, crossings[i].feature))
      add_passage (way, crossings[i].feature, crossings[i].entered, WAR_PASSAGE_ENTERING, passages);
}

void
war_passage_find (const WarPassageScene *scene, const WarBase *now, gboolean steps_out,
                  const WarSweep *sweep, guint32 kinds, WarPassages *passages)
{
  const Way way = begin_way (scene, now, sweep, kinds);

  passages->n_items = 0;
  if (!steps_out)
    add_turnings (&way, passages);
  add_leavings (&way, steps_out, passages);
  for (guint i = 0; i < way.n_leading; i++)
    {
      if (steps_out)
        add_steps_out (&way, way.leading[i], passages);
      add_entries (&way, way.leading[i], passages);
    }
}

gboolean
war_passage_is_bridged (const WarPassageScene *scene, guint feature, WarPosition from,
                        WarPosition to)
{
  guint n_features = war_ground_get_n_features (scene->ground);
  WarFraction entry, exit;
  WarPosition first, last;

  if (!war_ground_feature_find_entry (scene->ground, feature, from, to, &entry)
      || !war_ground_feature_find_entry (scene->ground, feature, to, from, &exit))
    return FALSE;

  first = war_fraction_between (entry, from, to);
  last = war_fraction_between (exit, to, from);
  for (guint i = feature + 1; i < n_features; i++)
    if (scene->effects[i].is_crossing && war_ground_feature_has (scene->ground, i, first)
        && war_ground_feature_get_length (scene->ground, scene->scratch, i, first, last)
             >= war_position_distance (first, last))
      return TRUE;

  return FALSE;
}

void
war_passages_foresee (const WarPassages *passages, const WarPassageEffect *effects,
                      const char *const *clauses, gint row, WarForesight *foresight)
{
  for (guint i = 0; i < passages->n_items; i++)
    {
      const WarPassage *passage = &passages->items[i];
      guint kind = effects[passage->feature].kind;
      WarForeseenCheck *check = war_foresight_add_check (foresight, kind, row);
      gint passing = CLAMP (7 - passage->need, 0, 6);

      check->feature = (gint) passage->feature;
      check->distance
        = passage->distance == WAR_PASSAGE_NOT_YET ? WAR_FORESEEN_AT_ONCE : passage->distance;
      check->need = passage->need;
      check->chance = war_probability ((guint) passing, 6);
      check->clause = clauses[kind];
    }
}
