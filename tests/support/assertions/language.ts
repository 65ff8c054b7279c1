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

/** Indonesian words that no English text contains. Names of people, places and banks have none of them. */
const indonesianWords =
  'yang|dan|untuk|tidak|dengan|dari|ini|itu|atau|akan|sudah|belum|anda|kami|anggota|acara|simpan|batal|masuk|keluar|daftar|unggah|unduh|lihat|semua|oleh|pada|sampai|hari|lagi|coba|memuat|mengirim|pendaftaran|keanggotaan|pembayaran|tagihan|kuitansi|sertifikat|undangan|kursi|institusi|berlaku|bukti|berkas|kata sandi|tahun|bulan|perpanjangan|permintaan|ditolak|disetujui|berakhir';
const indonesian = `(?<![\\w./@-])(${indonesianWords}|${indonesianWords.replace(/\b\w/g, (letter) => letter.toUpperCase())})(?![\\w./@-])`;

/** Names in Indonesian that English texts show too. */
const indonesianNames = 'Bahasa Indonesia|Yayasan [^.]*|Gedung [^.]*';

/** Returns the first Indonesian word of a text, other than names. */
export const indonesianWordIn = (text: string): string | undefined =>
  new RegExp(indonesian).exec(text.replace(new RegExp(indonesianNames, 'g'), ''))?.[0];

/** Returns the first English word of a text, other than names. */
export const englishWordIn = (text: string): string | undefined =>
  new RegExp(english).exec(text.replace(new RegExp(exempt, 'g'), ''))?.[0];

/**
 * Checks that the English site shows no Indonesian words. Texts of stored records, which admins and members
 * write in any language, are exempt.
 *
 * @param replies the bodies of all replies that the page received
 */
export async function expectEnglish(page: Page, replies: string): Promise<void> {
  const texts = await readTexts(
    page,
    'script, style, noscript, textarea, [contenteditable], [lang=id], [lang=id] *',
  );
  const stored = [...new Set(replies.match(/"(?:[^"\\]|\\.)*"/g))]
    .map((text) => String(JSON.parse(text)))
    .concat([...new URL(page.url()).searchParams.values()])
    .filter((text) => text.includes(' '))
    .sort((a, b) => b.length - a.length);
  const found = texts.filter((text) => {
    const own = stored.reduce((rest, one) => rest.replaceAll(one, ''), text);
    return indonesianWordIn(own) !== undefined;
  });
  expect(found, `Indonesian on ${page.url()}`).toEqual([]);
}

/** Returns texts and labels of a page, outside of the elements that match a selector. */
const readTexts = (page: Page, ignored: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement !== null && !parentElement.matches(selector)) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (element.matches(selector)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found)].filter((text) => text.trim() !== '');
  }, ignored);

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
