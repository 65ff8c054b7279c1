/** Rules of `check.ts` for folders. docs/architecture.md describes each folder. */

/** Maximum number of code files directly in one folder. */
export const maxFiles = 25;
/** The same for a folder of shared modules in the browser. */
export const maxSharedFiles = 15;

/** Folders with one file per noun, without a limit. */
export const oneFilePerNoun: readonly string[] = ['contract', 'functions/src/features'];

/** Layers of functions/src/model from the bottom up. Each may import lower layers only. */
export const modelLayers: readonly string[] = [
  'base',
  'mail-delivery',
  'audit-log',
  'proof-similarity',
  'files',
  'content',
  'people-index',
  'member-doubles',
  'people',
  'directory',
  'member-records',
  'card',
  'institutions',
  'receipts',
  'bills',
  'membership-terms',
  'ledger',
  'statements',
  'payments',
  'event-registrations',
  'event-groups',
  'event-refunds',
  'event-places',
  'event-payments',
  'event-results',
  'tickets',
  'check-ins',
  'credits',
  'membership-letters',
  'certificates',
  'event-guests',
  'member-imports',
  'member-merges',
  'accounts',
  'feeds',
  'admin',
  'mails',
  'timeline',
  'inbound-mails',
  'letters',
  'maintenance',
];

/** Files at the root of contract without an endpoint table. */
export const filesWithoutTable: readonly string[] = [
  'index',
  'content-endpoints',
  'endpoint',
  'errors',
  'error-catalogue',
  'rendering',
  'site-paths',
  'entry-paths',
  'compatibility',
];

/**
 * Features of the browser that are named after their screens, because no endpoint table has their noun.
 * They are the pages of the site, the member's dashboard, and the two request lists with their review desk.
 */
export const screensWithoutTable: readonly string[] = [
  'about',
  'council',
  'joining',
  'legal',
  'membership',
  'professional',
  'requests',
];
