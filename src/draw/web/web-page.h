/* web-page.h: documents as pages for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/subject.h"
#include "engine/tracker/tracker.h"

G_BEGIN_DECLS

/* How the document itself lies in its page, as store/documents/web-page.h has it. All are lent. */
typedef struct
{
  const char *id; /* of the element that is a link to it */
  const char *link; /* its address, which is the document; NULL: it is not to be in the page */
  const char *file; /* the name of the file that it is saved in */
} DrawWebDocument;

/* A page of one file, read on a telephone, by day and by night, and printed on A4 or Letter: of an
 * army, an operation, or a game, as the subject says. NULL with an error if something cannot be
 * drawn. */
GBytes *draw_web_page_new (const DrawSubject *subject, const DrawWebDocument *document,
                           GError **error);

/* Likewise; rules: what its terrain does by them; or NULL. */
GBytes *draw_web_page_new_of_field (WarField *field, WarRules *rules,
                                    const DrawWebDocument *document, GError **error);
GBytes *draw_web_page_new_of_campaign (const WarCampaign *campaign,
                                       const DrawWebDocument *document, GError **error);
GBytes *draw_web_page_new_of_tracker (const WarTracker *tracker, const DrawWebDocument *document,
                                      GError **error);

G_END_DECLS
