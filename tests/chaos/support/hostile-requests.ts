import type { Endpoint } from 'contract/endpoint';
import type { Random } from '../../../tools/seed/deterministic.ts';
import { pdf } from '../../support/factories/documents.ts';
import { jpeg, svg, truncated } from '../../support/factories/images.ts';
import type { Upload } from '../../support/suite/client.ts';
import { type Hints, objectFor, type Schema } from './schema-values.ts';

/**
 * Creates requests for an endpoint that are valid, nearly valid or completely invalid. The same random
 * numbers give the same requests.
 */

export interface RawCall {
  readonly method: string;
  /** Path below /api, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** True when the request contains a value that no endpoint accepts; otherwise it may be valid. */
  readonly isRefusedByAll: boolean;
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Examples of values that programs often do not expect in a field. */
const unexpectedValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -9e15,
  '',
  ' ',
  'null',
  'NaN',
  '-0',
  '1e999',
  'x'.repeat(70_000),
  '🙂'.repeat(3000),
  'e\u0301\u0323'.repeat(200),
  '\ud83c',
  '\udc00 x',
  '\u0000',
  'a\u0000b',
  '\u202e\u2066',
  '\r\nX-Sent: 1',
  '__proto__',
  'constructor',
  'toString',
  '__name__',
  '.',
  '..',
  '../../users/x',
  'a/b',
  '%2e%2e%2f',
  '$where',
  '{{7*7}}',
  "' OR 1=1 --",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,',
  'data:text/html;base64,AAAA',
  '0000-00-00',
  '2026-02-30T25:61',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '1970-01-01T00:00',
  `${'a'.repeat(250)}@example.org`,
  'a@b',
  'dewi@xn--example.org',
  '"dewi lestari"@example.org',
  'dewi@[127.0.0.1]',
  [],
  [[]],
  ['x', null, 1],
  {},
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"then":"x"}'),
  { __proto__x: 1, constructor: { prototype: { role: 'Admin' } } },
  JSON.parse(deep(40)),
  JSON.parse(`{"type":"text","content":${deep(30)}}`),
  [{ type: 'text' }, { type: 'image', src: '/api/images/../x' }, { type: 'nothing' }],
];

/** Texts short enough for most fields, so that they pass the first check and reach the code behind it. */
const unexpectedTexts = unexpectedValues.filter(
  (one): one is string => typeof one === 'string' && one.length > 0 && one.length < 60,
);

/** Invalid JSON, and JSON of the wrong type. */
const brokenJson: readonly string[] = [
  '',
  '{',
  '{"a":1',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  deep(20_000),
  `{"a":${deep(5000)}}`,
  '{"__proto__":{"role":"Admin"},"constructor":{"prototype":{}}}',
  '{"id":{"$gt":""}}',
  '{"a":"\\ud800"}',
];

const types: readonly string[] = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'application/xml',
];

const fileNames: readonly string[] = [
  '',
  'a.jpg',
  'a.php.jpg',
  '../../a.png',
  'a\u0000.jpg',
  '\u202egpj.exe',
  'a',
];

const json = 'application/json';
const boundary = 'batas';

async function fileFor(slot: string, random: Random): Promise<Upload> {
  if (random.chance(0.7)) return slot === 'file' ? pdf() : { name: 'a.jpg', bytes: await jpeg(32, 24) };
  const make = random.pick<() => Promise<Uint8Array> | Uint8Array>([
    () => jpeg(32, 24),
    () => pdf().bytes,
    () => truncated(jpeg(32, 24)),
    () => svg(),
    () => Buffer.alloc(0),
    () => Buffer.from('ffd8ffe0', 'hex'),
    () => Buffer.from('89504e470d0a1a0a', 'hex'),
    () => Buffer.from('%PDF-1.4'),
    () => Buffer.from('PK\u0003\u0004'),
  ]);
  const name = random.chance(0.5)
    ? random.pick(['a.jpg', 'a.png', 'a.pdf', 'a.docx'])
    : random.pick(fileNames);
  return { name, bytes: await make() };
}

/** Replaces some values by unexpected ones and adds or removes a field. */
function mutate(fields: Record<string, unknown>, random: Random): Record<string, unknown> {
  const names = Object.keys(fields);
  const changed = { ...fields };
  for (let count = random.chance(0.7) ? 1 : 2; count > 0 && names.length > 0; count -= 1) {
    const name = random.pick(names);
    if (random.chance(0.15)) delete changed[name];
    else if (typeof changed[name] === 'string' && random.chance(0.7))
      changed[name] = random.pick(unexpectedTexts);
    else changed[name] = random.pick(unexpectedValues);
  }
  if (random.chance(0.2))
    changed[random.pick(['role', '__v', 'constructor', 'hasOwnProperty'])] = random.pick(unexpectedValues);
  return changed;
}

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function multipart(fields: Record<string, unknown>, uploads: readonly (readonly [string, Upload])[]): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
    ),
  );
  for (const [name, { name: fileName, bytes }] of uploads) {
    const head = `content-disposition: form-data; name="${name}"; filename="${fileName}"`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\ncontent-type: image/jpeg\r\n\r\n`));
    parts.push(Buffer.from(bytes), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Truncates the bytes, or changes one of them. */
function corrupt(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return bytes;
  const place = random.int(0, bytes.length - 1);
  if (random.chance(0.5)) return bytes.subarray(0, place);
  const spoilt = Buffer.from(bytes);
  spoilt[place] = random.int(0, 255);
  return spoilt;
}

/** A lone surrogate cannot be part of a URL; `%` alone can. */
const encodePathValue = (value: unknown): string =>
  encodeURIComponent(
    asText(value)
      .slice(0, 900)
      .replace(/\p{Surrogate}/gu, '\ufffd'),
  );

function queryOf(fields: Record<string, unknown>, random: Random): string {
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${encodePathValue(name)}=${encodePathValue(value)}`,
  );
  const [first] = pairs;
  if (first !== undefined && random.chance(0.1)) pairs.push(first);
  if (random.chance(0.05))
    pairs.push(random.pick(['page[x]=1', '%', '&&', 'q=%zz', '=', '__proto__[role]=Admin']));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const schemas = new Map<Endpoint, Schema>();

function schemaOf(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint);
  if (known !== undefined) return known;
  const schema = endpoint.input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(endpoint, schema);
  return schema;
}

async function bodyOf(
  endpoint: Endpoint,
  fields: Record<string, unknown>,
  random: Random,
): Promise<{ type: string; bytes: Buffer }> {
  if (endpoint.files === undefined) {
    if (random.chance(0.1)) return { type: json, bytes: Buffer.from(random.pick(brokenJson)) };
    return { type: json, bytes: Buffer.from(JSON.stringify(fields)) };
  }
  const uploads: [string, Upload][] = [];
  for (const [slot, { required }] of Object.entries(endpoint.files)) {
    if (required || random.chance(0.5)) uploads.push([slot, await fileFor(slot, random)]);
  }
  if (random.chance(0.1))
    uploads.push([random.pick(['lain', '__proto__', 'paymentProof']), await fileFor('lain', random)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: multipart(fields, uploads) };
}

/**
 * Returns whether a field that the endpoint reads has a lone surrogate. Accepting it would store a different
 * text.
 */
const hasLoneSurrogate = (endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(
    ([name, value]) =>
      Object.hasOwn(endpoint.input.shape, name) && typeof value === 'string' && /\p{Surrogate}/u.test(value),
  );

/** Creates a request for the endpoint. A fifth of them are valid according to the schema. */
export async function hostileRequest(endpoint: Endpoint, random: Random, hints: Hints): Promise<RawCall> {
  const right = objectFor(schemaOf(endpoint), random, hints);
  const sent = random.chance(0.2) ? right : mutate(right, random);
  const rest = { ...sent };
  const path = random
    .pick([endpoint.path, ...(endpoint.aliases ?? [])])
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name] ?? 'x';
      delete rest[name];
      // An empty segment, or dots alone, would be another path.
      return encodePathValue(value).replace(/^\.{0,2}$/, 'x');
    });
  const { method } = endpoint;
  if (method === 'GET')
    return {
      method,
      path: `${path}${queryOf(rest, random)}`,
      headers: {},
      body: undefined,
      isRefusedByAll: false,
    };
  const { type, bytes } = await bodyOf(endpoint, rest, random);
  const whole = {
    method,
    path: random.chance(0.05) ? `${path}${queryOf(rest, random)}` : path,
    headers: { 'content-type': random.chance(0.06) ? random.pick(types) : type },
    body: random.chance(0.08) ? corrupt(bytes, random) : bytes,
  };
  // Form data cannot contain a lone surrogate.
  const isAsWritten = type === json && whole.body.equals(Buffer.from(JSON.stringify(rest)));
  return { ...whole, isRefusedByAll: isAsWritten && hasLoneSurrogate(endpoint, rest) };
}
