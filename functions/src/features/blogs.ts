import type { BlogCard, blogs as table, WrittenBlog, WrittenBlogCard } from 'contract/blogs';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit-actions';
import { blogImageSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { wordsIn } from 'contract/words/search-words';
import { wording } from 'contract/words/wording';
import { clock } from '#data/clock.ts';
import { blogs as stored } from '#data/collections.ts';
import type { BlogRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { moveToBin } from '#model/content/bin.ts';
import { blocksOf, compareContent, excerptOf, plainTextOf } from '#model/content/blocks.ts';
import { addContent, changeContent, requireContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import {
  blogStateOf,
  countPublished,
  isPublished,
  listPublished,
  type Published,
} from '#model/content/publication.ts';
import { imagePathOf, imageSizeOf, smallImageOf } from '#model/files/stored-images.ts';
import { readDataUrl, readPicture } from '#model/files/uploads.ts';

const kind = contentKinds.blog;

type Known<T> = Pick<Stored<T>, 'id' | 'data'>;

/** What a card shows beside category and moment. */
const cardFields = ['title', 'author', 'image', 'content', 'updatedAt'] as const;
type CardRecord = Pick<BlogRecord, (typeof cardFields)[number]>;

/** What readers and the office see alike. */
const faceOf = ({ id, data }: Known<CardRecord>) => ({
  _id: id,
  title: data.title,
  author: data.author,
  image: imagePathOf(data.image),
  imageSize: imageSizeOf(data.image),
  imageSmall: smallImageOf(data.image),
  desc: excerptOf(data.content),
  updatedAt: data.updatedAt.toISOString(),
});

const cardOf = (blog: Known<Published<CardRecord>>): BlogCard => ({
  ...faceOf(blog),
  category: blog.data.category,
  createdAt: blog.data.createdAt.toISOString(),
  publishedAt: blog.data.createdAt.toISOString(),
});

const writtenCardOf = (blog: Known<BlogRecord>): WrittenBlogCard => ({
  ...faceOf(blog),
  category: blog.data.category,
  state: blogStateOf(blog.data),
  publishedAt: blog.data.createdAt?.toISOString() ?? null,
});

const writtenBlogOf = (blog: Known<BlogRecord>): WrittenBlog => ({
  ...writtenCardOf(blog),
  content: blocksOf(blog.data.content),
});

interface Publication {
  readonly publication: 'keep' | 'now' | 'scheduled' | 'draft';
  readonly publishAt?: Date | undefined;
}

/**
 * When an article is out, after what somebody asked for; null as a draft. Publishing what is out already leaves its
 * moment as it is.
 *
 * @throws ApiError invalid-input for a moment that is over
 */
function momentOf({ publication, publishAt }: Publication, before: Date | null): Date | null {
  const now = clock.now();
  if (publication === 'keep') return before;
  if (publication === 'draft') return null;
  if (publication === 'now') return before !== null && before <= now ? before : now;
  if (publishAt === undefined || publishAt <= now) throw invalid('publishAt', wording.momentPast);
  return publishAt;
}

const invalid = (field: string, message: string) =>
  new ApiError('invalid-input', { message, fields: { [field]: message } });

/** What the audit calls a change that makes an article public, or takes it back. */
function actionOf({ publication }: Publication, before: Date | null, after: Date | null): AuditAction {
  if (before?.getTime() === after?.getTime()) return 'blog.update';
  if (publication === 'draft') return 'blog.unpublish';
  return publication === 'scheduled' ? 'blog.schedule' : 'blog.publish';
}

export const blogs: Handlers<typeof table> = {
  async listBlogs(page) {
    return (await listPublished(page, ...cardFields)).map(cardOf);
  },

  async listBlogWords(page) {
    const rows = await listPublished(page, 'content');
    return rows.map(({ id, data }) => ({
      _id: id,
      words: wordsIn(plainTextOf(data.content), limits.searchedCharacters),
    }));
  },

  async getBlog({ id }) {
    const blog = await stored.get(id);
    if (blog === undefined || !isPublished(blog.data)) throw new ApiError('not-found');
    return { ...cardOf({ id, data: blog.data }), content: blocksOf(blog.data.content) };
  },

  async listWrittenBlogs(page) {
    return (await listContent(stored, page, 'updatedAt')).map(writtenCardOf);
  },

  async getWrittenBlog({ id }) {
    return writtenBlogOf(await requireContent(kind, id));
  },

  async createBlog({ image, publication, publishAt, ...fields }, caller, { keepAnswer }) {
    const createdAt = momentOf({ publication, publishAt }, null);
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
    const replyOf = (made: Known<BlogRecord>) => ({
      message: wording.blogCreated,
      blog: writtenBlogOf(made),
    });
    const blog = await addContent(kind, record, actorOf(caller.user), picture?.added, (batch, made) =>
      keepAnswer(batch, replyOf(made)),
    );
    return replyOf(blog);
  },

  async updateBlog({ id, title, image, basedOn, publication, publishAt, ...fields }, caller) {
    const picture = image && (await readPicture('image', image, blogImageSlot));
    const before = await requireContent(kind, id);
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
    const createdAt = momentOf({ publication, publishAt }, data.createdAt);
    if (createdAt !== null && category === null) throw invalid('category', wording.required);
    const changes = { title, content, author, category, image: picture?.stored ?? data.image, createdAt };
    const action = actionOf({ publication }, data.createdAt, createdAt);
    const blog = await changeContent(kind, before, changes, actorOf(caller.user), {
      added: picture?.added,
      action,
    });
    return { message: wording.blogUpdated, blog: writtenBlogOf(blog) };
  },

  async deleteBlog({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.blogDeleted };
  },

  async getTotalBlogs() {
    const [totalBlogs, { blogs: writtenBlogs }] = await Promise.all([countPublished(), readContentTotals()]);
    return { totalBlogs, writtenBlogs };
  },
};
