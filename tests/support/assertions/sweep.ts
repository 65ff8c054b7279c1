import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { declaredScreens } from '../../../tools/build/declared-screens.ts';
import { desktop, setDisplayMode, telephone, type Width } from '../actions/page-state.ts';
import { openByLink } from '../actions/public-pages.ts';
import type { Person } from '../factories/people.ts';
import { atRest, hidden, test } from '../suite/browser.ts';
import { buildPseudoSite, servePseudoSite } from '../suite/pseudo-site.ts';
import { openWithoutShift } from './layout-shift.ts';
import { expectRoomForLongTexts } from './long-texts.ts';
import {
  expectGoodDisplay,
  expectGoodEnglishScreen,
  expectGoodScreen,
  expectReachable,
} from './screen-checks.ts';

/** Widths at which a state is also checked in dark mode. */
// biome-ignore lint/suspicious/noConfusingVoidType: most functions return nothing
type DarkWidths = readonly Width[] | void;

/**
 * Screen of a sweep: title, path, and a function that shows its states one after the other. It yields after each
 * state, and returns after the last one. The path is read after the records exist. The refusals are of any state.
 */
export type Screen = readonly [
  title: string,
  path: () => string | Promise<string>,
  states: (page: Page) => Promise<DarkWidths> | AsyncGenerator<DarkWidths, DarkWidths>,
  refusals?: readonly string[],
];

type Owner = () => Person | undefined;

async function* showStates(states: Screen[2], page: Page): AsyncGenerator<DarkWidths> {
  const shown = states(page);
  yield shown instanceof Promise ? await shown : yield* shown;
}

const titleIn = (path: string, title: string): string =>
  `${title}${/^\/(admin|addAdmin)\b/.test(path) ? ' · Admin' : ''} | SISINDO`;

export async function expectNoPolicyViolations(page: Page): Promise<void> {
  const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  expect(refused, `policy on ${page.url()}`).toEqual([]);
}

async function expectState(page: Page, [title]: Screen, path: string): Promise<void> {
  // A refused form starts the title with the error.
  expect((await page.title()).replace(/^Error: /, '')).toBe(titleIn(path, title));
  await expectNoPolicyViolations(page);
  expect(await page.locator('head > title').count(), path).toBe(1);
}

/** Checks that the screen did not redirect. A code in the address is removed by the page. */
function expectAddress(page: Page, path: string): void {
  expect(new URL(page.url()).pathname).toBe(path.replace(/[?#].*/, ''));
}

/**
 * Declares a test for each screen that opens it by a link on a phone and checks its first state: axe, layout,
 * language, title, errors and the security policy. The state must not change a form, which would ask before the
 * next test leaves it.
 *
 * @param who returns the person who is logged in; undefined for a visitor
 */
export function sweepOnPhone(screens: readonly Screen[], who: Owner): void {
  test.for(screens)('%s, on a phone', async (screen, { tour }) => {
    const [, findPath, states, possible = []] = screen;
    const path = await findPath();
    const open = async (page: Page) => {
      await setDisplayMode(page, telephone);
      await openByLink(page, path);
    };
    const page = await tour(path, { as: who(), possible, open });
    for await (const _ of showStates(states, page)) {
      await atRest(page);
      await expectGoodDisplay(page, telephone);
      await expectReachable(page);
      await expectState(page, screen, path);
      break;
    }
    expectAddress(page, path);
  });
}

/** Declares a test for each screen that loads it without a layout shift and checks all of its states. */
function sweepStates(screens: readonly Screen[], who: Owner, isCheckedOnPhone: boolean): void {
  test.for(screens)('%s', { tags: ['full'] }, async (screen, { tour }) => {
    const [, findPath, states, refusals = []] = screen;
    const path = await findPath();
    const open = (page: Page) => openWithoutShift(page, path, isCheckedOnPhone ? telephone : desktop);
    const page = await tour(path, { as: who(), refusals, open });
    let light: readonly Width[] = isCheckedOnPhone ? [1280] : [1280, 360];
    for await (const dark of showStates(states, page)) {
      await atRest(page);
      await expectGoodScreen(page, dark ?? [], light);
      await expectState(page, screen, path);
      light = [1280, 360];
    }
    expectAddress(page, path);
  });
}

/**
 * Declares the tests of screens: the first state of each on a phone, and in the full suite all states at both
 * widths. Tests of flows need not repeat these checks.
 *
 * @param who returns the person who is logged in; undefined for a visitor
 */
export function sweep(screens: readonly Screen[], who: Owner): void {
  sweepOnPhone(screens, who);
  sweepStates(screens, who, true);
}

/** Declares the tests of further states and records of screens that a list of `sweep` contains. */
export const sweepFurther = (screens: readonly Screen[], who: Owner): void =>
  sweepStates(screens, who, false);

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

/** A screen shows data that an earlier screen of its window has requested. */
const repliesOfWindows = new WeakMap<Page, () => Promise<string>>();

/** Titles of screens that only the emulator has, in Indonesian. */
const emulatorTitles = declaredScreens()
  .filter(({ isEmulatorOnly }) => isEmulatorOnly === true)
  .map(({ title }) => title);

/** Opens a path of the English site with longer texts. */
export async function openEnglishPage(page: Page, path: string): Promise<void> {
  await servePseudoSite(page.context());
  await openByLink(page, `/en${path}`);
}

/**
 * Declares a test for each screen of visitors and members that opens it on the English site with longer texts.
 */
export function sweepInEnglish(screens: readonly Screen[], who: Owner): void {
  describe('in English', { tags: ['full'] }, () => {
    beforeAll(buildPseudoSite);
    const deployed = screens.filter(([title]) => !emulatorTitles.includes(title));
    test.for(deployed)('%s', async ([, findPath, , possible = []], { tour }) => {
      const path = await findPath();
      let replies = async () => '';
      const page = await tour(path, {
        as: who(),
        window: 'English',
        // The states of the screen, which are not shown here, cause some of them.
        possible,
        open: async (opened) => {
          replies = repliesOfWindows.get(opened) ?? collectReplies(opened);
          repliesOfWindows.set(opened, replies);
          await openEnglishPage(opened, path);
        },
      });
      await atRest(page);
      await expectGoodEnglishScreen(page, await replies());
      await expectRoomForLongTexts(page);
      await expectNoPolicyViolations(page);
      expectAddress(page, `/en${path}`);
    });
  });
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
/** Dialog that requires an answer. */
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await hidden(page.locator('[role=dialog], [role=alertdialog]'));
}
