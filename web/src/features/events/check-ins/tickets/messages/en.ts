import type { Translation } from 'contract/text/language/localize';

export const title = 'Event ticket';
export const noTicket = 'You have no ticket for this event.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
