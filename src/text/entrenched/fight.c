/* fight.c: shots, blows and gas in Entrenched!, and what comes of them, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/event-private.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
count_hits (gint32 hits)
{
  if (hits == 0)
    return g_strdup (_ ("no hits"));

  return g_strdup_printf (PLURAL ("%d hit", "%d hits", hits), hits);
}

static const char *
get_weapon (const TextEventParts *parts)
{
  return text_entrenched_weapon (parts->setup, parts->event->actor, parts->event->arguments[0]);
}

char *
text_entrenched_fired (const TextEventParts *parts)
{
  g_autofree char *hits = count_hits (parts->event->arguments[1]);

  return g_strdup_printf (parts->event->arguments[2] != 0 ? _ ("%s fires back at %s (%s): %s: %s.")
                                                          : _ ("%s fires at %s (%s): %s: %s."),
                          parts->actor, parts->target, get_weapon (parts), parts->roll, hits);
}

/* Only a signal makes less do than the weapon needs. */
static gboolean
has_signal (const TextEventParts *parts)
{
  const WarEntrenchedType *type
    = war_entrenched_get_type (parts->setup, (guint) parts->event->actor);
  guint weapon = (guint) parts->event->arguments[0];

  return weapon < type->n_weapons && parts->event->need < type->weapons[weapon].hit;
}

char *
text_entrenched_shelled (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[1], arguments[2]);
  g_autofree char *hits = count_hits (arguments[3]);

  return g_strdup_printf (has_signal (parts) ? _ ("%s fires at %s (%s, a signal helps): %s: %s.")
                                             : _ ("%s fires at %s (%s): %s: %s."),
                          parts->actor, square, get_weapon (parts), parts->roll, hits);
}

char *
text_entrenched_released (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[1], arguments[2]);
  g_autofree char *heading = text_facing (arguments[3]);

  return g_strdup_printf (_ ("%s releases %s at %s (%s) and rolls %s: it drifts towards %s."),
                          parts->actor, parts->target, square, get_weapon (parts), parts->roll,
                          heading);
}

/* The rest of the hits are the wounds of the next event. */
char *
text_entrenched_saved (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[2] != 0)
    return g_strdup_printf (PLURAL ("%s saves %d of %d hit: %s (cover +%d).",
                                    "%s saves %d of %d hits: %s (cover +%d).", arguments[0]),
                            parts->actor, arguments[1], arguments[0], parts->roll, arguments[2]);

  return g_strdup_printf (
    PLURAL ("%s saves %d of %d hit: %s.", "%s saves %d of %d hits: %s.", arguments[0]),
    parts->actor, arguments[1], arguments[0], parts->roll);
}

char *
text_entrenched_wounded (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  return g_strdup_printf (PLURAL ("%s loses %d wound and has %d left.",
                                  "%s loses %d wounds and has %d left.", arguments[0]),
                          parts->actor, arguments[0], arguments[1]);
}

char *
text_entrenched_killed (const TextEventParts *parts)
{
  switch ((WarEntrenchedLoss) parts->event->arguments[0])
    {
    case WAR_ENTRENCHED_LOST_WOUNDS:
      if (parts->event->target == parts->event->actor)
        return g_strdup_printf (_ ("%s is put out of action by its own fire."), parts->actor);
      /* Translators: whose last wounds were just lost, and who did them */
      return g_strdup_printf (_ ("%s is put out of action by %s."), parts->actor, parts->target);
    case WAR_ENTRENCHED_LOST_GAS:
      return g_strdup_printf (_ ("%s is killed by the gas."), parts->actor);
    case WAR_ENTRENCHED_LOST_MORALE:
      return g_strdup_printf (_ ("%s has lost heart and leaves the field for good."), parts->actor);
    case WAR_ENTRENCHED_LOST_LEFT_OUT:
    default:
      return g_strdup_printf (_ ("%s counts as lost."), parts->actor);
    }
}

char *
text_entrenched_contact (const TextEventParts *parts)
{
  switch ((WarEdge) parts->event->arguments[0])
    {
    case WAR_EDGE_RIGHT:
      return g_strdup_printf (_ ("%s reaches the right of %s."), parts->actor, parts->target);
    case WAR_EDGE_REAR:
      return g_strdup_printf (_ ("%s reaches the rear of %s."), parts->actor, parts->target);
    case WAR_EDGE_LEFT:
      return g_strdup_printf (_ ("%s reaches the left of %s."), parts->actor, parts->target);
    case WAR_EDGE_FRONT:
    default:
      return g_strdup_printf (_ ("%s reaches the front of %s."), parts->actor, parts->target);
    }
}

char *
text_entrenched_struck (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *hits = count_hits (arguments[1]);
  gint32 more = parts->setup->operation->rules->numbers[WAR_ENTRENCHED_EDGE_DICE];

  if (arguments[2] == WAR_EDGE_FRONT)
    return g_strdup_printf (arguments[3] != 0 ? _ ("%s strikes back at %s (%s): %s: %s.")
                                              : _ ("%s strikes at %s (%s): %s: %s."),
                            parts->actor, parts->target, get_weapon (parts), parts->roll, hits);

  return g_strdup_printf (arguments[3] != 0
                            ? _ ("%s strikes back at %s (%s, dice for flank or rear +%d): %s: %s.")
                            : _ ("%s strikes at %s (%s, dice for flank or rear +%d): %s: %s."),
                          parts->actor, parts->target, get_weapon (parts), more, parts->roll, hits);
}

static gboolean
is_by (const TextEventParts *parts, const char *clause)
{
  return g_strcmp0 (parts->event->clause, clause) == 0;
}

/* Why there is no blow: it cannot, or it waits or has struck back once (E-13). */
char *
text_entrenched_waited (const TextEventParts *parts)
{
  const char *actor = parts->actor, *target = parts->target;

  if (is_by (parts, "entrenched.3.3"))
    return g_strdup_printf (_ ("%s is inactive and does not strike at %s."), actor, target);
  if (is_by (parts, "entrenched.4.6"))
    return g_strdup_printf (_ ("%s has fallen back and does not strike at %s."), actor, target);
  if (is_by (parts, "entrenched.7.9"))
    return g_strdup_printf (_ ("%s has struck in this turn and does not strike at %s."), actor,
                            target);
  if (is_by (parts, "entrenched.7.10"))
    return g_strdup_printf (_ ("%s struck in the last round and does not strike at %s."), actor,
                            target);
  if (is_by (parts, "entrenched.E-16"))
    return g_strdup_printf (_ ("%s is stunned and does not strike at %s."), actor, target);

  return g_strdup_printf (_ ("%s does not strike at %s now."), actor, target);
}

char *
text_entrenched_stunned (const TextEventParts *parts)
{
  gint32 turns = parts->setup->operation->rules->numbers[WAR_ENTRENCHED_STUN_TURNS];

  return g_strdup_printf (
    PLURAL ("%s is stunned for its next %d turn.", "%s is stunned for its next %d turns.", turns),
    parts->actor, turns);
}
