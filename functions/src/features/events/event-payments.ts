import { ApiError } from 'contract/errors';
import type { EventRefund, eventPayments as table } from 'contract/events/event-payments';
import { hasDuty, missingDutyText } from 'contract/rules/admins/duties';
import { needsSecondAdmin } from 'contract/rules/money/refund-limits';
import { formatRupiah } from 'contract/text/numbers';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readTitles } from '#model/content/read-titles.ts';
import {
  approveEventPayment,
  recordEventPayment,
  refundEventPayment,
  rejectEventPayment,
} from '#model/events/payments/approve-event-payment.ts';
import { readComparedEventReview, readEventReview } from '#model/events/payments/event-reviews.ts';
import { listWaitingPayments } from '#model/events/payments/waiting-payments.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { findRefundsOf, toOwnRefund } from '#model/events/refunds/accounts.ts';
import { cancelPlace } from '#model/events/refunds/cancel-place.ts';
import {
  approveRefund,
  closeRefund,
  type DeskRefund,
  listRefunds,
  payRefund,
} from '#model/events/refunds/refund-desk.ts';
import { requireReauthenticationForMany } from '#model/money/payments/require-reauthentication-for-many.ts';

const toDeskRefund = ({ refund, person }: DeskRefund, caller: string): EventRefund => ({
  ...toOwnRefund(refund),
  person: person === undefined ? null : { name: person.data.name, email: person.data.email },
  reason: refund.data.reason,
  note: refund.data.note,
  accountAt: refund.data.account?.enteredAt.toISOString() ?? null,
  needsSecondAdmin: needsSecondAdmin(refund.data.amount),
  isApprovedByCaller: refund.data.approvedBy === caller,
  reference: refund.data.paid?.reference || null,
  closingReason: refund.data.paid?.closingReason ?? null,
});

export const eventPayments: Handlers<typeof table> = {
  async listEventPayments(page) {
    return listWaitingPayments(page);
  },

  async getEventPaymentReview({ id }, { user }) {
    return readEventReview(id, user.id);
  },

  async getComparedEventPaymentReview({ id }, { user }) {
    return readComparedEventReview(id, user.id);
  },

  async approveEventPayment(input, { user }) {
    const { changed } = await approveEventPayment(input, actorOf(user));
    return { message: 'Pembayaran acara disetujui.', changed };
  },

  async refundEventPayment(input, { user }) {
    const { changed } = await refundEventPayment(input, actorOf(user));
    return { message: 'Pembayaran diterima, dan pengembaliannya dibuka.', changed };
  },

  async recordEventPayment({ id, ...received }, { user }, { storeReply }) {
    const reply = { message: 'Pembayaran dicatat, dan tempatnya terdaftar.' };
    await recordEventPayment(id, received, actorOf(user), (batch) => storeReply(batch, reply));
    return reply;
  },

  async rejectEventPayment({ id, paymentId, reason }, caller) {
    await requireReauthenticationForMany(caller);
    const { changed } = await rejectEventPayment(id, actorOf(caller.user), reason || null, paymentId);
    return { message: 'Bukti pembayaran acara ditolak.', changed };
  },

  async listOwnEventRefunds(_input, { user }) {
    const refunds = await findRefundsOf(user.id);
    const titleOf = await readTitles(refunds.map(({ data }) => data.event.id));
    return { data: refunds.map((refund) => toOwnRefund(refund, titleOf)) };
  },

  saveRefundAccount: (input, { user }) => registrantActions.saveRefundAccount(user, input),

  async listEventRefunds({ state, ...page }, { user }) {
    const { refunds, ...list } = await listRefunds(state, page);
    return { data: refunds.map((refund) => toDeskRefund(refund, user.id)), ...list };
  },

  async approveEventRefund({ id, seenAccountAt }, { user }) {
    const changed = await approveRefund(id, seenAccountAt, actorOf(user));
    return { message: 'Pengembalian disetujui. Admin lain dapat mentransfernya.', changed };
  },

  async payEventRefund({ id, ...transfer }, { user }) {
    const changed = await payRefund(id, transfer, actorOf(user));
    return { message: 'Transfer dicatat, dan penerima diberi tahu.', changed };
  },

  async closeEventRefund({ id, reason }, { user }) {
    const changed = await closeRefund(id, reason, actorOf(user));
    return { message: 'Pengembalian ditutup.', changed };
  },

  async cancelEventPlace({ id, registration, reason, percent }, { user }) {
    const requireMoneyDuty = () => {
      if (!hasDuty(user.data, 'money'))
        throw new ApiError('forbidden', { message: missingDutyText('money') });
    };
    const cancellation = { reason, percent };
    const refund = await cancelPlace(id, registration, cancellation, actorOf(user), requireMoneyDuty);
    const returned = refund ? ` ${formatRupiah(refund)} dikembalikan.` : '';
    return { message: `Tempat dibatalkan.${returned}`, changed: refund !== undefined };
  },
};
