/** @module-tag full */
import { expect } from 'vitest';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

test('the search of the admin area opens a member and an event', async ({ visit }) => {
  const admin = await makeAdmin();
  const member = await makeMember({ record: { name: 'Sari Melati' } });
  const event = await makeEvent({ title: 'Melati dalam data' });
  const page = await visit('/admin', { as: admin, width: 360 });
  await page.getByRole('button', { name: 'Cari di seluruh admin' }).click();
  const field = page.getByRole('combobox', { name: /^Cari anggota/ });
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('melati');
  const results = page.getByRole('listbox', { name: 'Hasil pencarian' });
  await shown(
    results.getByRole('group', { name: 'Anggota' }).getByRole('option', { name: /^Sari Melati/ }),
    results.getByRole('group', { name: 'Acara' }).getByRole('option', { name: 'Melati dalam data' }),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Enter');
  await arrivedAt(page, `/admin/manage-user/${member.id}`);
  await hidden(results);

  await page.keyboard.press('Control+k');
  await shown(field);
  await field.fill('bunga yang tidak ada');
  await shown(page.getByText('Tidak ditemukan.', { exact: true }));
  await field.fill('melati');
  await shown(results.getByRole('option').nth(1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrivedAt(page, `/admin/manage-event/registration/${event.id}`);
  await page.keyboard.press('/');
  await shown(field);
  await page.keyboard.press('Escape');
  await hidden(field);
});
