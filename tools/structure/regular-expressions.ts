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

/** Longer than any expression here needs on a busy machine. An expression without a result counts as slow. */
const timeoutMs = 120_000;

/**
 * Returns the expressions whose time can grow faster than the length of a text
 * (https://makenowjust-labs.github.io/recheck).
 */
export async function findSuperLinear(expressions: readonly FoundExpression[]): Promise<FoundExpression[]> {
  const slow: FoundExpression[] = [];
  for (const expression of expressions) {
    const { status } = await check(expression.source, expression.flags, { timeout: timeoutMs });
    if (status !== 'safe') slow.push(expression);
  }
  return slow;
}
