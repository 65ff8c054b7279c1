import { expect } from 'vitest';
import { confirmDeletion, formAlert } from '../../support/actions/content-steps.ts';
import { heading } from '../../support/actions/steps.ts';
import { documentOf, documentsOf } from '../../support/assertions/stores.ts';
import { makeBlog, makeEvent, makeProduct } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('deleted content is listed in the bin, and is restored, or deleted permanently after a question', async ({
  visit,
}) => {
  const person = await makeAdmin({ name: 'Rina Hapsari' });
  const admin = as(person);
  const [event, blog, product] = [
    await makeEvent({ title: 'Acara batal', bannerImage: null }),
    await makeBlog({ title: 'Artikel ganda', image: null }),
    await makeProduct({ title: 'Kaus habis', image: null }),
  ];
  await admin.ok('deleteBlog', { id: blog.id });
  await admin.ok('deleteProduct', { id: product.id });
  const page = await visit('/admin/manage-event', { as: person, refusals: ['PUT /api/bin/*/restore 404'] });
  await confirmDeletion(page, 'Delete Event', 'Acara batal');
  await shown(page.getByText('Acara batal: event dihapus. Dapat dipulihkan dari Sampah selama 30 hari.'));
  await page.getByRole('link', { name: 'Sampah', exact: true }).click();
  await shown(heading(page, 'Sampah'));
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await shown(row('Acara batal').getByText('Rina Hapsari'), row('Kaus habis').getByText('Produk'));

  const act = (name: string) => page.getByRole('button', { name, exact: true });
  await act('Pulihkan Acara batal').click();
  await shown(page.getByText('Acara batal: Dipulihkan.'));
  await hidden(row('Acara batal'));
  expect(await documentOf('events', event.id)).toEqual({ schema: 2, ...event.record });

  const question = page.getByRole('alertdialog', { name: 'Hapus selamanya' });
  await act('Hapus selamanya Artikel ganda').click();
  await question.getByRole('button', { name: 'Batal' }).click();
  await hidden(question);
  await act('Hapus selamanya Artikel ganda').click();
  await question.getByRole('button', { name: 'Hapus selamanya' }).click();
  await shown(page.getByText('Artikel ganda: Dihapus selamanya.'));
  await hidden(row('Artikel ganda'));
  await eventually(async () => Object.keys(await documentsOf('bin'))).toEqual([product.id]);

  await admin.ok('restoreFromBin', { id: product.id });
  await act('Pulihkan Kaus habis').click();
  await shown(
    formAlert(page, 'Gagal memulihkan.'),
    page.getByText('Tidak ada lagi di Sampah. Mungkin sudah dipulihkan atau dihapus selamanya.'),
    page.getByText('Sampah kosong'),
  );
});
