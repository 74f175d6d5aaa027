/* move.c: how men and stands of Trench Raider move, alone and in groups
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry.h"
#include "engine/raider/private.h"

static gboolean
may_move (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_raider_may_move_now (setup, state, unit, refusal);
}

/* Headings are free; what has no length has no heading either. */
static gboolean
check_legs (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  WarLength inches = war_raider_get_inches (setup, state, unit), left = inches;

  for (guint i = 0; i < WAR_RAIDER_MAX_LEGS; i++)
    {
      gint32 heading = order->arguments[2 * i], distance = order->arguments[2 * i + 1];

      if (heading < 0 || heading >= WAR_HEADING_TURN || distance < 0 || (i == 0 && distance == 0))
        return war_refuse_malformed (refusal);
      if (distance > left)
        return war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.R-23", inches, 0);
      left -= distance;
    }

  return TRUE;
}

static gboolean
check_move (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  guint units[WAR_ORDER_MAX_TARGETS + 1], n_units;

  if (!check_legs (setup, state, order, unit, refusal)
      || !war_raider_list_group (setup, state, order, 0, units, &n_units, refusal))
    return FALSE;

  for (guint i = 1; i < n_units; i++)
    if (!war_raider_may_move_now (setup, state, units[i], refusal))
      return FALSE;

  return TRUE;
}

static gboolean
offer_move (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  option->minimum_targets = 0;
  option->maximum_targets = WAR_ORDER_MAX_TARGETS;
  return war_domain_add (&option->arguments[0], 0, WAR_HEADING_TURN - 1);
}

static gboolean
narrow_move (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
             guint unit, WarOption *option)
{
  WarLength left = war_raider_get_inches (setup, state, unit);

  option->minimum_targets = 0;
  option->maximum_targets = WAR_ORDER_MAX_TARGETS;
  for (guint i = 1; i < MIN (n, 2 * WAR_RAIDER_MAX_LEGS); i += 2)
    left -= order->arguments[i];
  if (n < 2 * WAR_RAIDER_MAX_LEGS)
    return n % 2 == 0 ? war_raider_set_range (option, n, 0, WAR_HEADING_TURN - 1)
                      : war_raider_set_range (option, n, n == 1, left);

  option->n_candidates = 0;
  for (guint i = 0;
       i < war_raider_count_units (setup) && option->n_candidates < WAR_OPTION_MAX_CANDIDATES; i++)
    if (war_raider_is_fellow (setup, state, unit, i)
        && war_raider_may_move_now (setup, state, i, NULL))
      option->candidates[option->n_candidates++] = (gint) i;
  option->maximum_targets = MIN (option->maximum_targets, option->n_candidates);
  return TRUE;
}

/* Going --------------------------------------------------------------------------------------- */

/* How far along the heading a piece is. */
static gint64
get_along (const WarContext *context, guint unit, WarHeading heading)
{
  WarPosition centre = war_raider_get_centre (context->setup, context->state, unit);

  return (gint64) centre.x * war_heading_sine (heading)
         - (gint64) centre.y * war_heading_cosine (heading);
}

/* Foremost first; of equals the lowest number. */
static void
sort (const WarContext *context, guint *units, guint n_units, WarHeading heading)
{
  for (guint i = 1; i < n_units; i++)
    {
      guint unit = units[i], place = i;
      gint64 along = get_along (context, unit, heading);

      while (place > 0)
        {
          gint64 before = get_along (context, units[place - 1], heading);

          if (before > along || (before == along && units[place - 1] < unit))
            break;
          units[place] = units[place - 1];
          place--;
        }
      units[place] = unit;
    }
}

/* Claims of a regiment add up (raider.R-19). */
static void
claim (WarContext *context, gint regiment, WarRaiderClaim cause, const char *clause)
{
  gint dice = war_raider_look_up (context->setup, WAR_RAIDER_TABLE_REINFORCEMENTS, (gint) cause,
                                  WAR_RAIDER_REINFORCEMENTS_DICE, 0);
  gint32 *cells = war_setup_get_formation (context->setup, context->state, (guint) regiment);

  cells[WAR_RAIDER_REGIMENT_DICE] = MIN (cells[WAR_RAIDER_REGIMENT_DICE] + dice, WAR_MAX_DICE);
  war_context_tell (context, WAR_RAIDER_EVENT_CLAIM, WAR_NONE, WAR_NONE, clause, regiment + 1,
                    cause, dice);
}

/* Whether the line from the place to the French edge of the field meets French line 1. */
static gboolean
is_before_line (const WarSetup *setup, WarPosition place)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarPosition edge = { place.x, data->field->depth };

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == WAR_RAIDER_FRENCH && data->features[i].line == 1
        && war_ground_feature_meets_segment (data->ground, i, place, edge))
      return TRUE;

  return FALSE;
}

gboolean
war_raider_is_forward (const WarSetup *setup, guint hole)
{
  const WarRaider *data = war_raider_get_data (setup);
  const WarRaiderFeature *found = &data->features[hole];
  WarPosition centre
    = { (found->minimum.x + found->maximum.x) / 2, (found->minimum.y + found->maximum.y) / 2 };
  WarLength front = data->field->depth;

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == WAR_RAIDER_FRENCH && data->features[i].line == 1)
      front = MIN (front, data->features[i].minimum.y);

  return centre.y < front || is_before_line (setup, centre);
}

static void
find_claims (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  WarPosition centre = war_raider_get_centre (setup, context->state, unit);
  gint32 regiment = war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_REGIMENT];
  gint32 *game = war_context_get_game (context);
  gint line = war_raider_find_line (setup, centre, WAR_RAIDER_GERMAN);
  gint hole = war_raider_find_hole (setup, centre);

  if (line > 0 && (game[WAR_RAIDER_GAME_ENTERED] >> (line - 1) & 1) == 0)
    {
      game[WAR_RAIDER_GAME_ENTERED] |= 1 << (line - 1);
      claim (context, regiment, WAR_RAIDER_CLAIM_TRENCH, "raider.3.29");
    }
  if (hole != WAR_NONE && war_raider_is_forward (setup, (guint) hole))
    {
      gint32 *entered = &war_state_get_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                                            (guint) hole)[WAR_RAIDER_FEATURE_ENTERED];

      if ((*entered >> regiment & 1) == 0)
        {
          *entered |= 1 << regiment;
          claim (context, regiment, WAR_RAIDER_CLAIM_HOLE, "raider.3.26");
        }
    }
}

/* In the line, or in contact with a Frenchman in it. */
static void
find_counter_attack (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint line = war_raider_find_line (setup, war_raider_get_centre (setup, context->state, unit),
                                    WAR_RAIDER_GERMAN);

  for (guint i = 0; line == 0 && i < war_raider_count_units (setup); i++)
    if (war_raider_touches (setup, context->state, unit, i))
      line = war_raider_find_line (setup, war_raider_get_centre (setup, context->state, i),
                                   WAR_RAIDER_GERMAN);
  war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_COUNTERS] = line;
}

/* What a move has brought: holes, lines, a counter-attack (raider.R-18, raider.R-19). */
static void
end_move (WarContext *context, guint unit)
{
  const gint32 *cells = war_context_get_piece (context, unit);

  if (war_raider_get_side (context->setup, unit) == WAR_RAIDER_GERMAN)
    {
      if (war_raider_get_kind (context->setup, context->state, unit) != WAR_RAIDER_KIND_VEHICLE)
        find_counter_attack (context, unit);
      return;
    }
  if (war_raider_is_man (context->setup, context->state, unit)
      && cells[WAR_RAIDER_PIECE_REGIMENT] != WAR_NONE)
    find_claims (context, unit);
}

/* One leg of one piece; MOTION is what it has done so far. */
static void
go (WarContext *context, guint unit, WarHeading heading, WarLength distance, gint *cover)
{
  gint32 *cells = war_context_get_piece (context, unit);
  WarPosition from = war_raider_get_centre (context->setup, context->state, unit);
  WarRaiderLeg leg;
  WarEvent *event;

  war_raider_plan_leg (context->setup, context->state, unit, from, heading, distance,
                       cells[WAR_RAIDER_PIECE_LEFT], &leg);
  cells[WAR_RAIDER_PIECE_LEGS]++;
  if (leg.to.x == from.x && leg.to.y == from.y)
    return;

  if (cells[WAR_RAIDER_PIECE_LEGS] == 1 || cells[WAR_RAIDER_PIECE_MOTION] == WAR_RAIDER_STILL)
    *cover = leg.feature;
  cells[WAR_RAIDER_PIECE_MOTION] = leg.feature != WAR_NONE && leg.feature == *cover
                                       && cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_MOVED_OPEN
                                     ? WAR_RAIDER_MOVED_COVERED
                                     : WAR_RAIDER_MOVED_OPEN;
  cells[WAR_RAIDER_PIECE_LEFT] = leg.touches ? 0 : MAX (cells[WAR_RAIDER_PIECE_LEFT] - leg.cost, 0);
  war_piece_set_position (cells, leg.to);
  event = war_context_add (context, WAR_RAIDER_EVENT_MOVED, (gint) unit, WAR_NONE, "raider.R-23");
  war_event_set_position (event, 0, leg.to);
  war_event_set_bound (event, 2, &leg.bound);
  event->arguments[5] = leg.touches;
}

static gboolean
carry_out_move (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  guint units[WAR_ORDER_MAX_TARGETS + 1], n_units;
  gint covers[WAR_ORDER_MAX_TARGETS + 1];

  war_raider_list_group (setup, context->state, order, 0, units, &n_units, NULL);
  for (guint i = 0; i < n_units; i++)
    {
      WarLength inches = war_raider_get_inches (setup, context->state, units[i]);
      gint32 *cells = war_context_get_piece (context, units[i]);

      covers[i] = WAR_NONE;
      cells[WAR_RAIDER_PIECE_LEFT] = inches;
      cells[WAR_RAIDER_PIECE_LEGS] = 0;
    }
  war_raider_take_in_hand (context, units, n_units);
  for (guint i = 0; i < n_units; i++)
    {
      gint32 *cells = war_context_get_piece (context, units[i]);

      if (!war_raider_come_out (context, units[i]))
        cells[WAR_RAIDER_PIECE_LEFT] = 0;
      if (war_raider_get_kind (setup, context->state, units[i]) == WAR_RAIDER_KIND_STAND)
        cells[WAR_RAIDER_PIECE_SHOTS] = 0;
    }

  for (guint leg = 0; leg < WAR_RAIDER_MAX_LEGS; leg++)
    {
      WarHeading heading = (WarHeading) order->arguments[2 * leg];
      guint sorted[WAR_ORDER_MAX_TARGETS + 1];

      if (order->arguments[2 * leg + 1] == 0)
        continue;
      for (guint i = 0; i < n_units; i++)
        sorted[i] = units[i];
      sort (context, sorted, n_units, heading);
      for (guint i = 0; i < n_units; i++)
        {
          guint place = 0;

          while (units[place] != sorted[i])
            place++;
          if (war_context_get_piece (context, sorted[i])[WAR_RAIDER_PIECE_LEFT] > 0)
            go (context, sorted[i], heading, order->arguments[2 * leg + 1], &covers[place]);
        }
    }
  for (guint i = 0; i < n_units; i++)
    {
      gint32 *cells = war_context_get_piece (context, units[i]);
      gint32 motion = cells[WAR_RAIDER_PIECE_MOTION];

      /* Contact counts here that it has come to (raider.R-18). */
      cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
      cells[WAR_RAIDER_PIECE_LEGS] = WAR_RAIDER_MAX_LEGS;
      if (war_raider_stands (setup, context->state, units[i]))
        end_move (context, units[i]);
      cells[WAR_RAIDER_PIECE_MOTION] = motion;
    }

  return TRUE;
}

const WarOrderRule war_raider_move_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .takes_many = TRUE,
  .takes_none = TRUE,
  .may = may_move,
  .check = check_move,
  .carry_out = carry_out_move,
  .offer = offer_move,
  .narrow = narrow_move,
};

/* Flamethrowers ------------------------------------------------------------------------------- */

#define DEGREES(degrees) ((degrees) *WAR_HEADING_TURN / 360)

/* Whether the piece is in the arc of so many degrees, from the centre, so far from the base. */
static gboolean
is_in_arc (const WarSetup *setup, const WarState *state, const WarBase *bearer, guint unit,
           WarHeading heading, gint arc, WarLength reach)
{
  WarBase base = war_raider_get_base (setup, state, unit);
  WarBase looks = war_base_place (bearer->centre, heading, bearer->width, bearer->depth);

  if (!war_base_is_within (bearer, &base, reach))
    return FALSE;
  if (war_base_has_in_arc (&looks, base.centre, (guint) DEGREES (arc) / 2))
    return TRUE;
  for (guint i = 0; i < WAR_N_EDGES; i++)
    if (war_base_has_in_arc (&looks, base.corners[i], (guint) DEGREES (arc) / 2))
      return TRUE;

  /* Of a large base a side may cross the arc that has no corner in it. */
  for (gint side = -1; side <= 1; side += 2)
    {
      WarPosition end
        = war_position_step (bearer->centre, war_heading_add (heading, side * DEGREES (arc) / 2),
                             reach + bearer->depth / 2);

      if (war_segment_meets_polygon (bearer->centre, end, base.corners, WAR_N_EDGES))
        return TRUE;
    }

  return FALSE;
}

/* Enemies in the flame, vehicles too; who is in a bunker is out of reach (raider.R-27). */
static guint
list_burnt (const WarSetup *setup, const WarState *state, guint bearer, const WarBase *base,
            WarHeading heading, guint *units)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && war_raider_get_side (setup, i) != war_raider_get_side (setup, bearer)
          && ABS (cells[WAR_PIECE_X] - base->centre.x) < 8 * WAR_INCH
          && ABS (cells[WAR_PIECE_Y] - base->centre.y) < 8 * WAR_INCH
          && is_in_arc (setup, state, base, i, heading, 45, WAR_RAIDER_FLAME_REACH))
        {
          if (units != NULL)
            units[n] = i;
          n++;
        }
    }

  return n;
}

static gboolean
may_flame (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (!war_raider_get_type (setup, state, unit)->has_flame)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.6.9", (gint32) unit, 0);
  if (!war_raider_stands (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);

  return war_raider_may_act_now (setup, state, unit, TRUE, refusal)
         && (cells[WAR_RAIDER_PIECE_LEGS] < WAR_RAIDER_MAX_LEGS
             || war_refuse (refusal, WAR_RAIDER_REFUSAL_DONE, "raider.R-27", (gint32) unit, 0));
}

/* How far he may still go: not at all when he is pinned or in contact. */
static WarLength
find_most (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_PINNED] != 0
             || war_raider_is_in_contact (setup, state, unit)
           ? 0
           : war_raider_get_inches (setup, state, unit);
}

/* Where he is after the leg. */
static WarBase
find_end (const WarSetup *setup, const WarState *state, guint unit, const WarOrder *order)
{
  WarPosition from = war_raider_get_centre (setup, state, unit);
  WarRaiderLeg leg = { .to = from };

  if (order->arguments[2] > 0)
    war_raider_plan_leg (setup, state, unit, from, (WarHeading) order->arguments[1],
                         order->arguments[2], war_raider_get_inches (setup, state, unit), &leg);
  return war_raider_place_base (war_raider_get_type (setup, state, unit), leg.to, 0);
}

/* Who stays flames once, before he has gone anywhere. */
static gboolean
may_stay (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_LEGS] == 0;
}

static gboolean
check_flame (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  const gint32 *arguments = order->arguments;
  WarLength most = find_most (setup, state, unit);
  WarBase base;

  if (arguments[0] < 0 || arguments[0] > 1 || arguments[1] < 0 || arguments[1] >= WAR_HEADING_TURN
      || arguments[2] < 0 || arguments[3] < 0 || arguments[3] >= WAR_HEADING_TURN
      || arguments[3] % WAR_RAIDER_FLAME_STEP != 0 || (arguments[0] == 0 && arguments[3] != 0))
    return war_refuse_malformed (refusal);
  if (arguments[2] > most)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.R-23", most, 0);
  if (arguments[2] == 0 && (arguments[0] == 0 || !may_stay (setup, state, unit)))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_DONE, "raider.R-27", (gint32) unit, 0);

  base = find_end (setup, state, unit, order);
  return arguments[0] == 0
         || list_burnt (setup, state, unit, &base, (WarHeading) arguments[3], NULL) > 0
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_FLAME, "raider.R-27", (gint32) unit, 0);
}

/* Whether an enemy is near enough to be in a flame, once he has gone as far as he may. */
static gboolean
is_near_enemies (const WarSetup *setup, const WarState *state, guint unit, WarLength most)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_stands (setup, state, i)
        && war_raider_get_side (setup, i) != war_raider_get_side (setup, unit)
        && war_raider_is_within (setup, state, unit, i, most + WAR_RAIDER_FLAME_REACH))
      return TRUE;

  return FALSE;
}

static gboolean
offer_flame (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  WarLength most = find_most (setup, state, unit);

  if (most > 0)
    war_domain_add (&option->arguments[0], 0, 0);
  if ((most > 0 || may_stay (setup, state, unit)) && is_near_enemies (setup, state, unit, most))
    war_domain_add (&option->arguments[0], 1, 1);

  return option->arguments[0].n_ranges > 0;
}

static gboolean
narrow_flame (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  WarLength most = find_most (setup, state, unit);
  gboolean flames = order->arguments[0] != 0;
  WarBase base;

  if (n == 1)
    return war_raider_set_range (option, 1, 0, WAR_HEADING_TURN - 1);
  if (n == 2)
    return war_raider_set_range (option, 2, !flames || !may_stay (setup, state, unit), most);
  if (n != 3)
    return TRUE;
  if (!flames)
    return war_raider_set_range (option, 3, 0, 0);

  war_domain_clear (&option->arguments[3], WAR_RAIDER_FLAME_STEP);
  base = find_end (setup, state, unit, order);
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading += WAR_RAIDER_FLAME_STEP)
    if (list_burnt (setup, state, unit, &base, (WarHeading) heading, NULL) > 0)
      war_domain_add (&option->arguments[3], heading, heading);

  return option->arguments[3].n_ranges > 0;
}

/* On a 1 the bearer dies, and the men and stands behind (raider.6.10). */
static gboolean
roll_for_flame (WarContext *context, guint bearer, WarHeading heading)
{
  const WarSetup *setup = context->setup;
  WarBase base = war_raider_get_base (setup, context->state, bearer);
  WarHeading back = war_heading_add (heading, WAR_HEADING_TURN / 2);
  gint32 die;
  gboolean explodes;
  WarQuestion question;

  if (!war_raider_die_roll (context, "flame", "raider.6.10", war_raider_get_side (setup, bearer),
                            bearer, war_raider_get_number (setup, WAR_RAIDER_FLAME_EXPLODES) + 1,
                            &die, &question))
    return FALSE;
  explodes = die <= war_raider_get_number (setup, WAR_RAIDER_FLAME_EXPLODES);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_FLAME_DIE, (gint) bearer,
                         WAR_NONE, "raider.6.10", explodes);
  if (!explodes)
    return TRUE;

  if (!war_raider_kill (context, bearer, WAR_RAIDER_CAUSE_EXPLOSION, "raider.R-27"))
    return FALSE;
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (i != bearer && war_raider_get_side (setup, i) == war_raider_get_side (setup, bearer)
        && war_raider_stands (setup, context->state, i)
        && war_raider_get_kind (setup, context->state, i) != WAR_RAIDER_KIND_VEHICLE
        && is_in_arc (setup, context->state, &base, i, back,
                      war_raider_get_number (setup, WAR_RAIDER_EXPLOSION_ARC),
                      war_raider_get_number (setup, WAR_RAIDER_EXPLOSION_REACH))
        && !war_raider_kill (context, i, WAR_RAIDER_CAUSE_EXPLOSION, "raider.6.10"))
      return FALSE;

  return TRUE;
}

static gboolean
burn (WarContext *context, guint bearer, WarHeading heading)
{
  const WarSetup *setup = context->setup;
  WarBase base = war_raider_get_base (setup, context->state, bearer);
  g_autofree guint *units = g_new (guint, war_raider_count_units (setup));
  guint n = list_burnt (setup, context->state, bearer, &base, heading, units);

  war_context_tell (context, WAR_RAIDER_EVENT_FLAMED, (gint) bearer, WAR_NONE, "raider.6.9",
                    heading);
  for (guint i = 0; i < n; i++)
    if (war_raider_stands (setup, context->state, units[i])
        && !war_raider_kill (context, units[i], WAR_RAIDER_CAUSE_FLAME, "raider.6.9"))
      return FALSE;

  return roll_for_flame (context, bearer, heading);
}

static gboolean
carry_out_flame (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  WarLength inches = war_raider_get_inches (setup, context->state, unit);
  gint32 *cells = war_context_get_piece (context, unit);
  gint cover = WAR_NONE;

  cells[WAR_RAIDER_PIECE_LEFT] = inches;
  war_raider_take_in_hand (context, &unit, 1);
  if (order->arguments[2] > 0)
    {
      gint32 motion;

      go (context, unit, (WarHeading) order->arguments[1], order->arguments[2], &cover);
      motion = cells[WAR_RAIDER_PIECE_MOTION];
      cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
      end_move (context, unit);
      cells[WAR_RAIDER_PIECE_MOTION] = motion;
    }
  else
    cells[WAR_RAIDER_PIECE_LEGS] = WAR_RAIDER_MAX_LEGS;
  return order->arguments[0] == 0 || burn (context, unit, (WarHeading) order->arguments[3]);
}

const WarOrderRule war_raider_flame_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .phases = 1u << WAR_RAIDER_PHASE_COUNTER_MOVES,
  .may = may_flame,
  .check = check_flame,
  .carry_out = carry_out_flame,
  .offer = offer_flame,
  .narrow = narrow_flame,
};
