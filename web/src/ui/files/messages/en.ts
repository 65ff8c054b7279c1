import type { Translation } from 'contract/text/language/localize';
export const previewAlt = 'Preview of {name}';
export const replace = 'Replace';
export const replaceLabel = 'Replace {name}';
export const remove = 'Remove';
export const removeLabel = 'Remove {name}';
export const shrinking = 'Making the photo smaller…';
export const cancel = 'Cancel';
export const notUsed = '{name} is not used. Choose another file or remove it.';
export const stillUsed = '{name} is still used.';
export const choose = 'Choose a file';
export const orDrop = ' or drop it here';
export const shrunkAbove = '(made smaller automatically above {size})';
export const maxSize = '(max. {size})';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
