import type { Page } from 'playwright-core';

/**
 * Contrast is two thirds of what axe costs, as it asks for each text what lies beneath it. Most texts of a state are
 * drawn as others are that it has found good: in the state before, at the other width, on another screen. So it is
 * asked once for each way of drawing, in each process of the tests.
 */

const mark = 'data-unjudged';

/** Has the rule of axe look at the marked texts. */
export const contrastOfTheMarked = { id: 'color-contrast', selector: `[${mark}]` };

/** Where axe looks: nothing beneath an open dialog can be read or used; it is looked at without it. */
export const openDialogs = '[role=dialog], [role=alertdialog], dialog:modal';

/** Ways of drawing a text that axe has found good. */
const judged = new Set<string>();

/** To be called once axe has found nothing: what it complains of is looked at again on each screen. */
export function keepAsJudged(ways: readonly string[]): void {
  for (const way of ways) judged.add(way);
}

/**
 * Marks the texts that are drawn in a way that is not yet judged, and takes the marks of the look before away. A way
 * is the text's own colour, size and weight with all that is painted beneath it, up to the first ground that nothing
 * shines through. What is taken out of the flow on the way there may lie on anything: it is a way of this screen alone.
 *
 * @returns these ways
 */
export async function markUnjudgedColours(page: Page): Promise<string[]> {
  const ways = await page.evaluate(waysOfDrawing, openDialogs);
  const unjudged = ways.filter((way) => !judged.has(way));
  await page.evaluate(markThem, { ways: unjudged, name: mark });
  return unjudged;
}

/** What the page remembers from one call to the next. */
type Remembering = typeof window & { drawn?: Map<string, Element[]> };

/** Runs in the page, and remembers which texts are drawn in each of the ways that it gives. */
function waysOfDrawing(dialogs: string): string[] {
  const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
  /** Texts that axe looks at: none of symbols alone, and none that only a screen reader is told. */
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
  const grounds = new Map<Element, { paint: string; effects: string }>();
  const groundOf = (element: Element | null): { paint: string; effects: string } => {
    if (element === null) return { paint: '', effects: '' };
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = style;
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
    const isPlaced = !/^(static|relative)$/.test(position) || style.gridRowStart !== 'auto';
    const isOpaque = backgroundImage === 'none' && !/^rgba|\//.test(backgroundColor);
    const own = isClear && backgroundImage === 'none' ? '' : `${backgroundColor} ${backgroundImage} `;
    const below = groundOf(element.parentElement);
    const effect = `${opacity} ${filter} ${mixBlendMode} `;
    const ground = {
      paint: isOpaque ? own : `${own}${isPlaced ? `${location.pathname} ` : ''}${below.paint}`,
      effects: `${effect === '1 none normal ' ? '' : effect}${below.effects}`,
    };
    grounds.set(element, ground);
    return ground;
  };
  /** Of what is switched off, and of what labels it, axe asks for no contrast. */
  const isOff = (text: Element): boolean => {
    const off = ':disabled, [aria-disabled=true]';
    const control = text.closest('label')?.control;
    const labelled = text.id !== '' ? document.querySelector(`[aria-labelledby~="${text.id}"]`) : null;
    return [text.closest(off), control, labelled].some((found) => found?.matches(off) === true);
  };
  const drawn = new Map<string, Element[]>();
  for (const text of textsIn([...document.querySelectorAll(dialogs)].at(-1) ?? document.body)) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text);
    const { paint, effects } = groundOf(text);
    const kind =
      text instanceof HTMLInputElement ? text.type : text.matches('textarea, select') ? 'field' : '';
    const way = [color, fontSize, fontWeight, textShadow, kind, isOff(text), effects, paint].join('|');
    drawn.set(way, [...(drawn.get(way) ?? []), text]);
  }
  (window as Remembering).drawn = drawn;
  return [...drawn.keys()];
}

/** Runs in the page. */
function markThem({ ways, name }: { ways: string[]; name: string }): void {
  for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  const { drawn } = window as Remembering;
  for (const text of ways.flatMap((way) => drawn?.get(way) ?? [])) text.setAttribute(name, '');
}
