import {
  type DirectoryAudience,
  directoryAudiences,
  directoryFields,
  settingOf,
} from 'contract/rules/people/directory';
import { describe, expect, test, vi } from 'vitest';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { makeExpert, profileIdOf, publication, publish } from '../../../support/factories/directory.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, type Client, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const namesFor = async (client: Client, filter: object = {}) =>
  (await client.ok('listDirectory', filter)).body.data.map(({ name }) => name);

const bio = 'Peneliti mutu data';

/** Returns the fields of a profile that a reader sees; undefined without a profile. */
async function seenFields(client: Client, id: string): Promise<string[] | undefined> {
  const { status, body } = await client.call('getDirectoryProfile', { id });
  if (status === 404) return undefined;
  const { _id, viewer, isSearchable, canContact, ...values } = body as Record<string, unknown>;
  expect([_id, viewer, isSearchable, canContact]).not.toContain(undefined);
  return Object.entries(values)
    .flatMap(([field, value]) =>
      value === '' || value === null || (Array.isArray(value) && value.length === 0) ? [] : [field],
    )
    .sort();
}

/** Fields that a profile shows with a value; `contact` shows none. */
const valueFields = directoryFields.filter((field) => field !== 'contact');

describe('a field', () => {
  test.each(valueFields)('%s is seen by its audience only', async (field) => {
    const [member, reader, ended] = [
      await makeExpert(),
      await makeMember(),
      await makeMember({ status: 'expired' }),
    ];
    const others = await publish(member, 'public', { bio, assessor: true });
    const all = await seenFields(inProcess(), others);
    expect(all).toEqual([...valueFields].sort());
    const seen: Record<DirectoryAudience, readonly (string[] | undefined)[]> = {
      none: [],
      members: [],
      public: [],
    };
    const audiences = directoryAudiences.filter((audience) => field !== 'name' || audience !== 'none');
    for (const audience of audiences) {
      await publish(member, 'public', { bio, assessor: true, [settingOf(field)]: audience });
      seen[audience] = [
        await seenFields(inProcess(), others),
        await seenFields(inProcess(ended), others),
        await seenFields(inProcess(reader), others),
      ];
    }
    const without = field === 'name' ? undefined : all?.filter((one) => one !== field);
    expect(seen).toEqual({
      none: field === 'name' ? [] : [without, without, without],
      members: [without, without, all],
      public: [all, all, all],
    });
  });

  test('is found by a search, a filter and the total of its audience only', async () => {
    const [member, reader] = [await makeExpert(), await makeMember({ record: { name: 'Budi' } })];
    const id = await publish(member, 'members', { showName: 'public', bio, guestLecturer: true });
    const filters = [
      { q: 'nusa' },
      { q: 'informatika' },
      { q: 'kelola data' },
      { q: 'padang' },
      { q: 'peneliti' },
      { q: 'dosen' },
      { institution: 'nusa' },
      { expertise: 'tata' },
      { q: '0000-0002-1694-233x' },
      { q: '6726725' },
      { city: 'pad' },
      { offer: 'guestLecturer' },
    ] as const;
    for (const filter of filters) {
      const total = async (client: Client) => (await client.ok('listDirectory', filter)).body.total;
      expect([filter, await total(anonymous), await total(as(reader))]).toEqual([filter, 0, 1]);
    }
    expect(await namesFor(anonymous, { q: 'wulan' })).toEqual(['Rina Wulan']);
    // Neither address, phone, member number nor account id is ever part of a reply or found.
    const { email, memberNumber } = await storedDocument('users', member.id);
    for (const q of [String(email), String(memberNumber), '80000001234', member.id])
      expect(await namesFor(as(reader), { q })).toEqual([]);
    const replies = JSON.stringify([
      (await as(reader).ok('listDirectory', {})).body,
      (await as(reader).ok('getDirectoryProfile', { id })).body,
    ]);
    // The address and the code of the photo are random, and can contain these digits.
    const facts = replies.replaceAll(id, '').replaceAll(/code=members\.[\w.-]+/g, '');
    for (const secret of [String(email), String(memberNumber), '1234', member.id])
      expect(facts).not.toContain(secret);
    expect(replies).not.toContain(member.id);
  });
});

describe('an entry', () => {
  test('is published, changed and withdrawn by its member, with a new address after each withdrawal', async () => {
    const member = await makeExpert();
    const own = async () => (await as(member).ok('getOwnDirectoryEntry', {})).body;
    expect(await own()).toEqual({
      settings: {
        ...Object.fromEntries(directoryFields.map((field) => [settingOf(field), 'none'])),
        bio: '',
        guestLecturer: false,
        assessor: false,
        expertGroup: false,
        isSearchable: false,
      },
      state: 'unpublished',
      reason: '',
      profileId: null,
      canPublish: true,
      person: {
        name: 'Rina Wulan',
        institution: 'Universitas Nusa',
        department: 'Informatika',
        expertise: 'Tata kelola data',
        city: 'Padang',
        orcid: '0000-0002-1694-233X',
        sintaId: '6726725',
        hasPhoto: true,
      },
    });
    const id = await publish(member, 'public', { showCity: 'members' });
    const before = await everything();
    expect(await publish(member, 'public', { showCity: 'members' })).toBe(id);
    expect(await everything()).toEqual(before);
    expect(await publish(member, 'public', { showCity: 'none' })).toBe(id);
    expect((await own()).settings.showCity).toBe('none');

    await as(member).ok('withdrawDirectoryEntry', {});
    const withdrawn = await everything();
    await as(member).ok('withdrawDirectoryEntry', {});
    expect(await everything()).toEqual(withdrawn);
    expect(await own()).toMatchObject({
      state: 'unpublished',
      profileId: null,
      settings: { showName: 'public' },
    });
    expect((await anonymous.refused('getDirectoryProfile', { id })).body.code).toBe('not-found');
    expect(await namesFor(anonymous)).toEqual([]);
    expect(await publish(member)).not.toBe(id);

    const self = { actorId: member.id, targetId: member.id };
    const [first, second] = await auditEntriesOf('directory.publish');
    expect([first, second]).toMatchObject([self, self]);
    expect([first?.details, second?.details]).toContainEqual({
      version: '1',
      shownToMembers: 'city',
      shownToPublic: 'name, photo, institution, department, expertise, orcid, sintaId, bio, offers, contact',
      searchEngines: false,
    });
    expect(await auditEntriesOf('directory.update')).toMatchObject([self]);
    expect(await auditEntriesOf('directory.withdraw')).toMatchObject([self]);
    expect(JSON.stringify(await auditEntriesOf('directory.publish'))).not.toContain('Padang');
  });

  test('has the name and photo of today, and none after the deletion of the account', async () => {
    const [admin, member] = [await makeAdmin(), await makeExpert()];
    const id = await publish(member);
    await as(admin).ok('updateUser', { id: member.id, name: 'Rina Kartika' });
    const clients = [anonymous, inProcess()];
    for (const client of clients) expect(await namesFor(client)).toEqual(['Rina Kartika']);
    await as(admin).ok('deleteUser', { id: member.id });
    for (const client of clients) {
      expect(await namesFor(client)).toEqual([]);
      expect((await client.refused('getDirectoryProfile', { id })).body.message).toBe(
        'Profil ini tidak ditampilkan.',
      );
    }
  });

  test('disappears from every instance with its withdrawal', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    const clients = [anonymous, inProcess()];
    for (const client of clients) expect(await namesFor(client)).toEqual(['Rina Wulan']);
    await inProcess(member).ok('withdrawDirectoryEntry', {});
    for (const client of clients) {
      expect(await namesFor(client)).toEqual([]);
      await client.refused('getDirectoryProfile', { id });
    }
  });

  test('is shown until the last day of the membership and again after its extension', async () => {
    const member = await makeExpert({ validUntil: new Date('2030-05-10T03:00:00Z') });
    const id = await publish(member);
    freezeClock('2030-05-10T23:59');
    expect(await namesFor(inProcess())).toEqual(['Rina Wulan']);
    freezeClock('2030-05-11T00:00');
    expect(await namesFor(inProcess())).toEqual([]);
    await inProcess().refused('getDirectoryProfile', { id });
    await changeDocument('users', member.id, { validUntil: new Date('2031-05-10T03:00:00Z') });
    expect(await namesFor(inProcess())).toEqual(['Rina Wulan']);
    vi.restoreAllMocks();
    await changeDocument('users', member.id, { isActive: 'expired' });
    expect(await namesFor(inProcess())).toEqual([]);
  });

  test('is hidden while its account waits for the deletion that its member requested', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    await as(member).ok('deleteOwnAccount', { password: member.password });
    await anonymous.refused('getDirectoryProfile', { id });
  });

  test.each(['waitingApproval', 'expired'] as const)(
    'is not published by a person in status %s',
    async (status) => {
      const member = await makeMember({ status });
      const before = await everything();
      const { body } = await as(member).refused('publishDirectoryEntry', publication('public'));
      expect(body.message).toBe('Profil hanya dapat diterbitkan selama keanggotaan berlaku.');
      expect(await everything()).toEqual(before);
    },
  );

  test('is not published without a name, with a long text or another text of the consent', async () => {
    const member = await makeMember();
    const before = await everything();
    const fieldsOf = async (choices: object) =>
      (await as(member).refused('publishDirectoryEntry', publication('public', choices))).body.fields;
    expect(await fieldsOf({ showName: 'none' })).toEqual({
      showName: 'Profil tanpa nama tidak dapat diterbitkan. Pilih anggota atau publik.',
    });
    expect(await fieldsOf({ bio: 'x'.repeat(601) })).toHaveProperty('bio');
    expect(await fieldsOf({ consent: '0' })).toHaveProperty('consent');
    expect(await everything()).toEqual(before);
  });
});

describe('an entry that is older than ORCID iD and SINTA id', () => {
  const removeNewFields = async (member: Person) => {
    const { directory } = await storedDocument('users', member.id);
    const { audiences, ...entry } = directory as { audiences: Record<string, string> };
    const { orcid: _orcid, sintaId: _sintaId, ...older } = audiences;
    await changeDocument('users', member.id, { directory: { ...entry, audiences: older } });
  };
  const earlierBrowser = () => {
    const { showOrcid: _orcid, showSintaId: _sintaId, ...choices } = publication('public');
    return choices;
  };

  test('shows neither of them, and publishing the same choices again changes nothing', async () => {
    const member = await makeExpert();
    const id = await publish(member, 'public', { showOrcid: 'none', showSintaId: 'none' });
    await removeNewFields(member);
    expect(await seenFields(inProcess(), id)).toEqual(
      ['name', 'photo', 'institution', 'department', 'expertise', 'city'].sort(),
    );
    const before = await everything();
    expect((await as(member).ok('getOwnDirectoryEntry', {})).body.settings).toMatchObject({
      showOrcid: 'none',
      showSintaId: 'none',
      showCity: 'public',
    });
    await as(member).ok('publishDirectoryEntry', earlierBrowser());
    expect(await everything()).toEqual(before);
  });

  test('shows them when its member chooses so, also after a change by an earlier browser', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    await removeNewFields(member);
    expect(await publish(member, 'public', { showSintaId: 'members' })).toBe(id);
    await as(member).ok('publishDirectoryEntry', { ...earlierBrowser(), bio: 'Baru' });
    const own = await as(member).ok('getDirectoryProfile', { id });
    expect(own.body).toMatchObject({ bio: 'Baru', orcid: '0000-0002-1694-233X', sintaId: '6726725' });
    expect(await seenFields(inProcess(), id)).toEqual(expect.arrayContaining(['bio', 'orcid']));
    expect(await seenFields(inProcess(), id)).not.toContain('sintaId');
  });
});

describe('two tabs', () => {
  test('cannot publish again what the other one withdrew', async () => {
    const member = await makeExpert();
    await publish(member);
    const { updatedAt } = (await as(member).ok('getOwnDirectoryEntry', {})).body;
    await as(member).ok('withdrawDirectoryEntry', {});
    const late = publication('public', { showCity: 'none', ...(updatedAt ? { basedOn: updatedAt } : {}) });
    const { body } = await as(member).refused('publishDirectoryEntry', late);
    expect(body).toMatchObject({ code: 'conflict' });
    expect(await namesFor(anonymous)).toEqual([]);
  });

  test('that publish and withdraw at the same time end in one of both states', async () => {
    const member = await makeExpert();
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        inProcess(member).call('publishDirectoryEntry', publication('public')),
      ),
      ...Array.from({ length: 3 }, () => inProcess(member).call('withdrawDirectoryEntry', {})),
    ]);
    const { state } = (await as(member).ok('getOwnDirectoryEntry', {})).body;
    expect(await namesFor(anonymous)).toEqual(state === 'published' ? ['Rina Wulan'] : []);
    // Publications and withdrawals alternate.
    const [published, withdrawn] = await Promise.all([
      auditEntriesOf('directory.publish'),
      auditEntriesOf('directory.withdraw'),
    ]);
    expect(published.length - withdrawn.length).toBe(state === 'published' ? 1 : 0);
  });
});

describe('a photo', () => {
  const photoOf = async (client: Client, id: string) =>
    (await client.ok('getDirectoryProfile', { id })).body.photo ?? '';
  const load = async (path: string) => (await anonymous.send('GET', path.replace(/^\/api/, ''))).status;

  test('loads by the address of the profile, for ten minutes and while its audience sees it', async () => {
    const [member, reader] = [await makeExpert(), await makeMember()];
    const id = await publish(member, 'public', { showPhoto: 'members' });
    expect(await photoOf(anonymous, id)).toBe('');
    const path = await photoOf(as(reader), id);
    expect(await load(path)).toBe(200);
    expect(await load(path.replace('members', 'public'))).toBe(404);
    expect(await load(path.slice(0, -1))).toBe(404);
    const code = new URL(path, 'https://sisindo.example.org').searchParams.get('code') ?? '';
    expect((await inProcess().ok('getDirectoryPhoto', { id, code })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    freezeClock(new Date(Date.now() + 11 * 60_000));
    await inProcess().refused('getDirectoryPhoto', { id, code });
    vi.restoreAllMocks();
    await publish(member, 'public', { showPhoto: 'none' });
    expect(await load(path)).toBe(404);
  });
});

describe('limits', () => {
  const readProfile = (who: Person | undefined, id: string) =>
    inProcess(who).call('getDirectoryProfile', { id });

  test('refuse the 31st profile within an hour for a member and for a network, but no wrong id', async () => {
    vi.stubEnv('DIRECTORY_PROFILES_PER_READER', undefined);
    const [member, reader, other] = [await makeExpert(), await makeMember(), await makeMember()];
    const id = await publish(member);
    for (const who of [reader, undefined]) {
      for (let count = 0; count < 5; count += 1) expect((await readProfile(who, 'unknown')).status).toBe(404);
      for (let count = 0; count < 30; count += 1) expect((await readProfile(who, id)).status).toBe(200);
      const late = await readProfile(who, id);
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    expect((await readProfile(other, id)).status).toBe(200);
    freezeClock(new Date(Date.now() + 3_600_000));
    expect((await readProfile(reader, id)).status).toBe(200);
  });

  test('refuse more lists than the parameter allows', async () => {
    vi.stubEnv('DIRECTORY_LISTS_PER_READER', '2');
    const reader = await makeMember();
    await namesFor(inProcess(reader));
    await namesFor(inProcess(reader));
    expect((await inProcess(reader).refused('listDirectory', {})).status).toBe(429);
  });
});

describe('the list', () => {
  test('has pages of 20 entries by name, and the last one for a page past the end', async () => {
    const members = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        makeMember({ record: { name: `Peserta ${String(index).padStart(2, '0')}` } }),
      ),
    );
    for (const member of members) await inProcess(member).ok('publishDirectoryEntry', publication('public'));
    const { body } = await anonymous.ok('listDirectory', {});
    expect([body.data.length, body.total, body.totalPages]).toEqual([20, 21, 2]);
    expect(body.data.at(0)?.name).toBe('Peserta 00');
    for (const page of [2, 9])
      expect((await anonymous.ok('listDirectory', { page })).body).toMatchObject({
        page: 2,
        data: [{ name: 'Peserta 20' }],
      });
  });

  test('costs one read and the limit, and two more with a session', async () => {
    const [member, reader] = [await makeExpert(), await makeMember()];
    const id = await publish(member);
    const readsOf = async (client: Client) => [
      (await client.ok('listDirectory', {})).budgetedReads,
      (await client.ok('getDirectoryProfile', { id })).budgetedReads,
    ];
    await readsOf(anonymous);
    expect(await readsOf(anonymous)).toEqual([2, 2]);
    expect(await readsOf(as(reader))).toEqual([4, 4]);
  });
});

test('the sitemap has only profiles whose members permit search engines', async () => {
  const [member, other, ended] = [await makeExpert(), await makeExpert(), await makeExpert()];
  const id = await publish(member, 'public', { isSearchable: true });
  await publish(other);
  await publish(ended, 'public', { isSearchable: true });
  await changeDocument('users', ended.id, { validUntil: inDays(-1) });
  const { bytes, headers } = await anonymous.ok('getDirectorySitemap', {});
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(bytes.toString().match(/<loc>[^<]*<\/loc>/g)).toEqual([
    `<loc>https://sisindo.example.org/directory/${id}</loc>`,
  ]);
  await as(member).ok('withdrawDirectoryEntry', {});
  expect((await anonymous.ok('getDirectorySitemap', {})).bytes.toString()).not.toContain('<loc>');
});

test('a published profile is in the download of the own data', async () => {
  const member = await makeExpert();
  const id = await publish(member);
  expect(await profileIdOf(member)).toBe(id);
  const { bytes } = await as(member).ok('downloadOwnData', {});
  expect(bytes.toString('utf8')).toContain(id);
});
