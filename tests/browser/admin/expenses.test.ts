import { expect } from 'vitest';
import { choose, field, press } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../support/factories/admin-records.ts';
import { pdf } from '../../support/factories/documents.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const year = today().slice(0, 4);

test('a treasurer records an expense with its receipt, corrects it, and sees it in overview and annual report', async ({
  visit,
}) => {
  const sari = await makeAdmin({ name: 'Sari Bendahara', duties: ['money'] });
  await makeLedgerEntry(await makeMember());
  const page = await visit('/admin/money/ledger', { as: sari });
  await page.getByRole('link', { name: 'Pengeluaran', exact: true }).click();
  await shown(page.getByText('Belum ada pengeluaran'));
  await press(page, 'Catat pengeluaran');
  await shown(page.getByText('Pilih foto atau PDF nota.').first());
  await page.getByLabel('Dibayar dari').selectOption('bank');
  await page.getByLabel('Kategori').selectOption('rent');
  await field(page, 'Jumlah (Rp)').fill('500.000');
  await field(page, 'Keterangan').fill('Sewa aula untuk seminar.');
  await choose(page, 'Dokumen: foto nota atau PDF', await proof('nota.jpg'));
  await shown(page.getByText('nota.jpg'));
  await press(page, 'Catat pengeluaran');
  await shown(page.getByText('Pengeluaran dicatat.'));
  expect(await field(page, 'Keterangan').inputValue()).toBe('');
  // An emptied form loses nothing, so leaving the page asks no question.
  await field(page, 'Keterangan').fill('Salah ketik');
  await field(page, 'Keterangan').fill('');
  const row = page.getByRole('row', { name: /Sewa aula untuk seminar\./ });
  await shown(row.getByText('-Rp 500.000').first());

  await row.getByRole('link', { name: /^Buka / }).click();
  await page.getByRole('button', { name: 'Lihat dokumen' }).click();
  await shown(page.getByRole('dialog').getByRole('img', { name: /^Dokumen: Pengeluaran/ }));
  await page.keyboard.press('Escape');
  await hidden(page.getByRole('dialog'));
  expect(await page.getByRole('heading', { name: 'Pengembalian uang' }).count()).toBe(0);
  await page.getByLabel('Dari akun').selectOption('rent');
  await page.getByLabel('Ke akun').selectOption('travel');
  await field(page, 'Jumlah (Rp)').fill('200.000');
  await field(page, 'Alasan').fill('Termasuk ongkos pembicara.');
  await press(page, 'Catat koreksi');
  await shown(page.getByText('Koreksi dicatat.'));

  await page.goto('/admin/money');
  const expenses = page.getByRole('table', { name: 'Pengeluaran per bulan dan kategori, dan hasil' });
  await shown(expenses.getByRole('columnheader', { name: 'Perjalanan' }));
  const total = expenses.getByRole('row', { name: /^Setahun/ });
  // The income is in July of another year, except in 2026.
  const income = year === '2026' ? 'Rp 149.877' : 'Rp 0';
  const result = year === '2026' ? '-Rp 350.123' : '-Rp 500.000';
  expect(await total.getByRole('cell').allInnerTexts()).toEqual(
    ['Rp 300.000', 'Rp 200.000', 'Rp 500.000', income, result].map((text) => text.replace(' ', '\u00a0')),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  await shown(page.getByText(`Laporan tahunan ${year} (CSV) diunduh.`, { exact: true }));
  const stream = await (await download).createReadStream();
  let report = '';
  for await (const chunk of stream) report += chunk;
  expect(report).toContain(`"Pemasukan dan pengeluaran";"Pengeluaran: Sewa";"${year}";300000;"Rp"`);
  expect(report).toContain(`"Pemasukan dan pengeluaran";"Jumlah pengeluaran";"${year}";500000;"Rp"`);
});

test('an equal expense needs a second click, and its PDF is downloaded', { tags: ['full'] }, async ({
  visit,
}) => {
  const sari = await makeAdmin({ duties: ['money'] });
  const equal = {
    account: 'cash',
    category: 'printing',
    amount: '75000',
    note: 'Cetak sertifikat.',
  } as const;
  await as(sari).ok('recordExpense', { date: today(), ...equal, document: await proof() });
  const refused = 'POST /api/money/ledger/expenses 409';
  const refusals = [refused, refused, refused, 'POST /api/money/ledger/expenses failed'];
  const page = await visit('/admin/money/ledger/expenses', { as: sari, refusals });
  await page.getByLabel('Dibayar dari').selectOption('cash');
  await page.getByLabel('Kategori').selectOption('printing');
  await field(page, 'Jumlah (Rp)').fill('75.000');
  await field(page, 'Keterangan').fill('Cetak brosur.');
  const { name, bytes } = pdf('nota brosur.pdf');
  await page
    .getByLabel('Dokumen: foto nota atau PDF')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await shown(page.getByText('nota brosur.pdf'));
  await press(page, 'Catat pengeluaran');
  await shown(page.getByText(/yang sama sudah dicatat oleh/));
  // The confirmation applies only to the expense that was refused.
  const isAnother = page.getByRole('button', { name: 'Catat sebagai pengeluaran lain' });
  await shown(isAnother);
  await field(page, 'Jumlah (Rp)').fill('80.000');
  await hidden(isAnother);
  await field(page, 'Jumlah (Rp)').fill('75.000');
  await press(page, 'Catat pengeluaran');
  // The next request is aborted, not this one.
  await shown(isAnother);
  const endpoint = '**/api/money/ledger/expenses';
  await page.route(endpoint, (route) => route.abort(), { times: 1 });
  await press(page, 'Catat sebagai pengeluaran lain');
  await shown(page.getByText(/Kirim lagi setelah tersambung/));
  await field(page, 'Keterangan').fill('Cetak brosur lagi.');
  await field(page, 'Keterangan').fill('Cetak brosur.');
  await press(page, 'Catat pengeluaran');
  await press(page, 'Catat sebagai pengeluaran lain');
  await shown(page.getByText('Pengeluaran dicatat.'));
  await page
    .getByRole('row', { name: /Cetak brosur\./ })
    .getByRole('link', { name: /^Buka / })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh nota (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`expense-${today()}-cash-printing-75000-2.pdf`);
  expect((await valuesOf('ledger')).map(({ reason }) => reason).sort()).toEqual([
    'Cetak brosur.',
    'Cetak sertifikat.',
  ]);
});

test('a treasurer records the opening balance of the bank account once', { tags: ['full'] }, async ({
  visit,
}) => {
  await makeLedgerEntry(await makeMember());
  const page = await visit('/admin/money', { as: await makeAdmin({ duties: ['money'] }) });
  const bank = page.getByRole('region', { name: 'Saldo rekening bank' });
  await shown(bank.getByText('Saldo awal belum dicatat.'), bank.getByText('Rp 149.877'));
  await page.getByRole('link', { name: 'Semua saldo' }).click();
  await press(page, 'Catat saldo awal Rekening bank');
  await shown(page.getByText('Uang di akun ini sebelum catatan pertama, pada akhir 1 Juli 2026.'));
  await field(page, 'Saldo awal (Rp)').fill('5.000.000');
  await field(page, 'Sumber').fill('Rekening koran Juni.');
  await press(page, 'Catat saldo awal');
  await shown(page.getByText('Termasuk saldo awal Rp 5.000.000.'), page.getByText('Rp 5.149.877'));
  await shown(page.getByRole('button', { name: 'Ubah saldo awal Rekening bank' }));
});
