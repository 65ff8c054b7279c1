import type { Translation } from '../../language/localize.ts';

export const thousandsSeparator = ',';
export const decimalSeparator = '.';

export type Checked = Translation<typeof import('../id/numbers.ts'), typeof import('./numbers.ts')>;
