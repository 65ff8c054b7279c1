import type { Duty } from '../admins/duties.ts';

/**
 * Entries of the audit whose change can be taken back, and the duty that it takes: that of the thing, as whoever may
 * read of a change need not be one who may make it (decisions 0092, 0100).
 */
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

/** What it takes to undo an entry; undefined for one that cannot be undone. */
export const undoDutyOf = (action: string): Duty | undefined =>
  Object.hasOwn(duties, action) ? duties[action] : undefined;

/** Entries of edits of articles, events, journals and products: what stood there is kept whole, pictures included. */
export const isContentEdit = (action: string): boolean =>
  /^(?:(?:blog|event|journal|product)\.update|blog\.(?:publish|schedule|unpublish))$/.test(action);

/** Entries of content that went into the bin, which has the way back. */
export const isInBin = (action: string): boolean => /^(?:blog|event|journal|product)\.delete$/.test(action);
