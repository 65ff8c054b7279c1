import type { Translation } from '../../language/localize.ts';

export const language = 'en';
export const basePath = '/en';

export type Checked = Translation<typeof import('../id/site.ts'), typeof import('./site.ts')>;
