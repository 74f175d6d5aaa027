/* chart.c: what the enemy's chart in Trench Club says, and why a unit did what it did
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

const char *
text_club_row (gint row)
{
  static const char *const names[WAR_CLUB_N_ROWS] = {
    [WAR_CLUB_ROW_TRUCK] = N_ ("Truck"),
    [WAR_CLUB_ROW_FOOT] = N_ ("Foot Soldier"),
    [WAR_CLUB_ROW_ARTILLERY] = N_ ("Artillery"),
    [WAR_CLUB_ROW_ARMOUR] = N_ ("Tank/Armored Car"),
    [WAR_CLUB_ROW_FIGHTER] = N_ ("Fighter Aircraft"),
    [WAR_CLUB_ROW_ANTI_AIRCRAFT] = N_ ("Anti-Aircraft"),
  };

  g_return_val_if_fail (row >= 0 && row < WAR_CLUB_N_ROWS, "");
  return _ (names[row]);
}

/* club.11 */
char *
text_club_level_effect (const WarRules *rules, const char *id)
{
  const WarStat *level = &rules->system->tables[WAR_CLUB_TABLE_LEVELS].columns[0];
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_LEVELS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (g_str_equal (level->choices[rows[i].values[WAR_CLUB_LEVELS_LEVEL]], id))
      {
        gint flags = rows[i].values[WAR_CLUB_LEVELS_FLAGS];
        g_autofree char *forces
          = flags == 0 ? g_strdup (_ ("No Special Force"))
                       : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d Special Force",
                                                       "%d Special Forces", (gulong) flags),
                                          flags);

        /* Translators: what the enemy has at a level: "1 Special Force", and its money */
        return g_strdup_printf (_ ("%s, %d bonds a fort"), forces,
                                rows[i].values[WAR_CLUB_LEVELS_BONDS]);
      }
  return NULL;
}

const char *
text_club_level (const char *id)
{
  static const struct
  {
    const char *id, *name;
  } levels[] = {
    { "conscript", N_ ("Conscript") },
    { "poilu", N_ ("Poilu") },
    { "over-the-top", N_ ("Over the Top") },
    { "no-mans-land", N_ ("No-Man’s-Land") },
    { "shell-shock", N_ ("Shell Shock") },
    { "poilu-without-special-force", N_ ("Poilu Without Special Force") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i].id, id))
      return _ (levels[i].name);
  return id;
}

/* In the order of the words of its table. */
const char *
text_club_mood (const WarRules *rules, gint column)
{
  static const char *const names[] = {
    N_ ("Regroup"),         N_ ("Strategic Withdrawal"), N_ ("Diversion"),
    N_ ("Reconnaissance"),  N_ ("Air Interdiction"),     N_ ("Counter-attack"),
    N_ ("Box Barrage"),     N_ ("Creeping Barrage"),     N_ ("Trench Raid"),
    N_ ("Surprise Attack"), N_ ("Coordinated Assault"),  N_ ("Infiltration Tactics"),
  };
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_MOODS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_CLUB_MOODS_DIE] == column)
      return _ (names[rows[i].values[WAR_CLUB_MOODS_MOOD]]);
  return "";
}

/* Boxes ---------------------------------------------------------------------------------------- */

/* By 100 for a row, from 1, and the leftmost column (club.6). */
static const struct
{
  guint id;
  const char *words;
} boxes[] = {
  { 101, N_ ("onto a crossroads") },
  { 102, N_ ("repair, or away from the players’ units") },
  { 103, N_ ("towards the second nearest cluster of units that can be carried") },
  { 104, N_ ("repair, or carries infantry and artillery to the nearest fort") },
  { 105, N_ ("carries infantry to the nearest fort") },
  { 106, N_ ("repair, or carries infantry to the nearest fort") },
  { 107, N_ ("carries infantry to the second nearest fort") },
  { 108, N_ ("carries infantry and artillery to the nearest fort") },
  { 109, N_ ("carries infantry and artillery to the second nearest fort") },
  { 201, N_ ("into a forest") },
  { 203, N_ ("attacks artillery; an Anti-Tank Gunner goes into range of a tank") },
  { 205, N_ ("repair, or attacks a truck") },
  { 207, N_ ("towards an entrance of a neutral or hostile fort") },
  { 210, N_ ("attacks what is no artillery; an Anti-Tank Gunner goes into range of a tank") },
  { 301, N_ ("attacks a Foot Soldier within 2 of an entrance") },
  { 303, N_ ("attacks the second highest Hit #") },
  { 304, N_ ("attacks a truck") },
  { 306, N_ ("attacks the highest Hit #") },
  { 308, N_ ("attacks a Foot Soldier") },
  { 309, N_ ("repair; a Gunboat attacks an aircraft") },
  { 311, N_ ("attacks the most damaged that it can hit") },
  { 312, N_ ("attacks Anti-Aircraft") },
  { 401, N_ ("repair, or attacks a truck") },
  { 403, N_ ("attacks a Tank or Armored Car") },
  { 405, N_ ("attacks artillery") },
  { 407, N_ ("attacks Anti-Aircraft") },
  { 408, N_ ("attacks a Foot Soldier within 2 of an entrance") },
  { 410, N_ ("flanks or surrounds") },
  { 411, N_ ("attacks a Foot Soldier farther than 2 from an entrance") },
  { 501, N_ ("attacks a Tank or Armored Car") },
  { 502, N_ ("attacks the highest Hit # in range") },
  { 503, N_ ("repair, or attacks a truck") },
  { 505, N_ ("attacks an aircraft") },
  { 506, N_ ("attacks a Foot Soldier") },
  { 507, N_ ("attacks artillery") },
  { 508, N_ ("flanks or surrounds") },
  { 512, N_ ("attacks the most damaged in range") },
  { 601, N_ ("towards within 3 of an aircraft") },
};

guint
text_club_box_id (const WarClubBox *box)
{
  return 100 * (guint) (box->row + 1) + (guint) box->column;
}

/* A user's own chart may have other boxes: of these there is only the number. */
const char *
text_club_box (const WarClubBox *box)
{
  guint id = text_club_box_id (box);

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    if (boxes[i].id == id)
      return _ (boxes[i].words);
  return NULL;
}

/* The next different box to the right: who could not do it took the one to the left (club.5.8). */
WarClubBox
text_club_get_right_box (const WarRules *rules, const WarClubBox *box)
{
  WarClubBox right = *box;

  for (gint i = 1; i < WAR_CLUB_SIDES && right.column == box->column; i++)
    right = war_club_find_box (rules, box->row, (box->column + i - 1) % WAR_CLUB_SIDES + 1);
  return right;
}

/* Why a box could not be done; NULL: that is not known. */
static const char *
get_obstacle (gint obstacle)
{
  static const char *const names[WAR_CLUB_N_OBSTACLES] = {
    [WAR_CLUB_OBSTACLE_NO_SUCH] = N_ ("there is none for it"),
    [WAR_CLUB_OBSTACLE_OUT_OF_REACH] = N_ ("out of reach"),
    [WAR_CLUB_OBSTACLE_OVERKILL] = N_ ("already as good as destroyed [5.15]"),
    [WAR_CLUB_OBSTACLE_NO_POSITION] = N_ ("no such position in reach"),
    [WAR_CLUB_OBSTACLE_UNDAMAGED] = N_ ("too little damage"),
    [WAR_CLUB_OBSTACLE_UNREPAIRED] = N_ ("no repair in reach"),
    [WAR_CLUB_OBSTACLE_NO_LOAD] = N_ ("nobody to carry"),
    [WAR_CLUB_OBSTACLE_ENEMY_NEAR] = N_ ("an enemy is next to it [M-22]"),
    [WAR_CLUB_OBSTACLE_INSIDE] = N_ ("inside a fort [M-16]"),
    [WAR_CLUB_OBSTACLE_NO_ROOM] = N_ ("no room to set down"),
    [WAR_CLUB_OBSTACLE_NO_WAY] = N_ ("no way leads there"),
    [WAR_CLUB_OBSTACLE_NO_NEARER] = N_ ("comes no nearer"),
    [WAR_CLUB_OBSTACLE_NO_FARTHER] = N_ ("comes no farther away"),
  };

  g_return_val_if_fail (obstacle >= 0 && obstacle < WAR_CLUB_N_OBSTACLES, NULL);
  return names[obstacle] != NULL ? _ (names[obstacle]) : NULL;
}

/* "6.210 (out of reach), 6.207": what was tried before, in that order; NULL: nothing. */
static char *
list_tried (const WarSetup *setup, gboolean is_stuck, const WarClubBox *box, const WarEvent *event)
{
  const WarRules *rules = war_club_get_data (setup)->rules;
  g_autoptr (GString) list = g_string_new (NULL);
  WarClubBox tried = *box;

  /* To the right is where it began; who could do nothing is told with the box that was first. */
  for (gint32 i = 0; !is_stuck && i < event->arguments[5]; i++)
    tried = text_club_get_right_box (rules, &tried);
  for (gint32 i = 0; i < event->arguments[5]; i++)
    {
      const char *why = get_obstacle (war_club_get_obstacle (event, (guint) i));

      g_string_append_printf (list, i > 0 ? ", 6.%u" : "6.%u", text_club_box_id (&tried));
      if (why != NULL)
        g_string_append_printf (list, " (%s)", why);
      tried = war_club_get_left_box (rules, &tried);
    }
  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

/* "box 6.207 “towards an entrance …”, as it could not do 6.210"; NULL: it is of none. */
static char *
describe_box (const WarSetup *setup, const WarEvent *event)
{
  const gint32 *arguments = event->arguments;
  WarClubBox box;
  const char *words;
  g_autofree char *tried = NULL, *named = NULL;
  gboolean is_stuck
    = arguments[2] == WAR_CLUB_DEED_TOWARDS_FIRST || arguments[2] == WAR_CLUB_DEED_NOTHING;

  if (arguments[0] == 0)
    return NULL;

  box = (WarClubBox){ .row = (WarClubRow) (arguments[0] - 1), .column = arguments[1] };
  words = text_club_box (&box);
  /* Translators: the number of a box of the enemy's chart, and what it says */
  named = words != NULL ? g_strdup_printf (_ ("box 6.%u “%s”"), text_club_box_id (&box), words)
                        : g_strdup_printf (_ ("box 6.%u"), text_club_box_id (&box));
  tried = list_tried (setup, is_stuck, &box, event);
  if (tried == NULL)
    return g_steal_pointer (&named);
  if (is_stuck)
    /* Translators: a box of the chart, its row, and numbers of boxes with why these could not be
     * done */
    return g_strdup_printf (_ ("%s, as nothing in the row of %s could be done: %s"), named,
                            text_club_row (box.row), tried);
  /* Translators: a box of the chart, and numbers of those that came before it */
  return g_strdup_printf (_ ("%s, as it could not do %s"), named, tried);
}

/* Priorities ----------------------------------------------------------------------------------- */

static const char *
get_priority (guint priority)
{
  static const char *const names[WAR_CLUB_N_PRIORITIES] = {
    [WAR_CLUB_PRIORITY_MOST_DAMAGED] = N_ ("most damaged [M-8, M-12]"),
    [WAR_CLUB_PRIORITY_NOT_HIT_BACK] = N_ ("cannot be hit back [7.3]"),
    [WAR_CLUB_PRIORITY_NEARLY_DESTROYED] = N_ ("5 damage [7.1, 7.2]"),
    [WAR_CLUB_PRIORITY_CLOSEST] = N_ ("closest target [7.1]"),
    [WAR_CLUB_PRIORITY_HIGHEST_HIT] = N_ ("highest Hit # [7.1]"),
    [WAR_CLUB_PRIORITY_LOWEST_HIT] = N_ ("lowest Hit # [7.2, 7.3]"),
    [WAR_CLUB_PRIORITY_MOST_EXPERIENCED] = N_ ("most experienced [7.1]"),
    [WAR_CLUB_PRIORITY_LEAST_EXPERIENCED] = N_ ("least experienced [7.2, 7.3, M-8]"),
    [WAR_CLUB_PRIORITY_FORT] = N_ ("a player’s fort, near the players’ units [M-8]"),
    [WAR_CLUB_PRIORITY_NEAREST] = N_ ("nearest to its goal [M-10]"),
    [WAR_CLUB_PRIORITY_FEWEST_ENEMIES] = N_ ("fewest enemies in range [8.6]"),
    [WAR_CLUB_PRIORITY_ODDS] = N_ ("most damage for least harm [7.7]"),
    [WAR_CLUB_PRIORITY_FARTHEST] = N_ ("farthest from the players’ units [7.6]"),
    [WAR_CLUB_PRIORITY_TERRAIN] = N_ ("best terrain [7.5]"),
    [WAR_CLUB_PRIORITY_SHORTEST] = N_ ("shortest move [M-2]"),
    [WAR_CLUB_PRIORITY_NUMBER] = N_ ("lowest number [M-2]"),
  };

  return _ (names[priority]);
}

char *
text_club_priorities (WarClubPriorities asked)
{
  g_autoptr (GString) list = g_string_new (NULL);

  /* What all were equal in says something only before what decided. */
  if ((asked & (WAR_CLUB_DECIDED (WAR_CLUB_N_PRIORITIES) - 1)) == 0)
    return NULL;

  for (guint i = 0; i < WAR_CLUB_N_PRIORITIES; i++)
    {
      if ((asked & (WAR_CLUB_DECIDED (i) | WAR_CLUB_WAS_EQUAL (i))) == 0)
        continue;
      if (list->len > 0)
        g_string_append (list, ", ");
      if ((asked & WAR_CLUB_DECIDED (i)) != 0)
        g_string_append (list, get_priority (i));
      else
        /* Translators: something by which one would have been chosen, but all were equal in it */
        g_string_append_printf (list, _ ("%s: equal"), get_priority (i));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Deeds ---------------------------------------------------------------------------------------- */

static char *
describe_deed (WarClubDeed deed, gboolean stays, const char *actor, const char *target,
               const char *hex)
{
  switch (deed)
    {
    case WAR_CLUB_DEED_TAKES_FORT:
      return g_strdup_printf (_ ("%s goes in and takes the fort at %s"), actor, hex);
    case WAR_CLUB_DEED_HINDERED:
      return g_strdup_printf (_ ("%s waits at %s: an enemy is at an entrance of its fort too"),
                              actor, hex);
    case WAR_CLUB_DEED_TO_ENTRANCE:
      return g_strdup_printf (_ ("%s goes to the entrance %s"), actor, hex);
    case WAR_CLUB_DEED_TO_REPAIR:
      return g_strdup_printf (_ ("%s goes to %s, towards a fort for repair"), actor, hex);
    case WAR_CLUB_DEED_INTO_FORT:
      return g_strdup_printf (_ ("%s goes into the fort at %s for repair"), actor, hex);
    case WAR_CLUB_DEED_STAYS_IN_FORT:
      return g_strdup_printf (_ ("%s stays in the fort at %s for repair"), actor, hex);
    case WAR_CLUB_DEED_HEALS:
      return g_strdup_printf (_ ("%s goes to %s, to heal %s"), actor, hex, target);
    case WAR_CLUB_DEED_TO_PATIENT:
      return g_strdup_printf (_ ("%s goes to %s, towards %s, who is damaged"), actor, hex, target);
    case WAR_CLUB_DEED_COMES_TO_MEDIC:
      return g_strdup_printf (_ ("%s comes to %s, next to %s"), actor, hex, target);
    case WAR_CLUB_DEED_AVOIDS:
      return g_strdup_printf (_ ("%s goes to %s, out of range"), actor, hex);
    case WAR_CLUB_DEED_KEEPS_AWAY:
      return g_strdup_printf (_ ("%s goes to %s, to keep its distance"), actor, hex);
    case WAR_CLUB_DEED_GOES:
      return g_strdup_printf (_ ("%s goes to %s"), actor, hex);
    case WAR_CLUB_DEED_IS_THERE:
      return g_strdup_printf (_ ("%s stays at %s, where it is to be"), actor, hex);
    case WAR_CLUB_DEED_CARRIES:
      if (stays)
        return g_strdup_printf (_ ("%s stays at %s and sets its load down"), actor, hex);
      return g_strdup_printf (_ ("%s goes to %s with its load"), actor, hex);
    case WAR_CLUB_DEED_ATTACKS:
      if (stays)
        return g_strdup_printf (_ ("%s stays at %s, to attack %s"), actor, hex, target);
      return g_strdup_printf (_ ("%s goes to %s, to attack %s"), actor, hex, target);
    case WAR_CLUB_DEED_TOWARDS_FIRST:
      if (stays)
        return g_strdup_printf (
          _ ("%s stays at %s: it comes no nearer to what its first box asks for"), actor, hex);
      return g_strdup_printf (_ ("%s goes to %s, towards what its first box asks for"), actor, hex);
    case WAR_CLUB_DEED_NOTHING:
      return g_strdup_printf (_ ("%s stays at %s: there is nothing to go to"), actor, hex);
    case WAR_CLUB_DEED_LEAVES:
      return g_strdup_printf (_ ("%s leaves its fort for %s"), actor, hex);
    case WAR_CLUB_DEED_NAMES:
      return g_strdup_printf (_ ("%s names %s as its target"), actor, target);
    case WAR_CLUB_DEED_DECLINES:
      return g_strdup_printf (_ ("%s attacks nobody: it would lose more than it does, as to %s"),
                              actor, target);
    case WAR_CLUB_N_DEEDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_club_acted (const WarSetup *setup, const WarEvent *event, const char *actor,
                 const char *target)
{
  g_autofree char *hex = text_club_hex (setup, event->arguments[4]);
  g_autofree char *deed
    = describe_deed ((WarClubDeed) event->arguments[2], event->arguments[4] == event->arguments[6],
                     actor, target, hex);
  g_autofree char *box = describe_box (setup, event);
  g_autofree char *asked = text_club_priorities ((WarClubPriorities) event->arguments[3]);

  if (box != NULL && asked != NULL)
    /* Translators: what a unit does; which box of its chart says so; what was asked in turn to
     * decide where to, or whom to attack */
    return g_strdup_printf (_ ("%s (%s; asked in turn: %s)."), deed, box, asked);
  if (asked != NULL)
    return g_strdup_printf (_ ("%s (asked in turn: %s)."), deed, asked);
  if (box != NULL)
    return g_strdup_printf (_ ("%s (%s)."), deed, box);
  return g_strdup_printf (_ ("%s."), deed);
}
