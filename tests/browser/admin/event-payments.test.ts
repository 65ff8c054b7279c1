import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatBillCode } from '../../../contract/rules/money/bills.ts';
import { formatRupiah } from '../../../contract/text/numbers.ts';
import { storeLines } from '../../../functions/src/model/statements/importing.ts';
import { button, heading, sendNow } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { arrivedAt, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const title = 'Lokakarya analisis data';

/** Places cost 150.000 for members and 300.000 for others. */
const openEvent = (admin: Person) => openNextEvent(admin, { publicPrice: '300000' });

const makeActive = (name: string): Promise<Person> =>
  makeMember({ status: 'active', record: { name, validUntil: inDays(300) } });

const billOf = async (who: Person, id: string) => (await as(who).ok('getOwnEventBill', { id })).body;

async function chooseProof(page: Page): Promise<void> {
  const { name, bytes } = await proof();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
}

describe.each([360, 1280] as const)('at %i px', (width) => {
  test('a member registers, pays by proof, and the treasurer confirms the place with one key', async ({
    visit,
  }) => {
    const [treasurer, member] = [await makeAdmin(), await makeActive('Siti Aminah')];
    const id = await openEvent(treasurer);
    const page = await visit(`/event/event-details/${id}`, { as: member, width });
    const panel = page.getByRole('region', { name: 'Pendaftaran', exact: true });
    await shown(panel.getByText('Anggota', { exact: true }), panel.getByText(formatRupiah(150_000)));
    await panel.getByRole('link', { name: 'Daftar', exact: true }).click();
    await arrivedAt(page, `/membership/events/${id}`);
    await shown(page.getByRole('radio', { name: `Umum: ${formatRupiah(300_000)}` }));
    await button(page, 'Daftar').click();
    await shown(page.getByText(/^Tempat Anda ditahan sampai .* WIB\. Bayar sebelum itu\.$/));
    const bill = await billOf(member, id);
    await shown(
      page.getByText(formatBillCode(bill.code)).first(),
      page.getByText(`harga ${formatRupiah(150_000)}`),
    );
    await chooseProof(page);
    await button(page, 'Kirim bukti').click();
    await shown(
      page.getByText('Pembayaran Anda sedang diperiksa. Tempat Anda ditahan sampai diputuskan.'),
      button(page, 'Ganti bukti'),
    );

    const desk = await visit('/admin/event-payments', { as: treasurer, width });
    await shown(heading(desk, 'Pembayaran Acara (1)'), desk.getByText(title).first());
    await desk.getByRole('link', { name: 'Meja tinjau', exact: true }).click();
    await shown(
      heading(desk, 'Meja tinjau: acara'),
      desk.getByRole('img', { name: 'Bukti pembayaran Siti Aminah' }),
      desk.getByText(title).first(),
    );
    await desk.keyboard.press('a');
    await shown(desk.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
    await sendNow(desk);
    await shown(desk.getByText('Siti Aminah: Pembayaran acara disetujui.'));
    await page.reload();
    await shown(page.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }));
  });

  test('the treasurer confirms a place whose money a statement shows, and rejects a proof', async ({
    visit,
  }) => {
    const treasurer = await makeAdmin();
    const id = await openEvent(treasurer);
    const [byBank, byProof] = [await makeActive('Budi Santoso'), await makeActive('Dewi Lestari')];
    for (const member of [byBank, byProof]) await as(member).ok('registerForEvent', { id });
    const bill = await billOf(byBank, id);
    await storeLines(statementOf(credit(bill.amount, `BUDI SANTOSO ${bill.code}`)), sourceOf());
    await as(byProof).ok('payForEvent', { id, paymentProof: await proof() });
    const page = await visit('/admin/event-payments', { as: treasurer, width });
    await shown(
      heading(page, 'Pembayaran Acara (2)'),
      page.getByText('Tanpa bukti', { exact: true }).first(),
    );
    await page.getByRole('link', { name: 'Meja tinjau', exact: true }).click();
    await shown(page.getByText('Tidak ada bukti: uangnya ditemukan di mutasi bank.', { exact: true }));
    await page.keyboard.press('a');
    await shown(page.getByRole('img', { name: 'Bukti pembayaran Dewi Lestari' }));
    await page.keyboard.press('x');
    await shown(page.getByRole('alertdialog', { name: 'Tolak bukti pembayaran?' }));
    for (const key of ['1', 'Enter']) await page.keyboard.press(key);
    await sendNow(page);
    await shown(page.getByText('Dewi Lestari: Bukti pembayaran acara ditolak.'));
    const states = (await valuesOf('eventRegistrations')).map(({ user, state }) => [user, state]);
    expect(Object.fromEntries(states)).toEqual({ [byBank.id]: 'confirmed', [byProof.id]: 'held' });
    const own = await visit(`/membership/events/${id}`, { as: byProof, width });
    await shown(own.getByText('Bukti sebelumnya ditolak.', { exact: true }), button(own, 'Kirim bukti'));
    const list = await visit('/membership/events', { as: byBank, width });
    await shown(list.getByRole('link', { name: title, exact: true }));
  });
});

test('the treasurer confirms money without a proof after a request with a proof', async ({ visit }) => {
  const treasurer = await makeAdmin();
  const id = await openEvent(treasurer);
  const [byProof, byBank] = [await makeActive('Dewi Lestari'), await makeActive('Budi Santoso')];
  for (const member of [byProof, byBank]) await as(member).ok('registerForEvent', { id });
  await as(byProof).ok('payForEvent', { id, paymentProof: await proof() });
  const bill = await billOf(byBank, id);
  await storeLines(statementOf(credit(bill.amount, `BUDI SANTOSO ${bill.code}`)), sourceOf());
  const page = await visit('/admin/event-payments/review', { as: treasurer });
  await shown(page.getByRole('img', { name: 'Bukti pembayaran Dewi Lestari' }));
  await page.keyboard.press('a');
  await shown(page.getByText('Tidak ada bukti: uangnya ditemukan di mutasi bank.', { exact: true }));
  await page.keyboard.press('a');
  await shown(page.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
  await sendNow(page);
  const states = (await valuesOf('eventRegistrations')).map(({ state }) => state);
  expect(states).toEqual(['confirmed', 'confirmed']);
});
