import { randomBytes } from 'node:crypto';
import { computeChecksum } from 'contract/rules/codes/signed-codes';
import { receiptNumber, receiptSerial, receiptYear } from 'contract/rules/receipt-numbers';

export interface ReceiptClaim {
  /** 'KW/2026/000123'. */
  readonly number: string;
  /** Random secret of this receipt: twelve hex digits. */
  readonly secret: string;
}

/** Alphabet of Crockford, without I, L, O and U, which are confused with other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [secretBytes, sumBytes] = [6, 2] as const;
/** Byte offsets of the parts: years since 2000, serial, secret, checksum. */
const offsets = { serial: 1, secret: 4, sum: 10 } as const;
const firstYear = 2000;

export const newReceiptSecret = (): string => randomBytes(secretBytes).toString('hex');

/** Encodes 'D000-0FZK-7Q2M-84XT-C0PE': number, secret and checksum, for typing from paper. */
export function encodeReceiptCode({ number, secret }: ReceiptClaim): string {
  const content = Buffer.alloc(offsets.sum);
  content.writeUInt8(Number(receiptYear(number)) - firstYear);
  content.writeUIntBE(receiptSerial(number), offsets.serial, offsets.secret - offsets.serial);
  content.write(secret, offsets.secret, 'hex');
  return (toBase32(Uint8Array.of(...content, ...computeChecksum(content))).match(/.{4}/g) ?? []).join('-');
}

/**
 * Decodes a code in any case and grouping; O is 0, and I and L are 1. Does not verify the secret. Returns
 * undefined for a text that is no code, or is mistyped.
 */
export function decodeReceiptCode(text: string): ReceiptClaim | undefined {
  const bytes = fromBase32(
    text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  );
  if (bytes?.length !== offsets.sum + sumBytes) return undefined;
  const content = bytes.subarray(0, offsets.sum);
  if (computeChecksum(content).join() !== bytes.subarray(offsets.sum).join()) return undefined;
  return {
    number: receiptNumber(
      String(firstYear + content.readUInt8()),
      content.readUIntBE(offsets.serial, offsets.secret - offsets.serial),
    ),
    secret: content.toString('hex', offsets.secret),
  };
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** Decodes base 32; undefined for a text that `toBase32` does not produce. */
function fromBase32(text: string): Buffer | undefined {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return toBase32(bytes) === text ? bytes : undefined;
}
