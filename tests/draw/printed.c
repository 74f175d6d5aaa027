/* printed.c: a shipped operation to print, and the words of its sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "printed.h"

#include "draw/sheet-files.h"
#include "fixture.h"
#include "shipped.h"
#include "store/routine.h"

void
printed_set_up (Printed *fixture, gconstpointer name)
{
  fixture->library = store_library_new (NULL);
  fixture->operation = shipped_load_operation (fixture->library, name);
  fixture->subject = (DrawSubject){
    .operation = fixture->operation,
    .rules = fixture->operation->rules,
    .routine
    = store_library_get_routine (fixture->library, fixture->operation->rules->system->id, NULL),
  };
}

void
printed_tear_down (Printed *fixture, gconstpointer name)
{
  war_operation_unref (fixture->operation);
  store_library_free (fixture->library);
}

char *
printed_read_text (const DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "FILE", "-", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, &error);
  g_autoptr (GBytes) said = fixture_run_on_bytes (pdf, arguments);
  g_autoptr (GRegex) blanks = g_regex_new ("\\s+", 0, 0, NULL);

  g_assert_no_error (error);
  if (said == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }
  return g_regex_replace_literal (blanks, g_bytes_get_data (said, NULL),
                                  (gssize) g_bytes_get_size (said), 0, " ", 0, NULL);
}
