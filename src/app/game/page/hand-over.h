/* hand-over.h: a game goes from one person to another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/shell/page.h"
#include "desk/documents/game-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_HAND_OVER (duck_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (DuckHandOver, duck_hand_over, DUCK, HAND_OVER, GtkWidget)

/* How the game has gone. */
typedef enum
{
  DUCK_HAND_OVER_HERE, /* to somebody at the same screen */
  DUCK_HAND_OVER_COME, /* by post, to who sits here */
  DUCK_HAND_OVER_SENT, /* by post, to somebody elsewhere */
} DuckHandOverWay;

/* Lies over a game, so that nobody sees what is another's, until whose it is goes on. Signal
 * "uncovered". */

/* The page is the one of the game; of what is on it nothing is seen, and nothing can be done, while
 * this is. Both are lent, and outlive the widget. */
void duck_hand_over_set_page (DuckHandOver *self, DuckPage *page, GtkWidget *content);
gboolean duck_hand_over_is_covered (DuckHandOver *self);

/* Forbids the page's actions while it is covered, but for those that show nothing, and lets an
 * umpire take the screen. */
void duck_hand_over_guard (DuckHandOver *self);

/* Shows itself, with the name of the side by whose eyes the game is seen. */
void duck_hand_over_cover (DuckHandOver *self, DuckHandOverWay way);

/* Whether one person must not see what another does: the game wants it so, or has secrets. */
gboolean duck_hand_over_is_needed (DuckHandOver *self);

/* The same, as the game stands, of two seats: allies may know all of each other, and in some games
 * nothing is hidden once all units are there. */
gboolean duck_hand_over_is_needed_between (DuckHandOver *self, gint from, gint to);

/* Whether there is another person to hand the game to, and who that is stands fast. */
gboolean duck_hand_over_may_send (DuckHandOver *self);

/* Says what it means that a game goes by post, and if that is wanted saves it, and covers it. */
void duck_hand_over_send (DuckHandOver *self);

G_END_DECLS
