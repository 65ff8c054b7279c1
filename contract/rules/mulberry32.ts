/**
 * Numbers that look random and are the same for ever for the same seed (mulberry32).
 *
 * @returns gives the next 32 bits, as a signed whole number
 */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return bits ^ (bits >>> 14);
  };
}
