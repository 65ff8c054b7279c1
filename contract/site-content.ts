import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './rules/limits.ts';
import { dateTime, linkTargetField, multilineField, textField } from './schemas/fields.ts';
import { emailField } from './schemas/people.ts';
import { noAnnouncement } from './text/announcements.ts';
import { requiredError, wording } from './text/wording.ts';

/** Pages whose text admins can edit (requirements 4.10). */
export const sitePages = ['home', 'about', 'contact', 'council', 'legal', 'bylaws', 'professional'] as const;
export type SitePage = (typeof sitePages)[number];

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

const contentOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) => ({
  page: z.literal(page),
  content: content.nullable(),
});

const savedReplyOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) =>
  z.object({ ...contentOf(page, content), updatedAt: dateTime.nullable() });

/** `content` is null before the first save, and the page shows its built-in text. */
const siteContentReply = z.discriminatedUnion('page', [
  savedReplyOf('home', homeContent),
  savedReplyOf('about', aboutContent),
  savedReplyOf('contact', contactContent),
  savedReplyOf('council', councilContent),
  savedReplyOf('legal', legalContent),
  savedReplyOf('bylaws', bylawsContent),
  savedReplyOf('professional', professionalContent),
]);
export type SiteContentReply = z.output<typeof siteContentReply>;

/** Number of a save, from 1 for each page; 0 is the built-in text. */
const versionNumber = z.int().min(0).max(1_000_000);

const savedVersion = z.object({ version: versionNumber, savedAt: dateTime, savedBy: z.string() });
export type SavedVersion = z.output<typeof savedVersion>;

const editedReplyOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) =>
  z.object({
    ...contentOf(page, content),
    version: versionNumber,
    /** Versions that can be restored, newest first; the first one is on the page. */
    history: z.array(savedVersion),
  });

const editedReply = z.discriminatedUnion('page', [
  editedReplyOf('home', homeContent),
  editedReplyOf('about', aboutContent),
  editedReplyOf('contact', contactContent),
  editedReplyOf('council', councilContent),
  editedReplyOf('legal', legalContent),
  editedReplyOf('bylaws', bylawsContent),
  editedReplyOf('professional', professionalContent),
]);
export type EditedContent = z.output<typeof editedReply>;

const versionReply = z.discriminatedUnion('page', [
  z.object(contentOf('home', homeContent)),
  z.object(contentOf('about', aboutContent)),
  z.object(contentOf('contact', contactContent)),
  z.object(contentOf('council', councilContent)),
  z.object(contentOf('legal', legalContent)),
  z.object(contentOf('bylaws', bylawsContent)),
  z.object(contentOf('professional', professionalContent)),
]);

export type ContentVersion = z.output<typeof versionReply>;

const pageNameInput = z.object({ page: z.enum(sitePages) });

/** Version on which an edit is based; a newer one causes 409. Without this field, the edit overwrites it. */
const basedOn = versionNumber.optional();

const saveEndpoint = {
  method: 'PUT',
  access: 'admin',
  duty: 'content',
  reads: 3,
  reply: savedVersion.extend({ message: z.string() }),
} as const;

export const siteContent = {
  getSiteContent: {
    method: 'GET',
    path: '/site-content/{page}',
    access: 'anyone',
    reads: 1,
    input: pageNameInput,
    reply: siteContentReply,
    cache: 'public',
  },
  /** Returns the same as `getSiteContent`, with the history and never from a cache. */
  getEditedContent: {
    method: 'GET',
    path: '/site-content/{page}/history',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: pageNameInput,
    reply: editedReply,
  },
  getContentVersion: {
    method: 'GET',
    path: '/site-content/{page}/history/{version}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: pageNameInput.extend({ version: z.coerce.number().pipe(versionNumber) }),
    reply: versionReply,
  },
  saveHomeContent: {
    ...saveEndpoint,
    path: '/site-content/home',
    // Includes each new picture of the slides.
    reads: saveEndpoint.reads + limits.listEntries,
    input: homeContent.extend({ basedOn }),
  },
  saveAboutContent: { ...saveEndpoint, path: '/site-content/about', input: aboutContent.extend({ basedOn }) },
  saveContactContent: {
    ...saveEndpoint,
    path: '/site-content/contact',
    input: contactContent.extend({ basedOn }),
  },
  saveCouncilContent: {
    ...saveEndpoint,
    path: '/site-content/council',
    input: councilContent.extend({ basedOn }),
  },
  saveLegalContent: { ...saveEndpoint, path: '/site-content/legal', input: legalContent.extend({ basedOn }) },
  saveBylawsContent: {
    ...saveEndpoint,
    path: '/site-content/bylaws',
    input: bylawsContent.extend({ basedOn }),
  },
  saveProfessionalContent: {
    ...saveEndpoint,
    path: '/site-content/professional',
    input: professionalContent.extend({ basedOn }),
  },
} as const satisfies Record<string, Endpoint>;
