/* designer-kept.h: what stays when rows are made anew: which are folded out, and the focus
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/designer/designer-form.h"

G_BEGIN_DECLS

typedef struct _DuckDesignerKept DuckDesignerKept;

/* Of rows with these fields (DuckDesignerField). focus: the widget that has it, or NULL. */
DuckDesignerKept *duck_designer_kept_new (GPtrArray *fields, GtkWidget *focus);
void duck_designer_kept_free (DuckDesignerKept *self);

/* Folds out those of the new rows, which show the operation by now, that stand for what was folded
 * out: of others that came or went before them in their list they follow it. */
void duck_designer_kept_fold_out (DuckDesignerKept *self, GPtrArray *fields);

/* Gives the focus to where it was, to the row in the place of one that is no more, or to what was
 * around it. */
void duck_designer_kept_focus (DuckDesignerKept *self, GPtrArray *fields);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckDesignerKept, duck_designer_kept_free)

G_END_DECLS
