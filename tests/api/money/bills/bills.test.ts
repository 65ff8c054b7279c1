import { matchLines } from 'contract/rules/money/matching/matching';
import { association } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';
import { describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { billAmounts, bills } from '../../../../functions/src/data/collections.ts';
import { closeBills } from '../../../../functions/src/model/maintenance/close-bills.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { countReservedForMembers } from '../../../../functions/src/model/money/bills/amounts.ts';
import { openBill } from '../../../../functions/src/model/money/bills/open-bill.ts';
import { memberPayer, visitorPayer } from '../../../../functions/src/model/money/bills/payers.ts';
import { readWaitingBills } from '../../../../functions/src/model/money/statements/waiting-bills.ts';
import { findMoneyViolations } from '../../../support/assertions/money-invariants.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  paymentIdOf,
  paymentOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { codeOf } from '../../../support/factories/bills.ts';
import { proof } from '../../../support/factories/images.ts';
import { institutionForm, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const key = 'a1'.repeat(16);
const askRenewal = async (member: Person) =>
  inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
/** Returns this many days after the moment at which the clock stopped, one day from now. */
const inDaysOf = (days: number) =>
  expect.toSatisfy((at: Date) => Math.abs(at.getTime() - inDays(days).getTime()) < 60_000);
const searched = async (admin: Person, q: string) =>
  (await inProcess(admin).ok('listUsers', { q })).body.data.map(({ _id }) => _id);
const statesOf = async () => (await valuesOf('bills')).map(({ state }) => state).sort();

describe('opening a bill', () => {
  test('gives a member a unique amount below the fee, and the same bill again on repetition', async () => {
    const member = await makeMember();
    const first = await as(member).ok('openBill', {});
    const { body: bill } = first;
    expect(bill).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      kind: 'renewal',
      membership: 'individual',
      event: null,
      years: 1,
      maxYears: 3,
      fee: 150_000,
      amount: 150_000 - Number(bill.uniqueCode),
      uniqueCode: expect.any(Number),
      openedAt: expect.any(String),
      dueAt: new Date(Date.parse(bill.openedAt) + 14 * 86_400_000).toISOString(),
      calendar: expect.stringContaining(`UID:tagihan-${bill.code}@`),
      qris: null,
    });
    expect(bill.calendar).toContain(`CATEGORIES:Iuran\r\nURL:${association.siteUrl}\r\n`);
    expect(bill.uniqueCode).toBeGreaterThanOrEqual(1);
    expect(bill.uniqueCode).toBeLessThanOrEqual(999);
    expect(first.reads).toBe(4);
    const again = await as(member).ok('openBill', {});
    expect(again.body).toEqual(bill);
    expect(again.reads).toBe(5);
    expect(await documentsOf('billAmounts')).toEqual({
      [`00000000000_${bill.amount}`]: { code: bill.code },
    });
    expect(await documentsOf('openBills')).toEqual({ [`user-${member.id}`]: { code: bill.code } });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'bill.open', actorId: member.id, details: { bill: bill.code } },
    ]);
  });

  test('ten times concurrently gives one bill', async () => {
    const own = inProcess(await makeMember());
    const answers = await Promise.all(Array.from({ length: 10 }, () => own.ok('openBill', {})));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(await valuesOf('bills')).toHaveLength(1);
    expect(await valuesOf('billAmounts')).toHaveLength(1);
    expect(await valuesOf('audit')).toHaveLength(1);
  });

  test('by two coordinators gives the one bill of their institution', async () => {
    const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
    const user = String(staff[0]?.id);
    await inProcess(coordinator).ok('setCoordinator', { id, user, isCoordinator: true });
    const { body: bill } = await inProcess(coordinator).ok('openBill', {});
    expect(bill).toMatchObject({ membership: 'institution', fee: 1_900_000 });
    expect(bill.amount).toBe(1_900_000 - Number(bill.uniqueCode));
    expect((await inProcess(staff[0]).ok('openBill', {})).body).toEqual(bill);
    await askRenewal(coordinator);
    expect((await inProcess(staff[0]).refused('openBill', {})).body.code).toBe('wrong-status');
  });

  test('without a payment due is refused and writes nothing', async () => {
    const { staff } = await makeInstitution({ staff: 1 });
    const others = await Promise.all(
      (['waitingApproval', 'RequestRenew'] as const).map((status) => makeMember({ status })),
    );
    const before = await everything();
    for (const person of [...staff, ...others]) {
      expect((await inProcess(person).refused('openBill', {})).body.code).toBe('wrong-status');
    }
    expect(await everything()).toEqual(before);
  });

  test('by the link of a reminder gives the same bill as a login', async () => {
    const member = await makeMember({ record: { validUntil: inDays(5) } });
    const { body: bill } = await anonymous.ok('openBillByLink', { code: await codeOf(member) });
    expect((await as(member).ok('openBill', {})).body).toEqual(bill);
    const { body } = await anonymous.refused('openBillByLink', { code: 'x' });
    expect(body.code).toBe('invalid-code');
  });

  test.each(faultModes)(
    'with a fault (%s) at its step leaves one complete bill after the next try',
    { tags: ['full'] },
    async (mode) => {
      const member = await makeMember();
      await withFault(1, mode, () => inProcess(member).call('openBill', {}));
      const { body: bill } = await inProcess(member).ok('openBill', {});
      expect(Object.keys(await documentsOf('bills'))).toEqual([bill.code]);
      expect(await valuesOf('billAmounts')).toEqual([{ code: bill.code }]);
      expect(await valuesOf('openBills')).toEqual([{ code: bill.code }]);
    },
  );
});

describe('the exact amounts', () => {
  const payers = (count: number) =>
    Array.from({ length: count }, (_, n) => memberPayer(`anggota-${n}`, null));

  test('of 200 concurrently opened bills are 200 different ones', async () => {
    const opened = await Promise.all(payers(200).map((payer) => openBill(payer, 'renewal')));
    const amounts = opened.map(({ data }) => data.amount);
    expect(new Set(amounts).size).toBe(200);
    expect(Math.max(...amounts)).toBeLessThan(150_000);
    expect(Math.min(...amounts)).toBeGreaterThan(149_000);
    expect(await valuesOf('billAmounts')).toHaveLength(200);
  }, 60_000);

  test('are the plain fee when all 999 codes are in use', async () => {
    for (const from of [1, 400, 800]) {
      const batch = new Batch();
      for (let n = from; n < from + 400 && n <= 999; n += 1) {
        batch.merge(billAmounts, `00000000000_${150_000 - n}`, { code: 'X' });
      }
      await batch.commit();
    }
    const opened = await Promise.all(payers(5).map((payer) => openBill(payer, 'renewal')));
    expect(opened.map(({ data }) => [data.amount, data.uniqueCode])).toEqual(
      Array.from({ length: 5 }, () => [150_000, null]),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(5);
  });

  test('follow the setting', async () => {
    const [adding, off, wrong] = payers(3);
    if (!adding || !off || !wrong) throw new Error('There are three.');
    vi.stubEnv('UNIQUE_CODES', 'add');
    const { data } = await openBill(adding, 'renewal');
    expect(data.amount).toBe(150_000 + Number(data.uniqueCode));
    vi.stubEnv('UNIQUE_CODES', 'off');
    expect((await openBill(off, 'renewal')).data).toMatchObject({ amount: 150_000, uniqueCode: null });
    vi.stubEnv('UNIQUE_CODES', 'minus');
    await expect(openBill(wrong, 'renewal')).rejects.toThrow('UNIQUE_CODES must be one of');
  });
});

describe('a renewal', () => {
  test('uses the open bill, and its approval closes it', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body: bill } = await inProcess(member).ok('openBill', {});
    await askRenewal(member);
    expect(await paymentOf(member)).toMatchObject({ bill: bill.code, amount: bill.amount, state: 'waiting' });
    const { body: review } = await inProcess(admin).ok('getReview', { id: member.id });
    expect(review.payment).toMatchObject({
      expectedAmount: bill.amount,
      bill: { code: bill.code, fee: 150_000 },
    });
    expect(await writesOf(() => inProcess(admin).ok('approveRenewal', { id: member.id }))).toEqual([
      'audit renewal.approve',
      'create ledger',
      'create receiptNumbers',
      'delete openBills',
      'mail renewal-approved',
      'merge ledgerMonths',
      'merge members -1 RequestRenew +1 active',
      'update bills as read',
      'update payments as read',
      'update users as read',
    ]);
    const { paymentId } = await storedDocument('users', member.id);
    expect(await storedDocument('bills', bill.code)).toMatchObject({
      state: 'closed',
      paymentId,
      expireAt: null,
    });
    expect((await inProcess(member).ok('openBill', {})).body.code).not.toBe(bill.code);
    expect(await valuesOf('billAmounts')).toHaveLength(2);
  });

  test('leaves its bill open after a rejection and after a replaced proof', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body: bill } = await inProcess(member).ok('openBill', {});
    await askRenewal(member);
    const id = await paymentIdOf(member);
    await inProcess(member).ok('replaceProof', { id, paymentProof: await proof() });
    expect(await paymentOf(member)).toMatchObject({ bill: bill.code, amount: bill.amount });
    await inProcess(admin).ok('rejectRenewal', { id: member.id, reason: 'Bukti tidak terbaca.' });
    expect((await inProcess(member).ok('openBill', {})).body).toEqual(bill);
  });
});

describe('the code of a bill', () => {
  test('is shown with the payment everywhere, and finds its payer', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body: bill } = await inProcess(member).ok('openBill', {});
    expect(await searched(admin, bill.code)).toEqual([]);
    await askRenewal(member);
    const { body: list } = await as(admin).ok('listRenewalRequests', {});
    expect(list.data.map((row) => row.bill)).toEqual([bill.code]);
    const { body: paid } = await inProcess(member).ok('listUserPayments', { id: member.id });
    expect(paid.data[0]).toMatchObject({ bill: bill.code, amount: bill.amount });
    const readable = `${bill.code.slice(0, 4)}-${bill.code.slice(4)}`;
    for (const typed of [bill.code, bill.code.toLowerCase(), readable, bill.code.slice(0, 5)]) {
      expect(await searched(admin, typed)).toEqual([member.id]);
    }
    await inProcess(admin).ok('approveRenewal', { id: member.id });
    expect(await searched(admin, readable)).toEqual([member.id]);
    expect((await inProcess(admin).ok('listUsers', { q: member.email })).body.data[0]?.bill).toBeNull();
  });

  test('of an older bill finds no payer after a renewal without a bill', async () => {
    const admin = await makeAdmin();
    const member = await makeMember({ status: 'expired', record: { bill: '0000000A' } });
    expect(await searched(admin, '0000000A')).toEqual([member.id]);
    await askRenewal(member);
    expect(await searched(admin, '0000000A')).toEqual([]);
    expect((await storedDocument('users', member.id)).bill).toBeNull();
  });
});

describe('the nightly job', () => {
  const run = () => closeBills(defaultJobOptions);

  test('closes unpaid bills, releases their amounts after a week, and the next bill is new', async () => {
    const member = await makeMember();
    const { body: bill } = await inProcess(member).ok('openBill', {});
    expect((await run()).done).toEqual({ expired: 0, released: 0 });
    freezeClock(inDays(15));
    expect((await run()).done).toEqual({ expired: 1, released: 0 });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'expired', expireAt: null });
    expect(await valuesOf('billAmounts')).toHaveLength(1);
    freezeClock(inDays(23));
    expect((await run()).done).toEqual({ expired: 0, released: 1 });
    expect(await valuesOf('billAmounts')).toEqual([]);
    expect(await documentsOf('openBills')).toEqual({});
    expect((await run()).done).toEqual({ expired: 0, released: 0 });
    const next = await openBill(memberPayer(member.id, null), 'renewal');
    expect(next.id).not.toBe(bill.code);
  });

  test('keeps bills of requests that wait for a decision', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body: bill } = await inProcess(member).ok('openBill', {});
    await askRenewal(member);
    freezeClock(inDays(40));
    expect((await run()).done).toEqual({ expired: 1, released: 0 });
    expect(await statesOf()).toEqual(['open']);
    vi.restoreAllMocks();
    await inProcess(admin).ok('approveRenewal', { id: member.id });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'closed' });
  });

  test.each([false, true])(
    'or its absence (%s): the bill reopens while its amount is still reserved',
    async (isRun) => {
      const payer = memberPayer('anggota', null);
      const first = await openBill(payer, 'renewal');
      freezeClock(inDays(15));
      if (isRun) await run();
      const { id, data } = await openBill(payer, 'renewal');
      expect(id).toBe(first.id);
      expect(data).toMatchObject({ amount: first.data.amount, dueAt: inDaysOf(15 + 14) });
      expect(await statesOf()).toEqual(['open']);
      await run();
      expect(await statesOf()).toEqual(['open']);
    },
  );

  test('does not release an amount that was paid late, and waits for the decision', async () => {
    const member = await makeMember();
    const { body: bill } = await inProcess(member).ok('openBill', {});
    freezeClock(inDays(15));
    await run();
    vi.restoreAllMocks();
    await askRenewal(member);
    expect(await paymentOf(member)).toMatchObject({ bill: bill.code, amount: bill.amount });
    freezeClock(inDays(23));
    await run();
    expect(await valuesOf('billAmounts')).toHaveLength(1);
    expect(await statesOf()).toEqual(['open']);
  });

  test('leaves bills alone that a bill with another fee replaced', async () => {
    const payer = memberPayer('anggota', null);
    const first = await openBill(payer, 'renewal');
    await changeDocument('bills', first.id, { fee: 140_000 });
    const second = await openBill(payer, 'renewal');
    expect(second.id).not.toBe(first.id);
    freezeClock(inDays(8));
    await run();
    expect(await valuesOf('openBills')).toEqual([{ code: second.id }]);
    expect(await valuesOf('billAmounts')).toEqual([{ code: second.id }]);
  });
});

describe('a visitor', () => {
  test('gets the same bill for the same key, and registers with it; the bill finds the applicant', async () => {
    const admin = await makeAdmin();
    const ask = () => anonymous.ok('openVisitorBill', { key, membership: 'individual' });
    const { body: bill } = await ask();
    expect((await ask()).body).toEqual(bill);
    expect(Date.parse(bill.dueAt) - Date.parse(bill.openedAt)).toBe(48 * 3_600_000);
    const other = await anonymous.ok('openVisitorBill', { key, membership: 'institution' });
    expect(other.body.fee).toBe(1_900_000);
    const { body } = await anonymous.ok(
      'register',
      await registrationForm({ bill: bill.code, billKey: key }),
    );
    expect(await paymentOf({ id: body._id })).toMatchObject({ bill: bill.code, amount: bill.amount });
    const { body: list } = await inProcess(admin).ok('listRegistrationRequests', {});
    expect(list.data).toMatchObject([{ _id: body._id, bill: bill.code }]);
    expect(await searched(admin, bill.code)).toEqual([body._id]);
    expect(await storedDocument('bills', bill.code)).toMatchObject({
      state: 'open',
      userId: body._id,
      payer: `user-${body._id}`,
    });
    freezeClock(inDays(2.5));
    await closeBills(defaultJobOptions);
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'open' });
    expect(await storedDocument('bills', other.body.code)).toMatchObject({ state: 'expired' });
    vi.restoreAllMocks();
    await inProcess(admin).ok('approveRegistration', { id: body._id });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'closed' });
    expect(await valuesOf('openBills')).toEqual([{ code: other.body.code }]);
  });

  test("registers an institution with an institution's bill", async () => {
    const { body: bill } = await anonymous.ok('openVisitorBill', { key, membership: 'institution' });
    const { body } = await anonymous.ok('register', await institutionForm({ bill: bill.code, billKey: key }));
    const payment = await paymentOf({ id: body._id });
    expect(payment).toMatchObject({ bill: bill.code, amount: bill.amount });
    expect(await storedDocument('bills', bill.code)).toMatchObject({
      payer: `institution-${payment.institutionId}`,
      institutionId: payment.institutionId,
    });
  });

  test('paying late registers with the expired bill', async () => {
    const { body: bill } = await anonymous.ok('openVisitorBill', { key, membership: 'individual' });
    freezeClock(inDays(2.5));
    await closeBills(defaultJobOptions);
    const { body } = await inProcess().ok(
      'register',
      await registrationForm({ bill: bill.code, billKey: key }),
    );
    expect(await paymentOf({ id: body._id })).toMatchObject({ amount: bill.amount });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'open', releaseAt: null });
  });

  test('registers with a bill only by the key of its browser', async () => {
    const { body: bill } = await anonymous.ok('openVisitorBill', { key, membership: 'individual' });
    for (const billKey of ['b2'.repeat(16), bill.code, '', undefined]) {
      const form = await registrationForm({ bill: bill.code, billKey });
      const { body } = await inProcess().ok('register', form);
      const payment = await paymentOf({ id: body._id });
      expect(payment.amount).toBe(150_000);
      expect(payment).not.toHaveProperty('bill');
    }
    expect(await storedDocument('bills', bill.code)).toMatchObject({ userId: null });
    const { body } = await inProcess().ok(
      'register',
      await registrationForm({ bill: bill.code, billKey: key }),
    );
    expect(await paymentOf({ id: body._id })).toMatchObject({ bill: bill.code, amount: bill.amount });
  });

  test('without a payment releases the amount a day after the due date', async () => {
    const { body: bill } = await anonymous.ok('openVisitorBill', { key, membership: 'individual' });
    const { body: paid } = await anonymous.ok('openVisitorBill', {
      key: 'b2'.repeat(16),
      membership: 'individual',
    });
    await changeDocument('bills', paid.code, { bankLine: { id: 'x' } });
    const hours = (count: number) => new Date(Date.parse(bill.openedAt) + count * 3_600_000);
    freezeClock(hours(49));
    expect((await closeBills(defaultJobOptions)).done).toEqual({ expired: 2, released: 0 });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ releaseAt: hours(72) });
    freezeClock(hours(73));
    expect((await closeBills(defaultJobOptions)).done).toEqual({ expired: 0, released: 1 });
    // The money of the other one has arrived.
    expect(await valuesOf('billAmounts')).toEqual([{ code: paid.code }]);
  });

  test('with an unknown bill, one of a member, of another kind, or a used one registers as without a bill', async () => {
    const member = await makeMember();
    const { body: theirs } = await inProcess(member).ok('openBill', {});
    const { body: institution } = await anonymous.ok('openVisitorBill', { key, membership: 'institution' });
    const { body: used } = await anonymous.ok('openVisitorBill', { key, membership: 'individual' });
    await anonymous.ok('register', await registrationForm({ bill: used.code, billKey: key }));
    for (const bill of ['', 'ZZZZZZZZ', '00000000', theirs.code, institution.code, used.code]) {
      const { body } = await inProcess().ok('register', await registrationForm({ bill, billKey: key }));
      const payment = await paymentOf({ id: body._id });
      expect(payment.amount).toBe(150_000);
      expect(payment).not.toHaveProperty('bill');
    }
    expect(await bills.get(theirs.code)).toMatchObject({ data: { userId: member.id } });
  });

  test('can request only a limited number of bills per network', async () => {
    vi.stubEnv('BILLS_PER_ADDRESS', '2');
    const ask = (start: string) =>
      inProcess().call('openVisitorBill', { key: start.repeat(16), membership: 'individual' });
    expect([await ask('aa'), await ask('bb'), await ask('cc')].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ]);
    expect(await valuesOf('bills')).toHaveLength(2);
  });

  const openFrom = async (address: string, start: string) => {
    const client = as(undefined, inProcessTransport(), { 'x-forwarded-for': address });
    return (await client.ok('openVisitorBill', { key: start.repeat(16), membership: 'individual' })).body;
  };

  test('gets a bill without a unique code beyond the limits of the network and of the day', async () => {
    vi.stubEnv('NEW_BILLS_PER_ADDRESS', '2');
    vi.stubEnv('NEW_VISITOR_BILLS', '3');
    const [one, other] = ['203.0.113.5', '198.51.100.7'];
    const opened = [];
    for (const start of ['aa', 'bb', 'cc', 'dd', 'ee']) opened.push(await openFrom(one, start));
    // A bill that is open already counts no more.
    expect(await openFrom(one, 'aa')).toEqual(opened[0]);
    // Two visitors take the last code of the day at the same moment.
    opened.push(...(await Promise.all(['ff', '00', '11'].map((start) => openFrom(other, start)))));
    const codes = opened.flatMap(({ uniqueCode }) => uniqueCode ?? []);
    expect(opened.slice(0, 5).map(({ uniqueCode }) => uniqueCode !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(codes.length).toBeLessThanOrEqual(3);
    for (const { amount, uniqueCode } of opened) expect(amount).toBe(150_000 - (uniqueCode ?? 0));
    expect(await valuesOf('bills')).toHaveLength(codes.length);
    expect(findMoneyViolations(await everything())).toEqual([]);
  });

  test('registers with a bill without a unique code, whose code in the note matches an earlier transfer', async () => {
    vi.stubEnv('NEW_VISITOR_BILLS', '1');
    await openFrom('203.0.113.5', 'bb');
    const bill = await openFrom('198.51.100.7', 'a1');
    expect(bill).toMatchObject({ fee: 150_000, amount: 150_000, uniqueCode: null });
    expect((await openFrom('198.51.100.7', 'a1')).code).toBe(bill.code);
    const stranger = await registrationForm({ bill: bill.code, billKey: 'b2'.repeat(16) });
    const { body: other } = await inProcess().ok('register', stranger);
    expect(await paymentOf({ id: other._id })).not.toHaveProperty('bill');
    const form = await registrationForm({ bill: bill.code, billKey: key });
    const { body } = await inProcess().ok('register', form);
    expect(await paymentOf({ id: body._id })).toMatchObject({ bill: bill.code, amount: 150_000 });
    const waiting = (await readWaitingBills()).bills.map(({ matchable }) => matchable);
    const yesterday = isoDate(new Date(Date.now() - 86_400_000));
    const line = { date: yesterday, amountInSen: 15_000_000, narrative: `SETORAN TUNAI ${bill.code}` };
    expect(matchLines([line], waiting).proposals).toMatchObject([{ bills: [bill.code], tier: 'code' }]);
    expect(findMoneyViolations(await everything())).toEqual([]);
    await inProcess(await makeAdmin()).ok('approveRegistration', { id: body._id });
    expect(await storedDocument('bills', bill.code)).toMatchObject({ state: 'closed', userId: body._id });
  });

  test('never gets a code that is reserved for members, who still get one after its codes are used up', async () => {
    const member = await makeMember();
    // All but twenty codes of visitors are in use.
    const batch = new Batch();
    for (let code = 21; code <= 400; code += 1)
      batch.merge(billAmounts, `00000000000_${150_000 - code}`, { code: 'X' });
    await batch.commit();
    const openOne = (n: number) => openBill(visitorPayer(`pengunjung-${n}`, 'individual'), 'registration');
    const opened = await Promise.all(Array.from({ length: 60 }, (_, n) => openOne(n)));
    const codes = opened.flatMap(({ data }) => data.uniqueCode ?? []);
    expect(Math.max(...codes)).toBeLessThanOrEqual(20);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { data } of opened) expect(data.amount).toBe(150_000 - (data.uniqueCode ?? 0));
    const { body: bill } = await inProcess(member).ok('openBill', {});
    expect(bill.uniqueCode).toBeGreaterThan(0);
    expect(await countReservedForMembers(150_000)).toBeLessThanOrEqual(1);
  });
});
