/** @module-tag full */
import { expect } from 'vitest';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { button, field, press } from '../../support/actions/steps.ts';
import { documentsOf, storedDocument } from '../../support/assertions/stores.ts';
import { question } from '../../support/assertions/sweep.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('a treasurer matches one transfer with two bills whose sum is the money, and undoes it', async ({
  visit,
}) => {
  const treasurer = await makeAdmin({ duties: ['money'] });
  // Other workplaces, so that the import does not add up their bills.
  const [siti, budi] = [
    await makeMember({ record: { name: 'Siti Aminah', institution: 'Kantor Siti' } }),
    await makeMember({ record: { name: 'Budi Hartono', institution: 'Kantor Budi' } }),
  ];
  const bills = [
    (await as(siti).ok('openBill', {})).body,
    (await as(budi).ok('openBill', { years: 2 })).body,
  ] as const;
  const total = bills[0].amount + bills[1].amount;
  await storeLines(statementOf(credit(total, 'SETORAN TUNAI')), sourceOf());
  const [id = ''] = Object.keys(await documentsOf('bankLines'));
  const page = await visit('/admin/money/lines', { as: treasurer });
  await page.getByRole('button', { name: /^Cocokkan / }).click();
  const dialog = question(page, 'Cocokkan Baris Mutasi');
  const chosen = dialog.getByRole('region', { name: 'Tagihan yang dipilih' });
  const confirm = dialog.getByRole('button', { name: 'Cocokkan', exact: true });
  for (const [at, name] of ['Siti', 'Budi'].entries()) {
    await field(page, 'Cari tagihan lain: nama, email, atau institusi').fill(name);
    await press(dialog, 'Cari');
    const code = bills[at]?.code ?? '';
    await press(dialog, `Pilih ${code.slice(0, 4)}-${code.slice(4)}`);
    await shown(chosen.getByText(name));
    if (at === 0) {
      await shown(chosen.getByText(/^Uang yang masuk lebih Rp/));
      // A code that is not in the system keeps the button off.
      await dialog.getByLabel('Kode tagihan (paling banyak enam) atau nomor anggota').press('End');
      await page.keyboard.type(' 00000000');
      await shown(chosen.getByText('Tidak ada tagihan 0000-0000.'));
      expect(await confirm.isEnabled()).toBe(false);
      await page.keyboard.press('Enter');
      await shown(dialog.getByText('Jumlah beberapa tagihan harus sama dengan uang yang masuk.'));
      for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press('Backspace');
    }
  }
  await shown(chosen.getByText('Jumlahnya sama dengan uang yang masuk.'));
  // As people copy codes: in small letters, and in two halves.
  const [first = '', second = ''] = bills.map(({ code }) => code.toLowerCase());
  await dialog
    .getByLabel('Kode tagihan (paling banyak enam) atau nomor anggota')
    .fill(`${first.slice(0, 4)} ${first.slice(4)}, ${second}`);
  await shown(chosen.getByText('Siti'), chosen.getByText('Jumlahnya sama dengan uang yang masuk.'));
  await eventually(() => confirm.isEnabled()).toBe(true);
  await confirm.click();
  await hidden(dialog);
  const codes = bills.map(({ code }) => code);
  expect((await storedDocument('bankLines', id)).bills).toEqual(codes);
  await page.getByRole('link', { name: 'Cocok', exact: true }).click();
  await page.getByRole('button', { name: /^Buka kembali/ }).click();
  await button(question(page, 'Buka Kembali'), 'Buka kembali').click();
  await shown(page.getByText('Pencocokan dibatalkan.'));
  for (const code of codes) expect(await storedDocument('bills', code)).toMatchObject({ bankLine: null });
});
