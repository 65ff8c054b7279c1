/** What the built-in fonts of PDF have beyond Latin-1 (Windows code page 1252). */
const windowsSigns = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters that no accent can be taken off. */
const unaccented: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
};

const isInFont = (sign: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || windowsSigns.has(sign);

/**
 * A text as the built-in fonts of PDF can set it: signs that they lack lose their accents ('Nguyễn' is 'Nguyên'), or
 * become a question mark, so that nobody's name ends up as noise.
 */
export const toPrintable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s/g, ' ')].map(nearestOf).join('');

function nearestOf(sign: string): string {
  if (isInFont(sign)) return sign;
  const base = sign.normalize('NFKD');
  const [letter = ''] = base;
  // One accent of two may be there: the first that composes wins.
  for (const mark of base.slice(letter.length)) {
    const composed = `${letter}${mark}`.normalize('NFC');
    if (isInFont(composed)) return composed;
  }
  return isInFont(letter) ? letter : (unaccented[sign] ?? '?');
}
