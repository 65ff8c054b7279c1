import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app does it unless told otherwise: SHA-1, steps of 30 seconds, six digits. */
const stepSeconds = 30;
const digits = 6;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of one step: six digits. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, 5.3: the last four bits tell where the 31 bits begin that the code is made of.
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Which step a code is of: the present one, or the one before, for who was still typing.
 *
 * @param after the step of the code that was used last: that one, and those before it, are good no more
 * @returns undefined for a code of neither
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, after: number): number | undefined {
  const present = stepAt(now);
  return [present, present - 1].find((step) => step > after && isSame(codeOfStep(secret, step), code));
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
