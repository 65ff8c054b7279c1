/// <reference path="../../base/workers/bundled-worker.d.ts" />
import { ApiError } from 'contract/errors';
import type { InboundOutcome } from 'contract/mails/mails';
import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { Batch } from '#data/batch.ts';
import { getBoth } from '#data/collection.ts';
import { contactMessages, messageEntries } from '#data/collections.ts';
import type { MessageRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { countMessage, storeContactMessage } from '#model/admin/contact-messages.ts';
import { addEntry, addReference, findThreadByCode, maxReferences } from '#model/admin/threads.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { findMailId, isOwnMessageId } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { createWorkerRunner } from '#model/base/workers/worker-runner.ts';
import { recordBounce } from '#model/mails/delivery/record-bounce.ts';
import type { MailJob, MailReading } from './mail-job.ts';
import type { InboundMail } from './parse-mail.ts';

/** Apart from the files of admins, whom strangers must not delay. */
const usualLimits = { deadlineMs: 3000, heapMb: 160 };
/** Several times what a mail of short lines needs. A small mail that needs long to parse delays others only shortly. */
const deadlineMsPerMegabyte = 1500;
/** Behind 15 hostile mails, another one waits almost for the minute of a request. Mail servers try again. */
const maxWaitingMails = 15;

const runMailWorker = createWorkerRunner(usualLimits, maxWaitingMails);

/** Throws busy, and malformed-body, also for a mail that needs more time or memory than any real one. */
async function readMail(bytes: Buffer): Promise<MailReading> {
  const deadlineMs = usualLimits.deadlineMs + (deadlineMsPerMegabyte * bytes.length) / 1_000_000;
  const job: MailJob = { bytes };
  try {
    return await runMailWorker(() => import('./mail-job.ts?bundled'), job, { ...usualLimits, deadlineMs });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('malformed-body');
  }
}

/**
 * Stores a mail in the thread of the answer that it replies to, or as a new message. Its headers are claims: they
 * never grant a right, and a reply from another address is shown as such. Safe to repeat and under concurrent
 * deliveries: the record has the id of the mail. Throws malformed-body, busy and too-many-requests.
 */
export async function receiveMail(raw: Buffer): Promise<InboundOutcome> {
  const { mail, report } = await readMail(raw);
  if (mail.isReport) {
    await recordBounce(report);
    return 'report';
  }
  if (mail.from.address === '' || isOwn(mail)) return 'ignored';
  const isRepeated = async () =>
    (await getBoth(contactMessages, mail.id, messageEntries, mail.id)).some(Boolean);
  if (await isRepeated()) return 'repeated';
  await limitRate('inbound-mail', mail.from.address);
  return retryOnConflict(async (attempt) => {
    if (attempt > 1 && (await isRepeated())) return 'repeated';
    return store(mail);
  });
}

/** Returns whether the association sent it, so that no mail loop starts. */
const isOwn = ({ from, messageId }: InboundMail): boolean =>
  from.address === association.serviceEmail || isOwnMessageId(messageId);

async function store(mail: InboundMail): Promise<InboundOutcome> {
  const thread = await findThread(mail);
  const isFull = (thread?.data.entries ?? 0) >= limits.messageThreads.entries;
  if (thread !== undefined && !isFull) return storeReply(thread, mail);
  if (mail.isAutomatic) return 'automatic';
  return storeNewMessage(mail);
}

/** Finds the thread by the code in a recipient's address, or by the Message-IDs of answers. */
async function findThread({
  recipients,
  references,
}: InboundMail): Promise<Stored<MessageRecord> | undefined> {
  const code = recipients.map(readReplyCode).find((found) => found !== undefined);
  const byCode = code === undefined ? undefined : await findThreadByCode(code);
  if (byCode !== undefined) return byCode;
  const mails = references.flatMap((one) => findMailId(one) ?? []).slice(0, maxReferences);
  const [answer] = await messageEntries.getMany(mails);
  return answer?.data.kind === 'answer' ? contactMessages.get(answer.data.thread) : undefined;
}

const [mailbox = '', domain = ''] = association.serviceEmail.split('@');

/** Reads the code of 'layanan+{code}@example.org'. */
function readReplyCode(address: string): string | undefined {
  const [, local, code, host] = /^([^@+]+)\+([0-9a-f]{24})@(.+)$/.exec(address) ?? [];
  return local === mailbox && host === domain ? code : undefined;
}

async function storeReply(thread: Stored<MessageRecord>, mail: InboundMail): Promise<InboundOutcome> {
  const { id, data, version } = thread;
  const { from, text, isAutomatic } = mail;
  const batch = new Batch();
  const attachments = [...mail.attachments];
  const change = addEntry(batch, mail.id, thread, {
    kind: 'reply',
    from: from.address,
    text,
    isAutomatic,
    attachments,
  });
  if (isAutomatic) batch.update(contactMessages, id, change, version);
  else {
    const references = mail.messageId === '' ? {} : { references: addReference(data, mail.messageId) };
    const reopened = { state: 'open' as const, isRead: false, closeAt: null, lastReply: mail.id };
    batch.update(contactMessages, id, { ...change, ...reopened, ...references }, version);
    if (data.state !== 'open') countMessage(batch, data.state ?? null, 'open');
  }
  await batch.commit();
  return isAutomatic ? 'automatic' : 'reply';
}

async function storeNewMessage({ id, from, subject, text, messageId, ...mail }: InboundMail) {
  const batch = new Batch();
  storeContactMessage(batch, id, {
    firstName: from.name === '' ? from.address : from.name,
    lastName: '',
    email: from.address,
    message: text,
    source: 'mail',
    subject,
    attachments: [...mail.attachments],
    references: messageId === '' ? [] : [messageId],
  });
  await batch.commit();
  return 'message' as const;
}
