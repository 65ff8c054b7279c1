import { expect, test } from 'vitest';
import { deviceStorage } from '#api/device-storage.ts';
import { readSessionCopy, saveSessionCopy } from './session-copy.ts';

const storedCopies = () => deviceStorage.keys().filter((key) => key.startsWith('session-copy:'));
const card = { holder: { name: 'Dewi Lestari' }, photo: null };

test('a copy is readable with the token of its session only, and deleted with another one', async () => {
  deviceStorage.set('token', 'a.b.c.first');
  await saveSessionCopy('card', card);
  expect(await readSessionCopy('card')).toEqual(card);
  const [key = ''] = storedCopies();
  expect(atob(deviceStorage.get(key) ?? '')).not.toContain('Dewi');
  deviceStorage.set('token', 'a.b.c.second');
  expect(await readSessionCopy('card')).toBeUndefined();
  expect(storedCopies()).toEqual([]);
});

test('without a session nothing is stored or read', async () => {
  deviceStorage.set('token', 'a.b.c.first');
  await saveSessionCopy('card', card);
  deviceStorage.remove('token');
  expect(await readSessionCopy('card')).toBeUndefined();
  await saveSessionCopy('other', card);
  expect(storedCopies()).toHaveLength(1);
});

test('a session that ends while a copy is encrypted stores none', async () => {
  for (const key of storedCopies()) deviceStorage.remove(key);
  deviceStorage.set('token', 'a.b.c.first');
  const saving = saveSessionCopy('card', card);
  deviceStorage.remove('token');
  await saving;
  expect(storedCopies()).toEqual([]);
});
