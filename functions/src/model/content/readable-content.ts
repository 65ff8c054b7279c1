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
