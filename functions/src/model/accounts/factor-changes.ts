import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { checkCode, type UsedFactor } from '#auth/factor/used-factors.ts';
import { requireProven } from '#auth/proof.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { factorResets, factors, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorKind, FactorRecord, LiveSession, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { whileContended } from '#model/base/contention.ts';
import { limitCodes, wrongCode } from './factor-codes.ts';
import { provesPassword } from './passwords.ts';

/** What a second factor is, beside its recovery codes. */
export const kindsOf = ({
  secret,
  passkeys = [],
}: Pick<FactorRecord, 'secret' | 'passkeys'>): FactorKind[] => [
  ...(secret === null ? [] : (['app'] as const)),
  ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
];

/**
 * Asks for the factor that there is before it is changed: a code, or a proof of the last ten minutes of who has a passkey.
 *
 * @param code of the app, or a recovery code
 * @returns what the use of a code changes
 * @throws ApiError invalid-input for a wrong code, or none of who has no passkey; proof-needed
 */
export function requireFactor(
  caller: Caller,
  { id, data }: Stored<FactorRecord>,
  code: string | undefined,
  field: 'code' | 'currentCode',
): UsedFactor | undefined {
  if (code === undefined && data.passkeys?.length) {
    requireProven(caller);
    return undefined;
  }
  const used = checkCode(id, data, code ?? '');
  if (used === undefined) throw wrongCode(field);
  return used;
}

interface Present {
  readonly batch: Batch;
  readonly user: Stored<UserRecord>;
  readonly factor: Stored<FactorRecord> | undefined;
}

/**
 * Changes the own factor after its owner was asked for the password; of the sessions the one in use stays, proved anew.
 *
 * @param fill checks what proves the factor of before, and writes
 * @throws ApiError invalid-input for a wrong password; too-many-requests; conflict; what `fill` throws
 */
export async function changeFactor<T>(
  caller: Caller,
  password: string,
  fill: (present: Present) => T | Promise<T>,
): Promise<T> {
  await requirePassword(caller.user, password);
  await limitCodes(caller.user.id);
  const provenAt = clock.now();
  return writeChange(caller, async (present) => {
    const result = await fill(present);
    // Who has proved password and code needs no other way in.
    if (present.factor !== undefined) present.batch.delete(factorResets, present.user.id);
    return { result, session: { provenAt } };
  });
}

/**
 * Takes one of several factors away, after a proof of the last ten minutes; of the sessions the one in use stays.
 *
 * @param fill tells what changes
 * @throws ApiError not-found without a factor; wrong-status when nothing but recovery codes would be left; proof-needed;
 *   conflict; what `fill` throws
 */
export async function removeOneOf(
  caller: Caller,
  fill: (present: Present & { factor: Stored<FactorRecord> }) => Partial<FactorRecord>,
): Promise<void> {
  requireProven(caller);
  await writeChange(caller, async ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    const changes = fill({ batch, user, factor });
    const factorKinds = kindsOf({ ...factor.data, ...changes });
    if (factorKinds.length === 0) throw new ApiError('wrong-status', { message: wording.lastFactor });
    batch.update(factors, user.id, changes, factor.version);
    batch.update(users, user.id, { factorKinds }, user.version);
    return { result: undefined, session: {} };
  });
}

/** @param fill gives what changes of the session in use; the others end */
const writeChange = <T>(
  caller: Caller,
  fill: (present: Present) => Promise<{ result: T; session: Partial<LiveSession> }>,
): Promise<T> =>
  whileContended(async (attempt) => {
    const { user, sessions: record } = await presentOf(caller, attempt);
    const factor = await factors.get(user.id);
    const batch = new Batch();
    const { result, session } = await fill({ batch, user, factor });
    const live = record.data.live
      .filter(({ hash }) => hash === caller.tokenHash)
      .map((own) => ({ ...own, ...session }));
    batch.update(sessions, user.id, { live }, record.version);
    await batch.commit();
    return result;
  });

/** @throws ApiError unauthenticated when the session was ended meanwhile */
export async function presentOf(caller: Caller, attempt: number): Promise<Pick<Caller, 'user' | 'sessions'>> {
  if (attempt === 1) return caller;
  const { id } = caller.user;
  const [user, record] = await getBoth(users, id, sessions, id);
  const isLive = record?.data.live.some(({ hash }) => hash === caller.tokenHash);
  if (user === undefined || record === undefined || !isLive) throw new ApiError('unauthenticated');
  return { user, sessions: record };
}

/**
 * Counts a challenge for the own passkeys.
 *
 * @throws ApiError too-many-requests
 */
export const limitChallenges = (user: Stored<UserRecord>): Promise<void> =>
  limitRate('passkey-challenge', user.id, actorOf(user));

/** @throws ApiError invalid-input, too-many-requests */
export async function requirePassword(user: Stored<UserRecord>, password: string): Promise<void> {
  await limitRate('proof-password', user.id, actorOf(user));
  if (await provesPassword(user, password)) return;
  const message = wording.passwordWrong;
  throw new ApiError('invalid-input', { message, fields: { password: message } });
}
