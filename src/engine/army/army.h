/* army.h: an army: units chosen from a book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* One unit of an army. Immutable once built, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  WarUnitType *type;
  char *name; /* the player's own name for it, or NULL */
  char *note; /* or NULL */
  gint wave; /* in which it comes, from 1; 0: not chosen. Kept while the game type has no waves. */
  char *group; /* its company, regiment or brigade, by the name that players gave it; or NULL */
  WarExtra *extra; /* or NULL */
} WarUnit;

#define WAR_ARMY_MAX_WAVES 9
#define WAR_ARMY_MAX_ALLIES 3

/* Another book of which the army has units: as the army's own, it may be missing. */
typedef struct
{
  char *id;
  gint revision;
  char *digest; /* as in WarBook, or NULL */
  WarBook *book; /* or NULL */
} WarArmyAlly;

/* A document: immutable, reference-counted. An edit is a function that returns a new army which
 * shares the units that did not change, so that an undo history costs only pointers.
 *
 * The book may be missing (book is NULL): then its id, revision and digest are what the file says,
 * and the units stand on the copies of their types that the file keeps. */
struct _WarArmy
{
  gatomicrefcount references;
  char *name;
  WarRules *rules;
  WarBook *book; /* what its units may be of: its own and its allies' types; or NULL */
  WarBook *own_book; /* or NULL; the same one where it has no allies */
  GPtrArray *allies; /* WarArmyAlly; at most as many as its system has it */
  char *book_id; /* of its own, like what follows */
  gint book_revision;
  char *book_digest; /* as in WarBook, or NULL */
  char *game_type; /* id, or NULL while none is chosen */
  gint cost_limit; /* 0: none */
  WarAmendments amendments; /* of the game that it is to be fit for; no part of the document */
  GPtrArray *units; /* WarUnit */
  WarExtra *extra; /* or NULL */
};

#define WAR_ARMY_MAX_UNITS 1000
#define WAR_ARMY_MAX_COST_LIMIT 100000

WarArmy *war_army_new (const char *name, WarBook *book);

/* An army whose book is not known yet, or missing: whoever makes it sets the book's id. */
WarArmy *war_army_new_without_book (const char *name, WarRules *rules);
WarArmy *war_army_copy (const WarArmy *army);
WarArmy *war_army_ref (WarArmy *army);
void war_army_unref (WarArmy *army);

/* Edits: each returns a new army.
 *
 * Inserting a unit whose type is another version of one that the army has, under the same id, makes
 * all units of that id follow: an army has one version of each type. A full army takes no more. */
gboolean war_army_is_full (const WarArmy *army);
WarArmy *war_army_insert_unit (const WarArmy *army, guint index, WarUnit *unit);

/* Edits of several units: indices ascend, each of them once. Moved units come, in their order,
 * before the one that stood at `before`, which may be the number of units; copies come after the
 * last of the originals, and must have room. Where the first unit of a group is removed, the group
 * stays where it was among the others. */
WarArmy *war_army_remove_units (const WarArmy *army, const guint *indices, guint n_indices);
WarArmy *war_army_move_units (const WarArmy *army, const guint *indices, guint n_indices,
                              guint before);
WarArmy *war_army_duplicate_units (const WarArmy *army, const guint *indices, guint n_indices);
WarArmy *war_army_set_units_name (const WarArmy *army, const guint *indices, guint n_indices,
                                  const char *name);
WarArmy *war_army_set_units_note (const WarArmy *army, const guint *indices, guint n_indices,
                                  const char *note);
WarArmy *war_army_set_units_wave (const WarArmy *army, const guint *indices, guint n_indices,
                                  gint wave);
WarArmy *war_army_set_units_group (const WarArmy *army, const guint *indices, guint n_indices,
                                   const char *group);

/* Of all units of the group; if there is another group of the new name, the two become one. */
WarArmy *war_army_rename_group (const WarArmy *army, const char *group, const char *name);

WarArmy *war_army_set_name (const WarArmy *army, const char *name);
WarArmy *war_army_set_cost_limit (const WarArmy *army, gint cost_limit);
WarArmy *war_army_set_game_type (const WarArmy *army, const char *game_type);

/* Of another book of the same system. Units become what that book has under the ids of their types;
 * those of which it has none stay what they are. */
WarArmy *war_army_set_book (const WarArmy *army, WarBook *book);

/* The n-th allied book, from 1: one in its place, of the same system; NULL: none. Units of types
 * that no book has any more stay what they are. */
WarArmy *war_army_set_ally (const WarArmy *army, guint n, WarBook *book);

/* Whether that is its own book or an ally's. */
gboolean war_army_has_book (const WarArmy *army, const char *id);

/* The army is still being made: it has that ally too; book: or NULL. What its units may be of is
 * as war_army_join_books() has it, once its own book is there. */
void war_army_add_ally (WarArmy *army, const char *id, gint revision, const char *digest,
                        WarBook *book);
void war_army_join_books (WarArmy *army);

void war_army_ally_free (WarArmyAlly *ally);

/* For a game, to be checked by its type and its amendments. */
WarArmy *war_army_set_game (const WarArmy *army, const char *game_type, WarAmendments amendments);

WarUnit *war_army_get_unit (const WarArmy *army, guint index);
gint war_army_get_cost (const WarArmy *army);

/* How many units have any of the categories in the mask. */
guint war_army_count_category (const WarArmy *army, guint32 mask);

/* In how many waves the army comes in its game type; 0: all of it at once. */
guint war_army_count_waves (const WarArmy *army);

/* Whether two units of the army are alike: same type, name, note and group, and the same wave where
 * it has waves. */
gboolean war_army_is_like (const WarArmy *army, const WarUnit *unit, const WarUnit *other);

/* The group's number among the names, from 1; one that is not there yet is put behind them,
 * borrowed. 0: group is NULL. */
gint war_groups_number (GPtrArray *groups, const char *group);

/* Under which headings an army's units stand: the waves of its game type; where that has none, the
 * groups that units are in, in the order in which they are first named: a group is nothing but the
 * word that its units have in common, is there as long as one has it, and goes where the first of
 * them is moved. It must not outlive the army. */
typedef struct
{
  guint n; /* 0: all units stand together */
  GPtrArray *groups; /* const char *: the names of n groups; NULL: these are waves */
  gint *of_units; /* of each unit of the army, from 1; 0: it is in none yet */
} WarSections;

WarSections *war_sections_new (const WarArmy *army);
void war_sections_free (WarSections *sections);

/* The name of the group; NULL: there is none of that number, or it is a wave. */
const char *war_sections_get_group (const WarSections *sections, gint section);

/* Puts them into the section, or into none (0); it says of the same army. */
WarArmy *war_army_set_units_section (const WarArmy *army, const WarSections *sections,
                                     const guint *indices, guint n_indices, gint section);

/* Units of an army that are alike. */
typedef struct
{
  const WarUnit *unit; /* the first of them; belongs to the army */
  guint count;
  gint section; /* in which they stand, from 1; 0: in none */
} WarAlike;

/* The army's units, like ones together: by sections, those in none last, and in the order of their
 * first units. An array of WarAlike that must not outlive the army. */
GArray *war_army_list_alike (const WarArmy *army);

WarUnit *war_unit_new (WarUnitType *type, const char *name, const char *note);
WarUnit *war_unit_ref (WarUnit *unit);
void war_unit_unref (WarUnit *unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarArmy, war_army_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarUnit, war_unit_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarSections, war_sections_free)

G_END_DECLS
