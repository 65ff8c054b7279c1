import type { Translation } from 'contract/text/language/localize';
export const discard = 'Discard draft';
export const restored = 'Draft restored: what you typed on {moment}.';
export const restoredFromServer =
  'Draft restored: what you ({author}) typed on {moment}, saved automatically on the server.';
export const recordChanged =
  'This record has changed since the draft was written. When you save, you can choose which version counts.';
export const older = 'There is another draft of {moment}. {button}';
export const olderFromServer =
  'There is another draft of {moment}, saved automatically on the server. {button}';
export const useOther = 'Use that draft';
export const passwordsMissing = 'Passwords and files are not saved. Enter and choose them again.';
export const filesMissing = 'Files are not saved with it: choose them again.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
