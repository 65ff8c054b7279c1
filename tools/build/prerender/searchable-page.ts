import type { SearchablePage } from '../../../contract/rendering.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one);

/** Elements without text for readers. */
const silent = /<(script|style|svg|template|noscript)\b.*?<\/\1>/gs;

const toText = (html: string): string =>
  decode(
    html
      .replace(silent, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  ).trim();

/** Returns the texts of a prerendered page; undefined for a page that search engines must not list. */
export function toSearchablePage(path: string, html: string): SearchablePage | undefined {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  if (description === undefined || title === undefined) return undefined;
  return {
    path,
    // The name of the association follows the title of each page.
    title: decode(title.split(' | ')[0] ?? ''),
    description: decode(description),
    text: toText(/<main\b.*<\/main>/s.exec(html)?.[0] ?? ''),
  };
}
