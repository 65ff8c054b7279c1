import type { SiteContentOf } from 'contract/content/site-content';
import type { SitePage } from 'contract/schemas/site-pages';
import { Batch, Increment } from '../../../functions/src/data/batch.ts';
import { contentTotals, totalsIds, translations } from '../../../functions/src/data/collections.ts';
import type {
  BlogRecord,
  ContentRecord,
  EventRecord,
  JournalRecord,
  ProductRecord,
  StoredImage,
  TranslationRecord,
} from '../../../functions/src/data/content-records.ts';
import { fileStore, newFilePath } from '../../../functions/src/data/file-store.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import {
  type ContentKind,
  contentKindOf,
  contentKinds,
  searchKeysOf,
} from '../../../functions/src/model/content/content-kinds.ts';
import { sourceHashOf, translationIdOf } from '../../../functions/src/model/content/translations.ts';
import type { InputOf } from '../suite/client.ts';
import { webp } from './images.ts';

/** Creates articles, events, journals and products as the function stores them, counted in the totals. */

export interface Made<T> {
  readonly id: string;
  readonly record: T;
}

const seat = { position: 'President', name: 'Wira Adiningrat', institution: 'Universitas Contoh' };
/** Valid content of each page. */
export const siteContents: { [P in SitePage]: SiteContentOf<P> } = {
  home: {
    title: 'Selamat datang',
    description: 'Baris satu\nBaris dua',
    announcement: { text: 'Kantor tutup.', link: '/contact', until: '2099-12-31' },
    slides: [{ src: '/images/carousel/riset.webp', width: 900, height: 600, alt: '' }],
    whatWeDo: [{ title: 'IS Research', description: '' }],
  },
  about: {
    description: 'Tentang kami',
    vision: 'Visi',
    mission: ['Satu', 'Dua'],
    stories: [{ year: '23 Sep 2013', description: 'Pendirian' }],
  },
  contact: {
    phone: ['+62 800 0000 0001'],
    email: ['layanan@example.org'],
    address: ['Gedung Contoh\nJakarta'],
    social: [{ label: '@sisindo', url: 'https://social.example.org/sisindo' }],
  },
  council: { council: [seat], committees: [{ departementName: 'IS Education', member: [seat] }] },
  legal: { note: 'Terdaftar.', facts: [{ label: 'NPWP', value: '00.000.000.0-000.000' }] },
  bylaws: {
    adopted: 'Musyawarah Nasional, 12 Maret 2024',
    constitution: [{ title: 'BAB I Nama', text: 'Pasal 1\nPerkumpulan ini bernama SISINDO.' }],
    bylaws: [{ title: 'BAB I Keanggotaan', text: 'Pasal 1' }],
  },
  professional: { areas: [{ title: 'Audit sistem informasi', description: '' }] },
};

let serial = 0;
const firstDay = Date.parse('2026-01-05T03:00:00.000Z');

/** Returns times one minute after the previous ones. */
function stamps(): { createdAt: Date; updatedAt: Date } {
  serial += 1;
  const at = new Date(firstDay + serial * 60_000);
  return { createdAt: at, updatedAt: at };
}

async function store<T extends ContentRecord>(kind: ContentKind<T>, record: T): Promise<Made<T>> {
  const id = newId();
  const stored = { ...record, search: searchKeysOf(kind, record) };
  const batch = new Batch().create(kind.collection, id, stored);
  await batch.merge(contentTotals, totalsIds.content, { [kind.counter]: new Increment(1) }).commit();
  return { id, record: stored };
}

/** Stores a picture with its file. */
export async function makeImage(): Promise<StoredImage> {
  const file = newFilePath('images');
  await fileStore.save(file, { contentType: 'image/webp', bytes: await webp(320, 240) });
  return { file, width: 320, height: 240 };
}

/** Returns the id of a stored picture for `getImage`. */
export const idOf = (image: StoredImage | null): string => String(image?.file.split('/').at(-1));

export const makeBlog = async (fields: Partial<BlogRecord> = {}): Promise<Made<BlogRecord>> => {
  const times = stamps();
  return store(contentKinds.blog, {
    title: `Artikel ${serial}`,
    author: 'Sari Wulandari',
    category: 'research',
    content: [
      { type: 'text', content: 'Paragraf pertama.' },
      { type: 'unorderedList', lists: ['satu', 'dua'] },
    ],
    image: fields.image === undefined ? await makeImage() : fields.image,
    ...times,
    ...fields,
  });
};

export const makeEvent = async (fields: Partial<EventRecord> = {}): Promise<Made<EventRecord>> => {
  const times = stamps();
  return store(contentKinds.event, {
    title: `Acara ${serial}`,
    category: 'workshop',
    location: 'Bandung',
    content: [{ type: 'text', content: 'Lokakarya dua hari.' }],
    startDate: new Date(times.createdAt.getTime() + 86_400_000),
    endDate: new Date(times.createdAt.getTime() + 2 * 86_400_000),
    bannerImage: fields.bannerImage === undefined ? await makeImage() : fields.bannerImage,
    ...times,
    ...fields,
  });
};

/** Content of each created journal's document. */
export const documentBytes = Buffer.from('%PDF-1.4\n% contoh\n%%EOF\n');

export const makeJournal = async (fields: Partial<JournalRecord> = {}): Promise<Made<JournalRecord>> => {
  const times = stamps();
  const file = newFilePath('documents');
  await fileStore.save(file, { contentType: 'application/pdf', bytes: documentBytes });
  return store(contentKinds.journal, {
    title: `Jurnal ${serial}`,
    description: 'Terbitan anggota.',
    document: { file, name: `jurnal-${serial}.pdf`, size: documentBytes.length },
    ...times,
    ...fields,
  });
};

export const makeProduct = async (fields: Partial<ProductRecord> = {}): Promise<Made<ProductRecord>> => {
  const times = stamps();
  return store(contentKinds.product, {
    title: `Produk ${serial}`,
    description: 'Katun, ukuran S sampai XXL.',
    price: 135_000,
    image: fields.image === undefined ? await makeImage() : fields.image,
    ...times,
    ...fields,
  });
};

interface Translated {
  readonly id: string;
  readonly record: ContentRecord;
}

/** Stores English texts of content, published like the factories' content by default. Returns their id. */
export async function makeTranslation(
  noun: keyof typeof contentKinds,
  { id, record }: Translated,
  fields: Partial<TranslationRecord> = {},
): Promise<string> {
  const kind = contentKindOf(noun);
  const text =
    kind.textField === 'content'
      ? { content: [{ type: 'text' as const, content: 'An English text.' }] }
      : { description: 'An English text.' };
  const facts = { kind: noun, of: id, sourceHash: sourceHashOf(kind, record) };
  const translation = { ...facts, title: `English title ${id}`, ...text, ...stamps(), ...fields };
  await new Batch().create(translations, translationIdOf(noun, id), translation).commit();
  return translationIdOf(noun, id);
}

export const contactForm = (
  changes: Partial<InputOf<'sendContactMessage'>> = {},
): InputOf<'sendContactMessage'> => ({
  firstName: 'Dewi',
  lastName: 'Lestari',
  email: 'dewi@example.org',
  message: 'Apakah mahasiswa boleh mendaftar?\nTerima kasih.',
  website: '',
  ...changes,
});
