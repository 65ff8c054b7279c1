import { describe, expect, test } from 'vitest';
import { correctEntry, refundEntry } from '../../../../functions/src/model/money/ledger/correct-entry.ts';
import { readProof } from '../../../../functions/src/model/money/payments/proofs.ts';
import { findLedgerViolations } from '../../../support/assertions/money-invariants.ts';
import {
  auditEntriesOf,
  documentsOf,
  everything,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../../support/factories/admin-records.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const bankToCash = { from: 'bank', to: 'cash', amount: '149.877', reason: 'Dibayar tunai.' } as const;
const stored = async () =>
  findLedgerViolations({ ...(await everything()) }).filter((one) => !one.startsWith('entry of'));

async function createEntries() {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  return { admin, member, id: await makeLedgerEntry(member) };
}

describe('a correction', () => {
  test('moves an amount with a new entry of today, and the original entry stays', async () => {
    const { admin, id } = await createEntries();
    const before = (await documentsOf('ledger'))[id];
    const { body, status } = await inProcess(admin).ok('correctLedgerEntry', { id, ...bankToCash });
    expect([status, body]).toEqual([201, { message: 'Koreksi dicatat.', id: `correction-${id}-1` }]);
    const entries = (await valuesOf('audit')).map(({ action, actorId }) => [action, actorId]);
    expect(entries).toEqual([['ledger.correct', admin.id]]);
    const known = await inProcess(admin).ok('getLedgerEntry', { id });
    expect(known.reads).toBeLessThanOrEqual(6);
    expect(known.body.mends).toMatchObject([
      {
        _id: `correction-${id}-1`,
        kind: 'correction',
        date: today(),
        of: id,
        reason: 'Dibayar tunai.',
        postings: [
          { account: 'bank', amount: -149_877 },
          { account: 'cash', amount: 149_877 },
        ],
      },
    ]);
    expect(known.body.standing.map(({ account }) => account)).not.toContain('bank');
    expect(known.body.refundable).toBe(149_877);
    expect((await documentsOf('ledger'))[id]).toEqual(before);
    const again = await inProcess(admin).refused('correctLedgerEntry', { id, ...bankToCash });
    expect(again.body.fields).toEqual({ amount: 'Di akun itu tidak ada sebanyak itu.' });
    expect(await stored()).toEqual([]);
  });

  test('is possible for payments only', async () => {
    const { admin, id } = await createEntries();
    const made = (await inProcess(admin).ok('correctLedgerEntry', { id, ...bankToCash })).body.id;
    const back = { id: made, from: 'cash', to: 'bank', amount: '1', reason: 'Kembali.' } as const;
    const refused = await inProcess(admin).refused('correctLedgerEntry', back);
    expect([refused.body.code, refused.body.message]).toEqual([
      'wrong-status',
      'Hanya catatan pembayaran dan pengeluaran yang dapat diperbaiki.',
    ]);
    const nowhere = await inProcess(admin).refused('getLedgerEntry', { id: 'payment-nowhere' });
    expect(nowhere.body.code).toBe('not-found');
  });
});

describe('a refund', () => {
  test('returns money with a document, leaves the membership, and never exceeds the payment', async () => {
    const { admin, member, id } = await createEntries();
    const paymentProof = await proof();
    const refund = { id, from: 'cash', reason: 'Batal ikut.', paymentProof } as const;
    const before = await documentsOf('users');
    const first = await inProcess(admin).ok('refundLedgerEntry', { ...refund, amount: '100.000' });
    expect(first.body.id).toBe(`refund-${id}-1`);
    const more = await inProcess(admin).refused('refundLedgerEntry', { ...refund, amount: '49.878' });
    expect(more.body.fields).toEqual({ amount: 'Yang masih dapat dikembalikan: Rp\u00a049.877.' });
    await inProcess(admin).ok('refundLedgerEntry', { ...refund, amount: '49.877' });
    expect(await documentsOf('users')).toEqual(before);
    const { mends, refundable, standing } = (await inProcess(admin).ok('getLedgerEntry', { id })).body;
    expect(refundable).toBe(0);
    expect(standing).toEqual([
      { account: 'bank', amount: 149_877 },
      { account: 'cash', amount: -149_877 },
    ]);
    expect(mends.map(({ document, money }) => [document, money])).toEqual([
      ['image', -100_000],
      ['image', -49_877],
    ]);
    const shown = await inProcess(admin).ok('getLedgerDocument', { id: first.body.id });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await inProcess(admin).refused('getLedgerDocument', { id })).body.code).toBe('not-found');
    expect((await inProcess(member).refused('getLedgerDocument', { id })).body.code).toBe('forbidden');
    expect(await auditEntriesOf('ledger.refund')).toHaveLength(2);
    expect(await stored()).toEqual([]);
    const files = Object.keys(await storedFiles()).filter((path) => path.startsWith('payment-proofs/'));
    const named = (await valuesOf('ledger')).flatMap(({ document }) => (document ? [document] : []));
    expect(files).toEqual(expect.arrayContaining(named));
  });

  test('is checked against refunds made meanwhile, also after corrections', async () => {
    const { admin, id } = await createEntries();
    const { image } = await readProof(Buffer.from((await proof()).bytes));
    const move = (amount: number) => {
      const correction = { from: { account: 'bank' }, to: 'corrections', amount, reason: 'Salah.' } as const;
      return correctEntry(id, correction, admin, () => undefined);
    };
    await move(1);
    const refund = { from: 'bank', amount: 100_000, reason: 'Batal ikut.', image } as const;
    beforeNextWrite(() => refundEntry(id, refund, admin, () => undefined));
    await expect(move(100_000)).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await inProcess(admin).ok('getLedgerEntry', { id })).body.refundable).toBe(49_876);
  });

  test('of twenty concurrent ones with corrections, never returns more than was paid', async () => {
    const { admin, id } = await createEntries();
    const { bytes } = await proof();
    const { image } = await readProof(Buffer.from(bytes));
    const refund = { from: 'bank', amount: 40_000, reason: 'Batal ikut.', image } as const;
    const away = { from: { account: 'bank' }, to: 'corrections', amount: 50_000, reason: 'Salah.' } as const;
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 16 }, () => refundEntry(id, refund, admin, () => undefined)),
      ...Array.from({ length: 4 }, () => correctEntry(id, away, admin, () => undefined)),
    ]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['invalid-input']));
    const { mends, refundable } = (await inProcess(admin).ok('getLedgerEntry', { id })).body;
    expect(mends).toHaveLength(20 - refused.length);
    expect(refundable).toBeGreaterThanOrEqual(0);
    expect(refundable).toBeLessThan(40_000);
    expect(await documentsOf('intents')).toEqual({});
    expect(await stored()).toEqual([]);
  });
});
