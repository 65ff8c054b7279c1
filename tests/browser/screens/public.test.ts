import { describe, expect } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { localMails } from '../../../functions/src/data/collections.ts';
import { result } from '../../support/actions/card-verification.ts';
import { desktop, setDisplayMode, telephone } from '../../support/actions/page-state.ts';
import { englishPaths, hydrated, isEnglishPath, publicPaths } from '../../support/actions/public-pages.ts';
import { choosePhoto, field, fillLogin, heading, logInButton, press } from '../../support/actions/steps.ts';
import {
  expectGoodDisplay,
  expectGoodEnglishScreen,
  expectGoodScreen,
} from '../../support/assertions/screen-checks.ts';
import {
  expectNoPolicyViolations,
  type Screen,
  sweep,
  sweepFurther,
  sweepInEnglish,
} from '../../support/assertions/sweep.ts';
import { photo } from '../../support/factories/images.ts';
import { arrivedAt, atRest, eventually, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The prerendered pages and their forms, without stored records. */

shareStores();

/** Other prerendered pages are screens of the sweeps. */
const isBuiltInEntry = (path: string): boolean => /\/\d$/.test(path);

test.for([...publicPaths, ...englishPaths])(
  '%s hydrates without an error',
  { tags: ['full'] },
  async (path, { tour }) => {
    const page = await tour(path);
    await hydrated(page);
    await atRest(page);
    if (isBuiltInEntry(path))
      await (isEnglishPath(path) ? expectGoodEnglishScreen(page, '') : expectGoodScreen(page, [], [360]));
    await expectNoPolicyViolations(page);
  },
);

test('an unknown address shows the not-found page', { tags: ['full'] }, async ({ tour }) => {
  const page = await tour('/no/such/page?x=1', { refusals: ['GET /no/such/page 404'] });
  await hydrated(page);
  await shown(
    heading(page, 'Oops!'),
    page.getByText('404 - Page not found', { exact: true }),
    page.getByRole('navigation', { name: 'Menu utama' }),
  );
  await expectGoodScreen(page, [360]);
  await expectNoPolicyViolations(page);
  await shown(page.getByText('Ke beranda', { exact: true }));
  const ways = page.getByRole('navigation', { name: 'Halaman utama' }).getByRole('link');
  expect(await ways.allInnerTexts()).toEqual([
    'About',
    'Council & Committees',
    'Blog',
    'Event',
    'Shop',
    'Contact',
  ]);
  await page.getByLabel('Cari di situs ini').fill('tata kelola');
  await page.keyboard.press('Enter');
  await arrivedAt(page, '/search?q=tata+kelola');
  await shown(page.getByRole('main').getByRole('link', { name: /^Tata Kelola Data di Kampus/ }));
  await page.goBack();
  await hydrated(page);
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await eventually(() => page.url()).toBe(`${suite.baseUrl}/`);
  await eventually(() => page.title()).toMatch(/^Komunitas/);
});

test('the open menu on a phone passes all checks', { tags: ['full'] }, async ({ tour }) => {
  const page = await tour('/');
  await hydrated(page);
  for (const look of [telephone, { ...telephone, dark: true }]) {
    await setDisplayMode(page, look);
    await press(page, 'Menu');
    await shown(page.getByRole('navigation', { name: 'Menu utama' }));
    await expectGoodDisplay(page, look);
    await page.keyboard.press('Escape');
  }
  await setDisplayMode(page, desktop);
});

const screens: readonly Screen[] = [
  [
    'Pendaftaran anggota',
    () => '/register',
    async function* (page) {
      await hydrated(page);
      await press(page, 'Daftar');
      await shown(page.getByRole('heading', { name: /^Ada \d+ isian yang perlu diperbaiki$/ }));
      expect(await page.title()).toMatch(/^Error: /);
      yield [360];
      await choosePhoto(page, await photo(`${'nama-berkas-panjang-'.repeat(6)}.jpg`));
      await page.getByRole('radio', { name: /^Individu/ }).focus();
      await page.keyboard.press('ArrowDown');
      await press(page, 'Daftar');
      await eventually(() => page.getByLabel('Jenis institusi').getAttribute('aria-invalid')).toBe('true');
      await press(page, 'Tampilkan nominal transfer');
      await page.getByText('Butuh invoice sebelum membayar?').click();
      await press(page, 'Unduh proforma (PDF)');
      await eventually(() => field(page, 'Nama institusi').getAttribute('aria-invalid')).toBe('true');
    },
    ['POST /api/users/user/check 400'],
  ],
  [
    'Daftar atau masuk',
    () => '/login',
    async (page) => {
      await hydrated(page);
      await fillLogin(page, 'siapa@example.org', 'bukan-ini');
      await logInButton(page).click();
      await shown(page.getByText('Wrong email or password'));
      expect(await page.title()).toMatch(/^Error: /);
      return [360];
    },
    ['POST /api/users/login 401'],
  ],
  [
    'Contact',
    () => '/contact',
    async function* (page) {
      await hydrated(page);
      await press(page, 'Send Message');
      await shown(page.getByText('Wajib diisi.').first());
      expect(await field(page, 'Nama depan').getAttribute('aria-invalid')).toBe('true');
      yield;
      for (const label of ['Nama depan', 'Nama belakang', 'Pesan']) await field(page, label).fill('Dewi');
      await field(page, 'Email').fill('dewi@example.org');
      await press(page, 'Send Message');
      await shown(page.getByRole('button', { name: 'Kirim pesan lain', exact: true }));
    },
  ],
  [
    'Pencarian',
    () => '/search?q=data',
    async function* (page) {
      await shown(page.getByRole('region', { name: 'Artikel', exact: true }));
      yield;
      await page.getByLabel('Cari di situs ini').fill('tidakadayangbegini');
      await page.keyboard.press('Enter');
      await shown(page.getByText(/^Tidak ada hasil untuk/));
    },
  ],
  ['Upload test', () => '/uploaded', (page) => shown(heading(page, 'Upload test'))],
  [
    'Email terkirim',
    () => '/sentMails',
    async function* (page) {
      await shown(page.getByText(/^Belum ada. Di npm start/));
      yield;
      await new Batch()
        .create(localMails, 'satu', {
          to: 'dewi@example.org',
          subject: 'Atur ulang kata sandi',
          text: 'Yth. Dewi,\n\nBuat kata sandi baru:\nhttps://sisindo.example.org/resetPassword?oobCode=x\n\n-- ',
          html: '',
          attachments: [{ fileName: 'kuitansi-2026-0001.pdf', size: 34_000 }],
          sentAt: new Date(),
        })
        .commit();
      await press(page, 'Muat ulang');
      await shown(
        page.getByRole('link', { name: '/resetPassword?oobCode=x' }),
        page.getByText(/^Attachment: kuitansi-2026-0001\.pdf, 33 kB$/),
      );
    },
  ],
  [
    'Ganti email',
    () => '/changeEmail?code=x',
    (page) => shown(page.getByRole('link', { name: 'Buka profil' })),
    ['POST /api/users/email-change 400'],
  ],
  [
    'Lupa kata sandi',
    () => '/forgotPassword',
    async function* (page) {
      await shown(heading(page, 'Lupa kata sandi'));
      yield;
      await page.getByLabel('Email', { exact: true }).fill('siapa@example.org');
      await press(page, 'Kirim tautan');
      await shown(page.getByText(/^Bila alamat itu terdaftar/));
    },
  ],
  [
    'Kata sandi baru',
    () => '/resetPassword?oobCode=x',
    (page) => shown(heading(page, 'Kata sandi baru'), page.getByLabel('Kata sandi baru', { exact: true })),
  ],
];

/** The neighbouring files open them with a record or a code. */
const further: readonly Screen[] = [
  [
    'Blog',
    () => '/blog?q=tidak+ada+yang+begini',
    (page) => shown(page.getByText('Tidak ada artikel untuk “tidak ada yang begini”', { exact: true })),
  ],
  [
    'Verifikasi kartu anggota',
    () => '/verify',
    async (page) => {
      await hydrated(page);
      await shown(result(page).getByText('Hasilnya tampil di sini'));
      await press(page, 'Periksa');
      await shown(page.getByText('Tempel dahulu tautan atau kodenya.'));
    },
  ],
  [
    'Kata sandi baru',
    () => '/resetPassword',
    (page) => shown(page.getByRole('link', { name: 'Minta tautan baru' })),
  ],
  ['Verifikasi email', () => '/verifyEmail', (page) => shown(heading(page, 'Verifikasi email'))],
];

describe('a form or a screen without its own page', () => {
  sweepInEnglish([...screens, ...further], () => undefined);
  sweep(screens, () => undefined);
  sweepFurther(further, () => undefined);
});
