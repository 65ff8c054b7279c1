import { expect, test } from 'vitest';
import { readAddressList } from './address-list.ts';

const read = (text: string) => readAddressList(text).map(({ line, name, email }) => [line, name, email]);

test('a pasted list is read in any common form', () => {
  expect(read('rina@example.org')).toEqual([[1, '', 'rina@example.org']]);
  expect(read('Rina Wati <rina@example.org>; Budi <budi@example.org>, sari@example.org')).toEqual([
    [1, 'Rina Wati', 'rina@example.org'],
    [1, 'Budi', 'budi@example.org'],
    [1, '', 'sari@example.org'],
  ]);
  expect(read('\n rina@example.org\tbudi@example.org \r\n\r\nsari@example.org\r')).toEqual([
    [2, '', 'rina@example.org'],
    [2, '', 'budi@example.org'],
    [4, '', 'sari@example.org'],
  ]);
});

test('a CSV file is read with its header, names and any column order', () => {
  expect(read('\uFEFFNama,E-mail\n"Wati, Rina",rina@example.org\n,,\nBudi S.,budi@example.org')).toEqual([
    [2, 'Wati', 'rina@example.org'],
    [4, 'Budi S.', 'budi@example.org'],
  ]);
  expect(read('surel;nama\nrina@example.org;Rina Wati;Dosen')).toEqual([
    [2, 'Rina Wati', 'rina@example.org'],
  ]);
});

test('a line without an address is reported with its number', () => {
  expect(read('rina@example.org\nBudi Santoso\nsari@\nemail')).toEqual([
    [1, '', 'rina@example.org'],
    [2, '', null],
    [3, '', null],
    [4, '', null],
  ]);
  expect(readAddressList(' Budi Santoso ')).toEqual([
    { line: 1, text: 'Budi Santoso', name: '', email: null },
  ]);
  expect(read(' \n,;\n')).toEqual([]);
});
