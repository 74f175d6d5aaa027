/* threats.h: what enemies may do to a unit of a solo commander, and it to them, place by place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/cells.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

#define WAR_THREATS_MAX 140 /* enemies; more than a field holds are the caller's fault */
#define WAR_THREAT_MAX_WEAPONS 8

/* Worth is in hundredths of cost, as that of ideas: all of it is integers, so that a commander
 * chooses the same on every machine. */

/* A weapon that reaches farther than a blade, and what it is worth at whom it is aimed at, in cover
 * 0, 1 and 2, as the cells have it. */
typedef struct
{
  WarLength range;
  gboolean is_indirect; /* it needs no sight */
  gint32 worth[3]; /* from 0 */
} WarThreatWeapon;

/* What an enemy might do to the unit that is thought about, and the other way round: worked out
 * once, as every place of the unit asks for it. */
typedef struct
{
  WarLength movement;
  WarLength reach; /* beyond that it can do nothing before it has moved again, nor be shot at */
  gboolean may_charge;
  gint32 blade; /* what it does with the best of them */
  gint32 charge; /* what a charge at it is worth; 0 or less: none */
  guint n_weapons, n_shots;
  WarThreatWeapon weapons[WAR_THREAT_MAX_WEAPONS];
  WarThreatWeapon shots[WAR_THREAT_MAX_WEAPONS]; /* the unit's own, at it */
} WarThreat;

/* The enemies that stand on the field; and, once a unit is thought about, what they are to it. */
typedef struct
{
  guint n_items;
  guint rows[WAR_THREATS_MAX];
  WarBase bases[WAR_THREATS_MAX];
  guint cells[WAR_THREATS_MAX]; /* in which their middles are */
  WarThreat threats[WAR_THREATS_MAX];
  gint32 best_shot; /* the most that it could do with its weapons to any of them */
  guint n_prey; /* of them that are worth a charge */
  guint prey[WAR_THREATS_MAX]; /* their places among them, the best first */
} WarThreats;

void war_threats_add (WarThreats *threats, const WarCells *cells, guint row, const WarBase *base);

/* Bars the cells nearer than that to one of the enemies, and no others. */
void war_threats_bar (const WarThreats *threats, WarCells *cells, WarLength reach);

/* Begins to think about another unit; then for each enemy, from one that may do nothing on, what
 * its weapons do and those of the unit to it, and whether it is prey. */
void war_threats_begin (WarThreats *threats);
void war_threat_add_weapon (WarThreat *threat, const WarThreatWeapon *weapon);
void war_threats_add_shot (WarThreats *threats, guint enemy, const WarThreatWeapon *weapon);
void war_threats_add_prey (WarThreats *threats, guint enemy);

/* Of worths, one for each enemy, the place of the greatest that is more than `best`, the first of
 * several; −1: none is. */
gint war_threats_find_best (const WarThreats *threats, const gint32 *worths, gint32 best);

/* A place where a unit might stand: how far each enemy is from it, roughly. */
typedef struct
{
  WarPosition centre;
  WarLength inset; /* half the shorter side of its base */
  guint cell;
  WarLength distances[WAR_THREATS_MAX]; /* in the order of the enemies: at most so far */
  gint nearest; /* the place of the nearest of them, or −1 */
} WarOutpost;

void war_outpost_look_round (WarOutpost *outpost, const WarThreats *threats, const WarCells *cells,
                             WarLength width, WarLength depth, WarPosition centre);

/* The best that the unit could do there with its weapons now; *danger: all that the enemies might
 * do to it before it can move again, in full if they can do so as they stand, half if they would
 * have to move first. charge: how far anybody charges. */
gint32 war_outpost_rate_fire (const WarOutpost *outpost, const WarThreats *threats, WarCells *cells,
                              WarLength charge, gint32 *danger);

G_END_DECLS
