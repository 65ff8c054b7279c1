import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { emailCodes } from '../../../../functions/src/data/email-codes.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { deleteUser } from '../../../../functions/src/model/accounts/delete-user.ts';
import { codeIn, codeMailedTo, linkIn, mailAbout } from '../../../support/assertions/mails.ts';
import { auditEntriesOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const isVerified = async (person: Person) =>
  (await as(person).ok('getProfile', {})).body.emailVerifiedAt !== null;
const unverified = () => makeMember({ isVerified: false });
const codeFor = async ({ email }: Person) => String(await emailCodes.create(email));

describe('after a registration', () => {
  test('a mail asks for verification, its link verifies, and nothing was blocked before', async () => {
    const [admin, member] = [await makeAdmin(), await register()];
    expect(await isVerified(member)).toBe(false);
    await anonymous.ok('login', { email: member.email, password: member.password });
    await as(admin).ok('approveRegistration', { id: member.id });
    await sendMails();
    const mail = mailAbout(server, 'Pendaftaran Anda kami terima');
    expect(mail.to?.[0]?.address).toBe(member.email);
    const link = linkIn(mail);
    expect(link).toMatch(/^\/verifyEmail\?oobCode=/);
    expect(JSON.stringify(await valuesOf('outbox'))).not.toContain(codeIn(link));

    const { updatedAt } = await storedDocument('users', member.id);
    const { body } = await anonymous.ok('verifyEmail', { oobCode: codeIn(link) });
    // Otherwise the request would look changed to an admin who decides it.
    expect((await storedDocument('users', member.id)).updatedAt).toEqual(updatedAt);
    expect(body.message).toBe('Terima kasih, alamat email Anda sudah terverifikasi.');
    expect(await isVerified(member)).toBe(true);
    const seen = (await as(admin).ok('getUser', { id: member.id })).body;
    expect(Date.parse(String(seen.emailVerifiedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(await auditEntriesOf('email.verify')).toMatchObject([
      { actorId: member.id, targetId: member.id, details: {} },
    ]);
    expect((await anonymous.refused('verifyEmail', { oobCode: codeIn(link) })).body).toEqual({
      code: 'invalid-code',
      message: 'Tautan ini tidak berlaku lagi. Mintalah tautan yang baru.',
    });
  });
});

describe('a code', () => {
  test('for a password verifies no address, and one for an address sets no password', async () => {
    const member = await unverified();
    const passwordCode = String(await authAccounts.passwordResetCode(member.email));
    const before = await everything();
    await anonymous.refused('verifyEmail', { oobCode: passwordCode });
    const addressCode = await codeFor(member);
    const password = 'rahasia-baru';
    const twice = { password, confirmPassword: password };
    await anonymous.refused('resetPassword', { oobCode: addressCode, ...twice });
    expect(await everything()).toEqual(before);
    await anonymous.ok('verifyEmail', { oobCode: addressCode });
    await anonymous.ok('resetPassword', { oobCode: passwordCode, ...twice });
  });

  test('that is invented, or whose account is deleted, verifies nothing', async () => {
    const [admin, member] = [await makeAdmin(), await unverified()];
    await anonymous.refused('verifyEmail', { oobCode: 'dibuat-buat' });
    const oobCode = await codeFor(member);
    await deleteUser(member.id, admin);
    expect((await anonymous.refused('verifyEmail', { oobCode })).body.code).toBe('invalid-code');
  });

  test('sent twice concurrently is used once', async () => {
    const member = await unverified();
    const oobCode = await codeFor(member);
    const client = inProcess();
    const answers = await Promise.all([1, 2, 3].map(() => client.call('verifyEmail', { oobCode })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await isVerified(member)).toBe(true);
    expect(await auditEntriesOf('email.verify')).toHaveLength(1);
  });

  test('is refused beyond the attempt limit', async () => {
    vi.stubEnv('EMAIL_VERIFICATIONS_PER_ADDRESS', '2');
    const client = inProcess();
    for (const expected of [400, 400, 429]) {
      expect((await client.refused('verifyEmail', { oobCode: 'dibuat-buat' })).status).toBe(expected);
    }
  });
});

test('setting a password by a mailed code also verifies the address', async () => {
  const member = await unverified();
  const oobCode = String(await authAccounts.passwordResetCode(member.email));
  const password = 'rahasia-baru';
  await anonymous.ok('resetPassword', { oobCode, password, confirmPassword: password });
  expect((await storedDocument('users', member.id)).emailVerifiedAt).toBeInstanceOf(Date);
});

describe('the mail', () => {
  test('is sent again on request, within a limit', async () => {
    vi.stubEnv('VERIFICATION_MAILS_PER_MEMBER', '2');
    const [member, other] = [await unverified(), await unverified()];
    const client = inProcess(member);
    for (let count = 0; count < 2; count += 1) {
      expect((await client.ok('resendVerification', {})).body.message).toBe(
        'Email verifikasi dikirim dan tiba dalam beberapa menit.',
      );
    }
    expect((await client.refused('resendVerification', {})).status).toBe(429);
    await inProcess(other).ok('resendVerification', {});
    await sendMails();
    expect(server.mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(
      [member.email, member.email, other.email].sort(),
    );
    // The newest link is valid.
    await anonymous.ok('verifyEmail', { oobCode: codeMailedTo(server, member.email) });
  });

  test('is not sent if the address was verified meanwhile', async () => {
    const [done, member] = [await makeMember(), await unverified()];
    const { body, reads } = await as(done).ok('resendVerification', {});
    expect([body.message, reads]).toEqual(['Alamat email Anda sudah terverifikasi.', 2]);
    expect(await valuesOf('outbox')).toEqual([]);
    await as(member).ok('resendVerification', {});
    await anonymous.ok('verifyEmail', { oobCode: await codeFor(member) });
    await sendMails();
    expect(server.mails).toEqual([]);
    expect(await valuesOf('outbox')).toMatchObject([{ state: 'dropped' }]);
  });
});

test('admins see in the list and in the export which addresses are verified', async () => {
  const admin = await makeAdmin();
  const [yes, no] = [await makeMember(), await unverified()];
  const { data } = (await as(admin).ok('listUsers', {})).body;
  const marks = new Map(data.map(({ _id, emailVerifiedAt }) => [_id, emailVerifiedAt]));
  expect([marks.get(yes.id), marks.get(no.id)]).toEqual([expect.any(String), null]);
  const csv = (await as(admin).ok('exportUsers', { role: 'Member' })).bytes.toString('utf8');
  expect(csv).toContain('"Email","Email terverifikasi",');
  expect(csv).toContain(`"${no.email}","Belum",`);
  expect(csv).toMatch(new RegExp(`"${yes.email}","\\d{4}-\\d\\d-\\d\\d",`));
});
