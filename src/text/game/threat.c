/* threat.c: where the other side could hit somebody in its next turn, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/threat.h"

#include <glib/gi18n-lib.h>

#include "text/game/state.h"
#include "text/words/phrase.h"

/* More than so many are counted, not named. */
#define MAX_NAMED 4

/* Somebody who could hit, with one way or more. */
typedef struct
{
  gint row;
  WarLength distance;
  GString *ways; /* that are said by now */
  GString *names; /* of others, before all of which it may go so far */
  WarLength goes;
  const WarWeapon *last; /* that was named */
} Hitter;

static void
hitter_clear (gpointer data)
{
  g_string_free (((Hitter *) data)->ways, TRUE);
  g_string_free (((Hitter *) data)->names, TRUE);
}

static const char *
get_kind (WarDangerKind kind)
{
  switch (kind)
    {
    case WAR_DANGER_SHELL:
      return _ ("shells");
    case WAR_DANGER_GAS:
      return _ ("gas");
    case WAR_DANGER_CLOSE:
      return _ ("hand to hand");
    case WAR_DANGER_SHOT:
    default:
      return _ ("shots");
    }
}

/* "Gewehr 98, hand to hand after up to 7″": how it could. Of hexes, how far is not said. */
static void
say_names (const WarSetup *setup, Hitter *hitter)
{
  g_autofree char *goes = NULL, *way = NULL;

  if (hitter->names->len == 0)
    return;
  if (hitter->goes == 0)
    way = g_strdup (hitter->names->str);
  else if (setup->operation->field->board != NULL)
    /* Translators: %s is weapons: who has them goes before he fires */
    way = g_strdup_printf (_ ("%s after a move"), hitter->names->str);
  else
    {
      goes = text_length (hitter->goes, setup->operation->rules->system->length_unit);
      /* Translators: weapons, and how far their unit may go before: "Gewehr 98, hand to hand after
       * up to 7″" */
      way = g_strdup_printf (_ ("%s after up to %s"), hitter->names->str, goes);
    }
  g_string_append_printf (hitter->ways, "%s%s", hitter->ways->len > 0 ? "; " : "", way);
  g_string_truncate (hitter->names, 0);
}

static Hitter *
find_hitter (GArray *hitters, const WarDanger *danger)
{
  Hitter hitter = { .row = danger->row };

  for (guint i = 0; i < hitters->len; i++)
    if (g_array_index (hitters, Hitter, i).row == danger->row)
      return &g_array_index (hitters, Hitter, i);

  hitter.ways = g_string_new (NULL);
  hitter.names = g_string_new (NULL);
  g_array_append_val (hitters, hitter);
  return &g_array_index (hitters, Hitter, hitters->len - 1);
}

static void
add_way (GArray *hitters, const WarSetup *setup, const WarDanger *danger, WarPosition place)
{
  Hitter *hitter = find_hitter (hitters, danger);

  /* What lies on a field in hexes is anywhere. */
  if (danger->first_hex == WAR_NONE)
    hitter->distance = war_position_distance (danger->centre, place);
  if (danger->weapon != NULL && danger->weapon == hitter->last)
    return;

  if (danger->goes != hitter->goes)
    say_names (setup, hitter);
  g_string_append_printf (hitter->names, "%s%s", hitter->names->len > 0 ? ", " : "",
                          danger->weapon != NULL ? danger->weapon->name : get_kind (danger->kind));
  hitter->goes = danger->goes;
  hitter->last = danger->weapon;
}

static gint
compare_hitters (gconstpointer a, gconstpointer b)
{
  const Hitter *first = a, *second = b;

  if (first->distance != second->distance)
    return first->distance < second->distance ? -1 : 1;
  return first->row - second->row;
}

static GArray *
hitters_new (void)
{
  GArray *hitters = g_array_new (FALSE, FALSE, sizeof (Hitter));

  g_array_set_clear_func (hitters, hitter_clear);
  return hitters;
}

/* "German Infantry 2 (Gewehr 98), Wire 3 (…) and 2 more". Free it. */
static char *
list_hitters (const WarSetup *setup, GArray *hitters)
{
  GString *text = g_string_new (NULL);

  g_array_sort (hitters, compare_hitters);
  for (guint i = 0; i < MIN (hitters->len, MAX_NAMED); i++)
    {
      Hitter *hitter = &g_array_index (hitters, Hitter, i);
      g_autofree char *name = text_piece (setup, hitter->row);

      say_names (setup, hitter);
      g_string_append_printf (text, "%s%s (%s)", i > 0 ? ", " : "", name, hitter->ways->str);
    }
  if (hitters->len > MAX_NAMED)
    {
      guint n = hitters->len - MAX_NAMED;

      g_string_append_printf (text, ngettext (", and %u more", ", and %u more", n), n);
    }
  return g_string_free (text, FALSE);
}

static GArray *
find_at (const WarSetup *setup, const WarDangers *dangers, WarPosition place)
{
  GArray *hitters = hitters_new ();

  for (guint i = 0; i < dangers->items->len; i++)
    {
      const WarDanger *danger = &g_array_index (dangers->items, WarDanger, i);

      if (war_dangers_reach (dangers, setup, danger, place))
        add_way (hitters, setup, danger, place);
    }
  return hitters;
}

static GArray *
find_against (const WarSetup *setup, const WarState *view, const WarDangers *dangers, gint row,
              const WarForesight *foresight)
{
  GArray *hitters = hitters_new ();
  WarShownPiece piece;

  war_play_show_piece (setup, view, (guint) row, &piece);
  for (guint i = 0; i < dangers->items->len; i++)
    {
      const WarDanger *danger = &g_array_index (dangers->items, WarDanger, i);

      if (war_dangers_threaten_unit (dangers, setup, view, danger, row, foresight))
        add_way (hitters, setup, danger, piece.base.centre);
    }
  return hitters;
}

char *
text_threat_title (const WarSetup *setup, const WarDangers *dangers)
{
  g_return_val_if_fail (setup != NULL && dangers != NULL, NULL);

  /* Translators: %s is a side, which is in the plural */
  return g_strdup_printf (
    _ ("Where %s could hit somebody before their next turn is over, at most: as if their dice fell "
       "as they can at best, no ground slowed them, and nothing were in their way or hid anybody. "
       "Counted are those that you see on the field, not who may still come, nor what is shot or "
       "thrown from beyond it."),
    text_side (setup, dangers->side));
}

char *
text_threat_place (const WarSetup *setup, const WarState *view, const WarDangers *dangers,
                   WarPosition place)
{
  g_return_val_if_fail (setup != NULL && dangers != NULL, NULL);

  g_autoptr (GArray) hitters = find_at (setup, dangers, place);
  g_autofree char *names = list_hitters (setup, hitters);

  if (hitters->len == 0)
    return g_strdup (_ ("Nobody whom you see could hit anybody here."));
  /* Translators: how many enemies could hit somebody at a place; then who they are */
  return g_strdup_printf (
    ngettext ("%u could hit somebody here: %s.", "%u could hit somebody here: %s.", hitters->len),
    hitters->len, names);
}

char *
text_threat_unit (const WarSetup *setup, const WarState *view, const WarDangers *dangers, gint row,
                  const WarForesight *foresight)
{
  g_return_val_if_fail (setup != NULL && view != NULL && dangers != NULL, NULL);

  g_autoptr (GArray) hitters = find_against (setup, view, dangers, row, foresight);
  g_autofree char *name = text_piece (setup, row);
  g_autofree char *names = list_hitters (setup, hitters);

  if (hitters->len == 0)
    return foresight != NULL
             /* Translators: %s is a unit, which is about to go somewhere */
             ? g_strdup_printf (_ ("%s would be out of reach of all there."), name)
             : g_strdup_printf (_ ("%s is out of reach of all."), name);
  if (foresight != NULL)
    /* Translators: a unit where it is about to go, how many enemies could hit it there, and who */
    return g_strdup_printf (
      ngettext ("%s there: %u could hit it: %s.", "%s there: %u could hit it: %s.", hitters->len),
      name, hitters->len, names);
  /* Translators: a unit, how many enemies could hit it where it stands, and who they are */
  return g_strdup_printf (
    ngettext ("%s: %u could hit it: %s.", "%s: %u could hit it: %s.", hitters->len), name,
    hitters->len, names);
}

/* A unit, by its first row on the field. */
typedef struct
{
  gint row;
  guint n_hitters;
} Threatened;

/* How many could hit the unit where it stands. */
static guint
count_hitters (const WarSetup *setup, const WarState *view, const WarDangers *dangers, gint row)
{
  gint last = WAR_NONE;
  guint n = 0;

  /* Those of one piece follow each other. */
  for (guint i = 0; i < dangers->items->len; i++)
    {
      const WarDanger *danger = &g_array_index (dangers->items, WarDanger, i);

      if (danger->row == last
          || !war_dangers_threaten_unit (dangers, setup, view, danger, row, NULL))
        continue;
      last = danger->row;
      n++;
    }
  return n;
}

static gint
compare_threatened (gconstpointer a, gconstpointer b)
{
  const Threatened *first = a, *second = b;

  if (first->n_hitters != second->n_hitters)
    return first->n_hitters > second->n_hitters ? -1 : 1;
  return first->row - second->row;
}

static gboolean
is_first (const WarSetup *setup, const WarState *view, guint row)
{
  gint32 unit;

  if (row == 0 || setup->ranks == NULL)
    return TRUE;
  unit = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];
  return unit == WAR_NONE
         || war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, row - 1)[WAR_PIECE_FORMATION]
              != unit;
}

char *
text_threat_list (const WarSetup *setup, const WarState *view, const WarDangers *dangers)
{
  g_return_val_if_fail (setup != NULL && view != NULL && dangers != NULL, NULL);

  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (Threatened));
  g_autofree char *title = text_threat_title (setup, dangers);
  GString *text = g_string_new (title);
  guint n_safe = 0;

  g_string_append_c (text, '\n');
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      Threatened unit = { .row = (gint) row };
      WarShownPiece piece;

      if (!war_play_show_piece (setup, view, row, &piece) || piece.side == dangers->side
          || !is_first (setup, view, row))
        continue;
      unit.n_hitters = count_hitters (setup, view, dangers, unit.row);
      if (unit.n_hitters > 0)
        g_array_append_val (units, unit);
      else
        n_safe++;
    }
  g_array_sort (units, compare_threatened);
  for (guint i = 0; i < units->len; i++)
    {
      g_autofree char *line
        = text_threat_unit (setup, view, dangers, g_array_index (units, Threatened, i).row, NULL);

      g_string_append_printf (text, "%s\n", line);
    }
  if (n_safe > 0)
    g_string_append_printf (
      text,
      ngettext ("%u unit is out of reach of all.\n", "%u units are out of reach of all.\n", n_safe),
      n_safe);
  return g_string_free (text, FALSE);
}
