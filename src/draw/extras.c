/* extras.c: what may stand behind sheets, each on pages of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/extras.h"

#include "draw/card-sheet.h"
#include "draw/counter-sheet.h"
#include "draw/standee-sheet.h"
#include "draw/stick-sheet.h"
#include "draw/template-sheet.h"
#include "draw/token-sheet.h"

DrawSheets *
draw_extra_sheets_new (DrawSheetPart part, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  switch ((gint) part)
    {
    case DRAW_SHEET_COUNTERS:
      return draw_counter_sheets_new (subject, setup);
    case DRAW_SHEET_STANDEES:
      return draw_standee_sheets_new (subject, setup);
    case DRAW_SHEET_TOKENS:
      return draw_token_sheets_new (subject, setup);
    case DRAW_SHEET_STICKS:
      return draw_stick_sheets_new (subject, setup);
    case DRAW_SHEET_CARDS:
      return draw_card_sheets_new (subject, setup);
    case DRAW_SHEET_TEMPLATES:
      return draw_template_sheets_has (subject->rules)
               ? draw_template_sheets_new (subject->rules, setup->paper, setup->ink)
               : NULL;
    default:
      g_return_val_if_reached (NULL);
    }
}

void
draw_extras_append (DrawSheets *sheets, guint offered, const DrawSubject *subject,
                    const DrawSheetSetup *setup)
{
  g_return_if_fail (sheets != NULL && subject != NULL && setup != NULL);

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (option->is_extra && (offered & ~setup->left_out & option->part) != 0)
      draw_sheets_append (sheets, draw_extra_sheets_new (option->part, subject, setup));
}
