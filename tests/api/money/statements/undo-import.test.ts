import { describe, expect, test } from 'vitest';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { ownAccount } from '../../../support/factories/statements.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';

/** Returns a BRI file of August 2026 with credits in rupiah, and narratives. */
const briFile = (
  name: string,
  credits: readonly (readonly [day: number, rupiah: number, text: string])[],
) => {
  let balance = 1_000_000;
  const rows = credits.map(([day, rupiah, text]) => {
    balance += rupiah;
    return `2026-08-${String(day).padStart(2, '0')};${text};0.00;${rupiah}.00;${balance}.00`;
  });
  const text = [
    `NOREK;${ownAccount}`,
    'TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI',
    ...rows,
  ];
  return { statement: { name, bytes: Buffer.from(`${text.join('\n')}\n`) } };
};

const seminars = (count: number) =>
  Array.from({ length: count }, (_, n) => [2 + (n % 20), 10_000 + n, `SEMINAR ${n}`] as const).sort(
    (one, other) => one[0] - other[0],
  );

/** Opens a bill in July, so that credits of August are stored. */
async function makeScene(): Promise<{ treasurer: Person; code: string; amount: number }> {
  const treasurer = await makeAdmin({ duties: ['money'] });
  const member = await makeMember({ record: { name: 'Siti Aminah' } });
  const { code, amount } = (await as(member).ok('openBill', {})).body;
  await changeDocument('bills', code, { openedAt: new Date('2026-07-20T03:00:00Z') });
  return { treasurer, code, amount };
}

const fileIds = async () => Object.keys(await documentsOf('statementFiles'));
const onlyFile = async () => (await fileIds())[0] ?? '';
const removed = async () =>
  (await auditEntriesOf('statement.undo')).map(({ details }) => (details as { removed: number }).removed);

describe('an undo of an import', () => {
  test('removes its lines and days, keeps its record, and the file can be imported again', async () => {
    const { treasurer } = await makeScene();
    const file = briFile('agustus.csv', seminars(3));
    const before = await everything();
    await as(treasurer).ok('importStatement', file);
    const after = await documentsOf('bankLines');
    const id = await onlyFile();
    const { body: check } = await as(treasurer).ok('getStatementUndo', { id });
    expect(check).toEqual({ lines: 3, refusal: null });
    expect((await as(treasurer).ok('undoStatement', { id })).body.changed).toBe(true);
    const undone = await everything();
    expect(undone.documents.bankLines).toEqual(before.documents.bankLines);
    expect(undone.documents.totals?.bankCoverage).toMatchObject({ days: [] });
    expect(await removed()).toEqual([3]);
    const { body: list } = await as(treasurer).ok('listStatements', {});
    expect(list.data).toMatchObject([{ name: 'agustus.csv', state: 'undone', undoneBy: treasurer.name }]);
    expect((await as(treasurer).ok('undoStatement', { id })).body.changed).toBe(false);
    expect(await everything()).toEqual(undone);
    await as(treasurer).ok('importStatement', file);
    expect(Object.keys(await documentsOf('bankLines'))).toEqual(Object.keys(after));
    const { body: again } = await as(treasurer).ok('listStatements', {});
    expect(again.data).toMatchObject([{ state: 'imported', undoneAt: null }]);
  });

  test('keeps days that another file covers', async () => {
    const { treasurer } = await makeScene();
    await as(treasurer).ok(
      'importStatement',
      briFile('awal.csv', [
        [2, 10_000, 'A'],
        [9, 11_000, 'B'],
      ]),
    );
    const first = await onlyFile();
    await as(treasurer).ok(
      'importStatement',
      briFile('akhir.csv', [
        [5, 12_000, 'C'],
        [14, 13_000, 'D'],
      ]),
    );
    await as(treasurer).ok('undoStatement', { id: first });
    expect((await storedDocument('totals', 'bankCoverage')).days).toEqual([
      { from: '2026-08-05', to: '2026-08-14' },
    ]);
  });

  test('is refused while a line has a decision, and possible after it is undone', async () => {
    const { treasurer, code, amount } = await makeScene();
    await as(treasurer).ok(
      'importStatement',
      briFile('agustus.csv', [
        [2, amount, 'TRSF SITI AMINAH'],
        [3, 75_000, 'SEMINAR'],
      ]),
    );
    const [id, lines] = [await onlyFile(), Object.entries(await documentsOf('bankLines'))];
    const [matched] = lines.find(([, { state }]) => state === 'matched') ?? [];
    const [unknown] = lines.find(([, { state }]) => state === 'unknown') ?? [];
    expect([matched, unknown]).not.toContain(undefined);
    await as(treasurer).ok('matchBankLine', { id: String(unknown), isOther: true });
    const message =
      'Ada 1 baris cocok dengan tagihan dan 1 baris ditandai bukan iuran. Batalkan dulu penandaan itu.';
    expect((await as(treasurer).ok('getStatementUndo', { id })).body.refusal).toBe(message);
    const stored = await everything();
    const { status, body } = await as(treasurer).refused('undoStatement', { id });
    expect([status, body]).toEqual([409, { code: 'wrong-status', message }]);
    expect(await everything()).toEqual(stored);
    await as(treasurer).ok('undoBankLine', { id: String(matched) });
    await as(treasurer).ok('undoBankLine', { id: String(unknown) });
    await as(treasurer).ok('undoStatement', { id });
    expect(await valuesOf('bankLines')).toEqual([]);
    expect((await storedDocument('bills', code)).bankLine ?? null).toBeNull();
  });

  test('is refused while a later file has the same lines; the later one is undone first', async () => {
    const { treasurer } = await makeScene();
    const shared = [2, 75_000, 'SEMINAR'] as const;
    await as(treasurer).ok('importStatement', briFile('satu.csv', [shared]));
    const first = await onlyFile();
    await as(treasurer).ok('importStatement', briFile('dua.csv', [shared, [3, 60_000, 'LOKAKARYA']]));
    const second = (await fileIds()).find((id) => id !== first) ?? '';
    const { body } = await as(treasurer).refused('undoStatement', { id: first });
    expect(body.message).toBe(
      'Berkas dua.csv diimpor sesudahnya dan memuat baris yang sama. Batalkan dulu impor itu.',
    );
    await as(treasurer).ok('undoStatement', { id: second });
    expect(await valuesOf('bankLines')).toMatchObject([{ sen: 7_500_000 }]);
    await as(treasurer).ok('undoStatement', { id: first });
    expect(await valuesOf('bankLines')).toEqual([]);
  });

  test('by six clicks of two admins concurrently removes 650 lines once', { tags: ['full'] }, async () => {
    const { treasurer } = await makeScene();
    await as(treasurer).ok('importStatement', briFile('agustus.csv', seminars(650)));
    const [id, other] = [await onlyFile(), await makeAdmin()];
    const answers = await Promise.all(
      [treasurer, other, treasurer, other, treasurer, other].map((admin) =>
        inProcess(admin).call('undoStatement', { id }),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await as(other).ok('undoStatement', { id })).body).toBeDefined();
    expect(await valuesOf('bankLines')).toEqual([]);
    expect((await removed()).reduce((sum, count) => sum + count, 0)).toBe(650);
    expect(await valuesOf('statementFiles')).toMatchObject([{ undo: { isDone: true } }]);
  });

  test.each(faultModes)('interrupted by a fault (%s) is complete after the next try', async (mode) => {
    const { treasurer } = await makeScene();
    await as(treasurer).ok('importStatement', briFile('agustus.csv', seminars(250)));
    const [id, caller] = [await onlyFile(), inProcess(treasurer)];
    for (const at of [1, 2]) await withFault(at, mode, () => caller.call('undoStatement', { id }));
    await caller.call('undoStatement', { id });
    expect(await valuesOf('bankLines')).toEqual([]);
    expect((await removed()).reduce((sum, count) => sum + count, 0)).toBe(250);
    expect(await valuesOf('statementFiles')).toMatchObject([{ undo: { isDone: true } }]);
  });

  test('makes an import of the same lines fail until it is over, and the next one store them', async () => {
    const { treasurer } = await makeScene();
    const shared = [2, 75_000, 'SEMINAR'] as const;
    await as(treasurer).ok('importStatement', briFile('satu.csv', [shared]));
    const id = await onlyFile();
    await changeDocument('statementFiles', id, {
      undo: { isDone: false, at: new Date(), by: 'Bendahara' },
    });
    const later = briFile('dua.csv', [shared, [3, 60_000, 'LOKAKARYA']]);
    const { status, body } = await as(treasurer).refused('importStatement', later);
    expect([status, body.code]).toEqual([409, 'conflict']);
    await as(treasurer).ok('undoStatement', { id });
    await as(treasurer).ok('importStatement', later);
    expect((await valuesOf('bankLines')).map(({ sen }) => sen).sort()).toEqual([6_000_000, 7_500_000]);
    expect((await valuesOf('bankLines')).map(({ statementId }) => statementId)).not.toContain(id);
  });
});
