import type { Translation } from 'contract/text/language/localize';

export const title = 'Event survey';
export const closed =
  'This survey is not open to you. It is only for participants who attended, once the event is over.';
export const ownEvent = 'Event registration';
export const loadError = 'The survey could not be loaded.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
