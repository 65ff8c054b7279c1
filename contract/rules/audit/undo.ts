import type { Duty } from '../admins/duties.ts';

/** Duty of the target, because an auditor may not be allowed to change it (decision 0092). */
const duties: Readonly<Record<string, Duty>> = {
  'user.update': 'people',
  'institution.update': 'people',
  'institution.rename': 'people',
  'renewal.reject': 'money',
  'content.save': 'content',
  'blog.update': 'content',
  'blog.publish': 'content',
  'blog.schedule': 'content',
  'blog.unpublish': 'content',
  'event.update': 'content',
  'journal.update': 'content',
  'product.update': 'content',
};

/** Returns the duty required to undo an action; undefined if it cannot be undone. */
export const undoDutyOf = (action: string): Duty | undefined =>
  Object.hasOwn(duties, action) ? duties[action] : undefined;

/** Returns true for edits whose previous version is stored with its pictures. */
export const isContentEdit = (action: string): boolean =>
  /^(?:(?:blog|event|journal|product)\.update|blog\.(?:publish|schedule|unpublish))$/.test(action);

/** Returns true for deletions into the bin, which can be restored there. */
export const isInBin = (action: string): boolean => /^(?:blog|event|journal|product)\.delete$/.test(action);
