/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { button, corrected, field } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { openNextEvent } from '../../support/factories/events/open-event.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('an admin asks a question, a member answers it while registering, and the list shows the answer', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, { memberPrice: '0' });
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  const page = await visit(`/admin/manage-event/registration/${id}`, { as: admin, width: 360 });
  await page.getByRole('link', { name: 'Pertanyaan' }).click();
  await arrivedAt(page, `/admin/manage-event/questions/${id}`);
  await button(page, 'Tambah pertanyaan').click();
  await field(page, 'Teks').fill('Menu makan siang');
  await field(page, 'Jenis').selectOption('choice');
  await button(page, 'Simpan').click();
  await shown(
    page
      .getByText('Wajib diisi.')
      .or(page.getByText(/paling sedikit dua pilihan/))
      .first(),
  );
  await field(page, 'Pilihan').fill('Ayam\nSayur');
  await page.getByLabel('Wajib dijawab').check();
  await button(page, 'Simpan').click();
  await shown(page.getByText('Pertanyaan disimpan.'));

  const theirs = await visit(`/membership/events/${id}`, {
    as: member,
    width: 360,
    refusals: ['PUT /api/events/*/answers 400'],
  });
  await shown(field(theirs, 'Menu makan siang'));
  await button(theirs, 'Daftar').click();
  await shown(theirs.getByText('Wajib diisi.').first());
  await field(theirs, 'Menu makan siang').selectOption('Sayur');
  await corrected(field(theirs, 'Menu makan siang'));
  await button(theirs, 'Daftar').click();
  await shown(
    theirs.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }),
    button(theirs, 'Simpan jawaban'),
  );
  await hidden(button(theirs, 'Daftar'));
  await field(theirs, 'Menu makan siang').selectOption('Ayam');
  await button(theirs, 'Simpan jawaban').click();
  await shown(theirs.getByText('Jawaban disimpan.'));
  expect((await valuesOf('eventAnswers')).flatMap(({ values }) => Object.values(values as object))).toEqual([
    'Ayam',
  ]);

  await page.getByRole('link', { name: 'Peserta', exact: true }).click();
  await arrivedAt(page, `/admin/manage-event/participants/${id}`);
  await shown(page.getByText('Menu makan siang: Ayam'));
});

test('a member uploads, replaces and deletes a file, and an admin downloads the one that stays', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const id = await openNextEvent(admin, { memberPrice: '0' });
  const questions = [{ text: 'Surat tugas', kind: 'file' as const, isRequired: true }];
  await as(admin).ok('saveEventQuestions', { id, questions });
  const member = await makeMember({ status: 'active', record: { validUntil: inDays(300) } });
  const page = await visit(`/membership/events/${id}`, {
    as: member,
    width: 360,
    refusals: ['PUT /api/events/*/answers 400'],
  });
  const picker = page.getByLabel('Surat tugas', { exact: true });
  const content = '%PDF-1.4\n% contoh\n%%EOF\n';
  const choose = async (name: string) => {
    await eventually(() => picker.isEnabled()).toBe(true);
    await picker.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
  };
  await button(page, 'Daftar').click();
  await shown(page.getByText('Wajib diisi.').first());
  await choose('lama.pdf');
  await shown(page.getByText('Tersimpan: lama.pdf'));
  await choose('baru.pdf');
  await shown(page.getByText('Tersimpan: baru.pdf'));
  await hidden(page.getByText('Tersimpan: lama.pdf'));
  await button(page, 'Hapus berkas baru.pdf').click();
  await hidden(page.getByText('Tersimpan: baru.pdf'));
  expect((await valuesOf('eventAnswers')).flatMap(({ files }) => files)).toEqual([]);
  await choose('surat.pdf');
  await shown(page.getByText('Tersimpan: surat.pdf'));
  await button(page, 'Daftar').click();
  await shown(
    page.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true }),
    button(page, 'Hapus berkas surat.pdf'),
  );

  const list = await visit(`/admin/manage-event/participants/${id}`, { as: admin });
  const saving = list.waitForEvent('download');
  await button(list, 'surat.pdf').click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^jawaban-.+\.pdf$/);
  expect((await readFile(await download.path())).toString()).toBe(content);
});
