import { userReply } from 'contract/schemas/people';
import { dayStart } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { requiredKeys } from '../../../support/assertions/required-keys.ts';
import {
  documentsOf,
  everything,
  fileBytes,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { photo, proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

test('a membership ends after its last day for every caller, even before the daily job', async () => {
  const admin = await makeAdmin();
  const over = { validUntil: new Date(dayStart(new Date()).getTime() - 1) };
  const today = await makeMember({ record: { validUntil: dayStart(new Date()) } });
  const institution = await makeInstitution({ record: over, logo: true });
  const { coordinator } = institution;
  expect((await storedDocument('users', coordinator.id)).isActive).toBe('active');

  expect((await as(coordinator).ok('getProfile', {})).body.isActive).toBe('expired');
  expect((await as(today).ok('getProfile', {})).body.isActive).toBe('active');
  const { data } = (await as(admin).ok('listUsers', { role: 'Member' })).body;
  const standings = new Map(data.map(({ _id, isActive }) => [_id, isActive]));
  expect([standings.get(coordinator.id), standings.get(today.id)]).toEqual(['expired', 'active']);
  expect((await as(admin).ok('getUser', { id: coordinator.id })).body.isActive).toBe('expired');
  const { account } = (await as(admin).ok('findAccount', { email: coordinator.email })).body;
  expect(account?.isActive).toBe('expired');
  const { body } = await as(coordinator).ok('getInstitution', { id: institution.id });
  expect([body.status, body.seats[0]?.isActive]).toEqual(['ended', 'expired']);
  expect((await anonymous.ok('listInstitutionLogos', {})).body).toEqual([]);
  const lines = (await as(admin).ok('exportUsers', {})).bytes.toString('utf8').split('\r\n');
  const lineOf = ({ email }: { email: string }) => lines.find((line) => line.includes(`"${email}"`));
  expect(lineOf(coordinator)).toContain('"Berakhir"');
  expect(lineOf(today)).toContain('"Aktif"');

  const paymentProof = await proof();
  await as(coordinator).ok('requestRenewal', { id: coordinator.id, paymentProof });
  const { body: review } = await as(admin).ok('getReview', { id: coordinator.id });
  expect(review.payment.previousStatus).toBe('expired');
});

describe('the own profile', () => {
  test('contains exactly the fields of the contract', async () => {
    const member = await makeMember({ photo: true });
    const { body } = await as(member).ok('getProfile', {});
    expect(Object.keys(body).sort()).toEqual(requiredKeys(userReply));
    const record = await storedDocument('users', member.id);
    expect(body).toEqual({
      _id: member.id,
      name: member.name,
      email: member.email,
      gender: 'perempuan',
      role: 'Member',
      institution: 'Universitas Contoh',
      institutionAddress: 'Jalan Contoh No. 5, Bandung',
      city: '',
      department: 'Sistem Informasi',
      expertise: 'Tata kelola TI',
      phoneNumber: '+62 800 0000 1234',
      nuptk: '',
      nidn: '',
      orcid: '',
      sintaId: '',
      taxNumber: '',
      latinName: '',
      isActive: 'active',
      profilePhoto: expect.stringMatching(`^/api/users/user/profilePhoto/${member.id}\\?v=[A-Za-z0-9]{8}$`),
      memberNumber: record.memberNumber,
      emailVerifiedAt: (record.emailVerifiedAt as Date).toISOString(),
      rejectionReason: null,
      wantsReminders: true,
      consent: {
        version: '1',
        at: (record.consent as { at: Date }).at.toISOString(),
        withdrawnAt: null,
      },
      question: null,
      answer: null,
      createdAt: (record.createdAt as Date).toISOString(),
      updatedAt: (record.updatedAt as Date).toISOString(),
      validUntil: (record.validUntil as Date).toISOString(),
    });
  });

  test('of a new member', async () => {
    const member = await register();
    expect((await as(member).ok('getProfile', {})).body).toMatchObject({
      isActive: 'waitingApproval',
      validUntil: null,
      memberNumber: null,
      profilePhoto: null,
    });
  });
});

describe('a user by id', () => {
  test('is the same for its owner and for an admin', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const own = (await as(member).ok('getProfile', {})).body;
    const byOwner = await as(member).ok('getUser', { id: member.id });
    expect([byOwner.body, byOwner.reads]).toEqual([own, 2]);
    const byAdmin = await as(admin).ok('getUser', { id: member.id });
    expect([byAdmin.body, byAdmin.reads]).toEqual([own, 3]);
  });

  test('is 404 for an unknown id and 400 for an invalid one', async () => {
    const admin = await makeAdmin();
    expect((await as(admin).refused('getUser', { id: 'unknownRecordId' })).body).toEqual({
      code: 'not-found',
      message: 'Data tidak ditemukan.',
    });
    for (const id of ['x/y', 'a.b', 'x'.repeat(65)]) {
      expect((await as(admin).refused('getUser', { id })).body.code).toBe('invalid-input');
    }
  });
});

describe('a profile photo', () => {
  test('is returned to its owner and to admins as stored, also by the path in the profile; a missing one is 404', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    const { photoFile } = await storedDocument('users', member.id);
    const bytes = await fileBytes(String(photoFile));
    for (const [person, reads] of [
      [member, 2],
      [admin, 3],
    ] as const) {
      const answer = await as(person).ok('getProfilePhoto', { id: member.id });
      expect(answer.reads).toBe(reads);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.bytes.equals(bytes)).toBe(true);
    }
    const path = String((await as(member).ok('getProfile', {})).body.profilePhoto);
    const byPath = await as(member).send('GET', path.replace(/^\/api/, ''));
    expect([byPath.status, byPath.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await as(admin).refused('getProfilePhoto', { id: admin.id })).status).toBe(404);
  });
});

describe('an update', () => {
  const changes = {
    name: 'Sari Dewi',
    gender: 'laki-laki',
    institution: 'Kantor Contoh',
    institutionAddress: 'Jalan Lain No. 1',
    department: 'TI',
    expertise: 'Audit',
    phoneNumber: '+62 800 0000 7777',
  } as const;

  test('changes the editable fields and returns the stored user', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await storedDocument('users', member.id);
    const { body } = await as(admin).ok('updateUser', { id: member.id, ...changes });
    const after = await storedDocument('users', member.id);
    expect(after).toEqual({
      ...before,
      ...changes,
      phoneNumber: '+6280000007777',
      nameKey: 'sari dewi',
      updatedAt: expect.any(Date),
    });
    expect((after.updatedAt as Date).getTime()).toBeGreaterThan((before.updatedAt as Date).getTime());
    expect(body).toEqual({
      message: 'Data pengguna diperbarui.',
      user: (await as(member).ok('getProfile', {})).body,
    });
    expect(await valuesOf('audit')).toMatchObject([
      {
        action: 'user.update',
        actorId: admin.id,
        targetId: member.id,
        details: {
          fields: 'name, gender, institution, institutionAddress, department, expertise, phoneNumber',
        },
      },
    ]);
  });

  test('keeps fields that were not sent, and empties fields that were sent empty', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await storedDocument('users', member.id);
    await as(admin).ok('updateUser', { id: member.id, name: member.name, expertise: '', gender: '' });
    expect(await storedDocument('users', member.id)).toEqual({
      ...before,
      expertise: '',
      gender: '',
      updatedAt: expect.any(Date),
    });
  });

  test('with a photo replaces the old one and deletes its file', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    const before = await storedDocument('users', member.id);
    const { body } = await as(admin).ok('updateUser', {
      id: member.id,
      name: member.name,
      profilePhoto: await photo(),
    });
    const { photoFile } = await storedDocument('users', member.id);
    expect(photoFile).not.toBe(before.photoFile);
    expect(body.user.profilePhoto).toContain(String(photoFile).slice(-8));
    const photos = Object.keys(await storedFiles()).filter((path) => path.startsWith('profile-photos/'));
    expect(photos).toEqual([photoFile]);
    expect(await documentsOf('intents')).toEqual({});
  });

  test('without a name, or of an unknown user, is refused and stores nothing', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const before = await everything();
    const { body } = await as(admin).refused('updateUser', { ...changes, id: member.id, name: ' ' });
    expect(body).toEqual({
      code: 'invalid-input',
      message: 'Wajib diisi.',
      fields: { name: 'Wajib diisi.' },
    });
    const unknown = { id: 'unknownRecordId', ...changes, profilePhoto: await photo() };
    expect((await as(admin).refused('updateUser', unknown)).status).toBe(404);
    expect(await everything()).toEqual(before);
  });

  test('over a concurrent save of another admin is refused, with the current version', async () => {
    const [one, other, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
    const { body: opened } = await as(one).ok('getUser', { id: member.id });
    const basedOn = opened.updatedAt;
    const input = { id: member.id, name: member.name, basedOn };
    const first = await as(other).ok('updateUser', { ...input, department: 'Informatika' });
    const { body, status } = await as(one).refused('updateUser', { ...input, department: 'Statistika' });
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'conflict',
      message: 'Data ini sudah diubah oleh orang lain sejak Anda membukanya.',
      fields: { department: 'Tersimpan sekarang: Informatika' },
    });
    expect((await storedDocument('users', member.id)).department).toBe('Informatika');
    const again = { ...input, department: 'Statistika', basedOn: first.body.user.updatedAt };
    expect((await as(one).ok('updateUser', again)).body.user.department).toBe('Statistika');
  });
});
