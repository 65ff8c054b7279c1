/** Paths and sizes of pictures, which are no text. */
const ignoredFields = new Set(['src', 'width', 'height']);

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).flatMap(([name, inner]) =>
    ignoredFields.has(name) ? [] : [toText(inner)],
  );
  return parts.filter((part) => part !== '').join(' · ');
}

/** Formats the fields of a page as text for an audit entry, a list with one line per entry. */
export const readablePage = (content: unknown): Record<string, string> =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(Object.entries(content).map(([field, value]) => [field, toText(value)]))
    : {};
