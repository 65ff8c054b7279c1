import { ApiError } from 'contract/errors';
import { canResend, type MailState } from 'contract/schemas/list-states';
import { adminWording } from 'contract/text/admin-wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailOwnerId, outbox } from '#data/collections.ts';
import { withLocale } from '#data/context/locale.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { OutboxRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { Page } from '#model/base/pages.ts';
import { paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { parseMail } from './parse-mail.ts';
import { composeText } from './texts.ts';

/** Returns one page of mails, of one state or all, newest first. */
export const listMails = (page: Page, state: MailState | undefined): Promise<UncountedPage<OutboxRecord>> =>
  paginateWithoutTotal(
    outbox,
    {
      where: state === undefined ? [] : [['state', state]],
      orderBy: 'createdAt',
      direction: 'desc',
    },
    page,
  );

/** Returns the subject of a mail as its reader got it, or its kind if this version has no text for it. */
export function getSubject(record: OutboxRecord): string {
  const mail = parseMail(record);
  if (mail === undefined) return record.kind;
  const { language } = mail;
  return withLocale(language, () => composeText(mail).subject[language]);
}

/**
 * Queues a mail again. A sent mail is copied: its record stays, and servers may refuse a duplicate message
 * id. Throws `not-found`; `conflict` if it is still queued, or was changed in the meantime.
 */
export async function resendMail(id: string, actor: Actor): Promise<void> {
  const mail = await outbox.getOrThrow(id);
  if (!canResend(mail.data.state)) throw new ApiError('conflict', { message: adminWording.mailWaits });
  const batch = new Batch();
  queueAgain(batch, mail);
  // Without an account, the key of the address, by which an erasure finds the entry.
  const about = { id: mail.data.userId ?? emailOwnerId(mail.data.to), name: mail.data.to };
  recordAudit(batch, actor, 'mail.resend', about, { subject: getSubject(mail.data) });
  await rejectOnConflict(batch.commit());
}

function queueAgain(batch: Batch, { id, data, version }: Stored<OutboxRecord>): void {
  const now = clock.now();
  const requeued = { state: 'waiting' as const, attempts: 0, dueAt: now, settledAt: null, lastError: null };
  if (data.state !== 'sent') batch.update(outbox, id, requeued, version);
  else batch.create(outbox, newId(), { ...data, ...requeued, createdAt: now });
}
