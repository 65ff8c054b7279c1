import { describe, expect, test } from 'vitest';
import { accounts } from '../accounts/accounts.ts';
import { idField } from './fields.ts';
import { emailField, nameField, passwordField } from './people.ts';

const form = {
  name: 'Sari',
  email: 'sari@example.org',
  password: 'enam-6',
  confirmPassword: 'enam-6',
};
const messagesOf = (changes: object) => {
  const { error } = accounts.register.input.safeParse({ ...form, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the registration form', () => {
  test('requires four fields only', () => expect(messagesOf({})).toEqual({}));

  test('refuses a password of five characters and accepts six', () => {
    expect(messagesOf({ password: 'lima5', confirmPassword: 'lima5' })).toEqual({
      password: 'Password minimal harus 6 karakter.',
    });
    expect(messagesOf({ password: 'enam-6', confirmPassword: 'enam-6' })).toEqual({});
  });

  test('reports all errors together, also passwords that differ', () => {
    expect(messagesOf({ name: ' ', email: 'sari@', password: 'a', confirmPassword: 'b' })).toEqual({
      name: 'Wajib diisi.',
      email: 'Alamat email tidak valid.',
      password: 'Password minimal harus 6 karakter.',
      confirmPassword: 'Password tidak cocok.',
    });
  });

  test('accepts no gender, and refuses an unknown one', () => {
    expect(messagesOf({ gender: '' })).toEqual({});
    expect(Object.keys(messagesOf({ gender: 'Male' }))).toEqual(['gender']);
  });
});

describe('the field', () => {
  test('of an email address is trimmed and converted to lower case', () => {
    expect(emailField.parse('  Sari@Example.ORG ')).toBe('sari@example.org');
  });

  test('of a name is trimmed and refuses blank text and control characters', () => {
    expect(nameField.parse(' Sari ')).toBe('Sari');
    expect(nameField.safeParse('   ').success).toBe(false);
    expect(nameField.safeParse('Sari\u0000').success).toBe(false);
    expect(nameField.safeParse('Sari\r\nBcc: x').success).toBe(false);
  });

  test('of a name removes direction marks and the spaces next to them', () => {
    expect(nameField.parse('\u202e Sari\u200f Dewi\u2069')).toBe('Sari Dewi');
  });

  test('of a password accepts long text and any characters, and is never trimmed', () => {
    const long = ['p'.repeat(64), 'p'.repeat(1024), 'kuda baterai staples benar'];
    for (const password of ['  enam  ', ...long, 'Ä🙂\t\u0000"\\%'])
      expect(passwordField.parse(password)).toBe(password);
  });

  test.each(['', '../x', 'a/b', 'a.b', 'ä', 'x'.repeat(65), '__proto__'])('of an id refuses "%s"', (id) => {
    expect(idField.safeParse(id).success).toBe(false);
  });
});
