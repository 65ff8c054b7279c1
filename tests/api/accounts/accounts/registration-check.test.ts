import { describe, expect, test } from 'vitest';
import { everything } from '../../../support/assertions/stores.ts';
import { makeMember, registrationForm } from '../../../support/factories/people.ts';
import { anonymous } from '../../../support/suite/client.ts';

const fields = async (changes: object = {}) => {
  const { paymentProof: _proof, ...rest } = await registrationForm();
  return { ...rest, ...changes };
};

describe('the check of a registration', () => {
  test('accepts the fields of a valid registration without files, and creates nothing', async () => {
    const before = await everything();
    const { body } = await anonymous.ok('checkRegistration', await fields());
    expect(body).toEqual({});
    expect(await everything()).toEqual(before);
  });

  test('reports problems of schema, password and address in one reply', async () => {
    const member = await makeMember();
    const { status, body } = await anonymous.refused(
      'checkRegistration',
      await fields({
        name: '',
        email: ` ${member.email.toUpperCase()} `,
        password: 'iloveyou',
        confirmPassword: 'lain',
        membership: 'institution',
        institution: '',
      }),
    );
    expect([status, body.code]).toEqual([409, 'user-exists']);
    expect(body.fields).toEqual({
      name: 'Wajib diisi.',
      password: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.',
      confirmPassword: 'Password tidak cocok.',
      institution: 'Wajib diisi.',
      institutionKind: 'Wajib diisi.',
    });
  });

  test('never fails for values of other types', async () => {
    const { status, body } = await anonymous.refused('checkRegistration', {
      ...(await fields()),
      name: 7,
      email: ['a'],
      password: { a: 1 },
    });
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, ['email', 'name', 'password']]);
  });
});
