import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idField, messageReply, textField } from '../schemas/fields.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** An audit entry: actor, action, target and time. Names are those at the time of the action. */
const auditRow = z.object({
  _id: z.string(),
  at: dateTime,
  actorId: z.string(),
  actorName: z.string(),
  /** One of `auditActions`, or a name that an earlier version used. */
  action: z.string(),
  targetId: z.string(),
  targetName: z.string(),
  details: z.record(z.string(), auditValue),
  /** Both values are null if the log records only that the field changed. */
  changes: z.array(z.object({ field: z.string(), old: auditValue, new: auditValue })),
  /** True if a signed checkpoint covers the entry (decision 0085). */
  isSealed: z.boolean(),
  /** True if no checkpoint will cover it: written too late, or not by the site (decision 0085). */
  isMissed: z.boolean(),
  /**
   * False for entries from before the commitments: a checkpoint covers only their id, time, action and the
   * ids of their people (decision 0085).
   */
  hasCommitments: z.boolean(),
});
export type AuditRow = z.output<typeof auditRow>;

/** An entry that can be undone, in the form for admins who may not read the audit log. */
export const undoableEntry = auditRow.omit({ isSealed: true, isMissed: true, hasCommitments: true });
export type UndoableEntry = z.output<typeof undoableEntry>;

/** A calendar day in Jakarta in the format of a date field: '2026-01-31'. */
const dayField = z.iso.date('Tanggal tidak valid.').optional();

export const audit = {
  /**
   * Returns the newest entries first, without a total: counting would read the whole log. Only the first
   * pages can be requested by number; other numbers return the first page.
   */
  listAuditEntries: {
    method: 'GET',
    path: '/audit',
    access: 'admin',
    duty: 'audit',
    // Reads each row with its checkpoint, the row after the page and the newest checkpoint. A text search
    // scans `queryLimits.scannedAuditEntries` entries.
    reads: { base: 6 + queryLimits.scannedAuditEntries, perRow: 2 },
    input: pageSchema
      .extend({
        /** Id of a person: returns what this person did and what was done to them. */
        person: idField.optional(),
        kind: z
          .string()
          .regex(/^[A-Za-z][\w.-]{0,59}$/)
          .optional(),
        /** Search words. The search scans only the newest entries that match the other filters. */
        q: textField(60).optional(),
        from: dayField,
        /** The last day, inclusive. */
        to: dayField,
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        message: 'Tanggal akhir harus sama dengan atau setelah tanggal awal.',
        path: ['to'],
      }),
    reply: uncountedReply(auditRow).extend({
      /** Time of the newest entry that a checkpoint covers; null before the first checkpoint. */
      sealedUntil: dateTime.nullable(),
    }),
  },
  /** Returns the last edit of a content entry while it can be undone (decision 0092); null otherwise. */
  getLastEdit: {
    method: 'GET',
    path: '/audit/last-edit/{id}',
    access: 'admin',
    duty: 'content',
    // The id of content, or of its translation: 'blog-{id}'.
    input: z.object({ id: z.string().regex(/^(?:[a-z]{1,10}-)?[A-Za-z0-9]{1,64}$/) }),
    reply: z.object({ entry: undoableEntry.nullable() }),
  },
  /** Undoes an edit or a rejection. Requires the duty of the target (contract/rules/audit/undo.ts). */
  undoEntry: {
    method: 'PUT',
    path: '/audit/{id}/undo',
    access: 'admin',
    duty: ['people', 'money', 'content'],
    // Reads the entry and at most an institution with all its seats, or a page with its previous version.
    reads: 8 + limits.institutionStaffSeats,
    input: z.object({ id: idField }),
    reply: messageReply.extend({
      /** False if the target was already in this state. */
      changed: z.boolean(),
      /** Edited fields that stay unchanged, because their old values are not stored. */
      lost: z.array(z.string()),
    }),
  },
  /** Returns a line of JSON per entry and checkpoint, for `npm run audit:verify`. Records the export. */
  exportAudit: {
    method: 'GET',
    path: '/audit/export',
    access: 'admin',
    duty: 'audit',
    stepUp: true,
    // Reads each row, and a share of two counts. Two more queries that find nothing detect the end.
    reads: { base: 8, perRow: 2 },
    input: z.object({}),
    reply: fileReply,
  },
  /**
   * Returns one entry with its inclusion proof in the newest checkpoint, for `npm run audit:verify --
   * --proof`. Throws `conflict` (409) before a checkpoint covers the entry.
   */
  getAuditProof: {
    method: 'GET',
    path: '/audit/{id}/proof',
    access: 'admin',
    duty: 'audit',
    // Two reads for each level of a tree with some millions of entries.
    reads: 6 + 2 * 24,
    input: z.object({ id: idField }),
    reply: fileReply,
  },
  /** Returns the newest signed checkpoint as text; `not-found` before the first checkpoint. */
  getAuditCheckpoint: {
    method: 'GET',
    path: '/audit/checkpoint',
    aliases: ['/.well-known/audit-checkpoint'],
    access: 'anyone',
    input: z.object({}),
    reply: fileReply,
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
