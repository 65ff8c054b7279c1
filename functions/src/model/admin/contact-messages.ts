import type { MessageState } from 'contract/schemas/list-states';
import { association as site } from 'contract/text/association';
import { Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, messageTotals, totalsIds } from '#data/collections.ts';
import type { MessageRecord } from '#data/content-records.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { MessageTotals } from '#data/totals-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { mayMailTo } from '#model/base/limit-rate.ts';
import { countFound, paginate, type SearchedPage } from '#model/base/pages.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { searchCondition, toSearchKeys } from '#model/base/search-keys.ts';

/** The only recipient: a copy to the sender would let anyone send mails to any address. */
const association = { id: null, data: { email: site.serviceEmail, name: site.shortName } };

/**
 * Stores a message of a visitor, and mails it to the association. Beyond the limit of these mails, the message is only
 * stored, and admins read it in the list.
 */
export async function receiveMessage(
  batch: Batch,
  id: string,
  fields: Pick<MessageRecord, 'firstName' | 'lastName' | 'email' | 'message' | 'about'>,
): Promise<void> {
  storeContactMessage(batch, id, { ...fields, ...toLanguageField() });
  if (await mayMailTo('contact-recipient', association.data.email))
    queueMail(batch, 'contact-message', association, { messageId: id, ...fields });
}

export function storeContactMessage(
  batch: Batch,
  id: string,
  fields: Pick<MessageRecord, 'firstName' | 'lastName' | 'email' | 'message'> &
    Partial<Pick<MessageRecord, 'about' | 'language' | 'source' | 'subject' | 'attachments' | 'references'>>,
): void {
  const facts = {
    createdAt: clock.now(),
    state: 'open',
    isRead: false,
    assignee: null,
    assigneeId: '',
  } as const;
  batch.create(contactMessages, id, { ...fields, search: messageSearchKeys(fields), ...facts });
  countMessage(batch, null, 'open');
}

/** Moves a message from one state to another in the totals. Null is no message. */
export function countMessage(batch: Batch, from: MessageState | null, to: MessageState | null): void {
  const change = {
    ...(to === null ? {} : { [to]: new Increment(1) }),
    ...(from === null ? {} : { [from]: new Increment(-1) }),
  };
  batch.merge(messageTotals, totalsIds.messages, change);
}

/** Counts messages by state. */
export async function readMessageTotals(): Promise<Record<MessageState, number>> {
  const totals = await messageTotals.get(totalsIds.messages);
  if (totals?.data.adopted === true) return toCounts(totals);
  return outsideBudget(async () => {
    await retryOnConflict(migrateOldMessages);
    return toCounts(await messageTotals.get(totalsIds.messages));
  });
}

const toCounts = (totals: Stored<MessageTotals> | undefined) => ({
  open: totals?.data.open ?? 0,
  answered: totals?.data.answered ?? 0,
  done: totals?.data.done ?? 0,
});

const migrationBatchSize = 400;

/**
 * Migrates messages from before states existed, once: gives them a state and counts them. Queries do not find
 * documents without a field. Concurrent migrations conflict on the versions of the messages.
 */
async function migrateOldMessages(): Promise<void> {
  const oldestFirst = { orderBy: 'createdAt', limit: migrationBatchSize } as const;
  let after: string | undefined;
  for (;;) {
    const nextMessages =
      after === undefined ? undefined : await contactMessages.startAfter(after, oldestFirst);
    const messages = nextMessages ?? (await contactMessages.query(oldestFirst));
    const isLast = messages.length < migrationBatchSize;
    const stateless = messages.filter(({ data }) => data.state === undefined);
    const batch = new Batch();
    for (const { id, version } of stateless) {
      batch.update(contactMessages, id, { state: 'open', isRead: false }, version);
    }
    const counts = { open: new Increment(stateless.length), done: new Increment(0) };
    batch.merge(messageTotals, totalsIds.messages, isLast ? { ...counts, adopted: true } : counts);
    await batch.commit();
    if (isLast) return;
    after = messages.at(-1)?.id;
  }
}

interface MessageFilter {
  readonly state?: MessageState | undefined;
  /** Id of an admin, or '' for unassigned messages. */
  readonly assigneeId?: string | undefined;
}

const toConditions = ({ state, assigneeId }: MessageFilter) => [
  ...(state === undefined ? [] : [['state', state] as const]),
  ...(assigneeId === undefined ? [] : [['assigneeId', assigneeId] as const]),
];

/** Returns messages, newest first; a page beyond the last returns the last one. Without a filter, returns all. */
export async function listMessages(
  { q, ...page }: SearchedPage,
  filter: MessageFilter,
): Promise<{ rows: Stored<MessageRecord>[]; total: number; open: number; page: number; totalPages: number }> {
  const query = {
    where: toConditions(filter),
    contains: searchCondition(q),
    orderBy: 'createdAt',
    direction: 'desc',
  } as const;
  const read = () =>
    paginate(contactMessages, query, page, async () => {
      const counts = await readMessageTotals();
      const { open } = counts;
      if (query.contains !== undefined || filter.assigneeId !== undefined)
        return { ...(await countFound(contactMessages, query)), open };
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { total: filter.state === undefined ? all : counts[filter.state], open };
    });
  const list = await read();
  // Rows and totals are read in parallel: rows are missing if a request migrated old messages in between.
  const expectedRows = Math.min(page.limit, list.totals.total - (list.page - 1) * page.limit);
  const isComplete = list.rows.length >= expectedRows;
  const { totals, ...shown } = isComplete ? list : await outsideBudget(read);
  return { ...shown, total: totals.total, open: totals.open };
}

/** Reads a message, and gives one from before states existed its state. Throws `not-found`. */
export async function readMessage(id: string): Promise<Stored<MessageRecord>> {
  const message = await contactMessages.getOrThrow(id);
  if (message.data.state !== undefined) return message;
  return outsideBudget(async () => {
    await readMessageTotals();
    return contactMessages.getOrThrow(id);
  });
}

/** Marks as done, open, read or unread. Safe to repeat: false if nothing changed. Throws `not-found`. */
export const changeMessage = (
  id: string,
  change: { readonly state?: 'open' | 'done' | undefined; readonly isRead?: boolean | undefined },
  actor: Actor,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const message = await readMessage(id);
    const { state: was = 'open', isRead: wasRead = false } = message.data;
    const { state = was, isRead = wasRead } = change;
    if (state === was && isRead === wasRead) return false;
    const batch = new Batch();
    if (state === was) batch.update(contactMessages, id, { isRead }, message.version);
    else {
      batch.update(contactMessages, id, { state, isRead, closeAt: null }, message.version);
      countMessage(batch, was, state);
      const action = state === 'done' ? 'message.done' : 'message.reopen';
      recordAudit(batch, actor, action, { id, name: senderOf(message.data) });
    }
    await batch.commit();
    return true;
  });

/** Keys by sender and e-mail address. */
export const messageSearchKeys = (
  message: Pick<MessageRecord, 'firstName' | 'lastName' | 'email'>,
): string[] => toSearchKeys([senderOf(message), message.email], []);

/** Names are not unique. */
export const senderOf = ({ firstName, lastName }: Pick<MessageRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
