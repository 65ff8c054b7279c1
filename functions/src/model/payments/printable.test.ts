import { expect, test } from 'vitest';
import { toPrintable } from './printable.ts';

test.each([
  ['Sari Wulandari', 'Sari Wulandari'],
  ["R. Ng. Ma'ruf, S.Kom.", "R. Ng. Ma'ruf, S.Kom."],
  ['Müller-Ångström', 'Müller-Ångström'],
  ['Mu\u0308ller', 'Müller'],
  ['Nguyễn Thị Đào', 'Nguyên Thi Dào'],
  ['Łukasz Şahin', 'Lukasz Sahin'],
  ['Đđ Łł ı Ħħ', 'Dd Ll i Hh'],
  ['Šimić … 5 € ™ ½', 'Šimic … 5 € ™ ½'],
  ['ŉ', '?'],
  ['“Ibu” – Rp\u00a01', '“Ibu” – Rp 1'],
  ['李小龍', '???'],
  ['Budi 🎓', 'Budi ?'],
  ['dua\nbaris', 'dua baris'],
])('%s is set as %s', (given, expected) => {
  expect(toPrintable(given)).toBe(expected);
});
