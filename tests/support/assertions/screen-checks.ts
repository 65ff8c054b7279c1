import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DisplayMode, desktop, setDisplayMode, telephone, type Width } from '../actions/page-state.ts';
import { addPassedStyles, markedContrastRule, markUncheckedStyles, openDialogs } from './colours.ts';
import { expectEnglish, expectIndonesian } from './language.ts';

/**
 * Checks that axe finds nothing, not even a minor issue. In dark mode it checks only the colours, because
 * nothing else differs.
 */
export async function expectAccessible(
  page: Page,
  { dark }: Pick<DisplayMode, 'dark'> = desktop,
): Promise<void> {
  const unjudged = await markUncheckedStyles(page);
  if (dark && unjudged.length === 0) return;
  // Injected once for each document, because the code is long.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((rule) => {
      (window as unknown as { axe: typeof axe }).axe.configure({ rules: [rule] });
    }, markedContrastRule);
  }
  const findings = await page.evaluate(
    async ({ dialogs, ...options }) => {
      const place = [...document.querySelectorAll(dialogs)].at(-1) ?? document;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(place, options);
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html} ${failureSummary}`),
      );
    },
    {
      dialogs: openDialogs,
      resultTypes: ['violations' as const],
      ...(dark ? { runOnly: ['color-contrast'] } : {}),
    },
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
  addPassedStyles(unjudged);
}

/** Checks that the page is not wider than its window. Lists inside the page may scroll. */
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

/** Checks that the actions of a row are visible without horizontal scrolling, even in a wide list. */
export async function expectActionsInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-actions] :is(a, button)')].flatMap((control) => {
      const edge = control.closest('table')?.parentElement?.getBoundingClientRect().right ?? innerWidth;
      return control.getBoundingClientRect().right > edge + 0.5 ? [control.outerHTML.slice(0, 120)] : [];
    }),
  );
  expect(hidden, `actions out of sight on ${page.url()}`).toEqual([]);
}

/**
 * Checks that each control can be scrolled into view and clicked in its middle. Ignores controls behind a
 * dialog or in a closed menu, the skip link, which appears with the focus, and notifications that disappear
 * by themselves.
 */
export async function expectReachable(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
    const within = [...dialogs].at(-1) ?? document.body;
    const controls = within.querySelectorAll<HTMLElement>(
      'a[href]:not([href="#main"]), button, input, select, textarea, summary',
    );
    const [left, top] = [scrollX, scrollY];
    const found = [...controls].flatMap((control) => {
      const isUsable =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.matches(':disabled') &&
        control.closest('[inert], [aria-hidden=true]') === null;
      if (!isUsable) return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link may span two lines.
      const [box] = control.getClientRects();
      // A text for screen readers only, or a picker behind its label.
      if (box === undefined || box.width < 4 || box.height < 4) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isHit =
        hit !== null &&
        (control.contains(hit) ||
          hit.closest('label')?.control === control ||
          hit.closest('[aria-label=Pemberitahuan]') !== null);
      return isHit ? [] : [`${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 120)}`];
    });
    scrollTo({ left, top, behavior: 'instant' });
    return found;
  });
  expect(covered, `controls that cannot be pressed on ${page.url()}`).toEqual([]);
}

/**
 * Checks a screen in one display mode: Indonesian, one h1, no horizontal scrolling, all actions visible, and
 * no finding of axe.
 */
export async function expectGoodDisplay(page: Page, mode: DisplayMode): Promise<void> {
  if (!mode.dark) {
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    expect(await page.locator('h1').count(), `h1 of ${page.url()}`).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectActionsInSight(page);
    await expectIndonesian(page);
  }
  await expectAccessible(page, mode);
}

/**
 * Checks a screen of the English site on a phone, where long words are the greatest problem.
 *
 * @param replies the bodies of all replies that the page received
 */
export async function expectGoodEnglishScreen(page: Page, replies: string): Promise<void> {
  await setDisplayMode(page, telephone);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('h1').count(), `h1 of ${page.url()}`).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectActionsInSight(page);
  await expectEnglish(page, replies);
  await expectAccessible(page, telephone);
  await expectReachable(page);
  await setDisplayMode(page, desktop);
}

/**
 * Checks a screen, or a state of one, on a desktop and on a phone, and returns to the desktop.
 *
 * @param dark widths at which it is checked in dark mode too: those with colours of their own
 * @param light widths at which it is checked in light colours
 * @returns the title
 */
export async function expectGoodScreen(
  page: Page,
  dark: readonly Width[] = [],
  light: readonly Width[] = [1280, 360],
): Promise<string> {
  const modes = [
    ...light.map((width) => ({ width, dark: false })),
    ...dark.map((width) => ({ width, dark: true })),
  ];
  for (const mode of modes.toSorted((a, b) => b.width - a.width)) {
    await setDisplayMode(page, mode);
    await expectGoodDisplay(page, mode);
  }
  if (light.includes(360)) {
    await setDisplayMode(page, telephone);
    // Last, because it scrolls, and the screen may load more.
    await expectReachable(page);
  }
  await setDisplayMode(page, desktop);
  return page.title();
}
