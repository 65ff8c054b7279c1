/** @module-tag full */
import { expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { offerPlaces } from '../../../functions/src/jobs/offer-places.ts';
import { createWaitingCode } from '../../../functions/src/model/events/registration/leave-by-link.ts';
import { button } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeActive, makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const title = 'Lokakarya analitik';

/** Stores an event with one place in ten days. */
async function openEvent(settings: { needsApproval?: boolean } = {}) {
  const [admin, { id }] = await Promise.all([
    makeAdmin(),
    makeEvent({
      title,
      bannerImage: null,
      startDate: inDays(10),
      endDate: inDays(11),
      createdAt: inDays(-1),
    }),
  ]);
  const times = { opensAt: toDateTimeInput(inDays(-1)), closesAt: toDateTimeInput(inDays(9)) };
  await as(admin).ok('saveEventRegistration', { id, ...times, places: '1', memberPrice: '0', ...settings });
  return { id, admin };
}

test('a member joins the waiting list, sees the position, and accepts the offer after a cancellation', async ({
  visit,
}) => {
  const { id, admin } = await openEvent();
  const [holder, first] = [await makeActive('Dewi Lestari'), await makeActive('Budi Santoso')];
  await as(holder).ok('registerForEvent', { id });
  const page = await visit(`/event/event-details/${id}`, { as: first, width: 360 });
  const panel = page.getByRole('region', { name: 'Pendaftaran', exact: true });
  await shown(panel.getByText('Semua 1 tempat sudah terisi. Anda dapat masuk daftar tunggu.'));
  await panel.getByRole('link', { name: 'Masuk daftar tunggu' }).click();
  await arrivedAt(page, `/membership/events/${id}`);
  await button(page, 'Masuk daftar tunggu').click();
  await shown(page.getByText('Anda di urutan ke-1 daftar tunggu.', { exact: true }));
  await page.getByRole('link', { name: 'Acara saya', exact: true }).click();
  await arrivedAt(page, '/membership/events');
  await shown(page.getByText('Anda di urutan ke-1 daftar tunggu.', { exact: true }));

  const list = await visit(`/admin/manage-event/waiting/${id}`, { as: admin });
  await shown(list.getByText('Budi Santoso'), list.getByRole('link', { name: 'Menunggu tempat (1)' }));

  await as(holder).ok('cancelEventRegistration', { id });
  await page.reload();
  await shown(page.getByText(/^Ada tempat untuk Anda sampai .* WIB\. Daftar sebelum itu\.$/));
  await page.getByRole('link', { name: 'Daftar', exact: true }).click();
  await arrivedAt(page, `/membership/events/${id}`);
  await shown(button(page, 'Tolak tawaran'));
  await button(page, 'Daftar').click();
  await shown(page.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }));
  await hidden(button(page, 'Tolak tawaran'));
});

test('an admin approves a request and rejects another one with a reason', async ({ visit }) => {
  const { id, admin } = await openEvent({ needsApproval: true });
  const [member, other] = [await makeActive('Budi Santoso'), await makeActive('Dewi Lestari')];
  const theirs = await visit(`/membership/events/${id}`, { as: member, width: 360 });
  await button(theirs, 'Kirim permintaan').click();
  await shown(
    theirs.getByText('Permintaan Anda menunggu persetujuan. Kami mengabari Anda lewat email.'),
    button(theirs, 'Tarik permintaan'),
  );
  await as(other).ok('registerForEvent', { id });
  const page = await visit(`/admin/manage-event/participants/${id}`, { as: admin, width: 360 });
  await page.getByRole('link', { name: '2 permintaan menunggu persetujuan' }).click();
  await arrivedAt(page, `/admin/manage-event/waiting/${id}?state=requested`);
  await button(page, 'Setujui Budi Santoso').click();
  await shown(page.getByText('Permintaan disetujui. Orang ini terdaftar.'));
  await hidden(button(page, 'Setujui Budi Santoso'));
  await button(page, 'Tolak Dewi Lestari').click();
  const dialog = page.getByRole('alertdialog', { name: 'Tolak permintaan?' });
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Lokakarya ini untuk dosen.');
  await dialog.getByRole('button', { name: 'Tolak' }).click();
  await shown(page.getByText('Belum ada permintaan', { exact: true }));
  await theirs.reload();
  await shown(theirs.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }));
});

test('a person leaves the waiting list by the link of the mail, without login', async ({ visit }) => {
  const { id } = await openEvent();
  const [holder, first] = [await makeActive('Dewi Lestari'), await makeActive('Budi Santoso')];
  for (const person of [holder, first]) await as(person).ok('registerForEvent', { id });
  const [entry] = await valuesOf('eventWaiting');
  const code = createWaitingCode({ id: `${id}${first.id}`, joinedAt: entry?.joinedAt as Date });
  const page = await visit(`/event/waiting?code=${code}`, {
    refusals: ['POST /api/events/waiting/link 410'],
  });
  await shown(page.getByText(title, { exact: true }));
  expect(await valuesOf('eventWaiting')).toHaveLength(1);
  await button(page, 'Tinggalkan daftar tunggu').click();
  await shown(page.getByText('Anda tidak lagi menunggu tempat di acara ini.'));
  await eventually(() => valuesOf('eventWaiting')).toEqual([]);
  await offerPlaces();
  await page.goto(`/event/waiting?code=${code}`);
  await shown(page.getByText(/^Tautan ini sudah tidak berlaku/));
});
