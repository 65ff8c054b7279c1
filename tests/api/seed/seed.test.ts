import { isPausedAt, lifetimeEnd } from 'contract/rules/membership';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { InstitutionRecord } from '../../../functions/src/data/institution-records.ts';
import type { PaymentRecord, UserRecord } from '../../../functions/src/data/records.ts';
import type { PlaceInGroup } from '../../../functions/src/model/events/registration/records.ts';
import { storeDoubles } from '../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { encodeReceiptCode } from '../../../functions/src/model/money/receipts/receipt-codes.ts';
import { demoAccounts } from '../../../tools/seed/demo-accounts.ts';
import { people } from '../../../tools/seed/people.ts';
import { demoPlan } from '../../../tools/seed/plan.ts';
import { type SeedResult, seed } from '../../../tools/seed/seed.ts';
import { createStatementFiles, type StatementFile } from '../../../tools/seed/statements/files.ts';
import * as texts from '../../../tools/seed/texts.ts';
import { findLedgerViolations } from '../../support/assertions/money-invariants.ts';
import { documentsOf, everything, fileBytes, storedFiles } from '../../support/assertions/stores.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';

let result: SeedResult;
let users: Record<string, UserRecord>;
let payments: Record<string, PaymentRecord>;

/** One seed for the file: its tests only read, except for the sessions of logins. */
shareStores();
beforeAll(async () => {
  result = await seed();
  users = (await documentsOf('users')) as unknown as Record<string, UserRecord>;
  payments = (await documentsOf('payments')) as unknown as Record<string, PaymentRecord>;
});

const members = (): [string, UserRecord][] =>
  Object.entries(users).filter(([, { role }]) => role === 'Member');

test('the demo data has all promised accounts, and several pages of both requests', () => {
  expect(result).toMatchObject({ loaded: true, accounts: people.length + 1 });
  expect(Object.keys(users)).toHaveLength(demoAccounts.length + 60);
  const withStatus = (status: string) => members().filter(([, { isActive }]) => isActive === status);
  expect(withStatus('waitingApproval').length).toBeGreaterThanOrEqual(23);
  expect(withStatus('RequestRenew').length).toBeGreaterThanOrEqual(13);
  expect(new Set(Object.values(users).map(({ email }) => email)).size).toBe(Object.keys(users).length);
});

test('the demo totals match the records', async () => {
  const counted: Record<string, number> = {};
  for (const { isActive } of Object.values(users)) counted[isActive] = (counted[isActive] ?? 0) + 1;
  expect(await documentsOf('totals')).toEqual({
    members: { all: Object.keys(users).length, byStatus: counted },
    admins: { count: 1 },
    content: {
      blogs: texts.blogs.published.length + texts.blogs.unpublished.length,
      events: texts.events.length,
      journals: texts.journals.length,
      products: texts.products.length,
    },
    memberMonths: expect.any(Object),
    ledger: expect.objectContaining({ closedThrough: expect.stringMatching(/^20\d\d-\d\d$/) }),
    messages: {
      open: texts.messages.filter(({ state }) => state === 'open').length,
      done: texts.messages.filter(({ state }) => state === 'done').length,
    },
  });
});

test('the demo history adds up to the current members and all approvals', async () => {
  const sums: Record<string, number> = {};
  for (const month of Object.values((await documentsOf('totals')).memberMonths ?? {})) {
    for (const [what, by] of Object.entries(month as object)) sums[what] = (sums[what] ?? 0) + by;
  }
  const { joined, ...byStatus } = sums;
  expect(byStatus).toEqual((await documentsOf('totals')).members?.byStatus);
  const numbered = members().filter(([, { memberNumber }]) => memberNumber !== null);
  expect(joined).toBe(numbered.length + 1);
});

test('every demo member has dates and a payment that fit the status', () => {
  const now = new Date();
  const threeYearsAgo = new Date(now.getTime() - 3 * 366 * 86_400_000);
  for (const [id, user] of members()) {
    const { email, isActive, validUntil, paymentId, createdAt, updatedAt, memberNumber } = user;
    const payment = payments[paymentId ?? ''];
    const state = { waitingApproval: 'waiting', RequestRenew: 'waiting', rejectedByAdmin: 'rejected' };
    expect({ email, state: payment?.state, userId: payment?.userId }).toEqual({
      email,
      state: state[isActive as keyof typeof state] ?? 'approved',
      userId: id,
    });
    if (isActive === 'active') expect(validUntil?.getTime(), email).toBeGreaterThan(now.getTime());
    if (isActive === 'expired') expect(validUntil?.getTime(), email).toBeLessThan(now.getTime());
    expect({ email, numbered: memberNumber !== null }).toEqual({
      email,
      numbered: isActive !== 'waitingApproval',
    });
    expect(createdAt.getTime(), email).toBeGreaterThan(threeYearsAgo.getTime());
    expect(createdAt.getTime(), email).toBeLessThanOrEqual(updatedAt.getTime());
    expect(updatedAt.getTime(), email).toBeLessThanOrEqual(now.getTime());
  }
});

test('the demo data has one member for life and one pause that runs', () => {
  const now = new Date();
  const forLife = members().filter(([, { life }]) => life);
  expect(forLife.map(([, { validUntil, isActive }]) => [validUntil, isActive])).toEqual([
    [lifetimeEnd, 'active'],
  ]);
  const paused = members().filter(([, { pausedUntil }]) => pausedUntil);
  expect(paused).toHaveLength(1);
  expect(paused.map(([, user]) => isPausedAt(user, now))).toEqual([true]);
});

test('the demo data has a member number per approved member, and an audit entry per request and decision', async () => {
  const numbers = await documentsOf('memberNumbers');
  const numbered = members().filter(([, { memberNumber }]) => memberNumber !== null);
  expect(
    Object.entries(numbers)
      .map(([number, { userId }]) => [userId, number])
      .sort(),
  ).toEqual(numbered.map(([id, { memberNumber }]) => [id, memberNumber]).sort());
  const dues = Object.values(payments).filter(({ kind }) => kind !== 'event');
  const handedIn = dues.filter(({ manual }) => manual === undefined);
  const decisions = handedIn.filter(({ state }) => state !== 'waiting').length;
  const requests = Object.values(await documentsOf('audit')).filter(
    ({ action, targetId }) => /^(registration|renewal)\./.test(String(action)) && String(targetId) in users,
  );
  expect(requests).toHaveLength(handedIn.length + decisions);
});

test('the demo audit covers all kinds of actions, in the past, with the people of each entry', async () => {
  const entries = Object.values(await documentsOf('audit'));
  const kinds = new Set(entries.map(({ action }) => action));
  const expected = ['user.update', 'payment.view', 'registration.reject', 'message.done', 'blog.create'];
  expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
  const halfAYearAgo = Date.now() - 183 * 86_400_000;
  expect(entries.filter(({ at }) => (at as Date).getTime() > halfAYearAgo).length).toBeGreaterThan(30);
  for (const { at, actorId, targetId, people: both } of entries) {
    expect((at as Date).getTime()).toBeLessThan(Date.now());
    // A decision about a payment for an event also names its person.
    const named = [...new Set([actorId, targetId])];
    expect((both as string[]).slice(0, named.length)).toEqual(named);
  }
});

test('the demo receipts of all approved payments have numbers, two of them with a tax number', async () => {
  const approved = Object.entries(payments).filter(([, { state }]) => state === 'approved');
  const register = await documentsOf('receiptNumbers');
  expect(Object.keys(register)).toHaveLength(approved.length);
  for (const [id, { receipt }] of approved)
    expect(register[receipt?.number.replaceAll('/', '-') ?? '']?.paymentId).toBe(id);
  const withTaxNumber = approved.map(([, { receipt }]) => receipt).filter((receipt) => receipt?.taxNumber);
  expect(new Set(withTaxNumber.map((receipt) => `${receipt?.name} ${receipt?.taxNumber}`))).toEqual(
    new Set(['Nirmala Prameswari 0000123456789012', 'Universitas Arunika Nusantara 000123456789012']),
  );
  const [{ number = '', secret = '' } = {}] = withTaxNumber;
  const { body } = await anonymous.ok('checkReceipt', { code: encodeReceiptCode({ number, secret }) });
  expect(body.verdict).toBe('genuine');
});

test('the demo data has notes, tasks, tags and own fields of members', async () => {
  const [notes, tasks] = [await documentsOf('memberNotes'), await documentsOf('memberTasks')];
  expect(Object.values(notes)).toHaveLength(2);
  expect(Object.values(tasks).map(({ isOpen }) => isOpen)).toEqual([true, true]);
  const tagged = Object.values(await documentsOf('users')).flatMap(({ tags }) => (tags as string[]) ?? []);
  expect(tagged.toSorted()).toEqual(['Pembicara', 'Pembicara', 'Pengurus daerah']);
  expect((await documentsOf('settings')).memberFields).toMatchObject({
    fields: [{ label: 'Ukuran kaus' }, { label: 'Angkatan' }],
  });
});

test('the demo data has one pair of doubles, which the daily job finds too', async () => {
  const doubles = Object.values(await documentsOf('memberDoubles'));
  expect(doubles).toMatchObject([{ state: 'open', reasons: ['phone', 'name'] }]);
  const names = doubles.flatMap((double) => double.people as string[]).map((id) => users[id]?.name);
  expect(names.toSorted()).toEqual(['Agung Wicaksono', 'Agung Wichaksono']);
  const before = await everything();
  await storeDoubles(defaultJobOptions);
  expect((await everything()).documents.memberDoubles).toEqual(before.documents.memberDoubles);
});

test('the demo data has two membership letters of one member', async () => {
  const letters = Object.entries(await documentsOf('membershipLetters'));
  expect(letters.map(([, { name, nuptk }]) => [name, nuptk])).toEqual([
    ['Nirmala Prameswari', '0000111122223333'],
    ['Nirmala Prameswari', '0000111122223333'],
  ]);
  const [[code = ''] = []] = letters;
  expect((await anonymous.ok('checkMembershipLetter', { code })).body.verdict).toBe('valid');
});

test('the demo ledger has each approved payment once, and releases the income of this year', async () => {
  const booked = Object.values(await documentsOf('ledger'));
  const approved = Object.values(payments).filter(({ state }) => state === 'approved');
  expect(booked.filter(({ paymentId }) => paymentId !== undefined)).toHaveLength(approved.length);
  expect(booked.some(({ kind }) => kind === 'release')).toBe(true);
});

test('the demo data has a manual payment, a refund, expenses with documents, and closed months', async () => {
  const stored = await everything();
  expect(findLedgerViolations(stored)).toEqual([]);
  const kinds = ['manual', 'refund'].map((kind) =>
    Object.values(stored.documents.ledger ?? {}).filter((entry) => entry.kind === kind),
  );
  expect(kinds).toMatchObject([
    [{ reason: 'Dibayar ke rekening panitia seminar.' }],
    [{ postings: expect.arrayContaining([{ account: 'bank', amount: -150_000 }]) }],
  ]);
  const spent = Object.values(stored.documents.ledger ?? {}).filter(({ kind }) => kind === 'expense');
  expect(spent.map(({ reason }) => reason).sort()).toEqual([
    'Biaya administrasi rekening.',
    'Honor pembicara webinar.',
    'Konsumsi rapat pengurus.',
    'Sewa aula seminar nasional.',
  ]);
  const actions = Object.values(stored.documents.audit ?? {}).map(({ action }) => action);
  expect(
    ['payment.record', 'ledger.refund', 'ledger.expense', 'ledger.opening', 'ledger.close'].filter(
      (one) => !actions.includes(one),
    ),
  ).toEqual([]);
  const closed = Object.values(stored.documents.ledgerMonths ?? {}).filter((month) => month.closed);
  expect(closed).toMatchObject([{ closed: { by: { name: 'Ratna Kinanti' } } }]);
});

test('the demo institutions agree with their people, payments and ends', async () => {
  const institutions = Object.entries(await documentsOf('institutions')) as unknown as [
    string,
    InstitutionRecord,
  ][];
  expect(institutions.map(([, { seats }]) => seats.length).sort()).toEqual([3, 4]);
  expect(institutions.filter(([, { openPaymentId }]) => openPaymentId !== null)).toHaveLength(1);
  for (const [id, { name, seats, validUntil, openPaymentId }] of institutions) {
    for (const { userId, isCoordinator } of seats) {
      const user = users[userId];
      expect(user?.seat).toEqual({ institutionId: id, institution: name, isCoordinator });
      expect(user?.validUntil?.getTime()).toBeGreaterThanOrEqual(Number(validUntil));
      if (isCoordinator && openPaymentId !== null) expect(user?.paymentId).toBe(openPaymentId);
    }
    const own = Object.values(payments).filter(({ institutionId }) => institutionId === id);
    const paid = own.filter(({ kind }) => kind !== 'event');
    expect(paid.length).toBeGreaterThan(0);
    for (const { amount, bill } of paid) expect(amount).toBe(bill === undefined ? 1_900_000 : 1_899_322);
  }
});

test('the demo workshop has 30 of 40 places, six of them of a paid group with two names', async () => {
  const [[id, group] = ['', undefined], ...others] = Object.entries(await documentsOf('eventGroups'));
  expect(others).toEqual([]);
  expect(group).toMatchObject({ state: 'confirmed', institutionName: 'Universitas Arunika Nusantara' });
  const places = Object.values(await documentsOf('eventRegistrations')).filter(
    ({ event }) => event === group?.event,
  );
  expect(places).toHaveLength(30);
  const own = places.flatMap(({ group: of }) => (of === undefined ? [] : [of as PlaceInGroup]));
  expect(own.map((place) => [place.id, place.number, place.isNamed]).sort()).toEqual([
    [id, 1, true],
    [id, 2, true],
    ...[3, 4, 5, 6].map((number) => [id, number, false]),
  ]);
});

test('the demo messages are unread, open and done', async () => {
  const admin = demoAccounts[0] as (typeof demoAccounts)[number];
  const { token } = (await anonymous.ok('login', admin)).body;
  const { data, open, total } = (await as(token).ok('listMessages', {})).body;
  expect([data.length, total, open]).toEqual([8, 8, 5]);
  expect(data.filter(({ isRead }) => !isRead)).toHaveLength(3);
  const assigned = (await as(token).ok('listMessages', { assignee: 'mine' })).body.data;
  const threads = await Promise.all(
    assigned.map(async ({ _id }) => (await as(token).ok('getMessage', { id: _id })).body),
  );
  expect(threads.map(({ entries }) => entries.map(({ kind }) => kind))).toEqual([
    ['answer', 'reply'],
    ['answer', 'note'],
  ]);
  expect((await as(token).ok('listMessageTemplates', {})).body.data).toHaveLength(1);
  expect((await as(token).ok('listOwnAnnouncements', {})).body.data).toHaveLength(1);
  expect((await as(token).ok('listAuditEntries', {})).body.hasMore).toBe(true);
});

test('the demo data has a draft, a scheduled article and binned content, all invisible to visitors', async () => {
  const admin = demoAccounts[0] as (typeof demoAccounts)[number];
  const { token } = (await anonymous.ok('login', admin)).body;
  const written = (await as(token).ok('listWrittenBlogs', {})).body.data;
  const hidden = written.filter(({ state }) => state !== 'published');
  expect(hidden.map(({ state }) => state).sort()).toEqual(['draft', 'scheduled']);
  const { data } = (await as(token).ok('listBin', {})).body;
  expect(data).toMatchObject([{ kind: 'blog', title: 'Pengumuman Libur Sekretariat (salinan)' }]);
  const shown = (await anonymous.ok('listBlogs', {})).body.map(({ _id }) => _id);
  expect([...hidden, ...data].filter(({ _id }) => shown.includes(_id))).toEqual([]);
});

test('demo articles and events have pictures that also exist in 720 pixels, like uploads', async () => {
  const [articles, coming] = await Promise.all([
    anonymous.ok('listBlogs', {}),
    anonymous.ok('listEvents', {}),
  ]);
  const ids = [...articles.body, ...coming.body].map(({ imageSmall }) =>
    String(imageSmall?.src.slice('/api/images/'.length)),
  );
  expect(new Set(ids).size).toBe(texts.blogs.published.length + texts.events.length);
  for (const id of ids) {
    const { bytes } = await anonymous.ok('getImage', { id });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 405 });
  }
});

test('the demo data refers to exactly the stored files', async () => {
  const field = async (collection: string, name: string) =>
    Object.values(await documentsOf(collection)).flatMap((document) => {
      const stored = document[name] as { file: string; small?: { file: string } } | null;
      return stored === null ? [] : [stored.file, ...(stored.small === undefined ? [] : [stored.small.file])];
    });
  const referred = [
    ...Object.values(users).flatMap(({ photoFile }) => (photoFile === null ? [] : [photoFile])),
    ...Object.values(payments).map(({ file }) => file),
    // A manual payment has a document file.
    ...Object.values(await documentsOf('ledger')).flatMap(({ kind, document }) =>
      kind === 'refund' || kind === 'expense' ? [document] : [],
    ),
    ...(await field('blogs', 'image')),
    ...(await field('events', 'bannerImage')),
    ...(await field('products', 'image')),
    ...(await field('journals', 'document')),
    ...(await field('institutions', 'logo')),
  ];
  const files = await storedFiles();
  expect(Object.keys(files).sort()).toEqual(referred.sort());
  for (const [path, { contentType, size }] of Object.entries(files)) {
    expect(Number(size), path).toBeGreaterThan(500);
    expect(contentType, path).toBe(typeOf(path));
  }
  const checksums = Object.values(payments).map(({ sha256 }) => sha256);
  expect(new Set(checksums).size, 'no proof was used twice').toBe(checksums.length);
});

const typeOf = (path: string): string => {
  if (path.startsWith('documents/')) return 'application/pdf';
  return path.startsWith('profile-photos/') ? 'image/jpeg' : 'image/webp';
};

test('demo journals are complete PDF files', async () => {
  const [journal, ...others] = Object.values(await documentsOf('journals'));
  expect(others.length + 1).toBeGreaterThan(7);
  const document = journal?.document as { file: string } | undefined;
  const file = (await fileBytes(String(document?.file))).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
  const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe('xref');
});

test('demo pictures have the stored size, and documents the stored size and name', async () => {
  for (const name of ['listBlogs', 'listEvents', 'listProducts'] as const) {
    for (const row of (await anonymous.ok(name, {})).body) {
      const path = 'image' in row ? row.image : row.bannerImage;
      const { bytes } = await anonymous.ok('getImage', { id: String(path?.split('/').at(-1)) });
      const { width, height } = await sharp(bytes).metadata();
      expect({ width, height }, row.title).toEqual(row.imageSize);
    }
  }
  for (const { _id, title, fileName, fileSize } of (await anonymous.ok('listJournals', {})).body) {
    const { bytes } = await anonymous.ok('downloadJournal', { id: _id });
    expect([fileName, fileSize]).toEqual([`${title}.pdf`, bytes.length]);
  }
});

test('every demo account can log in and read its own record', async () => {
  for (const { email, password } of demoAccounts) {
    const { body } = await anonymous.ok('login', { email, password });
    const { body: profile } = await as(body.token).ok('getProfile', {});
    expect(profile).toMatchObject({ email, _id: body.user._id });
    if (profile.profilePhoto !== null) await as(body.token).ok('getProfilePhoto', { id: profile._id });
    if (profile.role === 'Member') await as(body.token).ok('getPaymentProof', { id: profile._id });
  }
  const further = people.at(-1);
  await anonymous.ok('login', { email: String(further?.email), password: String(further?.password) });
});

test('loading the demo data twice changes nothing', async () => {
  const before = await everything();
  expect(await seed()).toMatchObject({ loaded: false });
  expect(await everything()).toEqual(before);
});

/** The last test, because its import stays. */
test('the demo statement pays most waiting requests, and leaves some for an admin', async () => {
  const [statement] = createStatementFiles(demoPlan(new Date()).bank);
  const login = { email: 'admin@example.org', password: 'admin-demo-1' };
  const admin = as((await anonymous.ok('login', login)).body.token);
  const { body } = await admin.ok('importStatement', { statement: statement as StatementFile });
  expect(body).toMatchObject({ layout: 'bca-personal', lines: 36, credits: 33, added: 33, matched: 31 });
});

test('eight members have a profile in the directory, which visitors see in part', async () => {
  const published = members().filter(([, { directory }]) => directory?.publicId);
  expect(published).toHaveLength(8);
  const { body } = await anonymous.ok('listDirectory', {});
  expect(body.total).toBe(7);
  expect(body.data.filter(({ expertise }) => expertise === '')).toHaveLength(1);
});
