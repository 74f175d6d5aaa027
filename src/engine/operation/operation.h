/* operation.h: a battle that can be played: field, forces, victory
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"
#include "engine/field/field.h"
#include "engine/operation/start.h"

G_BEGIN_DECLS

#define WAR_N_SIDES 2

#define WAR_OPERATION_MAX_CONDITIONS 50
#define WAR_OPERATION_MAX_ROUNDS 1000 /* and of what conditions count */
#define WAR_FORCE_MAX_ENTRIES 200
#define WAR_FORCE_MAX_COUNT 100 /* of one entry */
#define WAR_FORCE_MAX_WAVE 9
#define WAR_FORCE_MAX_ALLIES 3

/* An edge of a field, as on a map: north is the top. */
typedef enum
{
  WAR_FIELD_EDGE_NONE,
  WAR_FIELD_EDGE_NORTH,
  WAR_FIELD_EDGE_EAST,
  WAR_FIELD_EDGE_SOUTH,
  WAR_FIELD_EDGE_WEST,
} WarFieldEdge;

/* So many units of one type in a fixed force. */
typedef struct
{
  WarUnitType *type;
  gint count;
  char *name; /* the player's own name for them, or NULL */
  char *group; /* their company, regiment or brigade, by name; or NULL */
  gint wave; /* in which they come, from 1; 0: the player chooses, where there are waves */
  gint arrives; /* reserves: the round from which they come, in no wave; 0: they are no reserves */
  char *zone; /* reserves: id of the zone of the field to which they come; or NULL */
  gboolean is_drawn; /* they come when the rules draw them, in no wave and no round */
  WarFieldEdge edge; /* or the edge at which; where there is neither it is not yet chosen */
  GPtrArray *starts; /* WarUnitStart: how the first of them begin; no more than there are */
  GArray *tags; /* guint: what the tags of the first of them begin with (tag.h); no more either */
  WarExtra *extra; /* or NULL */
} WarForceEntry;

/* What a side has in an operation: a fixed list, exempt from composition (entrenched.E-20); or,
 * with a cost limit, no entries: the player brings an army of the book. */
typedef struct
{
  char *name; /* of the side: "Entente" */
  WarBook *book;
  GPtrArray *allies; /* WarBook: others that its units are of, or the army's that is brought */
  gint cost_limit; /* of the army that is brought; 0: the entries are what there is */
  GPtrArray *entries; /* WarForceEntry */
  WarExtra *extra; /* or NULL */
} WarForce;

typedef enum
{
  WAR_CONDITION_DESTROY_ALL, /* all units of the other side are gone */
  WAR_CONDITION_HOLD_ZONE, /* a unit stays in `place`, a zone, for `count` rounds */
  WAR_CONDITION_HOLD_POINT, /* a unit is within `reach` of `place`, a point, for `count` turns */
  WAR_CONDITION_CARRY, /* `place`, an objective, is carried into the winner's zone */
  WAR_CONDITION_MOST_KILLED, /* at the limit: has killed more by cost */
  WAR_CONDITION_MOST_POINTS, /* at the limit: has more victory points, from control points */
  WAR_CONDITION_SURVIVE, /* at the limit: has `count` units or more left */
  WAR_CONDITION_LIMIT, /* the round limit has passed */
} WarConditionKind;

/* A part of the victory conditions: who wins, and by what. */
typedef struct
{
  WarConditionKind kind;
  gint winner; /* 1 or 2 */
  char *place; /* id of a zone or point of the field; NULL: none, or not yet chosen */
  gint count;
  WarLength reach;
  char *clause; /* clause id, or NULL for an operation of the player's own */
  WarExtra *extra; /* or NULL */
} WarCondition;

/* A document: immutable, reference-counted. */
struct _WarOperation
{
  gatomicrefcount references;
  char *id;
  char *name;
  char *place; /* or NULL */
  char *date; /* for people: "October 1914"; or NULL */
  char *prologue; /* paragraphs, with empty lines between; or NULL */
  char *special_rules; /* likewise: the players' own, which no rule enforces; or NULL */
  WarRules *rules;
  gboolean has_books; /* its file holds the books of the forces, so that it needs no other */
  char *field_link; /* the file beside the document that the field came from; NULL: embedded */
  WarField *field;
  WarForce *forces[WAR_N_SIDES]; /* side 1, side 2 */
  GPtrArray *conditions; /* WarCondition; when some hold for both sides at once it is a draw */
  gint rounds;
  gint first_side; /* 1 or 2; 0: the dice decide, or first_chooser */
  gint first_chooser; /* 1 or 2: the side that chooses who goes first; 0: none */
  char *level; /* id of one of its system's levels of an enemy that goes by a chart; or NULL */
  char *game_type; /* id of the game type that it is a battle of; or NULL */
  WarAmendments amendments; /* what goes beyond or against the printed rules in it */
  WarAmendments fixed_off; /* none of these: no game of it may turn them on */
  gboolean is_absent; /* it stands in for one that was not found, and has nothing but its name */
  WarExtra *extra; /* or NULL */
};

/* The ids of the levels of an enemy that goes by a chart, NULL-terminated; NULL: the system knows
 * none. */
const char *const *war_system_get_levels (const WarSystem *system);

const char *const *war_condition_kind_get_ids (void);

/* FALSE: in the system's play nobody wins by such a condition. What has no play yet may have
 * all. */
gboolean war_system_knows_condition (const WarSystem *system, WarConditionKind kind);

/* The rules alone say how either side wins: no document of the system has conditions. */
gboolean war_system_decides (const WarSystem *system);

/* Those that its games may have. */
WarAmendments war_operation_get_amendable (const WarOperation *operation);

/* FALSE: the condition is that of an amendment which is off, so that nobody wins by it. */
gboolean war_operation_counts_condition (const WarOperation *operation,
                                         const WarCondition *condition);

/* Those of the four edges, from WAR_FIELD_EDGE_NORTH on: NONE has none. */
const char *const *war_field_edge_get_ids (void);

/* The edge across the field; of none, none. */
WarFieldEdge war_field_edge_get_across (WarFieldEdge edge);

WarOperation *war_operation_new (const char *id, const char *name, WarRules *rules);

/* In place of one that was not found; name: of its file, and its id: no other is such an id. */
WarOperation *war_operation_new_absent (const char *name, WarRules *rules);
WarOperation *war_operation_ref (WarOperation *operation);
void war_operation_unref (WarOperation *operation);

/* A new one that says the same and shares what is in it, for its maker to change. */
WarOperation *war_operation_copy (const WarOperation *operation);

/* How much of what it is made of was not found: the operation itself, its field, its books and the
 * types of its units. 0: it is whole. */
guint war_operation_count_absent (const WarOperation *operation);

/* The same with all that it needs in its file: the field, without a picture to trace from, and the
 * books. */
WarOperation *war_operation_make_whole (const WarOperation *operation);

/* Which attributes a condition of the kind has, besides its winner. */
gboolean war_condition_kind_has_place (WarConditionKind kind);
gboolean war_condition_kind_has_count (WarConditionKind kind);
gboolean war_condition_kind_has_reach (WarConditionKind kind);

/* Whether the field has the place, and it is one that such a condition may be about: zones are
 * held, and points that are no mere names; an objective is carried. */
gboolean war_condition_kind_accepts (WarConditionKind kind, const WarField *field,
                                     const char *place);

WarForce *war_force_new (const char *name, WarBook *book);
void war_force_free (WarForce *force);

/* The same but for its units, for its maker to add some. */
WarForce *war_force_copy_without_units (const WarForce *force);

/* Its book for 0, then its allies'; NULL: there are no more. */
WarBook *war_force_get_book (const WarForce *force, guint n);

/* Its allies are those of the army that have been found. */
void war_force_take_allies (WarForce *force, const WarArmy *army);

/* Whether the books that the army's units are of are some of the force's, with its own among them,
 * so that it may be brought, or taken. */
gboolean war_force_accepts_books (const WarForce *force, const WarArmy *army);

/* The type of that id, of the first of its books that has one; NULL: none has. */
WarUnitType *war_force_find_type (const WarForce *force, const char *id);

/* All that can be found so (WarUnitType), in the order of the books. */
GPtrArray *war_force_list_types (const WarForce *force);
gint war_force_get_cost (const WarForce *force);
guint war_force_count_units (const WarForce *force);
WarForceEntry *war_force_entry_new (WarUnitType *type, gint count);
WarForceEntry *war_force_entry_copy (const WarForceEntry *entry);

/* Of those that begin somehow the last are gone first. */
void war_force_entry_set_count (WarForceEntry *entry, gint count);

/* How its n-th unit, from 0, begins; NULL: as all others do. */
const WarUnitStart *war_force_entry_get_start (const WarForceEntry *entry, guint n);

/* How many of them stand on the field when the game begins, and how many have lost something. */
guint war_force_entry_count_placed (const WarForceEntry *entry);
guint war_force_entry_count_damaged (const WarForceEntry *entry);

/* Whoever plays places them all; and all of them are whole. */
void war_force_entry_clear_places (WarForceEntry *entry);
void war_force_entry_clear_losses (WarForceEntry *entry);

/* Whether such units come to a place that the field has, as far as they are reserves. */
gboolean war_force_entry_has_place (const WarForceEntry *entry, const WarField *field);

/* How they come; 0: they are there at first, or come as the player chooses. */
WarComing war_force_entry_get_coming (const WarForceEntry *entry);
void war_force_entry_free (WarForceEntry *entry);
WarCondition *war_condition_new (WarConditionKind kind, gint winner);
WarCondition *war_condition_copy (const WarCondition *condition);
void war_condition_free (WarCondition *condition);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarOperation, war_operation_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarForce, war_force_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarForceEntry, war_force_entry_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarCondition, war_condition_free)

G_END_DECLS
