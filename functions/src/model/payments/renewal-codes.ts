import { limits } from 'contract/rules/limits';
import type { Environment } from '#data/firebase.ts';
import { isSignatureOf, signatureOf } from '#model/base/signatures.ts';

/** What a code says: this member may hand in a proof for the year after this end. */
export interface RenewalStatement {
  readonly userId: string;
  /** The end of the membership that the mail was about: another end makes the code void. */
  readonly end: Date;
}

/** Of the emulator's key (functions/.secret.local), which everybody can read. */
const demoKey = 'sisindo-demo-renewal-key-not-secret';

/**
 * Refuses to run where anybody could sign links: the emulator's key may stand only beside a `demo-` project, which
 * can never exist in production.
 *
 * @throws Error when it stands anywhere else
 */
export function refuseDemoRenewalKey({ RENEWAL_LINK_KEY, GCLOUD_PROJECT = '' }: Environment): void {
  if (RENEWAL_LINK_KEY !== demoKey || GCLOUD_PROJECT.startsWith('demo-')) return;
  throw new Error(
    'RENEWAL_LINK_KEY is the key of the emulator, which everybody knows. Make one of your own.',
  );
}

/** The code for a link: account, end (milliseconds, base 36) and signature, with dots between. */
export function renewalCode({ userId, end }: RenewalStatement): string {
  const statement = `${userId}.${end.getTime().toString(36)}`;
  return `${statement}.${signatureOf('renewal', statement)}`;
}

/**
 * Takes a code apart, if it is one of ours; whether it still holds is told by `hasExpired` and the record.
 *
 * @returns undefined for anything that was not signed with our key for this purpose
 */
export function readRenewalCode(code: string): RenewalStatement | undefined {
  const [, statement = '', userId = '', end = '', signature = ''] =
    /^(([A-Za-z0-9]{1,64})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(code) ?? [];
  if (!isSignatureOf(signature, 'renewal', statement)) return undefined;
  return { userId, end: new Date(Number.parseInt(end, 36)) };
}

/** Whether a code's own time is over: `limits.renewalLinkDays` after the end that it is about. */
export const hasExpired = ({ end }: RenewalStatement, now: Date): boolean =>
  now.getTime() > end.getTime() + limits.renewalLinkDays * 86_400_000;
