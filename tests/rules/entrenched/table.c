/* table.c: a table on which a test sets a situation up and gives orders with scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "table.h"

#include "engine/entrenched/private.h"
#include "store/documents/book-file.h"
#include "store/documents/library.h"
#include "store/documents/operation-file.h"

#define MAX_EVENTS 512

struct _Table
{
  StoreLibrary *library;
  WarBook *books[WAR_N_SIDES];
  WarOperation *operation;
  WarSetup *setup;
  WarState *state;
  WarState *scratch;
  WarChance chance;
  WarEvent items[MAX_EVENTS];
  WarEvents events;
};

static void
add_zone (WarField *field, gint side, WarLength left, WarLength right)
{
  const WarPosition corners[] = {
    { left, 0 },
    { right, 0 },
    { right, field->depth },
    { left, field->depth },
  };
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup_printf ("zone-%d", side);
  zone->side = side;
  zone->shape.kind = WAR_SHAPE_AREA;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  g_ptr_array_add (field->zones, zone);
}

/* Books of the tests' own: what is tuned in those that the program comes with changes no clause. */
static WarBook *
load_book (StoreLibrary *library, const char *name)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "rules", "entrenched", "books", name, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarBook *book = store_book_load (library, path, faults);

  g_assert_nonnull (book);
  g_assert_true (store_faults_is_empty (faults));
  return book;
}

Table *
table_new (void)
{
  Table *table = g_new0 (Table, 1);
  g_autoptr (GError) error = NULL;
  WarRules *rules;

  table->library = store_library_new (NULL);
  rules = store_library_get_rules (table->library, "entrenched", &error);
  g_assert_no_error (error);
  table->books[0] = load_book (table->library, "entente-in-arms.duckbook");
  table->books[1] = load_book (table->library, "for-the-fatherland.duckbook");

  table->operation = war_operation_new ("table", "Table", rules);
  table->operation->rounds = 12;
  table->operation->first_side = 1;
  table->operation->amendments = war_system_get_amendments (rules->system);
  table->operation->field = war_field_new ("Table", IN (24), IN (12));
  add_zone (table->operation->field, 1, 0, IN (8));
  add_zone (table->operation->field, 2, IN (16), IN (24));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    table->operation->forces[side]
      = war_force_new (side == 0 ? "Entente" : "Central Powers", table->books[side]);

  return table;
}

Table *
table_new_shipped (const char *name)
{
  Table *table = table_new ();
  g_autofree char *path = store_library_find_file (table->library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  war_operation_unref (table->operation);
  table->operation = store_operation_load (table->library, path, faults);
  g_assert_nonnull (table->operation);
  return table;
}

void
table_free (Table *table)
{
  g_clear_pointer (&table->setup, war_setup_free);
  g_free (table->state);
  g_free (table->scratch);
  war_operation_unref (table->operation);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    war_book_unref (table->books[side]);
  store_library_free (table->library);
  g_free (table);
}

WarOperation *
table_get_operation (Table *table)
{
  return table->operation;
}

WarFeature *
table_get_feature (Table *table, guint feature)
{
  return g_ptr_array_index (table->operation->field->features, feature);
}

static guint
add_feature (Table *table, WarFeature *feature, WarTerrain terrain)
{
  GPtrArray *features = table->operation->field->features;

  g_assert_null (table->setup);
  feature->id = g_strdup_printf ("feature-%u", features->len);
  feature->terrain = terrain;
  g_ptr_array_add (features, feature);
  return features->len - 1;
}

guint
table_add_box (Table *table, WarTerrain terrain, WarLength left, WarLength top, WarLength right,
               WarLength bottom)
{
  WarFeature *feature = war_feature_new ();

  feature->shape = (WarShape){
    .kind = WAR_SHAPE_BOX,
    .centre = { (left + right) / 2, (top + bottom) / 2 },
    .width = right - left,
    .depth = bottom - top,
  };
  return add_feature (table, feature, terrain);
}

guint
table_add_line (Table *table, WarTerrain terrain, WarLength width, WarLength x1, WarLength y1,
                WarLength x2, WarLength y2)
{
  const WarPosition ends[] = { { x1, y1 }, { x2, y2 } };
  WarFeature *feature = war_feature_new ();

  feature->shape = (WarShape){ .kind = WAR_SHAPE_LINE, .width = width };
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (feature->shape.vertices, ends, G_N_ELEMENTS (ends));
  return add_feature (table, feature, terrain);
}

void
table_add_point (Table *table, const char *id, WarPointKind kind, WarLength x, WarLength y)
{
  WarPoint *point = war_point_new ();

  point->id = g_strdup (id);
  point->kind = kind;
  point->position = (WarPosition){ x, y };
  g_ptr_array_add (table->operation->field->points, point);
}

guint
table_add_unit (Table *table, gint side, const char *type_id)
{
  WarOperation *operation = table->operation;
  WarForce *force = operation->forces[side - 1];
  WarUnitType *type = war_book_find_type (table->books[0], type_id);

  if (type == NULL)
    type = war_book_find_type (table->books[1], type_id);
  g_assert_nonnull (type);
  g_assert_true (side == 2 || operation->forces[1]->entries->len == 0);

  g_ptr_array_add (force->entries, war_force_entry_new (type, 1));
  return operation->forces[0]->entries->len + operation->forces[1]->entries->len - 1;
}

guint
table_add_condition (Table *table, WarConditionKind kind, gint winner, const char *place,
                     gint count, WarLength reach)
{
  WarCondition *condition = war_condition_new (kind, winner);

  condition->place = g_strdup (place);
  condition->count = count;
  condition->reach = reach;
  g_ptr_array_add (table->operation->conditions, condition);
  return table->operation->conditions->len - 1;
}

static void
prepare (Table *table)
{
  WarSetupFault fault;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (table->operation->forces[side]->entries->len == 0)
      {
        WarUnitType *type = g_ptr_array_index (table->books[side]->types, 0);

        g_ptr_array_add (table->operation->forces[side]->entries, war_force_entry_new (type, 1));
      }

  g_assert_null (table->setup);
  table->setup = war_setup_new (table->operation, &fault);
  if (table->setup == NULL)
    g_error ("the operation cannot be played: %u", fault.kind);
  table->state = war_setup_begin (table->setup, 1);
  table->scratch = war_state_copy (table->state);
}

void
table_begin_game (Table *table)
{
  prepare (table);
}

void
table_begin (Table *table)
{
  gint32 *game;

  prepare (table);
  war_decision_close_all (table->setup, table->state, WAR_NONE);
  game = war_state_get_game (table->setup->layout, table->state);
  game[WAR_ENTRENCHED_GAME_STAGE] = WAR_ENTRENCHED_STAGE_OVER;
  game[WAR_ENTRENCHED_GAME_FIRST] = 0;
}

void
table_put (Table *table, guint piece, WarLength x, WarLength y, WarHeading heading)
{
  gint32 *cells = war_setup_get_piece (table->setup, table->state, piece);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = x;
  cells[WAR_PIECE_Y] = y;
  cells[WAR_PIECE_HEADING] = heading;
}

/* A side without units on the field would have lost. */
static void
put_somebody (Table *table, gint side)
{
  const WarEntrenched *data = war_entrenched_get_data (table->setup);
  gint last = WAR_NONE;

  for (guint i = 0; i < data->units->len; i++)
    {
      if (war_entrenched_get_owner (table->setup, table->state, i) != side)
        continue;
      last = (gint) i;
      if (war_entrenched_stands (table->setup, table->state, last))
        return;
    }

  table_put (table, (guint) last, side == 0 ? IN (1) : IN (23), IN (11), 0);
}

static WarEntrenchedDecision
get_decision (guint phase)
{
  switch (phase)
    {
    case WAR_ENTRENCHED_PHASE_RESPONSE:
      return WAR_ENTRENCHED_DECIDE_RESPOND;
    case WAR_ENTRENCHED_PHASE_MORALE:
      return WAR_ENTRENCHED_DECIDE_MORALE;
    default:
      return WAR_ENTRENCHED_DECIDE_ACT;
    }
}

void
table_set_phase (Table *table, gint side, guint phase, gint round)
{
  gint32 *game = war_state_get_game (table->setup->layout, table->state);
  WarEvents nobody = { 0 };
  WarContext context = {
    .setup = table->setup,
    .state = table->state,
    .events = &nobody,
  };

  game[WAR_GAME_ROUND] = round;
  game[WAR_GAME_SIDE] = side - 1;
  game[WAR_GAME_PHASE] = (gint32) phase;
  game[WAR_ENTRENCHED_GAME_TURN] = 2 * round + side - 2;
  for (gint i = 0; i < WAR_N_SIDES; i++)
    {
      *table_side (table, i + 1, WAR_ENTRENCHED_SIDE_TURNS) = round + 1;
      put_somebody (table, i);
    }

  war_decision_close_all (table->setup, table->state, WAR_NONE);
  war_decision_open (table->setup, table->state, side - 1, get_decision (phase), TRUE, WAR_NONE, 0,
                     NULL);
  if (phase == WAR_ENTRENCHED_PHASE_MELEE)
    war_entrenched_begin_melee (&context);
}

gint32 *
table_piece (Table *table, guint piece, guint column)
{
  return &war_setup_get_piece (table->setup, table->state, piece)[column];
}

gint32 *
table_side (Table *table, gint side, guint column)
{
  return &war_setup_get_side (table->setup, table->state, side - 1)[column];
}

gint32 *
table_game (Table *table, guint column)
{
  return &war_state_get_game (table->setup->layout, table->state)[column];
}

const WarSetup *
table_get_setup (Table *table)
{
  return table->setup;
}

WarState *
table_get_state (Table *table)
{
  return table->state;
}

static WarOrder
parse (Table *table, const char *line)
{
  g_autofree char *message = NULL;
  WarOrder order;

  if (!war_order_from_text (&order, line, table->setup->play->orders, &message))
    g_error ("“%s”: %s", line, message);

  return order;
}

static void
script (Table *table, const char *dice)
{
  g_auto (GStrv) words = g_strsplit (dice, " ", -1);

  war_chance_init (&table->chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      war_chance_give (&table->chance, (gint32) g_ascii_strtoll (words[i], NULL, 10));
}

void
table_order (Table *table, const char *line, const char *dice)
{
  WarOrder order = parse (table, line);
  WarRefusal refusal;
  g_autofree char *fault = NULL;

  script (table, dice);
  table->events = (WarEvents){ .items = table->items, .capacity = MAX_EVENTS };
  switch (war_play_carry_out (table->setup, table->state, table->scratch, &order, &table->chance,
                              &table->events, &refusal))
    {
    case WAR_OUTCOME_DONE:
      break;
    case WAR_OUTCOME_REFUSED:
      g_error ("“%s” is refused: %u, %s, %d, %d", line, refusal.kind, refusal.clause,
               refusal.arguments[0], refusal.arguments[1]);
    case WAR_OUTCOME_NEEDS_ANSWER:
      g_error ("“%s” asks for %u dice more: %s, need %d", line, table->chance.missing.count,
               table->chance.missing.purpose, table->chance.missing.need);
    case WAR_OUTCOME_WRONG_ANSWER:
    default:
      g_error ("“%s” has too many dice, or wrong ones: %u of %u were taken", line,
               table->chance.n_taken, table->chance.n_given);
    }

  fault = war_play_find_fault (table->setup, table->state);
  g_assert_cmpstr (fault, ==, NULL);
}

void
table_refuse (Table *table, const char *line, guint kind, const char *clause)
{
  WarOrder order = parse (table, line);
  WarRefusal refusal;

  if (war_play_check (table->setup, table->state, &order, &refusal))
    g_error ("“%s” is allowed", line);
  if (refusal.kind != kind || g_strcmp0 (refusal.clause, clause) != 0)
    g_error ("“%s” is refused for another reason: %u, %s, %d, %d", line, refusal.kind,
             refusal.clause, refusal.arguments[0], refusal.arguments[1]);
  g_assert_false (table_allows (table, line));
}

gboolean
table_allows (Table *table, const char *line)
{
  WarOrder order = parse (table, line);
  g_autoptr (GArray) options
    = war_play_list_options (table->setup, table->state, order.seat, WAR_NONE);
  gboolean is_offered = FALSE;
  WarRefusal refusal;
  gboolean is_allowed = war_play_check (table->setup, table->state, &order, &refusal);

  for (guint i = 0; i < options->len && !is_offered; i++)
    is_offered = war_play_offers (table->setup, table->state,
                                  &g_array_index (options, WarOption, i), &order);
  if (is_offered != is_allowed)
    g_error ("“%s” is %s by list() and %s by check()", line, is_offered ? "offered" : "not offered",
             is_allowed ? "allowed" : "refused");

  return is_allowed;
}

const WarEvent *
table_event (Table *table, guint kind, guint n)
{
  for (guint i = 0; i < table->events.n_items; i++)
    if (table->items[i].kind == kind && n-- == 0)
      return &table->items[i];

  g_error ("there is no such event “%s”", table->setup->play->events[kind]);
}

guint
table_count_events (Table *table, guint kind)
{
  guint count = 0;

  for (guint i = 0; i < table->events.n_items; i++)
    count += table->items[i].kind == kind;

  return count;
}
