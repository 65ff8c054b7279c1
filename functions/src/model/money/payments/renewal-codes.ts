import { limits } from 'contract/rules/limits';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';

/** Content of a renewal code: this member may hand in a proof for the year after this end. */
interface RenewalStatement {
  readonly userId: string;
  /** Membership end that the mail was about. The code is void after the end changes. */
  readonly end: Date;
}

/** Creates the code of a link: user id, end (milliseconds, base 36) and signature, separated by dots. */
export function createRenewalCode({ userId, end }: RenewalStatement): string {
  const statement = `${userId}.${end.getTime().toString(36)}`;
  return `${statement}.${computeSignature('renewal', statement)}`;
}

/** Returns undefined without a valid signature. `hasExpired` and the record decide the rest. */
export function parseRenewalCode(code: string): RenewalStatement | undefined {
  const [, statement = '', userId = '', end = '', signature = ''] =
    /^(([A-Za-z0-9]{1,64})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(code) ?? [];
  if (!isValidSignature(signature, 'renewal', statement)) return undefined;
  return { userId, end: new Date(Number.parseInt(end, 36)) };
}

/** Returns whether a code is older than `limits.renewalLinkDays` after its end. */
export const hasExpired = ({ end }: RenewalStatement, now: Date): boolean =>
  now.getTime() > end.getTime() + limits.renewalLinkDays * 86_400_000;
