/* balance.c: many games of armies, all against all, to see what their costs are worth
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/balance.h"

#include "engine/bases/ranks.h"
#include "engine/field-edit/field-random.h"

/* Far more orders than any game takes that comes to an end. */
#define MAX_ORDERS 50000

/* For the field of a game: unrelated to what its seed gives elsewhere. */
#define FIELD_SEQUENCE 49

/* Where the rules say no size: of miniatures on a table. */
#define USUAL_WIDTH (72 * WAR_INCH)
#define USUAL_DEPTH (48 * WAR_INCH)

typedef struct
{
  const WarBalancePlan *plan;
  gint next; /* number of the game to begin, atomic */
  GMutex mutex; /* of the tally */
  WarBalanceTally *tally;
} Balance;

/* The roll ------------------------------------------------------------------------------------- */

void
war_balance_book_free (WarBalanceBook *book)
{
  g_free (book->id);
  g_free (book->name);
  g_free (book);
}

void
war_balance_type_free (WarBalanceType *type)
{
  g_free (type->id);
  g_free (type->name);
  g_free (type);
}

void
war_balance_army_free (WarBalanceArmy *army)
{
  g_free (army->name);
  g_free (army->n_units);
  g_free (army);
}

WarBalanceRoll *
war_balance_roll_new (void)
{
  WarBalanceRoll *roll = g_new0 (WarBalanceRoll, 1);

  roll->books = g_ptr_array_new_with_free_func ((GDestroyNotify) war_balance_book_free);
  roll->types = g_ptr_array_new_with_free_func ((GDestroyNotify) war_balance_type_free);
  roll->armies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_balance_army_free);
  return roll;
}

void
war_balance_roll_free (WarBalanceRoll *roll)
{
  g_ptr_array_unref (roll->books);
  g_ptr_array_unref (roll->types);
  g_ptr_array_unref (roll->armies);
  g_free (roll);
}

const WarBalanceBook *
war_balance_roll_get_book (const WarBalanceRoll *roll, guint book)
{
  return g_ptr_array_index (roll->books, book);
}

const WarBalanceType *
war_balance_roll_get_type (const WarBalanceRoll *roll, guint type)
{
  return g_ptr_array_index (roll->types, type);
}

const WarBalanceArmy *
war_balance_roll_get_army (const WarBalanceRoll *roll, guint army)
{
  return g_ptr_array_index (roll->armies, army);
}

/* Its place, which is past the last one where there is none. */
static guint
find_type (const WarBalanceRoll *roll, guint book, const char *id)
{
  for (guint i = 0; i < roll->types->len; i++)
    {
      const WarBalanceType *type = war_balance_roll_get_type (roll, i);

      if (type->book == book && g_str_equal (type->id, id))
        return i;
    }
  return roll->types->len;
}

/* Its place; it is added unless it is there. */
static guint
add_book (WarBalanceRoll *roll, const char *id, const char *name)
{
  WarBalanceBook *added;

  for (guint i = 0; i < roll->books->len; i++)
    if (g_str_equal (war_balance_roll_get_book (roll, i)->id, id))
      return i;

  added = g_new0 (WarBalanceBook, 1);
  added->id = g_strdup (id);
  added->name = g_strdup (name);
  g_ptr_array_add (roll->books, added);
  return roll->books->len - 1;
}

static guint
add_book_of (WarBalanceRoll *roll, const WarArmy *army)
{
  return add_book (roll, army->book_id,
                   army->own_book != NULL ? army->own_book->name : army->book_id);
}

static void
add_type (WarBalanceRoll *roll, guint book, const WarUnitType *type)
{
  WarBalanceType *added;

  if (find_type (roll, book, type->id) < roll->types->len
      || roll->types->len == WAR_BALANCE_MAX_TYPES)
    return;

  added = g_new0 (WarBalanceType, 1);
  added->book = book;
  added->id = g_strdup (type->id);
  added->name = g_strdup (type->name);
  added->cost = type->cost;
  g_ptr_array_add (roll->types, added);
}

void
war_balance_roll_add_book (WarBalanceRoll *roll, const WarBook *book)
{
  g_return_if_fail (roll != NULL && book != NULL);
  g_return_if_fail (roll->armies->len == 0);

  guint place = add_book (roll, book->id, book->name);

  for (guint i = 0; i < book->types->len; i++)
    add_type (roll, place, g_ptr_array_index (book->types, i));
}

void
war_balance_roll_add_types (WarBalanceRoll *roll, const WarArmy *army)
{
  g_return_if_fail (roll != NULL && army != NULL);
  g_return_if_fail (roll->armies->len == 0);

  guint book = add_book_of (roll, army);

  for (guint i = 0; i < army->units->len; i++)
    add_type (roll, book, war_army_get_unit (army, i)->type);
}

void
war_balance_roll_add_army (WarBalanceRoll *roll, const WarArmy *army, gint style)
{
  g_return_if_fail (roll != NULL && army != NULL);

  WarBalanceArmy *added = g_new0 (WarBalanceArmy, 1);

  added->name = g_strdup (army->name);
  added->book = add_book_of (roll, army);
  added->style = style;
  added->cost = war_army_get_cost (army);
  added->n_units = g_new0 (guint, roll->types->len + 1);
  for (guint i = 0; i < army->units->len; i++)
    added->n_units[find_type (roll, added->book, war_army_get_unit (army, i)->type->id)]++;
  g_ptr_array_add (roll->armies, added);
}

WarArmy *
war_balance_make_army (GPtrArray *books, guint number, const char *game_type, gint cost_limit,
                       WarAmendments amendments, guint64 seed, WarStyle *style)
{
  g_return_val_if_fail (books != NULL && books->len > 0 && style != NULL, NULL);

  WarBook *book = g_ptr_array_index (books, number % books->len);
  g_autoptr (WarArmy) empty = war_army_new (book->name, book);
  g_autoptr (WarArmy) limited = war_army_set_cost_limit (empty, cost_limit);
  g_autoptr (WarArmy) fit = war_army_set_game (limited, game_type, amendments);
  g_autoptr (WarArmy) army = NULL;
  g_autofree char *name = NULL;

  *style = (WarStyle) (number / books->len % WAR_N_STYLES);
  army = war_army_set_styled_units (fit, *style, war_series_get_seed (seed, number));
  if (army->units->len == 0)
    return NULL;

  name = g_strdup_printf ("%s %u", book->name, number / books->len + 1);
  return war_army_set_name (army, name);
}

/* The tally ------------------------------------------------------------------------------------ */

guint
war_balance_count_pairs (guint n_armies)
{
  return n_armies * (n_armies - 1) / 2;
}

guint
war_balance_find_meeting (guint n_armies, guint first, guint second)
{
  g_return_val_if_fail (first < second && second < n_armies, 0);

  return first * n_armies - first * (first + 1) / 2 + second - first - 1;
}

WarBalanceTally *
war_balance_tally_new (guint n_armies, guint n_types)
{
  g_return_val_if_fail (n_armies >= WAR_BALANCE_MIN_ARMIES, NULL);
  g_return_val_if_fail (n_armies <= WAR_BALANCE_MAX_ARMIES, NULL);

  WarBalanceTally *tally = g_new0 (WarBalanceTally, 1);

  tally->n_armies = n_armies;
  tally->n_types = n_types;
  tally->meetings = g_new0 (WarMeeting, war_balance_count_pairs (n_armies));
  tally->fielded = g_new0 (gint64, n_types);
  tally->lost = g_new0 (gint64, n_types);
  tally->killed = g_new0 (gint64, n_types);
  return tally;
}

void
war_balance_tally_free (WarBalanceTally *tally)
{
  g_free (tally->meetings);
  g_free (tally->fielded);
  g_free (tally->lost);
  g_free (tally->killed);
  g_free (tally);
}

void
war_balance_tally_add (WarBalanceTally *tally, const WarBalanceTally *other)
{
  g_return_if_fail (tally != NULL && other != NULL);
  g_return_if_fail (tally->n_armies == other->n_armies && tally->n_types == other->n_types);

  tally->n_games += other->n_games;
  tally->unfinished += other->unfinished;
  tally->draws += other->draws;
  tally->rounds += other->rounds;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->wins[i] += other->wins[i];
  for (guint i = 0; i < war_balance_count_pairs (tally->n_armies); i++)
    {
      tally->meetings[i].won += other->meetings[i].won;
      tally->meetings[i].drawn += other->meetings[i].drawn;
      tally->meetings[i].lost += other->meetings[i].lost;
    }
  for (guint i = 0; i < tally->n_types; i++)
    {
      tally->fielded[i] += other->fielded[i];
      tally->lost[i] += other->lost[i];
      tally->killed[i] += other->killed[i];
    }
}

WarScore
war_balance_get_score (const WarBalanceTally *tally, guint army, guint other)
{
  g_return_val_if_fail (tally != NULL && army != other, (WarScore){ 0 });
  g_return_val_if_fail (army < tally->n_armies && other < tally->n_armies, (WarScore){ 0 });

  const WarMeeting *meeting = &tally->meetings[war_balance_find_meeting (
    tally->n_armies, army < other ? army : other, army < other ? other : army)];

  return (WarScore){
    .won = army < other ? meeting->won : meeting->lost,
    .drawn = meeting->drawn,
    .lost = army < other ? meeting->lost : meeting->won,
  };
}

WarScore
war_balance_get_total (const WarBalanceTally *tally, guint army)
{
  g_return_val_if_fail (tally != NULL && army < tally->n_armies, (WarScore){ 0 });

  WarScore total = { 0 };

  for (guint i = 0; i < tally->n_armies; i++)
    if (i != army)
      {
        WarScore score = war_balance_get_score (tally, army, i);

        total.won += score.won;
        total.drawn += score.drawn;
        total.lost += score.lost;
      }
  return total;
}

/* Games ---------------------------------------------------------------------------------------- */

/* Berger's tables: one army stays where it is, the others go round it; of an odd number that one is
 * nobody, and who meets him rests. */
void
war_balance_find_pair (guint n_armies, guint number, guint sides[WAR_N_SIDES])
{
  g_return_if_fail (n_armies >= WAR_BALANCE_MIN_ARMIES);

  guint n_circle = n_armies - (n_armies % 2 == 0 ? 1 : 0); /* as many rounds, too */
  guint n_matches = n_armies / 2;
  guint round = number / 2 / n_matches % n_circle;
  guint match = number / 2 % n_matches + (n_armies % 2 == 0 ? 0 : 1);
  guint first = (round + match) % n_circle;
  guint second = match == 0 ? n_circle : (round + n_circle - match) % n_circle;
  gboolean is_changed = number % 2 == 1;

  sides[0] = is_changed ? second : first;
  sides[1] = is_changed ? first : second;
}

/* The seed of both of two games with the sides changed. */
static guint64
get_seed (const WarBalancePlan *plan, guint number)
{
  return war_series_get_seed (plan->seed, number / 2 * 2);
}

static WarField *
make_field (const WarBalancePlan *plan, guint number)
{
  const GArray *sizes = plan->armies[0]->rules->field_sizes;
  WarFieldSize size = { USUAL_WIDTH, USUAL_DEPTH };
  WarGenerator generator = war_generator_new (get_seed (plan, number), FIELD_SEQUENCE);
  WarTheme theme = (WarTheme) war_generator_draw (&generator, WAR_N_THEMES);
  guint64 seed = war_generator_next (&generator);

  if (sizes->len > 0)
    size = g_array_index (sizes, WarFieldSize, 0);
  return war_field_new_random ("", size.width, size.depth, theme, seed);
}

WarOperation *
war_balance_arrange (const WarBalancePlan *plan, guint number, WarBattleFault *fault)
{
  g_return_val_if_fail (plan != NULL && fault != NULL, NULL);

  g_autoptr (WarField) field
    = plan->field != NULL ? war_field_ref (plan->field) : make_field (plan, number);
  guint sides[WAR_N_SIDES];

  war_balance_find_pair (plan->n_armies, number, sides);
  return war_battle_arrange (
    &(const WarBattle){
      .game_type = plan->game_type,
      .armies = { plan->armies[sides[0]], plan->armies[sides[1]] },
      .field = field,
      .edges = WAR_BATTLE_LONG_EDGES,
      .rounds = plan->rounds,
      .amendments = plan->amendments,
      .level = plan->level,
    },
    fault);
}

/* A game that is played. */
typedef struct
{
  const WarBalancePlan *plan;
  const WarSetup *setup;
  WarSession session;
  WarEvents events;
  guint sides[WAR_N_SIDES]; /* which army has each */
  guint n_pieces;
  gint *types; /* of each piece: its place in the roll; WAR_NONE: it is none that counts */
  gint *hundredths; /* of cost, of each piece */
  gint *last; /* of each piece that stands for a unit: the piece that did something to it last */
  gint *owners; /* of each row that is none that counts, as a cloud: the piece that it came from */
  gboolean *is_gone;
} Match;

/* The piece by which its unit is known. */
static gint
find_unit (const WarSetup *setup, gint piece)
{
  if (setup->ranks == NULL || setup->n_units == 0)
    return piece;
  return (gint) setup->ranks[war_ranks_find_unit (setup, (guint) piece)].first;
}

/* The row of one of the pieces that count, or from which it came; WAR_NONE: it is none. */
static gint
get_piece (const Match *match, gint row)
{
  if (row < 0 || (guint) row >= match->n_pieces)
    return WAR_NONE;
  return match->types[row] != WAR_NONE ? find_unit (match->setup, row) : match->owners[row];
}

static gint32
get_side (const Match *match, gint piece)
{
  return war_setup_peek_piece (match->setup, match->session.game->state,
                               (guint) piece)[WAR_PIECE_SIDE];
}

static void
blame (Match *match, gint attacker, gint victim)
{
  if (attacker != WAR_NONE && victim != WAR_NONE
      && get_side (match, attacker) != get_side (match, victim))
    match->last[victim] = attacker;
}

/* Who did something to whom last, by what was seen; what fell under a shell says only that. */
static void
follow_events (Match *match)
{
  const WarEventAct *acts = match->setup->play->acts;
  gint attacker = WAR_NONE;

  for (guint i = 0; acts != NULL && i < match->events.n_items; i++)
    {
      const WarEvent *event = &match->events.items[i];
      gint actor = get_piece (match, event->actor), target = get_piece (match, event->target);

      switch (acts[event->kind].kind)
        {
        case WAR_ACT_SHOT:
          attacker = actor;
          blame (match, actor, target);
          break;
        case WAR_ACT_FIGHT: /* both do */
          attacker = actor;
          blame (match, actor, target);
          blame (match, target, actor);
          break;
        case WAR_ACT_SHELL:
          attacker = actor;
          break;
        case WAR_ACT_GAS:
          attacker = actor;
          if (event->target >= 0 && (guint) event->target < match->n_pieces)
            match->owners[event->target] = actor;
          break;
        case WAR_ACT_MOVE: /* of a cloud */
          if (actor != WAR_NONE && match->types[event->actor] == WAR_NONE)
            attacker = actor;
          break;
        case WAR_ACT_HARM:
          blame (match, attacker, actor);
          break;
        case WAR_ACT_FALL:
          blame (match, target, actor);
          break;
        default:
          break;
        }
    }
}

/* Of each piece what it is, and of a unit that stands on several its share of what that costs. */
static void
count_pieces (Match *match, WarBalanceTally *tally)
{
  g_autofree guint *n_fielded = g_new0 (guint, tally->n_types * WAR_N_SIDES);

  for (guint i = 0; i < match->n_pieces; i++)
    {
      WarShownPiece piece;

      match->types[i] = match->last[i] = match->owners[i] = WAR_NONE;
      match->is_gone[i] = FALSE;
      war_play_show_piece (match->setup, match->session.game->state, i, &piece);
      if (piece.type == NULL || piece.side < 0 || piece.side >= WAR_N_SIDES)
        continue;
      {
        const WarBalanceRoll *roll = match->plan->roll;
        guint army = match->sides[piece.side];
        guint type = find_type (roll, war_balance_roll_get_army (roll, army)->book, piece.type->id);

        if (type >= tally->n_types)
          continue;
        match->types[i] = (gint) type;
        n_fielded[type * WAR_N_SIDES + (guint) piece.side]++;
      }
    }

  for (guint i = 0; i < match->n_pieces; i++)
    if (match->types[i] != WAR_NONE)
      {
        guint type = (guint) match->types[i], side = (guint) get_side (match, (gint) i);
        const WarBalanceArmy *army
          = war_balance_roll_get_army (match->plan->roll, match->sides[side]);
        gint64 cost = war_balance_roll_get_type (match->plan->roll, type)->cost;

        match->hundredths[i] = (gint) (100 * cost * army->n_units[type]
                                       / MAX (n_fielded[type * WAR_N_SIDES + side], 1));
        tally->fielded[type] += match->hundredths[i];
      }
}

static void
count_fallen (Match *match, WarBalanceTally *tally)
{
  for (guint i = 0; i < match->n_pieces; i++)
    {
      gint last;

      if (match->types[i] == WAR_NONE || match->is_gone[i]
          || war_setup_peek_piece (match->setup, match->session.game->state, i)[WAR_PIECE_PRESENCE]
               != WAR_PRESENCE_GONE)
        continue;

      match->is_gone[i] = TRUE;
      tally->lost[match->types[i]] += match->hundredths[i];
      last = match->last[find_unit (match->setup, (gint) i)];
      if (last != WAR_NONE)
        tally->killed[match->types[last]] += match->hundredths[i];
    }
}

/* FALSE: it has ended, or nobody knows what to do. */
static gboolean
take_step (Match *match, WarBalanceTally *tally)
{
  WarStep step = war_session_get_step (&match->session);
  WarOrder order;

  if (step.kind != WAR_STEP_RULES && step.kind != WAR_STEP_COMMANDER)
    return FALSE;
  if (!war_session_choose (&match->session, step.seat, &order))
    {
      if (step.is_offer)
        war_session_put_off (&match->session, step.seat);
      return step.is_offer;
    }

  match->events.n_items = 0;
  if (war_session_give (&match->session, &order, &match->events, NULL) != WAR_OUTCOME_DONE)
    return FALSE;
  follow_events (match);
  count_fallen (match, tally);
  return TRUE;
}

static void
count_end (Match *match, WarBalanceTally *tally)
{
  const WarGame *game = match->session.game;
  WarResult result = war_play_get_result (game->setup, game->state);
  gboolean is_changed = match->sides[0] > match->sides[1];
  WarMeeting *meeting = &tally->meetings[war_balance_find_meeting (
    tally->n_armies, match->sides[is_changed ? 1 : 0], match->sides[is_changed ? 0 : 1])];

  tally->rounds += war_setup_peek_game (game->setup, game->state)[WAR_GAME_ROUND];
  switch (result.winner)
    {
    case WAR_WINNER_SIDE_1:
    case WAR_WINNER_SIDE_2:
      tally->wins[result.winner - 1]++;
      if ((result.winner == WAR_WINNER_SIDE_2) == is_changed)
        meeting->won++;
      else
        meeting->lost++;
      break;
    case WAR_WINNER_DRAW:
      tally->draws++;
      meeting->drawn++;
      break;
    default:
      tally->unfinished++;
    }
}

static void
play_game (const WarBalancePlan *plan, guint number, WarEvent *events, WarBalanceTally *tally)
{
  WarBattleFault fault;
  g_autoptr (WarOperation) operation = war_balance_arrange (plan, number, &fault);
  WarSetupFault setup_fault;
  g_autoptr (WarSetup) setup = operation != NULL ? war_setup_new (operation, &setup_fault) : NULL;
  g_autoptr (WarGame) game = NULL;
  g_autofree gint *cells = NULL;
  Match match = { .plan = plan, .setup = setup };

  tally->n_games++;
  if (setup == NULL)
    {
      tally->unfinished++;
      return;
    }

  game = war_game_new (setup, get_seed (plan, number));
  war_balance_find_pair (plan->n_armies, number, match.sides);
  match.events.items = events;
  match.events.capacity = WAR_MAX_EVENTS;
  match.n_pieces = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  cells = g_new0 (gint, 5 * (gsize) match.n_pieces + 1);
  match.types = cells;
  match.hundredths = cells + match.n_pieces;
  match.last = cells + 2 * (gsize) match.n_pieces;
  match.is_gone = cells + 3 * (gsize) match.n_pieces;
  match.owners = cells + 4 * (gsize) match.n_pieces;
  war_session_init (&match.session, game);
  war_session_man (&match.session, plan->commanders);
  count_pieces (&match, tally);
  while (game->records->len < MAX_ORDERS && take_step (&match, tally))
    ;
  count_end (&match, tally);
  war_session_clear (&match.session);
}

static gpointer
work (gpointer data)
{
  Balance *balance = data;
  const WarBalancePlan *plan = balance->plan;
  g_autofree WarEvent *events = g_new (WarEvent, WAR_MAX_EVENTS);

  for (;;)
    {
      guint number = (guint) g_atomic_int_add (&balance->next, 1);
      g_autoptr (WarBalanceTally) own = NULL;

      if (number >= plan->first + plan->n_games)
        break;

      own = war_balance_tally_new (plan->n_armies, plan->roll->types->len);
      play_game (plan, number, events, own);
      g_mutex_lock (&balance->mutex);
      war_balance_tally_add (balance->tally, own);
      g_mutex_unlock (&balance->mutex);
    }

  return NULL;
}

void
war_balance_play (const WarBalancePlan *plan, WarBalanceTally *tally)
{
  g_return_if_fail (plan != NULL && tally != NULL && plan->roll != NULL);
  g_return_if_fail (plan->n_armies == tally->n_armies && plan->roll->armies->len == plan->n_armies
                    && plan->roll->types->len == tally->n_types);
  g_return_if_fail (plan->first <= WAR_SERIES_MAX_GAMES);
  g_return_if_fail (plan->n_games <= WAR_SERIES_MAX_GAMES - plan->first);
  g_return_if_fail (plan->n_threads >= 1 && plan->n_threads <= WAR_SERIES_MAX_THREADS);

  GThread *threads[WAR_SERIES_MAX_THREADS];
  Balance balance = {
    .plan = plan,
    .next = (gint) plan->first,
    .tally = tally,
  };

  g_mutex_init (&balance.mutex);
  for (guint i = 1; i < plan->n_threads; i++)
    threads[i] = g_thread_new ("balance", work, &balance);
  work (&balance);
  for (guint i = 1; i < plan->n_threads; i++)
    g_thread_join (threads[i]);
  g_mutex_clear (&balance.mutex);
}
