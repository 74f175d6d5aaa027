/* foresee-attack.c: what attacks in Entrenched! would do, and along which lines
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"
#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"
#include "engine/game/foresight.h"

static WarForeseenLoss *
add_loss (WarForesight *foresight, guint piece, const WarAttackAverage *average)
{
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, (gint) piece);

  loss->loss = average->wounds;
  loss->destroyed = average->destroyed;
  return loss;
}

/* A natural 1 never hits, a natural 6 always; a save of 1 never fails (WarAttack). */
static void
add_dice (const WarSetup *setup, const WarState *view, guint attacker, const WarAttack *attack,
          WarForeseenLoss *loss)
{
  gint left = war_setup_peek_piece (setup, view, attacker)[WAR_ENTRENCHED_PIECE_LEFT];

  loss->n_dice = attack->n_dice + (attack->per_wound ? (guint) MAX (left, 0) : 0);
  loss->need = CLAMP (attack->hit - attack->modifier, 2, 6);
  loss->save = MAX (attack->save - attack->cover, attack->one_never_saves ? 2 : 1);
}

/* Shots ---------------------------------------------------------------------------------------- */

/* entrenched.5.7 */
static void
add_cover (const WarSetup *setup, const WarState *view, guint piece,
           const WarEntrenchedWeapon *weapon, WarForeseenLoss *loss, WarForesight *foresight)
{
  WarBase base = war_entrenched_get_base (setup, view, piece);

  loss->cover = war_entrenched_get_cover (setup, view, (guint) loss->row, &base, weapon,
                                          &loss->cover_feature);
  if (loss->cover > 0)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_COVER, loss->row, loss->cover,
                                "entrenched.5.7");
}

static void
add_volley (const WarSetup *setup, const WarState *view, guint piece, guint weapon,
            WarForesight *foresight)
{
  gint n_dice = (gint) war_entrenched_count_dice (setup, view, piece, weapon);
  gint n_shots = (gint) war_entrenched_count_shots (setup, view, piece, weapon);

  if (n_shots != n_dice)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_VOLLEY, (gint) piece,
                                n_shots - n_dice, "entrenched.E-27");
}

static void
foresee_shot (const WarSetup *setup, const WarState *view, guint piece, guint weapon, guint target,
              WarForesight *foresight)
{
  WarAttack attack = war_entrenched_get_shot (setup, view, piece, weapon, target);
  WarAttackAverage average = war_entrenched_average_shot (setup, view, piece, weapon, target);
  WarForeseenLoss *loss = add_loss (foresight, target, &average);

  add_dice (setup, view, piece, &attack, loss);
  add_cover (setup, view, piece, war_entrenched_get_weapon (setup, piece, weapon), loss, foresight);
  add_volley (setup, view, piece, weapon, foresight);
}

/* Everybody under the template whom the weapon reaches (5.11). */
static void
foresee_shell (const WarSetup *setup, const WarState *view, guint piece, guint weapon,
               WarPosition point, WarForesight *foresight)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (setup, piece, weapon);
  WarBase base = war_entrenched_get_base (setup, view, piece);
  gint signal = war_entrenched_get_signal (setup, view, piece, point);

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      WarAttackAverage average;
      WarBase other;

      if (!war_entrenched_is_under (setup, view, (gint) i, used->template, point))
        continue;
      other = war_entrenched_get_base (setup, view, i);
      if (!war_base_is_within (&base, &other, used->range))
        continue;

      average = war_entrenched_average_shell (setup, view, piece, weapon, point, i);
      add_cover (setup, view, piece, used, add_loss (foresight, i, &average), foresight);
    }

  if (signal != 0)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_SIGNAL, (gint) piece, signal,
                                NULL);
  add_volley (setup, view, piece, weapon, foresight);
}

/* Melees --------------------------------------------------------------------------------------- */

/* What the unit would strike back with: the melee weapon that comes first, or its fists. */
static gint
get_blade (const WarSetup *setup, const WarState *view, guint piece, gboolean is_new)
{
  guint weapon;

  if (war_entrenched_find_bar_to_answer (setup, view, piece, is_new) != NULL)
    return WAR_NONE;

  war_entrenched_has_melee_choice (setup, view, piece, &weapon);
  return (gint) weapon;
}

/* The unit strikes at that edge, and its enemy strikes back at once if it may, unless this is to
 * strike back. */
static void
foresee_blow (const WarSetup *setup, const WarState *view, guint piece, guint weapon, guint target,
              WarEdge edge, gint back, gboolean is_charge, WarForesight *foresight)
{
  WarAttack attack = war_entrenched_get_blow (setup, view, piece, weapon, target, edge);
  WarAttackAverage own, targets;

  war_entrenched_average_fight (setup, view, piece, weapon, target, edge, back, &own, &targets);
  add_dice (setup, view, piece, &attack, add_loss (foresight, target, &targets));
  if (is_charge || back != WAR_NONE)
    add_loss (foresight, piece, &own);
  if (edge != WAR_EDGE_FRONT)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_EDGE, (gint) piece,
                                war_entrenched_get_number (setup, WAR_ENTRENCHED_EDGE_DICE),
                                is_charge ? "entrenched.7.11" : "entrenched.E-14");
}

static void
foresee_charge (const WarSetup *setup, const WarState *view, guint piece, guint weapon,
                guint target, WarForesight *foresight)
{
  WarBase base;
  WarEdge edge;

  if (war_entrenched_find_edge (setup, view, piece, target, &base, &edge))
    foresee_blow (setup, view, piece, weapon, target, edge, get_blade (setup, view, target, TRUE),
                  TRUE, foresight);
}

static void
foresee_fight (const WarSetup *setup, const WarState *view, guint piece, guint weapon, guint target,
               gboolean is_back, WarForesight *foresight)
{
  foresee_blow (setup, view, piece, weapon, target,
                war_entrenched_get_struck_edge (setup, view, piece, target),
                is_back ? WAR_NONE : get_blade (setup, view, target, FALSE), FALSE, foresight);
}

/* The enemy strikes at a unit that cannot strike first (E-12), with the melee weapon that comes
 * first; unless it cannot either. */
static void
foresee_receipt (const WarSetup *setup, const WarState *view, guint piece, guint enemy,
                 WarForesight *foresight)
{
  const WarAttackAverage none = { 0 };
  guint weapon;

  war_entrenched_has_melee_choice (setup, view, enemy, &weapon);
  if (war_entrenched_find_bar_to_fight (setup, view, enemy) == NULL)
    foresee_fight (setup, view, enemy, weapon, piece, FALSE, foresight);
  else
    add_loss (foresight, piece, &none);
}

/* Orders --------------------------------------------------------------------------------------- */

void
war_entrenched_foresee_attack (const WarSetup *setup, const WarState *view, const WarOrder *order,
                               WarForesight *foresight)
{
  guint piece = (guint) order->actor, weapon = (guint) order->arguments[0];
  gint enemy;

  if (order->kind == WAR_ENTRENCHED_ORDER_SHELL || order->kind == WAR_ENTRENCHED_ORDER_RELEASE)
    {
      foresight->area = war_entrenched_get_aim (
        setup, view, piece, (WarHeading) order->arguments[1], order->arguments[2]);
      foresight->radius = war_entrenched_get_radius (
        setup, war_entrenched_get_weapon (setup, piece, weapon)->template);
      if (order->kind == WAR_ENTRENCHED_ORDER_SHELL)
        foresee_shell (setup, view, piece, weapon, foresight->area, foresight);
      else
        war_entrenched_foresee_release (setup, view, order, foresight);
      return;
    }

  enemy = war_entrenched_get_enemy (setup, view, order);
  if (!war_entrenched_stands (setup, view, enemy))
    return;

  switch (order->kind)
    {
    case WAR_ENTRENCHED_ORDER_FIRE:
    case WAR_ENTRENCHED_ORDER_COUNTER_FIRE:
      foresee_shot (setup, view, piece, weapon, (guint) enemy, foresight);
      break;
    case WAR_ENTRENCHED_ORDER_CHARGE:
      foresee_charge (setup, view, piece, weapon, (guint) enemy, foresight);
      break;
    case WAR_ENTRENCHED_ORDER_FIGHT:
    case WAR_ENTRENCHED_ORDER_STRIKE:
    case WAR_ENTRENCHED_ORDER_STRIKE_BACK:
      foresee_fight (setup, view, piece, weapon, (guint) enemy,
                     order->kind == WAR_ENTRENCHED_ORDER_STRIKE_BACK, foresight);
      break;
    case WAR_ENTRENCHED_ORDER_RECEIVE:
      foresee_receipt (setup, view, piece, (guint) enemy, foresight);
      break;
    default:
      break;
    }
}

/* Lines of sight ------------------------------------------------------------------------------ */

/* Also those of weapons that need no sight, as they say what covers. */
static void
foresee_lines_to_unit (const WarSetup *setup, const WarState *view, const WarOrder *order,
                       WarForesight *foresight)
{
  gint target = war_entrenched_get_enemy (setup, view, order);
  WarBase base, other;
  WarSight sight;

  if (!war_entrenched_stands (setup, view, target))
    return;

  base = war_entrenched_get_base (setup, view, (guint) order->actor);
  other = war_entrenched_get_base (setup, view, (guint) target);
  sight = war_entrenched_look (setup, &base, &other);
  war_sight_foresee (&sight, &base, &other, foresight);
}

static void
foresee_line_to_point (const WarSetup *setup, const WarState *view, const WarOrder *order,
                       WarForesight *foresight)
{
  const WarField *field = war_entrenched_get_data (setup)->field;
  WarSightScene scene = war_entrenched_get_scene (setup);
  WarBase base = war_entrenched_get_base (setup, view, (guint) order->actor);
  gint32 heading = order->arguments[1], distance = order->arguments[2];
  WarPosition point;

  if (heading < 0 || heading >= WAR_HEADING_TURN || distance < 0
      || distance > field->width + field->depth)
    return;

  point
    = war_entrenched_get_aim (setup, view, (guint) order->actor, (WarHeading) heading, distance);
  if (war_field_has_position (field, point))
    war_sight_foresee_line (&scene, &base, point, foresight);
}

void
war_entrenched_foresee_lines (const WarSetup *setup, const WarState *view, const WarOrder *order,
                              WarForesight *foresight)
{
  gint32 weapon = order->arguments[0];
  gboolean is_back = order->kind == WAR_ENTRENCHED_ORDER_COUNTER_FIRE;
  gboolean is_at_unit = is_back || order->kind == WAR_ENTRENCHED_ORDER_FIRE;
  const WarEntrenchedType *type;

  if (!is_at_unit && order->kind != WAR_ENTRENCHED_ORDER_SHELL
      && order->kind != WAR_ENTRENCHED_ORDER_RELEASE)
    return;
  if (!war_entrenched_stands (setup, view, order->actor))
    return;

  type = war_entrenched_get_type (setup, (guint) order->actor);
  if (weapon < 0 || (guint) weapon >= type->n_weapons || type->weapons[weapon].range == 0)
    return;

  /* Counter-fire needs sight with every weapon (E-11). */
  foresight->needs_sight = !type->weapons[weapon].indirect || is_back;
  if (is_at_unit)
    foresee_lines_to_unit (setup, view, order, foresight);
  else if (foresight->needs_sight)
    foresee_line_to_point (setup, view, order, foresight);
}
