import type { ContentBlock } from 'contract/fields/content';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { atEditor, expectWrong, focused, goToEnd, submitButton } from '../../support/act/content-steps.ts';
import { button, field } from '../../support/act/steps.ts';
import { storedDocument, storedFiles, valuesOf } from '../../support/check/stores.ts';
import { makeBlog } from '../../support/make/content.ts';
import { gif, proof } from '../../support/make/images.ts';
import { makeAdmin } from '../../support/make/people.ts';
import {
  arrivedAt,
  atRest,
  breakServer,
  eventually,
  gone,
  requestsOf,
  shown,
  test,
  type Visit,
} from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const text = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true });
const isPressed = (page: Page, name: string) => tool(page, name).getAttribute('aria-pressed');

/** Opens an article with this text in the editor. */
async function open(visit: Visit, content: ContentBlock[], width?: 360): Promise<{ page: Page; id: string }> {
  const { id } = await makeBlog({ title: 'Artikel', content, image: null });
  const path = `/admin/manage-blog/edit/${id}`;
  const page = await visit(path, { as: await makeAdmin(), ...(width === undefined ? {} : { width }) });
  await atEditor(page);
  return { page, id };
}

/** Saves, and gives the blocks that are stored then. */
async function saved(page: Page, id: string): Promise<ContentBlock[]> {
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
  return (await storedDocument('blogs', id)).content as ContentBlock[];
}

const chooseImage = async (page: Page, file: { name: string; bytes: Uint8Array }) => {
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Insert image').click();
  const { name, bytes } = file;
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
};

describe('writing by keyboard alone', () => {
  test('headings, marks, lists and quotes are stored as blocks and shown to all', async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'x' }]);
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+Alt+2');
    await eventually(() => isPressed(page, 'Heading 2')).toBe('true');
    await page.keyboard.type('Latar');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kata ');
    await page.keyboard.press('Control+b');
    await eventually(() => isPressed(page, 'Bold')).toBe('true');
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
    await eventually(() => isPressed(page, 'Quote')).toBe('true');
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
    expect(await saved(page, id)).toEqual(blocks);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(
      page.getByRole('heading', { level: 2, name: 'Latar' }),
      page.locator('strong', { hasText: 'tebal' }),
      page.locator('em', { hasText: 'miring' }),
      page.getByRole('listitem').filter({ hasText: /^dua$/ }),
      page.locator('blockquote', { hasText: 'Kutipan.' }),
    );
  });

  test('Tab goes down and up in a list, and leaves the text where it cannot or after Escape', async ({
    visit,
  }) => {
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
    await tool(page, 'Increase indent').click();
    await tool(page, 'Decrease indent').click();
    expect(await tool(page, 'Decrease indent').getAttribute('aria-disabled')).toBe(null);
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused(page)).toBe('Decrease indent');
    await text(page).focus();
    const described = (await text(page).getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent()).toContain(
      'To leave the text press Escape, then Tab.',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('Content');
    const third = { content: 'dua', nested: [{ type: 'orderedList', lists: ['tiga'] }] };
    expect(await saved(page, id)).toEqual([
      {
        type: 'orderedList',
        start: 3,
        lists: [{ content: 'satu', nested: [{ type: 'orderedList', lists: [third] }] }, 'empat'],
      },
    ]);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(page.locator('ol[start="3"] > li > ol > li > ol > li', { hasText: 'tiga' }));
  });

  test('a table is inserted, filled by Tab and Enter, grown, shrunk and left', async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Jadwal' }]);
    await text(page).focus();
    await goToEnd(page, 'Control+End');
    await page.keyboard.press('Enter');
    await tool(page, 'Insert table').click();
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(3);
    expect(await tool(page, 'Insert table').getAttribute('aria-disabled')).toBe('true');
    for (const words of ['Hari', 'Tempat', 'hapus', 'Senin', 'Aula']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    // Tab selects what stands in the cell, as in a word processor.
    await goToEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('lantai 2');
    await button(page, 'Add row').click();
    await button(page, 'Add column').click();
    await eventually(() => text(page).getByRole('row').count()).toBe(4);
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(4);
    await text(page).getByRole('columnheader', { name: 'hapus' }).click();
    await button(page, 'Remove column').click();
    await text(page).getByRole('row').last().getByRole('cell').first().click();
    await button(page, 'Remove row').click();
    await eventually(() => text(page).getByRole('row').count()).toBe(3);
    await text(page).getByRole('row').last().getByRole('cell').last().click();
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('Content');
    expect(await saved(page, id)).toEqual([
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
    await button(page, 'Header row').click();
    await eventually(() => text(page).getByRole('columnheader').count()).toBe(0);
    await button(page, 'Delete table').click();
    await eventually(() => text(page).getByRole('table').count()).toBe(0);
    await eventually(() => focused(page)).toBe('Content');
    await page.keyboard.press('Control+z');
    await eventually(() => text(page).getByRole('table').count()).toBe(1);
  });

  test('the toolbar is one stop with arrow keys, undo and redo work', async ({ visit }) => {
    const { page } = await open(visit, [{ type: 'unorderedList', lists: ['satu', 'dua'] }]);
    await text(page).getByText('dua').click();
    await goToEnd(page);
    await page.keyboard.type('!');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused(page)).toBe('Heading 2');
    expect(await text(page).innerText()).toContain('dua!');
    for (const name of ['Heading 3', 'Bold', 'Italic', 'Bulleted list', 'Numbered list']) {
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await eventually(() => isPressed(page, 'Numbered list')).toBe('true');
    expect(await isPressed(page, 'Bulleted list')).toBe('false');
    await eventually(() => focused(page)).toBe('Content');
    await page.keyboard.press('Control+z');
    await eventually(() => isPressed(page, 'Bulleted list')).toBe('true');
    await page.keyboard.press('Control+z');
    await eventually(() => text(page).innerText()).not.toContain('!');
    await tool(page, 'Redo').click();
    await eventually(() => text(page).innerText()).toContain('dua!');
    await tool(page, 'Undo').click();
    await eventually(() => text(page).innerText()).not.toContain('!');
  });

  test('an empty text that was refused stays marked while a link is asked for', async ({ visit }) => {
    const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
    await field(page, 'Title').fill('Judul');
    await shown(tool(page, 'Link'));
    await submitButton(page).click();
    await expectWrong(page, 'Content', 'Wajib diisi.');
    await tool(page, 'Link').click();
    await shown(field(page, 'Link address'));
    expect(await text(page).getAttribute('aria-invalid')).toBe('true');
  });

  test('a link is set, refused, changed and taken away', async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'situs' }]);
    const address = field(page, 'Link address');
    await text(page).focus();
    await page.keyboard.press('Control+a');
    await tool(page, 'Link').click();
    await eventually(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await shown(page.getByText('Alamat harus diawali https://, mailto:, atau / untuk halaman situs ini.'));
    await address.fill('example.org/a');
    await page.keyboard.press('Enter');
    await gone(address);
    await eventually(() => isPressed(page, 'Link')).toBe('true');
    expect(await text(page).getByRole('link', { name: 'situs' }).getAttribute('href')).toBe(
      'https://example.org/a',
    );
    await tool(page, 'Link').click();
    await eventually(() => address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await address.inputValue()).toBe('https://example.org/a');
    await page.keyboard.press('Escape');
    await gone(address);
    expect(await saved(page, id)).toEqual([
      { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/a' }] } },
    ]);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).getByText('situs').click();
    await shown(tool(page, 'Link'));
    await tool(page, 'Link').click();
    await page.getByRole('button', { name: 'Remove link', exact: true }).click();
    await eventually(() => text(page).getByRole('link').count()).toBe(0);
  });
});

describe('before the editor is there', () => {
  /** Has its code wait until that is called which this gives. */
  async function holdEditor(page: Page): Promise<() => void> {
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/rich-text-editor-*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  test('what is typed in its place goes on in it, line for line, with the cursor', async ({ visit }) => {
    const page = await visit('/admin/manage-blog', { as: await makeAdmin() });
    const letGo = await holdEditor(page);
    const asked = requestsOf(page, 'GET /assets/rich-text-editor-*.js');
    await page.getByRole('link', { name: 'Add Blog' }).first().click();
    await shown(text(page));
    expect(asked).toEqual([]);
    await text(page).click();
    await page.keyboard.type('Satu');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tiga');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await eventually(() => asked).toHaveLength(1);
    letGo();
    await shown(tool(page, 'Bold'));
    expect(await focused(page)).toBe('Content');
    await page.keyboard.type('Dua');
    await eventually(() => text(page).innerText()).toBe('Satu\n\nDua\n\nTiga');
    await field(page, 'Title').fill('Judul');
    await field(page, 'Author').fill('Sari');
    await field(page, 'Category').selectOption('sharing');
    await submitButton(page).click();
    await arrivedAt(page, '/admin/manage-blog');
    expect(await valuesOf('blogs')).toMatchObject([
      {
        title: 'Judul',
        content: [
          { type: 'text', content: 'Satu' },
          { type: 'text', content: 'Dua' },
          { type: 'text', content: 'Tiga' },
        ],
      },
    ]);
  });

  test('a stored text is there to be read, and goes on where it was pressed, with what was typed', async ({
    visit,
  }) => {
    const { id } = await makeBlog({
      title: 'Artikel',
      content: [
        { type: 'heading', level: 2, content: 'Latar' },
        { type: 'text', content: 'Kata awal' },
        { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/' }] } },
      ],
      image: null,
    });
    const page = await visit('/robots.txt', { as: await makeAdmin() });
    const letGo = await holdEditor(page);
    const asked = requestsOf(page, 'GET /assets/rich-text-editor-*.js');
    await page.goto(`/admin/manage-blog/edit/${id}`);
    const first = text(page).getByRole('heading', { level: 2, name: 'Latar' });
    const second = text(page).getByText('Kata awal', { exact: true });
    await shown(first, second);
    await atRest(page);
    expect(asked).toEqual([]);
    const places = () => Promise.all([first, second].map((one) => one.boundingBox()));
    const before = await places();
    // Behind the last letter of the paragraph.
    const { width = 0, height = 0 } = (await second.boundingBox()) ?? {};
    await second.click({ position: { x: width - 2, y: height / 2 } });
    await page.keyboard.type('!x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Baru');
    // Pressed elsewhere, what was typed is not lost.
    await first.click();
    await page.keyboard.type('+');
    expect(await places()).toEqual(before);
    letGo();
    await shown(tool(page, 'Bold'), text(page).getByText('Baru+', { exact: true }));
    expect((await first.boundingBox())?.y).toBeCloseTo(before[0]?.y ?? 0, 0);
    await page.keyboard.type(' sekali');
    await text(page).getByText('situs').click();
    expect(new URL(page.url()).pathname).toBe(`/admin/manage-blog/edit/${id}`);
    expect(await saved(page, id)).toEqual([
      { type: 'heading', level: 2, content: 'Latar' },
      { type: 'text', content: 'Kata awal!' },
      { type: 'text', content: 'Baru+ sekali' },
      { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/' }] } },
    ]);
  });

  test('what is typed into a stored text is waited for by a submit', async ({ visit }) => {
    const { id } = await makeBlog({
      title: 'Artikel',
      content: [{ type: 'text', content: 'Lama' }],
      image: null,
    });
    const page = await visit('/robots.txt', { as: await makeAdmin() });
    const letGo = await holdEditor(page);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Anyar sekali');
    const sent = requestsOf(page, 'PUT /api/blogs/updateblog/*');
    await submitButton(page).click();
    await shown(button(page, 'Updating...'));
    expect(sent).toEqual([]);
    letGo();
    await arrivedAt(page, '/admin/manage-blog');
    expect((await storedDocument('blogs', id)).content).toEqual([{ type: 'text', content: 'Anyar sekali' }]);
  });

  test('all of a stored text is chosen and written anew, and a picture is chosen where it was pressed', async ({
    visit,
  }) => {
    const content = [{ type: 'text' as const, content: 'Lama' }];
    const { id } = await makeBlog({ title: 'Artikel', content, image: null });
    const page = await visit('/robots.txt', { as: await makeAdmin() });
    const letGo = await holdEditor(page);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Anyar');
    letGo();
    await shown(tool(page, 'Bold'));
    await eventually(() => text(page).innerText()).toBe('Anyar');
    await chooseImage(page, await proof('peta.jpg'));
    await shown(text(page).locator('img'));
    await saved(page, id);

    const letGoAgain = await holdEditor(page);
    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).locator('img').click();
    letGoAgain();
    await shown(field(page, 'Picture description'));
  });

  test('what is pasted there arrives as it was written', async ({ visit }) => {
    const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const of = (type: string, words: string) => [type, new Blob([words], { type })];
      const html = of('text/html', '<h2>Latar</h2><p>Kata <b>tebal</b></p>');
      const plain = of('text/plain', 'Latar\nKata tebal');
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries([html, plain]))]);
    });
    const letGo = await holdEditor(page);
    await text(page).click();
    await page.keyboard.type('Awal ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+v');
    await eventually(() => text(page).inputValue()).toBe('Awal \nLatar\nKata tebal');
    letGo();
    await shown(text(page).getByRole('heading', { level: 2, name: 'Latar' }));
    expect(await text(page).locator('strong').innerText()).toBe('tebal');
    await page.keyboard.type('!');
    await eventually(() => text(page).innerText()).toBe('Awal \n\nLatar\n\nKata tebal!');
  });
});

describe('pictures in the text', () => {
  test('are uploaded, described, stored for good, and set aside with their block', async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Sebelum.' }], 360);
    await text(page).focus();
    await chooseImage(page, await proof('peta.jpg'));
    await shown(text(page).locator('img'));
    await text(page).locator('img').click();
    await field(page, 'Picture description').fill('Peta proses');
    const [block] = (await saved(page, id)).filter(({ type }) => type === 'image');
    expect(block).toMatchObject({ type: 'image', alt: 'Peta proses', width: 320, height: 240 });
    expect(await valuesOf('intents')).toEqual([]);
    await page.goto(`/blog/blog-details/${id}`);
    await shown(page.getByRole('img', { name: 'Peta proses' }));

    await page.goto(`/admin/manage-blog/edit/${id}`);
    await text(page).locator('img').click();
    await shown(field(page, 'Picture description'));
    await page.keyboard.press('Delete');
    await eventually(() => text(page).locator('img').count()).toBe(0);
    expect(await saved(page, id)).toEqual([{ type: 'text', content: 'Sebelum.' }]);
    // Kept for an undo alone.
    const files = Object.keys(await storedFiles());
    expect(await valuesOf('formerContent')).toMatchObject([{ of: id, files: [files[0]] }]);
    expect(files).toHaveLength(1);
  });

  test('that are still on their way are waited for by a save; what failed stops it', async ({ visit }) => {
    const { page, id } = await open(visit, [{ type: 'text', content: 'Sebelum.' }]);
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/images', async (route) => {
      await arrival;
      await route.continue();
    });
    await chooseImage(page, await proof('peta.jpg'));
    await shown(page.getByRole('progressbar'));
    await submitButton(page).click();
    await shown(button(page, 'Updating...'));
    arrive();
    await arrivedAt(page, '/admin/manage-blog');
    const blocks = (await storedDocument('blogs', id)).content as ContentBlock[];
    expect(blocks.map(({ type }) => type).sort()).toEqual(['image', 'text']);
  });

  test('that are refused say why, and leave the text as it is', async ({ visit }) => {
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
    await chooseImage(page, await proof());
    await shown(page.getByRole('alert').getByText(/^Terjadi gangguan pada server/));
    expect(await text(page).locator('img').count()).toBe(0);
  });
});
