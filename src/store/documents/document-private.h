/* document-private.h: what reading a document collects
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "engine/tracker/routine.h"
#include "store/documents/library.h"
#include "store/xml/reader.h"
#include "store/xml/writer.h"

G_BEGIN_DECLS

/* What the elements of all kinds of documents work on. A kind uses the parts it needs. */
typedef struct
{
  StoreLibrary *library; /* borrowed; NULL for kinds that look nothing up */
  const char *folder; /* of the file, where links lead from; or NULL */
  gboolean may_lack; /* what it takes from other files may be absent in it */

  WarRules *rules; /* of the document's system */
  GArray *statistics; /* StoreAttribute: what <statistics> may have in this system */
  GArray *weapon_statistics; /* likewise for <weapon> */
  GPtrArray *names; /* char: the attribute names in such arrays */

  GPtrArray *traits; /* WarTrait: the document's own */
  GPtrArray *type_traits; /* WarTrait: those that stand in the type being read */
  GPtrArray *types; /* WarUnitType */
  WarUnitType *type; /* the last of them, being read; borrowed */
  WarWeapon *weapon; /* its last one; borrowed */
  WarTrait *trait; /* being read; borrowed */

  WarBook *book;
  GHashTable *books; /* id → WarBook: those in the file, for its operation; NULL: the library's */
  WarArmy *army;
  WarField *field;
  guint n_vertices; /* of the field's features and zones so far */
  gsize *hexes; /* of its board, by hex: where each stands in the file; 0: not yet */
  GHashTable *ids; /* char: of the field's features so far; borrowed from them */
  GHashTable *effects; /* char, the id of a system → GArray of StoreAttribute for <effect> */
  WarOperation *operation;
  GArray *options; /* StoreAttribute: what <options> may have in this system */
  WarForce *force; /* of the operation, being read; or NULL; borrowed */
  WarForceEntry *entry; /* likewise of the force */
  guint forced_sides; /* sides that have a <force>, as 1 << side */
  WarCampaign *campaign;
  WarPart *part; /* of the campaign, being read, once its operation is there */
  WarExtra *part_extra; /* of that part */
  gboolean winner_chooses; /* likewise */
  WarResult result; /* likewise */
  guint n_parts; /* that have begun */
  gboolean has_part; /* an operation of it has begun */
  GHashTable *matches; /* id → WarMatch: battles of the campaign's players so far; or NULL */
  GString *text; /* paragraphs, with empty lines between */

  WarRoutine *routine; /* of the rules that are being read */
  GArray *numbers; /* StoreAttribute: what <numbers> has in this system */
  GArray *terrain_statistics; /* likewise for <terrain> */
  gboolean has_numbers;
  GArray *row_columns[WAR_MAX_TABLES]; /* StoreAttribute: what a <row> of that table has */
  guint table; /* that is being read; WAR_MAX_TABLES: none that the system has */
  guint32 terrains; /* bit n: there is a <terrain> for WarTerrain n */
} StoreDocument;

void store_document_clear (StoreDocument *document);

/* An array of StoreAttribute for the statistics, after the first attribute; their names belong to
 * document->names. */
GArray *store_document_new_attributes (StoreDocument *document, const StoreAttribute *first,
                                       const WarStat *stats);

/* Finds the rules of the system that the value names, or reports and stops. What is inside another
 * document is of its system. */
gboolean store_document_set_system (StoreReader *reader, StoreDocument *document,
                                    const StoreValue *system);

/* For get_extra(): that of the last of the items, at the offset in it; NULL if there is none, after
 * a fault. */
WarExtra **store_get_last_extra (const GPtrArray *items, gsize offset);

/* The book that a force is of: borrowed; NULL with an error if there is none. */
WarBook *store_document_find_book (const StoreDocument *document, const char *id, GError **error);

/* Reports that the id has been used before. */
void store_report_second (StoreReader *reader, const StoreValue *id);

/* The attribute that every root element begins with. */
#define STORE_VERSION_ATTRIBUTE \
  { \
    "version", STORE_VALUE_TEXT, TRUE, 1, 16 \
  }

/* Names that people read: documents, units, features. */
#define STORE_NAME_MAX 120
#define STORE_NAME_ATTRIBUTE \
  { \
    "name", STORE_VALUE_TEXT, TRUE, 1, STORE_NAME_MAX \
  }
#define STORE_OPTIONAL_NAME_ATTRIBUTE \
  { \
    "name", STORE_VALUE_TEXT, FALSE, 1, STORE_NAME_MAX \
  }
#define STORE_UNIT_GROUP_ATTRIBUTE \
  { \
    "group", STORE_VALUE_NAME, FALSE, 1, STORE_NAME_MAX \
  }

/* <traits>: a book's own traits, and <type>: unit types, in books and in armies. In an army a type
 * has its own traits in itself, as two versions of a book may mean different things by one id. */
extern const StoreElement store_traits_element;
extern const StoreElement store_type_element;
void store_traits_write (StoreWriter *writer, const GPtrArray *traits);
void store_type_write (StoreWriter *writer, const WarUnitType *type, const WarRules *rules,
                       gboolean with_traits);

/* <army> in a <player> of a campaign: it is document->army when it has ended. */
extern const StoreElement store_player_army_element;
void store_army_write (StoreWriter *writer, const WarArmy *army);

/* <league> of a campaign, after its parts; NULL writes nothing. */
extern const StoreElement store_league_element;
void store_league_write (StoreWriter *writer, const WarLeague *league);

/* The children of <field>, as a document or embedded, and the attributes after the version. */
extern const StoreChild store_field_children[];
void store_field_start (StoreReader *reader, StoreDocument *document, const StoreValue *name,
                        const StoreValue *width, const StoreValue *depth);
WarExtra **store_field_get_extra (gpointer document);
void store_field_write (StoreWriter *writer, const WarField *field);

#define STORE_FIELD_ATTRIBUTES \
  STORE_NAME_ATTRIBUTE, { "width-mm100", STORE_VALUE_INTEGER, TRUE, WAR_INCH, WAR_LENGTH_MAX }, \
  { \
    "depth-mm100", STORE_VALUE_INTEGER, TRUE, WAR_INCH, WAR_LENGTH_MAX \
  }

/* The children of <operation>, as a document or embedded, and the attributes after the version. A
 * link is written if link says so, else the field. */
extern const StoreElement store_special_rules_element;
extern const StoreElement store_options_element;
extern const StoreElement store_amendments_element;
void store_amendments_write (StoreWriter *writer, const WarOperation *operation);
extern const StoreElement store_operation_link_element;
extern const StoreElement store_operation_field_element;
extern const StoreElement store_begins_element;
extern const StoreElement store_forces_element;
extern const StoreElement store_victory_element;
#define STORE_OPERATION_CHILDREN \
  { &store_prologue_element, FALSE, 1 }, { &store_special_rules_element, FALSE, 1 }, \
    { &store_options_element, FALSE, 1 }, { &store_amendments_element, FALSE, 1 }, \
    { &store_operation_link_element, FALSE, 1 }, { &store_operation_field_element, FALSE, 1 }, \
    { &store_forces_element, TRUE, 1 }, \
  { \
    &store_victory_element, TRUE, 1 \
  }
extern const StoreChild store_operation_children[];
void store_operation_start (StoreReader *reader, StoreDocument *document, const StoreValue *values);
void store_operation_end (StoreReader *reader, StoreDocument *document);
WarExtra **store_operation_get_extra (gpointer document);
void store_starts_write (StoreWriter *writer, const WarField *field, const WarForceEntry *entry);
void store_operation_write (StoreWriter *writer, const WarOperation *operation, gboolean link,
                            gboolean books);

/* Whether the operation's link leads to the very field from the folder of path, or will once its
 * absent field is there again. */
gboolean store_operation_link_leads (const WarOperation *operation, const char *path);

/* <prologue>, of the operation that is being read, else of the campaign. NULL writes nothing. */
extern const StoreElement store_prologue_element;
void store_prologue_write (StoreWriter *writer, const char *prologue);

/* The attribute of <field-link> and <operation-link>. */
#define STORE_LINK_ATTRIBUTE \
  { \
    "href", STORE_VALUE_LINK, TRUE \
  }

/* Says of a link what there was to say of the file that it leads to: faults as the reason why it
 * cannot be opened, else warnings. */
void store_document_report_linked (StoreReader *reader, const StoreValue *link,
                                   const StoreFaults *faults, const char *reason);

/* The path that a link leads to, or NULL if it leads nowhere: after a fault, unless the document
 * may lack something. Free it. */
char *store_document_follow (StoreReader *reader, const StoreDocument *document,
                             const StoreValue *link);

/* Places, dates: what people write. */
#define STORE_REMARK_MAX 200
#define STORE_ROUNDS_MAX 1000

#define STORE_OPERATION_ATTRIBUTES \
  { "id", STORE_VALUE_ID, TRUE }, STORE_NAME_ATTRIBUTE, { "system", STORE_VALUE_ID, TRUE }, \
    { "game-type", STORE_VALUE_ID, FALSE }, \
    { "place", STORE_VALUE_TEXT, FALSE, 1, STORE_REMARK_MAX }, \
    { "date", STORE_VALUE_TEXT, FALSE, 1, STORE_REMARK_MAX }, \
    { "rounds", STORE_VALUE_INTEGER, TRUE, 1, STORE_ROUNDS_MAX }, \
    { "first-side", STORE_VALUE_INTEGER, FALSE, 1, WAR_N_SIDES }, \
    { "first-chooser", STORE_VALUE_INTEGER, FALSE, 1, WAR_N_SIDES }, \
  { \
    "level", STORE_VALUE_ID, FALSE \
  }

/* The attribute "system" of the element opened last. Only the first system is as old as the
 * format. */
void store_system_write (StoreWriter *writer, const char *system);
void store_unit_group_write (StoreWriter *writer, const char *group);

/* Statistics as attributes of the element opened last: those that are required or not 0. */
void store_stats_write (StoreWriter *writer, const WarStat *stats, const gint32 *values);

/* Likewise those that are given: bit n: the n-th, whatever it is. */
void store_stats_write_given (StoreWriter *writer, const WarStat *stats, const gint32 *values,
                              guint32 given);

/* The children of <book>, as a document or embedded, and the attributes after the version. */
extern const StoreChild store_book_children[];
void store_book_start (StoreReader *reader, StoreDocument *document, const StoreValue *values);
void store_book_end (StoreDocument *document);
WarExtra **store_book_get_extra (gpointer document);
void store_book_write (StoreWriter *writer, const WarBook *book);

#define STORE_BOOK_ATTRIBUTES \
  { "id", STORE_VALUE_ID, TRUE }, STORE_NAME_ATTRIBUTE, { "system", STORE_VALUE_ID, TRUE }, \
  { \
    "revision", STORE_VALUE_INTEGER, TRUE, 1, 1000000 \
  }

/* <rules>: adds what a file has to document->rules. Several files make up the rules of a system,
 * with the same document. */
/* <books>: all that the forces of an operation are chosen from. */
extern const StoreElement store_books_element;
void store_books_write (StoreWriter *writer, const WarOperation *operation);

extern const StoreElement store_rules_element;

/* In the order of WarParameterKind. */
extern const char *const store_parameter_ids[];

/* A copy of the value's text, NULL if the attribute is absent. */
char *store_value_dup_text (const StoreValue *value);

/* Reads a file through one of the *_from_bytes() functions. */
typedef gpointer (*StoreFromBytes) (StoreLibrary *library, GBytes *bytes, const char *folder,
                                    StoreFaults *faults);
gpointer store_document_load (StoreLibrary *library, const char *path, StoreFromBytes from_bytes,
                              StoreFaults *faults);

/* Saves bytes of which from_bytes makes a document that writes the same bytes again: what cannot be
 * read back is not written. to_bytes and unref belong to the document's type. */
gboolean store_document_save (StoreLibrary *library, const char *path, GBytes *bytes,
                              StoreFromBytes from_bytes, GBytes *(*to_bytes) (gconstpointer),
                              GDestroyNotify unref, GError **error);

G_END_DECLS
