/** Character references in clipboard HTML. */

/** Names of the Latin-1 characters from code 160. */
const latin1Names =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml';

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    latin1Names.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)]),
  ),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  bull: '•',
  hellip: '…',
  euro: '€',
  trade: '™',
  larr: '←',
  rarr: '→',
  le: '≤',
  ge: '≥',
  ne: '≠',
  minus: '−',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '\u200d',
};

const fromCodePoint = (code: number): string =>
  code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';

/** Decodes character references. Unknown names stay unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+);?|#(\d+);?|([a-z]\w*);)/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10));
    return characters[name] ?? whole;
  });

export const encodeEntities = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
