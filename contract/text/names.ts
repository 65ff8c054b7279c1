/** Characters without a shape, such as a zero-width space, a Hangul filler or the empty Braille pattern. */
const invisible = /(?![\u200C\u200D])\p{DI}|\u2800/gu;
/** Joiners have a meaning only between two letters, as in names in Persian or Indian scripts. */
const joiners = /([\p{L}\p{M}][\u200C\u200D])(?=[\p{L}\p{M}])|[\u200C\u200D]/gu;

export const withoutInvisibleCharacters = (name: string): string =>
  name.replace(invisible, '').replace(joiners, '$1');

const urlPattern = /\bhttps?:|\bwww\.|\b(?:wa|t)\.me\b|:\/\//i;

/** Endings of domains that senders of spam and Indonesian sites use. */
const domainEndings: ReadonlySet<string> = new Set(
  'com net org info biz io co id my sg ru cn cc tk ml ga cf gq gl gd gg ly me tv to us uk eu de nl au in ws be xyz top site online link click shop store app dev live club vip win fun pro work space website tech page cloud digital world today icu mobi asia zip mov example'.split(
    ' ',
  ),
);
/** Endings that are no academic degree: 'x.com' is a domain, while 'M.Me' is none. */
const plainEndings = /^(?:com|net|org)$/;

/** Abbreviations that often lack the space after their full stop: 'PT.Info Media', 'Dr.Me'. */
const abbreviations = /^(?:pt|cv|ud|pd|rs|st|ir|hj|dr|dra|drs|drg|prof|moh|muh|mohd|kh|ny|tn|sdr)$/;

function isDomain(word: string): boolean {
  const [host = '', path] = word.split('/');
  const labels = host.split('.');
  return labels.some((ending, index) => {
    const label = labels[index - 1] ?? '';
    if (label === '' || !domainEndings.has(ending)) return false;
    return Boolean(path) || plainEndings.test(ending) || (label.length > 1 && !abbreviations.test(label));
  });
}

/**
 * Returns true if a name contains a web address, also without 'https://', or with other full stops or
 * invisible characters in it. Mails show names to people who did not ask for them.
 */
export function containsUrl(name: string): boolean {
  const visible = withoutInvisibleCharacters(name).replaceAll(/[\u200C\u200D]/g, '');
  const plain = visible.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return urlPattern.test(plain) || plain.split(/[^\p{L}\p{N}./-]+/u).some(isDomain);
}
