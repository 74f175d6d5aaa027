/* units-private.h: units on printed sheets, and boxes for what they lose
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* The kinds of their blocks, beside those of the sheets they stand on; items are DrawUnits. */
enum
{
  DRAW_UNITS_CARD = 100, /* what they are */
  DRAW_UNITS_NOTE, /* what their owner has noted: first of notes */
  DRAW_UNITS_BOXES, /* a row of boxes for some of them: first … last, from 0 */
  DRAW_UNITS_TALL, /* as a card, in full: statistics and weapons below the picture */
};

/* One of them; both words are lent, or NULL. */
typedef struct
{
  const char *name, *note;
  guint lost; /* of its strength, in a game */
  const char *group; /* "Company 2": to which it belongs; or NULL. Interned */
  gboolean has_tag; /* its first base has the number tag, the others those that follow */
  guint tag;
} DrawUnitsMember;

/* How wide the widest label of units is in a unit of the pen, once that has been asked: each row
 * needs it, and it takes all of them to know. */
typedef struct
{
  double unit, width; /* unit 0: not asked yet */
} DrawUnitsLabels;

/* Units of one type that come at the same time. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *type; /* lent, as the rules */
  gint side; /* whose they are in an operation, 1 or 2; 0: this is about an army */
  gint section; /* of the army; 0: in none */
  gboolean apart; /* no others join them */
  char *coming; /* when and where, if not with all others; or NULL */
  guint before; /* so many of the type come first: their numbers go on after those */
  GArray *members; /* DrawUnitsMember; none: it is the type that the sheet is about */
  const char *common; /* the name that all of them have; NULL: none, or not the same */
  DrawUnitsLabels *labels; /* or NULL */
  GPtrArray *notes; /* DrawPair: what is noted, as it is set; or NULL */
} DrawUnits;

/* Of DrawUnits, which it owns. */
GPtrArray *draw_units_list_new (void);

/* Adds so many to those of the list that are like them but for members, or as new ones. Takes
 * like's coming over. Lends what they are among. */
DrawUnits *draw_units_list_add (GPtrArray *list, DrawUnits like, guint count,
                                DrawUnitsMember member);

/* Adds all that an army has, or the forces of the subject's operation, with what they have lost if
 * there is a game of it. */
void draw_units_list_add_army (GPtrArray *list, const WarArmy *army);
void draw_units_list_add_forces (GPtrArray *list, const DrawSubject *subject);

/* All that an army has, or both sides of an operation, and what else may come in it. */
GPtrArray *draw_units_list_new_of (const DrawSubject *subject);

/* How many may have the mark at a time. */
guint draw_units_list_count_marked (const GPtrArray *list, const WarMark *mark);

/* "Company 2: Riflemen 7–12, Bombers 3–4": the n-th group of a side, from 0, and who is in it;
 * NULL: there are fewer. Free it. */
char *draw_units_list_dup_group (const GPtrArray *list, gint side, guint n);

const DrawUnitsMember *draw_units_get_member (const DrawUnits *units, guint i);

/* The name that all of them have; NULL: none, or not the same. */
const char *draw_units_get_common_name (const DrawUnits *units);

/* What one is called on something of its own: its own name, else the type's; with a number if
 * others have that. Free it. */
char *draw_units_dup_name (const DrawUnits *units, guint i);

/* How much each of them may lose: its strength, of what has none 1; and whether it has. */
guint draw_units_get_strength (const DrawUnits *units);
gboolean draw_units_is_lost (const DrawUnits *units, guint i);

/* On how many bases each of them stands; what stands on one of them: the unit's name, with the
 * base's number where it has several, with the group that it belongs to, or with what is left of
 * one that has lost something. Free it. */
guint draw_units_count_bases (const DrawUnits *units);
char *draw_units_dup_base_name (const DrawUnits *units, guint i, guint base);

/* What tells one of several from the others: its own name, else its number. Free it. */
char *draw_units_dup_label (const DrawUnits *units, guint i);

/* Adds a box to the path, which is crossed if what it stands for is lost. */
void draw_box_of_loss (cairo_t *cr, double x, double y, double size, gboolean is_lost);

/* In how many columns they are set. */
guint draw_units_get_n_columns (const DrawFlow *flow, const WarSystem *system);

/* Appends their blocks, for a column of the width in millimetres. A head may stand over them. */
void draw_units_append (DrawFlow *flow, DrawUnits *units, double width);

double draw_units_block (const DrawPen *pen, const DrawBlock *block, double y);

/* Whether the statistics of full cards, or tall ones, stand in one row. */
gboolean draw_units_has_one_row (const DrawPen *pen, const DrawUnits *units, gboolean is_tall);

/* What the columns of lines are about; nothing where units have more than a line. */
double draw_units_head (const DrawPen *pen, const WarSystem *system, double y);

/* What the signs of the statistics mean, and how weapons are written if some are; returns the
 * height. */
double draw_units_key (const DrawPen *pen, const WarSystem *system, double y);

/* Appends each trait that they and their weapons have to those (WarTrait) that are there already,
 * in the order in which a reader meets them. */
void draw_units_collect_traits (const GPtrArray *list, GPtrArray *traits);

G_END_DECLS
