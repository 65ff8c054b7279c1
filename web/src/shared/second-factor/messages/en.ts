import type { Translation } from 'contract/text/language/localize';
export const waiting = 'Waiting for your passkey…';
export const unsupported = 'This browser does not support passkeys. Use another method.';
export const otherDomain = 'Passkeys only work at {domain}. Open the site there.';
export const alreadyStored = 'This device already has a passkey for your account.';
export const notUsed = 'The passkey was not used, or time ran out. Try again.';
export const notPossible = 'This device cannot use a passkey here. Try again, or use another method.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
