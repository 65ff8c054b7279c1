import type { EndpointName } from 'contract';
import type { SiteContentOf } from 'contract/content/site-content';
import type { SearchablePage, SiteRenderer } from 'contract/rendering';
import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { translatedPages } from 'contract/schemas/site-pages';
import { describe, expect, test } from 'vitest';
import { eraseSaverName } from '../../../../functions/src/model/content/site-content.ts';
import {
  auditEntriesOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { siteContents as contents } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, type Client, english, inProcessTransport } from '../../../support/suite/client.ts';

const { about, home, council, legal } = contents;
const translated = { ...about, vision: 'A shared home', language: 'en' } as const;

const saveNames = {
  home: 'saveHomeContent',
  about: 'saveAboutContent',
  council: 'saveCouncilContent',
  legal: 'saveLegalContent',
  bylaws: 'saveBylawsContent',
  professional: 'saveProfessionalContent',
} as const satisfies Record<(typeof translatedPages)[number], EndpointName>;

const englishContentOf = async (page: (typeof translatedPages)[number]) =>
  (await english().ok('getSiteContent', { page })).body.content;

describe('an English text', () => {
  test.each(translatedPages)(
    'of %s is on the English site, and changes no byte of the Indonesian text',
    async (page) => {
      const admin = as(await makeAdmin());
      const content = contents[page] as SiteContentOf<'about'>;
      const name = saveNames[page] as 'saveAboutContent';
      await admin.ok(name, content);
      const before = JSON.stringify(await storedDocument('siteContent', page));
      const { body, reads } = await admin.ok(name, { ...content, language: 'en', basedOn: 0 });
      expect([body.version, body.message, reads]).toEqual([1, 'Perubahan disimpan.', 4]);
      expect((await english().ok('getSiteContent', { page })).body).toMatchObject({ page, content });
      expect(JSON.stringify(await storedDocument('siteContent', page))).toBe(before);
      expect(await storedDocument('siteContent', `${page}-en`)).toMatchObject({ content, version: 1 });
      expect(Object.keys(await documentsOf('siteContentVersions')).sort()).toEqual([
        `${page}-1`,
        `${page}-en-1`,
      ]);
      expect(
        (await auditEntriesOf('content.save')).map(({ targetId, targetName }) => [targetId, targetName]),
      ).toEqual(expect.arrayContaining([[`${page}-en`, `${page} (Inggris)`]]));
    },
  );

  test('appears after its first save; until then the English site has its built-in text', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveAboutContent', about);
    expect((await english().ok('getSiteContent', { page: 'about' })).body).toEqual({
      page: 'about',
      content: null,
      updatedAt: null,
    });
    await admin.ok('saveAboutContent', translated);
    expect(await englishContentOf('about')).toMatchObject({ vision: 'A shared home' });
    expect((await anonymous.ok('getSiteContent', { page: 'about' })).body.content).toEqual(about);
  });

  test('of council and legal is preceded by the Indonesian names and numbers, without prose', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveCouncilContent', council);
    await admin.ok('saveLegalContent', legal);
    expect(await englishContentOf('council')).toEqual(council);
    expect(await englishContentOf('legal')).toEqual({ note: '', facts: legal.facts });
    await admin.ok('saveLegalContent', { ...legal, note: 'Registered.', language: 'en' });
    expect(await englishContentOf('legal')).toEqual({ ...legal, note: 'Registered.' });
    expect((await anonymous.ok('getSiteContent', { page: 'legal' })).body.content).toEqual(legal);
  });

  test('has versions of its own, each with the Indonesian content that it translates', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveAboutContent', about);
    await admin.ok('saveAboutContent', translated);
    await admin.ok('saveAboutContent', { ...about, vision: 'Lain' });
    await admin.ok('saveAboutContent', { ...translated, vision: 'Another', basedOn: 1 });
    const versionOf = async (version: number) =>
      (await admin.ok('getContentVersion', { page: 'about', language: 'en', version })).body;
    const [first, second] = [await versionOf(1), await versionOf(2)];
    expect([first.content, second.content]).toMatchObject([
      { vision: 'A shared home' },
      { vision: 'Another' },
    ]);
    expect(first.sourceHash).not.toBe(second.sourceHash);
    const { content, sourceHash } = first;
    await admin.ok('saveAboutContent', {
      ...(content as typeof about),
      sourceHash,
      language: 'en',
      basedOn: 2,
    });
    const { body } = await admin.ok('getEditedContent', { page: 'about', language: 'en' });
    expect([body.version, body.isStale, body.history.length]).toEqual([3, true, 3]);
    expect((await admin.ok('getEditedContent', { page: 'about' })).body.history).toHaveLength(2);
  });

  test('is undone alone', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveAboutContent', about);
    await admin.ok('saveAboutContent', translated);
    await admin.ok('saveAboutContent', { ...translated, vision: 'Wrong' });
    const before = JSON.stringify(await storedDocument('siteContent', 'about'));
    const { data } = (await admin.ok('listAuditEntries', { kind: 'content.save' })).body;
    expect(data[0]).toMatchObject({ changes: [{ field: 'vision', old: 'A shared home', new: 'Wrong' }] });
    expect((await admin.ok('undoEntry', { id: data[0]?._id ?? '' })).body.changed).toBe(true);
    expect((await admin.ok('undoEntry', { id: data[0]?._id ?? '' })).body.changed).toBe(false);
    expect(await storedDocument('siteContent', 'about-en')).toMatchObject({
      version: 3,
      content: { vision: 'A shared home' },
    });
    expect(JSON.stringify(await storedDocument('siteContent', 'about'))).toBe(before);
  });

  test('of two admins has one winner, and is no conflict with an Indonesian save', async () => {
    const [one, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    await as(one).ok('saveAboutContent', { ...translated, basedOn: 0 });
    await as(one).ok('saveAboutContent', { ...about, basedOn: 0 });
    const before = await everything();
    const { body } = await as(other).refused('saveAboutContent', {
      ...translated,
      vision: 'Mine',
      basedOn: 0,
    });
    expect([body.code, body.message]).toEqual([
      'conflict',
      expect.stringContaining(`sudah disimpan oleh ${one.name} pada`),
    ]);
    expect(await everything()).toEqual(before);
    const answers = await Promise.all(
      [one, other].map((admin) => as(admin).call('saveAboutContent', { ...translated, basedOn: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is stale after an Indonesian save, until it is saved from the new one', async () => {
    const admin = as(await makeAdmin());
    const edited = async () => (await admin.ok('getEditedContent', { page: 'about', language: 'en' })).body;
    const stateOf = async () => {
      const { data } = (await admin.ok('listPageTranslations', {})).body;
      return data.find(({ page }) => page === 'about')?.translation;
    };
    expect(await edited()).toMatchObject({ content: null, version: 0, isStale: false, history: [] });
    expect(await stateOf()).toBe('none');
    await admin.ok('saveAboutContent', translated);
    expect([(await edited()).isStale, await stateOf()]).toEqual([false, 'published']);
    const { sourceHash } = await edited();
    await admin.ok('saveAboutContent', about);
    expect([(await edited()).isStale, await stateOf()]).toEqual([true, 'stale']);
    // Written from the text before the Indonesian save.
    await admin.ok('saveAboutContent', { ...translated, sourceHash });
    expect((await edited()).isStale).toBe(true);
    const source = (await admin.ok('getEditedContent', { page: 'about' })).body.sourceHash;
    await admin.ok('saveAboutContent', { ...translated, sourceHash: source });
    expect([(await edited()).isStale, await stateOf()]).toEqual([false, 'published']);
    await admin.ok('saveAboutContent', { ...about, vision: 'Lain' });
    await admin.ok('saveAboutContent', about);
    expect((await edited()).isStale).toBe(false);
  });

  test('is found by the search of the English site, and by no other', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveAboutContent', { ...about, vision: 'Zamrud khatulistiwa' });
    const page: SearchablePage = { path: '/about', title: 'About', description: '', text: 'Obsidian' };
    const local = inProcessTransport({
      loadSite: async () => ({ pages: [page] }) as unknown as SiteRenderer,
    });
    const found = async (client: Client, q: string) =>
      (await client.ok('searchSite', { q })).body.counts.page;
    const [indonesian, inEnglish] = [as(undefined, local), english(undefined, local)];
    expect([await found(indonesian, 'zamrud'), await found(inEnglish, 'zamrud')]).toEqual([1, 0]);
    expect(await found(inEnglish, 'obsidian')).toBe(1);
    await admin.ok('saveAboutContent', { ...translated, vision: 'Emerald islands' });
    expect([await found(indonesian, 'emerald'), await found(inEnglish, 'emerald')]).toEqual([0, 1]);
    expect(await found(inEnglish, 'obsidian')).toBe(0);
  });

  test('loses the name of a deleted admin', async () => {
    const admin = await makeAdmin();
    await as(admin).ok('saveAboutContent', translated);
    await eraseSaverName(admin.id);
    expect(await storedDocument('siteContent', 'about-en')).toMatchObject({
      history: [{ savedBy: '', savedById: admin.id }],
    });
  });

  test('of Contact is refused, as are callers without the duty and unknown languages', async () => {
    const admin = as(await makeAdmin());
    const language = 'en';
    const message = 'Halaman Contact dipakai dalam kedua bahasa dan tidak punya teks Inggris sendiri.';
    const refusals = [
      await admin.refused('getEditedContent', { page: 'contact', language }),
      await admin.refused('getContentVersion', { page: 'contact', language, version: 1 }),
      await admin.refused('saveContactContent', { ...contents.contact, language: language as 'id' }),
    ];
    for (const { status, body } of refusals)
      expect([status, body.fields]).toEqual([400, { language: message }]);
    const unknown = await admin.refused('getEditedContent', { page: 'about', language: 'fr' as 'en' });
    expect(unknown.status).toBe(400);
    for (const caller of [as(await makeMember()), as(await makeAdmin({ duties: ['money'] }))]) {
      expect((await caller.refused('saveAboutContent', translated)).status).toBe(403);
      expect((await caller.refused('listPageTranslations', {})).status).toBe(403);
    }
    expect(await valuesOf('siteContent')).toEqual([]);
  });
});

describe('the English home page', () => {
  test('shows its own announcement', async () => {
    const admin = as(await makeAdmin());
    await admin.ok('saveHomeContent', home);
    const announcement = { text: 'The office is closed.', link: '/contact', until: '' };
    const announced = async (client: Client) => (await client.ok('getHomeNews', {})).body.announcement?.text;
    expect([await announced(anonymous), await announced(english())]).toEqual(['Kantor tutup.', undefined]);
    await admin.ok('saveHomeContent', { ...home, announcement, language: 'en' });
    expect([await announced(anonymous), await announced(english())]).toEqual([
      'Kantor tutup.',
      'The office is closed.',
    ]);
  });

  test('has copies of Indonesian pictures, which stay when the last Indonesian version with them is deleted', async () => {
    const admin = as(await makeAdmin());
    const { body } = await admin.ok('uploadImage', { image: await proof() });
    const shared = { src: body.image, ...body.imageSize, alt: 'Rapat' };
    const builtIn = home.slides;
    await admin.ok('saveHomeContent', { ...home, slides: [shared] });
    await admin.ok('saveHomeContent', {
      ...home,
      slides: [...builtIn, { ...shared, alt: 'Meeting' }],
      language: 'en',
    });
    const { slides } = (await englishContentOf('home')) as SiteContentOf<'home'>;
    const copy = slides[1]?.src ?? '';
    expect(slides).toMatchObject([...builtIn, { alt: 'Meeting', width: shared.width }]);
    expect(copy).not.toBe(shared.src);
    const stored = async () => Object.keys(await storedFiles()).sort();
    const fileOf = (src: string) => `images/${imageIdOf(src)}`;
    expect(await stored()).toEqual([fileOf(copy), fileOf(shared.src)].sort());
    for (let count = 0; count < limits.restorableVersions; count += 1)
      await admin.ok('saveHomeContent', { ...home, slides: builtIn });
    expect(await stored()).toEqual([fileOf(copy)]);
    // A text that keeps its own picture copies nothing.
    await admin.ok('saveHomeContent', { ...home, slides, language: 'en' });
    expect(await stored()).toEqual([fileOf(copy)]);
    for (let count = 0; count < limits.restorableVersions; count += 1)
      await admin.ok('saveHomeContent', { ...home, slides: builtIn, language: 'en' });
    expect(await stored()).toEqual([]);
    expect(await valuesOf('intents')).toEqual([]);
  });
});
