import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  applicant,
  choose,
  clickTwice,
  field,
  fillLogin,
  fillRegistration,
  logInButton,
} from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { proof, svg } from '../../support/factories/images.ts';
import { makeMember } from '../../support/factories/people.ts';
import { arrivedAt, breakServer, eventually, requestsOf, shown, test } from '../../support/suite/browser.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Daftar', exact: true });
/** Waits until the field is invalid and described by exactly this text, as a screen reader reads it. */
async function expectProblem(page: Page, label: string, text: string): Promise<void> {
  const control = field(page, label);
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
  const ids = (await control.getAttribute('aria-describedby')) ?? '';
  const error = page
    .locator(
      ids
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(','),
    )
    .getByText(text, { exact: true });
  await shown(error);
}

/** The server handles the request, and the connection breaks before the answer. */
async function loseAnswers(page: Page, urlPattern: string) {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return { end: () => browser.send('Fetch.disable') };
}

describe('the registration form', () => {
  test('shows the strength of a password while typing, and links to privacy and terms', {
    tags: ['full'],
  }, async ({ visit }) => {
    const page = await visit('/register');
    const password = field(page, 'Kata sandi');
    for (const [typed, word] of [
      ['kopi', 'Minimal 6 karakter.'],
      ['kopi12', 'Kekuatan kata sandi: lemah. Tambah beberapa kata.'],
      ['kopi-tubruk', 'Kekuatan kata sandi: cukup.'],
      ['kopi12-tubruk di pagi hari', 'Kekuatan kata sandi: kuat.'],
    ] as const) {
      await password.fill(typed);
      await shown(page.getByRole('status').getByText(word, { exact: true }));
    }
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(['/privacy', '/terms']));
  });

  test('cannot be sent without a payment proof', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/register');
    const sent = requestsOf(page, 'POST /api/users/user');
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Hapus bukti.jpg', exact: true }).click();
    await submit(page).click();
    await expectProblem(page, 'Bukti pembayaran', 'Bukti pembayaran wajib diunggah.');
    expect(sent).toEqual([]);
  });

  test('refuses a file of another type immediately, and keeps the earlier one', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/register');
    await choose(page, 'Bukti pembayaran', { name: 'gambar.svg', bytes: svg() });
    const refusal = 'gambar.svg: jenis berkas tidak didukung. Allowed file extensions: .JPG .JPEG .PNG';
    await expectProblem(page, 'Bukti pembayaran', refusal);
    await choose(page, 'Bukti pembayaran', await proof());
    await shown(page.getByRole('img', { name: 'Pratinjau bukti.jpg' }));
    expect(await page.getByText(refusal).count()).toBe(0);
    await choose(page, 'Bukti pembayaran', { name: 'gambar.svg', bytes: svg() });
    await expectProblem(page, 'Bukti pembayaran', refusal);
    await shown(page.getByRole('img', { name: 'Pratinjau bukti.jpg' }));
  });

  test('shows all problems of the server and its own in one pass, before it sends a file', {
    tags: ['full'],
  }, async ({ visit }) => {
    await makeMember({ record: { email: applicant.Email } });
    const refusals = ['POST /api/users/user/check 409', 'POST /api/users/user/check 400'];
    const page = await visit('/register', { refusals });
    const sent = requestsOf(page, 'POST /api/users/user');
    await fillRegistration(page, {
      'Nama lengkap': '',
      'Kata sandi': 'iloveyou',
      'Konfirmasi kata sandi': 'iloveyou',
    });
    await page.getByRole('button', { name: 'Hapus bukti.jpg', exact: true }).click();
    await submit(page).click();
    const weak = 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.';
    await shown(page.getByRole('alert').getByText('Email sudah terdaftar.', { exact: true }));
    for (const [label, text] of [
      ['Nama lengkap', 'Wajib diisi.'],
      ['Email', 'Email sudah terdaftar.'],
      ['Kata sandi', weak],
      ['Bukti pembayaran', 'Bukti pembayaran wajib diunggah.'],
    ] as const)
      await expectProblem(page, label, text);
    await field(page, 'Nama lengkap').fill(applicant['Nama lengkap']);
    await field(page, 'Email').fill('alamat-lain@example.org');
    await choose(page, 'Bukti pembayaran', await proof());
    await submit(page).click();
    await shown(page.getByRole('alert').getByText(weak, { exact: true }));
    expect(sent).toEqual([]);
  });

  test('reports a registered address and keeps all input and files', async ({ visit }) => {
    await makeMember({ record: { email: applicant.Email } });
    const page = await visit('/register', { refusals: ['POST /api/users/user/check 409'] });
    await fillRegistration(page);
    await submit(page).click();
    await shown(page.getByRole('alert').getByText('Email sudah terdaftar.', { exact: true }));
    expect(await page.title()).toMatch(/^Error: /);
    await expectProblem(page, 'Email', 'Email sudah terdaftar.');
    for (const [label, value] of Object.entries(applicant)) {
      expect(await field(page, label).inputValue(), label).toBe(value);
    }
    await shown(
      page.getByRole('img', { name: 'Pratinjau foto.jpg' }),
      page.getByRole('img', { name: 'Pratinjau bukti.jpg' }),
    );

    await field(page, 'Email').fill('alamat-lain@example.org');
    await submit(page).click();
    await arrivedAt(page, '/login');
    const stored = (await valuesOf('users')).find(({ email }) => email === 'alamat-lain@example.org');
    expect(stored).toMatchObject({ name: applicant['Nama lengkap'], department: applicant.Departemen });
    expect(stored?.photoFile).toBeTruthy();
  });

  test('is validated by the server if its own validation fails to load', { tags: ['full'] }, async ({
    visit,
  }) => {
    const checks = '/assets/accounts-*.js';
    const page = await visit('/register', {
      refusals: [`GET ${checks} failed`, 'POST /api/users/user/check 400'],
    });
    const sent = requestsOf(page, 'POST /api/users/user');
    await page.route(`**${checks}`, (route) => route.abort('internetdisconnected'));
    await fillRegistration(page, { 'Kata sandi': 'lima5', 'Konfirmasi kata sandi': 'lima5' });
    await submit(page).click();
    await expectProblem(page, 'Kata sandi', 'Password minimal harus 6 karakter.');
    expect(sent).toEqual([]);
    expect(await field(page, 'Nama lengkap').inputValue()).toBe(applicant['Nama lengkap']);
    await shown(page.getByRole('img', { name: 'Pratinjau bukti.jpg' }));
  });

  test('is received after another click when the first answer was lost', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/register', { refusals: ['POST /api/users/user failed'] });
    const lose = await loseAnswers(page, '*/api/users/user');
    await fillRegistration(page);
    await submit(page).click();
    await shown(page.getByRole('alert').filter({ hasText: 'Tidak ada sambungan ke server.' }));
    expect(await valuesOf('users')).toHaveLength(1);
    await lose.end();
    await submit(page).click();
    await arrivedAt(page, '/login');
    expect(await valuesOf('users')).toHaveLength(1);
  });
});

describe('the login form', () => {
  test('answers a wrong password and an unknown address in the same way', { tags: ['full'] }, async ({
    visit,
  }) => {
    const { email: known } = await makeMember();
    const page = await visit('/login', { refusals: ['POST /api/users/login 401'] });
    for (const email of [known, 'tidak-ada@example.org']) {
      await fillLogin(page, email, 'bukan-ini');
      const answered = page.waitForResponse('**/api/users/login');
      await logInButton(page).click();
      await answered;
      await shown(page.getByRole('alert').getByText('Wrong email or password', { exact: true }));
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }
  });

  test('reports a server failure, and works after its recovery', { tags: ['full'] }, async ({ visit }) => {
    const member = await makeMember();
    const page = await visit('/login', { refusals: ['POST /api/users/login 500'] });
    const restore = await breakServer(page, 'POST', '/api/users/login');
    await fillLogin(page, member.email, member.password);
    await logInButton(page).click();
    await shown(page.getByRole('alert').getByText('Login failed. Please try again.', { exact: true }));
    await restore();
    const sent = requestsOf(page, 'POST /api/users/login');
    await clickTwice(logInButton(page));
    await arrivedAt(page, '/membership');
    expect(sent).toHaveLength(1);
  });
});

test('the renewal form reports a failure, keeps the file, and sends one request for a double click', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/membership/renew', {
    as: member,
    refusals: ['PUT /api/users/user/*/requestRenew 500'],
  });
  const restore = await breakServer(page, 'PUT', '/api/users/user/*/requestRenew');
  await choose(page, 'Bukti pembayaran', await proof());
  const renew = page.getByRole('button', { name: 'Renew', exact: true });
  await renew.click();
  await shown(
    page.getByRole('alert').getByText('Error submitting form', { exact: true }),
    page.getByRole('img', { name: 'Pratinjau bukti.jpg' }),
  );
  await restore();
  const sent = requestsOf(page, 'PUT /api/users/user/*/requestRenew');
  await clickTwice(renew);
  await page.getByRole('dialog', { name: 'Berhasil' }).getByRole('button', { name: 'OK' }).click();
  await shown(page.getByText('Pilih berkas'));
  expect(sent).toHaveLength(1);
});
