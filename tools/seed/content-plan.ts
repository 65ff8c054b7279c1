import { blogs, events, journals, products } from '../../functions/src/data/collections.ts';
import { demoId } from './deterministic.ts';
import { articlePdf } from './pdf.ts';
import { banner } from './pictures/banner.ts';
import { goods } from './pictures/goods.ts';
import { render } from './pictures/render.ts';
import { type PlannedDocument, type PlannedFile, planned } from './planned.ts';
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
const morning = (today: Date, days: number): Date => new Date(today.getTime() + days * day + 9 * hour);

const stamped = (at: Date) => ({ createdAt: at, updatedAt: at });
const imagePath = (kind: string, title: string): string => `images/${demoId('image', kind, title)}`;

const blogParts = (today: Date): Part[] =>
  blogTexts.map(({ title, author, category, motif, age, content }) => {
    const image = imagePath('blog', title);
    const record = {
      title,
      author,
      category,
      content: [...content],
      image,
      ...stamped(morning(today, -age)),
    };
    return {
      document: planned(blogs, demoId('blog', title), record),
      file: { path: image, make: () => render(banner(title, motif), 'webp') },
    };
  });

const eventParts = (today: Date): Part[] =>
  eventTexts.map(({ title, category, location, motif, startsIn, hours, content }) => {
    const bannerImage = imagePath('event', title);
    const startDate = morning(today, startsIn);
    const endDate = new Date(startDate.getTime() + hours * hour);
    const times = { startDate, endDate, ...stamped(morning(today, Math.min(startsIn - 45, -1))) };
    const record = { title, category, location, content: [...content], bannerImage, ...times };
    return {
      document: planned(events, demoId('event', title), record),
      file: { path: bannerImage, make: () => render(banner(title, motif), 'webp') },
    };
  });

const journalParts = (today: Date): Part[] =>
  journalTexts.map((journal, index) => {
    const { title, description } = journal;
    const path = `documents/${demoId('document', title)}`;
    const record = { title, description, file: path, ...stamped(morning(today, -12 - index * 31)) };
    const make = async () => ({ bytes: articlePdf(journal), contentType: 'application/pdf' });
    return { document: planned(journals, demoId('journal', title), record), file: { path, make } };
  });

const productParts = (today: Date): Part[] =>
  productTexts.map(({ title, description, price, picture }, index) => {
    const image = imagePath('product', title);
    const record = { title, description, price, image, ...stamped(morning(today, -40 - index * 9)) };
    return {
      document: planned(products, demoId('product', title), record),
      file: { path: image, make: () => render(goods(picture), 'webp') },
    };
  });

/** The stored articles, events, journals and products with their files. */
export function contentPlan(today: Date): { documents: PlannedDocument[]; files: PlannedFile[] } {
  const parts = [blogParts, eventParts, journalParts, productParts].flatMap((make) => make(today));
  return { documents: parts.map(({ document }) => document), files: parts.map(({ file }) => file) };
}
