import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the defaults of authenticator apps: SHA-1, steps of 30 seconds, six digits. */
const stepSeconds = 30;
const digits = 6;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

export function computeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, 5.3: the last four bits are the offset of the 31 bits that form the code.
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Finds the step of a code: the current one, or the previous one, if later than `lastUsedStep`. */
export function findStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  lastUsedStep: number,
): number | undefined {
  const current = stepAt(now);
  return [current, current - 1].find(
    (step) => step > lastUsedStep && isSame(computeCode(secret, step), code),
  );
}

function isSame(expected: string, submitted: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(submitted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
