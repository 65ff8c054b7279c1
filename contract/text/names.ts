import { limitMarks } from './language/combining-marks.ts';

/** Characters without a shape, such as a zero-width space, a Hangul filler or the empty Braille pattern. */
const invisible = /(?![\u200C\u200D])\p{DI}|\u2800/gu;
/** Joiners have a meaning only between two letters, as in names in Persian or Indian scripts. */
const joiners = /([\p{L}\p{M}][\u200C\u200D])(?=[\p{L}\p{M}])|[\u200C\u200D]/gu;

export const withoutInvisibleCharacters = (name: string): string =>
  name.replace(invisible, '').replace(joiners, '$1');

/** Direction marks, embeddings, overrides and isolates. They reorder the text around them: 'Sari\u202Egpj.exe'. */
const directionControls = /\p{Bidi_Control}/gu;
/** These and control characters, except tabs and line breaks. */
const controls = /\p{Bidi_Control}|(?![\t\r\n])\p{Cc}/gu;

export const withoutDirectionControls = (text: string): string => text.replace(directionControls, '');

/** Removes all invisible controls from a text that no form checks, such as a received mail or a file name. */
export const withoutControls = (text: string): string => text.replace(controls, '');

const urlPattern = /\bhttps?:|\bwww\.|\b(?:wa|t)\.me\b|:\/\/|\bxn--/i;
/** IPv4 address. A tax number has larger parts. */
const addressPattern = /(?<!\d)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|(?!\d))){4}/;

/** Endings of domains that senders of spam and Indonesian sites use. */
const domainEndings: ReadonlySet<string> = new Set(
  'com net org info biz io co id my sg ru cn cc tk ml ga cf gq gl gd gg ly me tv to us uk eu de nl au in ws be xyz top site online link click shop store app dev live club vip win fun bet casino poker games lol cyou sbs cfd bond ai news pro work space website tech page cloud digital world today icu mobi asia zip mov example'.split(
    ' ',
  ),
);
/** Endings that are no academic degree: 'x.com' is a domain, while 'M.Me' is none. */
const plainEndings = /^(?:com|net|org|biz|xyz)$/;

/** Abbreviations that often lack the space after their full stop: 'PT.Info Media', 'Dr.Me'. */
const abbreviations =
  /^(?:apt|ns|ust|drh|sr|fr|проф|акад|канд|الدكتور|الشيخ|أستاذ|pt|cv|ud|pd|rs|st|ir|hj|dr|dra|drs|drg|prof|moh|muh|mohd|kh|ny|tn|sdr)$/;

const latin = /\p{Script=Latin}/u;
/** Longer words in front of a full stop are no abbreviations. */
const maxAbbreviation = 3;
/** Scripts in which no title is abbreviated with a full stop. */
const withoutAbbreviations = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const foreignWord = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]){2,}$/u;

const isLongLabel = (label: string): boolean => label.length > 1 && !abbreviations.test(label);

/**
 * Recognises endings in other scripts: 'evil.рф'. An abbreviation in the same script is a title in front of a name:
 * 'ดร.สมชาย'.
 */
const isForeignDomain = (ending: string, label: string): boolean =>
  foreignWord.test(ending) &&
  !abbreviations.test(label) &&
  (latin.test(label) || withoutAbbreviations.test(ending) || label.length > maxAbbreviation);

function isDomain(word: string): boolean {
  const [host = '', path] = word.split('/');
  const labels = host.split('.');
  return labels.some((ending, index) => {
    const label = labels[index - 1] ?? '';
    if (label === '') return false;
    if (isForeignDomain(ending, label)) return true;
    if (!domainEndings.has(ending)) return false;
    return Boolean(path) || plainEndings.test(ending) || isLongLabel(label);
  });
}

const wordEnd = /[^\p{L}\p{M}\p{N}./-]+/u;

/** Recognises 'evil. com'. Only endings that are no word of a name: 'Inst. Tech. Bandung'. */
function hasSpacedEnding(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, index) => {
    const [next = ''] = (words[index + 1] ?? '').split(wordEnd);
    const label = word.split(/[^\p{L}\p{M}\p{N}-]+/u).at(-2) ?? '';
    return word.endsWith('.') && plainEndings.test(next.split(/[./]/)[0] ?? '') && isLongLabel(label);
  });
}

/**
 * Returns true if a name contains a web address, also without 'https://', or with other full stops, spaces or
 * invisible characters in it. Mails show names to people who did not ask for them.
 */
export function containsUrl(name: string): boolean {
  const visible = withoutInvisibleCharacters(name).replaceAll(/[\u200C\u200D]/g, '');
  const plain = limitMarks(visible).normalize('NFKC').replaceAll('。', '.').toLowerCase();
  const joined = plain.replace(/\s+/g, ' ').replace(/ \. ?/g, '.');
  return (
    urlPattern.test(joined) ||
    addressPattern.test(joined) ||
    joined.split(wordEnd).some(isDomain) ||
    hasSpacedEnding(joined)
  );
}
