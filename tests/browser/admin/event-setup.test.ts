/** @module-tag full */
import { expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { button, field, heading } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const makeFutureEvent = (title = 'Rapat anggota') =>
  makeEvent({ title, bannerImage: null, startDate: inDays(10), endDate: inDays(11), createdAt: inDays(-1) });

test('an event is copied from the list, with a refused number of days first, and its form opens', async ({
  visit,
}) => {
  const [admin, event] = [await makeAdmin(), await makeFutureEvent('Lokakarya')];
  const page = await visit('/admin/manage-event', {
    as: admin,
    refusals: ['POST /api/events/*/copy 400'],
  });
  await button(page, 'Salin Lokakarya').click();
  const dialog = page.getByRole('alertdialog', { name: 'Salin acara' });
  const days = dialog.getByLabel('Geser semua tanggal (hari)');
  await days.fill('5000');
  await dialog.getByRole('button', { name: 'Salin', exact: true }).click();
  await shown(dialog.getByText('Paling banyak 3660 hari.'));
  await days.fill('14');
  await page.keyboard.press('Enter');
  await shown(heading(page, 'Edit Event'), page.getByText('Acara disalin.'));
  expect(await field(page, 'Title').inputValue()).toBe('Lokakarya (salinan)');
  const copies = (await valuesOf('events')).filter(({ title }) => title === 'Lokakarya (salinan)');
  expect(copies).toHaveLength(1);
  const { startDate } = await storedDocument('events', event.id);
  const moved = Number(copies[0]?.startDate) - Number(startDate);
  expect(moved).toBe(14 * 86_400_000);
});

test('an admin writes a programme, readers see it, and only a registered member sees the link', async ({
  visit,
}) => {
  const [admin, event, member] = [
    await makeAdmin(),
    await makeFutureEvent(),
    await makeMember({ status: 'active', record: { validUntil: inDays(300) } }),
  ];
  const times = { opensAt: toDateTimeInput(inDays(-1)), closesAt: toDateTimeInput(inDays(9)) };
  await as(admin).ok('saveEventRegistration', { id: event.id, ...times, places: '3', memberPrice: '0' });
  const page = await visit(`/admin/manage-event/registration/${event.id}`, { as: admin });
  await page.getByRole('link', { name: 'Susunan acara' }).click();
  await arrivedAt(page, `/admin/manage-event/programme/${event.id}`);
  await field(page, 'Tautan daring').fill('https://rapat.example.org/ruang-1');
  await button(page, 'Tambah sesi').click();
  await field(page, 'Judul').fill('Pembukaan');
  await field(page, 'Pembicara').fill('Ratna Kinanti');
  await field(page, 'Ruang').fill('Aula');
  await field(page, 'Kapasitas').fill('120');
  await button(page, 'Simpan').click();
  await shown(page.getByText('Selesai harus setelah mulai.').first());
  await field(page, 'Selesai').fill(toDateTimeInput(inDays(10.5)));
  await button(page, 'Simpan').click();
  await shown(page.getByText('Susunan acara disimpan.'));

  const reader = await visit(`/event/event-details/${event.id}`, { width: 360 });
  const programme = reader.getByRole('region', { name: 'Susunan acara' });
  await shown(
    programme.getByRole('heading', { name: 'Pembukaan' }),
    programme.getByText('Ratna Kinanti'),
    programme.getByText('Aula, 120 orang'),
  );
  expect(await reader.content()).not.toContain('rapat.example.org');

  const theirs = await visit(`/membership/events/${event.id}`, { as: member, width: 360 });
  await shown(button(theirs, 'Daftar'));
  await hidden(theirs.getByRole('link', { name: /^Gabung daring/ }));
  await button(theirs, 'Daftar').click();
  const link = theirs.getByRole('link', { name: /^Gabung daring/ });
  await shown(link);
  expect(await link.getAttribute('href')).toBe('https://rapat.example.org/ruang-1');
});
