/** @module-tag full */
import { editLink, submitButton } from '../../support/actions/content-steps.ts';
import { button, field } from '../../support/actions/steps.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

test('an article changed by mistake is restored from its own page', async ({ visit }) => {
  const content = [{ type: 'text' as const, content: 'Paragraf yang benar.' }];
  const { id } = await makeBlog({ title: 'Judul benar', content, image: null });
  const admin = await makeAdmin({ name: 'Rina Hapsari', duties: ['content'] });
  const page = await visit(`/admin/manage-blog/edit/${id}`, { as: admin });
  const text = page.getByRole('textbox', { name: 'Content', exact: true });
  await shown(text);
  const change = page.getByRole('region', { name: 'Perubahan terakhir' });
  await hidden(change);
  await field(page, 'Title').fill('Judul salah');
  await text.fill('Paragraf yang salah.');
  await submitButton(page).click();
  await arrivedAt(page, '/admin/manage-blog');
  const reader = await visit(`/blog/blog-details/${id}`);
  await shown(reader.getByText('Paragraf yang salah.'));

  await editLink(page, 'Judul salah').click();
  await shown(
    change.getByText('Rina Hapsari: Mengubah artikel'),
    change.getByText('Isian yang diubah: judul, isi'),
  );
  await button(change, 'Urungkan…').click();
  const dialog = page.getByRole('alertdialog', { name: 'Urungkan perubahan' });
  const promise =
    'Isi, gambar, dan berkas dari sebelum perubahan ini kembali sebagai versi baru, kecuali bila sudah disimpan lagi sejak itu.';
  await shown(dialog.getByText(promise));
  await button(dialog, 'Urungkan').click();
  await shown(page.getByText('Perubahan diurungkan.'));
  await shown(change.getByText('Mengurungkan perubahan sebelumnya', { exact: false }));
  await eventually(() => field(page, 'Title').inputValue()).toBe('Judul benar');
  await shown(text.getByText('Paragraf yang benar.'));
  await reader.reload();
  await shown(reader.getByRole('heading', { name: 'Judul benar' }), reader.getByText('Paragraf yang benar.'));
});
