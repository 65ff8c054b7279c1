import { localizeReason, unansweredReason } from 'contract/rules/known-reasons';
import type { Locale } from 'contract/text/language/localize';
import { describe, expect, test } from 'vitest';
import { withLocale } from '#data/context/locale.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import {
  adminKinds,
  type MailDataOf,
  type MailKind,
  mailKinds,
  reminderKinds,
} from '#model/base/mail-kinds.ts';
import type { MailContext } from './mail-text.ts';
import type { ParsedMail } from './parse-mail.ts';
import { hasSettings, renderMail } from './render-mail.ts';
import { composeText } from './texts.ts';

const site = 'https://sisindo.example.org';
const at = '2026-12-01T07:30:00.000Z';
const validUntil = '2027-12-31T03:00:00.000Z';
const dues = { validUntil, amount: 150_000 };
const approved = { ...dues, decidedAt: at, payment: 'p1' };
const received = { amount: 149_876, bill: 'ABCDEFGH' };
const workshop = { event: 'Lokakarya Data', eventId: 'e1' };
const quoted = { event: 'Lokakarya "Data"', eventId: 'e1' };
const meeting = { event: 'Rapat anggota', eventId: 'e1' };
const paidEvent = { ...workshop, amount: 149_877, bill: '4K7MX2QD' };
const change = { at, device: 'Chrome / Android' };
const group = { group: 'e1i11', institution: 'Universitas <Contoh>', places: 12 };
const eventFacts = { ...meeting, startsAt: at, endsAt: at, location: 'Bandung' };
const institution = 'Universitas "A" & <B>';
const question = { question: 'Apakah\nbuktinya benar?', askedAt: at, answerBy: validUntil };

const samples: { readonly [Kind in MailKind]: MailDataOf<Kind> } = {
  'registration-received': received,
  'registration-approved': { ...approved, institution },
  'registration-rejected': { reason: 'Bukti tidak terbaca.' },
  'renewal-received': received,
  'renewal-approved': approved,
  'renewal-rejected': { reason: null },
  'renewal-reopened': {},
  'question-asked': question,
  'question-notice': question,
  'membership-expiring': { ...dues, days: 7 },
  'membership-expired': { ...dues, institution },
  'seat-invitation': { institution, institutionId: 'i1', invitationId: 'v1', invitedBy: 'Sari' },
  'seat-accepted': { institution, validUntil },
  'seat-removed': { institution, validUntil },
  'seat-expired': { institution, validUntil },
  'life-membership': { endsOn: '' },
  'membership-pause': { from: at, until: at, validUntil },
  'pause-ending': { until: at, validUntil },
  'verify-email': {},
  'email-change-new': { changeId: 'c1', email: 'baru@example.org' },
  'email-change-old': { changeId: 'c1', email: 'baru@example.org' },
  'email-changed': { ...change, device: '', email: 'baru@example.org', by: 'admin', link: 'verify' },
  'new-login': change,
  'card-reissued': change,
  'password-reset': {},
  'password-changed': change,
  'admin-invited': { invitedBy: 'Sari' },
  'member-invited': {},
  'invoice-issued': {
    number: 'INV-2026-000123',
    bill: 'ABCDEFGH',
    amount: 1_899_876,
    institution,
    dueAt: at,
  },
  'qris-changed': { at, by: 'Sari', merchant: 'SISINDO', nmid: 'ID1020304050607' },
  'factor-news': { ...change, what: 'add-passkey', by: 'Budi', confirmedBy: 'recovery' },
  'audit-checkpoint': { note: 'sisindo\n12\nroot', key: 'sisindo+key', until: '1 Desember 2026' },
  'factor-reset-of': { what: 'ask-reset', whose: 'Budi', by: 'Sari', at },
  'duties-changed': { by: 'Sari', duties: 'keuangan' },
  'directory-hidden': { reason: 'Teks berisi iklan.' },
  'directory-shown': {},
  'directory-message': {
    sender: 'Sari <Dosen>',
    email: 'sari@example.org',
    message: 'Bersediakah Anda\nmengajar satu sesi?',
    viewer: 'public',
  },
  'account-deleted': { at },
  'accounts-merged': {
    account: 'u2',
    email: 'budi@example.org',
    number: 'SIS-2026-02',
    otherEmail: 'budi.lama@example.org',
    formerNumber: 'SIS-2025-01',
  },
  'merge-undone': { account: 'u2', email: 'budi@example.org', number: 'SIS-2026-02' },
  'deletion-requested': { ...change, deletionAt: '2026-12-03T17:00:00.000Z' },
  'deletion-cancelled': change,
  'event-cancelled': { ...eventFacts, reason: 'Pembicara berhalangan.', amount: 150_000, refund: 149_877 },
  'event-changed': eventFacts,
  'event-reminder': { ...eventFacts, when: 'day' },
  'event-letter': {
    ...meeting,
    subject: 'Bahan rapat',
    text: 'Bahannya sudah siap.\n\nSampai jumpa & <salam>.',
  },
  'event-survey': meeting,
  'event-manager': { by: 'Sari', ...meeting },
  'event-registered': {
    event: 'Lokakarya "Data" & <Kampus>',
    eventId: 'e1',
    startsAt: '2026-12-10T02:00:00.000Z',
    endsAt: '2026-12-10T09:00:00.000Z',
    location: 'Aula Contoh',
    payment: 'p1',
  },
  'event-group-confirmed': { ...eventFacts, payment: 'p1', ...group },
  'event-held': { ...paidEvent, dueAt: '2026-12-05T03:00:00.000Z' },
  'event-transfer-offered': {
    ...eventFacts,
    by: 'Siti Aminah',
    transfer: 'e1u1',
    offeredAt: '2026-12-01T03:00:00.000Z',
  },
  'event-transferred': { ...eventFacts, to: 'Dewi Lestari' },
  'event-unpaid': { ...paidEvent, dueAt: '2026-12-05T03:00:00.000Z', ...group },
  'event-payment-received': paidEvent,
  'event-payment-rejected': {
    ...workshop,
    reason: 'Buktinya tidak terbaca.',
    dueAt: '2026-12-05T03:00:00.000Z',
  },
  'event-guest-link': workshop,
  'event-guest-account': workshop,
  'event-released': workshop,
  'event-waiting': { ...workshop, entry: 'e1u1', joinedAt: at, position: 3 },
  'event-place-offered': { ...workshop, entry: 'e1u1', joinedAt: at, dueAt: '2026-12-05T03:00:00.000Z' },
  'event-offer-lapsed': workshop,
  'event-requested': { ...workshop, entry: 'e1u1', joinedAt: at },
  'event-request-rejected': { ...workshop, reason: 'Lokakarya ini untuk dosen.' },
  'event-place-cancelled': { ...workshop, reason: 'Dobel.', refund: 75_000 },
  'event-group-cancelled': { ...workshop, reason: '', refund: 75_000, ...group },
  'event-place-withdrawn': { ...workshop, institution: 'Universitas', reason: '' },
  'event-refund-opened': { ...workshop, amount: 149_877, payment: 'p1' },
  'event-refund-paid': { ...workshop, amount: 149_877, on: '2026-12-05', account: 'BCA ••••1234' },
  'certificate-issued': { ...quoted, holder: 'Budi <Santoso>', certificate: '7K3M9PQX4T' },
  'certificate-corrected': { ...quoted, holder: 'Budi Santosa', certificate: '7K3M9PQX4T' },
  'certificate-revoked': { ...quoted, reason: 'Salah orang.' },
  'activity-approved': { title: 'Lokakarya "Data"', points: '8', category: 'learning' },
  'activity-rejected': { title: 'Lokakarya "Data"', reason: 'Buktinya tidak terbaca.' },
  'credits-missing': { until: '2028-12-31', total: 8, required: 60, missing: 52 },
  'account-lapsing': { validUntil: '2021-12-31T03:00:00.000Z', deletedAfter: at },
  'letter-test': {
    subject: 'Kabar {nama}',
    content: JSON.stringify([
      { type: 'heading', level: 2, content: 'Kabar <November>' },
      {
        type: 'text',
        content: {
          spans: [
            { text: 'Yth. {nama}, ' },
            { text: 'penting', bold: true },
            { text: ': masa berlaku Anda sampai {berlaku_sampai}.\nSalam' },
          ],
        },
      },
      { type: 'text', content: 'Perpanjang: {tautan_tagihan}' },
      {
        type: 'unorderedList',
        lists: [
          'Satu',
          {
            content: { spans: [{ text: 'lihat', link: 'https://sisindo.example.org/event' }] },
            nested: [{ type: 'orderedList', start: 3, lists: ['Tiga'] }],
          },
        ],
      },
      { type: 'quote', content: 'Ilmu & amal' },
    ]),
    nama: 'Budi <Santoso>',
    nomor: 'SIS-2026-01',
    berlaku_sampai: '31 Desember 2026',
    tautan_tagihan: 'https://sisindo.example.org/membership/renew',
  },
  'contact-message': {
    messageId: 'm1',
    firstName: 'Dewi',
    lastName: '',
    email: 'dewi@example.org',
    message: '<script>alert("Halo")</script>',
  },
  'message-answer': {
    subject: '',
    text: 'Boleh.\n\nSilakan mendaftar.',
    by: 'Sari',
    quote: 'Apakah mahasiswa boleh mendaftar?\nTerima kasih.',
    quotedAt: at,
    replyCode: '0123456789abcdef01234567',
    references: '<a@example.org> <b@example.org>',
  },
  'message-assigned': { messageId: 'm1', by: 'Sari' },
};

const bill = {
  code: 'ABCDEFGH',
  years: 1,
  fee: 150_000,
  amount: 149_876,
  uniqueCode: 124,
  dueAt: new Date('2026-12-08T16:59:00.000Z'),
  hasQris: true,
};
const receipt = { contentType: 'application/pdf', bytes: new Uint8Array(), fileName: 'kuitansi.pdf' };
const context: MailContext = { bill, receipt, usualDays: 2 };

function render(kind: MailKind, language: Locale = 'id', name = 'Budi <Santoso>') {
  return withLocale(language, () => {
    const mail: ParsedMail = {
      kind,
      to: 'budi@example.org',
      userId: 'u1',
      name,
      language,
      data: samples[kind],
    };
    const text = composeText(mail, context);
    // Codes are added to main links only.
    const { link } = text;
    const main = link === undefined ? [] : [{ ...link, path: `${link.path}?a=1&code=x` }];
    const links = [...main, ...(text.furtherLinks ?? [])].map(({ label, path }) => ({
      label: label[language],
      address: toPageUrl(path),
    }));
    const canEnd = reminderKinds.some((one) => one === kind);
    const parts = renderMail(name, text, links, canEnd ? toPageUrl('/unsubscribe?code=y') : undefined);
    return { ...text, ...parts };
  });
}

const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** Removes everything that only arranges the words, so that both parts can be compared. */
const htmlWords = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' '),
  );
/** The links are compared separately, because HTML hides most of them. */
const textWords = (text: string): string[] =>
  text
    .replaceAll(/https?:\/\/\S+/g, '')
    .split(/\n|(?<=^[^:\n]*): /m)
    .map((line) =>
      line
        .replace(/^-- $|^ *(?:-|\d+\.) /, '')
        .replace(/: ?$/, '')
        .trim(),
    );

const kinds = Object.keys(mailKinds) as MailKind[];
const isOfAdmins = (kind: MailKind): boolean => adminKinds.some((one) => one === kind);
const readersKinds = kinds.filter((kind) => !isOfAdmins(kind));
const rendered = [
  ...kinds.map((kind) => ['id', kind] as const),
  ...readersKinds.map((kind) => ['en', kind] as const),
].map(([language, kind]) => ({ language, kind, ...render(kind, language) }));
type RenderedMail = (typeof rendered)[number];

/** Names of the mails that break a rule. */
const mailsWhere = (breaksRule: (mail: RenderedMail) => boolean): string[] =>
  rendered.filter(breaksRule).map(({ language, kind }) => `${language}/${kind}`);

describe('a mail of each kind in each language', () => {
  test('has the expected text', async () => {
    for (const { language, kind, subject, text } of rendered)
      await expect
        .soft(`${subject[language]}\n\n${text}\n`)
        .toMatchFileSnapshot(`./samples/${language}/${kind}.txt`);
  });

  test('has the same links in both parts, all to the site', () => {
    const linksOf = ({ text, html }: RenderedMail) => ({
      inText: [...new Set(text.match(/https?:\/\/\S+/g))].sort(),
      inHtml: [
        ...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => unescapeHtml(address))),
      ].sort(),
    });
    expect(
      mailsWhere((mail) => {
        const { inText, inHtml } = linksOf(mail);
        return inText.join() !== inHtml.join() || !inText.every((link) => link.startsWith(`${site}/`));
      }),
    ).toEqual([]);
  });

  test('has the same words in both parts', () => {
    expect(
      mailsWhere(({ text, html }) => {
        const words = htmlWords(html);
        return !textWords(text).every((part) => words.includes(part));
      }),
    ).toEqual([]);
  });

  test('loads nothing and runs nothing', () => {
    const active = /<(img|link|script|iframe|object|form|video|svg)\b|\bsrc=|url\(|@import|\bon\w+=/i;
    expect(mailsWhere(({ html }) => active.test(html))).toEqual([]);
  });

  test('names its language in HTML', () => {
    expect(
      mailsWhere(({ html, language }) => !html.includes(`<!doctype html><html lang="${language}">`)),
    ).toEqual([]);
  });
});

test('a mail of each kind for readers has all its parts in both languages', () => {
  for (const kind of readersKinds) {
    const [id, en] = [render(kind, 'id'), render(kind, 'en')];
    const { subject, paragraphs, facts = [], link, furtherLinks = [] } = en;
    const isFilled = (paragraph: string): boolean => paragraph !== '';
    expect.soft(paragraphs.en.map(isFilled), kind).toEqual(id.paragraphs.id.map(isFilled));
    const labels = [...facts, ...(link === undefined ? [] : [link]), ...furtherLinks].map(
      ({ label }) => label,
    );
    expect.soft([subject.en, ...labels.map((label) => label.en)], kind).not.toContain('');
    // Only Indonesian mails have the amount in words.
    const idFacts = (id.facts ?? []).filter(({ label }) => label.id !== 'Terbilang');
    expect
      .soft(
        facts.map(({ label }) => label.id),
        kind,
      )
      .toEqual(idFacts.map(({ label }) => label.id));
  }
});

test('English mails lead to the English site, except to the admin area and the API', () => {
  const toUrls = () =>
    ['/membership', '/admin', '/admin/mails', '/api/reminders', '/administrasi'].map((path) =>
      toPageUrl(path),
    );
  expect(withLocale('en', toUrls)).toEqual([
    `${site}/en/membership`,
    `${site}/admin`,
    `${site}/admin/mails`,
    `${site}/api/reminders`,
    `${site}/en/administrasi`,
  ]);
  expect(toUrls()[0]).toBe(`${site}/membership`);
  for (const kind of readersKinds)
    for (const link of render(kind, 'en').text.match(/https?:\/\/\S+/g) ?? [])
      expect(link.startsWith(`${site}/en/`)).toBe(true);
});

test('only members have reminder settings, and security mails have none', () => {
  const withoutSettings = kinds.filter((kind) => !hasSettings(render(kind)));
  const expected = `
    registration-rejected seat-invitation verify-email email-change-new email-change-old
    email-changed new-login card-reissued password-reset password-changed admin-invited
    member-invited qris-changed factor-news audit-checkpoint factor-reset-of duties-changed
    account-deleted accounts-merged merge-undone deletion-requested deletion-cancelled
    letter-test event-transfer-offered account-lapsing contact-message directory-message
    message-answer message-assigned
  `;
  expect(withoutSettings).toEqual(expected.trim().split(/\s+/));
  for (const kind of withoutSettings) expect(render(kind).text).not.toMatch(/pengingat|reminder/i);
});

test('a reader without a known name is greeted without one', () => {
  expect(render('password-reset', 'id', '').text).toMatch(/^Halo,\n/);
  expect(render('password-reset', 'en', '').text).toMatch(/^Hello,\n/);
  expect(render('password-reset', 'id', '').html).not.toContain('Yth.');
});

test('an approval without a receipt does not promise one', () => {
  const [kind, language] = ['renewal-approved', 'id'] as const;
  const mail = { kind, to: '', userId: 'u1', name: 'Budi', language, data: approved };
  expect(composeText(mail, {}).paragraphs.id.join()).not.toContain('terlampir');
});

test('a known reason is in the language of the reader, and any other as written', () => {
  const reasons = [unansweredReason, 'Bukti pembayaran tidak terbaca.', 'Bukti tidak terbaca.'].map(
    (reason) => {
      const [kind, language] = ['renewal-rejected', 'en'] as const;
      const mail = { kind, to: '', userId: 'u1', name: 'Budi', language, data: { reason } };
      return composeText(mail).paragraphs.en[1];
    },
  );
  expect(reasons).toEqual([
    'Reason: There was no answer to our question for 30 days',
    'Reason: The proof of payment is not readable.',
    'Reason: Bukti tidak terbaca.',
  ]);
  expect(localizeReason('Pendaftaran ganda.', 'id')).toBe('Pendaftaran ganda.');
});

test('a guest reads the name of the own page in each mail', () => {
  const texts = kinds.map((kind) =>
    JSON.stringify(
      composeText(
        { kind, to: '', userId: null, name: '', language: 'id', guest: 'e1g1', data: samples[kind] },
        {},
      ),
    ),
  );
  expect(
    texts.filter((text) => text.includes('Pendaftaran saya') && text.includes('My registration')),
  ).toHaveLength(9);
  for (const text of texts) expect(text).not.toMatch(/Acara saya|Sertifikat saya|My events|My certificates/);
});
