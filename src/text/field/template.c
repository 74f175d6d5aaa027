/* template.c: what templates to cut out are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/template.h"

#include <glib/gi18n-lib.h>

#include "engine/operation/operation-use.h"
#include "text/game/play-private.h"

const char *
text_template_use (const WarSystem *system, guint n)
{
  const TextPlay *play = text_play_find (system);

  g_return_val_if_fail (play != NULL && n < play->n_templates, "");

  return _ (play->templates[n]);
}

const char *
text_compass (const WarRules *rules, const WarOperation *operation)
{
  const TextPlay *play = text_play_find (rules->system);
  const WarClause *clause;

  if (play == NULL || play->compass == NULL)
    return NULL;
  clause = operation != NULL ? war_rules_find_clause (rules, play->compass_clause) : NULL;
  return clause == NULL || war_operation_uses_clause (operation, clause) ? _ (play->compass) : NULL;
}
