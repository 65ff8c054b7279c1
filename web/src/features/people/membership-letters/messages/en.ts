import type { Translation } from 'contract/text/language/localize';

// Check of a letter
export const checkTitle = 'Check a membership letter';
export const checkLead = 'Compare this page with the letter of {association} you have.';
export const valid = 'Genuine letter, valid membership';
export const validText = 'Compare the name and number with your letter.';
export const ended = 'Genuine letter, membership not valid';
export const endedText =
  'The letter was correct when it was issued. The membership has ended since, or is paused.';
export const revoked = 'Revoked letter';
export const revokedText = 'This letter is no longer valid.';
export const unknown = 'Unknown letter';
export const unknownText = '{association} has no letter with this code.';
export const unreadable = 'Code not recognised';
export const unreadableText =
  'The code is mistyped or cut off. Compare it again with the one printed on the letter.';
export const name = 'Name';
export const letterNumber = 'Letter number';
export const memberNumber = 'Member number';
export const issued = 'Issued';
export const institution = 'Institution';
export const purpose = 'Purpose';
export const memberSince = 'Member since';
export const validUntilThen = 'Valid until, according to the letter';
export const validUntilNow = 'Valid until, now';

// Own letters
export const title = 'Membership letters';
export const text = 'For BKD reports, accreditation, grants and other purposes.';
export const back = 'Membership';
export const profileFailed = 'Your details could not be loaded.';
export const lettersFailed = 'Your letters could not be loaded.';
export const newLetter = 'New letter';
export const needsMembership = 'Letters are only issued while your membership is valid and not paused.';
export const showStatus = 'View your status';
export const issuedLetters = 'Issued letters';
export const downloadPdf = 'Download PDF';
export const department = 'Department';
export const validUntil = 'Valid until';
export const contents = 'Contents of the letter';
export const needsLecturerNumber = 'BKD usually asks for a NUPTK or NIDN.';
export const changeProfile = 'Change your profile';
export const fillProfile = 'Add it to your profile';
export const limitReached = 'You already have {count} letters this year. Use one of those.';
export const issue = 'Issue and download PDF';
export const issuing = 'Issuing…';
export const purposeHint = 'For example a BKD report. {count} {count:letter|letters} left this year.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
