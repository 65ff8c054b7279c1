import { beforeAll } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { button, heading, press } from '../../support/actions/steps.ts';
import { type Screen, sweep } from '../../support/assertions/sweep.ts';
import {
  type Made,
  makeBlog,
  makeEvent,
  makeImage,
  makeJournal,
  makeProduct,
} from '../../support/factories/content.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { makeInstitution, type TestInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { eventually, hidden, shown } from '../../support/suite/browser.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Visitors' pages of stored records. */

let blog: Made<unknown>;
let event: Made<unknown>;
let journal: Made<unknown>;
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
  await makeProduct({ title: 'Topi bordir' });
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
    async (page, checkState) => {
      const more = button(page, 'Load More');
      await shown(page.getByText('Terbitan 15', { exact: true }).first(), more);
      await checkState();
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
    async (page, checkState) => {
      await shown(page.getByText('1 profil', { exact: true }));
      await checkState();
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
  [
    'Profil tidak ditampilkan',
    () => '/directory/unknown',
    (page) => shown(heading(page, 'Profil ini tidak ditampilkan.')),
    ['GET /api/directory/unknown 404'],
  ],
  ...['5', '0', 'nobody'].map((id) => missing('Artikel tidak ditemukan.', `/blog/blog-details/${id}`)),
  ...['4', '0', 'nobody'].map((id) => missing('Not Found', `/event/event-details/${id}`)),
  missing('Jurnal tidak ditemukan.', '/journal/nobody'),
];

/** Pages of missing records. */
function missing(text: string, path: string): Screen {
  return [text.replace('.', ''), () => path, (page) => shown(heading(page, text)), [`GET ${path} 404`]];
}

sweep(stored, () => undefined);
