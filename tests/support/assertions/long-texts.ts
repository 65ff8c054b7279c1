import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setDisplayMode, type Width } from '../actions/page-state.ts';
import { expectActionsInSight, expectNoSidewaysScroll, expectReachable } from './screen-checks.ts';

/** The smallest one is last, and remains. */
const widths: readonly Width[] = [360, 320];

/**
 * Checks that no text of the site is cut off, and that no two of them overlap. Texts of the pseudo site have
 * brackets, so texts of records, which may be truncated, are exempt.
 */
async function expectTextsInSight(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const found = new Set<string>();
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const texts: { node: Text; boxes: DOMRect[]; isFixed: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || !/^\s*\[|\]\s*$/.test(node.data)) continue;
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible || element.closest('[inert], [aria-hidden=true]') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      let isFixed = false;
      let isForScreenReaders = false;
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
        const style = getComputedStyle(ancestor);
        const clip = ancestor.getBoundingClientRect();
        if (style.position === 'fixed' || style.position === 'sticky') isFixed = true;
        if (clip.width <= 1 || clip.height <= 1) isForScreenReaders = true;
        if (isForScreenReaders || ancestor === document.body) break;
        const isCut = boxes.some(
          ({ left, right, top, bottom }) =>
            (isClipping(style.overflowX) && (left < clip.left - 1 || right > clip.right + 1)) ||
            (isClipping(style.overflowY) && (top < clip.top - 2 || bottom > clip.bottom + 2)),
        );
        if (isCut) found.add(`cut off: ${node.data} in ${ancestor.outerHTML.slice(0, 120)}`);
      }
      if (!isForScreenReaders) texts.push({ node, boxes, isFixed });
    }
    const resting = texts.filter(({ isFixed }) => !isFixed);
    for (const [index, { node, boxes }] of resting.entries()) {
      for (const other of resting.slice(index + 1)) {
        const isOverlapping = boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
          ),
        );
        if (isOverlapping) found.add(`overlap: ${node.data} and ${other.node.data}`);
      }
    }
    return [...found];
  });
  expect(problems, `texts of ${page.url()}`).toEqual([]);
}

/** Checks the layout of a screen with longer texts on phones. */
export async function expectRoomForLongTexts(page: Page): Promise<void> {
  // The document preloads no font, and another font is wider.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined),
  );
  for (const width of widths) {
    await setDisplayMode(page, { width, dark: false });
    await expectNoSidewaysScroll(page);
    await expectActionsInSight(page);
    await expectTextsInSight(page);
  }
  await expectReachable(page);
}
