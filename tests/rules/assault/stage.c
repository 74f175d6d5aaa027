/* stage.c: a field of Trench Assault on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "store/library.h"

#define MAX_EVENTS 512
#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))

static const char *const books[WAR_N_SIDES] = { "british-battalion", "german-garrison" };
static const char *const prefixes[WAR_N_SIDES] = { "battalion", "garrison" };

struct _Stage
{
  StoreLibrary *library;
  WarOperation *operation;
  guint n_units;
  WarSetup *setup;
  WarState *state, *scratch;
  WarChance chance;
  WarEvent items[MAX_EVENTS];
  WarEvents events;
};

Stage *
stage_new (WarAmendments amendments)
{
  Stage *stage = g_new0 (Stage, 1);
  WarRules *rules;

  stage->library = store_library_new (NULL);
  rules = store_library_get_rules (stage->library, "assault", NULL);
  g_assert_nonnull (rules);
  stage->operation = war_operation_new ("stage", "Stage", rules);
  stage->operation->rounds = 20;
  stage->operation->amendments
    = amendments == G_MAXUINT32 ? war_system_get_balanced (rules->system) : amendments;
  stage->operation->field = war_field_new ("Stage", CM (200), CM (240));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      WarBook *book = store_library_get_book (stage->library, books[side], NULL);

      g_assert_nonnull (book);
      stage->operation->forces[side] = war_force_new (books[side], book);
    }
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "start-trench", 0, 210, 200, 216);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "first-line", 0, 29, 200, 31);
  return stage;
}

void
stage_free (Stage *stage)
{
  g_clear_pointer (&stage->setup, war_setup_free);
  g_free (stage->state);
  g_free (stage->scratch);
  war_operation_unref (stage->operation);
  store_library_free (stage->library);
  g_free (stage);
}

WarOperation *
stage_get_operation (Stage *stage)
{
  return stage->operation;
}

/* Before it begins ----------------------------------------------------------------------------- */

WarFeature *
stage_add_box (Stage *stage, WarTerrain terrain, const char *role, double left, double top,
               double right, double bottom)
{
  GPtrArray *features = stage->operation->field->features;
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", features->len);
  feature->terrain = terrain;
  feature->role = g_strdup (role);
  feature->shape = (WarShape){
    .kind = WAR_SHAPE_BOX,
    .centre = { CM ((left + right) / 2), CM ((top + bottom) / 2) },
    .width = CM (right - left),
    .depth = CM (bottom - top),
  };
  g_ptr_array_add (features, feature);
  return feature;
}

void
stage_add_wire (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 42, 200, 50);
}

void
stage_add_bunker (Stage *stage, double x)
{
  stage_add_box (stage, WAR_TERRAIN_BUNKER, "first-bunker", x - 3, 24, x + 3, 29);
}

void
stage_add_second_line (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "second-line", 0, 4, 200, 6);
}

guint
stage_add (Stage *stage, gint side, const char *type, guint count)
{
  WarForce *force = stage->operation->forces[side - 1];
  g_autofree char *id = g_strdup_printf ("%s-%s", prefixes[side - 1], type);
  WarUnitType *found = war_book_find_type (force->book, id);
  guint first = stage->n_units;

  g_assert_nonnull (found);
  g_ptr_array_add (force->entries, war_force_entry_new (found, (gint) count));
  stage->n_units += count;
  return first;
}

void
stage_begin_play (Stage *stage)
{
  WarSetupFault fault;

  stage->setup = war_setup_new (stage->operation, &fault);
  if (stage->setup == NULL)
    g_error ("fault %d", fault.kind);
  stage->state = war_setup_begin (stage->setup, 1);
  stage->scratch = war_state_copy (stage->state);
}

void
stage_begin (Stage *stage)
{
  stage_begin_play (stage);
  war_decision_close_all (stage->setup, stage->state, WAR_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 1;
  *stage_game (stage, WAR_GAME_PHASE) = WAR_ASSAULT_PHASE_UNPINNING;
  for (guint i = 0; i < war_assault_count_units (stage->setup); i++)
    {
      *stage_unit (stage, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
      *stage_unit (stage, i, WAR_ASSAULT_PIECE_MOVED) = 0;
    }
}

/* The situation -------------------------------------------------------------------------------- */

void
stage_put (Stage *stage, guint unit, double x, double y)
{
  gint side = war_assault_get_unit (stage->setup, unit)->side;

  *stage_unit (stage, unit, WAR_PIECE_PRESENCE) = WAR_PRESENCE_ON_FIELD;
  war_assault_set_place (stage->setup, stage->state, unit, (WarPosition){ CM (x), CM (y) },
                         war_assault_get_front (stage_get_data (stage), side));
}

static WarContext
begin_context (Stage *stage, const char *dice)
{
  g_auto (GStrv) answers = g_strsplit (dice, " ", -1);

  war_chance_init (&stage->chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; answers[i] != NULL; i++)
    if (*answers[i] != '\0')
      war_chance_give (&stage->chance, atoi (answers[i]));
  stage->events = (WarEvents){ .items = stage->items, .capacity = MAX_EVENTS };
  return (WarContext){
    .setup = stage->setup,
    .state = stage->state,
    .chance = &stage->chance,
    .events = &stage->events,
  };
}

static void
check_used_up (Stage *stage, const char *what, const char *dice)
{
  if (stage->chance.is_missing || stage->chance.is_wrong)
    g_error ("%s, dice “%s”: missing %s", what, dice, stage->chance.missing.purpose);
  if (!war_chance_is_used_up (&stage->chance))
    g_error ("%s, dice “%s”: not all are asked for", what, dice);
}

/* The step before it ends without a decision, which lets this one begin as in a game. */
static void
begin_step (Stage *stage, WarAssaultPhase before, WarAssaultPhase phase)
{
  WarContext context = begin_context (stage, "");

  war_decision_close_all (stage->setup, stage->state, WAR_NONE);
  *stage_game (stage, WAR_GAME_PHASE) = before;
  g_assert_true (war_assault_go_on (&context));
  check_used_up (stage, "step", "");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, phase);
}

void
stage_begin_fire (Stage *stage)
{
  begin_step (stage, WAR_ASSAULT_PHASE_SHELLS, WAR_ASSAULT_PHASE_FIRE);
}

void
stage_begin_moves (Stage *stage, gint side)
{
  begin_step (stage, side == 1 ? WAR_ASSAULT_PHASE_MORALE : WAR_ASSAULT_PHASE_ATTACKERS,
              side == 1 ? WAR_ASSAULT_PHASE_ATTACKERS : WAR_ASSAULT_PHASE_DEFENDERS);
}

void
stage_do (Stage *stage, gboolean (*step) (WarContext *context), const char *dice)
{
  WarContext context = begin_context (stage, dice);
  gboolean is_done = step (&context);

  check_used_up (stage, "step", dice);
  g_assert_true (is_done);
}

void
stage_do_surely (Stage *stage, void (*step) (WarContext *context))
{
  WarContext context = begin_context (stage, "");

  step (&context);
  check_used_up (stage, "step", "");
}

/* Looking -------------------------------------------------------------------------------------- */

const WarSetup *
stage_get_setup (Stage *stage)
{
  return stage->setup;
}

const WarAssault *
stage_get_data (Stage *stage)
{
  return war_assault_get_data (stage->setup);
}

WarState *
stage_get_state (Stage *stage)
{
  return stage->state;
}

gint32 *
stage_unit (Stage *stage, guint unit, guint column)
{
  return &war_setup_get_piece (stage->setup, stage->state, unit)[column];
}

gint32 *
stage_company (Stage *stage, guint company, guint column)
{
  return &war_setup_get_formation (stage->setup, stage->state, company)[column];
}

gint32 *
stage_game (Stage *stage, guint column)
{
  return &war_setup_get_game (stage->setup, stage->state)[column];
}

gint32 *
stage_bunker (Stage *stage, guint bunker, guint column)
{
  guint feature = g_array_index (stage_get_data (stage)->bunkers, WarAssaultBunker, bunker).feature;

  return &war_state_get_row (stage->setup->layout, stage->state, WAR_TABLE_FEATURES,
                             feature)[column];
}

gint
stage_x (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_X) * 100 / WAR_CENTIMETRE;
}

gint
stage_y (Stage *stage, guint unit)
{
  return *stage_unit (stage, unit, WAR_PIECE_Y) * 100 / WAR_CENTIMETRE;
}

gboolean
stage_stands (Stage *stage, guint unit)
{
  return war_assault_stands (stage->setup, stage->state, unit);
}

/* Orders --------------------------------------------------------------------------------------- */

static void G_GNUC_PRINTF (3, 0)
  read_order (Stage *stage, WarOrder *order, const char *format, va_list arguments)
{
  g_autofree char *line = g_strdup_vprintf (format, arguments);
  char *message = NULL;

  if (!war_order_from_text (order, line, stage->setup->play->orders, &message))
    g_error ("“%s”: %s", line, message);
}

void
stage_order (Stage *stage, const char *dice, const char *format, ...)
{
  va_list arguments;
  WarOrder order;
  WarRefusal refusal = { 0 };
  WarOutcome outcome;

  va_start (arguments, format);
  read_order (stage, &order, format, arguments);
  va_end (arguments);
  begin_context (stage, dice);
  outcome = war_play_carry_out (stage->setup, stage->state, stage->scratch, &order, &stage->chance,
                                &stage->events, &refusal);
  if (outcome != WAR_OUTCOME_DONE)
    {
      g_autofree char *line = war_order_to_text (&order, stage->setup->play->orders);

      g_error ("“%s”, dice “%s”: outcome %d, refusal %u, %s, missing %s", line, dice, outcome,
               refusal.kind, refusal.clause,
               stage->chance.is_missing ? stage->chance.missing.purpose : "none");
    }
  check_used_up (stage, format, dice);
}

WarRefusal
stage_refuse (Stage *stage, guint kind, const char *clause, const char *format, ...)
{
  WarRefusal refusal = { 0 };
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  read_order (stage, &order, format, arguments);
  va_end (arguments);
  if (war_play_check (stage->setup, stage->state, &order, &refusal))
    g_error ("“%s” is not refused", format);
  g_assert_cmpuint (refusal.kind, ==, kind);
  g_assert_cmpstr (refusal.clause, ==, clause);
  return refusal;
}

gboolean
stage_allows (Stage *stage, const char *format, ...)
{
  WarRefusal refusal = { 0 };
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  read_order (stage, &order, format, arguments);
  va_end (arguments);
  return war_play_check (stage->setup, stage->state, &order, &refusal);
}

/* Events --------------------------------------------------------------------------------------- */

guint
stage_count_events (Stage *stage, WarAssaultEvent kind)
{
  guint n_events = 0;

  for (guint i = 0; i < stage->events.n_items; i++)
    n_events += stage->items[i].kind == kind;

  return n_events;
}

const WarEvent *
stage_event (Stage *stage, WarAssaultEvent kind, guint n)
{
  for (guint i = 0; i < stage->events.n_items; i++)
    if (stage->items[i].kind == kind && n-- == 0)
      return &stage->items[i];

  g_error ("there is no such event of kind %d", kind);
}
