import type { eventGroups as table } from 'contract/event-groups';
import type { Handlers } from '#http/handler.ts';
import { namePlace } from '#model/event-groups/naming.ts';
import { orderGroup } from '#model/event-groups/ordering.ts';
import { readPayableGroup } from '#model/event-payments/group-payments.ts';
import { payForPlace } from '#model/event-payments/proof-upload.ts';
import { readGroup, readGroupsOf } from '#model/event-places/own-groups.ts';
import { cancelOwnGroup } from '#model/event-refunds/cancelling-groups.ts';
import { createBillReply } from '#model/feeds/bill-replies.ts';
import { readProof } from '#model/payments/proofs.ts';

export const eventGroups: Handlers<typeof table> = {
  async listEventGroups({ id }, { user }) {
    return readGroupsOf(id, user);
  },

  async orderEventGroup({ id, ...order }, { user }, { storeReply }) {
    const toReply = (_id: string) => ({ message: 'Tempat untuk rombongan dipesan.', _id });
    return toReply(await orderGroup(id, user, order, (batch, group) => storeReply(batch, toReply(group))));
  },

  async getEventGroup({ id }, { user }) {
    const { reply, bill } = await readGroup(id, user);
    return { ...reply, bill: bill === undefined ? null : await createBillReply(bill) };
  },

  async payForEventGroup({ id, paymentProof }, { user }, { storeReply }) {
    await readPayableGroup(id, user);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: 'Bukti pembayaran dikirim. Tempatnya ditahan sampai kami memeriksanya.' };
    await payForPlace(
      () => readPayableGroup(id, user),
      user,
      proof,
      (batch) => storeReply(batch, reply),
    );
    return reply;
  },

  async nameEventPlace({ id, place, ...person }, { user }) {
    await namePlace(id, place, person, user);
    return { message: 'Nama disimpan.' };
  },

  async cancelEventGroup({ id, seenRefund }, { user }) {
    const refund = await cancelOwnGroup(id, user, seenRefund);
    const account = 'Isi rekening institusi di Acara saya, lalu kami mentransfer uangnya.';
    return { message: refund > 0 ? `Rombongan dibatalkan. ${account}` : 'Rombongan dibatalkan.' };
  },
};
