/**
 * Binary helpers of signed codes, for browser and function. The codes are short, because each byte enlarges a QR code.
 */

export const signatureBytes = 64;
const checksumBytes = 2;

/** Appends a checksum, which distinguishes a mistyped code from a forged one. */
export const appendChecksum = (content: Uint8Array): Uint8Array =>
  Uint8Array.of(...content, ...computeChecksum(content));

/** Removes a checksum. Returns undefined if it is wrong. */
export function removeChecksum(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const content = bytes.slice(0, -checksumBytes);
  return computeChecksum(content).join() === bytes.slice(-checksumBytes).join() ? content : undefined;
}

/** Computes CRC-16/IBM-3740: 29B1 (hex) for '123456789'. */
export function computeChecksum(bytes: Uint8Array): [high: number, low: number] {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 0xff];
}

/** Writes a big-endian number to the bytes from `from` up to `to`. */
export function writeNumber(bytes: Uint8Array, from: number, to: number, value: number): void {
  for (let place = to - 1, rest = value; place >= from; place -= 1) {
    bytes[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
}

/** Reads a big-endian number from the bytes from `from` up to `to`. */
export const readNumber = (bytes: Uint8Array, from: number, to: number): number =>
  bytes.slice(from, to).reduce((value, byte) => value * 256 + byte, 0);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): number[] =>
  (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64Url(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets.map((six) => alphabet.charAt(Number.parseInt(six.padEnd(6, '0'), 2))).join('');
}

/** Decodes base64url, also for public keys. Returns undefined for text that `toBase64Url` would not write. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(6, '0')).join('');
  const bytes = Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  // A second encoding of the same bytes would let a changed code pass.
  return toBase64Url(bytes) === text ? bytes : undefined;
}
