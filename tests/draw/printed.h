/* printed.h: a shipped operation to print, and the words of its sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/print/extras.h"
#include "store/documents/library.h"

typedef struct
{
  StoreLibrary *library;
  WarOperation *operation;
  DrawSubject subject; /* the operation, with how its turns go */
} Printed;

/* By its file's name: "langemarck". For g_test_add(). */
void printed_set_up (Printed *fixture, gconstpointer name);
void printed_tear_down (Printed *fixture, gconstpointer name);

/* The text of all pages, its lines joined by blanks; NULL, and the test is skipped: pdftotext is
 * not installed. */
char *printed_read_text (const DrawSheets *sheets);
char *printed_read_pdf (GBytes *pdf);
