/* sheet-options.h: what may be chosen of sheets, for windows and command lines
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"

G_BEGIN_DECLS

/* A part that may be left out. */
typedef struct
{
  DrawSheetPart part;
  const char *id; /* a word of the command line, and the key of a setting */
  const char *title, *subtitle; /* N_(); the latter may be NULL */
  gboolean is_extra; /* left out unless it is asked for */
} DrawSheetPartOption;

/* In the order in which they are offered; ends with an id of NULL. */
const DrawSheetPartOption *draw_sheet_get_part_options (void);

/* What a window calls a part. */
const char *draw_sheet_get_part_title (DrawSheetPart part);

/* The ids of details in the order of DrawSheetDetail, NULL-terminated; what a window calls one. */
const char *const *draw_sheet_get_detail_ids (void);
const char *draw_sheet_get_detail_name (DrawSheetDetail detail);

/* What is left out unless somebody asks for it. */
guint draw_sheet_get_extras (void);

/* What is printed of a rule system too, without a document. */
#define DRAW_SHEET_PARTS_OF_SYSTEM \
  (DRAW_SHEET_REFERENCE | DRAW_SHEET_CLAUSES | DRAW_SHEET_TEMPLATES | DRAW_SHEET_TOKENS \
   | DRAW_SHEET_STICKS | DRAW_SHEET_TEST)

/* What armies, books, campaigns and operations may leave out. */
#define DRAW_SHEET_PARTS_OF_UNITS \
  (DRAW_SHEET_COUNTERS | DRAW_SHEET_STANDEES | DRAW_SHEET_TOKENS | DRAW_SHEET_STICKS \
   | DRAW_SHEET_CARDS | DRAW_SHEET_TEST)
#define DRAW_SHEET_PARTS_OF_ARMY \
  (DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS | DRAW_SHEET_COSTS | DRAW_SHEET_NOTES \
   | DRAW_SHEET_CONTENTS | DRAW_SHEET_REFERENCE | DRAW_SHEET_CLAUSES | DRAW_SHEET_TEMPLATES \
   | DRAW_SHEET_PARTS_OF_UNITS)
#define DRAW_SHEET_PARTS_OF_BOOK (DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS | DRAW_SHEET_COSTS)
#define DRAW_SHEET_PARTS_OF_CAMPAIGN \
  (DRAW_SHEET_COSTS | DRAW_SHEET_TURN | DRAW_SHEET_TERRAIN | DRAW_SHEET_TRAITS | DRAW_SHEET_MAP \
   | DRAW_SHEET_CONTENTS | DRAW_SHEET_REFERENCE | DRAW_SHEET_CLAUSES | DRAW_SHEET_RECORD \
   | DRAW_SHEET_TEMPLATES)
#define DRAW_SHEET_PARTS_OF_OPERATION \
  (DRAW_SHEET_PARTS_OF_CAMPAIGN | DRAW_SHEET_TILES | DRAW_SHEET_PARTS_OF_UNITS | DRAW_SHEET_TAGS)

/* What is cut out, or laid out on the table: at true size, each sheet of paper by itself. */
#define DRAW_SHEET_PARTS_AT_SIZE \
  (DRAW_SHEET_TILES | DRAW_SHEET_COUNTERS | DRAW_SHEET_STANDEES | DRAW_SHEET_TOKENS \
   | DRAW_SHEET_TEMPLATES | DRAW_SHEET_STICKS | DRAW_SHEET_CARDS | DRAW_SHEET_TAGS \
   | DRAW_SHEET_TEST)

/* What is cut out: each of them on sheets of its own. */
#define DRAW_SHEET_PARTS_TO_CUT \
  (DRAW_SHEET_PARTS_AT_SIZE & ~(guint) (DRAW_SHEET_TILES | DRAW_SHEET_TEST))

/* What else two people need who play an operation with nothing but its sheets, dice and a ruler. */
#define DRAW_SHEET_PARTS_OF_EVENING \
  (DRAW_SHEET_CONTENTS | DRAW_SHEET_REFERENCE | DRAW_SHEET_CLAUSES | DRAW_SHEET_RECORD \
   | DRAW_SHEET_TILES | DRAW_SHEET_COUNTERS | DRAW_SHEET_TOKENS | DRAW_SHEET_TEMPLATES \
   | DRAW_SHEET_STICKS | DRAW_SHEET_CARDS)

G_END_DECLS
