/** @module-tag full */
import { expect } from 'vitest';
import { auditEntriesOf, mailsOf } from '../../support/assertions/stores.ts';
import { makeExpert, publish } from '../../support/factories/directory.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, atRest, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

test('an admin hides a profile in the directory with a reason, and shows it again', async ({ visit }) => {
  const [admin, member] = [await makeAdmin({ duties: ['people'], phoneNumber: '' }), await makeExpert()];
  const id = await publish(member);
  const page = await visit(`/admin/manage-user/${member.id}`, { as: admin });
  const section = page.getByRole('region', { name: 'Direktori anggota' });
  await shown(section.getByText('Profil diterbitkan.'));
  const link = section.getByRole('link', { name: 'Lihat profil (membuka tab baru)' });
  expect(await link.getAttribute('href')).toBe(`/directory/${id}`);
  expect(await link.getAttribute('target')).toBe('_blank');

  const reason = section.getByRole('textbox', { name: 'Alasan' });
  await hidden(reason);
  await section.locator('summary').getByText('Sembunyikan profil', { exact: true }).click();
  await section.getByRole('button', { name: 'Sembunyikan', exact: true }).click();
  await shown(section.getByText('Wajib diisi.').first());
  expect(await auditEntriesOf('directory.hide')).toEqual([]);
  await reason.fill('Teks berisi iklan.');
  await section.getByRole('button', { name: 'Sembunyikan', exact: true }).click();
  await shown(
    page.getByText('Rina Wulan: Profil disembunyikan.'),
    section.getByText(/^Disembunyikan .*\. Alasan: Teks berisi iklan\.$/),
  );
  await hidden(section.getByRole('link', { name: /^Lihat profil/ }), reason);
  const visitor = await visit(`/directory/${id}`, { refusals: ['GET /api/directory/* 404'] });
  await shown(visitor.getByText('Profil ini tidak ditampilkan.'));
  const owner = await visit('/profile/directory', { as: member });
  await shown(owner.getByText('Pengurus menyembunyikan profil Anda. Alasan: Teks berisi iklan.'));

  await section.getByRole('button', { name: 'Tampilkan lagi' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tampilkan profil lagi?' });
  await shown(question.getByText('Rina Wulan'));
  await question.getByRole('button', { name: 'Batal' }).click();
  await hidden(question);
  expect(await auditEntriesOf('directory.show')).toEqual([]);
  await section.getByRole('button', { name: 'Tampilkan lagi' }).click();
  await question.getByRole('button', { name: 'Tampilkan lagi' }).click();
  await shown(
    page.getByText('Rina Wulan: Profil ditampilkan lagi.'),
    section.getByText('Profil diterbitkan.'),
  );
  expect(await auditEntriesOf('directory.hide')).toMatchObject([{ actorId: admin.id, targetId: member.id }]);
  expect(await auditEntriesOf('directory.show')).toMatchObject([{ actorId: admin.id, targetId: member.id }]);
  for (const kind of ['directory-hidden', 'directory-shown'])
    expect(await mailsOf(kind), kind).toMatchObject([{ to: member.email }]);

  await visitor.reload();
  await shown(visitor.getByRole('heading', { name: 'Rina Wulan', level: 1 }));
});

test('a withdrawn profile has no link, a member without one no section, and other duties see none', async ({
  visit,
}) => {
  const [member, other] = [await makeExpert(), await makeMember()];
  await publish(member);
  await as(member).ok('withdrawDirectoryEntry', {});
  const page = await visit(`/admin/manage-user/${member.id}`, { as: await makeAdmin() });
  const section = page.getByRole('region', { name: 'Direktori anggota' });
  await shown(section.getByText('Profil tidak diterbitkan.'));
  await hidden(section.getByRole('link'));
  await page.goto(`/admin/manage-user/${other.id}`);
  await arrivedAt(page, `/admin/manage-user/${other.id}`);
  await shown(page.getByRole('region', { name: 'Riwayat' }));
  await atRest(page);
  await hidden(section);
  const treasurer = await makeAdmin({ duties: ['money'], phoneNumber: '' });
  const books = await visit(`/admin/manage-user/${member.id}`, { as: treasurer });
  await shown(books.getByRole('region', { name: 'Pembayaran' }));
  await atRest(books);
  await hidden(books.getByRole('region', { name: 'Direktori anggota' }));
});
