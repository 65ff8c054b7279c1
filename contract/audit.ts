import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { pageInput } from './fields/paging.ts';
import { idField, messageReply, time } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { queryLimits } from './rules/query-limits.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** An entry of the audit: who did what to whom, and when. Names are those of that time. */
export const auditRow = z.object({
  _id: z.string(),
  at: time,
  actorId: z.string(),
  actorName: z.string(),
  /** One of `auditActions`, or what an earlier version called it. */
  action: z.string(),
  targetId: z.string(),
  targetName: z.string(),
  details: z.record(z.string(), value),
  /** What was edited, old beside new; both null where only that it changed is told. */
  changes: z.array(z.object({ field: z.string(), old: value, new: value })),
  /** Whether it stands in the tree that nobody can rewrite unseen (decision 0085). */
  isSealed: z.boolean(),
  /** Whether it never will: it came too long after its time, or was put there past the site (decision 0101). */
  isMissed: z.boolean(),
});
export type AuditRow = z.output<typeof auditRow>;

/** An entry that can be undone, whoever may read the audit. */
export const undoableEntry = auditRow.omit({ isSealed: true, isMissed: true });
export type UndoableEntry = z.output<typeof undoableEntry>;

/** A calendar day in Jakarta, as a date field gives it: '2026-01-31'. */
const day = z.iso.date('Tanggal tidak valid.').optional();

/** What admins did, for admins. */
export const audit = {
  /**
   * Newest first. There is no total: counting would read the whole log. A page number without `after` reaches
   * some pages far; beyond that, and beyond the end, the first page is answered.
   */
  listAuditEntries: {
    method: 'GET',
    path: '/audit',
    access: 'admin',
    duty: 'audit',
    // Each row and the seal that holds it, the row behind and the newest seal; as many as are looked through for words.
    reads: { base: 6 + queryLimits.auditTexts, perRow: 2 },
    input: pageInput
      .extend({
        /** What this person did, and what was done to them. */
        person: idField.optional(),
        /** An action by its name. */
        kind: z
          .string()
          .regex(/^[A-Za-z][\w.-]{0,59}$/)
          .optional(),
        /** Words that stand in it, among the newest that the rest of the filter lets through. */
        q: z.string().trim().max(60).optional(),
        from: day,
        /** The last day, all of it. */
        to: day,
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        message: 'Tanggal akhir harus sama dengan atau setelah tanggal awal.',
        path: ['to'],
      }),
    reply: z.object({
      data: z.array(auditRow),
      /** Which page this is. */
      page: z.number().int(),
      hasMore: z.boolean(),
      /** When the last sealed entry was made; null before the first. */
      sealedUntil: time.nullable(),
    }),
  },
  /**
   * The entry of the last edit of an article, event, journal or product, while it can be undone (decision 0100); null
   * where it was never edited, or what stood there is no longer kept.
   */
  getLastEdit: {
    method: 'GET',
    path: '/audit/last-edit/{id}',
    access: 'admin',
    duty: 'content',
    reads: 4,
    input: z.object({ id: idField }),
    reply: z.object({ entry: undoableEntry.nullable() }),
  },
  /**
   * Takes back what an entry tells: an edit, a save of a page, the rejection of a renewal (contract/rules/audit/undo.ts).
   * Takes the duty of what it is about.
   */
  undoEntry: {
    method: 'PUT',
    path: '/audit/{id}/undo',
    access: 'admin',
    duty: ['people', 'money', 'content'],
    // The entry, and at most an institution with everybody in its seats, or a page with the save before.
    reads: 8 + limits.institutionStaffSeats,
    input: z.object({ id: idField }),
    reply: messageReply.extend({
      /** False when all was so already. */
      changed: z.boolean(),
      /** Fields that it was about too and that stay: what they were is not kept. */
      lost: z.array(z.string()),
    }),
  },
  /**
   * All entries and seals, a line of JSON each, as `npm run audit:verify` takes them (docs/operations.md). Who fetches
   * it stands in the audit.
   */
  exportAudit: {
    method: 'GET',
    path: '/audit/export',
    access: 'admin',
    duty: 'audit',
    stepUp: true,
    // Each row, and its share in both counts; twice one more that finds nothing tells the end.
    reads: { base: 8, perRow: 2 },
    input: z.object({}),
    reply: fileReply,
  },
  /**
   * One entry with what proves that it is in the tree of the newest checkpoint, as `npm run audit:verify -- --proof`
   * takes it. 409 `conflict` before it is sealed.
   */
  getAuditProof: {
    method: 'GET',
    path: '/audit/{id}/proof',
    access: 'admin',
    duty: 'audit',
    // Two for each level of a tree of some millions.
    reads: 6 + 2 * 24,
    input: z.object({ id: idField }),
    reply: fileReply,
  },
  /** The newest signed checkpoint of the audit, as text; not found before the first entry was sealed. */
  getAuditCheckpoint: {
    method: 'GET',
    path: '/audit/checkpoint',
    aliases: ['/.well-known/audit-checkpoint'],
    access: 'anyone',
    reads: 1,
    input: z.object({}),
    reply: fileReply,
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
