import { membershipStatuses } from '../rules/membership.ts';

/** By what the lists of the office are narrowed and ordered: known without the schemas. */

/** Orders of the list of users; with '-' the last comes first. */
export const userSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type UserSort = (typeof userSorts)[number];

/** What the list of users is narrowed to: a status, or members whose membership ends within `limits.endingDays`. */
export const userStates = [...membershipStatuses, 'ending'] as const;
export type UserState = (typeof userStates)[number];

/** A message waits (`open`) until an admin says that it needs nothing more (`done`). */
export const messageStates = ['open', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * - `waiting` for its first or next attempt · `sending`: an attempt is under way · `sent`
 * - `failed`: given up after the last attempt · `dropped`: there is nobody to tell, or it is true no more
 * - `unclear`: the process died while sending, so it may have gone out; it is not sent twice by itself
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** Whether a person may have it sent once more: what waits or is under way goes out by itself. */
export const mayResend = (state: MailState): boolean => state !== 'waiting' && state !== 'sending';

/** - `matched`: for bills · `unknown`: nobody knows yet what for · `other`: not for dues */
export const bankLineStates = ['unknown', 'matched', 'other'] as const;
export type BankLineState = (typeof bankLineStates)[number];
