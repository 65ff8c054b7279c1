import type { Caller } from '#auth/caller.ts';
import type { LoginProof } from '#auth/new-session.ts';
import { type Counted, tellOnce, windowAlone } from '#auth/rate-limit.ts';
import type { OnEnd } from '#auth/sessions.ts';
import type { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf, unknownAddress, visitorActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { deviceOf } from './new-login.ts';

/** What the audit tells of who came in, who tried to, and who left (decision 0091). */

/** Of every login, in the batch of its session. */
export const tellOfLogin =
  (userAgent: string) =>
  (batch: Batch, user: Stored<UserRecord>, by: LoginProof): void => {
    recordAudit(batch, actorOf(user), 'session.begin', actorOf(user), {
      by,
      device: deviceOf(userAgent) || null,
    });
  };

/** Whoever tried a wrong code or passkey knew the password; in the batch that counts it. */
export const tellOfWrong =
  (userAgent: string, wrong: 'code' | 'passkey') =>
  (batch: Batch, user: Stored<UserRecord>): void =>
    tellOfTry(batch, user, wrong, userAgent);

function tellOfTry(
  batch: Batch,
  user: Stored<UserRecord> | undefined,
  wrong: 'password' | 'code' | 'passkey',
  userAgent: string,
): void {
  const target = user === undefined ? unknownAddress : actorOf(user);
  const device = deviceOf(userAgent) || null;
  recordAudit(
    batch,
    visitorActor,
    'session.refused',
    target,
    user === undefined ? { device } : { wrong, device },
  );
}

/**
 * Notes a login that was refused, once for an account in a quarter of an hour, and once for all addresses that are
 * nobody's. Known or not, it takes the same two writes at once: the time of an answer tells nothing.
 *
 * @param counter of the attempts for the address
 */
export async function tellOfRefusal(
  counter: Counted,
  user: Stored<UserRecord> | undefined,
  userAgent: string,
): Promise<void> {
  if (counter.isTold) return;
  const tried = user?.id ?? unknownAddress.id;
  await Promise.all([
    tellOnce(counter),
    tellOnce(windowAlone('login-account', tried), (batch) => tellOfTry(batch, user, 'password', userAgent)),
  ]);
}

/** Of a logout, or of sessions that somebody ended elsewhere. */
export const tellOfEnd =
  ({ user }: Caller, action: 'session.leave' | 'session.end'): OnEnd =>
  (batch, ended) =>
    recordAudit(
      batch,
      actorOf(user),
      action,
      actorOf(user),
      action === 'session.end' ? { sessions: ended } : {},
    );
