import { errorCatalogue } from 'contract/errors';
import { describe, expect, test } from 'vitest';
import { withLocale } from '../../../functions/src/data/context/locale.ts';
import { jpeg, truncated } from '../../support/factories/images.ts';
import { makeMember, registrationForm } from '../../support/factories/people.ts';
import { as, type Client, hosting, inLanguage } from '../../support/suite/client.ts';

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

test('a call without a login is refused in the language of the page', async () => {
  expect(await repliesOf((client) => client.refused('getProfile', {}))).toEqual([
    { code: 'unauthenticated', message: 'Please log in first.' },
    { code: 'unauthenticated', message: 'Silakan masuk terlebih dahulu.' },
  ]);
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
