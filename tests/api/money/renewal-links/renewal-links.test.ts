import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { expireMembers } from '../../../../functions/src/model/maintenance/expire-members.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { createRenewalCode } from '../../../../functions/src/model/money/payments/renewal-codes.ts';
import { codeIn, linkIn, mailAbout } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { codeOf } from '../../../support/factories/bills.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { type MemberOptions, makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { inDays } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const ending = (days: number, options: MemberOptions = {}) =>
  makeMember({ ...options, record: { name: 'Budi Santoso', validUntil: inDays(days), ...options.record } });
const upload = async (code: string, client = anonymous) =>
  client.call('renewByLink', { code, paymentProof: await proof() });
const refusedUpload = async (code: string) =>
  anonymous.refused('renewByLink', { code, paymentProof: await proof() });
const codesOf = async (code: string) => [
  (await anonymous.refused('checkRenewalLink', { code })).body.code,
  (await refusedUpload(code)).body.code,
];
const renewalsOf = async ({ id }: Person) =>
  (await valuesOf('payments')).filter(({ userId, kind }) => userId === id && kind === 'renewal');

describe('the link of a reminder', () => {
  test.each([
    [5, 'Keanggotaan Anda berakhir', sendReminders],
    [-2, 'Keanggotaan Anda telah berakhir', expireMembers],
  ] as const)('%i days before the end renews without login', async (days, subject, job) => {
    const [admin, member] = [await makeAdmin(), await ending(days)];
    await job(defaultJobOptions);
    await sendMails();
    const link = linkIn(mailAbout(server, subject));
    expect(link).toMatch(/^\/renew\?code=/);
    const code = codeIn(link);
    expect(JSON.stringify(await valuesOf('outbox'))).not.toContain(code);

    const { body, bytes } = await anonymous.ok('checkRenewalLink', { code });
    const { validUntil } = await storedDocument('users', member.id);
    expect(body).toEqual({
      initials: 'BS',
      validUntil: (validUntil as Date).toISOString(),
      state: 'open',
      membership: 'individual',
    });
    for (const secret of [member.id, member.email, 'Budi']) expect(bytes.toString()).not.toContain(secret);

    const sent = await anonymous.ok('renewByLink', { code, paymentProof: await proof() });
    expect(sent.body).toEqual({
      message: 'Bukti pembayaran diterima. Perpanjangan keanggotaan Anda sedang diperiksa.',
    });
    // Three of them search for such a proof, and one is the bill that the mail opened.
    expect(sent.reads).toBe(7);
    const [bill] = await valuesOf('bills');
    expect(bill?.amount).toBe(150_000 - Number(bill?.uniqueCode));
    expect(await renewalsOf(member)).toMatchObject([
      { state: 'waiting', previousStatus: days < 0 ? 'expired' : 'active', amount: bill?.amount },
    ]);
    expect(await auditEntriesOf('renewal.request')).toMatchObject([
      { actorId: member.id, details: { via: 'link' } },
    ]);
    expect((await as(admin).ok('listRenewalRequests', {})).body.totalUsers).toBe(1);
    await sendMails();
    expect(mailAbout(server, 'Bukti perpanjangan kami terima').to?.[0]?.address).toBe(member.email);
  });

  test('requires a login for admins', async () => {
    await ending(5, { record: { role: 'Admin' } });
    await sendReminders(defaultJobOptions);
    await sendMails();
    expect(linkIn(mailAbout(server, 'Keanggotaan Anda berakhir'))).toBe('/membership/renew');
  });
});

describe('during a waiting renewal', () => {
  test('the link says so and accepts no second proof; after a rejection it works again', async () => {
    const [admin, member] = [await makeAdmin(), await ending(5)];
    const code = await codeOf(member);
    await upload(code);
    expect((await anonymous.ok('checkRenewalLink', { code })).body.state).toBe('waiting');
    const before = await everything();
    expect((await refusedUpload(code)).body).toEqual({
      code: 'wrong-status',
      message: 'Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.',
    });
    expect(await everything()).toEqual(before);
    await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
    expect((await anonymous.ok('checkRenewalLink', { code })).body.state).toBe('open');
    expect((await upload(code)).status).toBe(200);
  });

  test('one of many concurrent uploads, with and without login, succeeds', async () => {
    const member = await ending(5);
    const code = await codeOf(member);
    const files = Object.keys(await storedFiles()).length;
    const own = async () =>
      inProcess(member).call('requestRenewal', { id: member.id, paymentProof: await proof() });
    const byLink = () => upload(code, inProcess());
    const answers = await Promise.all([byLink(), byLink(), byLink(), own()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await renewalsOf(member)).toHaveLength(1);
    expect(Object.keys(await storedFiles())).toHaveLength(files + 1);
  });
});

describe('the link is void', () => {
  test('after the membership was renewed', async () => {
    const [admin, member] = [await makeAdmin(), await ending(5)];
    const code = await codeOf(member);
    await upload(code);
    await as(admin).ok('approveRenewal', { id: member.id });
    const before = await everything();
    expect(await codesOf(code)).toEqual(['gone', 'gone']);
    expect((await anonymous.refused('checkRenewalLink', { code })).body.message).toMatch(
      /telah diperpanjang/,
    );
    expect((await anonymous.refused('checkRenewalLink', { code })).status).toBe(410);
    expect(await everything()).toEqual(before);
  });

  test('after the member has another end, another role, or was deleted', async () => {
    const [admin, moved, promoted, gone] = [
      await makeAdmin(),
      await ending(5),
      await ending(5),
      await ending(5),
    ];
    const codes = await Promise.all([moved, promoted, gone].map(codeOf));
    const { validUntil } = await storedDocument('users', moved.id);
    await changeDocument('users', moved.id, { validUntil: new Date((validUntil as Date).getTime() + 1) });
    await as(admin).ok('promoteToAdmin', { id: promoted.id });
    await as(admin).ok('deleteUser', { id: gone.id });
    for (const code of codes) expect(await codesOf(code)).toEqual(['gone', 'gone']);
  });

  test('60 days after the end', async () => {
    const [late, tooLate] = [
      await ending(-59, { status: 'expired' }),
      await ending(-61, { status: 'expired' }),
    ];
    expect((await anonymous.ok('checkRenewalLink', { code: await codeOf(late) })).body.state).toBe('open');
    const code = await codeOf(tooLate);
    expect(await codesOf(code)).toEqual(['gone', 'gone']);
    expect((await anonymous.refused('checkRenewalLink', { code })).body.message).toMatch(
      /^Masa tautan ini sudah habis/,
    );
  });

  test('if it was forged, changed, or made for another member', async () => {
    const [member, other] = [await ending(5), await ending(5)];
    const before = await everything();
    const code = await codeOf(member);
    const [, ...rest] = code.split('.');
    vi.stubEnv('RENEWAL_LINK_KEY', 'another-key-of-thirty-two-characters-and-more');
    const forged = createRenewalCode({ userId: member.id, end: inDays(5) });
    vi.unstubAllEnvs();
    for (const wrong of ['x', forged, [other.id, ...rest].join('.'), `${code}A`, code.slice(0, -1)]) {
      expect(await codesOf(wrong)).toEqual(['invalid-code', 'invalid-code']);
    }
    expect((await anonymous.refused('checkRenewalLink', { code: 'x'.repeat(201) })).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  test('for any other call: it is no session', async () => {
    const member = await ending(5);
    const code = await codeOf(member);
    for (const name of ['getProfile', 'listSessions', 'getCard'] as const) {
      expect((await as(code).refused(name, {})).status).toBe(401);
    }
  });
});

test('a file that is no image is refused and stores nothing', async () => {
  const code = await codeOf(await ending(5));
  const before = await everything();
  const notOne = { name: 'bukti.jpg', bytes: Buffer.from('bukan gambar') };
  expect((await anonymous.refused('renewByLink', { code, paymentProof: notOne })).body.code).toBe(
    'invalid-file',
  );
  expect(await everything()).toEqual(before);
});

test('views and uploads of one network are limited', async () => {
  vi.stubEnv('RENEWAL_LINKS_PER_ADDRESS', '1');
  vi.stubEnv('RENEWAL_PROOFS_PER_ADDRESS', '1');
  const code = await codeOf(await ending(5));
  const localClient = inProcess();
  await localClient.ok('checkRenewalLink', { code });
  expect((await localClient.refused('checkRenewalLink', { code })).status).toBe(429);
  await localClient.ok('renewByLink', { code, paymentProof: await proof() });
  expect((await localClient.refused('renewByLink', { code, paymentProof: await proof() })).status).toBe(429);
});

test('the link of a coordinator renews the institution, for its fee', async () => {
  const { id, coordinator } = await makeInstitution();
  const code = await codeOf(coordinator);
  expect((await anonymous.ok('checkRenewalLink', { code })).body.membership).toBe('institution');
  await anonymous.ok('renewByLink', { code, paymentProof: await proof() });
  const { paymentId } = await storedDocument('users', coordinator.id);
  expect(await storedDocument('institutions', id)).toMatchObject({ openPaymentId: paymentId });
  expect(await storedDocument('payments', String(paymentId))).toMatchObject({
    amount: 1_900_000,
    institutionId: id,
  });
});
