import { errorCatalogue } from 'contract/errors';
import { describe, expect, test, vi } from 'vitest';
import { withLocale } from '../../../functions/src/data/context/locale.ts';
import { jpeg, truncated } from '../../support/factories/images.ts';
import { makeMember, registrationForm } from '../../support/factories/people.ts';
import { as, type Client, hosting, inLanguage, inProcessTransport } from '../../support/suite/client.ts';

/** Clients of the site in English, in Indonesian, and of a language that does not exist. */
const english = as(undefined, inLanguage('en'));
const unknownLanguage = as(undefined, inLanguage('xx'));
const indonesian = as(undefined, hosting);

type Call = (client: Client) => Promise<{ readonly body: unknown }>;

async function repliesOf(call: Call): Promise<unknown[]> {
  const [en, id, xx] = await Promise.all([english, indonesian, unknownLanguage].map(call));
  expect(xx?.body).toEqual(id?.body);
  return [en?.body, id?.body];
}

describe('a refusal of invalid input', () => {
  test('names a required field in the language of the page', async () => {
    const form = { email: 'sari@example.org', password: '' };
    expect(await repliesOf((client) => client.refused('login', form))).toEqual([
      {
        code: 'invalid-input',
        message: 'This field is required.',
        fields: { password: 'This field is required.' },
      },
      { code: 'invalid-input', message: 'Wajib diisi.', fields: { password: 'Wajib diisi.' } },
    ]);
  });

  test('has one message for several fields', async () => {
    expect(await repliesOf((client) => client.refused('login', { email: '', password: '' }))).toEqual([
      {
        code: 'invalid-input',
        message: 'The data is incomplete or does not match what we expected.',
        fields: { email: 'This field is required.', password: 'This field is required.' },
      },
      {
        code: 'invalid-input',
        message: 'Data yang dikirim belum lengkap atau tidak sesuai.',
        fields: { email: 'Wajib diisi.', password: 'Wajib diisi.' },
      },
    ]);
  });

  test('names the limit of a text in the language of the page', async () => {
    const form = await registrationForm({ expertise: 'x'.repeat(100_000) });
    const fieldsIn = async (client: Client) => (await client.refused('register', form)).body.fields;
    expect((await fieldsIn(english))?.expertise).toBe('Too long: at most 200 characters.');
    expect((await fieldsIn(indonesian))?.expertise).toBe('Terlalu panjang: paling banyak 200 karakter.');
  });
});

describe('texts that the owner fixed in English are the same in both languages:', () => {
  test('the refusal of a wrong password', async () => {
    const { email } = await makeMember();
    const wrong = { email, password: 'wrong-password' };
    expect(await repliesOf((client) => client.refused('login', wrong))).toEqual(
      Array(2).fill({ code: 'invalid-credentials', message: 'Invalid credentials' }),
    );
  });

  test('the refusal of a registered email address', async () => {
    const { email } = await makeMember();
    for (const client of [english, indonesian]) {
      const { body } = await client.refused('register', await registrationForm({ email }));
      expect(body.message).toBe('User already exists');
    }
  });
});

test('a call without a login is refused in the language of the page', async () => {
  expect(await repliesOf((client) => client.refused('getProfile', {}))).toEqual([
    { code: 'unauthenticated', message: 'Please log in first.' },
    { code: 'unauthenticated', message: 'Silakan masuk terlebih dahulu.' },
  ]);
});

test('a rate limit is refused in the language of the page', async () => {
  vi.stubEnv('LOGIN_ATTEMPTS_PER_EMAIL', '1');
  const { email } = await makeMember();
  const local = as(undefined, inLanguage('en', inProcessTransport()));
  await local.refused('login', { email, password: 'wrong-password' });
  const { body } = await local.refused('login', { email, password: 'wrong-password' });
  expect(body).toEqual({
    code: 'too-many-requests',
    message: 'Too many attempts. Try again in a few minutes.',
  });
});

test('a broken picture is refused in the language of the page', async () => {
  const file = { name: 'a.jpg', bytes: await truncated(jpeg()) };
  const messageIn = async (client: Client) => {
    const { body } = await client.refused('register', await registrationForm({ paymentProof: file }));
    return Object.values(body.fields ?? {})[0];
  };
  expect(await messageIn(english)).toBe(
    'The file is not an intact JPG or PNG picture, or has more than 40 megapixels.',
  );
  expect(await messageIn(indonesian)).toBe(
    'Berkas bukan gambar JPG atau PNG yang utuh, atau ukurannya melebihi 40 megapiksel.',
  );
});

test('a successful change is confirmed in the language of the page', async () => {
  const member = await makeMember();
  const reply = await as(member, inLanguage('en')).ok('logout', {});
  expect(reply.body.message).toBe('You are logged out.');
});

test('every error code has another message in English, except those that are fixed', () => {
  const messagesIn = (locale: 'id' | 'en') =>
    withLocale(locale, () => Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]));
  const en = Object.fromEntries(messagesIn('en'));
  const same = messagesIn('id').filter(([code = '', message]) => en[code] === message);
  expect(same).toEqual([
    ['invalid-credentials', 'Invalid credentials'],
    ['user-exists', 'User already exists'],
  ]);
});
