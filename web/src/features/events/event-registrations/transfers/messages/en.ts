import type { Translation } from 'contract/text/language/localize';

export const acceptTicket = 'Accept ticket';
export const incompleteLink = 'This link is incomplete. Open the link in the email.';
export const loading = 'Loading…';
export const transferFrom = '{from} is transferring their place to you. Valid until {time} WIB.';
export const nothingToPay = 'You pay nothing.';
export const payDifference = 'Your price is higher. Pay the difference: {amount}.';
export const accepting = 'Accepting…';
export const transferTicket = 'Transfer ticket';
export const sendTransfer = 'Send offer';
export const sending = 'Sending…';
export const recipientEmail = 'Recipient’s email';
export const recipientHint =
  'The recipient opens the link in the email within 72 hours. Your ticket stays valid until they accept.';
export const transferredTo = 'Offered to {email} until {time} WIB.';
export const withdrawing = 'Withdrawing…';
export const withdrawTransfer = 'Withdraw offer';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
