/* scene.c: a situation of any system, and orders that are given in it with scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scene.h"

#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))

void
scene_begin (Scene *scene, WarOperation *operation)
{
  WarSetupFault fault;

  scene->setup = war_setup_new (operation, &fault);
  if (scene->setup == NULL)
    g_error ("fault %d", fault.kind);
  scene->state = war_setup_begin (scene->setup, 1);
  scene->scratch = war_state_copy (scene->state);
}

void
scene_clear (Scene *scene)
{
  g_clear_pointer (&scene->setup, war_setup_free);
  g_clear_pointer (&scene->state, g_free);
  g_clear_pointer (&scene->scratch, g_free);
}

WarFeature *
scene_add_box (WarField *field, WarTerrain terrain, const char *role, double left, double top,
               double right, double bottom)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", field->features->len);
  feature->terrain = terrain;
  feature->role = g_strdup (role);
  feature->shape = (WarShape){
    .kind = WAR_SHAPE_BOX,
    .centre = { CM ((left + right) / 2), CM ((top + bottom) / 2) },
    .width = CM (right - left),
    .depth = CM (bottom - top),
  };
  g_ptr_array_add (field->features, feature);
  return feature;
}

WarContext
scene_enter (Scene *scene, const char *dice)
{
  g_auto (GStrv) answers = g_strsplit (dice != NULL ? dice : "", " ", -1);

  war_chance_init (&scene->chance, dice != NULL ? WAR_CHANCE_GIVEN : WAR_CHANCE_GENERATOR);
  for (guint i = 0; answers[i] != NULL; i++)
    if (*answers[i] != '\0')
      war_chance_give (&scene->chance, atoi (answers[i]));
  scene->events = (WarEvents){ .items = scene->items, .capacity = SCENE_MAX_EVENTS };
  return (WarContext){
    .setup = scene->setup,
    .state = scene->state,
    .chance = &scene->chance,
    .events = &scene->events,
  };
}

void
scene_check_dice (Scene *scene, const char *what, const char *dice)
{
  if (scene->chance.is_missing || scene->chance.is_wrong)
    g_error ("%s, dice “%s”: missing %s", what, dice, scene->chance.missing.purpose);
  if (!war_chance_is_used_up (&scene->chance))
    g_error ("%s, dice “%s”: not all are asked for", what, dice);
}

WarOrder
scene_read_order (const Scene *scene, const char *format, va_list arguments)
{
  g_autofree char *line = g_strdup_vprintf (format, arguments);
  g_autofree char *message = NULL;
  WarOrder order;

  if (!war_order_from_text (&order, line, scene->setup->play->orders, &message))
    g_error ("“%s”: %s", line, message);
  return order;
}

void
scene_give (Scene *scene, const WarOrder *order, const char *dice)
{
  g_autofree char *line = war_order_to_text (order, scene->setup->play->orders);
  WarRefusal refusal = { 0 };
  WarOutcome outcome;

  scene_enter (scene, dice);
  outcome = war_play_carry_out (scene->setup, scene->state, scene->scratch, order, &scene->chance,
                                &scene->events, &refusal);
  if (outcome != WAR_OUTCOME_DONE)
    g_error ("“%s”, dice “%s”: outcome %d, refusal %u, %s, missing %s", line, dice, outcome,
             refusal.kind, refusal.clause,
             scene->chance.is_missing ? scene->chance.missing.purpose : "none");
  scene_check_dice (scene, line, dice);
}

WarRefusal
scene_refuse (Scene *scene, const WarOrder *order, guint kind, const char *clause)
{
  WarRefusal refusal = { 0 };

  if (war_play_check (scene->setup, scene->state, order, &refusal))
    {
      g_autofree char *line = war_order_to_text (order, scene->setup->play->orders);

      g_error ("“%s” is not refused", line);
    }
  g_assert_cmpuint (refusal.kind, ==, kind);
  g_assert_cmpstr (refusal.clause, ==, clause);
  return refusal;
}

guint
scene_count_events (const Scene *scene, guint kind)
{
  guint n_events = 0;

  for (guint i = 0; i < scene->events.n_items; i++)
    n_events += scene->items[i].kind == kind;
  return n_events;
}

const WarEvent *
scene_event (const Scene *scene, guint kind, guint n)
{
  for (guint i = 0; i < scene->events.n_items; i++)
    if (scene->items[i].kind == kind && n-- == 0)
      return &scene->items[i];

  g_error ("there is no such event “%s”", scene->setup->play->events[kind]);
}
