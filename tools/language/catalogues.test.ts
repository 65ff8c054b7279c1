import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { englishWordIn, indonesianWordIn } from '../../tests/support/assertions/language.ts';
import { ROOT } from '../emulators/suite.ts';
import { listFiles } from '../structure/files.ts';

const sources = ['web', 'contract', 'functions/src']
  .flatMap((folder) => listFiles(ROOT, folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** `messages/{id,en}.ts` of a folder of the site; `messages/{id,en}/<name>.ts` of the contract and the function. */
const isCatalogue = (file: string, locale: string): boolean =>
  file.endsWith(`/messages/${locale}.ts`) || file.includes(`/messages/${locale}/`);

type Texts = Readonly<Record<string, unknown>>;
interface Catalogue {
  readonly file: string;
  /** Names in the order of the file. */
  readonly names: readonly string[];
  readonly texts: Texts;
}

const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const readCatalogues = (locale: string): Promise<Catalogue[]> =>
  Promise.all(
    sources
      .filter((file) => isCatalogue(file, locale))
      .sort()
      .map(async (file) => ({
        file,
        names: [...readSource(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
        texts: (await import(pathToFileURL(join(ROOT, file)).href)) as Texts,
      })),
  );

const [indonesian, english] = await Promise.all([readCatalogues('id'), readCatalogues('en')]);

/** Returns all texts within a value: of lists, objects, and functions that are called with placeholders. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value('1', '1', '1'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('both languages have the same catalogues, with the same constants in the same order', () => {
  const toTable = (catalogues: readonly Catalogue[], locale: string) =>
    catalogues.map(({ file, names }) => [file.replace(`/messages/${locale}`, '/messages/*'), names]);
  expect(indonesian.length).toBeGreaterThan(50);
  expect(toTable(english, 'en')).toEqual(toTable(indonesian, 'id'));
});

test('every constant of a catalogue is used', () => {
  const code = sources
    .filter((file) => !isCatalogue(file, 'en'))
    .map((file) => ({ file, source: readSource(file) }));
  const wordsOf = new Map(code.map(({ file, source }) => [file, new Set(source.match(/\w+/g))]));
  const ownWords = (source: string): string[] => source.match(/\w+/g) ?? [];
  const unused = indonesian.flatMap(({ file, names }) => {
    const own = ownWords(readSource(file));
    // `#messages/<folder>`, or the module that combines both languages.
    const [, folder = ''] = /^web\/src\/(.*)\/messages\/id\.ts$/.exec(file) ?? [];
    const name = /\/messages\/id\/([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
    const imports = folder === '' ? [`messages/${name}'`, `messages/${name}.ts'`] : [`'#messages/${folder}'`];
    // Some modules of the contract export its texts again, such as `wording`.
    const users = code.filter(
      ({ file: other, source }) =>
        other !== file && (file.startsWith('contract/') || imports.some((path) => source.includes(path))),
    );
    return names
      .filter((constant) => own.filter((word) => word === constant).length < 2)
      .filter((constant) => !users.some(({ file: user }) => wordsOf.get(user)?.has(constant)))
      .map((constant) => `${file}: ${constant}`);
  });
  expect(unused).toEqual([]);
});

/** Constants whose words are not those of the language, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'web/src/features/content/legal/messages/en.ts: termsVersions': 'contains names of sections in addresses',
  'web/src/features/content/council/messages/id.ts: title': 'fixed in English (requirements 1.5.1)',
  'web/src/features/events/events/messages/id.ts: notFound': 'fixed in English (requirements 1.5.1)',
};

/** Names of placeholders are English in all texts. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}|\{\w+:/g, '');

/** Returns the texts of the catalogues of a language in which a word is found, other than the exempt ones. */
function findWords(
  catalogues: readonly Catalogue[],
  others: readonly Catalogue[],
  find: (text: string) => string | undefined,
): string[] {
  return catalogues.flatMap(({ file, texts }, index) =>
    Object.entries(texts)
      .filter(([name]) => !Object.hasOwn(exempt, `${file}: ${name}`))
      .flatMap(([name, value]) => {
        // The owner fixed some texts in English (requirements 1.5.1): they are the same in both languages.
        const same = new Set(textsOf(others[index]?.texts[name]));
        return textsOf(value)
          .filter((text) => !same.has(text))
          .flatMap((text) => {
            const word = find(withoutPlaceholders(text));
            return word === undefined ? [] : [`${file}: ${name}: "${word}" in "${text.slice(0, 200)}"`];
          });
      }),
  );
}

test('no English text has Indonesian words', () => {
  expect(findWords(english, [], indonesianWordIn)).toEqual([]);
});

test('no Indonesian text has English words, except those that are fixed in English', () => {
  expect(findWords(indonesian, english, englishWordIn)).toEqual([]);
});

test('only English texts have a singular that differs from the plural', () => {
  const plural = /\{\w+:([^|}]*)\|(?!\1\})[^}]*\}/;
  const pluralsIn = (catalogues: readonly Catalogue[]) =>
    catalogues.flatMap(({ texts }) => textsOf({ ...texts }).filter((text) => plural.test(text)));
  expect(pluralsIn(indonesian)).toEqual([]);
  expect(pluralsIn(english).length).toBeGreaterThan(20);
});
