import type { Translation } from 'contract/text/language/localize';
export const reload = 'Reload';
export const loading = 'Loading...';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
