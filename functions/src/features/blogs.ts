import type { Blog, BlogCard, blogs as table } from 'contract/blogs';
import { ApiError } from 'contract/errors';
import { blogImageSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { wordsIn } from 'contract/words/search-words';
import { wording } from 'contract/words/wording';
import { blogs as stored } from '#data/collections.ts';
import type { BlogRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { blocksOf, compareContent, excerptOf, plainTextOf } from '#model/content/blocks.ts';
import {
  addContent,
  type ContentKind,
  changeContent,
  newStamps,
  removeContent,
  requireContent,
} from '#model/content/content-changes.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { imagePathOf, imageSizeOf } from '#model/files/stored-images.ts';
import { readDataUrl, readPicture } from '#model/files/uploads.ts';

const kind: ContentKind<BlogRecord> = {
  collection: stored,
  counter: 'blogs',
  noun: 'blog',
  fileOf: ({ image }) => image?.file,
};

type Known = Pick<Stored<BlogRecord>, 'id' | 'data'>;

const cardOf = ({ id, data }: Known): BlogCard => ({
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

const blogOf = (blog: Known): Blog => ({ ...cardOf(blog), content: blocksOf(blog.data.content) });

export const blogs: Handlers<typeof table> = {
  async listBlogs(page) {
    return (await listContent(stored, page, 'createdAt')).map(cardOf);
  },

  async listBlogWords(page) {
    const rows = await listContent(stored, page, 'createdAt');
    return rows.map(({ id, data }) => ({
      _id: id,
      words: wordsIn(plainTextOf(data.content), limits.searchedCharacters),
    }));
  },

  async getBlog({ id }) {
    const blog = await stored.get(id);
    if (blog === undefined) throw new ApiError('not-found');
    return blogOf(blog);
  },

  async createBlog({ image, ...fields }, caller) {
    const picture =
      image === undefined
        ? undefined
        : await readPicture('image', { bytes: readDataUrl('image', image, blogImageSlot) }, blogImageSlot);
    const record = { ...fields, image: picture?.stored ?? null, ...newStamps() };
    const blog = await addContent(kind, record, actorOf(caller.user), picture?.added);
    return { message: wording.blogCreated, blog: blogOf(blog) };
  },

  async updateBlog({ id, title, content, author, category, image, basedOn }, caller) {
    const picture = image && (await readPicture('image', image, blogImageSlot));
    const before = await requireContent(kind, id);
    const { data } = before;
    const difference = compareContent(data.content, content);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { title: data.title, author: data.author, category: data.category, content: difference.stored },
      { title, author, category, content: difference.submitted },
    );
    const changes = {
      title,
      content,
      author,
      category: category ?? data.category,
      image: picture?.stored ?? data.image,
    };
    const blog = await changeContent(kind, before, changes, actorOf(caller.user), picture?.added);
    return { message: wording.blogUpdated, blog: blogOf(blog) };
  },

  async deleteBlog({ id }, caller) {
    await removeContent(kind, id, actorOf(caller.user));
    return { message: wording.blogDeleted };
  },

  async getTotalBlogs() {
    return { totalBlogs: (await readContentTotals()).blogs };
  },
};
