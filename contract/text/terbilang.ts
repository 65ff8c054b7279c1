const digits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const;

/** Powers of 1,000 in ascending order; only 'seribu' omits its 'satu'. */
const scales = ['', 'ribu', 'juta', 'miliar'] as const;

const maxNumber = 999_999_999_999;

const joinWords = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** Spells 0 to 99; empty for 0. */
function belowHundred(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return digits[ones] ?? '';
  if (tens > 1) return joinWords([`${digits[tens]} puluh`, digits[ones] ?? '']);
  if (ones < 2) return ones === 0 ? 'sepuluh' : 'sebelas';
  return `${digits[ones]} belas`;
}

/** Spells 0 to 999; empty for 0. */
function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const before = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${digits[hundreds]} ratus`;
  return joinWords([before, belowHundred(number % 100)]);
}

/** Spells 150000 as 'seratus lima puluh ribu'. Throws RangeError above 999 999 999 999 and below 0. */
export function terbilang(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > maxNumber) {
    throw new RangeError(`${number} cannot be spelled: whole numbers from 0 to ${maxNumber} only.`);
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
