import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readScreens } from '../../../web/read-screens.ts';
import type { Width } from '../actions/page-state.ts';
import type { Person } from '../factories/people.ts';
import { atRest, hidden, test } from '../suite/browser.ts';
import { openWithoutShift } from './layout-shift.ts';
import { expectGoodEnglishScreen, expectGoodScreen } from './screen-checks.ts';

/** Checks the page in its current state; also in dark mode at these widths. */
export type CheckState = (dark?: readonly Width[]) => Promise<void>;

/**
 * Screen of a sweep: title, path, and a function that shows its states one after the other. The path is read
 * after the records exist. The function checks the states before the last one, and returns the widths at
 * which the last one is also checked in dark mode.
 */
export type Screen = readonly [
  title: string,
  path: () => string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most functions return nothing
  states: (page: Page, checkState: CheckState) => Promise<readonly Width[] | void>,
  refusals?: readonly string[],
];

export async function expectNoPolicyViolations(page: Page): Promise<void> {
  const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  expect(refused, `policy on ${page.url()}`).toEqual([]);
}

/**
 * Declares a test for each screen that opens it once and checks all of its states. It checks axe, the layout
 * at both widths, the title, the security policy, and the layout shift while the screen loads. Tests of flows
 * need not repeat these checks.
 *
 * @param who returns the person who is logged in; undefined for a visitor
 */
export function sweep(screens: readonly Screen[], who: () => Person | undefined): void {
  test.for(screens)('%s', async ([title, path, states, refusals = []], { tour }) => {
    const address = path();
    const isAdminArea = /^\/(admin|addAdmin)\b/.test(address);
    const expectedTitle = `${title}${isAdminArea ? ' · Admin' : ''} | SISINDO`;
    const open = (opened: Page) => openWithoutShift(opened, address, title);
    const page = await tour(address, { as: who(), refusals, open });
    const checkState: CheckState = async (dark) => {
      await atRest(page);
      const found = await expectGoodScreen(page, dark);
      // A refused form starts the title with the error.
      expect(found.replace(/^Error: /, '')).toBe(expectedTitle);
      await expectNoPolicyViolations(page);
      expect(await page.locator('head > title').count(), address).toBe(1);
    };
    const dark = await states(page, checkState);
    await checkState(dark ?? []);
    // The screen did not redirect. A code in the address is removed by the page.
    expect(new URL(page.url()).pathname).toBe(address.replace(/[?#].*/, ''));
  });
}

/**
 * Collects the bodies of all replies with data that the page receives from now on. The function that it returns
 * waits for those that are on their way.
 */
export function collectReplies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    // The page was left before the body arrived, or the reply is a redirect.
    bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

/** Titles of screens that only the emulator has, in Indonesian. */
const emulatorTitles = readScreens()
  .filter(({ isEmulatorOnly }) => isEmulatorOnly === true)
  .map(({ title }) => title);

/**
 * Declares a test for each screen of visitors and members that opens it on the English site.
 *
 * @param possible refusals that may happen, because the Indonesian test has used up a code
 */
export function sweepInEnglish(
  screens: readonly Screen[],
  who: () => Person | undefined,
  possible: readonly string[] = [],
): void {
  const deployed = screens.filter(([title]) => !emulatorTitles.includes(title));
  test.for(deployed)('%s, in English', async ([, path, , refusals = []], { tour }) => {
    let replies = async () => '';
    const address = path();
    const page = await tour(`/en${address}`, {
      as: who(),
      // The states of the screen, which are not shown here, cause some of them.
      possible: [...refusals, ...possible],
      open: async (opened) => {
        replies = collectReplies(opened);
        await opened.goto(`/en${address}`);
      },
    });
    await atRest(page);
    await expectGoodEnglishScreen(page, await replies());
    await expectNoPolicyViolations(page);
    expect(new URL(page.url()).pathname).toBe(`/en${address.replace(/[?#].*/, '')}`);
  });
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
/** Dialog that requires an answer. */
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await hidden(page.locator('[role=dialog], [role=alertdialog]'));
}
