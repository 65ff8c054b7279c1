import { expect, test } from 'vitest';
import { changeDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { jpeg, proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

interface Posting {
  readonly account: string;
  readonly amount: number;
}

/** Returns the income of an event as the entries of the ledger show it, found by the bills of the event. */
async function incomeInLedger(event: string): Promise<number> {
  const codes = new Set(
    (await valuesOf('payments')).flatMap((payment) =>
      (payment.event as { id?: string } | undefined)?.id === event ? [String(payment.bill)] : [],
    ),
  );
  const entries = await valuesOf('ledger');
  const own = new Set(entries.flatMap(({ paymentId, bill }) => (codes.has(String(bill)) ? [paymentId] : [])));
  return entries
    .filter(({ paymentId, of }) =>
      own.has(paymentId === undefined ? String(of).replace('payment-', '') : paymentId),
    )
    .flatMap(({ postings }) => postings as Posting[])
    .reduce((sum, { account, amount }) => (account === 'events' ? sum - amount : sum), 0);
}

/** Stores an event on 22 November 2026 for 150,000 rupiah, free for students. */
async function openEvent(admin: Person) {
  const { id } = await makeEvent({
    title: 'Lokakarya data',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-22T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-11-01T08:00',
    closesAt: '2026-11-21T17:00',
    places: '9',
    memberPrice: '150000',
    studentPrice: '0',
  });
  return id;
}

async function register(id: string, priceKind: 'member' | 'student'): Promise<Person> {
  const member = await makeMember();
  await inProcess(member).ok('registerForEvent', { id, priceKind });
  return member;
}

async function pay(admin: Person, id: string, member: Person): Promise<{ code: string; amount: number }> {
  const { body } = await inProcess(member).ok('getOwnEventBill', { id });
  await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
  await inProcess(admin).ok('approveEventPayment', { id: body.code });
  return body;
}

const reportOf = async (admin: Person, id: string) =>
  (await inProcess(admin).ok('getEventReport', { id })).body;

test('the report of an event counts people by price and attendance, and its money equals the ledger', async () => {
  freezeClock(jakarta('2026-11-20T10:00'));
  const admin = await makeAdmin();
  const [id, other] = [await openEvent(admin), await openEvent(admin)];
  const [paid, refunded] = [await register(id, 'member'), await register(id, 'member')];
  const [student] = [await register(id, 'student'), await register(id, 'member')];
  const [bill, back] = [await pay(admin, id, paid), await pay(admin, id, refunded)];
  await pay(admin, other, await register(other, 'member'));
  const numbers = { registered: 2, paid: 2, free: 0, held: 1, came: 0, didNotCome: 0 };
  expect(await reportOf(admin, id)).toEqual({
    event: { _id: id, title: 'Lokakarya data', startDate: '2026-11-22T02:00:00.000Z' },
    hasBegun: false,
    rows: [
      { kind: 'member', ...numbers },
      { kind: 'student', ...numbers, registered: 1, paid: 0, free: 1, held: 0 },
    ],
    total: { registered: 3, paid: 2, free: 1, held: 1, came: 0, didNotCome: 0 },
    money: { income: 300_000, received: bill.amount + back.amount },
  });
  expect(await incomeInLedger(id)).toBe(300_000);

  const entry = (await valuesOf('ledger')).find(({ bill: code }) => code === back.code);
  const entryId = `payment-${entry?.paymentId}`;
  await inProcess(admin).ok('refundLedgerEntry', {
    id: entryId,
    from: 'bank',
    amount: String(back.amount),
    reason: 'Batal hadir.',
    paymentProof: { name: 'bukti.jpg', bytes: await jpeg() },
  });
  const after = (await reportOf(admin, id)).money;
  expect(after.received).toBe(bill.amount);
  expect(after.income).toBe(await incomeInLedger(id));
  expect(after.income).toBeLessThan(300_000);

  freezeClock(jakarta('2026-11-22T09:00'));
  for (const person of [paid, student])
    await changeDocument('eventRegistrations', `${id}${person.id}`, {
      attendedAt: jakarta('2026-11-22T08:50'),
    });
  const fresh = await makeAdmin();
  expect((await reportOf(fresh, id)).total).toMatchObject({ registered: 3, came: 2, didNotCome: 1 });
  const file = await inProcess(fresh).ok('downloadEventReport', { id });
  expect(file.bytes.toString().slice(1).replaceAll('"', '').split('\r\n')).toEqual([
    'Harga,Terdaftar,Dibayar,Gratis,Belum dibayar,Hadir,Tidak hadir',
    'Anggota,2,2,0,1,1,1',
    'Mahasiswa,1,0,1,0,1,0',
    'Jumlah,3,2,1,1,2,1',
    '',
    'Acara,Lokakarya data',
    `Pendapatan (Rp),${after.income}`,
    `Uang masuk (Rp),${after.received}`,
    '',
  ]);
});

test('the report of an event without people is empty, and that of an unknown event does not exist', async () => {
  const admin = await makeAdmin();
  const { id } = await makeEvent();
  const report = await reportOf(admin, id);
  expect([report.rows, report.total.registered, report.money]).toEqual([[], 0, { income: 0, received: 0 }]);
  const { body } = await inProcess(admin).refused('getEventReport', { id: 'unknownEvent' });
  expect(body.code).toBe('not-found');
});
