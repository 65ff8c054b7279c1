import type { Page } from 'playwright-core';
import { shown } from '../suite/browser.ts';
import { button } from './steps.ts';

const hurried = new WeakSet<Page>();

/**
 * Waits until the request of this person is on the review desk and can be decided. It can once it was on screen for a
 * moment, so that no key falls on the wrong one: that moment passes at once here.
 */
export async function ready(page: Page, { name }: { readonly name: string }): Promise<void> {
  await shown(page.getByRole('heading', { level: 2, name, exact: true }));
  if (!hurried.has(page)) {
    hurried.add(page);
    await page.clock.install();
  }
  await page.clock.fastForward(400);
  await shown(button(page, 'Approve').and(page.locator(':not([aria-disabled])')));
}
