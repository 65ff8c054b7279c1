import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emailField, lines, text, time } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { noAnnouncement } from './words/announcements.ts';
import { wording } from './words/wording.ts';

/** Pages whose text admins may change (requirements 4.10). */
export const sitePages = ['home', 'about', 'contact', 'council', 'legal', 'bylaws'] as const;
export type SitePage = (typeof sitePages)[number];

const heading = text(limits.textCharacters).min(1, wording.required);
const paragraph = lines(limits.messageCharacters);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(limits.listEntries);

/** A picture of the own origin: an uploaded one (`/api/images/…`) or one that is part of the site. */
const slide = z.object({
  src: z.string().regex(/^\/(?!\/)[\w./-]{1,199}$/, wording.unsupportedCharacter),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  alt: text(limits.textCharacters),
});

/** Only https beside the own paths, so that no address can run a script; browsers take a backslash for a slash. */
const leadsTo = text(limits.linkCharacters).regex(
  /^(?:|\/(?!\/)[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*)$/,
  wording.leadsNowhere,
);

/** A short text above everything else of the front page, until it is over (see `Announcement`). */
const announcement = z.object({
  text: text(limits.announcementCharacters),
  link: leadsTo,
  until: z.union([z.literal(''), z.iso.date(wording.dateInvalid)]),
});

export const homeContent = z.object({
  title: heading,
  description: paragraph,
  /** What was saved before there were any has none. */
  announcement: announcement.default(noAnnouncement),
  slides: listOf(slide),
  whatWeDo: listOf(z.object({ title: heading, description: paragraph })),
});

export const aboutContent = z.object({
  description: paragraph,
  vision: paragraph,
  mission: listOf(paragraph.min(1, wording.required)),
  /** The timeline; `year` is free text, as some know the day and some only the year. */
  stories: listOf(z.object({ year: heading, description: paragraph })),
});

export const contactContent = z.object({
  phone: listOf(text(limits.phoneCharacters).min(1, wording.required)),
  email: listOf(emailField),
  address: listOf(lines(limits.addressCharacters).min(1, wording.required)),
  /** Only https, so that no address can run a script. */
  social: listOf(
    z.object({ label: heading, url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }) }),
  ),
});

/** One seat of the council or of a committee (requirements 2.3.2). */
export const councilMember = z.object({
  position: heading,
  // As it was stored: a rule of today must not hide a page of yesterday.
  name: text(limits.nameCharacters).min(1, wording.required),
  institution: text(limits.textCharacters),
});

export const councilContent = z.object({
  council: listOf(councilMember),
  committees: listOf(z.object({ departementName: heading, member: listOf(councilMember) })),
});

/** What registers say of the association: number of the deed, of the decree, as a taxpayer. */
export const legalContent = z.object({
  note: paragraph,
  facts: listOf(
    z.object({ label: heading, value: lines(limits.addressCharacters).min(1, wording.required) }),
  ),
});

const chapters = listOf(z.object({ title: heading, text: paragraph.min(1, wording.required) }));

/** Anggaran Dasar and Anggaran Rumah Tangga. */
export const bylawsContent = z.object({
  /** By whom and when they were adopted. */
  adopted: text(limits.textCharacters),
  constitution: chapters,
  bylaws: chapters,
});

/** The content of each page by its name. */
export const siteContentSchemas = {
  home: homeContent,
  about: aboutContent,
  contact: contactContent,
  council: councilContent,
  legal: legalContent,
  bylaws: bylawsContent,
} as const satisfies Record<SitePage, z.ZodType>;

export type SiteContentOf<P extends SitePage> = z.output<(typeof siteContentSchemas)[P]>;

const contentOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) => ({
  page: z.literal(page),
  content: content.nullable(),
});

const savedReplyOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) =>
  z.object({ ...contentOf(page, content), updatedAt: time.nullable() });

/** What was saved for a page; `content` is null until something is, and the built-in text stands. */
export const siteContentReply = z.discriminatedUnion('page', [
  savedReplyOf('home', homeContent),
  savedReplyOf('about', aboutContent),
  savedReplyOf('contact', contactContent),
  savedReplyOf('council', councilContent),
  savedReplyOf('legal', legalContent),
  savedReplyOf('bylaws', bylawsContent),
]);
export type SiteContentReply = z.output<typeof siteContentReply>;

/** Saves are counted from 1 for each page; 0 stands for the built-in text. */
const versionNumber = z.int().min(0).max(1_000_000);

export const savedVersion = z.object({ version: versionNumber, savedAt: time, savedBy: z.string() });
export type SavedVersion = z.output<typeof savedVersion>;

const editedReplyOf = <P extends SitePage, S extends z.ZodType>(page: P, content: S) =>
  z.object({
    ...contentOf(page, content),
    version: versionNumber,
    /** The saves that can be restored, newest first; the first one stands on the page. */
    history: z.array(savedVersion),
  });

const editedReply = z.discriminatedUnion('page', [
  editedReplyOf('home', homeContent),
  editedReplyOf('about', aboutContent),
  editedReplyOf('contact', contactContent),
  editedReplyOf('council', councilContent),
  editedReplyOf('legal', legalContent),
  editedReplyOf('bylaws', bylawsContent),
]);
export type EditedContent = z.output<typeof editedReply>;

const versionReply = z.discriminatedUnion('page', [
  z.object(contentOf('home', homeContent)),
  z.object(contentOf('about', aboutContent)),
  z.object(contentOf('contact', contactContent)),
  z.object(contentOf('council', councilContent)),
  z.object(contentOf('legal', legalContent)),
  z.object(contentOf('bylaws', bylawsContent)),
]);

export type ContentVersion = z.output<typeof versionReply>;

const pageInput = z.object({ page: z.enum(sitePages) });

/** The save that an edit is based on: another one meanwhile is answered with 409. Left out, it is overwritten. */
const basedOn = versionNumber.optional();

const save = {
  method: 'PUT',
  access: 'admin',
  duty: 'content',
  reads: 3,
  reply: savedVersion.extend({ message: z.string() }),
} as const;

/** What admins save for the pages, and the last saves of each. */
export const siteContent = {
  getSiteContent: {
    method: 'GET',
    path: '/site-content/{page}',
    access: 'anyone',
    reads: 1,
    input: pageInput,
    reply: siteContentReply,
    cache: 'public',
  },
  /** As `getSiteContent`, never from a cache, with the history. */
  getEditedContent: {
    method: 'GET',
    path: '/site-content/{page}/history',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: pageInput,
    reply: editedReply,
  },
  getContentVersion: {
    method: 'GET',
    path: '/site-content/{page}/history/{version}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: pageInput.extend({ version: z.coerce.number().pipe(versionNumber) }),
    reply: versionReply,
  },
  saveHomeContent: {
    ...save,
    path: '/site-content/home',
    // With each new picture of the slides.
    reads: save.reads + limits.listEntries,
    input: homeContent.extend({ basedOn }),
  },
  saveAboutContent: { ...save, path: '/site-content/about', input: aboutContent.extend({ basedOn }) },
  saveContactContent: { ...save, path: '/site-content/contact', input: contactContent.extend({ basedOn }) },
  saveCouncilContent: { ...save, path: '/site-content/council', input: councilContent.extend({ basedOn }) },
  saveLegalContent: { ...save, path: '/site-content/legal', input: legalContent.extend({ basedOn }) },
  saveBylawsContent: { ...save, path: '/site-content/bylaws', input: bylawsContent.extend({ basedOn }) },
} as const satisfies Record<string, Endpoint>;
