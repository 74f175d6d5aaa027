/* tabletop.h: what lies on a virtual tabletop, whatever game it is of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* What programs need that know no rules: things of true size, with a name, a picture, and words to
 * read. Nothing can be played with it but by hand. */

typedef enum
{
  WAR_TABLETOP_FIELD, /* lies fast below all others */
  WAR_TABLETOP_TILE, /* as a base: it faces somewhere */
  WAR_TABLETOP_DISC,
  WAR_TABLETOP_STICK,
  WAR_TABLETOP_BAG, /* which others are in */
} WarTabletopKind;

typedef struct
{
  char *name; /* ASCII, of a file: "british-infantry-1.png" */
  GBytes *png;
} WarTabletopPicture;

typedef struct _WarTabletopThing WarTabletopThing;

struct _WarTabletopThing
{
  WarTabletopKind kind;
  char *name;
  char *text; /* lines about it */
  WarLength width, depth;
  WarPosition place; /* of its middle; the origin is the middle of the table */
  WarHeading heading;
  guint32 colour; /* 0xrrggbb: where it has no picture */
  gint picture; /* index of the tabletop's; −1: none */
  GPtrArray *inside; /* WarTabletopThing: of a bag */
  GPtrArray *states; /* WarTabletopThing: what it can be turned into, itself at its own place */
  guint state; /* its index in states, if there are any */
};

typedef struct
{
  char *name;
  GPtrArray *things; /* WarTabletopThing */
  GArray *pictures; /* WarTabletopPicture */
} WarTabletop;

WarTabletop *war_tabletop_new (const char *name);
void war_tabletop_free (WarTabletop *tabletop);

/* Without a picture, in the middle. Goes into an array of things, which takes it over. */
WarTabletopThing *war_tabletop_thing_new (WarTabletopKind kind, const char *name, WarLength width,
                                          WarLength depth);

/* Another one like it, in all but what is in it and what it can be turned into. */
WarTabletopThing *war_tabletop_thing_copy (const WarTabletopThing *thing);

/* The index of the picture of that name; −1: there is none yet. Adding takes the PNG over. */
gint war_tabletop_find_picture (const WarTabletop *tabletop, const char *name);
gint war_tabletop_add_picture (WarTabletop *tabletop, const char *name, GBytes *png);

const WarTabletopPicture *war_tabletop_get_picture (const WarTabletop *tabletop, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarTabletop, war_tabletop_free)

G_END_DECLS
