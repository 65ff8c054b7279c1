import type { eventGuests as table } from 'contract/events/event-guests';
import type { Handlers } from '#http/handler.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { deleteGuest } from '#model/events/guests/delete-guest.ts';
import { readGuestOfCode } from '#model/events/guests/guest-codes.ts';
import { readGuestCertificate, readGuestPlace } from '#model/events/guests/guest-places.ts';
import { confirmGuest, requestGuestPlace } from '#model/events/guests/requests.ts';
import { payForEvent, readPayablePlace } from '#model/events/payments/pay-for-event.ts';
import { toRegisteredText } from '#model/events/places/registration-reply.ts';
import { saveRefundAccount } from '#model/events/refunds/accounts.ts';
import { cancelOwnPlace } from '#model/events/refunds/cancel-place.ts';
import { saveOwnAnswers } from '#model/events/registration/answers.ts';
import { readPublicEvent, requireOpenForGuests } from '#model/events/registration/public-events.ts';
import { register } from '#model/events/registration/register.ts';
import type { Guest } from '#model/events/registration/registrants.ts';
import { leaveByPage } from '#model/events/registration/waiting/leave-by-link.ts';
import { deleteFileAnswer, saveFileAnswer } from '#model/events/results/file-answers.ts';
import { answerSurvey } from '#model/events/results/surveys.ts';
import { readOwnTicket } from '#model/events/tickets/ticket.ts';
import { toTicketFile } from '#model/events/tickets/ticket-file.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';
import { readProof } from '#model/money/payments/proofs.ts';

/** Counts a call by a code, and reads its guest. */
async function identifyGuest(
  code: string,
  { client }: { readonly client: { readonly network: string } },
): Promise<{ readonly guest: Guest; readonly event: string }> {
  await limitRate('event-guest-link', client.network);
  const guest = await readGuestOfCode(code);
  return { guest, event: guest.guest.data.event };
}

export const eventGuests: Handlers<typeof table> = {
  async requestGuestPlace({ id, name, email }, _caller, { client }) {
    await limitRate('event-guest-address', client.network);
    await requestGuestPlace(id, { name, email });
    return { message: t.guestLinkSent };
  },

  async getGuestPlace({ code }, _caller, request) {
    return readGuestPlace((await identifyGuest(code, request)).guest);
  },

  async registerGuest({ code, ...choice }, _caller, request) {
    const { guest, event: id } = await identifyGuest(code, request);
    if (guest.guest.data.confirmedAt === null) {
      const found = await readPublicEvent(id);
      requireOpenForGuests(found);
      await confirmGuest(guest.guest, found.event.data.endDate);
    }
    return { message: await toRegisteredText(id, await register(id, guest, choice)) };
  },

  async cancelGuestPlace({ code, seenRefund }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    await cancelOwnPlace(event, guest, seenRefund);
    return { message: t.registrationCancelled };
  },

  async saveGuestAnswers({ code, answers }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    await saveOwnAnswers(event, answers, guest);
    return { message: t.answersSaved };
  },

  async saveGuestFile({ code, question, answer }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    const reply = { message: t.fileSaved };
    await saveFileAnswer(event, question, answer, guest, (batch) => request.storeReply(batch, reply));
    return reply;
  },

  async deleteGuestFile({ code, question }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    await deleteFileAnswer(event, question, guest);
    return { message: t.fileDeleted };
  },

  async leaveGuestWaitingList({ code }, _caller, request) {
    const { guest } = await identifyGuest(code, request);
    await leaveByPage(guest.guest.id);
    return { message: t.guestLeftWaiting };
  },

  async saveGuestRefundAccount({ code, id, bank, number, holder }, _caller, request) {
    const { guest } = await identifyGuest(code, request);
    await saveRefundAccount(id, actorOf(guest), { bank, number, holder });
    return { message: t.accountSaved };
  },

  async getGuestBill({ code }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    return createBillReply((await readPayablePlace(event, guest.id)).bill);
  },

  async payGuestPlace({ code, paymentProof }, _caller, request) {
    await limitRate('event-guest-proof', request.client.network);
    const guest = await readGuestOfCode(code);
    const { event } = guest.guest.data;
    await readPayablePlace(event, guest.id);
    const proof = await readProof(paymentProof.bytes);
    const reply = { message: t.placeProofSent };
    await payForEvent(event, guest, proof, (batch) => request.storeReply(batch, reply));
    return reply;
  },

  async answerGuestSurvey({ code, ...answer }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    await answerSurvey(event, guest.id, answer);
    return { message: t.surveyThanks };
  },

  async getGuestTicketFile({ code }, _caller, request) {
    const { guest, event } = await identifyGuest(code, request);
    return toTicketFile(await readOwnTicket(event, { id: guest.id, name: guest.data.name }));
  },

  async getGuestCertificateFile({ code }, _caller, request) {
    return readGuestCertificate((await identifyGuest(code, request)).guest);
  },

  async deleteGuest({ code }, _caller, request) {
    await deleteGuest((await identifyGuest(code, request)).guest);
    return { message: t.dataDeleted };
  },
};
