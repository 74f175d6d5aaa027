/* test-report.h: what many games of an operation came to, in pictures with words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/solo/series.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TEST_REPORT (duck_test_report_get_type ())
G_DECLARE_FINAL_TYPE (DuckTestReport, duck_test_report, DUCK, TEST_REPORT, GtkBox)

GtkWidget *duck_test_report_new (void);

/* What is played, and by whom: their ids. What was shown is gone. */
void duck_test_report_begin (DuckTestReport *self, WarOperation *operation,
                             const char *const commanders[WAR_N_SIDES]);

/* It may grow: what has nothing to show is left out. */
void duck_test_report_show (DuckTestReport *self, const WarSeriesTally *tally);

G_END_DECLS
