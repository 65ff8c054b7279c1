import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contentBlock, pictureFields } from './fields/content.ts';
import { contentField } from './fields/content-input.ts';
import { basedOn } from './fields/editing.ts';
import { listInput } from './fields/paging.ts';
import { idInput, messageReply, nameField, time, titleField } from './fields/people.ts';
import { blogCategories } from './rules/categories.ts';
import { blogImageSlot, megabytes } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** A stored article as the lists show it. */
export const blogCard = z.object({
  _id: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.enum(blogCategories),
  ...pictureFields,
  /** Beginning of the text, without markup. */
  desc: z.string(),
  createdAt: time,
  updatedAt: time,
});
export type BlogCard = z.output<typeof blogCard>;

/** A stored article whole. */
export const blogReply = blogCard.extend({ content: z.array(contentBlock) });
export type Blog = z.output<typeof blogReply>;

const savedBlog = messageReply.extend({ blog: blogReply });
const writing = { title: titleField, content: contentField, author: nameField };
const category = z.enum(blogCategories, wording.required);

/** A JPEG or PNG inside the JSON: base64 needs four characters for three bytes. */
const imageDataUrl = z
  .string()
  .regex(/^data:image\/(jpeg|jpg|png);base64,/, wording.blogImageInvalid)
  .max(Math.ceil(limits.imageBytes / 3) * 4 + 32, `Ukuran gambar melebihi ${megabytes(limits.imageBytes)}.`);

/** Articles that admins write, newest first. The built-in ones stand in `built-in/articles.ts`. */
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
  createBlog: {
    method: 'POST',
    path: '/blogs/create',
    access: 'admin',
    // With each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z.object({ ...writing, category, image: imageDataUrl.optional() }),
    reply: savedBlog,
    status: 201,
  },
  updateBlog: {
    method: 'PUT',
    path: '/blogs/updateblog/{id}',
    access: 'admin',
    // With each new picture of the text.
    reads: 3 + limits.contentBlocks,
    input: idInput.extend({ ...writing, category: category.optional(), basedOn }),
    files: { image: blogImageSlot },
    reply: savedBlog,
  },
  deleteBlog: {
    method: 'DELETE',
    path: '/blogs/delete/{id}',
    access: 'admin',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  getTotalBlogs: {
    method: 'GET',
    path: '/blogs/get-total-blog',
    access: 'admin',
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalBlogs: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
