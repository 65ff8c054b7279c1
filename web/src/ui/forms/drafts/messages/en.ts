import type { Translation } from 'contract/text/language/localize';
export const discard = 'Discard draft';
export const restored = 'Draft restored: your input from {moment}.';
export const restoredFromServer =
  'Draft restored: your input ({author}) from {moment}, saved automatically on the server.';
export const recordChanged =
  'This record has changed since the draft was written. When you save, you can choose which version counts.';
export const older = 'There is other input from {moment}. {button}';
export const olderFromServer =
  'There is other input from {moment}, saved automatically on the server. {button}';
export const useOther = 'Use that input';
export const passwordsMissing = 'Passwords and files are not saved. Enter and choose them again.';
export const filesMissing = 'Files are not saved with it: choose them again.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
