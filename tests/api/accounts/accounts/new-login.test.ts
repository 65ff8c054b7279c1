import { describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { deleteStaleSessions } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { linkIn, mailAbout } from '../../../support/assertions/mails.ts';
import { documentOf, mailsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { enrol } from '../../../support/factories/factors.ts';
import { makeMember, type Person, registrationForm } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

/** Returns a visitor from this address. It runs in process, because Hosting sets the address itself. */
const at = (address: string, userAgent = chromeOnWindows) =>
  as(undefined, inProcessTransport(), { 'x-forwarded-for': address, 'user-agent': userAgent });
const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>, address: string) =>
  at(address).ok('login', { email, password });

const loginNotices = async () => mailsOf('new-login');
const networks = async ({ id }: Person) =>
  (await storedDocument('sessions', id)).networks as { hash: string; seenAt: Date }[];

describe('a login', () => {
  test('from a new network is reported by mail with time and device, once per network', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    await logIn(member, '203.0.113.99');
    expect(await loginNotices()).toEqual([]);
    freezeClock('2026-12-01T14:30');
    await logIn(member, '198.51.100.7');
    await logIn(member, '198.51.100.8');
    await logIn(member, '203.0.113.5');
    expect(await loginNotices()).toMatchObject([
      { to: member.email, userId: member.id, data: { device: 'Chrome / Windows' } },
    ]);
    const server = await startMailServer();
    vi.restoreAllMocks();
    freezeClock('2026-12-01T14:31');
    await sendMails();
    const mail = mailAbout(server, 'Akun Anda dibuka dari jaringan lain');
    expect(mail.to?.[0]?.address).toBe(member.email);
    expect(mail.text).toContain('Waktu: 1 Desember 2026 pukul 14.30 WIB\n');
    expect(mail.text).toContain('Perangkat: Chrome di Windows\n');
    expect(mail.text).toContain('Forgot Password?');
    expect(linkIn(mail)).toBe('/profile/security');
  });

  test('is attributed to the address that Hosting sends, also over the network', async () => {
    const member = await makeMember();
    const { email, password } = member;
    const login = (address: string) =>
      anonymous.send('POST', '/users/login', {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `${address}, 104.198.56.253` },
        body: JSON.stringify({ email, password }),
      });
    expect((await login('203.0.113.5')).status).toBe(200);
    expect((await login('203.0.113.99')).status).toBe(200);
    expect(await networks(member)).toHaveLength(1);
    expect((await login('198.51.100.7')).status).toBe(200);
    expect(await networks(member)).toHaveLength(2);
    expect(await loginNotices()).toMatchObject([{ to: member.email }]);
  });

  test('with a recovery code from a new network sends one mail, with time and device', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    const { recoveryCodes } = await enrol(member);
    const other = at('198.51.100.7');
    const { ticket = '' } = (await other.refused('login', { email: member.email, password: member.password }))
      .body;
    await other.ok('loginByCode', { ticket, code: recoveryCodes[0] ?? '' });
    expect(await loginNotices()).toEqual([]);
    expect((await mailsOf('factor-news')).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ what: 'recovery-used', device: 'Chrome / Windows' }),
    );
  });

  test('from a browser without device details is reported without them', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    await at('198.51.100.7', 'x').ok('login', { email: member.email, password: member.password });
    const server = await startMailServer();
    await sendMails();
    expect(server.mails[0]?.text).toMatch(/pukul \d\d\.\d\d WIB\n/);
    expect(server.mails[0]?.text).not.toContain('Perangkat');
  });

  test('stores no address anywhere', async () => {
    const member = await makeMember();
    for (const address of ['203.0.113.5', '2001:db8:77:1::5', '2001:db8:77:2::9'])
      await logIn(member, address);
    expect(await networks(member)).toHaveLength(2);
    expect(await loginNotices()).toHaveLength(1);
    const stored = JSON.stringify([
      await valuesOf('sessions'),
      await valuesOf('outbox'),
      await valuesOf('audit'),
    ]);
    expect(stored).not.toMatch(/203\.0\.113|2001:db8/);
  });

  test('with a wrong password reports and stores nothing', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    const before = await networks(member);
    await at('198.51.100.7').refused('login', { email: member.email, password: 'salah sekali' });
    expect(await networks(member)).toEqual(before);
    expect(await loginNotices()).toEqual([]);
  });

  test('right after the registration sends no mail', async () => {
    const form = await registrationForm();
    await at('203.0.113.5').ok('register', form);
    await logIn(form, '198.51.100.7');
    expect(await loginNotices()).toEqual([]);
  });

  test('sent twice concurrently from one new network is reported once', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    await Promise.all([logIn(member, '198.51.100.7'), logIn(member, '198.51.100.7')]);
    expect(await loginNotices()).toHaveLength(1);
    expect(await networks(member)).toHaveLength(2);
  });
});

describe('the known networks', () => {
  test('survive a password change and the end of all sessions', async () => {
    const member = await makeMember();
    const { token } = (await logIn(member, '203.0.113.5')).body;
    const password = 'rahasia-baru';
    const input = { currentPassword: member.password, password, confirmPassword: password };
    await inProcess(token).ok('changePassword', input);
    expect(await networks(member)).toHaveLength(1);
    await logIn({ email: member.email, password }, '203.0.113.6');
    expect(await loginNotices()).toEqual([]);
    await logIn({ email: member.email, password }, '198.51.100.7');
    expect(await loginNotices()).toHaveLength(1);
  });

  test('remain after all sessions expired, and are deleted half a year after their last use', async () => {
    const member = await makeMember();
    await logIn(member, '203.0.113.5');
    freezeClock(inDays(20));
    expect((await deleteStaleSessions(defaultJobOptions)).failures).toEqual([]);
    expect(await storedDocument('sessions', member.id)).toMatchObject({ live: [], networks: [{}] });
    await logIn(member, '198.51.100.7');
    expect(await loginNotices()).toHaveLength(1);
    vi.restoreAllMocks();
    freezeClock(inDays(190));
    await deleteStaleSessions(defaultJobOptions);
    expect(await networks(member)).toHaveLength(1);
    vi.restoreAllMocks();
    freezeClock(inDays(201));
    await deleteStaleSessions(defaultJobOptions);
    expect(await documentOf('sessions', member.id)).toBeUndefined();
  });
});

test('a replaced card is reported by mail', async () => {
  const member = await makeMember();
  await as(member).ok('reissueCard', {});
  const server = await startMailServer();
  await sendMails();
  const mail = mailAbout(server, 'Kartu anggota Anda diterbitkan ulang');
  expect(mail.to?.[0]?.address).toBe(member.email);
  expect(linkIn(mail)).toBe('/membership');
});
