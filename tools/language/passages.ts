// Rolldown is the bundler of Vite. Vite itself takes a second longer to import.
import { parseSync, Visitor } from 'rolldown/utils';

type Kind = 'docstring' | 'comment' | 'prose' | 'title';

/** Text for readers, cut out of a file. Its length is that of its source, so that offsets map to lines. */
export interface Passage {
  readonly kind: Kind;
  /** Offset of the first character in the file. */
  readonly start: number;
  /** Paragraphs, list items and table cells end with a line feed. Code and quotations are masked. */
  readonly text: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces each character of code and quotations: counts as one word and matches no phrase. */
export const MASK = '·';

const SCRIPT = /\.(?:[cm]?[jt]s|tsx)$/;
const COMMENTS: readonly (readonly [file: RegExp, comment: RegExp])[] = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.html$/, /<!--[\s\S]*?-->/g],
  [/\.rules$/, /(?<=^|\s)\/\/.*/gm],
  [/(?:\.ya?ml|\.sh|^\.ci\/\w+)$/, /(?<=^|\s)#(?!!).*/gm],
];

/** Comments for programs: of the compiler, the linter and the test runner. */
const DIRECTIVE = /^\/\/\/? *(?:<reference|@ts-)/;
const COMMENT_MARKERS = /^<!--|-->$|^\/\*+|\*+\/$|^[ \t]*\*+(?!\/)|^[ \t]*(?:\/\/+|#+)/gm;
const PARAGRAPH_START = /^\s*(?:$|[-*+•] |\d+[.)] |@\w|#{1,6} |[>|])/;
const LABELS = /(?<=^|\n)\s*(?:@param \S+|@\w+|biome-ignore\S* \S+:)/g;
const CODE = /`[^`]+`|\{@\w+ [^}]+\}|\bhttps?:\/\/\S+/g;
/** An apostrophe behind a letter opens no quotation. */
const QUOTATIONS = /"[^"\n]{1,200}"|“[^”\n]{1,200}”|(?<![\p{L}\d])'[^'\n]{1,120}'(?![\p{L}\d])/gu;

const mask = (text: string, pattern: RegExp, by = MASK): string =>
  text.replace(pattern, (match) => match.replace(/[^\n]/g, by));

/** Joins wrapped lines with spaces, so that phrases are found across line ends. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      return line + (line.trim() === '' || PARAGRAPH_START.test(next) ? '\n' : ' ');
    })
    .join('');
}

const maskQuotations = (text: string): string => mask(mask(text, CODE), QUOTATIONS);

function commentText(comment: string): string {
  const bare = mask(mask(comment, COMMENT_MARKERS, ' '), /```[\s\S]*?```/g, ' ');
  return maskQuotations(mask(joinLines(bare), LABELS, ' '));
}

/** Prose of a Markdown page, without code blocks, link targets and tags. */
function pageText(page: string): string {
  const bare = mask(page, /^ *```[\s\S]*?^ *```|<!--[\s\S]*?-->|<[^>\n]+>|(?<=\])\([^)\s]+\)/gm, ' ');
  const cells = maskQuotations(joinLines(bare)).replaceAll('|', '\n');
  return mask(cells, /\*+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])|[[\]]/gu, ' ');
}

/** Merges line comments that follow one another, as a sentence may continue in the next line. */
function mergeLineComments(source: string, comments: readonly Range[]): Range[] {
  const merged: Range[] = [];
  const opensLine = ({ start }: Range) =>
    /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, start - 80), start));
  const isBlock = ({ start }: Range) => /^(?:\/\*|<)/.test(source.slice(start, start + 2));
  for (const comment of comments) {
    const last = merged.at(-1);
    if (
      last !== undefined &&
      !isBlock(last) &&
      !isBlock(comment) &&
      opensLine(last) &&
      /^\n[ \t]*$/.test(source.slice(last.end, comment.start))
    )
      merged[merged.length - 1] = { start: last.start, end: comment.end };
    else merged.push(comment);
  }
  return merged;
}

const commentPassages = (source: string, comments: readonly Range[]): Passage[] =>
  mergeLineComments(source, comments)
    .map((range) => ({ range, comment: source.slice(range.start, range.end) }))
    .filter(({ comment }) => !DIRECTIVE.test(comment))
    .map(({ range, comment }) => ({
      kind: comment.startsWith('/**') ? 'docstring' : 'comment',
      start: range.start,
      text: commentText(comment),
    }));

type Program = ReturnType<typeof parseSync>['program'];

/** Whether a call declares tests: `test(…)`, `describe.for(…)(…)`, `test.skipIf(…)(…)`. */
function declaresTests(callee: unknown): boolean {
  const node = callee as { type: string; name?: string; callee?: unknown; object?: unknown; tag?: unknown };
  if (node.type === 'Identifier') return ['test', 'it', 'describe'].includes(node.name ?? '');
  const inner = node.callee ?? node.object ?? node.tag;
  return inner !== undefined && declaresTests(inner);
}

function titlesOf(source: string, program: Program): Passage[] {
  const titles: Passage[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !declaresTests(callee)) return;
      const isText =
        title.type === 'TemplateLiteral' || (title.type === 'Literal' && typeof title.value === 'string');
      if (!isText) return;
      const text = mask(source.slice(title.start + 1, title.end - 1), /\$\{[^}]*\}/g);
      titles.push({ kind: 'title', start: title.start + 1, text: maskQuotations(text) });
    },
  }).visit(program);
  return titles;
}

/** Whether files of this kind have comments, prose or test titles. */
export const hasPassages = (file: string): boolean =>
  file.endsWith('.md') || SCRIPT.test(file) || COMMENTS.some(([files]) => files.test(file));

/** Comments, prose and test titles of a file for which `hasPassages` is true. */
export function passagesOf(file: string, source: string): Passage[] {
  if (file.endsWith('.md')) return [{ kind: 'prose', start: 0, text: pageText(source) }];
  if (SCRIPT.test(file)) {
    const parsed = parseSync(file, source);
    const titles = /\b(?:test|it|describe)(?:\.\w+)?\(/.test(source) ? titlesOf(source, parsed.program) : [];
    return [...commentPassages(source, parsed.comments), ...titles];
  }
  const [, pattern] = COMMENTS.find(([files]) => files.test(file)) ?? [];
  if (pattern === undefined) return [];
  const ranges = [...source.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return commentPassages(source, ranges);
}
