import type { Translation } from 'contract/text/language/localize';

export const waitingList = 'Event waiting list';
export const withdrawRequest = 'Withdraw request';
export const withdrawTitle = 'Withdraw request?';
export const withdrawText = 'Your request and answers are deleted. You can send them again.';
export const leaveList = 'Leave the waiting list';
export const leaveTitle = 'Leave the waiting list?';
export const leaveText = 'You lose your position. If you join again, you start at the end.';
export const declineOffer = 'Decline offer';
export const declineTitle = 'Decline offer?';
export const declineText = 'The place is offered to the next person.';
export const saving = 'Saving…';
export const incompleteLink = 'This link is incomplete. Open the link in the email again.';
export const showEvent = 'View event';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
