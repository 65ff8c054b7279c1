import type { Translation } from 'contract/text/language/localize';

export const unsubscribeTitle = 'Unsubscribe from circulars';
export const requestAgain = 'You can subscribe to this kind of circular again in your profile at any time.';
export const incompleteLink = 'This link is incomplete. Open the link from the email again.';
export const explanation =
  'You will no longer get this kind of circular, including one that is being sent now. You still get emails about your membership and bills.';
export const saving = 'Saving…';
export const unsubscribe = 'Unsubscribe';
export const setInProfile = 'Change it in your profile';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
