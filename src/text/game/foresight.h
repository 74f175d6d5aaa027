/* foresight.h: what an order would do, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/foresight.h"

G_BEGIN_DECLS

/* "3.4″ of 4″, facing 135°, wire check 5+ (33 %) at 2.1″: failing it stops there": where the order
 * leads its actor and what it has to pass, without a full stop; NULL: it leads nobody anywhere.
 * Free it. */
char *text_foresight_way (const WarSetup *setup, const WarOrder *order,
                          const WarForesight *foresight);

/* "bog check 3+ (67 %) at 2.1″: failing it stops there": what has to be passed on the way; NULL:
 * nothing. Free it. */
char *text_foresight_checks (const WarSetup *setup, const WarForesight *foresight);

/* "BEF Infantry 2: 2.1 wounds on average, 12 % to destroy". Free it. */
char *text_foresight_loss (const WarSetup *setup, const WarForeseenLoss *loss);

/* "6 dice, 4+, saved on 5+": what is rolled at it. Free it; NULL: that is not said. */
char *text_foresight_dice (const WarForeseenLoss *loss);

/* "−2.1 · 12 %": what it loses, in signs, beside the target on a map; without a chance that hardly
 * is one. NULL: it loses next to nothing. Free it. */
char *text_foresight_brief_loss (const WarForeseenLoss *loss);

/* "cover: saves +1 [5.7]". Free it. */
char *text_foresight_modifier (const WarSetup *setup, const WarModifier *modifier);

/* "cover: saves +1 [5.7] (Village)": what counts for the actor of the order and against its target,
 * if it has but one, with what gives the cover; NULL: nothing does. Free it. */
char *text_foresight_modifiers (const WarSetup *setup, const WarOrder *order,
                                const WarForesight *foresight);

G_END_DECLS
