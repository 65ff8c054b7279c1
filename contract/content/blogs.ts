import * as z from 'zod';
import {
  contentChange,
  contentCount,
  contentCreation,
  contentDeletion,
  publicEntry,
  publicList,
  writtenEntry,
  writtenList,
} from '../content-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { blogCategories } from '../rules/categories.ts';
import { blogImageSlot, formatMegabytes } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { contentBlock, pictureFields } from '../schemas/content.ts';
import { draftContentField } from '../schemas/content-input.ts';
import { basedOn, dateTime, idInput, messageReply, textField, titleField } from '../schemas/fields.ts';
import {
  changedPublication,
  newPublication,
  optionalChoice,
  publicationReply,
  publicLanguages,
  publishAtRequired,
  requiredToPublish,
} from '../schemas/publication.ts';
import { wording } from '../text/wording.ts';

export const blogCard = z.object({
  _id: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.enum(blogCategories),
  ...pictureFields,
  /** Beginning of the text, without markup. */
  desc: z.string(),
  /** Time of publication, under the name that older clients read. */
  createdAt: dateTime,
  publishedAt: dateTime,
  updatedAt: dateTime,
});
export type BlogCard = z.output<typeof blogCard>;

const blogReply = blogCard.extend({ content: z.array(contentBlock), languages: publicLanguages });

/** An article in any state, as the admin area shows it. */
export const writtenBlogCard = blogCard.omit({ createdAt: true }).extend({
  /** Empty in a draft without an author. */
  author: z.string(),
  category: z.enum(blogCategories).nullable(),
  ...publicationReply,
});
export type WrittenBlogCard = z.output<typeof writtenBlogCard>;

const writtenBlogReply = writtenBlogCard.extend({ content: z.array(contentBlock) });
export type WrittenBlog = z.output<typeof writtenBlogReply>;

const savedBlog = messageReply.extend({ blog: writtenBlogReply });
const blogFields = {
  title: titleField,
  content: draftContentField.optional(),
  author: textField(limits.nameCharacters).optional(),
  category: optionalChoice(blogCategories),
};

/** A JPEG or PNG inside the JSON: base64 needs four characters for three bytes. */
const imageDataUrl = z
  .string()
  .regex(/^data:image\/(jpeg|jpg|png);base64,/, { error: () => wording.blogImageInvalid })
  .max(
    Math.ceil(limits.imageBytes / 3) * 4 + 32,
    `Ukuran gambar melebihi ${formatMegabytes(limits.imageBytes)}.`,
  );

/** Articles that admins write, latest publication first. Only admins see drafts and scheduled articles. */
export const blogs = {
  listBlogs: { ...publicList('/blogs', blogCard), aliases: ['/blogs/getall'] },
  /** Returns the text for the blog search. It is separate from the list, because it is long. */
  listBlogWords: publicList('/blogs/words', z.object({ _id: z.string(), words: z.string() })),
  getBlog: publicEntry('/blogs/getbyid/{id}', blogReply),
  /** Returns articles in every state, latest change first. */
  listWrittenBlogs: writtenList('/blogs/written', writtenBlogCard),
  getWrittenBlog: writtenEntry('/blogs/written/{id}', writtenBlogReply),
  createBlog: {
    ...contentCreation('/blogs/create'),
    // Includes each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z
      .object({
        ...blogFields,
        image: imageDataUrl.optional(),
        ...newPublication,
      })
      .refine(...requiredToPublish('content'))
      .refine(...requiredToPublish('author'))
      .refine(...requiredToPublish('category'))
      .refine(...publishAtRequired),
    reply: savedBlog,
  },
  updateBlog: {
    ...contentChange('/blogs/updateblog/{id}'),
    // Includes each new picture of the text.
    reads: 4 + limits.contentBlocks,
    // An omitted category stays unchanged.
    input: idInput
      .extend({
        ...blogFields,
        ...changedPublication,
        basedOn,
      })
      .refine(...requiredToPublish('content'))
      .refine(...requiredToPublish('author'))
      .refine(...publishAtRequired),
    files: { image: blogImageSlot },
    reply: savedBlog,
  },
  deleteBlog: contentDeletion('/blogs/delete/{id}'),
  /** Number of published articles, and number of all articles with drafts and scheduled ones. */
  getTotalBlogs: contentCount('/blogs/get-total-blog', 'totalBlogs', 'writtenBlogs'),
} as const satisfies Record<string, Endpoint>;
