import { posix } from 'node:path';

/** What pages and comments may refer to; docs/README.md says in which forms. */
export interface Targets {
  /** All paths of the repository, from its root. */
  readonly files: readonly string[];
  /** Numbers of docs/requirements.md. */
  readonly requirements: ReadonlySet<string>;
  /** Anchors of each page's headings. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** 'GET /api/users/users', with all aliases. */
  readonly calls: ReadonlySet<string>;
}

const ROOMS = ['contract', 'functions', 'web', 'tests', 'tools', 'artwork', 'docs', '.github', '.ci'];
/** What a build makes: it may be named, and need not be there. */
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

/** Sections and points of docs/requirements.md: '## 4 Office', '### 4.2 Lists', '- **4.2.1** Tables …'. */
export const numbersOf = (requirements: string): string[] =>
  allIn(requirements, /^(?:#{2,3} |- \*\*)(\d+(?:\.\d+)*)\b/gm);

/** Comments that go over several lines, and what else does, as one line. */
const inOneLine = (code: string): string => code.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

/** Comments of code. */
const commentsOf = (code: string): string[] =>
  allIn(code, /(?:^|[\s({])\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|[\s;{,]\/\/ .*$/gm);

const NUMBERS = String.raw`\d+(?:\.\d+)*(?:(?:,| and| to| or) \d+(?:\.\d+)*)*`;
/** The numbers behind a word, also more than one: 'requirements 4.5 and 9.2'. */
const numbersBehind = (word: string, text: string): string[] =>
  allIn(text, new RegExp(`\\b${word} (${NUMBERS})`, 'gi')).flatMap((list) => allIn(list, /\d+(?:\.\d+)*/g));

/** Numbers and headings that the pages do not have. */
function deadNumbers(text: string, { files, requirements, anchors }: Targets): string[] {
  const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
  const headings = anchors.get('docs/architecture.md');
  return [
    ...numbersBehind('requirements?', text)
      .filter((number) => !requirements.has(number))
      .map((number) => `requirements ${number}`),
    ...numbersBehind('decisions?', text)
      .filter((number) => !decisions.has(number))
      .map((number) => `decision ${number}`),
    ...allIn(text, /\barchitecture: ([A-Z][\w ]*)/g)
      .filter((heading) => !headings?.has(anchorOf(heading)))
      .map((heading) => `architecture: ${heading}`),
    ...allIn(text, /(?<!\b(?:RFC|ISO) [\d-]+ )\bsections? \d[\d.]*/gi),
  ];
}

/** Whether a path from the root is there; in comments without its ending too. */
function isThere(path: string, { files }: Targets): boolean {
  if (BUILT.some((output) => path === output || path.startsWith(`${output}/`))) return true;
  return files.some(
    (file) => [path, `${path}.ts`, `${path}.tsx`].includes(file) || file.startsWith(`${path}/`),
  );
}

const named = (name: string, { files }: Targets): boolean => files.some((file) => basename(file) === name);

/** Paths of the repository, names of files and calls between backticks that are not there. */
function deadNames(page: string, targets: Targets): string[] {
  return allIn(page, /`([^`\n]+)`/g).filter((token) => {
    if (/^(GET|POST|PUT|DELETE) \/api\//.test(token)) return !targets.calls.has(token);
    if (/[\s<*{…?]/.test(token)) return false;
    if (ROOMS.some((room) => token.startsWith(`${room}/`)))
      return !isThere(token.replace(/\/$/, ''), targets);
    return /^[\w.-]+\.(tsx?|cjs|md|rules)$/.test(token) && !named(token, targets);
  });
}

/** Links of a page to files that are not there, or to headings that these do not have. */
function deadLinks(file: string, page: string, { files, anchors }: Targets): string[] {
  const text = page.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return allIn(text, /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
    if (!files.some((candidate) => candidate === target || candidate.startsWith(`${target}/`))) return true;
    return anchor !== undefined && !anchors.get(target)?.has(anchor);
  });
}

const PATH = new RegExp(String.raw`(?<![\w./@#-])(?:${ROOMS.join('|')})\/[\w./-]*\w(?!\.?[\w{<*…])`, 'g');

/** Paths and names of files that are not there, in a comment. */
const deadPaths = (comment: string, targets: Targets): string[] => [
  ...allIn(comment, PATH).filter((path) => !isThere(path, targets)),
  ...allIn(comment, /(?<![\w./<>-])[\w-]+\.(?:tsx?|cjs|md)\b/g).filter((name) => !named(name, targets)),
];

/**
 * References of one file that lead nowhere, a sentence each.
 *
 * @param file path from the root: a page (.md), or code, of which only the comments are looked at
 */
export function deadReferences(file: string, text: string, targets: Targets): string[] {
  const dead = isPage(file)
    ? [...deadNames(text, targets), ...deadLinks(file, text, targets)]
    : commentsOf(text).flatMap((comment) => deadPaths(comment, targets));
  dead.push(...deadNumbers(inOneLine(text), targets));
  return [...new Set(dead)].map((reference) => `${file} refers to '${reference}', which is not there.`);
}
