import { isLifetime } from 'contract/rules/membership';
import { formatDate } from 'contract/text/dates';
import { toPageUrl } from '#data/context/page-url.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { LetterValues } from '#model/mails/texts/letters/compose-letter.ts';
import { createRenewalCode } from '#model/money/payments/renewal-codes.ts';

/** Link to the own bill: without login for members, whose code names the end of the membership. */
function toBillPath({ id, data: { role, validUntil } }: Pick<Stored<UserRecord>, 'id' | 'data'>): string {
  if (role !== 'Member' || validUntil === null) return '/membership/renew';
  return `/renew?code=${encodeURIComponent(createRenewalCode({ userId: id, end: validUntil }))}`;
}

/**
 * Returns the values of the fields for one person, in the language of the text that contains them. With `isPrivate`,
 * the link needs a login.
 */
export function toValues(
  user: Pick<Stored<UserRecord>, 'id' | 'data'>,
  { isPrivate = false } = {},
): LetterValues {
  const { name, memberNumber, validUntil, language = 'id' } = user.data;
  return {
    nama: name,
    nomor: memberNumber ?? '',
    berlaku_sampai:
      validUntil === null ? '' : isLifetime(validUntil) ? 'seumur hidup' : formatDate(validUntil),
    tautan_tagihan: toPageUrl(isPrivate ? '/membership/renew' : toBillPath(user), language),
  };
}
