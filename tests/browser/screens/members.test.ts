import { beforeAll, expect } from 'vitest';
import { field, press, rowOf } from '../../support/actions/steps.ts';
import { paymentIdOf } from '../../support/assertions/stores.ts';
import { closeDialog, question, type Screen, sweep, sweepFurther } from '../../support/assertions/sweep.ts';
import { invite, makeInstitution, type TestInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../support/factories/people.ts';
import { atRest, eventually, shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The screens about people, with data of a long-running association. */

let admin: Person;
let rejected: Person;
let unverified: Person;
let institution: TestInstitution;
let former: TestInstitution;
const longInstitution = 'Program studi sistem informasi Universitas Contoh';
/** Records of a person whose account was deleted. */
let bookedPayment: string;

shareStores();
beforeAll(async () => {
  admin = await makeAdmin({ name: long.name, email: long.email('admin') });
  rejected = await makeMember({
    status: 'RequestRenew',
    photo: true,
    record: { ...long.member, email: long.email('ditolak') },
  });
  await as(admin).ok('rejectRenewal', { id: rejected.id, reason: long.word });
  unverified = await makeMember({ isVerified: false, record: { ...long.member, email: long.email('baru') } });
  await as(unverified).ok('withdrawConsent', {});
  await makeMember({ status: 'waitingApproval' });
  institution = await makeInstitution({ staff: 2, status: 'RequestRenew', logo: true });
  await invite(institution, long.email('undangan'));
  former = await makeInstitution({ status: 'expired', record: { name: longInstitution } });
  const left = await makeMember({ status: 'RequestRenew', record: long.member });
  await as(admin).ok('approveRenewal', { id: left.id });
  bookedPayment = await paymentIdOf(left);
  await as(admin).ok('deleteUser', { id: left.id });
  await makeMany(4, { status: 'expired' });
});

const screens: readonly Screen[] = [
  [
    'Dashboard',
    () => '/admin',
    async function* (page) {
      await atRest(page);
      await page.keyboard.press('End');
      await eventually(() => page.getByRole('region', { name: /^Users vs Date/ }).count()).toBe(2);
      await shown(page.getByRole('img', { name: /^Jumlah pengguna menurut status/ }));
      yield [1280];
      for (const summary of await page.getByText('Tampilkan angka dalam tabel').all()) await summary.click();
      return [1280];
    },
  ],
  [
    'User Management',
    () => '/admin/manage-user',
    async function* (page) {
      await shown(page.getByText('Halaman 1 dari 2'));
      yield;
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
      await shown(page.getByRole('status').getByText('10 dipilih', { exact: true }));
      yield;
      await press(page, 'Setujui yang dipilih');
      await shown(question(page, 'Setujui yang Dipilih').getByText('Setujui 2 permintaan?'));
      yield;
      await closeDialog(page);
      await page
        .getByRole('button', { name: /^Delete \p{Lu}/u })
        .first()
        .click();
      await shown(question(page, 'Confirm Deletion'));
    },
  ],
  ['Edit User', () => `/admin/manage-user/edit/${rejected.id}`, (page) => shown(page.getByLabel('Email'))],
  [
    'Anggota',
    () => `/admin/manage-user/${rejected.id}`,
    (page) =>
      shown(
        page.getByRole('img', { name: `Foto ${long.name}` }),
        page.getByText('Rejected').first(),
        page.getByRole('button', { name: 'Akhiri semua sesi', exact: true }),
      ),
  ],
  [
    'Institusi',
    () => '/admin/institutions',
    (page) =>
      shown(
        rowOf(page, institution).getByText('Menunggu persetujuan', { exact: true }),
        rowOf(page, institution).getByText('Program studi sistem informasi di perguruan tinggi'),
        rowOf(page, institution).getByText('3 / 5', { exact: true }),
        // Complete, because many names have the same beginning.
        page.getByRole('cell').getByText(longInstitution, { exact: true }),
      ),
  ],
  [
    'Data institusi',
    () => `/admin/institutions/${institution.id}`,
    async function* (page) {
      await shown(
        page.getByText('Kursi (3 / 5)', { exact: true }),
        page.getByText('Rp\u00a01.900.000'),
        page.getByText(long.email('undangan'), { exact: true }),
        page.getByRole('img', { name: 'Logo' }),
        page.getByRole('link', { name: 'Catat pembayaran', exact: true }),
      );
      yield;
      await press(page, 'Hapus logo');
      await shown(question(page, 'Hapus logo?'));
      yield;
      await closeDialog(page);
      await field(page, 'Nama institusi').fill('');
      await press(page, 'Update');
      await shown(page.getByText('Wajib diisi.'));
      yield;
      await press(page, 'Unduh invoice (PDF)');
      await shown(page.getByRole('alert').getByText('Perpanjangan institusi ini sedang diperiksa.'));
    },
    ['POST /api/institutions/*/invoice 409'],
  ],
];

const further: readonly Screen[] = [
  [
    'User Management',
    () => '/admin/manage-user?q=raden&status=active&role=Member&sort=name',
    (page) =>
      shown(
        rowOf(page, unverified).getByText('Belum diverifikasi', { exact: true }),
        page.getByRole('button', { name: 'Hapus filter Peran: Member' }),
      ),
  ],
  [
    'User Management',
    () => '/admin/manage-user?q=tidak-ada-yang-begini',
    (page) => shown(page.getByText('Tidak ada pengguna yang cocok dengan pencarian dan filter ini.')),
  ],
  [
    'Anggota',
    () => `/admin/manage-user/${unverified.id}`,
    (page) => shown(page.getByText(/^Ditarik/), page.getByRole('button', { name: /^Kuitansi / })),
  ],
  [
    'Anggota',
    () => `/admin/manage-user/${institution.coordinator.id}`,
    (page) => shown(page.getByText('(coordinator)')),
  ],
  [
    'Data institusi',
    () => `/admin/institutions/${former.id}`,
    async (page) => {
      const saving = page.waitForEvent('download');
      await press(page, 'Unduh invoice (PDF)');
      await shown(page.getByText('Invoice diunduh.'));
      expect((await saving).suggestedFilename()).toMatch(/^invoice-INV-20\d\d-\d{6}\.pdf$/);
      await field(page, 'Nama institusi').fill('Institut Teladan');
      await press(page, 'Update');
      await shown(
        page.getByText('Nama institusi diperbarui.'),
        page.getByText(`Nama lama: ${longInstitution}`),
      );
    },
  ],
  [
    'Catatan buku kas',
    () => `/admin/money/ledger/entries/payment-${bookedPayment}`,
    async (page) => {
      await shown(page.getByText('Akun anggota ini sudah dihapus.'));
      await press(page, 'Unduh kuitansi (PDF)');
      await shown(page.getByText('Kuitansi diunduh.'));
    },
  ],
];

sweep(screens, () => admin);
sweepFurther(further, () => admin);
