/* whole-choice.h: a row that shows what is chosen in it as long as it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* By itself such a row cuts off what is longer than 20 letters, though there is room, or all of it
 * beside a long title. For rows of strings. */
void duck_whole_choice_add (AdwComboRow *row);

G_END_DECLS
