import { wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { isRunningAt } from 'contract/rules/membership';
import { membershipLetterNumber, toPurpose } from 'contract/rules/people/membership-letters';
import { identifierFieldNames, pickPersonValues } from 'contract/rules/people/person-fields';
import { issuer } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { newCertificateCode } from '#model/credits/new-code.ts';
import { maxNumberAttempts } from '#model/money/receipts/receipts.ts';
import { type MembershipLetterRecord, membershipLetters, membershipLetterYears } from './records.ts';

const { perYear, shown } = limits.membershipLetters;

type Letter = Pick<Stored<MembershipLetterRecord>, 'id' | 'data'>;
type Contents = Omit<
  MembershipLetterRecord,
  'number' | 'issuedAt' | 'issuedBy' | 'revokedAt' | 'revocationReason'
>;

/** Finds the newest letters of a person. */
export const findMembershipLetters = (
  user: string,
  limit: number = shown,
): Promise<Stored<MembershipLetterRecord>[]> =>
  membershipLetters.query({ where: [['user', user]], orderBy: 'issuedAt', direction: 'desc', limit });

const yearOf = (time: Date): string => isoDate(time).slice(0, 4);

/** Returns how many letters a person can still get in this year. */
export const countLeft = (letters: readonly Letter[]): number =>
  Math.max(0, perYear - letters.filter(({ data }) => yearOf(data.issuedAt) === yearOf(clock.now())).length);

/**
 * Issues a letter with the next number of the year. Returns the existing letter of this day, if it has the same
 * contents. Throws `wrong-status` without a running membership, after `perYear` letters, and for a name that the fonts
 * lack.
 */
export async function issueMembershipLetter(
  member: Stored<UserRecord>,
  purpose: string,
  actor: Actor,
): Promise<Letter> {
  const contents = await toContents(member, toPurpose(purpose));
  return retryOnConflict(async () => {
    const now = clock.now();
    const year = yearOf(now);
    // Before the letters: a concurrent letter is then either found below, or makes the commit fail.
    const counter = await membershipLetterYears.get(year);
    const letters = await findMembershipLetters(member.id, perYear);
    const existing = letters.find((letter) => isSame(letter, contents, now));
    if (existing !== undefined) return existing;
    if (countLeft(letters) === 0) throw wrongStatus(fill(t.lettersPerYear, { count: perYear }));
    const serial = (counter?.data.serial ?? 0) + 1;
    const data: MembershipLetterRecord = {
      ...contents,
      number: membershipLetterNumber(year, serial),
      issuedAt: now,
      issuedBy: actor.id,
      revokedAt: null,
      revocationReason: null,
    };
    const id = newCertificateCode();
    const batch = new Batch().create(membershipLetters, id, data);
    if (counter === undefined) batch.create(membershipLetterYears, year, { serial });
    else batch.update(membershipLetterYears, year, { serial }, counter.version);
    recordAudit(batch, actor, 'membership-letter.issue', actorOf(member), { number: data.number });
    await batch.commit();
    return { id, data };
  }, maxNumberAttempts);
}

async function toContents({ id, data }: Stored<UserRecord>, purpose: string): Promise<Contents> {
  const { name, receiptName, memberNumber, validUntil, createdAt, seat } = data;
  if (memberNumber === null || validUntil === null || !isRunningAt(data, clock.now()))
    throw wrongStatus(t.letterNeedsMembership);
  const { isPrintable } = await import('#model/money/receipts/printable.ts');
  const printed = receiptName?.name === name ? receiptName.latin : name;
  if (!isPrintable(printed)) throw wrongStatus(t.nameNotPrintable);
  return {
    user: id,
    name: printed,
    memberNumber,
    institution: data.institution || (seat?.institution ?? ''),
    department: data.department ?? '',
    ...pickPersonValues(identifierFieldNames, data),
    since: createdAt,
    validUntil,
    purpose,
    signatory: issuer.letterSignatory,
  };
}

function isSame({ data }: Letter, contents: Contents, now: Date): boolean {
  if (data.revokedAt !== null || isoDate(data.issuedAt) !== isoDate(now)) return false;
  const names = Object.keys(contents) as (keyof Contents)[];
  return names.every((name) => JSON.stringify(data[name]) === JSON.stringify(contents[name]));
}
