import { describe, expect, test } from 'vitest';
import { auditEntriesOf, documentsOf, storedDocument } from '../../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const closedThrough = async () => (await documentsOf('totals')).ledger?.closedThrough;

/** Creates an entry of 2 July 2026 and two admins, at a moment in Jakarta. */
async function createEntries(at = '2026-11-20T09:00') {
  freezeClock(at);
  const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
  await makeLedgerEntry(admin);
  return { admin, other };
}

describe('the months', () => {
  test('of a year are listed with their sums, for one read each and three more', async () => {
    const { admin } = await createEntries();
    const { body, reads } = await inProcess(admin).ok('listLedgerMonths', { year: '2026' });
    expect(reads).toBeLessThanOrEqual(4);
    expect(body.data.map(({ _id }) => _id)).toEqual(
      ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02', '01'].map((month) => `2026-${month}`),
    );
    expect(body.data[4]).toEqual({
      _id: '2026-07',
      entries: 1,
      money: 149_877,
      spent: 0,
      dues: 75_205,
      isClosed: false,
      closed: null,
    });
    expect(body).toMatchObject({ closedThrough: null, closable: '2026-10' });
    expect((await inProcess(admin).ok('listLedgerMonths', { year: '2027' })).body.data).toEqual([]);
  });

  test('can be closed an hour after their end, together with earlier ones', async () => {
    const { admin } = await createEntries('2026-10-31T23:59');
    const running = await inProcess(admin).refused('closeLedgerMonth', { month: '2026-10' });
    expect([running.status, running.body.code]).toEqual([409, 'wrong-status']);
    freezeClock('2026-11-01T00:59');
    expect((await inProcess(admin).refused('closeLedgerMonth', { month: '2026-10' })).body.code).toBe(
      'wrong-status',
    );
    expect(await closedThrough()).toBeUndefined();
    freezeClock('2026-11-01T01:00');
    expect((await inProcess(admin).ok('closeLedgerMonth', { month: '2026-10' })).body.changed).toBe(true);
    const { body } = await inProcess(admin).ok('listLedgerMonths', { year: '2026' });
    expect(body).toMatchObject({ closedThrough: '2026-10', closable: '2026-10' });
    expect(body.data.map(({ isClosed }) => isClosed)).toEqual([false, ...Array(10).fill(true)]);
    expect(body.data[1]?.closed).toEqual({ at: '2026-10-31T18:00:00.000Z', by: admin.name });
    expect(await storedDocument('ledgerMonths', '2026-07')).toMatchObject({ entries: 1 });
  });

  test('are closed by one of many concurrent admins, and the others see who did it', async () => {
    const { admin, other } = await createEntries();
    const many = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? admin : other));
    const replies = await Promise.all(
      many.map((person) => inProcess(person).ok('closeLedgerMonth', { month: '2026-10' })),
    );
    expect(replies.filter(({ body }) => body.changed)).toHaveLength(1);
    const { by } = (await storedDocument('ledgerMonths', '2026-10')).closed as { by: { name: string } };
    const messages = new Set(replies.filter(({ body }) => !body.changed).map(({ body }) => body.message));
    expect([...messages]).toEqual([`Sudah ditutup oleh ${by.name} pada 20 nov 2026, 09.00 WIB.`]);
    expect(await auditEntriesOf('ledger.close')).toEqual([
      expect.objectContaining({
        targetId: 'month-2026-10',
        actorName: by.name,
        details: { before: '', after: '2026-10' },
      }),
    ]);
  });

  test('stay closed: closing an earlier month changes nothing', async () => {
    const { admin } = await createEntries();
    await Promise.all(
      ['2026-08', '2026-10', '2026-09'].map((month) => inProcess(admin).ok('closeLedgerMonth', { month })),
    );
    expect(await closedThrough()).toBe('2026-10');
    const again = await inProcess(admin).ok('closeLedgerMonth', { month: '2026-05' });
    expect(again.body.changed).toBe(false);
    expect(await closedThrough()).toBe('2026-10');
  });

  test('that are invalid are refused; a month that was closed without an admin is listed', async () => {
    const { admin } = await createEntries();
    expect((await inProcess(admin).refused('closeLedgerMonth', { month: '2026-13' })).body.code).toBe(
      'invalid-input',
    );
    await (await database()).doc('totals/ledger').set({ closedThrough: '2026-06' });
    const known = await inProcess(admin).ok('listLedgerMonths', { year: '2026' });
    expect(known.body.data.find(({ _id }) => _id === '2026-06')).toMatchObject({
      isClosed: true,
      closed: null,
    });
  });
});
