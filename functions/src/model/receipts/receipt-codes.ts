import { randomBytes } from 'node:crypto';
import { checkSum } from 'contract/rules/card-statement';
import { receiptNumber, receiptSerial, receiptYear } from 'contract/rules/receipt-numbers';

/** What the code on a receipt says. */
export interface ReceiptClaim {
  /** 'KW/2026/000123'. */
  readonly number: string;
  /** Of this receipt alone: twelve hex digits, which nobody can guess. */
  readonly secret: string;
}

/** Of Crockford: without I, L, O and U, which are taken for other signs. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [secretBytes, sumBytes] = [6, 2] as const;
/** Where each part begins: years since 2000, serial, secret. */
const at = { serial: 1, secret: 4, sum: 10 } as const;
const firstYear = 2000;

export const newReceiptSecret = (): string => randomBytes(secretBytes).toString('hex');

/** 'D000-0FZK-7Q2M-84XT-C0PE': number, secret and the check sum of both, to be typed from paper. */
export function receiptCode({ number, secret }: ReceiptClaim): string {
  const content = Buffer.alloc(at.sum);
  content.writeUInt8(Number(receiptYear(number)) - firstYear);
  content.writeUIntBE(receiptSerial(number), at.serial, at.secret - at.serial);
  content.write(secret, at.secret, 'hex');
  return (toBase32(Uint8Array.of(...content, ...checkSum(content))).match(/.{4}/g) ?? []).join('-');
}

/**
 * Takes a code apart, in whatever case and groups it was typed; O passes for 0, and I and L for 1. Undefined for what
 * was never one, was cut short or mistyped. Whether the secret is the right one is not looked at.
 */
export function readReceiptCode(text: string): ReceiptClaim | undefined {
  const bytes = fromBase32(
    text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  );
  if (bytes?.length !== at.sum + sumBytes) return undefined;
  const content = bytes.subarray(0, at.sum);
  if (checkSum(content).join() !== bytes.subarray(at.sum).join()) return undefined;
  return {
    number: receiptNumber(
      String(firstYear + content.readUInt8()),
      content.readUIntBE(at.serial, at.secret - at.serial),
    ),
    secret: content.toString('hex', at.secret),
  };
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** Undefined for what `toBase32` would have written in another way. */
function fromBase32(text: string): Buffer | undefined {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return toBase32(bytes) === text ? bytes : undefined;
}
