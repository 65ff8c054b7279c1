import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** English words that no Indonesian text contains: function words, and verbs of buttons. */
const englishWords =
  'the|of|and|is|are|was|were|has|have|been|will|not|cannot|this|that|these|with|from|your|you|until|since|yet|all|by|' +
  'save|saved|cancel|close|open|remove|removed|search|find|send|sent|show|undo|sort|waiting|failed|found|newest|none|unread|back';

/**
 * Checks that texts outside an element with `lang="en"` have no English words. Texts that the owner fixed in
 * English have that attribute (requirements 1.5.1).
 */
export async function expectIndonesian(page: Page): Promise<void> {
  const found = await page.evaluate((words) => {
    const english = new RegExp(`(?<![\\w./@-])(${words})(?![\\w./@-])`, 'i');
    const isMarked = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en';
    // Typed text may be in any language.
    const isTyped = (element: Element | null) =>
      element?.closest('script, style, noscript, textarea, [contenteditable], code, [translate=no]') !== null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (english.test(textContent ?? '') && !isMarked(parent) && !isTyped(parent))
        texts.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (english.test(text) && !isMarked(element)) texts.push(`${name}: ${text}`);
      }
    }
    return [...new Set(texts)];
  }, englishWords);
  expect(found, `English without its language on ${page.url()}`).toEqual([]);
}
