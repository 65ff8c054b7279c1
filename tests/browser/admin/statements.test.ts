/** @module-tag full */
import { expect } from 'vitest';
import { createStatementFiles } from '../../../tools/seed/statements/files.ts';
import { press } from '../../support/actions/steps.ts';
import { changeDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('of two exports of the same movements, the second adds nothing new, and the first cannot be undone once matched', async ({
  visit,
}) => {
  await makeMember({ record: { name: 'Made Nugraha', isActive: 'expired', validUntil: inDays(-40) } });
  // Only credits since the oldest open bill are stored.
  const { code } = (await as(await makeMember()).ok('openBill', {})).body;
  await changeDocument('bills', code, { openedAt: new Date('2026-07-20T03:00:00Z') });
  const line = { at: new Date('2026-08-03T03:00:00Z'), rupiah: 150_000, balance: 5_150_000 };
  const files = createStatementFiles({
    from: new Date('2026-07-31T17:00:00Z'),
    to: new Date('2026-08-30T17:00:00Z'),
    opening: 5_000_000,
    lines: [{ ...line, narrative: 'TRANSFER DARI MADE NUGRAHA' }],
  });
  const page = await visit('/admin/money/statements', { as: await makeAdmin({ duties: ['money'] }) });
  const importFile = async (name: string) => {
    const bytes = files.find((file) => file.name === name)?.bytes ?? [];
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(bytes) };
    await page.getByLabel('Berkas mutasi').setInputFiles(file);
    await press(page, 'Impor mutasi');
  };
  await importFile('mandiri-internet-banking.csv');
  await shown(page.getByText('Baru: 1', { exact: true }));
  await importFile('mandiri-kopra.csv');
  await shown(
    page.getByText('Baru: 0', { exact: true }),
    page.getByText('Mungkin ganda: 1', { exact: true }),
  );

  await page.getByRole('link', { name: 'Lihat yang belum dikenali' }).click();
  await shown(page.getByRole('table', { name: 'Baris mutasi: Belum dikenali' }));
  await page.getByRole('button', { name: /^Cocokkan / }).click();
  const match = page.getByRole('alertdialog', { name: 'Cocokkan Baris Mutasi' });
  await shown(match.getByText(/, berakhir pada .+, iuran /));
  await match.getByRole('button', { name: /^Terima sebagai iuran/ }).click();
  await match.getByRole('button', { name: /^Terima dan perpanjang/ }).click();
  await hidden(match);

  await page.goto('/admin/money/statements');
  await press(page, 'Batalkan impor mandiri-internet-banking.csv');
  const undo = page.getByRole('alertdialog', { name: 'Batalkan Impor' });
  await shown(undo.getByText('Impor ini belum dapat dibatalkan.'));
  expect(await undo.getByRole('button', { name: 'Batalkan impor' }).isDisabled()).toBe(true);
  await undo.getByRole('button', { name: 'Batal', exact: true }).click();
  await press(page, 'Batalkan impor mandiri-kopra.csv');
  await shown(undo.getByText(/^1 baris mutasi dari berkas ini dihapus dari daftar\./));
  await undo.getByRole('button', { name: 'Batalkan impor' }).click();
  await shown(page.getByText('Dibatalkan', { exact: true }));
});
