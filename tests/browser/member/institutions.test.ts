import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chooseFile } from '../../support/actions/content-steps.ts';
import {
  button,
  choose,
  field,
  fillLogin,
  fillRegistration,
  heading,
  logInButton,
} from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { png } from '../../support/factories/images.ts';
import {
  institutionStored,
  invite,
  makeInstitution,
  userStored,
} from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const seats = (page: Page) => page.getByRole('region', { name: 'Kursi staf' });

test('the registration form shows the fields and the fee of an institution', async ({ visit }) => {
  const page = await visit('/register', { width: 360, refusals: ['POST /api/users/user/check 400'] });
  const aside = page.getByRole('complementary');
  await shown(aside.getByText('Rp\u00a0150.000 per tahun'));
  await fillRegistration(page);
  // By keyboard, as arrow keys select.
  await page.getByRole('radio', { name: /^Individu/ }).focus();
  await page.keyboard.press('ArrowDown');
  await shown(aside.getByText('Rp\u00a01.900.000 per tahun'));
  expect(await aside.getByRole('status').innerText()).toBe('Iuran institusi: Rp\u00a01.900.000');
  await field(page, 'Alamat institusi').fill('');
  await button(page, 'Daftar').click();
  await eventually(() => page.getByLabel('Jenis institusi').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'Nama institusi').inputValue()).toBe('Universitas Contoh');
  await page.getByLabel('Jenis institusi').selectOption({ label: 'Perusahaan rintisan' });
  const address = field(page, 'Alamat institusi');
  await address.fill('Gedung Rektorat Lantai 12\nJalan Contoh No. 7\nKecamatan Contoh\nYogyakarta 55281');
  // Completely visible: a phone has no resize handle.
  expect(await address.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  await address.fill('Jalan Contoh No. 7, Yogyakarta');
  await choose(page, 'Logo institusi', { name: 'logo.png', bytes: await png(300, 120) });
  await button(page, 'Daftar').click();
  await arrivedAt(page, '/login');
  expect(await valuesOf('institutions')).toMatchObject([
    { name: 'Universitas Contoh', kind: 'startup', address: 'Jalan Contoh No. 7, Yogyakarta' },
  ]);
  expect(await valuesOf('payments')).toMatchObject([{ amount: 1_900_000 }]);
});

test('a coordinator invites, replaces, appoints coordinators and edits', { tags: ['full'] }, async ({
  visit,
}) => {
  const { id, name, coordinator, staff } = await makeInstitution({ staff: 2, logo: true });
  const [one, other] = staff;
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const page = await visit('/membership', { as: coordinator });
  await page.getByRole('link', { name: 'Kelola institusi', exact: true }).click();
  await arrivedAt(page, '/membership/institution');
  await shown(heading(page, name), seats(page).getByText('3 / 5 terisi, 0 diundang, 2 kosong'));

  await field(page, 'Email staf').fill('rina@example.org');
  await page.keyboard.press('Enter');
  await shown(page.getByText('Undangan akan dikirim lewat email dalam beberapa menit.'));
  await shown(seats(page).getByText('rina@example.org', { exact: true }));
  await shown(seats(page).getByText('3 / 5 terisi, 1 diundang, 1 kosong'));

  await button(page, `Jadikan koordinator ${one.name}`).click();
  await shown(button(page, `Akhiri tugas koordinator ${one.name}`));

  await button(page, `Ganti ${other.name}`).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ganti penghuni kursi?' });
  await shown(dialog);
  await dialog.getByRole('button', { name: 'Ganti', exact: true }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  await dialog.getByLabel('Email penggantinya').fill('budi@example.org');
  await page.keyboard.press('Enter');
  await hidden(dialog);
  await shown(seats(page).getByText('budi@example.org', { exact: true }));
  expect((await userStored(other.id)).isActive).toBe('expired');

  await button(page, 'Tarik undangan rina@example.org').click();
  const question = page.getByRole('alertdialog', { name: 'Tarik undangan?' });
  await question.getByRole('button', { name: 'Tarik', exact: true }).click();
  await hidden(question, button(page, 'Tarik undangan rina@example.org'));

  await field(page, 'Alamat institusi').fill('Jalan Baru No. 3');
  await button(page, 'Simpan').click();
  await eventually(async () => (await institutionStored(id)).address).toBe('Jalan Baru No. 3');
  await shown(page.getByRole('region', { name: 'Riwayat' }).getByText(/Isian yang diubah: alamat/));
});

test('a coordinator pastes a list of addresses, and sends an invitation again while all seats are used', {
  tags: ['full'],
}, async ({ visit }) => {
  const { coordinator, staff } = await makeInstitution({ staff: 1 });
  const [holder] = staff;
  const page = await visit('/membership/institution', {
    as: coordinator,
    width: 360,
  });
  const list = [
    'Rina <rina@example.org>',
    holder?.email,
    'budi@example.org, rina@example.org',
    'Tanpa Alamat',
  ];
  await chooseFile(page, 'Berkas CSV', {
    name: 'staf.csv',
    bytes: Buffer.from(list.join('\n')),
    type: 'text/csv',
  });
  await eventually(() => field(page, 'Email staf').inputValue()).toBe(list.join('\n'));
  await button(page, 'Periksa daftar').click();
  const outcome = page.getByRole('region', { name: 'Hasil pemeriksaan' });
  await shown(outcome.getByText('2 dari 5 baris akan diundang, 3 kursi kosong.'));
  await shown(outcome.getByText('Sudah menempati kursi'), outcome.getByText('Bukan alamat email'));
  expect(await valuesOf('outbox')).toEqual([]);
  await button(page, 'Kirim 2 undangan').click();
  await shown(seats(page).getByText('2 / 5 terisi, 2 diundang, 1 kosong'));
  await eventually(() => field(page, 'Email staf').inputValue()).toBe('Tanpa Alamat');
  await shown(outcome.getByText('Bukan alamat email'));
  await field(page, 'Email staf').fill('sari@example.org');
  await page.keyboard.press('Enter');
  await shown(seats(page).getByText('2 / 5 terisi, 3 diundang, 0 kosong'));
  await button(page, 'Kirim ulang rina@example.org').click();
  const invitations = async () => (await valuesOf('outbox')).filter(({ to }) => to === 'rina@example.org');
  await eventually(async () => (await invitations()).length).toBe(2);
});

test('an admin invites a list and transfers a seat', { tags: ['full'] }, async ({ visit }) => {
  const { id, staff } = await makeInstitution({ staff: 1 });
  const [old] = staff;
  if (old === undefined) throw new Error('There is one.');
  const page = await visit(`/admin/institutions/${id}`, { as: await makeAdmin() });
  await field(page, 'Email staf').fill('rina@example.org\nbudi@example.org');
  await button(page, 'Periksa daftar').click();
  await button(page, 'Kirim 2 undangan').click();
  await shown(
    page.getByText('rina@example.org', { exact: true }),
    page.getByText('budi@example.org', { exact: true }),
  );
  await button(page, `Ganti ${old.name}`).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ganti penghuni kursi?' });
  await dialog.getByLabel('Email penggantinya').fill('sari@example.org');
  await page.keyboard.press('Enter');
  await hidden(dialog, button(page, `Ganti ${old.name}`));
  await shown(page.getByText('sari@example.org', { exact: true }));
  expect((await userStored(old.id)).seat).toBeNull();
});

test('an admin corrects a name and removes a logo', { tags: ['full'] }, async ({ visit }) => {
  const { id, name } = await makeInstitution({ logo: true });
  const page = await visit(`/admin/institutions/${id}`, { as: await makeAdmin() });
  const logo = page.getByRole('img', { name: 'Logo' });
  // A logo that is removed while it loads answers 404.
  await eventually(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  await field(page, 'Nama institusi').fill('');
  await button(page, 'Update').click();
  await shown(page.getByText('Wajib diisi.'));
  await field(page, 'Nama institusi').fill('Institut Teladan');
  await button(page, 'Hapus logo').click();
  const dialog = page.getByRole('alertdialog', { name: 'Hapus logo?' });
  await shown(dialog.getByText(name, { exact: true }));
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await hidden(dialog, logo, button(page, 'Hapus logo'));
  await eventually(() =>
    heading(page, 'Data institusi').evaluate((title) => title === document.activeElement),
  ).toBe(true);
  // The input is preserved, without a conflict with the admin's own change.
  await button(page, 'Update').click();
  await shown(page.getByText('Nama institusi diperbarui.'));
  await shown(page.getByText(`Nama lama: ${name}`), page.getByText('Institut Teladan', { exact: true }));
  expect(await institutionStored(id)).toMatchObject({ name: 'Institut Teladan', logo: null });
});

test('a coordinator removes the logo and keeps the input', { tags: ['full'] }, async ({ visit }) => {
  const { id, coordinator } = await makeInstitution({ logo: true });
  const page = await visit('/membership/institution', { as: coordinator });
  await field(page, 'Alamat institusi').fill('Jalan Baru No. 3');
  await button(page, 'Hapus logo').click();
  const dialog = page.getByRole('alertdialog', { name: 'Hapus logo?' });
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await hidden(dialog, page.getByRole('img', { name: 'Logo sekarang' }));
  await button(page, 'Simpan').click();
  await shown(page.getByText('Data institusi diperbarui.'));
  expect(await institutionStored(id)).toMatchObject({ address: 'Jalan Baru No. 3', logo: null });
});

describe('an invitation', () => {
  test('is accepted with an existing account, after a login', { tags: ['full'] }, async ({ visit }) => {
    const institution = await makeInstitution();
    const member = await makeMember({ status: 'expired' });
    const code = await invite(institution, 'undangan@example.org');
    const page = await visit(`/institution/invitation?code=${code}`, { width: 360 });
    await shown(heading(page, 'Undangan institusi'), page.getByText(institution.name, { exact: true }));
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('main').getByRole('link', { name: 'Masuk', exact: true }).click();
    await shown(heading(page, 'Daftar atau masuk'));
    await fillLogin(page, member.email, member.password);
    await logInButton(page).click();
    await arrivedAt(page, `/institution/invitation?code=${code}`);
    await shown(page.getByText(`Anda masuk sebagai ${member.name}`));
    await button(page, 'Terima undangan').click();
    await arrivedAt(page, '/membership');
    const toast = page.getByText('Undangan diterima. Keanggotaan Anda aktif melalui institusi.');
    await shown(toast);
    // On a phone, dialogs have their buttons at the lower edge.
    expect((await toast.boundingBox())?.y).toBeLessThan(200);
    await shown(page.getByText(`Melalui ${institution.name}.`, { exact: true }));
    expect(await page.getByRole('link', { name: 'Renew Membership' }).count()).toBe(0);
    await page.goto('/membership/renew');
    await shown(page.getByText(`Keanggotaan Anda melalui ${institution.name}.`));
    expect(await page.getByText('Transfer iuran').count()).toBe(0);
  });

  test('is accepted with a new account', { tags: ['full'] }, async ({ visit }) => {
    const institution = await makeInstitution();
    const code = await invite(institution, 'rina@example.org');
    const page = await visit(`/institution/invitation?code=${code}`);
    await field(page, 'Nama lengkap').fill('Rina Wulandari');
    await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia-rina');
    await page.getByLabel('Konfirmasi kata sandi', { exact: true }).fill('rahasia-rina');
    await page.keyboard.press('Enter');
    await arrivedAt(page, '/login');
    await shown(page.getByText('Akun dibuat dan keanggotaan Anda aktif. Silakan masuk.'));
    await fillLogin(page, 'rina@example.org', 'rahasia-rina');
    await logInButton(page).click();
    await arrivedAt(page, '/membership');
    await shown(page.getByText(`Melalui ${institution.name}.`, { exact: true }));
  });
});

test('a person who leaves a seat gets a confirmation', { tags: ['full'] }, async ({ visit }) => {
  const { name, staff } = await makeInstitution({ staff: 1 });
  const page = await visit('/membership', { as: staff[0] as Person });
  await button(page, 'Lepaskan kursi saya').click();
  const dialog = page.getByRole('alertdialog', { name: 'Lepaskan kursi Anda?' });
  await shown(dialog.getByText(name, { exact: true }));
  await dialog.getByRole('button', { name: 'Lepaskan', exact: true }).click();
  await shown(page.getByText('Kursi dilepaskan.'), page.getByRole('link', { name: 'Renew Membership' }));
  await hidden(dialog, button(page, 'Lepaskan kursi saya'));
  const title = page.getByRole('heading', { level: 1 });
  await eventually(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a coordinator sums the bill of the institution and that of a colleague for one transfer', {
  tags: ['full'],
}, async ({ visit }) => {
  const { name, coordinator } = await makeInstitution();
  const { body: bill } = await as(await makeMember()).ok('openBill', {});
  const page = await visit('/membership/institution', {
    as: coordinator,
    refusals: ['POST /api/bills/joint 404'],
  });
  await page.getByRole('link', { name: 'Satu transfer untuk beberapa tagihan' }).click();
  await arrivedAt(page, '/membership/institution/payment');
  const list = page.getByRole('list', { name: 'Tagihan yang dibayar' });
  await eventually(() => list.getByRole('listitem').count()).toBe(1);
  await field(page, 'Kode tagihan anggota').fill('00000000');
  await button(page, 'Tambah').click();
  await shown(page.getByText('Tidak ada tagihan dengan kode ini.').first());
  await field(page, 'Kode tagihan anggota').fill(bill.code);
  await button(page, 'Tambah').click();
  await eventually(() => list.getByRole('listitem').count()).toBe(2);
  const stored = await valuesOf('bills');
  const total = stored.reduce((sum, { amount }) => sum + Number(amount), 0);
  const transfer = page.getByRole('region', { name: 'Transfer tepat' });
  const digits = String(total).replace(/\B(?=(\d{3})+$)/g, '.');
  await shown(transfer.getByText(`Rp\u00a0${digits}`, { exact: true }));
  const note = await transfer.getByText(new RegExp(`^${name} `)).innerText();
  expect(note.replaceAll('-', '')).toMatch(new RegExp(` ${bill.code}$`));
  await page.getByLabel(/^Sertakan iuran/).uncheck();
  await hidden(transfer);
  await button(page, `Hapus ${bill.code.slice(0, 4)}-${bill.code.slice(4)}`).click();
  await eventually(() => list.getByRole('listitem').count()).toBe(0);
});
