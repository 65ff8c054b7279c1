/** @module-tag full */
import { expect } from 'vitest';
import { storeDoubles } from '../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { press } from '../../support/actions/steps.ts';
import { documentOf, mailsOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';

const makePair = async () => [
  await makeMember({
    record: { name: 'Rina Wulandari', phoneNumber: '+6281234567890', expertise: 'Tata kelola' },
  }),
  await makeMember({
    record: { name: 'Wulandary Rina, S.Kom.', phoneNumber: '+6281234567890', city: 'Bogor' },
  }),
];

test('a pair is found, compared, merged and separated again', async ({ visit }) => {
  const [survivor, loser] = await makePair();
  if (survivor === undefined || loser === undefined) throw new Error('There is no pair.');
  await storeDoubles(defaultJobOptions);
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const page = await visit('/admin/manage-user', { as: admin, width: 360 });
  await page.getByRole('link', { name: 'Data ganda' }).click();
  await shown(page.getByText('Nomor WhatsApp sama, Nama sama atau beda satu huruf, Institusi sama'));

  await page.getByRole('button', { name: /^Bukan orang yang sama/ }).click();
  await shown(page.getByText('Tidak ada data ganda'));
  await press(page, 'Batalkan');
  await page.getByRole('link', { name: /^Bandingkan / }).click();
  await page.getByRole('radio', { name: 'Rina Wulandari', exact: true }).check();
  const city = page.getByRole('radio', { name: `Kota: Bogor, dari ${loser.email}` });
  expect(await city.isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Nama: Wulandary Rina/ }).check();
  await shown(
    page.getByText('Dipindahkan: Pembayaran 1.'),
    page.getByText('Pemilik akun mendapat email di kedua alamat.'),
  );
  await press(page, 'Gabungkan');
  const confirm = page.getByRole('alertdialog', { name: 'Gabungkan Anggota' });
  await confirm.getByRole('button', { name: 'Gabungkan', exact: true }).click();
  await shown(
    page.getByRole('heading', { name: 'Penggabungan anggota' }),
    page.getByText('Digabungkan', { exact: true }),
  );
  expect(await documentOf('users', loser.id)).toBeUndefined();
  expect((await mailsOf('accounts-merged')).map(({ to }) => to).sort()).toEqual(
    [survivor.email, loser.email].sort(),
  );
  expect(await storedDocument('users', survivor.id)).toMatchObject({
    name: 'Wulandary Rina, S.Kom.',
    city: 'Bogor',
    expertise: 'Tata kelola',
  });

  await page.getByRole('button', { name: /^Batalkan penggabungan/ }).click();
  const undo = page.getByRole('alertdialog', { name: 'Batalkan Penggabungan' });
  await undo.getByRole('button', { name: 'Batalkan penggabungan' }).click();
  await hidden(undo);
  await shown(page.getByText('Dibatalkan', { exact: true }));
  expect((await storedDocument('users', survivor.id)).name).toBe('Rina Wulandari');
  expect((await storedDocument('users', loser.id)).city).toBe('Bogor');
});

test('the member page names a double, and any other person can be compared', async ({ visit }) => {
  const [one, other] = await makePair();
  const third = await makeMember({ record: { name: 'Budi Santoso', phoneNumber: '+6281111111111' } });
  const admin = await makeAdmin({ duties: ['people'], phoneNumber: '' });
  const page = await visit(`/admin/manage-user/${one?.id}`, { as: admin });
  const doubles = page.getByRole('region', { name: 'Mungkin sudah terdaftar' });
  await shown(doubles.getByRole('link', { name: other?.name ?? '' }));
  await page.getByRole('link', { name: 'Gabungkan dengan…' }).click();
  await page.getByRole('searchbox', { name: 'Cari' }).last().fill('budi');
  await page.getByRole('link', { name: third.name }).click();
  await shown(page.getByRole('radio', { name: 'Budi Santoso', exact: true }));
});
