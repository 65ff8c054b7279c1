/** @module-tag full */
import { expect } from 'vitest';
import { button, field, heading } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeAttendance } from '../../support/factories/attendance.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const title = 'Lokakarya tata kelola data';

test('an admin sets up, issues and corrects certificates, and the member downloads the new one', async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'active' })];
  const event = await makeEvent({ title, bannerImage: null });
  const [id = ''] = await makeAttendance(event, [member, await makeMember({ status: 'active' })]);
  const page = await visit('/admin/manage-event', { as: admin });
  await page.getByRole('link', { name: `Peserta ${title}` }).click();
  await page.getByRole('navigation', { name: 'Acara ini' }).getByRole('link', { name: 'Sertifikat' }).click();
  await arrivedAt(page, `/admin/manage-event/certificates/${event.id}`);
  await shown(
    heading(page, 'Sertifikat Acara'),
    page.getByText('Simpan pengaturan dulu. Setelah itu sertifikat dapat diterbitkan.'),
  );
  await field(page, 'Nama penanda tangan').fill('Dr. Ketua Contoh');
  await field(page, 'Jabatan').fill('Ketua Umum');
  await field(page, 'Poin kredit').fill('8');
  await button(page, 'Simpan').click();
  await button(page, 'Terbitkan sertifikat').click();
  await shown(page.getByText('2 sertifikat baru diterbitkan.', { exact: true }));
  await button(page, 'Terbitkan sertifikat').click();
  await shown(page.getByText('Tidak ada sertifikat baru.', { exact: true }));
  expect(await valuesOf('certificates')).toHaveLength(2);
  const old = String((await storedDocument('certificates', id)).code);

  await page.getByRole('button', { name: `Perbaiki nama ${member.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Perbaiki nama?' });
  await dialog.getByRole('textbox', { name: 'Nama yang benar' }).fill('');
  await dialog.getByRole('button', { name: 'Perbaiki' }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByRole('textbox', { name: 'Nama yang benar' }).fill('Siti Rahmawati');
  await dialog.getByRole('button', { name: 'Perbaiki' }).click();
  await hidden(dialog);
  await eventually(async () => (await storedDocument('certificates', id)).name).toBe('Siti Rahmawati');
  const code = String((await storedDocument('certificates', id)).code);
  await shown(page.getByRole('link', { name: `${code.slice(0, 5)}-${code.slice(5)}` }));

  const own = await visit('/membership/events', { as: member, width: 360 });
  await own.getByRole('link', { name: 'Sertifikat saya' }).click();
  await arrivedAt(own, '/membership/certificates');
  await shown(heading(own, 'Sertifikat saya'), own.getByText('Atas nama Siti Rahmawati'));
  await button(own, 'Unduh PDF').click();
  await shown(own.getByText('Sertifikat diunduh.'));
  await own.getByRole('link', { name: `${code.slice(0, 5)}-${code.slice(5)}` }).click();
  await arrivedAt(own, `/sertifikat/${code}`);
  await shown(own.getByText('Sertifikat berlaku'), own.getByText('8 poin Pembelajaran'));

  const visitor = await visit(`/sertifikat/${old}`, { width: 360 });
  await shown(visitor.getByText('Sertifikat diganti'));
});
