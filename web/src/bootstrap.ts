import { matchPath } from 'contract/rules/paths';
import { deviceStorage } from '#api/device-storage.ts';
import { preloadFiles } from '#api/dynamic-import.ts';
import { prefetchRequest } from '#api/transport/prefetch-cache.ts';
import { toOtherAddressPath, toSitePath } from '#api/transport/site-path.ts';
import type { ScreenFiles } from '#app/page-html.ts';
import type { PrefetchScript } from '#app/prefetch/prefetch-on-load.ts';
import type { Heading } from '#ui/base/heading.ts';

/** First script of the shells: loads files and data of the screen before the code of the site arrives. */
const text = document.getElementById('screens')?.textContent;
if (!text) throw new Error('The shell does not name its screens.');
const { first, shared, files, screens }: ScreenFiles = JSON.parse(text);

/** Visitors who are not logged in are redirected to the login. */
const isLoggedIn = deviceStorage.get('token') !== null;

const screen = screens.find(({ path }) => matchPath(path, toSitePath(location.pathname)) !== undefined);

const filesAt = (positions: readonly number[] = []) => positions.flatMap((index) => files[index] ?? []);

/** Errors are ignored: the screen then sends the queries itself. */
async function runPrefetchScript(): Promise<void> {
  const script = (await import(/* @vite-ignore */ first)) as PrefetchScript;
  const isLikely = script.prefetchOnLoad(prefetchRequest);
  if (isLikely && screen?.heading !== undefined) showSkeleton(screen.heading);
}

if (isLoggedIn) await runPrefetchScript().catch(() => undefined);
preloadFiles(isLoggedIn ? [...shared, ...filesAt(screen?.own)] : shared);
if (isLoggedIn) preloadFiles(filesAt(screen?.shown), 'low');

/** Fills the skeleton of the shell with the heading of this screen, unless React was faster. */
function showSkeleton({ title, text }: Heading): void {
  const root = document.getElementById('root');
  const frame = document.getElementById('frame');
  if (root === null || root.hasChildNodes() || !(frame instanceof HTMLTemplateElement)) return;
  const content = document.importNode(frame.content, true);
  const heading = content.querySelector('h1');
  if (heading === null) return;
  heading.textContent = title;
  const line = heading.nextElementSibling;
  if (line?.localName === 'p') {
    if (text === undefined) line.remove();
    else line.textContent = text;
  }
  // The skeleton was rendered for the start page.
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.href = toOtherAddressPath(toSitePath(location.pathname)) + location.search;
  }
  root.append(content);
}
