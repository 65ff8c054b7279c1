import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import {
  dateTime,
  linkTargetField,
  multilineField,
  refinement,
  sourceHash,
  textField,
} from '../schemas/fields.ts';
import { emailField } from '../schemas/people.ts';
import { type SitePage, sitePages, translatedPages } from '../schemas/site-pages.ts';
import { adminWording } from '../text/admin-wording.ts';
import { noAnnouncement } from '../text/announcements.ts';
import { type Locale, locales } from '../text/language/localize.ts';
import { requiredError, wording } from '../text/wording.ts';

const heading = textField(limits.textCharacters).min(1, requiredError);
const paragraph = multilineField(limits.messageCharacters);
const listField = <T extends z.ZodType>(item: T) => z.array(item).max(limits.listEntries);

/** A picture on the site's own origin: an uploaded one (`/api/images/…`) or one that is part of the site. */
const slide = z.object({
  src: z.string().regex(/^\/(?!\/)[\w./-]{1,199}$/, { error: () => wording.unsupportedCharacter }),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  alt: textField(limits.textCharacters),
});

const announcement = z.object({
  text: textField(limits.announcementCharacters),
  link: linkTargetField,
  until: z.union([z.literal(''), z.iso.date({ error: () => wording.dateInvalid })]),
});

const homeContent = z.object({
  title: heading,
  description: paragraph,
  /** Home pages that were saved before announcements existed have none. */
  announcement: announcement.default(noAnnouncement),
  slides: listField(slide),
  whatWeDo: listField(z.object({ title: heading, description: paragraph })),
});

const aboutContent = z.object({
  description: paragraph,
  vision: paragraph,
  mission: listField(paragraph.min(1, requiredError)),
  /** The timeline; `year` is free text, because some entries have a day and some only a year. */
  stories: listField(z.object({ year: heading, description: paragraph })),
});

const contactContent = z.object({
  phone: listField(textField(limits.phoneCharacters).min(1, requiredError)),
  email: listField(emailField),
  address: listField(multilineField(limits.addressCharacters).min(1, requiredError)),
  /** Only https, so that no URL can run a script. */
  social: listField(
    z.object({ label: heading, url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }) }),
  ),
});

/** A position in the council or in a committee (requirements 2.3.2). */
const councilMember = z.object({
  position: heading,
  // The reply schema is more lenient than `nameField`, so that a stricter rule does not hide stored pages.
  name: textField(limits.nameCharacters).min(1, requiredError),
  institution: textField(limits.textCharacters),
});

const councilContent = z.object({
  council: listField(councilMember),
  committees: listField(z.object({ departementName: heading, member: listField(councilMember) })),
});

/** Register data of the association: numbers of deed, decree and taxpayer. */
const legalContent = z.object({
  note: paragraph,
  facts: listField(
    z.object({
      label: heading,
      value: multilineField(limits.addressCharacters).min(1, requiredError),
    }),
  ),
});

const chapters = listField(z.object({ title: heading, text: paragraph.min(1, requiredError) }));

/** Anggaran Dasar and Anggaran Rumah Tangga. */
const bylawsContent = z.object({
  /** Body and date of the adoption. */
  adopted: textField(limits.textCharacters),
  constitution: chapters,
  bylaws: chapters,
});

/** Competence areas of practitioners, which the page shows below its text. */
const professionalContent = z.object({
  areas: listField(z.object({ title: heading, description: paragraph })),
});

export const siteContentSchemas = {
  home: homeContent,
  about: aboutContent,
  contact: contactContent,
  council: councilContent,
  legal: legalContent,
  bylaws: bylawsContent,
  professional: professionalContent,
} as const satisfies Record<SitePage, z.ZodType>;

export type SiteContentOf<P extends SitePage> = z.output<(typeof siteContentSchemas)[P]>;

const pageReply = <Page extends SitePage, Content extends z.ZodType, Fields extends z.ZodRawShape>(
  page: Page,
  content: Content,
  fields: Fields,
) => z.object({ page: z.literal(page), content: content.nullable(), ...fields });

/** `content` is null before the first save, and the page shows its built-in text. */
const pageReplies = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion('page', [
    pageReply('home', homeContent, fields),
    pageReply('about', aboutContent, fields),
    pageReply('contact', contactContent, fields),
    pageReply('council', councilContent, fields),
    pageReply('legal', legalContent, fields),
    pageReply('bylaws', bylawsContent, fields),
    pageReply('professional', professionalContent, fields),
  ]);

const siteContentReply = pageReplies({ updatedAt: dateTime.nullable() });
export type SiteContentReply = z.output<typeof siteContentReply>;

/** Number of a save, from 1 for each page; 0 is the built-in text. */
const versionNumber = z.int().min(0).max(1_000_000);

const savedVersion = z.object({ version: versionNumber, savedAt: dateTime, savedBy: z.string() });
export type SavedVersion = z.output<typeof savedVersion>;

const editedReply = pageReplies({
  version: versionNumber,
  /** Hash of the present Indonesian content, which the English form sends back. */
  sourceHash: sourceHash.optional(),
  /** In English only: true if the Indonesian content changed after the text was written. */
  isStale: z.boolean().optional(),
  /** Versions that can be restored, newest first; the first one is on the page. */
  history: z.array(savedVersion),
});
export type EditedContent = z.output<typeof editedReply>;

/** In English with the hash of the Indonesian content from which the version was written. */
const versionReply = pageReplies({ sourceHash: sourceHash.optional() });
export type ContentVersion = z.output<typeof versionReply>;

const pageNameInput = z.object({ page: z.enum(sitePages) });

/** Language of the text, Indonesian by default. */
const language = z.enum(locales).optional();
const textInput = pageNameInput.extend({ language });

const hasTextInLanguage = refinement<{ page?: SitePage; language?: Locale | undefined }>(
  'language',
  { error: () => adminWording.contactShared },
  (input) => input.page !== 'contact' || input.language !== 'en',
);

/** Version on which an edit is based; a newer one causes 409. Without this field, the edit overwrites it. */
const basedOn = versionNumber.optional();

const saveFields = {
  basedOn,
  language,
  /** For English: hash of the Indonesian content that was translated, by default the present one. */
  sourceHash: sourceHash.optional(),
};

const saveEndpoint = {
  method: 'PUT',
  access: 'admin',
  duty: 'content',
  reply: savedVersion.extend({ message: z.string() }),
} as const;

export const siteContent = {
  /** Returns the content in the language of the request. */
  getSiteContent: {
    method: 'GET',
    path: '/site-content/{page}',
    access: 'anyone',
    input: pageNameInput,
    reply: siteContentReply,
    cache: 'public',
  },
  /** Returns the stored content of a language, with the history and never from a cache. */
  getEditedContent: {
    method: 'GET',
    path: '/site-content/{page}/history',
    access: 'admin',
    duty: 'content',
    input: textInput.refine(...hasTextInLanguage),
    reply: editedReply,
  },
  getContentVersion: {
    method: 'GET',
    path: '/site-content/{page}/history/{version}',
    access: 'admin',
    duty: 'content',
    input: textInput.extend({ version: z.coerce.number().pipe(versionNumber) }).refine(...hasTextInLanguage),
    reply: versionReply,
  },
  /** Returns for each page whether its English text is saved, and whether the Indonesian one changed since. */
  listPageTranslations: {
    method: 'GET',
    path: '/page-translations',
    access: 'admin',
    duty: 'content',
    reads: 2 + 2 * translatedPages.length,
    input: z.object({}),
    reply: z.object({
      data: z.array(
        z.object({ page: z.enum(translatedPages), translation: z.enum(['none', 'published', 'stale']) }),
      ),
    }),
  },
  saveHomeContent: {
    ...saveEndpoint,
    path: '/site-content/home',
    // Includes each new picture of the slides.
    reads: 4 + limits.listEntries,
    input: homeContent.extend(saveFields),
  },
  saveAboutContent: { ...saveEndpoint, path: '/site-content/about', input: aboutContent.extend(saveFields) },
  saveContactContent: {
    ...saveEndpoint,
    path: '/site-content/contact',
    input: contactContent.extend({
      basedOn,
      language: z.literal('id', { error: () => adminWording.contactShared }).optional(),
    }),
  },
  saveCouncilContent: {
    ...saveEndpoint,
    path: '/site-content/council',
    input: councilContent.extend(saveFields),
  },
  saveLegalContent: { ...saveEndpoint, path: '/site-content/legal', input: legalContent.extend(saveFields) },
  saveBylawsContent: {
    ...saveEndpoint,
    path: '/site-content/bylaws',
    input: bylawsContent.extend(saveFields),
  },
  saveProfessionalContent: {
    ...saveEndpoint,
    path: '/site-content/professional',
    input: professionalContent.extend(saveFields),
  },
} as const satisfies Record<string, Endpoint>;
