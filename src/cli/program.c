/* program.c: a commander that is a program of one's own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/program.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/input.h"
#include "store/xml/json.h"
#include "text/game/event.h"
#include "text/game/log.h"
#include "text/game/refusal.h"
#include "text/solo/program.h"

/* So many lines in a row that are no answer, or orders that are not allowed, are enough. */
#define MAX_REFUSALS 20

/* And so many questions: a program that asks without end never decides. */
#define MAX_QUESTIONS 100000

/* What is asked now. */
typedef struct
{
  CliProgram *program;
  WarSession *session;
  WarState *view; /* what the seat knows: the same for all that is asked of one decision */
  gboolean may_pass;
  WarOrder *order;
  guint n_refusals, n_questions;
  char *refusal; /* the last; or NULL */
} Asking;

/* What came of a line. */
typedef enum
{
  IS_ANSWERED, /* told what it asked, or why not: it goes on */
  IS_DECIDED,
  IS_PASSED,
  IS_BROKEN, /* it does not listen */
} Heard;

const char *
cli_program_find_path (const char *word)
{
  g_return_val_if_fail (word != NULL, NULL);

  return g_str_has_prefix (word, CLI_PROGRAM_PREFIX) && word[strlen (CLI_PROGRAM_PREFIX)] != '\0'
           ? word + strlen (CLI_PROGRAM_PREFIX)
           : NULL;
}

gboolean
cli_program_stand_in (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                      WarOrder *order)
{
  return FALSE;
}

/* Takes the line. */
static gboolean
say (CliProgram *program, char *taken, GError **error)
{
  g_autofree char *line = taken;

  return store_program_say (program->process, line, error);
}

/* A line that has been heard, as an object. */
typedef struct
{
  StoreFaults *faults;
  StoreJson *json; /* NULL: it is none */
  const StoreJsonValue *root;
  char *message; /* what it calls itself; NULL: nothing */
} Line;

static char *
dup_string (const Line *line, const char *key)
{
  gsize length;
  char *string = store_json_dup_string (line->json, line->root, key, &length);

  /* What goes on after a NUL would be read by nobody. */
  if (string != NULL && strlen (string) != length)
    g_clear_pointer (&string, g_free);
  return string;
}

static void
read_line (Line *line, const GString *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);

  *line = (Line){ .faults = store_faults_new ("line") };
  line->json = store_json_new (bytes, line->faults);
  if (line->json == NULL)
    return;

  line->root = store_json_get_root (line->json);
  line->message = dup_string (line, "message");
}

static void
clear_line (Line *line)
{
  g_clear_pointer (&line->json, store_json_free);
  g_clear_pointer (&line->faults, store_faults_free);
  g_clear_pointer (&line->message, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, clear_line)

/* What is wrong with it, or what it lacks. Free it. */
static char *
describe_fault (const Line *line, const char *lack)
{
  return line->faults->items->len > 0
           ? g_strdup (((StoreFault *) g_ptr_array_index (line->faults->items, 0))->message)
           : g_strdup_printf (_ ("there is no “%s”"), lack);
}

/* Beginning ------------------------------------------------------------------------------------ */

/* It says who it is before it is told anything about the game. */
static gboolean
greet (CliProgram *program, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (Line) line = { NULL };

  if (!say (program, text_program_hello (DUCK_VERSION), error)
      || !store_program_hear (program->process, text, error))
    return FALSE;

  read_line (&line, text);
  if (g_strcmp0 (line.message, "hello") != 0)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                   _ ("%s does not say “hello” first: is it a commander?"), program->path);
      return FALSE;
    }

  program->name = dup_string (&line, "name");
  if (program->name == NULL || program->name[0] == '\0')
    {
      g_free (program->name);
      program->name = g_path_get_basename (program->path);
    }

  return TRUE;
}

gboolean
cli_program_can_command (const WarSetup *setup, gint seat)
{
  g_return_val_if_fail (setup != NULL && seat >= 0, FALSE);

  g_autofree WarState *state = war_setup_begin (setup, 0);

  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_CONTROL]
         != WAR_CONTROL_AUTOMATIC;
}

CliProgram *
cli_program_start (const char *path, guint patience, const WarSetup *setup, gint seat,
                   GError **error)
{
  g_return_val_if_fail (setup != NULL, NULL);

  StoreProgram *process = store_program_start (path, patience, cli_input_is_interrupted, error);
  g_autoptr (CliProgram) program = NULL;

  if (process == NULL)
    return NULL;

  program = g_new0 (CliProgram, 1);
  program->process = process;
  program->path = g_strdup (path);
  program->setup = setup;
  program->seat = seat;
  program->orders = g_array_new (FALSE, FALSE, sizeof (guint));
  return greet (program, error) && say (program, text_program_game (setup, seat), error)
           ? g_steal_pointer (&program)
           : NULL;
}

void
cli_program_free (CliProgram *program)
{
  if (program == NULL)
    return;

  store_program_free (program->process);
  g_free (program->path);
  g_free (program->name);
  g_clear_pointer (&program->orders, g_array_unref);
  g_free (program);
}

/* Deciding ------------------------------------------------------------------------------------- */

static Heard
answer (Asking *asking, char *line, GError **error)
{
  return say (asking->program, line, error) ? IS_ANSWERED : IS_BROKEN;
}

/* Takes the reason. */
static Heard
refuse (Asking *asking, const char *clause, char *taken, GError **error)
{
  g_autofree char *reason = taken;

  g_free (asking->refusal);
  asking->refusal = clause != NULL ? g_strdup_printf ("%s [%s]", reason, text_short_clause (clause))
                                   : g_strdup (reason);
  asking->n_refusals++;
  return answer (asking, text_program_refused (clause, reason), error);
}

/* An order that the seat itself gives, allowed or not. FALSE with a reason, to free. */
static gboolean
parse_order (const Asking *asking, const char *text, WarOrder *order, char **reason)
{
  if (!war_order_from_text (order, text, asking->program->setup->play->orders, reason))
    return FALSE;
  if (order->seat == asking->program->seat)
    return TRUE;

  *reason = g_strdup_printf (_ ("the order is one of seat %d, and you command seat %d"),
                             order->seat + 1, asking->program->seat + 1);
  return FALSE;
}

/* Whether the line has an order that is allowed; else it is told why not. */
static gboolean
read_order (Asking *asking, const Line *line, WarOrder *order, Heard *heard, GError **error)
{
  const WarSetup *setup = asking->program->setup;
  g_autofree char *text = dup_string (line, "order");
  char *reason = NULL;
  WarRefusal refusal;

  if (text == NULL)
    *heard = refuse (asking, NULL, describe_fault (line, "order"), error);
  else if (!parse_order (asking, text, order, &reason))
    *heard = refuse (asking, NULL, reason, error);
  else if (!war_play_check (setup, asking->view, order, &refusal))
    *heard
      = refuse (asking, refusal.clause, text_refusal (setup, asking->view, order, &refusal), error);
  else
    return TRUE;

  return FALSE;
}

static Heard
take_order (Asking *asking, const Line *line, GError **error)
{
  Heard heard;

  return read_order (asking, line, asking->order, &heard, error) ? IS_DECIDED : heard;
}

static Heard
take_pass (Asking *asking, const Line *line, GError **error)
{
  return asking->may_pass ? IS_PASSED
                          : refuse (asking, NULL, g_strdup (_ ("this must be decided")), error);
}

/* The option that is meant: by the name of its order and its actor. FALSE: there is none. */
static gboolean
find_option (const Asking *asking, guint kind, gint actor, WarOption *option)
{
  g_autoptr (GArray) options
    = war_play_list_options (asking->program->setup, asking->view, asking->program->seat, actor);

  for (guint i = 0; i < options->len; i++)
    if (g_array_index (options, WarOption, i).kind == kind
        && g_array_index (options, WarOption, i).actor == actor)
      {
        *option = g_array_index (options, WarOption, i);
        return TRUE;
      }

  return FALSE;
}

/* Numbers of an array, if it is there; FALSE, with what is wrong, to free: there are more than
 * there may be, or something is none. */
static gboolean
read_numbers (const Line *line, const char *key, guint most, gint32 *numbers, guint *n_numbers,
              char **reason)
{
  const StoreJsonValue *array = store_json_get_array (line->json, line->root, key);
  const StoreJsonValue *value;

  *n_numbers = 0;
  if (line->faults->items->len > 0)
    {
      *reason = describe_fault (line, key);
      return FALSE;
    }
  if (array == NULL)
    return TRUE;

  for (value = store_json_get_first (line->json, array); value != NULL;
       value = store_json_get_next (line->json, array, value))
    {
      g_autofree char *digits = store_json_dup_text (line->json, value);
      gint64 number;

      if (*n_numbers >= most || digits == NULL
          || !g_ascii_string_to_signed (digits, 10, G_MININT32, G_MAXINT32, &number, NULL))
        {
          *reason = g_strdup_printf (
            _ ("“%s” has more numbers than the order, or something that is none"), key);
          return FALSE;
        }
      numbers[(*n_numbers)++] = (gint32) number;
    }

  return TRUE;
}

/* An order that is said only in part: its kind, who acts, the first of its arguments, its first
 * targets. */
typedef struct
{
  WarOption option;
  WarOrder order;
  guint n_arguments;
} Part;

static gboolean
is_candidate (const WarOption *option, gint row)
{
  for (guint i = 0; i < option->n_candidates; i++)
    if (option->candidates[i] == row)
      return TRUE;

  return FALSE;
}

/* Whether all that is said may be, one after the other: rules trust what is chosen before. */
static gboolean
is_open (const Asking *asking, Part *part)
{
  const WarSetup *setup = asking->program->setup;
  guint n_targets = part->order.n_targets;

  part->order.n_targets = 0;
  for (guint i = 0; i < part->n_arguments + n_targets; i++)
    {
      gboolean is_target = i >= part->n_arguments;

      if (i > 0 && setup->play->narrow != NULL
          && !setup->play->narrow (setup, asking->view, &part->order, i, &part->option))
        return FALSE;
      if (is_target ? !is_candidate (&part->option, part->order.targets[part->order.n_targets])
                    : !war_domain_has (&part->option.arguments[i], part->order.arguments[i]))
        return FALSE;
      part->order.n_targets += is_target ? 1 : 0;
    }

  return TRUE;
}

/* FALSE, with what is wrong, to free. */
static gboolean
read_part (const Asking *asking, const Line *line, Part *part, char **reason)
{
  const WarOrderKind *kinds = asking->program->setup->play->orders;
  g_autofree char *name = dup_string (line, "order");
  gint32 targets[WAR_ORDER_MAX_TARGETS];
  double actor = WAR_NONE;
  guint kind = 0;

  while (name != NULL && kinds[kind].name != NULL && !g_str_equal (kinds[kind].name, name))
    kind++;
  if (store_json_has (line->json, line->root, "actor"))
    store_json_get_number (line->json, line->root, "actor", 0, WAR_MAX_ROWS - 1, &actor);
  if (name == NULL || line->faults->items->len > 0)
    {
      *reason = describe_fault (line, "order");
      return FALSE;
    }
  if (kinds[kind].name == NULL || actor != (gint) actor
      || !find_option (asking, kind, (gint) actor, &part->option))
    {
      *reason = g_strdup (_ ("there is no such option now"));
      return FALSE;
    }

  part->order = war_order_new (kind, asking->program->seat, (gint) actor);
  if (!read_numbers (line, "arguments", war_order_kind_count_arguments (&kinds[kind]),
                     part->order.arguments, &part->n_arguments, reason)
      || !read_numbers (line, "targets", WAR_ORDER_MAX_TARGETS, targets, &part->order.n_targets,
                        reason))
    return FALSE;

  for (guint i = 0; i < part->order.n_targets; i++)
    part->order.targets[i] = targets[i];
  if ((part->order.n_targets > 0
       && part->n_arguments < war_order_kind_count_arguments (&kinds[kind]))
      || !is_open (asking, part))
    {
      *reason = g_strdup (_ ("the option does not allow these arguments and targets"));
      return FALSE;
    }

  return TRUE;
}

static Heard
tell_domain (Asking *asking, const Line *line, GError **error)
{
  g_autofree Part *part = g_new (Part, 1);
  char *reason;

  if (!read_part (asking, line, part, &reason))
    return refuse (asking, NULL, reason, error);
  return answer (asking,
                 text_program_domain (asking->program->setup, asking->view, &part->option,
                                      &part->order, part->n_arguments),
                 error);
}

static Heard
tell_sample (Asking *asking, const Line *line, GError **error)
{
  const WarSetup *setup = asking->program->setup;
  g_autofree Part *part = g_new (Part, 1);
  gint seat = asking->program->seat;
  gboolean is_found;
  char *reason;

  if (!read_part (asking, line, part, &reason))
    return refuse (asking, NULL, reason, error);
  is_found = war_play_sample (setup, asking->view, seat, &part->option,
                              &asking->session->minds[seat].generator, &part->order);
  return answer (asking, text_program_sample (setup, is_found ? &part->order : NULL), error);
}

static Heard
tell_ideas (Asking *asking, const Line *line, GError **error)
{
  char *ideas = text_program_ideas (asking->program->setup, asking->view, asking->program->seat);

  return ideas != NULL
           ? answer (asking, ideas, error)
           : refuse (asking, NULL, g_strdup (_ ("nobody has ideas about this system")), error);
}

static Heard
tell_foresight (Asking *asking, const Line *line, GError **error)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarRefusal refusal;
  WarOrder order;
  char *told;
  Heard heard;

  if (!read_order (asking, line, &order, &heard, error))
    return heard;

  war_foresight_init (foresight);
  war_play_foresee (asking->program->setup, asking->view, &order, foresight, &refusal);
  told = text_program_foresight (foresight);
  war_foresight_clear (foresight);
  return answer (asking, told, error);
}

/* What a program may say while it is asked. */
static const struct
{
  const char *message;
  Heard (*take) (Asking *asking, const Line *line, GError **error);
} messages[] = {
  { "order", take_order },   { "pass", take_pass },   { "domain", tell_domain },
  { "sample", tell_sample }, { "ideas", tell_ideas }, { "foresee", tell_foresight },
};

static Heard
take_line (Asking *asking, const GString *text, GError **error)
{
  g_auto (Line) line = { NULL };

  asking->n_questions++;
  read_line (&line, text);
  if (line.message == NULL)
    return refuse (asking, NULL, describe_fault (&line, "message"), error);
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    if (g_str_equal (line.message, messages[i].message))
      return messages[i].take (asking, &line, error);

  return refuse (asking, NULL, g_strdup_printf (_ ("there is no message “%s”"), line.message),
                 error);
}

/* Whether it has had enough tries. */
static gboolean
is_hopeless (const Asking *asking, GError **error)
{
  if (asking->n_refusals >= MAX_REFUSALS)
    g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                 _ ("%s has been refused %d times for one decision; the last time: %s"),
                 asking->program->path, MAX_REFUSALS, asking->refusal);
  else if (asking->n_questions >= MAX_QUESTIONS)
    g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                 _ ("%s asks without end and decides nothing"), asking->program->path);
  else
    return FALSE;

  return TRUE;
}

CliProgramAnswer
cli_program_ask (CliProgram *program, WarSession *session, gboolean may_pass, WarOrder *order,
                 GError **error)
{
  g_return_val_if_fail (program != NULL && session != NULL, CLI_PROGRAM_FAILS);

  g_autofree WarState *view = war_state_copy (war_session_get_view (session, program->seat));
  g_autoptr (GString) text = g_string_new (NULL);
  Heard heard = IS_ANSWERED;
  Asking asking = {
    .program = program,
    .session = session,
    .view = view,
    .may_pass = may_pass,
    .order = order,
  };

  if (!say (program,
            text_program_decide (program->setup, view, program->seat, may_pass, ++program->n_asked),
            error))
    return CLI_PROGRAM_FAILS;

  while (heard == IS_ANSWERED)
    heard = !is_hopeless (&asking, error) && store_program_hear (program->process, text, error)
              ? take_line (&asking, text, error)
              : IS_BROKEN;
  g_free (asking.refusal);
  return heard == IS_DECIDED  ? CLI_PROGRAM_ORDERS
         : heard == IS_PASSED ? CLI_PROGRAM_PASSES
                              : CLI_PROGRAM_FAILS;
}

/* Telling -------------------------------------------------------------------------------------- */

void
cli_program_tell (CliProgram *program, const WarGame *game, const WarOrder *order,
                  const WarEvents *events)
{
  g_return_if_fail (program != NULL && events != NULL);

  guint before = game->records->len - 1;

  if (order->seat == program->seat)
    {
      say (program, text_log_order (program->setup, order, ++program->n_told), NULL);
      g_array_append_val (program->orders, before);
    }
  for (guint i = 0; i < events->n_items; i++)
    if (war_event_is_for (&events->items[i], 1u << program->seat))
      say (program,
           text_log_event (program->setup, &events->items[i],
                           war_game_get_note (game, &events->items[i]), order->seat,
                           ++program->n_told),
           NULL);
}

void
cli_program_tell_undo (CliProgram *program, guint n_orders)
{
  g_return_if_fail (program != NULL);

  while (program->orders->len > 0
         && g_array_index (program->orders, guint, program->orders->len - 1) >= n_orders)
    g_array_set_size (program->orders, program->orders->len - 1);
  say (program, text_log_undo (program->orders->len, ++program->n_told), NULL);
}

void
cli_program_tell_end (CliProgram *program, const WarState *state)
{
  g_return_if_fail (program != NULL && state != NULL);

  const WarLayout *layout = program->setup->layout;
  WarResult result = war_play_get_result (program->setup, state);
  gint32 side
    = war_state_peek_row (layout, state, WAR_TABLE_SEATS, (guint) program->seat)[WAR_SEAT_SIDE];

  say (program, text_program_over (&result, side + 1), NULL);
}
