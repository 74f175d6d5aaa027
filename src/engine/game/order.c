/* order.c: orders, and the grammar that they are written in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/order.h"

#include <stdarg.h>
#include <string.h>

gboolean
war_order_kind_has_way (const WarOrderKind *kind, guint n)
{
  return kind->arguments[n].name != NULL && kind->arguments[n].kind == WAR_ARGUMENT_HEADING
         && kind->arguments[n + 1].name != NULL
         && kind->arguments[n + 1].kind == WAR_ARGUMENT_DISTANCE;
}

gboolean
war_order_kind_has_leg (const WarOrderKind *kind, guint n)
{
  return kind->arguments[n].name != NULL && kind->arguments[n].kind == WAR_ARGUMENT_ANGLE
         && kind->arguments[n + 1].name != NULL
         && kind->arguments[n + 1].kind == WAR_ARGUMENT_DISTANCE;
}

gboolean
war_order_kind_has_wheel (const WarOrderKind *kind, guint n)
{
  return kind->arguments[n].name != NULL && kind->arguments[n].kind == WAR_ARGUMENT_ANGLE
         && war_order_kind_has_leg (kind, n + 1);
}

gint
war_order_kind_find_heading (const WarOrderKind *kind)
{
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    if (kind->arguments[i].kind == WAR_ARGUMENT_HEADING)
      return (gint) i;
  return -1;
}

guint
war_order_kind_count_arguments (const WarOrderKind *kind)
{
  guint n_arguments = 0;

  while (kind->arguments[n_arguments].name != NULL)
    n_arguments++;

  return n_arguments;
}

gboolean
war_order_text_is_valid (const char *text)
{
  if (memchr (text, '\0', WAR_ORDER_TEXT_SIZE) == NULL || !g_utf8_validate (text, -1, NULL))
    return FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      /* The last two are no characters, and XML has no way to write them. */
      if (g_unichar_iscntrl (character) || character == 0xfffe || character == 0xffff)
        return FALSE;
    }

  return TRUE;
}

WarOrder
war_order_new (guint kind, gint seat, gint actor)
{
  return (WarOrder){ .kind = kind, .seat = seat, .actor = actor };
}

gboolean
war_order_equal (const WarOrder *a, const WarOrder *b, const WarOrderKind *kinds)
{
  guint n_arguments;

  if (a->kind != b->kind || a->seat != b->seat || a->actor != b->actor
      || a->n_targets != b->n_targets || !g_str_equal (a->text, b->text))
    return FALSE;

  n_arguments = war_order_kind_count_arguments (&kinds[a->kind]);
  return memcmp (a->arguments, b->arguments, n_arguments * sizeof (gint32)) == 0
         && memcmp (a->targets, b->targets, a->n_targets * sizeof (gint)) == 0;
}

char *
war_order_to_text (const WarOrder *order, const WarOrderKind *kinds)
{
  const WarOrderKind *kind = &kinds[order->kind];
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "%d %s", order->seat + 1, kind->name);
  if (kind->actor != WAR_NONE)
    g_string_append_printf (line, " %s.%d", war_table_get_name ((WarTable) kind->actor),
                            order->actor);
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    g_string_append_printf (line, " %s=%d", kind->arguments[i].name, order->arguments[i]);
  for (guint i = 0; i < order->n_targets; i++)
    g_string_append_printf (line, "%s%d", i == 0 ? " targets=" : ",", order->targets[i]);

  if (order->text[0] != '\0')
    {
      g_string_append (line, " text=\"");
      for (const char *p = order->text; *p != '\0'; p++)
        {
          if (*p == '"' || *p == '\\')
            g_string_append_c (line, '\\');
          g_string_append_c (line, *p);
        }
      g_string_append_c (line, '"');
    }

  return g_string_free (line, FALSE);
}

/* What is left of a line that is being read. */
typedef struct
{
  const char *rest;
  char **message;
} Parser;

static gboolean fail (Parser *parser, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (Parser *parser, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (parser->message != NULL)
    *parser->message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return FALSE;
}

/* The next word, up to a space; "" at the end. Free it. */
static char *
take_word (Parser *parser)
{
  gsize length;
  char *word;

  while (*parser->rest == ' ')
    parser->rest++;
  length = strcspn (parser->rest, " ");
  word = g_strndup (parser->rest, length);
  parser->rest += length;

  return word;
}

static gboolean
parse_integer (Parser *parser, const char *text, gint64 minimum, gint64 maximum, gint32 *number)
{
  gint64 value;

  *number = 0;
  if (!g_ascii_string_to_signed (text, 10, minimum, maximum, &value, NULL))
    return fail (parser,
                 "“%s” is not a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, text,
                 minimum, maximum);

  *number = (gint32) value;
  return TRUE;
}

static gboolean
parse_seat_and_kind (Parser *parser, WarOrder *order, const WarOrderKind *kinds)
{
  g_autofree char *seat = take_word (parser);
  g_autofree char *name = take_word (parser);
  gint32 number;

  if (!parse_integer (parser, seat, 1, WAR_MAX_SEATS, &number))
    return FALSE;
  order->seat = number - 1;

  for (order->kind = 0; kinds[order->kind].name != NULL; order->kind++)
    if (g_str_equal (kinds[order->kind].name, name))
      return TRUE;

  return fail (parser, "there is no order “%s”", name);
}

static gboolean
parse_actor (Parser *parser, WarOrder *order, const WarOrderKind *kind)
{
  g_autofree char *word = NULL;
  g_autofree char *prefix = NULL;
  gint32 row;

  order->actor = WAR_NONE;
  if (kind->actor == WAR_NONE)
    return TRUE;

  word = take_word (parser);
  prefix = g_strdup_printf ("%s.", war_table_get_name ((WarTable) kind->actor));
  if (!g_str_has_prefix (word, prefix))
    return fail (parser, "“%s” needs an actor such as “%s0”, not “%s”", kind->name, prefix, word);
  if (!parse_integer (parser, word + strlen (prefix), 0, WAR_MAX_ROWS - 1, &row))
    return FALSE;

  order->actor = row;
  return TRUE;
}

static gboolean
parse_arguments (Parser *parser, WarOrder *order, const WarOrderKind *kind)
{
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    {
      g_autofree char *word = take_word (parser);
      g_autofree char *prefix = g_strdup_printf ("%s=", kind->arguments[i].name);

      if (!g_str_has_prefix (word, prefix))
        return fail (parser, "“%s” needs “%s” and a number, not “%s”", kind->name, prefix, word);
      if (!parse_integer (parser, word + strlen (prefix), G_MININT32, G_MAXINT32,
                          &order->arguments[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
parse_targets (Parser *parser, WarOrder *order, const WarOrderKind *kind)
{
  const char *before = parser->rest;
  g_autofree char *word = take_word (parser);
  g_auto (GStrv) rows = NULL;

  if (!g_str_has_prefix (word, "targets="))
    {
      parser->rest = before;
      return TRUE;
    }
  if (kind->targets == WAR_NONE)
    return fail (parser, "“%s” has no targets", kind->name);

  /* g_strsplit() would give no row at all. */
  if (g_str_equal (word, "targets="))
    return fail (parser, "“targets=” needs a number");

  rows = g_strsplit (word + strlen ("targets="), ",", -1);
  for (guint i = 0; rows[i] != NULL; i++)
    {
      gint32 row;

      if (i == WAR_ORDER_MAX_TARGETS)
        return fail (parser, "there may be at most %d targets", WAR_ORDER_MAX_TARGETS);
      if (!parse_integer (parser, rows[i], 0, WAR_MAX_ROWS - 1, &row))
        return FALSE;
      order->targets[order->n_targets++] = row;
    }

  return TRUE;
}

static gboolean
parse_text (Parser *parser, WarOrder *order, const WarOrderKind *kind)
{
  gsize length = 0;

  while (*parser->rest == ' ')
    parser->rest++;
  if (!g_str_has_prefix (parser->rest, "text=\""))
    return TRUE;
  if (!kind->has_text)
    return fail (parser, "“%s” has no text", kind->name);

  for (parser->rest += strlen ("text=\""); *parser->rest != '"'; parser->rest++)
    {
      if (*parser->rest == '\\')
        parser->rest++;
      if (*parser->rest == '\0')
        return fail (parser, "the text does not end");
      if (length + 1 == WAR_ORDER_TEXT_SIZE)
        return fail (parser, "the text is longer than %d bytes", WAR_ORDER_TEXT_SIZE - 1);
      order->text[length++] = *parser->rest;
    }
  parser->rest++;

  if (!war_order_text_is_valid (order->text))
    return fail (parser, "the text is not UTF-8, or has control characters");

  return TRUE;
}

gboolean
war_order_from_text (WarOrder *order, const char *line, const WarOrderKind *kinds, char **message)
{
  Parser parser = { .rest = line, .message = message };
  const WarOrderKind *kind;

  *order = (WarOrder){ .actor = WAR_NONE };
  if (!parse_seat_and_kind (&parser, order, kinds))
    return FALSE;

  kind = &kinds[order->kind];
  if (!parse_actor (&parser, order, kind) || !parse_arguments (&parser, order, kind)
      || !parse_targets (&parser, order, kind) || !parse_text (&parser, order, kind))
    return FALSE;

  while (*parser.rest == ' ')
    parser.rest++;
  if (*parser.rest != '\0')
    return fail (&parser, "“%s” stands after the end of the order", parser.rest);

  return TRUE;
}

void
war_domain_clear (WarDomain *domain, gint32 step)
{
  g_return_if_fail (step > 0);

  domain->step = step;
  domain->n_ranges = 0;
  domain->is_bits = FALSE;
}

static void
set_bits (WarDomain *domain, gint32 minimum, gint32 maximum)
{
  for (gint32 value = minimum; value <= maximum; value++)
    domain->bits[value / 64] |= (guint64) 1 << value % 64;
}

static gboolean
has_bit (const WarDomain *domain, gint64 value)
{
  return value >= 0 && value < WAR_DOMAIN_MAX_BITS
         && (domain->bits[value / 64] >> value % 64 & 1) != 0;
}

/* A domain that has no room for another range, if all of it can be bits. */
static gboolean
turn_into_bits (WarDomain *domain, gint32 maximum)
{
  WarRange ranges[WAR_DOMAIN_MAX_RANGES];

  if (domain->step != 1 || domain->ranges[0].minimum < 0 || maximum >= WAR_DOMAIN_MAX_BITS)
    return FALSE;

  memcpy (ranges, domain->ranges, sizeof ranges);
  memset (domain->bits, 0, sizeof domain->bits);
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    set_bits (domain, ranges[i].minimum, ranges[i].maximum);
  domain->n_ranges = 1;
  domain->is_bits = TRUE;
  return TRUE;
}

static gboolean
add_bits (WarDomain *domain, gint32 minimum, gint32 maximum)
{
  if (maximum >= WAR_DOMAIN_MAX_BITS)
    return FALSE;

  set_bits (domain, minimum, maximum);
  return TRUE;
}

gboolean
war_domain_add (WarDomain *domain, gint32 minimum, gint32 maximum)
{
  WarRange *last;
  gint64 past;

  g_return_val_if_fail (minimum <= maximum, FALSE);
  if (domain->is_bits)
    return add_bits (domain, minimum, maximum);

  last = domain->n_ranges > 0 ? &domain->ranges[domain->n_ranges - 1] : NULL;
  g_return_val_if_fail (last == NULL || minimum > last->maximum, FALSE);

  /* The last value that is in a range, which its maximum need not be. */
  past = ((gint64) maximum - minimum) % domain->step;
  maximum = (gint32) (maximum - past);

  if (last != NULL && (gint64) last->maximum + domain->step == minimum)
    last->maximum = maximum;
  else if (domain->n_ranges < WAR_DOMAIN_MAX_RANGES)
    domain->ranges[domain->n_ranges++] = (WarRange){ minimum, maximum };
  else
    return turn_into_bits (domain, maximum) && add_bits (domain, minimum, maximum);

  return TRUE;
}

gboolean
war_domain_has (const WarDomain *domain, gint32 value)
{
  if (domain->is_bits)
    return has_bit (domain, value);

  for (guint i = 0; i < domain->n_ranges; i++)
    if (value >= domain->ranges[i].minimum && value <= domain->ranges[i].maximum)
      return ((gint64) value - domain->ranges[i].minimum) % domain->step == 0;

  return FALSE;
}

static gboolean
find_bits (const WarDomain *domain, gint64 from, WarRange *range)
{
  gint64 first = MAX (from, 0), last;

  while (first < WAR_DOMAIN_MAX_BITS && !has_bit (domain, first))
    first++;
  if (first >= WAR_DOMAIN_MAX_BITS)
    return FALSE;

  for (last = first; has_bit (domain, last + 1);)
    last++;
  *range = (WarRange){ (gint32) first, (gint32) last };
  return TRUE;
}

gboolean
war_domain_find (const WarDomain *domain, gint64 from, WarRange *range)
{
  if (domain->is_bits)
    return find_bits (domain, from, range);

  for (guint i = 0; i < domain->n_ranges; i++)
    {
      const WarRange *its = &domain->ranges[i];
      gint64 steps = MAX (from - its->minimum + domain->step - 1, 0) / domain->step;
      gint64 first = its->minimum + steps * domain->step;

      if (first > its->maximum)
        continue;
      *range = (WarRange){ (gint32) first, its->maximum };
      return TRUE;
    }
  return FALSE;
}

static guint64
count_range (const WarDomain *domain, const WarRange *range)
{
  return (guint64) (((gint64) range->maximum - range->minimum) / domain->step) + 1;
}

guint64
war_domain_count (const WarDomain *domain)
{
  guint64 count = 0;
  WarRange range;

  for (gint64 from = G_MININT32; war_domain_find (domain, from, &range);
       from = (gint64) range.maximum + 1)
    count += count_range (domain, &range);

  return count;
}

gint32
war_domain_get (const WarDomain *domain, guint64 index)
{
  WarRange range;

  for (gint64 from = G_MININT32; war_domain_find (domain, from, &range);
       from = (gint64) range.maximum + 1)
    {
      guint64 count = count_range (domain, &range);

      if (index < count)
        return (gint32) (range.minimum + (gint64) index * domain->step);
      index -= count;
    }

  g_return_val_if_reached (0);
}

gint32
war_domain_get_nearest (const WarDomain *domain, gint32 wanted)
{
  gint32 nearest = 0;
  gint64 least = G_MAXINT64;
  WarRange range;

  for (gint64 from = G_MININT32; war_domain_find (domain, from, &range);
       from = (gint64) range.maximum + 1)
    {
      gint64 steps
        = ((gint64) CLAMP (wanted, range.minimum, range.maximum) - range.minimum + domain->step / 2)
          / domain->step;
      gint64 last = ((gint64) range.maximum - range.minimum) / domain->step;
      gint64 value = range.minimum + MIN (steps, last) * domain->step;

      if (ABS (value - wanted) < least)
        {
          least = ABS (value - wanted);
          nearest = (gint32) value;
        }
    }

  return nearest;
}
