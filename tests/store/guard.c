/* guard.c: reads a document in a process that can open nothing, and counts what it takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guard.h"

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined __SANITIZE_ADDRESS__
#define HAVE_SANITISER 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define HAVE_SANITISER 1
#endif
#endif

/* Bytes: the machine is not to suffer from a test that fails. */
#define FAR_TOO_MUCH (512 * 1024 * 1024)

static guint64 n_comparisons; /* of the process that reads */

/* The program's own, which all libraries call in place of the system's: what looks for something
 * among all that came before shows by these, in any build. */
int
strcmp (const char *a, const char *b)
{
  n_comparisons++;
  while (*a == *b && *a != '\0')
    {
      a++;
      b++;
    }
  return (int) (guchar) *a - (int) (guchar) *b;
}

#ifdef HAVE_SANITISER
/* Of both compilers' sanitisers, but only one of them ships a header. */
int __sanitizer_install_malloc_and_free_hooks (void (*malloc_hook) (const volatile void *, size_t),
                                               void (*free_hook) (const volatile void *));
size_t __sanitizer_get_allocated_size (const volatile void *block);

/* Of the process that reads. */
static struct
{
  gssize used;
  gssize peak;
  gsize total;
  guint n_calls;
} memory;

static void
on_malloc (const volatile void *block, size_t size)
{
  memory.n_calls++;
  memory.total += size;
  memory.used += (gssize) size;
  memory.peak = MAX (memory.peak, memory.used);
  if (memory.peak > FAR_TOO_MUCH)
    raise (SIGKILL);
}

static void
on_free (const volatile void *block)
{
  if (block != NULL)
    memory.used -= (gssize) __sanitizer_get_allocated_size (block);
}

static void
watch_memory (void)
{
  g_assert_cmpint (__sanitizer_install_malloc_and_free_hooks (on_malloc, on_free), >, 0);
}

/* Takes the counts, and begins anew. */
static void
count_memory (GuardCounts *counts)
{
  counts->peak = (gsize) memory.peak;
  counts->total = memory.total;
  counts->n_calls = memory.n_calls;
  memory.used = memory.peak = 0;
  memory.total = memory.n_calls = 0;
}
#else
/* What the system says of the process that reads: it is open before nothing can be opened. */
static int status_file;
static gsize begin; /* bytes */

static gsize
get_status (const char *name)
{
  char text[4096];
  gssize length = pread (status_file, text, sizeof text - 1, 0);
  const char *line;

  g_assert_cmpint (length, >, 0);
  text[length] = '\0';
  line = strstr (text, name);
  g_assert_nonnull (line);
  return g_ascii_strtoull (line + strlen (name), NULL, 10) * 1024;
}

static void
watch_memory (void)
{
  struct rlimit bound;

  status_file = open ("/proc/self/status", O_RDONLY | O_CLOEXEC);
  g_assert_cmpint (status_file, >=, 0);
  begin = get_status ("VmSize:");
  bound.rlim_cur = bound.rlim_max = begin + FAR_TOO_MUCH;
  g_assert_cmpint (setrlimit (RLIMIT_AS, &bound), ==, 0);
}

/* The peak is that of all texts so far. */
static void
count_memory (GuardCounts *counts)
{
  counts->peak = get_status ("VmPeak:") - begin;
}
#endif

/* From here on the process is ended when it does any of these. */
static void
forbid_opening (void)
{
#define FORBID(call) \
  BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), \
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)

  struct sock_filter steps[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
#ifdef SYS_open
    FORBID (SYS_open),
    FORBID (SYS_creat),
#endif
    FORBID (SYS_openat),
    FORBID (SYS_openat2),
    FORBID (SYS_socket),
    FORBID (SYS_connect),
    FORBID (SYS_execve),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { G_N_ELEMENTS (steps), steps };

  g_assert_cmpint (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), ==, 0);
  g_assert_cmpint (prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), ==, 0);
}

static void
read_one (const Kind *kind, StoreLibrary *library, const GString *text, const char *folder,
          GuardCounts *counts)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text->str, text->len);
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  guint64 n_before = n_comparisons;
  g_autoptr (GBytes) rewritten = kind->rewrite (library, bytes, folder, faults);

  counts->n_comparisons = n_comparisons - n_before;
  g_assert_true ((rewritten != NULL) == store_faults_is_empty (faults));
  counts->n_faults = faults->items->len;
  counts->n_more = faults->n_more;
  for (guint i = 0; i < faults->items->len; i++)
    counts->n_message_bytes
      += strlen (((const StoreFault *) g_ptr_array_index (faults->items, i))->message);
}

static G_NORETURN void
read_all (const Kind *kind, StoreLibrary *library, const GPtrArray *texts, const char *folder,
          GuardCounts *counts)
{
  watch_memory ();
  forbid_opening ();
  for (guint i = 0; i < texts->len; i++)
    {
      read_one (kind, library, g_ptr_array_index (texts, i), folder, &counts[i]);
      count_memory (&counts[i]);
    }
  _exit (0);
}

GuardResult
guard_read (const Kind *kind, StoreLibrary *library, const GPtrArray *texts, const char *folder,
            GuardCounts *counts)
{
  gsize size = texts->len * sizeof *counts;
  GuardCounts *shared
    = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pid_t child = fork ();
  int status;

  g_assert_true (shared != MAP_FAILED);
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    read_all (kind, library, texts, folder, shared);

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  memcpy (counts, shared, size);
  munmap (shared, size);

  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGSYS)
    return GUARD_OPENED;

  return WIFEXITED (status) && WEXITSTATUS (status) == 0 ? GUARD_KEPT : GUARD_DIED;
}
