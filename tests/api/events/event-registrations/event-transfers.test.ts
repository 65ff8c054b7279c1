import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  changeDocument,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  makeActiveMember,
  makePaidPlace,
  openPaidEvent,
} from '../../../support/factories/events/paid-places.ts';
import { transferCode } from '../../../support/factories/events/transfers.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const ownOf = async (id: string, who: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration?.own;

/** A member with a paid place, who offers it to an address; and another member. */
async function makeOffer(settings: Readonly<Record<string, string>> = { memberPrice: '150000' }) {
  const { id, admin } = await openPaidEvent(2, settings);
  const owner = await makeActiveMember();
  const recipient = await makeActiveMember('Dewi Lestari');
  const { code: bill, amount } = await makePaidPlace(id, owner, admin);
  await inProcess(owner).ok('offerEventTransfer', { id, email: 'Dewi@Example.org' });
  return { id, admin, owner, recipient, bill, amount };
}

describe('a transfer', () => {
  test('gives the place, with another ticket, to the person who opens the link', async () => {
    const { id, owner, recipient, bill, amount } = await makeOffer();
    const before = await storedDocument('eventRegistrations', `${id}${owner.id}`);
    expect((await ownOf(id, owner))?.transfer).toEqual({
      email: 'dewi@example.org',
      expiresAt: '2026-03-04T03:00:00.000Z',
    });
    const code = await transferCode();
    expect((await storedDocument('eventTransfers', `${id}${owner.id}`))?.secretHash).toMatch(
      /^[0-9a-f]{64}$/,
    );
    const { body: offer } = await inProcess(recipient).ok('getEventTransfer', { code });
    expect(offer).toMatchObject({ event: { _id: id }, from: 'Siti Aminah', difference: 0 });
    const accept = { code, seenDifference: '0' };
    expect((await inProcess(recipient).ok('acceptEventTransfer', accept)).body).toEqual({
      message: 'Tiket ini kini milik Anda.',
      event: id,
    });
    const again = await inProcess(recipient).refused('acceptEventTransfer', accept);
    expect(again.body.code).toBe('invalid-code');
    expect(await ownOf(id, owner)).toBeNull();
    expect((await inProcess(owner).refused('getTicket', { id })).status).toBe(404);
    const after = await storedDocument('eventRegistrations', `${id}${recipient.id}`);
    expect(after).toMatchObject({
      place: before?.place,
      state: 'confirmed',
      bill: null,
      earlier: { owners: [owner.id], bills: [bill], paid: 150_000 },
    });
    expect(after?.ticketCode).not.toBe(before?.ticketCode);
    expect(await mailsOf('event-transferred')).toMatchObject([
      { to: owner.email, data: { to: 'Dewi Lestari' } },
    ]);
    expect(await auditEntriesOf('event-transfer.accept')).toMatchObject([
      { actorId: recipient.id, people: expect.arrayContaining([owner.id]) },
    ]);
    expect(await auditEntriesOf('event-transfer.offer')).toHaveLength(1);
    await requireConsistent();
    // The money stays with its payer: a cancellation by the new owner returns it there.
    expect((await ownOf(id, recipient))?.refund).toEqual({ percent: 100, amount });
    await inProcess(recipient).ok('cancelEventRegistration', { id, seenRefund: String(amount) });
    expect(await valuesOf('eventRefunds')).toMatchObject([{ user: owner.id, amount }]);
    expect(await mailsOf('event-refund-opened')).toMatchObject([{ to: owner.email }]);
    await requireConsistent();
  });

  test('needs the answers of the recipient to required questions, as a registration does', async () => {
    const { id, admin, owner, recipient } = await makeOffer();
    const questions = [{ text: 'Menu', kind: 'choice' as const, options: 'Ayam\nSayur', isRequired: true }];
    await inProcess(admin).ok('saveEventQuestions', { id, questions });
    const [{ _id: question = '' } = {}] = (await inProcess(recipient).ok('getOwnEventAnswers', { id })).body
      .questions;
    await inProcess(owner).ok('saveOwnEventAnswers', { id, answers: [{ question, value: 'Ayam' }] });
    const accept = { code: await transferCode(), seenDifference: '0' };
    const before = await everythingButAudit();
    expect((await inProcess(recipient).refused('acceptEventTransfer', accept)).body).toEqual({
      code: 'wrong-status',
      message: 'Jawab dulu pertanyaan pendaftaran acara ini.',
    });
    expect(await everythingButAudit()).toEqual(before);
    await inProcess(recipient).ok('saveOwnEventAnswers', { id, answers: [{ question, value: 'Sayur' }] });
    await inProcess(recipient).ok('acceptEventTransfer', accept);
    expect(await valuesOf('eventAnswers')).toMatchObject([
      { user: recipient.id, values: { [question]: 'Sayur' } },
    ]);
    await requireConsistent();
  });

  test('to a person with a higher price holds the place until the difference is paid', async () => {
    const { id, admin, owner, bill, amount } = await makeOffer({
      memberPrice: '150000',
      publicPrice: '300000',
    });
    const visitor = await makeMember({ status: 'expired', record: { name: 'Budi Santoso' } });
    const code = await transferCode();
    const { body: offer } = await inProcess(visitor).ok('getEventTransfer', { code });
    expect(offer.difference).toBe(150_000);
    const before = await everythingButAudit();
    const stale = await inProcess(visitor).refused('acceptEventTransfer', { code, seenDifference: '0' });
    expect(stale.body.code).toBe('conflict');
    expect(await everythingButAudit()).toEqual(before);
    await inProcess(visitor).ok('acceptEventTransfer', { code, seenDifference: '150000' });
    expect(await ownOf(id, visitor)).toMatchObject({ state: 'held', payment: 'due' });
    const difference = (await inProcess(visitor).ok('getOwnEventBill', { id })).body;
    expect(difference.fee).toBe(150_000);
    await requireConsistent();
    await inProcess(visitor).ok('payForEvent', { id, paymentProof: await proof() });
    const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', {
      id: difference.code,
    });
    const decision = { id: difference.code, paymentId: review.payment._id, reviewToken: review.reviewToken };
    await inProcess(admin).ok('approveEventPayment', decision);
    const total = amount + difference.amount;
    expect(await ownOf(id, visitor)).toMatchObject({
      state: 'confirmed',
      refund: { percent: 100, amount: total },
    });
    await requireConsistent();
    await inProcess(visitor).ok('cancelEventRegistration', { id, seenRefund: String(total) });
    const refunds = (await valuesOf('eventRefunds')).map((refund) => [refund.user, refund.amount]);
    expect(Object.fromEntries(refunds)).toEqual({ [owner.id]: amount, [visitor.id]: difference.amount });
    expect(bill).not.toBe(difference.code);
    await requireConsistent();
  });

  test('without the difference in time releases the place and returns the money to its payer', async () => {
    const { id, owner, amount } = await makeOffer({ memberPrice: '150000', publicPrice: '300000' });
    const visitor = await makeMember({ status: 'expired', record: { name: 'Budi Santoso' } });
    const accept = { code: await transferCode(), seenDifference: '150000' };
    await inProcess(visitor).ok('acceptEventTransfer', accept);
    freezeClock(jakarta('2026-03-03T10:01'));
    await sweep();
    expect(await ownOf(id, visitor)).toBeNull();
    expect(await valuesOf('eventRefunds')).toMatchObject([{ user: owner.id, amount, reason: 'unpaid' }]);
    await requireConsistent();
  });

  test('of a free place needs no money, and a lower price returns nothing', async () => {
    const { id } = await openPaidEvent(1, { memberPrice: '0' });
    const [owner, recipient] = [await makeActiveMember(), await makeActiveMember('Dewi Lestari')];
    await inProcess(owner).ok('registerForEvent', { id });
    await inProcess(owner).ok('offerEventTransfer', { id, email: recipient.email });
    await inProcess(recipient).ok('acceptEventTransfer', { code: await transferCode(), seenDifference: '0' });
    expect(await ownOf(id, recipient)).toMatchObject({ state: 'confirmed', refund: null });
    await requireConsistent();
  });

  test('is refused for a wrong, old, withdrawn and expired code, and for a person with a place', async () => {
    const { id, owner, recipient } = await makeOffer();
    const first = await transferCode();
    const refuse = async (code: string, who = recipient) =>
      (await inProcess(who).refused('acceptEventTransfer', { code, seenDifference: '0' })).body.code;
    expect(await refuse(`${first}x`)).toBe('invalid-code');
    expect(await refuse('x.y')).toBe('invalid-code');
    expect(await refuse(first, owner)).toBe('wrong-status');
    await inProcess(owner).ok('offerEventTransfer', { id, email: 'lain@example.org' });
    expect(await refuse(first)).toBe('invalid-code');
    const second = await transferCode();
    await inProcess(owner).ok('withdrawEventTransfer', { id });
    await inProcess(owner).ok('withdrawEventTransfer', { id });
    expect(await refuse(second)).toBe('invalid-code');
    expect(await auditEntriesOf('event-transfer.withdraw')).toHaveLength(1);
    await inProcess(owner).ok('offerEventTransfer', { id, email: recipient.email });
    const third = await transferCode();
    await inProcess(recipient).ok('registerForEvent', { id });
    expect(await refuse(third)).toBe('wrong-status');
    await inProcess(recipient).ok('cancelEventRegistration', { id });
    freezeClock(jakarta('2026-03-04T10:00'));
    expect(await refuse(third)).toBe('invalid-code');
    expect((await applyRetention(defaultJobOptions)).failures).toEqual([]);
    freezeClock(jakarta('2026-03-04T10:01'));
    await applyRetention(defaultJobOptions);
    expect(await valuesOf('eventTransfers')).toEqual([]);
    await requireConsistent();
  });

  test('is refused for an unpaid place, after the check-in, and on the day of the event', async () => {
    const { id } = await openPaidEvent(3, { memberPrice: '150000', publicPrice: '0' }, '2026-03-19T23:00');
    const settings = { id, email: 'dewi@example.org' };
    const [free, held] = [await makeActiveMember(), await makeActiveMember('Budi Santoso')];
    await changeDocument('eventSettings', id, { closesAt: jakarta('2026-03-20T10:00') });
    await inProcess(free).ok('registerForEvent', { id, priceKind: 'public' });
    await inProcess(held).ok('registerForEvent', { id, priceKind: 'member' });
    const refuse = async (who: Person) =>
      (await inProcess(who).refused('offerEventTransfer', settings)).body.message;
    expect(await refuse(held)).toBe('Bayar dulu tempat ini, lalu alihkan.');
    await inProcess(free).ok('offerEventTransfer', settings);
    const code = await transferCode();
    await changeDocument('eventRegistrations', `${id}${free.id}`, {
      attendedAt: jakarta('2026-03-19T23:00'),
    });
    expect(await refuse(free)).toBe('Tiket ini sudah dipakai untuk masuk.');
    await changeDocument('eventRegistrations', `${id}${free.id}`, { attendedAt: null });
    freezeClock(jakarta('2026-03-20T00:00'));
    expect(await refuse(free)).toBe('Pada hari acara, tiket tidak dapat dialihkan lagi.');
    const other = await makeActiveMember('Dewi Lestari');
    const late = await inProcess(other).refused('acceptEventTransfer', { code, seenDifference: '0' });
    expect(late.body.code).toBe('wrong-status');
  });
});

test('of two people who accept one offer, while its owner cancels, one succeeds', async () => {
  const { id, owner, recipient, amount } = await makeOffer();
  const other = await makeActiveMember('Budi Santoso');
  const code = await transferCode();
  const accept = (who: Person) => inProcess(who).call('acceptEventTransfer', { code, seenDifference: '0' });
  const replies = await Promise.all([
    accept(recipient),
    accept(other),
    inProcess(owner).call('cancelEventRegistration', { id, seenRefund: String(amount) }),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const registrations = await valuesOf('eventRegistrations');
  const refunds = await valuesOf('eventRefunds');
  expect(registrations.length + refunds.length).toBe(1);
  await requireConsistent();
});
