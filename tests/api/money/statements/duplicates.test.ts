import { describe, expect, test } from 'vitest';
import { createStatementFiles } from '../../../../tools/seed/statements/files.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';

/** Movements of August 2026: two of one amount on one day, and one with a bill's code. */
const movements = (code: string, amount: number) => [
  { day: 2, rupiah: amount, narrative: `IURAN ${code}` },
  { day: 3, rupiah: 150_000, narrative: 'TRANSFER DARI MADE NUGRAHA' },
  { day: 3, rupiah: 150_000, narrative: 'TRANSFER DARI HENDRA BASKORO' },
  { day: 9, rupiah: 75_000, narrative: 'PESERTA SEMINAR' },
];

/** Returns the files of all layouts, as the bank exports them. */
function exportsOf(lines: ReturnType<typeof movements>) {
  let balance = 5_000_000;
  const files = createStatementFiles({
    from: new Date('2026-07-31T17:00:00Z'),
    to: new Date('2026-08-30T17:00:00Z'),
    opening: balance,
    lines: lines.map(({ day, rupiah, narrative }) => {
      balance += rupiah;
      return { at: new Date(Date.UTC(2026, 7, day, 3)), rupiah, narrative, balance };
    }),
  });
  return (name: string) => {
    const file = files.find((one) => one.name === name);
    if (file === undefined) throw new Error(`There is no ${name}.`);
    return { statement: { name, bytes: file.bytes } };
  };
}

async function makeScene() {
  const treasurer = await makeAdmin({ duties: ['money'] });
  const member = await makeMember({ record: { name: 'Siti Aminah' } });
  const { code, amount } = (await as(member).ok('openBill', {})).body;
  await changeDocument('bills', code, { openedAt: new Date('2026-07-20T03:00:00Z') });
  return { treasurer, code, exported: exportsOf(movements(code, amount)) };
}

const statesOf = async () => (await valuesOf('bankLines')).map(({ state }) => state).sort();
const suspectsOf = async (admin: Person) =>
  (await inProcess(admin).ok('listBankLines', { state: 'suspect' })).body.data;

describe('the same movements in two layouts', () => {
  test.each([
    ['mandiri-internet-banking.csv', 'mandiri-kopra.csv'],
    ['bni-00000000000.csv', 'bni-direct.xlsx'],
    ['bca-klikbca.csv', 'mt940.sta'],
  ])('of %s and %s wait for a decision and are not matched twice', async (first, second) => {
    const { treasurer, code, exported } = await makeScene();
    const { body: one } = await as(treasurer).ok('importStatement', exported(first));
    expect(one).toMatchObject({ added: 4, matched: 1, suspects: 0 });
    const { body: two } = await as(treasurer).ok('importStatement', exported(second));
    expect(two).toMatchObject({ added: 4, matched: 0, suspects: 4 });
    expect(await statesOf()).toEqual([
      ...Array(1).fill('matched'),
      ...Array(4).fill('suspect'),
      ...Array(3).fill('unknown'),
    ]);
    const rows = await suspectsOf(treasurer);
    expect(rows.map(({ twin }) => twin)).toMatchObject(Array(4).fill({ file: second, isConfirmed: false }));
    // Each text has the twin of the same payer.
    for (const { narrative, twin } of rows.filter(({ sen }) => sen === 15_000_000))
      expect(/NUGRAHA/.test(narrative)).toBe(/NUGRAHA/.test(twin?.narrative ?? ''));
    expect((await storedDocument('bills', code)).bankLine).toBeTruthy();
    const stored = await everything();
    const { body: again } = await as(treasurer).ok('importStatement', exported(second));
    expect(again).toMatchObject({ added: 0, suspects: 0 });
    expect(await everything()).toEqual(stored);
  });

  test('are decided one by one or for the whole import, and a decision can be undone', async () => {
    const { treasurer, exported } = await makeScene();
    await as(treasurer).ok('importStatement', exported('mandiri-internet-banking.csv'));
    await as(treasurer).ok('importStatement', exported('mandiri-kopra.csv'));
    const caller = inProcess(treasurer);
    const [first] = await suspectsOf(treasurer);
    const { _id: id = '', statementId = '' } = first ?? {};
    expect((await caller.refused('matchBankLine', { id, isOther: true })).body.message).toBe(
      'Baris ini mungkin ganda. Putuskan dulu apakah ini mutasi yang sama.',
    );
    expect((await caller.ok('decideDuplicate', { id, isSame: false })).body.changed).toBe(true);
    expect((await caller.ok('decideDuplicate', { id, isSame: false })).body.changed).toBe(false);
    expect((await caller.refused('decideDuplicate', { id, isSame: true })).body.code).toBe('wrong-status');
    const { body } = await caller.ok('decideDuplicates', { id: statementId, isSame: true });
    expect(body).toMatchObject({ changed: true, count: 3 });
    expect((await caller.ok('decideDuplicates', { id: statementId, isSame: true })).body.count).toBe(0);
    expect(await suspectsOf(treasurer)).toEqual([]);
    const { body: confirmed } = await caller.ok('listBankLines', { state: 'duplicate' });
    expect(confirmed.data).toHaveLength(3);
    const [one] = confirmed.data;
    await caller.ok('undoBankLine', { id: one?._id ?? '' });
    expect((await suspectsOf(treasurer)).map(({ _id }) => _id)).toEqual([one?._id]);
    expect((await valuesOf('audit')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['bank-line.keep', 'bank-line.duplicate', 'bank-line.undo']),
    );
  });

  test('make the earlier import depend on the later one, which can be undone before a decision', async () => {
    const { treasurer, exported } = await makeScene();
    await as(treasurer).ok('importStatement', exported('bni-00000000000.csv'));
    const [first = ''] = Object.keys(await documentsOf('statementFiles'));
    await as(treasurer).ok('importStatement', exported('bni-direct.xlsx'));
    const second = Object.keys(await documentsOf('statementFiles')).find((id) => id !== first) ?? '';
    expect((await as(treasurer).ok('getStatementUndo', { id: first })).body.refusal).toMatch(
      /^Berkas bni-direct/,
    );
    expect((await as(treasurer).ok('getStatementUndo', { id: second })).body).toEqual({
      lines: 4,
      refusal: null,
    });
    await as(treasurer).ok('undoStatement', { id: second });
    expect(await statesOf()).toEqual(['matched', 'unknown', 'unknown', 'unknown']);
  });

  test.each(faultModes)('are found once if the import was interrupted (%s)', async (mode) => {
    const { treasurer, exported } = await makeScene();
    const caller = inProcess(treasurer);
    await caller.ok('importStatement', exported('mandiri-internet-banking.csv'));
    await withFault(1, mode, () => caller.call('importStatement', exported('mandiri-kopra.csv')));
    await caller.ok('importStatement', exported('mandiri-kopra.csv'));
    expect((await statesOf()).filter((state) => state === 'suspect')).toHaveLength(4);
  });
});
