import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** English catalogues. Those of `site.ts` contain codes and addresses instead of texts. */
const CATALOGUE = /\/messages\/(?:en|en\/(?!site\b)[\w-]+)\.ts$/;

/** A placeholder, which stays as it is. */
const PLACEHOLDER = /(\{[^}]*\})/;
/** A file name or an identifier, which is no text. */
const CODE = /^\S*(?:\d|[^\s.]\.[^\s.])\S*$/;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
};

/** Share by which a line becomes longer. */
const GROWTH = 0.42;

function lengthenLine(line: string): string {
  const parts = line.split(PLACEHOLDER);
  const words = parts.filter((_, index) => index % 2 === 0).join('');
  const letterCount = words.match(/\p{L}/gu)?.length ?? 0;
  if (letterCount === 0) return line;
  // The brackets are two of the additional characters.
  const additional = Math.max(0, Math.round(words.length * GROWTH) - 2);
  let seen = 0;
  const lengthenLetter = (letter: string): string => {
    const before = Math.floor((seen * additional) / letterCount);
    seen += 1;
    const count = 1 + Math.floor((seen * additional) / letterCount) - before;
    return (ACCENTS[letter] ?? letter).repeat(count);
  };
  const longer = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/\p{L}/gu, lengthenLetter) : part,
  );
  return `[${longer.join('')}]`;
}

/**
 * Returns a text as a language with long words could have it: about 40 % longer, with accents, and each line in
 * brackets. Placeholders and the number of words and lines stay the same.
 */
export const lengthen = (text: string): string =>
  CODE.test(text) ? text : text.split('\n').map(lengthenLine).join('\n');

/** Returns the source of a catalogue with longer texts. */
export function lengthenCatalogue(file: string, source: string): string {
  let longer = source;
  const { program } = parseSync(file, source);
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      if (init?.type !== 'Literal' || typeof init.value !== 'string') continue;
      longer = longer.slice(0, init.start) + JSON.stringify(lengthen(init.value)) + longer.slice(init.end);
    }
  }
  return longer;
}

/** Replaces the texts of the English site by longer ones, to find places without space for another language. */
export const pseudoMessages = (): Plugin => ({
  name: 'pseudo-messages',
  enforce: 'pre',
  transform(code, id) {
    return CATALOGUE.test(id) ? { code: lengthenCatalogue(id, code), map: null } : undefined;
  },
});
