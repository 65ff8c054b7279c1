import type { Translation } from 'contract/text/language/localize';
export const back = 'Back';
export const tryAgain = 'Try again';
export const loading = 'Loading…';
export const moreLabel = 'More';
export const decimalMark = '.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
