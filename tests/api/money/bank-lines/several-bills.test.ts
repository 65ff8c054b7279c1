import { jointTransferNote } from 'contract/rules/money/transfer-notes';
import { describe, expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const billOf = async (person: Person) => (await inProcess(person).ok('openBill', {})).body;
const memberNamed = (name: string) => makeMember({ record: { name } });
const store = async (rupiah: number, narrative: string) => {
  await storeLines(statementOf(credit(rupiah, narrative)), sourceOf());
  const [entry] = Object.entries(await documentsOf('bankLines'));
  return { id: entry?.[0] ?? '', ...entry?.[1] };
};

describe('matching a line with several bills by hand', () => {
  test('shows each bill with its amount, links all of them, and an undo restores line and bills', async () => {
    const treasurer = await makeAdmin({ duties: ['money'] });
    const caller = inProcess(treasurer);
    const [siti, budi] = [await memberNamed('Siti Aminah'), await memberNamed('Budi Hartono')];
    const [first, second] = [await billOf(siti), await billOf(budi)];
    const { id } = await store(first.amount + second.amount, 'SETORAN TUNAI');
    const codes = `${first.code} ${second.code}`;
    const { body, reads } = await caller.ok('listLineBills', { id, bills: `${codes} 00000000` });
    expect(body.data).toMatchObject([
      { code: first.code, name: 'Siti Aminah', amount: first.amount, isPaid: false },
      { code: second.code, name: 'Budi Hartono', amount: second.amount, isPaid: false },
    ]);
    expect(reads).toBeLessThanOrEqual(15);
    expect(await storedDocument('bankLines', id)).toMatchObject({ state: 'unknown' });
    const before = await Promise.all([first, second].map(({ code }) => storedDocument('bills', code)));
    await caller.ok('matchBankLine', { id, bills: codes });
    for (const { code } of [first, second])
      expect(await storedDocument('bills', code)).toMatchObject({ bankLine: { id } });
    expect((await caller.ok('listLineBills', { id, bills: first.code })).body.data[0]?.isPaid).toBe(false);
    await caller.ok('undoBankLine', { id });
    expect(await storedDocument('bankLines', id)).toMatchObject({ state: 'unknown', bills: [] });
    const after = await Promise.all([first, second].map(({ code }) => storedDocument('bills', code)));
    expect(after).toEqual(before.map((bill) => ({ ...bill, bankLine: null })));
  });

  test('is only for admins with the duty money, and an unknown line is not found', async () => {
    const bill = await billOf(await memberNamed('Siti Aminah'));
    const { id } = await store(1, 'SETORAN TUNAI');
    const secretary = inProcess(await makeAdmin({ duties: ['people'] }));
    expect((await secretary.refused('listLineBills', { id, bills: bill.code })).status).toBe(403);
    const treasurer = inProcess(await makeAdmin({ duties: ['money'] }));
    expect((await treasurer.refused('listLineBills', { id: 'x', bills: bill.code })).status).toBe(404);
    expect((await treasurer.refused('listLineBills', { id, bills: 'ABC' })).status).toBe(400);
  });
});

describe('one transfer of a coordinator', () => {
  test('finds bills by the codes of their payers, and an import recognises all of them by the note', async () => {
    const { coordinator, name } = await makeInstitution();
    const [siti, budi] = [await memberNamed('Siti Aminah'), await memberNamed('Budi Hartono')];
    const own = await billOf(coordinator);
    const others = [await billOf(siti), (await inProcess(budi).ok('openBill', { years: 1 })).body];
    for (const bill of others) {
      const typed = ` ${bill.code.slice(0, 4)}-${bill.code.slice(4)} `.toLowerCase();
      const { body, reads } = await inProcess(coordinator).ok('findJointBill', { code: typed });
      expect(body).toEqual({
        code: bill.code,
        membership: 'individual',
        years: 1,
        amount: bill.amount,
        dueAt: bill.dueAt,
      });
      expect(reads).toBe(5);
    }
    const bills = [own, ...others];
    const codes = bills.map(({ code }) => code);
    const total = bills.reduce((sum, { amount }) => sum + amount, 0);
    const line = await store(total, jointTransferNote(name, codes).toUpperCase());
    expect(line).toMatchObject({ state: 'matched', bills: [...codes].sort(), tier: 'code' });
  });

  test('finds no bill for others, and none that is paid, handed in, overdue or unknown', async () => {
    const { coordinator, staff } = await makeInstitution({ staff: 1 });
    const [member, waiting, late] = [await makeMember(), await makeMember(), await makeMember()];
    const bills = [await billOf(member), await billOf(waiting), await billOf(late)] as const;
    const [{ code }, handedIn, overdue] = bills;
    await inProcess(waiting).ok('requestRenewal', { id: waiting.id, paymentProof: await proof() });
    await changeDocument('bills', overdue.code, { dueAt: inDays(-1) });
    const before = await everything();
    for (const person of [staff[0], member, await makeAdmin()])
      expect((await inProcess(person).refused('findJointBill', { code })).status).toBe(403);
    const refusal = async (wanted: string) =>
      (await inProcess(coordinator).refused('findJointBill', { code: wanted })).body;
    expect(await refusal(handedIn.code)).toMatchObject({ message: 'Bukti untuk tagihan ini sudah dikirim.' });
    expect((await refusal(overdue.code)).message).toMatch(/^Batas bayar tagihan ini sudah lewat/);
    expect(await refusal('00000000')).toMatchObject({ code: 'not-found' });
    expect(await refusal('7K3M')).toMatchObject({ fields: { code: 'Kode tagihan tidak valid.' } });
    const bankLine = { id: 'x', date: '2026-01-01', sen: 1, narrative: '', why: null };
    await changeDocument('bills', code, { bankLine });
    expect(await refusal(code)).toMatchObject({ message: 'Tagihan ini sudah dibayar.' });
    expect(Object.keys(await everything())).toEqual(expect.arrayContaining(Object.keys(before)));
  });
});
