import type { Translation } from 'contract/text/language/localize';

export const refunds = 'Refunds';
export const refundOf = 'Refund for {event}';
export const needsAccount = 'Add bank account';
export const paid = 'Transferred';
export const inProgress = 'In progress';
export const paidOn = 'Transferred on {day}.';
export const paidOnTo = 'Transferred on {day} to account ••••{digits}.';
export const changeAccount = 'Change account';
export const accountForm = 'Bank account for the refund';
export const saveAccount = 'Save account';
export const bank = 'Bank';
export const bankHint = 'For example BCA, BNI, BRI, BSI or Mandiri.';
export const accountNumber = 'Account number';
export const accountHolder = 'Account holder';
export const accountHolderHint = 'As shown on your bank statement.';
export const returnedAmount = 'Your refund: {amount}';
export const refundPeriodOver = 'It’s too late for a refund.';
export const shareThenHere = '{percent}% of the price. Next, add your bank account on this page.';
export const shareThenOwnEvents = '{percent}% of the price. Next, add your bank account under My events.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
