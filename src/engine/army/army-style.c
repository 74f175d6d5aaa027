/* army-style.c: what somebody who makes an army is fond of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-style.h"

/* What a type is liked as in the usual style, in hundredths. */
#define USUAL 100
#define FOND 600
#define COLD 20

/* How much of an army's cost units of a kind usually are, of about 250 in all that there are. The
 * sign that a book gives a type says of which kind it is, also in a book of one's own; types of one
 * kind share. Most of an army is infantry, and what is dear and rare remains so. */
static const guint usual_shares[WAR_N_SYMBOLS] = {
  [WAR_SYMBOL_INFANTRY] = 60,    [WAR_SYMBOL_OFFICER] = 10,
  [WAR_SYMBOL_CAVALRY] = 12,     [WAR_SYMBOL_MOUNTED_OFFICER] = 8,
  [WAR_SYMBOL_MACHINE_GUN] = 14, [WAR_SYMBOL_MORTAR] = 6,
  [WAR_SYMBOL_FIELD_GUN] = 10,   [WAR_SYMBOL_HEAVY_GUN] = 6,
  [WAR_SYMBOL_MINER] = 5,        [WAR_SYMBOL_SIGNALLER] = 4,
  [WAR_SYMBOL_FLAG] = 4,         [WAR_SYMBOL_MARKSMAN] = 5,
  [WAR_SYMBOL_FLAMETHROWER] = 6, [WAR_SYMBOL_GAS] = 4,
  [WAR_SYMBOL_STRETCHER] = 3,    [WAR_SYMBOL_BOMBER] = 10,
  [WAR_SYMBOL_ELITE] = 12,       [WAR_SYMBOL_LIGHT_MACHINE_GUN] = 10,
  [WAR_SYMBOL_ANTI_TANK] = 4,    [WAR_SYMBOL_ANTI_AIRCRAFT] = 4,
  [WAR_SYMBOL_ARMOURED_CAR] = 5, [WAR_SYMBOL_TANK] = 8,
  [WAR_SYMBOL_LIGHT_TANK] = 6,   [WAR_SYMBOL_LORRY] = 4,
  [WAR_SYMBOL_AEROPLANE] = 5,    [WAR_SYMBOL_AIRSHIP] = 2,
  [WAR_SYMBOL_GUNBOAT] = 2,      [WAR_SYMBOL_RAILWAY_GUN] = 2,
  [WAR_SYMBOL_MEDIC] = 3,        [WAR_SYMBOL_MINE] = 3,
};

#define KIND(symbol) (G_GUINT64_CONSTANT (1) << WAR_SYMBOL_##symbol)

/* Of those who help others nobody is fond for what they cost. */
static const guint64 helpers = KIND (OFFICER) | KIND (MOUNTED_OFFICER) | KIND (SIGNALLER)
                               | KIND (FLAG) | KIND (STRETCHER) | KIND (MEDIC) | KIND (LORRY);

/* A style: of which kinds it is fond, a bit each by their signs; and what it thinks of other
 * types that fight and cost less, or more, than such types of the book do on average, in
 * hundredths. */
static const struct
{
  const char *id;
  guint64 fond_of;
  guint cheap, dear;
  gboolean is_alike; /* as many units of each type, however usual */
} styles[WAR_N_STYLES] = {
  [WAR_STYLE_MIXED] = { "mixed", 0, USUAL, USUAL, FALSE },
  [WAR_STYLE_MANY] = { "many", 0, FOND, COLD, FALSE },
  [WAR_STYLE_FEW] = { "few", 0, COLD, FOND, FALSE },
  [WAR_STYLE_GUNS]
  = { "guns", KIND (FIELD_GUN) | KIND (HEAVY_GUN) | KIND (MORTAR) | KIND (RAILWAY_GUN), USUAL,
      USUAL, FALSE },
  [WAR_STYLE_MACHINE_GUNS]
  = { "machine-guns", KIND (MACHINE_GUN) | KIND (LIGHT_MACHINE_GUN), USUAL, USUAL, FALSE },
  [WAR_STYLE_MOUNTED] = { "mounted", KIND (CAVALRY) | KIND (MOUNTED_OFFICER), USUAL, USUAL, FALSE },
  [WAR_STYLE_MOTLEY] = { "motley", 0, USUAL, USUAL, TRUE },
};

G_STATIC_ASSERT (WAR_N_SYMBOLS <= 64);

const char *const *
war_style_get_ids (void)
{
  static const char *ids[WAR_N_STYLES + 1];
  static gsize is_made;

  if (g_once_init_enter (&is_made))
    {
      for (guint i = 0; i < WAR_N_STYLES; i++)
        ids[i] = styles[i].id;
      g_once_init_leave (&is_made, 1);
    }
  return ids;
}

static const WarUnitType *
get_type (const WarBook *book, guint index)
{
  return g_ptr_array_index (book->types, index);
}

static guint
count_of_kind (const WarBook *book, WarSymbol symbol)
{
  guint n = 0;

  for (guint i = 0; i < book->types->len; i++)
    n += get_type (book, i)->symbol == symbol;
  return n;
}

/* Whether it fights by itself, rather than help others. */
static gboolean
fights (const WarUnitType *type)
{
  return (helpers >> type->symbol & 1) == 0;
}

/* Whether it costs no more than those of the book that fight do on average. */
static gboolean
is_cheap (const WarBook *book, const WarUnitType *type)
{
  gint64 sum = 0, n = 0;

  for (guint i = 0; i < book->types->len; i++)
    if (fights (get_type (book, i)))
      {
        sum += get_type (book, i)->cost;
        n++;
      }
  return type->cost * n <= sum;
}

guint
war_style_weigh (const WarBook *book, WarStyle style, guint index, guint *n_sharing)
{
  g_return_val_if_fail (book != NULL && index < book->types->len && n_sharing != NULL, 0);
  g_return_val_if_fail ((guint) style < WAR_N_STYLES, 0);

  const WarUnitType *type = get_type (book, index);
  guint liking = (styles[style].fond_of >> type->symbol & 1) != 0 ? FOND
                 : !fights (type)                                 ? USUAL
                 : is_cheap (book, type)                          ? styles[style].cheap
                                                                  : styles[style].dear;

  *n_sharing = styles[style].is_alike ? 1 : count_of_kind (book, type->symbol);
  return styles[style].is_alike ? (guint) MAX (type->cost, 1) * USUAL
                                : usual_shares[type->symbol] * liking;
}
