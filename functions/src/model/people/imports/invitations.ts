import { wrongStatus } from 'contract/errors';
import { invitedPerBatch, maxImportSteps } from 'contract/people/member-imports';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { runSteps, stalledBefore } from '#model/base/run-steps.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import { mayBeInvited } from '#model/people/profile/consent.ts';
import { type InvitationRound, type MemberImportRecord, memberImports } from './records.ts';

type Import = Stored<MemberImportRecord>;

/** Two mails in a second. */
const mailIntervalMs = 500;
/** Hours before the people who have not set a password can be invited again. */
const invitationHours = 24;

/**
 * Begins to invite the members that an import created and who have not set a password. A running round stays. Throws
 * `not-found`; `wrong-status` before the import, without such members, and within a day after the last round.
 */
export const inviteImported = (
  id: string,
  actor: Actor,
): Promise<{ readonly changed: boolean; readonly current: Import }> =>
  retryOnConflict(async () => {
    const current = await memberImports.getOrThrow(id);
    const { invitations, results, state, name } = current.data;
    if (isInviting(current)) return { changed: false, current };
    const refusal = findRefusal(state, results.created, invitations);
    if (refusal !== undefined) throw wrongStatus(refusal);
    const now = clock.now();
    const begun: InvitationRound = {
      startedAt: now,
      by: actor,
      after: { nameKey: '', id: '' },
      nextAt: now,
      queued: 0,
      skipped: 0,
      isComplete: false,
    };
    const changes = { invitations: begun, inviteDueAt: now };
    const batch = new Batch().update(memberImports, id, changes, current.version);
    recordAudit(batch, actor, 'member-import.invite', { id, name }, { created: results.created });
    const version = await batch.commit();
    return { changed: true, current: { id, version, data: { ...current.data, ...changes } } };
  });

function findRefusal(
  state: MemberImportRecord['state'],
  created: number,
  last: InvitationRound | undefined,
): string | undefined {
  if (state !== 'applied' && state !== 'stopped') return 'Undangan dikirim setelah berkas diimpor.';
  if (created === 0) return 'Impor ini tidak menambahkan anggota.';
  const nextAt = (last?.startedAt.getTime() ?? 0) + invitationHours * 3_600_000;
  return clock.now().getTime() < nextAt
    ? 'Undangan terakhir dikirim kurang dari sehari yang lalu.'
    : undefined;
}

export const isInviting = ({ data: { invitations } }: Import): boolean => invitations?.isComplete === false;

/** Returns the people of an import after the position of the round, by name. */
export async function findPeopleToInvite(
  id: string,
  { after }: Pick<InvitationRound, 'after'>,
): Promise<Stored<UserRecord>[]> {
  const found = await users.query({
    where: [['imported.importId', id]],
    orderBy: 'nameKey',
    from: after.nameKey,
    limit: invitedPerBatch,
  });
  return found.filter(({ id: one, data }) => data.nameKey !== after.nameKey || one > after.id);
}

/** Queues the mails of the next people, and stores the position in the same batch. */
async function inviteNext(id: string): Promise<Import> {
  const current = await memberImports.getOrThrow(id);
  const { invitations } = current.data;
  if (invitations === undefined || invitations.isComplete) return current;
  const { state } = current.data;
  // An undo ends the round.
  const isUndone = state === 'undoing' || state === 'undone';
  const people = isUndone ? [] : await findPeopleToInvite(id, invitations);
  const batch = new Batch();
  const now = clock.now();
  let { queued, skipped } = invitations;
  let nextAt = invitations.nextAt > now ? invitations.nextAt : now;
  for (const person of people) {
    if (person.data.emailVerifiedAt) continue;
    if (!mayBeInvited(person.data)) {
      skipped += 1;
      continue;
    }
    const { imported } = person.data;
    if (imported === undefined) continue;
    batch.update(users, person.id, { imported: { ...imported, invitedAt: now } }, person.version);
    queueMail(batch, 'member-invited', person, {}, nextAt);
    nextAt = new Date(nextAt.getTime() + mailIntervalMs);
    queued += 1;
  }
  const last = people.at(-1);
  const isComplete = last === undefined;
  const round: InvitationRound = {
    ...invitations,
    queued,
    skipped,
    nextAt,
    isComplete,
    ...(last === undefined ? {} : { after: { nameKey: last.data.nameKey, id: last.id } }),
  };
  const changes = { invitations: round, inviteDueAt: isComplete ? null : now };
  batch.update(memberImports, id, changes, current.version);
  const version = await batch.commit();
  return { id, version, data: { ...current.data, ...changes } };
}

/** Queues invitations as `runSteps`. Returns the import. Throws `not-found`; `conflict`. */
export const runInvitations = (id: string, time?: TimeBudget): Promise<Import> =>
  runSteps({ runStep: () => inviteNext(id), isRunning: isInviting, maxSteps: maxImportSteps }, time);

/** Finds rounds of invitations that no screen continues, the longest wait first. */
export const findWaitingInvitations = (limit: number): Promise<Import[]> =>
  memberImports.before('inviteDueAt', stalledBefore(), limit);
