/** @module-tag full */
import { expect } from 'vitest';
import { formatRupiah } from '../../../contract/text/numbers.ts';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { button, heading } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeActive, makeAdmin, type Person } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const title = 'Lokakarya analisis data';

/** Places cost 150.000, of which half returns until seven days before. */
const openEvent = (admin: Person, places: string) =>
  openNextEvent(admin, { places, refundDays1: '7', refundPercent1: '50' });

/** Registers a member, and imports the money of the bill. Returns its code. */
async function sendMoney(id: string, member: Person): Promise<string> {
  await as(member).ok('registerForEvent', { id });
  const { code, amount } = (await as(member).ok('getOwnEventBill', { id })).body;
  await storeLines(statementOf(credit(amount, `TRANSFER ${code}`)), sourceOf());
  return code;
}

test('a member cancels a paid place and enters the account, and the treasurer records the transfer', async ({
  visit,
}) => {
  const [treasurer, member] = [await makeAdmin(), await makeActive('Siti Aminah')];
  const id = await openEvent(treasurer, '5');
  const code = await sendMoney(id, member);
  await as(treasurer).ok('approveEventPayment', { id: code });
  const page = await visit(`/membership/events/${id}`, { as: member, width: 360 });
  await shown(page.getByText('Bila Anda batal, uang kembali 50 % sampai 7 hari sebelum acara.'));
  await button(page, 'Batalkan pendaftaran').click();
  const dialog = page.getByRole('alertdialog', { name: 'Batalkan pendaftaran?' });
  await shown(dialog.getByText(`Uang yang kembali: ${formatRupiah(75_000)}`));
  await dialog.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  const refund = page.getByRole('article', { name: `Pengembalian ${title}` });
  await shown(refund.getByText(formatRupiah(75_000)), refund.getByText('Isi rekening'));
  await button(page, 'Simpan rekening').click();
  await shown(refund.getByText('Wajib diisi.').first());
  for (const [label, value] of [
    ['Bank', 'BCA'],
    ['Nomor rekening', '0123 4567 89'],
    ['Atas nama', 'Siti Aminah'],
  ] as const)
    await refund.getByLabel(label).fill(value);
  await button(page, 'Simpan rekening').click();
  await shown(refund.getByText('BCA 0123456789, Siti Aminah'), refund.getByText('Diproses'));

  const desk = await visit('/admin/event-payments', { as: treasurer });
  await desk.getByRole('link', { name: 'Pengembalian', exact: true }).click();
  await shown(heading(desk, 'Pengembalian Uang Acara (1)'), desk.getByText('BCA 0123456789').first());
  await button(desk, 'Catat transfer Siti Aminah').click();
  const transfer = desk.getByRole('alertdialog', { name: 'Catat transfer?' });
  const record = transfer.getByRole('button', { name: 'Catat sudah ditransfer' });
  await record.click();
  await shown(transfer.getByText('Wajib diisi.'));
  await transfer.getByLabel('Referensi bank').fill('TRF 0042');
  await record.click();
  await shown(
    desk.getByText('Transfer dicatat, dan penerima diberi tahu.'),
    heading(desk, 'Pengembalian Uang Acara (0)'),
  );
  expect((await valuesOf('ledger')).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  const list = await visit('/membership/events', { as: member, width: 360 });
  await shown(list.getByText(/^Ditransfer .* ke rekening ••••6789\.$/));
});

test('the treasurer closes a refund that the ledger returned already', async ({ visit }) => {
  const [treasurer, member] = [await makeAdmin(), await makeActive('Siti Aminah')];
  const id = await openEvent(treasurer, '5');
  const code = await sendMoney(id, member);
  await as(treasurer).ok('approveEventPayment', { id: code });
  await as(member).ok('cancelEventRegistration', { id, seenRefund: '75000' });
  const [{ payment, amount } = {}] = await valuesOf('eventRefunds');
  const refusals = ['PUT /api/event-refunds/*/close 409'];
  const desk = await visit('/admin/event-payments/refunds', { as: treasurer, refusals });
  await button(desk, 'Tutup Siti Aminah').click();
  const dialog = desk.getByRole('alertdialog', { name: 'Tutup pengembalian?' });
  const close = dialog.getByRole('button', { name: 'Tutup pengembalian' });
  await close.click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByLabel('Alasan').fill('Dibayar tunai.');
  await close.click();
  await shown(dialog.getByText(/^Buku kas mencatat Rp.0 yang dikembalikan dari pembayaran ini\./));
  await as(treasurer).ok('refundLedgerEntry', {
    id: `payment-${payment}`,
    from: 'bank',
    amount: String(amount),
    reason: 'Dibayar tunai.',
    paymentProof: await proof(),
  });
  await close.click();
  await shown(desk.getByText('Pengembalian ditutup.'), heading(desk, 'Pengembalian Uang Acara (0)'));
  const paid = await visit('/admin/event-payments/refunds?state=paid', { as: treasurer });
  await shown(paid.getByText('Ditutup: Dibayar tunai.').first());
});

test('the treasurer accepts late money and returns it, and cancels the place of a participant', async ({
  visit,
}) => {
  const treasurer = await makeAdmin();
  const id = await openEvent(treasurer, '1');
  const [late, other] = [await makeActive('Budi Santoso'), await makeActive('Dewi Lestari')];
  await as(late).ok('registerForEvent', { id });
  const { code, amount } = (await as(late).ok('getOwnEventBill', { id })).body;
  await as(late).ok('cancelEventRegistration', { id });
  await as(other).ok('registerForEvent', { id });
  await storeLines(statementOf(credit(amount, `TRANSFER ${code}`)), sourceOf());
  const desk = await visit('/admin/event-payments/review', { as: treasurer });
  await button(desk, 'Terima dan kembalikan').click();
  const dialog = desk.getByRole('alertdialog', { name: 'Terima dan kembalikan?' });
  await shown(dialog.getByText(`Budi Santoso: ${formatRupiah(amount)}`));
  await dialog.getByRole('button', { name: 'Terima dan kembalikan' }).click();
  await shown(desk.getByRole('heading', { name: 'Semua permintaan sudah diputuskan' }));
  expect(await valuesOf('eventRefunds')).toMatchObject([{ user: late.id, amount, reason: 'late' }]);

  const page = await visit(`/admin/manage-event/participants/${id}`, { as: treasurer, width: 360 });
  await button(page, 'Batalkan Dewi Lestari').click();
  const question = page.getByRole('alertdialog', { name: 'Batalkan tempat?' });
  const cancel = question.getByRole('button', { name: 'Batalkan tempat' });
  await cancel.click();
  await shown(question.getByText('Wajib diisi.'));
  await question.getByLabel('Alasan').fill('Permintaan peserta.');
  await cancel.click();
  await shown(page.getByText('Tempat dibatalkan.'), page.getByText('Belum ada peserta'));
  expect(await valuesOf('eventRegistrations')).toEqual([]);
});
