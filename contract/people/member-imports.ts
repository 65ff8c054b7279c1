import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import type { FileSlot } from '../rules/files.ts';
import { importLimits } from '../rules/people/import-columns.ts';
import { importFilters } from '../rules/people/import-filters.ts';
import { dateTime, idField, idInput, messageReply, textField } from '../schemas/fields.ts';
import {
  consentSourceField,
  importChoices,
  importMappingField,
  importRow,
  importStates,
  importTable,
} from '../schemas/imports/member-imports.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';

/** File field of a sheet of members; the content determines its format. */
const sheetSlot = {
  kind: 'document',
  required: true,
  missing: () => 'Pilih berkas daftar anggota.',
  unsupported: () => 'Pilih berkas CSV atau XLSX. Berkas Excel lama (.xls) simpan dulu sebagai XLSX.',
  maxBytes: importLimits.bytes,
  extensions: ['.csv', '.xlsx', '.txt'],
  formats: ['csv', 'xlsx'],
} as const satisfies FileSlot;

const counts = z.object(
  Object.fromEntries(importFilters.map((filter) => [filter, z.number().int()])) as Record<
    (typeof importFilters)[number],
    z.ZodNumber
  >,
);

export const memberImport = z.object({
  _id: z.string(),
  name: z.string(),
  /** SHA-256 of the file in hexadecimal digits. */
  sha256: z.string(),
  createdAt: dateTime,
  createdBy: z.string(),
  state: z.enum(importStates),
  /** Number of people in the file, and number of rows that the current run has processed. */
  rows: z.number().int(),
  processed: z.number().int(),
  counts,
  /** Titles of the file that are not imported. */
  unusedTitles: z.array(z.string()),
  results: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    removed: z.number().int(),
    restored: z.number().int(),
  }),
  /** Admin and time of the import; null before it. */
  appliedAt: dateTime.nullable(),
  appliedBy: z.string().nullable(),
  /** Time until which the import can be undone; null if it cannot. */
  undoUntil: dateTime.nullable(),
  /** The last round of invitations; null before the first one. */
  invitations: z
    .object({
      startedAt: dateTime,
      queued: z.number().int(),
      skipped: z.number().int(),
      isComplete: z.boolean(),
    })
    .nullable(),
});
export type MemberImport = z.output<typeof memberImport>;

/** Reads of one row: number, address, phone, name and the people that they lead to. */
const readsPerRow = 4 + 2 * importLimits.candidates;
/** Batches that one call processes at most. */
export const maxImportSteps = 12;
/** People of one batch of invitations, with two writes each. */
export const invitedPerBatch = 100;
/** The import, its rows, the index of people, and what the rows lead to. */
const stepReads = 3 + (readsPerRow + 4) * importLimits.chunkRows;
const runReads = maxImportSteps * stepReads;

/** Reads of the batches of invitations that one call processes. */
const invitationReads = maxImportSteps * (2 + invitedPerBatch);

const changedReply = messageReply.extend({ changed: z.boolean(), import: memberImport });

/** Imports of members from a sheet, with a check before and an undo after it. */
export const memberImports = {
  /** Returns the imports, newest first. */
  listMemberImports: {
    method: 'GET',
    path: '/member-imports',
    access: 'admin',
    duty: 'people',
    input: pageSchema,
    reply: uncountedReply(memberImport),
  },
  /**
   * Without `mapping`, returns the titles of the file and stores nothing. With it, stores the rows and begins to
   * check them, but changes no member. Throws `invalid-file` with the reason.
   */
  checkMemberFile: {
    method: 'POST',
    path: '/member-imports',
    access: 'admin',
    duty: 'people',
    idempotent: true,
    // Also the mapping and the import.
    reads: 6 + runReads,
    input: z.object({
      mapping: importMappingField.optional(),
      sheet: textField(100).optional(),
      consentSource: consentSourceField,
      /** Day of the consent of all people whose row has none. */
      consentOn: z.union([z.iso.date('Pilih tanggal persetujuan.'), z.literal('')]).optional(),
    }),
    files: { sheetFile: sheetSlot },
    reply: z.discriminatedUnion('kind', [
      messageReply.extend({ kind: z.literal('columns'), table: importTable }),
      messageReply.extend({ kind: z.literal('stored'), id: z.string() }),
    ]),
  },
  getMemberImport: {
    method: 'GET',
    path: '/member-imports/{id}',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: memberImport,
  },
  /** Returns the rows with a verdict or outcome, in the order of the file. */
  listMemberImportRows: {
    method: 'GET',
    path: '/member-imports/{id}/rows',
    access: 'admin',
    duty: 'people',
    input: pageSchema.extend({ id: idField, filter: z.enum(importFilters).optional() }),
    reply: z.object({
      data: z.array(importRow),
      page: z.number().int(),
      totalRows: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  /** Returns the refused rows with a column of reasons, as CSV. The corrected file can be imported as it is. */
  exportRefusedRows: {
    method: 'GET',
    path: '/member-imports/{id}/refused',
    access: 'admin',
    duty: 'people',
    reads: 4 + Math.ceil(importLimits.rows / importLimits.chunkRows),
    input: idInput,
    reply: fileReply,
  },
  /** Decides a conflict. Throws `wrong-status` after the import has begun. */
  decideMemberImportRow: {
    method: 'PUT',
    path: '/member-imports/{id}/rows',
    access: 'admin',
    duty: 'people',
    // Finds the chunk of the line by a binary search.
    reads: 16 + readsPerRow,
    input: idInput.extend({
      line: z.number().int().min(1),
      choice: z.enum(importChoices),
      /** Only for the choice `person`. */
      person: idField.optional(),
    }),
    reply: changedReply,
  },
  /** Begins to write the members. Safe to repeat: `changed` is false if it has begun. */
  applyMemberImport: {
    method: 'POST',
    path: '/member-imports/{id}/apply',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 6 + runReads,
    input: idInput,
    reply: changedReply,
  },
  /**
   * Processes the next batches of a running import, check or undo, and of invitations. Safe to repeat and to call
   * concurrently.
   */
  continueMemberImport: {
    method: 'POST',
    path: '/member-imports/{id}/continue',
    access: 'admin',
    duty: 'people',
    reads: 4 + runReads + invitationReads,
    input: idInput,
    reply: changedReply,
  },
  /** Stops an import after the running batch. Written members stay until an undo. */
  stopMemberImport: {
    method: 'POST',
    path: '/member-imports/{id}/stop',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: changedReply,
  },
  /**
   * Begins to remove created members and to restore the others. Members that changed since the import stay, and are
   * listed with the reason. Safe to repeat. Throws `wrong-status` 30 days after the import.
   */
  undoMemberImport: {
    method: 'POST',
    path: '/member-imports/{id}/undo',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 6 + runReads,
    input: idInput,
    reply: changedReply,
  },
  /**
   * Begins to mail the members that the import created a link to set a password, two in a second. Those who set one
   * before are left out. Safe to repeat. Throws `wrong-status` within a day after the last round.
   */
  inviteImportedMembers: {
    method: 'POST',
    path: '/member-imports/{id}/invitations',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 6 + invitationReads,
    input: idInput,
    reply: changedReply,
  },
  /** Deletes a check that was never imported. Safe to repeat. */
  discardMemberImport: {
    method: 'DELETE',
    path: '/member-imports/{id}',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
