/* event.c: what happened in a game of Trench Raider, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/game/parts.h"
#include "text/raider/private.h"
#include "text/words/dice.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* The beginning of a turn --------------------------------------------------------------------- */

static char *
describe_meant (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *regiment = NULL;

  if (parts->actor != NULL)
    return g_strdup_printf (_ ("It befalls %s."), parts->actor);
  if (arguments[0] != WAR_NONE)
    return g_strdup_printf (_ ("Which side it befalls: %s, the %s."), parts->dice,
                            text_raider_side (parts->setup, arguments[0]));

  regiment = text_raider_regiment (parts->setup, arguments[1] - 1);
  return g_strdup_printf (_ ("It befalls %s."), regiment);
}

static char *
describe_wind (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  /* Translators: a die, and the wind: "from the French left", "rain" */
  return g_strdup_printf (arguments[1] != 0 ? _ ("New wind: %s, %s.")
                                            : _ ("Wind: %s. It was %s until now."),
                          parts->dice, text_raider_wind (arguments[0]));
}

static char *
describe_gas_roll (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  return g_strdup_printf (arguments[1] != 0 ? _ ("Gas, %s: %s, they may make a cloud.")
                                            : _ ("Gas, %s: %s, none."),
                          text_raider_side (parts->setup, arguments[0]), parts->dice);
}

static char *
describe_cloud (const TextParts *parts)
{
  if (parts->event->arguments[3] != 0)
    return g_strdup_printf (_ ("A cloud of gas goes astray: %s, it is lost."), parts->dice);
  return g_strdup_printf (_ ("A cloud of gas goes astray: %s, it is at %s."), parts->dice,
                          parts->place);
}

static char *
describe_gassed (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker
    = parts->actor == NULL ? text_raider_bunker (parts->setup, arguments[1]) : NULL;
  const char *who = parts->actor != NULL ? parts->actor : bunker;

  return g_strdup_printf (arguments[0] != 0 ? _ ("Under gas, %s: %s, dies on %d+: hit.")
                                            : _ ("Under gas, %s: %s, dies on %d+: lives."),
                          who, parts->dice,
                          parts->setup->operation->rules->numbers[WAR_RAIDER_GAS_KILLS]);
}

static char *
describe_pinned (const TextParts *parts)
{
  if (parts->event->n_dice == 0)
    return g_strdup_printf (_ ("%s is pinned."), parts->actor);

  return g_strdup_printf (parts->event->arguments[0] != 0
                            ? _ ("%s saves against being pinned: %s, needs %d+: pinned.")
                            : _ ("%s saves against being pinned: %s, needs %d+: not pinned."),
                          parts->actor, parts->dice, parts->event->need);
}

/* Shells -------------------------------------------------------------------------------------- */

static char *
describe_shells (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *side = text_raider_side (parts->setup, arguments[1]);

  if (parts->actor != NULL)
    return g_strdup_printf (PLURAL ("%s throws shells: %s, %d small shell.",
                                    "%s throws shells: %s, %d small shells.", arguments[0]),
                            parts->actor, parts->dice, arguments[0]);
  if (arguments[0] == WAR_NONE)
    return g_strdup_printf (_ ("Guns beyond the field, %s: %s, so dice of shells follow."), side,
                            parts->dice);

  if (arguments[0] == 0)
    return g_strdup_printf (_ ("Guns beyond the field, %s: %s, no shells."), side, parts->dice);

  return g_strdup_printf (PLURAL ("Guns beyond the field, %s: %s, %d large shell.",
                                  "Guns beyond the field, %s: %s, %d large shells.", arguments[0]),
                          side, parts->dice, arguments[0]);
}

static char *
describe_shell (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[3] != 0)
    return g_strdup_printf (_ ("A shell goes astray: %s, it falls beyond the field."), parts->dice);
  return g_strdup_printf (arguments[2] != 0 ? _ ("A large shell goes astray: %s, it falls at %s.")
                                            : _ ("A small shell goes astray: %s, it falls at %s."),
                          parts->dice, parts->place);
}

/* Moves --------------------------------------------------------------------------------------- */

static char *
describe_roll (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *inches = text_raider_length (parts->setup, arguments[2]);
  g_autofree char *regiment = NULL;

  switch ((WarRaiderMovers) arguments[0])
    {
    case WAR_RAIDER_MOVERS_REGIMENT:
      regiment = text_raider_regiment (parts->setup, arguments[1] - 1);
      return g_strdup_printf (_ ("%s rolls for its moves: %s, up to %s."), regiment, parts->dice,
                              inches);
    case WAR_RAIDER_MOVERS_VEHICLE:
      return g_strdup_printf (_ ("%s rolls for its moves: %s, up to %s."), parts->actor,
                              parts->dice, inches);
    case WAR_RAIDER_MOVERS_REGULARS:
      return g_strdup_printf (_ ("German regulars roll for their moves: %s, up to %s."),
                              parts->dice, inches);
    case WAR_RAIDER_MOVERS_ELITE:
      return g_strdup_printf (_ ("German elite and tanks roll for their moves: %s, up to %s."),
                              parts->dice, inches);
    case WAR_RAIDER_MOVERS_OTHERS:
    default:
      return g_strdup_printf (_ ("The French outside regiments roll for their moves: %s, up to "
                                 "%s."),
                              parts->dice, inches);
    }
}

/* Takes the sentence. */
static char *
add_bound (const TextParts *parts, char *sentence, guint first)
{
  const WarBound found = war_event_get_bound (parts->event, first);
  g_autofree char *bound = text_bound (parts->setup, &found);
  g_autofree char *move = sentence;

  if (bound == NULL)
    return g_steal_pointer (&move);

  /* Translators: a sentence about a unit that moves, and what keeps it from going on */
  return g_strdup_printf (_ ("%s It comes no farther: %s."), move, bound);
}

static char *
describe_move (const TextParts *parts)
{
  if (parts->event->arguments[5] != 0)
    return g_strdup_printf (_ ("%s moves to %s, into contact."), parts->actor, parts->place);

  return add_bound (parts, g_strdup_printf (_ ("%s moves to %s."), parts->actor, parts->place), 2);
}

static char *
describe_cut (const TextParts *parts)
{
  g_autofree char *cutters = text_raider_crowd (parts->setup, parts->event->actor,
                                                (guint) MAX (parts->event->arguments[0] - 1, 0));

  return g_strdup_printf (parts->event->arguments[1] != 0
                            ? _ ("Cutting the wire, %s: %s, needs %d+: it is cut.")
                            : _ ("Cutting the wire, %s: %s, needs %d+: it holds."),
                          cutters, parts->dice, parts->event->need);
}

static char *
describe_gap (const TextParts *parts)
{
  g_autofree char *width = text_raider_length (parts->setup, parts->event->arguments[2]);

  return g_strdup_printf (_ ("There is a gap in the wire at %s, %s wide."), parts->place, width);
}

static char *
describe_bunker_way (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker = text_raider_bunker (parts->setup, arguments[0]), *square = NULL;

  if (parts->event->kind == WAR_RAIDER_EVENT_ENTERED)
    return g_strdup_printf (_ ("%s goes into %s."), parts->actor, bunker);

  square = text_raider_square (parts->setup, arguments[1], arguments[2]);
  return g_strdup_printf (_ ("%s comes out of %s to %s."), parts->actor, bunker, square);
}

/* Fire ---------------------------------------------------------------------------------------- */

static char *
describe_fire (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *weapon = text_raider_weapon (parts->setup, parts->event->actor, arguments[0]);
  g_autofree char *shooter
    /* Translators: a tank, and which of its weapons: "Renault (Cannon)" */
    = weapon != NULL ? g_strdup_printf (C_ ("who fires", "%s (%s)"), parts->actor, weapon)
                     : g_strdup (parts->actor);
  const char *cover = arguments[2] != 0 ? C_ ("target", "in cover") : C_ ("target", "in the open");

  /* Translators: who fires at whom; "in cover"; a die, and what it needs */
  return g_strdup_printf (arguments[1] != 0 ? _ ("%s fires at %s (%s): %s, needs %d+: a hit.")
                                            : _ ("%s fires at %s (%s): %s, needs %d+: missed."),
                          shooter, parts->target, cover, parts->dice, parts->event->need);
}

static char *
describe_grenade (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker = text_raider_bunker (parts->setup, arguments[0]);

  switch ((WarRaiderGrenade) arguments[1])
    {
    case WAR_RAIDER_GRENADE_KILLS_ALL:
      return g_strdup_printf (_ ("%s throws a grenade at %s: %s, it goes in among all of them."),
                              parts->actor, bunker, parts->dice);
    case WAR_RAIDER_GRENADE_KILLS_ONE:
      return g_strdup_printf (_ ("%s throws a grenade at %s: %s, it goes in, and one inside falls "
                                 "on it."),
                              parts->actor, bunker, parts->dice);
    case WAR_RAIDER_GRENADE_MISSES:
    default:
      return g_strdup_printf (_ ("%s throws a grenade at %s: %s, it does not go in."), parts->actor,
                              bunker, parts->dice);
    }
}

static char *
describe_flame (const TextParts *parts)
{
  g_autofree char *heading = text_facing (parts->event->arguments[0]);

  return g_strdup_printf (_ ("%s flames towards %s."), parts->actor, heading);
}

static char *
describe_save (const TextParts *parts)
{
  return g_strdup_printf (parts->event->arguments[0] != 0 ? _ ("%s saves: %s, needs %d+: he lives.")
                                                          : _ ("%s saves: %s, needs %d+: in vain."),
                          parts->actor, parts->dice, parts->event->need);
}

static char *
describe_death (const TextParts *parts)
{
  switch ((WarRaiderCause) parts->event->arguments[1])
    {
    case WAR_RAIDER_CAUSE_SHELL:
      return g_strdup_printf (_ ("%s is killed by a shell."), parts->actor);
    case WAR_RAIDER_CAUSE_GAS:
      return g_strdup_printf (_ ("%s is killed by gas."), parts->actor);
    case WAR_RAIDER_CAUSE_COMBAT:
      return g_strdup_printf (_ ("%s is killed hand to hand."), parts->actor);
    case WAR_RAIDER_CAUSE_FLAME:
      return g_strdup_printf (_ ("%s is killed by a flamethrower."), parts->actor);
    case WAR_RAIDER_CAUSE_EXPLOSION:
      return g_strdup_printf (_ ("%s is killed as the flamethrower explodes."), parts->actor);
    case WAR_RAIDER_CAUSE_GRENADE:
      return g_strdup_printf (_ ("%s is killed by a grenade."), parts->actor);
    case WAR_RAIDER_CAUSE_DESTRUCTION:
      return g_strdup_printf (_ ("%s dies in the bunker."), parts->actor);
    case WAR_RAIDER_CAUSE_STRAFING:
      return g_strdup_printf (_ ("%s is killed from the air."), parts->actor);
    case WAR_RAIDER_CAUSE_BOMB:
      return g_strdup_printf (_ ("%s is killed by a bomb."), parts->actor);
    case WAR_RAIDER_CAUSE_SNIPER:
      return g_strdup_printf (_ ("%s is killed by a sniper."), parts->actor);
    case WAR_RAIDER_CAUSE_SURRENDER:
      return g_strdup_printf (_ ("%s surrenders."), parts->actor);
    case WAR_RAIDER_CAUSE_SHOT:
    case WAR_RAIDER_N_CAUSES:
    default:
      return g_strdup_printf (_ ("%s is shot."), parts->actor);
    }
}

static char *
describe_taken (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker = text_raider_bunker (parts->setup, arguments[0]);
  g_autofree char *regiment = text_raider_regiment (parts->setup, arguments[1] - 1);

  if (arguments[2] == 0)
    return g_strdup_printf (_ ("%s captures %s, which was empty."), regiment, bunker);
  return g_strdup_printf (PLURAL ("%s captures %s: %d die of reinforcements.",
                                  "%s captures %s: %d dice of reinforcements.", arguments[2]),
                          regiment, bunker, arguments[2]);
}

/* Combat and morale --------------------------------------------------------------------------- */

static char *
describe_fight (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *first
    = text_raider_crowd (parts->setup, parts->event->actor, (guint) MAX (arguments[2] - 1, 0));
  g_autofree char *second
    = text_raider_crowd (parts->setup, parts->event->target, (guint) MAX (arguments[3] - 1, 0));
  g_autofree char *own = text_die (parts->event, 0), *others = text_die (parts->event, 1);

  if (arguments[4] == WAR_NONE)
    /* Translators: who fights whom; the dice of both with what is added, and what these come to */
    return g_strdup_printf (_ ("Hand to hand, %s against %s: %s and %s, %d to %d, nobody falls."),
                            first, second, own, others, arguments[0], arguments[1]);
  return g_strdup_printf (_ ("Hand to hand, %s against %s: %s and %s, %d to %d, one of the %s "
                             "falls."),
                          first, second, own, others, arguments[0], arguments[1],
                          text_raider_side (parts->setup, arguments[4]));
}

/* Whoever reads it is to see why a regiment breaks: how few are left, what is rolled and needed. */
static char *
describe_morale (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint32 most = parts->setup->operation->rules->numbers[WAR_RAIDER_BREAKS];
  g_autofree char *regiment = text_raider_regiment (parts->setup, arguments[0] - 1);

  return g_strdup_printf (
    arguments[3] != 0
      ? PLURAL ("%s has only %d man left and tests its morale: %s. That is %d or less: it breaks.",
                "%s has only %d men left and tests its morale: %s. That is %d or less: it breaks.",
                arguments[1])
      : PLURAL ("%s has only %d man left and tests its morale: %s. That is more than %d: it stays.",
                "%s has only %d men left and tests its morale: %s. That is more than %d: it stays.",
                arguments[1]),
    regiment, arguments[1], parts->dice, most);
}

static char *
describe_claim (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *regiment = text_raider_regiment (parts->setup, arguments[0] - 1);

  return g_strdup_printf (
    arguments[1] == WAR_RAIDER_CLAIM_TRENCH
      ? PLURAL ("%s is the first in that trench: %d die of reinforcements.",
                "%s is the first in that trench: %d dice of reinforcements.", arguments[2])
      : PLURAL ("%s is in a large shell hole: %d die of reinforcements.",
                "%s is in a large shell hole: %d dice of reinforcements.", arguments[2]),
    regiment, arguments[2]);
}

/* Who comes ----------------------------------------------------------------------------------- */

static char *
describe_reinforcements (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *regiment = text_raider_regiment (parts->setup, arguments[0] - 1);

  return g_strdup_printf (PLURAL ("Reinforcements for %s: %s, %d man comes, of %d among the dead.",
                                  "Reinforcements for %s: %s, %d men come, of %d among the dead.",
                                  arguments[1]),
                          regiment, parts->dice, arguments[1], arguments[2]);
}

static char *
describe_draw (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const WarRaider *data = war_raider_get_data (parts->setup);

  if (arguments[1] < 0)
    return g_strdup_printf (parts->event->dice[0] >= parts->event->need
                              ? _ ("New units: %s, needs %d+: somebody comes.")
                              : _ ("New units: %s, needs %d+: nobody comes."),
                            parts->dice, parts->event->need);
  if (arguments[0] == WAR_NONE)
    return g_strdup_printf (_ ("Who comes: %s, another roll decides."), parts->dice);

  return g_strdup_printf (
    arguments[1] > 0 ? _ ("Who comes: %s, %s, %d of them.")
                     : _ ("Who comes: %s, %s, but none is left."),
    parts->dice,
    text_translate (g_array_index (data->types, WarRaiderType, arguments[0]).type->name),
    arguments[1]);
}

/* Aeroplanes ---------------------------------------------------------------------------------- */

static char *
describe_interception (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[0] > 0)
    return g_strdup_printf (PLURAL ("Interception: %s, %d aeroplane meets it.",
                                    "Interception: %s, %d aeroplanes meet it.", arguments[0]),
                            parts->dice, arguments[0]);
  return g_strdup_printf (arguments[1] > 0 ? _ ("Interception: %s, none meets it and one is lost.")
                                           : _ ("Interception: %s, none meets it."),
                          parts->dice);
}

static char *
describe_dogfight (const TextParts *parts)
{
  switch ((WarRaiderDogfight) parts->event->arguments[0])
    {
    case WAR_RAIDER_DOGFIGHT_SHOT_DOWN:
      return g_strdup_printf (_ ("%s meets %s: %s, which is shot down."), parts->actor,
                              parts->target, parts->dice);
    case WAR_RAIDER_DOGFIGHT_DRIVEN_OFF:
      return g_strdup_printf (_ ("%s meets %s: %s, which is driven off."), parts->actor,
                              parts->target, parts->dice);
    case WAR_RAIDER_DOGFIGHT_ANOTHER_RUN:
    default:
      return g_strdup_printf (_ ("%s meets %s: %s, which gets away and has a free run more."),
                              parts->actor, parts->target, parts->dice);
    }
}

static char *
describe_strafing (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] != 0)
    return g_strdup_printf (_ ("%s is under its fire: %s, and hits the aeroplane."), parts->actor,
                            parts->dice);
  return g_strdup_printf (arguments[0] != 0 ? _ ("%s is under its fire: %s, hit.")
                                            : _ ("%s is under its fire: %s, no harm."),
                          parts->actor, parts->dice);
}

static char *
describe_return_shot (const TextParts *parts)
{
  switch ((WarRaiderReturnShot) parts->event->arguments[0])
    {
    case WAR_RAIDER_SHOT_CRASHES:
      return g_strdup_printf (_ ("%s is hit: %s, it crashes."), parts->actor, parts->dice);
    case WAR_RAIDER_SHOT_BREAKS_OFF:
      return g_strdup_printf (_ ("%s is hit: %s, it breaks off."), parts->actor, parts->dice);
    case WAR_RAIDER_SHOT_NO_EFFECT:
    default:
      return g_strdup_printf (_ ("%s is hit: %s, no effect."), parts->actor, parts->dice);
    }
}

static char *
describe_bomb (const TextParts *parts)
{
  switch ((WarRaiderBomb) parts->event->arguments[0])
    {
    case WAR_RAIDER_BOMB_DESTROYED:
      return g_strdup_printf (_ ("The bomb of %s at %s: %s, a hit."), parts->actor, parts->target,
                              parts->dice);
    case WAR_RAIDER_BOMB_SHOT_DOWN:
      return g_strdup_printf (_ ("The bomb of %s at %s: %s, missed, and it is shot down."),
                              parts->actor, parts->target, parts->dice);
    case WAR_RAIDER_BOMB_MISSED:
    default:
      return g_strdup_printf (_ ("The bomb of %s at %s: %s, missed."), parts->actor, parts->target,
                              parts->dice);
    }
}

static char *
describe_run (const TextParts *parts)
{
  if (parts->target != NULL)
    return g_strdup_printf (_ ("%s is to bomb %s."), parts->actor, parts->target);
  return g_strdup_printf (_ ("%s is to strafe from %s towards %s."), parts->actor, parts->place,
                          parts->heading);
}

static char *
describe_end (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *winner = text_raider_side (parts->setup, arguments[0] == WAR_WINNER_SIDE_2 ? 1 : 0);

  switch ((WarRaiderEnd) arguments[1])
    {
    case WAR_RAIDER_END_CAPTURED:
      return g_strdup_printf (_ ("%s win: all German lines are captured."), winner);
    case WAR_RAIDER_END_LOSSES:
      return g_strdup_printf (_ ("%s win: the French have lost two men of three."), winner);
    case WAR_RAIDER_END_DARK:
    case WAR_RAIDER_END_NONE:
    default:
      return g_strdup_printf (_ ("%s win: it is dark, and not all lines are captured."), winner);
    }
}

/* All of them --------------------------------------------------------------------------------- */

/* What happens before and after moves, fire and fights. */
static char *
describe_rest (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *actor = parts->actor;
  g_autofree char *regiment = NULL;

  switch (parts->event->kind)
    {
    case WAR_RAIDER_EVENT_MORALE:
      return text_parts_add_reasons (parts, describe_morale (parts));
    case WAR_RAIDER_EVENT_BROKE:
      return g_strdup_printf (_ ("%s runs and will be put back on the base line."), actor);
    case WAR_RAIDER_EVENT_LINE:
      return g_strdup_printf (arguments[1] != 0 ? _ ("German line %d is captured.")
                                                : _ ("German line %d is German again."),
                              arguments[0]);
    case WAR_RAIDER_EVENT_COUNTER_ATTACK:
      return g_strdup_printf (_ ("%s counter-attacks: the few French in German line %d surrender."),
                              actor, arguments[0]);
    case WAR_RAIDER_EVENT_LEADER:
      return g_strdup_printf (_ ("%s becomes the leader."), actor);
    case WAR_RAIDER_EVENT_CLAIM:
      return describe_claim (parts);
    case WAR_RAIDER_EVENT_REINFORCED:
      return describe_reinforcements (parts);
    case WAR_RAIDER_EVENT_HEAVY:
      return g_strdup_printf (arguments[0] != 0 ? _ ("A heavy unit comes: %s.")
                                                : _ ("A heavy unit would come: %s, none is left."),
                              parts->dice);
    case WAR_RAIDER_EVENT_DREW:
      return describe_draw (parts);
    case WAR_RAIDER_EVENT_JOINED:
      regiment = text_raider_regiment (parts->setup, arguments[0] - 1);
      return g_strdup_printf (_ ("%s joins %s."), actor, regiment);
    case WAR_RAIDER_EVENT_RUN:
      return describe_run (parts);
    case WAR_RAIDER_EVENT_INTERCEPTION:
      return describe_interception (parts);
    case WAR_RAIDER_EVENT_DOGFIGHT:
      return describe_dogfight (parts);
    case WAR_RAIDER_EVENT_STRAFED:
      return describe_strafing (parts);
    case WAR_RAIDER_EVENT_RETURN_SHOT:
      return describe_return_shot (parts);
    case WAR_RAIDER_EVENT_BOMBED:
      return describe_bomb (parts);
    case WAR_RAIDER_EVENT_FLEW_OFF:
      return g_strdup_printf (arguments[0] != 0 ? _ ("%s is lost.") : _ ("%s flies away."), actor);
    case WAR_RAIDER_EVENT_OVER:
      return describe_end (parts);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *actor = parts->actor;
  g_autofree char *bunker = NULL;

  switch (parts->event->kind)
    {
    case WAR_RAIDER_EVENT_ROUND:
      return g_strdup_printf (_ ("Turn %d of %d begins."), arguments[0],
                              parts->setup->operation->rounds);
    case WAR_RAIDER_EVENT_PHASE:
      return g_strdup_printf (_ ("Next step: %s."), text_raider_phase (arguments[0]));
    case WAR_RAIDER_EVENT_PLACED:
      return g_strdup_printf (_ ("%s is placed at %s."), actor, parts->place);
    case WAR_RAIDER_EVENT_LUCK:
      return g_strdup_printf (arguments[0] != 0 ? _ ("Misfortunes of war: %s, one follows.")
                                                : _ ("Misfortunes of war: %s, none."),
                              parts->dice);
    case WAR_RAIDER_EVENT_MISFORTUNE:
      if (parts->event->n_dice == 0)
        return g_strdup_printf (_ ("The game master announces a misfortune: %s."),
                                text_raider_misfortune (arguments[0]));
      return g_strdup_printf (_ ("Misfortune: %s, %s."), parts->dice,
                              text_raider_misfortune (arguments[0]));
    case WAR_RAIDER_EVENT_MEANT:
      return describe_meant (parts);
    case WAR_RAIDER_EVENT_WIND:
      return describe_wind (parts);
    case WAR_RAIDER_EVENT_GAS_ROLL:
      return describe_gas_roll (parts);
    case WAR_RAIDER_EVENT_CLOUD:
      return describe_cloud (parts);
    case WAR_RAIDER_EVENT_DRIFTED:
      return arguments[2] != 0 ? g_strdup (_ ("A cloud of gas is gone."))
                               : g_strdup_printf (_ ("A cloud of gas drifts to %s."), parts->place);
    case WAR_RAIDER_EVENT_GASSED:
      return describe_gassed (parts);
    case WAR_RAIDER_EVENT_PINNED:
      return describe_pinned (parts);
    case WAR_RAIDER_EVENT_SHELLS:
      return describe_shells (parts);
    case WAR_RAIDER_EVENT_SHELL:
      return describe_shell (parts);
    case WAR_RAIDER_EVENT_DUD:
      return g_strdup_printf (
        arguments[0] != 0 ? _ ("The shell fails: %s.") : _ ("The shell is good: %s."), parts->dice);
    case WAR_RAIDER_EVENT_ROLLED:
      return describe_roll (parts);
    case WAR_RAIDER_EVENT_MOVED:
      return describe_move (parts);
    case WAR_RAIDER_EVENT_DROVE:
      return add_bound (
        parts,
        g_strdup_printf (_ ("%s drives to %s, facing %s."), actor, parts->place, parts->heading),
        3);
    case WAR_RAIDER_EVENT_STEPPED_ASIDE:
      return g_strdup_printf (_ ("%s steps aside to %s."), actor, parts->place);
    case WAR_RAIDER_EVENT_GAP:
      return describe_gap (parts);
    case WAR_RAIDER_EVENT_FASCINE:
      return g_strdup_printf (_ ("%s lays its fascine over the trench at %s."), actor,
                              parts->place);
    case WAR_RAIDER_EVENT_CUT:
      return describe_cut (parts);
    case WAR_RAIDER_EVENT_ENTERED:
    case WAR_RAIDER_EVENT_LEFT:
      return describe_bunker_way (parts);
    case WAR_RAIDER_EVENT_FIRED:
      return describe_fire (parts);
    case WAR_RAIDER_EVENT_GRENADE:
      return describe_grenade (parts);
    case WAR_RAIDER_EVENT_FLAMED:
      return describe_flame (parts);
    case WAR_RAIDER_EVENT_FLAME_DIE:
      return g_strdup_printf (arguments[0] != 0 ? _ ("The flamethrower: %s, it explodes.")
                                                : _ ("The flamethrower: %s, it holds."),
                              parts->dice);
    case WAR_RAIDER_EVENT_SAVED:
      return describe_save (parts);
    case WAR_RAIDER_EVENT_INSTEAD:
      return g_strdup_printf (_ ("Instead of %s, %s is hit."), actor, parts->target);
    case WAR_RAIDER_EVENT_LOST:
      return describe_death (parts);
    case WAR_RAIDER_EVENT_DESTROYED:
      bunker = text_raider_bunker (parts->setup, arguments[0]);
      return g_strdup_printf (_ ("Destroyed: %s."), bunker);
    case WAR_RAIDER_EVENT_TAKEN:
      return describe_taken (parts);
    case WAR_RAIDER_EVENT_FIGHT:
      return text_parts_add_reasons (parts, describe_fight (parts));
    default:
      return describe_rest (parts);
    }
}

char *
text_raider_event (const WarSetup *setup, const WarEvent *event)
{
  return text_parts_describe (setup, event, describe);
}
