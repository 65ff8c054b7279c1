import { beforeAll } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { type Screen, sweep, sweepFurther } from '../../support/assertions/sweep.ts';
import { makeAdmin, type Person } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The admin lists without any record. */

let admin: Person;
shareStores();
beforeAll(async () => {
  admin = await makeAdmin();
});

const says = (title: string, path: () => string, text: string): Screen => [
  title,
  path,
  (page) => shown(page.getByText(text, { exact: true }).first()),
];

const noRequests = (title: string, path: string): Screen => [
  title,
  () => path,
  async (page) => {
    await shown(
      heading(page, `${title} (0)`),
      page.getByText('No user found', { exact: true }),
      page.getByText('Halaman 1 dari 1', { exact: true }),
    );
    return [360];
  },
];

sweep(
  [
    noRequests('Pembayaran Acara', '/admin/event-payments'),
    says('Pengembalian Uang Acara', () => '/admin/event-payments/refunds', 'Tidak ada pengembalian'),
    says('Meja tinjau: acara', () => '/admin/event-payments/review', 'Semua permintaan sudah diputuskan'),
  ],
  () => admin,
);

sweepFurther(
  [
    noRequests('Request Register', '/admin/request-register'),
    noRequests('Request Renewal', '/admin/request-renewal'),
    says(
      'Meja tinjau: pendaftaran',
      () => '/admin/request-register/review',
      'Semua permintaan sudah diputuskan',
    ),
    says('Anggota', () => `/admin/manage-user/${admin.id}`, 'Belum ada pembayaran.'),
    says('Pesan', () => '/admin/messages', 'Tidak ada pesan yang menunggu'),
    says('Email', () => '/admin/mails?state=dropped', 'Tidak ada email yang dibatalkan'),
    says('Pengingat yang belum sampai', () => '/admin/mails/reminders', 'Semua pengingat sudah sampai'),
    says('Audit', () => '/admin/audit', 'Belum ada catatan'),
    says('Tagihan terbuka', () => '/admin/money/bills', 'Tidak ada tagihan terbuka'),
    says('Keanggotaan yang akan berakhir', () => '/admin/money/ending', 'Tidak ada yang berakhir'),
    says('Buku kas', () => '/admin/money/ledger', 'Belum ada catatan'),
    says('Pengeluaran', () => '/admin/money/ledger/expenses', 'Belum ada pengeluaran'),
    says('Sampah', () => '/admin/bin', 'Sampah kosong'),
    says('Manage Journal', () => '/admin/manage-journal', 'No data available'),
  ],
  () => admin,
);
