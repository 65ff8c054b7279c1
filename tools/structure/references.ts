import { posix } from 'node:path';

/** Valid targets of references in pages and comments. docs/README.md lists the forms. */
export interface Targets {
  /** All paths of the repository, from its root. */
  readonly files: readonly string[];
  /** Numbers of docs/requirements.md. */
  readonly requirements: ReadonlySet<string>;
  /** Decision numbers without a file of their own, with the files of the records that contain them now. */
  readonly mergedDecisions: ReadonlyMap<string, readonly string[]>;
  /** Anchors of each page's headings. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** 'GET /api/users/users', with all aliases. */
  readonly calls: ReadonlySet<string>;
}

/** Top-level folders whose paths are checked. */
const TOP_FOLDERS = ['contract', 'functions', 'web', 'tests', 'tools', 'docs', '.github', '.ci'];
/** Outputs of a build. A reference to them is valid before the build. */
const BUILT = ['functions/lib', 'functions/package-lock.json', 'web/dist'];

const isPage = (file: string): boolean => file.endsWith('.md');
const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, first]) => first ?? whole);

/** GitHub's anchor of a heading: '### 2.1 Shell' -> '21-shell'. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Headings of a page, as anchors. */
export const anchorsOf = (page: string): Set<string> =>
  new Set(allIn(page, /^#{1,6} +(.+)$/gm).map(anchorOf));

/** Sections and points of docs/requirements.md: '## 4 Admin', '### 4.2 Lists', '- **4.2.1** Tables …'. */
export const numbersOf = (requirements: string): string[] =>
  allIn(requirements, /^(?:#{2,3} |- \*\*)(\d+(?:\.\d+)*)\b/gm);

/** Rows of "Merged numbers" in docs/decisions/README.md: '| 0046 | [0012](0012-daily-jobs.md) |'. */
export const mergedDecisionsOf = (index: string): Map<string, string[]> =>
  new Map(
    [...index.matchAll(/^\| (\d{4}) \| (.*)$/gm)].map(([, number = '', records = '']) => [
      number,
      allIn(records, /\]\(([^)]+)\)/g),
    ]),
  );

/** Joins lines, without the markers of comments, so that a reference may span lines. */
const inOneLine = (code: string): string => code.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

/** Comments of code. */
const commentsOf = (code: string): string[] =>
  allIn(code, /(?:^|[\s({])\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|[\s;{,]\/\/ .*$/gm);

const NUMBERS = String.raw`\d+(?:\.\d+)*(?:(?:,| and| to| or) \d+(?:\.\d+)*)*`;
/** Numbers after a word, also a list: 'requirements 4.5 and 9.2'. */
const numbersAfter = (word: string, text: string): string[] =>
  allIn(text, new RegExp(`\\b${word} (${NUMBERS})`, 'gi')).flatMap((list) => allIn(list, /\d+(?:\.\d+)*/g));

/** Numbers and headings that do not exist in the pages. */
function brokenNumbers(text: string, { files, requirements, mergedDecisions, anchors }: Targets): string[] {
  const headings = anchors.get('docs/architecture.md');
  return [
    ...numbersAfter('requirements?', text)
      .filter((number) => !requirements.has(number))
      .map((number) => `requirements ${number}`),
    ...numbersAfter('decisions?', text)
      .filter((number) => !files.some((file) => file.startsWith(`docs/decisions/${number}-`)))
      .map((number) => {
        const records = mergedDecisions.get(number)?.join(', ');
        return `decision ${number}${records === undefined ? '' : `, which is now in ${records}`}`;
      }),
    ...allIn(text, /\barchitecture: ([A-Z][\w ]*)/g)
      .filter((heading) => !headings?.has(anchorOf(heading)))
      .map((heading) => `architecture: ${heading}`),
    ...allIn(text, /(?<!\b(?:RFC|ISO) [\d-]+ )\bsections? \d[\d.]*/gi),
  ];
}

/** Whether a path from the root exists, with or without its extension. */
function exists(path: string, { files }: Targets): boolean {
  if (BUILT.some((output) => path === output || path.startsWith(`${output}/`))) return true;
  return (
    [path, `${path}.ts`, `${path}.tsx`].some((file) => files.includes(file)) ||
    files.some((file) => file.startsWith(`${path}/`))
  );
}

const named = (name: string, { files }: Targets): boolean => files.some((file) => basename(file) === name);

/** Missing paths, file names and calls between backticks. */
function brokenNames(page: string, targets: Targets): string[] {
  return allIn(page, /`([^`\n]+)`/g).filter((token) => {
    if (/^(GET|POST|PUT|DELETE) \/api\//.test(token)) return !targets.calls.has(token);
    if (/[\s<*{…?]/.test(token)) return false;
    if (TOP_FOLDERS.some((folder) => token.startsWith(`${folder}/`)))
      return !exists(token.replace(/\/$/, ''), targets);
    return /^[\w.-]+\.(tsx?|cjs|md|rules)$/.test(token) && !named(token, targets);
  });
}

/** Links of a page to missing files or headings. */
function brokenLinks(file: string, page: string, { files, anchors }: Targets): string[] {
  const text = page.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return allIn(text, /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
    if (!files.some((candidate) => candidate === target || candidate.startsWith(`${target}/`))) return true;
    return anchor !== undefined && !anchors.get(target)?.has(anchor);
  });
}

const PATH = new RegExp(
  String.raw`(?<![\w./@#-])(?:${TOP_FOLDERS.join('|')})\/[\w./-]*\w(?!\.?[\w{<*…])`,
  'g',
);

/** Missing paths and file names in a comment. */
const brokenPaths = (comment: string, targets: Targets): string[] => [
  ...allIn(comment, PATH).filter((path) => !exists(path, targets)),
  ...allIn(comment, /(?<![\w./<>-])[\w-]+\.(?:tsx?|cjs|md)\b/g).filter((name) => !named(name, targets)),
];

/**
 * Broken references of one file, a sentence each.
 *
 * @param file path from the root: a page (.md), or code, of which only the comments are checked
 */
export function brokenReferences(file: string, text: string, targets: Targets): string[] {
  const broken = isPage(file)
    ? [...brokenNames(text, targets), ...brokenLinks(file, text, targets)]
    : commentsOf(text).flatMap((comment) => brokenPaths(comment, targets));
  broken.push(...brokenNumbers(inOneLine(text), targets));
  return [...new Set(broken)].map((reference) => `${file} refers to '${reference}', which does not exist.`);
}
