#!/bin/sh
# motion-half-reduced.sh: who wants less motion gets it in one widget of many
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: where gtk-interface-reduced-motion is "reduce", which GTK has in its newer versions,
# adw_get_enable_animations() is false, and all that slides comes at once, as with
# gtk-enable-animations switched off.
# Behaviour: only a revealer comes at once, also one that fades. Stacks slide, and libadwaita's
# animations and pages take their time as before; adw_get_enable_animations() says true. So who
# moves things, by libadwaita or by the frame clock, must ask for that setting as well.
# Seen with GTK 4.24.1 and libadwaita 1.10.0 (what follows Debian 13): the lines at the end. GTK
# 4.18 has no such setting.
# Wants: a C compiler, pkg-config, libadwaita's headers beside a GTK that has the setting, Xvfb and
# dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >motion.c <<'END'
#include <adwaita.h>

static void
value_cb (double value, gpointer data)
{
}

static const char *
name_how (gboolean is_at_once)
{
  return is_at_once ? "at once" : "moves";
}

static void
look (const char *name, GtkWidget *label, GtkRevealer *revealer, GtkStack *stack)
{
  gboolean is_shown = !gtk_revealer_get_reveal_child (revealer);
  AdwAnimation *timed = adw_timed_animation_new (
    label, 0, 1, 250, adw_callback_animation_target_new (value_cb, NULL, NULL));
  AdwAnimation *spring
    = adw_spring_animation_new (label, 0, 1, adw_spring_params_new (0.5, 1, 100),
                                adw_callback_animation_target_new (value_cb, NULL, NULL));

  gtk_revealer_set_reveal_child (revealer, is_shown);
  gtk_stack_set_visible_child_name (stack, is_shown ? "there" : "here");
  adw_animation_play (timed);
  adw_animation_play (spring);
  g_print ("%s: asked %s, revealer %s, stack %s, timed %s, spring %s\n", name,
           adw_get_enable_animations (label) ? "yes" : "no",
           name_how (gtk_revealer_get_child_revealed (revealer) == is_shown),
           name_how (!gtk_stack_get_transition_running (stack)),
           name_how (adw_animation_get_state (timed) == ADW_ANIMATION_FINISHED),
           name_how (adw_animation_get_state (spring) == ADW_ANIMATION_FINISHED));
  adw_animation_skip (timed);
  adw_animation_skip (spring);
  while (gtk_revealer_get_child_revealed (revealer) != is_shown
         || gtk_stack_get_transition_running (stack))
    g_main_context_iteration (NULL, TRUE);
}

int
main (void)
{
  adw_init ();

  GObject *settings = G_OBJECT (gtk_settings_get_default ());
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new ("Hooge"), *revealer = gtk_revealer_new ();
  GtkWidget *stack = gtk_stack_new ();

  gtk_revealer_set_child (GTK_REVEALER (revealer), gtk_label_new ("Ypres"));
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Mons"), "here");
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Loos"), "there");
  gtk_stack_set_transition_type (GTK_STACK (stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), revealer);
  gtk_box_append (GTK_BOX (box), stack);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  look ("as usual", label, GTK_REVEALER (revealer), GTK_STACK (stack));
  g_object_set (settings, "gtk-interface-reduced-motion", GTK_REDUCED_MOTION_REDUCE, NULL);
  look ("reduced", label, GTK_REVEALER (revealer), GTK_STACK (stack));
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  look ("switched off", label, GTK_REVEALER (revealer), GTK_STACK (stack));
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o motion motion.c $(pkg-config --cflags --libs libadwaita-1)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
echo "libadwaita $(pkg-config --modversion libadwaita-1), GTK $(pkg-config --modversion gtk4)"
seen=$(DISPLAY=":$number" dbus-run-session -- ./motion 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'as usual: asked yes, revealer moves, stack moves, timed moves, spring moves
reduced: asked yes, revealer at once, stack moves, timed moves, spring moves
switched off: asked no, revealer at once, stack at once, timed at once, spring at once' ] ||
  { echo 'This has changed.' >&2; exit 1; }
