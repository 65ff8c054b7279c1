import { ApiError, wrongStatus } from 'contract/errors';
import { type OwnEventRefund, ownRefund, refundAccount } from 'contract/events/event-payments';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import type { TitleOf } from '#model/content/read-titles.ts';
import { type EventRefundRecord, eventRefunds, type RefundAccount } from './records.ts';

/** Finds the newest refunds of a person. */
export const findRefundsOf = (person: string): Promise<Stored<EventRefundRecord>[]> =>
  eventRefunds.query({
    where: [['user', person]],
    orderBy: 'openedAt',
    direction: 'desc',
    limit: limits.ownEventRefunds,
  });

type AccountInput = Omit<RefundAccount, 'enteredAt'>;

const isSame = (one: AccountInput, other: AccountInput): boolean =>
  one.bank === other.bank && one.number === other.number && one.holder === other.holder;

/**
 * Saves the bank account of a refund for its payee. Another account needs another approval. A repetition changes
 * nothing. Throws `not-found`, also for the refund of another person; `wrong-status` after the transfer.
 */
export const saveRefundAccount = (id: string, payee: Actor, input: AccountInput): Promise<void> =>
  retryOnConflict(async () => {
    const { data, version } = await eventRefunds.getOrThrow(id);
    if (data.user !== payee.id) throw new ApiError('not-found');
    if (data.state === 'paid') throw wrongStatus(t.alreadyTransferred);
    if (data.account !== null && isSame(data.account, input)) return;
    const batch = new Batch();
    const { bank, number, holder } = input;
    batch.update(
      eventRefunds,
      id,
      {
        account: { bank, number, holder, enteredAt: clock.now() },
        lastDigits: number.slice(-4),
        state: 'ready',
        approvedBy: null,
      },
      version,
    );
    // Without the account, which is deleted before the audit log is.
    const target = { id: data.event.id, name: data.event.title };
    recordAudit(batch, payee, 'event-refund.account', target, { bill: id });
    await batch.commit();
  });

/** Returns the refunds for the download of the person's own data. */
export const exportRefunds = async (person: string) =>
  (await findRefundsOf(person)).map(({ id, data: { event, amount, state, openedAt, account, paid } }) => ({
    bill: id,
    event: event.title,
    amount,
    state,
    openedAt: openedAt.toISOString(),
    account: account && pickReplyFields(refundAccount, account),
    paidOn: paid?.on ?? null,
  }));

/** Finds paid refunds whose account is due for deletion. */
export const findClearableRefunds = (limit: number): Promise<Stored<EventRefundRecord>[]> =>
  eventRefunds.before('clearAt', clock.now(), limit);

/** Deletes the account of a paid refund, except its last four digits. Throws WriteConflict. */
export async function clearRefundAccount({ id, version }: Stored<EventRefundRecord>): Promise<void> {
  await new Batch().update(eventRefunds, id, { account: null, clearAt: null }, version).commit();
}

/**
 * Erases the bank accounts of a deleted person. A refund that was not paid waits for an account again, so that
 * the desk still shows the debt. May be repeated.
 */
export async function eraseRefundAccounts(person: string): Promise<void> {
  for (const { id, data, version } of await eventRefunds.find('user', person, queryLimits.ownPayments)) {
    const open = data.state === 'paid' ? {} : { state: 'needs-account' as const, approvedBy: null };
    const erased = { account: null, lastDigits: null, clearAt: null, ...open };
    await new Batch().update(eventRefunds, id, erased, version).commit();
  }
}

/** Returns a refund for its payee. */
export const toOwnRefund = (
  { id, data }: Stored<EventRefundRecord>,
  titleOf: TitleOf = ({ title }) => title,
): OwnEventRefund => ({
  _id: id,
  ...pickReplyFields(ownRefund, data),
  event: { _id: data.event.id, title: titleOf(data.event) },
  account: data.account && pickReplyFields(refundAccount, data.account),
  paidOn: data.paid?.on ?? null,
});
