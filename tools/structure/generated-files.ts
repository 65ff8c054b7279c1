import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attemptLimitNames, parameters, secrets } from '../../functions/src/settings.ts';
import { modelLayers } from './folders.ts';

type Cells = readonly string[];

const toRow = (cells: Cells): string => `| ${cells.join(' | ')} |\n`;
const toCode = (text: string | number): string => (text === '' ? '' : `\`${text}\``);

/** Replaces the rows of the table that begins with these titles. Throws if the page does not have it. */
function withTable(page: string, titles: Cells, rows: readonly Cells[]): string {
  const table = new RegExp(`^( *)${toRow(titles).replaceAll('|', '\\|')}(?: *\\|.*\\n)+`, 'm');
  if (!table.test(page))
    throw new Error(`The table '${titles.join(', ')}' is missing: restore its first row.`);
  return page.replace(table, (_table, indent: string) =>
    [titles, titles.map(() => '---'), ...rows].map((cells) => indent + toRow(cells)).join(''),
  );
}

/** Returns the architecture page with the current layers of the model. */
const withLayers = (page: string): string =>
  withTable(
    page,
    ['Layer', 'Contents'],
    Object.entries(modelLayers).map(([layer, contents]) => [toCode(layer), contents]),
  );

/** Returns the page of operations with the current settings. */
function withSettings(page: string): string {
  const secretRows = secrets.map(([name, { about, made = '', functions }]) => [
    toCode(name),
    about,
    made === 'off' ? toCode(made) : made,
    functions.map(toCode).join(', '),
  ]);
  const parameterRows = parameters.map(([name, { about, default: value = 'required', tools = [] }]) => ({
    name,
    cells: [toCode(name), about, toCode(value), tools.map(toCode).join(', ')],
  }));
  const limits = parameterRows.filter(({ name }) => attemptLimitNames.has(name));
  const others = parameterRows.filter(({ name }) => !attemptLimitNames.has(name));
  let result = withTable(page, ['Secret', 'Content', 'Made by `npm run keys`', 'Functions'], secretRows);
  result = withTable(
    result,
    ['Parameter', 'Meaning', 'Default', 'Also read by'],
    others.map(({ cells }) => cells),
  );
  return withTable(
    result,
    ['Limit', 'Counted attempts', 'Default'],
    limits.map(({ cells }) => cells.slice(0, 3)),
  );
}

const demoHead = `# Parameters of the local emulator suite, written by \`npm run generate\` from functions/src/settings.ts.
# \`firebase deploy\` writes a file like this for a real project.
# Instead of the options of a deployment (functions/.env): errors name lines of the sources.
NODE_OPTIONS=--enable-source-maps
`;

/** Returns the parameters of the emulators. */
const demoParameters = (): string =>
  demoHead +
  parameters
    .filter(([, { isAsked = true, demo }]) => isAsked || demo !== undefined)
    .map(([name, { demo, default: value }]) => `${name}=${demo ?? value}\n`)
    .join('');

/** Files that are generated in whole or in part, with the function that returns the current text. */
const generators: Readonly<Record<string, (text: string) => string>> = {
  'docs/architecture.md': withLayers,
  'docs/operations.md': withSettings,
  'functions/.env.demo-sisindo': demoParameters,
};

interface GeneratedFile {
  readonly file: string;
  readonly stored: string;
  readonly current: string;
}

/** Returns the generated files of the repository with their stored and their current texts. */
export const readGeneratedFiles = (root: string): GeneratedFile[] =>
  Object.entries(generators).map(([file, generate]) => {
    const stored = readFileSync(join(root, file), 'utf8');
    return { file, stored, current: generate(stored) };
  });
