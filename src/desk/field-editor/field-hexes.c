/* field-hexes.c: what is chosen on a board of hexes, and what is painted next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/field-editor/field-hexes.h"

struct _DuckFieldHexes
{
  GObject parent_instance;

  DuckFieldDocument *document;
  WarHex chosen;
  WarHexTerrain terrain;
  guint size;
};

G_DEFINE_FINAL_TYPE (DuckFieldHexes, duck_field_hexes, G_TYPE_OBJECT)

enum
{
  CHOSEN,
  JUMP,
  OPTIONS_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Numbers of hexes are the same only while the board has as many columns. */
static void
follow_document (DuckFieldHexes *self)
{
  const WarHexBoard *board = duck_field_document_get_field (self->document)->board;

  if (self->chosen != WAR_HEX_NONE
      && (board == NULL || self->chosen >= war_hex_board_get_n (board)))
    duck_field_hexes_choose (self, WAR_HEX_NONE);
}

WarHex
duck_field_hexes_get_chosen (DuckFieldHexes *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_HEXES (self), WAR_HEX_NONE);

  return self->chosen;
}

void
duck_field_hexes_choose (DuckFieldHexes *self, WarHex hex)
{
  g_return_if_fail (DUCK_IS_FIELD_HEXES (self));

  if (self->chosen == hex)
    return;
  self->chosen = hex;
  g_signal_emit (self, signals[CHOSEN], 0);
}

void
duck_field_hexes_jump (DuckFieldHexes *self, WarHex hex)
{
  g_return_if_fail (DUCK_IS_FIELD_HEXES (self));

  duck_field_hexes_choose (self, hex);
  g_signal_emit (self, signals[JUMP], 0);
}

WarHexTerrain
duck_field_hexes_get_terrain (DuckFieldHexes *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_HEXES (self), WAR_HEX_MEADOW);

  return self->terrain;
}

void
duck_field_hexes_set_terrain (DuckFieldHexes *self, WarHexTerrain terrain)
{
  g_return_if_fail (DUCK_IS_FIELD_HEXES (self));
  g_return_if_fail (terrain <= WAR_HEX_RIVER);

  if (self->terrain == terrain)
    return;
  self->terrain = terrain;
  g_signal_emit (self, signals[OPTIONS_CHANGED], 0);
}

guint
duck_field_hexes_get_size (DuckFieldHexes *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_HEXES (self), 1);

  return self->size;
}

void
duck_field_hexes_set_size (DuckFieldHexes *self, guint size)
{
  g_return_if_fail (DUCK_IS_FIELD_HEXES (self));

  size = CLAMP (size, 1, DUCK_HEX_BRUSH_MAX);
  if (self->size == size)
    return;
  self->size = size;
  g_signal_emit (self, signals[OPTIONS_CHANGED], 0);
}

DuckFieldHexes *
duck_field_hexes_new (DuckFieldDocument *document)
{
  g_return_val_if_fail (DUCK_IS_FIELD_DOCUMENT (document), NULL);

  DuckFieldHexes *self = g_object_new (DUCK_TYPE_FIELD_HEXES, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (follow_document), self,
                           G_CONNECT_SWAPPED);
  return self;
}

static void
duck_field_hexes_finalize (GObject *object)
{
  g_clear_object (&DUCK_FIELD_HEXES (object)->document);

  G_OBJECT_CLASS (duck_field_hexes_parent_class)->finalize (object);
}

static void
duck_field_hexes_class_init (DuckFieldHexesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_hexes_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", DUCK_TYPE_FIELD_HEXES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[JUMP] = g_signal_new ("jump", DUCK_TYPE_FIELD_HEXES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[OPTIONS_CHANGED] = g_signal_new ("options-changed", DUCK_TYPE_FIELD_HEXES,
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_field_hexes_init (DuckFieldHexes *self)
{
  self->chosen = WAR_HEX_NONE;
  self->terrain = WAR_HEX_FOREST;
  self->size = 1;
}
