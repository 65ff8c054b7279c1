/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, formAlert, submitButton } from '../../support/actions/content-steps.ts';
import { chooseImage, saveArticle, text, tool } from '../../support/actions/editor-steps.ts';
import { button, field } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { picture } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  atRest,
  eventually,
  holdRequests,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';

/** The text of an article before the editor has loaded (decision 0028). */

/** Delays the editor's code until the returned function is called. */
const holdEditor = (page: Page) => holdRequests(page, '**/assets/rich-text-editor-*.js');

test('text typed before the editor loads continues in it, with line breaks and cursor', async ({ visit }) => {
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
  await shown(tool(page, 'Tebal'));
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

test('a stored text is readable before the editor loads, and typing continues at the pressed position', async ({
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
  // After the last letter of the paragraph.
  const { width = 0, height = 0 } = (await second.boundingBox()) ?? {};
  await second.click({ position: { x: width - 2, y: height / 2 } });
  await page.keyboard.type('!x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Baru');
  // Pressing elsewhere does not lose the typed text.
  await first.click();
  await page.keyboard.type('+');
  expect(await places()).toEqual(before);
  letGo();
  await shown(tool(page, 'Tebal'), text(page).getByText('Baru+', { exact: true }));
  expect((await first.boundingBox())?.y).toBeCloseTo(before[0]?.y ?? 0, 0);
  await page.keyboard.type(' sekali');
  await text(page).getByText('situs').click();
  expect(new URL(page.url()).pathname).toBe(`/admin/manage-blog/edit/${id}`);
  expect(await saveArticle(page, id)).toEqual([
    { type: 'heading', level: 2, content: 'Latar' },
    { type: 'text', content: 'Kata awal!' },
    { type: 'text', content: 'Baru+ sekali' },
    { type: 'text', content: { spans: [{ text: 'situs', link: 'https://example.org/' }] } },
  ]);
});

test('a submit waits for text typed into a stored text', async ({ visit }) => {
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
  await shown(button(page, 'Menyimpan…'));
  expect(sent).toEqual([]);
  letGo();
  await arrivedAt(page, '/admin/manage-blog');
  expect((await storedDocument('blogs', id)).content).toEqual([{ type: 'text', content: 'Anyar sekali' }]);
});

test('a stored text is selected and replaced, and a pressed picture is selected in the editor', async ({
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
  await shown(tool(page, 'Tebal'));
  await eventually(() => text(page).innerText()).toBe('Anyar');
  await chooseImage(page, await picture('peta.jpg'));
  await shown(text(page).locator('img'));
  await saveArticle(page, id);

  const letGoAgain = await holdEditor(page);
  await page.goto(`/admin/manage-blog/edit/${id}`);
  await text(page).locator('img').click();
  letGoAgain();
  await shown(field(page, 'Keterangan gambar'));
});

test('text pasted before the editor loads arrives unchanged', async ({ visit }) => {
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

test('the editor loads during a press on a button, and the press counts', async ({ visit }) => {
  const page = await visit('/admin/manage-blog/add', { as: await makeAdmin(), width: 360 });
  await shown(text(page));
  await submitButton(page).scrollIntoViewIfNeeded();
  const place = await submitButton(page).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
  await page.mouse.down();
  await shown(tool(page, 'Tebal'));
  await page.mouse.up();
  await shown(formAlert(page, 'All fields are required!'));
});
