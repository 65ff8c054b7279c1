import type { Translation } from 'contract/text/language/localize';

// Card on the membership page
export const cardTitle = 'Membership card';
export const unsigned = 'The verification code could not be loaded. The card is shown without it.';
export const showCard = 'Show card';
export const letters = 'Membership letters';
export const downloadTranslation = '';
export const download = 'Download Membership Card';
export const downloadLarge = 'Download double size';
export const printCard = 'Print card';
export const downloadLater = 'You can download the card when your membership is approved.';

// Page that shows the card
export const title = 'Show card';
export const text = 'Your membership card, even without internet.';
export const back = 'Membership';
export const loading = 'Loading…';
export const offline = 'No connection. This card is a copy on this device.';
export const notStored = 'The card is not stored on this device yet. Open this page once with internet.';
export const cardLater = 'Your card is available when your membership is approved.';
export const stored = 'This card is stored on this device until you log out.';
export const lastChecked = 'Last checked {date} WIB';
export const brightness = 'Turn up the screen brightness so that the QR code is easy to scan.';
export const codeAlt = 'QR code of the card';

// Settings of the card
export const codeContents =
  'The QR code on the card contains your name, member number and validity, digitally signed.';
export const showScan = 'See what a scanner reads';
export const fullName = 'Full name ({name})';
export const initials = 'Initials ({initials})';
export const nameChoice = 'Name in the QR code';
export const tryAgain = 'Try again.';
export const choiceFailed = 'Your choice was not saved. {reason}';
export const reissueFailed = 'The card was not reissued. Try again.';
export const lostCard = 'Lost your card? Reissue it';
export const useNewCard = 'Download or print the new card.';
export const reissueTitle = 'Reissue your card?';
export const reissueContent =
  'The code on your old card stops working immediately, also on printed and downloaded cards. This can’t be undone.';
export const reissue = 'Reissue';
export const reissuing = 'Reissuing…';

// Wallets
export const walletFailed = 'The card was not added to {wallet}. Try again.';
export const addToWallet = 'Add to {wallet}';
export const walletPrivacy =
  'Your name, member number and validity are sent to the wallet provider you choose. Add the card again after a renewal.';

// Picture of the card. English texts are fixed by the specification.
export const cardOf = 'Membership card of {name}';
export const memberKind = 'Community Member';
export const numberInWords = 'number {number}';
export const validForLife = 'valid for life';
export const validUntilInWords = 'valid until {date}';
export const expired = 'Expired';
export const membershipNumber = 'Membership number';
export const validUntil = 'Valid until';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
