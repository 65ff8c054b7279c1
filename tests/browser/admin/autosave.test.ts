/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { submitButton } from '../../support/actions/content-steps.ts';
import { field, holds, press } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog, makeEvent } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, goOffline, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Draf dipulihkan' });
const state = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

test('the text of a new article is stored on the server, and continues on another device', async ({
  visit,
}) => {
  const person = await makeAdmin({ name: 'Rina Hapsari' });
  const withClock = { as: person, prepare: (context: { clock: Page['clock'] }) => context.clock.install() };
  const page = await visit('/admin/manage-blog/add', withClock);
  await field(page, 'Title').fill('Menata data kampus');
  await field(page, 'Author').fill('Sari');
  await field(page, 'Content').fill('Paragraf pertama.');
  await shown(state(page, 'Belum tersimpan'));
  await page.clock.fastForward(5_000);
  await shown(state(page, /^Tersimpan otomatis \d\d\.\d\d$/));

  const other = await visit('/admin/manage-blog/add', { as: person });
  await shown(
    notice(other).getByText(
      /^Draf dipulihkan: isian Anda \(Rina Hapsari\) dari .* WIB, tersimpan otomatis di server\.$/,
    ),
    field(other, 'Content').getByText('Paragraf pertama.'),
  );
  await holds(other, 'Title', 'Menata data kampus');
  await field(other, 'Category').selectOption({ index: 1 });
  await submitButton(other).click();
  await arrivedAt(other, '/admin/manage-blog');
  expect(await valuesOf('blogs')).toMatchObject([{ title: 'Menata data kampus', author: 'Sari' }]);
  expect(await valuesOf('workingCopies')).toEqual([]);
});

test('an article shows its other editors; of two drafts the newer one is shown, and the older one can be restored', async ({
  visit,
}) => {
  const [person, other] = [await makeAdmin(), await makeAdmin({ name: 'Budi Santoso' })];
  const { id, record } = await makeBlog({ title: 'Judul', image: null });
  const place = { kind: 'blog', record: id } as const;
  await as(other).ok('keepWorkingCopy', { ...place, values: { title: 'Dari Budi' } });
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: person });
  await shown(page.getByText(/^Budi Santoso juga sedang menulis\. Tersimpan otomatis .* WIB\.$/));
  await field(page, 'Title').fill('Dari perangkat ini');
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Dari perangkat ini');
  // Later, on another device.
  const basedOn = record.updatedAt.toISOString();
  await as(person).ok('keepWorkingCopy', { ...place, values: { title: 'Dari telepon' }, basedOn });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await shown(notice(page).getByText(/^Ada isian lain dari .* WIB\./));
  await holds(page, 'Title', 'Dari telepon');
  await press(page, 'Pakai isian itu');
  await holds(page, 'Title', 'Dari perangkat ini');
  await press(page, 'Buang draf');
  await hidden(notice(page));
  await holds(page, 'Title', 'Judul');
  await eventually(async () => (await valuesOf('workingCopies')).map(({ adminId }) => adminId)).toEqual([
    other.id,
  ]);
});

test('an admin who starts to edit later is named after the next autosave', async ({ visit }) => {
  const [person, other] = [await makeAdmin(), await makeAdmin({ name: 'Budi Santoso' })];
  const { id } = await makeBlog({ title: 'Judul', image: null });
  const prepare = (context: { clock: Page['clock'] }) => context.clock.install();
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: person, prepare });
  await field(page, 'Title').fill('Judul dari Rina');
  await shown(state(page, 'Belum tersimpan'));
  await as(other).ok('keepWorkingCopy', { kind: 'blog', record: id, values: { title: 'Judul dari Budi' } });
  await page.clock.fastForward(5_000);
  await shown(page.getByRole('status').getByText('Budi Santoso juga menulis di sini.', { exact: true }));
});

test('without a connection the text of an event is marked as stored on the device, and is sent later', async ({
  visit,
}) => {
  const { id } = await makeEvent({ title: 'Lokakarya', bannerImage: null });
  const page = await visit(`/admin/manage-event/edit/${id}`, {
    as: await makeAdmin(),
    // The form's validation code loads with the first key, and is not cached yet.
    hasCache: true,
    prepare: (context) => context.clock.install(),
    refusals: ['PUT /api/working-copies/event/* failed', 'GET /assets/* failed'],
  });
  await shown(field(page, 'Content'));
  await goOffline(page);
  await field(page, 'Location').fill('Yogyakarta');
  await shown(state(page, 'Belum tersimpan'));
  await page.clock.fastForward(5_000);
  await shown(state(page, 'Tanpa sambungan. Isian tersimpan di perangkat ini.'));
  await page.context().setOffline(false);
  await shown(state(page, /^Tersimpan otomatis \d\d\.\d\d$/));
  const [copy] = await valuesOf('workingCopies');
  expect(JSON.parse(String(copy?.values))).toEqual({ location: 'Yogyakarta' });
  expect((await storedDocument('events', id)).location).toBe('Bandung');
});
