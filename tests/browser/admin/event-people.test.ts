/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { sendEventNotices } from '../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../functions/src/model/maintenance/report.ts';
import { button, field } from '../../support/actions/steps.ts';
import { readPdf } from '../../support/assertions/files.ts';
import { changeDocument, mailsOf, valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

/** Registers four members for an event that ended yesterday: two attended, one did not, and one has not paid. */
async function makePastEvent() {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, { memberPrice: '0' });
  const members: Person[] = [];
  for (const name of ['Siti Aminah', 'Budi Santoso', 'Dewi Lestari', 'Rina Wati'])
    members.push(await makeMember({ status: 'active', record: { name, validUntil: inDays(300) } }));
  for (const member of members) await as(member).ok('registerForEvent', { id });
  const [siti, budi, dewi, rina] = members as [Person, Person, Person, Person];
  for (const { id: user } of [siti, budi])
    await changeDocument('eventRegistrations', `${id}${user}`, { attendedAt: inDays(-1.2) });
  await changeDocument('eventRegistrations', `${id}${rina.id}`, { state: 'held' });
  await changeDocument('events', id, { startDate: inDays(-1.3), endDate: inDays(-1) });
  return { admin, id, siti, budi, dewi, rina };
}

test('an admin sees how many people a letter reaches before it is sent to them', async ({ visit }) => {
  const { admin, id, siti, budi } = await makePastEvent();
  const page = await visit(`/admin/manage-event/letters/${id}`, { as: admin });
  const audience = field(page, 'Penerima');
  await shown(audience);
  expect(await audience.getByRole('option').allTextContents()).toEqual([
    'Pilih penerima',
    'Semua yang terdaftar (3 orang)',
    'Yang hadir (2 orang)',
    'Yang tidak hadir (1 orang)',
    'Yang belum membayar (1 orang)',
  ]);
  await audience.selectOption({ label: 'Yang hadir (2 orang)' });
  await button(page, 'Kirim surat').click();
  await shown(page.getByText('Wajib diisi.').first());
  await field(page, 'Subjek').fill('Bahan lokakarya');
  await field(page, 'Isi').fill('Bahannya sudah siap.\n\nTerima kasih sudah hadir.');
  await button(page, 'Kirim uji ke saya').click();
  await eventually(async () => (await mailsOf('event-letter')).map(({ to }) => to)).toEqual([admin.email]);
  await button(page, 'Kirim surat').click();
  const dialog = page.getByRole('alertdialog', { name: 'Kirim surat?' });
  await shown(dialog.getByText('Yang hadir (2 orang)'));
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await hidden(dialog);
  expect(await field(page, 'Subjek').inputValue()).toBe('Bahan lokakarya');
  await button(page, 'Kirim surat').click();
  await dialog.getByRole('button', { name: 'Kirim surat' }).click();
  await shown(
    page.getByText('Surat dikirim kepada 2 orang.'),
    page.getByRole('heading', { name: 'Surat terkirim (1)' }),
    page.getByText('0 dari 2 email', { exact: true }),
  );
  expect(await field(page, 'Subjek').inputValue()).toBe('');
  await runToEnd(sendEventNotices, defaultJobOptions);
  await button(page, 'Perbarui').click();
  await shown(page.getByText('2 email', { exact: true }));
  expect((await mailsOf('event-letter')).map(({ to }) => to).sort()).toEqual(
    [admin.email, siti.email, budi.email].sort(),
  );
});

test('an admin downloads the badges of chosen people', async ({ visit }) => {
  const { admin, id } = await makePastEvent();
  const page = await visit(`/admin/manage-event/participants/${id}`, { as: admin });
  await page.getByRole('link', { name: 'Label nama' }).click();
  await arrivedAt(page, `/admin/manage-event/badges/${id}`);
  await shown(page.getByText('Belum dibayar', { exact: true }));
  const choice = (name: string) => page.getByRole('checkbox', { name: `Cetak label ${name}` });
  for (const name of ['Siti Aminah', 'Budi Santoso', 'Dewi Lestari']) await choice(name).check();
  await choice('Budi Santoso').uncheck();
  await hidden(choice('Rina Wati'));
  const saving = page.waitForEvent('download');
  await button(page, 'Unduh 2 label terpilih').click();
  const { text, pages } = await readPdf(await readFile(await (await saving).path()));
  await shown(page.getByText('Label nama diunduh.'));
  expect(pages).toBe(1);
  for (const name of ['Siti Aminah', 'Dewi Lestari']) expect(text).toContain(name);
  for (const name of ['Budi Santoso', 'Rina Wati']) expect(text).not.toContain(name);
});

test('an admin opens the survey and invites, and only those who attended answer it, once', async ({
  visit,
}) => {
  const { admin, id, siti, dewi } = await makePastEvent();
  const page = await visit(`/admin/manage-event/survey/${id}`, { as: admin });
  await shown(page.getByText('Tertutup', { exact: true }));
  await button(page, 'Buka survei').click();
  await shown(page.getByText('Terbuka', { exact: true }));
  await button(page, 'Kirim undangan').click();
  const dialog = page.getByRole('alertdialog', { name: 'Kirim undangan?' });
  await shown(dialog.getByText('2 peserta yang hadir'));
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await shown(page.getByText('Undangan sudah dikirim kepada peserta yang hadir.'));

  const own = await visit(`/membership/events/${id}`, { as: siti, width: 360 });
  await own.getByRole('link', { name: 'Isi survei' }).click();
  await arrivedAt(own, `/membership/events/${id}/survey`);
  await button(own, 'Kirim jawaban').click();
  await shown(own.getByText('Wajib diisi.').first());
  expect(await valuesOf('eventSurveyAnswers')).toEqual([]);
  for (const label of ['Secara keseluruhan', 'Isi acara', 'Penyelenggaraan'])
    await field(own, label).selectOption('5');
  await field(own, 'Saran').fill('Tambah latihan.');
  await button(own, 'Kirim jawaban').click();
  await shown(own.getByText('Terima kasih. Anda sudah mengisi survei ini.'));
  const absent = await visit(`/membership/events/${id}/survey`, { as: dewi, width: 360 });
  await shown(absent.getByText(/^Survei ini tidak terbuka untuk Anda\./));
  await page.reload();
  await shown(
    page.getByRole('heading', { name: 'Hasil (1 dari 2 peserta)' }),
    page.getByText('Hasil tampil mulai dari 5 jawaban.'),
  );
  await hidden(page.getByText('Tambah latihan.'));
});
