/** @module-tag full */
import type { ContentBlock } from 'contract/schemas/content';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEditor, goToEnd, submitButton } from '../../support/actions/content-steps.ts';
import { type Clipboard, pasteInto } from '../../support/actions/editor-steps.ts';
import { button } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { chat, googleDocs, libreOffice, word, wordOnline } from '../../support/factories/clipboards.ts';
import { makeBlog, makeImage } from '../../support/factories/content.ts';
import { webp } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  hidden,
  recordPolicyViolations,
  shown,
  test,
  type Visit,
} from '../../support/suite/browser.ts';

/** Pasted content is converted to storable blocks, and the notice lists losses. */

const text = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });

async function open(visit: Visit, content: ContentBlock[] = [{ type: 'text', content: 'x' }]) {
  const { id } = await makeBlog({ title: 'Artikel', content, image: null });
  const page = await visit(`/admin/manage-blog/edit/${id}`, {
    as: await makeAdmin(),
    prepare: recordPolicyViolations,
  });
  await atEditor(page);
  await text(page).focus();
  await page.keyboard.press('Control+a');
  await eventually(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(false);
  return { page, id };
}

const paste = (page: Page, clipboard: Clipboard) => pasteInto(text(page), clipboard);

const pasteNotice = (page: Page) => page.getByRole('status').filter({ hasText: /tertempel|Berubah/ });

/** Saves, and returns the stored blocks and the violations of the site's policy meanwhile. */
async function saved(page: Page, id: string): Promise<ContentBlock[]> {
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  expect(await refused()).toEqual([]);
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
  return (await storedDocument('blogs', id)).content as ContentBlock[];
}

const bullets = (...lists: (object | string)[]) => ({ type: 'unorderedList', lists });

test('a paste from Google Docs is converted', async ({ visit }) => {
  const { page, id } = await open(visit);
  await paste(page, { html: googleDocs, plain: 'Kuliah tamu' });
  await shown(
    pasteNotice(page).getByText('Tidak ikut tertempel: 1 gambar (unggah dengan tombol Sisipkan gambar).'),
  );
  await shown(pasteNotice(page).getByText('Berubah: sel tabel yang digabung dipisahkan.'));
  await button(page, 'Tutup').click();
  await hidden(pasteNotice(page));
  expect(await saved(page, id)).toEqual([
    { type: 'heading', level: 2, content: 'Kuliah tamu' },
    {
      type: 'text',
      content: {
        spans: [
          { text: 'Acara ini ' },
          { text: 'gratis', bold: true },
          { text: ' dan ' },
          { text: 'terbuka', italic: true },
          { text: ' untuk umum, lihat ' },
          { text: 'pendaftaran', link: 'https://example.org/daftar?a=1' },
          { text: '.' },
        ],
      },
    },
    { type: 'heading', level: 3, content: 'Bahan' },
    bullets(
      {
        content: 'Laptop',
        nested: [bullets({ content: 'Pengisi daya', nested: [bullets('Kabel')] }, 'Tetikus')],
      },
      'Kartu anggota',
    ),
    { type: 'orderedList', start: 3, lists: ['Langkah tiga'] },
    {
      type: 'table',
      header: true,
      rows: [{ cells: ['Hari', 'Tempat'] }, { cells: ['Senin', 'Aula'] }, { cells: ['Libur', ''] }],
    },
  ]);
});

test('a paste from Word is converted and undone in one step', async ({ visit }) => {
  const { page, id } = await open(visit, [{ type: 'text', content: 'Sebelumnya' }]);
  await goToEnd(page);
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await paste(page, { html: word, plain: 'Rencana kerja' });
  await shown(
    pasteNotice(page).getByText(
      'Tidak ikut tertempel: 1 gambar (unggah dengan tombol Sisipkan gambar); 1 komentar; alamat dari 1 tautan yang tidak dapat dibuka dari situs ini.',
    ),
  );
  await shown(pasteNotice(page).getByText('Berubah: catatan kaki menjadi teks biasa.'));
  await page.keyboard.press('Control+z');
  await eventually(() => text(page).innerText()).toMatch(/^Sebelumnya!\s*$/);
  await hidden(pasteNotice(page));
  await page.keyboard.press('Control+Shift+z');
  await shown(text(page).getByRole('heading', { name: 'Latar belakang' }));
  expect(await saved(page, id)).toEqual([
    { type: 'text', content: 'Sebelumnya!' },
    { type: 'heading', level: 2, content: 'Rencana kerja' },
    {
      type: 'heading',
      level: 2,
      content: { spans: [{ text: 'Latar ' }, { text: 'belakang', bold: true }] },
    },
    {
      type: 'text',
      content: {
        spans: [
          { text: 'Kegiatan ' },
          { text: 'utama', bold: true },
          { text: ' dan ' },
          { text: 'sampingan', italic: true },
          { text: ', lihat ' },
          { text: 'rencana', link: 'https://example.org/rencana' },
          { text: ' serta lampiran.[1]' },
        ],
      },
    },
    bullets(
      { content: 'Seminar', nested: [bullets({ content: 'Pembicara', nested: [bullets('Honor')] })] },
      'Lokakarya',
    ),
    {
      type: 'orderedList',
      lists: [
        { content: 'Pendaftaran', nested: [{ type: 'orderedList', lists: ['Formulir'] }] },
        'Pembayaran',
      ],
    },
    { type: 'heading', level: 3, content: '1.1 Jadwal' },
    {
      type: 'table',
      header: true,
      rows: [{ cells: ['Bulan', 'Kegiatan'] }, { cells: ['Januari', 'Rapat'] }],
    },
    { type: 'text', content: '[1] Menurut rapat tahunan.' },
  ]);
});

test('pastes from Word Online and from LibreOffice are converted', async ({ visit }) => {
  const { page, id } = await open(visit);
  await paste(page, { html: wordOnline });
  await goToEnd(page, 'Control+End');
  await paste(page, { html: libreOffice });
  await shown(text(page).getByText('Bandung'));
  await hidden(pasteNotice(page));
  expect(await saved(page, id)).toEqual([
    { type: 'heading', level: 2, content: 'Notulen' },
    { type: 'text', content: { spans: [{ text: 'Rapat ' }, { text: 'penting', bold: true }] } },
    bullets({ content: 'Hadir', nested: [bullets('Ketua')] }, 'Absen'),
    { type: 'orderedList', lists: ['Pembukaan', 'Penutup'] },
    { type: 'table', header: false, rows: [{ cells: ['Nama', 'Peran'] }, { cells: ['Sari', 'Ketua'] }] },
    { type: 'heading', level: 2, content: 'Ringkasan' },
    {
      type: 'text',
      content: {
        spans: [
          { text: 'Luas 20\u00a0m², air H₂O, ' },
          { text: 'awas', bold: true },
          { text: ' dan garis.' },
        ],
      },
    },
    bullets({ content: 'Satu', nested: [bullets('Satu a')] }, 'Dua'),
    { type: 'table', header: true, rows: [{ cells: ['Kota', 'Jumlah'] }, { cells: ['Bandung', '12'] }] },
  ]);
});

test('a paste from a chat, and a single picture, are converted', async ({ visit }) => {
  const { page, id } = await open(visit);
  await paste(page, { plain: chat });
  await shown(text(page).getByText('Sampai jumpa!'));
  await goToEnd(page, 'Control+End');
  await paste(page, { picture: [...(await webp(32, 24))] });
  await shown(text(page).locator('img'));
  const content = await saved(page, id);
  expect(content.slice(0, 4)).toEqual([
    { type: 'text', content: 'Yang perlu dibawa:' },
    bullets('laptop', 'kartu anggota'),
    { type: 'orderedList', lists: ['Daftar ulang', 'Masuk ruang'] },
    { type: 'text', content: 'Sampai jumpa!' },
  ]);
  expect(content.slice(4)).toMatchObject([{ type: 'image', width: 32, height: 24 }]);
});

test('cut text from the editor is pasted with its picture, and text of another article without', async ({
  visit,
}) => {
  const { file } = await makeImage();
  const image = { type: 'image', src: `/api/${file}`, alt: 'Peta', width: 320, height: 240 } as const;
  const table = { type: 'table', header: true, rows: [{ cells: ['a', 'b'] }, { cells: ['c', ''] }] } as const;
  const content = [
    { type: 'text', content: 'Awal' },
    image,
    table,
    { type: 'text', content: 'Akhir' },
  ] as const;
  const { page, id } = await open(visit, content as unknown as ContentBlock[]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+x');
  await eventually(() => text(page).locator('img').count()).toBe(0);
  await page.keyboard.press('Control+v');
  await eventually(() => text(page).locator('img').count()).toBe(1);
  await hidden(pasteNotice(page));
  await goToEnd(page, 'Control+End');
  await paste(page, { html: '<p data-pm-slice="1 1 []">Lain</p><img src="/api/images/lain">' });
  await shown(
    pasteNotice(page).getByText('Tidak ikut tertempel: 1 gambar (unggah dengan tombol Sisipkan gambar).'),
  );
  expect(await saved(page, id)).toEqual([
    { type: 'text', content: 'Awal' },
    image,
    table,
    { type: 'text', content: 'AkhirLain' },
  ]);
});

test('a paste contains nothing executable or misleading', async ({ visit }) => {
  const { page, id } = await open(visit);
  const html = `
    <h1 onclick="alert(1)" style="position:fixed">Judul</h1><style>* { display: none }</style>
    <p class="MsoNormal"><b>Tebal</b> <a href="javascript:alert(1)">jahat</a>
      <a href="https://example.org" target="_blank">baik</a> &lt;img src=x onerror=alert(1)&gt;</p>
    <img src="https://tracker.example.org/x.png"><img src="data:image/png;base64,AAAA">
    <script>alert(1)</script><svg onload="alert(1)"></svg>`;
  await paste(page, { html });
  await shown(text(page).getByRole('heading', { level: 2, name: 'Judul' }));
  expect(await saved(page, id)).toEqual([
    { type: 'heading', level: 2, content: 'Judul' },
    {
      type: 'text',
      content: {
        spans: [
          { text: 'Tebal', bold: true },
          { text: ' jahat ' },
          { text: 'baik', link: 'https://example.org' },
          { text: ' <img src=x onerror=alert(1)>' },
        ],
      },
    },
  ]);
});
