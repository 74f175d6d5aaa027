/* cut-sheet-private.h: things to cut out, packed on sheets at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "draw/subject.h"

G_BEGIN_DECLS

/* Draws one of them, centred on the origin and upright, in user units that are millimetres; what
 * is cut along is drawn by the sheet. */
typedef void (*DrawCutFunc) (cairo_t *cr, gconstpointer item, DrawInk ink);

/* Likewise: sets a path that is closed, along which it is cut. */
typedef void (*DrawCutPathFunc) (cairo_t *cr, gconstpointer item);

/* What is to be cut out. */
typedef struct
{
  WarLength width, height; /* from the middle of one line to that of the other */
  DrawCutFunc draw;
  DrawCutPathFunc path; /* NULL: it is a rectangle, edge to edge with others */
  gpointer item;
  GDestroyNotify free_item; /* or NULL */
  char *title; /* what it is, for who opens the sheets in a drawing program */
} DrawCut;

/* Collects them; then they are packed on as few sheets as possible, each with a test ruler. */
typedef struct _DrawCutSheet DrawCutSheet;

/* Holds what the subject is made of, whose name stands at the foot. advice: a sentence there, or
 * NULL. */
DrawCutSheet *draw_cut_sheet_new (const DrawSubject *subject, const DrawSheetSetup *setup,
                                  const char *advice);
void draw_cut_sheet_free (DrawCutSheet *self);

/* Holds something else that items point to, which is taken over, until the sheets are freed. */
void draw_cut_sheet_keep (DrawCutSheet *self, gpointer object, GDestroyNotify unref);

/* Takes the item and its title over. FALSE: no sheet of the paper has room for it, which the sheets
 * will say. */
gboolean draw_cut_sheet_add (DrawCutSheet *self, DrawCut cut);

/* How many things were added, those included that are too large. */
guint draw_cut_sheet_get_n (const DrawCutSheet *self);

/* How large a thing may be, the paper lying as it does. */
WarLength draw_cut_sheet_get_room_width (const DrawCutSheet *self);
WarLength draw_cut_sheet_get_room_height (const DrawCutSheet *self);

/* Takes self over. NULL: there is nothing to cut out. name: of the sheets: "Counters". */
DrawSheets *draw_cut_sheet_finish (DrawCutSheet *self, const char *name);

/* Each adds what there is to cut out of the subject: its units' bases and the field's places; what
 * units are marked with and what lies on the table; lengths and arcs; rings, and a compass for a
 * board of hexes. */
void draw_counters_add (DrawCutSheet *self, const DrawSubject *subject,
                        const DrawSheetSetup *setup);
void draw_tokens_add (DrawCutSheet *self, const DrawSubject *subject, const DrawSheetSetup *setup);
void draw_sticks_add (DrawCutSheet *self, const DrawSubject *subject, const DrawSheetSetup *setup);
void draw_rings_add (DrawCutSheet *self, const DrawSubject *subject, const DrawSheetSetup *setup);

/* A path around the origin: a circle, for what is round. Its item is not looked at. */
void draw_cut_circle (cairo_t *cr, double diameter);

/* In the middle of a strip across: where it is folded. */
void draw_cut_fold (cairo_t *cr, double left, double right, double y, DrawInk ink);

G_END_DECLS
