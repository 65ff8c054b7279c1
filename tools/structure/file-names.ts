/** Finds files of the model whose name is the name of none of their exports. */

const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Splits a name into lower-case words in the singular: 'createEntries' and 'create-entries' -> create, entry. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, ''));

/** Returns whether an export's name contains all words of the file's name: `openBill` of bills.ts. */
function hasNamedExport(file: string, source: string): boolean {
  const words = wordsOf(file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, ''));
  return [...source.matchAll(EXPORT)].some(([, name = '']) => {
    const ownWords = wordsOf(name);
    return words.every((word) => ownWords.includes(word));
  });
}

/** @param sources contents of code files by path */
export const findMisnamedFiles = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources]
    .filter(([file]) => /^functions\/src\/model\/.*(?<!\.test|\.d)\.ts$/.test(file))
    .filter(([file, source]) => !hasNamedExport(file, source))
    .map(([file]) => `${file} is named after none of its exports: name it after the main one.`);
