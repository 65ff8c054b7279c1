import type { RichText } from 'contract/fields/content';
import { plainOf } from 'contract/fields/rich-text';
import type { FlatEntry } from './list-entries.ts';
import { linesOf, withoutStart } from './pasted-words.ts';

/** Lists that somebody typed as lines: '- satu', '• satu', '1. satu', as chats, mails and PDFs have them. */

interface Line {
  readonly indent: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly content: RichText;
}

const sign =
  /^([\s\u00a0]*)(?:([-*·•●○◦▪■‣⁃∙►▶➢✓✔\u2010-\u2015\uf0a7\uf0b7\uf0d8\uf0fc])|(\d{1,3})[.)])[\s\u00a0]+(?=\S)/u;

/** What a line says as an entry; undefined for one that is none. */
function lineOf(text: RichText): Line | undefined {
  const [whole, indent = '', bullet, number] = sign.exec(plainOf(text)) ?? [];
  if (whole === undefined) return undefined;
  return {
    indent: indent.replaceAll('\t', '    ').length,
    ordered: bullet === undefined,
    number: number === undefined ? 1 : Number(number),
    content: withoutStart(text, whole.length),
  };
}

/** Levels by how far the lines are indented, from 1. */
function entriesOfLines(lines: readonly Line[], list: string): FlatEntry[] {
  const indents = [...new Set(lines.map(({ indent }) => indent))].sort((a, b) => a - b);
  return lines.map(({ indent, ...line }) => ({ ...line, list, level: indents.indexOf(indent) + 1 }));
}

/** Numbers that count, or signs: a year, a time or a dash alone begins no list. */
const isList = (lines: readonly Line[]): boolean => {
  const numbers = lines.filter(({ ordered }) => ordered);
  const counts = numbers.every(({ number, indent }, index) => {
    const before = numbers.slice(0, index).findLast((line) => line.indent === indent);
    return before === undefined || number === before.number + 1 || number === 1;
  });
  return lines.length > 1 && counts;
};

export type Typed = { readonly entries: FlatEntry[] } | { readonly text: RichText };

/** Texts with what was typed as a list in several of their lines taken out of them. */
export function typedLists(texts: readonly RichText[]): Typed[] {
  const found: Typed[] = [];
  let lines: { line: Line; text: RichText }[] = [];
  const finish = () => {
    if (isList(lines.map(({ line }) => line)))
      found.push({
        entries: entriesOfLines(
          lines.map(({ line }) => line),
          `typed-${found.length}`,
        ),
      });
    else found.push(...lines.map(({ text }) => ({ text })));
    lines = [];
  };
  for (const text of texts) {
    const line = lineOf(text);
    if (line === undefined) {
      finish();
      found.push({ text });
    } else lines.push({ line, text });
  }
  finish();
  return found;
}

/** Whether a text, line by line, holds a list. */
export const holdsList = (text: RichText): boolean =>
  typedLists(linesOf(text)).some((typed) => 'entries' in typed);
