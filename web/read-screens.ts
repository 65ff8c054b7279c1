import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { DutyNeed } from '../contract/rules/admins/duties.ts';
import { comparePatterns, splitPath } from '../contract/rules/paths.ts';
import type { Locale } from '../contract/text/language/localize.ts';

/** Fields that code outside of the browser reads. Their values must be literals. */
interface LiteralFields {
  readonly audience: 'public' | 'unlisted' | 'invited' | 'member' | 'admin';
  readonly path: string;
  readonly title?: string;
  readonly text?: string;
  readonly duty?: DutyNeed;
  readonly eventManagers?: true;
  readonly visiblePart?: string;
  readonly isEmulatorOnly?: true;
}

export type Audience = LiteralFields['audience'];

const literalFields = [
  'audience',
  'path',
  'title',
  'text',
  'duty',
  'eventManagers',
  'visiblePart',
  'isEmulatorOnly',
];

export interface ScreenDeclaration extends LiteralFields {
  /** Path of the page file, as the build's manifest names it: 'src/features/content/bin/bin-page.tsx'. */
  readonly module: string;
  /** Module of the part that loads separately but is visible immediately. */
  readonly visibleModule: string | undefined;
  /** Source of each field: `path: '/admin/bin'`. */
  readonly fields: ReadonlyMap<string, string>;
  /** Import statements whose names occur in the declaration. */
  readonly imports: readonly string[];
}

const WEB = dirname(fileURLToPath(import.meta.url));

const localNames = ({ specifiers }: ESTree.ImportDeclaration): string[] =>
  specifiers.map(({ local }) => local.name);

type Texts = ReadonlyMap<string, unknown>;

/** Returns the value of a literal, or of a text of the catalogue: `t.loginTitle`. */
function literalValue(node: ESTree.Expression | null, texts: Texts): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'ArrayExpression')
    return node.elements.map((element) => literalValue(element as ESTree.Expression, texts));
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier')
    return texts.get(node.property.name);
  return undefined;
}

/** Keeps the last result for each file until its text changes, because several lists contain each page. */
function memoize<T>(read: (file: string, source: string) => T): (file: string, source: string) => T {
  const kept = new Map<string, { source: string; result: T }>();
  return (file, source) => {
    const last = kept.get(file);
    if (last?.source === source) return last.result;
    const result = read(file, source);
    kept.set(file, { source, result });
    return result;
  };
}

/** Reads the texts of a catalogue. */
const readTexts = memoize((file, source): Texts => {
  const { program } = parseSync(file, source);
  return new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      if (statement.declaration?.type !== 'VariableDeclaration') return [];
      return statement.declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init?.type === 'Literal' ? [[id.name, init.value] as const] : [],
      );
    }),
  );
});

/** Returns the names of top-level functions and constants, which a declared screen cannot use. */
function declaredNames(statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration): string[] {
  if (statement.type === 'FunctionDeclaration') return statement.id === null ? [] : [statement.id.name];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Returns whether a name is called or read in a source, not only written as a key or in a text. */
const isUsed = (name: string, source: string): boolean =>
  new RegExp(`(?<![\\w.$])${name}\\b(?!\\s*:)`).test(source.replace(/'[^']*'|"[^"]*"/g, ''));

const findScreen = (statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration) => {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return [];
  return statement.declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && id.name === 'screen' && init?.type === 'ObjectExpression' ? [init] : [],
  );
};

/** Finds the declaration of a page file, the imports that it uses, and the folder of the page's texts. */
const parsePage = memoize((module, source) => {
  const { program, errors } = parseSync(module, source);
  const [screen] = program.body.flatMap(findScreen);
  if (errors.length > 0 || screen === undefined)
    throw new Error(
      `web/${module} does not export its screen: add \`export const screen: AdminScreen = { … }\`.`,
    );
  const text = source.slice(screen.start, screen.end);
  const local = program.body.flatMap(declaredNames).find((name) => isUsed(name, text));
  if (local !== undefined)
    throw new Error(
      `web/${module}: the screen uses ${local} of its own file. Move it to another file, because only imports are part of the screen list.`,
    );
  const statements = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const imports = statements
    .filter(
      (statement) =>
        statement.importKind !== 'type' &&
        localNames(statement).some((name) => new RegExp(`\\b${name}\\b`).test(text)),
    )
    .map(({ start, end }) => source.slice(start, end));
  const folder = statements.flatMap((one) => /^#messages\/(.+)$/.exec(one.source.value)?.[1] ?? [])[0];
  return { screen, imports, folder };
});

/**
 * Reads the declaration of a page file.
 *
 * @throws Error for a page without a declaration, for one that uses another name of its file, and for a field that
 * has to be a literal
 */
export function readScreen(module: string, source: string, locale: Locale = 'id'): ScreenDeclaration {
  const { screen, imports, folder } = parsePage(module, source);
  const catalogue = folder && join(WEB, 'src', folder, 'messages', `${locale}.ts`);
  const texts: Texts = catalogue ? readTexts(catalogue, readFileSync(catalogue, 'utf8')) : new Map();
  const fields = new Map<string, string>();
  const literals: Record<string, unknown> = {};
  for (const property of screen.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error(`web/${module}: write each field of the screen by its name.`);
    const { name } = property.key;
    fields.set(name, source.slice(property.start, property.end));
    literals[name] = literalValue(property.value, texts);
  }
  for (const name of literalFields)
    if (fields.has(name) && literals[name] === undefined)
      throw new Error(
        `web/${module}: the ${name} of the screen has to be a literal or a text of the catalogue.`,
      );
  const declaration = literals as unknown as LiteralFields;
  const { visiblePart } = declaration;
  const visibleModule = visiblePart && posix.join(posix.dirname(module), visiblePart);
  return { ...declaration, module, visibleModule, fields, imports };
}

/** Reads the screens of all page files, with titles in Indonesian. More specific paths come first. */
export const readScreens = (...audiences: readonly Audience[]): ScreenDeclaration[] =>
  readScreensIn('id', ...audiences);

export const readScreensIn = (locale: Locale, ...audiences: readonly Audience[]): ScreenDeclaration[] =>
  readdirSync(join(WEB, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx'))
    .map((file) => `src/features/${file.replaceAll('\\', '/')}`)
    .sort()
    .map((module) => readScreen(module, readFileSync(join(WEB, module), 'utf8'), locale))
    .filter(({ audience }) => audiences.length === 0 || audiences.includes(audience))
    .sort((a, b) => comparePatterns(splitPath(a.path), splitPath(b.path)) || (a.path < b.path ? -1 : 1));
