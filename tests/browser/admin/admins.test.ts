import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heading, logIn, press, rowButton, rowOf } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  hidden,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const newAccount = (page: Page) => page.getByRole('form', { name: 'Akun admin baru' });
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const roleOf = async ({ id }: { id: string }) => (await storedDocument('users', id)).role;

test('Add Admin is linked from the member lists', { tags: ['full'] }, async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/admin/manage-user', { as: admin });
  await page.getByRole('main').getByRole('link', { name: 'Add Admin', exact: true }).click();
  await arrivedAt(page, '/addAdmin');
  await shown(
    heading(page, 'Add Admin'),
    page.getByRole('heading', { level: 2, name: 'Daftar admin (1)' }),
    rowOf(page, admin).getByText('(Anda)'),
    page.getByRole('main').getByRole('link', { name: 'Request Register', exact: true }),
  );
});

test('a new admin account is created with name and address, and appears in the list', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/addAdmin', { as: await makeAdmin() });
  await newAccount(page).getByLabel('Name', { exact: true }).fill('Ketua Baru');
  await newAccount(page).getByLabel('Email', { exact: true }).fill('ketua@example.org');
  await page.keyboard.press('Enter');
  await shown(
    page.getByText('Akun admin dibuat. Tautan untuk mengatur kata sandi dikirim lewat email.'),
    rowOf(page, { name: 'Ketua Baru' }),
    page.getByRole('heading', { level: 2, name: 'Daftar admin (2)' }),
  );
  expect(await newAccount(page).getByLabel('Name', { exact: true }).inputValue()).toBe('');
  expect(await valuesOf('outbox')).toMatchObject([{ kind: 'admin-invited', to: 'ketua@example.org' }]);
});

describe('a member', () => {
  test('is found by e-mail and promoted by keyboard', { tags: ['full'] }, async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const page = await visit('/addAdmin', { as: admin });
    const email = page.getByLabel('Email anggota');
    await email.focus();
    await page.keyboard.type('bukan-siapa-siapa@example.org');
    await page.keyboard.press('Enter');
    await shown(page.getByText('Tidak ada akun dengan email ini.', { exact: true }));
    await email.fill(member.email.toUpperCase());
    await page.keyboard.press('Enter');
    const question = dialog(page, 'Jadikan Anggota sebagai Admin');
    await shown(question.getByText(member.name, { exact: true }), question.getByText(member.email));
    // The focus is on Cancel.
    await page.keyboard.press('Enter');
    await hidden(question);
    expect(await roleOf(member)).toBe('Member');
    await eventually(() => email.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await shown(question);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shown(page.getByText(`${member.name}: Kini berperan sebagai admin.`), rowOf(page, member));
    expect(await roleOf(member)).toBe('Admin');
    expect((await as(member).call('getProfile', {})).status).toBe(401);
  });

  test('that waits for approval, or is an admin already, cannot be promoted', { tags: ['full'] }, async ({
    visit,
  }) => {
    const [admin, applicant] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    const page = await visit('/addAdmin', { as: admin });
    const find = async (email: string) => {
      await page.getByLabel('Email anggota').fill(email);
      await press(page, 'Cari anggota');
    };
    await find('');
    await shown(page.getByText('Wajib diisi.', { exact: true }));
    await find(applicant.email);
    await shown(page.getByText('Pendaftaran orang ini belum disetujui.', { exact: false }));
    await find(admin.email);
    await shown(page.getByText(`${admin.name} sudah berperan sebagai admin.`, { exact: true }));
  });
});

describe('a demotion', () => {
  test('asks first, and removes the admin from the list', { tags: ['full'] }, async ({ visit }) => {
    const [admin, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    const page = await visit('/addAdmin', { as: admin });
    await rowButton(page, 'Jadikan anggota', other).click();
    const question = dialog(page, 'Jadikan Anggota Biasa');
    await shown(question.getByText(other.email, { exact: true }));
    await page.keyboard.press('Escape');
    await hidden(question);
    expect(await roleOf(other)).toBe('Admin');
    await rowButton(page, 'Jadikan anggota', other).click();
    await question.getByRole('button', { name: 'Jadikan anggota', exact: true }).click();
    await shown(page.getByText(`${other.name}: Kini berperan sebagai anggota.`));
    await hidden(rowOf(page, other), question);
    expect(await roleOf(other)).toBe('Member');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('of oneself leads out of the admin area, and a new login to /membership', { tags: ['full'] }, async ({
    visit,
  }) => {
    const [admin] = await Promise.all([makeAdmin(), makeAdmin()]);
    const page = await visit('/addAdmin', { as: admin });
    await rowButton(page, 'Jadikan anggota', admin).click();
    const question = dialog(page, 'Jadikan Anggota Biasa');
    await shown(question.getByText(/Masuk lagi sebagai anggota/));
    await question.getByRole('button', { name: 'Jadikan anggota', exact: true }).click();
    await arrivedAt(page, '/login');
    await logIn(page, admin, '/membership');
    await shown(page.getByText('Membership is in process', { exact: true }));
  });
});

test('duties are changed in the list, and their holder sees only the screens that they open', async ({
  visit,
}) => {
  const [admin, treasurer] = await Promise.all([makeAdmin(), makeAdmin()]);
  const page = await visit('/addAdmin', { as: admin });
  await rowButton(page, 'Tugas', treasurer).click();
  const question = dialog(page, 'Ubah Tugas');
  for (const duty of ['Anggota', 'Konten', 'Acara', 'Audit', 'Ekspor'])
    await question.getByRole('checkbox', { name: new RegExp(`^${duty}`) }).uncheck();
  await question.getByRole('button', { name: 'Simpan tugas', exact: true }).click();
  await shown(
    page.getByText(`${treasurer.name}: Tugas diubah dan diberitahukan lewat email.`),
    rowOf(page, treasurer).getByText('Keuangan', { exact: true }),
  );
  // The page prefetches its data before the browser knows that it is closed.
  const refusals = ['GET /api/blogs/written 403'];
  const theirs = await visit('/admin/manage-blog', { as: treasurer, refusals });
  await shown(theirs.getByText(/memerlukan tugas konten, yang tidak Anda pegang/));
  const links = theirs.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await shown(links.getByText('Request Renewal', { exact: true }));
  const isElsewhere = (text: string) => /^(Manage [^U]|Messages|Mails|Bin|Audit)/.test(text);
  await eventually(async () => (await links.allTextContents()).filter(isElsewhere)).toEqual([]);
  await links.getByText('Request Renewal', { exact: true }).click();
  await shown(heading(theirs, 'Request Renewal (0)'));
  const asked = requestsOf(theirs, 'GET /api/blogs/written');
  await theirs.goBack();
  await shown(theirs.getByText(/memerlukan tugas konten, yang tidak Anda pegang/));
  expect(asked).toEqual([]);
});

test('a list of admins that fails to load says so', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/admin/manage-user', {
    as: await makeAdmin(),
    refusals: ['GET /api/admins 500'],
  });
  await shown(heading(page, 'User Management'));
  await breakServer(page, 'GET', '/api/admins');
  await page.getByRole('main').getByRole('link', { name: 'Add Admin', exact: true }).click();
  await shown(page.getByRole('alert').getByText('Gagal mengambil data admin', { exact: true }));
});
