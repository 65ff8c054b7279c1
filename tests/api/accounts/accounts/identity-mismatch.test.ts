import { describe, expect, test, vi } from 'vitest';
import { auth } from '../../../../functions/src/data/firebase.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, registrationForm } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';

const ownersOf = async () => Object.values(await documentsOf('emailOwners')).map(({ userId }) => userId);

describe('an email address', () => {
  test('belongs to one account from its registration to its deletion', async () => {
    const admin = await makeAdmin();
    const form = await registrationForm();
    const { _id: id } = (await anonymous.ok('register', form)).body;
    expect(await ownersOf()).toEqual(expect.arrayContaining([admin.id, id]));
    await as(admin).ok('changeUserEmail', { id, email: 'baru@example.org' });
    const moved = await documentsOf('emailOwners');
    expect(Object.keys(moved)).toHaveLength(2);
    await anonymous.ok('register', await registrationForm({ email: form.email }));
    await as(admin).ok('deleteUser', { id });
    expect(await ownersOf()).toHaveLength(2);
    expect(await ownersOf()).not.toContain(id);
  });

  test('of a record cannot be registered again after Firebase Auth lost it', async () => {
    const member = await makeMember();
    await (await auth()).updateUser(member.id, { email: 'lain@example.org' });
    const before = await everything();
    const form = await registrationForm({ email: member.email });
    expect((await anonymous.refused('register', form)).body.code).toBe('user-exists');
    expect(await everything()).toEqual(before);
  });

  test('of an older account gets its owner entry with the next login', async () => {
    const member = await makeMember();
    const owners = (await database()).collection('emailOwners');
    for (const { ref } of (await owners.get()).docs) await ref.delete();
    await anonymous.ok('login', { ...member });
    expect(await ownersOf()).toEqual([member.id]);
    await anonymous.ok('login', { ...member });
  });

  test('left over from a deleted account blocks no new registration', async () => {
    const member = await makeMember();
    await (await database()).collection('users').doc(member.id).delete();
    await (await auth()).deleteUser(member.id);
    const { body } = await anonymous.ok('register', await registrationForm({ email: member.email }));
    expect(await ownersOf()).toEqual([body._id]);
  });
});

describe('a login whose address differs between Firebase Auth and the record', () => {
  const message =
    'Email ini sedang diubah, atau tidak sama dengan email di data keanggotaan. Coba lagi setengah jam lagi; jika tetap begini, hubungi sekretariat.';

  test('is refused with instructions, and the log does not contain the address', async () => {
    const member = await makeMember();
    await changeDocument('users', member.id, { email: 'tercatat@example.org' });
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { status, body } = await inProcess().refused('login', { ...member });
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    expect([status, body]).toEqual([409, { code: 'account-parted', message }]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        severity: 'ERROR',
        message: 'a login was refused: Auth and the record have different addresses',
        requestId: expect.stringMatching(/^\w{4}-\w{4}$/),
        account: member.id,
        record: member.id,
      },
    ]);
    // A caller with a wrong password learns nothing about the mismatch.
    const wrong = { email: member.email, password: 'salah sekali' };
    expect((await anonymous.refused('login', wrong)).body.code).toBe('invalid-credentials');
  });

  test('never opens another account', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    // Changed by hand in the console: the account has the address of another record.
    await (await auth()).updateUser(other.id, { email: 'bebas@example.org' });
    await (await auth()).updateUser(member.id, { email: other.email });
    const before = await storedDocument('sessions', other.id);
    const taken = { email: other.email, password: member.password };
    expect((await anonymous.refused('login', taken)).body.code).toBe('account-parted');
    expect(await storedDocument('sessions', other.id)).toEqual(before);
  });
});

test('an admin finds the account that an address leads to', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  // An old record with the same address, which the address would find first.
  await makeMember({ account: false, record: { email: member.email } });
  const { body } = await as(admin).ok('findAccount', { email: member.email });
  expect(body.account?._id).toBe(member.id);
});

test('every request checks with Firebase Auth whether the session was revoked', async () => {
  const member = await makeMember();
  const asked = vi.spyOn(await auth(), 'verifySessionCookie');
  await inProcess(member).ok('getProfile', {});
  expect(asked.mock.calls).toEqual([[member.token, true]]);
  // An unreachable Firebase Auth says nothing about the session.
  asked.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'auth/internal-error' }));
  expect((await inProcess(member).refused('getProfile', {})).status).toBe(500);
  expect((await as(member).ok('getProfile', {})).status).toBe(200);
});
