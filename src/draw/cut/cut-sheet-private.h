/* cut-sheet-private.h: things to cut out, packed on sheets at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/cut/cut-plan.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* Draws one of them, centred on the origin and upright, in user units that are millimetres; what
 * is cut or folded along is drawn by the sheet. */
typedef void (*DrawCutFunc) (cairo_t *cr, gconstpointer item, DrawInk ink);

/* What is to be cut out. */
typedef struct
{
  DrawCutPiece piece; /* whose title is taken over */
  DrawCutFunc draw;
  DrawCutFunc draw_back; /* NULL: nothing is printed behind it */
  gpointer item;
  GDestroyNotify free_item; /* or NULL */
} DrawCut;

/* Collects them; then they are put on as few sheets as possible, each with a test ruler. */
typedef struct _DrawCutSheet DrawCutSheet;

/* Holds what the subject is made of, whose name stands at the foot. part: what there is to cut out
 * of them, alone or with what has its stock. */
DrawCutSheet *draw_cut_sheet_new (DrawSheetPart part, DrawStock stock, const DrawSubject *subject,
                                  const DrawSheetSetup *setup);
void draw_cut_sheet_free (DrawCutSheet *self);

/* Has a sentence at the foot, translated, on what to do with what is cut out. */
void draw_cut_sheet_advise (DrawCutSheet *self, const char *advice);

/* Holds something else that items point to, which is taken over, until the sheets are freed. */
void draw_cut_sheet_keep (DrawCutSheet *self, gpointer object, GDestroyNotify unref);

/* Takes the item and its title over. FALSE: no sheet of the paper has room for it, which the sheets
 * will say. */
gboolean draw_cut_sheet_add (DrawCutSheet *self, DrawCut cut);

/* What is to become of them: until they are finished only how large pieces may be. */
const DrawCutPlan *draw_cut_sheet_get_plan (const DrawCutSheet *self);

/* What the foot takes of a paper, in millimetres. */
double draw_cut_sheet_get_foot (const DrawPaper *paper);

/* Takes self over. NULL: there is nothing to cut out. name: of the sheets: "Counters". */
DrawSheets *draw_cut_sheet_finish (DrawCutSheet *self, const char *name);

/* What adds pieces of one kind: all that there is to cut out of the subject, or nothing. */
typedef void (*DrawCutAddFunc) (DrawCutSheet *sheet, const DrawSubject *subject,
                                const DrawSheetSetup *setup);

/* A counter for each base of each unit, as large as that from the middle of one cut line to that of
 * the next, with its sign, its front, its name, and the number that it has on other sheets. Those
 * of side 1 have one line around them, those of side 2 two. Of an operation also the places of the
 * field that matter in the game. */
void draw_counters_add (DrawCutSheet *sheet, const DrawSubject *subject,
                        const DrawSheetSetup *setup);

/* A strip for each base: front, back, the base at its true size, and a tab that is glued under it;
 * with what tells sides apart as on counters. */
void draw_standees_add (DrawCutSheet *sheet, const DrawSubject *subject,
                        const DrawSheetSetup *setup);

/* Of each mark of the system as many tokens as there are units in the subject that may have it, or
 * a dozen where there is only a system. Of an operation also the objectives, where one wins by
 * carrying one off, the wounded where there are bearers, clouds where there is gas, the corners of
 * its zones, and what the game itself brings. */
void draw_tokens_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup);

/* A stick for each length that the rules have, with what it is for; parts of a long one, to be
 * joined, for all ranges and moves of the subject's units; and a sector for each arc of their
 * weapons. */
void draw_sticks_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup);

/* A circle for each template of the rules (entrenched.5.10), and for each number that says how
 * large a ring is, or how far something reaches around a point, one that no sheet has room for in
 * parts, to be joined; and a compass where the subject has a use for it (entrenched.6.1). */
void draw_templates_add (DrawCutSheet *sheet, const DrawSubject *subject,
                         const DrawSheetSetup *setup);

/* The rings of them, and the compass; words: what it is for. */
void draw_rings_add (DrawCutSheet *sheet, const WarRules *rules);
void draw_compass_add (DrawCutSheet *sheet, const DrawSubject *subject, const char *words);

/* A card of the setup's size for each unit, with all about it, what its traits do, and boxes for
 * what it loses. */
void draw_cards_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup);

/* The field for whose photos counters have tags (draw/surface/tag.h); NULL: none. */
const WarField *draw_tag_find_field (const DrawSubject *subject, const DrawSheetSetup *setup);

/* A card for each corner of that field, with a tag. */
void draw_tags_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup);

G_END_DECLS
