import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { choose, fillLogin, heading, logInButton, rowButton } from '../support/act/steps.ts';
import { drawnTexts } from '../support/check/card.ts';
import { expectGoodScreen } from '../support/check/screen-checks.ts';
import { photo, proof } from '../support/make/images.ts';
import { makeAdmin, makeMany, makeMember } from '../support/make/people.ts';
import { shown, test, type Visit, type VisitOptions } from '../support/suite/browser.ts';
import { resetStores } from '../support/suite/emulators.ts';

beforeEach(resetStores);

/** Names and words that find no place on a small screen, unless they are cut or broken. */
const long = {
  name: 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prameswari Dewi Anggraini',
  institution: 'Universitas-Contoh-Nusantara-Dengan-Nama-Tanpa-Satu-Pun-Spasi-Di-Dalamnya',
  department: 'Sistem Informasi dan Teknologi Pembelajaran Berkelanjutan',
  expertise: 'Tatakelolateknologiinformasidansisteminformasiperusahaan',
};
const longEmail = (status: string) =>
  `${status.toLowerCase()}.nama.yang.panjang.sekali.tanpa.akhir@surel.universitas-contoh-nusantara.example.org`;
const longMember = (status: 'active' | 'waitingApproval' | 'RequestRenew' | 'rejectedByAdmin' | 'expired') =>
  makeMember({ status, photo: true, record: { ...long, email: longEmail(status) } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressEscape = (page: Page) => page.keyboard.press('Escape');

type Look = Pick<VisitOptions, 'width' | 'dark'>;
const byDay: [string, Look][] = [
  ['at 360 px', { width: 360 }],
  ['at 1280 px', { width: 1280 }],
];
const always: [string, Look][] = [...byDay, ['at 360 px in the dark', { width: 360, dark: true }]];
const openAs =
  (look: Look) =>
  (visit: Visit, path: string, options: VisitOptions = {}) =>
    visit(path, { ...look, ...options });

describe.each(always)('%s', (_where, look) => {
  const open = openAs(look);
  const isSmall = look.width === 360;

  test('public screens', async ({ visit }) => {
    const page = await open(visit, '/', {
      refusals: ['POST /api/users/login 401', 'GET /no/such/page 404'],
    });
    const titles: string[] = [];
    await shown(page.getByRole('heading', { level: 1 }));
    titles.push(await expectGoodScreen(page));
    if (isSmall) {
      await press(page, 'Menu');
      await expectGoodScreen(page);
    }

    await page.goto('/register');
    await shown(heading(page, 'Pendaftaran anggota'));
    titles.push(await expectGoodScreen(page));
    await choose(page, 'Foto profil', await photo(`${'nama-berkas-panjang-'.repeat(6)}.jpg`));
    await press(page, 'Daftar');
    await shown(page.getByRole('heading', { name: /^Ada \d+ isian yang perlu diperbaiki$/ }));
    titles.push(await expectGoodScreen(page));

    await page.goto('/login');
    await shown(heading(page, 'Masuk'));
    titles.push(await expectGoodScreen(page));
    await fillLogin(page, 'siapa@example.org', 'bukan-ini');
    await logInButton(page).click();
    await shown(page.getByText('Wrong email or password'));
    titles.push(await expectGoodScreen(page));

    await page.goto('/no/such/page');
    await shown(heading(page, 'Oops!'));
    titles.push(await expectGoodScreen(page));
    expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
  });

  test('the dashboard in each status', async ({ visit }) => {
    const texts = {
      active: /^Membership is active until /,
      waitingApproval: 'Status: Waiting for Admin Approval',
      RequestRenew: 'Status: Membership renewal is being processed',
      rejectedByAdmin: 'Membership is in process',
      expired: 'Membership is in process',
    } as const;
    for (const [status, text] of Object.entries(texts)) {
      const member = await longMember(status as keyof typeof texts);
      const page = await open(visit, '/membership', { as: member });
      await shown(page.getByText(text), page.getByRole('img', { name: `Foto ${long.name}` }));
      await drawnTexts(page);
      expect(await expectGoodScreen(page)).toBe('Keanggotaan saya | SISINDO');
      await page.context().close();
    }
  });

  test('the admin’s requests', async ({ visit }) => {
    const [admin, waiting, renewing] = await Promise.all([
      makeAdmin(),
      longMember('waitingApproval'),
      longMember('RequestRenew'),
    ]);
    const page = await open(visit, '/admin/request-register', { as: admin });
    await shown(rowButton(page, 'Approve', waiting));
    expect(await expectGoodScreen(page)).toBe('Request Register | SISINDO');
    await press(page, `Detail ${long.name}`);
    await shown(page.getByRole('dialog', { name: `Detail: ${long.name}` }));
    await expectGoodScreen(page);
    await pressEscape(page);
    await press(page, `View payment proof of ${long.name}`);
    await shown(page.getByRole('dialog').getByRole('img'));
    await expectGoodScreen(page);
    await pressEscape(page);
    await press(page, `Approve ${long.name}`);
    await shown(page.getByText('No user found'), page.getByText(`${long.name}: Pendaftaran disetujui.`));
    await expectGoodScreen(page);

    await page.goto('/admin/request-renewal');
    await shown(rowButton(page, 'Approve', renewing));
    expect(await expectGoodScreen(page)).toBe('Request Renewal | SISINDO');
    await press(page, `Reject ${long.name}`);
    await shown(page.getByRole('alertdialog', { name: 'Confirm Membership Renewal Rejection' }));
    await expectGoodScreen(page);
  });
});

// In the dark these look as the screens above do: the same forms, lists and dialogs.
describe.each(byDay)('%s', (_where, look) => {
  const open = openAs(look);
  const isSmall = look.width === 360;

  test('the renewal, before and after', async ({ visit }) => {
    const page = await open(visit, '/membership/renew', { as: await longMember('active') });
    await shown(page.getByLabel('Nama'));
    expect(await expectGoodScreen(page)).toBe('Perpanjang keanggotaan | SISINDO');
    await choose(page, 'Bukti pembayaran', await proof());
    await press(page, 'Renew');
    await shown(page.getByRole('dialog', { name: 'Berhasil' }));
    await expectGoodScreen(page);
    await press(page, 'OK');
    await shown(page.getByText('Perpanjangan Anda sedang diproses. Tidak perlu mengunggah bukti lagi.'));
    await expectGoodScreen(page);
  });

  test('the admin’s users', async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), longMember('rejectedByAdmin'), makeMany(10)]);
    const page = await open(visit, '/admin', { as: admin });
    const titles: string[] = [];
    await shown(heading(page, 'Dashboard'));
    titles.push(await expectGoodScreen(page));
    if (isSmall) {
      await press(page, 'Menu');
      await expectGoodScreen(page);
    }

    await page.goto('/admin/manage-user');
    await shown(page.getByText('Halaman 1 dari 2'));
    titles.push(await expectGoodScreen(page));
    await press(page, `Delete ${member.name}`);
    await shown(page.getByRole('alertdialog', { name: 'Confirm Deletion' }));
    await expectGoodScreen(page);

    await page.goto(`/admin/manage-user/edit/${member.id}`);
    await shown(page.getByLabel('Email'));
    titles.push(await expectGoodScreen(page));
    expect(titles).toEqual(['Dashboard | SISINDO', 'User Management | SISINDO', 'Edit User | SISINDO']);
  });
});
