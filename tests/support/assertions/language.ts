import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** English words that no Indonesian text contains: function words, and verbs of buttons. */
const words =
  'the|of|and|is|are|was|were|has|have|been|will|not|cannot|this|that|these|with|from|your|you|until|since|yet|all|by|' +
  'save|saved|cancel|close|open|remove|removed|search|find|send|sent|show|undo|sort|waiting|failed|found|newest|none|unread|back|notifications|pagination|fee|keyboard|shortcuts';

/** The words with a small or a capital first letter. IS in capitals is short for information systems. */
const english = `(?<![\\w./@-])(${words}|${words.replace(/\b\w/g, (letter) => letter.toUpperCase())})(?![\\w./@-])`;

/** English names in the built-in content, and subjects of mails, which are in both languages. */
const exempt =
  'Competition and Awards|Books and Merchandise|Membership and Services|Public Relations and International Affairs| / .*';

/**
 * Checks that texts outside an element with `lang="en"` have no English words. Texts that the owner fixed in
 * English have that attribute (requirements 1.5.1).
 */
export async function expectIndonesian(page: Page): Promise<void> {
  const found = await page.evaluate(
    (patterns) => {
      const [englishPattern, exemptPattern] = patterns.map((pattern) => new RegExp(pattern, 'g'));
      // Typed text may be in any language.
      const ignored = 'script, style, noscript, textarea, [contenteditable], code, [lang=en], [lang=en] *';
      const isEnglish = (text: string, element: Element | null) =>
        element !== null &&
        !element.matches(ignored) &&
        element.closest('[contenteditable]') === null &&
        text.replace(exemptPattern as RegExp, '').search(englishPattern as RegExp) !== -1;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (isEnglish(textContent ?? '', parentElement)) found.push(textContent ?? '');
      }
      for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = element.getAttribute(name) ?? '';
          if (isEnglish(text, element)) found.push(`${name}: ${text}`);
        }
      }
      return [...new Set(found)];
    },
    [english, exempt],
  );
  expect(found, `English without its language on ${page.url()}`).toEqual([]);
}
