import { formatDate, formatDateTime } from 'contract/text/dates';
import { terbilang } from 'contract/text/terbilang';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { clock } from '../../../../functions/src/data/clock.ts';
import { billAmounts } from '../../../../functions/src/data/collections.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { mailAbout } from '../../../support/assertions/mails.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { qrisText } from '../../../support/factories/bills.ts';
import { contactForm } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { type MailServer, setMailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { inDays } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

/** Moves the clock forward. */
const later = (minutes: number) =>
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + minutes * 60_000));

test('a contact message reaches the association, and the reply the sender', async () => {
  await anonymous.ok('sendContactMessage', contactForm({ message: 'Apa <b>kabar</b>?\nSalam' }));
  await sendMails();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    subject: 'Pesan dari Dewi Lestari lewat formulir kontak',
    from: { address: 'noreply@example.org', name: 'SISINDO' },
    to: [{ address: 'layanan@example.org' }],
    replyTo: [{ address: 'dewi@example.org' }],
  });
  expect(mail?.text).toContain('Apa <b>kabar</b>?\nSalam');
  expect(mail?.html).toContain('Apa &lt;b&gt;kabar&lt;/b&gt;?<br>Salam');
  expect(await valuesOf('outbox')).toMatchObject([{ state: 'sent', attempts: 1, dueAt: null }]);
});

test('each step of a membership is mailed once, the approval with date, validity and links to card and receipt', async () => {
  const admin = await makeAdmin();
  const member = await register({ name: 'Rina <Wulandari>' });
  const { validUntil } = (await as(admin).ok('approveRegistration', { id: member.id })).body;
  await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Bukti tidak terbaca.' });
  await sendMails();
  await sendMails();
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    'Pendaftaran Anda kami terima',
    'Keanggotaan Anda aktif',
    'Bukti perpanjangan kami terima',
    'Perpanjangan Anda belum dapat disetujui',
  ]);
  const [approved, rejected] = ['Keanggotaan Anda aktif', 'belum dapat disetujui'].map((subject) =>
    mailAbout(server, subject),
  );
  expect(approved?.text).toMatch(/Yth\. Rina <Wulandari>,[\s\S]*berlaku sampai /);
  for (const line of [
    `Disetujui: ${formatDate(new Date())}`,
    'Iuran: Rp\u00a0150.000',
    `Berlaku sampai: ${formatDate(String(validUntil))}`,
    'Lihat kartu anggota:\nhttps://sisindo.example.org/membership\n',
    'Unduh kuitansi:\nhttps://sisindo.example.org/membership#payments\n',
  ]) {
    expect(approved?.text).toContain(line);
  }
  expect(approved?.html).toContain('href="https://sisindo.example.org/membership#payments"');
  expect(approved?.html).toContain('Rina &lt;Wulandari&gt;');
  expect(rejected?.text).toContain('Alasannya: Bukti tidak terbaca.');
});

test('a reminder contains amount, account and instructions', async () => {
  const [member, { coordinator, name }] = [
    await makeMember({ record: { validUntil: inDays(5) } }),
    await makeInstitution({ record: { validUntil: inDays(5) } }),
  ];
  await sendReminders(defaultJobOptions);
  await sendMails();
  const to = (address: string) => server.mails.find((mail) => mail.to?.[0]?.address === address);
  const [own, ofInstitution] = [to(member.email), to(coordinator.email)];
  const { code } = (await as(member).ok('openBill', {})).body;
  const ownCode = `${code.slice(0, 4)}-${code.slice(4)}`;
  for (const line of [
    'Iuran satu tahun: Rp\u00a0150.000',
    'Bank: Bank Contoh Nusantara',
    'Nomor rekening: 000 0000 0000',
    'Atas nama: Yayasan SISINDO (contoh)',
    `Berita transfer: nama Anda, lalu ${ownCode}.`,
  ]) {
    expect(own?.text).toContain(line);
  }
  expect(own?.html).toContain('>000 0000 0000</td>');
  expect(ofInstitution?.text).toContain('Rp\u00a01.900.000');
  expect(ofInstitution?.text).toContain(`Berita transfer: ${name} `);
  expect(ofInstitution?.text).toContain('mengunduh invoice institusi');
  expect(own?.text).not.toContain('invoice');
});

describe('the bill in a mail', () => {
  const remind = async (days: number) => {
    const member = await makeMember({ record: { validUntil: inDays(days) } });
    await sendReminders(defaultJobOptions);
    await sendMails();
    return { member, text: server.mails.find((mail) => mail.to?.[0]?.address === member.email)?.text };
  };

  test('is opened with the last reminder, and is the one on the screen', async () => {
    const admin = await makeAdmin();
    await as(admin).ok('saveQris', { text: qrisText });
    const { member, text } = await remind(5);
    const [storedBill] = await valuesOf('bills');
    expect(storedBill).toMatchObject({ kind: 'renewal', userId: member.id, state: 'open' });
    const { body: bill } = await as(member).ok('openBill', {});
    const sum = `149.${String(bill.amount).slice(-3)}`;
    for (const line of [
      `Transfer tepat: Rp\u00a0${sum}`,
      `Terbilang: ${terbilang(bill.amount)} rupiah`,
      `Kode tagihan: ${bill.code.slice(0, 4)}-${bill.code.slice(4)}`,
      'Nomor rekening: 000 0000 0000',
      `Batas bayar: ${formatDateTime(bill.dueAt)} WIB`,
      'Transfer persis sampai tiga angka terakhir agar langsung kami kenali.',
      'QRIS dengan nominal ini ada di halaman tagihan',
    ]) {
      expect(text).toContain(line);
    }
    expect(await valuesOf('bills')).toHaveLength(1);
    const entry = { action: 'bill.open', actorId: 'system', targetId: member.id };
    expect(await valuesOf('audit')).toContainEqual(expect.objectContaining(entry));
  });

  test('is not opened by an earlier reminder, which shows an open one', async () => {
    const { text } = await remind(25);
    expect(text).toContain('Iuran satu tahun: Rp\u00a0150.000');
    expect(text).toContain('Buka tautan di bawah untuk nominal transfer dan nomor rekeningnya.');
    expect(text).not.toContain('Transfer tepat');
    expect(text).not.toContain('000 0000 0000');
    expect(await valuesOf('bills')).toEqual([]);
    const other = await makeMember({ record: { validUntil: inDays(25) } });
    const { body: bill } = await as(other).ok('openBill', {});
    await sendReminders(defaultJobOptions);
    await sendMails();
    const mailText = server.mails.find((mail) => mail.to?.[0]?.address === other.email)?.text;
    expect(mailText).toContain(`${bill.code.slice(0, 4)}-${bill.code.slice(4)}`);
    expect(mailText).not.toContain('QRIS');
  });

  test('is opened with all amounts of visitors in use, but not with half of the others', async () => {
    const batch = new Batch();
    for (let n = 1; n < 700; n += 1) batch.merge(billAmounts, `00000000000_${150_000 - n}`, { code: 'X' });
    await batch.commit();
    expect((await remind(5)).text).toContain('Transfer tepat');
    const { text } = await remind(5);
    expect(text).toContain('Iuran satu tahun: Rp\u00a0150.000');
    expect(text).not.toContain('Transfer tepat');
    expect(await valuesOf('bills')).toHaveLength(1);
  });

  test('is in a rejection while it is open', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body: bill } = await as(member).ok('openBill', {});
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await as(admin).ok('rejectRenewal', { id: member.id });
    await sendMails();
    const text = mailAbout(server, 'belum dapat disetujui')?.text;
    expect(text).toContain('Bila Anda perlu membayar lagi: transfer persis sampai tiga angka terakhir');
    expect(text).toContain(`Kode tagihan: ${bill.code.slice(0, 4)}-${bill.code.slice(4)}`);
  });
});

test('the approval of a renewal says that the new card is ready', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  await as(admin).ok('approveRenewal', { id: member.id });
  await sendMails();
  const { text } = mailAbout(server, 'Perpanjangan Anda disetujui');
  expect(text).toContain('Kartu anggota yang baru sudah siap diunduh.');
});

test('every mail is marked as automatic, and the mails of a membership link to the mail settings', async () => {
  const member = await makeMember({ isVerified: false, record: { validUntil: inDays(5) } });
  await sendReminders(defaultJobOptions);
  await sendMails();
  await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
  await sendMails();
  expect(server.mails).toHaveLength(2);
  for (const { headers, text, html } of server.mails) {
    const value = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(value('auto-submitted')).toBe('auto-generated');
    // Reminders can be ended with one click (tests/api/mails/reminders).
    const isReminder = value('list-unsubscribe-post') !== undefined;
    const settings = `https://sisindo.example.org/${isReminder ? 'unsubscribe?code=' : 'profile/privacy#consent'}`;
    if (!isReminder) expect(value('list-unsubscribe')).toBe(`<${settings}>`);
    expect(text).toContain(settings);
    expect(html).toContain(`href="${settings}`);
    expect(html).toContain('prefers-color-scheme:dark');
  }
});

test('a mail to a non-member, or about security, mentions no reminder settings', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  await as(admin).ok('rejectRegistration', { id: member.id, reason: 'Bukti tidak terbaca.' });
  await as(admin).ok('createAdmin', { name: 'Admin baru', email: 'admin.baru@example.org' });
  await anonymous.ok('sendContactMessage', contactForm());
  const owner = await makeMember({ isVerified: false });
  await anonymous.ok('forgotPassword', { email: owner.email });
  await as(owner).ok('resendVerification', {});
  await sendMails();
  expect(server.mails).toHaveLength(5);
  for (const { headers, text, html } of server.mails) {
    expect(headers.filter(({ key }) => key === 'list-unsubscribe')).toEqual([]);
    expect(text).toMatch(/-- \nSociety for Information Systems Indonesia · .*\n.*\n?$/);
    expect(`${text}${html}`).not.toContain('/profile');
  }
});

test('two concurrent runs send each mail once', async () => {
  for (let index = 0; index < 6; index += 1) await anonymous.ok('sendContactMessage', contactForm());
  await Promise.all([sendDueMails(), sendDueMails(), sendDueMails()]);
  expect(server.mails).toHaveLength(6);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(6);
});

describe('a mail that the server refuses', () => {
  test('is retried with growing pauses, and then arrives once', async () => {
    await anonymous.ok('sendContactMessage', contactForm());
    server.refuse(451, 2);
    await sendMails();
    await sendMails();
    expect(server.mails).toEqual([]);
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.any(String) },
    ]);
    later(2);
    await sendMails();
    later(4);
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    later(8);
    await sendMails();
    expect(server.mails).toHaveLength(1);
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'sent', attempts: 3, lastError: null }]);
  });

  test('is finally given up visibly', async () => {
    await anonymous.ok('sendContactMessage', contactForm());
    server.refuse(554, 100);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      later(attempt * 48 * 60);
      await sendMails();
    }
    expect(await valuesOf('outbox')).toMatchObject([
      {
        state: 'failed',
        attempts: 7,
        dueAt: null,
        settledAt: expect.any(Date),
        lastError: expect.any(String),
      },
    ]);
  });

  test('waits while the server offers no TLS, and is never sent unencrypted', async () => {
    await anonymous.ok('sendContactMessage', contactForm());
    vi.stubEnv('SMTP_TLS', 'required');
    await sendMails();
    expect([server.mails, server.commands]).toEqual([[], []]);
    expect(server.connections.made).toBe(1);
    expect(await valuesOf('outbox')).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('STARTTLS') },
    ]);
    vi.stubEnv('SMTP_TLS', 'none');
    later(2);
    await sendMails();
    expect(server.mails).toHaveLength(1);
  });

  test('waits while the server is unreachable', async () => {
    await anonymous.ok('sendContactMessage', contactForm());
    setMailServer('127.0.0.1', 9);
    await sendMails();
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

test('without a configured server no mail is claimed', async () => {
  await anonymous.ok('sendContactMessage', contactForm());
  setMailServer('', 587);
  await sendMails();
  expect(await valuesOf('outbox')).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('a password link is sent to accounts only, and the answer does not reveal which exist', async () => {
  const member = await makeMember();
  const known = await anonymous.ok('forgotPassword', { email: member.email });
  const unknown = await anonymous.ok('forgotPassword', { email: 'tidak.ada@example.org' });
  expect(unknown.body).toEqual(known.body);
  expect(unknown.reads).toBe(known.reads);
  await sendMails();
  expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([member.email]);
  expect(server.mails[0]?.text).toMatch(new RegExp(`^Yth\\. ${member.name},\n`));
  expect(server.mails[0]?.text).toMatch(/https:\/\/sisindo\.example\.org\/resetPassword\?oobCode=\S+/);
  const states = (await valuesOf('outbox')).map(({ state }) => state);
  expect(states.sort()).toEqual(['dropped', 'sent']);
});

test('a mail whose link cannot be created yet is retried and sent once', async () => {
  const { email } = await makeMember();
  await anonymous.ok('forgotPassword', { email });
  vi.spyOn(authAccounts, 'passwordResetCode').mockRejectedValueOnce(new Error('Auth is out of reach.'));
  await sendMails();
  expect(await valuesOf('outbox')).toMatchObject([
    { state: 'waiting', attempts: 1, lastError: 'Auth is out of reach.' },
  ]);
  later(2);
  await sendMails();
  await sendMails();
  expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});
