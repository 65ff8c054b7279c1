/** Addresses of pictures and their sizes: no words. */
const unread = new Set(['src', 'width', 'height']);

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).flatMap(([name, inner]) => (unread.has(name) ? [] : [wordsOf(inner)]));
  return parts.filter((part) => part !== '').join(' · ');
}

/** The fields of a page in words, for an entry of the audit: a list one entry a line. */
export const readablePage = (content: unknown): Record<string, string> =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(Object.entries(content).map(([field, value]) => [field, wordsOf(value)]))
    : {};
