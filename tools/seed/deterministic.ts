import { createHash } from 'node:crypto';
import { mulberry32 } from 'contract/rules/mulberry32';
import { idAlphabet } from '../../functions/src/data/ids.ts';

/** An id of the product's form (24 letters and digits) that is always the same for the same words. */
export function demoId(...words: string[]): string {
  const hash = createHash('sha256').update(words.join('\n')).digest();
  return [...hash.subarray(0, 24)].map((byte) => idAlphabet.charAt(byte % idAlphabet.length)).join('');
}

export interface Random {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * Numbers that look random and are the same on every run. One generator for each thing, named by `words`, so that a
 * change to one never changes the others.
 */
export function randomFor(...words: string[]): Random {
  const bits = mulberry32(createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0));
  const next = (): number => (bits() >>> 0) / 2 ** 32;
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      return from[int(0, from.length - 1)] as T;
    },
  };
}
