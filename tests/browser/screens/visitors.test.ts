import { beforeAll, describe, expect } from 'vitest';
import type { BlogRecord, EventRecord, JournalRecord } from '../../../functions/src/data/content-records.ts';
import { setDisplayMode } from '../../support/actions/page-state.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { button, heading, press } from '../../support/actions/steps.ts';
import {
  openEnglishPage,
  type Screen,
  sweep,
  sweepFurther,
  sweepInEnglish,
} from '../../support/assertions/sweep.ts';
import {
  type Made,
  makeBlog,
  makeEvent,
  makeImage,
  makeJournal,
  makeProduct,
  makeTranslation,
} from '../../support/factories/content.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { makeInstitution, type TestInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { buildPseudoSite } from '../../support/suite/pseudo-site.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Visitors' pages of stored records. */

let blog: Made<BlogRecord>;
let event: Made<EventRecord>;
let journal: Made<JournalRecord>;
let institution: TestInstitution;
let profile: string;

shareStores();
beforeAll(async () => {
  profile = await publish(await makeExpert(long.member), 'public', {
    bio: long.word,
    guestLecturer: true,
    assessor: true,
    expertGroup: true,
  });
  const { file, ...size } = await makeImage();
  blog = await makeBlog({
    title: 'Semua blok',
    content: [
      { type: 'heading', level: 2, content: 'Sebuah judul' },
      {
        type: 'text',
        content: {
          spans: [
            { text: 'tebal', bold: true },
            { text: ' dan miring', italic: true },
          ],
        },
      },
      { type: 'quote', content: 'Sebuah kutipan.' },
      { type: 'unorderedList', lists: ['satu titik'] },
      { type: 'orderedList', lists: ['satu nomor'] },
      {
        type: 'orderedList',
        start: 2,
        lists: [
          {
            content: 'nomor dua',
            nested: [
              {
                type: 'unorderedList',
                lists: [
                  { content: 'di bawahnya', nested: [{ type: 'orderedList', lists: ['paling bawah'] }] },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'table',
        header: true,
        rows: [
          { cells: ['', 'Waktu', 'Tempat', 'Narasumber', 'Biaya'] },
          { cells: ['Senin', '09.00', 'Aula utama', 'Dr. Sari Wulandari', 'Rp 150.000'] },
        ],
      },
      { type: 'image', src: `/api/${file}`, alt: 'Peta proses', ...size },
    ],
  });
  event = await makeEvent({ title: 'Temu anggota' });
  const product = await makeProduct({ title: 'Topi bordir' });
  for (let index = 1; index <= 15; index += 1) await makeJournal({ title: `Terbitan ${index}` });
  journal = await makeJournal({
    title: 'Terbitan lengkap',
    authors: ['Ratih Wulansari', 'Bagas Prayitno'],
    journalTitle: 'Jurnal Contoh',
    volume: '3',
    issue: '2',
    year: 2026,
    pages: '12–34',
    abstract: 'Ringkasan.',
    doi: `10.1234/${'panjang'.repeat(20)}`,
    createdAt: new Date('2025-01-01T02:00:00Z'),
  });
  institution = await makeInstitution({ logo: true });
  await makeTranslation('blog', blog);
  await makeTranslation('event', event);
  await makeTranslation('journal', journal);
  await makeTranslation('product', product);
});

const stored: readonly Screen[] = [
  [
    'Komunitas Sistem Informasi Indonesia',
    () => '/',
    async (page) => {
      await hydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const logos = page.getByRole('region', { name: 'Institusi anggota' });
      const logo = logos.getByRole('img', { name: institution.name });
      await logo.scrollIntoViewIfNeeded();
      await eventually(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    },
  ],
  ['Blog', () => '/blog', (page) => shown(page.getByRole('heading', { level: 2, name: 'Semua blok' }))],
  [
    'Semua blok',
    () => `/blog/blog-details/${blog.id}`,
    (page) =>
      shown(
        page.getByRole('article').getByRole('blockquote'),
        page.getByRole('img', { name: 'Peta proses' }),
      ),
  ],
  [
    'Event',
    () => '/event',
    (page) => shown(page.getByRole('main').getByRole('link', { name: 'Temu anggota', exact: true }).first()),
  ],
  [
    'Temu anggota',
    () => `/event/event-details/${event.id}`,
    (page) => shown(page.getByText('Lokakarya dua hari.', { exact: true })),
  ],
  ['Shop', () => '/shop', (page) => shown(page.getByRole('heading', { level: 2, name: 'Topi bordir' }))],
  [
    'Journal',
    () => '/journal',
    async function* (page) {
      const more = button(page, 'Load More');
      await shown(page.getByText('Terbitan 15', { exact: true }).first(), more);
      yield;
      await more.click();
      await more.click();
      await hidden(more);
    },
  ],
  [
    'Terbitan lengkap',
    () => `/journal/${journal.id}`,
    (page) => shown(page.getByRole('heading', { level: 2, name: 'Abstrak' })),
  ],
  [
    'Direktori anggota',
    () => '/directory',
    async function* (page) {
      await shown(page.getByText('1 profil', { exact: true }));
      yield;
      await page.getByLabel('Kota', { exact: true }).fill('Tidak ada');
      await press(page, 'Cari');
      await shown(page.getByText('Tidak ada profil yang cocok'));
    },
  ],
  [
    long.name,
    () => `/directory/${profile}`,
    (page) => shown(page.getByRole('img', { name: `Foto ${long.name}` })),
  ],
];

const further: readonly Screen[] = [
  [
    'Profil tidak ditampilkan',
    () => '/directory/unknown',
    (page) => shown(heading(page, 'Profil ini tidak ditampilkan.')),
    ['GET /api/directory/unknown 404'],
  ],
  ...['5', 'nobody'].map((id) => missing('Artikel tidak ditemukan.', `/blog/blog-details/${id}`)),
  missing('Not Found', '/event/event-details/nobody'),
  missing('Jurnal tidak ditemukan.', '/journal/nobody'),
];

/** Pages of missing records. */
function missing(text: string, path: string): Screen {
  return [text.replace('.', ''), () => path, (page) => shown(heading(page, text)), [`GET ${path} 404`]];
}

sweepInEnglish(stored, () => undefined);
sweep(stored, () => undefined);
sweepFurther(further, () => undefined);

describe('on the English site with longer texts', { tags: ['full'] }, () => {
  beforeAll(buildPseudoSite);
  test('the header has one row at 320 pixels', async ({ tour }) => {
    const page = await tour('/about', { window: 'English', open: openEnglishPage });
    await setDisplayMode(page, { width: 320, dark: false });
    const [logo, button] = await Promise.all(
      [page.getByRole('banner').getByRole('link').first(), page.getByRole('banner').getByRole('button')].map(
        (one) => one.boundingBox(),
      ),
    );
    expect(button?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
  });
});
