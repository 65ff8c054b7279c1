import type { SiteContentOf } from 'contract/content/site-content';
import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { type SitePage, sitePages } from 'contract/schemas/site-pages';
import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { siteContents } from '../../../../functions/src/data/collections.ts';
import {
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { siteContents as contents } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { type Answer, anonymous, as, type Client } from '../../../support/suite/client.ts';

const { home } = contents;
const updatedAt = new Date('2026-05-05T05:05:05.000Z');
const save = (page: string, content: unknown) =>
  new Batch().create(siteContents, page, { content, updatedAt, version: 1, history: [] }).commit();

test.each(sitePages)('%s: null before the first save, then the saved content', async (page) => {
  const read = async () => (await anonymous.ok('getSiteContent', { page })).body;
  expect(await read()).toEqual({ page, content: null, updatedAt: null });
  await save(page, contents[page]);
  expect(await read()).toEqual({ page, content: contents[page], updatedAt: '2026-05-05T05:05:05.000Z' });
});

test("fields outside the page's schema are not returned", async () => {
  const { mission, ...rest } = contents.about;
  await save('about', { ...rest, mission, draft: 'rahasia', stories: [{ ...rest.stories[0], by: 'admin' }] });
  expect((await anonymous.ok('getSiteContent', { page: 'about' })).body.content).toEqual(contents.about);
});

test.each<[string, SitePage, unknown]>([
  ['of an older shape', 'about', { text: 'x' }],
  ['that is no object', 'about', 'x'],
  [
    'with a link that runs a script',
    'contact',
    { ...contents.contact, social: [{ label: 'x', url: 'javascript:alert(1)' }] },
  ],
  [
    'with a picture from another site',
    'home',
    { ...home, slides: [{ src: '//evil.example/x.png', width: 1, height: 1, alt: '' }] },
  ],
])('content saved %s counts as not saved', async (_what, page, content) => {
  await save(page, content);
  expect((await anonymous.ok('getSiteContent', { page })).body).toMatchObject({
    content: null,
    updatedAt: null,
  });
});

test('a page without editable text is 400', async () => {
  for (const page of ['journal', 'Home', '__proto__', 'constructor']) {
    expect((await anonymous.send('GET', `/site-content/${page}`)).status).toBe(400);
  }
});

const saves: {
  [P in SitePage]: (client: Client, content: SiteContentOf<P>, basedOn?: number) => Promise<Answer>;
} = {
  home: (client, content, basedOn) => client.ok('saveHomeContent', { ...content, basedOn }),
  about: (client, content, basedOn) => client.ok('saveAboutContent', { ...content, basedOn }),
  contact: (client, content, basedOn) => client.ok('saveContactContent', { ...content, basedOn }),
  council: (client, content, basedOn) => client.ok('saveCouncilContent', { ...content, basedOn }),
  legal: (client, content, basedOn) => client.ok('saveLegalContent', { ...content, basedOn }),
  bylaws: (client, content, basedOn) => client.ok('saveBylawsContent', { ...content, basedOn }),
  professional: (client, content, basedOn) => client.ok('saveProfessionalContent', { ...content, basedOn }),
};

describe('a save by an admin', () => {
  test.each(sitePages)('for %s is shown on the page, with admin and time, and audited', async (page) => {
    const admin = await makeAdmin();
    const content = contents[page];
    expect((await saves[page](as(admin), content as never, 0)).reads).toBe(3);
    expect((await anonymous.ok('getSiteContent', { page })).body).toEqual({
      page,
      content,
      updatedAt: expect.any(String),
    });
    expect((await as(admin).ok('getEditedContent', { page })).body).toEqual({
      page,
      content,
      version: 1,
      sourceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      history: [{ version: 1, savedAt: expect.any(String), savedBy: admin.name }],
    });
    expect(await valuesOf('audit')).toMatchObject([
      {
        action: 'content.save',
        actorId: admin.id,
        targetId: page,
        details: { version: 1, fields: Object.keys(content).join(', ') },
      },
    ]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('never replaces a newer save, unless the admin confirms it', async () => {
    const [one, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    await as(one).ok('saveAboutContent', { ...contents.about, basedOn: 0 });
    await as(other).ok('saveAboutContent', { ...contents.about, vision: 'Lain', basedOn: 1 });
    const before = await everything();
    const mine = { ...contents.about, vision: 'Punya saya' };
    const { body, status } = await as(one).refused('saveAboutContent', { ...mine, basedOn: 1 });
    expect(status).toBe(409);
    expect(body.message).toContain(`sudah disimpan oleh ${other.name} pada`);
    expect(await everything()).toEqual(before);
    expect((await as(one).ok('saveAboutContent', mine)).body).toMatchObject({ version: 3 });
    expect((await anonymous.ok('getSiteContent', { page: 'about' })).body.content).toEqual(mine);
  });

  test('by two admins concurrently has one winner', async () => {
    const admins = await Promise.all([makeAdmin(), makeAdmin(), makeAdmin(), makeAdmin()]);
    const answers = await Promise.all(
      admins.map((admin) => as(admin).call('saveContactContent', { ...contents.contact, basedOn: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(Object.keys(await documentsOf('siteContentVersions'))).toEqual(['contact-1']);
  });

  test('is one of twenty stored versions, each of which can be read', async () => {
    const admin = as(await makeAdmin());
    const versions = limits.restorableVersions + 2;
    for (let version = 1; version <= versions; version += 1) {
      await admin.ok('saveAboutContent', {
        ...contents.about,
        vision: `Visi ${version}`,
        basedOn: version - 1,
      });
    }
    const { body } = await admin.ok('getEditedContent', { page: 'about' });
    expect(body.history.map(({ version }) => version)).toEqual(
      Array.from({ length: limits.restorableVersions }, (_, index) => versions - index),
    );
    expect(Object.keys(await documentsOf('siteContentVersions'))).toHaveLength(limits.restorableVersions);
    const third = await admin.ok('getContentVersion', { page: 'about', version: 3 });
    expect(third.body).toEqual({ page: 'about', content: { ...contents.about, vision: 'Visi 3' } });
    expect((await admin.refused('getContentVersion', { page: 'about', version: 2 })).status).toBe(404);
  });

  test('with an error reports it per field and stores nothing', async () => {
    const [admin, member] = [as(await makeAdmin()), as(await makeMember())];
    const before = await everything();
    const { body } = await admin.refused('saveHomeContent', {
      ...home,
      title: ' ',
      whatWeDo: [{ title: '', description: '' }],
      slides: [{ src: '//evil.example/x.png', width: 1, height: 1, alt: '' }],
    });
    expect(body).toMatchObject({
      code: 'invalid-input',
      fields: {
        title: 'Wajib diisi.',
        'whatWeDo.0.title': 'Wajib diisi.',
        'slides.0.src': 'Mengandung karakter yang tidak didukung.',
      },
    });
    const social = [{ label: 'x', url: 'javascript:alert(1)' }];
    await admin.refused('saveContactContent', { ...contents.contact, social });
    await member.refused('saveHomeContent', home);
    expect(await everything()).toEqual(before);
  });
});

describe('pictures of the home page', () => {
  const slideOf = async (admin: Client) => {
    const { body } = await admin.ok('uploadImage', { image: await proof() });
    return { src: body.image, ...body.imageSize, alt: 'Rapat anggota' };
  };
  const idsStored = async () => Object.keys(await storedFiles()).map((path) => path.replace('images/', ''));

  test('are stored permanently after a save', async () => {
    const admin = as(await makeAdmin());
    const slide = await slideOf(admin);
    const { reads } = await admin.ok('saveHomeContent', { ...home, slides: [slide], basedOn: 0 });
    expect(reads).toBe(4);
    expect(await valuesOf('intents')).toEqual([]);
    expect(await idsStored()).toEqual([imageIdOf(slide.src)]);
    expect(await storedDocument('siteContent', 'home')).toMatchObject({
      history: [{ images: [imageIdOf(slide.src)] }],
    });
  });

  test('stay while a stored version refers to them, and are deleted with the last one', async () => {
    const admin = as(await makeAdmin());
    const [old, lasting] = [await slideOf(admin), await slideOf(admin)];
    await admin.ok('saveHomeContent', { ...home, slides: [old, lasting], basedOn: 0 });
    for (let version = 1; version < limits.restorableVersions; version += 1) {
      await admin.ok('saveHomeContent', { ...home, slides: [lasting], basedOn: version });
    }
    expect(await idsStored()).toHaveLength(2);
    await admin.ok('saveHomeContent', { ...home, slides: [lasting], basedOn: limits.restorableVersions });
    expect(await idsStored()).toEqual([imageIdOf(lasting.src)]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('that were never uploaded, or were deleted, are refused', async () => {
    const admin = as(await makeAdmin());
    const slide = { ...(await slideOf(admin)), src: '/api/images/unknownRecordId' };
    const { body } = await admin.refused('saveHomeContent', { ...home, slides: [slide] });
    expect(body.fields).toEqual({
      slides: 'Gambar tidak ditemukan lagi. Hapus dari isi, lalu unggah kembali.',
    });
    expect(await valuesOf('siteContent')).toEqual([]);
  });
});

describe('a council page', () => {
  const councilOf = (members: number) => ({
    council: [],
    committees: Array.from({ length: 60 }, (_, committee) => ({
      departementName: `Komite ${committee}`,
      member: Array.from({ length: members }, () => ({
        position: 'Ketua'.padEnd(200, '.'),
        name: 'Sari'.padEnd(120, 'i'),
        institution: 'Universitas'.padEnd(90, '.'),
      })),
    })),
  });

  test('of the maximum size is saved with three reads', async () => {
    const admin = as(await makeAdmin());
    const { budgetedReads } = await admin.ok('saveCouncilContent', councilOf(28));
    expect(budgetedReads).toBe(3);
  });

  test('over the maximum is refused at the large field and stores nothing', async () => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { status, body } = await admin.refused('saveCouncilContent', councilOf(60));
    expect([status, body.fields]).toEqual([400, { committees: 'Terlalu panjang.' }]);
    expect(await everything()).toEqual(before);
  });
});
