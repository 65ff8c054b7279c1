import type { Translation } from '../../language/localize.ts';

export const billCodeInvalid = 'This bill code is not valid.';
export const wholeNumber = 'Enter a whole number.';
export const atLeast = 'At least {count}.';
export const atMost = 'At most {count}.';
export const activityDay = 'Enter a correct date.';
export const directoryName = 'A profile without a name cannot be published. Choose members or public.';
export const minPlaces = 'Book at least {count} places.';
export const maxPlaces = 'Book at most {count} places at a time.';
export const digitsOnly = 'Enter digits only.';

export type Checked = Translation<typeof import('../id/checks.ts'), typeof import('./checks.ts')>;
