import { searchKinds, type search as table } from 'contract/content/search';
import { limits } from 'contract/rules/limits';
import { excerptAround } from 'contract/text/search-words';
import type { Handlers } from '#http/handler.ts';
import { rankEntries } from '#model/content/rank-entries.ts';
import { readSearchEntries } from '#model/content/search-entries.ts';

const { perKind, excerptCharacters } = limits.siteSearch;

export const search: Handlers<typeof table> = {
  async searchSite({ q }) {
    const found = rankEntries(await readSearchEntries(), q);
    const ofKind = (kind: (typeof searchKinds)[number]) => found.filter((entry) => entry.kind === kind);
    return {
      results: searchKinds.flatMap((kind) =>
        ofKind(kind)
          .slice(0, perKind)
          .map(({ path, title, text }) => ({
            kind,
            path,
            title,
            excerpt: excerptAround(text, q, excerptCharacters),
          })),
      ),
      counts: {
        page: ofKind('page').length,
        article: ofKind('article').length,
        event: ofKind('event').length,
        journal: ofKind('journal').length,
      },
    };
  },
};
