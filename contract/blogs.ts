import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contentBlock, pictureFields } from './fields/content.ts';
import { unfinishedContent } from './fields/content-input.ts';
import { basedOn } from './fields/editing.ts';
import { optionalMoment } from './fields/moments.ts';
import { listInput } from './fields/paging.ts';
import { idInput, messageReply, text, time, titleField } from './fields/people.ts';
import { refinement } from './fields/refinements.ts';
import { blogCategories } from './rules/categories.ts';
import { blogImageSlot, megabytes } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** A published article as the lists show it. */
export const blogCard = z.object({
  _id: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.enum(blogCategories),
  ...pictureFields,
  /** Beginning of the text, without markup. */
  desc: z.string(),
  /** The moment of its publication, under the name by which older clients know it. */
  createdAt: time,
  publishedAt: time,
  updatedAt: time,
});
export type BlogCard = z.output<typeof blogCard>;

/** A published article whole. */
export const blogReply = blogCard.extend({ content: z.array(contentBlock) });
export type Blog = z.output<typeof blogReply>;

export const blogStates = ['draft', 'scheduled', 'published'] as const;
export type BlogState = (typeof blogStates)[number];

/** Any article as the office sees it. */
export const writtenBlogCard = blogCard.omit({ createdAt: true }).extend({
  /** Empty in a draft that has none yet. */
  author: z.string(),
  category: z.enum(blogCategories).nullable(),
  state: z.enum(blogStates),
  /** Since when, or from when on, it is public; null for a draft. */
  publishedAt: time.nullable(),
});
export type WrittenBlogCard = z.output<typeof writtenBlogCard>;

export const writtenBlogReply = writtenBlogCard.extend({ content: z.array(contentBlock) });
export type WrittenBlog = z.output<typeof writtenBlogReply>;

const savedBlog = messageReply.extend({ blog: writtenBlogReply });
const writing = {
  title: titleField,
  content: unfinishedContent.optional(),
  author: text(limits.nameCharacters).optional(),
  category: z
    .enum([...blogCategories, ''], wording.required)
    .transform((value) => (value === '' ? undefined : value))
    .optional(),
  /** From when on it is public, in Jakarta's time; with `scheduled` only. */
  publishAt: optionalMoment,
};

interface Writing {
  readonly publication?: string | undefined;
  readonly content?: unknown;
  readonly author?: string | undefined;
  readonly category?: string | undefined;
  readonly publishAt?: unknown;
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** A draft needs a title only; what is to be read by others needs the rest. */
const neededToPublish = (field: 'content' | 'author' | 'category') =>
  refinement<Writing>(
    field,
    wording.required,
    (input) => input.publication === 'draft' || isFilled(input[field]),
  );

const momentNeeded = refinement<Writing>(
  'publishAt',
  wording.required,
  ({ publication, publishAt }) => publication !== 'scheduled' || isFilled(publishAt),
);

/** A JPEG or PNG inside the JSON: base64 needs four characters for three bytes. */
const imageDataUrl = z
  .string()
  .regex(/^data:image\/(jpeg|jpg|png);base64,/, wording.blogImageInvalid)
  .max(Math.ceil(limits.imageBytes / 3) * 4 + 32, `Ukuran gambar melebihi ${megabytes(limits.imageBytes)}.`);

/** Articles that admins write, published last first; drafts and what is not out yet are the office's. The built-in ones stand in `built-in/articles.ts`. */
export const blogs = {
  listBlogs: {
    method: 'GET',
    path: '/blogs',
    aliases: ['/blogs/getall'],
    access: 'anyone',
    reads: { base: 0, perRow: 1 },
    input: listInput,
    reply: z.array(blogCard),
    cache: 'public',
  },
  /** What a search in the blog looks through: asked for by who searches, as it is longer than the list. */
  listBlogWords: {
    method: 'GET',
    path: '/blogs/words',
    access: 'anyone',
    reads: { base: 0, perRow: 1 },
    input: listInput,
    reply: z.array(z.object({ _id: z.string(), words: z.string() })),
    cache: 'public',
  },
  getBlog: {
    method: 'GET',
    path: '/blogs/getbyid/{id}',
    access: 'anyone',
    reads: 1,
    input: idInput,
    reply: blogReply,
    cache: 'public',
  },
  /** Drafts and scheduled ones among them, changed last first. */
  listWrittenBlogs: {
    method: 'GET',
    path: '/blogs/written',
    access: 'admin',
    duty: 'content',
    reads: { base: 2, perRow: 1 },
    input: listInput,
    reply: z.array(writtenBlogCard),
  },
  getWrittenBlog: {
    method: 'GET',
    path: '/blogs/written/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: writtenBlogReply,
  },
  createBlog: {
    method: 'POST',
    path: '/blogs/create',
    access: 'admin',
    duty: 'content',
    once: true,
    // With each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z
      .object({
        ...writing,
        image: imageDataUrl.optional(),
        publication: z.enum(['now', 'scheduled', 'draft']).default('now'),
      })
      .refine(...neededToPublish('content'))
      .refine(...neededToPublish('author'))
      .refine(...neededToPublish('category'))
      .refine(...momentNeeded),
    reply: savedBlog,
    status: 201,
  },
  updateBlog: {
    method: 'PUT',
    path: '/blogs/updateblog/{id}',
    access: 'admin',
    duty: 'content',
    // With each new picture of the text.
    reads: 4 + limits.contentBlocks,
    // A category that is left out stays as it is.
    input: idInput
      .extend({
        ...writing,
        publication: z.enum(['keep', 'now', 'scheduled', 'draft']).default('keep'),
        basedOn,
      })
      .refine(...neededToPublish('content'))
      .refine(...neededToPublish('author'))
      .refine(...momentNeeded),
    files: { image: blogImageSlot },
    reply: savedBlog,
  },
  deleteBlog: {
    method: 'DELETE',
    path: '/blogs/delete/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  getTotalBlogs: {
    method: 'GET',
    path: '/blogs/get-total-blog',
    access: 'admin',
    duty: 'none',
    // The published ones are counted: a scheduled one comes out without anybody's doing.
    reads: 4,
    input: z.object({}),
    /** How many are published, and how many there are with drafts and scheduled ones. */
    reply: z.object({ totalBlogs: z.number().int(), writtenBlogs: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
