/* form.c: what players of Trench Assault write down at the table, unseen by others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/form.h"

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"

/* Turns for which a table has columns; more need another one. */
#define USUAL_TURNS 12
#define MOST_TURNS 20

/* What only the defenders know (assault.3.4). */
static void
add_bunkers (const WarSetup *setup, GPtrArray *forms)
{
  const GArray *bunkers = war_assault_get_data (setup)->bunkers;
  TextForm *form = text_form_add (
    forms, WAR_ASSAULT_DEFENDERS, g_strdup (_ ("Bunkers")),
    g_strdup (_ ("Before the game: divide your bases among the bunkers as evenly as possible, and "
                 "write them down in the order in which they come out. Then roll for each bunker "
                 "whether its entrance is blocked, and for how many turns. [3.3, 3.8, A-18]")));

  form->is_last_wide = TRUE;
  g_ptr_array_add (form->heads, g_strdup (_ ("Bunker")));
  g_ptr_array_add (form->heads, g_strdup (_ ("Turns it is blocked")));
  g_ptr_array_add (form->heads, g_strdup (_ ("First turn out")));
  g_ptr_array_add (form->heads, g_strdup (_ ("Its bases, in their order")));
  for (guint i = 0; i < bunkers->len; i++)
    g_ptr_array_add (form->rows, text_assault_bunker (setup, (gint) i + 1));
}

static TextForm *
add_fire (const WarSetup *setup, GPtrArray *forms, gint side, char *title)
{
  gint limit = war_assault_get_data (setup)->operation->rounds;
  gint n = limit > 0 ? MIN (limit, MOST_TURNS) : USUAL_TURNS;
  TextForm *form = text_form_add (
    forms, side, title,
    g_strdup (_ ("In the step of fire of each turn: write the target of each base that fires, and "
                 "how many shots each target gets where they are split. Both sides show theirs "
                 "when all have written. [6.2, 6.4, A-1]")));

  g_ptr_array_add (form->heads, g_strdup (C_ ("over numbers of turns", "Turn")));
  for (gint i = 1; i <= n; i++)
    g_ptr_array_add (form->heads, g_strdup_printf ("%d", i));
  return form;
}

/* Of a company, or of those of a side that are in none: WAR_NONE. */
static void
add_fire_of (const WarSetup *setup, GPtrArray *forms, gint side, gint company)
{
  TextForm *form = NULL;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const WarAssaultUnit *unit = war_assault_get_unit (setup, i);

      if (unit->side != side || unit->company != company
          || war_assault_get_type (setup, i)->shots[0] == 0)
        continue;
      if (form == NULL)
        {
          g_autofree char *who = company != WAR_NONE ? text_assault_company (setup, company)
                                                     : g_strdup (text_assault_side (setup, side));

          /* TRANSLATORS: over a table of whom they fire at; %s is a company or a side. */
          form = add_fire (setup, forms, side, g_strdup_printf (_ ("Fire: %s"), who));
        }
      g_ptr_array_add (form->rows, text_assault_piece (setup, (gint) i));
    }
}

void
text_assault_add_forms (const WarSetup *setup, GPtrArray *forms)
{
  guint garrison = war_assault_get_data (setup)->n_companies; /* the last one (assault.A-15) */

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      if (side == WAR_ASSAULT_DEFENDERS)
        add_bunkers (setup, forms);
      for (guint company = 0; company <= garrison; company++)
        add_fire_of (setup, forms, side, (gint) company);
      add_fire_of (setup, forms, side, WAR_NONE);
    }
}
