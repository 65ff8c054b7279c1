import type {
  ContentVersion,
  EditedContent,
  SiteContentOf,
  SiteContentReply,
  SitePage,
  siteContent as table,
} from 'contract/site-content';
import { adminWording } from 'contract/text/admin-wording';
import type { Caller } from '#auth/caller.ts';
import { siteContents } from '#data/collections.ts';
import type { SiteContentSave } from '#data/content-records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { isSourceLanguage } from '#model/content/publication.ts';
import { parseContent, readVersion, saveSiteContent } from '#model/content/site-content.ts';

/** Pages of names, numbers and addresses, which are the same in all languages. */
const sharedPages: readonly SitePage[] = ['contact', 'council', 'legal'];

const toSavedVersion = ({ version, savedAt, savedBy }: SiteContentSave) => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
});

const createSaver =
  <P extends SitePage>(page: P) =>
  async (
    { basedOn, ...content }: SiteContentOf<P> & { readonly basedOn?: number | undefined },
    caller: Caller,
  ) => {
    const actor = actorOf(caller.user);
    // The rest of the input is the content: the schema of the endpoint has no other fields.
    const save = await saveSiteContent(page, content as unknown as SiteContentOf<P>, basedOn, actor);
    return { ...toSavedVersion(save), message: adminWording.contentSaved };
  };

export const siteContent: Handlers<typeof table> = {
  async getSiteContent({ page }) {
    const record = (await siteContents.get(page))?.data;
    const content = parseContent(page, record?.content);
    if (record === undefined || content === null || !(isSourceLanguage() || sharedPages.includes(page)))
      return { page, content: null, updatedAt: null };
    return { page, content, updatedAt: record.updatedAt.toISOString() } as SiteContentReply;
  },

  async getEditedContent({ page }) {
    const record = (await siteContents.get(page))?.data;
    return {
      page,
      content: parseContent(page, record?.content),
      version: record?.version ?? 0,
      history: (record?.history ?? []).map(toSavedVersion),
    } as EditedContent;
  },

  async getContentVersion({ page, version }) {
    return { page, content: await readVersion(page, version) } as ContentVersion;
  },

  saveHomeContent: createSaver('home'),
  saveAboutContent: createSaver('about'),
  saveContactContent: createSaver('contact'),
  saveCouncilContent: createSaver('council'),
  saveLegalContent: createSaver('legal'),
  saveBylawsContent: createSaver('bylaws'),
  saveProfessionalContent: createSaver('professional'),
};
