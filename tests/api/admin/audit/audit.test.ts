import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deriveAuditSigner } from '../../../../functions/src/model/audit-log/checkpoint.ts';
import { checkpointDueEntries } from '../../../../functions/src/model/audit-log/checkpoint-due-entries.ts';
import { makeAuditEntry } from '../../../support/factories/admin-records.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, type InputOf } from '../../../support/suite/client.ts';

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const listed = async (admin: Person, filter: InputOf<'listAuditEntries'> = {}) =>
  (await as(admin).ok('listAuditEntries', filter)).body;

test('an entry contains actor, action, target, time and details', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
  const { data, page, hasMore } = await listed(admin);
  expect([page, hasMore]).toEqual([1, false]);
  expect(data).toEqual([
    {
      _id: expect.any(String),
      at: expect.any(String),
      actorId: admin.id,
      actorName: admin.name,
      action: 'renewal.reject',
      targetId: member.id,
      targetName: member.name,
      details: { reason: 'Buram.', mail: expect.any(String) },
      changes: [],
      isSealed: false,
      isMissed: false,
      hasCommitments: true,
    },
  ]);
});

test('an edit contains old and new values, and whether a checkpoint covers it', async () => {
  const [admin, member] = await Promise.all([
    makeAdmin(),
    makeMember({ record: { name: 'Budi Lama', expertise: '', phoneNumber: '+62 800 1111' } }),
  ]);
  const edit = {
    name: 'Budi Baru',
    phoneNumber: '',
    expertise: 'Tata kelola TI',
    taxNumber: '3201234567890001',
  };
  await as(admin).ok('updateUser', { id: member.id, ...edit });
  const before = await listed(admin);
  expect([before.sealedUntil, before.data[0]?.isSealed]).toEqual([null, false]);
  await checkpointDueEntries({ signer: deriveAuditSigner(process.env.CARD_SIGNING_KEY ?? ''), settleMs: 0 });
  const { data, sealedUntil } = await listed(admin);
  expect(sealedUntil).toBe(data[0]?.at);
  expect(data).toMatchObject([
    {
      action: 'user.update',
      isSealed: true,
      isMissed: false,
      details: { fields: 'name, expertise, phoneNumber' },
      changes: [
        { field: 'name', old: 'Budi Lama', new: 'Budi Baru' },
        { field: 'expertise', old: null, new: 'Tata kelola TI' },
        { field: 'phoneNumber', old: '+62 800 1111', new: null },
      ],
    },
  ]);
});

describe('the pages', () => {
  const fill = async (admin: Person, count: number) => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) ids.push(await makeAuditEntry(admin, 'user.update', admin));
    return ids.reverse();
  };

  test('start with the newest entry, continue after a row, and report the end; beyond it the first one is returned', async () => {
    const admin = await makeAdmin();
    const newestFirst = await fill(admin, 23);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const body = await listed(admin, { page, after: seen.at(-1) });
      seen.push(...idsOf(body.data));
      expect([body.page, body.hasMore]).toEqual([page, page < 3]);
    }
    expect(seen).toEqual(newestFirst);
    expect(idsOf((await listed(admin, { page: 2 })).data)).toEqual(newestFirst.slice(10, 20));
    expect((await listed(admin, { limit: 23 })).hasMore).toBe(false);
    for (const page of [4, 99, 1_000_000]) {
      const body = await listed(admin, { page });
      expect([body.page, body.hasMore]).toEqual([1, true]);
      expect(idsOf(body.data)).toEqual(newestFirst.slice(0, 10));
    }
    expect((await listed(admin, { page: 4, after: seen.at(-1) })).page).toBe(1);
  });
});

test('a search for words finds names, details and values, newest first, page by page', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ record: { name: 'Sekar Ayu' } })]);
  const changes = [{ field: 'phoneNumber', old: '+62 800 1234', new: '+62 800 5678' }];
  const edit = await makeAuditEntry(admin, 'user.update', admin, { changes });
  const reason = await makeAuditEntry(admin, 'renewal.reject', admin, {
    details: { reason: 'SEKAR buram' },
  });
  const name = await makeAuditEntry(admin, 'renewal.reject', member);
  const idsFor = async (filter: InputOf<'listAuditEntries'>) => idsOf((await listed(admin, filter)).data);
  expect(await idsFor({ q: 'sekar' })).toEqual([name, reason]);
  expect(await idsFor({ q: '800 5678' })).toEqual([edit]);
  expect(await idsFor({ q: 'sekar', person: member.id })).toEqual([name]);
  expect(await idsFor({ q: 'tidak ada' })).toEqual([]);
  const first = await listed(admin, { q: 'sekar', limit: 1 });
  expect([idsOf(first.data), first.hasMore]).toEqual([[name], true]);
  const second = await listed(admin, { q: 'sekar', limit: 1, page: 2, after: name });
  expect([idsOf(second.data), second.page, second.hasMore]).toEqual([[reason], 2, false]);
});

describe('the filter', () => {
  const at = (moment: string) => ({ at: new Date(moment) });

  /** Half past midnight on the first is still the 31st in London. */
  async function history() {
    const [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
    const entries = {
      early: await makeAuditEntry(admin, 'user.update', member, at('2026-01-31T16:59:59.999Z')),
      first: await makeAuditEntry(other, 'user.update', member, at('2026-01-31T17:00:00.000Z')),
      promoted: await makeAuditEntry(admin, 'admin.promote', other, at('2026-02-10T03:00:00.000Z')),
      late: await makeAuditEntry(member, 'renewal.request', member, at('2026-02-10T17:00:00.000Z')),
    };
    const found = async (filter: InputOf<'listAuditEntries'>) => {
      const { data } = await listed(admin, filter);
      const nameOf = Object.fromEntries(Object.entries(entries).map(([name, id]) => [id, name]));
      return idsOf(data).map((id) => nameOf[id]);
    };
    return { admin, other, member, entries, found };
  }

  test('by person finds actions of and on the person; by kind and days its entries, with both days complete in Jakarta time', async () => {
    const { admin, other, member, found } = await history();
    expect(await found({ person: admin.id })).toEqual(['promoted', 'early']);
    expect(await found({ person: other.id })).toEqual(['promoted', 'first']);
    expect(await found({ person: member.id })).toEqual(['late', 'first', 'early']);
    expect(await found({ person: 'somebodyElse' })).toEqual([]);
    expect(await found({ kind: 'user.update' })).toEqual(['first', 'early']);
    expect(await found({ kind: 'nobody.did.this' })).toEqual([]);
    expect((await as(admin).ok('listAuditEntries', { kind: 'nobody.did.this' })).reads).toBe(4);
    expect(await found({ from: '2026-02-01' })).toEqual(['late', 'promoted', 'first']);
    expect(await found({ to: '2026-01-31' })).toEqual(['early']);
    expect(await found({ from: '2026-02-01', to: '2026-02-01' })).toEqual(['first']);
    expect(await found({ from: '2026-02-10', to: '2026-02-10' })).toEqual(['promoted']);
  });

  test('combines all conditions, page by page', async () => {
    const { member, found, admin, entries } = await history();
    const filter = { person: member.id, kind: 'user.update', from: '2026-01-01', to: '2026-02-28' };
    expect(await found(filter)).toEqual(['first', 'early']);
    const first = await listed(admin, { ...filter, limit: 1 });
    expect([idsOf(first.data), first.hasMore]).toEqual([[entries.first], true]);
    const second = await listed(admin, { ...filter, limit: 1, page: 2, after: entries.first });
    expect([idsOf(second.data), second.hasMore]).toEqual([[entries.early], false]);
    expect(await listed(admin, { ...filter, limit: 1, page: 2 })).toEqual(second);
  });

  test.each([
    [{ from: '2026-02-31' }, 'from'],
    [{ to: 'kemarin' }, 'to'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ person: '../x' }, 'person'],
    [{ kind: 'x y' }, 'kind'],
  ])('%o is refused', async (filter, field) => {
    const { body } = await as(await makeAdmin()).refused('listAuditEntries', filter);
    expect(body).toMatchObject({ code: 'invalid-input', fields: { [field]: expect.any(String) } });
  });
});

test('the function writes every entry with its commitments', () => {
  const folders = ['functions/src', 'tools'].map((path) =>
    fileURLToPath(new URL(`../../../../${path}`, import.meta.url)),
  );
  const written = folders.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /\b(?:create|set|planDocument)\(\s*audit,\s*\w+,\s*([\w.]+)/g,
        ),
      ])
      .map(([, value]) => value),
  );
  // The demo data plans its entries with `planAuditEntry` instead.
  expect(written).toEqual(['withProof', 'withProof']);
});

/** Code that changes an entry would need one of these words and the collection. */
test('no code of the function changes or deletes an entry', () => {
  const root = fileURLToPath(new URL('../../../../functions/src', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const writing = sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(update|merge|delete|reference)\(\s*audit\b|['"`]audit['"`]/g,
      ),
    ].map(([found]) => `${path}: ${found}`),
  );
  expect(sources.length).toBeGreaterThan(40);
  // Only its declaration, a duty and a kind of the timeline have this name; only erasure writes to entries.
  expect(writing.sort()).toEqual([
    `${join('data', 'collections.ts')}: 'audit'`,
    `${join('model', 'base', 'erase-from-audit.ts')}: update(audit`,
    `${join('model', 'maintenance', 'mail-checkpoint.ts')}: 'audit'`,
    ...Array.from({ length: 3 }, () => `${join('model', 'people', 'timeline', 'timeline.ts')}: 'audit'`),
  ]);
});
