import { beforeAll } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { type Screen, sweep } from '../../support/assertions/sweep.ts';
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
    noRequests('Request Register', '/admin/request-register'),
    noRequests('Request Renewal', '/admin/request-renewal'),
    says(
      'Review desk: Request Register',
      () => '/admin/request-register/review',
      'Semua permintaan sudah diputuskan',
    ),
    says('Member', () => `/admin/manage-user/${admin.id}`, 'Belum ada pembayaran.'),
    says('Messages', () => '/admin/messages', 'No open messages'),
    says('Mails', () => '/admin/mails?state=dropped', 'No mails dropped'),
    says('Missing Reminders', () => '/admin/mails/reminders', 'No reminders missing'),
    says('Audit', () => '/admin/audit', 'No entries yet'),
    says('Open bills', () => '/admin/money/bills', 'No open bills'),
    says('Ending memberships', () => '/admin/money/ending', 'No memberships end'),
    says('Ledger', () => '/admin/money/ledger', 'No entries yet'),
    says('Pengeluaran', () => '/admin/money/ledger/expenses', 'Belum ada pengeluaran'),
    says('Bin', () => '/admin/bin', 'The bin is empty'),
    says('Manage Journal', () => '/admin/manage-journal', 'No data available'),
  ],
  () => admin,
);
