import type { ContentBlock } from 'contract/fields/content';
import type { EventLink } from 'contract/fields/event-links';
import type { StoredDocument } from '#data/content-records.ts';
import { plainTextOf } from './blocks.ts';

/** How fields are told that hold more than a word or number; a picture has no words, and is not told. */
const tellers: Readonly<Record<string, (value: never) => unknown>> = {
  content: (blocks: readonly ContentBlock[]) => plainTextOf(blocks),
  document: ({ name }: StoredDocument) => name,
  link: (links: readonly EventLink[]) => links.map(({ name, url }) => `${name} (${url})`),
  image: () => undefined,
  bannerImage: () => undefined,
};

/** Some fields of an article, event, journal or product in words, for an entry of the audit. */
export const readableContent = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const teller = Object.hasOwn(tellers, field) ? tellers[field] : undefined;
      return [field, value === null || teller === undefined ? value : teller(value as never)];
    }),
  );
