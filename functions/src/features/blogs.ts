import type { BlogCard, blogs as table } from 'contract/blogs';
import { ApiError } from 'contract/errors';
import { type Stored, blogs as stored } from '#data/collections.ts';
import type { BlogRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import {
  blocksOf,
  excerptOf,
  imagePathOf,
  imageSizeOf,
  listContent,
  readContentTotals,
} from '#model/content.ts';

const cardOf = ({ id, data }: Stored<BlogRecord>): BlogCard => ({
  _id: id,
  title: data.title,
  author: data.author,
  category: data.category,
  image: imagePathOf(data.image),
  imageSize: imageSizeOf(data.image),
  desc: excerptOf(data.content),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

export const blogs: Handlers<typeof table> = {
  async listBlogs(page) {
    return (await listContent(stored, page, 'createdAt')).map(cardOf);
  },

  async getBlog({ id }) {
    const blog = await stored.get(id);
    if (blog === undefined) throw new ApiError('not-found');
    return { ...cardOf(blog), content: blocksOf(blog.data.content) };
  },

  async getTotalBlogs() {
    return { totalBlogs: (await readContentTotals()).blogs };
  },
};
