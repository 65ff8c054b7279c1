import type { Translation } from 'contract/text/language/localize';

export const title = 'Verify a membership card';
export const description =
  'Check whether a membership card of {name} is genuine and still valid, even offline.';
export const lead =
  'Scan the QR code on a card to find out whether it is genuine and still valid. Works offline.';
export const scanTitle = 'Check a card';
export const noScript = 'Checking a card needs JavaScript. Turn on JavaScript in your browser.';
export const cameraHint = 'Point the camera at the QR code on the card.';
export const pictureNote = 'Pictures are read on this device and are not sent anywhere.';
export const codeMissing = 'Paste the link or code first.';
export const codeForm = 'Paste a code';
export const code = 'Link or code';
export const check = 'Check';
export const picture = 'Picture of the card';
export const unreadablePicture =
  'We found no readable QR code in this picture. Choose a sharper, brighter one.';
export const listTitle = 'List on this device';
export const listUpdated = 'Keys and the list of revoked cards were updated on {time} WIB.';
export const listLoading = 'Loading keys and the list of revoked cards…';
export const listMissing = 'Keys and the list of revoked cards are not on this device yet.';
export const listOffline = ' The list cannot be updated without a connection.';
export const updateList = 'Update list';
export const pageSaved =
  'This page is saved and opens offline. Add it to your home screen to find it easily.';
export const pageNotSaved = 'After you have opened it once, this page works offline.';
export const validTitle = 'Card is valid';
export const validText = 'Its digital signature is genuine and it has not expired.';
export const expiredTitle = 'Card has expired';
export const expiredText = 'Its digital signature is genuine, but it has expired.';
export const revokedTitle = 'Card was revoked';
export const revokedText =
  'This card was genuine once, but it has been replaced or cancelled. Do not accept it.';
export const pausedTitle = 'Membership is paused';
export const pausedText =
  'Its digital signature is genuine, but this card is not valid while the membership is paused.';
export const forgedTitle = 'Card is forged';
export const forgedText =
  'This code imitates the code of a {name} card, but its digital signature does not match. Do not accept it.';
export const unreadableTitle = 'Code not recognised';
export const unreadableText =
  'This is not the code of a {name} card, or it is mistyped or cut off. Scan the card again, or copy the whole link.';
export const uncheckedTitle = 'Cannot be checked yet';
export const clockText =
  'Its digital signature is genuine. Whether it has expired is uncertain: the clock of this device seems to be wrong.';
export const uncheckedText =
  'The key for this code is not on this device yet. Connect to the internet, then update the list.';
export const resultLabel = 'Result of the check';
export const placeholder = 'The result appears here after you scan a card.';
export const name = 'Name';
export const memberNumber = 'Member number';
export const validUntil = 'Valid until';
export const liveState = 'Live status';
export const printedBefore = 'This card was made before a renewal: the printed date is {date}.';
export const clockAhead =
  'The clock of this device seems to be fast: {time}. Set its date and time, then reload this page.';
export const clockBehind =
  'The clock of this device seems to be slow: {time}. Set its date and time, then reload this page.';
export const clockAheadServer =
  'The clock of this device seems to be fast: {time}. The result above uses the server’s time. Set the date and time of the device, then reload this page.';
export const clockBehindServer =
  'The clock of this device seems to be slow: {time}. The result above uses the server’s time. Set the date and time of the device, then reload this page.';
export const byThisClock = 'By the clock of this device: {time}.';
export const liveValid = 'Membership is valid';
export const liveExpired = 'Membership has ended';
export const liveRevoked = 'This card was revoked';
export const livePaused = 'Membership is paused';
export const replaced = 'Old card. The member number is now {number}';
export const asking = 'Asking the server…';
export const notAvailable = 'Not available without a connection';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
