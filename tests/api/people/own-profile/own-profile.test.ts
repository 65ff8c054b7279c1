import { describe, expect, test } from 'vitest';
import { storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { photo } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { as } from '../../../support/suite/client.ts';

describe('the own profile', () => {
  test('accepts the editable fields and a photo', async () => {
    const member = await makeMember({ photo: true });
    const before = await storedDocument('users', member.id);
    const { body } = await as(member).ok('updateProfile', {
      name: 'Nama Baru',
      department: 'Informatika',
      profilePhoto: await photo(),
    });
    expect(body).toEqual({
      message: 'Profil diperbarui.',
      user: (await as(member).ok('getProfile', {})).body,
    });
    expect(body.user).toMatchObject({ name: 'Nama Baru', department: 'Informatika' });
    expect((await storedDocument('users', member.id)).photoFile).not.toBe(before.photoFile);
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'user.update', actorId: member.id, targetId: member.id },
    ]);
  });

  test('accepts a photo alone and keeps everything else', async () => {
    const member = await makeMember({ photo: true });
    const before = await storedDocument('users', member.id);
    const { body } = await as(member).ok('changePhoto', { profilePhoto: await photo() });
    expect(body).toEqual({
      message: 'Foto profil diperbarui.',
      user: (await as(member).ok('getProfile', {})).body,
    });
    const after = await storedDocument('users', member.id);
    expect(after).toEqual({ ...before, photoFile: after.photoFile, updatedAt: after.updatedAt });
    expect(after.photoFile).not.toBe(before.photoFile);
  });

  test('ignores address, role, status and validity', async () => {
    const member = await makeMember();
    const before = await storedDocument('users', member.id);
    const form = new FormData();
    const wished = {
      name: before.name,
      email: 'x@example.org',
      role: 'Admin',
      isActive: 'active',
      validUntil: '2099-01-01',
      id: 'x',
    };
    for (const [field, value] of Object.entries(wished)) form.set(field, String(value));
    const answer = await as(member).send('PUT', '/users/user/profile', { body: form });
    expect(answer.status).toBe(200);
    expect(await storedDocument('users', member.id)).toEqual({ ...before, updatedAt: expect.any(Date) });
  });

  test('is not saved over a concurrent save of an admin', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const { updatedAt } = (await as(member).ok('getProfile', {})).body;
    await as(admin).ok('updateUser', { id: member.id, name: 'Dari admin' });
    const { body } = await as(member).refused('updateProfile', { name: 'Dari saya', basedOn: updatedAt });
    expect(body).toMatchObject({ code: 'conflict', fields: { name: 'Tersimpan sekarang: Dari admin' } });
  });
});

describe('the own sessions', () => {
  test('are listed without tokens, and ended one by one or all except the current one', async () => {
    const member = await makeMember();
    const others = [await newSession(member), await newSession(member)];
    const { body, bytes } = await as(member).ok('listSessions', {});
    expect(body.data.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
    expect(bytes.toString()).not.toContain('hash');
    const newest = String(body.data[0]?._id);
    await as(member).ok('endSession', { session: newest });
    expect((await as(others[1]).refused('getProfile', {})).status).toBe(401);
    expect((await as(others[0]).ok('getProfile', {})).status).toBe(200);
    await as(member).ok('endSession', { session: 'others' });
    expect((await as(others[0]).refused('getProfile', {})).status).toBe(401);
    expect((await as(member).ok('listSessions', {})).body.data).toMatchObject([{ isCurrent: true }]);
  });

  test('of another account are out of reach', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const { body } = await as(other).ok('listSessions', {});
    await as(member).ok('endSession', { session: String(body.data[0]?._id) });
    expect((await as(other).ok('getProfile', {})).status).toBe(200);
    await as(member).refused('endSession', { session: 'bukan-sesi' });
  });
});
