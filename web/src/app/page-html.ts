import type { KnownAnswer } from 'contract/rendering';
import type { Heading } from './frame/heading.ts';

const HEAD = '<!--page-head-->';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const ROOT_ELEMENT = '<div id="root"></div>';

/** React writes what belongs into the head before everything else; it escapes `>` in attributes. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** All that the shell can say without code. */
const WITHOUT_CODE = `<noscript>
      <main class="wrap grid gap-4 py-16">
        <h1 class="text-title">Halaman ini memerlukan JavaScript</h1>
        <p>Nyalakan JavaScript di peramban Anda, lalu muat ulang halaman ini. Halaman untuk umum dapat dibaca tanpa JavaScript:</p>
        <p><a href="/">Beranda</a> · <a href="/about" lang="en">About</a> · <a href="/blog" lang="en">Blog</a> · <a href="/event" lang="en">Event</a> · <a href="/contact" lang="en">Contact</a></p>
      </main>
    </noscript>`;

/** What the browser would only learn from the code. */
export interface PageFiles {
  /** For the head: the font of the text, and the page's own styles. */
  readonly links: string;
  /** Paths of all chunks that bring the page to life. */
  readonly code: readonly string[];
}

/** A page can be read without its code, and a screen has its frame: styles, pictures and the font go first. */
const scriptLast = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`web/index.html should have ${part} exactly once.`);
  return text.replace(part, () => replacement);
}

/** Answers for the code to start with, as data that no browser runs; `<` cannot occur in it. */
const answersElement = (known: readonly KnownAnswer[]): string =>
  known.length === 0
    ? ''
    : `<script type="application/json" id="known-answers">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>`;

/**
 * A page in the frame of index.html, told apart from the shell by the path that it was rendered for.
 *
 * @param template index.html as the build wrote it
 * @param path of letters, digits, `/` and `-` alone
 * @param rendered what React made of the page
 * @param known answers that the page was rendered with
 * @throws Error for what the site's policy would refuse
 */
export function pageHtml(
  template: string,
  path: string,
  rendered: string,
  files: PageFiles,
  known: readonly KnownAnswer[] = [],
): string {
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
  const root = `<div id="root" ${data}>${body}</div>${answersElement(known)}`;
  return replaceOnce(scriptLast(withHead), ROOT_ELEMENT, root);
}

/** What begin.ts finds in a shell: the files of its screens, beside what the site itself does. */
export interface ScreenFiles {
  /** The script that asks what these screens ask first. */
  readonly first: string;
  /** What all of them need. */
  readonly shared: readonly string[];
  readonly files: readonly string[];
  readonly screens: readonly ScreenAhead[];
}

/** What is known of a screen before its code is there. */
export interface ScreenAhead {
  /** The pattern of its path, as the source of a regular expression. */
  readonly path: string;
  /** Positions in the shell's `files`. */
  readonly own: readonly number[];
  /** Likewise, of what it shows at once though it comes by itself: asked for behind the others. */
  readonly shown?: readonly number[];
  /** Only of screens that belong to an account. */
  readonly heading?: Heading;
}

/** What begins a screen before the site's own code is there. */
export interface ScreenStart {
  /** begin.ts, as the build named it. */
  readonly script: string;
  readonly screens: ScreenFiles;
  /** What all of its screens stand in, with an empty heading. */
  readonly frame: string;
}

/**
 * The shell without a page: the browser renders what belongs to the address, as soon as it can. The code of the site is
 * asked for with the document; begin.ts asks for that of the screen, and what it asks first, as it knows the address.
 */
export const shellHtml = (template: string, title: string, files: PageFiles, start?: ScreenStart): string => {
  const before = start === undefined ? [] : preloads(template, [start.script, start.screens.first]);
  const code = preloads(template, files.code).map(scriptLast);
  return [
    [HEAD, [`<title>${title}</title>`, files.links].join('\n    ')],
    ['</head>', `${[...before, ...code].join('\n    ')}\n  </head>`],
    [ROOT_ELEMENT, `<div id="root"></div>${start === undefined ? '' : beginning(start)}${WITHOUT_CODE}`],
  ].reduce(
    (html, [part = '', replacement = '']) => replaceOnce(html, part, replacement),
    scriptLast(template),
  );
};

/** With `async` it does not wait for the styles; what it reads stands before it. */
const beginning = ({ script, screens, frame }: ScreenStart): string =>
  `<template id="frame">${frame.replace(HOISTED, '')}</template>` +
  `<script type="application/json" id="screens">${JSON.stringify(screens)}</script>` +
  `<script type="module" async crossorigin src="${script}"></script>`;

/**
 * What the bundler has the template name already is not named twice. Other code is not named here, as `loadCode` must
 * fetch it: a `modulepreload` or a preloaded script that failed is kept for good, and Chromium breaks off the body of
 * many an answer that a `fetch` takes over from `<link rel="preload" as="fetch">`.
 */
const preloads = (template: string, code: readonly string[]): string[] =>
  code
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
