import { type SiteContentReply, siteContentSchemas, type siteContent as table } from 'contract/site-content';
import { siteContents } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';

export const siteContent: Handlers<typeof table> = {
  async getSiteContent({ page }) {
    const saved = (await siteContents.get(page))?.data;
    const { data } = siteContentSchemas[page].safeParse(saved?.content);
    // What an older version saved in another shape must not break the page: the built-in text stands in.
    if (saved === undefined || data === undefined) return { page, content: null, updatedAt: null };
    return { page, content: data, updatedAt: saved.updatedAt.toISOString() } as SiteContentReply;
  },
};
