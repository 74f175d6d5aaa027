/* placing.h: what people let the program do for them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/game/hand/remembered.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PLACING (duck_placing_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlacing, duck_placing, DUCK, PLACING, GObject)

/* Places the units of a side as a commander would, whenever it is that side's turn, from when its
 * person wishes so until there is something else to decide, that is taken back, or it is stopped.
 * Each of the sides may wish it. Signal "changed": a wish has ended, or
 * one of the page's has begun. */
DuckPlacing *duck_placing_new (DuckPlay *play);

/* Declines for who decides, by an order of this kind, whatever is declined by it until the phase is
 * another, an order is taken back, or it is stopped. Each is a step of its own. */
void duck_placing_begin_passing (DuckPlacing *self, guint kind);

/* Questions that are answered once for all; lent. */
DuckRemembered *duck_placing_get_remembered (DuckPlacing *self);

/* Whether that, or placing, goes on for the seat, and there is something to do now if it does. */
gboolean duck_placing_is_wished (DuckPlacing *self, gint seat);

/* Gives the page, which must not outlive it, the actions "place-rest" and "stop-placing", for who
 * decides, and "decide-rest": all is decided as a commander would, until the phase is another or an
 * order is taken back. What is done at once is a step that can be undone; what is done later
 * belongs to the step of who went before. */
void duck_placing_add_actions (DuckPlacing *self, DuckPage *page);

/* Shows the buttons of the page that begin and stop it as far as they can be pressed. */
void duck_placing_show (DuckPlacing *self, DuckPage *page, GtkButton *rest, GtkButton *step,
                        GtkButton *stop);

G_END_DECLS
