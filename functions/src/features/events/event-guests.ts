import type { eventGuests as table } from 'contract/events/event-guests';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { fill } from 'contract/text/language/fill';
import type { Handlers, RequestContext } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { readCertificateFile } from '#model/events/certificates/certificate-file.ts';
import { namePlace } from '#model/events/groups/name-place.ts';
import { orderGroup } from '#model/events/groups/order-group.ts';
import { deleteGuest } from '#model/events/guests/delete-guest.ts';
import { readGuestOfCode } from '#model/events/guests/guest-codes.ts';
import { readGuestPlace } from '#model/events/guests/guest-places.ts';
import { requestGuestPlace } from '#model/events/guests/request-guest-place.ts';
import { readPayableGroup } from '#model/events/payments/group-payments.ts';
import { payForEvent } from '#model/events/payments/pay-for-event.ts';
import { readGroup, readGroupsOf } from '#model/events/places/own-groups.ts';
import { registrantActions } from '#model/events/places/registrant-actions.ts';
import { cancelOwnGroup } from '#model/events/refunds/end-group.ts';
import type { Guest } from '#model/events/registration/registrants.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';

/** Serves an endpoint with the code of a guest: counts the call, and acts for the guest at their event. */
const asGuest =
  <Input extends { readonly code: string }, Request, R>(
    act: (guest: Guest, event: string, input: Omit<Input, 'code'>, request: Request) => Promise<R>,
    limit: RateRule = 'event-guest-link',
  ) =>
  async (
    { code, ...input }: Input,
    _caller: unknown,
    request: Request & Pick<RequestContext, 'client'>,
  ): Promise<R> => {
    await limitRate(limit, request.client.network);
    const guest = await readGuestOfCode(code);
    return act(guest, guest.guest.data.event, input, request);
  };

export const eventGuests: Handlers<typeof table> = {
  async requestGuestPlace({ id, name, email }, _caller, { client }) {
    await limitRate('event-guest-address', client.network);
    await requestGuestPlace(id, { name, email });
    return { message: t.guestLinkSent };
  },

  getGuestPlace: asGuest(readGuestPlace),
  registerGuest: asGuest(registrantActions.register),
  cancelGuestPlace: asGuest(registrantActions.cancel),
  saveGuestAnswers: asGuest(registrantActions.saveAnswers),
  saveGuestFile: asGuest(registrantActions.saveFile),
  deleteGuestFile: asGuest(registrantActions.deleteFile),
  leaveGuestWaitingList: asGuest(registrantActions.leaveWaitingList),
  saveGuestRefundAccount: asGuest((guest, _event, input) =>
    registrantActions.saveRefundAccount(guest, input),
  ),
  getGuestBill: asGuest(registrantActions.readBill),
  payGuestPlace: asGuest(registrantActions.pay, 'event-guest-proof'),
  answerGuestSurvey: asGuest(registrantActions.answerSurvey),
  getGuestTicketFile: asGuest(registrantActions.readTicketFile),
  getGuestCertificateFile: asGuest((guest) => readCertificateFile(guest.guest.id, guest)),

  deleteGuest: asGuest(async (guest) => {
    await deleteGuest(guest);
    return { message: t.dataDeleted };
  }),

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
