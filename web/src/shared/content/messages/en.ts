import type { Translation } from 'contract/text/language/localize';

export const table = 'Table {title}';
export const untranslated = 'That page is not available in English yet. Here is everything that is.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
