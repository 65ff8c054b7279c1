import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { letterLists } from '../rules/mails/letter-lists.ts';
import { letterStates, recipientStates } from '../rules/mails/letter-states.ts';
import { findUnknownField, skipReasons } from '../rules/mails/letters.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { contentBlock } from '../schemas/content.ts';
import { contentField } from '../schemas/content-input.ts';
import { basedOn, dateTime, idInput, messageReply, textField } from '../schemas/fields.ts';
import { audienceFields } from '../schemas/filters/letter-audience.ts';
import { peopleFilter } from '../schemas/filters/people-filter.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';
import { textsOf } from '../schemas/rich-text.ts';
import { requiredError } from '../text/wording.ts';

const list = z.enum(letterLists, requiredError);

const unknownFieldText = (field: string): string => `Isian {${field}} tidak dikenal.`;

const subject = textField(limits.titleCharacters)
  .min(1, requiredError)
  .check(({ value, issues }) => {
    const field = findUnknownField(value);
    if (field !== undefined) issues.push({ code: 'custom', message: unknownFieldText(field), input: value });
  });

/** Text of a letter: paragraphs, headings, quotes and lists. */
const content = contentField.check(({ value, issues }) => {
  const refuse = (message: string) => issues.push({ code: 'custom', message, input: value });
  if (value.some(({ type }) => type === 'image' || type === 'table'))
    refuse('Surat tidak dapat memuat gambar atau tabel.');
  const field = findUnknownField(value.flatMap(textsOf).join('\n'));
  if (field !== undefined) refuse(unknownFieldText(field));
});

export const letterCounts = z.object({
  queued: z.number().int(),
  sent: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  /** Reported as returned after they were sent; not among the sent. */
  bounced: z.number().int(),
});

export const letterRow = z.object({
  _id: z.string(),
  subject: z.string(),
  list,
  state: z.enum(letterStates),
  /** Name of the admin who saved it last. */
  author: z.string(),
  updatedAt: dateTime,
  startedAt: dateTime.nullable(),
  endedAt: dateTime.nullable(),
  counts: letterCounts,
});
export type LetterRow = z.output<typeof letterRow>;

const letter = letterRow.extend({
  content: z.array(contentBlock),
  /** Filter of the recipients. */
  filter: peopleFilter,
  /** True while the job still creates recipients. */
  isPreparing: z.boolean(),
  pausedBy: z.enum(['admin', 'errors']).nullable(),
  /** Time of the next attempt, while the mail server asks to wait; null otherwise. */
  waitsUntil: dateTime.nullable(),
  /** Mails that are sent in a second. */
  perSecond: z.number(),
});
export type Letter = z.output<typeof letter>;

const letterInput = z.object({ subject, list, content, ...audienceFields });

const audienceCount = z.object({
  /** People that the letter is sent to. */
  recipients: z.number().int(),
  /** People of the audience that it is not sent to. */
  skipped: z.array(z.object({ reason: z.enum(skipReasons), people: z.number().int() })),
});
export type AudienceCount = z.output<typeof audienceCount>;

export const recipientRow = z.object({
  _id: z.string(),
  /** Null after the account was deleted. */
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  skipReason: z.enum(skipReasons).nullable(),
  /** Answer of the mail server; null without a problem. */
  error: z.string().nullable(),
  settledAt: dateTime.nullable(),
});
export type LetterRecipient = z.output<typeof recipientRow>;

/** Reads of the audience and of the addresses that get no letters. */
const audienceReads = 1 + queryLimits.heldAddresses;

const admin = { access: 'admin', duty: 'people' } as const;

/** Letters of admins to members, and the lists that members end (requirements 4.11.6). */
export const letters = {
  /** Returns the newest first. */
  listLetters: {
    method: 'GET',
    path: '/letters',
    ...admin,
    input: pageSchema,
    reply: uncountedReply(letterRow),
  },
  getLetter: {
    method: 'GET',
    path: '/letters/written/{id}',
    ...admin,
    input: idInput,
    reply: letter,
  },
  createLetter: {
    method: 'POST',
    path: '/letters',
    ...admin,
    idempotent: true,
    status: 201,
    input: letterInput,
    reply: letter,
  },
  /** Saves a draft. Throws `wrong-status` after it was started, `conflict` if another admin saved it. */
  updateLetter: {
    method: 'PUT',
    path: '/letters/written/{id}',
    ...admin,
    input: letterInput.extend({ ...idInput.shape, basedOn }),
    reply: letter,
  },
  /** Deletes a draft. Throws `wrong-status` after it was started. */
  deleteLetter: {
    method: 'DELETE',
    path: '/letters/written/{id}',
    ...admin,
    input: idInput,
    reply: messageReply,
  },
  /** Counts the recipients of a draft, as they are now. */
  countLetter: {
    method: 'GET',
    path: '/letters/written/{id}/count',
    ...admin,
    reads: 3 + audienceReads,
    input: idInput,
    reply: audienceCount,
  },
  /** Shows the letter as one person would get it; without `person` the first of the audience. */
  previewLetter: {
    method: 'GET',
    path: '/letters/written/{id}/preview',
    ...admin,
    reads: 5 + audienceReads,
    input: idInput.extend({ person: z.string().max(limits.textCharacters).optional() }),
    reply: z.object({
      /** Null if the audience is empty. */
      person: z.object({ _id: z.string(), name: z.string() }).nullable(),
      /** Why this person would not get it; null otherwise. */
      skipReason: z.enum(skipReasons).nullable(),
      subject: z.string(),
      content: z.array(contentBlock),
    }),
  },
  /** Mails the letter to the caller only. */
  testLetter: {
    method: 'POST',
    path: '/letters/written/{id}/test',
    ...admin,
    idempotent: true,
    input: idInput,
    reply: messageReply,
  },
  /**
   * Starts sending a draft to as many people as the admin confirmed. Throws `wrong-status` if the number changed,
   * if it is 0, or if the letter was started before.
   */
  startLetter: {
    method: 'POST',
    path: '/letters/written/{id}/start',
    ...admin,
    stepUp: true,
    reads: 3 + audienceReads,
    input: idInput.extend({ recipients: z.coerce.number().int().min(1) }),
    reply: letter,
  },
  /** Throws `wrong-status` unless the letter is being sent. */
  pauseLetter: {
    method: 'PUT',
    path: '/letters/written/{id}/pause',
    ...admin,
    input: idInput,
    reply: letter,
  },
  /** Throws `wrong-status` unless the letter is paused. */
  resumeLetter: {
    method: 'PUT',
    path: '/letters/written/{id}/resume',
    ...admin,
    input: idInput,
    reply: letter,
  },
  /** Ends a letter for the recipients that still wait. Throws `wrong-status` unless it is sent or paused. */
  cancelLetter: {
    method: 'PUT',
    path: '/letters/written/{id}/cancel',
    ...admin,
    input: idInput,
    reply: letter,
  },
  /** Lists recipients in one state or all, the last change first; those who wait have no change. */
  listLetterRecipients: {
    method: 'GET',
    path: '/letters/written/{id}/recipients',
    ...admin,
    input: pageSchema.extend({ ...idInput.shape, state: z.enum(recipientStates).optional() }),
    reply: uncountedReply(recipientRow),
  },
  /**
   * Ends a list without login, by the code of a letter. Mail programs call it in one click (RFC 8058). Safe to
   * repeat, also without an account. Throws `invalid-code`.
   */
  endLetterList: {
    method: 'POST',
    path: '/letters/end',
    access: 'anyone',
    oneClick: '/unsubscribe-letters',
    input: z.object({
      code: z.string(requiredError).min(1, requiredError).max(200),
    }),
    reply: messageReply,
  },
  getOwnLetterLists: {
    method: 'GET',
    path: '/users/user/profile/letter-lists',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({ data: z.array(z.object({ list, isWanted: z.boolean() })) }),
  },
  /** Ends a list, or subscribes again. Safe to repeat. */
  chooseLetterList: {
    method: 'PUT',
    path: '/users/user/profile/letter-lists',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ list, isWanted: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
