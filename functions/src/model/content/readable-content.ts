import type { ContentBlock } from 'contract/schemas/content';
import type { EventLink } from 'contract/schemas/event-links';
import type { StoredDocument } from '#data/content-records.ts';
import { toPlainText } from './blocks.ts';

/** Formatters of fields that are no plain text or number. Pictures have no text and are omitted. */
const detailFormatters: Readonly<Record<string, (value: never) => unknown>> = {
  content: (blocks: readonly ContentBlock[]) => toPlainText(blocks),
  document: ({ name }: StoredDocument) => name,
  link: (links: readonly EventLink[]) => links.map(({ name, url }) => `${name} (${url})`),
  image: () => undefined,
  bannerImage: () => undefined,
};

/** Formats fields of an article, event, journal or product as text for an audit entry. */
export const readableContent = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const format = Object.hasOwn(detailFormatters, field) ? detailFormatters[field] : undefined;
      return [field, value === null || format === undefined ? value : format(value as never)];
    }),
  );

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
