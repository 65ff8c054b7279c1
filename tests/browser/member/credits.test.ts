/** @module-tag full */
import { button, field, heading } from '../../support/actions/steps.ts';
import { makeAttendance } from '../../support/factories/attendance.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('a member sees credits of an event, reports an activity, and gets a transcript after the approval', async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'active' })];
  const event = await makeEvent({ title: 'Lokakarya data', bannerImage: null, startDate: inDays(-2) });
  await as(admin).ok('saveCertificateSettings', {
    id: event.id,
    title: 'Sertifikat',
    signatoryName: 'Dr. Ketua Contoh',
    signatoryOffice: 'Ketua Umum',
    category: 'learning',
    points: '8',
  });
  await makeAttendance(event, [member]);
  await as(admin).ok('issueCertificates', { id: event.id });
  const page = await visit('/membership', { as: member, width: 360 });
  const progress = page.getByRole('region', { name: '8 dari 60 poin kredit' });
  await shown(progress.getByText(/^Kurang 52 poin sampai 31 Desember \d{4}\.$/));
  await progress.getByRole('link', { name: 'Lihat transkrip' }).click();
  await arrivedAt(page, '/membership/credits#progress');
  await shown(
    heading(page, 'Kredit saya'),
    page.getByText('8 dari 60 poin'),
    page.getByText('Lokakarya data'),
  );
  await field(page, 'Kegiatan').fill('Mengajar kuliah tamu');
  await field(page, 'Kategori').selectOption('teaching');
  await field(page, 'Poin').fill('6');
  await page.locator('input[type="file"]').setInputFiles(await fileOf('foto.jpg'));
  await button(page, 'Kirim').click();
  await shown(
    page.getByText('Kegiatan dikirim dan akan diperiksa.', { exact: true }),
    page.getByText('Menunggu', { exact: true }),
  );

  const desk = await visit('/admin/credits', { as: admin });
  await shown(desk.getByText(member.name), desk.getByText('6 poin Pengajaran'));
  await desk.getByRole('button', { name: 'Bukti Mengajar kuliah tamu' }).click();
  const picture = desk.getByRole('dialog', { name: 'Bukti Mengajar kuliah tamu' });
  await shown(picture.getByRole('img'));
  await desk.keyboard.press('Escape');
  await hidden(picture);
  await desk.getByRole('button', { name: 'Setujui Mengajar kuliah tamu' }).click();
  await shown(desk.getByText('Tidak ada yang menunggu', { exact: true }));

  await page.reload();
  await shown(page.getByText('14 dari 60 poin'), page.getByText('Disetujui', { exact: true }));
  await button(page, 'Unduh transkrip (PDF)').click();
  await shown(page.getByText('Transkrip diunduh.'));
});

async function fileOf(name: string) {
  const { bytes } = await proof(name);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
