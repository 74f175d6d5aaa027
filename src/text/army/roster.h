/* roster.h: an army as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

G_BEGIN_DECLS

typedef enum
{
  TEXT_ROSTER_PLAIN, /* for a terminal or a letter: lines of 80 columns, but for longer words */
  TEXT_ROSTER_LINE, /* one line for a chat, without an end of line */
  TEXT_ROSTER_MARKDOWN, /* with tables as GitHub has them */
  TEXT_ROSTER_BBCODE, /* for forums: bold words and lists, which all of them know */
  TEXT_ROSTER_HTML, /* a piece of a page: heading, paragraphs, table */
} TextRosterFormat;

typedef enum
{
  TEXT_ROSTER_FULL,
  TEXT_ROSTER_FOR_OPPONENT, /* what stands on the table: no costs, waves, notes or faults */
  TEXT_ROSTER_WITHOUT_COSTS, /* all but costs and faults */
} TextRosterReader;

/* What stands over the units of a section of an army: "Wave 2", "A Company", "In No Wave Yet". Free
 * it. */
char *text_section (const WarSections *sections, gint section);

/* The army's title, totals, like units together, and what is wrong. Free the result. */
char *text_roster (const WarArmy *army, TextRosterFormat format, TextRosterReader reader);

/* What it costs, of what it may: "665 of 700 points". Free it. */
char *text_army_total (const WarArmy *army);

/* What the army comes to in a game, beyond what its list says, such as what may be bought:
 * sentences, in which clauses are cited; none in most systems. Free it. */
GPtrArray *text_army_plan (const WarArmy *army);

G_END_DECLS
