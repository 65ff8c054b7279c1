import type { Page } from 'playwright-core';

/**
 * Contrast takes two thirds of axe's time, because axe finds the background of each text. Most texts have a
 * style that axe has already passed: in the previous state, at the other width, on another screen. So each
 * style is checked once per process of the tests.
 */

const markAttribute = 'data-unjudged';

/** Limits axe's contrast rule to the marked texts. */
export const markedContrastRule = { id: 'color-contrast', selector: `[${markAttribute}]` };

/**
 * Selects the part that axe checks. An open dialog is checked alone, because the page behind it cannot be
 * read or used.
 */
export const openDialogs = '[role=dialog], [role=alertdialog], dialog:modal';

/** Styles of text that axe has passed. */
const passedStyles = new Set<string>();

/**
 * Stores styles as passed. Call it only after axe has found nothing, so that a failed style is checked again
 * on each screen.
 */
export function addPassedStyles(ways: readonly string[]): void {
  for (const way of ways) passedStyles.add(way);
}

/**
 * Marks the texts whose style has not passed yet, and removes earlier marks. A style consists of the text's
 * own colour, size and weight and of all backgrounds below it, up to the first opaque one. An element outside
 * of the normal flow may cover anything, so its style counts for its screen only.
 *
 * @returns these styles
 */
export async function markUncheckedStyles(page: Page): Promise<string[]> {
  const ways = await page.evaluate(collectStyles, openDialogs);
  const unjudged = ways.filter((way) => !passedStyles.has(way));
  await page.evaluate(markTexts, { ways: unjudged, name: markAttribute });
  return unjudged;
}

/** State of the page between two calls. */
type WindowWithStyles = typeof window & { drawn?: Map<string, Element[]> };

/** Returns the styles of all texts and stores the texts of each style. Runs in the page. */
function collectStyles(dialogs: string): string[] {
  const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
  /** Texts that axe checks: no symbols alone, and no text for screen readers only. */
  const textsIn = (place: Element): Element[] => {
    const texts = new Set<Element>(place.querySelectorAll('input, textarea, select'));
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (parentElement !== null && hasLetters(data)) texts.add(parentElement);
    }
    return [...texts].filter((text) => {
      const { width, height } = text.getBoundingClientRect();
      const isSeen = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen && width > 2 && height > 2;
    });
  };
  const backgrounds = new Map<Element, { paint: string; effects: string }>();
  const backgroundOf = (element: Element | null): { paint: string; effects: string } => {
    if (element === null) return { paint: '', effects: '' };
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
    const isPlaced = !/^(static|relative)$/.test(position) || style.gridRowStart !== 'auto';
    const isOpaque = backgroundImage === 'none' && !/^rgba|\//.test(backgroundColor);
    const own = isClear && backgroundImage === 'none' ? '' : `${backgroundColor} ${backgroundImage} `;
    const below = backgroundOf(element.parentElement);
    const effect = `${opacity} ${filter} ${mixBlendMode} `;
    const background = {
      paint: isOpaque ? own : `${own}${isPlaced ? `${location.pathname} ` : ''}${below.paint}`,
      effects: `${effect === '1 none normal ' ? '' : effect}${below.effects}`,
    };
    backgrounds.set(element, background);
    return background;
  };
  /** axe requires no contrast of a disabled control or of its label. */
  const isOff = (text: Element): boolean => {
    const off = ':disabled, [aria-disabled=true]';
    const control = text.closest('label')?.control;
    const labelled = text.id !== '' ? document.querySelector(`[aria-labelledby~="${text.id}"]`) : null;
    return [text.closest(off), control, labelled].some((found) => found?.matches(off) === true);
  };
  const drawn = new Map<string, Element[]>();
  for (const text of textsIn([...document.querySelectorAll(dialogs)].at(-1) ?? document.body)) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text);
    const { paint, effects } = backgroundOf(text);
    const kind =
      text instanceof HTMLInputElement ? text.type : text.matches('textarea, select') ? 'field' : '';
    const way = [color, fontSize, fontWeight, textShadow, kind, isOff(text), effects, paint].join('|');
    drawn.set(way, [...(drawn.get(way) ?? []), text]);
  }
  (window as WindowWithStyles).drawn = drawn;
  return [...drawn.keys()];
}

/** Marks the texts of these styles. Runs in the page. */
function markTexts({ ways, name }: { ways: string[]; name: string }): void {
  for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  const { drawn } = window as WindowWithStyles;
  for (const text of ways.flatMap((way) => drawn?.get(way) ?? [])) text.setAttribute(name, '');
}
