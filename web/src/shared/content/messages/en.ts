import type { Translation } from 'contract/text/language/localize';

export const table = 'Table {title}';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
