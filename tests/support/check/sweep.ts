import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Width } from '../act/looks.ts';
import type { Person } from '../make/people.ts';
import { atRest, gone, test } from '../suite/browser.ts';
import { expectGoodScreen } from './screen-checks.ts';
import { openStill } from './stillness.ts';

/** Looks at the page as it is now; at these widths in the dark too. */
export type LookAt = (dark?: readonly Width[]) => Promise<void>;

/**
 * A screen to look at: its title, its address, and what has it show what it can, one state after the other. The address
 * is asked for when the records are there that it may name.
 */
export type Screen = readonly [
  title: string,
  path: () => string,
  states: (page: Page, lookAt: LookAt) => Promise<unknown>,
  refusals?: readonly string[],
];

/** Nothing that the screen did was against the policy that it came with. */
export async function expectNothingRefused(page: Page): Promise<void> {
  const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  expect(refused, `policy on ${page.url()}`).toEqual([]);
}

/**
 * Declares a test for each screen, which opens it once and looks at all of its states: this is where the findings
 * of axe, the layout of both widths, the title, the policy, and that nothing moves while the screen comes are checked,
 * so that no flow need do so.
 *
 * @param who sees them; nobody who is logged in when it gives undefined
 */
export function sweep(screens: readonly Screen[], who: () => Person | undefined): void {
  test.for(screens)('%s', async ([title, path, states, refusals = []], { tour }) => {
    const address = path();
    const isOffice = /^\/(admin|addAdmin)\b/.test(address);
    const wanted = `${title}${isOffice ? ' · Admin' : ''} | SISINDO`;
    const open = (opened: Page) => openStill(opened, address, title);
    const page = await tour(address, { as: who(), refusals, open });
    const lookAt: LookAt = async (dark) => {
      await atRest(page);
      const found = await expectGoodScreen(page, dark);
      // A form that was refused says so first.
      expect(found.replace(/^Error: /, '')).toBe(wanted);
      await expectNothingRefused(page);
      expect(await page.locator('head > title').count(), address).toBe(1);
    };
    await states(page, lookAt);
    // Not led elsewhere; a code that came with the address is taken out of it.
    expect(new URL(page.url()).pathname).toBe(address.replace(/[?#].*/, ''));
  });
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
/** A dialog that wants an answer. */
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

/** Closes the dialog that is open with Escape. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await gone(page.locator('[role=dialog], [role=alertdialog]'));
}
