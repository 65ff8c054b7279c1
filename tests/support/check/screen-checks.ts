import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, type Look, telephone, turnTo, type Width } from '../act/looks.ts';
import { contrastOfTheMarked, keepAsJudged, markUnjudgedColours, openDialogs } from './colours.ts';

/** Checks that hold on every screen, whatever it shows. */

/** No finding of axe at all, not even a minor one; in the dark only of colours, for nothing else differs there. */
export async function expectAccessible(page: Page, { dark }: Pick<Look, 'dark'> = desktop): Promise<void> {
  const unjudged = await markUnjudgedColours(page);
  if (dark && unjudged.length === 0) return;
  // Once for each document: the code is long.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((rule) => {
      (window as unknown as { axe: typeof axe }).axe.configure({ rules: [rule] });
    }, contrastOfTheMarked);
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
  keepAsJudged(unjudged);
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

/**
 * Each control can be brought into view and pressed there: nothing lies over its middle. What a dialog or a folded
 * menu keeps from being used does not count, nor does the link past the menu, which comes with the focus, nor do the
 * notes that vanish by themselves.
 */
async function expectReachable(page: Page): Promise<void> {
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
      // A link may run over two lines.
      const [box] = control.getClientRects();
      // What only a screen reader is told, or a picker behind the label that one presses.
      if (box === undefined || box.width < 4 || box.height < 4) return [];
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isHit =
        hit !== null &&
        (control.contains(hit) ||
          hit.closest('label')?.control === control ||
          hit.closest('[aria-label=Notifications]') !== null);
      return isHit ? [] : [`${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 120)}`];
    });
    scrollTo({ left, top, behavior: 'instant' });
    return found;
  });
  expect(covered, `controls that cannot be pressed on ${page.url()}`).toEqual([]);
}

/** Indonesian, one h1, no sideways scroll, all actions in sight, nothing for axe to find: as it is in this look. */
export async function expectGoodLook(page: Page, look: Look): Promise<void> {
  if (!look.dark) {
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    expect(await page.locator('h1').count(), `h1 of ${page.url()}`).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectActionsInSight(page);
  }
  await expectAccessible(page, look);
}

/**
 * Looks at a screen, or at a state of one, on a desktop and on a telephone, and goes back to the desktop, where it
 * was opened. Gives the title.
 *
 * @param dark at which widths it is looked at in the dark too: where its colours are its own
 */
export async function expectGoodScreen(page: Page, dark: readonly Width[] = []): Promise<string> {
  const looks: Look[] = [
    desktop,
    ...dark.toSorted((a, b) => b - a).map((width) => ({ width, dark: true })),
    telephone,
  ];
  for (const look of looks) {
    await turnTo(page, look);
    await expectGoodLook(page, look);
  }
  // Last, as it scrolls, and the screen may load more.
  await expectReachable(page);
  await turnTo(page, desktop);
  return page.title();
}
