import type { Translation } from 'contract/text/language/localize';

export const title = 'Renew my membership';
export const heading = 'Renew membership';
export const loading = 'Loading…';
export const transferTitle = 'Transfer the membership fee';
export const registrationWaits = 'Your registration is not approved yet, so there is nothing to renew.';
export const showStatus = 'View your status';
export const proofRejected = 'Your previous proof of payment was not accepted.';
export const reason = 'Reason: {reason}';
export const uploadNewProof = 'Upload a new proof of payment. Everything else is saved.';
export const name = 'Name';
export const newEnd = 'If approved today, your membership is valid until {date} (period {period}).';
export const throughInstitution = 'Your membership is provided by {institution}.';
export const memberForLife = 'You are a member for life. There is no fee to pay.';
export const showCard = 'View your card';

// Form
export const renew = 'Renew';
export const renewTranslation = '';
export const uploading = 'Uploading...';
export const submitFailed = 'Error submitting form';
export const success = 'Success';
export const proof = 'Proof of payment';

// Link of a reminder
export const linkTitle = 'Renew membership';
export const linkIncomplete = 'This link is incomplete. Open the link from the email again.';
export const logInAndRenew = 'Log in and renew';
export const mailFollows = 'We will let you know by email.';
export const greetingRuns = 'Hello, {initials}. Your membership is valid until {date}.';
export const greetingEnded = 'Hello, {initials}. Your membership ended on {date}.';

// Number of years
export const payFor = 'Pay for';
export const years = '{years} {years:year|years}';
export const validUntil = 'Valid until {date}';
export const changing = 'Fee for {years} {years:year|years}: {fee}';
export const changed = 'Transfer amount for {years} {years:year|years}: {amount}, valid until {date}';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
