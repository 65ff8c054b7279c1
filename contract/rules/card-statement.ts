import { association } from '../words/association.ts';
import { firstLetter, properName } from '../words/initials.ts';

/**
 * What a card's code says, and how it is written: a statement in a few bytes, its Ed25519 signature behind it,
 * and both as base64url. Every digit costs the QR code size, so nothing in it is longer than it must be.
 */
export interface CardStatement {
  /** Of the key that signs it: four hex digits. */
  readonly keyId: string;
  readonly memberNumber: string;
  /** The holder's name, or initials, as they chose; shortened to `nameBytes`. */
  readonly name: string;
  /** ISO 8601, in whole seconds. */
  readonly validUntil: string;
  /** Of this issue of the card: twelve hex digits. A lost card's is revoked. */
  readonly serial: string;
}

/** A code taken apart; nothing of it is true until the signature fits. */
export interface ReadCode {
  readonly statement: CardStatement;
  /** The bytes that are signed. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Written now; codes of the first form, without a check sum, hold on. */
const [firstForm, checkedForm] = [1, 2] as const;
const signatureBytes = 64;
const sumBytes = 2;
const nameBytes = 40;
/** Where each part begins: format, key id, year and count of the member number, end, serial, name. */
const at = { key: 1, year: 3, count: 5, until: 8, serial: 12, name: 18 } as const;

const numberForm = /^(\d{4})-(\d{6})$/;
const numberPrefix = `${association.cardPrefix}-`;

/**
 * The bytes to sign.
 *
 * @throws Error for a member number or a time that the form has no room for
 */
export function statementBytes(statement: CardStatement): Uint8Array<ArrayBuffer> {
  const { keyId, memberNumber, name, validUntil, serial } = statement;
  const [, year, count] = numberForm.exec(memberNumber.slice(numberPrefix.length)) ?? [];
  const until = Math.floor(Date.parse(validUntil) / 1000);
  const fits = until >= 0 && until < 2 ** 32 && memberNumber.startsWith(numberPrefix);
  if (!fits || year === undefined || count === undefined) {
    throw new Error(`No card can be written for ${memberNumber} until ${validUntil}.`);
  }
  const text = utf8(shortName(name));
  const bytes = new Uint8Array(at.name + text.length);
  bytes[0] = checkedForm;
  bytes.set(fromHex(keyId), at.key);
  writeNumber(bytes, at.year, at.count, Number(year));
  writeNumber(bytes, at.count, at.until, Number(count));
  writeNumber(bytes, at.until, at.serial, until);
  bytes.set(fromHex(serial), at.serial);
  bytes.set(text, at.name);
  return bytes;
}

/** The code that stands on the card: statement, signature, and the check sum of both that tells a slip from a forgery. */
export function cardCode(signed: Uint8Array, signature: Uint8Array): string {
  const content = Uint8Array.of(...signed, ...signature);
  return toBase64Url(signed[0] === checkedForm ? Uint8Array.of(...content, ...checkSum(content)) : content);
}

/** What the QR code holds: the page that checks it, with the code where no server log sees it. */
export const cardLink = (code: string): string => `${association.siteUrl}/verify#${code}`;

/** The code within what was scanned or pasted: a link, or the code alone. */
export const codeIn = (text: string): string => text.trim().replace(/^.*#/s, '');

/**
 * Takes a code apart; undefined for anything that was never one, was cut short or mistyped. The signature is not
 * looked at.
 */
export function readCardCode(code: string): ReadCode | undefined {
  const bytes = contentOf(fromBase64Url(code));
  if (bytes === undefined) return undefined;
  const end = bytes.length - signatureBytes;
  const name = end > at.name && end <= at.name + nameBytes ? fromUtf8(bytes.slice(at.name, end)) : undefined;
  if (name === undefined) return undefined;
  const year = String(readNumber(bytes, at.year, at.count)).padStart(4, '0');
  const count = String(readNumber(bytes, at.count, at.until)).padStart(6, '0');
  return {
    statement: {
      keyId: toHex(bytes.slice(at.key, at.year)),
      memberNumber: `${numberPrefix}${year}-${count}`,
      name,
      validUntil: new Date(readNumber(bytes, at.until, at.serial) * 1000).toISOString(),
      serial: toHex(bytes.slice(at.serial, at.name)),
    },
    signed: bytes.slice(0, end),
    signature: bytes.slice(end),
  };
}

/** The bytes without their check sum, where they have one and it fits. */
function contentOf(bytes: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (bytes?.[0] === firstForm) return bytes;
  if (bytes?.[0] !== checkedForm) return undefined;
  const content = bytes.slice(0, -sumBytes);
  return checkSum(content).join() === bytes.slice(-sumBytes).join() ? content : undefined;
}

/** CRC-16/IBM-3740: 29B1 (hex) for '123456789'. */
export function checkSum(bytes: Uint8Array): [high: number, low: number] {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 0xff];
}

/**
 * At most `nameBytes` in UTF-8. A longer name goes without its titles, then with initials for the words before the
 * last, so that whoever compares it with the printed one finds first and last whole; only then is it cut, between two
 * characters, with an ellipsis.
 */
function shortName(name: string): string {
  const wellFormed = name.replace(/\p{Surrogate}/gu, '_');
  const fits = (text: string) => utf8(text).length <= nameBytes;
  if (fits(wellFormed)) return wellFormed;
  const words = properName(wellFormed);
  for (let place = words.length - 2; place > 0 && !fits(words.join(' ')); place -= 1) {
    words[place] = `${firstLetter(words[place] ?? '')}.`;
  }
  // A name without a letter has no words.
  const shortened = words.join(' ') || wellFormed;
  if (fits(shortened)) return shortened;
  const characters = [...shortened];
  while (!fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Big-endian, from one place up to the next. */
function writeNumber(bytes: Uint8Array, from: number, to: number, value: number): void {
  for (let place = to - 1, rest = value; place >= from; place -= 1) {
    bytes[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

const readNumber = (bytes: Uint8Array, from: number, to: number): number =>
  bytes.slice(from, to).reduce((value, byte) => value * 256 + byte, 0);

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Browser and Node have other ways too, but only these belong to the language itself. */
const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, sign = '']) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(toHex(bytes).replace(/../g, '%$&'));
  } catch {
    return undefined;
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function toBase64Url(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets.map((six) => alphabet.charAt(Number.parseInt(six.padEnd(6, '0'), 2))).join('');
}

/** Also public keys are written so. Undefined for what `toBase64Url` would have written in another way. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(6, '0')).join('');
  const bytes = Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  // Two spellings of one code would let a changed code pass.
  return toBase64Url(bytes) === text ? bytes : undefined;
}
