import type { Translation } from 'contract/text/language/localize';
export const yes = 'Yes';
export const no = 'No';
export const cancel = 'Cancel';
export const close = 'Close';
export const ok = 'OK';
export const closeDialog = 'Close dialog';
export const contentLabel = 'Content';
export const toastsLabel = 'Notifications';
export const closeToast = 'Close notification';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
