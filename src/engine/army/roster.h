/* roster.h: an army in words, whatever game it is of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What list builders of all games exchange: for each unit what a sheet says about it, so that who
 * reads it need not know the game. Nothing can be played with it. Ids say what is the same as in
 * another roster or in a book; they may be missing in what others wrote. */

/* A column of a table, with what the unit has in it. */
typedef struct
{
  char *id, *name; /* "movement", "M" */
  char *value; /* "4\"" */
} WarRosterCell;

/* A row of statistics: of the unit itself, of a weapon. */
typedef struct
{
  char *kind_id, *kind; /* "weapon", "Weapon": those of one kind have the same columns */
  char *name;
  GArray *cells; /* WarRosterCell */
} WarRosterRow;

/* A rule that a unit has, or a category that it is of, by its name. */
typedef struct
{
  char *id, *name;
  char *text; /* of a rule; or NULL */
} WarRosterTerm;

/* What something costs, in one of the game's measures. */
typedef struct
{
  char *id, *name; /* "pts" */
  double value;
} WarRosterCost;

/* What a unit consists of: men, their weapons, a commander; or what was chosen for all of a
 * force. */
typedef struct
{
  char *name;
  char *own_name; /* the player's; or NULL */
  guint count; /* in all of what it is a part of */
  GPtrArray *parts; /* WarRosterPart: what it consists of itself; or NULL */
} WarRosterPart;

typedef struct
{
  char *id, *name; /* of its type */
  char *own_name; /* the player's; or NULL */
  char *note; /* or NULL */
  char *group; /* what it was chosen in, as a detachment; or NULL */
  guint force; /* index */
  guint count; /* so many that are alike */
  GPtrArray *parts; /* WarRosterPart */
  GPtrArray *costs; /* WarRosterCost: of all of them together */
  GPtrArray *rows; /* WarRosterRow */
  GPtrArray *rules; /* WarRosterTerm */
  GPtrArray *categories; /* WarRosterTerm: the first one is what it counts as */
} WarRosterUnit;

typedef struct
{
  char *kind_id, *kind; /* a game type, a detachment */
  char *own_name; /* the player's; or NULL */
  char *note; /* or NULL */
  char *book_id, *book;
  guint revision; /* of the book */
  GPtrArray *costs; /* WarRosterCost: of the force itself, beside those of its units */
  GPtrArray *choices; /* WarRosterPart: what was chosen for all of it */
  GPtrArray *rows; /* WarRosterRow: its own */
  GPtrArray *rules; /* WarRosterTerm: its own, and those of its choices */
} WarRosterForce;

typedef struct
{
  gatomicrefcount references;
  char *name;
  char *note; /* or NULL */
  char *system_id, *system;
  GPtrArray *costs; /* WarRosterCost: as it says itself, whatever its units cost */
  GPtrArray *limits; /* WarRosterCost: how much it may cost */
  GPtrArray *forces; /* WarRosterForce */
  GPtrArray *units; /* WarRosterUnit: those of a force after each other */
  guint n_shortened; /* texts that were too long to be kept whole */
} WarRoster;

WarRoster *war_roster_new (void);
WarRoster *war_roster_ref (WarRoster *roster);
void war_roster_unref (WarRoster *roster);

/* Add one more, and lend it; units are of the last force. */
WarRosterForce *war_roster_add_force (WarRoster *roster, const char *book_id, const char *book);
WarRosterUnit *war_roster_add_unit (WarRoster *roster, const char *id, const char *name,
                                    guint count);

/* One by itself. */
WarRosterUnit *war_roster_unit_new (const char *id, const char *name, guint count);
void war_roster_unit_free (WarRosterUnit *unit);

/* Whether it says anything that goes for all its units. */
gboolean war_roster_force_is_for_all (const WarRosterForce *force);

/* For parts; and a part, which is lent. Alike ones are not counted together. */
GPtrArray *war_roster_parts_new (void);
WarRosterPart *war_roster_add_part (GPtrArray *parts, const char *name, const char *own_name,
                                    guint count);

/* Adds one to the rows of a unit or force, and lends it. */
WarRosterRow *war_roster_add_row (GPtrArray *rows, const char *kind_id, const char *kind,
                                  const char *name);
void war_roster_row_add_cell (WarRosterRow *row, const char *id, const char *name,
                              const char *value);

/* Of terms of one id, or of one name where there is none, the first is kept. */
void war_roster_add_term (GPtrArray *terms, const char *id, const char *name, const char *text);

/* Adds it, whatever there is; and drops those that say what one before says. */
void war_roster_append_term (GPtrArray *terms, const char *id, const char *name, const char *text);
void war_roster_drop_same_terms (GPtrArray *terms);

/* The same of WarRosterRow, by kind, name and cells; and those without cells of a kind and name
 * that there are with some. */
void war_roster_drop_same_rows (GPtrArray *rows);

/* Adds to what there is of the measure. */
void war_roster_add_cost (GPtrArray *costs, const char *id, const char *name, double value);

/* What its units and forces cost, in the roster's order of measures, which are known by their ids,
 * or else by their names. Free it. */
GPtrArray *war_roster_sum_costs (const WarRoster *roster);

/* Whether that is what the roster says itself, of each measure of which it does. */
gboolean war_roster_is_sum_right (const WarRoster *roster);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarRoster, war_roster_unref)

G_END_DECLS
