import type { Translation } from 'contract/text/language/localize';

// Names of files.
export const ticketFile = 'ticket-{number}.pdf';
export const transcriptFile = 'transcript-{code}.pdf';
export const passFile = 'card-{number}.pkpass';
export const eventFile = 'event.ics';
export const ownDataFile = 'my-data-{day}.zip';

// Passes.
export const passDescription = '{association} membership card';
export const passTitle = '{association} member';
export const passHolder = 'Member';
export const passSite = 'Website';
export const memberNumber = 'Member number';
export const validUntil = 'Valid until';
export const lifetime = 'Lifetime';

// Calendars.
export const calendarName = '{association} events';
export const payDues = 'Pay the {association} membership fee: {amount}';
export const payEvent = 'Pay for {event}: {amount}';
export const transferExactly = 'Transfer exactly {amount} to {bank} {account}, {holder}.';
export const transferNote = 'Transfer note: {note}';
export const payBy = 'Pay by: {time} WIB';
export const categoryDues = 'Membership fee';
export const categoryEvent = 'Event';

// Own data.
export const booksNote =
  'These ledger entries, their receipts and invoices, and the names in them are stored for 10 years, also after the account is deleted.';
export const photoName = 'profile-photo';
export const proofName = 'proofs-of-payment/{name}';
export const answerName = 'event-answers/{name}';
export const documentName = 'board-documents/{name}';

export type Checked = Translation<typeof import('../id/files.ts'), typeof import('./files.ts')>;
