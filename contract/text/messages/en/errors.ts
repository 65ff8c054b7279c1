import type { Translation } from '../../language/localize.ts';

export const invalidInput = 'The data is incomplete or does not match what we expected.';
export const invalidFile = 'The file cannot be accepted.';
export const malformedBody = 'The request cannot be read.';
export const unauthenticated = 'Please log in first.';
export const invalidCredentials = 'Invalid credentials';
export const codeNeeded = 'Enter the code from your authenticator app.';
export const proofNeeded = 'Confirm first that this is you. Reload the page and try again.';
export const factorNeeded = 'Turn on two-step verification first: the admin pages are closed without it.';
export const forbidden = 'You may not do this.';
export const notAttested =
  'We cannot confirm that this was sent from our site. Turn off your ad blocker on this page, reload, and try again. If that does not help, contact the secretariat.';
export const notFound = 'Not found.';
export const methodNotAllowed = 'This address does not support the method.';
export const otherAccount = 'This page belongs to another account. Reload the page and try again.';
export const accountParted =
  'This email address is being changed, or differs from the one in the membership record. Try again in half an hour. If that does not help, contact the secretariat.';
export const userExists = 'User already exists';
export const invalidCode = 'This link is no longer valid. Ask for a new one.';
export const gone = 'This link is no longer valid.';
export const conflict = 'Someone else has changed this. Reload the page and try again.';
export const wrongStatus = 'This is not possible with the current membership status.';
export const receiptNameNeeded =
  'The name has letters that cannot be printed on the receipt. Write it once in Latin letters.';
export const otherPayment = 'This request now has another proof of payment. Look at that proof, then decide.';
export const monthClosed = 'That month is closed in the cash book. Choose a date in an open month.';
export const sameExpense = 'The same expense has already been recorded.';
export const reviewFirst = 'Open the review of this request before you approve it.';
export const lastAdmin = 'The last admin cannot be deleted.';
export const lastCoordinator = 'An institution needs a coordinator. Make someone else coordinator first.';
export const noSeatFree = 'All seats are taken or invited. Release a seat or withdraw an invitation first.';
export const noPlaceFree =
  'All places are taken. When another participant cancels, you can take the place on the event page.';
export const stillRunning = 'The same request is still being processed. Try again in a few seconds.';
export const keyReused = 'This differs from what we have already received. Send it again.';
export const requestTimeout = 'The upload stopped or was too slow. Check your connection and send it again.';
export const payloadTooLarge = 'This is larger than the limit.';
export const unsupportedMediaType = 'This type of request is not supported.';
export const tooManyRequests = 'Too many attempts. Try again in a few minutes.';
export const busy = 'Many requests are changing this data. Try again in a few seconds.';
export const unavailable = 'Part of the service is not responding.';
export const internal = 'Something went wrong on our server. Try again in a moment.';
export const quoteCode = '{message} Quote this code: {code}';

export type Checked = Translation<typeof import('../id/errors.ts'), typeof import('./errors.ts')>;
