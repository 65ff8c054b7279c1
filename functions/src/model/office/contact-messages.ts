import { ApiError } from 'contract/errors';
import type { MessageState } from 'contract/fields/list-states';
import { Batch, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contactMessages, messageTotals, totalsIds } from '#data/collections.ts';
import type { MessageRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { MessageTotals } from '#data/totals-records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { type Page, pageOfList } from '#model/base/pages.ts';

/** Adds a new message, open and unread. */
export function storeMessage(
  batch: Batch,
  id: string,
  fields: Pick<MessageRecord, 'firstName' | 'lastName' | 'email' | 'message'>,
): void {
  batch.create(contactMessages, id, { ...fields, createdAt: clock.now(), state: 'open', isRead: false });
  countMessage(batch, null, 'open');
}

function countMessage(batch: Batch, from: MessageState | null, to: MessageState | null): void {
  const change = {
    ...(to === null ? {} : { [to]: new Increment(1) }),
    ...(from === null ? {} : { [from]: new Increment(-1) }),
  };
  batch.merge(messageTotals, totalsIds.messages, change);
}

/**
 * How many are open and done. One read; those of the adoption of old messages are outside the budget.
 *
 * @returns with `wereAdopted` false when that was done just now: a list that was read before may lack some
 */
export async function readMessageTotals(): Promise<
  Record<MessageState, number> & { readonly wereAdopted: boolean }
> {
  const totals = await messageTotals.get(totalsIds.messages);
  if (totals?.data.adopted === true) return { ...countsOf(totals), wereAdopted: true };
  return outsideBudget(async () => {
    await whileContended(adoptOldMessages);
    return { ...countsOf(await messageTotals.get(totalsIds.messages)), wereAdopted: false };
  });
}

const countsOf = (totals: Stored<MessageTotals> | undefined) => ({
  open: totals?.data.open ?? 0,
  done: totals?.data.done ?? 0,
});

const adoptedAtOnce = 400;

/**
 * Gives the messages from before there were states theirs and counts them, once and for all: no query finds a field
 * that is not there. Two at once meet in the versions of the messages.
 */
async function adoptOldMessages(): Promise<void> {
  const oldestFirst = { orderBy: 'createdAt', limit: adoptedAtOnce } as const;
  let after: string | undefined;
  for (;;) {
    const behind = after === undefined ? undefined : await contactMessages.behind(after, oldestFirst);
    const messages = behind ?? (await contactMessages.query(oldestFirst));
    const isLast = messages.length < adoptedAtOnce;
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
 * One page of messages, newest first; a page beyond the last answers the last one. Costs `limit` + 1 reads, one
 * more with `after`.
 *
 * @param state undefined for all of them
 */
export async function listMessages(
  page: Page,
  state: MessageState | undefined,
): Promise<{ rows: Stored<MessageRecord>[]; total: number; open: number; page: number; totalPages: number }> {
  const query = {
    where: state === undefined ? [] : [['state', state] as const],
    orderBy: 'createdAt',
    direction: 'desc',
  } as const;
  const read = () =>
    pageOfList(contactMessages, query, page, async () => {
      const { open, done, wereAdopted } = await readMessageTotals();
      const total = state === undefined ? open + done : { open, done }[state];
      return { total, open, wereAdopted };
    });
  const list = await read();
  // No query found the messages that got their state just now.
  const { totals, ...shown } = list.totals.wereAdopted ? list : await outsideBudget(read);
  return { ...shown, total: totals.total, open: totals.open };
}

/** @throws ApiError not-found */
export async function findMessage(id: string): Promise<Stored<MessageRecord>> {
  const message = await contactMessages.get(id);
  if (message === undefined) throw new ApiError('not-found');
  return message;
}

/**
 * Marks a message as done or open, read or unread. Safe to repeat.
 *
 * @returns false when it was so already: nothing was written
 * @throws ApiError not-found
 */
export const changeMessage = (
  id: string,
  change: { readonly state?: MessageState | undefined; readonly isRead?: boolean | undefined },
  actor: Actor,
): Promise<boolean> =>
  whileContended(async () => {
    let message = await findMessage(id);
    if (message.data.state === undefined) {
      message = await outsideBudget(async () => {
        await readMessageTotals();
        return findMessage(id);
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

/** Many people have one name. */
export const senderOf = ({ firstName, lastName }: Pick<MessageRecord, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Deletes a message, whatever its state; one that was never counted, from before there were states, counts for nothing.
 *
 * @throws WriteConflict when somebody changed it since it was read
 */
export async function deleteMessage({ id, data, version }: Stored<MessageRecord>): Promise<void> {
  const batch = new Batch();
  batch.delete(contactMessages, id, version);
  if (data.state !== undefined) countMessage(batch, data.state, null);
  await batch.commit();
}
