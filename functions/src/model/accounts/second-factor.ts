import { randomBytes } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { association } from 'contract/words/association';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { toBase32 } from '#auth/factor/base32.ts';
import { checkCode, secretOf, type UsedCode } from '#auth/factor/check-code.ts';
import { digestOfRecovery, newRecoveryCodes } from '#auth/factor/recovery-codes.ts';
import { factorKeysOf, seal, unseal } from '#auth/factor/seals.ts';
import { stepOfCode } from '#auth/factor/totp.ts';
import { proofOf } from '#auth/proof.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { factorResets, factors, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { FactorRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/attempt-limits.ts';
import { whileContended } from '#model/base/contention.ts';
import { limitCodes, tellOfRecovery, wrongCode } from './factor-codes.ts';
import { tellOfFactor } from './factor-news.ts';
import { provesPassword } from './passwords.ts';

const secretBytes = 20;

const enrolmentOf = (uid: string): string => `enrolment:${uid}`;

/** A secret for an app, in three shapes; nothing of it is kept. */
export function newSecret({ id, data }: Stored<UserRecord>): { secret: string; uri: string; sealed: string } {
  const bytes = randomBytes(secretBytes);
  const secret = toBase32(bytes);
  const drawnAt = Buffer.alloc(8);
  drawnAt.writeBigUInt64BE(BigInt(clock.now().getTime()));
  const [key = ''] = factorKeysOf(process.env);
  const issuer = encodeURIComponent(association.shortName);
  return {
    secret,
    uri: `otpauth://totp/${issuer}:${encodeURIComponent(data.email)}?secret=${secret}&issuer=${issuer}`,
    sealed: seal(key, enrolmentOf(id), Buffer.concat([bytes, drawnAt])),
  };
}

/** @throws ApiError gone when it was drawn for somebody else, or too long ago */
function drawnSecret(uid: string, sealed: string): Buffer {
  const bytes = unseal(factorKeysOf(process.env), enrolmentOf(uid), sealed);
  const since = clock.now().getTime() - limits.factor.enrolMinutes * 60_000;
  if (bytes === undefined || Number(bytes.readBigUInt64BE(secretBytes)) < since)
    throw new ApiError('gone', { message: wording.factorOver });
  return bytes.subarray(0, secretBytes);
}

interface NewFactor {
  readonly sealed: string;
  readonly code: string;
  readonly password: string;
  readonly currentCode?: string | undefined;
}

/**
 * Makes an app the second factor, in the place of another one too; the other sessions end, as they were opened without.
 *
 * @returns the recovery codes, which nobody sees again
 * @throws ApiError gone for a secret that was drawn too long ago; invalid-input for a wrong password or code;
 *   too-many-requests; conflict
 */
export async function saveFactor(caller: Caller, input: NewFactor): Promise<string[]> {
  const bytes = drawnSecret(caller.user.id, input.sealed);
  const [key = ''] = factorKeysOf(process.env);
  const secret = seal(key, secretOf(caller.user.id), bytes);
  const codes = newRecoveryCodes();
  await changeFactor(caller, input.password, ({ batch, user, factor }) => {
    const lastStep = stepOfCode(bytes, input.code, clock.now(), 0);
    if (lastStep === undefined) throw wrongCode('code');
    if (factor !== undefined) requireCode(user.id, factor, input.currentCode ?? '', 'currentCode');
    const record = { secret, lastStep, recovery: codes.map(digestOfRecovery) };
    batch.update(users, user.id, { factorSince: clock.now() }, user.version);
    if (factor === undefined) batch.create(factors, user.id, record);
    else batch.update(factors, user.id, record, factor.version);
    tellOfFactor(batch, user, factor === undefined ? 'enrol' : 'replace');
  });
  return codes;
}

/**
 * Draws new recovery codes; those of before are void.
 *
 * @throws ApiError as `saveFactor`
 */
export async function makeRecoveryCodes(caller: Caller, password: string, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    const { changes } = requireCode(user.id, factor, code, 'code');
    const recovery = codes.map(digestOfRecovery);
    batch.update(factors, user.id, { ...changes, recovery }, factor.version);
    tellOfFactor(batch, user, 'recovery-codes');
  });
  return codes;
}

/** @throws ApiError as `saveFactor` */
export const removeFactor = (caller: Caller, password: string, code: string): Promise<void> =>
  changeFactor(caller, password, ({ batch, user, factor }) => {
    if (factor === undefined) throw new ApiError('not-found');
    requireCode(user.id, factor, code, 'code');
    batch.update(users, user.id, { factorSince: null }, user.version);
    batch.delete(factors, user.id, factor.version);
    tellOfFactor(batch, user, 'remove');
  });

function requireCode(
  uid: string,
  factor: Stored<FactorRecord>,
  code: string,
  field: 'code' | 'currentCode',
): UsedCode {
  const used = checkCode(uid, factor.data, code);
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
 * @param fill checks the codes and writes
 */
async function changeFactor(
  caller: Caller,
  password: string,
  fill: (present: Present) => void,
): Promise<void> {
  await requirePassword(caller.user, password);
  await limitCodes(caller.user.id);
  await whileContended(async (attempt) => {
    const { user, sessions: record } = await presentOf(caller, attempt);
    const factor = await factors.get(user.id);
    const batch = new Batch();
    fill({ batch, user, factor });
    // Who has proved password and code needs no other way in.
    if (factor !== undefined) batch.delete(factorResets, user.id);
    const live = record.data.live
      .filter(({ hash }) => hash === caller.tokenHash)
      .map((session) => ({ ...session, provenAt: clock.now() }));
    batch.update(sessions, user.id, { live }, record.version);
    await batch.commit();
  });
}

/** @throws ApiError unauthenticated when the session was ended meanwhile */
async function presentOf(caller: Caller, attempt: number): Promise<Pick<Caller, 'user' | 'sessions'>> {
  if (attempt === 1) return caller;
  const { id } = caller.user;
  const [user, record] = await getBoth(users, id, sessions, id);
  const isLive = record?.data.live.some(({ hash }) => hash === caller.tokenHash);
  if (user === undefined || record === undefined || !isLive) throw new ApiError('unauthenticated');
  return { user, sessions: record };
}

/** @throws ApiError invalid-input, too-many-requests */
async function requirePassword(user: Stored<UserRecord>, password: string): Promise<void> {
  await limitRate('proof-password', user.id, actorOf(user));
  if (await provesPassword(user, password)) return;
  const message = wording.passwordWrong;
  throw new ApiError('invalid-input', { message, fields: { password: message } });
}

/**
 * Notes that the owner of the session in use is still there: by a code where there is a second factor, else by the
 * password.
 *
 * @throws ApiError invalid-input for a wrong one; too-many-requests
 */
export async function proveSession(
  caller: Caller,
  {
    password = '',
    code = '',
  }: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<void> {
  const isByCode = proofOf(caller.user.data) === 'code';
  if (isByCode) await limitCodes(caller.user.id);
  else await requirePassword(caller.user, password);
  await whileContended(async (attempt) => {
    const { user, sessions: record } = await presentOf(caller, attempt);
    const batch = new Batch();
    if (isByCode) {
      const factor = await factors.get(user.id);
      if (factor === undefined) throw wrongCode('code');
      const used = requireCode(user.id, factor, code, 'code');
      batch.update(factors, user.id, used.changes, factor.version);
      tellOfRecovery(batch, user, used);
    }
    const live = record.data.live.map((session) =>
      session.hash === caller.tokenHash ? { ...session, provenAt: clock.now() } : session,
    );
    batch.update(sessions, user.id, { live }, record.version);
    await batch.commit();
  });
}
