import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, choose, field, fillRegistration, press } from '../../support/actions/steps.ts';
import { textInCode } from '../../support/assertions/card.ts';
import { changeDocument, documentsOf, paymentOf, valuesOf } from '../../support/assertions/stores.ts';
import { qrisText } from '../../support/factories/bills.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, breakServer, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const billOnScreen = (page: Page) => page.getByRole('region', { name: 'Transfer tepat' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a renewing member copies the exact amount, saves a calendar reminder, and uploads the proof', async ({
  visit,
}) => {
  const member = await makeMember();
  const page = await visit('/membership/renew', { as: member });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown(billOnScreen(page));
  const [bill] = await valuesOf('bills');
  const amount = Number(bill?.amount);
  await shown(billOnScreen(page).getByText(`Rp\u00a0149.${String(amount).slice(-3)}`));
  expect(await billOnScreen(page).locator('mark').innerText()).toBe(String(amount).slice(-3));
  await press(billOnScreen(page), 'Salin nominal');
  await eventually(() => copied(page)).toBe(String(amount));
  await press(billOnScreen(page), 'Salin nomor rekening');
  await eventually(() => copied(page)).toBe('00000000000');
  const [code = ''] = Object.keys(await documentsOf('bills'));
  const note = `${member.name} ${code.slice(0, 4)}-${code.slice(4)}`;
  await shown(billOnScreen(page).getByText(note, { exact: true }));
  await press(billOnScreen(page), 'Salin berita transfer');
  await eventually(() => copied(page)).toBe(note);
  const saving = page.waitForEvent('download');
  await press(billOnScreen(page), 'Simpan pengingat di kalender');
  const reminder = await readFile(await (await saving).path(), 'utf8');
  expect(reminder).toContain('BEGIN:VEVENT');
  await choose(page, 'Bukti pembayaran', await proof());
  await press(page, 'Renew');
  await press(page.getByRole('dialog', { name: 'Berhasil' }), 'OK');
  await hidden(billOnScreen(page));
  expect(await paymentOf(member)).toMatchObject({ amount });
});

test('a visitor who registers requests an amount, and sees the same one after leaving the page', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/register');
  await press(page, 'Tampilkan nominal transfer');
  await shown(billOnScreen(page));
  await page.reload();
  await shown(billOnScreen(page));
  const [bill, ...more] = await valuesOf('bills');
  expect(more).toEqual([]);
  await fillRegistration(page);
  await press(page, 'Daftar');
  await arrivedAt(page, '/login');
  expect(await valuesOf('payments')).toMatchObject([{ amount: bill?.amount, state: 'waiting' }]);
  expect(await page.evaluate(() => localStorage.getItem('bill-key'))).toBeNull();
});

test('an institution downloads a pro forma invoice before its registration', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/register');
  // Hydrated, because an earlier choice can be lost.
  await eventually(() => button(page, 'Tampilkan nominal transfer').isEnabled()).toBe(true);
  await page.getByRole('radio', { name: /^Institusi/ }).press('Space');
  await press(page, 'Tampilkan nominal transfer');
  await shown(billOnScreen(page));
  await page.getByText('Butuh invoice sebelum membayar?').click();
  await press(page, 'Unduh proforma (PDF)');
  await eventually(() => field(page, 'Nama institusi').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'Nama institusi').fill('Universitas Contoh');
  await field(page, 'Alamat institusi').fill('Jalan Contoh No. 7, Yogyakarta');
  // Downloaded directly: the unsaved form asks no question.
  const saving = page.waitForEvent('download');
  await press(page, 'Unduh proforma (PDF)');
  await shown(page.getByText('Proforma diunduh.'));
  const [bill] = Object.keys(await documentsOf('bills'));
  expect((await saving).suggestedFilename()).toBe(`proforma-${bill}.pdf`);
  expect(await valuesOf('invoices')).toEqual([]);
});

test('the QRIS code of a bill is saved as a picture and shared from the phone that shows it', {
  tags: ['full'],
}, async ({ visit }) => {
  await as(await makeAdmin()).ok('saveQris', { text: qrisText });
  const page = await visit('/membership/renew', {
    as: await makeMember(),
    width: 360,
    prepare: async (context) => {
      // The browser of the tests has no share sheet.
      await context.addInitScript(() => {
        const shared: string[] = [];
        Object.assign(window, { shared });
        Object.assign(Navigator.prototype, {
          canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') === true,
          share: async ({ files }: ShareData) => {
            for (const { name, type, size } of files ?? []) shared.push(`${name} ${type} ${size > 5000}`);
          },
        });
      });
    },
  });
  await press(page, 'Tampilkan QRIS');
  const saving = page.waitForEvent('download');
  await press(page, 'Simpan gambar QRIS');
  const saved = await saving;
  const [code] = Object.keys(await documentsOf('bills'));
  expect(saved.suggestedFilename()).toBe(`qris-${code}.png`);
  const [own] = await valuesOf('bills');
  const text = await textInCode(await readFile(await saved.path()));
  expect(text).toContain(`5406${own?.amount}`);
  await press(page, 'Bagikan');
  await eventually(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    `qris-${code}.png image/png true`,
  ]);
});

test('a bill without a unique code says that the proof identifies the payment', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember();
  const { body: bill } = await as(member).ok('openBill', {});
  await changeDocument('bills', bill.code, { amount: 150_000, uniqueCode: null });
  const page = await visit('/membership/renew', { as: member });
  await shown(
    billOnScreen(page).getByText(
      'Tagihan ini tanpa kode unik. Transfer iuran Rp\u00a0150.000, lalu unggah buktinya: bukti itulah penanda pembayaran Anda.',
    ),
  );
});

test('a renewal without a bill is submitted as usual', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/', { as: member, refusals: ['POST /api/bills 500'] });
  await breakServer(page, 'POST', '/api/bills');
  await page.goto('/membership/renew');
  const notice = page.getByText('Nominal khusus belum dapat dimuat. Transfer sejumlah iuran juga diterima.');
  await shown(notice);
  // The next element follows directly, without an empty space for a bill.
  const noticeBox = await notice.boundingBox();
  const accountBox = await page.getByText('Nomor rekening', { exact: true }).boundingBox();
  expect((accountBox?.y ?? 0) - (noticeBox?.y ?? 0)).toBeLessThan(400);
  await choose(page, 'Bukti pembayaran', await proof());
  await press(page, 'Renew');
  await shown(button(page.getByRole('dialog', { name: 'Berhasil' }), 'OK'));
  expect(await valuesOf('payments')).toHaveLength(2);
});

test('a member chooses two years, and pays the bill that the renewal link shows too', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember({ record: { validUntil: new Date('2027-05-10T05:00:00Z') } });
  const page = await visit('/membership/renew', { as: member });
  const choice = page.getByRole('group', { name: 'Bayar untuk' });
  await shown(choice.getByText('Berlaku sampai 10 Mei 2030'));
  expect(await choice.getByRole('radio', { name: '1 tahun Rp\u00a0150.000' }).isChecked()).toBe(true);
  await choice.locator('label', { hasText: '2 tahun' }).click();
  await shown(billOnScreen(page).getByText('iuran 2 tahun, Rp\u00a0300.000', { exact: false }));
  const [code = ''] = (await valuesOf('openBills')).map((place) => String(place.code));
  const { amount } = (await documentsOf('bills'))[code] as { amount: number };
  const digits = `Rp\u00a0299.${String(amount).slice(-3)}`;
  await shown(
    page.getByRole('status').getByText(`Nominal transfer 2 tahun: ${digits}, berlaku sampai 10 Mei 2029`),
  );
  await shown(page.getByText('(masa 2027–2029).', { exact: false }));
  await choose(page, 'Bukti pembayaran', await proof());
  await press(page, 'Renew');
  await press(page.getByRole('dialog', { name: 'Berhasil' }), 'OK');
  expect(await paymentOf(member)).toMatchObject({ amount, bill: code, years: 2 });
  await as(await makeAdmin()).ok('approveRenewal', { id: member.id });
  await page.goto('/membership');
  await shown(page.getByText('masa 2027–2029'));
});
