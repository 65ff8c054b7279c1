import { audit, bin, blogs, events, journals, products } from '../../functions/src/data/collections.ts';
import type { BinnedRecord, BlogRecord, StoredImage } from '../../functions/src/data/content-records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import { chooseSmallWidth } from '../../functions/src/model/files/images.ts';
import { demoId } from './deterministic.ts';
import { articlePdf } from './pdf.ts';
import { bannerSize, readBanner } from './pictures/banner.ts';
import { drawProduct, productPictureSize } from './pictures/goods.ts';
import { render } from './pictures/render.ts';
import { type PlannedDocument, type PlannedFile, planDocument } from './planned.ts';
import { blogs as blogTexts } from './texts/blogs.ts';
import { events as eventTexts } from './texts/events.ts';
import { journals as journalTexts } from './texts/journals.ts';
import { products as productTexts } from './texts/products.ts';
import { binnedBlog, unpublishedBlogs } from './texts/unpublished-blogs.ts';

interface Part {
  readonly document: PlannedDocument;
  readonly files: readonly PlannedFile[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Returns 9:00 in the morning, a number of days from today. */
const morningOf = (today: Date, days: number): Date => new Date(today.getTime() + days * dayMs + 9 * hourMs);

const stampsOf = (at: Date) => ({ createdAt: at, updatedAt: at });

/** Returns a picture with a smaller version, as an upload creates it. */
function pictureOf(
  kind: string,
  title: string,
  size: { readonly width: number; readonly height: number },
): StoredImage {
  const file = `images/${demoId('image', kind, title)}`;
  const smallWidth = chooseSmallWidth(size.width);
  if (smallWidth === undefined) return { file, ...size };
  return {
    file,
    ...size,
    small: { file: `images/${demoId('small-image', kind, title)}`, width: smallWidth },
  };
}

const filesOf = ({ file, small }: StoredImage, draw: () => string): PlannedFile[] => [
  { path: file, make: () => render(draw(), 'webp') },
  ...(small === undefined ? [] : [{ path: small.file, make: () => render(draw(), 'webp', small.width) }]),
];

const planBlogs = (today: Date): Part[] =>
  blogTexts.map(({ title, author, category, banner, age, content }) => {
    const image = pictureOf('blog', title, bannerSize);
    const record = {
      title,
      author,
      category,
      content: [...content],
      image,
      ...stampsOf(morningOf(today, -age)),
    };
    return {
      document: planDocument(blogs, demoId('blog', title), record),
      files: filesOf(image, () => readBanner(banner)),
    };
  });

const planEvents = (today: Date): Part[] =>
  eventTexts.map(({ title, category, location, banner, startsIn, hours, content, link = [] }) => {
    const bannerImage = pictureOf('event', title, bannerSize);
    const startDate = morningOf(today, startsIn);
    const endDate = new Date(startDate.getTime() + hours * hourMs);
    const times = { startDate, endDate, ...stampsOf(morningOf(today, Math.min(startsIn - 45, -1))) };
    const record = {
      title,
      category,
      location,
      content: [...content],
      link: [...link],
      bannerImage,
      ...times,
    };
    return {
      document: planDocument(events, demoId('event', title), record),
      files: filesOf(bannerImage, () => readBanner(banner)),
    };
  });

const planJournals = (today: Date): Part[] =>
  journalTexts.map((journal, index) => {
    const { title, description } = journal;
    const path = `documents/${demoId('document', title)}`;
    const bytes = articlePdf(journal);
    const document = { file: path, name: `${title}.pdf`, size: bytes.length };
    const record = { title, description, document, ...stampsOf(morningOf(today, -12 - index * 31)) };
    const make = async () => ({ bytes, contentType: 'application/pdf' });
    return { document: planDocument(journals, demoId('journal', title), record), files: [{ path, make }] };
  });

const planProducts = (today: Date): Part[] =>
  productTexts.map(({ title, description, price, picture }, index) => {
    const image = pictureOf('product', title, productPictureSize);
    const record = { title, description, price, image, ...stampsOf(morningOf(today, -40 - index * 9)) };
    return {
      document: planDocument(products, demoId('product', title), record),
      files: filesOf(image, () => drawProduct(picture)),
    };
  });

/** Plans a draft and a scheduled article, without pictures. */
const planUnpublished = (today: Date): PlannedDocument[] =>
  unpublishedBlogs.map(({ title, author, category, comesIn, age, content }) =>
    planDocument(blogs, demoId('blog', title), {
      title,
      author,
      category,
      content: [...content],
      image: null,
      createdAt: comesIn === null ? null : morningOf(today, comesIn),
      updatedAt: morningOf(today, -age),
    }),
  );

function planBin(today: Date, admin: Actor): PlannedDocument[] {
  const { title, author, category, age, deletedAgo, content } = binnedBlog;
  const id = demoId('blog', title);
  const deletedAt = morningOf(today, -deletedAgo);
  const record: BinnedRecord & BlogRecord = {
    title,
    author,
    category,
    content: [...content],
    image: null,
    ...stampsOf(morningOf(today, -age)),
    kind: 'blog',
    files: [],
    deletedAt,
    deletedBy: admin.name,
    deletedById: admin.id,
  };
  const entry = { ...createAuditRecord(admin, 'blog.delete', { id, name: title }), at: deletedAt };
  return [planDocument(bin, id, record), planDocument(audit, demoId('audit', 'blog.delete', id), entry)];
}

/** Plans the stored articles, events, journals and products with their files, and the content of the bin. */
export function planContent(
  today: Date,
  admin: Actor,
): { documents: PlannedDocument[]; files: PlannedFile[] } {
  const parts = [planBlogs, planEvents, planJournals, planProducts].flatMap((make) => make(today));
  const documents = parts.map(({ document }) => document);
  return {
    documents: [...documents, ...planUnpublished(today), ...planBin(today, admin)],
    files: parts.flatMap(({ files }) => files),
  };
}
