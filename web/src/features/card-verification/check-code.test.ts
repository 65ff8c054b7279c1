import { cardCode, fromBase64Url, readCardCode, statementBytes } from 'contract/rules/card-statement';
import { mulberry32 } from 'contract/rules/mulberry32';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkCode, type KnownKeys, withLiveState } from './check-code.ts';
import { byLibrary } from './signature.ts';

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
  readonly sign: (changes?: Partial<typeof statement>) => Promise<string>;
}

async function newSigner(id: string): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const sign: Signer['sign'] = async (changes) => {
    const bytes = statementBytes({ ...statement, keyId: id, ...changes });
    return cardCode(bytes, new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)));
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
  test('that is ours is valid, and says whose it is', async () => {
    expect(await checkCode(await current.sign(), known, now)).toEqual({ kind: 'valid', statement });
  });

  test('of the previous key is valid until it expires', async () => {
    expect(await kindOf(await earlier.sign())).toBe('valid');
    expect(await kindOf(await earlier.sign({ validUntil: '2026-11-19T03:00:00.000Z' }))).toBe('expired');
  });

  test('holds through its last day in Jakarta', async () => {
    const until = (validUntil: string) => current.sign({ validUntil });
    expect(await kindOf(await until('2026-11-20T17:00:00.000Z'))).toBe('valid');
    expect(await kindOf(await until('2026-11-20T16:59:59.000Z'))).toBe('expired');
  });

  test('that was revoked stays revoked, expired or not', async () => {
    const serial = 'ffffffffffff';
    expect(await kindOf(await current.sign({ serial }))).toBe('revoked');
    expect(await kindOf(await current.sign({ serial, validUntil: '2020-01-05T03:00:00.000Z' }))).toBe(
      'revoked',
    );
  });

  test('of a key that nobody knows is forged, unless a newer list may know it', async () => {
    const code = await (await newSigner('00cc')).sign();
    expect(await kindOf(code)).toBe('forged');
    expect(await kindOf(code, { ...known, isFresh: false, ahead: undefined })).toBe('unchecked');
    expect(await kindOf(await current.sign(), { keys: undefined, isFresh: false, ahead: undefined })).toBe(
      'unchecked',
    );
  });

  test('signed by somebody who only claims the id of our key is forged', async () => {
    expect(await kindOf(await (await newSigner('00aa')).sign())).toBe('forged');
    expect(await kindOf(await (await newSigner('00aa')).sign(), { ...known, isFresh: false })).toBe('forged');
  });
});

describe('the clock of this device', () => {
  const at = async (time: string, changes: Partial<KnownKeys>, over: Partial<typeof statement> = {}) =>
    (await checkCode(await current.sign(over), { ...known, ...changes }, new Date(time))).kind;
  const hour = 60 * 60_000;
  const offline = { isFresh: false, ahead: undefined } as const;

  test('is put right by the time of the server', async () => {
    // The card ends on 5 January 2027; it is 21 November 2026.
    expect(await at('2027-03-21T05:00:00Z', { ahead: 120 * 24 * hour })).toBe('valid');
    expect(await at('2020-11-21T05:00:00Z', { ahead: -2192 * 24 * hour })).toBe('valid');
    const ended = { validUntil: '2026-11-19T03:00:00.000Z' };
    expect(await at('2026-11-01T05:00:00Z', { ahead: -20 * 24 * hour }, ended)).toBe('expired');
  });

  test('counts as right within what an answer takes', async () => {
    const endsToday = { validUntil: '2026-11-21T16:59:59.000Z' };
    expect(await at('2026-11-21T17:05:00Z', { ahead: 9 * 60_000 }, endsToday)).toBe('expired');
    expect(await at('2026-11-21T17:05:00Z', { ahead: 11 * 60_000 }, endsToday)).toBe('valid');
  });

  test('that is behind the kept list tells nothing of the end', async () => {
    expect(await at('2026-11-21T04:51:00Z', offline)).toBe('valid');
    expect(await at('2026-11-21T04:49:00Z', offline)).toBe('clock');
    expect(await at('2026-11-21T04:49:00Z', offline, { serial: 'ffffffffffff' })).toBe('revoked');
  });

  test('that is a year behind the card tells nothing of the end', async () => {
    const from2027 = { memberNumber: 'SISINDO-2027-000042' };
    expect(await at('2026-12-31T16:59:00Z', offline, from2027)).toBe('clock');
    expect(await at('2026-12-31T17:01:00Z', offline, from2027)).toBe('valid');
  });

  test('of which nothing tells that it is wrong is believed', async () => {
    expect(await at('2028-01-01T00:00:00Z', offline)).toBe('expired');
  });
});

test('a code of the first form, without a check sum, holds on', async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const bytes = statementBytes({ ...statement, keyId: '00dd' });
  bytes[0] = 1;
  const code = cardCode(bytes, new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)));
  const keys = { keys: [{ id: '00dd', publicKey: x }], revoked: [], at: now.toISOString() };
  expect(await checkCode(code, { ...known, keys }, now)).toEqual({
    kind: 'valid',
    statement: { ...statement, keyId: '00dd' },
  });
});

test('what is no code, or one that was mistyped, is not called forged', async () => {
  const code = await current.sign();
  const changed = code[40] === 'x' ? 'y' : 'x';
  for (const text of ['', 'WIFI:S:Kantor;;', `${code.slice(0, 40)}${changed}${code.slice(41)}`]) {
    expect(await checkCode(text, known, now)).toEqual({ kind: 'unreadable' });
  }
});

test('of a check here and one on the server the worse counts', async () => {
  const valid = await checkCode(await current.sign(), known, now);
  expect(withLiveState(valid, undefined)).toEqual(valid);
  expect(withLiveState(valid, 'valid').kind).toBe('valid');
  expect(withLiveState(valid, 'expired').kind).toBe('expired');
  expect(withLiveState(valid, 'revoked').kind).toBe('revoked');
  const expired = { kind: 'expired', statement } as const;
  expect(withLiveState(expired, 'valid').kind).toBe('expired');
  expect(withLiveState(expired, 'revoked').kind).toBe('revoked');
  expect(withLiveState({ kind: 'forged' }, 'valid').kind).toBe('forged');
  expect(withLiveState({ kind: 'clock', statement }, 'expired').kind).toBe('expired');
});

/** Numbers below `limit` that look random, the same for the same seed. */
function randomFrom(seed: number): (limit: number) => number {
  const next = mulberry32(seed);
  return (limit) => (next() >>> 0) % limit;
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A code with one to four signs changed, left out, put in, or exchanged. */
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

/** With the check sum that fits, as a forger would write it. */
function resealed(content: string): string {
  const bytes = fromBase64Url(content);
  return bytes === undefined ? content : cardCode(bytes, Uint8Array.of());
}

/** With a seed of its own it is a long campaign of `npm run test:long`; else a small one that is always the same. */
const { CAMPAIGN_SEED: campaignSeed } = import.meta.env;
const campaign =
  campaignSeed === undefined
    ? { seed: 20_261_121, size: 1000 }
    : { seed: Number(campaignSeed), size: 10_000 };

describe(`${campaign.size} mutated codes`, () => {
  test(`none is accepted (seed ${campaign.seed})`, async () => {
    const random = randomFrom(campaign.seed);
    const codes = await Promise.all([current.sign(), earlier.sign(), current.sign({ name: 'BS' })]);
    const unsealed = codes.map((code) =>
      cardCode(Uint8Array.of(), fromBase64Url(code)?.slice(0, -2) ?? Uint8Array.of()),
    );
    let readable = 0;
    // The keys are new each time: it goes on until most had a form that only the signature could tell.
    for (let count = 0; count < campaign.size || readable <= campaign.size / 2; ) {
      const code = unsealed[random(unsealed.length)] ?? '';
      const changed = resealed(mutated(code, random));
      if (codes.includes(changed)) continue;
      count += 1;
      const isReadable = readCardCode(changed) !== undefined;
      if (isReadable) readable += 1;
      expect(await kindOf(changed), changed).toBe(isReadable ? 'forged' : 'unreadable');
    }
    expect(readable).toBeGreaterThan(campaign.size / 2);
  }, 60_000);
});

test('without the browser the library says the same', async () => {
  const read = readCardCode(await current.sign());
  const key = known.keys?.keys[0]?.publicKey ?? '';
  const publicKey = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  if (read === undefined) throw new Error('The code cannot be read.');
  const random = randomFrom(7);
  expect(await byLibrary(publicKey, read.signature, read.signed)).toBe(true);
  for (let count = 0; count < 100; count += 1) {
    const signed = read.signed.map((byte) => byte);
    signed[random(signed.length)] = random(256);
    const same = signed.every((byte, place) => byte === read.signed[place]);
    expect(await byLibrary(publicKey, read.signature, signed)).toBe(same);
    const signature = read.signature.map((byte) => byte);
    const place = random(64);
    signature[place] = ((signature[place] ?? 0) + 1) % 256;
    expect(await byLibrary(publicKey, signature, read.signed)).toBe(false);
  }
});
