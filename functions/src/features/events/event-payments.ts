import type { eventPayments as table } from 'contract/events/event-payments';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import {
  approveEventPayment,
  recordEventPayment,
  refundEventPayment,
  rejectEventPayment,
} from '#model/events/payments/approve-event-payment.ts';
import { readComparedEventReview, readEventReview } from '#model/events/payments/event-reviews.ts';
import { listWaitingPayments } from '#model/events/payments/waiting-payments.ts';
import { requireReauthenticationForMany } from '#model/money/payments/require-reauthentication-for-many.ts';

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
};
