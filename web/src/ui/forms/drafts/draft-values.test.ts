import { expect, test } from 'vitest';
import { draftValues } from './draft-values.ts';

test('what differs from the start is kept, what was emptied too', () => {
  const typed = { title: 'Baru', author: '', category: 'education', steps: [{ title: 'Satu' }] };
  const before = { title: 'Lama', author: 'Rina', category: 'education', steps: [{ title: 'Satu' }] };
  expect(draftValues(typed, before, new Set())).toEqual({ title: 'Baru', author: '' });
});

test('a field that was never filled in is no change', () => {
  expect(draftValues({ name: '', gender: null, email: undefined }, {}, new Set())).toEqual({});
});

test('a list in another order is kept whole', () => {
  const [one, two] = [{ title: 'Satu' }, { title: 'Dua' }];
  expect(draftValues({ steps: [two, one] }, { steps: [one, two] }, new Set())).toEqual({ steps: [two, one] });
});

test('no password, no file and no version is kept', () => {
  const typed = { name: 'Rina', password: 'rahasia', proof: new File(['x'], 'bukti.jpg'), basedOn: 7 };
  expect(draftValues(typed, {}, new Set(['password']))).toEqual({ name: 'Rina' });
});
