/* scene.h: a situation of any system, and orders that are given in it with scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/rulebook.h"

#define SCENE_MAX_EVENTS 1000 /* of an order */

typedef struct
{
  WarSetup *setup;
  WarState *state, *scratch;
  WarChance chance;
  WarEvent items[SCENE_MAX_EVENTS];
  WarEvents events; /* of the last order or step */
} Scene;

/* Ready to be played; fails the test if the operation is not. */
void scene_begin (Scene *scene, WarOperation *operation);
void scene_clear (Scene *scene);

/* A box on a field before it begins, in centimetres; its role, or NULL. */
WarFeature *scene_add_box (WarField *field, WarTerrain terrain, const char *role, double left,
                           double top, double right, double bottom);

/* For a step that the engine takes by itself: dice, "3 12"; NULL: any. Then that all were used. */
WarContext scene_enter (Scene *scene, const char *dice);
void scene_check_dice (Scene *scene, const char *what, const char *dice);

/* An order as in a journal; fails the test if it is none. */
WarOrder scene_read_order (const Scene *scene, const char *format, va_list arguments)
  G_GNUC_PRINTF (2, 0);

/* Gives the order, with dice that must all be used; fails the test unless it is carried out. */
void scene_give (Scene *scene, const WarOrder *order, const char *dice);

/* Fails the test unless the order is refused, with the kind and the clause; why it is. */
WarRefusal scene_refuse (Scene *scene, const WarOrder *order, guint kind, const char *clause);

guint scene_count_events (const Scene *scene, guint kind);
const WarEvent *scene_event (const Scene *scene, guint kind, guint n); /* the n-th; must be */
