/** The part of Vite's manifest that is used here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const HEAD = '<!--page-head-->';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const ROOT_ELEMENT = '<div id="root"></div>';
const START = 'src/app/start.tsx';
const TEXT_FONT = /^assets\/plus-jakarta-sans-latin-wght-normal-.*\.woff2$/;

/** React writes what belongs into the head before everything else; it escapes `>` in attributes. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** All chunks that a module's chunk needs to run, itself first. */
export function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
}

/** What the browser would only learn from the code. */
export interface PageFiles {
  /** For the head: the font of the text, and the page's own styles. */
  readonly links: string;
  /** Paths of all chunks that bring the page to life. */
  readonly code: readonly string[];
}

/** @param module of the page; left out for one without a chunk of its own */
export function filesOf(manifest: Manifest, module?: string): PageFiles {
  const fonts = Object.values(manifest).filter(({ file }) => TEXT_FONT.test(file));
  if (fonts.length !== 1) throw new Error('The build has no font for Latin text, or more than one.');
  for (const key of [START, ...(module === undefined ? [] : [module])]) {
    if (!(key in manifest)) throw new Error(`The build has no chunk for ${key}.`);
  }
  const keys = chunksOf(manifest, START);
  if (module !== undefined) chunksOf(manifest, module, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const links = [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return { links: links.join('\n    '), code: chunks.map(({ file }) => `/${file}`) };
}

/** The page can be read without its code: styles, pictures and the font go first. */
const scriptLast = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`web/index.html should have ${part} exactly once.`);
  return text.replace(part, () => replacement);
}

/** A page in the frame of index.html, told apart from the shell by the path that it was rendered for. */
export function pageHtml(template: string, path: string, rendered: string, files: PageFiles): string {
  const head = HOISTED.exec(rendered)?.[0] ?? '';
  const body = rendered.slice(head.length);
  const forbidden =
    /<(?:title|meta|link|style|template)\b[^>]*>|<script\b(?! type="application\/ld\+json")[^>]*>/.exec(
      // An icon may have a title of its own.
      body.replaceAll(/<svg\b.*?<\/svg>/g, ''),
    );
  // The policy refuses inline scripts and styles, and a title in the body is no title.
  if (forbidden !== null) throw new Error(`The body of ${path} has ${forbidden[0]}.`);
  // Nothing is shown before the styles are there, so they are asked for before any code.
  const styles = template.match(STYLESHEET) ?? [];
  const parts = [head.replaceAll('><', '>\n    <'), ...styles, files.links];
  const withHead = replaceOnce(template.replace(STYLESHEET, ''), HEAD, parts.join('\n    '));
  const data = `data-prerendered="${path}" data-code="${files.code.join(' ')}"`;
  return replaceOnce(scriptLast(withHead), ROOT_ELEMENT, `<div id="root" ${data}>${body}</div>`);
}

/** The shell without a page: the browser renders what belongs to the address, as soon as it can. */
export const shellHtml = (template: string, title: string, { code }: PageFiles): string =>
  replaceOnce(
    replaceOnce(template, HEAD, `<title>${title}</title>`),
    ROOT_ELEMENT,
    `<div id="root" data-code="${code.join(' ')}"></div>`,
  );
