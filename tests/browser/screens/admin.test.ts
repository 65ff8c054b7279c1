import { beforeAll, expect } from 'vitest';
import { storeDoubles } from '../../../functions/src/model/maintenance/people/store-doubles.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { storeLines } from '../../../functions/src/model/money/statements/store-lines.ts';
import { desktop, setDisplayMode, telephone } from '../../support/actions/page-state.ts';
import { button, press, rowButton, rowOf } from '../../support/actions/steps.ts';
import { expectGoodDisplay } from '../../support/assertions/screen-checks.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { closeDialog, question, type Screen, sweep, sweepFurther } from '../../support/assertions/sweep.ts';
import {
  makeAuditEntry,
  makeLedgerEntry,
  makeMail,
  makeMessage,
} from '../../support/factories/admin-records.ts';
import { qrisText } from '../../support/factories/bills.ts';
import { proof } from '../../support/factories/images.ts';
import { letterForm, startLetter } from '../../support/factories/letters.ts';
import { long } from '../../support/factories/long-words.ts';
import { checkSheet, newPeople, sheetOf, usualTitles } from '../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { bcaBusinessSample } from '../../support/factories/statement-samples.ts';
import { credit, ownBankFile, sourceOf, statementOf } from '../../support/factories/statements.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { database } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** Screens of the admin area: messages, mails, audit and admins. */

let admin: Person;
let member: Person;
let unbilled: Person;
let message: string;
let entry: string;
let imported: string;
let draft: string;
let letter: string;

shareStores();
beforeAll(async () => {
  admin = await makeAdmin({ name: long.name, email: long.email('admin') });
  member = await makeMember({ record: { ...long.member, email: long.email('anggota') } });
  message = await makeMessage(long.message);
  await makeMessage({ state: 'done', isRead: true });
  entry = await makeLedgerEntry(member);
  imported = await checkSheet(
    admin,
    sheetOf([
      [...usualTitles, long.word],
      ...newPeople(2),
      ['', long.member.name, 'lain@example.org', '', '', ''],
      ['', long.word, 'bukan alamat', '', '', ''],
    ]),
  );
  const paid = { account: 'cash', category: 'sundry', amount: '75000', note: long.word } as const;
  await as(admin).ok('recordExpense', { date: '2026-07-03', ...paid, document: await proof() });
  await makeAuditEntry(admin, 'renewal.reject', member, { details: { reason: long.word } });
  await makeMail({
    state: 'waiting',
    attempts: 3,
    dueAt: new Date(),
    settledAt: null,
    lastError: '451 Later',
  });
  draft = (await as(admin).ok('createLetter', letterForm({ subject: long.word.slice(0, 160) }))).body._id;
  letter = await startLetter(admin, { subject: long.word.slice(0, 160) });
  await makeMail({ to: long.email('surel'), state: 'unclear', lastError: 'tanpaspasi'.repeat(12) });
  await makeMail({ kind: 'membership-expiring', data: { validUntil: '2026-12-31T16:59:00Z', days: 30 } });
  const { body: bill } = await as(member).ok('openBill', {});
  const line = credit(bill.amount, `TRSF E-BANKING CR ${long.member.name} ${long.word}`);
  await storeLines(statementOf(line, credit(75_000, long.word)), sourceOf());
  const run = { startedAt: new Date(), outcome: 'failed', isMore: true, failureCount: 7, findings: [] };
  const notes = { failures: [`images/${long.word}: Storage is out of reach.`], alarms: [long.word] };
  const late = { ...run, ...notes, endedAt: inDays(-3), done: { filesMarked: 3 } };
  await (await database()).collection('jobRuns').doc('sweep-orphans').set(late);
  const ending = { ...long.member, validUntil: inDays(5) };
  await makeMember({ account: false, record: { ...ending, email: long.email('berakhir') } });
  await makeMember({ status: 'RequestRenew', account: false });
  unbilled = await makeMember({ record: { validUntil: inDays(5) } });
  await as(unbilled).ok('withdrawConsent', {});
  await storeDoubles(defaultJobOptions);
  await as(admin).ok('addMemberTask', { id: member.id, text: long.word.slice(0, 200), dueOn: '2026-12-01' });
  const shirt = { kind: 'choice', choices: 'S\nM\nL', seenBy: 'member', editedBy: 'member' } as const;
  await as(admin).ok('saveMemberFields', { fields: [{ label: 'Ukuran kaus', ...shirt }] });
});

/** A file of an unknown bank; its columns can be guessed. */
const otherBankSample = `Bank Contoh Syariah
No. Rekening;00000000000
Tgl;Uraian;Jenis;Nominal;Saldo
29/12/2025;SETORAN TUNAI;Kredit;149.877;5.149.877
30/12/2025;LISTRIK;Debit;350.000;4.799.877
`;

const screens: readonly Screen[] = [
  [
    'Pesan',
    () => '/admin/messages',
    (page) => shown(page.getByRole('heading', { level: 1, name: 'Pesan (1)' })),
  ],
  ['Isi pesan', () => `/admin/messages/${message}`, (page) => shown(button(page, 'Tandai selesai'))],
  [
    'Email',
    () => '/admin/mails',
    async function* (page) {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(3);
      yield;
      await page.getByRole('button', { name: /^Kirim ulang ke surel/ }).click();
      await shown(question(page, 'Kirim Ulang'));
    },
  ],
  [
    'Surat',
    () => `/admin/letters/${draft}`,
    async function* (page) {
      await shown(page.getByRole('article', { name: 'Pratinjau surat' }));
      yield;
      await page.getByRole('button', { name: /^Kirim kepada/ }).click();
      await shown(question(page, 'Kirim surat?'));
    },
  ],
  [
    'Penerima Surat',
    () => `/admin/letters/recipients/${letter}`,
    (page) => shown(page.getByText('Tidak ada penerima', { exact: true })),
  ],
  [
    'Mutasi bank',
    () => '/admin/money/lines',
    async function* (page) {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
      yield;
      await page.getByRole('button', { name: /^Cocokkan / }).click();
      const dialog = question(page, 'Cocokkan Baris Mutasi');
      await shown(dialog);
      await dialog.getByRole('button', { name: 'Cocokkan', exact: true }).click();
      await shown(dialog.getByText('Wajib diisi.', { exact: true }));
      yield;
      const { memberNumber } = await storedDocument('users', unbilled.id);
      await dialog
        .getByLabel('Kode tagihan (paling banyak enam) atau nomor anggota')
        .fill(String(memberNumber));
      await dialog.getByRole('button', { name: 'Cocokkan', exact: true }).click();
      await shown(dialog.getByText('Anggota ini tidak punya tagihan.'));
      await closeDialog(page);
      await page.getByRole('checkbox', { name: /^Pilih Rp/ }).check();
      await press(page, 'Tandai bukan iuran');
      const bulk = question(page, 'Bukan Iuran');
      yield [360, 1280];
      await bulk.getByRole('button', { name: 'Tandai bukan iuran', exact: true }).click();
      await bulk.getByRole('button', { name: 'Tutup', exact: true }).click();
      await shown(page.getByText('Tidak ada uang yang belum dikenali', { exact: true }));
      await page.getByRole('link', { name: 'Cocok', exact: true }).click();
      await shown(page.getByText('Jumlah persis, nama pembayar', { exact: true }));
    },
    ['PUT /api/bank-lines/*/match 404'],
  ],
  [
    'Impor mutasi',
    () => '/admin/money/statements',
    async function* (page) {
      const choose = (name: string, text: string) =>
        page
          .getByLabel('Berkas mutasi')
          .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await shown(page.getByRole('button', { name: 'Impor mutasi', exact: true }));
      yield;
      await choose('lain.csv', bcaBusinessSample);
      await press(page, 'Impor mutasi');
      await shown(
        page.getByText('Baris 1: Ini mutasi rekening 1234567890, bukan rekening asosiasi.').first(),
      );
      yield [360, 1280];
      await choose('mutasi.csv', ownBankFile(bcaBusinessSample));
      await press(page, 'Impor mutasi');
      await shown(
        page.getByText('Tidak ada yang baru.', { exact: true }),
        rowOf(page, { name: 'mutasi.csv' }).getByText(/^SHA-256/),
      );
      yield [360, 1280];
      await press(page, 'Batalkan impor mutasi.csv');
      const undo = question(page, 'Batalkan Impor');
      await shown(undo.getByText(/^0 baris mutasi dari berkas ini dihapus dari daftar\./));
      yield [360, 1280];
      await undo.getByRole('button', { name: 'Batalkan impor', exact: true }).click();
      await shown(rowOf(page, { name: 'mutasi.csv' }).getByText('Dibatalkan', { exact: true }));
      await choose('syariah.csv', otherBankSample);
      await press(page, 'Impor mutasi');
      await shown(page.getByRole('group', { name: 'Kolom apa saja ini?' }));
      await hidden(page.getByText('Tidak ada yang baru.', { exact: true }));
      yield [360, 1280];
      await press(page, 'Impor mutasi');
      await shown(page.getByText('Baris di berkas: 2'));
      await choose('lain.csv', bcaBusinessSample);
      await press(page, 'Impor mutasi');
      await shown(page.getByText('Baris 1: Ini mutasi rekening').first());
      await hidden(page.getByText('Tidak ada yang baru.', { exact: true }));
    },
    ['POST /api/statements 400'],
  ],
  [
    'Hasil pemeriksaan',
    () => `/admin/manage-user/import/${imported}`,
    async function* (page) {
      await shown(
        page.getByText('2 anggota akan ditambahkan dan 0 diubah. 1 baris dilewati sampai Anda putuskan.'),
      );
      yield;
      await page.getByRole('button', { name: /^Putuskan / }).click();
      await shown(question(page, 'Siapa orang ini?').getByText('Anggota baru', { exact: true }));
      yield [360, 1280];
      await closeDialog(page);
      await page.getByRole('link', { name: 'Ditolak (1)', exact: true }).click();
      await shown(page.getByRole('table', { name: 'Baris berkas: Ditolak' }));
      yield [360, 1280];
    },
  ],
  [
    'Data ganda',
    () => '/admin/manage-user/doubles',
    async function* (page) {
      await shown(page.getByRole('link', { name: /^Bandingkan / }).first());
      yield;
      await page
        .getByRole('button', { name: /^Bukan orang yang sama/ })
        .first()
        .click();
      await shown(button(page, 'Batalkan'));
      await press(page, 'Batalkan');
      await shown(page.getByRole('link', { name: /^Bandingkan / }).first());
    },
  ],
  [
    'Penggabungan anggota',
    () => '/admin/manage-user/merges',
    (page) => shown(page.getByText('Belum ada penggabungan', { exact: true })),
  ],
  [
    'Tugas',
    () => '/admin/tasks?whose=all',
    (page) => shown(page.getByRole('button', { name: /^Selesai/ }).first()),
  ],
  [
    'Isian Tambahan',
    () => '/admin/member-fields',
    async function* (page) {
      await shown(page.getByRole('textbox', { name: 'Nama isian' }).first());
      yield;
      await press(page, 'Tambah isian');
      await press(page, 'Simpan');
      await shown(page.getByText('Wajib diisi.').first());
    },
  ],
  [
    'Bandingkan anggota',
    () => `/admin/manage-user/compare?one=${unbilled.id}&other=${member.id}`,
    async function* (page) {
      await shown(page.getByText(/^Dipindahkan: /));
      yield;
      await page.getByRole('radio', { name: long.member.name, exact: true }).check();
      yield [360, 1280];
    },
  ],
  [
    'Pengingat yang belum sampai',
    () => '/admin/mails/reminders',
    async (page) => {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(3);
      await shown(page.getByText('Menarik persetujuannya, jadi tidak diingatkan.'));
    },
  ],
  [
    'Kesehatan sistem',
    () => '/admin/health',
    (page) =>
      shown(
        rowOf(page, { name: 'sweep-orphans' }).getByText('Gagal', { exact: true }),
        page.getByText('QRIS belum diatur', { exact: true }),
      ),
  ],
  [
    'QRIS',
    () => '/admin/settings/qris',
    async function* (page) {
      await shown(page.getByText('Belum ada. Tagihan hanya menampilkan nomor rekening.'));
      yield;
      await page.getByLabel('Teks kode QRIS').fill(`${qrisText.slice(0, -1)}0`);
      await press(page, 'Simpan QRIS');
      await shown(page.getByText('Ini bukan teks kode QRIS statis yang utuh.').first());
      yield;
      await page.getByLabel('Teks kode QRIS').fill(qrisText);
      await press(page, 'Simpan QRIS');
      await shown(
        page.getByText('QRIS disimpan. Semua admin diberi tahu lewat email.'),
        page.getByRole('img', { name: 'QRIS CONTOH ASOSIASI' }),
      );
    },
  ],
  [
    'Audit',
    () => `/admin/audit?person=${member.id}&kind=renewal.reject&from=2026-01-01`,
    async function* (page) {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
      yield;
      await page.getByLabel('Dari tanggal', { exact: true }).fill('2026-02-02');
      await page.getByLabel('Sampai tanggal', { exact: true }).fill('2026-02-01');
      await press(page, 'Terapkan');
      await shown(page.getByText('Tanggal akhir harus sama dengan atau setelah tanggal awal.'));
      expect(await page.getByLabel('Sampai tanggal', { exact: true }).getAttribute('aria-invalid')).toBe(
        'true',
      );
    },
  ],
  [
    'Buku kas',
    () => '/admin/money/ledger?kind=payment',
    async function* (page) {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
      yield;
      await page.getByLabel('Akun', { exact: true }).selectOption('bank');
      await page.getByLabel('Nama, kuitansi, atau tagihan', { exact: true }).fill('Sari');
      await press(page, 'Terapkan');
      await shown(page.getByText('Cari kata tanpa memilih akun, atau pilih akun tanpa kata.'));
    },
  ],
  [
    'Keuangan',
    () => '/admin/money',
    async (page) => {
      await shown(page.getByRole('heading', { name: 'Diharapkan dalam 90 hari' }));
      await shown(page.getByRole('img', { name: /^Pemasukan per bulan dan jenis/ }));
    },
  ],
  [
    'Pengeluaran',
    () => '/admin/money/ledger/expenses',
    async function* (page) {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
      yield;
      await press(page, 'Catat pengeluaran');
      await shown(page.getByText('Wajib diisi.').first());
    },
  ],
  [
    'Saldo',
    () => '/admin/money/balances',
    async function* (page) {
      await shown(page.getByRole('heading', { name: 'Dibandingkan dengan bank' }));
      yield;
      await press(page, 'Catat saldo awal Tunai');
      await shown(page.getByLabel('Saldo awal (Rp)'));
    },
  ],
  [
    'Tagihan terbuka',
    () => '/admin/money/bills',
    async (page) => {
      await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
    },
  ],
  [
    'Keanggotaan yang akan berakhir',
    () => '/admin/money/ending',
    (page) => shown(page.locator('tbody').getByRole('row').first()),
  ],
  [
    'Catatan buku kas',
    () => `/admin/money/ledger/entries/${entry}`,
    async function* (page) {
      await shown(button(page, 'Catat pengembalian'));
      yield;
      await press(page, 'Catat koreksi');
      await shown(page.getByText('Wajib diisi.').first());
    },
  ],
  [
    'Catat pembayaran',
    () => `/admin/money/payments/${member.id}`,
    (page) => shown(button(page, 'Catat pembayaran')),
  ],
  [
    'Bulan buku kas',
    () => '/admin/money/ledger/months?year=2026',
    async function* (page) {
      const close = page.getByRole('button', { name: 'Tutup Jul 2026' });
      await shown(close);
      yield;
      await close.click();
      await shown(
        page
          .getByRole('alertdialog')
          .getByText('Jul 2026: 2 catatan, uang masuk Rp 149.877, pengeluaran Rp 75.000'),
      );
    },
  ],
  [
    'Add Admin',
    () => '/addAdmin',
    async function* (page) {
      await shown(rowOf(page, admin).getByText('(Anda)'));
      yield;
      await rowButton(page, 'Jadikan anggota', admin).click();
      await shown(question(page, 'Jadikan Anggota Biasa'));
      yield;
      await question(page, 'Jadikan Anggota Biasa').getByRole('button', { name: 'Jadikan anggota' }).click();
      await shown(page.getByText('Admin terakhir tidak dapat dijadikan anggota.', { exact: true }));
      yield;
      await closeDialog(page);
      await page.getByLabel('Email anggota').fill(member.email);
      await press(page, 'Cari anggota');
      await shown(question(page, 'Jadikan Anggota sebagai Admin'));
      yield;
      await closeDialog(page);
      const account = page.getByRole('form', { name: 'Akun admin baru' });
      await account.getByLabel('Name', { exact: true }).fill('Ketua Baru');
      const email = account.getByLabel('Email', { exact: true });
      await email.fill(member.email);
      await press(page, 'Add Admin');
      await shown(page.getByRole('alert').getByText('Email sudah terdaftar.', { exact: true }));
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(await email.inputValue()).toBe(member.email);
    },
    ['PUT /api/admins/*/demote 409', 'POST /api/admins 409'],
  ],
];

sweep(screens, () => admin);

sweepFurther(
  [
    [
      'Surat',
      () => `/admin/letters/${letter}`,
      async function* (page) {
        await shown(button(page, 'Jeda'));
        yield;
        await button(page, 'Jeda').click();
        await shown(button(page, 'Lanjutkan'));
      },
    ],
  ],
  () => admin,
);

test('the menu on a phone shows the number of open messages', { tags: ['full'] }, async ({ tour }) => {
  const page = await tour('/admin', { as: admin });
  await shown(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
  await setDisplayMode(page, telephone);
  await press(page, 'Menu');
  await shown(
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Pesan 1 menunggu', exact: true }),
  );
  await expectGoodDisplay(page, telephone);
  await setDisplayMode(page, desktop);
});
