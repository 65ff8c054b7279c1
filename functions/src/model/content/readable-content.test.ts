import { expect, test } from 'vitest';
import { readableContent, readablePage } from './readable-content.ts';

test('content is formatted as texts, file names and links, without pictures', () => {
  const picture = { file: 'content/a.webp', width: 1, height: 1 };
  expect(
    readableContent({
      title: 'Judul',
      content: [{ type: 'paragraph', content: 'Satu kalimat.' }],
      document: { file: 'journals/a.pdf', name: 'jurnal.pdf', size: 9 },
      link: [{ type: 'registration', name: 'Daftar', url: 'https://example.org/daftar' }],
      image: picture,
      bannerImage: picture,
      price: 10_000,
    }),
  ).toEqual({
    title: 'Judul',
    content: 'Satu kalimat.',
    document: 'jurnal.pdf',
    link: ['Daftar (https://example.org/daftar)'],
    image: undefined,
    bannerImage: undefined,
    price: 10_000,
  });
  expect(readableContent({ document: null, image: null })).toEqual({ document: null, image: null });
});

test('a page is formatted as its texts, a list with one line per entry, without pictures', () => {
  expect(
    readablePage({
      vision: 'Visi',
      mission: ['Satu', 'Dua'],
      stories: [{ year: '2013', description: 'Pendirian' }],
      slides: [{ src: '/api/images/x', width: 900, height: 600, alt: 'Rapat' }],
      committees: [{ departementName: 'Riset', member: [{ position: 'Ketua', name: 'Wira' }] }],
    }),
  ).toEqual({
    vision: 'Visi',
    mission: 'Satu\nDua',
    stories: '2013 · Pendirian',
    slides: 'Rapat',
    committees: 'Riset · Ketua · Wira',
  });
  expect(readablePage(null)).toEqual({});
});
