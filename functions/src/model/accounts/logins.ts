import type { Caller } from '#auth/caller.ts';
import type { LoginMethod } from '#auth/new-session.ts';
import { type AttemptCounter, recordOnce, windowCounter } from '#auth/rate-limit.ts';
import { requestDevice } from '#auth/request-device.ts';
import type { OnEnd } from '#auth/sessions.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf, unknownAddress, visitorActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';

/** Audit entries of logins, refused logins and logouts (decision 0085). */

export const recordLogin = (batch: Batch, user: Stored<UserRecord>, by: LoginMethod): void => {
  const device = requestDevice() || null;
  recordAudit(batch, actorOf(user), 'session.begin', actorOf(user), { by, device });
};

/** Records a wrong code or passkey after a right password, in the batch that counts it. */
export const recordFailedLogin =
  (wrong: 'code' | 'passkey') =>
  (batch: Batch, user: Stored<UserRecord>): void =>
    recordAttempt(batch, user, wrong);

function recordAttempt(
  batch: Batch,
  user: Stored<UserRecord> | undefined,
  wrong: 'password' | 'code' | 'passkey',
): void {
  const target = user === undefined ? unknownAddress : actorOf(user);
  const device = requestDevice() || null;
  recordAudit(
    batch,
    visitorActor,
    'session.refused',
    target,
    user === undefined ? { device } : { wrong, device },
  );
}

/**
 * Records a refusal once per account in 15 minutes, and once for all addresses without an account. Both write
 * the same two batches, so that response times do not reveal accounts.
 */
export async function recordRefusedLogin(
  counter: AttemptCounter,
  user: Stored<UserRecord> | undefined,
): Promise<void> {
  if (counter.isRecorded) return;
  const tried = user?.id ?? unknownAddress.id;
  await Promise.all([
    recordOnce(counter),
    recordOnce(windowCounter('login-account', tried), (batch) => recordAttempt(batch, user, 'password')),
  ]);
}

export const recordLogout =
  ({ user }: Caller, action: 'session.leave' | 'session.end'): OnEnd =>
  (batch, ended) =>
    recordAudit(
      batch,
      actorOf(user),
      action,
      actorOf(user),
      action === 'session.end' ? { sessions: ended } : {},
    );

export const notifyNewLogin = (batch: Batch, user: Stored<UserRecord>): void => {
  queueMail(batch, 'new-login', user, { at: clock.now().toISOString(), device: requestDevice() });
};
