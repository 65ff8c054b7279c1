import type {
  ContentVersion,
  EditedContent,
  SiteContentOf,
  SiteContentReply,
  siteContent as table,
} from 'contract/content/site-content';
import { type SitePage, translatedPages } from 'contract/schemas/site-pages';
import { adminWording } from 'contract/text/admin-wording';
import type { Locale } from 'contract/text/language/localize';
import type { Caller } from '#auth/caller.ts';
import type { SiteContentSave } from '#data/content-records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { parseContent, readEditedText, readVersion, saveSiteContent } from '#model/content/site-content.ts';
import { readPublicText } from '#model/content/site-pages.ts';

const toSavedVersion = ({ version, savedAt, savedBy }: SiteContentSave) => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
});

type SaveInput<P extends SitePage> = SiteContentOf<P> & {
  readonly basedOn?: number | undefined;
  readonly language?: Locale | undefined;
  readonly sourceHash?: string | undefined;
};

const createSaver =
  <P extends SitePage>(page: P) =>
  async ({ basedOn, language = 'id', sourceHash, ...rest }: SaveInput<P>, caller: Caller) => {
    // The rest of the input is the content: the schema of the endpoint has no other fields.
    const content = rest as unknown as SiteContentOf<P>;
    const submitted = { content, basedOn, sourceHash };
    const save = await saveSiteContent({ page, language }, submitted, actorOf(caller.user));
    return { ...toSavedVersion(save), message: adminWording.contentSaved };
  };

export const siteContent: Handlers<typeof table> = {
  async getSiteContent({ page }) {
    const saved = await readPublicText(page);
    if (saved === null) return { page, content: null, updatedAt: null };
    const { content, updatedAt } = saved;
    return { page, content, updatedAt: updatedAt.toISOString() } as SiteContentReply;
  },

  async getEditedContent({ page, language = 'id' }) {
    const { record, sourceHash, isStale } = await readEditedText({ page, language });
    return {
      page,
      content: parseContent(page, record?.content),
      version: record?.version ?? 0,
      history: (record?.history ?? []).map(toSavedVersion),
      sourceHash,
      ...(language === 'id' ? {} : { isStale }),
    } as EditedContent;
  },

  async getContentVersion({ page, language = 'id', version }) {
    const { content, sourceHash } = await readVersion({ page, language }, version);
    return { page, content, ...(sourceHash === undefined ? {} : { sourceHash }) } as ContentVersion;
  },

  async listPageTranslations() {
    const data = translatedPages.map(async (page) => {
      const { record, isStale } = await readEditedText({ page, language: 'en' });
      if (record === undefined) return { page, translation: 'none' } as const;
      return { page, translation: isStale ? 'stale' : 'published' } as const;
    });
    return { data: await Promise.all(data) };
  },

  saveHomeContent: createSaver('home'),
  saveAboutContent: createSaver('about'),
  saveContactContent: createSaver('contact'),
  saveCouncilContent: createSaver('council'),
  saveLegalContent: createSaver('legal'),
  saveBylawsContent: createSaver('bylaws'),
  saveProfessionalContent: createSaver('professional'),
};
