import { expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { documentsOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';

const billOf = async (member: Person) => (await inProcess(member).ok('openBill', {})).body;
const memberNamed = (name: string) => makeMember({ record: { name } });

/** Stores a line that is matched with nothing, and returns its id. */
async function storeUnknown(rupiah: number, narrative: string): Promise<string> {
  await storeLines(statementOf(credit(rupiah, narrative)), sourceOf());
  const found = Object.entries(await documentsOf('bankLines')).find(
    ([, line]) => line.narrative === narrative,
  );
  expect(found?.[1].state).toBe('unknown');
  return found?.[0] ?? '';
}

test('names in the text propose members with their bills, best first, with reasons', async () => {
  const admin = await makeAdmin({ duties: ['money'] });
  const [siti, unbilled] = [await memberNamed('Dr. Siti Aminah, M.Kom.'), await memberNamed('Budi Hartono')];
  await memberNamed('Kartika Cahyono');
  const bill = await billOf(siti);
  const id = await storeUnknown(90_000, 'TRSF E-BANKING CR SITI AMINAH DAN BUDI HARTONO');
  const { body, budgetedReads } = await inProcess(admin).ok('listLineProposals', { id });
  expect(body.bills).toEqual([
    {
      code: bill.code,
      name: 'Dr. Siti Aminah, M.Kom.',
      amount: bill.amount,
      why: { amountFits: false, codeFits: false, nameFits: expect.any(Number) },
      isPaid: false,
      userId: siti.id,
      paymentId: null,
    },
  ]);
  expect(body.members).toMatchObject([{ _id: unbilled.id, name: 'Budi Hartono', isWaiting: false }]);
  expect(budgetedReads).toBeLessThan(12);
});

test('a code and the exact amount are proposed before a name', async () => {
  const admin = await makeAdmin();
  const [named, coded, priced] = [
    await memberNamed('Siti Aminah'),
    await memberNamed('Budi Hartono'),
    await memberNamed('Made Nugraha'),
  ];
  const bills = [await billOf(named), await billOf(coded), await billOf(priced)] as const;
  const id = await storeUnknown(bills[2].amount, `SITI AMINAH ${bills[1].code}`);
  const { body } = await inProcess(admin).ok('listLineProposals', { id });
  expect(body.bills.map(({ code }) => code)).toEqual([bills[1].code, bills[2].code, bills[0].code]);
});

test('a text without name, code and amount proposes nothing', async () => {
  const admin = await makeAdmin();
  await billOf(await memberNamed('Siti Aminah'));
  const id = await storeUnknown(90_000, 'SETORAN TUNAI 12345678');
  expect((await inProcess(admin).ok('listLineProposals', { id })).body).toEqual({ bills: [], members: [] });
});

test('a second payment of a paid code is listed and proposed as such', async () => {
  const admin = await makeAdmin();
  const bill = await billOf(await memberNamed('Siti Aminah'));
  const lines = [credit(bill.amount, `IURAN ${bill.code}`), credit(bill.amount, `LAGI ${bill.code}`)];
  await storeLines(statementOf(lines[0] as never), sourceOf());
  await storeLines(statementOf(...lines), sourceOf());
  const { body } = await inProcess(admin).ok('listBankLines', { state: 'unknown' });
  expect(body.data).toMatchObject([{ narrative: `LAGI ${bill.code}`, paidBill: bill.code }]);
  const { body: proposals } = await inProcess(admin).ok('listLineProposals', {
    id: body.data[0]?._id ?? '',
  });
  expect(proposals.bills).toMatchObject([{ code: bill.code, isPaid: true }]);
});
