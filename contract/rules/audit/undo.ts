import type { Duty } from '../admins/duties.ts';

/** Duty of the target, because an auditor may not be allowed to change it (decision 0092). */
const duties: Readonly<Record<string, Duty>> = {
  'user.update': 'people',
  'institution.update': 'people',
  'institution.rename': 'people',
  'renewal.reject': 'money',
  'content.save': 'content',
};

/** Returns the duty required to undo an action; undefined if it cannot be undone. */
export function undoDutyOf(action: string): Duty | undefined {
  if (isContentEdit(action)) return 'content';
  return Object.hasOwn(duties, action) ? duties[action] : undefined;
}

/** Returns true for edits whose previous version is stored with its pictures. */
export const isContentEdit = (action: string): boolean =>
  /^(?:blog|event|journal|product|translation)\.(?:update|publish|schedule|unpublish)$/.test(action);

/** Returns true for edits of English texts. */
export const isTranslationEdit = (action: string): boolean =>
  isContentEdit(action) && action.startsWith('translation.');

/** Returns true for deletions into the bin, which can be restored there. */
export const isInBin = (action: string): boolean => /^(?:blog|event|journal|product)\.delete$/.test(action);
