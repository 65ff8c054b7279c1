import type {
  ContentVersion,
  EditedContent,
  SiteContentOf,
  SiteContentReply,
  SitePage,
  siteContent as table,
} from 'contract/site-content';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { siteContents } from '#data/collections.ts';
import type { SiteContentSave } from '#data/content-records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { readable, readVersion, saveSiteContent } from '#model/content/site-content.ts';

const savedVersionOf = ({ version, savedAt, savedBy }: SiteContentSave) => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
});

const saverOf =
  <P extends SitePage>(page: P) =>
  async (
    { basedOn, ...content }: SiteContentOf<P> & { readonly basedOn?: number | undefined },
    caller: Caller,
  ) => {
    const actor = actorOf(caller.user);
    // What is left of the input is the content: the schema of the endpoint names nothing else.
    const save = await saveSiteContent(page, content as unknown as SiteContentOf<P>, basedOn, actor);
    return { ...savedVersionOf(save), message: wording.contentSaved };
  };

export const siteContent: Handlers<typeof table> = {
  async getSiteContent({ page }) {
    const saved = (await siteContents.get(page))?.data;
    const content = readable(page, saved?.content);
    if (saved === undefined || content === null) return { page, content: null, updatedAt: null };
    return { page, content, updatedAt: saved.updatedAt.toISOString() } as SiteContentReply;
  },

  async getEditedContent({ page }) {
    const saved = (await siteContents.get(page))?.data;
    return {
      page,
      content: readable(page, saved?.content),
      version: saved?.version ?? 0,
      history: (saved?.history ?? []).map(savedVersionOf),
    } as EditedContent;
  },

  async getContentVersion({ page, version }) {
    return { page, content: await readVersion(page, version) } as ContentVersion;
  },

  saveHomeContent: saverOf('home'),
  saveAboutContent: saverOf('about'),
  saveContactContent: saverOf('contact'),
  saveCouncilContent: saverOf('council'),
};
