import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { payments } from '../../../../functions/src/data/collections.ts';
import { mailTransport } from '../../../../functions/src/data/mail-transport.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { mailAbout, mailTo } from '../../../support/assertions/mails.ts';
import { documentsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

describe('the receipt of an approval', () => {
  const approve = async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    await as(admin).ok('approveRegistration', { id: member.id });
    const found = Object.entries(await documentsOf('payments')).find(([, one]) => one.userId === member.id);
    return { member, id: found?.[0] ?? '', receipt: found?.[1].receipt as { number: string } };
  };

  test('is attached as the file that the page downloads', async () => {
    const { member, id, receipt } = await approve();
    await sendMails();
    const mail = mailAbout(server, 'Keanggotaan Anda aktif');
    expect(mail.text).toContain('Kuitansinya terlampir.');
    expect(mail.attachments).toMatchObject([
      {
        filename: `kuitansi-${receipt.number.replaceAll('/', '-')}.pdf`,
        mimeType: 'application/pdf',
        disposition: 'attachment',
      },
    ]);
    const { bytes } = await as(member).ok('getReceipt', { id });
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(bytes)).toBe(true);
    expect(JSON.stringify(await valuesOf('outbox')).length).toBeLessThan(1000);
  });

  test('is the same file in each attempt, in a mail with the same id', async () => {
    await approve();
    const files: Buffer[] = [];
    const ids: string[] = [];
    const send = mailTransport.send.bind(mailTransport);
    vi.spyOn(mailTransport, 'send').mockImplementation((message) => {
      files.push(...message.attachments.map(({ bytes }) => Buffer.from(bytes)));
      ids.push(message.messageId);
      return send(message);
    });
    server.refuse(451, 1);
    await sendMails();
    freezeClock(new Date(Date.now() + 120_000));
    await sendMails();
    expect(server.mails).toHaveLength(1);
    expect(ids).toEqual(Array(2).fill(server.mails[0]?.messageId));
    expect(files).toHaveLength(2);
    expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(true);
  });

  test('is left out, and not promised, when it was erased or its name cannot be printed', async () => {
    const { id } = await approve();
    const { version, data } = await payments.getOrThrow(id);
    const receipt = { ...data.receipt, name: '李小龍' } as NonNullable<typeof data.receipt>;
    await new Batch().update(payments, id, { receipt }, version).commit();
    await sendMails();
    const unprintable = mailAbout(server, 'Keanggotaan Anda aktif');
    expect(unprintable.attachments).toEqual([]);
    expect(unprintable.text).not.toContain('terlampir');
    expect(unprintable.text).toContain('/membership#payments');
    const again = await approve();
    await new Batch().delete(payments, again.id).commit();
    await sendMails();
    expect(mailTo(server, again.member.email).attachments).toEqual([]);
  });
});

test('a mail has a text part and an HTML part as alternatives, and the receipt next to them', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  await anonymous.ok('forgotPassword', { email: member.email });
  await as(admin).ok('approveRegistration', { id: member.id });
  await sendMails();
  const structures = server.sources.map((source) =>
    [...source.matchAll(/^Content-Type: ([\w/]+)/gim)].map(([, type]) => type),
  );
  const alternatives = ['multipart/alternative', 'text/plain', 'text/html'];
  expect(structures.sort((a, b) => a.length - b.length)).toEqual([
    alternatives,
    ['multipart/mixed', ...alternatives, 'application/pdf'],
  ]);
  expect((await PostalMime.parse(server.sources[0] ?? '')).headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

describe('a mail about received payments', () => {
  test('names amount, bill code and usual wait, and is the only mail of a registration', async () => {
    const member = await register();
    await sendMails();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([member.email]);
    const { text } = mailTo(server, member.email);
    expect(text).toContain('Nominal: Rp\u00a0150.000\n');
    expect(text).toContain('Biasanya diputuskan dalam beberapa hari kerja.');
    expect(text).toMatch(/Verifikasi alamat email:\nhttps:\S+\/verifyEmail\?oobCode=\S+\n/);
  });

  test('names the bill of a renewal', async () => {
    const member = await makeMember();
    const { body: bill } = await as(member).ok('openBill', {});
    await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await sendMails();
    const { text } = mailAbout(server, 'Bukti perpanjangan kami terima');
    expect(text).toContain(`Nominal: Rp\u00a0149.${String(bill.amount).slice(-3)}\n`);
    expect(text).toContain(`Kode tagihan: ${bill.code.slice(0, 4)}-${bill.code.slice(4)}\n`);
  });
});

describe('a security mail', () => {
  const send = (token: string, method: string, path: string, body: unknown) =>
    anonymous.send(method, path, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': phone,
      },
      body: JSON.stringify(body),
    });

  test('names time and device of a new password', async () => {
    const member = await makeMember();
    const password = 'kopi tubruk pagi';
    const { status } = await send(member.token, 'PUT', '/users/user/profile/password', {
      currentPassword: member.password,
      password,
      confirmPassword: password,
    });
    expect(status).toBe(200);
    await sendMails();
    const { text } = mailAbout(server, 'Kata sandi Anda diubah');
    expect(text).toMatch(/Waktu: \d+ \w+ \d{4} pukul \d\d\.\d\d WIB\nPerangkat: Chrome di Android\n/);
    expect(text).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });
});
