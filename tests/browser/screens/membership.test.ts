import type { Page } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { focused } from '../../support/actions/content-steps.ts';
import type { Width } from '../../support/actions/page-state.ts';
import { button, choose, endedDialog, field, press } from '../../support/actions/steps.ts';
import { drawnTexts } from '../../support/assertions/card.ts';
import {
  closeDialog,
  dialog,
  question,
  type Screen,
  sweep,
  sweepFurther,
  sweepInEnglish,
} from '../../support/assertions/sweep.ts';
import { qrisText } from '../../support/factories/bills.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { jpeg, proof } from '../../support/factories/images.ts';
import { long } from '../../support/factories/long-words.ts';
import {
  type MemberOptions,
  makeAdmin,
  makeMany,
  makeMember,
  type Person,
} from '../../support/factories/people.ts';
import { newSession } from '../../support/factories/tokens.ts';
import { atRest, breakServer, eventually, hidden, shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** The member's screens in every status. */

/** Statuses without an active membership, and their texts. A rejection with its reason is a state of its own. */
const statuses = {
  waitingApproval: 'Status: Waiting for Admin Approval',
  RequestRenew: 'Status: Membership renewal is being processed',
  expired: 'Membership is in process',
} as const;
type Status = 'active' | keyof typeof statuses;

const people: Record<string, Person> = {};
const event = { id: '' };
const askedText = 'Atas nama siapa transfer ini?';

const longMember = (options: MemberOptions & { status: Status }) =>
  makeMember({
    photo: true,
    ...options,
    record: { ...long.member, email: long.email(options.status.toLowerCase()) },
  });

shareStores();
beforeAll(async () => {
  const admin = await makeAdmin();
  await as(admin).ok('saveQris', { text: qrisText });
  for (const status of ['active', ...Object.keys(statuses)] as Status[])
    people[status] = await longMember({ status });
  await newSession(people.active as Person);
  people.rejected = await makeMember({ status: 'RequestRenew' });
  await as(admin).ok('rejectRenewal', { id: people.rejected.id, reason: long.word });
  people.asked = await makeMember({ status: 'waitingApproval' });
  await as(admin).ok('askApplicant', { id: people.asked.id, text: askedText });
  people.unverified = await makeMember({ isVerified: false, record: { name: '李小龍' } });
  await as(people.unverified).ok('withdrawConsent', {});
  people.ended = await makeMember();
  await makeMany(5, { status: 'expired' });
  const { id } = await makeEvent({
    title: long.word,
    startDate: inDays(10),
    endDate: inDays(11),
    createdAt: inDays(-1),
  });
  event.id = id;
  await as(admin).ok('saveEventRegistration', {
    id,
    opensAt: toDateTimeInput(inDays(-1)),
    closesAt: toDateTimeInput(inDays(9)),
    places: '3',
    memberPrice: '150000',
    publicPrice: '300000',
  });
});

const dashboard = (states: Screen[2], refusals: readonly string[] = []): Screen => [
  'Keanggotaan saya',
  () => '/membership',
  states,
  refusals,
];

async function cardShown(page: Page, text: string | RegExp): Promise<readonly Width[]> {
  await shown(page.getByText(text), page.getByRole('img', { name: `Foto ${long.name}` }));
  await drawnTexts(page);
  return [360];
}

describe.for(Object.entries(statuses))('%s', ([status, text]) => {
  const screen = dashboard((page) => cardShown(page, text));
  const renewal: Screen = ['Perpanjang keanggotaan saya', () => '/membership/renew', atRest];
  sweepInEnglish([screen, renewal], () => people[status]);
  sweepFurther([screen], () => people[status]);
});

describe('a member', () => {
  const picture = async () => ({ name: 'foto.jpeg', mimeType: 'image/jpeg', buffer: await jpeg(800, 400) });
  const screens: readonly Screen[] = [
    dashboard(
      async function* (page) {
        yield cardShown(page, /^Membership is active until /);
        await press(page, 'Kartu hilang? Terbitkan ulang');
        await shown(question(page, 'Terbitkan ulang kartu?'));
        yield;
        await closeDialog(page);
        await page.getByRole('button', { name: /^Lihat bukti pembayaran pendaftaran, / }).click();
        const enlarged = dialog(page, /^Bukti pendaftaran, /);
        await shown(enlarged.getByRole('img'), enlarged.getByRole('link', { name: 'Buka gambar asli' }));
        yield;
        await closeDialog(page);
        const receipt = page.getByRole('button', { name: /^Kuitansi / });
        const mendReceipts = await breakServer(page, 'POST', '/api/payments/*/receipt');
        await receipt.click();
        const failure = page
          .getByRole('alert')
          .filter({ hasText: 'Kuitansi tidak dapat diunduh. Coba lagi.' });
        await shown(failure);
        yield;
        await mendReceipts();
        await press(failure, 'Coba lagi');
        await shown(page.getByText('Kuitansi diunduh.'));
        await hidden(failure);
        yield;
        const photo = page.locator('input[type="file"]');
        await photo.setInputFiles({ ...(await picture()), buffer: Buffer.from('bukan gambar sama sekali') });
        const refusal = 'foto.jpeg: bukan gambar JPG atau PNG yang utuh.';
        await shown(page.getByRole('alert').getByText(refusal, { exact: true }));
        await hidden(dialog(page, 'Atur foto'));
        yield;
        await photo.setInputFiles(await picture());
        await shown(dialog(page, 'Atur foto').getByRole('group'));
        yield [1280];
        await breakServer(page, 'PUT', '/api/users/user/profile/photo');
        await press(page, 'Simpan foto');
        await shown(dialog(page, 'Atur foto').getByText('Foto tidak dapat disimpan. Coba lagi.'));
      },
      ['POST /api/payments/*/receipt 500', 'PUT /api/users/user/profile/photo 500'],
    ),
    [
      'Perpanjang keanggotaan saya',
      () => '/membership/renew',
      async function* (page) {
        await shown(page.getByLabel('Nama'));
        await press(page, 'Tampilkan QRIS');
        await shown(page.getByRole('img', { name: /^QRIS Rp.149\.\d{3} untuk CONTOH ASOSIASI$/ }));
        yield;
        await press(page, 'Renew');
        await shown(page.getByText('Bukti pembayaran wajib diunggah.'));
        yield;
        await choose(page, 'Bukti pembayaran', await proof());
        await press(page, 'Renew');
        await shown(dialog(page, 'Berhasil'));
        yield;
        await press(page, 'OK');
        await shown(page.getByText('Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.'));
      },
    ],
    [
      'Pendaftaran acara',
      () => `/membership/events/${event.id}`,
      async function* (page) {
        await shown(page.getByRole('radio', { name: /^Anggota: Rp.150\.000$/ }));
        yield;
        await press(page, 'Daftar');
        await shown(page.getByText(/^Tempat Anda ditahan sampai /), page.getByText('Kode tagihan'));
        yield;
        await press(page, 'Kirim bukti');
        await shown(page.getByText('Bukti pembayaran wajib diunggah.'));
        yield;
        await choose(page, 'Bukti pembayaran', await proof());
        await press(page, 'Kirim bukti');
        await shown(button(page, 'Ganti bukti'));
      },
    ],
    [
      'Profil saya',
      () => '/profile',
      async function* (page) {
        await shown(page.getByRole('img', { name: `Foto ${long.name}` }));
        yield;
        await field(page, 'Nama lengkap').fill('李小龍');
        await field(page, 'Nama dalam huruf Latin').fill('李');
        await field(page, 'NPWP').fill('123');
        await press(page, 'Simpan');
        await shown(
          page.getByText('NPWP terdiri dari 16 digit, atau 15 digit dalam format lama.').first(),
          page.getByText('Tulis dalam huruf Latin.').first(),
        );
        yield;
        await choose(page, 'Foto profil', { name: 'foto.png', bytes: await jpeg(800, 400) });
        await shown(dialog(page, 'Atur foto').getByRole('group'));
      },
    ],
    [
      'Email saya',
      () => '/profile/email',
      (page) => shown(page.getByText(`Email Anda sekarang: ${people.active?.email}.`, { exact: false })),
    ],
    [
      'Profil saya di direktori',
      () => '/profile/directory',
      async function* (page) {
        await press(page, 'Terbitkan');
        await shown(page.getByText(/^Profil tanpa nama tidak dapat diterbitkan/).first());
        yield;
        for (const group of ['Nama', 'Foto', 'Institusi', 'Bidang keahlian'])
          await page.getByRole('group', { name: group, exact: true }).getByLabel('Publik').check();
        await press(page, 'Terbitkan');
        await shown(page.getByText('Profil Anda tampil di direktori.', { exact: true }).first());
        yield;
        await press(page, 'Tarik dari direktori');
        await shown(question(page, 'Tarik profil dari direktori?'));
      },
    ],
    [
      'Persetujuan dan data saya',
      () => '/profile/privacy',
      async function* (page) {
        await press(page, 'Unduh data saya');
        await shown(page.getByText('Berkas data Anda diunduh.'));
        yield;
        await press(page, 'Hentikan pengingat');
        await shown(button(page, 'Ingatkan saya lagi'), page.getByText(/^Pengingat dihentikan\./));
        yield;
        await press(page, 'Ingatkan saya lagi');
        await shown(page.getByText('Kami akan mengingatkan Anda sebelum keanggotaan berakhir.'));
        await press(page, 'Tarik persetujuan');
        await shown(question(page, 'Tarik persetujuan?'));
      },
    ],
    [
      'Hapus akun saya',
      () => '/profile/deletion',
      async function* (page) {
        await press(page, 'Hapus akun saya');
        const asked = question(page, 'Hapus akun Anda?');
        await shown(asked);
        yield;
        await asked.getByLabel('Kata sandi Anda', { exact: true }).fill('bukan-ini');
        await page.keyboard.press('Enter');
        await shown(asked.getByText('Kata sandi salah.', { exact: true }));
      },
      ['DELETE /api/users/user/profile 400'],
    ],
    [
      'Surat keterangan anggota',
      () => '/membership/letters',
      (page) => shown(button(page, 'Terbitkan dan unduh PDF')),
    ],
  ];
  sweepInEnglish(screens, () => people.active);
  sweep(screens, () => people.active);
});

describe('a rejected member', () => {
  const reason = `Alasan: ${long.word}`;
  const screens: readonly Screen[] = [
    dashboard((page) => shown(page.getByText(reason).first())),
    ['Perpanjang keanggotaan saya', () => '/membership/renew', (page) => shown(page.getByText(reason))],
  ];
  sweepInEnglish(screens, () => people.rejected);
  sweepFurther(screens, () => people.rejected);
});

describe('a member with a question', () => {
  const screen = dashboard(
    async function* (page) {
      await shown(
        page.getByRole('region', { name: 'Pertanyaan dari pengurus' }).getByText(askedText),
        page.getByRole('heading', { name: 'Menunggu jawaban Anda' }).first(),
        page.getByText(/^Jawab paling lambat \d+ \p{L}+ \d{4}\.$/u),
      );
      yield [1280];
      await press(page, 'Kirim jawaban');
      await shown(page.getByText('Tulis jawaban atau pilih bukti baru.').first());
      yield;
      await page.getByLabel(/^Jawaban Anda/).fill('Atas nama istri saya.');
      await press(page, 'Kirim jawaban');
      await shown(
        page.getByText('Jawaban Anda kami terima.'),
        page.getByText('Atas nama istri saya.'),
        page.getByText(/^Jawaban Anda sudah kami terima /),
      );
      await hidden(page.getByRole('region', { name: 'Pertanyaan dari pengurus' }));
      await eventually(() => focused(page)).toBe('Pendaftaran sedang diperiksa');
    },
    ['POST /api/users/user/profile/answer 400'],
  );
  sweepInEnglish([screen], () => people.asked);
  sweepFurther([screen], () => people.asked);
});

describe('a member with an unverified address and withdrawn consent', () => {
  const further: readonly Screen[] = [
    dashboard(
      async function* (page) {
        await shown(button(page, 'Kirim ulang'));
        yield;
        // The name cannot be printed on a receipt.
        await page.getByRole('button', { name: /^Kuitansi / }).click();
        await field(page, 'Nama dalam huruf Latin').fill('李');
        await page.keyboard.press('Enter');
        await shown(page.getByText('Tulis dalam huruf Latin.').first());
        return [1280];
      },
      ['POST /api/payments/*/receipt 409'],
    ),
    ['Profil saya', () => '/profile', (page) => shown(button(page, 'Kirim ulang'))],
    ['Persetujuan dan data saya', () => '/profile/privacy', (page) => shown(button(page, 'Setujui lagi'))],
  ];
  const security: Screen = [
    'Keamanan',
    () => '/profile/security',
    async function* (page) {
      await shown(button(page, 'Siapkan aplikasi'), page.getByText('Sesi ini'));
      yield;
      await press(page, 'Siapkan aplikasi');
      await shown(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }));
      yield;
      await press(page, 'Batal');
      await press(page, 'Buat passkey');
      await shown(page.getByRole('heading', { name: 'Tambah passkey' }));
    },
  ];
  sweepInEnglish([security, ...further], () => people.unverified);
  sweep([security], () => people.unverified);
  sweepFurther(further, () => people.unverified);
});

describe('a member whose session ended', () => {
  const screen: Screen = [
    'Profil saya',
    () => '/profile',
    async function* (page) {
      await shown(field(page, 'Nama lengkap'));
      await atRest(page);
      await as(people.ended as Person).ok('logout', {});
      // As when the page becomes visible again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const again = endedDialog(page);
      await shown(again);
      yield [360, 1280];
      await again.getByLabel('Kata sandi', { exact: true }).fill('bukan-ini');
      await press(again, 'Masuk');
      await shown(again.getByRole('alert').getByText('Wrong email or password'));
    },
    ['POST /api/users/login 401'],
  ];
  sweepFurther([screen], () => people.ended);
});
