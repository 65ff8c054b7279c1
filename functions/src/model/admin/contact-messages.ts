import type { MessageState } from 'contract/schemas/list-states';
import { Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, messageTotals, totalsIds } from '#data/collections.ts';
import type { MessageRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { MessageTotals } from '#data/totals-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { countFound, paginate, type SearchedPage } from '#model/base/pages.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { searchCondition, toSearchKeys } from '#model/base/search-keys.ts';

export function storeMessage(
  batch: Batch,
  id: string,
  fields: Pick<MessageRecord, 'firstName' | 'lastName' | 'email' | 'message'>,
): void {
  const facts = { createdAt: clock.now(), state: 'open', isRead: false } as const;
  batch.create(contactMessages, id, { ...fields, search: messageSearchKeys(fields), ...facts });
  countMessage(batch, null, 'open');
}

function countMessage(batch: Batch, from: MessageState | null, to: MessageState | null): void {
  const change = {
    ...(to === null ? {} : { [to]: new Increment(1) }),
    ...(from === null ? {} : { [from]: new Increment(-1) }),
  };
  batch.merge(messageTotals, totalsIds.messages, change);
}

/** Counts messages by state. Costs one read; a migration of old messages is outside the budget. */
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

/**
 * Returns messages, newest first; a page beyond the last returns the last one. Without `state`, returns all.
 * Costs `limit` + 1 reads, one more with `after`.
 */
export async function listMessages(
  { q, ...page }: SearchedPage,
  state: MessageState | undefined,
): Promise<{ rows: Stored<MessageRecord>[]; total: number; open: number; page: number; totalPages: number }> {
  const query = {
    where: state === undefined ? [] : [['state', state] as const],
    contains: searchCondition(q),
    orderBy: 'createdAt',
    direction: 'desc',
  } as const;
  const read = () =>
    paginate(contactMessages, query, page, async () => {
      const { open, done } = await readMessageTotals();
      if (query.contains !== undefined) return { ...(await countFound(contactMessages, query)), open };
      return { total: state === undefined ? open + done : { open, done }[state], open };
    });
  const list = await read();
  // Rows and totals are read in parallel: rows are missing if a request migrated old messages in between.
  const expectedRows = Math.min(page.limit, list.totals.total - (list.page - 1) * page.limit);
  const isComplete = list.rows.length >= expectedRows;
  const { totals, ...shown } = isComplete ? list : await outsideBudget(read);
  return { ...shown, total: totals.total, open: totals.open };
}

/** Marks as done, open, read or unread. Safe to repeat: false if nothing changed. Throws `not-found`. */
export const changeMessage = (
  id: string,
  change: { readonly state?: MessageState | undefined; readonly isRead?: boolean | undefined },
  actor: Actor,
): Promise<boolean> =>
  retryOnConflict(async () => {
    let message = await contactMessages.getOrThrow(id);
    if (message.data.state === undefined) {
      message = await outsideBudget(async () => {
        await readMessageTotals();
        return contactMessages.getOrThrow(id);
      });
    }
    const { state: was = 'open', isRead: wasRead = false } = message.data;
    const { state = was, isRead = wasRead } = change;
    if (state === was && isRead === wasRead) return false;
    const batch = new Batch().update(contactMessages, id, { state, isRead }, message.version);
    if (state !== was) {
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

/**
 * Deletes a message. One without a state was never counted, so the totals do not change. Throws WriteConflict
 * when it changed.
 */
export async function deleteMessage({ id, data, version }: Stored<MessageRecord>): Promise<void> {
  const batch = new Batch();
  batch.delete(contactMessages, id, version);
  if (data.state !== undefined) countMessage(batch, data.state, null);
  await batch.commit();
}
