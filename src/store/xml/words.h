/* words.h: the words of documents that come with the program, in the reader's language
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"
#include "engine/campaign/campaign.h"

G_BEGIN_DECLS

/* What comes with the program is English in its file. When it is opened it is translated as a
 * whole: titles, dates, stories, names and notes. What people write themselves is never looked up,
 * whatever it says.
 *
 * Armies and fields come with the program if their file does. Operations and campaigns are also
 * inside of other files, which people send each other: games, and campaigns that are being played.
 * They are told by their id, and are written in English again. Whoever duplicates one, of whatever
 * kind, gets what he has seen, in his language, and it is his: a new id, and no longer translated.
 *
 * These change what has just been read and is nobody else's yet. */
void store_words_translate_army (WarArmy *army);
void store_words_translate_field (WarField *field);
void store_words_translate_operation (WarOperation *operation);

/* The field has been read again from the operation's link: only if the operation is translated. */
void store_words_translate_field_of (const WarOperation *operation, WarField *field);

/* Without its operations. */
void store_words_translate_campaign (WarCampaign *campaign);

/* As the file says it, if an operation or campaign of that id has been translated; else a new
 * reference to what it is. */
WarOperation *store_words_get_original_operation (const WarOperation *operation);
WarCampaign *store_words_get_original_campaign (const WarCampaign *campaign);

G_END_DECLS
