import type { Translation } from 'contract/text/language/localize';

export const title = 'Sent mails';
export const loading = 'Loading...';
export const notFound = '404 - Page not found';
export const reload = 'Reload';
export const explanation =
  'Mails that the deployed site would send, newest first. Nothing leaves this computer.';
export const loadError = 'The mails could not be loaded.';
export const empty = 'None yet. With npm start, mails are sent within two seconds.';
export const recipient = 'To {to}, {time}';
export const attachment = 'Attachment: {name}, {size}';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
