import type { CardState } from 'contract/card/card-verification';
import { encodeCardCode, encodeStatement, parseCardCode } from 'contract/rules/codes/card-statement';
import { fromBase64Url } from 'contract/rules/codes/signed-codes';
import { mulberry32 } from 'contract/rules/mulberry32';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkCode, type KnownKeys, verifyWithLibrary, withLiveState } from './check-code.ts';

const now = new Date('2026-11-21T05:00:00Z');
const statement = {
  keyId: '00aa',
  memberNumber: 'SISINDO-2025-000042',
  name: 'Budi Santoso',
  validUntil: '2027-01-05T03:00:00.000Z',
  serial: 'a1b2c3d4e5f6',
};

interface Signer {
  readonly id: string;
  readonly publicKey: string;
  readonly sign: (changes?: Partial<typeof statement>, format?: number) => Promise<string>;
}

async function newSigner(id: string): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const sign: Signer['sign'] = async (changes, format) => {
    const bytes = encodeStatement({ ...statement, keyId: id, ...changes });
    if (format !== undefined) bytes[0] = format;
    return encodeCardCode(bytes, new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)));
  };
  return { id, publicKey: x, sign };
}

let current: Signer;
let earlier: Signer;
let known: KnownKeys;
beforeAll(async () => {
  [current, earlier] = await Promise.all([newSigner('00aa'), newSigner('00bb')]);
  const keys = [current, earlier].map(({ id, publicKey }) => ({ id, publicKey }));
  known = { keys: { keys, revoked: ['ffffffffffff'], at: now.toISOString() }, isFresh: true, ahead: 0 };
});

const kindOf = async (code: string, with_: KnownKeys = known) => (await checkCode(code, with_, now)).kind;

describe('a card', () => {
  test('signed with a current key is valid and returns its statement', async () => {
    expect(await checkCode(await current.sign(), known, now)).toEqual({ kind: 'valid', statement });
  });

  test('signed with the previous key is valid until it expires', async () => {
    expect(await kindOf(await earlier.sign())).toBe('valid');
    expect(await kindOf(await earlier.sign({ validUntil: '2026-11-19T03:00:00.000Z' }))).toBe('expired');
  });

  test('is valid through its last day in Jakarta time', async () => {
    const until = (validUntil: string) => current.sign({ validUntil });
    expect(await kindOf(await until('2026-11-20T17:00:00.000Z'))).toBe('valid');
    expect(await kindOf(await until('2026-11-20T16:59:59.000Z'))).toBe('expired');
  });

  test('that was revoked stays revoked, even after it expires', async () => {
    const serial = 'ffffffffffff';
    expect(await kindOf(await current.sign({ serial }))).toBe('revoked');
    expect(await kindOf(await current.sign({ serial, validUntil: '2020-01-05T03:00:00.000Z' }))).toBe(
      'revoked',
    );
  });

  test('signed with an unknown key is forged, or unchecked when the key list may be outdated', async () => {
    const code = await (await newSigner('00cc')).sign();
    expect(await kindOf(code)).toBe('forged');
    expect(await kindOf(code, { ...known, isFresh: false, ahead: undefined })).toBe('unchecked');
    expect(await kindOf(await current.sign(), { keys: undefined, isFresh: false, ahead: undefined })).toBe(
      'unchecked',
    );
  });

  test('signed with a foreign key under a known key id is forged', async () => {
    expect(await kindOf(await (await newSigner('00aa')).sign())).toBe('forged');
    expect(await kindOf(await (await newSigner('00aa')).sign(), { ...known, isFresh: false })).toBe('forged');
  });
});

describe('the clock of the device', () => {
  const at = async (time: string, changes: Partial<KnownKeys>, over: Partial<typeof statement> = {}) =>
    (await checkCode(await current.sign(over), { ...known, ...changes }, new Date(time))).kind;
  const hour = 60 * 60_000;
  const offline = { isFresh: false, ahead: undefined } as const;

  test('is corrected by the server time', async () => {
    // The card ends on 5 January 2027; it is 21 November 2026.
    expect(await at('2027-03-21T05:00:00Z', { ahead: 120 * 24 * hour })).toBe('valid');
    expect(await at('2020-11-21T05:00:00Z', { ahead: -2192 * 24 * hour })).toBe('valid');
    const ended = { validUntil: '2026-11-19T03:00:00.000Z' };
    expect(await at('2026-11-01T05:00:00Z', { ahead: -20 * 24 * hour }, ended)).toBe('expired');
  });

  test('counts as correct within the tolerance of ten minutes', async () => {
    const endsToday = { validUntil: '2026-11-21T16:59:59.000Z' };
    expect(await at('2026-11-21T17:05:00Z', { ahead: 9 * 60_000 }, endsToday)).toBe('expired');
    expect(await at('2026-11-21T17:05:00Z', { ahead: 11 * 60_000 }, endsToday)).toBe('valid');
  });

  test('cannot determine the expiry when it is behind the stored key list', async () => {
    expect(await at('2026-11-21T04:51:00Z', offline)).toBe('valid');
    expect(await at('2026-11-21T04:49:00Z', offline)).toBe('clock');
    expect(await at('2026-11-21T04:49:00Z', offline, { serial: 'ffffffffffff' })).toBe('revoked');
  });

  test('cannot determine the expiry when it is before the issue year of the card', async () => {
    const from2027 = { memberNumber: 'SISINDO-2027-000042' };
    expect(await at('2026-12-31T16:59:00Z', offline, from2027)).toBe('clock');
    expect(await at('2026-12-31T17:01:00Z', offline, from2027)).toBe('valid');
  });

  test('is trusted without evidence that it is wrong', async () => {
    expect(await at('2028-01-01T00:00:00Z', offline)).toBe('expired');
  });
});

test('a code of the first format, without a checksum, is still valid', async () => {
  const signer = await newSigner('00dd');
  const keys = { keys: [signer], revoked: [], at: now.toISOString() };
  expect(await checkCode(await signer.sign({}, 1), { ...known, keys }, now)).toEqual({
    kind: 'valid',
    statement: { ...statement, keyId: '00dd' },
  });
});

test('foreign and mistyped codes are unreadable, not forged', async () => {
  const code = await current.sign();
  const changed = code[40] === 'x' ? 'y' : 'x';
  for (const text of ['', 'WIFI:S:Kantor;;', `${code.slice(0, 40)}${changed}${code.slice(41)}`]) {
    expect(await checkCode(text, known, now)).toEqual({ kind: 'unreadable' });
  }
});

test('a revocation on either side wins, otherwise the state on the server', async () => {
  const valid = await checkCode(await current.sign(), known, now);
  const live = (state: CardState) => ({
    state,
    validUntil: state === 'revoked' ? null : statement.validUntil,
  });
  expect(withLiveState(valid, undefined)).toEqual(valid);
  expect(withLiveState(valid, live('valid'))).toEqual(valid);
  expect(withLiveState(valid, live('expired')).kind).toBe('expired');
  expect(withLiveState(valid, { ...live('expired'), isPaused: true }).kind).toBe('paused');
  expect(withLiveState(valid, live('revoked')).kind).toBe('revoked');
  expect(withLiveState({ kind: 'revoked', statement }, live('valid')).kind).toBe('revoked');
  expect(withLiveState({ kind: 'expired', statement }, live('revoked')).kind).toBe('revoked');
  expect(withLiveState({ kind: 'forged' }, live('valid')).kind).toBe('forged');
  expect(withLiveState({ kind: 'clock', statement }, live('expired')).kind).toBe('expired');
});

test('a card from before a renewal is valid until the present end', async () => {
  const ended = '2026-11-19T03:00:00.000Z';
  const expired = await checkCode(await current.sign({ validUntil: ended }), known, now);
  expect(expired.kind).toBe('expired');
  const validUntil = '2027-11-19T03:00:00.500Z';
  expect(withLiveState(expired, { state: 'valid', validUntil })).toEqual({
    kind: 'valid',
    statement: { ...statement, validUntil },
    writtenUntil: ended,
  });
  // The milliseconds of the end are not in the code.
  const sameEnd = { state: 'expired', validUntil: '2026-11-19T03:00:00.500Z' } as const;
  expect(withLiveState(expired, sameEnd)).toEqual(expired);
});

/** Returns pseudo-random numbers below `limit`; equal seeds give equal numbers. */
function randomFrom(seed: number): (limit: number) => number {
  const next = mulberry32(seed);
  return (limit) => (next() >>> 0) % limit;
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns the code with one to four characters changed, removed, inserted or swapped. */
function mutated(code: string, random: (limit: number) => number): string {
  const parts = [...code];
  for (let change = random(4); change >= 0; change -= 1) {
    const place = random(parts.length);
    const sign = signs.charAt(random(signs.length));
    const kind = random(8);
    if (kind < 5) parts[place] = sign;
    else if (kind === 5) parts.splice(place, 1);
    else if (kind === 6) parts.splice(place, 0, sign);
    else parts.splice(place, 1, parts[random(parts.length)] ?? sign);
  }
  return parts.join('');
}

/** Appends a valid checksum, as a forger would. */
function withValidChecksum(content: string): string {
  const bytes = fromBase64Url(content);
  return bytes === undefined ? content : encodeCardCode(bytes, Uint8Array.of());
}

/** `CAMPAIGN_SEED` selects the long campaign of `npm run test:long` instead of a small fixed one. */
const { CAMPAIGN_SEED: campaignSeed } = import.meta.env;
const campaign =
  campaignSeed === undefined ? { seed: 20_261_121, size: 200 } : { seed: Number(campaignSeed), size: 10_000 };

describe(`${campaign.size} mutated codes`, () => {
  test(`none is accepted (seed ${campaign.seed})`, async () => {
    const random = randomFrom(campaign.seed);
    const codes = await Promise.all([current.sign(), earlier.sign(), current.sign({ name: 'BS' })]);
    const unsealed = codes.map((code) =>
      encodeCardCode(Uint8Array.of(), fromBase64Url(code)?.slice(0, -2) ?? Uint8Array.of()),
    );
    let readable = 0;
    // The keys are new in each run. The loop continues until more than half of the codes are readable, so
    // that only the signature can reject them.
    for (let count = 0; count < campaign.size || readable <= campaign.size / 2; ) {
      const code = unsealed[random(unsealed.length)] ?? '';
      const changed = withValidChecksum(mutated(code, random));
      if (codes.includes(changed)) continue;
      count += 1;
      const isReadable = parseCardCode(changed) !== undefined;
      if (isReadable) readable += 1;
      expect(await kindOf(changed), changed).toBe(isReadable ? 'forged' : 'unreadable');
    }
    expect(readable).toBeGreaterThan(campaign.size / 2);
  }, 60_000);
});

test('the library fallback returns the same results as the browser', async () => {
  const read = parseCardCode(await current.sign());
  const key = known.keys?.keys[0]?.publicKey ?? '';
  const publicKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  if (read === undefined) throw new Error('The code cannot be read.');
  const random = randomFrom(7);
  expect(await verifyWithLibrary(publicKey, read.signature, read.signed)).toBe(true);
  for (let count = 0; count < 20; count += 1) {
    const signed = read.signed.map((byte) => byte);
    signed[random(signed.length)] = random(256);
    const same = signed.every((byte, place) => byte === read.signed[place]);
    expect(await verifyWithLibrary(publicKey, read.signature, signed)).toBe(same);
    const signature = read.signature.map((byte) => byte);
    const place = random(64);
    signature[place] = ((signature[place] ?? 0) + 1) % 256;
    expect(await verifyWithLibrary(publicKey, signature, read.signed)).toBe(false);
  }
});
