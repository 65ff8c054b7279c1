import { askEarly } from '#api/exchange/asked.ts';
import { askForFiles } from '#api/load-code.ts';
import type { FirstScript } from '#app/ahead/ask-first.ts';
import { showFrame } from '#app/frame/show-frame.ts';
import type { ScreenFiles } from '#app/page-html.ts';

/** The first script of the shells: has on its way what the screen at this address needs, while the site's code comes. */
const text = document.getElementById('screens')?.textContent;
if (!text) throw new Error('The shell does not name its screens.');
const { first, shared, files, screens }: ScreenFiles = JSON.parse(text);

/** Who is not logged in is led elsewhere. */
const isLoggedIn = localStorage.getItem('token') !== null;

const screen = screens.find(({ path }) => new RegExp(`^${path}/?$`, 'i').test(location.pathname));

const filesAt = (positions: readonly number[] = []) => positions.flatMap((index) => files[index] ?? []);

/** Where that fails the screen asks itself. */
async function askFirst(): Promise<void> {
  const script = (await import(/* @vite-ignore */ first)) as FirstScript;
  const isLikely = script.askFirst(askEarly);
  if (isLikely && screen?.heading !== undefined) showFrame(screen.heading);
}

if (isLoggedIn) await askFirst().catch(() => undefined);
askForFiles(isLoggedIn ? [...shared, ...filesAt(screen?.own)] : shared);
if (isLoggedIn) askForFiles(filesAt(screen?.shown), 'low');
