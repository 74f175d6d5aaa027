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

typedef struct
{
  char *id, *name; /* of its type */
  char *own_name; /* the player's; or NULL */
  char *note; /* or NULL */
  guint count; /* so many that are alike */
  GPtrArray *costs; /* WarRosterCost: of all of them together */
  GPtrArray *rows; /* WarRosterRow */
  GPtrArray *rules; /* WarRosterTerm */
  GPtrArray *categories; /* WarRosterTerm: the first one is what it counts as */
} WarRosterUnit;

typedef struct
{
  gatomicrefcount references;
  char *name;
  char *system_id, *system;
  char *book_id, *book;
  guint revision; /* of the book */
  char *kind_id, *kind; /* of the force: a game type, a detachment */
  GPtrArray *costs; /* WarRosterCost */
  GPtrArray *limits; /* WarRosterCost: how much it may cost */
  GPtrArray *units; /* WarRosterUnit */
} WarRoster;

WarRoster *war_roster_new (void);
WarRoster *war_roster_ref (WarRoster *roster);
void war_roster_unref (WarRoster *roster);

/* Adds one more, and lends it. */
WarRosterUnit *war_roster_add_unit (WarRoster *roster, const char *id, const char *name,
                                    guint count);
WarRosterRow *war_roster_unit_add_row (WarRosterUnit *unit, const char *kind_id, const char *kind,
                                       const char *name);
void war_roster_row_add_cell (WarRosterRow *row, const char *id, const char *name,
                              const char *value);

/* Of terms of one id, or of one name where there is none, the first is kept. */
void war_roster_add_term (GPtrArray *terms, const char *id, const char *name, const char *text);

/* Adds to what there is of the measure. */
void war_roster_add_cost (GPtrArray *costs, const char *id, const char *name, double value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarRoster, war_roster_unref)

G_END_DECLS
