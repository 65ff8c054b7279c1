import type { StatementLine } from 'contract/rules/money/statements/statement';
import { isoDate } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { recordCoverage } from '../../../../functions/src/model/money/statements/coverage.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeRenewalsWithBills } from '../../../support/factories/bills.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, ownAccount, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';

const memberNamed = (name: string) => makeMember({ record: { name } });
const billOf = async (member: Person) => (await inProcess(member).ok('openBill', {})).body;
const askRenewal = async (member: Person) =>
  inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
const store = (...lines: readonly StatementLine[]) => storeLines(statementOf(...lines), sourceOf());
const linesOf = async () =>
  Object.entries(await documentsOf('bankLines')).map(([id, data]) => ({ id, ...data }));
const onlyLine = async () => {
  const [line] = await linesOf();
  if (line === undefined) throw new Error('There is no line.');
  return line as { id: string; state: string; bills: string[]; tier: string | null };
};
const rowOf = async (admin: Person) => (await inProcess(admin).ok('listRenewalRequests', {})).body.data[0];

describe('a statement', () => {
  test('marks bills as paid in the list and at the desk, and approves nothing', async () => {
    const [admin, member] = [await makeAdmin(), await memberNamed('Siti Aminah')];
    const bill = await billOf(member);
    expect(await store(credit(bill.amount, 'TRSF E-BANKING CR SITI AMINAH'))).toEqual({
      lines: 1,
      credits: 1,
      added: 1,
      matched: 1,
      suspects: 0,
      sharesWith: [],
    });
    const line = await onlyLine();
    expect(line).toMatchObject({
      state: 'matched',
      bills: [bill.code],
      tier: 'amount',
      why: { amountFits: true, codeFits: false, nameFits: 1 },
      decidedBy: null,
    });
    expect((await storedDocument('bills', bill.code)).bankLine).toMatchObject({ id: line.id });
    await askRenewal(member);
    expect(await rowOf(admin)).toMatchObject({ bill: bill.code, bankLine: { _id: line.id } });
    const { body: review } = await inProcess(admin).ok('getReview', { id: member.id });
    expect(review.user.bankLine).toEqual({
      _id: line.id,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sen: bill.amount * 100,
      narrative: 'TRSF E-BANKING CR SITI AMINAH',
      why: { amountFits: true, codeFits: false, nameFits: 1 },
    });
    expect((await storedDocument('users', member.id)).isActive).toBe('RequestRenew');
  });

  test('is only visible with the duty money; admins for people see the other fields', async () => {
    const [secretary, member] = [await makeAdmin({ duties: ['people'] }), await memberNamed('Siti Aminah')];
    const bill = await billOf(member);
    await askRenewal(member);
    await store(credit(bill.amount, 'TRSF E-BANKING CR RAHASIA'));
    const treasurer = await makeAdmin({ duties: ['money'] });
    expect(await rowOf(treasurer)).toMatchObject({ bankLine: { narrative: 'TRSF E-BANKING CR RAHASIA' } });
    const caller = as(secretary);
    const answers = [
      (await caller.ok('listUsers', { status: 'RequestRenew' })).body,
      (await caller.ok('getUser', { id: member.id })).body,
    ];
    expect(answers).toMatchObject([{ data: [{ _id: member.id, bill: bill.code }] }, { _id: member.id }]);
    expect(JSON.stringify(answers)).not.toMatch(/RAHASIA|bankLine|bankMatch/);
    const { id } = await onlyLine();
    const refused = [
      await caller.refused('listRenewalRequests', {}),
      await caller.refused('getReview', { id: member.id }),
      await caller.refused('listBankLines', {}),
      await caller.refused('undoBankLine', { id }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  test('marks a waiting request, but not the next one', async () => {
    const [admin, member] = [await makeAdmin(), await memberNamed('Siti Aminah')];
    const bill = await billOf(member);
    await askRenewal(member);
    expect(await rowOf(admin)).toMatchObject({ bankLine: null });
    await store(credit(bill.amount));
    expect(await rowOf(admin)).toMatchObject({ bankLine: { _id: (await onlyLine()).id } });
    await inProcess(admin).ok('approveRenewal', { id: member.id });
    const { code } = await billOf(member);
    await askRenewal(member);
    expect(await rowOf(admin)).toMatchObject({ bill: code, bankLine: null });
  });

  test('stores no debits, no QRIS takings, and no lines older than the oldest bill', async () => {
    const bill = await billOf(await memberNamed('Siti Aminah'));
    await store(
      credit(-bill.amount),
      credit(bill.amount, 'KR OTOMATIS MID : 000885012345 QR : 1 DDR : 0'),
      credit(bill.amount, 'SETORAN TUNAI', { date: '2020-01-01' }),
    );
    expect(await linesOf()).toEqual([]);
    await store(credit(75_000, 'TRSF E-BANKING CR PESERTA SEMINAR'));
    expect(await onlyLine()).toMatchObject({ state: 'unknown', bills: [], tier: null });
  });

  test('stores nothing if no bill is open', async () => {
    expect(await store(credit(149_877))).toMatchObject({ lines: 1, credits: 0, added: 0 });
    expect(await linesOf()).toEqual([]);
  });

  test('imported again, or with more lines, adds only new lines; two equal lines stay two', async () => {
    const member = await memberNamed('Siti Aminah');
    const bill = await billOf(member);
    const twins = [credit(75_000, 'TRSF SEMINAR'), credit(75_000, 'TRSF SEMINAR')] as const;
    expect(await store(credit(bill.amount), ...twins)).toMatchObject({ added: 3, matched: 1 });
    const before = await everything();
    expect(await store(credit(bill.amount), ...twins)).toMatchObject({ added: 0, matched: 0 });
    expect(await store(...twins)).toMatchObject({ added: 0 });
    expect(await everything()).toEqual(before);
    expect(await store(twins[0], ...twins)).toMatchObject({ added: 1 });
    // The balance after each line distinguishes them.
    expect(await store(credit(75_000, 'TRSF SEMINAR', { balance: 1_000 }))).toMatchObject({ added: 1 });
  });

  test("imported again never changes an admin's decision", async () => {
    const admin = await makeAdmin();
    const bill = await billOf(await memberNamed('Siti Aminah'));
    await store(credit(bill.amount), credit(75_000, 'TRSF SEMINAR'));
    const [line] = (await linesOf()).filter((one) => (one as { state?: string }).state === 'matched');
    const [other] = (await linesOf()).filter((one) => (one as { state?: string }).state === 'unknown');
    await inProcess(admin).ok('undoBankLine', { id: String(line?.id) });
    await inProcess(admin).ok('matchBankLine', { id: String(other?.id), isOther: true });
    const before = await everything();
    expect(await store(credit(bill.amount), credit(75_000, 'TRSF SEMINAR'))).toMatchObject({ matched: 0 });
    expect(await everything()).toEqual(before);
  });

  test('imported again breaks no tie, even after an admin assigned the other line', async () => {
    const admin = await makeAdmin();
    const [one] = await Promise.all(
      ['Siti Aminah', 'Siti Aminah'].map(memberNamed).map(async (member) => billOf(await member)),
    );
    const lines = [credit(150_000, 'TRSF E-BANKING CR SITI AMINAH'), credit(91_000, 'SETORAN TUNAI')];
    expect(await store(...lines)).toMatchObject({ added: 2, matched: 0 });
    const other = (await linesOf()).find((line) => (line as { sen?: number }).sen === 9_100_000);
    await inProcess(admin).ok('matchBankLine', { id: String(other?.id), bills: one?.code ?? '' });
    const before = await everything();
    expect(await store(...lines)).toMatchObject({ added: 0, matched: 0 });
    expect(await everything()).toEqual(before);
  });

  test('links existing lines to a bill that was opened later, and to no other bill', async () => {
    const [first, second] = await Promise.all(['Siti Aminah', 'Budi Hartono'].map(memberNamed));
    await billOf(first as Person);
    const line = credit(150_000, 'TRSF E-BANKING CR BUDI HARTONO');
    expect(await store(line)).toMatchObject({ added: 1, matched: 0 });
    const bill = await billOf(second as Person);
    expect(await store(line)).toMatchObject({ added: 0, matched: 1 });
    expect(await onlyLine()).toMatchObject({ state: 'matched', bills: [bill.code], tier: 'name' });
    expect(await store(line)).toMatchObject({ added: 0, matched: 0 });
  });

  test('leaves a bill linked to its first line; admins decide about a second transfer', async () => {
    const bill = await billOf(await memberNamed('Siti Aminah'));
    const first = credit(bill.amount, 'TRSF E-BANKING CR SITI AMINAH');
    expect(await store(first)).toMatchObject({ matched: 1 });
    const again = credit(bill.amount, 'TRSF E-BANKING CR SITI AMINAH', { balance: 1_000_000 });
    expect(await store(first, again)).toMatchObject({ added: 1, matched: 0 });
    expect((await linesOf()).map((line) => (line as { state?: string }).state).sort()).toEqual([
      'matched',
      'unknown',
    ]);
  });

  test('that pays an old bill does not mark the waiting request', async () => {
    const [admin, member] = [await makeAdmin(), await memberNamed('Siti Aminah')];
    const old = await billOf(member);
    await changeDocument('bills', old.code, { fee: 140_000, amount: 139_999 });
    const bill = await billOf(member);
    expect(bill.code).not.toBe(old.code);
    await askRenewal(member);
    await store(credit(bill.amount));
    const { id: line } = await onlyLine();
    const stray = credit(77_000, 'SETORAN TUNAI');
    await store(stray);
    const late = (await linesOf()).find(({ id }) => id !== line)?.id ?? '';
    await inProcess(admin).ok('matchBankLine', { id: late, bills: old.code });
    expect((await rowOf(admin))?.bankLine).toMatchObject({ _id: line });
    await inProcess(admin).ok('undoBankLine', { id: late });
    expect((await rowOf(admin))?.bankLine).toMatchObject({ _id: line });
  });

  test('imported by two admins concurrently is stored once', async () => {
    const bill = await billOf(await memberNamed('Siti Aminah'));
    await Promise.all([1, 2, 3].map(() => store(credit(bill.amount), credit(75_000, 'TRSF SEMINAR'))));
    expect((await linesOf()).map((line) => (line as unknown as { state: string }).state).sort()).toEqual([
      'matched',
      'unknown',
    ]);
  });

  test.each(faultModes)(
    'interrupted by a fault (%s) at a step is complete after the next try',
    { tags: ['full'] },
    async (mode) => {
      const members = await Promise.all(['Siti Aminah', 'Budi Hartono'].map(memberNamed));
      const bills = await Promise.all(members.map(billOf));
      const others = Array.from({ length: 250 }, (_, n) => credit(10_000 + n, `TRSF SEMINAR ${n}`));
      // With names, because amounts that differ by one digit would be left to an admin.
      const paid = bills.map(({ amount }, n) => credit(amount, `TRSF CR ${members[n]?.name}`));
      const all = [...paid, ...others];
      for (const at of [1, 2]) await withFault(at, mode, () => store(...all));
      await store(...all);
      expect(await valuesOf('bankLines')).toHaveLength(252);
      for (const { code } of bills) {
        const { bankLine } = await storedDocument('bills', code);
        expect(await storedDocument('bankLines', (bankLine as { id: string }).id)).toMatchObject({
          bills: [code],
        });
      }
    },
  );

  test('is stored completely even if the account of a payer no longer exists', async () => {
    const bill = await billOf(await memberNamed('Siti Aminah'));
    await changeDocument('bills', bill.code, { userId: 'tidak-ada' });
    expect(await store(credit(bill.amount))).toMatchObject({ matched: 1 });
  });
});

describe('an admin', () => {
  const stray = async () => {
    await store(credit(300_000, 'TRSF E-BANKING CR IBU SITI'));
    return (await onlyLine()).id;
  };

  test('links a line to bills by their codes; unlinking restores both', async () => {
    const [admin, one, two] = [await makeAdmin(), await memberNamed('Rina'), await memberNamed('Budi')];
    const codes = [await billOf(one), await billOf(two)].map(({ code }) => code);
    const id = await stray();
    const before = await documentsOf('bills');
    const separators = ['-', ' '];
    const written = codes
      .map((code, index) => [code.slice(0, 4), code.slice(4)].join(separators[index % 2]).toLowerCase())
      .join(', ');
    const { body, reads } = await inProcess(admin).ok('matchBankLine', { id, bills: written });
    expect(body).toMatchObject({ changed: true });
    expect(reads).toBe(7);
    expect(await onlyLine()).toMatchObject({ state: 'matched', bills: codes, tier: null });
    for (const code of codes)
      expect((await storedDocument('bills', code)).bankLine).toMatchObject({ id, sen: 30_000_000 });
    expect((await storedDocument('users', one.id)).bankMatch).toMatchObject({ bill: codes[0], line: { id } });
    expect((await inProcess(admin).ok('matchBankLine', { id, bills: written })).body.changed).toBe(false);
    expect((await inProcess(admin).ok('undoBankLine', { id })).body.changed).toBe(true);
    expect((await inProcess(admin).ok('undoBankLine', { id })).body.changed).toBe(false);
    expect(await onlyLine()).toMatchObject({ state: 'unknown', bills: [] });
    const after = await documentsOf('bills');
    for (const code of codes) expect(after[code]).toEqual({ ...before[code], bankLine: null });
    expect((await storedDocument('users', one.id)).bankMatch).toBeNull();
    const entries = (await valuesOf('audit')).map(({ action, actorId }) => [action, actorId]);
    expect(entries).toContainEqual(['bank-line.match', admin.id]);
    expect(entries).toContainEqual(['bank-line.undo', admin.id]);
  });

  test('links a line to the open bill of a member or institution, or marks it as not for dues', async () => {
    const [admin, member, { coordinator }] = [
      await makeAdmin(),
      await memberNamed('Rina'),
      await makeInstitution(),
    ];
    const [{ code }, institutions] = [await billOf(member), await billOf(coordinator)];
    const { memberNumber } = await storedDocument('users', member.id);
    const id = await stray();
    const payers = [
      [member.id, code],
      [String(memberNumber).toLowerCase(), code],
      [coordinator.id, institutions.code],
    ] as const;
    for (const [payer, bill] of payers) {
      await inProcess(admin).ok('matchBankLine', { id, member: payer });
      expect(await onlyLine()).toMatchObject({ state: 'matched', bills: [bill] });
      await inProcess(admin).ok('undoBankLine', { id });
    }
    for (const unknown of ['SISINDO-2001-000000', 'tidakada'])
      expect((await inProcess(admin).refused('matchBankLine', { id, member: unknown })).body.message).toBe(
        'Anggota itu tidak ada.',
      );
    await inProcess(admin).ok('matchBankLine', { id, member: member.id });
    await inProcess(admin).ok('undoBankLine', { id });
    await inProcess(admin).ok('matchBankLine', { id, isOther: true });
    expect(await onlyLine()).toMatchObject({ state: 'other', bills: [] });
    const actions = (await valuesOf('audit')).map(({ action }) => action);
    expect(actions).toContain('bank-line.other');
    const { body } = await inProcess(admin).refused('matchBankLine', { id, bills: code });
    expect(body.code).toBe('wrong-status');
  });

  test('is refused an impossible link, which changes nothing', async () => {
    const [admin, one, two] = [await makeAdmin(), await memberNamed('Rina'), await memberNamed('Budi')];
    const codes = [await billOf(one), await billOf(two)].map(({ code }) => code) as [string, string];
    await store(credit(200_000, 'TRSF IBU SITI'), credit(200_001, 'TRSF IBU SITI'));
    const [first, second] = (await linesOf()).map(({ id }) => id) as [string, string];
    await inProcess(admin).ok('matchBankLine', { id: second, bills: codes[1] });
    const before = await everything();
    const refusals: [object, string][] = [
      [{ bills: '00000012' }, 'not-found'],
      [{ bills: '00000013' }, 'invalid-input'],
      [{ bills: codes[0], isOther: true }, 'invalid-input'],
      [{}, 'invalid-input'],
      [{ bills: ' , ' }, 'invalid-input'],
      [{ bills: codes[1] }, 'wrong-status'],
      [{ member: admin.id }, 'not-found'],
    ];
    for (const [said, code] of refusals) {
      const { body } = await inProcess(admin).refused('matchBankLine', { id: first, ...said });
      expect([said, body.code]).toEqual([said, code]);
    }
    const again = await inProcess(admin).refused('matchBankLine', { id: second, bills: codes[0] });
    expect(again.body.code).toBe('wrong-status');
    expect((await inProcess(admin).refused('undoBankLine', { id: 'x1' })).body.code).toBe('not-found');
    expect(await everything()).toEqual(before);
  });

  test('cannot link bills that exceed the amount of the line', async () => {
    const [admin, one, two] = [await makeAdmin(), await memberNamed('Rina'), await memberNamed('Budi')];
    const codes = [await billOf(one), await billOf(two)].map(({ code }) => code);
    await store(credit(200_000, 'TRSF IBU SITI'));
    const { id } = await onlyLine();
    const { body } = await inProcess(admin).refused('matchBankLine', { id, bills: codes.join(' ') });
    expect(body).toMatchObject({
      code: 'wrong-status',
      message: 'Jumlah tagihan itu lebih besar dari uang yang masuk.',
    });
  });

  test('is the only one of twenty concurrent treasurers whose link succeeds', async () => {
    const [admin, member] = [await makeAdmin(), await memberNamed('Rina')];
    const { code } = await billOf(member);
    const id = await stray();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inProcess(admin).call('matchBankLine', {
          id,
          ...(n % 2 === 0 ? { bills: code } : { isOther: true }),
        }),
      ),
    );
    const changed = answers.filter(({ body }) => (body as { changed?: boolean }).changed === true);
    expect(changed).toHaveLength(1);
    const { state, bills } = await onlyLine();
    const { bankLine } = await storedDocument('bills', code);
    expect([state, bills, (bankLine as { id: string } | undefined)?.id ?? null]).toEqual(
      state === 'matched' ? ['matched', [code], id] : ['other', [], null],
    );
    expect((await valuesOf('audit')).filter(({ targetId }) => targetId === id)).toHaveLength(1);
  });

  test('cannot link two lines to one bill', async () => {
    const [admin, member] = [await makeAdmin(), await memberNamed('Rina')];
    const { code } = await billOf(member);
    await store(credit(200_000, 'TRSF A'), credit(200_000, 'TRSF B'));
    const answers = await Promise.all(
      (await linesOf()).map(({ id }) => inProcess(admin).call('matchBankLine', { id, bills: code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await linesOf()).map((line) => (line as unknown as { state: string }).state).sort()).toEqual([
      'matched',
      'unknown',
    ]);
  });
});

test('the list shows unknown lines oldest first, others newest first, for one read per row', async () => {
  const admin = await makeAdmin();
  const bill = await billOf(await memberNamed('Siti Aminah'));
  await changeDocument('bills', bill.code, { openedAt: new Date('2026-01-01T03:00:00Z') });
  const on = (day: string, rupiah: number) => credit(rupiah, 'TRSF', { date: `2026-02-${day}` });
  await store(on('03', 1), on('01', 2), on('02', 3), on('04', bill.amount));
  const shown = async (input: { state?: 'unknown' | 'matched'; limit?: number }) => {
    const { body, reads } = await inProcess(admin).ok('listBankLines', input);
    return [body.data.map(({ date }) => date.slice(-2)), body.hasMore, reads];
  };
  expect(await shown({ state: 'unknown' })).toEqual([['01', '02', '03'], false, 5]);
  expect(await shown({ state: 'unknown', limit: 2 })).toEqual([['01', '02'], true, 5]);
  expect(await shown({ state: 'matched' })).toEqual([['04'], false, 3]);
  expect(await shown({})).toEqual([['04', '03', '02', '01'], false, 6]);
});

test('an approval after an import leaves the same records as one without, except for the line', async () => {
  const admin = await makeAdmin();
  const outcome = async (isImported: boolean) => {
    const member = await memberNamed('Siti Aminah');
    const bill = await billOf(member);
    await askRenewal(member);
    if (isImported) await store(credit(bill.amount));
    await inProcess(admin).ok('approveRenewal', { id: member.id });
    const { isActive, bankMatch: _, validUntil } = await storedDocument('users', member.id);
    const { state, payer } = await storedDocument('bills', bill.code);
    return { isActive, state, payer, until: String(validUntil).slice(0, 10) };
  };
  expect(await outcome(true)).toEqual(await outcome(false));
});

describe('a proof without a matching bank line', () => {
  const daysAgo = (count: number) => isoDate(new Date(Date.now() - count * 86_400_000));
  const coverDays = (from: number, to: number) =>
    recordCoverage(ownAccount, { from: daysAgo(from), to: daysAgo(to) });
  const isLacking = async (admin: Person) => (await rowOf(admin))?.lacksMoney;

  test('is reported after two working days if statements cover all days since', async () => {
    const [admin, [renewal]] = [await makeAdmin(), await makeRenewalsWithBills(1, 12 * 24)];
    expect(await isLacking(admin)).toBe(false);
    await coverDays(20, 13);
    await coverDays(11, 1);
    expect(await isLacking(admin)).toBe(false);
    await coverDays(12, 12);
    expect(await isLacking(admin)).toBe(true);
    const id = renewal?.id ?? '';
    expect((await inProcess(admin).ok('getReview', { id })).body.user.lacksMoney).toBe(true);
    await store(credit(renewal?.transfer.rupiah ?? 0));
    expect(await rowOf(admin)).toMatchObject({ lacksMoney: false, bankLine: { narrative: 'SETORAN TUNAI' } });
  });

  test('is not reported when new, nor for payments without a bill', async () => {
    const admin = await makeAdmin();
    await coverDays(40, 0);
    await makeMember({
      status: 'RequestRenew',
      record: { updatedAt: new Date(Date.now() - 12 * 86_400_000) },
    });
    expect(await isLacking(admin)).toBe(false);
    await resetStores();
    const other = await makeAdmin();
    await coverDays(40, 0);
    await makeRenewalsWithBills(1, 1);
    expect(await isLacking(other)).toBe(false);
  });

  test('is judged by days that were complete at import time, once', async () => {
    await coverDays(9, 0);
    await Promise.all([coverDays(9, 0), coverDays(12, 9), coverDays(9, 0)]);
    const { bankCoverage } = await documentsOf('totals');
    expect(bankCoverage).toEqual({ account: '00000000000', days: [{ from: daysAgo(12), to: daysAgo(1) }] });
  });
});
