/* cut-plan.h: what is cut out of which sheets, and where the blade goes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* What sheets are printed on. */
typedef enum
{
  DRAW_STOCK_CARD, /* that can be folded */
  DRAW_STOCK_BOARD, /* thick card, or paper that is glued onto some */
} DrawStock;

/* What a piece is cut along, in millimetres; it is the same from behind. */
typedef enum
{
  DRAW_CUT_RECTANGLE, /* with its corners */
  DRAW_CUT_CIRCLE,
  DRAW_CUT_SECTOR, /* its apex below */
  DRAW_CUT_ARC, /* a part of a ring, its middle at the top */
} DrawCutKind;

typedef struct
{
  DrawCutKind kind;
  double radius, inner; /* of all but rectangles; within an arc */
  double half; /* the angle to either side of the top, of sectors and arcs */
} DrawCutShape;

#define DRAW_CUT_MAX_FOLDS 3

/* A piece, upright. Its middle is that of its width and height. */
typedef struct
{
  WarLength width, height; /* from the middle of one line to that of the other */
  DrawCutShape shape;
  guint n_folds; /* right across it, so many millimetres below its middle */
  double folds[DRAW_CUT_MAX_FOLDS];
  char *title; /* what it is */
  /* This and the rest: where it has been put; its top left corner as it lies, a quarter to the
   * right if it is turned. Lengths are exact, from the corner within the margins. */
  guint sheet;
  WarLength x, y;
  gboolean turned;
} DrawCutPiece;

/* From edge to edge of a sheet: above it and below it the blade goes right across. */
typedef struct
{
  guint sheet;
  WarLength y, height;
} DrawCutRow;

/* Pieces of one kind, on sheets of their own: in rows, each of which is cut into columns, and those
 * across once more where lower pieces lie below each other. Between any two pieces there is a
 * gutter, so that they share no line. */
struct _DrawCutPlan
{
  DrawSheetPart part; /* what they are: the kind of sheets */
  DrawStock stock;
  DrawPaper paper; /* as it lies */
  DrawBacks backs; /* each sheet has another page, for its back, if any are wanted */
  gboolean has_backs; /* something is printed on those */
  double back_right, back_down; /* how far the printer moves a back: DrawSheetSetup */
  GArray *pieces; /* DrawCutPiece, in the order in which they were added */
  GArray *rows; /* DrawCutRow, from the top of the first sheet on */
  guint n_sheets;
  guint n_too_large; /* that no sheet has room for */
};

#define DRAW_CUT_MARGIN 6.0 /* millimetres that no printer reaches, and a bit */
#define DRAW_CUT_GUTTER 2.0 /* between pieces */

/* Empty, for sheets of the setup. */
DrawCutPlan *draw_cut_plan_new (DrawSheetPart part, const DrawSheetSetup *setup);
void draw_cut_plan_free (DrawCutPlan *plan);

/* How large a piece may be, the paper lying as it does. */
WarLength draw_cut_plan_get_room_width (const DrawCutPlan *plan);
WarLength draw_cut_plan_get_room_height (const DrawCutPlan *plan);

/* Takes the title over. FALSE: there is no room for such a piece, which is counted. */
gboolean draw_cut_plan_add (DrawCutPlan *plan, DrawCutPiece piece);

/* Puts all of them onto as few sheets as it can. */
void draw_cut_plan_lay_out (DrawCutPlan *plan);

/* How many sheets the pieces and the gutters around them would take if none of the paper were left
 * over: 1.8. */
double draw_cut_plan_get_need (const DrawCutPlan *plan);

/* How many sheets are taken, of the last one only what is above the lowest row's end: 2.1. */
double draw_cut_plan_get_use (const DrawCutPlan *plan);

/* "Counters: 2 sheets of thick card, printed on both sides · 28 pieces · 40 straight cuts", if the
 * left edge of a sheet is cut off first, and strips and columns that are alike are cut lying on
 * each other. Free it. */
char *draw_cut_plan_describe (const DrawCutPlan *plan);

/* A piece of an outline, or a fold, in millimetres from the corner of the sheet. Angles are in
 * radians, from the right downwards. */
typedef struct
{
  double x, y, end_x, end_y;
  gboolean is_arc;
  double middle_x, middle_y, radius, angle, end_angle; /* it goes downwards at the right, if the
                                                          latter is greater */
} DrawCutStroke;

/* The outline of the piece, of DrawCutStroke; each begins where the last one has ended, and the
 * first where the last one ends. A circle is one stroke. */
GArray *draw_cut_plan_list_outline (const DrawCutPiece *piece);

/* Its folds; each by itself. */
GArray *draw_cut_plan_list_folds (const DrawCutPiece *piece);

/* Has the origin in the middle of the piece, and it upright: on the front, in millimetres. */
void draw_cut_plan_go_to (const DrawCutPiece *piece, cairo_t *cr);

/* Has what is drawn as on a front lie behind it when the sheet has been turned over that edge, and
 * the printer has moved it: for backs, whose pieces lie mirrored, each upright. */
void draw_cut_plan_turn_over (const DrawCutPlan *plan, cairo_t *cr);
void draw_cut_plan_go_behind (const DrawCutPlan *plan, const DrawCutPiece *piece, cairo_t *cr);

G_END_DECLS
