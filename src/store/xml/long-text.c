/* long-text.c: a long text that is changed in many places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/long-text.h"

#include <string.h>

/* What is moved when a letter is put in, and how many blocks are passed on the way there, are to
 * cost about the same in a text of several megabytes. */
#define BLOCK_SIZE 8192

typedef struct
{
  char *bytes; /* of BLOCK_SIZE */
  gsize length; /* that are used */
} Block;

struct _StoreLongText
{
  GArray *blocks; /* Block; one at least */
  gsize length;

  /* The block at which the last change ended, and where it begins: the next is often behind. */
  guint block;
  gsize begin;
};

static void
block_clear (gpointer block)
{
  g_free (((Block *) block)->bytes);
}

static Block
block_new (const char *bytes, gsize length)
{
  Block block = { g_malloc (BLOCK_SIZE), length };

  if (length > 0)
    memcpy (block.bytes, bytes, length);
  return block;
}

static Block *
get_block (const StoreLongText *text)
{
  return &g_array_index (text->blocks, Block, text->block);
}

StoreLongText *
store_long_text_new (void)
{
  StoreLongText *text = g_new0 (StoreLongText, 1);
  Block block = block_new (NULL, 0);

  text->blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  g_array_set_clear_func (text->blocks, block_clear);
  g_array_append_val (text->blocks, block);
  return text;
}

void
store_long_text_free (StoreLongText *text)
{
  g_array_unref (text->blocks);
  g_free (text);
}

void
store_long_text_clear (StoreLongText *text)
{
  g_array_set_size (text->blocks, 1);
  text->block = 0;
  text->begin = 0;
  text->length = 0;
  get_block (text)->length = 0;
}

/* Goes to the first block that has the place, or ends there; where the place is in it. */
static gsize
go_to (StoreLongText *text, gsize at)
{
  if (at < text->begin)
    text->block = text->begin = 0;
  while (at - text->begin > get_block (text)->length)
    text->begin += g_array_index (text->blocks, Block, text->block++).length;

  return at - text->begin;
}

/* From the place in the present block on. */
static void
take_out (StoreLongText *text, gsize offset, gsize length)
{
  while (length > 0)
    {
      Block *block = get_block (text);
      gsize n = MIN (length, block->length - offset);

      memmove (block->bytes + offset, block->bytes + offset + n, block->length - offset - n);
      block->length -= n;
      length -= n;
      if (block->length == 0 && text->blocks->len > 1)
        {
          g_array_remove_index (text->blocks, text->block);
        }
      else if (length > 0)
        {
          text->begin += block->length;
          text->block++;
          offset = 0;
        }
    }
}

/* What has no room in the present block becomes several, each half full. */
static void
split (StoreLongText *text, gsize offset, const char *bytes, gsize size)
{
  Block *block = get_block (text);
  gsize whole = block->length + size, n = whole / (BLOCK_SIZE / 2) + 1;
  g_autofree char *all = g_malloc (whole);
  g_autofree Block *parts = g_new (Block, n);

  memcpy (all, block->bytes, offset);
  memcpy (all + offset, bytes, size);
  memcpy (all + offset + size, block->bytes + offset, block->length - offset);
  for (gsize i = 0; i < n; i++)
    parts[i] = block_new (all + whole * i / n, whole * (i + 1) / n - whole * i / n);
  block_clear (block);
  *block = parts[0];
  g_array_insert_vals (text->blocks, text->block + 1, parts + 1, (guint) n - 1);
}

static void
put_in (StoreLongText *text, gsize offset, const char *bytes, gsize size)
{
  Block *block = get_block (text);

  if (block->length + size > BLOCK_SIZE)
    {
      split (text, offset, bytes, size);
      return;
    }
  memmove (block->bytes + offset + size, block->bytes + offset, block->length - offset);
  memcpy (block->bytes + offset, bytes, size);
  block->length += size;
}

void
store_long_text_replace (StoreLongText *text, gsize at, gsize length, const char *bytes, gsize size)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (at <= text->length && length <= text->length - at);

  take_out (text, go_to (text, at), length);
  if (text->block == text->blocks->len)
    text->block = text->begin = 0;
  if (size > 0)
    put_in (text, go_to (text, at), bytes, size);
  text->length += size - length;
}

GBytes *
store_long_text_to_bytes (const StoreLongText *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  char *bytes = g_malloc (text->length + 1);
  gsize at = 0;

  for (guint i = 0; i < text->blocks->len; i++)
    {
      const Block *block = &g_array_index (text->blocks, Block, i);

      memcpy (bytes + at, block->bytes, block->length);
      at += block->length;
    }
  return g_bytes_new_take (bytes, at);
}
