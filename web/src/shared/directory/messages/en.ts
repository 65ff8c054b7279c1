import type { Translation } from 'contract/text/language/localize';
export const expertiseLabel = 'Expertise: ';
export const offersLabel = 'Available as';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
