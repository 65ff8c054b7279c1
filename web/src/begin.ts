import { askEarly } from '#api/exchange/asked.ts';
import { askForFiles } from '#api/load-code.ts';
import type { FirstScript } from '#app/ahead/ask-first.ts';
import type { ScreenFiles } from '#app/page-html.ts';

/** The first script of the shells: has on its way what the screen at this address needs, while the site's code comes. */
const text = document.getElementById('screens')?.textContent;
if (!text) throw new Error('The shell does not name its screens.');
const { first, shared, files, screens, shown }: ScreenFiles = JSON.parse(text);

/** Who is not logged in is led elsewhere. */
const isLoggedIn = localStorage.getItem('token') !== null;

/** Those that only this screen needs, or shows. */
function ownFiles(ofScreens: ScreenFiles['screens']): readonly string[] {
  const fits = ([path]: [string, unknown]) => new RegExp(`^${path}/?$`, 'i').test(location.pathname);
  const own = Object.entries(ofScreens).find(fits)?.[1] ?? [];
  return own.flatMap((index) => files[index] ?? []);
}

/** Where that fails the screen asks itself. */
async function askFirst(): Promise<void> {
  const script = (await import(/* @vite-ignore */ first)) as FirstScript;
  script.askFirst(askEarly);
}

if (isLoggedIn) await askFirst().catch(() => undefined);
askForFiles(isLoggedIn ? [...shared, ...ownFiles(screens)] : shared);
if (isLoggedIn) askForFiles(ownFiles(shown), 'low');
