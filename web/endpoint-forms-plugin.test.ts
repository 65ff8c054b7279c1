import { setLocaleReader } from 'contract/text/language/localize';
import { t } from 'contract/text/messages/files';
import { expect, test } from 'vitest';
import { toSource } from './endpoint-forms-plugin.ts';

/** Evaluates the generated source, as the browser does. */
const evaluate = (value: unknown): unknown => new Function(`return ${toSource(value)};`)();

test('data is the same after its source is evaluated', () => {
  const data = { 'photo-file': ['a', { required: true, max: 2 }], note: null, text: `"\`\${x}\`\n</script>` };
  expect(evaluate(data)).toEqual(data);
});

test('fields without a value are left out', () => {
  expect(toSource({ optional: [], files: undefined })).toBe('{"optional":[]}');
});

test('a function that returns a text stays a function with the text of the build', () => {
  expect(toSource({ message: () => 'Pilih "berkas".' })).toBe('{"message":() => "Pilih \\"berkas\\"."}');
  expect((evaluate({ message: () => 'Pilih.' }) as { message: () => string }).message()).toBe('Pilih.');
});

test('a text of the contract is in the language of the build', () => {
  const [key] = Object.keys(t).filter((name) => typeof t[name as keyof typeof t] === 'string');
  const read = () => t[key as keyof typeof t];
  const sourceIn = (locale: 'id' | 'en') => {
    const previous = setLocaleReader(() => locale);
    try {
      return toSource(read);
    } finally {
      setLocaleReader(previous);
    }
  };
  expect(sourceIn('en')).not.toBe(sourceIn('id'));
});
