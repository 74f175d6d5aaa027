/* piece.c: the units of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/piece.h"

#include <glib/gi18n-lib.h>

#include "text/game/play-private.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

/* Of a unit of several bases, how many it has had, and how many of them are gone. Its rows follow
 * each other. */
static guint
count_gone (const WarSetup *setup, const WarState *state, guint first, guint *n_bases)
{
  gint32 formation
    = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, first)[WAR_PIECE_FORMATION];
  guint n_gone = 0, row = first;

  for (; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row);

      if (row > first && (formation == WAR_NONE || cells[WAR_PIECE_FORMATION] != formation))
        break;
      n_gone += cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;
    }

  *n_bases = row - first;
  return n_gone;
}

/* More than so many are not named one by one. */
#define MAX_NAMED_LOSSES 12

/* Whether the unit that begins in the row is the side's and has lost something; *n_gone of *n_bases
 * of its bases. */
static gboolean
has_lost (const WarSetup *setup, const WarState *state, gint side, guint row, WarShownPiece *piece,
          guint *n_gone, guint *n_bases)
{
  *n_gone = count_gone (setup, state, row, n_bases);
  war_play_show_piece (setup, state, row, piece);
  return piece->type != NULL && piece->side == side && *n_gone > 0;
}

static void
append_loss (GString *names, const WarSetup *setup, guint row, guint n_gone, guint n_bases)
{
  g_autofree char *name = text_piece (setup, (gint) row);

  g_string_append (names, names->len > 0 ? ", " : "");
  if (n_gone == n_bases)
    g_string_append (names, name);
  else
    /* Translators: %s is a unit: "2 bases of 14th Infantry Brigade" */
    g_string_append_printf (
      names, g_dngettext (GETTEXT_PACKAGE, "%u base of %s", "%u bases of %s", n_gone), n_gone,
      name);
}

/* "23 × Soldier, 1 × Mortar": types in the order in which they come. */
static char *
count_losses (GPtrArray *types)
{
  GString *counts = g_string_new (NULL);

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      guint first, n = 0;

      g_ptr_array_find (types, type, &first);
      if (first < i)
        continue;
      for (guint j = i; j < types->len; j++)
        n += g_ptr_array_index (types, j) == type;
      g_string_append (counts, counts->len > 0 ? ", " : "");
      /* Translators: how many, and of what: "3 × BEF Infantry" */
      g_string_append_printf (counts, _ ("%u × %s"), n, text_translate (type->name));
    }

  return g_string_free (counts, FALSE);
}

char *
text_piece_losses (const WarSetup *setup, const WarState *state, gint side)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GPtrArray) types = g_ptr_array_new ();
  g_autofree char *counts = NULL;
  guint n_bases, n_gone;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row += n_bases)
    {
      WarShownPiece piece;

      if (!has_lost (setup, state, side, row, &piece, &n_gone, &n_bases))
        continue;
      g_ptr_array_add (types, (gpointer) piece.type);
      append_loss (names, setup, row, n_gone, n_bases);
    }
  if (types->len == 0)
    return NULL;

  counts = count_losses (types);
  return g_strdup_printf (_ ("Lost: %s."), types->len > MAX_NAMED_LOSSES ? counts : names->str);
}

char *
text_unit_name (const char *name, const WarNamesake *namesake, const char *side)
{
  GString *whole = g_string_new (name);

  if (namesake->number > 0)
    g_string_append_printf (whole, " %u", namesake->number);
  if (namesake->has_enemy)
    g_string_append_printf (whole, " (%s)", side);
  return g_string_free (whole, FALSE);
}

char *
text_piece_condition (const WarSetup *setup, const WarState *state, gint piece)
{
  return text_play_get (setup)->condition (setup, state, piece);
}

char *
text_piece_group (const WarSetup *setup, gint piece)
{
  const TextPlay *play = text_play_get (setup);

  return play->group != NULL ? play->group (setup, piece) : NULL;
}
