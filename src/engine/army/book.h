/* book.h: army books: the unit types that one side may choose from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* A trait as a unit type or weapon has it. */
typedef struct
{
  WarTrait *trait; /* of the rules, or the book's own */
  gint32 argument; /* what the trait's parameter is here: a count or a WarLength; else 0 */
} WarTraitUse;

/* A weapon of a unit type. */
typedef struct
{
  char *name;
  gint32 stats[WAR_MAX_STATS]; /* in the order of WarSystem.weapon_stats */
  GArray *traits; /* WarTraitUse */
} WarWeapon;

/* The cloth of an army, which a picture of a base is drawn in. */
typedef enum
{
  WAR_CLOTH_KHAKI,
  WAR_CLOTH_HORIZON_BLUE,
  WAR_CLOTH_FIELD_GREY,
  WAR_CLOTH_PIKE_GREY, /* Austria-Hungary's: bluish */
} WarCloth;

#define WAR_N_CLOTHS (WAR_CLOTH_PIKE_GREY + 1)

/* What a base carries, which its symbol shows. */
typedef enum
{
  WAR_SYMBOL_INFANTRY,
  WAR_SYMBOL_OFFICER,
  WAR_SYMBOL_CAVALRY,
  WAR_SYMBOL_MOUNTED_OFFICER,
  WAR_SYMBOL_MACHINE_GUN,
  WAR_SYMBOL_MORTAR,
  WAR_SYMBOL_FIELD_GUN,
  WAR_SYMBOL_HEAVY_GUN,
  WAR_SYMBOL_MINER,
  WAR_SYMBOL_SIGNALLER,
  WAR_SYMBOL_FLAG,
  WAR_SYMBOL_MARKSMAN,
  WAR_SYMBOL_FLAMETHROWER,
  WAR_SYMBOL_GAS,
  WAR_SYMBOL_STRETCHER,
  WAR_SYMBOL_BOMBER, /* who throws grenades */
  WAR_SYMBOL_ELITE,
  WAR_SYMBOL_LIGHT_MACHINE_GUN,
  WAR_SYMBOL_ANTI_TANK,
  WAR_SYMBOL_ANTI_AIRCRAFT,
  WAR_SYMBOL_ARMOURED_CAR,
  WAR_SYMBOL_TANK,
  WAR_SYMBOL_LIGHT_TANK,
  WAR_SYMBOL_LORRY,
  WAR_SYMBOL_AEROPLANE,
  WAR_SYMBOL_AIRSHIP,
  WAR_SYMBOL_GUNBOAT,
  WAR_SYMBOL_RAILWAY_GUN,
  WAR_SYMBOL_MEDIC,
  WAR_SYMBOL_MINE,
} WarSymbol;

#define WAR_N_SYMBOLS (WAR_SYMBOL_MINE + 1)

/* Ids in the order of the enumeration, NULL-terminated. */
const char *const *war_cloth_get_ids (void);
const char *const *war_symbol_get_ids (void);

/* An entry of a book. Immutable once built, reference-counted, and whole in itself: an army keeps
 * the unit types that it uses even when their book is gone. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name;
  gint cost;
  WarLength base_width, base_depth; /* width is along the front edge */
  guint32 categories; /* bit n: the n-th category of the rules */
  WarCloth cloth;
  WarSymbol symbol;
  gint32 stats[WAR_MAX_STATS]; /* in the order of WarSystem.unit_stats */
  GPtrArray *weapons; /* WarWeapon */
  GArray *traits; /* WarTraitUse */
  gboolean is_absent; /* it stands in for one that was not found, of which only the id is known */
  WarExtra *extra; /* or NULL */
} WarUnitType;

typedef enum
{
  WAR_LIMIT_AT_MOST,
  WAR_LIMIT_AT_LEAST,
} WarLimitKind;

/* How many units an army may, or must, have: `share` for every `of` units that it is measured by,
 * without rounding: n × of ≤ share × units (entrenched.E-20), or ≥. */
typedef struct
{
  WarLimitKind kind;
  char *category; /* whose units are counted; NULL: those of each unit type by itself */
  gint share;
  gint of; /* 0: it is measured by nothing, there are `share` in all */
  char *among; /* the category by whose units it is measured; NULL: by all units */
  char *clause; /* or NULL */
} WarLimit;

/* Immutable once built, reference-counted. Arrays own their items, in the book's order. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name;
  gint revision;
  char *digest; /* SHA-256 of the canonical file in hexadecimal, or NULL until it is known */
  WarRules *rules;
  GPtrArray *traits; /* WarTrait: the book's own, which no rule enforces */
  GPtrArray *types; /* WarUnitType */
  GPtrArray *limits; /* WarLimit */
  gboolean is_absent; /* it stands in for one that was not found, of which only the id is known */
  WarExtra *extra; /* or NULL */
} WarBook;

WarBook *war_book_new (WarRules *rules);
WarBook *war_book_new_absent (WarRules *rules, const char *id);
WarBook *war_book_ref (WarBook *book);
void war_book_unref (WarBook *book);
WarUnitType *war_book_find_type (const WarBook *book, const char *id);

/* The book's own trait, else the rules' trait of that id; NULL if there is neither. */
WarTrait *war_book_find_trait (const WarBook *book, const char *id);

WarUnitType *war_unit_type_new (void);
WarUnitType *war_unit_type_new_absent (const char *id);
WarUnitType *war_unit_type_ref (WarUnitType *type);
void war_unit_type_unref (WarUnitType *type);
gboolean war_unit_type_equal (const WarUnitType *a, const WarUnitType *b);

/* Whether a newer version of the format says the same about two types that are equal. */
gboolean war_unit_type_extra_equal (const WarUnitType *a, const WarUnitType *b);
gboolean war_unit_type_has_trait (const WarUnitType *type, const char *trait);

/* An array of WarTraitUse that owns a reference to each trait. */
GArray *war_trait_uses_new (void);
void war_trait_uses_add (GArray *uses, WarTrait *trait, gint32 argument);

/* The use of a trait of the rules, by its id; NULL: there is none. What a book made up itself is
 * not enforced, whatever it is called. */
const WarTraitUse *war_trait_uses_find (const GArray *uses, const char *id);
gboolean war_trait_uses_has (const GArray *uses, const char *id);

WarWeapon *war_weapon_new (void);
void war_weapon_free (WarWeapon *weapon);
void war_limit_free (WarLimit *limit);

WarLimit *war_limit_copy (const WarLimit *limit);

/* Whether it says that at most a share of all units may be of the category. */
gboolean war_limit_is_share (const WarLimit *limit, const char *category);

/* Whether it is measured by all units: such a share is less than the whole. */
gboolean war_limit_is_part (const WarLimit *limit);

/* Whether it can stand in a book of the rules. */
gboolean war_limit_is_sound (const WarLimit *limit, const WarRules *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBook, war_book_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarUnitType, war_unit_type_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarWeapon, war_weapon_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarLimit, war_limit_free)

G_END_DECLS
