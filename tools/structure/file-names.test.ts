import { expect, test } from 'vitest';
import { findMisnamedFiles } from './file-names.ts';

const check = (file: string, source: string): string[] => findMisnamedFiles(new Map([[file, source]]));

test('the name of a file of the model is in the name of an export', () => {
  const openBill = 'export const openBill = () => {};';
  for (const name of ['open-bill', 'bill', 'bills'])
    expect(check(`functions/src/model/bills/${name}.ts`, openBill)).toEqual([]);
  expect(check('functions/src/model/a/entries.ts', 'export interface Entry {}')).toEqual([]);
  expect(check('functions/src/model/card/passes.ts', 'export async function createPass() {}')).toEqual([]);
  expect(check('functions/src/model/bills/opening.ts', openBill)).toEqual([
    'functions/src/model/bills/opening.ts is named after none of its exports: name it after the main one.',
  ]);
  expect(check('functions/src/model/bills/open-bill.ts', "import { openBill } from './a.ts';")).toHaveLength(
    1,
  );
});

test('tests, declarations and other folders may have any name', () => {
  for (const file of ['functions/src/model/a/b.test.ts', 'functions/src/model/a/b.d.ts', 'contract/b.ts'])
    expect(check(file, '')).toEqual([]);
});
