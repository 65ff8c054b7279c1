import { describe, expect, test } from 'vitest';
import { auth, firestore } from '../../../../functions/src/data/firebase.ts';
import {
  authAccountsStored,
  documentsOf,
  everything,
  everythingButAudit,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { photo } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../../../support/factories/people.ts';
import { endedSession } from '../../../support/factories/tokens.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

describe('the login status', () => {
  const status = async (token?: string) => {
    const { body, reads } = await as(token).ok('getLoginStatus', {});
    return { ...body, reads };
  };

  test('is logged in only with a live session', async () => {
    const member = await makeMember();
    expect(await status()).toEqual({ isLogin: false, reads: 0 });
    expect(await status(member.token)).toEqual({ isLogin: true, reads: 2 });
    expect(await status(await endedSession(member))).toEqual({ isLogin: false, reads: 2 });
    expect(await status('not.a.token-but-long-enough')).toEqual({ isLogin: false, reads: 0 });
  });
});

describe('a registration', () => {
  test('stores the record, the payment, both files, the account, the counter, the audit entry and two mails', async () => {
    const form = await registrationForm({ email: ' Sari@Example.ORG ', profilePhoto: await photo() });
    const { status, body } = await anonymous.ok('register', form);
    const { _id } = body;
    expect([status, body]).toEqual([
      201,
      {
        message: 'Pendaftaran diterima. Silakan masuk untuk melihat status keanggotaan Anda.',
        _id: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      },
    ]);

    const record = await storedDocument('users', _id);
    expect(record).toEqual({
      schema: 2,
      name: form.name,
      email: 'sari@example.org',
      gender: 'laki-laki',
      role: 'Member',
      institution: form.institution,
      institutionAddress: form.institutionAddress,
      city: '',
      department: form.department,
      expertise: form.expertise,
      phoneNumber: '+6280000009876',
      nuptk: '',
      nidn: '',
      orcid: '',
      sintaId: '',
      isActive: 'waitingApproval',
      memberNumber: null,
      photoFile: expect.stringMatching(/^profile-photos\/[A-Za-z0-9]{24}$/),
      paymentId: expect.any(String),
      rejectionReason: null,
      consent: { version: '1', at: expect.any(Date), withdrawnAt: null },
      nameKey: expect.any(String),
      createdAt: expect.any(Date),
      updatedAt: record.createdAt,
      proofCheck: { paymentId: record.paymentId, alarmAt: null },
      validUntil: null,
    });
    const payment = await storedDocument('payments', String(record.paymentId));
    expect(payment).toEqual({
      schema: 1,
      userId: _id,
      kind: 'registration',
      file: expect.stringMatching(/^payment-proofs\/[A-Za-z0-9]{24}$/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      imageHash: expect.stringMatching(/^[0-9a-f]{128}$/),
      hashBands: expect.arrayContaining([expect.stringMatching(/^0:[0-9a-f]{8}$/)]),
      look: null,
      alike: [],
      amount: 150_000,
      state: 'waiting',
      previousStatus: null,
      previousValidUntil: null,
      createdAt: expect.any(Date),
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
    expect(await storedFiles()).toEqual({
      [String(record.photoFile)]: expect.objectContaining({ contentType: 'image/jpeg' }),
      [String(payment.file)]: expect.objectContaining({ contentType: 'image/webp' }),
    });
    expect(await authAccountsStored()).toEqual({
      [_id]: expect.objectContaining({
        email: 'sari@example.org',
        customClaims: { id: _id, role: 'Member' },
      }),
    });
    expect(await documentsOf('totals')).toMatchObject({
      members: { all: 1, byStatus: { waitingApproval: 1 } },
    });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'registration.request', actorId: _id, targetId: _id },
    ]);
    expect(await valuesOf('outbox')).toMatchObject([
      { to: 'sari@example.org', userId: _id, state: 'waiting', kind: 'registration-received' },
    ]);
    expect(await documentsOf('intents')).toEqual({});
  });

  test('stores the password in Firebase Auth only', async () => {
    const password = ' kata sandi yang dicari ';
    await anonymous.ok('register', await registrationForm({ password, confirmPassword: password }));
    const { documents } = await everything();
    expect(JSON.stringify(documents)).not.toContain('kata sandi');
  });

  test('requires only name, email address, password and proof', async () => {
    const { name, email, password, confirmPassword, paymentProof } = await registrationForm();
    const { body } = await anonymous.ok('register', { name, email, password, confirmPassword, paymentProof });
    expect(await storedDocument('users', body._id)).toMatchObject({
      gender: '',
      institution: '',
      photoFile: null,
    });
  });

  test('with a registered address in any letter case answers User already exists and stores nothing', async () => {
    const member = await makeMember();
    const before = await everything();
    for (const email of [member.email, member.email.toUpperCase(), ` ${member.email}`]) {
      const { status, body } = await anonymous.refused('register', await registrationForm({ email }));
      expect([status, body]).toEqual([
        409,
        { message: 'User already exists', code: 'user-exists', fields: { email: 'User already exists' } },
      ]);
    }
    expect(await everything()).toEqual(before);
  });

  test.each([
    [
      'passwords that differ',
      { confirmPassword: 'lain sekali' },
      { confirmPassword: 'Password tidak cocok.' },
    ],
    [
      'a password that many have',
      { password: 'Iloveyou', confirmPassword: 'Iloveyou' },
      { password: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.' },
    ],
    [
      'a password with the name in it',
      { name: 'Rina Wulandari', password: 'wulandari77', confirmPassword: 'wulandari77' },
      { password: 'Kata sandi tidak boleh memuat nama atau alamat email Anda.' },
    ],
    ['no proof', { paymentProof: undefined }, { paymentProof: 'Bukti pembayaran wajib diunggah.' }],
    ['no address', { email: '' }, { email: 'Wajib diisi.' }],
  ])('with %s is refused and stores nothing', async (_what, changes, fields) => {
    const form = { ...(await registrationForm()), ...changes };
    // @ts-expect-error these are the values that the contract forbids
    const { status, body } = await anonymous.refused('register', form);
    // The message itself also states a single problem.
    expect([status, body]).toEqual([
      400,
      { code: 'invalid-input', message: Object.values(fields)[0], fields },
    ]);
    expect(await everything()).toEqual({ documents: {}, files: {}, accounts: {} });
  });
});

describe('a login', () => {
  const login = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    anonymous.ok('login', { email, password });

  test('answers a token and the account, and nothing else', async () => {
    const admin = await makeAdmin();
    // The address is accepted in any letter case.
    const { body } = await login({ ...admin, email: `  ${admin.email.toUpperCase()} ` });
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*\.[\w-]+$/),
      user: { _id: admin.id, name: admin.name, email: admin.email, role: 'Admin' },
    });
    expect((await as(body.token).ok('getProfile', {})).body._id).toBe(admin.id);
  });

  test.each(['waitingApproval', 'RequestRenew', 'rejectedByAdmin', 'expired'] as const)(
    'succeeds for a member who is %s',
    async (status) => {
      const member = await makeMember({ status });
      expect((await login(member)).body.user).toMatchObject({ _id: member.id, role: 'Member' });
    },
  );

  test('answers the same Invalid credentials for every mismatch', async () => {
    const [member, disabled, orphan] = await Promise.all([makeMember(), makeMember(), makeMember()]);
    await (await auth()).updateUser(disabled.id, { disabled: true });
    await (await firestore()).collection('users').doc(orphan.id).delete();
    const attempts = {
      'unknown address': { email: 'tidak-ada@example.org', password: 'rahasia-1' },
      'wrong password': { email: member.email, password: 'salah sekali' },
      'password of another member': { email: member.email, password: orphan.password },
      'broken address': { email: 'bukan alamat', password: 'rahasia-1' },
      'disabled account': disabled,
      'disabled account, wrong password': { email: disabled.email, password: 'salah sekali' },
      'missing record': orphan,
    };
    const before = await everythingButAudit();
    for (const [what, { email, password }] of Object.entries(attempts)) {
      const { status, bytes } = await anonymous.refused('login', { email, password });
      expect([what, status, bytes.toString()]).toEqual([
        what,
        401,
        JSON.stringify({ message: 'Invalid credentials', code: 'invalid-credentials' }),
      ]);
    }
    expect(await everythingButAudit()).toEqual(before);
  });

  test('with an incomplete form answers 400, not a failed login', async () => {
    const { status, body } = await anonymous.refused('login', { email: '', password: '' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ email: 'Wajib diisi.', password: 'Wajib diisi.' });
  });

  test('with values that are not text answers 400', async () => {
    const body = JSON.stringify({ email: { $ne: '' }, password: ['x'] });
    const headers = { 'content-type': 'application/json' };
    const answer = await anonymous.send('POST', '/users/login', { headers, body });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-input' }]);
  });
});
