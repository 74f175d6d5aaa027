/* checks.c: the terrain that a unit comes to on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* More features than a front can cross in one move. */
#define MAX_CROSSINGS 128

/* Every half a millimetre the middle of the base is looked for on a crossing. */
#define STEP (WAR_MILLIMETRE / 2)

/* Where the front is that has not turned yet, nor stepped out of a shelter. */
#define NOT_YET (-1)

/* A check that is to be taken, and where the front then is. */
typedef struct
{
  guint feature;
  WarLength distance; /* or NOT_YET */
  gint need;
} Check;

typedef struct
{
  guint n_items;
  Check items[2 * MAX_CROSSINGS];
} Checks;

/* What is asked about a way. */
typedef struct
{
  const WarEntrenched *data;
  WarBase now; /* as the unit stands: it has not turned yet, and is in its shelter */
  const WarSweep *sweep;
  WarPosition end; /* of the middle of the base */
  WarEdge leading[2];
  guint n_leading;
  guint32 checks; /* bits of WarEntrenchedCheck */
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
begin_way (const WarEntrenchedContext *context, guint piece, const WarSweep *sweep, guint32 checks)
{
  Way way = {
    .data = context->data,
    .now = war_entrenched_get_base (context->setup, context->state, piece),
    .sweep = sweep,
    .end = { sweep->start.centre.x + sweep->vector.x, sweep->start.centre.y + sweep->vector.y },
    .checks = checks,
  };

  find_leading_edges (&way,
                      (WarPosition){ way.end.x - way.now.centre.x, way.end.y - way.now.centre.y });
  return way;
}

static gboolean
is_asked (const Way *way, guint feature)
{
  WarEntrenchedCheck check = way->data->features[feature].check;

  return check != WAR_ENTRENCHED_CHECK_NONE && (way->checks & (1u << check)) != 0;
}

/* In order along the way; where features begin together the worst first, and of equally bad ones
 * that with the lower number. */
static gint
compare (const Check *a, const Check *b)
{
  if (a->distance != b->distance)
    return a->distance < b->distance ? -1 : 1;
  if (a->need != b->need)
    return a->need > b->need ? -1 : 1;
  return a->feature < b->feature ? -1 : 1;
}

/* There is one check for each feature, where the base comes to it first. */
static void
add_check (const Way *way, guint feature, WarLength distance, Checks *checks)
{
  const Check check = { feature, distance, way->data->features[feature].need };
  guint place;

  for (place = 0; place < checks->n_items; place++)
    if (checks->items[place].feature == feature)
      break;
  if (place == checks->n_items)
    checks->n_items++;
  else if (checks->items[place].distance <= distance)
    return;

  for (; place > 0 && compare (&checks->items[place - 1], &check) > 0; place--)
    checks->items[place] = checks->items[place - 1];
  checks->items[place] = check;
}

/* Crossings: bridge, ford, road, duckboard ---------------------------------------------------- */

/* Whether a crossing that the line meets lies above the feature and holds the position. */
static gboolean
is_carried (const Way *way, guint feature, const WarGroundHit *hits, guint n_hits,
            WarPosition position)
{
  for (guint i = 0; i < n_hits; i++)
    if (hits[i].feature > feature && way->data->features[hits[i].feature].is_crossing
        && war_ground_feature_has (way->data->ground, hits[i].feature, position))
      return TRUE;

  return FALSE;
}

/* Looks at the part of the line that is over the feature: whether there is any, and whether
 * crossings carry all of it. */
static gboolean
is_carried_along (const Way *way, guint feature, WarPosition a, WarPosition b, gboolean *is_over)
{
  WarGroundHit hits[MAX_CROSSINGS];
  guint n_hits = war_ground_find_hits (way->data->ground, way->data->scratch,
                                       way->data->crossing_terrains, a, b, hits, MAX_CROSSINGS);
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
      if (war_ground_feature_has (way->data->ground, feature, position))
        {
          *is_over = TRUE;
          if (!is_carried (way, feature, hits, MIN (n_hits, MAX_CROSSINGS), position))
            return FALSE;
        }
      if (along == length)
        return TRUE;
    }
}

/* Whether crossings spare the base the check: all the way of its middle over the feature lies on
 * them. If the middle does not come so far, the line from it to the middle of the leading edge says
 * on what the base goes. */
static gboolean
is_spared (const Way *way, guint feature)
{
  WarPosition start = way->now.centre, end = way->end;
  WarPosition from, to, front;
  gboolean is_over, is_spared;

  war_base_get_edge (&way->sweep->start, way->leading[0], &from, &to);
  front.x = (from.x + to.x) / 2 + way->sweep->vector.x;
  front.y = (from.y + to.y) / 2 + way->sweep->vector.y;

  /* Mostly there are none about. */
  if (!war_ground_segment_meets (way->data->ground, way->data->crossing_terrains, start, end)
      && !war_ground_segment_meets (way->data->ground, way->data->crossing_terrains, end, front))
    return FALSE;

  is_spared = is_carried_along (way, feature, start, end, &is_over);
  if (is_over)
    return is_spared;

  is_spared = is_carried_along (way, feature, end, front, &is_over);
  return is_over && is_spared;
}

/* What is owed -------------------------------------------------------------------------------- */

/* Whether the middle of the base goes out of the feature. */
static gboolean
leaves (const Way *way, guint feature)
{
  WarPosition start = way->now.centre;

  return !war_ground_feature_has (way->data->ground, feature, way->end)
         || war_ground_feature_get_length (way->data->ground, way->data->scratch, feature, start,
                                           way->end)
              < war_position_distance (start, way->end);
}

/* Bog and water hold whoever starts with the middle of the base in them; in a shelter they hold it
 * there. */
static void
add_leavings (const Way *way, gboolean is_sheltered, Checks *checks)
{
  guint features[MAX_CROSSINGS];
  guint n_features
    = war_ground_find_at (way->data->ground, way->data->scratch, way->data->check_terrains,
                          way->now.centre, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    {
      WarEntrenchedCheck check = way->data->features[features[i]].check;

      if ((check == WAR_ENTRENCHED_CHECK_BOG || check == WAR_ENTRENCHED_CHECK_WADE)
          && is_asked (way, features[i]) && leaves (way, features[i])
          && !is_spared (way, features[i]))
        add_check (way, features[i], is_sheltered ? NOT_YET : 0, checks);
    }
}

/* Whether any of the unit, as it stands, is in the feature: to touch it is not enough. */
static gboolean
stands_in (const Way *way, guint feature)
{
  const WarPosition *corners = way->now.corners;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    if (war_ground_feature_is_entered (way->data->ground, feature, corners[i],
                                       corners[(i + 1) % WAR_N_EDGES]))
      return TRUE;

  return war_ground_feature_has_edge_in (way->data->ground, feature, corners, WAR_N_EDGES)
         || war_ground_feature_has (way->data->ground, feature, way->now.centre);
}

static gboolean
is_edge_in (const Way *way, WarEdge edge, guint feature)
{
  WarPosition from, to;

  war_base_get_edge (&way->sweep->start, edge, &from, &to);
  return war_ground_feature_is_entered (way->data->ground, feature, from, to);
}

/* Features into which the leading edge, then the front, comes by turning: who fails does not
 * turn. */
static void
add_turnings (const Way *way, Checks *checks)
{
  guint features[MAX_CROSSINGS];
  guint n_features = war_ground_find_meeting (way->data->ground, way->data->scratch,
                                              way->data->check_terrains, way->sweep->start.corners,
                                              WAR_N_EDGES, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    if (is_asked (way, features[i]) && is_edge_in (way, way->leading[0], features[i])
        && !stands_in (way, features[i]) && !is_spared (way, features[i]))
      add_check (way, features[i], NOT_YET, checks);
}

/* Features that lie so near to a shelter that the leading edge is over them when the base is right
 * outside: who fails stays inside. */
static void
add_steps_out (const Way *way, WarEdge leading, Checks *checks)
{
  const WarBase *start = &way->sweep->start;
  const WarPosition step
    = { start->centre.x - way->now.centre.x, start->centre.y - way->now.centre.y };
  const WarBase inside
    = war_base_place (way->now.centre, start->heading, start->width, start->depth);
  const WarSweep sweep = war_sweep_plan (&inside, step);
  WarCrossing crossings[MAX_CROSSINGS];
  guint n_crossings
    = war_sweep_find_crossings (&sweep, leading, way->data->ground, way->data->scratch,
                                way->data->check_terrains, crossings, G_N_ELEMENTS (crossings));

  for (guint i = 0; i < MIN (n_crossings, G_N_ELEMENTS (crossings)); i++)
    if (is_asked (way, crossings[i].feature) && !stands_in (way, crossings[i].feature)
        && !is_spared (way, crossings[i].feature))
      add_check (way, crossings[i].feature, NOT_YET, checks);
}

/* Whoever is astride a fence, wall, hedge or wire goes on over it. */
static gboolean
is_astride (const Way *way, guint feature)
{
  WarEntrenchedCheck check = way->data->features[feature].check;

  return (check == WAR_ENTRENCHED_CHECK_VAULT || check == WAR_ENTRENCHED_CHECK_WIRE)
         && stands_in (way, feature);
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
add_entries (const Way *way, WarEdge leading, Checks *checks)
{
  WarCrossing crossings[MAX_CROSSINGS];
  guint n_crossings
    = war_sweep_find_crossings (way->sweep, leading, way->data->ground, way->data->scratch,
                                way->data->check_terrains, crossings, G_N_ELEMENTS (crossings));

  for (guint i = 0; i < MIN (n_crossings, G_N_ELEMENTS (crossings)); i++)
    if (is_asked (way, crossings[i].feature) && !has_entered (way, crossings[i].feature)
        && !is_astride (way, crossings[i].feature) && !is_spared (way, crossings[i].feature))
      add_check (way, crossings[i].feature, crossings[i].entered, checks);
}

static gboolean
roll_check (WarEntrenchedContext *context, guint piece, const Check *check, gboolean *is_passed)
{
  static const char *const purposes[]
    = { NULL, "bog-check", "wire-check", "vault-check", "wade-check" };
  static const char *const clauses[]
    = { NULL, "entrenched.4.7", "entrenched.4.8", "entrenched.4.9", "entrenched.4.10" };
  WarEntrenchedCheck kind = context->data->features[check->feature].check;
  gint32 die;
  WarQuestion question;
  WarEvent *event;

  if (!war_entrenched_roll (context, purposes[kind], clauses[kind],
                            war_entrenched_get_owner (context->setup, context->state, piece), 1,
                            check->need, &die, &question))
    return FALSE;

  *is_passed = die >= check->need;
  event = war_events_add (context->events, WAR_ENTRENCHED_EVENT_CHECKED, (gint) piece,
                          (gint) check->feature, clauses[kind]);
  war_event_set_dice (event, &question, &die);
  event->arguments[0] = (gint32) kind;
  event->arguments[1] = *is_passed;
  return TRUE;
}

gboolean
war_entrenched_roll_checks (WarEntrenchedContext *context, guint piece, const WarSweep *sweep,
                            guint32 checks, WarLength *distance)
{
  const Way way = begin_way (context, piece, sweep, checks);
  gboolean is_sheltered
    = war_entrenched_peek (context->setup, context->state, piece)[WAR_ENTRENCHED_PIECE_INSIDE]
      != WAR_NONE;
  Checks owed = { 0 };

  *distance = war_sweep_get_length (sweep);
  if (!is_sheltered)
    add_turnings (&way, &owed);
  add_leavings (&way, is_sheltered, &owed);
  for (guint i = 0; i < way.n_leading; i++)
    {
      if (is_sheltered)
        add_steps_out (&way, way.leading[i], &owed);
      add_entries (&way, way.leading[i], &owed);
    }
  for (guint i = 0; i < owed.n_items; i++)
    {
      gboolean is_passed;

      if (!roll_check (context, piece, &owed.items[i], &is_passed))
        return FALSE;
      if (!is_passed)
        {
          /* entrenched.4.11: however near the end, it does not get there. */
          *distance = MIN (owed.items[i].distance, *distance - 1);
          return TRUE;
        }
    }

  return TRUE;
}
