/* form.c: what players write down at the table, unseen by others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/form.h"

#include "text/game/play-private.h"

static void
text_form_free (gpointer data)
{
  TextForm *form = data;

  g_free (form->title);
  g_free (form->note);
  g_ptr_array_unref (form->heads);
  g_ptr_array_unref (form->rows);
  g_free (form);
}

TextForm *
text_form_add (GPtrArray *forms, gint side, char *title, char *note)
{
  TextForm *form = g_new (TextForm, 1);

  *form = (TextForm){
    .side = side,
    .title = title,
    .note = note,
    .heads = g_ptr_array_new_with_free_func (g_free),
    .rows = g_ptr_array_new_with_free_func (g_free),
  };
  g_ptr_array_add (forms, form);
  return form;
}

GPtrArray *
text_forms (const WarSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  const TextPlay *play = text_play_get (setup);
  GPtrArray *forms = g_ptr_array_new_with_free_func (text_form_free);

  if (play->forms != NULL)
    play->forms (setup, forms);
  return forms;
}
