/** Crockford's base 32: digits and letters without I, L, O and U, which are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeBase = alphabet.length;

/** Multiplies by x in the field of 32 elements: polynomials over two, modulo x^5 + x^2 + 1. */
const multiplyByX = (value: number): number => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/**
 * Returns the weighted sum of the digits in the field of 32 elements, where each place has twice the weight
 * of the next. All weights differ, so one wrong digit or two swapped places always change the sum.
 */
const weightedSum = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => multiplyByX(sum) ^ digit, 0);

/** Appends a check digit that makes the weighted sum 0. Digits are 0 to `codeBase` - 1, at most 30 of them. */
export const toCheckedCode = (digits: readonly number[]): string =>
  [...digits, multiplyByX(weightedSum(digits))].map((digit) => alphabet.charAt(digit)).join('');

/** Returns false for a code with one wrong character or two swapped characters, and for another length. */
export function isCheckedCode(text: string, digitCount: number): boolean {
  const digits = [...text].map((character) => alphabet.indexOf(character));
  return digits.length === digitCount + 1 && !digits.includes(-1) && weightedSum(digits) === 0;
}
