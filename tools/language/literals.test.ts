import { describe, expect, test } from 'vitest';
import { literalsOf } from './literals.ts';

const textsOf = (source: string): string[] => literalsOf('page.tsx', source).map(({ text }) => text);

describe('is found:', () => {
  test.each([
    ['text of an element', 'const a = <p>Simpan</p>;', ['Simpan']],
    ['text between elements', 'const a = <p>Masuk <b>{x}</b> dulu</p>;', ['Masuk', 'dulu']],
    ['a label', 'const a = <button aria-label="tutup" />;', ['tutup']],
    [
      'a title, an alternative text and a placeholder',
      'const a = <i title="Data diri" alt="foto" placeholder="nama" />;',
      ['Data diri', 'foto', 'nama'],
    ],
    ['a phrase in an attribute', 'const a = <Panel heading="Data diri" />;', ['Data diri']],
    ['a phrase in a call', "toast('Profil disimpan.');", ['Profil disimpan.']],
    ['a word with a capital', "const label = 'Simpan';", ['Simpan']],
    ['a template', `const text = \`Sisa \${days} hari\`;`, ['Sisa {} hari']],
    ['a word next to a value', `const text = \`\${days} hari\`;`, ['{} hari']],
    ['a choice', "const text = isOpen ? 'Tutup menu' : 'Buka menu';", ['Tutup menu', 'Buka menu']],
    ['a value of an object', "const labels = { cash: 'Uang tunai' };", ['Uang tunai']],
  ])('%s', (_name, source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });
});

describe('is not found:', () => {
  test.each([
    ['a text of the catalogue', 'const a = <p>{t.save}</p>;'],
    ['a class list', "const a = <p className=\"flex gap-2\">{cx('mt-2 sm:grid', 'text-sm font-bold')}</p>;"],
    ['an address', 'const a = <a href="/blog">{link(\'https://example.org/a b\')}</a>;'],
    ['an error for developers', "throw new Error('The part is missing.');"],
    ['a comparison', "const isIt = name === 'Data diri';"],
    ['an import and a type', "import a from 'A b';\ntype Kind = 'Data diri' | 'Kata sandi';"],
    ['a key of the keyboard', "const keys = ['Enter', 'Escape', 'ArrowUp'];"],
    ['a name that is the same in all languages', "const label = 'Google Wallet';"],
    ['punctuation', 'const a = <p>{x} · {y}, …</p>;'],
  ])('%s', (_name, source) => {
    expect(textsOf(source)).toEqual([]);
  });
});

test('the place of a text is its offset in the file', () => {
  const source = "const a = 1;\ntoast('Profil disimpan.');";
  expect(literalsOf('page.ts', source)).toEqual([
    { start: source.indexOf("'Profil"), text: 'Profil disimpan.' },
  ]);
});
