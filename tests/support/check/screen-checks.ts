import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks that hold on every screen, whatever it shows. */

/** No finding of axe at all, not even a minor one; in the dark only of colours, for nothing else differs there. */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // The other mode gathers its findings in a further page each time, for frames that this site does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (isDark ? axe.withRules('color-contrast') : axe).analyze();
  const findings = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html} ${failureSummary}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** The page is as wide as its window; lists inside it may scroll. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.children.length === 0 && element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
  expect(tooWide, `width of ${page.url()}`).toEqual([]);
}

/** What can be done with a row needs no sideways scroll, however wide its list is. */
async function expectActionsInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-actions] :is(a, button)')].flatMap((control) => {
      const edge = control.closest('table')?.parentElement?.getBoundingClientRect().right ?? innerWidth;
      return control.getBoundingClientRect().right > edge + 0.5 ? [control.outerHTML.slice(0, 120)] : [];
    }),
  );
  expect(hidden, `actions out of sight on ${page.url()}`).toEqual([]);
}

/** Indonesian, one h1, no sideways scroll, all actions in sight, nothing for axe to find. Gives the title. */
export async function expectGoodScreen(page: Page): Promise<string> {
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  expect(await page.locator('h1').count(), `h1 of ${page.url()}`).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectActionsInSight(page);
  await expectAccessible(page);
  return page.title();
}
