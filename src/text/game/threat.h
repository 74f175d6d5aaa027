/* threat.h: where the other side could hit somebody in its next turn, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/danger.h"

G_BEGIN_DECLS

/* "Where Germans could hit somebody before their next turn is over, at most: …": what that is, and
 * is not. Free it. */
char *text_threat_title (const WarSetup *setup, const WarDangers *dangers);

/* "Here 3 could hit somebody: German Infantry 2 (Gewehr 98 after up to 7″), …", the nearest
 * first; or that nobody could. Free it. */
char *text_threat_place (const WarSetup *setup, const WarState *view, const WarDangers *dangers,
                         WarPosition place);

/* The same of the unit of the piece where it stands, or will stand by the foresight, if it is not
 * NULL. Free it. */
char *text_threat_unit (const WarSetup *setup, const WarState *view, const WarDangers *dangers,
                        gint row, const WarForesight *foresight);

/* The title, and a line for each unit of the side that they are against, those of which most is to
 * be feared first; those that are out of reach are counted. Free it. */
char *text_threat_list (const WarSetup *setup, const WarState *view, const WarDangers *dangers);

G_END_DECLS
