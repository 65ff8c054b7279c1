import type { SiteContentOf, SitePage } from 'contract/site-content';
import { sitePages } from 'contract/site-content';
import { beforeEach, expect, test } from 'vitest';
import { Batch } from '../../functions/src/data/batch.ts';
import { siteContents } from '../../functions/src/data/collections.ts';
import { nobody } from '../support/client.ts';
import { resetStores } from '../support/emulators.ts';

beforeEach(resetStores);

const updatedAt = new Date('2026-05-05T05:05:05.000Z');
const save = (page: string, content: unknown) =>
  new Batch().create(siteContents, page, { content, updatedAt }).commit();

const seat = { position: 'President', name: 'Wira Adiningrat', institution: 'Universitas Contoh' };
const contents: { [P in SitePage]: SiteContentOf<P> } = {
  home: {
    title: 'Selamat datang',
    description: 'Baris satu\nBaris dua',
    slides: [
      { src: '/api/images/abc', width: 900, height: 600, alt: 'Gambar' },
      { src: '/images/carousel/riset.webp', width: 900, height: 600, alt: '' },
    ],
    whatWeDo: [{ title: 'IS Research', description: '' }],
  },
  about: {
    description: 'Tentang kami',
    vision: 'Visi',
    mission: ['Satu', 'Dua'],
    stories: [{ year: '23 Sep 2013', description: 'Pendirian' }],
  },
  contact: {
    phone: ['+62 800 0000 0001'],
    email: ['layanan@example.org'],
    address: ['Gedung Contoh\nJakarta'],
    social: [{ label: '@sisindo', url: 'https://social.example.org/sisindo' }],
  },
  council: { council: [seat], committees: [{ departementName: 'IS Education', member: [seat] }] },
};

test.each(sitePages)('%s: null until something is saved, then what was', async (page) => {
  expect((await nobody.ok('getSiteContent', { page })).body).toEqual({
    page,
    content: null,
    updatedAt: null,
  });
  await save(page, contents[page]);
  expect((await nobody.ok('getSiteContent', { page })).body).toEqual({
    page,
    content: contents[page],
    updatedAt: '2026-05-05T05:05:05.000Z',
  });
});

test('fields that are none of the page’s do not go out', async () => {
  const { mission, ...rest } = contents.about;
  await save('about', { ...rest, mission, draft: 'rahasia', stories: [{ ...rest.stories[0], by: 'admin' }] });
  expect((await nobody.ok('getSiteContent', { page: 'about' })).body.content).toEqual(contents.about);
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
    { ...contents.home, slides: [{ src: '//evil.example/x.png', width: 1, height: 1, alt: '' }] },
  ],
])('what was saved %s is as if nothing were', async (_what, page, content) => {
  await save(page, content);
  expect((await nobody.ok('getSiteContent', { page })).body).toMatchObject({
    content: null,
    updatedAt: null,
  });
});

test('a page that has no editable text is 400', async () => {
  for (const page of ['journal', 'Home', '__proto__', 'constructor']) {
    expect((await nobody.send('GET', `/site-content/${page}`)).status).toBe(400);
  }
});
