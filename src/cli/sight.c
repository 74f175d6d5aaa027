/* sight.c: duckboard-cli sight: what is seen from one place of another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/sight.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/measure.h"

static gboolean
parse_place (const char *word, const WarField *field, WarLengthUnit unit, WarPosition *place)
{
  return (cli_parse_position (word, unit, place) || cli_parse_square (word, field, place))
         && place->x >= 0 && place->x <= field->width && place->y >= 0 && place->y <= field->depth;
}

int
cli_run_sight (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOutlook) outlook = NULL;
  WarPosition places[2];
  WarSightReport report;
  WarField *field;
  WarRules *rules;
  WarBase firer, target;
  g_autofree char *text = NULL;
  int status;

  if (!cli_document_open_word (&document, library, words[0], &status))
    return status;
  field = document.kind == CLI_KIND_OPERATION ? document.operation->field : document.field;
  if (field == NULL)
    return cli_fail (_ ("“sight” looks over fields, and the fields of operations"));
  rules = cli_get_rules (library, &document, options);
  if (rules == NULL)
    return CLI_UNREADABLE;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (!parse_place (words[i + 1], field, rules->system->length_unit, &places[i]))
      return cli_fail (_ ("“%s” is no place on the field; say 13,2.5 or the square C5"),
                       words[i + 1]);

  outlook = war_outlook_new (field, rules);
  if (outlook == NULL)
    return cli_fail (_ ("%s says nothing about sight here"), rules->system->name);

  firer = war_outlook_place_base (places[0], places[1]);
  target = war_outlook_place_base (places[1], places[0]);
  report = war_sight_explain (&outlook->scene, &firer, &target);
  text = text_sight (&report, outlook);
  g_print ("%s", text);

  return CLI_RIGHT;
}
