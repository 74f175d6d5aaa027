/* stage.c: a field of End of Empires 1914 on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "common/scene.h"
#include "store/documents/library.h"

#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))

static const char *const nations[WAR_N_SIDES] = { "british", "german" };

struct _Stage
{
  StoreLibrary *library;
  WarBook *books[WAR_N_SIDES];
  WarOperation *operation;
  guint n_units;
  Scene scene;
};

Stage *
stage_new (WarAmendments amendments)
{
  Stage *stage = g_new0 (Stage, 1);
  WarRules *rules;

  stage->library = store_library_new (NULL);
  rules = store_library_get_rules (stage->library, "empires", NULL);
  g_assert_nonnull (rules);
  stage->operation = war_operation_new ("stage", "Stage", rules);
  stage->operation->rounds = 10;
  stage->operation->first_side = 1;
  stage->operation->amendments = amendments;
  stage->operation->field = war_field_new ("Stage", CM (180), CM (120));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *id = g_strdup_printf ("%s-brigades", nations[side]);

      stage->books[side] = store_library_get_book (stage->library, id, NULL);
      g_assert_nonnull (stage->books[side]);
      stage->operation->forces[side] = war_force_new (nations[side], stage->books[side]);
    }

  return stage;
}

void
stage_free (Stage *stage)
{
  scene_clear (&stage->scene);
  war_operation_unref (stage->operation);
  store_library_free (stage->library);
  g_free (stage);
}

WarOperation *
stage_get_operation (Stage *stage)
{
  return stage->operation;
}

void
stage_add_box (Stage *stage, WarTerrain terrain, double left, double top, double right,
               double bottom)
{
  scene_add_box (stage->operation->field, terrain, NULL, left, top, right, bottom);
}

void
stage_add_line (Stage *stage, WarTerrain terrain, double width, const double places[3][2])
{
  GPtrArray *features = stage->operation->field->features;
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", features->len);
  feature->terrain = terrain;
  feature->shape = (WarShape){
    .kind = WAR_SHAPE_LINE,
    .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
    .width = CM (width),
  };
  for (guint i = 0; i < 3; i++)
    {
      WarPosition place = { CM (places[i][0]), CM (places[i][1]) };

      if (i == 0
          || memcmp (&place, &g_array_index (feature->shape.vertices, WarPosition, i - 1),
                     sizeof place)
               != 0)
        g_array_append_val (feature->shape.vertices, place);
    }
  g_ptr_array_add (features, feature);
}

void
stage_add_point (Stage *stage, double x, double y)
{
  WarPoint *point = war_point_new ();

  point->id = g_strdup ("point");
  point->kind = WAR_POINT_CONTROL;
  point->position = (WarPosition){ CM (x), CM (y) };
  g_ptr_array_add (stage->operation->field->points, point);
}

guint
stage_add_unit (Stage *stage, gint side, const char *type)
{
  g_autofree char *id = g_strdup_printf ("%s-%s", nations[side - 1], type);
  WarUnitType *found = war_book_find_type (stage->books[side - 1], id);

  g_assert_nonnull (found);
  g_ptr_array_add (stage->operation->forces[side - 1]->entries, war_force_entry_new (found, 1));
  return stage->n_units++;
}

void
stage_begin (Stage *stage)
{
  scene_begin (&stage->scene, stage->operation);
}

void
stage_put (Stage *stage, guint unit, gint32 shape, double x, double y, gint degrees)
{
  guint first = war_ranks_first (stage->scene.setup, unit);
  WarBase whole;

  for (guint i = 0; i < war_empires_get_type (stage->scene.setup, unit)->n_bases; i++)
    war_setup_get_piece (stage->scene.setup, stage->scene.state, first + i)[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_ON_FIELD;
  war_setup_get_formation (stage->scene.setup, stage->scene.state, unit)[WAR_FORMATION_IN_USE] = 1;
  whole
    = war_ranks_place_whole (stage->scene.setup, stage->scene.state, unit, shape,
                             (WarPosition){ CM (x), CM (y) }, WAR_HEADING_FROM_DEGREES (degrees));
  war_empires_set_whole (stage->scene.setup, stage->scene.state, unit, shape, &whole);
}

/* Begins the step as the game does. Units that a test does not want stay away. */
void
stage_set_step (Stage *stage, WarEmpiresPhase phase)
{
  gint32 *game = war_setup_get_game (stage->scene.setup, stage->scene.state);
  WarContext context = scene_enter (&stage->scene, "");

  game[WAR_GAME_ROUND] = MAX (game[WAR_GAME_ROUND], 1);
  game[WAR_EMPIRES_GAME_FIRST] = game[WAR_EMPIRES_GAME_SIDE_A] = 0;
  g_assert_true (war_empires_begin_phase (&context, phase));
}

const WarSetup *
stage_get_setup (Stage *stage)
{
  return stage->scene.setup;
}

WarState *
stage_get_state (Stage *stage)
{
  return stage->scene.state;
}

gint32 *
stage_unit (Stage *stage, guint unit, guint column)
{
  return &war_setup_get_formation (stage->scene.setup, stage->scene.state, unit)[column];
}

gint32 *
stage_base (Stage *stage, guint unit, guint base, guint column)
{
  return &war_setup_get_piece (stage->scene.setup, stage->scene.state,
                               war_ranks_first (stage->scene.setup, unit) + base)[column];
}

gint32 *
stage_game (Stage *stage, guint column)
{
  return &war_setup_get_game (stage->scene.setup, stage->scene.state)[column];
}

void
stage_order (Stage *stage, const char *dice, const char *format, ...)
{
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  order = scene_read_order (&stage->scene, format, arguments);
  va_end (arguments);
  scene_give (&stage->scene, &order, dice);
}

void
stage_end_step (Stage *stage, const char *dice)
{
  guint32 must, may;
  WarOrder order;

  war_decision_get_seats (stage->scene.setup, stage->scene.state, &must, &may);
  order = war_order_new (WAR_EMPIRES_ORDER_END_STEP, (must & 1) != 0 ? 0 : 1, WAR_NONE);
  scene_give (&stage->scene, &order, dice);
}

WarRefusal
stage_refuse (Stage *stage, WarEmpiresRefusal kind, const char *clause, const char *format, ...)
{
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  order = scene_read_order (&stage->scene, format, arguments);
  va_end (arguments);
  return scene_refuse (&stage->scene, &order, kind, clause);
}

guint
stage_count_events (Stage *stage, WarEmpiresEvent kind)
{
  return scene_count_events (&stage->scene, kind);
}

const WarEvent *
stage_event (Stage *stage, WarEmpiresEvent kind)
{
  guint n_events = scene_count_events (&stage->scene, kind);

  return scene_event (&stage->scene, kind, MAX (n_events, 1) - 1);
}
