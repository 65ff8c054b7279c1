/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { issueEmailCode } from '../../../functions/src/model/accounts/email-codes.ts';
import { button, clickTwice } from '../../support/actions/steps.ts';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, atRest, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Ganti email', exact: true });

/** Returns the link that was mailed to one side. */
async function linkTo(side: 'new' | 'old', { id }: Person): Promise<string> {
  const { id: changeId } = await storedDocument('emailChanges', id);
  return `/changeEmail?code=${await issueEmailCode(id, String(changeId), side)}`;
}

test('a member changes the own address: requested once, confirmed from both', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile/email', {
    as: member,
    width: 360,
    refusals: ['POST /api/users/user/profile/email 400'],
  });
  await shown(section(page).getByText(`Email Anda sekarang: ${member.email}.`, { exact: false }));
  await section(page).getByLabel('Email baru').fill('Dewi.Baru@example.org');
  await section(page).getByLabel('Kata sandi Anda').fill('salah-sekali');
  await button(section(page), 'Kirim tautan konfirmasi').click();
  await shown(section(page).getByText('Kata sandi salah.').first());
  await section(page).getByLabel('Kata sandi Anda').fill(member.password);
  const sent = requestsOf(page, 'POST /api/users/user/profile/email');
  await clickTwice(button(section(page), 'Kirim tautan konfirmasi'));
  await shown(
    section(page).getByText('dewi.baru@example.org', { exact: true }),
    section(page).getByText(/^Buka tautan di kedua email paling lambat /),
    section(page).getByRole('link', { name: 'Hubungi kami' }),
  );
  expect(sent).toHaveLength(1);
  await expectGoodScreen(page);

  await page.goto(await linkTo('old', member));
  await arrivedAt(page, '/changeEmail');
  await shown(page.getByText('dewi.baru@example.org', { exact: true }));
  await expectGoodScreen(page);
  await button(page, 'Ya, ganti alamatnya').click();
  await shown(page.getByText('Buka juga tautan yang kami kirim ke alamat yang satunya.'));
  await page.goto(await linkTo('new', member));
  await button(page, 'Ya, ganti alamatnya').click();
  await shown(page.getByRole('link', { name: 'Masuk dengan alamat baru' }));
  expect((await storedDocument('users', member.id)).email).toBe('dewi.baru@example.org');
});

test('a recipient who did not request the change cancels it by link', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile/email', {
    as: member,
    refusals: ['POST /api/users/email-change 400'],
  });
  await section(page).getByLabel('Email baru').fill('orang.lain@example.org');
  await section(page).getByLabel('Kata sandi Anda').fill(member.password);
  await button(section(page), 'Kirim tautan konfirmasi').click();
  await shown(button(section(page), 'Batalkan perubahan'));
  const link = await linkTo('old', member);
  await page.goto(link);
  await button(page, 'Bukan saya, batalkan').click();
  await shown(page.getByText('Perubahan alamat email dibatalkan.'));
  await page.goto(link);
  await shown(
    page.getByText('Tautan ini tidak berlaku lagi.', { exact: false }),
    page.getByText(
      'Jika tautan ini pernah Anda buka dari kedua alamat, email Anda sudah berganti: masuklah dengan alamat yang baru.',
    ),
  );
  await page.getByRole('link', { name: 'Buka profil' }).click();
  await shown(section(page).getByLabel('Email baru'));
  await hidden(button(section(page), 'Batalkan perubahan'));
});

test('an admin changes a verified address, which the page shows as waiting, and cancels it', async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const page = await visit(`/admin/manage-user/${member.id}`, { as: admin, width: 360 });
  const form = page.getByRole('region', { name: 'Ganti email' });
  await atRest(page);
  await form.getByLabel('Email baru').fill('dewi.baru@example.org');
  await button(form, 'Ganti email').click();
  await shown(
    form.getByText('dewi.baru@example.org', { exact: true }),
    form.getByText(/Alamat baru belum dikonfirmasi\.$/),
  );
  await expectGoodScreen(page);
  await page.goto(await linkTo('new', member));
  await shown(page.getByText(/^Pengurus memintanya untuk Anda\./));
  await button(page, 'Ya, ganti alamatnya').click();
  await shown(page.getByText(/^Alamatnya berganti pada .+ WIB\.$/));
  await page.goto(`/admin/manage-user/${member.id}`);
  await shown(form.getByText(/Alamat baru sudah dikonfirmasi\.$/));
  await atRest(page);
  await button(form, 'Batalkan perubahan').click();
  const dialog = page.getByRole('alertdialog', { name: 'Batalkan perubahan email?' });
  await button(dialog, 'Batalkan perubahan').click();
  await shown(page.getByText(`${member.name}: Perubahan alamat email dibatalkan.`));
  await hidden(button(form, 'Batalkan perubahan'));
  expect((await storedDocument('users', member.id)).email).toBe(member.email);
});

test("an admin changes a member's unverified address, which the page shows immediately", async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ isVerified: false })];
  const page = await visit(`/admin/manage-user/edit/${member.id}`, { as: admin });
  await page.getByRole('link', { name: 'Ganti email' }).click();
  const form = page.getByRole('region', { name: 'Ganti email' });
  await form.getByLabel('Email baru').fill('dewi.baru@example.org');
  await button(form, 'Ganti email').click();
  await shown(
    page.getByText(`${member.name}: Alamat email diganti. Semua sesinya diakhiri.`),
    page.getByText('dewi.baru@example.org').first(),
    page.getByText('Mengganti email').first(),
  );
});
