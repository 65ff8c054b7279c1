import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { Environment } from '#data/firebase.ts';

const minCharacters = 32;
/** Value of a deployment whose mailbox forwards no mails. */
const disabled = 'off';

/** Returns the key of the mail server; undefined if no mails are received. Throws for a short key. */
export function parseInboundMailKey({ INBOUND_MAIL_KEY = disabled }: Environment): string | undefined {
  if (INBOUND_MAIL_KEY === disabled) return undefined;
  if (INBOUND_MAIL_KEY.length >= minCharacters) return INBOUND_MAIL_KEY;
  throw new Error(
    `INBOUND_MAIL_KEY must be a secret of at least ${minCharacters} characters, or ${disabled}.`,
  );
}

/** Reads the key from `Bearer {key}`, or from the password of `Basic`, which services put in a URL. */
function readKey(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return '';
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

/** Digests have equal lengths, so that a comparison reveals nothing about the key. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Requires the key of the association's mail server. Throws unauthenticated. */
export function requireMailServer(authorization: string | undefined, environment: Environment): void {
  const key = parseInboundMailKey(environment);
  if (key === undefined || !timingSafeEqual(digest(readKey(authorization)), digest(key)))
    throw new ApiError('unauthenticated');
}
