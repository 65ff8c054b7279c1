import { createHash, randomBytes } from 'node:crypto';
import type { CardName, CardReply } from 'contract/card';
import type { CardState } from 'contract/card-verification';
import { ApiError } from 'contract/errors';
import { cardCode, statementBytes } from 'contract/rules/card-statement';
import { runsAt } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { dayStart, monthKey } from 'contract/words/dates';
import { initialsOf } from 'contract/words/initials';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers, revokedCards, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { orConflict } from '#model/base/contention.ts';
import { queueMail } from '#model/base/outbox.ts';
import { cardKeysOf } from './card-keys.ts';

type Holder = Pick<Stored<UserRecord>, 'id' | 'data'>;

const serialBytes = 6;

/** The first card's serial follows from the account, so that no card has to be stored before one is lost. */
const serialOf = ({ id, data }: Holder): string =>
  data.cardSerial ??
  createHash('sha256')
    .update(`card:${id}`)
    .digest('hex')
    .slice(0, serialBytes * 2);

const holds = (validUntil: Date | null): boolean => validUntil !== null && runsAt(validUntil, clock.now());

/**
 * The signed code of a member's card.
 *
 * @throws ApiError wrong-status while no membership was approved
 */
export function cardOf(user: Holder): CardReply {
  const { memberNumber, validUntil, name, cardName = 'full' } = user.data;
  if (memberNumber === null || validUntil === null) throw new ApiError('wrong-status');
  const keys = cardKeysOf(process.env);
  const statement = statementBytes({
    keyId: keys.id,
    memberNumber,
    name: cardName === 'full' ? name : initialsOf(name),
    validUntil: validUntil.toISOString(),
    serial: serialOf(user),
  });
  return { code: cardCode(statement, keys.sign(statement)), name: cardName };
}

/**
 * Chooses how the code names the holder.
 *
 * @throws ApiError wrong-status while there is no card; conflict when the record was changed in between
 */
export async function chooseCardName(user: Stored<UserRecord>, cardName: CardName): Promise<CardReply> {
  const card = cardOf({ id: user.id, data: { ...user.data, cardName } });
  await orConflict(new Batch().update(users, user.id, { cardName }, user.version).commit());
  return card;
}

/**
 * Gives the card a new serial and revokes the old one. Of two at once only one goes through.
 *
 * @throws ApiError wrong-status while there is no card; conflict when the record was changed in between
 */
export async function reissueCard(user: Stored<UserRecord>): Promise<CardReply> {
  const cardSerial = randomBytes(serialBytes).toString('hex');
  const card = cardOf({ id: user.id, data: { ...user.data, cardSerial } });
  const batch = new Batch().update(users, user.id, { cardSerial }, user.version);
  revokeCard(batch, user);
  const self = actorOf(user);
  recordAudit(batch, self, 'card.reissue', self, { revoked: serialOf(user) });
  queueMail(batch, 'card-reissued', user, {});
  await orConflict(batch.commit());
  return card;
}

/** Puts a card on the list of those that no longer hold, unless its time is over anyway. */
export function revokeCard(batch: Batch, user: Holder): void {
  const { validUntil } = user.data;
  if (validUntil === null || !holds(validUntil)) return;
  // A day more than the month, as the last day counts in full.
  const expireAt = dayStart(`${monthKey(validUntil, -1)}-01`, 1);
  batch.merge(revokedCards, monthKey(validUntil), { serials: { [serialOf(user)]: true }, expireAt });
}

/**
 * Ends the card of somebody whose membership ends before its time.
 *
 * @returns what to write on the record, so that a later card holds again
 */
export function endCard(batch: Batch, user: Holder): Pick<UserRecord, 'cardSerial'> {
  revokeCard(batch, user);
  return { cardSerial: randomBytes(serialBytes).toString('hex') };
}

/** Serials of all revoked cards that would still hold; costs a read for each month that one of them ends in. */
export async function listRevokedSerials(): Promise<string[]> {
  const months = await revokedCards.query({
    orderBy: 'expireAt',
    from: clock.now(),
    limit: queryLimits.revokedMonths,
  });
  return months.flatMap(({ data }) => Object.keys(data.serials)).sort();
}

/** How a card stands now: `revoked` also for a number or serial that never was. */
export async function readCardState(memberNumber: string, serial: string): Promise<CardState> {
  const number = await memberNumbers.get(memberNumber);
  const user = number === undefined ? undefined : await users.get(number.data.userId);
  if (user === undefined || serialOf(user) !== serial) return 'revoked';
  return holds(user.data.validUntil) ? 'valid' : 'expired';
}
