/* cover.h: small pictures of documents, by which people know them again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/campaign/campaign.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* The box that a picture fills, its top left corner at the origin, in user units of which about a
 * hundred are the height of a card on a screen. */
typedef struct
{
  double width, height;
  double pixel; /* size of a device pixel in user units */
} DrawCover;

/* The field as it lies, all of it; one with far more on it than any that is played is left blank,
 * so that it keeps nobody waiting. */
void draw_field_cover (cairo_t *cr, const DrawCover *cover, const WarField *field);

/* A game as it stands: its field with the units. */
void draw_game_cover (cairo_t *cr, const DrawCover *cover, const WarSetup *setup,
                      const WarState *state);

/* The army's bases drawn up, the first ones if there are very many. */
void draw_army_cover (cairo_t *cr, const DrawCover *cover, const WarArmy *army);

/* A closed book in the cloth of its first unit type. */
void draw_book_cover (cairo_t *cr, const DrawCover *cover, const WarBook *book);

/* The fields of the first operations, as sheets that lie on each other. */
void draw_campaign_cover (cairo_t *cr, const DrawCover *cover, const WarCampaign *campaign);

G_END_DECLS
