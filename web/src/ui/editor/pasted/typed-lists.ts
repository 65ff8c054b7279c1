import type { RichText } from 'contract/schemas/content';
import { plainTextOf } from 'contract/schemas/rich-text';
import type { FlatEntry } from './list-entries.ts';
import { dropStart, splitLines } from './pasted-words.ts';

/** Lists that were typed as lines, such as '- satu', '• satu' or '1. satu' in chats, mails and PDFs. */

interface Line {
  readonly indent: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly content: RichText;
}

const markerPattern =
  /^([\s\u00a0]*)(?:([-*·•●○◦▪■‣⁃∙►▶➢✓✔\u2010-\u2015\uf0a7\uf0b7\uf0d8\uf0fc])|(\d{1,3})[.)])[\s\u00a0]+(?=\S)/u;

function parseLine(text: RichText): Line | undefined {
  const [whole, indent = '', bullet, number] = markerPattern.exec(plainTextOf(text)) ?? [];
  if (whole === undefined) return undefined;
  return {
    indent: indent.replaceAll('\t', '    ').length,
    ordered: bullet === undefined,
    number: number === undefined ? 1 : Number(number),
    content: dropStart(text, whole.length),
  };
}

/** Derives levels from 1 from the indents of lines. */
function toEntries(lines: readonly Line[], list: string): FlatEntry[] {
  const indents = [...new Set(lines.map(({ indent }) => indent))].sort((a, b) => a - b);
  return lines.map(({ indent, ...line }) => ({ ...line, list, level: indents.indexOf(indent) + 1 }));
}

/** A list has at least two lines with consecutive numbers or bullets. A single year or dash is none. */
const isList = (lines: readonly Line[]): boolean => {
  const numbers = lines.filter(({ ordered }) => ordered);
  const hasConsecutiveNumbers = numbers.every(({ number, indent }, index) => {
    const before = numbers.slice(0, index).findLast((line) => line.indent === indent);
    return before === undefined || number === before.number + 1 || number === 1;
  });
  return lines.length > 1 && hasConsecutiveNumbers;
};

export type TypedPart = { readonly entries: FlatEntry[] } | { readonly text: RichText };

/** Splits texts into lists that were typed over several lines, and the remaining text. */
export function findTypedLists(texts: readonly RichText[]): TypedPart[] {
  const found: TypedPart[] = [];
  let lines: { line: Line; text: RichText }[] = [];
  const finish = () => {
    if (isList(lines.map(({ line }) => line)))
      found.push({
        entries: toEntries(
          lines.map(({ line }) => line),
          `typed-${found.length}`,
        ),
      });
    else found.push(...lines.map(({ text }) => ({ text })));
    lines = [];
  };
  for (const text of texts) {
    const line = parseLine(text);
    if (line === undefined) {
      finish();
      found.push({ text });
    } else lines.push({ line, text });
  }
  finish();
  return found;
}

export const containsList = (text: RichText): boolean =>
  findTypedLists(splitLines(text)).some((typed) => 'entries' in typed);
