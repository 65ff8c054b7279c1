/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { button, field, heading } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const title = 'Rapat anggota tahunan';
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const makeFutureEvent = () =>
  makeEvent({
    title,
    bannerImage: null,
    startDate: inDays(10),
    endDate: inDays(11),
    createdAt: inDays(-1),
  });

async function openRegistration(admin: Person, id: string, places: string): Promise<void> {
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
  await as(admin).ok('saveEventRegistration', { id, opensAt, closesAt, places, memberPrice: '0' });
}

test('an admin opens a registration, sees the participants and cannot remove their places', async ({
  visit,
}) => {
  const [admin, event, member] = [
    await makeAdmin(),
    await makeFutureEvent(),
    await makeMember({ status: 'active', record: { validUntil: inDays(300) } }),
  ];
  const page = await visit('/admin/manage-event', {
    as: admin,
    refusals: ['PUT /api/events/written/*/registration 400'],
  });
  await page.getByRole('link', { name: `Peserta ${title}` }).click();
  await arrivedAt(page, `/admin/manage-event/participants/${event.id}`);
  await shown(heading(page, 'Daftar Peserta'), page.getByText('Belum ada peserta', { exact: true }));
  await link(page, 'Buka pendaftaran').click();
  await arrivedAt(page, `/admin/manage-event/registration/${event.id}`);
  await field(page, 'Dibuka').fill(toDateTimeInput(inDays(-1)));
  await field(page, 'Ditutup').fill(toDateTimeInput(inDays(9)));
  await field(page, 'Tempat umum').fill('2');
  await button(page, 'Buka pendaftaran').click();
  await shown(page.getByText('Pendaftaran disimpan.', { exact: true }), button(page, 'Simpan'));
  expect(await valuesOf('eventPlaces')).toHaveLength(2);

  await as(member).ok('registerForEvent', { id: event.id });
  const other = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  await as(other).ok('registerForEvent', { id: event.id });
  await page.reload();
  const tabs = page.getByRole('navigation', { name: 'Acara ini' });
  await tabs.getByRole('link', { name: 'Peserta' }).click();
  await shown(page.getByText(member.email), page.getByRole('heading', { name: 'Peserta (2)', level: 2 }));
  await tabs.getByRole('link', { name: 'Pendaftaran' }).click();
  await shown(page.getByText('Untuk semua pendaftar. Terisi: 2.', { exact: true }));
  await field(page, 'Tempat umum').fill('1');
  await button(page, 'Simpan').click();
  await shown(page.getByText('2 tempat sudah terisi. Sediakan paling sedikit 2 tempat.').first());
});

test('a member registers with two clicks, finds the event under Acara saya and cancels there', async ({
  visit,
}) => {
  const [admin, event, member] = [
    await makeAdmin(),
    await makeFutureEvent(),
    await makeMember({ status: 'active', record: { validUntil: inDays(300) } }),
  ];
  await openRegistration(admin, event.id, '3');
  const page = await visit(`/event/event-details/${event.id}`, { as: member, width: 360 });
  const panel = page.getByRole('region', { name: 'Pendaftaran', exact: true });
  await shown(panel.getByText(/^3 dari 3 tempat masih ada\. Pendaftaran ditutup .* WIB\.$/));
  await panel.getByRole('link', { name: 'Daftar', exact: true }).click();
  await arrivedAt(page, `/membership/events/${event.id}`);
  await button(page, 'Daftar').click();
  await shown(page.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }));
  await link(page, 'Lihat acara').click();
  await shown(panel.getByRole('link', { name: 'Pendaftaran saya' }));
  await panel.getByRole('link', { name: 'Pendaftaran saya' }).click();
  await link(page, 'Acara saya').click();
  await arrivedAt(page, '/membership/events');
  await shown(heading(page, 'Acara saya'), link(page, title));
  await button(page, 'Batalkan pendaftaran').click();
  const dialog = page.getByRole('alertdialog', { name: 'Batalkan pendaftaran?' });
  await shown(dialog.getByText(title));
  await dialog.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  await shown(page.getByText('Anda belum terdaftar di acara yang akan datang.', { exact: true }));
  await hidden(dialog);
  await eventually(async () => (await valuesOf('eventPlaces')).map(({ isFree }) => isFree)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a visitor logs in from the event, and a member learns why a registration is refused', async ({
  visit,
}) => {
  const [admin, event] = [await makeAdmin(), await makeFutureEvent()];
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(5) } });
  await openRegistration(admin, event.id, '3');
  const visitor = await visit(`/event/event-details/${event.id}`);
  await link(visitor, 'Daftar').click();
  await arrivedAt(visitor, `/login?next=%2Fmembership%2Fevents%2F${event.id}`);

  const page = await visit(`/membership/events/${event.id}`, {
    as: member,
    refusals: ['POST /api/events/*/registration 409'],
  });
  await button(page, 'Daftar').click();
  await shown(
    page.getByText(
      'Keanggotaan Anda harus berlaku sampai hari acara. Perpanjang keanggotaan Anda dulu, lalu daftar lagi.',
      { exact: true },
    ),
  );
});

test('a member whose membership ends before the event pays place and renewal with one bill', async ({
  visit,
}) => {
  const [admin, event] = [await makeAdmin(), await makeFutureEvent()];
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(5) } });
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
  const settings = {
    id: event.id,
    opensAt,
    closesAt,
    places: '3',
    memberPrice: '100000',
    publicPrice: '400000',
  };
  await as(admin).ok('saveEventRegistration', settings);
  const page = await visit(`/membership/events/${event.id}`, { as: member, width: 360 });
  await shown(page.getByRole('radio', { name: 'Umum: Rp 400.000' }));
  await page
    .getByRole('radio', {
      name: 'Anggota, dengan perpanjangan 1 tahun: Rp 250.000 (acara Rp 100.000, iuran Rp 150.000)',
    })
    .check();
  await button(page, 'Daftar').click();
  await shown(page.getByText(/^Tempat Anda ditahan sampai .* WIB\. Bayar sebelum itu\.$/));
  expect((await valuesOf('bills')).filter(({ kind }) => kind === 'event')).toMatchObject([{ fee: 250_000 }]);
});
