import type { Translation } from 'contract/text/language/localize';

export const validForLife = 'is valid for life';
export const validUntil = 'is valid until {date}';
export const endedOn = 'ended on {date}';

// Letters
export const letterIssued = 'Issued {date}';
export const letterRevoked = 'Revoked {date}. {reason}';
export const letterDownloaded = 'Letter {number} downloaded.';
export const letterNotDownloaded =
  'Letter {number} is issued, but the download failed. Download it from the list.';

// Form of a person
export const male = 'Male';
export const female = 'Female';
export const choose = 'Choose';
export const cropText = 'Choose the part that appears on the membership card.';
export const usePhoto = 'Use this photo';

// Fields of the association
export const notFilled = 'Not filled in';
export const ownFields = 'Additional details';
export const saveOwnFields = 'Save details';
export const saving = 'Saving…';
export const notChosen = 'Not chosen';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
