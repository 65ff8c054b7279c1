import { beforeAll, describe, expect } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { emailCodes } from '../../../functions/src/data/email-codes.ts';
import { createListCode } from '../../../functions/src/model/mails/delivery/list-code.ts';
import { createRenewalCode } from '../../../functions/src/model/money/payments/renewal-codes.ts';
import {
  encodeReceiptCode,
  type ReceiptClaim,
} from '../../../functions/src/model/money/receipts/receipt-codes.ts';
import { createUnsubscribeCode } from '../../../functions/src/model/people/profile/unsubscribe.ts';
import { memberWithCode, result, resultShows, verdict } from '../../support/actions/card-verification.ts';
import { button, choose, field, press } from '../../support/actions/steps.ts';
import { changeDocument, paymentOf, storedDocument } from '../../support/assertions/stores.ts';
import { type Screen, sweep, sweepFurther, sweepInEnglish } from '../../support/assertions/sweep.ts';
import { makeAttendance } from '../../support/factories/attendance.ts';
import { codeOf } from '../../support/factories/bills.ts';
import { forgedCode } from '../../support/factories/card-codes.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { requestPlace } from '../../support/factories/events/event-guests.ts';
import { proof } from '../../support/factories/images.ts';
import { invite, makeInstitution, type TestInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** Targets of mailed links and of card codes. */

let member: Person;
let unverified: Person;
let guest: string;
let institution: TestInstitution;
const links: Record<string, string> = {};
const cards: Record<string, string> = {};
const receipts: Record<string, string> = {};

async function makeGuest(): Promise<string> {
  const { id } = await makeEvent({ title: long.word, startDate: inDays(10), endDate: inDays(11) });
  await as(await makeAdmin()).ok('saveEventRegistration', {
    id,
    opensAt: toDateTimeInput(inDays(-1)),
    closesAt: toDateTimeInput(inDays(9)),
    places: '3',
    publicPrice: '200000',
  });
  return requestPlace(id, 'rina@example.org', long.word.slice(0, 120));
}

async function makeLinks(): Promise<void> {
  member = await makeMember({ record: { name: 'Budi Santoso', validUntil: inDays(5) } });
  unverified = await makeMember({ isVerified: false });
  const renewed = await makeMember({ record: { validUntil: inDays(30) } });
  institution = await makeInstitution({ logo: true });
  const [open, withdrawn] = [
    await invite(institution, 'rina@example.org'),
    await invite(institution, 'budi@example.org'),
  ];
  const [, invitation = ''] = withdrawn.split('.');
  await as(institution.coordinator).ok('withdrawInvitation', { id: institution.id, invitation });
  Object.assign(links, {
    renew: await codeOf(member),
    renewInstitution: await codeOf(institution.coordinator),
    reminders: createUnsubscribeCode(member.id),
    letters: createListCode('letter', member.email, 'news'),
    tooOld: createRenewalCode({ userId: member.id, end: inDays(-61) }),
    usedUp: createRenewalCode({ userId: renewed.id, end: inDays(3) }),
    open,
    withdrawn,
  });
}

async function makeCards(): Promise<void> {
  const codeNow = async (holder: Person) => (await as(holder).ok('getCard', {})).body.code;
  const [{ member: holder, code: revoked }, { member: former }] = [
    await memberWithCode(),
    await memberWithCode(),
  ];
  await as(holder).ok('reissueCard', {});
  await changeDocument('users', former.id, { validUntil: new Date('2026-01-05T03:00:00Z') });
  Object.assign(cards, {
    valid: await codeNow(holder),
    revoked,
    expired: await codeNow(former),
    forged: forgedCode(),
  });
}

let certificate = '';
let letter = '';

/** Issues a letter that confirms a membership, and returns its code. */
async function makeLetter(): Promise<string> {
  const record = { ...long.member, validUntil: inDays(100) };
  const { body } = await as(await makeMember({ record })).ok('issueMembershipLetter', {
    purpose: long.word.slice(0, 120),
  });
  return body.letter._id;
}

/** Issues a certificate and returns its code. */
async function makeCertificate(): Promise<string> {
  const [client, event] = [as(await makeAdmin()), await makeEvent({ title: long.word.slice(0, 150) })];
  await client.ok('saveCertificateSettings', {
    id: event.id,
    title: 'Sertifikat Peserta',
    signatoryName: 'Dr. Ketua Contoh',
    signatoryOffice: 'Ketua Umum',
    category: 'learning',
    points: '8',
  });
  const [id = ''] = await makeAttendance(event, [await makeMember({ record: { name: long.name } })]);
  await client.ok('issueCertificates', { id: event.id });
  return String((await storedDocument('certificates', id)).code);
}

async function makeReceipts(): Promise<void> {
  const payer = await makeMember({ status: 'RequestRenew', record: { name: 'Rina Wulandari' } });
  await as(await makeAdmin()).ok('approveRenewal', { id: payer.id });
  const { receipt } = await paymentOf(payer);
  const { number, secret } = receipt as ReceiptClaim;
  Object.assign(receipts, {
    genuine: encodeReceiptCode({ number, secret }),
    forged: encodeReceiptCode({ number, secret: '000000000000' }),
    unknown: encodeReceiptCode({ number: 'KW/2021/000007', secret }),
  });
}

shareStores();
beforeAll(async () => {
  await makeLinks();
  await makeCards();
  await makeReceipts();
  certificate = await makeCertificate();
  letter = await makeLetter();
  guest = await makeGuest();
});

const fromMails: readonly Screen[] = [
  [
    'Periksa sertifikat',
    () => `/sertifikat/${certificate}`,
    async (page) => {
      await shown(page.getByRole('heading', { name: 'Sertifikat berlaku', level: 2 }));
      return [360];
    },
  ],
  [
    'Periksa surat keterangan',
    () => `/surat/${letter}`,
    async (page) => {
      await shown(page.getByRole('heading', { name: 'Surat asli, keanggotaan berlaku', level: 2 }));
      return [360];
    },
  ],
  [
    'Pendaftaran saya',
    () => `/acara/tempat#${guest}`,
    (page) => shown(button(page, 'Konfirmasi dan daftar')),
  ],
  [
    'Verifikasi email',
    // Opening the link uses up its code.
    async () =>
      `/verifyEmail?oobCode=${encodeURIComponent(String(await emailCodes.create(unverified.email)))}`,
    (page) => shown(page.getByText('Terima kasih, alamat email Anda sudah terverifikasi.')),
  ],
  [
    'Perpanjang keanggotaan',
    () => `/renew?code=${links.renew}`,
    async function* (page) {
      await shown(page.getByText(/^Halo, BS\. Keanggotaan Anda berlaku sampai/));
      yield;
      await choose(page, 'Bukti pembayaran', await proof('transfer.jpg'));
      await press(page, 'Renew');
      await press(page, 'OK');
      await shown(page.getByText('Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.'));
    },
  ],
  [
    'Berhenti menerima surat edaran',
    () => `/unsubscribe-letters?code=${links.letters}`,
    async function* (page) {
      await shown(button(page, 'Berhenti menerima'));
      yield;
      await button(page, 'Berhenti menerima').click();
      await shown(page.getByText('Anda tidak lagi menerima "Kabar asosiasi".'));
    },
  ],
  [
    'Berhenti menerima pengingat',
    () => `/unsubscribe?code=${links.reminders}`,
    async function* (page) {
      await shown(button(page, 'Hentikan pengingat'));
      yield;
      await button(page, 'Hentikan pengingat').focus();
      await page.keyboard.press('Enter');
      await shown(page.getByText(/^Pengingat dihentikan\./));
    },
  ],
  [
    'Daftar tunggu acara',
    () => '/event/waiting?code=x',
    (page) => shown(page.getByText('Tautan ini tidak dikenal. Buka tautan dari email sekali lagi.')),
    ['POST /api/events/waiting/link 400'],
  ],
  [
    'Undangan institusi',
    () => `/institution/invitation?code=${links.open}`,
    async function* (page) {
      await shown(page.getByText(institution.name, { exact: true }));
      yield;
      await field(page, 'Nama lengkap').fill('Rina Wulandari');
      await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia-rina');
    },
  ],
];

const further: readonly Screen[] = [
  [
    'Pendaftaran saya',
    () => '/acara/tempat',
    (page) => shown(page.getByText('Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.')),
  ],
  [
    'Verifikasi email',
    () => '/verifyEmail?oobCode=sudah-dipakai',
    (page) =>
      shown(
        page.getByText('Tautan ini tidak berlaku lagi.'),
        page.getByRole('link', { name: 'Minta tautan baru', exact: true }),
      ),
    ['POST /api/users/verify-email 400'],
  ],
  [
    'Perpanjang keanggotaan',
    () => `/renew?code=${links.renewInstitution}`,
    async (page) => {
      await press(page, 'Unduh invoice (PDF)');
      await shown(page.getByText('Invoice diunduh.'));
    },
  ],
  [
    'Berhenti menerima pengingat',
    () => '/unsubscribe?code=x',
    async (page) => {
      await press(page, 'Hentikan pengingat');
      await shown(page.getByText('Tautan ini tidak dikenal. Buka tautan dari email sekali lagi.'));
    },
    ['POST /api/reminders/end 400'],
  ],
  [
    'Berhenti menerima pengingat',
    () => '/unsubscribe',
    (page) => shown(page.getByText('Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.')),
  ],
  [
    'Daftar tunggu acara',
    () => '/event/waiting',
    (page) => shown(page.getByText('Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.')),
  ],
  refusedLink('/renew', 'Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.'),
  refusedLink('/renew?code=x', 'Tautan ini tidak dikenal. Buka tautan dari email sekali lagi.', 400),
  refusedLink(
    () => `/renew?code=${links.tooOld}`,
    'Masa tautan ini sudah habis. Masuk untuk memperpanjang keanggotaan Anda.',
    410,
  ),
  refusedLink(
    () => `/renew?code=${links.usedUp}`,
    'Tautan ini sudah tidak berlaku karena keanggotaannya telah diperpanjang atau berubah.',
    410,
  ),
  [
    'Undangan institusi',
    () => `/institution/invitation?code=${links.withdrawn}`,
    (page) => shown(page.getByRole('alert').getByText(/Undangan ini tidak berlaku lagi/)),
    ['POST /api/institutions/invitation 400'],
  ],
];

/** A reminder link that leads only to the login. */
function refusedLink(path: string | (() => string), text: string, status?: 400 | 410): Screen {
  return [
    'Perpanjang keanggotaan',
    typeof path === 'string' ? () => path : path,
    async (page) => {
      await shown(page.getByText(text));
      // Without a token it leads to the login.
      const renewal = page.getByRole('link', { name: 'Masuk dan perpanjang', exact: true });
      if (status !== undefined) expect(await renewal.getAttribute('href')).toBe('/membership/renew');
    },
    status === undefined ? [] : [`POST /api/renewals/link ${status}`],
  ];
}

const cardScreen: Screen = [
  'Verifikasi kartu anggota',
  () => `/verify#${cards.valid}`,
  async function* (page) {
    await verdict(page, 'Kartu berlaku');
    for (const [kind, title] of [
      ['revoked', 'Kartu dicabut'],
      ['expired', 'Kartu kedaluwarsa'],
      ['forged', 'Kartu palsu'],
    ] as const) {
      yield [1280];
      await page.getByLabel('Tautan atau kode').fill(String(cards[kind]));
      await page.keyboard.press('Enter');
      await verdict(page, title);
      if (kind !== 'expired') continue;
      await resultShows(page, '5 Januari 2026');
      await resultShows(page, 'Keanggotaan sudah berakhir');
    }
    // A forged card shows nothing of its content.
    expect(await result(page).innerText()).not.toContain('Budi');
    return [1280];
  },
];

const receiptScreen: Screen = [
  'Periksa kuitansi',
  () => '/receipt',
  async function* (page) {
    const result = page.getByRole('status', { name: 'Hasil pemeriksaan' });
    await shown(result.getByText('Hasilnya tampil di sini setelah kodenya diperiksa.'));
    await press(page, 'Periksa');
    await shown(page.getByText('Ketik dahulu kodenya.'));
    yield [1280];
    for (const [code, title] of [
      [String(receipts.genuine).toLowerCase(), 'Kuitansi asli'],
      [receipts.forged, 'Kuitansi palsu'],
      [receipts.unknown, 'Kuitansi tidak dikenal'],
      [String(receipts.genuine).slice(0, -1), 'Kode tidak dikenali'],
    ] as const) {
      await page.getByLabel('Kode', { exact: true }).fill(String(code));
      await page.keyboard.press('Enter');
      await shown(result.getByRole('heading', { name: title }));
      yield [1280];
    }
    await page.goto(`/receipt#${receipts.genuine}`);
    await page.reload();
    await shown(result.getByText('R*** W***'), result.getByText('Rp\u00a0150.000'));
  },
];

describe('a link from a mail', () => {
  sweepInEnglish([...fromMails, ...further], () => undefined);
  sweep(fromMails, () => undefined);
  sweepFurther(further, () => undefined);
});
describe('a card code', () => {
  sweepInEnglish([cardScreen], () => undefined);
  sweep([cardScreen], () => undefined);
});
describe('a receipt code', () => {
  sweepInEnglish([receiptScreen], () => undefined);
  sweep([receiptScreen], () => undefined);
});
describe('an invitation link', () =>
  sweepFurther(
    [
      [
        'Undangan institusi',
        () => `/institution/invitation?code=${links.open}`,
        (page) => shown(page.getByText(`Anda masuk sebagai ${member.name}`)),
      ],
    ],
    () => member,
  ));
