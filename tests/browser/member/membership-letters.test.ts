/** @module-tag full */
import { button, field, heading } from '../../support/actions/steps.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, atRest, hidden, shown, test } from '../../support/suite/browser.ts';
import { inDays } from '../../support/suite/time.ts';

test('a member gets a letter from the card, a reader checks it, and an admin revokes it', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const record = { ...long.member, validUntil: inDays(100), nidn: '0412078501' };
  const member = await makeMember({ record });
  const page = await visit('/membership', { as: member, width: 360 });
  await page.getByRole('link', { name: 'Surat keterangan', exact: true }).click();
  await arrivedAt(page, '/membership/letters');
  await shown(heading(page, 'Surat keterangan anggota'), page.getByText('0412078501', { exact: true }));
  await field(page, 'Keperluan').fill('Untuk pelaporan BKD');
  await button(page, 'Terbitkan dan unduh PDF').click();
  await shown(page.getByText('· pelaporan BKD'), page.getByText(/Sisa 9 surat tahun ini\.$/));
  await button(page, 'Unduh PDF').click();
  await shown(page.getByText('Surat diunduh.'));
  await page.getByRole('link', { name: /^SKA\/\d{4}\/\d{6}$/ }).click();
  await shown(
    heading(page, 'Periksa surat keterangan'),
    page.getByText('Surat asli, keanggotaan berlaku'),
    page.getByText('pelaporan BKD', { exact: true }),
  );
  const check = new URL(page.url()).pathname;

  const desk = await visit(`/admin/manage-user/${member.id}`, { as: admin });
  const section = desk.getByRole('region', { name: 'Surat keterangan anggota' });
  await atRest(desk);
  await section.getByRole('button', { name: /^Cabut surat SKA/ }).click();
  const dialog = desk.getByRole('alertdialog', { name: 'Cabut surat?' });
  await dialog.getByRole('button', { name: 'Cabut' }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Institusi salah.');
  await dialog.getByRole('button', { name: 'Cabut' }).click();
  await hidden(dialog);
  await shown(section.getByText(/^Dicabut .* Institusi salah\.$/));
  await field(desk, 'Keperluan surat').fill('hibah');
  await section.getByRole('button', { name: 'Terbitkan dan unduh PDF' }).click();
  await shown(section.getByText('· hibah'));

  const reader = await visit(check, { width: 360 });
  await shown(reader.getByText('Surat dicabut', { exact: true }));
});
