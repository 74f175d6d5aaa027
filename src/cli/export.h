/* export.h: what duckboard-cli export makes of documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"

G_BEGIN_DECLS

/* Each writes what the output's name says, and returns the exit status. */
int cli_export_roster (const CliDocument *document, const CliOptions *options);
int cli_export_catalogue (const CliDocument *document, const CliOptions *options);
int cli_export_army_text (const CliDocument *document, const CliOptions *options);
int cli_export_code (const CliDocument *document, const CliOptions *options);
int cli_export_tabletop (StoreLibrary *library, const CliDocument *document,
                         const CliOptions *options);
int cli_export_page (StoreLibrary *library, const CliDocument *document, const CliOptions *options);

/* The document's file, with all that it needs, as the address of a link in a page; NULL, which is
 * said, of a game that has secrets. FALSE after saying why there can be no page. And the name that
 * it is saved under from there. Free both. */
gboolean cli_find_link (const CliDocument *document, char **link);
char *cli_dup_file_name (const CliDocument *document, const CliOptions *options);

G_END_DECLS
