/* war.h: the whole engine, for programs that use it as a library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army-check.h"
#include "engine/army-random.h"
#include "engine/army.h"
#include "engine/base.h"
#include "engine/book-edit.h"
#include "engine/book.h"
#include "engine/campaign.h"
#include "engine/chance.h"
#include "engine/decision.h"
#include "engine/event.h"
#include "engine/exact.h"
#include "engine/extra.h"
#include "engine/field.h"
#include "engine/formation.h"
#include "engine/game.h"
#include "engine/generator.h"
#include "engine/geometry.h"
#include "engine/ground.h"
#include "engine/hexes.h"
#include "engine/length.h"
#include "engine/odds.h"
#include "engine/operation-check.h"
#include "engine/operation.h"
#include "engine/order.h"
#include "engine/play.h"
#include "engine/rules.h"
#include "engine/sight.h"
#include "engine/state.h"
#include "engine/sweep.h"
#include "engine/terrain.h"
#include "engine/visibility.h"
#include "engine/wide.h"
