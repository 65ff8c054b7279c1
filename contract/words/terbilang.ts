const digits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const;

/** Each thousand times the one before; 'seribu' is the only one that loses its 'satu'. */
const scales = ['', 'ribu', 'juta', 'miliar'] as const;

const largest = 999_999_999_999;

const joinWords = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** 0 to 99; nothing for 0. */
function belowHundred(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return digits[ones] ?? '';
  if (tens > 1) return joinWords([`${digits[tens]} puluh`, digits[ones] ?? '']);
  if (ones < 2) return ones === 0 ? 'sepuluh' : 'sebelas';
  return `${digits[ones]} belas`;
}

/** 0 to 999; nothing for 0. */
function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const before = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${digits[hundreds]} ratus`;
  return joinWords([before, belowHundred(number % 100)]);
}

/**
 * A number in Indonesian words, as receipts spell amounts: 150000 is 'seratus lima puluh ribu'.
 *
 * @param number 0 to 999 999 999 999, whole
 * @throws RangeError for any other
 */
export function terbilang(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > largest) {
    throw new RangeError(`${number} cannot be spelled: whole numbers from 0 to ${largest} only.`);
  }
  if (number === 0) return 'nol';
  const groups = scales.map((scale, place) => ({ scale, size: Math.floor(number / 1000 ** place) % 1000 }));
  return joinWords(
    groups
      .reverse()
      .filter(({ size }) => size > 0)
      .map(({ scale, size }) =>
        scale === 'ribu' && size === 1 ? 'seribu' : joinWords([belowThousand(size), scale]),
      ),
  );
}
