import { createHash } from 'node:crypto';
import type { FileBytes, ImageBytes } from 'contract/endpoint';
import { ApiError, invalidInput, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/text/dates';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { fileStore, newFilePath } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { RowOf, Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateCounted } from '#model/base/pages.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { readPictureOrPdf } from '#model/files/uploads.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { addCredits, currentCreditPeriod } from './add-credits.ts';
import { type CreditActivityRecord, creditActivities } from './records.ts';

const people = users.select('name');

/** Activities with the same evidence that one query reads. */
const maxSameEvidence = 5;

export interface NewActivity extends Pick<CreditActivityRecord, 'category' | 'points' | 'day' | 'title'> {
  readonly evidence: Buffer;
}

/** Throws `invalid-input` for a day in the future or before the current period. */
function requireDayInPeriod(day: string): void {
  if (day > isoDate(clock.now())) throw invalidInput({ day: t.activityAhead });
  if (day < currentCreditPeriod().from) throw invalidInput({ day: t.activityBeforePeriod });
}

/** Throws `invalid-input` for evidence of another activity of the member that was not rejected. */
async function requireNewEvidence(user: string, hash: string): Promise<void> {
  const same = await creditActivities.find('evidenceHash', hash, maxSameEvidence);
  if (same.some(({ data }) => data.user === user && data.state !== 'rejected'))
    throw invalidInput({ evidence: t.evidenceRepeated });
}

/**
 * Stores an activity for the review. It bumps the version of the member, so that two reports with the same evidence
 * never both commit. Throws `invalid-input`, `invalid-file`, `conflict`.
 */
export async function reportActivity(
  caller: Stored<UserRecord>,
  { evidence, ...activity }: NewActivity,
  addToBatch: AddToBatch,
): Promise<void> {
  requireDayInPeriod(activity.day);
  const evidenceHash = createHash('sha256').update(evidence).digest('hex');
  const file = await readPictureOrPdf('evidence', evidence);
  await retryOnConflict(async (attempt) => {
    const user = attempt === 1 ? caller : await users.getOrThrow(caller.id);
    await requireNewEvidence(user.id, evidenceHash);
    const [id, path] = [newId(), newFilePath('documents')];
    await writeWithFiles({ added: new Map([[path, file]]) }, (batch) => {
      batch.create(creditActivities, id, {
        ...activity,
        user: user.id,
        state: 'waiting',
        submittedAt: clock.now(),
        evidence: path,
        isPdf: file.contentType === 'application/pdf',
        evidenceHash,
        decidedAt: null,
        decidedBy: null,
        reason: null,
      });
      batch.bumpVersion(users, user.id, user.version);
      const self = actorOf(user);
      recordAudit(batch, self, 'credit.report', self, { activity: activity.title, points: activity.points });
      addToBatch(batch, id);
    });
  });
}

const waiting = { where: [['state', 'waiting']], orderBy: 'submittedAt' } as const;

export interface WaitingActivity {
  readonly activity: Stored<CreditActivityRecord>;
  /** Undefined if the account was deleted. */
  readonly person: RowOf<typeof people> | undefined;
}

/** Lists one page of the waiting activities. */
export async function listWaitingActivities(page: Page) {
  const { rows, ...list } = await paginateCounted(creditActivities, waiting, page);
  const found = await people.getMany([...new Set(rows.map(({ data }) => data.user))]);
  const byId = new Map(found.map((person) => [person.id, person]));
  const activities = rows.map(
    (activity): WaitingActivity => ({ activity, person: byId.get(activity.data.user) }),
  );
  return { ...list, activities };
}

/** Finds the newest activities of a member. */
export const findActivities = (user: string): Promise<Stored<CreditActivityRecord>[]> =>
  creditActivities.query({
    where: [['user', user]],
    orderBy: 'submittedAt',
    direction: 'desc',
    limit: limits.ownActivities,
  });

/** Returns the evidence in one of its two formats. Throws `not-found`. */
export async function getEvidence(id: string, isPdf: boolean): Promise<ImageBytes & FileBytes> {
  const { data } = await creditActivities.getOrThrow(id);
  const file =
    data.evidence === null || data.isPdf !== isPdf ? undefined : await fileStore.read(data.evidence);
  if (file === undefined) throw new ApiError('not-found');
  return isPdf ? { ...file, fileName: `bukti-${id}.pdf` } : file;
}

interface Decision {
  readonly id: string;
  readonly actor: Actor;
}

/** Adds the points of an activity to the ledger. Throws `not-found`, `wrong-status`. */
export const approveActivity = ({ id, actor }: Decision): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await creditActivities.getOrThrow(id);
    if (data.state === 'approved') return;
    if (data.state === 'rejected') throw wrongStatus('Kegiatan ini sudah ditolak.');
    const person = await users.get(data.user);
    if (person === undefined) throw new ApiError('not-found');
    const { user, category, points, day, title } = data;
    const decided = { state: 'approved', decidedAt: clock.now(), decidedBy: actor.id } as const;
    const batch = new Batch().update(creditActivities, id, decided, version);
    addCredits(batch, `activity-${id}`, { user, category, points, day, title });
    recordAudit(batch, actor, 'credit.approve', actorOf(person), { activity: title, points });
    queueMail(batch, 'activity-approved', person, {
      title,
      category,
      points: String(points),
    });
    await batch.commit();
  });

/** Rejects an activity and deletes its evidence. Throws `not-found`, `wrong-status`. */
export const rejectActivity = ({ id, actor }: Decision, reason: string): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await creditActivities.getOrThrow(id);
    if (data.state === 'rejected') return;
    if (data.state === 'approved') throw wrongStatus('Kegiatan ini sudah disetujui.');
    const person = await users.get(data.user);
    const { user, title } = data;
    const decided = { state: 'rejected', decidedAt: clock.now(), decidedBy: actor.id, reason } as const;
    const removed = data.evidence === null ? [] : [data.evidence];
    await writeWithFiles({ removed }, (batch) => {
      batch.update(creditActivities, id, { ...decided, evidence: null }, version);
      const target = { id: user, name: person?.data.name ?? '' };
      recordAudit(batch, actor, 'credit.reject', target, { activity: title, reason });
      if (person !== undefined) queueMail(batch, 'activity-rejected', person, { title, reason });
    });
  });
