import { expect, test } from 'vitest';
import { readablePage } from './readable-page.ts';

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
