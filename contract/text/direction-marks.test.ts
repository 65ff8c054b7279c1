import { expect, test } from 'vitest';
import { containsUrl, withoutDirectionMarks } from './direction-marks.ts';

test.each([
  ['Sari\u202Egpj.exe', 'Sarigpj.exe'],
  ['\u200FSari\u200E', 'Sari'],
  ['\u2066Sari\u2069 \u061CDewi', 'Sari Dewi'],
  ['سارة', 'سارة'],
  ['Zoë d\u2019Arc', 'Zoë d\u2019Arc'],
])('direction marks are removed from %j, which becomes %j', (name, shown) => {
  expect(withoutDirectionMarks(name)).toBe(shown);
});

test.each([
  ['Hadiah https://contoh.example', true],
  ['HTTP:contoh', true],
  ['chat wa.me/62811', true],
  ['WA.ME', true],
  ['t.me/hadiah', true],
  ['www.contoh.example', true],
  ['ftp://contoh', true],
  ['Sari Dewi, S.Kom., M.T.', false],
  ['Wa Meja', false],
  ['Ny. A. Wame', false],
  ['Dr. T. Mela', false],
  ['PT Awww Media', false],
])('%j contains a URL: %j', (name, holds) => {
  expect(containsUrl(name)).toBe(holds);
});
