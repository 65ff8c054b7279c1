/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { button, field, heading } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const offlineText = 'Tanpa jaringan: tiket yang sama bisa lolos di dua pintu; kami tandai setelah sinkron.';

const verdict = (page: Page, title: string) =>
  shown(page.getByRole('status', { name: 'Hasil pemeriksaan' }).getByRole('heading', { name: title }));

/** Registers two members for an event that has begun. */
async function makeRunningEvent() {
  const admin = await makeAdmin();
  const event = await makeEvent({
    title: 'Lokakarya',
    bannerImage: null,
    startDate: inDays(-0.01),
    endDate: inDays(0.3),
    createdAt: inDays(-1),
  });
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(0.2))];
  await as(admin).ok('saveEventRegistration', {
    id: event.id,
    opensAt,
    closesAt,
    places: '5',
    memberPrice: '0',
  });
  const [budi, sari] = [
    await makeMember({ status: 'active', record: { name: 'Budi Santoso', validUntil: inDays(300) } }),
    await makeMember({ status: 'active', record: { name: 'Sari Dewi', validUntil: inDays(300) } }),
  ];
  for (const member of [budi, sari]) await as(member).ok('registerForEvent', { id: event.id });
  return { admin, id: event.id, budi, sari };
}

const ticketCodeOf = async (member: Person, id: string) =>
  (await as(member).ok('getTicket', { id })).body.code;

const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Nama, nomor anggota atau kode tiket' });

/** Types a code and Enter, as a scanner with a keyboard interface does. */
async function scan(page: Page, code: string): Promise<void> {
  await searchField(page).fill(code);
  await searchField(page).press('Enter');
}

test('an admin lets people in by ticket, card and name, and sees why others are refused', async ({
  visit,
}) => {
  const { admin, id, budi, sari } = await makeRunningEvent();
  const page = await visit(`/admin/events/${id}/check-in`, { as: admin, width: 360 });
  await shown(page.getByText('0 dari 2 hadir', { exact: true }));
  await scan(page, await ticketCodeOf(budi, id));
  await verdict(page, 'Boleh masuk');
  await shown(page.getByText('1 dari 2 hadir', { exact: true }));
  const { code } = (await as(budi).ok('getCard', {})).body;
  await scan(page, code);
  await verdict(page, 'Sudah masuk');
  await shown(page.getByText(/^Sudah masuk pukul \d\d\.\d\d di Pintu utama\.$/));
  await scan(page, `${(await ticketCodeOf(sari, id)).slice(0, -4)}AAAA`);
  await verdict(page, 'Tidak dikenal');
  await searchField(page).fill('sari');
  await page.getByRole('button', { name: 'Masuk Sari Dewi' }).click();
  await verdict(page, 'Boleh masuk');
  await eventually(async () => (await valuesOf('checkIns')).length).toBe(2);
  await eventually(
    async () => (await storedDocument('eventRegistrations', `${id}${sari.id}`)).attendedAt !== undefined,
  ).toBe(true);
  await hidden(page.getByText(offlineText));
});

test('an admin adds a person at the door, records the cash, and another device lets the person in', async ({
  visit,
}) => {
  const { admin, id } = await makeRunningEvent();
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(0.2))];
  const pools = { places: '5', speakerPlaces: '1', memberPrice: '0', publicPrice: '200000' };
  await as(admin).ok('saveEventRegistration', { id, opensAt, closesAt, ...pools });
  const link = (await as(admin).ok('createCheckInLink', { id, label: 'Utara' })).body.code;
  const device = await visit(`/check-in#${link}`, { width: 360 });
  await shown(device.getByText('0 dari 2 hadir', { exact: true }));
  await hidden(button(device, 'Tambah peserta'));

  const page = await visit(`/admin/events/${id}/check-in`, { as: admin, width: 360 });
  const form = page.getByRole('form', { name: 'Tambah peserta' });
  await button(page, 'Tambah peserta').click();
  await form.getByLabel('Nama').fill('Dewi Lestari');
  await form.getByLabel('Tempat dari').selectOption('Pembicara');
  await form.getByLabel('Alasan gratis').fill('Pembicara');
  await form.getByRole('button', { name: 'Tambah peserta' }).click();
  await hidden(form);
  await shown(page.getByText('0 dari 3 hadir', { exact: true }));
  await searchField(page).fill('dewi');
  await page.getByRole('button', { name: 'Masuk Dewi Lestari' }).click();
  await verdict(page, 'Boleh masuk');
  const state = page.getByRole('region', { name: 'Kehadiran', exact: true });
  await shown(
    state.getByText('Pintu utama: 1', { exact: true }),
    state.getByText('Umum: 0 dari 2', { exact: true }),
    state.getByText('Pembicara: 1 dari 1', { exact: true }),
  );

  await button(page, 'Tambah peserta').click();
  await form.getByLabel('Nama').fill('Rina Wati');
  await form.getByRole('button', { name: 'Tambah peserta' }).click();
  await shown(heading(page, 'Tempat Peserta'), page.getByText('Belum dibayar', { exact: true }));
  const payment = page.getByRole('form', { name: 'Tandai lunas' });
  await payment.getByLabel('Keterangan').fill('Tunai di pintu utama.');
  await payment.getByRole('button', { name: 'Tandai lunas' }).click();
  await shown(page.getByRole('img', { name: 'Kode QR tiket', exact: true }));
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await shown(page.getByText('1 dari 4 hadir', { exact: true }));

  // The other device gets the person with its next sync, without the whole list.
  const list = 'Daftar per';
  const before = await device.getByText(list).innerText();
  await shown(device.getByText('1 dari 4 hadir', { exact: true }));
  expect(await device.getByText(list).innerText()).toBe(before);
  await searchField(device).fill('rina');
  await device.getByRole('button', { name: 'Masuk Rina Wati' }).click();
  await verdict(device, 'Boleh masuk');
  await eventually(async () => (await valuesOf('checkIns')).map(({ kind }) => kind)).toEqual([
    'name',
    'name',
  ]);
});

test('an admin makes a link for a device, and revokes it', async ({ visit }) => {
  const { admin, id } = await makeRunningEvent();
  const page = await visit(`/admin/events/${id}/check-in`, { as: admin });
  await field(page, 'Nama perangkat').fill('Pintu barat');
  await button(page, 'Buat tautan').click();
  await shown(page.getByRole('img', { name: 'Kode QR tautan check-in' }));
  await page.getByRole('button', { name: 'Cabut Pintu barat' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cabut tautan?' });
  await dialog.getByRole('button', { name: 'Cabut tautan' }).click();
  await shown(page.getByText(/^Dicabut /));
});

test('a device whose link is revoked says so', async ({ visit }) => {
  const { admin, id } = await makeRunningEvent();
  const code = (await as(admin).ok('createCheckInLink', { id, label: 'Pintu barat' })).body.code;
  const page = await visit(`/check-in#${code}`, {
    refusals: ['POST /api/check-in/list 400', 'POST /api/check-in/sync 400'],
  });
  await shown(page.getByText('0 dari 2 hadir', { exact: true }));
  await as(admin).ok('revokeCheckInLink', { id, link: code.split('.')[0] ?? '' });
  const refusedSync = page.waitForResponse(
    (response) => response.url().endsWith('/check-in/sync') && response.status() === 400,
  );
  await button(page, 'Perbarui daftar').click();
  await refusedSync;
  await shown(page.getByText('Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada panitia.'));
  await hidden(page.getByText(offlineText));
});

test('an admin compares the report of a video conference and stores the attendance', async ({ visit }) => {
  const { admin, id, budi } = await makeRunningEvent();
  const page = await visit(`/admin/events/${id}/check-in`, { as: admin });
  const lines = ['Name,User Email,Duration (Minutes)', `Budi,${budi.email},70`, 'Sari Dewi,,90'];
  await shown(page.getByText('0 dari 2 hadir', { exact: true }));
  await page.getByLabel('Lama pertemuan (menit)', { exact: true }).fill('100');
  const file = { name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.getByLabel('Berkas laporan').setInputFiles(file);
  await button(page, 'Periksa laporan').click();
  await shown(
    page.getByText('1 hadir, 0 kurang lama, 1 tidak dikenal.', { exact: true }),
    page.getByText('Mungkin: Sari Dewi. Bila benar, cari namanya di atas lalu tekan Masuk.'),
  );
  await button(page, 'Catat kehadiran').click();
  await shown(page.getByText('1 kehadiran dicatat.', { exact: true }));
  expect(await valuesOf('checkIns')).toMatchObject([{ kind: 'online' }]);
});
