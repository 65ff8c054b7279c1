import { blogs, events, journals, products } from '../../functions/src/data/collections.ts';
import type { StoredImage } from '../../functions/src/data/content-records.ts';
import { demoId } from './deterministic.ts';
import { articlePdf } from './pdf.ts';
import { banner, bannerSize } from './pictures/banner.ts';
import { goods, goodsSize } from './pictures/goods.ts';
import { render } from './pictures/render.ts';
import { type PlannedDocument, type PlannedFile, planDocument } from './planned.ts';
import { blogs as blogTexts } from './texts/blogs.ts';
import { events as eventTexts } from './texts/events.ts';
import { journals as journalTexts } from './texts/journals.ts';
import { products as productTexts } from './texts/products.ts';

interface Part {
  readonly document: PlannedDocument;
  readonly file: PlannedFile;
}

const day = 86_400_000;
const hour = 3_600_000;

/** Nine in the morning, that many days from today. */
const morningOf = (today: Date, days: number): Date => new Date(today.getTime() + days * day + 9 * hour);

const stampsOf = (at: Date) => ({ createdAt: at, updatedAt: at });
const pictureOf = (
  kind: string,
  title: string,
  size: { readonly width: number; readonly height: number },
): StoredImage => ({ file: `images/${demoId('image', kind, title)}`, ...size });

const planBlogs = (today: Date): Part[] =>
  blogTexts.map(({ title, author, category, motif, age, content }) => {
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
      file: { path: image.file, make: () => render(banner(title, motif), 'webp') },
    };
  });

const planEvents = (today: Date): Part[] =>
  eventTexts.map(({ title, category, location, motif, startsIn, hours, content, link = [] }) => {
    const bannerImage = pictureOf('event', title, bannerSize);
    const startDate = morningOf(today, startsIn);
    const endDate = new Date(startDate.getTime() + hours * hour);
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
      file: { path: bannerImage.file, make: () => render(banner(title, motif), 'webp') },
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
    return { document: planDocument(journals, demoId('journal', title), record), file: { path, make } };
  });

const planProducts = (today: Date): Part[] =>
  productTexts.map(({ title, description, price, picture }, index) => {
    const image = pictureOf('product', title, goodsSize);
    const record = { title, description, price, image, ...stampsOf(morningOf(today, -40 - index * 9)) };
    return {
      document: planDocument(products, demoId('product', title), record),
      file: { path: image.file, make: () => render(goods(picture), 'webp') },
    };
  });

/** The stored articles, events, journals and products with their files. */
export function planContent(today: Date): { documents: PlannedDocument[]; files: PlannedFile[] } {
  const parts = [planBlogs, planEvents, planJournals, planProducts].flatMap((make) => make(today));
  return { documents: parts.map(({ document }) => document), files: parts.map(({ file }) => file) };
}
