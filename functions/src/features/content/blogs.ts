import {
  type BlogCard,
  blogCard,
  type blogs as table,
  type WrittenBlog,
  type WrittenBlogCard,
  writtenBlogCard,
} from 'contract/content/blogs';
import { blogImageSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import { distinctWords } from 'contract/text/search-words';
import { clock } from '#data/clock.ts';
import type { BlogRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { compareContent, toBlocksReply, toExcerpt, toPlainText } from '#model/content/blocks.ts';
import { addContent, changeContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { readContentTotals } from '#model/content/content-lists.ts';
import { countPublished, getWithLanguages, listPublished } from '#model/content/list-published.ts';
import {
  computePublishedAt,
  type Published,
  requireIfPublished,
  toPublicationReply,
} from '#model/content/publication.ts';
import { listWrittenCards } from '#model/content/written-lists.ts';
import { toPictureReply } from '#model/files/image-paths.ts';
import { readDataUrl, readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.blog;

type Entry<T> = Pick<Stored<T>, 'id' | 'data'>;

const cardFields = ['title', 'author', 'image', 'content', 'updatedAt'] as const;
type CardRecord = Pick<BlogRecord, (typeof cardFields)[number]>;

type PublicRecord = Published<CardRecord & Pick<BlogRecord, 'category' | 'createdAt'>>;

const toCard = ({ id, data }: Entry<PublicRecord>): BlogCard => ({
  _id: id,
  ...pickReplyFields(blogCard, data),
  ...toPictureReply(data.image),
  desc: toExcerpt(data.content),
  publishedAt: data.createdAt.toISOString(),
});

const toWrittenCard = ({ id, data }: Entry<BlogRecord>): WrittenBlogCard => ({
  _id: id,
  ...pickReplyFields(writtenBlogCard, data),
  ...toPictureReply(data.image),
  desc: toExcerpt(data.content),
  ...toPublicationReply(data),
});

const toWrittenBlog = (blog: Entry<BlogRecord>): WrittenBlog => ({
  ...toWrittenCard(blog),
  content: toBlocksReply(blog.data.content),
});

export const blogs: Handlers<typeof table> = {
  async listBlogs(page) {
    return (await listPublished(kind, page, ...cardFields, 'category')).map(toCard);
  },

  async listBlogWords(page) {
    const rows = await listPublished(kind, page, 'content');
    return rows.map(({ id, data }) => ({
      _id: id,
      words: distinctWords(toPlainText(data.content), limits.searchedCharacters),
    }));
  },

  async getBlog({ id }) {
    const blog = await getWithLanguages(kind, id);
    const { languages } = blog;
    return { ...toCard(blog), content: toBlocksReply(blog.data.content), languages };
  },

  async listWrittenBlogs(page) {
    return listWrittenCards(kind, page, toWrittenCard);
  },

  async getWrittenBlog({ id }) {
    return toWrittenBlog(await kind.collection.getOrThrow(id));
  },

  async createBlog({ image, publication, publishAt, ...fields }, caller, { storeReply }) {
    const createdAt = computePublishedAt({ publication, publishAt }, null);
    const picture =
      image === undefined
        ? undefined
        : await readPicture('image', { bytes: readDataUrl('image', image, blogImageSlot) }, blogImageSlot);
    const record = {
      title: fields.title,
      content: fields.content ?? [],
      author: fields.author ?? '',
      category: fields.category ?? null,
      image: picture?.stored ?? null,
      createdAt,
      updatedAt: clock.now(),
    };
    return addContent(kind, record, actorOf(caller.user), picture?.added, storeReply, (created) => ({
      message: adminWording.blogCreated,
      blog: toWrittenBlog(created),
    }));
  },

  async updateBlog({ id, title, image, basedOn, publication, publishAt, ...fields }, caller) {
    const picture = image && (await readPicture('image', image, blogImageSlot));
    const before = await getEditable(kind, id);
    const { data } = before;
    const [author, content] = [fields.author ?? '', fields.content ?? []];
    const category = fields.category ?? data.category;
    const difference = compareContent(data.content, content);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { title: data.title, author: data.author, category: data.category ?? '', content: difference.stored },
      { title, author, category: fields.category, content: difference.submitted },
    );
    const createdAt = computePublishedAt({ publication, publishAt }, data.createdAt);
    requireIfPublished(createdAt, 'category', category);
    const changes = { title, content, author, category, image: picture?.stored ?? data.image, createdAt };
    const blog = await changeContent(kind, before, changes, actorOf(caller.user), {
      added: picture?.added,
    });
    return { message: adminWording.blogUpdated, blog: toWrittenBlog(blog) };
  },

  async deleteBlog({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: adminWording.blogDeleted };
  },

  async getTotalBlogs() {
    const [totalBlogs, { blogs: writtenBlogs }] = await Promise.all([countPublished(), readContentTotals()]);
    return { totalBlogs, writtenBlogs };
  },
};
