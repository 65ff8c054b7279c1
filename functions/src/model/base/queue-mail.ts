import { association } from 'contract/text/association';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { outbox } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { newId } from '#data/ids.ts';
import type { OutboxRecord, UserRecord } from '#data/records.ts';
import type { Actor } from './actors.ts';
import type { MailInputOf, MailKind } from './mail-kinds.ts';

const { hostname } = new URL(association.siteUrl);

/** Returns the Message-ID of a mail, which is the same for every attempt. */
export const messageIdOf = (id: string): string => `<${id}@${hostname}>`;

/** Returns whether the outbox sent the mail with this Message-ID. */
export const isOwnMessageId = (messageId: string): boolean => messageId.endsWith(`@${hostname}>`);

/** Returns the id of the mail with this Message-ID; undefined for a mail that the outbox did not send. */
export const findMailId = (messageId: string): string | undefined =>
  isOwnMessageId(messageId) ? /^<([A-Za-z0-9]{24})@/.exec(messageId)?.[1] : undefined;

/** Drops a waiting mail, in the batch that makes it obsolete. */
export async function dropMail(batch: Batch, id: string): Promise<void> {
  const mail = await outbox.get(id);
  if (mail?.data.state !== 'waiting') return;
  const settled = { state: 'dropped', dueAt: null, settledAt: clock.now(), lastError: null } as const;
  batch.update(outbox, id, settled, mail.version);
}

type MailValue = OutboxRecord['data'][string];

/** Separates the names of people from their ids. A name without an id belongs to no account. */
function toStoredData(input: object): Pick<OutboxRecord, 'data' | 'people'> {
  const fields = Object.entries(input as Record<string, MailValue | Actor>);
  const people = fields.flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && value.id !== '' ? [[field, value.id] as const] : [],
  );
  const data = fields.map(
    ([field, value]) => [field, typeof value === 'object' && value !== null ? value.name : value] as const,
  );
  return {
    data: Object.fromEntries(data),
    ...(people.length === 0 ? {} : { people: Object.fromEntries(people) }),
  };
}

export type Recipient = Pick<UserRecord, 'email' | 'name' | 'language'>;

/**
 * Queues a mail in the language of its reader, which is sent after the commit, and returns its id. `user` has no id
 * when the mail is about no account. `guest` is the registration of a person without an account, whose page the mail
 * links to. A person without an address gets no mail. The mail is sent after `dueAt`.
 */
export function queueMail<Kind extends MailKind>(
  batch: Batch,
  kind: Kind,
  user: { id: string | null; data: Recipient; guest?: string | undefined },
  input: MailInputOf<Kind>,
  dueAt = clock.now(),
): string {
  const { email, name, language } = user.data;
  const id = newId();
  if (email === '') return id;
  const { data, ...people } = toStoredData(input);
  batch.create(outbox, id, {
    kind,
    to: email,
    userId: user.id,
    ...toLanguageField(language ?? 'id'),
    data: { name, ...data, ...(user.guest === undefined ? {} : { guest: user.guest }) },
    ...people,
    state: 'waiting',
    createdAt: clock.now(),
    attempts: 0,
    dueAt,
    settledAt: null,
    lastError: null,
  });
  return id;
}
