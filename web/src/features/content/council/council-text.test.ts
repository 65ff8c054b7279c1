import { expect, test } from 'vitest';
import { divideSeats } from './council-text.ts';

test('secretaries and treasurers are staff of the president, in English and Indonesian', () => {
  const seats = ['Vice President I', 'Secretary General', 'Wakil Ketua', 'Sekretaris II', 'Bendahara'].map(
    (position) => ({ position, name: position, institution: '' }),
  );
  const { office, line } = divideSeats(seats);
  expect(office.map(({ position }) => position)).toEqual(['Secretary General', 'Sekretaris II', 'Bendahara']);
  expect(line.map(({ position }) => position)).toEqual(['Vice President I', 'Wakil Ketua']);
});
