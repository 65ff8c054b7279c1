import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slots } from 'contract/built-in/picture';
import { isoDate } from 'contract/text/dates';
import PDFDocument from 'pdfkit';
import { bin, translations } from '../../functions/src/data/collections.ts';
import type {
  BinnedRecord,
  BlogRecord,
  ContentRecord,
  StoredImage,
} from '../../functions/src/data/content-records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { createAuditRecord } from '../../functions/src/model/base/audit.ts';
import {
  type ContentKind,
  contentKinds,
  searchKeysOf,
} from '../../functions/src/model/content/content-kinds.ts';
import { sourceHashOf, translationIdOf } from '../../functions/src/model/content/translations.ts';
import { chooseSmallWidth } from '../../functions/src/model/files/images.ts';
import { demoId } from './deterministic.ts';
import { render } from './pictures/render.ts';
import { type PlannedDocument, type PlannedFile, planAuditEntry, planDocument } from './planned.ts';
import * as texts from './texts.ts';

interface Part {
  /** The record, with its English texts if there are any. */
  readonly documents: readonly PlannedDocument[];
  readonly files: readonly PlannedFile[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Returns 9:00 in the morning, a number of days from today. */
const morningOf = (today: Date, days: number): Date => new Date(today.getTime() + days * dayMs + 9 * hourMs);

const stampsOf = (at: Date) => ({ createdAt: at, updatedAt: at });

/** Returns a picture with a smaller version, as an upload creates it. */
function pictureOf(kind: string, title: string, slot: 'article' | 'product'): StoredImage {
  const { width, height } = slots[slot];
  const image = { file: `images/${demoId('image', kind, title)}`, width, height };
  const smallWidth = chooseSmallWidth(width);
  if (smallWidth === undefined) return image;
  return { ...image, small: { file: `images/${demoId('small-image', kind, title)}`, width: smallWidth } };
}

/** @param drawing path of an SVG file below `tools`, without extension */
function filesOf({ file, small }: StoredImage, drawing: string): PlannedFile[] {
  const draw = (width?: number) =>
    render(readFileSync(join(import.meta.dirname, '..', `${drawing}.svg`), 'utf8'), 'webp', width);
  return [
    { path: file, make: () => draw() },
    ...(small === undefined ? [] : [{ path: small.file, make: () => draw(small.width) }]),
  ];
}

/** Plans a record with the keys of the search in the admin area. */
const planSearched = <T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
  record: T,
): PlannedDocument => planDocument(kind.collection, id, { ...record, search: searchKeysOf(kind, record) });

/** Plans a record with its English texts, which were published together. */
function planTranslated<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
  record: T,
  english: texts.English | undefined,
): PlannedDocument[] {
  const planned = planSearched(kind, id, record);
  if (english === undefined) return [planned];
  const { state, ...text } = english;
  const source = state === 'stale' ? { ...record, title: `${record.title} (naskah awal)` } : record;
  const translation = {
    ...{ kind: kind.noun, of: id, ...text, sourceHash: sourceHashOf(kind, source) },
    createdAt: state === 'draft' ? null : record.createdAt,
    updatedAt: record.updatedAt,
  };
  return [planned, planDocument(translations, translationIdOf(kind.noun, id), translation)];
}

const planBlogs = (today: Date): Part[] =>
  texts.blogs.published.map(({ banner, age, english, ...text }) => {
    const image = pictureOf('blog', text.title, 'article');
    const record = { ...text, image, ...stampsOf(morningOf(today, -age)) };
    return {
      documents: planTranslated(contentKinds.blog, demoId('blog', text.title), record, english),
      files: filesOf(image, `seed/pictures/banners/${banner}`),
    };
  });

const planEvents = (today: Date): Part[] =>
  texts.events.map(({ banner, startsIn, hours, english, ...text }) => {
    const bannerImage = pictureOf('event', text.title, 'article');
    const startDate = morningOf(today, startsIn);
    const endDate = new Date(startDate.getTime() + hours * hourMs);
    const times = { startDate, endDate, ...stampsOf(morningOf(today, Math.min(startsIn - 45, -1))) };
    return {
      documents: planTranslated(
        contentKinds.event,
        demoId('event', text.title),
        { ...text, bannerImage, ...times },
        english,
      ),
      files: filesOf(bannerImage, `seed/pictures/banners/${banner}`),
    };
  });

/** Returns the article as one A4 page, the same bytes for the same article. */
function articlePdf({ title, authors, description }: (typeof texts.journals)[number]): Buffer {
  const page = new PDFDocument({
    pdfVersion: '1.4',
    size: 'A4',
    margin: 64,
    lang: 'id',
    info: { Title: title, CreationDate: new Date(0) },
  });
  page.font('Helvetica', 11).text('Jurnal Contoh Sistem Informasi').moveDown();
  page.font('Helvetica-Bold', 20).text(title).moveDown(0.4);
  page.font('Helvetica', 13).text(authors).moveDown();
  page.font('Helvetica-Bold', 13).text('Abstrak');
  page.font('Helvetica', 12).text(description).moveDown(2);
  page.fontSize(10).text('Dokumen contoh: penulis, data, dan temuan di dalamnya rekaan.');
  page.end();
  // Without a length, Node 26 returns the first chunk only.
  return page.read(page.readableLength) as Buffer;
}

const planJournals = (today: Date): Part[] =>
  texts.journals.map((journal, index) => {
    const { title, description } = journal;
    const path = `documents/${demoId('document', title)}`;
    const bytes = articlePdf(journal);
    const document = { file: path, name: `${title}.pdf`, size: bytes.length };
    const createdAt = morningOf(today, -12 - index * 31);
    const record = {
      title,
      description,
      document,
      authors: journal.authors.split(', '),
      journalTitle: 'Jurnal Contoh Sistem Informasi',
      volume: '3',
      issue: String(index + 1),
      year: Number(isoDate(createdAt).slice(0, 4)),
      pages: `${index * 14 + 1}–${index * 14 + 14}`,
      abstract: null,
      // The prefix for examples, reserved by the registry.
      doi: `10.5555/jurnal-contoh.3.${index + 1}`,
      ...stampsOf(createdAt),
    };
    const make = async () => ({ bytes, contentType: 'application/pdf' });
    return {
      documents: planTranslated(contentKinds.journal, demoId('journal', title), record, journal.english),
      files: [{ path, make }],
    };
  });

const planProducts = (today: Date): Part[] =>
  texts.products.map(({ picture, english, ...text }, index) => {
    const image = pictureOf('product', text.title, 'product');
    const record = { ...text, image, ...stampsOf(morningOf(today, -40 - index * 9)) };
    return {
      documents: planTranslated(contentKinds.product, demoId('product', text.title), record, english),
      files: filesOf(image, picture),
    };
  });

/** Plans a draft and a scheduled article, without pictures. */
const planUnpublished = (today: Date): PlannedDocument[] =>
  texts.blogs.unpublished.map(({ comesIn, age, ...text }) =>
    planSearched(contentKinds.blog, demoId('blog', text.title), {
      ...text,
      image: null,
      createdAt: comesIn === null ? null : morningOf(today, comesIn),
      updatedAt: morningOf(today, -age),
    }),
  );

function planBin(today: Date, admin: Actor): PlannedDocument[] {
  const { age, deletedAgo, ...text } = texts.blogs.deleted;
  const { title } = text;
  const id = demoId('blog', title);
  const deletedAt = morningOf(today, -deletedAgo);
  const record: BinnedRecord & BlogRecord = {
    ...text,
    image: null,
    ...stampsOf(morningOf(today, -age)),
    kind: 'blog',
    files: [],
    deletedAt,
    deletedBy: admin.name,
    deletedById: admin.id,
  };
  const entry = { ...createAuditRecord(admin, 'blog.delete', { id, name: title }), at: deletedAt };
  return [planDocument(bin, id, record), planAuditEntry(demoId('audit', 'blog.delete', id), entry)];
}

/** Plans the stored articles, events, journals and products with their files, and the content of the bin. */
export function planContent(
  today: Date,
  admin: Actor,
): { documents: PlannedDocument[]; files: PlannedFile[] } {
  const parts = [planBlogs, planEvents, planJournals, planProducts].flatMap((plan) => plan(today));
  const documents = parts.flatMap((part) => part.documents);
  return {
    documents: [...documents, ...planUnpublished(today), ...planBin(today, admin)],
    files: parts.flatMap(({ files }) => files),
  };
}
