import type { Translation } from '../../language/localize.ts';

export const language = 'en';
export const basePath = '/en';
export const otherLanguage = 'id';
export const otherBasePath = '';
export const otherLanguageName = 'Bahasa Indonesia';
export const otherLanguageCode = 'ID';

export type Checked = Translation<typeof import('../id/site.ts'), typeof import('./site.ts')>;
