/* printed.c: a shipped operation to print, and the words of its sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "printed.h"

#include "draw/print/sheet-files.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/routine.h"

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
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, &error);

  g_assert_no_error (error);
  return printed_read_pdf (pdf);
}

char *
printed_read_pdf (GBytes *pdf)
{
  const char *const arguments[] = { "pdftotext", "FILE", "-", NULL };
  g_autoptr (GBytes) said = fixture_run_on_bytes (pdf, arguments);
  const char *text;
  GString *joined;
  gsize size;

  if (said == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }
  text = g_bytes_get_data (said, &size);
  joined = g_string_sized_new (size);
  for (gsize i = 0; i < size; i++)
    if (!g_ascii_isspace (text[i]))
      g_string_append_c (joined, text[i]);
    else if (joined->len == 0 || joined->str[joined->len - 1] != ' ')
      g_string_append_c (joined, ' ');
  return g_string_free (joined, FALSE);
}
