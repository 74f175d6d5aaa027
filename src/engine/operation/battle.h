/* battle.h: battles of a game type, arranged from two armies and a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Where the zones lie if the field has none. */
typedef enum
{
  WAR_BATTLE_LONG_EDGES, /* side 1 at the bottom; on the left of a field that is deeper than wide */
  WAR_BATTLE_SHORT_EDGES, /* side 1 on the left; at the bottom of such a field */
} WarBattleEdges;

/* What a battle is made of. */
struct _WarBattle
{
  const char *game_type; /* id */
  WarArmy *armies[WAR_N_SIDES]; /* of side 1, of side 2 */
  WarField *field;
  WarBattleEdges edges;
  gint rounds; /* 0: what is usual for the game type */
  WarAmendments amendments;
  const char *level; /* of an enemy that goes by a chart; or NULL */
};

/* Why no battle can be made of it. */
typedef enum
{
  WAR_BATTLE_NONE, /* the system knows no battles that are made of armies */
  WAR_BATTLE_OTHER_SYSTEM, /* side: its army is of another system than the first */
  WAR_BATTLE_NO_BOOK, /* side: its army's book is missing */
  WAR_BATTLE_NO_UNITS, /* side */
  WAR_BATTLE_NO_GAME_TYPE, /* there is none of that id, or none that is known how to win */
  WAR_BATTLE_HEXES, /* the field is of hexes */
  WAR_BATTLE_NO_HEXES, /* the field has none, which the system needs */
  WAR_BATTLE_FIELD_TOO_SMALL, /* for zones */
  WAR_BATTLE_NO_ZONE, /* side: the field has a zone for the other side alone */
  WAR_BATTLE_NO_MIDDLE, /* side: its zone does not hold its own middle, where the objective lies */
  WAR_BATTLE_POINT_IN_ZONE, /* side: a control point lies in its zone */
} WarBattleFaultKind;

struct _WarBattleFault
{
  WarBattleFaultKind kind;
  gint side; /* 1 or 2; 0: neither */
};

/* Makes an operation of a battle in which everything is said: the units of the armies, each by
 * itself, the zones and points that the field lacks, the conditions of the game type and the number
 * of rounds, as the system of the armies has them. It has the game type's id and name; the field is
 * a copy. NULL with a fault if it cannot be.
 *
 * Whether the armies are allowed, and fit the game type, is for war_army_check() to say; whether it
 * can be played, for war_setup_new(). */
WarOperation *war_battle_arrange (const WarBattle *battle, WarBattleFault *fault);

/* What follows is for systems, which arrange it.
 *
 * An operation of the game type with its rounds and amendments, a copy of the field, and of each
 * army the units, each by itself; it has no conditions yet. NULL: the field is not of such
 * ground. */
WarOperation *war_battle_begin (const WarBattle *battle, WarGroundKind ground,
                                WarBattleFault *fault);

/* Zones along two edges where the field has none to deploy in, so deep or, for 0, a third of the
 * field. */
gboolean war_battle_ensure_zones (WarField *field, WarBattleEdges edges, WarLength depth,
                                  WarBattleFault *fault);

/* For each side a condition of the kind, by which it wins, as the clause has it. It wants zones, as
 * it asks for the other's, or an objective there: the first that the field has, or one in the
 * middle; and so many control points, where the field has none, at equal distances along its middle
 * line, which lies across the way from zone to zone. FALSE: a control point lies in a zone, or a
 * zone does not hold its own middle. */
gboolean war_battle_add_conditions (WarOperation *operation, WarConditionKind kind, gint count,
                                    gint n_points, const char *clause, WarBattleFault *fault);

/* The units come in the waves that the army says, if it says so of each, and as the rules of the
 * game type have it; else the player chooses them when the game begins. */
void war_battle_set_waves (WarForce *force, const WarArmy *army, const WarBattle *battle);

/* Sets the fault, and gives FALSE. */
gboolean war_battle_refuse (WarBattleFault *fault, WarBattleFaultKind kind, gint side);

G_END_DECLS
