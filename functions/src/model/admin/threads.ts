import { randomBytes } from 'node:crypto';
import { wrongStatus } from 'contract/errors';
import { hasDuty } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { adminWording } from 'contract/text/admin-wording';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, messageEntries, outbox, users } from '#data/collections.ts';
import type { MessageEntryRecord, MessageRecord } from '#data/content-records.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord, UserRecord } from '#data/records.ts';
import { listAdmins } from '#model/accounts/admins.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { changeAll } from '#model/base/change-all.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { messageIdOf, queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { countMessage, readMessage, senderOf } from './contact-messages.ts';

const { entries: maxEntries, doneAfterDays } = limits.messageThreads;
/** Message-IDs that a mail refers to. Mail programs need the newest ones only. */
export const maxReferences = 10;

export interface Thread {
  readonly message: Stored<MessageRecord>;
  /** The oldest first. */
  readonly entries: readonly Stored<MessageEntryRecord>[];
  /** Mails of the answers by the id of their entry. */
  readonly mails: ReadonlyMap<string, OutboxRecord>;
}

/** Reads a message with its thread. Throws `not-found`. */
export async function readThread(id: string): Promise<Thread> {
  const message = await contactMessages.getOrThrow(id);
  if ((message.data.entries ?? 0) === 0) return { message, entries: [], mails: new Map() };
  const entries = await messageEntries.find('thread', id, maxEntries);
  const answers = entries.filter(({ data }) => data.kind === 'answer');
  const mails = await outbox.getMany(answers.map((entry) => entry.id));
  return {
    message,
    entries: entries.sort((a, b) => a.data.at.getTime() - b.data.at.getTime()),
    mails: new Map(mails.map((mail) => [mail.id, mail.data])),
  };
}

/** Finds the thread that the address for replies names. */
export const findThreadByCode = async (code: string): Promise<Stored<MessageRecord> | undefined> =>
  (await contactMessages.find('replyCode', code, 1))[0];

/** Creates an entry and returns the changes of its message. Throws `wrong-status` for a full thread. */
export function addEntry(
  batch: Batch,
  id: string,
  message: Stored<MessageRecord>,
  entry: Pick<MessageEntryRecord, 'kind' | 'text'> & Partial<MessageEntryRecord>,
): { entries: number } {
  const entries = (message.data.entries ?? 0) + 1;
  if (entries > maxEntries) throw wrongStatus(adminWording.messageThreadFull);
  const rest = { admin: null, from: '', at: clock.now(), isAutomatic: false, attachments: [] };
  batch.create(messageEntries, id, { thread: message.id, ...rest, ...entry });
  return { entries };
}

/** Returns the references of the next mail after one more mail of the thread. */
export const addReference = ({ references = [] }: MessageRecord, messageId: string): string[] =>
  [...references, messageId].slice(-maxReferences);

/** Lower case, because some mail servers change the case of an address. */
const newReplyCode = (): string => randomBytes(12).toString('hex');

/**
 * Mails an answer and stores it in the thread. Safe under concurrent answers: only one of two with the same `seen` is
 * sent. Throws `not-found` and `wrong-status`.
 */
export const sendAnswer = (
  id: string,
  { text, seen }: { readonly text: string; readonly seen: number },
  admin: Stored<UserRecord>,
  addToBatch: AddToBatch,
): Promise<void> =>
  retryOnConflict(async () => {
    const message = await readMessage(id);
    const { data } = message;
    if ((data.entries ?? 0) !== seen) throw wrongStatus(adminWording.messageHasNewEntry);
    const reply = data.lastReply === undefined ? undefined : await messageEntries.get(data.lastReply);
    const quoted = reply?.data ?? { text: data.message, at: data.createdAt };
    const { replyCode = newReplyCode(), references = [] } = data;
    const batch = new Batch();
    const reader = {
      id: null,
      data: { email: data.email, name: senderOf(data), ...toLanguageField(data.language ?? 'id') },
    };
    const mail = queueMail(batch, 'message-answer', reader, {
      subject: data.subject ?? '',
      text,
      by: actorOf(admin),
      quote: quoted.text,
      quotedAt: quoted.at.toISOString(),
      replyCode,
      references: references.join(' '),
      ...(data.about === undefined ? {} : { about: data.about }),
    });
    const { name } = admin.data;
    const change = {
      ...addEntry(batch, mail, message, { kind: 'answer', text, admin: { id: admin.id, name } }),
      state: 'answered' as const,
      isRead: true,
      replyCode,
      references: addReference(data, messageIdOf(mail)),
      closeAt: new Date(clock.now().getTime() + doneAfterDays * 86_400_000),
    };
    batch.update(contactMessages, id, change, message.version);
    countMessage(batch, data.state ?? null, 'answered');
    recordAudit(batch, actorOf(admin), 'message.answer', { id, name: senderOf(data) });
    addToBatch(batch, id);
    await batch.commit();
  });

/** Stores a note. Throws `not-found`, and `wrong-status` for a full thread. */
export const addNote = (id: string, text: string, admin: Actor, addToBatch: AddToBatch): Promise<void> =>
  retryOnConflict(async () => {
    const message = await readMessage(id);
    const batch = new Batch();
    const change = addEntry(batch, newId(), message, { kind: 'note', text, admin: { ...admin } });
    batch.update(contactMessages, id, change, message.version);
    recordAudit(batch, admin, 'message.note', { id, name: senderOf(message.data) });
    addToBatch(batch, id);
    await batch.commit();
  });

/** Returns the admins to whom messages can be assigned. */
export const findMessageAdmins = async (): Promise<Stored<UserRecord>[]> =>
  (await listAdmins()).filter(({ data }) => hasDuty(data, 'people'));

/**
 * Assigns a message to an admin, or to no admin with ''. Safe to repeat: false if nothing changed. Throws `not-found`,
 * and `wrong-status` for an account without the duty people.
 */
export const assignMessage = (id: string, assigneeId: string, by: Stored<UserRecord>): Promise<boolean> =>
  retryOnConflict(async () => {
    const message = await readMessage(id);
    if ((message.data.assigneeId ?? '') === assigneeId) return false;
    const assignee = assigneeId === '' ? undefined : await users.get(assigneeId);
    if (assigneeId !== '' && (assignee === undefined || !hasDuty(assignee.data, 'people')))
      throw wrongStatus(adminWording.messageAdminUnknown);
    const batch = new Batch();
    const change = { assigneeId, assignee: assignee === undefined ? null : { ...actorOf(assignee) } };
    batch.update(contactMessages, id, change, message.version);
    if (assignee !== undefined && assignee.id !== by.id) {
      queueMail(batch, 'message-assigned', assignee, { messageId: id, by: actorOf(by) });
    }
    const about = { id, name: senderOf(message.data) };
    const to = assignee === undefined ? {} : { to: assignee.data.name };
    recordAudit(batch, actorOf(by), 'message.assign', about, to, assignee === undefined ? [] : [assignee.id]);
    await batch.commit();
    return true;
  });

/** Finds answered threads without a reply since the deadline. */
export const findUnansweredThreads = (limit: number): Promise<Stored<MessageRecord>[]> =>
  contactMessages.before('closeAt', clock.now(), limit);

/** Marks an answered thread as done, in the name of the system. Throws WriteConflict if it changed. */
export async function closeThread({ id, data, version }: Stored<MessageRecord>): Promise<void> {
  const batch = new Batch().update(contactMessages, id, { state: 'done', closeAt: null }, version);
  countMessage(batch, data.state ?? null, 'done');
  recordAudit(batch, systemActor, 'message.done', { id, name: senderOf(data) });
  await batch.commit();
}

/**
 * Deletes a message with its thread, and its sender from the audit log first, because only the message leads there. One
 * without a state was never counted, so the totals do not change. Throws WriteConflict if it changed.
 */
export async function deleteMessage({ id, data, version }: Stored<MessageRecord>): Promise<void> {
  await eraseFromAudit(id);
  const entries = (data.entries ?? 0) === 0 ? [] : await messageEntries.find('thread', id, maxEntries);
  const batch = new Batch().delete(contactMessages, id, version);
  for (const entry of entries) batch.delete(messageEntries, entry.id);
  if (data.state !== undefined) countMessage(batch, data.state, null);
  await batch.commit();
}

const erasedAtOnce = queryLimits.erasedAtOnce;

/** Ends the assignments of messages to a deleted admin. */
export const endAssignments = (adminId: string): Promise<void> =>
  changeAll(
    () => contactMessages.find('assigneeId', adminId, erasedAtOnce),
    (batch, { id, version }) =>
      batch.update(contactMessages, id, { assignee: null, assigneeId: '' }, version),
  );

/** Erases replies from an address in threads of other people. */
export const eraseReplies = (email: string): Promise<void> =>
  changeAll(
    () => messageEntries.find('from', email, erasedAtOnce),
    (batch, { id, version }) =>
      batch.update(messageEntries, id, { from: '', text: '', attachments: [] }, version),
  );
