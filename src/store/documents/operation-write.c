/* operation-write.c: operations, as documents and inside other documents, written
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/document-private.h"
#include "store/xml/words.h"

static void
write_paragraphs (StoreWriter *writer, const char *element, const char *text)
{
  g_auto (GStrv) paragraphs = NULL;

  if (text == NULL || text[0] == '\0')
    return;

  paragraphs = g_strsplit (text, "\n\n", -1);
  store_writer_start (writer, element);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      store_writer_start (writer, "p");
      store_writer_content (writer, paragraphs[i]);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

void
store_prologue_write (StoreWriter *writer, const char *prologue)
{
  write_paragraphs (writer, "prologue", prologue);
}

static void
write_field (StoreWriter *writer, const WarOperation *operation, gboolean link)
{
  store_writer_start (writer, link ? "field-link" : "field");
  if (link)
    {
      store_writer_text (writer, "href", operation->field_link);
    }
  else
    {
      store_writer_item (writer, operation->field->extra);
      store_field_write (writer, operation->field);
    }
  store_writer_end (writer);
}

/* Since version 1.1. */
static void
write_drawn (StoreWriter *writer, const WarForceEntry *entry)
{
  if (!entry->is_drawn)
    return;

  store_writer_need (writer, 1);
  store_writer_text (writer, "drawn", "yes");
}

/* Since version 1.1. */
static void
write_tags (StoreWriter *writer, const WarForceEntry *entry)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < entry->tags->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (entry->tags, guint, i));
  if (text->len == 0)
    return;

  store_writer_need (writer, 1);
  store_writer_text (writer, "tags", text->str);
}

/* Since version 1.1. */
static void
write_allies (StoreWriter *writer, const WarForce *force)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autofree char *text = NULL;

  if (force->allies->len == 0)
    return;

  for (guint i = 0; i < force->allies->len; i++)
    g_strv_builder_add (builder, ((const WarBook *) g_ptr_array_index (force->allies, i))->id);
  ids = g_strv_builder_end (builder);
  text = g_strjoinv (" ", ids);
  store_writer_need (writer, 1);
  store_writer_text (writer, "allied-books", text);
}

static void
write_forces (StoreWriter *writer, const WarOperation *operation)
{
  store_writer_start (writer, "forces");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = operation->forces[i];

      store_writer_start (writer, "force");
      store_writer_item (writer, force->extra);
      store_writer_integer (writer, "side", i + 1);
      store_writer_text (writer, "name", force->name);
      store_writer_text (writer, "book", force->book->id);
      if (force->cost_limit != 0)
        store_writer_integer (writer, "cost-limit", force->cost_limit);
      write_allies (writer, force);
      for (guint j = 0; j < force->entries->len; j++)
        {
          const WarForceEntry *entry = g_ptr_array_index (force->entries, j);

          store_writer_start (writer, "take");
          store_writer_item (writer, entry->extra);
          store_writer_text (writer, "type", entry->type->id);
          store_writer_integer (writer, "count", entry->count);
          store_writer_text (writer, "name", entry->name);
          if (entry->wave != 0)
            store_writer_integer (writer, "wave", entry->wave);
          if (entry->arrives != 0)
            store_writer_integer (writer, "arrives", entry->arrives);
          store_writer_text (writer, "at-zone", entry->zone);
          if (entry->edge != WAR_FIELD_EDGE_NONE)
            store_writer_text (writer, "at-edge",
                               war_field_edge_get_ids ()[entry->edge - WAR_FIELD_EDGE_NORTH]);
          store_unit_group_write (writer, entry->group);
          write_drawn (writer, entry);
          write_tags (writer, entry);
          store_starts_write (writer, operation->field, entry);
          store_writer_end (writer);
        }
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

static void
write_victory (StoreWriter *writer, const WarOperation *operation)
{
  store_writer_start (writer, "victory");
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      store_writer_start (writer, "condition");
      store_writer_item (writer, condition->extra);
      store_writer_text (writer, "kind", war_condition_kind_get_ids ()[condition->kind]);
      store_writer_integer (writer, "winner", condition->winner);
      store_writer_text (writer, "place", condition->place);
      if (war_condition_kind_has_count (condition->kind))
        store_writer_integer (writer, "count", condition->count);
      if (war_condition_kind_has_reach (condition->kind))
        store_writer_integer (writer, "reach-mm100", condition->reach);
      store_writer_text (writer, "clause", condition->clause);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

void
store_operation_write (StoreWriter *writer, const WarOperation *operation, gboolean link,
                       gboolean books)
{
  g_autoptr (WarOperation) original = store_words_get_original_operation (operation);

  operation = original;
  store_writer_text (writer, "id", operation->id);
  store_writer_text (writer, "name", operation->name);
  store_system_write (writer, operation->rules->system->id);
  store_writer_text (writer, "game-type", operation->game_type);
  store_writer_text (writer, "place", operation->place);
  store_writer_text (writer, "date", operation->date);
  store_writer_integer (writer, "rounds", operation->rounds);
  if (operation->first_side != 0)
    store_writer_integer (writer, "first-side", operation->first_side);
  if (operation->first_chooser != 0)
    store_writer_integer (writer, "first-chooser", operation->first_chooser);
  store_writer_text (writer, "level", operation->level);

  if (books)
    store_books_write (writer, operation);
  store_prologue_write (writer, operation->prologue);
  write_paragraphs (writer, "special-rules", operation->special_rules);
  store_amendments_write (writer, operation);
  write_field (writer, operation, link);
  write_forces (writer, operation);
  write_victory (writer, operation);
}
