import { currentConsent } from 'contract/rules/consent';
import { describe, expect, test, vi } from 'vitest';
import { mailTransport } from '../../../../functions/src/data/mail-transport.ts';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { changeDocument, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import {
  codeFor,
  institutionStored,
  invite,
  makeInstitution,
  userStored,
} from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { resetStores } from '../../../support/suite/emulators.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const gone = {
  code: 'invalid-code',
  message: 'Undangan ini tidak berlaku lagi. Mintalah undangan baru kepada koordinator institusi.',
};
const account = { name: 'Rina Wulandari', password: 'rahasia-1', confirmPassword: 'rahasia-1' };

describe('an invitation', () => {
  test('is mailed with a code of which only the hash is stored', async () => {
    const send = vi.spyOn(mailTransport, 'send').mockResolvedValue(undefined);
    const { id, name, coordinator } = await makeInstitution({ staff: 1 });
    expect((await as(coordinator).ok('inviteStaff', { id, email: ' Rina@Example.org ' })).reads).toBe(7);
    await sendDueMails();
    const mail = send.mock.calls.map(([message]) => message).find(({ to }) => to === 'rina@example.org');
    expect(mail?.subject).toBe(`Undangan dari ${name}`);
    const code = /\/institution\/invitation\?code=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const secret = code.split('.')[2] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await everything())).not.toContain(secret);
    expect((await anonymous.ok('getInvitation', { code })).body).toEqual({
      institution: name,
      email: 'rina@example.org',
      expiresAt: expect.any(String),
    });
  });

  test('to the same address again replaces the earlier one, whose code becomes invalid', async () => {
    const institution = await makeInstitution({ staff: 3 });
    const first = await invite(institution, 'rina@example.org');
    const second = await invite(institution, 'rina@example.org');
    expect((await anonymous.refused('getInvitation', { code: first })).body).toEqual(gone);
    await anonymous.ok('getInvitation', { code: second });
    expect((await institutionStored(institution.id)).invitations).toHaveLength(1);
  });

  test('that was withdrawn, expired or guessed is not found', async () => {
    const institution = await makeInstitution();
    const { id, coordinator } = institution;
    const code = await invite(institution, 'rina@example.org');
    await as(await makeMember()).refused('acceptInvitation', { code: `${code.slice(0, -1)}_` });
    freezeClock(inDays(15));
    const late = await inProcess().refused('getInvitation', { code });
    expect(late.body).toEqual(gone);
    vi.restoreAllMocks();
    const [invitation] = (await institutionStored(id)).invitations;
    const input = { id, invitation: String(invitation?.id) };
    await as(coordinator).ok('withdrawInvitation', input);
    expect((await anonymous.refused('joinByInvitation', { code, ...account })).body).toEqual(gone);
    expect((await as(coordinator).refused('withdrawInvitation', input)).status).toBe(404);
    expect(await findInconsistencies()).toEqual([]);
  });

  test('requires an active institution', async () => {
    const institution = await makeInstitution();
    const code = await invite(institution, 'rina@example.org');
    await changeDocument('institutions', institution.id, { validUntil: inDays(-1) });
    const ended = { code: 'wrong-status', message: 'Keanggotaan institusi sedang tidak aktif.' };
    expect((await anonymous.refused('getInvitation', { code })).body).toEqual(ended);
    const { id, coordinator } = institution;
    const again = await as(coordinator).refused('inviteStaff', { id, email: 'lain@example.org' });
    expect(again.body).toEqual(ended);
  });

  test('requires a free seat and an address without a seat', async () => {
    const institution = await makeInstitution({ staff: 3 });
    const { id, coordinator, staff } = institution;
    const taken = await as(coordinator).refused('inviteStaff', { id, email: String(staff[0]?.email) });
    expect(taken.body.fields).toEqual({ email: 'Orang ini sudah menempati kursi di institusi ini.' });
    await invite(institution, 'rina@example.org');
    const full = await as(coordinator).refused('inviteStaff', { id, email: 'lain@example.org' });
    expect(full.body.code).toBe('no-seat-free');
  });

  test('can only be sent a limited number of times', async () => {
    vi.stubEnv('INVITATIONS_PER_INSTITUTION', '1');
    const { id, coordinator } = await makeInstitution();
    const client = inProcess(coordinator);
    await client.ok('inviteStaff', { id, email: 'rina@example.org' });
    const more = await client.refused('inviteStaff', { id, email: 'rina@example.org' });
    expect(more.body.code).toBe('too-many-requests');
  });
});

describe('accepting', () => {
  test('activates an expired member for as long as the institution', async () => {
    const institution = await makeInstitution();
    const member = await makeMember({ status: 'expired' });
    const code = await invite(institution, 'undangan@example.org');
    await as(member).ok('acceptInvitation', { code });
    const { validUntil, seats, invitations } = await institutionStored(institution.id);
    expect(seats).toHaveLength(2);
    expect(invitations).toEqual([]);
    expect(await userStored(member.id)).toMatchObject({ isActive: 'active', validUntil });
    expect((await as(member).ok('getProfile', {})).body.seat).toMatchObject({ isCoordinator: false });
    const other = { id: institution.id, email: 'lain@example.org' };
    expect((await as(member).refused('inviteStaff', other)).status).toBe(403);
    expect(await storedDocument('totals', 'members')).toMatchObject({
      all: 2,
      byStatus: { active: 2, expired: 0 },
    });
    expect((await as(member).refused('acceptInvitation', { code })).body).toEqual(gone);
    expect((await valuesOf('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'seat-accepted',
      'seat-invitation',
    ]);
  });

  test('keeps days paid beyond the end of the institution, also after its renewal', async () => {
    const institution = await makeInstitution({ status: 'RequestRenew', record: { validUntil: inDays(30) } });
    const validUntil = inDays(900);
    const member = await makeMember({ record: { validUntil } });
    await as(member).ok('acceptInvitation', { code: await invite(institution, 'x@example.org') });
    expect((await userStored(member.id)).validUntil).toEqual(validUntil);
    await as(await makeAdmin()).ok('approveRenewal', { id: institution.coordinator.id });
    expect((await userStored(member.id)).validUntil).toEqual(validUntil);
  });

  test.each([
    ['an admin', () => makeAdmin(), 'Akun admin tidak dapat menempati kursi institusi.'],
    [
      'a person with a seat',
      async () => (await makeInstitution()).coordinator,
      'Akun ini sudah menempati kursi institusi. Satu akun hanya dapat menempati satu kursi.',
    ],
    [
      'an applicant',
      () => makeMember({ status: 'waitingApproval' }),
      'Permintaan keanggotaan Anda masih diperiksa. Terima undangan ini setelah ada keputusan.',
    ],
    [
      'a member who renews',
      () => makeMember({ status: 'RequestRenew' }),
      'Permintaan keanggotaan Anda masih diperiksa. Terima undangan ini setelah ada keputusan.',
    ],
  ])('is refused to %s', async (_who, make, message) => {
    const code = await invite(await makeInstitution(), 'x@example.org');
    const person = await make();
    const before = await everything();
    expect((await as(person).refused('acceptInvitation', { code })).body).toEqual({
      code: 'wrong-status',
      message,
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a new account', () => {
  test('has the seat immediately and can log in', async () => {
    const institution = await makeInstitution();
    const code = await invite(institution, 'rina@example.org');
    const { body } = await anonymous.ok('joinByInvitation', { code, ...account });
    const { validUntil } = await institutionStored(institution.id);
    expect(await userStored(body._id)).toMatchObject({
      name: 'Rina Wulandari',
      email: 'rina@example.org',
      institution: institution.name,
      isActive: 'active',
      role: 'Member',
      paymentId: null,
      memberNumber: expect.stringMatching(/^SISINDO-/),
      validUntil,
      consent: { version: currentConsent, at: expect.any(Date), withdrawnAt: null },
      emailVerifiedAt: expect.any(Date),
    });
    const login = { email: 'rina@example.org', password: account.password };
    expect((await anonymous.ok('login', login)).body.user.role).toBe('Member');
    expect(await storedDocument('totals', 'members')).toMatchObject({ all: 2, byStatus: { active: 2 } });
    expect(await findInconsistencies()).toEqual([]);
  });

  test('is not created for a registered address', async () => {
    const [institution, member] = [await makeInstitution(), await makeMember()];
    const code = await invite(institution, member.email);
    const before = await everything();
    const { body } = await anonymous.refused('joinByInvitation', { code, ...account });
    expect(body).toMatchObject({ code: 'user-exists', fields: { email: 'User already exists' } });
    expect(await everything()).toEqual(before);
  });

  test('reports what is wrong with its password', async () => {
    const code = await invite(await makeInstitution(), 'rina@example.org');
    const input = { code, name: 'Rina', password: '12345', confirmPassword: '54321' };
    expect((await anonymous.refused('joinByInvitation', input)).body.fields).toEqual({
      password: 'Password minimal harus 6 karakter.',
      confirmPassword: 'Password tidak cocok.',
    });
    const common = { ...input, password: 'sunshine', confirmPassword: 'sunshine' };
    expect((await anonymous.refused('joinByInvitation', common)).body.fields).toEqual({
      password: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.',
    });
  });

  test('is created completely or not at all for a fault at each step', async () => {
    const client = inProcess();
    for (const mode of ['before', 'after'] as const) {
      for (let at = 1; ; at += 1) {
        await resetStores();
        const institution = await makeInstitution();
        const code = await invite(institution, 'rina@example.org');
        const join = () => client.ok('joinByInvitation', { code, ...account });
        const { effects } = await withFault(at, mode, join);
        const { seats } = await institutionStored(institution.id);
        expect([await valuesOf('users'), await findInconsistencies()], `${mode} ${at}`).toMatchObject([
          { length: seats.length },
          [],
        ]);
        if (effects < at) break;
      }
    }
  });
});

test('a new code invalidates the earlier one', async () => {
  const institution = await makeInstitution();
  const first = await invite(institution, 'rina@example.org');
  const second = await codeFor(institution.id, 'rina@example.org');
  await anonymous.refused('getInvitation', { code: first });
  await anonymous.ok('getInvitation', { code: second });
});
