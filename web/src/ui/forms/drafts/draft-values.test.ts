import { expect, test } from 'vitest';
import { draftValues } from './draft-values.ts';

test('a draft contains changed fields, emptied ones included', () => {
  const typed = { title: 'Baru', author: '', category: 'education', steps: [{ title: 'Satu' }] };
  const before = { title: 'Lama', author: 'Rina', category: 'education', steps: [{ title: 'Satu' }] };
  expect(draftValues(typed, before, new Set())).toEqual({ title: 'Baru', author: '' });
});

test('a field that was never filled in is no change', () => {
  expect(draftValues({ name: '', gender: null, email: undefined }, {}, new Set())).toEqual({});
});

test('a reordered list is stored as a whole', () => {
  const [one, two] = [{ title: 'Satu' }, { title: 'Dua' }];
  expect(draftValues({ steps: [two, one] }, { steps: [one, two] }, new Set())).toEqual({ steps: [two, one] });
});

test('passwords, files and versions are not stored', () => {
  const typed = { name: 'Rina', password: 'rahasia', proof: new File(['x'], 'bukti.jpg'), basedOn: 7 };
  expect(draftValues(typed, {}, new Set(['password']))).toEqual({ name: 'Rina' });
});
