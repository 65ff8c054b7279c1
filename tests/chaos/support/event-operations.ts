import { offerPlaces } from '../../../functions/src/jobs/offer-places.ts';
import { sendEventNotices } from '../../../functions/src/model/maintenance/events/event-notices.ts';
import { releasePlaces } from '../../../functions/src/model/maintenance/events/release-places.ts';
import { remindUnpaid } from '../../../functions/src/model/maintenance/events/remind-unpaid.ts';
import { defaultJobOptions, type Job, runToEnd } from '../../../functions/src/model/maintenance/report.ts';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { openDoors, ticketOf } from '../../support/factories/events/event-doors.ts';
import { openGuestEvent, requestPlace, visitor } from '../../support/factories/events/event-guests.ts';
import { makeActive, openEvent, saveRegistration } from '../../support/factories/events/open-event.ts';
import { makePaidPlace } from '../../support/factories/events/paid-places.ts';
import { transferCode } from '../../support/factories/events/transfers.ts';
import { registerInOrder } from '../../support/factories/events/waiting-lists.ts';
import { proof } from '../../support/factories/images.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { inProcess } from '../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

/** Prepared operation that can be repeated. */
export type Act = () => Promise<{ readonly status: number }>;

const price = { memberPrice: '150.000', refundDays1: '7', refundPercent1: '50' };

const runJob = async (job: Job) => {
  await runToEnd(job, defaultJobOptions);
  return { status: 200 };
};

const billOf = async (id: string, who: Person) => (await inProcess(who).ok('getOwnEventBill', { id })).body;

/** An event with one place, which a member holds with a bill. */
async function prepareHeld() {
  const { id, admin } = await openEvent(price);
  const member = await makeActive();
  await inProcess(member).ok('registerForEvent', { id });
  return { id, admin, member };
}

async function preparePaid() {
  const { id, admin } = await openEvent(price);
  const member = await makeActive();
  return { id, admin, member, ...(await makePaidPlace(id, member, admin)) };
}

/** A paid place that its owner cancels, and the bank account for the money. */
async function prepareRefund() {
  const paid = await preparePaid();
  await inProcess(paid.member).ok('cancelEventRegistration', { id: paid.id, seenRefund: '75000' });
  return { ...paid, account: { id: paid.code, bank: 'BCA', number: '0123456789', holder: 'Siti Aminah' } };
}

/** The approval of the proof that waits for a bill. */
async function approvalOf(admin: Person, code: string): Promise<Act> {
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: code });
  const decision = { id: code, paymentId: review.payment._id, reviewToken: review.reviewToken };
  return () => inProcess(admin).call('approveEventPayment', decision);
}

/** A full event without a price: its first person has the place, the others wait. */
async function prepareWaiting(count: number) {
  const { id, admin } = await openEvent();
  return { id, admin, people: await registerInOrder(id, count) };
}

async function prepareDoor() {
  const { id, admin, members } = await openDoors(2);
  const tickets = await Promise.all(members.map((member) => ticketOf(id, member)));
  const scans = tickets.map((ticket, index) => ({
    nonce: String(index).repeat(32),
    ticket,
    kind: 'ticket' as const,
    scannedAt: jakarta('2026-11-22T08:30').toISOString(),
    door: 'Utara',
  }));
  const sentAt = jakarta('2026-11-22T09:00').toISOString();
  return { id, admin, sync: () => inProcess(admin).call('syncCheckIns', { id, scans, sentAt }) };
}

/** Operations that change places, money or results of an event, each with the data that it needs. */
export const eventOperations: Readonly<Record<string, () => Promise<Act>>> = {
  async 'registration without a price'() {
    const { id } = await openEvent();
    const member = await makeActive();
    return () => inProcess(member).call('registerForEvent', { id });
  },
  async 'registration with a bill'() {
    const { id } = await openEvent(price);
    const member = await makeActive();
    return () => inProcess(member).call('registerForEvent', { id });
  },
  async 'registration of a guest'() {
    const { id } = await openGuestEvent(1);
    const code = await requestPlace(id);
    return () => visitor.call('registerGuest', { code });
  },
  async 'registration at the door'() {
    const { id, admin } = await openGuestEvent(1);
    const guest = { name: 'Budi Santoso', email: 'budi@example.org' };
    return () => inProcess(admin).call('addParticipant', { id, ...guest });
  },
  async 'request that needs an approval'() {
    const { id } = await openEvent({ ...price, needsApproval: true });
    const member = await makeActive();
    return () => inProcess(member).call('registerForEvent', { id });
  },
  async 'approval of a request'() {
    const { id, admin } = await openEvent({ ...price, needsApproval: true });
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    return () => inProcess(admin).call('approveEventRequest', { id, request: `${id}${member.id}` });
  },
  async 'upload of a proof'() {
    const { id, member } = await prepareHeld();
    const paymentProof = await proof();
    return async () => {
      const { body } = await inProcess(member).ok('getEventRegistration', { id });
      // Another upload would replace a proof that waits.
      if (body.registration?.own?.payment === 'waiting') return { status: 200 };
      return inProcess(member).call('payForEvent', { id, paymentProof });
    };
  },
  async 'approval of a payment'() {
    const { id, admin, member } = await prepareHeld();
    await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
    return approvalOf(admin, (await billOf(id, member)).code);
  },
  async 'approval of a place and a renewal'() {
    const { id, admin } = await openEvent({ memberPrice: '100000', publicPrice: '400000' });
    const member = await makeMember({
      status: 'active',
      record: { validUntil: jakarta('2026-11-30T10:00') },
    });
    const choice = { priceKind: 'member', withRenewal: true } as const;
    await inProcess(member).ok('registerForEvent', { id, ...choice });
    await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
    return approvalOf(admin, (await billOf(id, member)).code);
  },
  async 'reminder of a payment'() {
    await prepareHeld();
    freezeClock(jakarta('2026-11-21T10:01'));
    return () => runJob(remindUnpaid);
  },
  async 'release of an unpaid place'() {
    const { id } = await openEvent(price);
    await registerInOrder(id, 3);
    freezeClock(jakarta('2026-11-23T10:00'));
    return () => runJob(releasePlaces);
  },
  async 'offer of new places'() {
    const { id, admin } = await prepareWaiting(4);
    return async () => {
      const { body } = await inProcess(admin).ok('getWrittenEventRegistration', { id });
      // Another save would be another edit.
      if (body.settings?.places === 1) await saveRegistration(admin, id, { places: '3' });
      await offerPlaces();
      return { status: 200 };
    };
  },
  async 'acceptance of an offer'() {
    const { id, people } = await prepareWaiting(3);
    const [holder, first] = people as [Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    return () => inProcess(first).call('registerForEvent', { id });
  },
  async 'refusal of an offer'() {
    const { id, people } = await prepareWaiting(3);
    const [holder, first] = people as [Person, Person];
    await inProcess(holder).ok('cancelEventRegistration', { id });
    return () => inProcess(first).call('leaveEventWaitingList', { id });
  },
  async 'cancellation with a refund'() {
    const { id, member } = await preparePaid();
    await registerInOrder(id, 2);
    return () => inProcess(member).call('cancelEventRegistration', { id, seenRefund: '75000' });
  },
  async 'account for a refund'() {
    const { member, account } = await prepareRefund();
    return () => inProcess(member).call('saveRefundAccount', account);
  },
  async 'transfer of a refund'() {
    const { admin, member, account, code: id } = await prepareRefund();
    await inProcess(member).ok('saveRefundAccount', account);
    const [refund] = (await inProcess(admin).ok('listEventRefunds', {})).body.data;
    const seenAccountAt = refund?.accountAt ?? '';
    const transfer = { id, seenAccountAt, paidOn: '2026-11-20', reference: 'TRF 1' };
    return () => inProcess(admin).call('payEventRefund', transfer);
  },
  async 'return of late money'() {
    const { id, admin, member } = await prepareHeld();
    const { code, amount } = await billOf(id, member);
    await inProcess(member).ok('cancelEventRegistration', { id });
    await registerInOrder(id, 1);
    await storeLines(statementOf(credit(amount, `SITI ${code}`, { date: '2026-11-20' })), sourceOf());
    return () => inProcess(admin).call('refundEventPayment', { id: code });
  },
  async 'acceptance of a ticket'() {
    const { id, member } = await preparePaid();
    const recipient = await makeActive('Dewi Lestari');
    await inProcess(member).ok('offerEventTransfer', { id, email: recipient.email });
    const code = await transferCode();
    return () => inProcess(recipient).call('acceptEventTransfer', { code, seenDifference: '0' });
  },
  async 'deletion of an account with a place'() {
    const { admin, people } = await prepareWaiting(2);
    return () => inProcess(admin).call('deleteUser', { id: people[0]?.id ?? '' });
  },
  async 'cancellation of an event'() {
    const { id, admin } = await preparePaid();
    await registerInOrder(id, 1);
    return async () => {
      const answer = await inProcess(admin).call('cancelEvent', { id, reason: 'Pembicara berhalangan.' });
      await runJob(sendEventNotices);
      return answer;
    };
  },
  async 'upload of scans'() {
    return (await prepareDoor()).sync;
  },
  async 'issue of certificates'() {
    const { id, admin, sync } = await prepareDoor();
    await sync();
    const signatory = { signatoryName: 'Dr. Ketua Contoh', signatoryOffice: 'Ketua Umum' };
    const credits = { category: 'learning', points: '8' } as const;
    await inProcess(admin).ok('saveCertificateSettings', {
      id,
      title: 'Sertifikat',
      ...signatory,
      ...credits,
    });
    return () => inProcess(admin).call('issueCertificates', { id });
  },
};
