import { createHash } from 'node:crypto';
import { mulberry32 } from 'contract/rules/mulberry32';
import { idAlphabet } from '../../functions/src/data/ids.ts';

/** Returns an id in the product's format that is always the same for the same words. */
export function demoId(...words: string[]): string {
  const hash = createHash('sha256').update(words.join('\n')).digest();
  return [...hash.subarray(0, 24)].map((byte) => idAlphabet.charAt(byte % idAlphabet.length)).join('');
}

export interface Random {
  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * Creates a pseudo-random generator that is the same in every run. Each use has its own generator, named by
 * `words`, so that a change to one does not affect the others.
 */
export function randomFor(...words: string[]): Random {
  const bits = mulberry32(createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0));
  const next = (): number => (bits() >>> 0) / 2 ** 32;
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      return from[int(0, from.length - 1)] as T;
    },
  };
}
