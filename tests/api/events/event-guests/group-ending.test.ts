import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  groupOf,
  groupPrices,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
  payGroup,
} from '../../../support/factories/events/event-groups.ts';
import { makeActive } from '../../../support/factories/events/open-event.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const refunds = {
  ...groupPrices,
  refundDays1: '14',
  refundPercent1: '100',
  refundDays2: '7',
  refundPercent2: '50',
};

/** Orders three places: one seat and two at the price of the public, together 500.000. */
async function makeGroup(places = 3, settings: Readonly<Record<string, string>> = refunds) {
  const { id, admin } = await openGroupEvent(places, settings);
  const institution = await makeMemberInstitution(1);
  const group = await orderGroup(id, institution.coordinator, 3);
  return { ...institution, id, admin, group, institution: institution.id };
}

const freePlaces = async () => (await valuesOf('eventPlaces')).filter(({ isFree }) => isFree === true).length;

const fieldsOf = (data: unknown) => data as Readonly<Record<string, unknown>>;

async function requireNothingLeft(): Promise<void> {
  expect(await valuesOf('eventGroups')).toEqual([]);
  expect(await valuesOf('eventRegistrations')).toEqual([]);
  await requireConsistent();
}

describe('an unpaid group', () => {
  test('is reminded once and then released as a whole, and its places are offered', async () => {
    const { id, coordinator, name, group } = await makeGroup();
    const waiting = await makeActive();
    await inProcess(waiting).ok('registerForEvent', { id });
    freezeClock(jakarta('2026-11-21T10:01'));
    await sweep();
    await sweep();
    expect(await mailsOf('event-unpaid')).toMatchObject([{ to: coordinator.email, data: { group } }]);
    freezeClock(jakarta('2026-11-22T10:01'));
    await sweep();
    expect(await mailsOf('event-released')).toMatchObject([
      { to: coordinator.email, data: { institution: name, places: 3 } },
    ]);
    expect(await auditEntriesOf('event-group.release')).toMatchObject([
      { targetId: id, details: { institution: name, places: 3 } },
    ]);
    expect(await valuesOf('eventGroups')).toEqual([]);
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    expect(await valuesOf('eventGuests')).toEqual([]);
    expect(await valuesOf('eventWaiting')).toMatchObject([{ user: waiting.id, state: 'offered' }]);
    await requireConsistent();
  });

  test('is not released while its proof waits, and is held for another day after a rejection', async () => {
    const { admin, group, coordinator } = await makeGroup();
    const code = String((await groupOf(group, coordinator)).bill?.code);
    await inProcess(coordinator).ok('payForEventGroup', { id: group, paymentProof: await proof() });
    freezeClock(jakarta('2026-11-22T12:00'));
    await sweep();
    expect(await valuesOf('eventGroups')).toHaveLength(1);
    const money = await makeAdmin();
    const { proofId } = await storedDocument('bills', code);
    const decision = { id: code, paymentId: String(proofId), reason: 'Buram.' };
    await inProcess(money).ok('rejectEventPayment', decision);
    expect(await groupOf(group, coordinator)).toMatchObject({
      payment: 'rejected',
      rejectionReason: 'Buram.',
      holdUntil: '2026-11-23T05:00:00.000Z',
    });
    expect(await mailsOf('event-payment-rejected')).toMatchObject([
      { to: coordinator.email, data: { group } },
    ]);
    await requireConsistent();
    expect(admin.id).not.toBe(money.id);
  });

  test('asks another coordinator for the money if the sender of the waiting proof is deleted', async () => {
    const { admin, group, coordinator, staff, institution } = await makeGroup();
    const [next] = staff;
    if (next === undefined) throw new Error('The institution has no staff.');
    await inProcess(coordinator).ok('setCoordinator', {
      id: institution,
      user: next.id,
      isCoordinator: true,
    });
    await inProcess(coordinator).ok('payForEventGroup', { id: group, paymentProof: await proof() });
    await inProcess(admin).ok('deleteUser', { id: coordinator.id });
    expect(await groupOf(group, next)).toMatchObject({
      payment: 'due',
      holdUntil: '2026-11-21T03:00:00.000Z',
    });
    expect((await inProcess(admin).ok('listEventPayments', {})).body.data).toEqual([]);
    freezeClock(jakarta('2026-11-20T10:01'));
    await sweep();
    expect(await mailsOf('event-unpaid')).toMatchObject([{ to: next.email }]);
    await payGroup(group, next, admin);
    expect((await groupOf(group, next)).state).toBe('confirmed');
    await requireConsistent();
  });

  test('that is cancelled frees all places without a refund', async () => {
    const { id, group, coordinator, staff, institution } = await makeGroup();
    await inProcess(coordinator).ok('nameEventPlace', { id: group, place: '1', user: staff[0]?.id ?? '' });
    const other = await makeMemberInstitution();
    expect((await inProcess(other.coordinator).refused('cancelEventGroup', { id: group })).status).toBe(404);
    await inProcess(coordinator).ok('cancelEventGroup', { id: group });
    await inProcess(coordinator).ok('cancelEventGroup', { id: group });
    await requireNothingLeft();
    expect(await freePlaces()).toBe(3);
    expect(await mailsOf('event-group-cancelled')).toHaveLength(1);
    expect(await mailsOf('event-place-withdrawn')).toEqual([]);
    expect(await auditEntriesOf('event-group.cancel')).toMatchObject([{ actorId: coordinator.id }]);
    // The next order of the same price gets the same bill, whose amount is reserved.
    const [bill] = await valuesOf('bills');
    const again = await groupOf(await orderGroup(id, coordinator, 3), coordinator);
    expect(again).toMatchObject({ _id: group, bill: { amount: bill?.amount } });
    expect(institution).toBe(again.institution._id);
    await requireConsistent();
  });
});

describe('late money of a group', () => {
  async function payLate() {
    const made = await makeGroup();
    const { bill } = await groupOf(made.group, made.coordinator);
    freezeClock(jakarta('2026-11-22T10:01'));
    await sweep();
    const line = credit(bill?.amount ?? 0, `UNIVERSITAS ${bill?.code}`, { date: '2026-11-22' });
    await storeLines(statementOf(line), sourceOf());
    return { ...made, money: await makeAdmin(), code: bill?.code ?? '' };
  }

  test('takes the same number of free places', async () => {
    const { money, code, coordinator, group } = await payLate();
    await inProcess(money).ok('approveEventPayment', { id: code });
    expect(await groupOf(group, coordinator)).toMatchObject({
      state: 'confirmed',
      payment: 'paid',
      lines: [
        { kind: 'institution', count: 2, amount: 100_000 },
        { kind: 'public', count: 1, amount: 200_000 },
      ],
    });
    await requireConsistent();
  });

  test('is refunded to a coordinator without enough free places', async () => {
    const { id, money, code, coordinator } = await payLate();
    await inProcess(await makeActive()).ok('registerForEvent', { id });
    const refusal = await inProcess(money).refused('approveEventPayment', { id: code });
    expect(refusal.body).toMatchObject({ code: 'no-place-free' });
    await inProcess(money).ok('refundEventPayment', { id: code });
    const { amount } = await storedDocument('bills', code);
    expect(await valuesOf('eventRefunds')).toMatchObject([{ user: coordinator.id, amount, reason: 'late' }]);
    expect((await inProcess(coordinator).ok('listOwnEventRefunds', {})).body.data).toMatchObject([
      { _id: code, amount },
    ]);
    await requireConsistent();
  });
});

describe('a paid group', () => {
  test('returns its money by the table when its coordinator cancels it, with one refund', async () => {
    const { admin, group, coordinator, staff } = await makeGroup();
    const code = await payGroup(group, coordinator, admin);
    await inProcess(coordinator).ok('nameEventPlace', { id: group, place: '1', user: staff[0]?.id ?? '' });
    const { refund } = await groupOf(group, coordinator);
    const { amount } = await storedDocument('bills', code);
    expect(refund).toEqual({ percent: 100, amount });
    const before = await everythingButAudit();
    await inProcess(coordinator).refused('cancelEventGroup', { id: group, seenRefund: 1 });
    expect(await everythingButAudit()).toEqual(before);
    await inProcess(coordinator).ok('cancelEventGroup', { id: group, seenRefund: Number(amount) });
    expect(await valuesOf('eventRefunds')).toMatchObject([
      { user: coordinator.id, amount, reason: 'owner', state: 'needs-account' },
    ]);
    expect(await mailsOf('event-place-withdrawn')).toMatchObject([{ to: staff[0]?.email }]);
    await requireNothingLeft();
  });

  test('returns its money to the present coordinator if the earlier one no longer coordinates', async () => {
    const { admin, group, coordinator, staff, institution } = await makeGroup();
    const code = await payGroup(group, coordinator, admin);
    const [next] = staff;
    if (next === undefined) throw new Error('The institution has no staff.');
    await inProcess(coordinator).ok('setCoordinator', {
      id: institution,
      user: next.id,
      isCoordinator: true,
    });
    await inProcess(admin).ok('deleteUser', { id: coordinator.id });
    const { amount } = await storedDocument('bills', code);
    await inProcess(next).ok('cancelEventGroup', { id: group, seenRefund: Number(amount) });
    expect(await valuesOf('eventRefunds')).toMatchObject([{ user: next.id, amount }]);
    expect(await mailsOf('event-group-cancelled')).toMatchObject([{ to: next.email }]);
    await requireNothingLeft();
  });

  test('is cancelled by an admin as a whole, not by single places', async () => {
    const { id, admin, group, coordinator } = await makeGroup();
    const code = await payGroup(group, coordinator, admin);
    const [place] = await valuesOf('eventRegistrations');
    const one = { id, registration: `${id}${place?.user}`, reason: 'Dobel' };
    const refusal = await inProcess(admin).refused('cancelEventPlace', one);
    expect(refusal.body.message).toContain('Batalkan rombongannya');
    const all = { id, registration: group, reason: 'Dobel', percent: '50' };
    const { body } = await inProcess(admin).ok('cancelEventPlace', all);
    expect(body.changed).toBe(true);
    expect(await valuesOf('eventRefunds')).toMatchObject([
      { amount: 200_000, reason: 'admin', note: 'Dobel' },
    ]);
    expect((await inProcess(admin).ok('cancelEventPlace', all)).body.changed).toBe(false);
    expect((await storedDocument('bills', code)).state).toBe('closed');
    await requireNothingLeft();
  });

  test('of a cancelled event gets one refund, and one mail each for the coordinator and each name', async () => {
    const { id, admin, group, coordinator, staff } = await makeGroup(6);
    const code = await payGroup(group, coordinator, admin);
    await inProcess(coordinator).ok('nameEventPlace', { id: group, place: '1', user: staff[0]?.id ?? '' });
    const unpaid = await orderGroup(id, coordinator, 2);
    await inProcess(await makeActive()).ok('registerForEvent', { id });
    await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
    await runToEnd(sendEventNotices, defaultJobOptions);
    await runToEnd(sendEventNotices, defaultJobOptions);
    const { amount } = await storedDocument('bills', code);
    expect(await valuesOf('eventRefunds')).toMatchObject([{ user: coordinator.id, amount, reason: 'event' }]);
    const mails = await mailsOf('event-cancelled');
    expect(mails.map(({ to, data }) => [to, fieldsOf(data).places ?? 1, fieldsOf(data).refund])).toEqual(
      expect.arrayContaining([
        [coordinator.email, 3, amount],
        [coordinator.email, 2, 0],
        [staff[0]?.email, 1, 0],
      ]),
    );
    expect(mails).toHaveLength(4);
    expect(unpaid).not.toBe(group);
    await requireNothingLeft();
  });
});
