import type { ContentBlock } from 'contract/schemas/content';
import type { Client, InputOf } from '../suite/client.ts';
import { pdf } from './documents.ts';
import { jpeg, picture } from './images.ts';

/** Creates the form data of the admin area. */

/** Returns a picture as a data URL. */
export const dataUrl = async (bytes?: Buffer, type = 'jpeg'): Promise<string> =>
  `data:image/${type};base64,${(bytes ?? (await jpeg())).toString('base64')}`;

export const blogForm = (changes: Partial<InputOf<'createBlog'>> = {}): InputOf<'createBlog'> => ({
  title: 'Menata data kampus',
  content: 'Paragraf pertama.\n\nParagraf kedua.',
  author: 'Sari Wulandari',
  category: 'research',
  ...changes,
});

export const eventForm = async (
  changes: Partial<InputOf<'createEvent'>> = {},
): Promise<InputOf<'createEvent'>> => ({
  title: 'Lokakarya tata kelola',
  content: 'Dua hari bersama praktisi.',
  location: 'Bandung',
  startDate: '2026-12-01T09:00',
  endDate: '2026-12-02T16:30',
  category: 'workshop',
  bannerImage: await picture('spanduk.jpg'),
  ...changes,
});

export const journalForm = (changes: Partial<InputOf<'createJournal'>> = {}): InputOf<'createJournal'> => ({
  title: 'Jurnal Sistem Informasi',
  description: 'Terbitan kedua.\nTahun ini.',
  file: pdf(),
  ...changes,
});

export const productForm = async (
  changes: Partial<InputOf<'createProduct'>> = {},
): Promise<InputOf<'createProduct'>> => ({
  title: 'Kaus Kawung',
  description: 'Katun, ukuran S sampai XXL.',
  price: '145.000',
  image: await picture('kaus.jpg'),
  ...changes,
});

type ImageBlock = Extract<ContentBlock, { type: 'image' }>;

/** Uploads a picture as this admin and returns its content block. */
export async function pictureBlock(admin: Client, alt = 'Peta'): Promise<ImageBlock> {
  const { body } = await admin.ok('uploadImage', { image: await picture() });
  return { type: 'image', src: body.image, alt, ...body.imageSize };
}
