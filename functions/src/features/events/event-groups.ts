import type { eventGroups as table } from 'contract/events/event-groups';
import { fill } from 'contract/text/language/fill';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { namePlace } from '#model/events/groups/name-place.ts';
import { orderGroup } from '#model/events/groups/order-group.ts';
import { readPayableGroup } from '#model/events/payments/group-payments.ts';
import { payForEvent } from '#model/events/payments/pay-for-event.ts';
import { readGroup, readGroupsOf } from '#model/events/places/own-groups.ts';
import { cancelOwnGroup } from '#model/events/refunds/end-group.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';

export const eventGroups: Handlers<typeof table> = {
  async listEventGroups({ id }, { user }) {
    return readGroupsOf(id, user);
  },

  async orderEventGroup({ id, ...order }, { user }, { storeReply }) {
    const toReply = (_id: string) => ({ message: t.groupBooked, _id });
    return toReply(await orderGroup(id, user, order, (batch, group) => storeReply(batch, toReply(group))));
  },

  async getEventGroup({ id }, { user }) {
    const { reply, bill } = await readGroup(id, user);
    return { ...reply, bill: bill === undefined ? null : await createBillReply(bill) };
  },

  payForEventGroup: ({ id, paymentProof }, { user }, { storeReply }) =>
    payForEvent(() => readPayableGroup(id, user), user, paymentProof.bytes, storeReply),

  async nameEventPlace({ id, place, ...person }, { user }) {
    await namePlace(id, place, person, user);
    return { message: t.nameSaved };
  },

  async cancelEventGroup({ id, seenRefund }, { user }) {
    const refund = await cancelOwnGroup(id, user, seenRefund);
    return { message: refund > 0 ? fill(t.groupCancelledWith, { next: t.groupRefund }) : t.groupCancelled };
  },
};
