import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { EventRecord, JournalRecord } from '../../../functions/src/data/content-records.ts';
import {
  chooseFile,
  deleteButton,
  editLink,
  expectWrong,
  formAlert,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { pasteInto } from '../../support/actions/editor-steps.ts';
import { button, field } from '../../support/actions/steps.ts';
import { question, type Screen, sweep, sweepFurther, sweepOnPhone } from '../../support/assertions/sweep.ts';
import { googleDocs } from '../../support/factories/clipboards.ts';
import {
  type Made,
  makeBlog,
  makeEvent,
  makeImage,
  makeJournal,
  makeProduct,
  makeTranslation,
  siteContents,
} from '../../support/factories/content.ts';
import { html } from '../../support/factories/images.ts';
import { makeAdmin, type Person } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** Lists, forms and editors of the site's content. */

let admin: Person;
let blog: Made<unknown>;
let draft: Made<unknown>;
let scheduled: Made<unknown>;
let journal: Made<JournalRecord>;
let event: Made<EventRecord>;
let product: Made<unknown>;

/** As long as a title should ever be. */
const title = 'Lokakarya dengan judul yang panjang sekali, lebih dari satu baris';

const binned = 'Acara yang batal karena tempat dan pembicaranya tidak dapat dipastikan';

shareStores();
beforeAll(async () => {
  admin = await makeAdmin();
  for (let count = 1; count <= 11; count += 1) {
    await makeBlog({ title: `Artikel ${count}`, image: null });
    await makeProduct({ title: `Nomor ${count}`, image: null });
  }
  const { file, ...size } = await makeImage();
  blog = await makeBlog({
    title,
    content: [
      { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/a' }] } },
      { type: 'image', src: `/api/${file}`, alt: 'Peta proses', ...size },
    ],
  });
  draft = await makeBlog({ title: 'Kerangka', author: '', category: null, createdAt: null, image: null });
  scheduled = await makeBlog({ title: 'Bulan depan', createdAt: inDays(30), image: null });
  event = await makeEvent({ title });
  await makeJournal({ title: 'Tanpa berkas', document: null });
  journal = await makeJournal({ title, description: 'Kalimat panjang sekali. '.repeat(30) });
  product = await makeProduct({ title });
  await makeTranslation('journal', journal, { sourceHash: '0'.repeat(64) });
  await makeTranslation('event', event, { createdAt: null });
  const place = { kind: 'blog', record: blog.id } as const;
  await as(await makeAdmin()).ok('keepWorkingCopy', { ...place, values: { title: 'Lain' } });
  await as(admin).ok('saveHomeContent', siteContents.home);
  await as(admin).ok('deleteJournal', { id: (await makeJournal({ title: 'Jurnal ganda' })).id });
  await as(admin).ok('deleteEvent', { id: (await makeEvent({ title: binned, bannerImage: null })).id });
});

const listShown = (page: Page, heading: string, total: number): Promise<void> =>
  shown(page.getByRole('heading', { level: 1, name: `${heading} (${total})` }), editLink(page, title));

const listOf = (heading: string, path: string, total: number): Screen => [
  heading,
  () => path,
  (page) => listShown(page, heading, total),
];

/** The form after an empty submit. */
const emptyForm = (heading: string, path: string, refusal: string): Screen => [
  heading,
  () => path,
  async (page) => {
    await shown(field(page, 'Title'));
    await submitButton(page).click();
    await shown(formAlert(page, refusal), page.locator('[aria-invalid=true]').first());
  },
];

/** The form, with the Indonesian and the English tab on a phone. */
const form = (heading: string, path: () => string, picture: string): Screen => [
  heading,
  path,
  async function* (page) {
    await shown(
      field(page, 'Title'),
      page
        .getByText(picture)
        .or(page.getByRole('img', { name: picture }))
        .first(),
    );
    yield;
    // Hidden on a desktop, where both forms are next to each other.
    await page.locator('[role=tab]:last-child').evaluate((tab: HTMLElement) => tab.click());
    await shown(field(page, 'Judul (Inggris)'));
  },
];

const text = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });

const editor: Screen = [
  'Edit Blog',
  () => `/admin/manage-blog/edit/${blog.id}`,
  async function* (page) {
    await shown(page.getByRole('img', { name: 'Gambar sekarang' }), text(page).locator('img'));
    yield;
    await text(page).locator('img').click();
    await shown(field(page, 'Keterangan gambar'));
    yield;
    await text(page).getByText('situs').click();
    await page
      .getByRole('toolbar', { name: 'Format teks' })
      .getByRole('button', { name: 'Tautan', exact: true })
      .click();
    await field(page, 'Alamat tautan').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await shown(page.getByText('Alamat harus diawali https://, mailto:, atau / untuk halaman situs ini.'));
    yield;
    // Replaces the whole text, so that its headings start a text.
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await pasteInto(text(page), { html: googleDocs });
    await shown(page.getByRole('status').getByText(/^Tidak ikut tertempel: 1 gambar/));
    await text(page).getByRole('cell', { name: 'Senin' }).click();
    await shown(button(page, 'Hapus tabel'));
  },
];

const sitePage = (heading: string, path: string): Screen => [
  `Konten: ${heading}`,
  () => path,
  (page) => shown(button(page, 'Simpan')),
];

const all = 'All fields are required!';

const preview = (heading: string, path: () => string): Screen => [
  heading,
  path,
  (page) =>
    shown(page.getByRole('heading', { level: 1, name: heading, exact: true }), page.getByText('Terbit')),
];

sweep(
  [
    [
      'Manage Blogs',
      () => '/admin/manage-blog',
      async function* (page) {
        await listShown(page, 'Manage Blogs', 14);
        yield [1280];
        await deleteButton(page, title).click();
        await shown(question(page, 'Hapus artikel'));
      },
    ],
    emptyForm('Add Blog', '/admin/manage-blog/add', all),
    editor,
    [
      'Pratinjau artikel',
      () => `/admin/manage-blog/preview/${blog.id}`,
      (page) =>
        shown(
          page.getByRole('heading', { level: 1, name: 'Pratinjau artikel', exact: true }),
          page.getByRole('main').getByText('situs').first(),
        ),
    ],
    listOf('Manage Journal', '/admin/manage-journal', 2),
    [
      'Add Journal',
      () => '/admin/manage-journal/add',
      async function* (page) {
        await shown(field(page, 'Title'));
        await submitButton(page).click();
        await shown(page.getByText('Wajib diisi.').first(), page.locator('[aria-invalid=true]').first());
        yield;
        await chooseFile(page, 'File', { name: 'a.html', bytes: html() });
        await expectWrong(
          page,
          'File',
          'a.html: jenis berkas tidak didukung. Allowed file extensions: .PDF .DOC .DOCX',
        );
      },
    ],
    form('Edit Journal', () => `/admin/manage-journal/edit/${journal.id}`, 'Berkas sekarang:'),
    form('Edit Event', () => `/admin/manage-event/edit/${event.id}`, 'Banner sekarang'),
    [
      'Pendaftaran Acara',
      () => `/admin/manage-event/registration/${event.id}`,
      async function* (page) {
        await shown(page.getByText('Untuk semua pendaftar. Terisi: 0.', { exact: true }));
        yield;
        await button(page, 'Buka pendaftaran').click();
        await shown(page.getByText('Wajib diisi.').first());
      },
    ],
    [
      'Daftar Peserta',
      () => `/admin/manage-event/participants/${event.id}`,
      (page) => shown(page.getByText('Belum ada peserta', { exact: true })),
    ],
    [
      'Susunan Acara',
      () => `/admin/manage-event/programme/${event.id}`,
      async function* (page) {
        await shown(field(page, 'Tautan daring'));
        yield;
        await button(page, 'Tambah sesi').click();
        await shown(field(page, 'Judul'));
        await button(page, 'Simpan').click();
        await shown(page.getByText('Wajib diisi.').first());
      },
    ],
    [
      'Sertifikat Acara',
      () => `/admin/manage-event/certificates/${event.id}`,
      async function* (page) {
        await shown(page.getByText('Belum ada yang hadir', { exact: true }));
        yield;
        await button(page, 'Simpan').click();
        await shown(page.getByText('Wajib diisi.').first());
      },
    ],
    [
      'Surat Acara',
      () => `/admin/manage-event/letters/${event.id}`,
      async function* (page) {
        await shown(page.getByText('Belum ada surat.', { exact: true }));
        yield;
        await button(page, 'Kirim uji ke saya').click();
        await shown(page.getByText('Wajib diisi.').first());
      },
    ],
    [
      'Laporan Acara',
      () => `/admin/manage-event/report/${event.id}`,
      (page) => shown(page.getByText('Pendapatan acara', { exact: true })),
    ],
    [
      'Survei Peserta',
      () => `/admin/manage-event/survey/${event.id}`,
      async function* (page) {
        await shown(page.getByText('Hasil tampil mulai dari 5 jawaban.', { exact: true }));
        yield;
        await button(page, 'Buka survei').click();
        await shown(page.getByText('Survei dibuka.', { exact: true }));
      },
    ],
    [
      'Label Nama',
      () => `/admin/manage-event/badges/${event.id}`,
      (page) => shown(page.getByText('Belum ada peserta', { exact: true })),
    ],
    [
      'Pertanyaan Pendaftaran',
      () => `/admin/manage-event/questions/${event.id}`,
      async function* (page) {
        await shown(button(page, 'Tambah pertanyaan'));
        yield;
        await button(page, 'Tambah pertanyaan').click();
        await shown(field(page, 'Teks'));
        await button(page, 'Simpan').click();
        await shown(page.getByText('Wajib diisi.').first());
      },
    ],
    [
      'Daftar Tunggu Acara',
      () => `/admin/manage-event/waiting/${event.id}`,
      (page) => shown(page.getByText('Belum ada yang menunggu', { exact: true })),
    ],
    [
      'Peserta Acara',
      () => '/admin/event-registrations',
      (page) => shown(page.getByRole('link', { name: `Peserta ${title}` })),
    ],
    [
      'Sampah',
      () => '/admin/bin',
      async function* (page) {
        const erase = button(page, `Hapus selamanya ${binned}`);
        await shown(erase);
        yield;
        await erase.click();
        await shown(question(page, 'Hapus selamanya'));
      },
    ],
    sitePage('Home', '/admin/manage-content/home'),
    sitePage('Council and Committees', '/admin/manage-content/council'),
  ],
  () => admin,
);

/** They share lists, forms and editors with the screens above. */
sweepOnPhone(
  [
    preview('Pratinjau jurnal', () => `/admin/manage-journal/preview/${journal.id}`),
    preview('Pratinjau acara', () => `/admin/manage-event/preview/${event.id}`),
    preview('Pratinjau produk', () => `/admin/manage-product/preview/${product.id}`),
    listOf('Manage Events', '/admin/manage-event', 1),
    emptyForm('Add Event', '/admin/manage-event/add', 'Harap lengkapi semua bidang sebelum mengirim!'),
    listOf('Manage Products', '/admin/manage-product', 12),
    emptyForm('Add Product', '/admin/manage-product/add', all),
    form('Edit Product', () => `/admin/manage-product/edit/${product.id}`, 'Gambar sekarang'),
    sitePage('About', '/admin/manage-content/about'),
    sitePage('Contact', '/admin/manage-content/contact'),
    sitePage('Legal', '/admin/manage-content/legal'),
    sitePage('AD/ART', '/admin/manage-content/bylaws'),
    sitePage('Professional', '/admin/manage-content/professional'),
  ],
  () => admin,
);

sweepFurther(
  (['Draf', 'Terjadwal'] as const).map((state) => [
    'Edit Blog',
    () => `/admin/manage-blog/edit/${(state === 'Draf' ? draft : scheduled).id}`,
    (page) => shown(page.getByText(state, { exact: true }), field(page, 'Terbit pada'), text(page)),
  ]),
  () => admin,
);
