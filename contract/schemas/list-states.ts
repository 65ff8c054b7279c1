import { membershipStatuses } from '../rules/membership.ts';

/**
 * Filters and orders of the lists in the admin area. They are not in the schema files, so that importing them
 * does not load zod.
 */

/** Orders of the list of users; '-' means descending. */
export const userSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export type UserSort = (typeof userSorts)[number];

/**
 * Filters of the list of users: a status, or members whose membership ends within `limits.endingSoonDays`.
 */
export const userStates = [...membershipStatuses, 'ending'] as const;
export type UserState = (typeof userStates)[number];

/** A message is `open` until an admin marks it as `done`. */
export const messageStates = ['open', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * - `waiting`: waits for its first or next attempt
 * - `sending`: an attempt is running
 * - `sent`: accepted by the mail server
 * - `failed`: given up after the last attempt
 * - `dropped`: the recipient was deleted, or the reason no longer applies
 * - `unclear`: the process crashed while sending, so the mail may be sent; it is not retried automatically
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Returns true if an admin can send the mail again. A mail that waits or is being sent needs no
 * action.
 */
export const canResend = (state: MailState): boolean => state !== 'waiting' && state !== 'sending';

/**
 * - `matched`: pays bills
 * - `unknown`: purpose unknown
 * - `other`: not for dues
 */
export const bankLineStates = ['unknown', 'matched', 'other'] as const;
export type BankLineState = (typeof bankLineStates)[number];
