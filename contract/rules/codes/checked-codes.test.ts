import { expect, test } from 'vitest';
import { mulberry32 } from '../mulberry32.ts';
import { codeBase, isCheckedCode, toCheckedCode } from './checked-codes.ts';

test('no code of ten characters survives one wrong character or two swapped ones', () => {
  const random = mulberry32(1);
  const randomDigit = () => (random() >>> 0) % codeBase;
  for (let round = 0; round < 200; round += 1) {
    const code = toCheckedCode(Array.from({ length: 9 }, randomDigit));
    expect(code).toHaveLength(10);
    expect(isCheckedCode(code, 9)).toBe(true);
    expect(isCheckedCode(code, 7)).toBe(false);
    const [one, other] = [(random() >>> 0) % 10, (random() >>> 0) % 10];
    const characters = [...code];
    [characters[one], characters[other]] = [characters[other] ?? '', characters[one] ?? ''];
    if (characters.join('') !== code) expect(isCheckedCode(characters.join(''), 9)).toBe(false);
    const wrong = [...code];
    wrong[one] = wrong[one] === 'A' ? 'B' : 'A';
    expect(isCheckedCode(wrong.join(''), 9)).toBe(false);
  }
});
