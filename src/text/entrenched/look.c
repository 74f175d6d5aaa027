/* look.c: what a unit in a game of Entrenched! sees of its enemies
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/entrenched/average.h"
#include "text/entrenched/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"
#include "text/words/table.h"

typedef struct
{
  guint piece;
  WarBase base;
  WarLength distance;
} Enemy;

static gint
compare_distances (gconstpointer a, gconstpointer b)
{
  const Enemy *first = a, *second = b;

  if (first->distance != second->distance)
    return first->distance < second->distance ? -1 : 1;
  return first->piece < second->piece ? -1 : first->piece > second->piece;
}

static GArray *
find_enemies (const WarSetup *setup, const WarState *state, guint piece, const WarBase *base)
{
  GArray *enemies = g_array_new (FALSE, FALSE, sizeof (Enemy));
  gint32 side = war_setup_peek_piece (setup, state, piece)[WAR_PIECE_SIDE];

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      Enemy enemy = { .piece = i };

      if (!war_entrenched_stands (setup, state, (gint) i)
          || war_setup_peek_piece (setup, state, i)[WAR_PIECE_SIDE] == side)
        continue;
      enemy.base = war_entrenched_get_base (setup, state, i);
      enemy.distance = war_base_get_distance (base, &enemy.base);
      g_array_append_val (enemies, enemy);
    }

  g_array_sort (enemies, compare_distances);
  return enemies;
}

/* Whether the template may be laid on the middle of the target (E-7). */
static gboolean
reaches_middle (const WarEntrenchedWeapon *weapon, const WarBase *base, const WarBase *target,
                gboolean is_seen)
{
  WarLength range = war_base_get_position_distance (base, target->centre);

  return range >= weapon->minimum_range && range <= weapon->range && (is_seen || weapon->indirect);
}

/* What the one does to the other by firing, with the weapon that does the most; FALSE: it cannot
 * from where it stands. */
static gboolean
find_fire (const WarSetup *setup, const WarState *state, guint piece, guint target,
           gboolean is_seen, WarAttackAverage *most)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  WarBase base = war_entrenched_get_base (setup, state, piece);
  WarBase other = war_entrenched_get_base (setup, state, target);
  gboolean can = FALSE;

  /* Who is in contact neither fires nor is fired at, but may lie under a template (E-7, E-10). */
  gboolean is_locked = war_entrenched_is_in_contact (setup, state, target);

  for (guint i = 0; i < type->n_weapons && !war_entrenched_is_in_contact (setup, state, piece); i++)
    {
      const WarEntrenchedWeapon *weapon = &type->weapons[i];
      WarAttackAverage average;
      WarRefusal refusal;

      switch (war_entrenched_get_weapon_kind (weapon))
        {
        case WAR_ENTRENCHED_DIRECT_WEAPON:
          if (is_locked || !war_entrenched_check_shot (setup, state, piece, i, target, &refusal))
            continue;
          average = war_entrenched_average_shot (setup, state, piece, i, target);
          break;
        case WAR_ENTRENCHED_TEMPLATE_WEAPON:
          if (!reaches_middle (weapon, &base, &other, is_seen))
            continue;
          average = war_entrenched_average_shell (setup, state, piece, i, other.centre, target);
          break;
        case WAR_ENTRENCHED_USELESS_WEAPON:
        case WAR_ENTRENCHED_MELEE_WEAPON:
        case WAR_ENTRENCHED_GAS_WEAPON:
        default:
          continue;
        }
      if (!can || average.wounds > most->wounds)
        *most = average;
      can = TRUE;
    }

  return can;
}

/* "1.2", or "–". */
static char *
describe_fire (gboolean can, const WarAttackAverage *average)
{
  return can ? g_strdup_printf ("%.1f", (double) average->wounds / (double) WAR_PROBABILITY_ONE)
             : g_strdup ("–");
}

/* "hidden (Church)", "cover +1 (Hedge)", "clear" */
static char *
describe_sight (const WarSetup *setup, const WarState *state, guint target, const WarBase *base,
                const WarSight *sight)
{
  static const WarEntrenchedWeapon any = { 0 };
  gint cover = war_entrenched_get_cover (setup, state, target, base, &any, NULL);
  gint shelter = war_setup_peek_piece (setup, state, target)[WAR_ENTRENCHED_PIECE_INSIDE];
  gint feature = shelter != WAR_NONE ? shelter : sight->cover_feature;

  if (sight->n_clear == 0)
    return g_strdup_printf (C_ ("sight", "hidden (%s)"),
                            text_entrenched_feature (setup, sight->lines[0].feature));
  if (cover == 0)
    return g_strdup (C_ ("sight", "clear"));

  return g_strdup_printf (C_ ("sight", "cover +%d (%s)"), cover,
                          text_entrenched_feature (setup, feature));
}

/* What there is to say of an enemy, each for a cell. */
typedef struct
{
  char *name;
  char *wounds;
  char *distance;
  char *heading;
  char *fires;
  char *suffers;
  char *seen;
  gboolean can_fire; /* the unit at it; then that destroys it with this chance */
  WarAttackAverage fire;
} Described;

static void
described_clear (Described *described)
{
  g_free (described->name);
  g_free (described->wounds);
  g_free (described->distance);
  g_free (described->heading);
  g_free (described->fires);
  g_free (described->suffers);
  g_free (described->seen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Described, described_clear)

static Described
describe_enemy (const WarSetup *setup, const WarState *state, guint piece, const WarBase *base,
                const Enemy *enemy)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, enemy->piece);
  WarSight sight = war_entrenched_look (setup, base, &enemy->base);
  WarSight back = war_entrenched_look (setup, &enemy->base, base);
  WarAttackAverage fire = { 0 }, suffered = { 0 };
  gboolean can_fire = find_fire (setup, state, piece, enemy->piece, sight.n_clear > 0, &fire);
  gboolean can_suffer = find_fire (setup, state, enemy->piece, piece, back.n_clear > 0, &suffered);

  return (Described){
    .name = text_entrenched_piece (setup, (gint) enemy->piece),
    .wounds = g_strdup_printf ("%d/%d", cells[WAR_ENTRENCHED_PIECE_LEFT],
                               war_entrenched_get_type (setup, enemy->piece)->wounds),
    .distance = text_entrenched_length (setup, enemy->distance),
    .heading = text_heading (war_heading_towards (base->centre, enemy->base.centre)),
    .fires = describe_fire (can_fire, &fire),
    .suffers = describe_fire (can_suffer, &suffered),
    .can_fire = can_fire,
    .fire = fire,
    .seen = describe_sight (setup, state, enemy->piece, base, &sight),
  };
}

static void
add_enemy (TextTable *table, const WarSetup *setup, const WarState *state, guint piece,
           const WarBase *base, const Enemy *enemy)
{
  g_auto (Described) described = describe_enemy (setup, state, piece, base, enemy);
  g_autofree char *number = g_strdup_printf ("%u", enemy->piece);

  text_table_add_row (table, number, described.name, described.wounds, described.distance,
                      described.heading, described.fires, described.suffers, described.seen, NULL);
}

static const char *
explain_fire (void)
{
  return _ ("Fires, Suffers: the wounds, on average, that its fire does to the enemy "
            "from here, and the enemy’s to it.");
}

char *
text_entrenched_look (const WarSetup *setup, const WarState *state, guint piece)
{
  WarBase base = war_entrenched_get_base (setup, state, piece);
  g_autoptr (GArray) enemies = find_enemies (setup, state, piece, &base);
  g_autoptr (TextTable) table = text_table_new (8);
  GString *text = g_string_new ("\n");

  for (guint column = 0; column < 7; column++)
    if (column != 1)
      text_table_align_right (table, column);
  text_table_add_row (table, C_ ("number", "No."), _ ("Enemy"), _ ("Wounds"), _ ("Away"),
                      _ ("Heading"), C_ ("forecast", "Fires"), C_ ("forecast", "Suffers"),
                      _ ("Seen"), NULL);
  for (guint i = 0; i < enemies->len; i++)
    add_enemy (table, setup, state, piece, &base, &g_array_index (enemies, Enemy, i));

  text_table_append (table, text, 1);
  text_append_wrapped (text, explain_fire (), 1);
  return g_string_free (text, FALSE);
}

/* The most promising ones first; the others stay in their order. */
static gint
compare_promise (gconstpointer a, gconstpointer b)
{
  const Described *const *first = a, *const *second = b;
  WarProbability wounds = (*first)->fire.wounds, others = (*second)->fire.wounds;

  if (wounds != others)
    return wounds > others ? -1 : 1;
  return (*first)->can_fire != (*second)->can_fire ? ((*first)->can_fire ? -1 : 1)
         : *first < *second                        ? -1
                                                   : *first > *second;
}

static char *
describe_line (const Described *described)
{
  g_autofree char *fires = g_strdup (described->fires);

  if (described->can_fire)
    {
      g_autofree char *chance = text_chance (described->fire.destroyed);

      g_free (fires);
      /* Translators: wounds on average, and the chance that the unit is destroyed: 0.7 (12 %) */
      fires = g_strdup_printf (C_ ("fire", "%s (%s)"), described->fires, chance);
    }
  /* Translators: an enemy; the wounds that firing at it does, and its firing back; its wounds; how
   * far away, and where it is; how it is seen, in three lines: "German Infantry 2", "fires 0.7
   * (12 %), suffers 0.7", "wounds 6/6, 3.1″ away at 42°; cover +1 (Wall)" */
  return g_strdup_printf (_ ("%s\nfires %s, suffers %s\nwounds %s, %s away at %s; %s"),
                          described->name, fires, described->suffers, described->wounds,
                          described->distance, described->heading, described->seen);
}

GPtrArray *
text_entrenched_look_lines (const WarSetup *setup, const WarState *state, guint piece)
{
  WarBase base = war_entrenched_get_base (setup, state, piece);
  g_autoptr (GArray) enemies = find_enemies (setup, state, piece, &base);
  g_autofree Described *described = g_new (Described, enemies->len);
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < enemies->len; i++)
    {
      described[i]
        = describe_enemy (setup, state, piece, &base, &g_array_index (enemies, Enemy, i));
      g_ptr_array_add (sorted, &described[i]);
    }
  g_ptr_array_sort (sorted, compare_promise);
  for (guint i = 0; i < sorted->len; i++)
    g_ptr_array_add (lines, describe_line (g_ptr_array_index (sorted, i)));
  for (guint i = 0; i < enemies->len; i++)
    described_clear (&described[i]);
  g_ptr_array_add (lines, g_strdup (explain_fire ()));
  g_ptr_array_add (lines, g_strdup (_ ("In brackets: the chance that it is destroyed.")));
  return lines;
}
