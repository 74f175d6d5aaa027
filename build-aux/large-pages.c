/* large-pages.c: lets compilers have large pages of memory
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading GTK's headers fills 80 MB. Debian's kernel gives large pages for that of its own accord;
 * those of many virtual machines give them only to programs that ask, which gcc does not, and then
 * a third of its time goes into 20,000 small ones. ./dev preloads this into what it builds with.
 */

#define _GNU_SOURCE
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#ifndef __LP64__
#error "Where a long is no address and no offset, mmap is another call of the system."
#endif

/* Less than this never gets a large page. gcc asks for so much at a time, side by side. */
#define AT_LEAST (2UL << 20)

void *mmap64 (void *address, size_t length, int protection, int flags, int file, off_t offset)
  __attribute__ ((alias ("mmap")));

/* As the library's, but that it asks. */
void *
mmap (void *address, size_t length, int protection, int flags, int file, off_t offset)
{
  void *memory = (void *) syscall (SYS_mmap, address, length, protection, flags, file, offset);

  if (memory != MAP_FAILED && (flags & MAP_ANONYMOUS) != 0 && length >= AT_LEAST)
    madvise (memory, length, MADV_HUGEPAGE);
  return memory;
}
