import { association } from '../../text/association.ts';
import { firstLetter, nameWithoutTitles } from '../../text/initials.ts';
import {
  appendChecksum,
  fromBase64Url,
  fromHex,
  readNumber,
  removeChecksum,
  signatureBytes,
  toBase64Url,
  toHex,
  writeNumber,
} from './signed-codes.ts';

/** Content of a card's code. It is binary and short, because every byte enlarges the QR code. */
export interface CardStatement {
  /** Id of the signing key: four hex digits. */
  readonly keyId: string;
  readonly memberNumber: string;
  /** Full name or initials, as the holder chose; shortened to `maxNameBytes`. */
  readonly name: string;
  /** ISO 8601 in whole seconds. */
  readonly validUntil: string;
  /** Serial of this issue of the card: twelve hex digits. The serial of a lost card is revoked. */
  readonly serial: string;
}

/** A parsed code. Its content is unverified until the signature is checked. */
interface ParsedCode {
  readonly statement: CardStatement;
  /** The signed bytes. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** New codes have a checksum. Codes of the first format have none and stay valid. */
const [formatWithoutChecksum, formatWithChecksum] = [1, 2] as const;
const maxNameBytes = 40;
/** Byte offsets of the parts; the format is at offset 0. */
const offsets = { key: 1, year: 3, count: 5, until: 8, serial: 12, name: 18 } as const;

const numberPattern = /^(\d{4})-(\d{6})$/;
const numberPrefix = `${association.cardPrefix}-`;

/** Encodes the bytes to sign. Throws if the format lacks a value for member number or time. */
export function encodeStatement(statement: CardStatement): Uint8Array<ArrayBuffer> {
  const { keyId, memberNumber, name, validUntil, serial } = statement;
  const [, year, count] = numberPattern.exec(memberNumber.slice(numberPrefix.length)) ?? [];
  const until = Math.floor(Date.parse(validUntil) / 1000);
  const fits = until >= 0 && until < 2 ** 32 && memberNumber.startsWith(numberPrefix);
  if (!fits || year === undefined || count === undefined) {
    throw new Error(`No card can be written for ${memberNumber} until ${validUntil}.`);
  }
  const text = utf8(shortenName(name));
  const bytes = new Uint8Array(offsets.name + text.length);
  bytes[0] = formatWithChecksum;
  bytes.set(fromHex(keyId), offsets.key);
  writeNumber(bytes, offsets.year, offsets.count, Number(year));
  writeNumber(bytes, offsets.count, offsets.until, Number(count));
  writeNumber(bytes, offsets.until, offsets.serial, until);
  bytes.set(fromHex(serial), offsets.serial);
  bytes.set(text, offsets.name);
  return bytes;
}

/** Returns the code with a checksum, which distinguishes a typing error from a forgery. */
export function encodeCardCode(signed: Uint8Array, signature: Uint8Array): string {
  const content = Uint8Array.of(...signed, ...signature);
  return toBase64Url(signed[0] === formatWithChecksum ? appendChecksum(content) : content);
}

/** Returns the URL in the QR code. The code is in the fragment, which servers do not log. */
export const cardLink = (code: string): string => `${association.siteUrl}/verify#${code}`;

/** Extracts the code from scanned or pasted text: a link, or the code alone. */
export const extractCode = (text: string): string => text.trim().replace(/^.*#/s, '');

/** Parses without checking the signature. Returns undefined for text that is no code, or mistyped. */
export function parseCardCode(code: string): ParsedCode | undefined {
  const bytes = withoutChecksum(fromBase64Url(code));
  if (bytes === undefined) return undefined;
  const end = bytes.length - signatureBytes;
  const name =
    end > offsets.name && end <= offsets.name + maxNameBytes
      ? fromUtf8(bytes.slice(offsets.name, end))
      : undefined;
  if (name === undefined) return undefined;
  const year = String(readNumber(bytes, offsets.year, offsets.count)).padStart(4, '0');
  const count = String(readNumber(bytes, offsets.count, offsets.until)).padStart(6, '0');
  return {
    statement: {
      keyId: toHex(bytes.slice(offsets.key, offsets.year)),
      memberNumber: `${numberPrefix}${year}-${count}`,
      name,
      validUntil: new Date(readNumber(bytes, offsets.until, offsets.serial) * 1000).toISOString(),
      serial: toHex(bytes.slice(offsets.serial, offsets.name)),
    },
    signed: bytes.slice(0, end),
    signature: bytes.slice(end),
  };
}

function withoutChecksum(bytes: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (bytes?.[0] === formatWithoutChecksum) return bytes;
  return bytes?.[0] === formatWithChecksum ? removeChecksum(bytes) : undefined;
}

/**
 * Shortens a name to `maxNameBytes` in UTF-8. Removes titles first, then abbreviates all words but the last,
 * so that the name stays comparable with the printed card. Cuts it only then.
 */
export function shortenName(name: string): string {
  const wellFormed = name.replace(/\p{Surrogate}/gu, '_');
  const fits = (text: string) => utf8(text).length <= maxNameBytes;
  if (fits(wellFormed)) return wellFormed;
  const words = nameWithoutTitles(wellFormed);
  for (let place = words.length - 2; place > 0 && !fits(words.join(' ')); place -= 1) {
    words[place] = `${firstLetter(words[place] ?? '')}.`;
  }
  // A name without letters has no words.
  const shortened = words.join(' ') || wellFormed;
  if (fits(shortened)) return shortened;
  const characters = [...shortened];
  while (!fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Encodes UTF-8. Browser and Node have faster APIs, but not the same ones. */
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
