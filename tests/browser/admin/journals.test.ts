import { expect } from 'vitest';
import { chooseFile, editLink, submitButton, submitWithAlert } from '../../support/actions/content-steps.ts';
import { field, heading, rowOf } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeJournal } from '../../support/factories/content.ts';
import { docx, pdf } from '../../support/factories/documents.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, shown, test } from '../../support/suite/browser.ts';

test('adding a journal reports success for 1.5 seconds, then shows the list', async ({ visit }) => {
  const page = await visit('/admin/manage-journal', { as: await makeAdmin() });
  await shown(page.getByText('No data available', { exact: true }));
  await page.getByRole('link', { name: 'Add Journal' }).first().click();
  await field(page, 'Title').fill('Jurnal Sistem Informasi');
  await field(page, 'Description').fill('Terbitan kedua.');
  await field(page, 'Penulis').fill('Ratih Wulansari\nBagas Prayitno');
  await field(page, 'DOI').fill('doi:10.1234/abc');
  await chooseFile(page, 'File', pdf('jurnal-2.pdf'));
  await shown(page.getByText('jurnal-2.pdf'));
  await submitWithAlert(page, 'Berhasil', 'Jurnal ditambahkan.', 1500);
  await arrivedAt(page, '/admin/manage-journal');
  const row = rowOf(page, { name: 'Jurnal Sistem Informasi' });
  const link = row.getByRole('link', { name: /^View File/ });
  await shown(row.getByText('Terbitan kedua.'), link);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await valuesOf('journals')).toMatchObject([
    {
      document: { name: 'jurnal-2.pdf' },
      authors: ['Ratih Wulansari', 'Bagas Prayitno'],
      doi: '10.1234/abc',
    },
  ]);
  await page.goto('/journal');
  await shown(page.getByText('Jurnal Sistem Informasi').first());
});

test('editing a journal saves changes and replaces the document', { tags: ['full'] }, async ({ visit }) => {
  const { id } = await makeJournal({ title: 'Jurnal lama' });
  const page = await visit('/admin/manage-journal', { as: await makeAdmin() });
  await editLink(page, 'Jurnal lama').click();
  await shown(heading(page, 'Edit Journal'), page.getByText('Berkas sekarang:'));
  await field(page, 'Title').fill('Jurnal baru');
  await chooseFile(page, 'Berkas baru', docx('naskah.docx'));
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-journal');
  await shown(rowOf(page, { name: 'Jurnal baru' }));
  expect(await storedDocument('journals', id)).toMatchObject({ document: { name: 'naskah.docx' } });
});
