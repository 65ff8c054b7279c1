import { auditActions } from 'contract/rules/audit/actions';
import { limits } from 'contract/rules/limits';
import { paymentPostings } from 'contract/rules/money/ledger';
import type { Collection } from '../../../functions/src/data/collection.ts';
import * as stored from '../../../functions/src/data/collections.ts';
import { firestore } from '../../../functions/src/data/firebase.ts';
import { withProof } from '../../../functions/src/model/base/compute-leaf.ts';

const first = Date.UTC(2025, 0, 1);
const momentOf = (index: number): Date => new Date(first + index * 3_600_000);
const dayOf = (index: number): string => momentOf(index).toISOString().slice(0, 10);

const words =
  'Pendaftaran anggota baru dan perpanjangan keanggotaan tahun berjalan dibahas dalam rapat ini. ';
const paragraphs = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'text' as const, content: words.repeat(6) }));
const picture = {
  file: 'images/0123456789abcdef.webp',
  width: 1600,
  height: 900,
  small: { file: 'images/0123456789abcdef-small.webp', width: 640 },
};
const digest = 'f'.repeat(64);

const define =
  <T>(of: Collection<T>) =>
  (recordOf: (index: number, id: string) => T) => ({ name: of.name, recordOf });

/** Creates rows of usual size as the function stores them, each an hour newer than the previous one. */
const makers = [
  define(stored.contactMessages)((index) => ({
    firstName: 'Dewi',
    lastName: `Lestari ${index}`,
    email: `dewi-${index}@example.org`,
    message: words.repeat(4),
    createdAt: momentOf(index),
    state: index % 3 === 0 ? 'open' : 'done',
    isRead: index % 2 === 0,
  })),
  define(stored.audit)((index, id) =>
    withProof(id, {
      at: momentOf(index),
      actorId: 'admin',
      actorName: 'Admin Satu',
      action: auditActions[index % auditActions.length] as string,
      targetId: `user${index}`,
      targetName: `Anggota ${index}`,
      people: ['admin', `user${index}`],
      details: { membership: 'individual' },
      changes: [{ field: 'institution', old: 'Universitas Lama', new: 'Universitas Baru' }],
    }),
  ),
  define(stored.bankLines)((index) => ({
    account: '1234567890',
    date: dayOf(index),
    sen: 14_987_700,
    narrative: `TRSF E-BANKING CR 0101/FTSCY/WS95031 149877.00 ANGGOTA ${index}`,
    reference: `REF${index}`,
    statementId: digest.slice(0, 20),
    importedAt: momentOf(index),
    state: index % 2 === 0 ? 'unknown' : 'matched',
    bills: index % 2 === 0 ? [] : ['ABCD2345'],
    tier: index % 2 === 0 ? null : 'amount',
    why: null,
    decidedBy: null,
    decidedAt: null,
  })),
  define(stored.ledger)((index) => ({
    date: dayOf(index),
    kind: 'payment',
    income: 'individual-renewal',
    postings: [
      ...paymentPostings({ into: 'bank', amount: 149_877, fee: 150_000, period: null }, dayOf(index)),
    ],
    writtenAt: momentOf(index),
    writtenBy: { id: 'admin', name: 'Admin Satu' },
    reason: '',
    payer: { userId: `user${index}`, name: `Anggota ${index}`, memberNumber: `2025${index}` },
    paymentId: `payment${index}`,
    receipt: `KW/2025/${index}`,
    bill: 'ABCD2345',
    period: null,
    of: null,
    keys: ['account:bank', 'anggota', `${index}`],
  })),
  define(stored.outbox)((index) => ({
    kind: 'registration-received',
    to: `dewi-${index}@example.org`,
    userId: `user${index}`,
    data: { name: `Dewi Lestari ${index}` },
    state: 'sent',
    createdAt: momentOf(index),
    attempts: 1,
    dueAt: null,
    settledAt: momentOf(index),
    lastError: null,
  })),
  define(stored.blogs)((index) => ({
    title: `Artikel ${index}`,
    content: paragraphs(12),
    author: 'Admin Satu',
    category: 'research',
    image: picture,
    createdAt: momentOf(index),
    updatedAt: momentOf(index),
  })),
  define(stored.events)((index) => ({
    title: `Acara ${index}`,
    category: 'seminar',
    location: 'Jakarta',
    content: paragraphs(6),
    startDate: momentOf(index),
    endDate: momentOf(index + 5),
    bannerImage: picture,
    link: [],
    createdAt: momentOf(index),
    updatedAt: momentOf(index),
  })),
  define(stored.bin)((index) => ({
    kind: 'blog',
    title: `Artikel ${index}`,
    content: paragraphs(12),
    author: 'Admin Satu',
    category: 'research',
    image: picture,
    createdAt: momentOf(index),
    updatedAt: momentOf(index),
    files: [picture.file],
    deletedAt: momentOf(index),
    deletedBy: 'Admin Satu',
    deletedById: 'admin',
  })),
  define(stored.institutions)((index) => ({
    name: `Universitas ${index}`,
    kind: 'study-programme',
    address: words,
    plaqueAddress: '',
    logo: picture,
    seats: Array.from({ length: limits.institutionStaffSeats }, (_, seat) => ({
      userId: `user${index}-${seat}`,
      isCoordinator: seat === 0,
      since: momentOf(index),
      previousValidUntil: null,
    })),
    invitations: [],
    validUntil: momentOf(index + 20_000),
    openPaymentId: null,
    createdAt: momentOf(index),
    updatedAt: momentOf(index),
  })),
  define(stored.bills)((index) => ({
    account: '1234567890',
    kind: 'renewal',
    membership: 'individual',
    fee: 150_000,
    amount: 149_877,
    uniqueCode: 123,
    payer: `user-user${String(index).padStart(8, '0')}`,
    userId: `user${String(index).padStart(8, '0')}`,
    state: 'open',
    openedAt: momentOf(index),
    dueAt: momentOf(index + 300),
    expireAt: momentOf(index + 300),
    closedAt: null,
    releaseAt: null,
    paymentId: null,
  })),
  define(stored.statementFiles)((index) => ({
    name: `mutasi-${index}.csv`,
    sha256: digest,
    size: 40_000,
    layout: 'bca-personal',
    from: dayOf(index),
    to: dayOf(index + 30),
    lines: 120,
    credits: 80,
    importedAt: momentOf(index),
    importedBy: 'Admin Satu',
  })),
  define(stored.auditCheckpoints)((index, id) => ({
    from: momentOf(index),
    to: momentOf(index),
    size: index + 1,
    count: 100,
    recent: 0,
    root: digest,
    prev: digest,
    // Contains the audit entry with the same id.
    ids: [id, ...Array.from({ length: 99 }, (_, entry) => `entry${index}-${entry}`)],
    leaves: Array.from({ length: 100 }, () => digest),
    frontier: [digest],
    note: words,
  })),
];

const rowsOfEach = 300;

/** Stores rows for all admin lists except users, and their totals. */
export async function fillAdminRecords(): Promise<void> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  for (const { name, recordOf } of makers) {
    for (let index = 0; index < rowsOfEach; index += 1) {
      const id = `row${String(index).padStart(8, '0')}`;
      writer.set(database.collection(name).doc(id), recordOf(index, id));
    }
  }
  const open = rowsOfEach / 3;
  const messages = { open, done: rowsOfEach - open, adopted: true };
  writer.set(database.collection('totals').doc(stored.totalsIds.messages), messages);
  const content = { blogs: rowsOfEach, events: rowsOfEach, journals: 0, products: 0 };
  writer.set(database.collection('totals').doc(stored.totalsIds.content), content);
  await writer.close();
}
