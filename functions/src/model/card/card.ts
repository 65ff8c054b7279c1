import { createHash, randomBytes } from 'node:crypto';
import type { CardName, CardReply } from 'contract/card/card';
import type { LiveCard } from 'contract/card/card-verification';
import { ApiError } from 'contract/errors';
import { encodeCardCode, encodeStatement } from 'contract/rules/codes/card-statement';
import { isPausedAt, isValidAt } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { dayStart, monthKey } from 'contract/text/dates';
import { initialsOf } from 'contract/text/initials';
import { requestDevice } from '#auth/request-device.ts';
import { Batch, Removal } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { memberNumbers, revokedCards, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { parseCardKeys } from './signing-keys.ts';

export type Holder = Pick<Stored<UserRecord>, 'id' | 'data'>;

type SignedCard = Omit<CardReply, 'wallets'>;

const serialBytes = 6;

/** Derives the first serial from the account, so that no card is stored before one is lost. */
export const serialOf = ({ id, data }: Holder): string =>
  data.cardSerial ??
  createHash('sha256')
    .update(`card:${id}`)
    .digest('hex')
    .slice(0, serialBytes * 2);

const isCurrent = (validUntil: Date | null): boolean =>
  validUntil !== null && isValidAt(validUntil, clock.now());

/** Creates the signed code of a card. Throws wrong-status before the first approval. */
export function createCard(user: Holder): SignedCard {
  const { memberNumber, validUntil, name, cardName = 'full' } = user.data;
  if (memberNumber === null || validUntil === null) throw new ApiError('wrong-status');
  const keys = parseCardKeys(process.env);
  const statement = encodeStatement({
    keyId: keys.id,
    memberNumber,
    name: cardName === 'full' ? name : initialsOf(name),
    validUntil: validUntil.toISOString(),
    serial: serialOf(user),
  });
  return { code: encodeCardCode(statement, keys.sign(statement)), name: cardName };
}

/** Sets how the code names the holder. Throws wrong-status while there is no card; conflict. */
export async function setCardName(user: Stored<UserRecord>, cardName: CardName): Promise<SignedCard> {
  const card = createCard({ id: user.id, data: { ...user.data, cardName } });
  await rejectOnConflict(new Batch().update(users, user.id, { cardName }, user.version).commit());
  return card;
}

/** Gives the card a new serial and revokes the old one. Throws wrong-status without a card; conflict. */
export async function reissueCard(user: Stored<UserRecord>): Promise<SignedCard> {
  const cardSerial = randomBytes(serialBytes).toString('hex');
  const card = createCard({ id: user.id, data: { ...user.data, cardSerial } });
  const batch = new Batch().update(users, user.id, { cardSerial }, user.version);
  revokeCard(batch, user);
  const self = actorOf(user);
  recordAudit(batch, self, 'card.reissue', self, { revoked: serialOf(user) });
  queueMail(batch, 'card-reissued', user, { at: clock.now().toISOString(), device: requestDevice() });
  await rejectOnConflict(batch.commit());
  return card;
}

/** Adds a card to the list of revoked ones, unless it has expired. */
export function revokeCard(batch: Batch, user: Holder): void {
  const { validUntil } = user.data;
  if (validUntil === null || !isCurrent(validUntil)) return;
  // One day after the month, because the last day counts in full.
  const expireAt = dayStart(`${monthKey(validUntil, -1)}-01`, 1);
  batch.merge(revokedCards, monthKey(validUntil), { serials: { [serialOf(user)]: true }, expireAt });
}

/** Revokes the card of a membership that ends early. Returns the fields that make a later card valid. */
export function endCard(batch: Batch, user: Holder): Pick<UserRecord, 'cardSerial'> {
  revokeCard(batch, user);
  return { cardSerial: randomBytes(serialBytes).toString('hex') };
}

/** Lists serials that have not expired. */
export async function listRevokedSerials(): Promise<string[]> {
  const months = await revokedCards.query({
    orderBy: 'expireAt',
    from: clock.now(),
    limit: queryLimits.revokedMonths,
  });
  return months.flatMap(({ data }) => Object.keys(data.serials)).sort();
}

/** Removes a card from the list of revoked ones. */
export function restoreCard(batch: Batch, user: Holder): void {
  const { validUntil } = user.data;
  if (validUntil === null || !isCurrent(validUntil)) return;
  const serials = { [serialOf(user)]: new Removal() } as unknown as Record<string, true>;
  batch.merge(revokedCards, monthKey(validUntil), { serials });
}

const revoked: LiveCard = { state: 'revoked', validUntil: null };

/** Returns the state of a card and the present end; `revoked`, without an end, for an unknown number or serial. */
export async function readLiveCard(memberNumber: string, serial: string): Promise<LiveCard> {
  const number = await memberNumbers.get(memberNumber);
  const user = number === undefined ? undefined : await users.get(number.data.userId);
  if (user === undefined) return revoked;
  if (serialOf(user) !== serial) return readFormerCard(user, memberNumber, serial);
  const { validUntil } = user.data;
  const isPaused = isCurrent(validUntil) && isPausedAt(user.data, clock.now());
  return {
    state: isCurrent(validUntil) && !isPaused ? 'valid' : 'expired',
    validUntil: validUntil?.toISOString() ?? null,
    ...(isPaused ? { isPaused } : {}),
  };
}

/** Returns the holder's present number and end for a card of an account that was merged into this one. */
function readFormerCard({ data }: Holder, memberNumber: string, serial: string): LiveCard {
  const former = data.formerAccounts?.some(
    (account) => account.memberNumber === memberNumber && account.cardSerial === serial,
  );
  if (!former || data.memberNumber === null) return revoked;
  return { ...revoked, replacedBy: data.memberNumber, validUntil: data.validUntil?.toISOString() ?? null };
}
