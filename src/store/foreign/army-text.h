/* army-text.h: an army as a block of text, for a letter, a chat or a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/documents/army-file.h"

G_BEGIN_DECLS

/* Where such a block begins. The army's canonical file lies in it, compressed, as letters and
 * digits: nothing in it is a link, and nobody but Duckboard is asked for anything. */
#define STORE_ARMY_TEXT_BEGIN "DUCKARMY1:"

/* In a QR code: of the 45 letters alone that take least there (base45 of RFC 9285), which is a
 * quarter less. */
#define STORE_ARMY_CODE_BEGIN "DUCKARMY2:"

/* In lines, for people to send. Free it. */
char *store_army_to_text (const WarArmy *army);

/* For a QR code. Free it. */
char *store_army_to_code (const WarArmy *army);

/* Whether a block of either kind begins anywhere in the text. */
gboolean store_army_text_is_in (const char *text);

/* The army of the first block in the text, whatever stands around it, and however its lines were
 * broken or quoted. NULL if faults has anything to say. */
WarArmy *store_army_from_text (StoreLibrary *library, const char *text, StoreFaults *faults);

G_END_DECLS
