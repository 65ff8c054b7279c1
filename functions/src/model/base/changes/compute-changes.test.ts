import { describe, expect, test } from 'vitest';
import { computeChanges } from './compute-changes.ts';

describe('the changes of an edit', () => {
  test('list each field with its old and new value', () => {
    const before = { title: 'Lama', price: 10, tags: ['a'], at: new Date(0), gone: 'x', same: 1 };
    const after = { title: 'Baru', price: 20, tags: ['a', 'b'], at: new Date(1000), gone: '', same: 1 };
    expect(computeChanges(before, after)).toEqual([
      { field: 'title', old: 'Lama', new: 'Baru' },
      { field: 'price', old: 10, new: 20 },
      { field: 'tags', old: 'a', new: 'a, b' },
      { field: 'at', old: '1970-01-01T00:00:00.000Z', new: '1970-01-01T00:00:01.000Z' },
      { field: 'gone', old: 'x', new: null },
    ]);
  });

  test('are empty when an empty value replaces a missing one, or a field was not sent', () => {
    const before: { name: string; note?: string | undefined } = { name: 'A' };
    expect(computeChanges(before, { note: '' })).toEqual([]);
    expect(computeChanges(before, {})).toEqual([]);
  });

  test('are truncated when a value is long', () => {
    const [change] = computeChanges({ text: 'a'.repeat(501) }, { text: 'b' });
    expect(change).toEqual({ field: 'text', old: `${'a'.repeat(500)}…`, new: 'b', isCut: true });
  });

  test('show the position where long values differ', () => {
    const same = 'a'.repeat(2_000);
    const [change] = computeChanges({ text: `${same}lama` }, { text: `${same}baru${'c'.repeat(600)}` });
    expect(change).toEqual({
      field: 'text',
      old: `…${'a'.repeat(80)}lama`,
      new: `…${'a'.repeat(80)}baru${'c'.repeat(416)}…`,
      isCut: true,
    });
  });

  test.each(['password', 'newPassword', 'totpSecret', 'recoveryCodes', 'taxNumber'])(
    'do not contain the value of %s',
    (field) => {
      expect(computeChanges<Record<string, string>>({ [field]: 'old' }, { [field]: 'new' })).toEqual([
        { field, old: null, new: null },
      ]);
    },
  );
});
