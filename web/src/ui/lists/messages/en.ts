import type { Translation } from 'contract/text/language/localize';
export const loading = 'Loading…';
// Action on several rows
export const selectedLabel = 'Selected';
export const progressLabel = 'Progress';
export const progressText = '{done} of {total} done';
export const progressValue = '{done} of {total}';
export const summary = '{done} of {total} succeeded';
export const failedCount = '{count} failed';
export const stopped = 'Stopped: {count} not done yet and still selected.';
export const cancel = 'Cancel';
export const stop = 'Stop';
export const close = 'Close';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
