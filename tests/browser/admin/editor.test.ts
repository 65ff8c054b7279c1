import type { ContentBlock } from 'contract/schemas/content';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  atEditor,
  expectWrong,
  focused,
  goToEnd,
  submitButton,
} from '../../support/actions/content-steps.ts';
import { chooseImage, saveArticle, text, tool } from '../../support/actions/editor-steps.ts';
import { button, field } from '../../support/actions/steps.ts';
import { storedDocument, storedFiles, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { gif, picture } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  hidden,
  holdRequests,
  shown,
  stopAnimationFrames,
  test,
  type Visit,
} from '../../support/suite/browser.ts';

const isPressed = (page: Page, name: string) => tool(page, name).getAttribute('aria-pressed');

/** Opens an article with this text in the editor. */
async function open(visit: Visit, content: ContentBlock[], width?: 360): Promise<{ page: Page; id: string }> {
  const { id } = await makeBlog({ title: 'Artikel', content, image: null });
  const path = `/admin/manage-blog/edit/${id}`;
  const page = await visit(path, { as: await makeAdmin(), ...(width === undefined ? {} : { width }) });
  await atEditor(page);
  return { page, id };
}

describe('writing by keyboard', () => {
  test('stores headings, marks, lists and quotes as blocks, and the public page shows them', async ({
    visit,
  }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'x' }]);
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Alt+2');
    await eventually(() => isPressed(page, 'Judul 2')).toBe('true');
    await page.keyboard.type('Latar');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kata ');
    await page.keyboard.press('Control+b');
    await eventually(() => isPressed(page, 'Tebal')).toBe('true');
    await page.keyboard.type('tebal');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+i');
    await page.keyboard.type(' miring');
    await page.keyboard.press('Control+i');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('baris dua');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- satu');
    await page.keyboard.press('Enter');
    await page.keyboard.type('dua');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('> Kutipan.');
    await eventually(() => isPressed(page, 'Kutipan')).toBe('true');
    const blocks: ContentBlock[] = [
      { type: 'heading', level: 2, content: 'Latar' },
      {
        type: 'text',
        content: {
          spans: [
            { text: 'Kata ' },
            { text: 'tebal', bold: true },
            { text: ' miring', italic: true },
            { text: '\nbaris dua' },
          ],
        },
      },
      { type: 'unorderedList', lists: ['satu', 'dua'] },
      { type: 'quote', content: 'Kutipan.' },
    ];
    expect(await saveArticle(page, id)).toEqual(blocks);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(
      page.getByRole('heading', { level: 2, name: 'Latar' }),
      page.locator('strong', { hasText: 'tebal' }),
      page.locator('em', { hasText: 'miring' }),
      page.getByRole('listitem').filter({ hasText: /^dua$/ }),
      page.locator('blockquote', { hasText: 'Kutipan.' }),
    );
  });

  test('nests and lifts list items with Tab, and leaves the text where it cannot or after Escape', {
    tags: ['full'],
  }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'x' }]);
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('3. satu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dua');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tiga');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('empat');
    await tool(page, 'Jorokkan').click();
    await tool(page, 'Keluarkan').click();
    expect(await tool(page, 'Keluarkan').getAttribute('aria-disabled')).toBe(null);
    // The editor takes the focus back from the toolbar in the next frame.
    await eventually(() => focused(page)).toBe('Content');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused(page)).toBe('Keluarkan');
    await text(page).focus();
    const described = (await text(page).getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent()).toContain(
      'Untuk keluar dari teks, tekan Escape lalu Tab.',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).not.toBe('Content');
    const third = { content: 'dua', nested: [{ type: 'orderedList', lists: ['tiga'] }] };
    expect(await saveArticle(page, id)).toEqual([
      {
        type: 'orderedList',
        start: 3,
        lists: [{ content: 'satu', nested: [{ type: 'orderedList', lists: [third] }] }, 'empat'],
      },
    ]);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(page.locator('ol[start="3"] > li > ol > li > ol > li', { hasText: 'tiga' }));
  });

  test('receives keys before the next frame after a tool', { tags: ['full'] }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Jadwal' }]);
    await text(page).focus();
    await goToEnd(page, 'Control+End');
    await page.keyboard.press('Enter');
    await stopAnimationFrames(page);
    await tool(page, 'Tebal').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hari');
    await tool(page, 'Sisipkan tabel').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Senin');
    const empty = { cells: ['', '', ''] };
    expect(await saveArticle(page, id)).toEqual([
      { type: 'text', content: 'Jadwal' },
      { type: 'text', content: { spans: [{ text: 'Hari', bold: true }] } },
      { type: 'table', header: true, rows: [{ cells: ['Senin', '', ''] }, empty, empty] },
    ]);
  });

  test('inserts a table, fills it with Tab and Enter, grows, shrinks and leaves it', {
    tags: ['full'],
  }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Jadwal' }]);
    await text(page).focus();
    await goToEnd(page, 'Control+End');
    await page.keyboard.press('Enter');
    await tool(page, 'Sisipkan tabel').click();
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(3);
    expect(await tool(page, 'Sisipkan tabel').getAttribute('aria-disabled')).toBe('true');
    for (const words of ['Hari', 'Tempat', 'hapus', 'Senin', 'Aula']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    // Tab selects the content of the cell, as in a word processor.
    await goToEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('lantai 2');
    await button(page, 'Tambah baris').click();
    await button(page, 'Tambah kolom').click();
    await eventually(() => text(page).getByRole('row').count()).toBe(4);
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(4);
    await text(page).getByRole('columnheader', { name: 'hapus' }).click();
    await button(page, 'Hapus kolom').click();
    await text(page).getByRole('row').last().getByRole('cell').first().click();
    await button(page, 'Hapus baris').click();
    await eventually(() => text(page).getByRole('row').count()).toBe(3);
    await text(page).getByRole('row').last().getByRole('cell').last().click();
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).not.toBe('Content');
    expect(await saveArticle(page, id)).toEqual([
      { type: 'text', content: 'Jadwal' },
      {
        type: 'table',
        header: true,
        rows: [
          { cells: ['Hari', 'Tempat', ''] },
          { cells: ['Senin', 'Aula\nlantai 2', ''] },
          { cells: ['', '', ''] },
        ],
      },
    ]);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).getByRole('columnheader', { name: 'Hari' }).click();
    await button(page, 'Baris judul').click();
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(0);
    await button(page, 'Hapus tabel').click();
    await eventually(() => text(page).getByRole('table').count()).toBe(0);
    await eventually(() => focused(page)).toBe('Content');
    await page.keyboard.press('Control+z');
    await eventually(() => text(page).getByRole('table').count()).toBe(1);
  });

  test('reaches the toolbar with one Tab stop and arrow keys, with undo and redo', {
    tags: ['full'],
  }, async ({ visit }) => {
    const { page } = await open(visit, [{ type: 'unorderedList', lists: ['satu', 'dua'] }]);
    await text(page).getByText('dua').click();
    await goToEnd(page);
    await page.keyboard.type('!');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused(page)).toBe('Judul 2');
    expect(await text(page).innerText()).toContain('dua!');
    for (const name of ['Judul 3', 'Tebal', 'Miring', 'Daftar poin', 'Daftar bernomor']) {
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await eventually(() => isPressed(page, 'Daftar bernomor')).toBe('true');
    expect(await isPressed(page, 'Daftar poin')).toBe('false');
    await eventually(() => focused(page)).toBe('Content');
    await page.keyboard.press('Control+z');
    await eventually(() => isPressed(page, 'Daftar poin')).toBe('true');
    await page.keyboard.press('Control+z');
    await eventually(() => text(page).innerText()).not.toContain('!');
    await tool(page, 'Ulangi').click();
    await eventually(() => text(page).innerText()).toContain('dua!');
    await tool(page, 'Urungkan').click();
    await eventually(() => text(page).innerText()).not.toContain('!');
  });

  test('keeps the error of an empty text while a link is entered', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
    await field(page, 'Title').fill('Judul');
    await shown(tool(page, 'Tautan'));
    await submitButton(page).click();
    await expectWrong(page, 'Content', 'Wajib diisi.');
    await tool(page, 'Tautan').click();
    await shown(field(page, 'Alamat tautan'));
    expect(await text(page).getAttribute('aria-invalid')).toBe('true');
  });

  test('sets, refuses, changes and removes a link', { tags: ['full'] }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'situs' }]);
    const address = field(page, 'Alamat tautan');
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await tool(page, 'Tautan').click();
    await eventually(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await shown(page.getByText('Alamat harus diawali https://, mailto:, atau / untuk halaman situs ini.'));
    await address.fill('example.org/a');
    await page.keyboard.press('Enter');
    await hidden(address);
    await eventually(() => isPressed(page, 'Tautan')).toBe('true');
    expect(await text(page).getByRole('link', { name: 'situs' }).getAttribute('href')).toBe(
      'https://example.org/a',
    );
    await tool(page, 'Tautan').click();
    await eventually(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await address.inputValue()).toBe('https://example.org/a');
    await page.keyboard.press('Escape');
    await hidden(address);
    expect(await saveArticle(page, id)).toEqual([
      { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/a' }] } },
    ]);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).getByText('situs').click();
    await shown(tool(page, 'Tautan'));
    await tool(page, 'Tautan').click();
    await page.getByRole('button', { name: 'Hapus tautan', exact: true }).click();
    await eventually(() => text(page).getByRole('link').count()).toBe(0);
  });
});

describe('pictures in the text', () => {
  test('are uploaded, described, stored permanently, and retained for the undo after removal', {
    tags: ['full'],
  }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Sebelum.' }], 360);
    await text(page).focus();
    await chooseImage(page, await picture('peta.jpg'));
    await shown(text(page).locator('img'));
    await text(page).locator('img').click();
    await field(page, 'Keterangan gambar').fill('Peta proses');
    const [block] = (await saveArticle(page, id)).filter(({ type }) => type === 'image');
    expect(block).toMatchObject({ type: 'image', alt: 'Peta proses', width: 320, height: 240 });
    expect(await valuesOf('intents')).toEqual([]);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(page.getByRole('img', { name: 'Peta proses' }));

    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).locator('img').click();
    await shown(field(page, 'Keterangan gambar'));
    await page.keyboard.press('Delete');
    await eventually(() => text(page).locator('img').count()).toBe(0);
    expect(await saveArticle(page, id)).toEqual([{ type: 'text', content: 'Sebelum.' }]);
    // Retained only for an undo.
    const files = Object.keys(await storedFiles());
    expect(await valuesOf('formerContent')).toMatchObject([{ of: id, files: [files[0]] }]);
    expect(files).toHaveLength(1);
  });

  test('in progress delay a save; a failed one blocks it', { tags: ['full'] }, async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Sebelum.' }]);
    const release = await holdRequests(page, '**/api/images');
    await chooseImage(page, await picture('peta.jpg'));
    await shown(page.getByRole('progressbar'));
    await submitButton(page).click();
    await shown(button(page, 'Menyimpan…'));
    release();
    await arrivedAt(page, '/admin/manage-blog');
    const blocks = (await storedDocument('blogs', id)).content as ContentBlock[];
    expect(blocks.map(({ type }) => type).sort()).toEqual(['image', 'text']);
  });

  test('that are refused show the reason, and leave the text unchanged', { tags: ['full'] }, async ({
    visit,
  }) => {
    const { id } = await makeBlog({ image: null });
    const page = await visit(`/admin/manage-blog/edit/${id}`, {
      as: await makeAdmin(),
      refusals: ['POST /api/images 500'],
    });
    await atEditor(page);
    await chooseImage(page, { name: 'a.jpg', bytes: gif() });
    const refusal = 'a.jpg: bukan gambar JPG, PNG, atau WebP yang utuh. Gambar tidak dimasukkan.';
    await shown(page.getByRole('alert').getByText(refusal, { exact: true }));
    await breakServer(page, 'POST', '/api/images');
    await chooseImage(page, await picture());
    await shown(page.getByRole('alert').getByText(/^Terjadi gangguan pada server/));
    expect(await text(page).locator('img').count()).toBe(0);
  });
});
