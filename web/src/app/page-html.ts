import type { EmbeddedReply } from 'contract/rendering';
import { association } from 'contract/text/association';
import { addBasePath } from 'contract/text/language/base-path';
import { basePaths, type Locale, locales } from 'contract/text/language/localize';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/app';
import type { Heading } from '#ui/base/heading.ts';

const HEAD = '<!--page-head-->';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const ROOT_ELEMENT = '<div id="root"></div>';

/** React writes elements of the head before all others. It escapes `>` in attributes. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

const noScriptLink = (path: string, label: string): string =>
  `<a href="${toAddressPath(path)}"${path === '/' ? '' : ' lang="en"'}>${label}</a>`;

const NOSCRIPT = `<noscript>
      <main class="wrap grid gap-4 py-16">
        <h1 class="text-title">${t.needsScript}</h1>
        <p>${t.enableScript}</p>
        <p>${[
          noScriptLink('/', t.home),
          noScriptLink('/about', t.about),
          noScriptLink('/blog', t.blog),
          noScriptLink('/event', t.event),
          noScriptLink('/contact', t.contact),
        ].join(' · ')}</p>
      </main>
    </noscript>`;

/** Files of a page that the browser would otherwise discover only from the code. */
export interface PageFiles {
  /** Elements for the head: the text font and the page's own styles. */
  readonly links: string;
  /** Paths of all chunks that hydration needs. */
  readonly code: readonly string[];
}

/** Pages and skeletons are readable without code, so styles, pictures and the font load first. */
const deprioritizeScripts = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`web/index.html should have ${part} exactly once.`);
  return text.replace(part, () => replacement);
}

/** Embeds replies as JSON, which no browser executes. Escapes `<`. */
const repliesElement = (known: readonly EmbeddedReply[]): string =>
  known.length === 0
    ? ''
    : `<script type="application/json" id="known-answers">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>`;

const addressIn = (locale: Locale, path: string): string =>
  new URL(addBasePath(basePaths[locale], path), association.siteUrl).href;

/**
 * Returns links to the page in all languages, for search engines. None for pages that search engines must not
 * list, and for a record that exists in one language. Only HTML contains them: no reader of them runs scripts.
 */
function alternates(path: string, head: string, known: readonly EmbeddedReply[]): string[] {
  const [{ reply } = {}] = known;
  const { languages } = (reply ?? {}) as { readonly languages?: readonly Locale[] };
  const isTranslated = languages === undefined || languages.length === locales.length;
  if (!head.includes('rel="canonical"') || !isTranslated) return [];
  return [...locales.map((locale) => [locale, locale] as const), ['x-default', 'id'] as const].map(
    ([name, locale]) => `<link rel="alternate" hreflang="${name}" href="${addressIn(locale, path)}">`,
  );
}

/**
 * Builds the HTML of a prerendered page. The path in the root element distinguishes it from a shell.
 *
 * @param path only letters, digits, `/` and `-`
 * @throws Error for elements that the CSP would refuse
 */
export function pageHtml(
  template: string,
  path: string,
  rendered: string,
  files: PageFiles,
  known: readonly EmbeddedReply[] = [],
): string {
  const head = HOISTED.exec(rendered)?.[0] ?? '';
  const body = rendered.slice(head.length);
  const forbidden =
    /<(?:title|meta|link|style|template)\b[^>]*>|<script\b(?! type="application\/ld\+json")[^>]*>/.exec(
      // Icons may have a title.
      body.replaceAll(/<svg\b.*?<\/svg>/g, ''),
    );
  // The CSP refuses inline scripts and styles, and a title in the body has no effect.
  if (forbidden !== null) throw new Error(`The body of ${path} has ${forbidden[0]}.`);
  // Styles block rendering, so they are requested before any code.
  const styles = template.match(STYLESHEET) ?? [];
  const parts = [head.replaceAll('><', '>\n    <'), ...alternates(path, head, known), ...styles, files.links];
  const withHead = replaceOnce(template.replace(STYLESHEET, ''), HEAD, parts.join('\n    '));
  const data = `data-prerendered="${path}" data-code="${files.code.join(' ')}"`;
  const root = `<div id="root" ${data}>${body}</div>${repliesElement(known)}`;
  return replaceOnce(deprioritizeScripts(withHead), ROOT_ELEMENT, root);
}

/** Data that bootstrap.ts reads from a shell: the files of its screens, except those of the site itself. */
export interface ScreenFiles {
  /** Script that prefetches the queries of these screens. */
  readonly first: string;
  readonly shared: readonly string[];
  readonly files: readonly string[];
  readonly screens: readonly ScreenEntry[];
}

/** Data about a screen that is needed before its code is loaded. */
export interface ScreenEntry {
  readonly path: string;
  /** Indexes in the shell's `files`. */
  readonly own: readonly number[];
  /** Indexes of lazy-loaded files that the screen shows immediately. They are requested after the others. */
  readonly shown?: readonly number[];
  /** Only of screens that belong to an account. */
  readonly heading?: Heading;
}

/** Parts of a shell that run or are visible before the code of the site is loaded. */
export interface ShellStart {
  /** Built path of bootstrap.ts. */
  readonly script: string;
  readonly screens: ScreenFiles;
  /** HTML of the skeleton with an empty heading. */
  readonly frame: string;
}

/** Builds the shell. It requests the code of the site; bootstrap.ts requests that of the screen. */
export const shellHtml = (template: string, title: string, files: PageFiles, start?: ShellStart): string => {
  const before = start === undefined ? [] : preloadLinks(template, [start.script, start.screens.first]);
  const code = preloadLinks(template, files.code).map(deprioritizeScripts);
  return [
    [HEAD, [`<title>${title}</title>`, files.links].join('\n    ')],
    ['</head>', `${[...before, ...code].join('\n    ')}\n  </head>`],
    [ROOT_ELEMENT, `<div id="root"></div>${start === undefined ? '' : startElements(start)}${NOSCRIPT}`],
  ].reduce(
    (html, [part = '', replacement = '']) => replaceOnce(html, part, replacement),
    deprioritizeScripts(template),
  );
};

/** An `async` script does not wait for the styles. The data that it reads precedes it. */
const startElements = ({ script, screens, frame }: ShellStart): string =>
  `<template id="frame">${frame.replace(HOISTED, '')}</template>` +
  `<script type="application/json" id="screens">${JSON.stringify(screens)}</script>` +
  `<script type="module" async crossorigin src="${script}"></script>`;

/**
 * Links to preload code, except files that the template already requests. `importModule` fetches all other
 * code: browsers remember a failed `modulepreload` or script preload for good. Chromium truncates many
 * responses that a `fetch` takes from `<link rel="preload" as="fetch">`.
 */
const preloadLinks = (template: string, code: readonly string[]): string[] =>
  code
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
