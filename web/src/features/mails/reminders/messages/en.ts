import type { Translation } from 'contract/text/language/localize';

export const title = 'Stop reminders';
export const requestAgain = 'You can turn reminders on again in your profile at any time.';
export const openProfile = 'Open your profile';
export const incompleteLink = 'This link is incomplete. Open the link from the email again.';
export const setInProfile = 'Change it in your profile';
export const explanation =
  'We remind you by email before and after your membership ends. You still get emails about your own actions, for example a renewal.';
export const saving = 'Saving…';
export const stop = 'Stop reminders';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
