/* test-variants.h: small changes of an operation, tried, and taken over with one press
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/designer/test-run.h"
#include "desk/documents/operation-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TEST_VARIANTS (duck_test_variants_get_type ())
G_DECLARE_FINAL_TYPE (DuckTestVariants, duck_test_variants, DUCK, TEST_VARIANTS, AdwBin)

/* How games are to be played, as it is chosen now. */
typedef void (*DuckTestPlanFunc) (DuckTestPlan *plan, gpointer data);

/* The document outlives it. plan: asked when changes are tried. Signal "busy": it begins or ends to
 * try. */
GtkWidget *duck_test_variants_new (DuckOperationDocument *document, DuckTestPlanFunc plan,
                                   gpointer data);

/* The operation has changed: what was tried are changes of another one. */
void duck_test_variants_update (DuckTestVariants *self);

/* While other games are played none can be tried. */
void duck_test_variants_set_allowed (DuckTestVariants *self, gboolean allowed);
gboolean duck_test_variants_is_busy (DuckTestVariants *self);

/* Nobody waits for them any more. */
void duck_test_variants_end (DuckTestVariants *self);

/* What has been tried, of the operation; NULL: nothing. Lent. */
const WarTrials *duck_test_variants_get_trials (DuckTestVariants *self,
                                                const WarOperation *operation);

G_END_DECLS
