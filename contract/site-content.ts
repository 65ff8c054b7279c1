import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { emailField, lines, nameField, text, time } from './people.ts';

/** Pages whose text admins may change (SPEC section 2, Content management hub). */
export const sitePages = ['home', 'about', 'contact', 'council'] as const;
export type SitePage = (typeof sitePages)[number];

const heading = text(limits.textCharacters).min(1, messages.required);
const paragraph = lines(limits.messageCharacters);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(limits.listEntries);

/** A picture of the own origin: an uploaded one (`/api/images/…`) or one that is part of the site. */
const slide = z.object({
  src: z.string().regex(/^\/(?!\/)[\w./-]{1,199}$/, messages.unsupportedCharacter),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  alt: text(limits.textCharacters),
});

export const homeContent = z.object({
  title: heading,
  description: paragraph,
  slides: listOf(slide),
  whatWeDo: listOf(z.object({ title: heading, description: paragraph })),
});

export const aboutContent = z.object({
  description: paragraph,
  vision: paragraph,
  mission: listOf(paragraph.min(1, messages.required)),
  /** The timeline; `year` is free text, as some know the day and some only the year. */
  stories: listOf(z.object({ year: heading, description: paragraph })),
});

export const contactContent = z.object({
  phone: listOf(text(limits.phoneCharacters).min(1, messages.required)),
  email: listOf(emailField),
  address: listOf(lines(limits.addressCharacters).min(1, messages.required)),
  /** Only https, so that no address can run a script. */
  social: listOf(
    z.object({ label: heading, url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }) }),
  ),
});

/** One seat of the council or of a committee (SPEC section 3). */
export const councilMember = z.object({
  position: heading,
  name: nameField,
  institution: text(limits.textCharacters),
});

export const councilContent = z.object({
  council: listOf(councilMember),
  committees: listOf(z.object({ departementName: heading, member: listOf(councilMember) })),
});

/** The content of each page by its name. */
export const siteContentSchemas = {
  home: homeContent,
  about: aboutContent,
  contact: contactContent,
  council: councilContent,
} as const satisfies Record<SitePage, z.ZodType>;

export type SiteContentOf<P extends SitePage> = z.output<(typeof siteContentSchemas)[P]>;

const saved = <P extends SitePage, S extends z.ZodType>(page: P, content: S) =>
  z.object({ page: z.literal(page), content: content.nullable(), updatedAt: time.nullable() });

/** What was saved for a page; `content` is null until something is, and the built-in text stands. */
export const siteContentReply = z.discriminatedUnion('page', [
  saved('home', homeContent),
  saved('about', aboutContent),
  saved('contact', contactContent),
  saved('council', councilContent),
]);
export type SiteContentReply = z.output<typeof siteContentReply>;

export const siteContent = {
  getSiteContent: {
    method: 'GET',
    path: '/site-content/{page}',
    access: 'anyone',
    input: z.object({ page: z.enum(sitePages) }),
    reply: siteContentReply,
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
