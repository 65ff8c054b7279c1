import { ApiError } from 'contract/errors';
import { isMemberOn } from 'contract/rules/membership';
import { type DirectoryViewer, isVisibleTo } from 'contract/rules/people/directory';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox, users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type MailDataOf, mailKinds } from '#model/base/mail-kinds.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';

/** Returns whether a member takes messages from a viewer now, as the profile offers it. */
export function acceptsMessages(
  { directory, deletionAt, ...user }: UserRecord,
  viewer: DirectoryViewer,
): boolean {
  if (!directory?.publicId || directory.hidden || deletionAt) return false;
  return isVisibleTo(viewer, 'contact', directory.audiences) && isMemberOn(user, clock.now());
}

interface MessageStatement {
  readonly userId: string;
  /** Id of the mail. */
  readonly mailId: string;
}

/** Creates the code of a mailed message: account, mail and signature. It never expires, as mails do not. */
export function createMessageCode({ userId, mailId }: MessageStatement): string {
  const statement = `${userId}.${mailId}`;
  return `${statement}.${computeSignature('directory-message', statement)}`;
}

const unknownLink = () => new ApiError('invalid-code', { message: wording.linkUnknown });

function parseMessageCode(code: string): MessageStatement {
  const [, statement = '', userId = '', mailId = '', signature = ''] =
    /^(([A-Za-z0-9]{1,64})\.([A-Za-z0-9]{24}))\.([\w-]{43})$/.exec(code) ?? [];
  if (!isValidSignature(signature, 'directory-message', statement)) throw unknownLink();
  return { userId, mailId };
}

/** Ends messages to a member by a code. Safe to repeat. Throws invalid-code. */
export async function endMessages(code: string): Promise<void> {
  const { userId } = parseMessageCode(code);
  await retryOnConflict(async () => {
    const user = await users.get(userId);
    if (user === undefined) throw unknownLink();
    const { directory: entry } = user.data;
    if (entry === undefined || entry.audiences.contact === 'none') return;
    const audiences = { ...entry.audiences, contact: 'none' } as const;
    const directory = { ...entry, audiences, updatedAt: clock.now() };
    const batch = new Batch().update(users, user.id, { directory }, user.version);
    const self = actorOf(user);
    recordAudit(batch, self, 'directory.end-messages', self, { via: 'link' });
    await batch.commit();
  });
}

interface ReportedMessage extends MailDataOf<'directory-message'> {
  readonly mailId: string;
  /** Name and address of the member who got the message. */
  readonly recipient: { readonly name: string; readonly email: string };
}

/** Reads a message by the code of its mail. Throws invalid-code, also for a deleted mail. */
export async function readReportedMessage(code: string): Promise<ReportedMessage> {
  const { mailId } = parseMessageCode(code);
  const mail = await outbox.get(mailId);
  if (mail?.data.kind !== 'directory-message') throw unknownLink();
  const { to, data } = mail.data;
  return {
    ...mailKinds['directory-message'].parse(data),
    mailId,
    recipient: { name: String(data.name ?? ''), email: to },
  };
}
