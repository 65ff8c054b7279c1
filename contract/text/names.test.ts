import { expect, test } from 'vitest';
import { containsUrl, withoutInvisibleCharacters } from './names.ts';

test.each([
  ['Sari\u202Egpj.exe', 'Sarigpj.exe'],
  ['\u200FSari\u200E', 'Sari'],
  ['\u2066Sari\u2069 \u061CDewi', 'Sari Dewi'],
  ['سارة', 'سارة'],
  ['Zoë d\u2019Arc', 'Zoë d\u2019Arc'],
])('direction marks are removed from %j, which becomes %j', (name, shown) => {
  expect(withoutInvisibleCharacters(name)).toBe(shown);
});

test.each([
  ['\u200B\u2060\uFEFF\u3164\u2800', ''],
  ['Sa\u200Bri\u00AD', 'Sari'],
  ['Sari\u202Egpj.exe', 'Sarigpj.exe'],
  ['\u200DSari\u200C Dewi', 'Sari Dewi'],
  ['Sari \u200CDewi', 'Sari Dewi'],
  // A joiner between Persian letters changes their shape.
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['Ṣārī', 'Ṣārī'],
])('invisible characters are removed from %j, which becomes %j', (name, shown) => {
  expect(withoutInvisibleCharacters(name)).toBe(shown);
});

test.each([
  ['bit.ly/abc', true],
  ['evil.com', true],
  ['Hadiah di Evil.COM!', true],
  ['x.com', true],
  ['s.id/hadiah', true],
  ['toko-hadiah.co.id', true],
  ['hadiah.shop', true],
  ['evil．com', true],
  ['evil。com', true],
  ['ev\u200Bil.com', true],
  ['evil.c\u200Com', true],
  ['PT Tokopedia.com', true],
  ['pthadiah.info', true],
  ['hadiahpt.info', true],
  ['PT Tokopedia', false],
  ['Com Net', false],
  ['M.Me', false],
  ['Drs.Budi Santoso,M.Si.,Ph.D', false],
  ['dr.Siti Aminah,Sp.A', false],
  ['Muh.Idris, S.Ag., M.E.', false],
  ['PT.Info Media', false],
  ['CV.Link Jaya', false],
  ['A.A. Ngurah, S.Kom/M.T.', false],
  ['St.Petersburg', false],
  ['I.D. Mewa', false],
  ['Sari\u200DDewi.', false],
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
