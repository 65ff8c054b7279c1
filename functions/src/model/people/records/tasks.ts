import { invalidInput } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/text/dates';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { type Page, paginate } from '#model/base/pages.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { addRecord, getRecord, memberTasks } from './records.ts';

type Admin = Stored<UserRecord>;

export interface TaskInput {
  readonly text: string;
  readonly dueOn: string;
  /** Empty for no admin. */
  readonly assignedTo: string;
}

/** Returns the id of the admin; null for an empty one. Throws `invalid-input`. */
async function requireAssignee(id: string): Promise<string | null> {
  if (id === '') return null;
  const account = await users.get(id);
  if (account === undefined || !hasDuty(account.data, 'people'))
    throw invalidInput({ assignedTo: 'Pilih admin yang memegang tugas anggota.' });
  return id;
}

/** Throws `not-found`, `invalid-input`, `wrong-status`. */
export const addTask = (
  member: string,
  { text, dueOn, assignedTo }: TaskInput,
  admin: Admin,
  addToBatch: AddToBatch,
): Promise<void> =>
  retryOnConflict(async () => {
    const [{ person, create }, assignee] = await Promise.all([
      addRecord(memberTasks, member, limits.memberRecords.tasks),
      requireAssignee(assignedTo),
    ]);
    const now = clock.now();
    const batch = new Batch();
    const id = create(batch, {
      member,
      text,
      dueOn,
      assignedTo: assignee,
      isOpen: true,
      doneAt: null,
      doneBy: null,
      createdAt: now,
      createdBy: admin.id,
      updatedAt: now,
    });
    recordAudit(batch, actorOf(admin), 'member-task.add', actorOf(person));
    addToBatch(batch, id);
    await batch.commit();
  });

/** Throws `not-found`, `invalid-input`, `conflict` after another admin's edit. */
export async function updateTask(
  member: string,
  id: string,
  { text, dueOn, assignedTo }: TaskInput,
  basedOn: string | undefined,
  admin: Admin,
): Promise<void> {
  const [{ person, record }, assignee] = await Promise.all([
    getRecord(memberTasks, member, id),
    requireAssignee(assignedTo),
  ]);
  const { data, version } = record;
  requireUnchanged(data.updatedAt, basedOn, { text: data.text, dueOn: data.dueOn }, { text, dueOn });
  const change = { text, dueOn, assignedTo: assignee, updatedAt: clock.now() };
  const batch = new Batch().update(memberTasks, id, change, version);
  recordAudit(batch, actorOf(admin), 'member-task.update', actorOf(person));
  await rejectOnConflict(batch.commit());
}

/** Completes or reopens a task. A repetition changes nothing. Throws `not-found`. */
export const completeTask = (member: string, id: string, isDone: boolean, admin: Admin): Promise<void> =>
  retryOnConflict(async () => {
    const { person, record } = await getRecord(memberTasks, member, id);
    if (record.data.isOpen !== isDone) return;
    const now = clock.now();
    const done = isDone ? { doneAt: now, doneBy: admin.id } : { doneAt: null, doneBy: null };
    const batch = new Batch();
    batch.update(memberTasks, id, { isOpen: !isDone, ...done, updatedAt: now }, record.version);
    const action = isDone ? 'member-task.complete' : 'member-task.reopen';
    recordAudit(batch, actorOf(admin), action, actorOf(person));
    await batch.commit();
  });

/** Throws `not-found`. */
export async function deleteTask(member: string, id: string, admin: Admin): Promise<void> {
  const { person, record } = await getRecord(memberTasks, member, id);
  const batch = new Batch().delete(memberTasks, id, record.version);
  recordAudit(batch, actorOf(admin), 'member-task.delete', actorOf(person));
  await rejectOnConflict(batch.commit());
}

const openTasks = (assignedTo: string | undefined) =>
  ({
    where: [
      ['isOpen', true],
      ...(assignedTo === undefined ? [] : [['assignedTo', assignedTo] as const]),
    ] as const,
    orderBy: 'dueOn',
  }) as const;

/** Lists open tasks, also those of one admin only. */
export async function listOpenTasks(page: Page, assignedTo: string | undefined) {
  const query = openTasks(assignedTo);
  return paginate(memberTasks, query, page, async () => ({ total: await memberTasks.count(query) }));
}

/** Counts the tasks of an admin that are due today or earlier. */
export const countDueTasks = (admin: string): Promise<number> =>
  // Days are compared as texts: '~' follows each digit, so that today is included.
  memberTasks.count({ ...openTasks(admin), before: `${isoDate(clock.now())}~` });
