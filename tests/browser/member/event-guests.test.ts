/** @module-tag full */
import { expect } from 'vitest';
import { formatRupiah } from '../../../contract/text/numbers.ts';
import { button, field, heading } from '../../support/actions/steps.ts';
import { changeDocument, mailsOf, valuesOf } from '../../support/assertions/stores.ts';
import {
  guestCodeOf,
  guestRegistrationId,
  requestPlace,
} from '../../support/factories/events/event-guests.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const email = 'rina@example.org';

/** Places cost 150.000 for members and 300.000 for others. */
const openEvent = (admin: Person) => openNextEvent(admin, { publicPrice: '300000' });

test('a visitor registers by the mailed link, pays by proof, and sees the ticket', async ({ visit }) => {
  const admin = await makeAdmin();
  const id = await openEvent(admin);
  const page = await visit(`/event/event-details/${id}`, { width: 360 });
  const panel = page.getByRole('region', { name: 'Pendaftaran', exact: true });
  await panel.getByRole('button', { name: 'Daftar', exact: true }).click();
  await shown(panel.getByRole('link', { name: 'Masuk', exact: true }));
  await field(page, 'Nama').fill('Rina Wati');
  await field(page, 'Email').fill(email);
  await button(page, 'Kirim tautan').click();
  await shown(page.getByText('Periksa email Anda. Kami mengirim tautan untuk melanjutkan pendaftaran.'));
  expect(await mailsOf('event-guest-link')).toHaveLength(1);
  expect(await valuesOf('eventRegistrations')).toEqual([]);

  const code = await guestCodeOf(id, email);
  const place = await visit(`/acara/tempat#${code}`, { width: 360 });
  await shown(
    heading(place, 'Pendaftaran saya'),
    place.getByText('Rina Wati'),
    place.getByText(`Umum: ${formatRupiah(300_000)}`),
  );
  await button(place, 'Konfirmasi dan daftar').click();
  await shown(place.getByText(/^Tempat Anda ditahan sampai .* WIB\. Bayar sebelum itu\.$/));
  await shown(place.getByText(`harga ${formatRupiah(300_000)}`));
  const { name, bytes } = await proof();
  await place
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await button(place, 'Kirim bukti').click();
  await shown(button(place, 'Ganti bukti'));

  const [bill] = (await as(admin).ok('listEventPayments', {})).body.data;
  const { body: review } = await as(admin).ok('getComparedEventPaymentReview', { id: bill?._id ?? '' });
  const decision = { id: bill?._id ?? '', paymentId: review.payment._id, reviewToken: review.reviewToken };
  await as(admin).ok('approveEventPayment', decision);
  await place.reload();
  await shown(
    place.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }),
    place.getByRole('img', { name: 'Kode QR tiket', exact: true }),
    place.getByRole('button', { name: 'Unduh tiket (PDF)' }),
  );
  const participants = await visit(`/admin/manage-event/participants/${id}`, { as: admin, width: 360 });
  await shown(participants.getByText('Rina Wati (tanpa akun)').first());
});

test('a visitor who attended answers the survey, and finds the place in an account made later', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, { publicPrice: '0' });
  const code = await requestPlace(id, email);
  await anonymous.ok('registerGuest', { code });
  await changeDocument('eventRegistrations', guestRegistrationId(id, email), { attendedAt: inDays(-1) });
  await changeDocument('events', id, { startDate: inDays(-2), endDate: inDays(-1) });
  await as(admin).ok('saveEventSurvey', { id, isOpen: true });
  const member = await makeMember({ record: { email } });
  const list = await visit('/membership/events', { as: member, width: 360 });
  await list.getByRole('link', { name: 'Buka pendaftaran Lokakarya analisis data' }).click();
  await shown(heading(list, 'Pendaftaran saya'), list.getByRole('region', { name: 'Survei acara' }));

  const page = await visit(`/acara/tempat#${code}`, { width: 360 });
  for (const label of ['Secara keseluruhan', 'Isi acara', 'Penyelenggaraan'])
    await field(page, label).selectOption('4');
  await field(page, 'Saran').fill('Lebih banyak latihan.');
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByText('Terima kasih. Anda sudah mengisi survei ini.'));
  expect(await valuesOf('eventSurveyAnswers')).toMatchObject([
    { overall: 4, suggestions: 'Lebih banyak latihan.' },
  ]);
});

test('an admin adds a person at the door, and shows bill and ticket', async ({ visit }) => {
  const admin = await makeAdmin();
  const id = await openEvent(admin);
  const page = await visit(`/admin/manage-event/participants/${id}`, { as: admin, width: 360 });
  const form = page.getByRole('region', { name: 'Tambah peserta' });
  await form.getByLabel('Nama').fill('Rina Wati');
  await form.getByRole('button', { name: 'Tambah peserta' }).click();
  await shown(
    heading(page, 'Tempat Peserta'),
    page.getByText('Belum dibayar', { exact: true }),
    page.getByText(`harga ${formatRupiah(300_000)}`),
  );
  await page.goBack();
  await form.getByLabel('Nama').fill('Budi Santoso');
  await form.getByLabel('Alasan gratis').fill('Pembicara');
  await form.getByRole('button', { name: 'Tambah peserta' }).click();
  await shown(
    page.getByText('Gratis: Pembicara'),
    page.getByRole('img', { name: 'Kode QR tiket', exact: true }),
  );
});

test('a guest cancels, and deletes the own data', async ({ visit }) => {
  const id = await openEvent(await makeAdmin());
  const place = await visit(`/acara/tempat#${await requestPlace(id)}`, { width: 360 });
  await button(place, 'Konfirmasi dan daftar').click();
  await button(place, 'Batalkan pendaftaran').click();
  const cancelling = place.getByRole('alertdialog', { name: 'Batalkan pendaftaran?' });
  await cancelling.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  await shown(button(place, 'Konfirmasi dan daftar'));
  await button(place, 'Hapus data saya').click();
  const deleting = place.getByRole('alertdialog', { name: 'Hapus data Anda?' });
  await deleting.getByRole('button', { name: 'Hapus data', exact: true }).click();
  await shown(place.getByText('Data Anda dihapus.'));
  await eventually(async () => await valuesOf('eventGuests')).toEqual([]);
});

test('a visitor with an account reaches the login', async ({ visit }) => {
  const id = await openEvent(await makeAdmin());
  const page = await visit(`/event/event-details/${id}`);
  const panel = page.getByRole('region', { name: 'Pendaftaran', exact: true });
  await panel.getByRole('button', { name: 'Daftar', exact: true }).click();
  await panel.getByRole('link', { name: 'Masuk', exact: true }).click();
  await arrivedAt(page, `/login?next=%2Fmembership%2Fevents%2F${id}`);
});
