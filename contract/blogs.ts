import * as z from 'zod';
import { blogCategories } from './categories.ts';
import { contentBlock, pictureFields } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { listInput } from './paging.ts';
import { idInput, time } from './people.ts';

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

/** Articles that admins write, newest first. The built-in ones stand in `built-in/articles.ts`. */
export const blogs = {
  listBlogs: {
    method: 'GET',
    path: '/blogs',
    aliases: ['/blogs/getall'],
    access: 'anyone',
    input: listInput,
    reply: z.array(blogCard),
    cache: 'public',
  },
  getBlog: {
    method: 'GET',
    path: '/blogs/getbyid/{id}',
    access: 'anyone',
    input: idInput,
    reply: blogReply,
    cache: 'public',
  },
  getTotalBlogs: {
    method: 'GET',
    path: '/blogs/get-total-blog',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ totalBlogs: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
