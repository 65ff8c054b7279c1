/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { formatRupiah } from '../../../contract/text/numbers.ts';
import { button, choose, field, heading, sendNow } from '../../support/actions/steps.ts';
import { documentsOf, valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const title = 'Lokakarya analisis data';
const prices = {
  places: '8',
  institutionPrice: '100000',
  publicPrice: '200000',
  refundDays1: '5',
  refundPercent1: '50',
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function arrivedAtGroup(page: Page): Promise<void> {
  await eventually(async () => (await valuesOf('eventGroups')).length).toBe(1);
  const [group = ''] = Object.keys(await documentsOf('eventGroups'));
  await arrivedAt(page, `/membership/events/groups/${group}`);
}

/** Opens an event, and makes an institution with a coordinator and one other person. */
async function makeOrder() {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, prices);
  const { name: institution, coordinator, staff } = await makeInstitution({ staff: 1 });
  const [member] = staff;
  if (member === undefined) throw new Error('The institution has no staff.');
  return { admin, id, institution, coordinator, member };
}

test('a coordinator orders places, pays them with one bill, and gives them names', async ({ visit }) => {
  const { admin, id, institution, coordinator, member } = await makeOrder();
  const page = await visit(`/membership/events/${id}`, { as: coordinator, width: 360 });
  const order = page.getByRole('region', { name: `Pesan tempat untuk ${institution}` });
  await shown(order.getByText('2 sampai 50 tempat. 8 tempat masih ada.', { exact: true }));
  await order.getByLabel('Jumlah tempat').fill('9');
  await shown(order.getByText('Hanya 8 tempat yang masih ada.', { exact: true }));
  await order.getByLabel('Jumlah tempat').fill('4');
  const total = order.getByRole('status', { name: 'Total' });
  await shown(
    total.getByText(`2 tempat Staf institusi anggota × ${formatRupiah(100_000)}`, { exact: true }),
    total.getByText(`2 tempat Umum × ${formatRupiah(200_000)}`, { exact: true }),
    total.getByText(`Total ${formatRupiah(600_000)}`, { exact: true }),
  );
  await button(page, 'Pesan 4 tempat').click();
  await arrivedAtGroup(page);
  await shown(
    heading(page, 'Rombongan institusi'),
    page.getByText(/^4 tempat ditahan sampai .* WIB\. Bayar sebelum itu\.$/),
    page.getByText(`harga ${formatRupiah(600_000)}`),
    page.getByText('0 dari 4 tempat ada namanya.', { exact: false }),
  );

  await button(page, 'Isi nama tempat 1').click();
  const first = dialog(page, 'Isi nama tempat 1');
  await first.getByLabel('Anggota').selectOption(`${member.name} (${member.email})`);
  await first.getByRole('button', { name: 'Simpan nama' }).click();
  await hidden(first);
  await shown(page.getByText(member.name, { exact: true }));
  await button(page, 'Isi nama tempat 3').click();
  const third = dialog(page, 'Isi nama tempat 3');
  await third.getByLabel('Orang lain').check();
  await third.getByRole('button', { name: 'Simpan nama' }).click();
  await shown(third.getByText('Wajib diisi.').first());
  await third.getByLabel('Nama', { exact: true }).fill('Rina Wati');
  await third.getByLabel('Email').fill('rina@example.org');
  await third.getByRole('button', { name: 'Simpan nama' }).click();
  await shown(
    page.getByText('Rina Wati', { exact: true }),
    page.getByText('2 dari 4 tempat ada namanya.', { exact: false }),
  );
  await choose(page, 'Bukti pembayaran', await proof());
  await button(page, 'Kirim bukti').click();
  await shown(
    page.getByText('Pembayaran sedang diperiksa. 4 tempat ditahan sampai diputuskan.', { exact: true }),
  );

  const desk = await visit('/admin/event-payments', { as: admin });
  await shown(heading(desk, 'Pembayaran Acara (1)'), desk.getByText('Institusi · 4 tempat', { exact: true }));
  await desk.getByRole('link', { name: 'Meja tinjau', exact: true }).click();
  await shown(
    desk.getByRole('heading', { name: `${institution} · 4 tempat`, exact: true }),
    desk.getByText(`2 tempat Umum × ${formatRupiah(200_000)}`, { exact: true }),
  );
  await desk.keyboard.press('a');
  await sendNow(desk);
  await shown(desk.getByText(`${institution}: Pembayaran acara disetujui.`));
  await page.reload();
  await shown(page.getByText('4 tempat terdaftar.', { exact: true }));

  const own = await visit('/membership/events', { as: coordinator, width: 360 });
  await shown(own.getByText(`${institution}: 2 dari 4 tempat ada namanya.`, { exact: true }));
  const named = await visit('/membership/events', { as: member, width: 360 });
  await shown(
    named.getByText(
      `Dipesan oleh ${institution}. Untuk membatalkan atau menggantinya, hubungi koordinator institusi.`,
    ),
    named.getByRole('link', { name: `Tiket ${title}` }),
  );
  await hidden(button(named, 'Batalkan pendaftaran'));
  const list = await visit(`/admin/manage-event/participants/${id}`, { as: admin });
  await shown(list.getByText(`Rombongan ${institution}`, { exact: true }).first());
});

test('a coordinator gives a place to another person, and cancels the paid group with its refund', async ({
  visit,
}) => {
  const { admin, id, institution, coordinator, member } = await makeOrder();
  const { _id: group } = (await as(coordinator).ok('orderEventGroup', { id, places: '3' })).body;
  await as(coordinator).ok('nameEventPlace', {
    id: group,
    place: '3',
    name: 'Rina Wati',
    email: 'rina@example.org',
  });
  const { bill } = (await as(coordinator).ok('getEventGroup', { id: group })).body;
  const cash = { paidBy: 'cash', paidOn: '2026-11-20', amount: '400000', note: 'Tunai.' } as const;
  await as(admin).ok('recordEventPayment', { id: bill?.code ?? '', ...cash });
  const page = await visit(`/membership/events/groups/${group}`, { as: coordinator });
  await button(page, 'Ganti tempat 3, Rina Wati').click();
  const change = dialog(page, 'Ganti nama tempat 3');
  await shown(change.getByText('Rina Wati kehilangan tempat dan tiketnya, dan mendapat email.'));
  await change.getByLabel('Anggota', { exact: true }).selectOption(`${member.name} (${member.email})`);
  await change.getByRole('button', { name: 'Simpan nama' }).click();
  await shown(page.getByText(member.name, { exact: true }));
  await hidden(page.getByText('Rina Wati', { exact: true }));

  await button(page, 'Batalkan rombongan').click();
  const cancelling = page.getByRole('alertdialog', { name: 'Batalkan rombongan?' });
  await shown(
    cancelling.getByText(`Uang yang kembali: ${formatRupiah(200_000)}`, { exact: true }),
    cancelling.getByText(`${institution} · ${title}`, { exact: true }),
  );
  await cancelling.getByRole('button', { name: 'Batalkan rombongan' }).click();
  await arrivedAt(page, '/membership/events');
  await shown(page.getByRole('article', { name: `Pengembalian ${title}` }).getByText(formatRupiah(200_000)));
  expect(await valuesOf('eventRegistrations')).toEqual([]);
});

test('an admin cancels a group from the list of participants', async ({ visit }) => {
  const { admin, id, institution, coordinator } = await makeOrder();
  await as(coordinator).ok('orderEventGroup', { id, places: '2' });
  const page = await visit(`/admin/manage-event/participants/${id}`, { as: admin });
  await page
    .getByRole('button', { name: `Batalkan rombongan ${institution}` })
    .first()
    .click();
  const cancelling = page.getByRole('alertdialog', { name: 'Batalkan rombongan?' });
  await cancelling.getByLabel('Alasan').fill('Ruang diganti.');
  await cancelling.getByRole('button', { name: 'Batalkan rombongan' }).click();
  await shown(page.getByText('Belum ada peserta', { exact: true }));
  expect(await valuesOf('eventGroups')).toEqual([]);
});

test('an order with a price that changed meanwhile shows the new total, and keeps the number', async ({
  visit,
}) => {
  const { admin, id, coordinator } = await makeOrder();
  const page = await visit(`/membership/events/${id}`, {
    as: coordinator,
    refusals: ['POST /api/events/*/groups 409'],
  });
  await field(page, 'Jumlah tempat').fill('2');
  await shown(page.getByText(`Total ${formatRupiah(200_000)}`, { exact: true }));
  const period = { opensAt: toDateTimeInput(inDays(-1)), closesAt: toDateTimeInput(inDays(9)) };
  await as(admin).ok('saveEventRegistration', {
    id,
    ...period,
    memberPrice: '150000',
    ...prices,
    institutionPrice: '120000',
  });
  await button(page, 'Pesan 2 tempat').click();
  await shown(
    page.getByText('Harganya berubah. Periksa totalnya, lalu pesan lagi.', { exact: true }),
    page.getByText(`Total ${formatRupiah(240_000)}`, { exact: true }),
  );
  await button(page, 'Pesan 2 tempat').click();
  await arrivedAtGroup(page);
});
