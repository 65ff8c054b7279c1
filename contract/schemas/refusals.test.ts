import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { accounts } from '../accounts/accounts.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../index.ts';
import { type Locale, setLocaleReader } from '../text/language/localize.ts';
import { contentField } from './content-input.ts';
import { dateTimeField, optionalDateTimeField } from './date-times.ts';
import { approveInput, rejectInput } from './decisions.ts';
import { eventLinksField } from './event-links.ts';
import { multilineField, textField, titleField } from './fields.ts';
import { peopleFilter } from './filters/people-filter.ts';
import { addressField, institutionNameField, plaqueAddressField } from './institution-details.ts';
import { listSchema, pageSchema } from './paging.ts';
import {
  emailField,
  latinNameField,
  mailedCodeField,
  nameField,
  ownLatinNameField,
  passwordField,
  personFields,
  taxNumberField,
} from './people.ts';

const required = 'Wajib diisi.';
const tooLong = (maximum: string) => `Terlalu panjang: paling banyak ${maximum} karakter.`;
const tooMany = (maximum: number) => `Terlalu banyak: paling banyak ${maximum}.`;
const unsupported = 'Mengandung karakter yang tidak didukung.';
const notLatin = 'Tulis dalam huruf Latin.';
const addressInName = 'Nama tidak boleh berisi alamat web.';
const phoneInvalid = 'Nomor telepon tidak valid. Contoh: 0812-3456-7890.';
const notComplete = 'Tulis alamat lengkap yang diawali https://.';

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const link = (url: string) => [{ type: 'registration', name: 'Daftar', url }];
const secure = link('https://a.example');
const id = 'abc';
const cells = (count: number) => ({ cells: Array<string>(count).fill('x') });
const table = (rows: number, columns: number) => [
  { type: 'table', header: true, rows: Array.from({ length: rows }, () => cells(columns)) },
];
const listOf = (entries: number) => [
  { type: 'unorderedList', lists: Array.from({ length: entries }, (_, index) => `${index}`) },
];
const picture = (more: object) => [
  { type: 'image', src: '/api/images/0123456789abcdefABCDEF01', alt: '', ...more },
];
const institution = {
  name: 'Sari',
  email: 'sari@example.org',
  password: 'enam-6',
  confirmPassword: 'enam-6',
  membership: 'institution',
  institutionKind: 'company',
  institution: 'PT Contoh',
  institutionAddress: 'Jalan Contoh 1',
};

/** An empty message means that only programs send the refused value. */
const fields: [what: string, schema: z.ZodType, accepted: unknown, refused: unknown, message: string][] = [
  ['a line', textField(10), 'x'.repeat(10), 'x'.repeat(11), tooLong('10')],
  ['a line with a tab', textField(10), 'a b', 'a\tb', unsupported],
  ['a line with a break', textField(10), 'ab', 'a\nb', unsupported],
  ['an address with a bell', multilineField(20), 'a\r\nb', 'a\u0007b', unsupported],
  ['an address with a NUL', plaqueAddressField, '', 'a\u0000b', unsupported],
  [
    'an e-mail',
    emailField,
    `${'a'.repeat(64)}@b.example`,
    `a@${'b'.repeat(60)}.${'c.'.repeat(100)}id`,
    tooLong('254'),
  ],
  ['a password', passwordField, 'x'.repeat(1024), 'x'.repeat(1025), tooLong('1.024')],
  ['a code of a mail', mailedCodeField, 'x', '', required],
  ['a long code of a mail', mailedCodeField, 'x'.repeat(200), 'x'.repeat(201), ''],
  ['a title', titleField, 'x'.repeat(160), 'x'.repeat(161), tooLong('160')],
  ['a title of spaces', titleField, 'x', ' \u00a0 ', required],
  ['a name', nameField, 'x'.repeat(120), 'x'.repeat(121), tooLong('120')],
  ['a name with an address', nameField, 'Dr. Sari', 'Menang https://contoh.example', addressInName],
  ['a name with a short address', nameField, 'Sari', 'bit.ly/abc', addressInName],
  ['a name of zero-width characters', nameField, 'Sari', '\u200b\u2060\u3164', required],
  ['an institution with an address', personFields.institution, 'PT Contoh', 'evil.com', addressInName],
  ['a Latin name with an address', ownLatinNameField, 'Sari', 'evil.com', addressInName],
  ['a phone number', personFields.phoneNumber, '+62 (811) 123-456', 'abc', phoneInvalid],
  ['a short phone number', personFields.phoneNumber, '', '12345', phoneInvalid],
  ['a long phone number', personFields.phoneNumber, '0811.123.456', '1234567890123456', phoneInvalid],
  ['a phone number with a plus sign', personFields.phoneNumber, '+62811123456', '0811+123456', phoneInvalid],
  ['a name in Latin letters', latinNameField, 'Ṣārī 2', 'سارة', notLatin],
  ['one’s own name in Latin letters', ownLatinNameField, '', 'Sari سارة', notLatin],
  [
    'a taxpayer’s number',
    taxNumberField,
    '01.234.567.8-901.000',
    '12345',
    'NPWP terdiri dari 16 digit, atau 15 digit dalam format lama.',
  ],
  ['the name of an institution', institutionNameField, 'PT Contoh', '', required],
  ['the address of an institution', addressField, 'Jalan Contoh 1', '\r\n', required],
  [
    'a field that institutions require',
    accounts.register.input,
    institution,
    { ...institution, institution: '' },
    required,
  ],
  [
    'a review token',
    approveInput,
    { id, reviewToken: 'x'.repeat(200) },
    { id, reviewToken: 'x'.repeat(201) },
    '',
  ],
  ['a former review token', approveInput, { id, seal: 'x'.repeat(200) }, { id, seal: 'x'.repeat(201) }, ''],
  ['a reason', rejectInput, { id, reason: 'x'.repeat(500) }, { id, reason: 'x'.repeat(501) }, tooLong('500')],
  ['a reason with a bell', rejectInput, { id, reason: 'a\nb' }, { id, reason: 'a\u0007b' }, unsupported],
  ['a link without encryption', eventLinksField, secure, link('http://a.example'), notComplete],
  ['a link with a script', eventLinksField, secure, link('javascript:alert(1)'), notComplete],
  ['a link to an IP address', eventLinksField, secure, link('https://[::1]/'), notComplete],
  ['links', eventLinksField, Array(60).fill(secure[0]), Array(61).fill(secure[0]), tooMany(60)],
  ['links that are no JSON', eventLinksField, '[]', '[', 'Tautan tidak dapat dibaca.'],
  ['a time', dateTimeField, '2026-08-17T09:00', '2026-02-30T09:00', 'Tanggal tidak valid.'],
  ['an empty time', dateTimeField, '2026-08-17T09:00', ' ', required],
  ['an optional time', optionalDateTimeField, '', 'besok', 'Tanggal tidak valid.'],
  ['a page', pageSchema, { page: '1000000' }, { page: '1000001' }, ''],
  ['a length of a page', pageSchema, { limit: '50' }, { limit: '51' }, ''],
  ['a length of a list', listSchema, { limit: '50' }, { limit: '51' }, ''],
  ['a search', peopleFilter, { q: 'x'.repeat(100) }, { q: 'x'.repeat(101) }, tooLong('100')],
  ['a text with a bell', contentField, 'a\tb', 'a\u0007b', unsupported],
  [
    'a text with a foreign picture',
    contentField,
    picture({}),
    picture({ src: 'https://a.example/x.png' }),
    'Isi memuat gambar yang tidak diunggah di sini.',
  ],
  [
    'an image description',
    contentField,
    picture({ alt: 'x'.repeat(200) }),
    picture({ alt: 'x'.repeat(201) }),
    tooLong('200'),
  ],
  ['columns', contentField, table(1, 12), table(1, 13), tooMany(12)],
  ['rows', contentField, table(100, 1), table(101, 1), tooMany(100)],
  ['entries', contentField, listOf(60), listOf(61), tooMany(60)],
];

test.each(fields)(
  '%s is accepted up to its limit and refused beyond it',
  (_what, schema, accepted, refused, message) => {
    expect(messagesOf(schema, accepted)).toEqual([]);
    const messages = [...new Set(messagesOf(schema, refused))];
    expect(messages).toHaveLength(1);
    if (message !== '') expect(messages).toEqual([message]);
  },
);

/** Part of JSON Schema that leads to the parts of an input. */
interface Part {
  readonly anyOf?: readonly Part[];
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
}

const wrongValues = [undefined, null, [], [7], {}, { a: 1 }, -1.5, true, '\u0000', 'x'.repeat(3000)];

const wrongValuesOf = (part: Part): unknown[] => [...wrongValues, ...wrongInputs(part)];

/** Returns inputs, each with a wrong value as one of its parts. */
const wrongInputs = ({ anyOf = [], items, properties = {} }: Part): unknown[] => [
  ...anyOf.flatMap(wrongInputs),
  ...(items === undefined ? [] : wrongValuesOf(items).map((one) => [one])),
  ...Object.entries(properties).flatMap(([name, part]) =>
    wrongValuesOf(part).map((one) => ({ [name]: one })),
  ),
];

describe.each<Locale>(['id', 'en'])('in the language %s', (locale) => {
  test('no endpoint refuses a value of another type with an English text of the library', () => {
    const before = setLocaleReader(() => locale);
    onTestFinished(() => void setLocaleReader(before));
    const { localeError } = z.locales.en();
    const library = (issue: z.core.$ZodIssue) => localeError(issue as z.core.$ZodRawIssue);
    const texts = new Set<string>();
    const english = Object.entries<Endpoint>(endpoints).flatMap(([name, { input }]) =>
      wrongInputs(input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Part)
        .flatMap((wrong) => input.safeParse(wrong, { reportInput: true }).error?.issues ?? [])
        .filter(
          (issue) => texts.add(issue.message) && ['Invalid input', library(issue)].includes(issue.message),
        )
        .map((issue) => `${name}.${issue.path.join('.')}: ${issue.message}`),
    );
    expect([...new Set(english)]).toEqual([]);
    expect(texts.size).toBeGreaterThan(30);
  });
});
