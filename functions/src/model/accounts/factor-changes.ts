import { ApiError, wrongStatus } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { checkCode, type UsedFactor } from '#auth/factor/used-factors.ts';
import { requireRecentAuthentication } from '#auth/reauthentication.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { factorResets, factors, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorKind, FactorRecord, LiveSession, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { limitCodes, wrongCode } from './limit-codes.ts';
import { requirePassword } from './passwords.ts';

/** Returns the kinds of a second factor, without its recovery codes. */
export const factorKindsOf = ({
  secret,
  passkeys = [],
}: Pick<FactorRecord, 'secret' | 'passkeys'>): FactorKind[] => [
  ...(secret === null ? [] : (['app'] as const)),
  ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
];

/**
 * Requires a code of the app, a recovery code or, with a passkey, a recent re-authentication. Returns the
 * changes of its use. Throws invalid-input; proof-needed.
 */
export function requireFactor(
  caller: Caller,
  { id, data }: Stored<FactorRecord>,
  code: string | undefined,
  field: 'code' | 'currentCode',
): UsedFactor | undefined {
  if (code === undefined && data.passkeys?.length) {
    requireRecentAuthentication(caller);
    return undefined;
  }
  const used = checkCode(id, data, code ?? '');
  if (used === undefined) throw wrongCode(field);
  return used;
}

interface FactorContext {
  readonly batch: Batch;
  readonly user: Stored<UserRecord>;
  readonly factor: Stored<FactorRecord> | undefined;
}

/**
 * Checks the password; then `change` checks the existing factor and writes. All other sessions end, and the
 * one in use counts as re-authenticated. Throws invalid-input for a wrong password; too-many-requests;
 * conflict.
 */
export async function changeFactor<T>(
  caller: Caller,
  password: string,
  change: (context: FactorContext) => T | Promise<T>,
): Promise<T> {
  await requirePassword(caller.user, password);
  await limitCodes(caller.user.id);
  return changeProvenFactor(caller, change);
}

/** As `changeFactor`, for a caller whose password and factor were already checked. Throws conflict. */
export function changeProvenFactor<T>(
  caller: Caller,
  change: (context: FactorContext) => T | Promise<T>,
): Promise<T> {
  const provenAt = clock.now();
  return writeChange(caller, async (context) => {
    const result = await change(context);
    // The owner proved password and code, so a requested reset is obsolete.
    if (context.factor !== undefined) context.batch.delete(factorResets, context.user.id);
    return { result, session: { provenAt } };
  });
}

/**
 * Removes one factor after a recent re-authentication. All other sessions end. Throws not-found without a
 * factor; wrong-status when only recovery codes would remain; proof-needed; conflict.
 */
export async function removeOneFactor(
  caller: Caller,
  change: (context: FactorContext & { factor: Stored<FactorRecord> }) => Partial<FactorRecord>,
): Promise<void> {
  requireRecentAuthentication(caller);
  await writeChange(caller, async ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    const changes = change({ batch, user, factor });
    const factorKinds = factorKindsOf({ ...factor.data, ...changes });
    if (factorKinds.length === 0) throw wrongStatus(wording.lastFactor);
    batch.update(factors, user.id, changes, factor.version);
    batch.update(users, user.id, { factorKinds }, user.version);
    return { result: undefined, session: {} };
  });
}

/** Writes a change of the factor. `change` returns that of the session in use; the others end. */
const writeChange = <T>(
  caller: Caller,
  change: (context: FactorContext) => Promise<{ result: T; session: Partial<LiveSession> }>,
): Promise<T> =>
  retryOnConflict(async (attempt) => {
    const { user, sessions: record } = await readCurrent(caller, attempt);
    const factor = await factors.get(user.id);
    const batch = new Batch();
    const { result, session } = await change({ batch, user, factor });
    const live = record.data.live
      .filter(({ hash }) => hash === caller.tokenHash)
      .map((own) => ({ ...own, ...session }));
    batch.update(sessions, user.id, { live, displaced: [] }, record.version);
    await batch.commit();
    return result;
  });

/** Reads user and sessions again for a retry. Throws unauthenticated when the session was ended. */
export async function readCurrent(
  caller: Caller,
  attempt: number,
): Promise<Pick<Caller, 'user' | 'sessions'>> {
  if (attempt === 1) return caller;
  const { id } = caller.user;
  const [user, record] = await getBoth(users, id, sessions, id);
  const isLive = record?.data.live.some(({ hash }) => hash === caller.tokenHash);
  if (user === undefined || record === undefined || !isLive) throw new ApiError('unauthenticated');
  return { user, sessions: record };
}

/** Counts a challenge for the caller's passkeys. Throws too-many-requests. */
export const limitChallenges = (user: Stored<UserRecord>): Promise<void> =>
  limitRate('passkey-challenge', user.id, actorOf(user));
