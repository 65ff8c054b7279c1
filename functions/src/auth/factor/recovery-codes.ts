import { createHash, randomBytes } from 'node:crypto';
import { limits } from 'contract/rules/limits';
import { toBase32 } from './base32.ts';

/** Creates a set of recovery codes of 128 bits each: 26 characters in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.factor.recoveryCodes }, () => formatInGroups(toBase32(randomBytes(16))));

const formatInGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Hashes a recovery code for storage. With 128 random bits a plain digest cannot be brute-forced. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(
      `recovery:${code
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replace(/[^A-Z2-7]/g, '')}`,
    )
    .digest('hex');
