import { membershipStatuses } from '../rules/membership.ts';

/** Filters and orders of admin lists. They are not in the schema files, so that no zod is loaded. */

/** Orders of the list of users; '-' means descending. */
/** `best`: the best hits of a search first. `validUntil`: memberships that end first. */
export const userSorts = ['-createdAt', 'createdAt', 'name', '-name', 'best', 'validUntil'] as const;
export type UserSort = (typeof userSorts)[number];

/** A status, members whose membership ends within `limits.endingSoonDays`, or those whose membership is paused. */
export const userStates = [...membershipStatuses, 'ending', 'paused'] as const;
export type UserState = (typeof userStates)[number];

/** `seat`: through an institution, also its coordinators. `life`: members for life. */
export const peopleKinds = ['individual', 'seat', 'coordinator', 'life'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** `open`: waits for an answer. `answered`: the last entry of the thread is an answer. `done`: an admin closed it. */
export const messageStates = ['open', 'answered', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/** `home`: everyone. `members`: dashboards of members. `all`: both. */
export const announcementAudiences = ['home', 'members', 'all'] as const;
export const announcementStates = ['planned', 'running', 'ended'] as const;

/** Filters by assignee: messages of the caller, and unassigned ones. */
export const assigneeFilters = ['mine', 'none'] as const;
export type AssigneeFilter = (typeof assigneeFilters)[number];

/**
 * `failed`: given up after the last attempt. `dropped`: the recipient was deleted, or the reason no longer
 * applies. `unclear`: the process crashed while sending, so the mail may be sent; it is not retried.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** Returns true unless the mail waits or is being sent. */
export const canResend = (state: MailState): boolean => state !== 'waiting' && state !== 'sending';

/** `matched`: pays bills. `other`: not for dues. */
export const bankLineStates = ['unknown', 'matched', 'other'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/**
 * States as stored, and as filters of the list. `suspect`: probably the movement of another line, from an
 * export in another layout. `duplicate`: an admin confirmed that. Replies name them in `twin`, because
 * earlier versions of the pages know the three states above only.
 */
export const bankLineFilters = [...bankLineStates, 'suspect', 'duplicate'] as const;
export type BankLineFilter = (typeof bankLineFilters)[number];
