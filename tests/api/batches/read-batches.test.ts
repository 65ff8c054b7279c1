import { dayStart } from 'contract/text/dates';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BankLineRecord, BillRecord } from '../../../functions/src/data/bill-records.ts';
import {
  audit,
  bankLines,
  bills,
  blogs,
  ledger,
  payments,
  quarantine,
  users,
} from '../../../functions/src/data/collections.ts';
import type { LedgerRecord } from '../../../functions/src/data/ledger-records.ts';
import type { QuarantineRecord } from '../../../functions/src/data/maintenance-records.ts';
import type { UserRecord } from '../../../functions/src/data/records.ts';
import { createAuditRecord } from '../../../functions/src/model/base/audit.ts';
import { withProof } from '../../../functions/src/model/base/compute-leaf.ts';
import { eraseFromAudit } from '../../../functions/src/model/base/erase-from-audit.ts';
import { filesOfImage } from '../../../functions/src/model/files/image-paths.ts';
import { closeUnanswered } from '../../../functions/src/model/maintenance/close-unanswered.ts';
import { completeRequests } from '../../../functions/src/model/maintenance/complete-requests.ts';
import { readQuarantine } from '../../../functions/src/model/maintenance/quarantine.ts';
import { findReferredFiles } from '../../../functions/src/model/maintenance/referred-files.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { clearLapsed } from '../../../functions/src/model/maintenance/retention/clear-lapsed.ts';
import { sendReminders } from '../../../functions/src/model/maintenance/send-reminders.ts';
import { repairMonths } from '../../../functions/src/model/money/ledger/months.ts';
import { createUserRecord } from '../../../functions/src/model/people/profile/user-record.ts';
import { findAffectedPeople } from '../../../tools/breach/affected-people.ts';
import { checkpointAudit, checkpointedIds, entryIds } from '../../support/assertions/audit-verification.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAuditEntry } from '../../support/factories/admin-records.ts';
import { storeRows } from '../../support/factories/many-rows.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { as, type InputOf } from '../../support/suite/client.ts';

/** Each test has more rows than two batches of its loop, because the second and third batch start after a row. */

const minute = 60_000;
const start = Date.parse('2026-01-05T03:00:00.000Z');
const at = (index: number) => new Date(start + index * minute);
const inDays = (days: number) => new Date(dayStart(new Date(), days + 1).getTime() - minute);

/** Stores members with unique names, in another order than that of their ids and dates. */
const storeMembers = (count: number, toFields: (index: number) => Partial<UserRecord> = () => ({})) =>
  storeRows(users, count, (index) =>
    createUserRecord({
      name: `Anggota ${String((index * 7919) % count).padStart(5, '0')}`,
      email: `anggota-${index}@example.org`,
      emailVerifiedAt: at(index),
      role: 'Member',
      isActive: 'active',
      memberNumber: `SISINDO-2026-${String(index).padStart(6, '0')}`,
      createdAt: at(index),
      updatedAt: at(index),
      ...toFields(index),
    }),
  );

const storeLedgerEntries = (count: number) =>
  storeRows(
    ledger,
    count,
    (index): Partial<LedgerRecord> => ({
      date: '2026-01-05',
      kind: 'payment',
      income: 'individual-renewal',
      postings: [
        { account: 'bank', amount: 1000 },
        { account: 'dues', amount: -1000 },
      ],
      reason: `Uji ${index}`,
      payer: null,
      of: null,
      writtenAt: at(index),
      writtenBy: { id: 'admin', name: 'Admin' },
    }),
  );

const storeAuditEntries = (count: number, people: string[] = ['anggota']) =>
  storeRows(audit, count, (index) => {
    const actor = { id: 'admin', name: 'Admin' };
    const record = createAuditRecord(actor, 'user.update', { id: people[0] ?? '', name: 'Anggota' });
    return withProof(`row${String(index).padStart(5, '0')}`, { ...record, people, at: at(index) });
  });

const namesIn = (text: string): string[] => text.match(/Anggota \d{5}/g) ?? [];

async function exportRows<N extends 'exportUsers' | 'exportMoney' | 'exportLedger' | 'exportAudit'>(
  name: N,
  input: InputOf<N>,
): Promise<string> {
  const { bytes } = await as(await makeAdmin()).ok(name, input);
  return bytes.toString('utf8');
}

test('a query of batches sorts by a selected field only', () => {
  const rows = bills.select('expireAt', 'amount');
  type Order = Parameters<typeof rows.inBatches>[0]['orderBy'];
  expectTypeOf<'expireAt' | 'amount'>().toExtend<Order>();
  expectTypeOf<'openedAt'>().not.toExtend<Order>();
});

describe('a file contains all rows of its list', { tags: ['full'] }, () => {
  test('users, in each order', async () => {
    await storeMembers(1001, (index) => ({ validUntil: inDays(index % 30) }));
    for (const sort of ['name', '-name', 'createdAt', '-createdAt'] as const) {
      const names = namesIn(await exportRows('exportUsers', { role: 'Member', sort }));
      expect([sort, names.length, new Set(names).size]).toEqual([sort, 1001, 1001]);
      if (sort === 'name') expect(names).toEqual([...names].sort());
    }
    expect(new Set(namesIn(await exportRows('exportUsers', { status: 'ending' }))).size).toBe(1001);
    expect(new Set(namesIn(await exportRows('exportMoney', { file: 'ending' }))).size).toBe(1001);
  });

  test('open bills', async () => {
    await storeRows(
      bills,
      601,
      (index): Partial<BillRecord> => ({
        membership: 'individual',
        amount: 149_000,
        openedAt: at(index),
        dueAt: at(index),
        expireAt: at(index),
        userId: null,
      }),
    );
    const text = await exportRows('exportMoney', { file: 'bills' });
    expect(new Set(text.match(/row\d{5}/g)).size).toBe(601);
  });

  test('unknown bank lines', async () => {
    await storeRows(
      bankLines,
      1001,
      (index): Partial<BankLineRecord> => ({
        state: 'unknown',
        date: '2026-01-05',
        sen: 100_00 + index,
        narrative: `TRSF ${index}`,
        reference: null,
      }),
    );
    const text = await exportRows('exportMoney', { file: 'unrecognised' });
    expect(new Set(text.match(/TRSF \d+/g)).size).toBe(1001);
  });

  test('ledger entries', async () => {
    await storeLedgerEntries(1001);
    const text = await exportRows('exportLedger', { month: '2026-01' });
    expect(new Set(text.match(/Uji \d+/g)).size).toBe(1001);
  });

  test('audit entries and checkpoints', async () => {
    const admin = await makeAdmin();
    for (let number = 0; number < 41; number += 1) {
      await makeAuditEntry(admin, 'user.update', admin);
      expect(await checkpointAudit()).toBe(1);
    }
    await storeAuditEntries(1001);
    const text = await exportRows('exportAudit', {});
    expect(new Set(text.match(/row\d{5}/g)).size).toBe(1001);
    expect(text.match(/"note":/g)).toHaveLength(41);
  });
});

test('a checkpoint follows more than a hundred checkpoints of ten minutes', { tags: ['full'] }, async () => {
  const admin = await makeAdmin();
  for (let number = 0; number < 102; number += 1) {
    await makeAuditEntry(admin, 'user.update', admin, { at: new Date(start + number * 5000) });
    expect(await checkpointAudit()).toBe(1);
  }
  expect(await checkpointedIds()).toEqual(await entryIds());
});

test('a search of the audit log finds an entry behind two batches', async () => {
  const admin = await makeAdmin();
  await storeAuditEntries(301);
  await makeAuditEntry(admin, 'user.update', { id: 'lama', name: 'Wulan Lama' }, { at: at(-1) });
  const { body } = await as(admin).ok('listAuditEntries', { q: 'wulan lama' });
  expect(body.data.map(({ targetName }) => targetName)).toEqual(['Wulan Lama']);
});

test('an erasure clears a person from all entries', async () => {
  await storeAuditEntries(301, ['dihapus']);
  expect(await eraseFromAudit('dihapus')).toBe(301);
  expect(await eraseFromAudit('dihapus')).toBe(0);
});

test('a month of the ledger is recounted from all entries', async () => {
  await storeLedgerEntries(1001);
  expect(await repairMonths(false)).toEqual(['ledgerMonths/2026-01 entries: 0 -> 1001']);
  expect(await storedDocument('ledgerMonths', '2026-01')).toMatchObject({
    entries: 1001,
    balances: { bank: 1_001_000 },
    received: { 'individual-renewal': 1_001_000 },
  });
});

describe('a job finds all due rows', () => {
  const dryRun = { ...defaultJobOptions, dryRun: true };

  test('reminders', async () => {
    await storeMembers(1001, () => ({ validUntil: inDays(30) }));
    expect(await sendReminders(dryRun)).toMatchObject({ done: { reminders: 1001 }, failures: [] });
  });

  test('unanswered questions', async () => {
    await storeMembers(1001, (index) => ({
      isActive: 'RequestRenew',
      question: {
        text: 'Bukti?',
        askedAt: at(-index),
        askedBy: 'Admin',
        noticedAt: null,
        paymentId: `pay${index}`,
      },
    }));
    expect(await closeUnanswered(dryRun)).toMatchObject({ done: { notices: 1001 }, failures: [] });
  });

  test('lapsed memberships', async () => {
    await storeMembers(1001, (index) => ({
      isActive: 'expired',
      validUntil: new Date(Date.UTC(2015, 0, 1) + index * minute),
    }));
    expect(await clearLapsed(dryRun)).toMatchObject({ done: { notices: 1001 }, failures: [] });
  });

  test('waiting requests without upload time or check', async () => {
    await storeMembers(401, (index) => ({ isActive: 'RequestRenew', paymentId: `pay${index}` }));
    expect(await completeRequests(dryRun)).toMatchObject({
      done: { dated: 401, checked: 401 },
      failures: [],
    });
  });

  test('pictures of articles', async () => {
    const image = (index: number) => ({ file: `images/article-${index}`, width: 640, height: 360 });
    await storeRows(blogs, 401, (index) => ({ image: image(index), content: [], updatedAt: at(index) }));
    const paths = [0, 200, 400].flatMap((index) => filesOfImage(image(index)));
    const found = await findReferredFiles('images', paths);
    expect(paths.filter((path) => !found.has(path))).toEqual([]);
  });

  test('files in quarantine', async () => {
    await storeRows(
      quarantine,
      1001,
      (index): Partial<QuarantineRecord> => ({ kind: 'files', name: `file${index}`, since: at(index) }),
    );
    expect((await readQuarantine()).files.size).toBe(1001);
  });

  test('people with a payment proof', async () => {
    await storeMembers(1001);
    await storeRows(payments, 1001, (index) => ({
      userId: `row${String(index).padStart(5, '0')}`,
      file: `payment-proofs/${index}`,
    }));
    expect(await findAffectedPeople({ kind: 'proofs' })).toHaveLength(1001);
  });

  test('people whose data an account could read', async () => {
    await storeMembers(1);
    await storeAuditEntries(1001, ['row00000', 'admin']);
    const scope = { kind: 'account', id: 'admin', since: at(-1), until: at(2000) } as const;
    expect(await findAffectedPeople(scope)).toHaveLength(1);
  });
});
