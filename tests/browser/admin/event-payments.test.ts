/** @module-tag full */
import { expect } from 'vitest';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { button, heading, sendNow } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { proof } from '../../support/factories/images.ts';
import { makeActive, makeAdmin, type Person } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const title = 'Lokakarya analisis data';

/** Places cost 150.000 for members and 300.000 for others. */
const openEvent = (admin: Person) => openNextEvent(admin, { publicPrice: '300000' });

const billOf = async (who: Person, id: string) => (await as(who).ok('getOwnEventBill', { id })).body;

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
  const page = await visit('/admin/event-payments', { as: treasurer, width: 360 });
  await shown(heading(page, 'Pembayaran Acara (2)'), page.getByText('Tanpa bukti', { exact: true }).first());
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
  const own = await visit(`/membership/events/${id}`, { as: byProof, width: 360 });
  await shown(own.getByText('Bukti sebelumnya ditolak.', { exact: true }), button(own, 'Kirim bukti'));
  const list = await visit('/membership/events', { as: byBank, width: 360 });
  await shown(list.getByRole('link', { name: title, exact: true }));
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
