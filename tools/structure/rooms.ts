/** What `check.ts` holds the folders to; docs/architecture.md tells what each room is for. */

/** Files of code directly in one folder. */
export const mostFiles = 25;
/** The same, in a part of the browser. */
export const mostFilesOfPart = 15;

/** Folders with one file for each noun, however many nouns there are. */
export const oneFilePerNoun: readonly string[] = ['contract', 'functions/src/features'];

/** Rooms of functions/src/model from the bottom up: each may import those before it, and none behind it. */
export const modelRooms = [
  'base',
  'seals',
  'looks',
  'files',
  'people',
  'card',
  'institutions',
  'receipts',
  'bills',
  'ledger',
  'statements',
  'payments',
  'accounts',
  'content',
  'feeds',
  'office',
  'mails',
  'upkeep',
] as const;

/** Files at the root of contract that hold no endpoint table. */
export const notTables: readonly string[] = [
  'index',
  'endpoint',
  'errors',
  'error-catalogue',
  'rendering',
  'compatibility',
];

/**
 * Features of the browser that are named after what people see, as no endpoint table has their noun: pages of the site,
 * the member's dashboard, and the two request lists with their review desk.
 */
export const screensWithoutTable: readonly string[] = [
  'about',
  'council',
  'legal',
  'membership',
  'professional',
  'requests',
];
