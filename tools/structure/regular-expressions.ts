import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'rolldown/parseAst';

/** A regular expression, and the files that contain it. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  readonly files: readonly string[];
}

/** Calls a function with each node of a syntax tree. */
function visitNodes(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Readonly<Record<string, unknown>>);
  for (const child of Object.values(node)) visitNodes(child, visit);
}

interface RegularExpression {
  readonly pattern: string;
  readonly flags: string;
}

/** Finds the literals of regular expressions in modules. Paths are relative to the root. */
export function findExpressions(root: string, files: readonly string[]): FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  for (const file of files) {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    visitNodes(parseAst(readFileSync(join(root, file), 'utf8'), { lang }, file), ({ type, regex }) => {
      if (type !== 'Literal' || !regex) return;
      const { pattern: source, flags } = regex as RegularExpression;
      const key = `/${source}/${flags}`;
      const others = found.get(key)?.files ?? [];
      if (!others.includes(file)) found.set(key, { source, flags, files: [...others, file] });
    });
  }
  return [...found.values()];
}

/**
 * Steps decide, never the time of an attack, which a busy machine makes longer. The limit of the whole check is
 * longer than any expression needs.
 */
const settings = { timeout: 600_000, attackTimeout: null, incubationTimeout: null } as const;

/**
 * Returns the expressions whose time can grow faster than the length of a text
 * (https://makenowjust-labs.github.io/recheck). Throws if one has no result.
 */
export async function findSuperLinear(expressions: readonly FoundExpression[]): Promise<FoundExpression[]> {
  const slow: FoundExpression[] = [];
  for (const expression of expressions) {
    const result = await check(expression.source, expression.flags, settings);
    if (result.status === 'unknown')
      throw new Error(`No result for ${expression.source} of ${expression.files}: ${result.error.kind}.`);
    if (result.status === 'vulnerable') slow.push(expression);
  }
  return slow;
}
