import { ApiError } from 'contract/errors';
import { type MailState, mayResend } from 'contract/fields/list-states';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { orConflict } from '#model/base/contention.ts';
import type { Page } from '#model/base/pages.ts';
import { type LogPage, pageOfLog } from '#model/base/pages.ts';
import { knownMailOf } from './known-mail.ts';
import { textOf } from './texts.ts';

/** One page of all mails, or of those in a state, newest first, at the cost of `pageOfLog`. */
export const listMails = (page: Page, state: MailState | undefined): Promise<LogPage<OutboxRecord>> =>
  pageOfLog(
    outbox,
    {
      where: state === undefined ? [] : [['state', state]],
      orderBy: 'createdAt',
      direction: 'desc',
    },
    page,
  );

/** What stands above a mail; its kind where no text is known any more. */
export function subjectOf(record: OutboxRecord): string {
  const mail = knownMailOf(record);
  return mail === undefined ? record.kind : textOf(mail).subject;
}

/**
 * Has a mail sent once more. One that never arrived for sure is taken up again; of one that was sent a copy is made, as
 * what happened to it stays written down, and as a server may take the same message id for a repetition.
 *
 * @throws ApiError not-found; conflict when it goes out by itself, or somebody else was first
 */
export async function resendMail(id: string, actor: Actor): Promise<void> {
  const mail = await outbox.get(id);
  if (mail === undefined) throw new ApiError('not-found');
  if (!mayResend(mail.data.state)) throw new ApiError('conflict', { message: wording.mailWaits });
  const batch = new Batch();
  queueAgain(batch, mail);
  const about = { id: mail.data.userId ?? id, name: mail.data.to };
  recordAudit(batch, actor, 'mail.resend', about, { subject: subjectOf(mail.data) });
  await orConflict(batch.commit());
}

function queueAgain(batch: Batch, { id, data, version }: Stored<OutboxRecord>): void {
  const now = clock.now();
  const anew = { state: 'waiting' as const, attempts: 0, dueAt: now, settledAt: null, lastError: null };
  if (data.state !== 'sent') batch.update(outbox, id, anew, version);
  else batch.create(outbox, newId(), { ...data, ...anew, createdAt: now });
}
