import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { toBase32 } from './base32.ts';

/** As many as a new set has, 128 bits each: 26 characters in four groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.factor.recoveryCodes }, () => inGroups(toBase32(randomBytes(16))));

const inGroups = (code: string): string =>
  [code.slice(0, 7), code.slice(7, 14), code.slice(14, 20), code.slice(20)].join('-');

/** What a code is kept as; whoever reads the store cannot log in with it, and 128 bits are guessed by nobody. */
export const digestOfRecovery = (code: string): string =>
  createHash('sha256')
    .update(
      `recovery:${code
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replace(/[^A-Z2-7]/g, '')}`,
    )
    .digest('hex');
