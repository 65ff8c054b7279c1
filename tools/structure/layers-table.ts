import { modelLayers } from './folders.ts';

/** The table of layers in docs/architecture.md, which begins with this row. */
const TABLE = /\| Layer \| Contents \|\n(?:\|.*\n)+/;

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** Returns the architecture page with the current layers of the model. Throws if it has no table of them. */
export function withLayers(page: string): string {
  if (!TABLE.test(page))
    throw new Error('docs/architecture.md has no table of layers: restore its first row.');
  const rows = Object.entries(modelLayers).map(([layer, contents]) => toRow([`\`${layer}\``, contents]));
  return page.replace(TABLE, () => [toRow(['Layer', 'Contents']), toRow(['---', '---']), ...rows].join(''));
}
