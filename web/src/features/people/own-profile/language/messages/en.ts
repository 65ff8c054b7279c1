import type { Translation } from 'contract/text/language/localize';

export const title = 'Email language';
export const inIndonesian = 'We write our emails to you in Indonesian.';
export const inEnglish = 'We write our emails to you in English.';
export const chooseEnglish = 'Use English';
export const chooseIndonesian = 'Use Indonesian';
export const saving = 'Saving…';
export const notSaved = 'Your choice was not saved. Try again.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
