import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { membershipStatuses, roles } from '../rules/membership.ts';
import { doubleLimits, doubleReasonNames } from '../rules/people/doubles.ts';
import { mergeLimits, mergeStates } from '../rules/people/merges.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idField, idInput, messageReply } from '../schemas/fields.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';

export const person = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  memberNumber: z.string().nullable(),
  institution: z.string(),
  isActive: z.enum(membershipStatuses),
});

const memberDouble = z.object({
  _id: z.string(),
  people: z.tuple([person, person]),
  /** Strongest first. */
  reasons: z.array(z.enum(doubleReasonNames)),
});
export type MemberDouble = z.output<typeof memberDouble>;

export const comparedPerson = person.extend({
  role: z.enum(roles),
  /** As stored, for `basedOn` of the merge. */
  updatedAt: dateTime,
  joinedAt: dateTime,
  validUntil: dateTime.nullable(),
  /** Name of the institution that pays; null without a seat. */
  seat: z.string().nullable(),
  hasPhoto: z.boolean(),
  /** Reasons that prevent a merge which ends this account. */
  blocks: z.array(z.string()),
});

const comparison = z.object({
  people: z.tuple([comparedPerson, comparedPerson]),
  reasons: memberDouble.shape.reasons,
  /** Fields with a value, with the texts of both people. An empty text is no value. */
  fields: z.array(
    z.object({ key: z.string(), label: z.string(), values: z.tuple([z.string(), z.string()]) }),
  ),
  /** Number of records of both people that a merge would move. */
  counts: z.array(z.object({ label: z.string(), of: z.tuple([z.number().int(), z.number().int()]) })),
  /** Reasons that prevent a merge in both directions. */
  blocks: z.array(z.string()),
});
export type MemberComparison = z.output<typeof comparison>;

const memberMerge = z.object({
  _id: z.string(),
  state: z.enum(mergeStates),
  survivor: z.object({ _id: z.string(), name: z.string() }),
  /** Name and number of the account that was merged; empty and null when the merge is final. */
  loser: z.object({ _id: z.string(), name: z.string(), memberNumber: z.string().nullable() }),
  at: dateTime,
  by: z.string(),
  /** Moved records by kind, in the order of the kinds. */
  moved: z.array(z.object({ label: z.string(), count: z.number().int() })),
  /** Time until which the merge can be undone; null if it cannot. */
  undoUntil: dateTime.nullable(),
  undoneAt: dateTime.nullable(),
  undoneBy: z.string().nullable(),
  /** Records that an undo left with the survivor, because they changed since the merge. The list is cut. */
  kept: z.array(z.object({ label: z.string(), reason: z.string() })),
  keptCount: z.number().int(),
});
export type MemberMerge = z.output<typeof memberMerge>;

const pairInput = z.object({ one: idField, other: idField });

/** Collections with records of people, and queries for the reasons that prevent a merge. */
const comparedReads =
  2 * 20 +
  2 * (2 * queryLimits.ownPayments + 2 + queryLimits.ownEventRegistrations + queryLimits.ownEventWaiting);

/** Reads of the batches of one call: records, their new ids, and the documents that follow them. */
const runReads = mergeLimits.steps * (24 + 6 * mergeLimits.movedPerBatch);

const mergeReply = messageReply.extend({ changed: z.boolean(), merge: memberMerge });

/** People who are registered twice: pairs, and the merge of two people with its undo. */
export const memberDoubles = {
  /** Returns the open pairs, the strongest first. */
  listMemberDoubles: {
    method: 'GET',
    path: '/member-doubles',
    access: 'admin',
    duty: 'people',
    input: pageSchema,
    reply: z.object({
      data: z.array(memberDouble),
      page: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  /** Returns people who are probably the same as one person, also before the daily job finds them. */
  listDoublesOf: {
    method: 'GET',
    path: '/member-doubles/of/{id}',
    access: 'admin',
    duty: 'people',
    reads: 3 + doubleLimits.storedOfPerson,
    input: idInput,
    reply: z.object({ data: z.array(memberDouble) }),
  },
  /** Records that two people are not the same, or takes that back. Safe to repeat. */
  decideMemberDouble: {
    method: 'PUT',
    path: '/member-doubles',
    access: 'admin',
    duty: 'people',
    input: pairInput.extend({ isDouble: z.boolean() }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
  /** Compares two people before a merge. Throws `not-found`. */
  compareMembers: {
    method: 'GET',
    path: '/member-doubles/compare',
    access: 'admin',
    duty: 'people',
    reads: 6 + comparedReads,
    input: pairInput,
    reply: comparison,
  },
  /**
   * Merges `loser` into `survivor`, and moves the first records. Throws `wrong-status` with the reason that prevents
   * it; `conflict` if one of both changed after `basedOn`. Safe to repeat: concurrent calls for
   * one person merge once.
   */
  mergeMembers: {
    method: 'POST',
    path: '/member-merges',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 20 + comparedReads + runReads,
    input: z.object({
      survivor: idField,
      loser: idField,
      survivorBasedOn: dateTime,
      loserBasedOn: dateTime,
      /** Fields that get the value of the loser. */
      fromLoser: z.array(idField).max(100).default([]),
    }),
    reply: mergeReply,
  },
  /** Returns the merges, the newest first. */
  listMemberMerges: {
    method: 'GET',
    path: '/member-merges',
    access: 'admin',
    duty: 'people',
    input: pageSchema,
    reply: uncountedReply(memberMerge),
  },
  /** Moves the next records of a running merge or undo. Safe to repeat and to call concurrently. */
  continueMemberMerge: {
    method: 'POST',
    path: '/member-merges/{id}/continue',
    access: 'admin',
    duty: 'people',
    reads: 14 + runReads,
    input: idInput,
    reply: mergeReply,
  },
  /**
   * Begins to undo a merge. Records that changed since stay with the survivor, and are listed. Safe to repeat. Throws
   * `wrong-status` after 30 days, and if the survivor was merged again.
   */
  undoMemberMerge: {
    method: 'POST',
    path: '/member-merges/{id}/undo',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 14 + runReads,
    input: idInput,
    reply: mergeReply,
  },
} as const satisfies Record<string, Endpoint>;
