/* clauses.c: which clauses of Entrenched! a game carries out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "clauses.h"

#include <string.h>

#include "engine/entrenched/private.h"

#define SYSTEM "entrenched."

/* What is too much when an order goes a little too far. */
#define MAX_EXCESS (4 * WAR_INCH)

#define ASSAULT (1u << GAMES_ASSAULT)
#define CONTROL (1u << GAMES_CONTROL)
#define CAPTURE (1u << GAMES_CAPTURE)
#define ATTRITION (1u << GAMES_ATTRITION)
#define LANGEMARCK (1u << GAMES_LANGEMARCK)
#define HOOGE (1u << GAMES_HOOGE)
#define OPERATIONS (LANGEMARCK | HOOGE)
#define ALL ((1u << GAMES_N_BATTLES) - 1)

/* Clauses that cannot come into play in some of the battles, and why. All others must in each. */
static const struct
{
  const char *clause;
  guint battles;
  const char *reason;
  gboolean is_possible; /* but hardly ever happens */
} exceptions[] = {
  { "1.1", ALL, "about fields, which are documents" },
  { "1.2", ALL, "about fields" },
  { "1.4", ALL, "about zones, which are made with the battle" },
  { "1.6", ALL, "what is shown" },
  { "3.5", ALL, "what is shown" },
  { "10.1", ALL, "about armies" },
  { "10.2", ALL, "about armies" },
  { "10.3", ALL, "about armies" },
  { "10.4", ALL, "about armies" },
  { "10.5", ALL, "about armies" },
  { "E-20", ALL, "about armies" },
  { "E-21", ALL, "about armies" },
  { "E-24", ALL, "about campaigns" },
  { "E-28", ALL, "about what is shown, and about fields" },
  { "E-29", ALL, "a consequence of other clauses" },
  { "7.5", ALL, "no shipped artillery has another weapon than its gun, so it is never asked" },
  { "E-30", ALL, "no shipped battle has reserves" },
  { "4.8", ASSAULT | CONTROL | ATTRITION | LANGEMARCK, "no wire on the field" },
  { "4.9", CAPTURE | HOOGE, "neither fence nor wall on the field" },
  { "5.8", LANGEMARCK, "no weapon against which cover does not count" },
  { "6.1", ASSAULT | OPERATIONS, "no gas" },
  { "6.2", ASSAULT | OPERATIONS, "no gas" },
  { "6.3", ASSAULT | OPERATIONS, "no gas" },
  { "6.4", ASSAULT | OPERATIONS, "no gas" },
  { "6.5", ASSAULT | OPERATIONS, "no gas" },
  { "E-16", ASSAULT | OPERATIONS, "no gas" },
  { "9.1", ALL & ~ASSAULT, "another game type" },
  { "9.2", ALL & ~CONTROL, "another game type" },
  { "9.3", ALL & ~CAPTURE, "another game type" },
  { "9.4", ALL & ~ATTRITION, "another game type" },
  { "9.5", ALL & ~ATTRITION, "another game type" },
  { "9.7", ALL & ~ATTRITION, "another game type" },
  { "E-17", ALL & ~(CONTROL | CAPTURE), "neither control points nor objectives" },
  { "E-18", ALL & ~ATTRITION, "another game type" },
  { "E-19", ALL & ~(ATTRITION | OPERATIONS), "nothing to hold" },
  { "11.1", ALL & ~LANGEMARCK, "another battle" },
  { "11.2", ALL & ~HOOGE, "another battle" },
  { "E-23", CONTROL | CAPTURE, "about operations, and draws of other game types" },
  { "E-23", ASSAULT, "hardly ever both sides have killed as much", TRUE },
  { "E-25", ALL & ~CAPTURE, "no bunker on the field" },
  { "E-26", ATTRITION, "long before an army with reserves is destroyed a zone is held", TRUE },
};

static void
count_if (Tally *tally, gboolean has_fired, const char *clause)
{
  if (has_fired)
    tally_count (tally, clause);
}

/* What shows in events ------------------------------------------------------------------------- */

static gboolean
has_die (const WarEvent *event, guint8 die)
{
  for (guint i = 0; i < event->n_dice; i++)
    if (event->dice[i] == die)
      return TRUE;

  return FALSE;
}

/* A shot, a shell or a blow. */
static void
count_attack (Tally *tally, const WarGame *game, const WarEvent *event)
{
  const WarEntrenchedType *type = war_entrenched_get_type (game->setup, (guint) event->actor);
  const gint32 *cells = war_setup_peek_piece (game->setup, game->state, (guint) event->actor);
  const WarEntrenchedWeapon *weapon = &type->weapons[event->arguments[0]];
  gboolean is_new = g_array_index (game->records, WarRecord, game->records->len - 1).order.kind
                    != WAR_ENTRENCHED_ORDER_FIGHT;
  gboolean is_struck = event->kind == WAR_ENTRENCHED_EVENT_STRUCK;
  gboolean is_back = is_struck
                       ? event->arguments[3] != 0
                       : event->kind == WAR_ENTRENCHED_EVENT_FIRED && event->arguments[2] != 0;

  count_if (tally, is_back && cells[WAR_ENTRENCHED_PIECE_INACTIVE] != 0, "entrenched.3.4");
  count_if (tally, event->kind == WAR_ENTRENCHED_EVENT_SHELLED && weapon->indirect,
            "entrenched.5.3");
  count_if (tally, !is_struck && weapon->negates_cover, "entrenched.5.8");
  count_if (tally, !is_struck && type->is_single && cells[WAR_ENTRENCHED_PIECE_LEFT] < type->wounds,
            "entrenched.5.9");
  count_if (tally, is_struck && !is_new && !is_back, "entrenched.7.8");
  count_if (tally, is_struck && event->arguments[0] == WAR_ENTRENCHED_FISTS, "entrenched.7.12");
  count_if (tally, is_struck && event->arguments[2] != WAR_EDGE_FRONT, "entrenched.7.11");
  count_if (tally, is_struck && event->arguments[2] != WAR_EDGE_FRONT && !is_new,
            "entrenched.E-14");
}

/* Saves against a template come after its event. */
static void
count_saves (Tally *tally, const WarGame *game, const WarEvent *event, const WarEvent *first)
{
  gint save = war_entrenched_get_type (game->setup, (guint) event->actor)->save;
  gboolean is_template = first->kind == WAR_ENTRENCHED_EVENT_SHELLED;

  tally_count (tally, "entrenched.E-8");
  count_if (tally, event->arguments[2] != 0, "entrenched.5.7");
  count_if (tally, save - event->arguments[2] <= 1 && has_die (event, 1), "entrenched.E-5");
  count_if (tally, is_template, "entrenched.E-6");
  count_if (tally,
            is_template
              && war_entrenched_get_owner (game->setup, game->state, (guint) event->actor)
                   == war_entrenched_get_owner (game->setup, game->state, (guint) first->actor),
            "entrenched.5.11");
}

/* A draw that no condition has made came at the limit, unless everybody was dead. */
static void
count_end (Tally *tally, const WarGame *game, const WarEvent *event)
{
  const WarEntrenched *data = war_entrenched_get_data (game->setup);
  gint32 index = event->arguments[1];
  WarConditionKind kind = WAR_CONDITION_LIMIT;

  if (index != WAR_NONE)
    kind = war_conditions_get (data->conditions, index)->kind;
  count_if (tally, kind == WAR_CONDITION_DESTROY_ALL, "entrenched.E-26");
  count_if (tally,
            kind == WAR_CONDITION_LIMIT || kind == WAR_CONDITION_MOST_KILLED
              || kind == WAR_CONDITION_MOST_POINTS,
            "entrenched.1.8");
}

static void
count_effects (Tally *tally, const WarGame *game, const WarEvent *event, const WarEvent *first)
{
  gint32 turn = war_setup_peek_game (game->setup, game->state)[WAR_ENTRENCHED_GAME_TURN];

  switch (event->kind)
    {
    case WAR_ENTRENCHED_EVENT_PHASE:
      count_if (tally, event->arguments[0] == WAR_ENTRENCHED_PHASE_MOVEMENT && turn <= 2,
                "entrenched.3.1");
      count_if (tally, event->arguments[0] == WAR_ENTRENCHED_PHASE_MORALE, "entrenched.E-15");
      break;
    case WAR_ENTRENCHED_EVENT_CHECKED:
      tally_count (tally, "entrenched.E-4");
      count_if (tally, event->arguments[1] == 0, "entrenched.4.11");
      break;
    case WAR_ENTRENCHED_EVENT_FIRED:
    case WAR_ENTRENCHED_EVENT_SHELLED:
    case WAR_ENTRENCHED_EVENT_STRUCK:
      count_attack (tally, game, event);
      break;
    case WAR_ENTRENCHED_EVENT_SAVED:
      count_saves (tally, game, event, first);
      break;
    case WAR_ENTRENCHED_EVENT_MORALE:
      tally_count (tally, "entrenched.8.1");
      count_if (tally, event->arguments[0] != 0, "entrenched.8.3");
      break;
    case WAR_ENTRENCHED_EVENT_KILLED:
      count_if (tally, event->arguments[0] != WAR_ENTRENCHED_LOST_WOUNDS, "entrenched.E-22");
      break;
    case WAR_ENTRENCHED_EVENT_SCORED:
    case WAR_ENTRENCHED_EVENT_TAKEN:
      tally_count (tally, "entrenched.E-17");
      break;
    case WAR_ENTRENCHED_EVENT_WAVE_COMES:
      tally_count (tally, "entrenched.9.4");
      break;
    case WAR_ENTRENCHED_EVENT_RELEASED:
      tally_count (tally, "entrenched.E-16");
      break;
    case WAR_ENTRENCHED_EVENT_OVER:
      count_end (tally, game, event);
      break;
    default:
      break;
    }
}

void
clauses_count (Tally *tally, const WarGame *game, const WarEvents *events)
{
  const WarRecord *last = &g_array_index (game->records, WarRecord, game->records->len - 1);

  count_if (tally, last->order.kind == WAR_ENTRENCHED_ORDER_RECEIVE, "entrenched.E-12");
  tally_count_events (tally, events);
  for (guint i = 0; i < events->n_items; i++)
    count_effects (tally, game, &events->items[i], &events->items[0]);
}

/* What is refused ------------------------------------------------------------------------------ */

static gint
draw_unit (const WarGame *game, WarGenerator *generator)
{
  return (gint) war_generator_draw (generator, war_entrenched_get_data (game->setup)->units->len);
}

/* Any order of that kind, by the seat. */
static WarOrder
draw_order (const WarGame *game, guint kind, gint seat, WarGenerator *generator)
{
  const WarOrderKind *kinds = game->setup->play->orders;
  WarOrder order = war_order_new (
    kind, seat, kinds[kind].actor == WAR_NONE ? WAR_NONE : draw_unit (game, generator));

  for (guint i = 0; i < war_order_kind_count_arguments (&kinds[kind]); i++)
    order.arguments[i] = (gint32) war_generator_draw (generator, WAR_ENTRENCHED_MAX_WEAPONS + 1);
  if (kinds[kind].targets == WAR_TABLE_PIECES)
    order.targets[order.n_targets++] = draw_unit (game, generator);

  return order;
}

void
clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator)
{
  const WarOrderKind *kind = &game->setup->play->orders[order->kind];
  guint n_arguments = war_order_kind_count_arguments (kind);
  guint choice = war_generator_draw (generator, 4);

  if (choice == 0 && kind->actor != WAR_NONE)
    order->actor = draw_unit (game, generator);
  else if (choice == 1 && order->n_targets == 1 && kind->targets == WAR_TABLE_PIECES)
    order->targets[0] = draw_unit (game, generator);
  else if (choice == 2 && n_arguments > 0)
    order->arguments[n_arguments - 1] += (gint32) war_generator_draw (generator, MAX_EXCESS);
  else
    *order = draw_order (game, war_generator_draw (generator, WAR_ENTRENCHED_N_ORDERS), order->seat,
                         generator);
}

/* The report ----------------------------------------------------------------------------------- */

/* Index of the exception for the clause in the battle, or WAR_NONE. */
static gint
find_exception (const char *clause, GamesBattle battle)
{
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if ((exceptions[i].battles >> battle & 1) != 0
        && g_str_equal (clause + strlen (SYSTEM), exceptions[i].clause))
      return (gint) i;

  return WAR_NONE;
}

guint
clauses_report (const Tally *tally, GamesBattle battle)
{
  const GPtrArray *all = tally_get_rules (tally)->clauses;
  guint n_missing = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const char *id = ((const WarClause *) g_ptr_array_index (all, i))->id;
      guint counted = tally_get_count (tally, id);
      gint exception;

      if (!g_str_has_prefix (id, SYSTEM))
        continue;

      exception = find_exception (id, battle);
      if (exception != WAR_NONE && !exceptions[exception].is_possible && counted > 0)
        g_error ("%s: %u times in %s, although: %s", id, counted, games_get_name (battle),
                 exceptions[exception].reason);
      if (exception != WAR_NONE)
        continue;

      g_test_message ("%s: %u times%s", id, counted, counted == 0 ? ", not at all" : "");
      n_missing += counted == 0;
    }

  return n_missing;
}

guint
clauses_report_all (Tally *const battles[GAMES_N_BATTLES], guint least)
{
  const GPtrArray *all = tally_get_rules (battles[0])->clauses;
  guint n_rare = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const char *id = ((const WarClause *) g_ptr_array_index (all, i))->id;
      guint counted = 0, n_battles = 0;

      if (!g_str_has_prefix (id, SYSTEM))
        continue;

      for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
        if (find_exception (id, battle) == WAR_NONE)
          {
            counted += tally_get_count (battles[battle], id);
            n_battles++;
          }
      if (n_battles == 0)
        continue;

      g_test_message ("%s: %u times in %u battles%s", id, counted, n_battles,
                      counted < least * n_battles ? ", too few" : "");
      n_rare += counted < least * n_battles;
    }

  return n_rare;
}
